"""Where each weight of the evaluation stands in its row; the figures are in weights.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.core.weights import weights_beside
from motu.games.bora_bora.components import COPIES, FACES, KINDS, NEEDS

WEIGHTS: Final = weights_beside(__file__)

KIND_VALUE: Final[i64] = WEIGHTS.place("land", COPIES)
"""From here on the kinds follow each other, with a value for 1, 2, 3 tiles."""
assert WEIGHTS.place("shells", COPIES) == KIND_VALUE + (len(KINDS) - 1) * COPIES
SECOND_KIND: Final[i64] = WEIGHTS.place("second_kind")
PERSON: Final[i64] = WEIGHTS.place("person")
SYMBOL: Final[i64] = WEIGHTS.place("symbol")
ROOM: Final[i64] = WEIGHTS.place("room", 4)
MATERIAL: Final[i64] = WEIGHTS.place("material")
PAIR: Final[i64] = WEIGHTS.place("pair")
SECOND_PAIR: Final[i64] = WEIGHTS.place("second_pair")
FIRE: Final[i64] = WEIGHTS.place("fire")
OFFERINGS: Final[i64] = WEIGHTS.place("offerings", FACES)
CARDS: Final[i64] = WEIGHTS.place("cards", FACES)
COLOUR: Final[i64] = WEIGHTS.place("colour")
GOD_TILE: Final[i64] = WEIGHTS.place("god_tile")
GOD: Final[i64] = WEIGHTS.place("god")
SHELL: Final[i64] = WEIGHTS.place("shell")
SHELLS_A_ROUND: Final[i64] = WEIGHTS.place("shells_a_round")
ORDER: Final[i64] = WEIGHTS.place("order")
NEAR: Final[i64] = WEIGHTS.place("near", 5)
NEAR_ALWAYS: Final[i64] = WEIGHTS.place("near_always")
NEAR_IN_TIME: Final[i64] = WEIGHTS.place("near_in_time")
NEAREST: Final[i64] = WEIGHTS.place("nearest")
NEW_TASK: Final[i64] = WEIGHTS.place("new_task")
WITH_YELLOW: Final[i64] = WEIGHTS.place("with_yellow")
UNIT: Final[i64] = WEIGHTS.place("material_unit")
"""From here on: a material, a hut moved, a point, a god card, an offering, a status step, a shell."""
REGION: Final[i64] = WEIGHTS.place("region")
RESOURCE: Final[i64] = WEIGHTS.place("resource")
HELP: Final[i64] = WEIGHTS.place("help")
SHIFTED: Final[i64] = WEIGHTS.place("shifted")
FIRST_PRIEST: Final[i64] = WEIGHTS.place("first_priest")
DIE: Final[i64] = WEIGHTS.place("die")
FACE: Final[i64] = WEIGHTS.place("face")
PRIEST_STAYS: Final[i64] = WEIGHTS.place("priest_stays", 2)
PRIEST_SCORES: Final[i64] = WEIGHTS.place("priest_scores", 2)
TEMPLE_TILE: Final[i64] = WEIGHTS.place("temple_tile", 2)
LATE: Final[i64] = WEIGHTS.place("late", 3)
"""In the last round: means, means after it, free spaces."""
LOW_BUILDING: Final[i64] = WEIGHTS.place("low_building")
HUTS_OUT: Final[i64] = WEIGHTS.place("huts_out")
PEOPLE_IN: Final[i64] = WEIGHTS.place("people_in")
RIVALRY: Final[i64] = WEIGHTS.place("rivalry")

BOUGHT: Final = ["cards_of_one_colour", "cards", "different_cards", "offerings", "material", "materials", "huts_on_12"]
HELP_PRICE: Final[list[int]] = [2 if need in BOUGHT else 1 if need.endswith("shifted") else 0 for need in NEEDS]
"""What a unit of each need costs at the helper; 0 if it is not to be had there."""
