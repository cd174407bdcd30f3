"""The layout of observations: a name for every number, groups of them, and the buffers they are written into."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from os import PathLike, fspath
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from motu.arena.editions import find_edition
from motu.core.edition import Edition
from motu.core.errors import MotuError
from motu.core.feature_buffer import FeatureBuffer
from motu.core.rules import Rules
from motu.core.stepped_game import NOBODY, SteppedGame, observation_names
from motu.games import rules_of

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]

LEAST, MOST = -1.0, 1000.0
"""The bounds of all numbers in an observation: counts, points, flags, and -1 for what does not apply."""


@dataclass(frozen=True)
class Layout:
    """The numbers of an observation by name and by group. `seat0` is the observing seat, `seat1` the next clockwise."""

    rules: Rules
    names: tuple[str, ...]
    groups: dict[str, NDArray[np.intp]]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.names)

    @property
    def actions(self) -> int:
        """How many actions the game has."""
        return self.rules.actions

    def fields(self, group: str) -> list[str]:
        """The names of a group's numbers, in their order."""
        return [self.names[place] for place in self.groups[group]]

    def grouped(self, vector: Vector) -> dict[str, Vector]:
        """A vector as a dict of groups."""
        return {group: vector[places] for group, places in self.groups.items()}


EditionOrFile = Edition | str | PathLike[str] | None
"""An edition, the path of its file, or the hash or name of an earlier standard one. None is the standard edition."""


def layout(game: str, edition: EditionOrFile = None) -> Layout:
    """The layout of a game with an edition; raises BadOption or BadComponents if there is no such game or edition.

    >>> bali = layout("bali")
    >>> bali.size == len(bali.names) and bali.names[0]
    'seat0_present'
    """
    return layout_for(rules_for(game, edition))


def rules_for(game: str, edition: EditionOrFile) -> Rules:
    """The rules of a game with an edition; raises BadOption or BadComponents if there is no such game or edition."""
    rules = rules_of(game)
    if edition is None:
        return rules
    return rules.with_edition(edition if isinstance(edition, Edition) else find_edition(game, fspath(edition)))


@cache
def layout_for(rules: Rules) -> Layout:
    """The layout of a game by its rules."""
    names = tuple(observation_names(rules))
    groups: dict[str, list[int]] = {}
    for place, name in enumerate(names):
        groups.setdefault(group_of(name), []).append(place)
    return Layout(rules, names, {group: np.array(places) for group, places in groups.items()})


def layout_of(game: str, edition: EditionOrFile = None) -> Layout:
    """The layout of a game with an edition; ValueError if there is no such game or edition."""
    try:
        return layout(game, edition)
    except MotuError as error:
        raise ValueError(str(error)) from error


def group_of(name: str) -> str:
    """`seat2_stone` belongs to seat2, `row1_place0_shrine` to row, `temple3_seat0` to temple."""
    found = re.match(r"seat\d+|[a-z]+", name)
    assert found is not None
    return found[0]


class ObservationBuffer:
    """The buffers for one game: the vector of what a seat knows, and the mask of legal actions.

    The engine writes into the buffers; callers get copies.
    """

    def __init__(self, look: Layout) -> None:
        self._features = FeatureBuffer(look.size)
        self._vector: NDArray[np.int64] = np.frombuffer(buffer_of(self._features.items), np.int64)
        self._marks = vec[u8]([u8(0)] * look.actions)
        self._mask: Mask = np.frombuffer(buffer_of(self._marks), np.int8)
        self._shut: Mask = np.zeros(look.actions, np.int8)

    def vector(self, play: SteppedGame, who: int) -> Vector:
        """What a seat knows."""
        self._features.count = 0
        play.write_observation(who, self._features)
        return self._vector.astype(np.float32)

    def write(self, play: SteppedGame, who: int, place: Vector) -> None:
        """Write what a seat knows into an array."""
        self._features.count = 0
        play.write_observation(who, self._features)
        place[:] = self._vector

    def mask(self, play: SteppedGame, who: int) -> Mask:
        """The legal actions of a seat; all zeros while it is not to decide."""
        if play.seat != who or who == NOBODY:
            return self._shut.copy()
        play.write_mask(self._marks, 0, 1)
        mask = self._mask.copy()
        play.write_mask(self._marks, 0, 0)
        return mask


def buffer_of(numbers: Any) -> Any:
    """A vec as a buffer for NumPy. The type checker knows of no relation between the two."""
    return numbers
