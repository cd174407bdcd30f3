"""The games. Each package has the same modules. RULES is the only list of games."""

from __future__ import annotations

from typing import Final

from motu.core.errors import BadOption
from motu.core.rules import Rules
from motu.games.bali.rules import RULES as BALI
from motu.games.bora_bora.rules import RULES as BORA_BORA
from motu.games.raiatea.rules import RULES as RAIATEA

RULES: Final[dict[str, Rules]] = {rules.name: rules for rules in (BALI, BORA_BORA, RAIATEA)}


def rules_of(game: str) -> Rules:
    """The rules of a game. Raises BadOption, with all games, for an unknown one."""
    if game not in RULES:
        raise BadOption("unknown-game", game=game, allowed=sorted(RULES))
    return RULES[game]
