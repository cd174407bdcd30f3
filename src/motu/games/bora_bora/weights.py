"""What things are worth in points before they score: the weights of worth.py, found by play against each other."""

from __future__ import annotations

from typing import Final

from motu.games.bora_bora.components import NEEDS

KIND_VALUE: Final[list[float]] = [
    1.4, 3.0, 3.8,  # a land path
    1.2, 2.8, 3.8,  # a water path
    1.8, 2.3, 2.3,  # a woman
    1.8, 2.3, 2.3,  # a man
    2.6, 4.0, 4.0,  # a building
    1.4, 2.8, 3.8,  # materials
    0.8, 1.3, 1.6,  # huts moved
    2.0, 4.0, 6.0,  # points
    1.0, 1.9, 2.7,  # god cards
    1.1, 2.0, 2.7,  # offerings
    1.0, 2.1, 3.2,  # status steps
    1.1, 2.1, 3.1,  # shells
]  # fmt: skip
"""Points that 1, 2, 3 tiles of a kind bring in a phase B."""
SECOND_KIND: Final = 0.2
"""What a sex's second best kind adds, as a choice."""
PERSON: Final = 0.6
SYMBOL: Final = 0.4
"""A symbol that is not yet shifted."""
ROOM: Final[list[float]] = [0.0, 1.3, 2.0, 2.4]
"""Free spaces of the gathering board, up to three."""
MATERIAL: Final = 1.3
PAIR: Final = 0.45
"""Of a building's points, as soon as its materials lie side by side."""
SECOND_PAIR: Final = 0.25
FIRE: Final = 2.1
"""The fire bonus."""
OFFERINGS: Final[list[float]] = [0.0, 1.3, 2.3, 3.1, 3.7, 4.1]
CARDS: Final[list[float]] = [0.0, 0.9, 1.7, 2.4, 3.0, 3.4]
GOD_TILE: Final = 1.4
"""A god tile beyond the points it scores unused."""
GOD: Final = 2.4
"""What it takes to pay for a god that was called."""
SHELL: Final = 1.2
SHELLS_A_ROUND: Final = 6
ORDER: Final = 0.5
"""Each player behind in the turn order."""
NEAR: Final[list[float]] = [0.93, 0.5, 0.28, 0.16, 0.08]
"""The chance to complete a task that lacks so many units, with time left."""
NEW_TASK: Final = 0.4
UNIT: Final[list[float]] = [1.4, 0.7, 1.0, 0.9, 1.0, 0.9, 1.1]
"""A material, a hut moved, a point, a god card, an offering, a status step, a shell, as people bring them."""
WITH_YELLOW: Final = 0.55
BOUGHT: Final = ["cards_of_one_colour", "cards", "different_cards", "offerings", "material", "materials", "huts_on_12"]
HELP_PRICE: Final[list[int]] = [2 if need in BOUGHT else 1 if need.endswith("shifted") else 0 for need in NEEDS]
"""What a unit of each need costs at the helper; 0 if it is not to be had there."""
REGION: Final = 0.7
RESOURCE: Final = 1.7
"""What a region brings beside its fish and the space it frees."""
HELP: Final = 1.05
"""A point of the helper's die."""
SHIFTED: Final = 0.95
"""A symbol that is shifted."""
FIRST_PRIEST: Final = 0.6
"""What a priest adds to the hope for the most priests."""
DIE: Final = 2.0
FACE: Final = 0.4
"""A die not yet placed is worth DIE, and FACE for each point it shows."""
