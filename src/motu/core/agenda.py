"""The agenda: immutable steps, the decisions among them, and the state that runs them.

The words for what a player chooses: a *move* is a number inside one decision; its *action id* is a number over all
decisions of the game; its *token* is a short text, unique among the options of its decision; an *option* (`Choice`) is
the move as people see it; an *answer* is the move that a seat has chosen. A record stores answers as *entries*.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motu.core.chance import Chance
from motu.core.edition import Edition
from motu.core.errors import Illegal

Json = dict[str, Any]
"""Data that can be sent as JSON: dicts, lists, texts, numbers, booleans, None."""

SPECTATOR: Final = -1
"""The viewer who sits at no seat, where a number is needed."""
MOST_MOVES: Final = 256
"""The most moves one decision may list. A wider choice should be split into two decisions."""

NO_MOVES: Final = vec[i64]([i64(0)] * MOST_MOVES)

T = TypeVar("T", bound="State")


@final
class Moves:
    """A reusable buffer of move codes. `Decision.fill` writes the legal moves into it."""

    __slots__ = ("count", "items")
    items: vec[i64]
    count: i64

    def __init__(self) -> None:
        self.items = NO_MOVES[:]
        self.count = 0

    def add(self, move: i64) -> None:
        """Append one legal move."""
        self.items[self.count] = move
        self.count += 1

    def listed(self) -> list[int]:
        """The moves as a plain list."""
        return [int(self.items[i]) for i in range(self.count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One fact for the game log. Its fields are the arguments of its sentence in the catalogues."""


@final
class Choice:
    """One option as people see it: its token, its message in the catalogues, and its places on the board."""

    def __init__(self, token: str, words: str, args: Json, targets: list[str]) -> None:
        self.token: Final = token
        self.words: Final = words
        self.args: Final = args
        self.targets: Final = targets


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One step of the game. It runs once, changes the table and pushes the steps that follow."""

    def run(self, t: T) -> None:
        """Change the table and push what follows."""
        raise NotImplementedError  # abstract


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[T]):
    """A step that waits until its seat chooses one of the moves that `fill` lists.

    `SPAN` is the size of the range that move codes come from: codes are 0 to SPAN - 1. A class sets its own, or
    overrides `span` where the range follows from figures.

    >>> from motu import RULES
    >>> state = RULES["bali"].setup(seats=2, seed=7)
    >>> decision = state.pending()
    >>> first = decision.moves(state)[0]
    >>> decision.choice(state, first).token == RULES["bali"].token(state, first)
    True
    """

    SPAN: ClassVar[int] = 0

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    @classmethod
    def span(cls, edition: Any) -> int:  # noqa: ARG003  # for those that override it
        """The size of the range of move codes in an edition of the game."""
        return cls.SPAN

    def fill(self, t: T, moves: Moves) -> None:
        """List the legal moves, at least one. This is the only place that knows what is legal."""
        raise NotImplementedError  # abstract

    def take(self, t: T, move: i64) -> None:
        """Carry the move out and push what follows."""
        raise NotImplementedError  # abstract

    def choice(self, t: T, move: i64) -> Choice:
        """The move as people see it: token, words, places on the board."""
        raise NotImplementedError  # abstract

    def prompt(self, t: T) -> Json:
        """The arguments of this decision's question in the catalogue."""
        return {}

    def clause(self) -> str:
        """The clause of the rules that this decision carries out, as numbered in docs/rules."""
        raise NotImplementedError  # abstract

    def ask_even_if_forced(self) -> bool:
        """True where skipping a forced decision would show the others something about a hidden hand."""
        return False

    def secret(self) -> bool:
        """True for a choice that several seats make at the same time, hidden until all have chosen.

        Taking a secret decision only notes the choice. It may push further secret decisions of the same seat.
        """
        return False

    def hidden_from_others(self) -> bool:
        """True if the other seats do not see which option was taken."""
        return self.secret()

    @final
    def moves(self, t: T) -> list[int]:
        """The legal moves as a plain list."""
        moves = Moves()
        self.fill(t, moves)
        return moves.listed()


