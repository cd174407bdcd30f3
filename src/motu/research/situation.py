"""A point of a game for OpenSpiel: the chance outcomes, the table, and the log of each seat so far."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from motu.arena.editions import STANDARD, CarriedEdition, rules_with
from motu.core.agenda import State
from motu.core.chance import seeded
from motu.core.errors import BadRecord
from motu.core.record import Record, record, replay
from motu.core.rules import Rules
from motu.core.stepped_game import NOBODY, SteppedGame

DIGITS: Final = 4
FACES: Final = 256
"""The seed of a game is drawn as four numbers below 256."""
SPECTATOR: Final = -1


@dataclass(frozen=True)
class Setting:
    """The parameters of an OpenSpiel game. `deals` is the number of chance outcomes (0: all seeds).

    With a `tail` only the last decisions of a random game (`tail_seed`) are played.
    """

    game: str
    seats: int
    options: tuple[str, ...]
    deals: int
    tail: int
    tail_seed: int
    edition: CarriedEdition = STANDARD

    @property
    def rules(self) -> Rules:
        """The rules of the game with the edition."""
        return rules_with(self.game, self.edition)

    @property
    def faces(self) -> int:
        """How many outcomes a draw has."""
        return self.deals or FACES

    @property
    def draws(self) -> int:
        """How many chance outcomes are drawn before the first decision."""
        return 1 if self.deals else DIGITS

    def dealt(self, drawn: list[int]) -> State:
        """The table for the chance outcomes. For a tail it is one of the tables that a spectator can't tell apart."""
        number = 0
        for digit in drawn:
            number = number * self.faces + digit
        if self.tail == 0:
            return self.rules.setup(self.seats, number, dict.fromkeys(self.options, True))
        table = self.rules.guessed(near_the_end(self), None, number)
        table.log = []
        return table


@cache
def near_the_end(setting: Setting) -> State:
    """A table `tail` decisions before the end of a random game."""
    options = dict.fromkeys(setting.options, True)
    whole = SteppedGame(setting.rules, setting.rules.setup(setting.seats, setting.tail_seed, options, keep_log=False))
    chance = seeded(setting.tail_seed)
    numbers: list[int] = []
    while not whole.over():
        numbers.append(whole.random_action(chance))
        whole.apply(numbers[-1])
    again = SteppedGame(setting.rules, setting.rules.setup(setting.seats, setting.tail_seed, options, keep_log=False))
    for number in numbers[: max(0, len(numbers) - setting.tail)]:
        again.apply(number)
    return again.state


class Situation:
    """One point of a game. Copies are independent. It is pickled as the record of the game."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.drawn: list[int] = []
        self.play: SteppedGame | None = None
        self.numbers: list[int] = []
        """All actions since the deal."""
        self.own: list[list[int]] = [[] for _ in range(setting.seats)]
        """The actions of each seat, as far as it is known whose they were."""
        self.stories: list[list[str]] = [[] for _ in range(setting.seats + 1)]
        """The log of each seat and, last, of a spectator. Completed on request."""
        self.heard: list[int] = [0] * (setting.seats + 1)
        """How many entries of the log each has."""
        self.resampled_for = NOBODY
        """The seat for which this was resampled, if it was."""

    def over(self) -> bool:
        """Whether the game is over; a tail ends after its last decision and is scored as it is."""
        play, tail = self.play, self.setting.tail
        return play is not None and (play.seat == NOBODY or 0 < tail <= len(self.numbers))

    @property
    def seat(self) -> int:
        """Who is to decide; NOBODY after the end and before the deal."""
        return NOBODY if self.play is None or self.over() else self.play.seat

    def draw(self, outcome: int) -> None:
        """Chance draws; after the last draw the table is dealt."""
        self.drawn.append(outcome)
        if len(self.drawn) == self.setting.draws:
            self.play = SteppedGame(self.setting.rules, self.setting.dealt(self.drawn))

    def act(self, number: int) -> bool:
        """Carry a legal action out; False if it is not legal."""
        assert self.play is not None
        seat = self.seat
        if seat == NOBODY or not self.play.step(number):
            return False
        self.numbers.append(number)
        self.own[seat].append(number)
        return True

    def story(self, who: int) -> list[str]:
        """The log of a seat, one text per event; SPECTATOR for a spectator."""
        story = self.stories[who]
        if self.play is not None:
            rules = self.setting.rules
            viewer = None if who == SPECTATOR else who
            heard = rules.heard(self.play.state, viewer, self.heard[who])
            story += [json.dumps(event, default=int) for event in heard]
            self.heard[who] = len(self.play.state.log or [])
        return story

    def resampled(self, who: int, seed: int) -> Situation:
        """A situation that a seat can't tell from this one: what it can't know is resampled.

        The other seats keep only what everybody knows.
        """
        assert self.play is not None
        other = Situation(self.setting)
        guess = self.setting.rules.guessed(self.play.state, who, seed)
        guess.log = []
        other.drawn = self.drawn[:]
        other.numbers = self.numbers[:]
        other.resampled_for = who
        other.play = SteppedGame(self.setting.rules, guess)
        other.own[who] = self.own[who][:]
        public = self.story(SPECTATOR)
        other.stories = [self.story(who)[:] if seat == who else public[:] for seat in range(self.setting.seats)]
        other.stories.append(public[:])
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Situation:
        twin = Situation(self.setting)
        twin.drawn = self.drawn[:]
        twin.play = None if self.play is None else self.play.clone()
        twin.numbers = self.numbers[:]
        twin.own = [numbers[:] for numbers in self.own]
        twin.stories = [story[:] for story in self.stories]
        twin.heard = self.heard[:]
        twin.resampled_for = self.resampled_for
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as a record. The tail of a game has no record and is pickled as its actions."""
        if self.play is None:
            return restored, (self.setting, self.drawn, None)
        if self.resampled_for != NOBODY:
            raise BadRecord("record-of-a-guess")
        if self.setting.tail:
            return restored, (self.setting, self.drawn, self.numbers)
        return restored, (self.setting, self.drawn, record(self.setting.rules, self.play.state).dump())

    def __str__(self) -> str:
        dealt = " ".join(map(str, self.drawn))
        if self.play is None:
            return f"{self.setting.game}: chance deals, drawn so far: {dealt or 'nothing'}"
        asked = "over" if self.over() else f"player {self.seat} is to decide"
        return f"{self.setting.game}: dealt {dealt}; actions {' '.join(map(str, self.numbers)) or 'none'}; {asked}"


def restored(setting: Setting, drawn: list[int], stored: str | list[int] | None) -> Situation:
    """Rebuild a pickled situation."""
    situation = Situation(setting)
    situation.drawn = drawn
    if stored is None:
        return situation
    numbers = stored if isinstance(stored, list) else numbers_of(setting.rules, Record.load(stored))
    situation.play = SteppedGame(setting.rules, setting.dealt(drawn))
    for number in numbers:
        situation.act(number)
    return situation


def numbers_of(rules: Rules, stored: Record) -> list[int]:
    """The actions of a record."""
    end = replay(rules, stored)
    play = SteppedGame(rules, rules.setup(stored.seats, stored.seed, dict.fromkeys(stored.options, True)))
    numbers: list[int] = []
    for _, move in end.answers or []:
        numbers.append(play.first_action_id + move)
        play.apply(numbers[-1])
    return numbers
