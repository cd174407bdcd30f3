"""The games, each in its own house with the same rooms. RULES is the only list of them."""

from __future__ import annotations

from typing import Final

from motu.core.rules import Rules
from motu.games.bali.rules import RULES as BALI

RULES: Final[dict[str, Rules]] = {rules.name: rules for rules in (BALI,)}
