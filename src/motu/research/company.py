"""The players at the other seats of a learner's table: made anew for every game, so that a seed fixes them too."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from motu.core.errors import MotuError
from motu.core.play import NOBODY, Play
from motu.players import Knowledge, Player, player
from motu.players.random import Random

Maker = Callable[[int], Player]
Opponents = str | Maker | Sequence[str | Maker]
"""A player by name or something that makes one from a seed: one for all other seats, or one for each."""


class Company:
    """Who sits at all seats but the learner's, clockwise from its left."""

    def __init__(self, opponents: Opponents, seats: int) -> None:
        given = [opponents] * (seats - 1) if isinstance(opponents, str) or callable(opponents) else list(opponents)
        if len(given) != seats - 1:
            raise ValueError(f"{seats} seats need {seats - 1} opponents; {len(given)} were named.")
        self.makers = [maker_of(one) for one in given]
        self.seats = seats
        self.players: list[Player | None] = [None] * seats

    def sit_down(self, learner: int, chance: np.random.Generator) -> None:
        """New players take their seats around the learner."""
        self.players = [None] * self.seats
        for away, maker in enumerate(self.makers, 1):
            self.players[(learner + away) % self.seats] = maker(int(chance.integers(2**63)))

    def play_on(self, play: Play) -> None:
        """Let the others decide until the learner is asked or the game is over."""
        while play.seat != NOBODY and (one := self.players[play.seat]) is not None:
            if isinstance(one, Random):
                play.go(play.drawn(one.chance))  # the same choice, without dealing a guess to look at
            else:
                play.go(play.first + one.choose(Knowledge(play.rules, play.state, play.seat)))


def maker_of(given: str | Maker) -> Maker:
    """Something that makes a player from a seed; ValueError if no player has that name."""
    if not isinstance(given, str):
        return given
    name = given
    try:
        player(name, 0)
    except MotuError as error:
        raise ValueError(str(error)) from error
    return lambda seed: player(name, seed)
