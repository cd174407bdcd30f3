"""The doors: what a game offers to the world outside. Every game has one Rules object."""

from __future__ import annotations

import re
from typing import Any, Final

from mypy_extensions import mypyc_attr

from motu.core.agenda import Decision, Event, Json, Moves, Origin, State
from motu.core.chance import SEEDS, seeded
from motu.core.components import Components
from motu.core.errors import BadOption, Illegal
from motu.core.laid_open import fields
from motu.core.numbers import Numbers
from motu.core.weights import Weights

WORDS_IDS: Final[dict[str, str]] = {}
"""Names worked out before."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game's doors. What is common to all games stands here; a game fills in the doors marked abstract.

    `decisions` lists every class of decision with its SPAN: together they are the game's fixed action space.
    `weights` are what `worth` weighs a table with.
    """

    def __init__(
        self,
        name: str,
        version: int,
        seats: range,
        options: dict[str, bool],
        components: Components,
        decisions: list[tuple[type[Decision[Any]], int]],
        weights: Weights,
    ) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.options = options
        self.components = components
        self.decisions = decisions
        self.weights = weights
        self.first_numbers: dict[type[Decision[Any]], int] = {}
        self.kinds: dict[type[Decision[Any]], int] = {}
        self.actions = 0
        for kind, span in decisions:
            self.kinds[kind] = len(self.kinds)
            self.first_numbers[kind] = self.actions
            self.actions += span
        self.feature_count = len(self.feature_names())

    # What a game fills in

    def deal(self, seats: int, seed: int, options: dict[str, bool], told: bool) -> State:
        """The table before the first decision; `told` says whether a log is kept."""
        raise NotImplementedError  # abstract

    def scores(self, state: State) -> list[int]:
        """Points by seat, as if the game ended now."""
        raise NotImplementedError  # abstract

    def places(self, state: State) -> list[int]:
        """Ranks by seat with tie-breaks; 0 is a winner, equals share a place."""
        raise NotImplementedError  # abstract

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Points by seat and source."""
        raise NotImplementedError  # abstract

    def view(self, state: State, who: int) -> Json:
        """What a seat sees of the table; -1 is a spectator."""
        raise NotImplementedError  # abstract

    def veil(self, event: Event, who: int) -> Event:
        """An event as a seat hears it; -1 is a spectator."""
        raise NotImplementedError  # abstract

    def guess(self, state: State, who: int, seed: int) -> State:
        """A table that a seat can't tell from the real one."""
        raise NotImplementedError  # abstract

    def write_numbers(self, state: State, who: int, numbers: Numbers) -> None:
        """Write what a seat knows as numbers, always equally many."""
        raise NotImplementedError  # abstract

    def feature_names(self) -> list[str]:
        """A name for each of these numbers."""
        raise NotImplementedError  # abstract

    def worth(self, state: State, who: int) -> float:
        """How good a table is for a seat, in points of lead; unchecked, for guessed tables: it reads everything."""
        raise NotImplementedError  # abstract

    def prospects(self, state: State, who: int) -> float:
        """Points that a seat should have at the end; unchecked and of guessed tables, like `worth`."""
        raise NotImplementedError  # abstract

    def weighing(self, weights: Weights) -> Rules:
        """The same game, with a `worth` that weighs otherwise."""
        raise NotImplementedError  # abstract

    def audit(self, state: State) -> None:
        """Raise Broken if a law of conservation does not hold."""
        raise NotImplementedError  # abstract

    def seat_count(self, state: State) -> int:
        """How many sit at this table."""
        raise NotImplementedError  # abstract

    # What is the same for all games

    def setup(self, seats: int, seed: int, options: dict[str, bool] | None = None, told: bool = True) -> State:
        """A new game, run on to its first decision. `told=False` keeps no log and no record, for play at speed."""
        chosen = self.check(seats, seed, options)
        state = self.deal(seats, seed, chosen, told)
        if told:
            state.origin = Origin(self.name, seats, seed, chosen)
            state.answers = []
        state.proceed(Moves())
        return state

    def check(self, seats: int, seed: int, options: dict[str, Any] | None) -> dict[str, bool]:
        """All options with their values; raises BadOption for what this game does not offer."""
        if seats not in self.seats:
            raise BadOption("bad-seats", game=self.name, seats=seats, least=self.seats[0], most=self.seats[-1])
        if not 0 <= seed < SEEDS:
            raise BadOption("bad-seed", found=str(seed))
        chosen = dict(self.options)
        for name, value in (options or {}).items():
            if name not in self.options:
                raise BadOption("unknown-option", game=self.name, option=name, allowed=sorted(self.options))
            if not isinstance(value, bool):
                raise BadOption("option-not-yes-or-no", option=name, value=str(value))
            chosen[name] = value
        return chosen

    def clone(self, state: State) -> State:
        return state.clone()

    def token(self, state: State, move: int) -> str:
        """A move of the pending decision as a short text, unique among its options."""
        return str(self.pending(state).choice(state, move).token)

    def number(self, state: State, move: int) -> int:
        """A move of the pending decision as a number in range(self.actions)."""
        return self.first_numbers[type(self.pending(state))] + move

    def pending(self, state: State) -> Decision[Any]:
        decision = state.pending()
        if decision is None:
            raise Illegal("game-is-over", token="")
        return decision

    def seen(self, state: State, who: int | None) -> Json:
        """What a seat may see, and nothing else, ready for JSON; None is a spectator."""
        seat = self._viewer(state, who)
        asked = state.waiting()
        view = self.view(state, seat)
        view["game"] = self.name
        view["asked"] = [int(decision.seat) for decision in asked]
        view["decision"] = words_id(type(asked[0]).__name__) if asked else None
        return view

    def heard(self, state: State, who: int | None, since: int = 0) -> list[Json]:
        """The log from an entry on as a seat heard it: for each event the id of its sentence and the arguments."""
        seat = self._viewer(state, who)
        return [said(self.veil(event, seat)) for event in (state.log or [])[since:]]

    def told(self, state: State) -> list[Json]:
        """The whole log with nothing hidden, for after the game."""
        return [said(event) for event in state.log or []]

    def choices(self, state: State, seat: int | None = None) -> Json | None:
        """The decision that a seat (or, without one, the pending decision's) is asked for; None if it is not asked."""
        for decision in state.waiting():
            if seat is None or decision.seat == seat:
                return self._put_to(state, decision)
        return None

    def guessed(self, state: State, who: int | None, seed: int) -> State:
        """A full table that `who` can't tell from the real one; it depends on nothing that `who` does not know."""
        if not 0 <= seed < SEEDS:
            raise BadOption("bad-seed", found=str(seed))
        return self.guess(state, self._viewer(state, who), seed)

    def features(self, state: State, who: int) -> list[float]:
        """What a seat knows, as numbers named by `feature_names`."""
        numbers = Numbers(self.feature_count)
        self.write_numbers(state, self._viewer(state, who), numbers)
        return numbers.listed()

    def _put_to(self, state: State, decision: Decision[Any]) -> Json:
        options: list[Json] = []
        for move in decision.moves(state):
            choice = decision.choice(state, move)
            options.append(
                {
                    "token": choice.token,
                    "words": "option-" + choice.words,
                    "args": choice.args,
                    "targets": choice.targets,
                }
            )
        return {
            "seat": int(decision.seat),
            "decision": words_id(type(decision).__name__),
            "args": decision.prompt(state),
            "clause": decision.clause(),
            "options": options,
        }

    def _viewer(self, state: State, who: int | None) -> int:
        seats = self.seat_count(state)
        if who is None:
            return -1
        if not 0 <= who < seats:
            raise BadOption("unknown-seat", number=who, least=0, most=seats - 1)
        return who


def words_id(name: str) -> str:
    """The catalogue's name for a class: GoodBought is good-bought."""
    if name not in WORDS_IDS:
        WORDS_IDS[name] = re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
    return WORDS_IDS[name]


def said(event: Event) -> Json:
    """An event as id and arguments; the words are found where it is read."""
    return {"id": "event-" + words_id(type(event).__name__), "args": fields(event)}


def random_game(state: State, chance_seed: int) -> int:
    """Play a state to its end with random moves; returns the number of decisions."""
    chance = seeded(chance_seed)
    moves = Moves()
    decisions = 0
    decision = state.proceed(moves)
    while decision is not None:
        state.agenda.pop()
        decision.take(state, moves.items[chance.below(moves.count)])
        decisions += 1
        decision = state.proceed(moves)
    return decisions
