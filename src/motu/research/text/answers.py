"""Answers read tolerantly: which option the text of a player means, or what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

OPENING: Final = "[［【"
CLOSING: Final = "]］】"
AROUND: Final = " \t\r\n\"'`“”„«».,;:!?*"
LONGEST: Final = 200
"""Characters in the brackets; every token is much shorter."""
BARE: Final = 200
"""An answer without brackets is read too, if it is no longer than this and is exactly an option."""


@dataclass(frozen=True)
class Offered:
    """An option as the player knows it: its token, and the sentence for it."""

    token: str
    words: str


@dataclass(frozen=True)
class Misread:
    """What is wrong with an answer: the id of a sentence (`problem-<id>`) and its arguments."""

    id: str
    found: str = ""
    choices: tuple[str, ...] = ()


def normal(text: str) -> str:
    """A text without what does not matter: case, spaces, hyphens, underscores, quotation marks around it."""
    return re.sub(r"[\s_\-]+", " ", text.strip(AROUND).casefold()).strip()


def bracketed(text: str) -> str | None:
    """What the last pair of brackets contains; None if there is none."""
    end = max(text.rfind(bracket) for bracket in CLOSING)
    start = max(text.rfind(bracket, 0, max(end, 0)) for bracket in OPENING)
    return None if end < 0 or start < 0 else text[start + 1 : end]


def read_answer(text: str, offered: Sequence[Offered], numbered: bool) -> str | Misread:
    """The token that an answer means. Its sentence is understood too, and its number where options are numbered."""
    inside = bracketed(text)
    if inside is None:
        bare = normal(text) if len(text) <= BARE else ""
        exact = [one.token for one in offered if bare and normal(one.token) == bare]
        return exact[0] if len(exact) == 1 else Misread("no-brackets")
    if len(inside) > LONGEST:
        return Misread("too-long")
    wanted = normal(inside)
    if not wanted:
        return Misread("empty")
    return chosen(wanted, offered, numbered) or not_found(inside.strip(), wanted, offered)


def chosen(wanted: str, offered: Sequence[Offered], numbered: bool) -> str | Misread | None:
    """The one option that a text names: as a token, then as a sentence, then by its number."""
    for key in ("token", "words"):
        found = [one.token for one in offered if normal(getattr(one, key)) == wanted]
        if len(found) == 1:
            return found[0]
        if found:
            return Misread("ambiguous", wanted, tuple(found))
    if numbered and wanted.isdecimal() and 1 <= int(wanted) <= len(offered):
        return offered[int(wanted) - 1].token
    return None


def not_found(inside: str, wanted: str, offered: Sequence[Offered]) -> Misread:
    """No option is meant. Only what the player may know is said: that it is not possible, and what comes close to it.

    What comes close are the player's own options, of which nothing is hidden from them.
    """
    tokens = {normal(one.token): one.token for one in offered}
    close = get_close_matches(wanted, list(tokens), n=3, cutoff=0.8)
    return Misread("not-an-option", inside, tuple(tokens[one] for one in close))
