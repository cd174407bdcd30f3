"""The index of each weight in the vector of weights. The values are in weights.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.core.weights import load_weights
from motu.games.bora_bora.components import COPIES, FACES, KINDS, NEEDS

WEIGHTS: Final = load_weights(__file__)

KIND_VALUE: Final[i64] = WEIGHTS.index("land", COPIES)
"""From here on the kinds follow each other, with a value for 1, 2, 3 tiles."""
assert WEIGHTS.index("shells", COPIES) == KIND_VALUE + (len(KINDS) - 1) * COPIES
SECOND_KIND: Final[i64] = WEIGHTS.index("second_kind")
PERSON: Final[i64] = WEIGHTS.index("person")
SYMBOL: Final[i64] = WEIGHTS.index("symbol")
ROOM: Final[i64] = WEIGHTS.index("room", 4)
MATERIAL: Final[i64] = WEIGHTS.index("material")
PAIR: Final[i64] = WEIGHTS.index("pair")
SECOND_PAIR: Final[i64] = WEIGHTS.index("second_pair")
FIRE: Final[i64] = WEIGHTS.index("fire")
OFFERINGS: Final[i64] = WEIGHTS.index("offerings", FACES)
CARDS: Final[i64] = WEIGHTS.index("cards", FACES)
COLOUR: Final[i64] = WEIGHTS.index("colour")
GOD_TILE: Final[i64] = WEIGHTS.index("god_tile")
GOD: Final[i64] = WEIGHTS.index("god")
SHELL: Final[i64] = WEIGHTS.index("shell")
SHELLS_PER_ROUND: Final[i64] = WEIGHTS.index("shells_per_round")
ORDER: Final[i64] = WEIGHTS.index("order")
NEAR: Final[i64] = WEIGHTS.index("near", 5)
NEAR_ALWAYS: Final[i64] = WEIGHTS.index("near_always")
NEAR_IN_TIME: Final[i64] = WEIGHTS.index("near_in_time")
NEAREST: Final[i64] = WEIGHTS.index("nearest")
NEW_TASK: Final[i64] = WEIGHTS.index("new_task")
WITH_YELLOW: Final[i64] = WEIGHTS.index("with_yellow")
UNIT: Final[i64] = WEIGHTS.index("material_unit")
"""From here on: a material, a hut moved, a point, a god card, an offering, a status step, a shell."""
REGION: Final[i64] = WEIGHTS.index("region")
RESOURCE: Final[i64] = WEIGHTS.index("resource")
HELP: Final[i64] = WEIGHTS.index("help")
SHIFTED: Final[i64] = WEIGHTS.index("shifted")
FIRST_PRIEST: Final[i64] = WEIGHTS.index("first_priest")
DIE: Final[i64] = WEIGHTS.index("die")
FACE: Final[i64] = WEIGHTS.index("face")
PRIEST_STAYS: Final[i64] = WEIGHTS.index("priest_stays", 2)
PRIEST_SCORES: Final[i64] = WEIGHTS.index("priest_scores", 2)
TEMPLE_TILE: Final[i64] = WEIGHTS.index("temple_tile", 2)
LATE: Final[i64] = WEIGHTS.index("late", 3)
"""In the last round: means, means after it, free spaces."""
LOW_BUILDING: Final[i64] = WEIGHTS.index("low_building")
HUTS_OUT: Final[i64] = WEIGHTS.index("huts_out")
PEOPLE_IN: Final[i64] = WEIGHTS.index("people_in")
RIVALRY: Final[i64] = WEIGHTS.index("rivalry")

HALF_FULL: Final[float] = WEIGHTS.constant("half_full")
STATUS_PROGRESS: Final[float] = WEIGHTS.constant("status_progress")
SHIFT_PRICE: Final[float] = WEIGHTS.constant("shift_price")

BOUGHT: Final = ["cards_of_one_colour", "cards", "different_cards", "offerings", "material", "materials", "huts_on_12"]
HELP_PRICE: Final[list[int]] = [2 if need in BOUGHT else 1 if need.endswith("shifted") else 0 for need in NEEDS]
"""What a unit of each need costs at the helper; 0 if it is not to be had there."""
