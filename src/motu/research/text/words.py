"""The words of text games: the catalogues of a game, with names for everything that a view contains."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from motu.core.errors import BadOption
from motu.core.rules import Rules
from motu.research.text.masking import Mask
from motu.words import LANGUAGES, Catalogue
from motu.words.catalogue import sources

MASKED: Final = "masked"
"""English with made-up words in place of everything that could be recognised from a rulebook."""
TEXT_LANGUAGES: Final = (*LANGUAGES, MASKED)
FOLDER: Final = Path(__file__).parent / "words"


def text_sources(language: str, game: str) -> list[str]:
    """The texts of the files that text games are told with: the catalogue of a game, and what they add to it."""
    own = [(FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8") for name in ("common", game)]
    return [*sources(language, game), *own]


@cache
def text_catalogue(language: str, game: str) -> Catalogue:
    """The catalogue of text games of a game."""
    return Catalogue(language, text_sources(language, game))


@cache
def mask_of(game: str, seed: int, ids: str) -> Mask:
    """The mask of a game for a seed; `ids` are the names of its things, joined."""
    return Mask(seed, [*text_sources("en", game), ids])


class TextWords:
    """What a text game says in one language: sentences, names of things, and the words of answers."""

    def __init__(self, rules: Rules, language: str, mask_seed: int = 0) -> None:
        if language not in TEXT_LANGUAGES:
            raise BadOption("unknown-language", language=language, allowed=list(TEXT_LANGUAGES))
        self.language = language
        self.game = rules.name
        self.things = rules.edition.things()
        self.catalogue = text_catalogue("en" if language == MASKED else language, rules.name)
        ids = " ".join(id for ids in self.things.values() for id in ids)
        self.mask = mask_of(rules.name, mask_seed, ids) if language == MASKED else None
        self._names: dict[tuple[str, str], str] = {}
        self._sentences: dict[str, str] = {}
        self._labels: dict[tuple[str, str], str] = {}

    def say(self, id: str, **args: object) -> str:
        """A sentence, not yet masked. One without arguments is looked up once."""
        if args:
            return self.catalogue.say(id, args)
        if id not in self._sentences:
            self._sentences[id] = self.catalogue.say(id)
        return self._sentences[id]

    def seat(self, number: int) -> str:
        """What a seat is called."""
        key = ("seat", str(number))
        if key not in self._names:
            self._names[key] = self.say("seat-name", number=number + 1)
        return self._names[key]

    def name(self, kinds: str, id: str) -> str:
        """What a thing is called. `kinds` are tried in turn: `top|good`; with `/` the id has parts: `person/kind`.

        A name that two things share is followed by the id, so that nothing is lost.
        """
        key = (kinds, id)
        if key not in self._names:
            self._names[key] = self._find_name(kinds, id)
        return self._names[key]

    def _find_name(self, kinds: str, id: str) -> str:
        if "/" in kinds:
            pairs = zip(kinds.split("/"), id.split("/"), strict=True)
            return " / ".join(self.name(kind, part) for kind, part in pairs)
        for kind in kinds.split("|"):
            if self.catalogue.has(f"{kind}-{id}"):
                name = self.say(f"{kind}-{id}")
                others = (other for other in self.things.get(kind, ()) if other != id)
                shared = any(self.say(f"{kind}-{other}") == name for other in others)
                return f"{name} ({id})" if shared else name
        return id

    def effect(self, kind: str, id: str) -> str:
        """What a thing does, if the catalogue says it; otherwise empty."""
        message = f"{kind}-{id}"
        if not self.catalogue.has(message) or "effect" not in self.catalogue.bundle.get_message(message).attributes:
            return ""
        return self.catalogue.hint(message, "effect")

    def label(self, parent: str, key: str) -> str:
        """What an entry of a view is called; below some parents it has another name."""
        if (parent, key) not in self._labels:
            special = f"seen-{parent}-{key}"
            self._labels[parent, key] = self.say(special if self.catalogue.has(special) else f"seen-{key}")
        return self._labels[parent, key]

    def shown(self, text: str) -> str:
        """A text as the reader gets it: masked, in the masked language."""
        return text if self.mask is None else self.mask.hide(text)
