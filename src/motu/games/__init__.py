"""The games. Each package has the same modules. RULES lists all: those that come with Motu, and those from outside."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from motu.core.errors import BadOption
from motu.core.rules import Rules
from motu.games.bali.rules import RULES as BALI
from motu.games.bora_bora.rules import RULES as BORA_BORA
from motu.games.outside import folder_of_package, outside_games
from motu.games.raiatea.rules import RULES as RAIATEA

BUILT_IN: Final[dict[str, Rules]] = {rules.name: rules for rules in (BALI, BORA_BORA, RAIATEA)}
"""The games that come with Motu."""
RULES: Final[dict[str, Rules]] = dict(BUILT_IN)
PACKAGES: Final[dict[str, str]] = {name: f"{__name__}.{name}" for name in BUILT_IN}
"""The Python package of each game."""
LEFT_OUT: Final[dict[str, str]] = {}
"""Games from outside that can't be played here, with the reason."""

_log = logging.getLogger(__name__)


def leave_out(game: str, reason: str) -> None:
    """Go on without a game from outside."""
    RULES.pop(game, None)
    LEFT_OUT[game] = reason
    _log.warning("the game %s is left out: %s", game, reason)


for _found in outside_games():
    if _found.name in BUILT_IN:
        leave_out(f"{_found.name} of {_found.package}", "a game that comes with Motu has this name")
    elif _found.rules is None:
        leave_out(_found.name, _found.reason)
    else:
        RULES[_found.name] = _found.rules
        PACKAGES[_found.name] = _found.package


def rules_of(game: str) -> Rules:
    """The rules of a game. Raises BadOption, with all games, for an unknown one."""
    if game in LEFT_OUT:
        raise BadOption("game-left-out", game=game, reason=LEFT_OUT[game])
    if game not in RULES:
        raise BadOption("unknown-game", game=game, allowed=sorted(RULES))
    return RULES[game]


def folder_of(game: str) -> Path:
    """The folder of a game's package: words, networks, tutorial and whatever else it brings as files."""
    return folder_of_package(PACKAGES[game])
