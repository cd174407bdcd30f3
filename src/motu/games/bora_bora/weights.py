"""What things are worth in points before they score: the weights of worth.py, found by play against each other."""

from __future__ import annotations

from typing import Final

from motu.games.bora_bora.components import NEEDS

KIND_VALUE: Final[list[float]] = [
    1.4, 1.32, 2.54,  # a land path
    1.02, 2.29, 4.31,  # a water path
    1.8, 3.03, 4.33,  # a woman
    1.4, 3.38, 2.78,  # a man
    1.97, 4.0, 5.09,  # a building
    1.33, 4.92, 3.8,  # materials
    0.8, 1.3, 0.77,  # huts moved
    2.0, 4.0, 10.69,  # points
    1.43, 1.9, 3.68,  # god cards
    0.7, 1.96, 4.18,  # offerings
    1.25, 2.51, 2.03,  # status steps
    0.53, 2.27, 2.26,  # shells
]  # fmt: skip
"""Points that 1, 2, 3 tiles of a kind bring in a phase B."""
SECOND_KIND: Final = 0.2
"""What a sex's second best kind adds, as a choice."""
PERSON: Final = 0.99
SYMBOL: Final = 0.21
"""A symbol that is not yet shifted."""
ROOM: Final[list[float]] = [0.0, 1.3, 2.0, 3.54]
"""Free spaces of the gathering board, up to three."""
MATERIAL: Final = 1.11
PAIR: Final = 0.68
"""Of a building's points, as soon as its materials lie side by side."""
SECOND_PAIR: Final = 0.21
FIRE: Final = 2.97
"""The fire bonus."""
OFFERINGS: Final[list[float]] = [0.0, 2.45, 1.34, 5.16, 2.41, 3.5]
CARDS: Final[list[float]] = [0.0, 1.04, 1.57, 1.54, 3.26, 4.89]
GOD_TILE: Final = 2.02
"""A god tile beyond the points it scores unused."""
GOD: Final = 2.47
"""What it takes to pay for a god that was called."""
SHELL: Final = 1.29
SHELLS_A_ROUND: Final = 6
ORDER: Final = 0.58
"""Each player behind in the turn order."""
NEAR: Final[list[float]] = [0.9, 0.7, 0.51, 0.14, 0.09]
"""The chance to complete a task that lacks so many units, with time left."""
NEW_TASK: Final = 0.29
UNIT: Final[list[float]] = [7.27, 1.03, 2.11, 1.09, 1.63, 0.97, 0.67]
"""A material, a hut moved, a point, a god card, an offering, a status step, a shell, as people bring them."""
WITH_YELLOW: Final = 0.55
BOUGHT: Final = ["cards_of_one_colour", "cards", "different_cards", "offerings", "material", "materials", "huts_on_12"]
HELP_PRICE: Final[list[int]] = [2 if need in BOUGHT else 1 if need.endswith("shifted") else 0 for need in NEEDS]
"""What a unit of each need costs at the helper; 0 if it is not to be had there."""
REGION: Final = 0.7
RESOURCE: Final = 2.45
"""What a region brings beside its fish and the space it frees."""
HELP: Final = 0.83
"""A point of the helper's die."""
SHIFTED: Final = 0.79
"""A symbol that is shifted."""
FIRST_PRIEST: Final = 0.89
"""What a priest adds to the hope for the most priests."""
DIE: Final = 2.0
FACE: Final = 0.44
"""A die not yet placed is worth DIE, and FACE for each point it shows."""
