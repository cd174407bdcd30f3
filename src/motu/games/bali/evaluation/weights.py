"""The index of each weight in the vector of weights. Values and meanings are in weights.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.core.weights import load_weights

WEIGHTS: Final = load_weights(__file__)

STONE: Final[i64] = WEIGHTS.index("stone")
SPARE_STONE: Final[i64] = WEIGHTS.index("spare_stone")
GOOD: Final[i64] = WEIGHTS.index("good")
CARDS_PER_TURN: Final[i64] = WEIGHTS.index("cards_per_turn")
FARMER: Final[i64] = WEIGHTS.index("farmer")
SHRINE_IN_HAND: Final[i64] = WEIGHTS.index("shrine_in_hand")
SHRINES_TO_COME: Final[i64] = WEIGHTS.index("shrines_to_come")
ALTAR_TRUST: Final[i64] = WEIGHTS.index("altar_trust")
PRIEST_INCOME: Final[i64] = WEIGHTS.index("priest_income")
SHRINE_INCOME: Final[i64] = WEIGHTS.index("shrine_income")
STONE_INCOME: Final[i64] = WEIGHTS.index("stone_income")
GOOD_INCOME: Final[i64] = WEIGHTS.index("good_income")
MAJORITY: Final[i64] = WEIGHTS.index("majority")
HAND: Final[i64] = WEIGHTS.index("hand")
RIVALRY: Final[i64] = WEIGHTS.index("rivalry")
