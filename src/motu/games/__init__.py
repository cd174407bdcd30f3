"""The games, each in its own house with the same rooms. RULES is the only list of them."""

from __future__ import annotations

from typing import Final

from motu.core.errors import BadOption
from motu.core.rules import Rules
from motu.games.bali.rules import RULES as BALI
from motu.games.bora_bora.rules import RULES as BORA_BORA
from motu.games.raiatea.rules import RULES as RAIATEA

RULES: Final[dict[str, Rules]] = {rules.name: rules for rules in (BALI, BORA_BORA, RAIATEA)}


def rules_of(game: str) -> Rules:
    """The rules of a game; raises BadOption with the games there are."""
    if game not in RULES:
        raise BadOption("unknown-game", game=game, allowed=sorted(RULES))
    return RULES[game]
