"""The masked language: made-up words in place of all that could be recognised from a rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

WORD: Final = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")
CONSONANTS: Final = "bdfgklmnprstvz"
VOWELS: Final = "aeiou"
SINGULARS: Final = {"men": "man", "women": "woman"}
MOST_TRIES: Final = 1000


@cache
def plain_words() -> frozenset[str]:
    """The words that are shown as they are. Everything else is masked, so a word that nobody thought of is too."""
    text = (Path(__file__).parent / "plain_words.txt").read_text(encoding="utf-8")
    lines = (line for line in text.splitlines() if not line.startswith("#"))
    return frozenset(word for line in lines for word in line.split())


def stem(word: str) -> str:
    """A word without its plural or possessive ending: what is masked the same."""
    low = word.casefold()
    for ending in ("’s", "'s"):
        low = low.removesuffix(ending)
    if low in SINGULARS:
        return SINGULARS[low]
    if low.endswith("ies") and len(low) > 4:
        return low[:-3] + "y"
    return low[:-1] if low.endswith("s") and not low.endswith("ss") and len(low) > 3 else low


class Mask:
    """Replaces words, always the same way for one seed. Numbers, punctuation and plain words stay."""

    def __init__(self, seed: int, texts: Iterable[str]) -> None:
        """`texts` are what words may come from; they get their made-up words first, in the order of the alphabet."""
        self.seed = seed
        self._made: dict[str, str] = {}
        self._taken: set[str] = set()
        self._words: dict[str, str] = {}
        known = set(WORD.findall(" ".join(texts)))
        for word in sorted({stem(word) for word in known} - plain_words()):
            self._make(word)

    def hide(self, text: str) -> str:
        """A text with everything masked that is not a plain word."""
        return WORD.sub(lambda found: self._hidden(found[0]), text)

    def _hidden(self, word: str) -> str:
        if word not in self._words:
            self._words[word] = self._find(word)
        return self._words[word]

    def _find(self, word: str) -> str:
        low = word.casefold()
        plain = plain_words()
        base = low.removesuffix("’s").removesuffix("'s")
        if low in plain or base in plain:
            return word
        made = self._make(stem(word))
        if low != stem(word) and low.endswith("s"):
            made += low[len(base) :] or "s"
        if word.isupper() and len(word) > 1:
            return made.upper()
        return made[:1].upper() + made[1:] if word[:1].isupper() else made

    def _make(self, word: str) -> str:
        """The made-up word for a stem: from a hash, so that it does not depend on what was masked before."""
        if word not in self._made:
            for attempt in range(MOST_TRIES):
                made = invented(f"{self.seed} {attempt} {word}")
                if made not in self._taken:
                    break
            self._made[word] = made
            self._taken.add(made)
        return self._made[word]


def invented(source: str) -> str:
    """A pronounceable word of three syllables."""
    digest = blake2b(source.encode(), digest_size=8).digest()
    letters = []
    for at in range(3):
        letters += [CONSONANTS[digest[2 * at] % len(CONSONANTS)], VOWELS[digest[2 * at + 1] % len(VOWELS)]]
    return "".join(letters) + CONSONANTS[digest[6] % len(CONSONANTS)]
