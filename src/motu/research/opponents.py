"""The opponents at a learner's table. They are made for every game, so that its seed determines them too."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from motu.core.errors import MotuError
from motu.core.stepped_game import NOBODY, SteppedGame
from motu.players import Knowledge, Player, player
from motu.players.random import Random

Maker = Callable[[int], Player]
OpponentNames = str | Maker | Sequence[str | Maker]
"""A player by name or something that makes one from a seed: one for all other seats, or one for each."""


class Opponents:
    """The players at all seats but the learner's, clockwise from its left."""

    def __init__(self, opponents: OpponentNames, seats: int) -> None:
        given = [opponents] * (seats - 1) if isinstance(opponents, str) or callable(opponents) else list(opponents)
        if len(given) != seats - 1:
            raise ValueError(f"{seats} seats need {seats - 1} opponents; {len(given)} were named.")
        self.makers = [maker_of(one) for one in given]
        self.seats = seats
        self.players: list[Player | None] = [None] * seats

    def take_seats(self, learner: int, chance: np.random.Generator) -> None:
        """New players take their seats around the learner."""
        self.players = [None] * self.seats
        for away, maker in enumerate(self.makers, 1):
            self.players[(learner + away) % self.seats] = maker(int(chance.integers(2**63)))

    def play_until_learner(self, play: SteppedGame) -> None:
        """Let the others decide until the learner is asked or the game is over."""
        while play.seat != NOBODY and (one := self.players[play.seat]) is not None:
            if isinstance(one, Random):
                play.apply(play.random_action(one.chance))  # the same choice, without making a guess first
            else:
                play.apply(play.first_action_id + one.choose(Knowledge(play.rules, play.state, play.seat)))


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
