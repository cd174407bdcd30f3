"""The editions that matches are played with: found by file or name, and carried to worker processes as text."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from motu.core.components import ABOUT, LONGEST, Components
from motu.core.edition import Edition
from motu.core.errors import BadComponents, BadOption
from motu.core.rules import Rules
from motu.games import RULES, rules_of

STANDARD_NAME: Final = "standard"


@dataclass(frozen=True)
class CarriedEdition:
    """An edition as a match carries it, also into other processes. Two are equal if their figures are."""

    hash: str = ""
    """The hash of the figures; empty for the standard edition."""
    name: str = field(default="", compare=False)
    text: str = field(default="", compare=False, repr=False)
    """The text of the file; empty for the standard edition, and for a result that was read from a file."""


STANDARD: Final = CarriedEdition()


def carried(edition: Edition) -> CarriedEdition:
    """An edition as matches carry it."""
    if edition.hash == rules_of(edition.game).edition.hash:
        return CarriedEdition("", edition.name)
    return CarriedEdition(edition.hash, edition.name, edition.components.written)


def rules_with(game: str, edition: CarriedEdition) -> Rules:
    """The rules of a game with a carried edition. Each process reads its figures once."""
    rules = rules_of(game)
    if not edition.hash:
        return rules
    if edition.hash in rules.others or not edition.text:
        return rules.with_edition(rules.edition_of(edition.hash))
    return rules.with_edition(rules.read_edition(edition.text, edition.name or edition.hash))


def label(game: str, edition: CarriedEdition) -> dict[str, str]:
    """The hash and the name of an edition, as results state them."""
    name = edition.name if edition.hash else edition.name or STANDARD_NAME
    return {"hash": edition.hash or rules_of(game).edition.hash, "name": name}


def shown(game: str, edition: CarriedEdition) -> str:
    """An edition as people read it: its name if it has one, and its hash."""
    both = label(game, edition)
    return f"{both['name']} ({both['hash']})" if both["name"] else both["hash"]


def from_label(game: str, stored: dict[str, str] | None) -> CarriedEdition:
    """The edition of a stored result. A result without one was played with the standard edition of its time."""
    if stored is None:
        return STANDARD
    standard = stored["hash"] == rules_of(game).edition.hash
    return CarriedEdition("" if standard else stored["hash"], stored["name"])


def find_edition(game: str, given: str) -> Edition:
    """An edition by the path of its file, as `standard`, or by the hash or name of an earlier standard edition.

    Raises BadComponents, with file and line, for a file that can't be played with, and BadOption for what is unknown.
    """
    rules = rules_of(game)
    if given in ("", STANDARD_NAME, rules.edition.hash):
        return rules.edition
    if Path(given).exists():
        return rules.read_edition(file_text(Path(given)), given)
    earlier = rules.functions.earlier_editions()
    for components in earlier:
        if given in (components.fingerprint, components.edition_name):
            return rules.functions.read_edition(components)
    known = [STANDARD_NAME, *(components.edition_name or components.fingerprint for components in earlier)]
    raise BadOption("unknown-edition", edition=given, game=game, allowed=known)


def find_any_edition(given: str) -> Edition:
    """An edition of any game: by the path of its file, or by the name of a game, whose standard edition it is then."""
    if given in RULES:
        return RULES[given].edition
    if not Path(given).exists():
        raise BadOption("unknown-edition-or-game", edition=given, allowed=sorted(RULES))
    text = file_text(Path(given))
    return rules_of(game_of(Components(text, given))).read_edition(text, given)


def game_of(components: Components) -> str:
    """The game of a components file: the one it names, otherwise the one with most of its blocks."""
    about: dict[str, Any] = components.data.get(ABOUT, {})
    if "game" in about:
        return str(about["game"])
    return max(RULES, key=lambda game: len(components.data.keys() & RULES[game].edition.components.data.keys()))


def file_text(path: Path) -> str:
    """The text of a components file. Raises BadOption if it can't be opened, BadComponents if it is no text."""
    try:
        with path.open("rb") as file:
            content = file.read(4 * LONGEST + 1)
    except OSError as error:
        raise BadOption("file-unreadable", file=str(path), reason=error.strerror or str(error)) from error
    if len(content) > 4 * LONGEST:
        raise BadComponents("components-too-long", file=str(path), found=len(content), most=LONGEST)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadComponents("components-unreadable", file=str(path), reason="it is not UTF-8 text") from None
