"""The words of text games: the catalogues of a game, with names for everything that a view contains."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from motu.core.errors import BadOption
from motu.core.rules import Rules
from motu.games import BUILT_IN, folder_of
from motu.telling.games import tables_of
from motu.telling.masking import Mask
from motu.words import LANGUAGES, Catalogue
from motu.words.catalogue import sources
from motu.words.rulebook import clauses_of, path_of

MASKED: Final = "masked"
"""English with made-up words in place of everything that could be recognised from a rulebook."""
TEXT_LANGUAGES: Final = (*LANGUAGES, MASKED)
FOLDER: Final = Path(__file__).parent / "words"


def text_sources(language: str, game: str) -> list[str]:
    """The texts of the files that text games are told with: the catalogue of a game, and what they add to it."""
    files = [FOLDER / language / "common.ftl", text_file(language, game)]
    return [*sources(language, game), *(file.read_text(encoding="utf-8") for file in files if file.is_file())]


def text_file(language: str, game: str) -> Path:
    """What text games add to the words of a game. One from outside may bring it, at least in English."""
    if game in BUILT_IN:
        return FOLDER / language / f"{game}.ftl"
    folder = folder_of(game) / "words" / "text"
    file = folder / f"{language}.ftl"
    return file if file.is_file() else folder / "en.ftl"


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
        self.rules = rules
        self.things = rules.edition.things()
        self.tables = tables_of(rules.name)
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
            found = next((one for one in (special, f"seen-{key}") if self.catalogue.has(one)), None)
            self._labels[parent, key] = key.replace("_", " ") if found is None else self.say(found)
        return self._labels[parent, key]

    def digest(self) -> list[str]:
        """The rules in short. A game that has none is told by the clauses of its rules."""
        if self.catalogue.has("digest"):
            return self.say("digest").splitlines()
        if not path_of(self.game, self.catalogue.language).is_file():
            return []
        return list(clauses_of(self.game, self.catalogue.language).values())

    def example(self) -> str:
        """An answer that shows what answers look like: that of the game's table, or the first one of a game."""
        if self.tables.example:
            return self.tables.example
        state = self.rules.setup(self.rules.seats[0], 0, keep_log=False)
        decision = self.rules.pending(state)
        return self.rules.token(state, decision.moves(state)[0])

    def shown(self, text: str) -> str:
        """A text as the reader gets it: masked, in the masked language."""
        return text if self.mask is None else self.mask.hide(text)
