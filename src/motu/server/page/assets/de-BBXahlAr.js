var e=`### Die Seite auf Deutsch.

headline = Drei Inseln, ein Tisch
subline = Setz dich gleich dazu. Ganz ohne Konto.
to-start = Zur Startseite
settings = Einstellungen
language = Sprache
close = Schließen
menu = Menü
save = Speichern
copy = Kopieren
copied = Kopiert
try-again = Noch einmal versuchen
you = du

## The start page

your-name = Dein Name
name-hint = So sehen dich die anderen am Tisch. Höchstens 24 Zeichen.
join-by-link = Mit Link beitreten
link-or-code = Link oder Code
sit-down = Beitreten
play-now = Sofort gegen Bots spielen
new-table = Neuer Tisch
create-table = Tisch eröffnen
rules-of = Regeln von { $game }
players-range = { $least } bis { $most } Spieler
minutes = { $count } Min.
my-tables = Deine Tische
tables-waiting = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
no-tables-yet = Noch keine Tische. Eröffne oben einen: Die Bots sind bereit.
table-unreadable = Dieser Tisch lässt sich nicht öffnen.
play-on = Weiterspielen
look = Ansehen
your-turn = Du bist dran
stage-over = Das Spiel ist zu Ende
stage-archived = Nur noch zum Ansehen.
stage-open = { $count ->
    [0] Alle Plätze sind besetzt
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
waiting-for = Warten auf { $name }
waiting-for-bot = Ein Bot überlegt
open-tables = Offene Tische
all-tables = Alle { $count }
free-seats = { $count ->
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
}
no-open-tables = Zurzeit gibt es keine offenen Tische. Eröffne einen und lade jemanden ein.
take-a-seat = Platz nehmen

## A new table

game = Spiel
seats = Wer spielt
seat-of = Platz { $letter }
seat-me = Ich
seat-open = Freier Platz
bot-of-level = Bot: { $level }
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte
fewer-seats = Platz entfernen
more-seats = Platz hinzufügen
variants = Varianten
table = Tisch
title-hint = Name des Tisches (optional)
listed = Bei den offenen Tischen zeigen
listed-hint = Alle dürfen einen freien Platz nehmen. Sonst nur, wer den Link hat.
hints = Tipps und Analyse
hints-hint = Für freundschaftliche Spiele: Alle dürfen den Experten um Rat fragen und das Spiel danach analysieren lassen.
from-record = Oder ein gespeichertes Spiel öffnen (eine .motu- oder .json-Datei):
set-up-table = Tisch eröffnen

## The table

opening-table = Der Tisch wird aufgebaut …
bot-name = Bot { $letter }
former-player = Ehemaliger Mitspieler { $letter }
no-table-title = Diesen Tisch gibt es nicht
no-table-text = Vielleicht ist der Link unvollständig, oder der Tisch wurde entfernt.
connection-open = Verbunden
connection-lost = Verbindung verloren, neuer Versuch …
connection-overloaded = Zu viele Anfragen, kurze Pause …
watchers = { $count ->
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
}
rules = Regeln
help = Hilfe
other-release = Auf dem Server liegt eine neuere Version dieser Seite.
load-anew = Neu laden
question = Aktuelle Entscheidung
steps = Schritte des Zuges
undo = Rückgängig
this-turn = Dieser Zug
undo-to-here = Bis hierher rückgängig machen
choose = Wähle einen Zug
which-one = Was davon meinst du?
let-go = Abbrechen
no-way-back = Das lässt sich nicht rückgängig machen.
sending = Dein Zug wird gesendet …
please-wait = Bitte warten …
bot-thinks = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
you-win = { $points ->
    [one] Du gewinnst mit { $points } Punkt!
   *[other] Du gewinnst mit { $points } Punkten!
}
wins = { $points ->
    [one] { $name } gewinnt mit { $points } Punkt
   *[other] { $name } gewinnt mit { $points } Punkten
}
shared-victory = { $points ->
    [one] { $names } teilen sich den Sieg mit { $points } Punkt
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten
}
past-title = Rückblick: Zeile { $at } von { $of }
past-hint = Du siehst einen früheren Moment und kannst hier nicht ziehen; das Spiel läuft derweil weiter.
past-over-hint = So sah der Tisch damals aus. Das Spiel ist vorbei.
back-to-live = Zum aktuellen Stand
others = Die anderen
thinks = überlegt …
decides = entscheidet
here = am Tisch
away = nicht am Tisch
free = frei
whole-side = Alles von { $name } zeigen
choices = Auswahl
all-choices = Alle { $count } Möglichkeiten
side = Verlauf, Chat und Punkte
log = Verlauf
chat = Chat
scores = Punkte
unread = ungelesen
since-last = Seit deinem letzten Zug
jump-here = Den Tisch zu diesem Zeitpunkt zeigen
nothing-yet = Noch ist nichts passiert.
whole-log = Den ganzen Verlauf zeigen
spectator = Zuschauer
notes = Private Notizen
notes-hint = Nur für dich, in diesem Browser gespeichert.
moment-link = Link zu diesem Moment kopieren
no-chat-yet = Noch hat niemand etwas gesagt.
say-something = Sag etwas
send = Senden
total = Summe
total-open = Bisher sichtbar
open-points-hint = Verdeckte Punkte kommen am Ende dazu.
history = Spielverlauf
first = Zum Anfang
back = Eine Entscheidung zurück
forward = Eine Entscheidung vor
live = Live
past = Zeile { $at } von { $of }
rule = Regel { $clause }
tab-mine = Meins
tab-choices = Auswahl
tab-table = Tisch
tab-others = Andere
tab-log = Verlauf

## Waiting, leaving, the end

waiting-title = Es geht los, sobald alle da sind
put-a-bot = Bot hinzufügen
invite = Mit Link einladen
invite-hint = Wer ihn öffnet, kann einen freien Platz nehmen oder zusehen.
other-device = Auf einem anderen Gerät weiterspielen
other-device-hint = Dieser Link öffnet deinen Platz und gilt nur einmal. Gib ihn nicht weiter.
leave = Den Tisch verlassen
leave-surely = Verlassen, ein Bot übernimmt
leave-hint = Ein Bot übernimmt deinen Platz bis zum Spielende.
show-result = Ergebnis zeigen
first-place = Erster Platz
points-by-source = Punkte nach Herkunft
rematch = Noch ein Spiel
rematch-ready = Ein neues Spiel mit derselben Runde steht bereit.
to-rematch = Zur Revanche
look-at-table = Den Tisch ansehen
record = Aufzeichnung speichern
save-table = Ganzen Tisch speichern

## Help

help-text = Was orange leuchtet, kannst du jetzt wählen. Fahre mit der Maus darüber, um zu sehen, was es bringt. Dieselben Möglichkeiten stehen als Liste in der Seitenspalte.
key-arrows = Zwischen den Möglichkeiten wechseln
key-enter = Wählen, bestätigen
key-numbers = Nach Nummer wählen
key-undo = Rückgängig machen
key-escape = Auswahl aufheben
key-history = Im Spiel zurück und vor
key-help = Diese Hilfe

## Rules

contents = Inhalt
figures = Woher die Zahlen stammen
figures-hint = Jede Zahl des Spiels hat eine Quelle. Zahlen, die nur auf dem gedruckten Material stehen, sind rekonstruiert.
rules-only-english = Diese Regeln gibt es bisher nur auf Englisch.
sure-printed = steht im Regelheft
sure-derived = folgt aus gedruckten Zahlen
sure-reported = von Spielern berichtet
sure-reconstructed = rekonstruiert

## Settings

theme = Darstellung
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
speed = Animationen
speed-off = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
confirm = Züge bestätigen
confirm-always = Immer
confirm-final = Nur endgültige
confirm-never = Nie
senses = Anzeige und Ton
marks = Stärkere Markierung
marks-hint = Was wählbar ist, bekommt einen doppelten Rahmen, damit es nicht nur an der Farbe zu erkennen ist.
sound = Ton
sound-hint = Kurze Töne für Züge und wenn du dran bist.
settings-kept = Wird nur in diesem Browser gespeichert.

## What the server has stored of the reader

your-data = Deine Daten
your-data-hint = Der Server kennt deinen Namen, deine Tische und was du im Chat geschrieben hast.
download-data = Meine Daten herunterladen
delete-data = Meine Daten löschen
data-deleted = Deine Daten sind gelöscht.
delete-data-title = Deine Daten löschen?
delete-data-name = Dein Name und alles, was du im Chat geschrieben hast, werden gelöscht.
delete-data-running = In laufenden Spielen übernimmt ein Bot deinen Platz.
delete-data-finished = Beendete Spiele bleiben für die anderen erhalten. Statt deines Namens steht dort „Ehemaliger Mitspieler“.
delete-data-notes = Auch deine privaten Notizen in diesem Browser werden gelöscht.
delete-data-surely = Alles löschen
keep-data = Alles behalten

## Nothing here, and errors

not-found-title = Hier ist nur Wasser
not-found-text = Unter dieser Adresse gibt es keine Seite.
error-page-offline = Der Server ist nicht zu erreichen.
error-unknown = Etwas ist schiefgegangen.

## The guided game, and advice

lesson = Einführungsspiel
lesson-step = Schritt { $step } von { $steps }
lesson-strayed = Du hast anders gezogen, und das Spiel geht weiter. Mit „Rückgängig“ kommst du zur Anleitung zurück.
learn-game = { $game } im Einführungsspiel lernen
advice = Tipp des Experten
advice-thinking = Der Experte überlegt …
advice-chance = gewinnt { $percent }\xA0% der Spiele
advice-points = { $points ->
    [one] { $points } Punkt am Ende:
   *[other] { $points } Punkte am Ende:
}
advice-beside = { $points ->
    [one] { $points } Punkt am Ende; verglichen mit der ersten Wahl:
   *[other] { $points } Punkte am Ende; verglichen mit der ersten Wahl:
}
advice-difference = Punkte mehr oder weniger als bei der ersten Wahl, nach Herkunft
advice-alike = { $points ->
    [one] { $points } Punkt am Ende, aus denselben Quellen wie bei der ersten Wahl
   *[other] { $points } Punkte am Ende, aus denselben Quellen wie bei der ersten Wahl
}
advice-how = Der Experte weiß nur, was du weißt. Für jede Möglichkeit hat er { $deals } Spiele von hier aus zu Ende gespielt; die Gewinnchancen sind auf etwa ±{ $error } Prozentpunkte genau.

## Die Analyse nach dem Spiel

review = Analyse
tab-review = Analyse
review-of-game = Analyse des Spiels
review-off = An diesem Tisch wurde ohne Tipps gespielt, darum gibt es keine Analyse.
review-what = Der Experte blickt auf das Spiel zurück: wer wann vorn lag, wo es kippte und welche Entscheidungen am meisten gekostet haben.
review-ask = Spiel analysieren
review-players-only = Anfordern kann sie, wer am Tisch gesessen hat.
review-making = Der Experte geht das Spiel durch: { $done } von { $whole } …
review-leave = Das dauert etwa eine Minute. Du kannst weggehen; die Analyse ist da, wenn du wiederkommst.
review-nothing = In diesem Spiel hatte niemand eine echte Wahl.
review-chances = Gewinnchancen
review-chart = Gewinnchancen im Lauf des Spiels, als Linien. Dieselben Zahlen stehen in der Tabelle darunter.
review-slider = Zeitpunkt im Spiel
review-begin = Anfang
review-end = Ende
review-turn-key = Wendepunkt
review-better-key = bessere Wahl
review-turning = Wendepunkte
review-no-turning = Die Chancen änderten sich nie stärker, als der Zufall erklären kann.
review-after = Dann: { $choice }
review-better = Was besser gewesen wäre
review-no-better = Der Experte fand nichts, was klar besser gewesen wäre.
review-played = Gespielt
review-rather = Besser
review-loss = { $percent }\xA0% Gewinnchance verschenkt ({ $from }\xA0% → { $to }\xA0%)
review-loss-hint = Auf etwa ±{ $error } Prozentpunkte genau, nach dem, was damals bekannt war
review-why = Unterschied in den Endpunkten, nach Herkunft
review-no-why = Die Punkte wären etwa gleich gewesen; anders ist, was die anderen tun können.
review-table = Alle Zahlen als Tabelle
review-line = Zeile
review-looked = { $looked } von { $choices } echten Entscheidungen wurden untersucht, und zwar von: { $names }.
review-how = Für jede Entscheidung haben schnelle Bots { $deals } Spiele zu Ende gespielt; was am schlechtesten aussah, wurde in je { $checks } Spielen noch einmal verglichen. Die Chancen sind auf etwa ±{ $error } Prozentpunkte genau. Beurteilt wird jede Entscheidung nach dem, was ihr Spieler damals wusste.
`;export{e as default};