@final
class Origin:
    """How a game was set up. Together with the answers this is enough to replay it."""

    def __init__(self, game: str, edition: Edition, seats: int, seed: int, options: dict[str, bool]) -> None:
        self.game: Final = game
        self.edition: Final = edition
        self.seats: Final = seats
        self.seed: Final = seed
        self.options: Final = options


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress: its agenda (last item next), its random generator and, at a real table, its history.

    `log` and `answers` are None where nobody reads them: on guessed tables, and in games set up without a log.
    `reveals` counts how often something random or hidden was revealed. Undo never goes back past such a moment.
    """

    def __init__(self, agenda: list[Step[Any]], chance: Chance) -> None:
        self.agenda = agenda
        self.chance = chance
        self.reveals: i64 = 0
        self.log: list[Event] | None = None
        self.answers: list[tuple[int, int]] | None = None
        self.origin: Origin | None = None

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError  # abstract

    def copy_from(self, other: State) -> None:
        """Become a copy of another table of the same game (as it was set up), in place and without its history.

        Search copies tables all the time. This needs no new objects, so it takes less than half the time of `clone`.
        """
        raise NotImplementedError  # abstract

    def seat_count(self) -> int:
        """The number of seats at this table."""
        raise NotImplementedError  # abstract

    def played_with(self) -> Edition:
        """The figures that this table is played with."""
        raise NotImplementedError  # abstract

    @final
    def copy_history_to(self, twin: State) -> None:
        """Give a copy of this state the same history (log, answers, origin, what was revealed)."""
        twin.reveals = self.reveals
        twin.origin = self.origin
        if self.log is not None:
            twin.log = self.log[:]
        if self.answers is not None:
            twin.answers = self.answers[:]

    @final
    def copy_play_from(self, other: State) -> None:
        """Take over what every game has: the agenda, the random generator, and how much was revealed."""
        self.agenda = other.agenda[:]
        self.chance.copy_from(other.chance)
        self.reveals = other.reveals

    @final
    def then(self, step: Step[Any]) -> None:
        """Push a step. The step pushed last runs first."""
        self.agenda.append(step)

    @final
    def proceed(self, moves: Moves) -> Decision[Any] | None:
        """Run to the next real choice and leave its options in `moves`. Forced moves are made on the way."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if isinstance(top, Decision):
                moves.count = 0
                top.fill(self, moves)
                if moves.count > 1 or top.ask_even_if_forced():
                    return top
                assert moves.count == 1, "a decision must have an option"
                agenda.pop()
                top.take(self, moves.items[0])
            else:
                agenda.pop()
                top.run(self)
        return None

    @final
    def pending(self) -> Decision[Any] | None:
        """The decision to be answered now, or None when the game is over."""
        if not self.agenda:
            return None
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        return top

    @final
    def waiting(self) -> list[Decision[Any]]:
        """The decisions that may be answered now: the pending one, or several in a secret simultaneous step."""
        asked: list[Decision[Any]] = []
        for depth in range(len(self.agenda)):
            step = self.agenda[-1 - depth]
            if not isinstance(step, Decision) or (asked and not step.secret()):
                break
            asked.append(step)
            if not step.secret():
                break
        return asked

    @final
    def ask_first(self, seat: int) -> None:
        """Move a seat's secret decision to the front of its step. The order inside a secret step has no meaning."""
        for depth, decision in enumerate(self.waiting()):
            if decision.seat == seat:
                self.agenda.append(self.agenda.pop(len(self.agenda) - 1 - depth))
                return

    @final
    def play(self, decision: Decision[Any], move: i64, moves: Moves) -> Decision[Any] | None:
        """Make a move of the pending decision, unchecked, and run to the next one, whose options are left in `moves`.

        This is the only place that carries out a chosen move (forced moves are made by `proceed`, secret ones out of
        order by `answer`). The caller passes the pending decision, because it has it at hand and finding it again
        would cost time in every rollout.
        """
        self.agenda.pop()
        if self.answers is not None:
            self.answers.append((decision.seat, move))
        decision.take(self, move)
        return self.proceed(moves)

    @final
    def take(self, move: int) -> None:
        """Make a move of the pending decision, unchecked, and run to the next decision."""
        decision = self.pending()
        assert decision is not None, "the game is over"
        self.play(decision, move, Moves())

    @final
    def answer(self, seat: int, token: str) -> None:
        """Make the move that a token names. Raises Illegal, and changes nothing, if the seat may not do that now."""
        asked = self.waiting()
        if not asked:
            raise Illegal("game-is-over", token=token)
        for depth, decision in enumerate(asked):
            if decision.seat == seat:
                move = self._move_named(decision, token)
                if depth == 0:
                    self.take(move)
                else:
                    self._take_early(depth, move)
                return
        raise Illegal("not-your-decision", number=seat, asked=[str(decision.seat) for decision in asked])

    def _move_named(self, decision: Decision[Any], token: str) -> int:
        allowed: list[str] = []
        for move in decision.moves(self):
            listed = decision.choice(self, move).token
            if listed == token:
                return move
            allowed.append(listed)
        raise Illegal("not-an-option", token=token, allowed=allowed)

    def _take_early(self, depth: int, move: int) -> None:
        """Take a secret decision that is not on top of the agenda, and leave those above it where they are."""
        place = len(self.agenda) - 1 - depth
        above = self.agenda[place + 1 :]
        decision = self.agenda[place]
        assert isinstance(decision, Decision)
        if self.answers is not None:
            self.answers.append((decision.seat, move))
        del self.agenda[place:]
        decision.take(self, move)
        self.agenda.extend(above)
