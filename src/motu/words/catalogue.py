"""A catalogue: Fluent files of one language, and how a message with its arguments becomes a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from motu.core.errors import BadOption
from motu.games import folder_of

LANGUAGES: Final = ("en", "de", "ru")
SENTENCES: Final = ("event-", "option-", "decision-")
"""Messages that always begin with a capital letter."""
COMMON: Final = Path(__file__).parent


class Catalogue:
    """The words of one language: the common ones and, if one is named, those of a game.

    An argument that is a text is the id of a thing: `good="rice"` is worded by the message `good-rice`, and the thing's
    cases by its attributes: `{ $good-acc }` is `good-rice.acc`. A seat is replaced by the name of its player.
    """

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(source), allow_overrides=False)

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, id: str, args: Mapping[str, Any] | None = None, names: Sequence[str] = ()) -> str:
        """The sentence of a message; `names` are the players' names by seat."""
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            raise LookupError(f"{self.language}: {id} has no sentence of its own")
        text, errors = self.bundle.format_pattern(pattern, self._worded(args or {}, names))
        if errors:
            raise LookupError(f"{self.language}: {id} with {args}: {errors}")
        return str(text)[:1].upper() + str(text)[1:] if id.startswith(SENTENCES) else str(text)

    def plain(self, id: str) -> str | None:
        """The sentence of a message without its arguments; None if there is none that needs no argument."""
        pattern = self.bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, {})
        if errors:
            return None
        return str(text)[:1].upper() + str(text)[1:] if id.startswith(SENTENCES) else str(text)

    def hint(self, id: str, attribute: str) -> str:
        """An attribute of a message, such as the explanation of a variant."""
        message = self.bundle.get_message(id)
        text, _ = self.bundle.format_pattern(message.attributes[attribute], {})
        return str(text)

    def _worded(self, args: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        worded: dict[str, Any] = {}
        for key, value in args.items():
            kind = key.rsplit("_", 1)[-1]
            if kind == "seat":
                worded[key] = names[value] if value < len(names) else self.say("seat-name", {"number": value + 1})
            elif isinstance(value, str):
                worded |= self._named(key, kind, value)
            elif isinstance(value, (list, tuple)):
                worded[key] = ", ".join(str(self._named(key, kind.removesuffix("s"), str(item))[key]) for item in value)
            else:
                worded[key] = value
        return worded

    def _named(self, key: str, kind: str, value: str) -> dict[str, str]:
        """The name of a thing and its cases; a text that is no id is used as it is."""
        id = f"{kind}-{value}"
        if not self.has(id):
            return {key: value}
        message = self.bundle.get_message(id)
        forms = {key: self.say(id)}
        for case, pattern in message.attributes.items():
            forms[f"{key}-{case}"] = str(self.bundle.format_pattern(pattern, {})[0])
        return forms


def sources(language: str, game: str | None) -> list[str]:
    """The texts of the files that make up a catalogue."""
    files = [COMMON / f"{language}.ftl"]
    if game is not None:
        files.append(game_words(game, language))
    return [file.read_text(encoding="utf-8") for file in files]


def game_words(game: str, language: str) -> Path:
    """The file with a game's words. A game from outside that lacks a language is told in English."""
    folder = folder_of(game) / "words"
    file = folder / f"{language}.ftl"
    return file if file.is_file() else folder / "en.ftl"


@cache
def catalogue(language: str, game: str | None = None) -> Catalogue:
    """The words of a language, with those of a game if one is named. Raises BadOption for an unknown language.

    >>> catalogue("de", "bora_bora").say("title")
    'Bora Bora'
    >>> catalogue("en").say("seat-name", {"number": 2})
    'Player 2'
    """
    if language not in LANGUAGES:
        raise BadOption("unknown-language", language=language, allowed=list(LANGUAGES))
    return Catalogue(language, sources(language, game))
