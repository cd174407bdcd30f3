"""Games that installed packages bring. A package names itself as an entry point of the group `motu.games`."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from motu.core.chance import seeded
from motu.core.rules import Rules

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "motu.games"
BROWSER: Final = "emscripten"
"""The system where nothing is installed."""
LONGEST_REASON: Final = 300
LONGEST_TRIAL: Final = 1000
"""The trial of a game ends after so many decisions, or with the game."""
LOOKED_AT: Final = 16
"""In the trial so many positions are looked at, and later every so-manyth: that takes longer than playing."""


@dataclass(frozen=True)
class OutsideGame:
    """A game from outside, or the reason why it is left out."""

    name: str
    package: str
    rules: Rules | None
    reason: str = ""


def outside_games() -> list[OutsideGame]:
    """All games that installed packages bring, in the order of their names. One that fails harms no other."""
    system: str = sys.platform
    if system == BROWSER:
        return []
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return [load(entry) for entry in found]


def load(entry: EntryPoint) -> OutsideGame:
    """One game. Whatever goes wrong in its package becomes the reason why it is left out."""
    try:
        return OutsideGame(entry.name, entry.value, rules_in(entry.name, entry.value))
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"[:LONGEST_REASON]
        return OutsideGame(entry.name, entry.value, None, reason)


def rules_in(name: str, package: str) -> Rules:
    """The rules that a package has in `rules.RULES`, after a short trial. Raises an error if they can't be played."""
    rules = import_module(f"{package}.rules").RULES
    if not isinstance(rules, Rules):
        raise TypeError("rules.RULES is no Rules object")
    if rules.name != name:
        raise ValueError(f"the rules call the game {rules.name}")
    if not name.isidentifier() or not name.islower():
        raise ValueError("the name of a game has small letters, digits and underscores")
    if not (folder_of_package(package) / "words" / "en.ftl").is_file():
        raise ValueError("words/en.ftl is missing")
    play_trial(rules)
    return rules


def play_trial(rules: Rules) -> None:
    """Play a game of random moves. Most of what is wrong with a game shows here, and not at somebody's table."""
    state = rules.setup(rules.seats[0], 0)
    chance = seeded(0)
    for number in range(LONGEST_TRIAL):
        decision = state.pending()
        if decision is None:
            break
        moves = decision.moves(state)
        if not moves:
            raise ValueError(f"{type(decision).__name__} has no option")
        if number < LOOKED_AT or number % LOOKED_AT == 0:
            rules.seen(state, decision.seat)
            rules.choices(state)
        state.take(moves[chance.below(len(moves))])
    rules.seen(state, None)
    rules.places(state)
    rules.breakdown(state)


def folder_of_package(package: str) -> Path:
    """Where the files of a package are."""
    return Path(str(import_module(package).__file__)).parent
