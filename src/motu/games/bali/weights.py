"""Where each weight of the evaluation stands in its row; the figures are in weights.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.core.weights import weights_beside

WEIGHTS: Final = weights_beside(__file__)

STONE: Final[i64] = WEIGHTS.place("stone")
SPARE_STONE: Final[i64] = WEIGHTS.place("spare_stone")
GOOD: Final[i64] = WEIGHTS.place("good")
CARDS_A_TURN: Final[i64] = WEIGHTS.place("cards_a_turn")
FARMER: Final[i64] = WEIGHTS.place("farmer")
SHRINE_IN_HAND: Final[i64] = WEIGHTS.place("shrine_in_hand")
SHRINES_TO_COME: Final[i64] = WEIGHTS.place("shrines_to_come")
ALTAR_TRUST: Final[i64] = WEIGHTS.place("altar_trust")
PRIEST_INCOME: Final[i64] = WEIGHTS.place("priest_income")
SHRINE_INCOME: Final[i64] = WEIGHTS.place("shrine_income")
STONE_INCOME: Final[i64] = WEIGHTS.place("stone_income")
GOOD_INCOME: Final[i64] = WEIGHTS.place("good_income")
MAJORITY: Final[i64] = WEIGHTS.place("majority")
HAND: Final[i64] = WEIGHTS.place("hand")
RIVALRY: Final[i64] = WEIGHTS.place("rivalry")
