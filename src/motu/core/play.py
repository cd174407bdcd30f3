"""Games moved by action numbers: what training loops step, one at a time or many in one call."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motu.core.agenda import Moves, State
from motu.core.chance import WIDEST, Chance, seeded
from motu.core.numbers import Numbers
from motu.core.rules import Rules, words_id

NOBODY: Final = -1


@final
class Play:
    """A game in progress: who is to decide (`seat`, NOBODY after the end), and what is legal, as action numbers."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules: Final = rules
        self.state: Final = state
        self.seats: Final[i64] = rules.seat_count(state)
        self.chairs: Final[i64] = rules.seats[-1]
        self.asks: Final[i64] = len(rules.decisions)
        self.moves: Final = Moves()
        self.seat: i64 = NOBODY
        self.first: i64 = 0
        self.kind: i64 = 0
        self._run_on()

    def _run_on(self) -> None:
        decision = self.state.proceed(self.moves)
        if decision is None:
            self.seat = NOBODY
            self.moves.count = 0
        else:
            self.seat = decision.seat
            self.first = self.rules.first_numbers[type(decision)]
            self.kind = self.rules.kinds[type(decision)]

    def clone(self) -> Play:
        return Play(self.rules, self.state.clone())

    def over(self) -> bool:
        return self.seat == NOBODY

    def legal(self) -> list[int]:
        """The legal actions as the decision lists them."""
        return [int(self.first + self.moves.items[i]) for i in range(self.moves.count)]

    def allows(self, number: i64) -> bool:
        move: i64 = number - self.first
        items = self.moves.items
        return any(items[i] == move for i in range(self.moves.count))

    def step(self, number: i64) -> bool:
        """Carry a legal action out and run on to the next decision; False, and nothing changes, if it is not legal."""
        if not self.allows(number):
            return False
        self.go(number)
        return True

    def go(self, number: i64) -> None:
        """Carry an action out, unchecked."""
        state = self.state
        move: i64 = number - self.first
        decision = self.rules.pending(state)
        state.agenda.pop()
        if state.answers is not None:
            state.answers.append((decision.seat, move))
        decision.take(state, move)
        self._run_on()

    def drawn(self, chance: Chance) -> i64:
        """One of the legal actions, all equally likely."""
        return self.first + self.moves.items[chance.below(self.moves.count)]

    def mark(self, mask: vec[u8], start: i64, mark: u8) -> None:
        """Write a mark at the place of every legal action, counted from a start."""
        first: i64 = start + self.first
        items = self.moves.items
        for i in range(self.moves.count):
            mask[first + items[i]] = mark

    def write(self, who: i64, numbers: Numbers) -> None:
        """What a seat knows, the kind of decision that is asked, and who is asked, counted from the own chair."""
        self.rules.write_numbers(self.state, who, numbers)
        if self.seat == NOBODY:
            numbers.zeros(self.asks + self.chairs)
            return
        numbers.one_of(self.kind, self.asks)
        first: i64 = numbers.count
        numbers.zeros(self.chairs)
        if self.rules.pending(self.state).secret():
            for asked in self.state.waiting():
                numbers.bump(first + (asked.seat - who + self.seats) % self.seats)
        else:
            numbers.bump(first + (self.seat - who + self.seats) % self.seats)


def number_names(rules: Rules) -> list[str]:
    """A name for each number that `Play.write` writes."""
    names = list(rules.feature_names())
    names += ["asked_" + words_id(kind.__name__).replace("-", "_") for kind, _ in rules.decisions]
    return names + [f"asked_seat{away}" for away in range(rules.seats[-1])]


@final
class Plays:
    """Many games stepped in one call; one that ends is dealt anew at once.

    The buffers are for NumPy to look at: what the seat that is to decide knows, the mask of its legal actions, and
    which seat that is, game after game.
    """

    def __init__(self, rules: Rules, games: int, seats: int, seed: int, options: dict[str, bool]) -> None:
        self.rules: Final = rules
        self.seat_count: Final = seats
        self.options: Final = options
        self.chance: Final = seeded(seed)
        self.width: Final[i64] = len(number_names(rules))
        self.actions: Final[i64] = rules.actions
        self.numbers: Final = Numbers(games * self.width)
        self.mask: Final = vec[u8]([u8(0)] * (games * rules.actions))
        self.to_decide: Final = vec[i64]([i64(0)] * games)
        self.ended: list[tuple[int, State]] = []
        """The games that ended in the last step: their place and how they stood."""
        self.plays: list[Play] = []
        for at in range(games):
            self.plays.append(self.dealt())
            self.show(at)

    def dealt(self) -> Play:
        seed = int(self.chance.below(WIDEST)) * WIDEST + int(self.chance.below(WIDEST))
        return Play(self.rules, self.rules.setup(self.seat_count, seed, self.options, False))

    def illegal(self, actions: list[int]) -> int:
        """The place of the first action that is not legal, or -1."""
        for at in range(len(self.plays)):
            if not self.plays[at].allows(actions[at]):
                return at
        return -1

    def step(self, actions: list[int]) -> None:
        """Carry an action out in every game, unchecked, and show where it led."""
        self.ended = []
        for at in range(len(self.plays)):
            play = self.plays[at]
            play.mark(self.mask, at * self.actions, 0)
            play.go(actions[at])
            if play.seat == NOBODY:
                self.ended.append((at, play.state))
                self.plays[at] = self.dealt()
            self.show(at)

    def drawn(self, chance: Chance) -> list[int]:
        """A legal action for every game, all equally likely."""
        return [int(play.drawn(chance)) for play in self.plays]

    def show(self, at: i64) -> None:
        """Write a game into the buffers."""
        play = self.plays[at]
        self.to_decide[at] = play.seat
        play.mark(self.mask, at * self.actions, 1)
        self.numbers.count = at * self.width
        play.write(play.seat, self.numbers)
