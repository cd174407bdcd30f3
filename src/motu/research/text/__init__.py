"""Games as texts, for language models and whoever else reads and writes."""

from motu.research.text.game import ILLEGAL, IllegalAnswer, Reply, TextGame
from motu.telling.text_words import MASKED, TEXT_LANGUAGES

__all__ = ["ILLEGAL", "MASKED", "TEXT_LANGUAGES", "IllegalAnswer", "Reply", "TextGame"]
