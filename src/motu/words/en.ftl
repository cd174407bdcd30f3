### The house in English.

seat-name = Player { $number }

language-en = English
language-de = Deutsch
language-ru = Русский
