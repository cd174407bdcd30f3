"""The agenda: immutable steps, the decisions among them, and the state that runs them."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motu.core.chance import Chance
from motu.core.errors import Illegal

Json = dict[str, Any]
"""What may go over a wire: dicts, lists, texts, numbers, booleans, None."""

MOST_MOVES: Final = 256
"""No decision may list more; a choice so wide wants to be asked in two steps."""

NO_MOVES: Final = vec[i64]([i64(0)] * MOST_MOVES)

T = TypeVar("T", bound="State")


@final
class Moves:
    """A reusable buffer of move codes; a decision fills it with what is legal."""

    __slots__ = ("count", "items")
    items: vec[i64]
    count: i64

    def __init__(self) -> None:
        self.items = NO_MOVES[:]
        self.count = 0

    def add(self, move: i64) -> None:
        self.items[self.count] = move
        self.count += 1

    def listed(self) -> list[int]:
        return [int(self.items[i]) for i in range(self.count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A fact that somebody at the table would say aloud; its fields are the arguments of its sentence."""


@final
class Choice:
    """One option as people see it: its token, its words in the catalogue, the places on the board it stands for."""

    def __init__(self, token: str, words: str, args: Json, targets: list[str]) -> None:
        self.token: Final = token
        self.words: Final = words
        self.args: Final = args
        self.targets: Final = targets


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """Something that happens: run once, it changes the table and pushes what follows."""

    def run(self, t: T) -> None:
        raise NotImplementedError  # abstract


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[T]):
    """A step that waits for its seat to choose one of the moves that `fill` lists."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def fill(self, t: T, moves: Moves) -> None:
        """List the legal moves, at least one. This is the only place that knows what is legal."""
        raise NotImplementedError  # abstract

    def take(self, t: T, move: i64) -> None:
        """Carry the move out and push what follows."""
        raise NotImplementedError  # abstract

    def choice(self, t: T, move: i64) -> Choice:
        """The move as people see it."""
        raise NotImplementedError  # abstract

    def prompt(self, t: T) -> Json:
        """The arguments of this decision's question in the catalogue."""
        return {}

    def clause(self) -> str:
        """The clause of the rules that this decision carries out."""
        raise NotImplementedError  # abstract

    def asked_anyway(self) -> bool:
        """True where being asked at all would tell others how many options a hidden hand leaves."""
        return False

    def secret(self) -> bool:
        """True for a choice made at the same time as its neighbours on the agenda, unseen until all have chosen.

        Taking a secret decision only notes the choice; it may push further secret decisions of its own seat.
        """
        return False

    def unseen(self) -> bool:
        """True where the others are not shown which option was taken, now or until all have chosen."""
        return self.secret()

    @final
    def moves(self, t: T) -> list[int]:
        """The legal moves as a plain list."""
        moves = Moves()
        self.fill(t, moves)
        return moves.listed()


@final
class Origin:
    """How a game was set up: enough, with the answers, to make it again."""

    def __init__(self, game: str, seats: int, seed: int, options: dict[str, bool]) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.seed: Final = seed
        self.options: Final = options


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress: its agenda (last item next), its chance, and, at a real table, what happened so far.

    `log` and `answers` are None on tables that are only thought about, where nobody reads them.
    `reveals` counts the moments at which chance or hidden things came to light: no undo goes back over one.
    """

    def __init__(self, agenda: list[Step[Any]], chance: Chance) -> None:
        self.agenda = agenda
        self.chance = chance
        self.reveals: i64 = 0
        self.log: list[Event] | None = None
        self.answers: list[tuple[int, int]] | None = None
        self.origin: Origin | None = None

    def clone(self) -> State:
        raise NotImplementedError  # abstract

    @final
    def share_past(self, twin: State) -> None:
        """Give a twin of this state the same past, so that it goes on telling on its own."""
        twin.reveals = self.reveals
        twin.origin = self.origin
        if self.log is not None:
            twin.log = self.log[:]
        if self.answers is not None:
            twin.answers = self.answers[:]

    @final
    def then(self, step: Step[Any]) -> None:
        """Push what happens next; what is pushed last happens first."""
        self.agenda.append(step)

    @final
    def proceed(self, moves: Moves) -> Decision[Any] | None:
        """Run on to the next real choice and leave its options in `moves`; forced moves are made on the way."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if isinstance(top, Decision):
                moves.count = 0
                top.fill(self, moves)
                if moves.count > 1 or top.asked_anyway():
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
        """The decision that is asked now, or None when the game is over."""
        if not self.agenda:
            return None
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        return top

    @final
    def waiting(self) -> list[Decision[Any]]:
        """The decisions that may be answered now: the pending one, or several seats' in a secret step."""
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
        """Put a seat's secret decision before the others of the same step; among them the order means nothing."""
        for depth, decision in enumerate(self.waiting()):
            if decision.seat == seat:
                self.agenda.append(self.agenda.pop(len(self.agenda) - 1 - depth))
                return

    @final
    def take(self, move: int) -> None:
        """Make a move of the pending decision, unchecked, and run on to the next decision."""
        decision = self.agenda.pop()
        assert isinstance(decision, Decision)
        if self.answers is not None:
            self.answers.append((decision.seat, move))
        decision.take(self, move)
        self.proceed(Moves())

    @final
    def answer(self, seat: int, token: str) -> None:
        """Make the move that a seat's token names; anything else raises Illegal and changes nothing."""
        asked = self.waiting()
        if not asked:
            raise Illegal("game-is-over", token=token)
        for depth, decision in enumerate(asked):
            if decision.seat == seat:
                move = self._named(decision, token)
                if depth == 0:
                    self.take(move)
                else:
                    self._take_early(depth, move)
                return
        raise Illegal("not-your-decision", number=seat, asked=[str(decision.seat) for decision in asked])

    def _named(self, decision: Decision[Any], token: str) -> int:
        allowed: list[str] = []
        for move in decision.moves(self):
            listed = decision.choice(self, move).token
            if listed == token:
                return move
            allowed.append(listed)
        raise Illegal("not-an-option", token=token, allowed=allowed)

    def _take_early(self, depth: int, move: int) -> None:
        """Take a secret decision before those above it, in its own place on the agenda."""
        place = len(self.agenda) - 1 - depth
        above = self.agenda[place + 1 :]
        decision = self.agenda[place]
        assert isinstance(decision, Decision)
        if self.answers is not None:
            self.answers.append((decision.seat, move))
        del self.agenda[place:]
        decision.take(self, move)
        self.agenda.extend(above)
