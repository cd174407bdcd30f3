"""The public interface of a game. Every game has one Rules object."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from motu.core.agenda import SPECTATOR, Decision, Event, Json, Moves, Origin, State
from motu.core.chance import SEEDS, Chance, seeded
from motu.core.components import Components
from motu.core.edition import Edition
from motu.core.errors import BadOption, BadRecord, Illegal
from motu.core.feature_buffer import FeatureBuffer
from motu.core.full_state import fields
from motu.core.weights import Weights

WORDS_IDS: Final[dict[str, str]] = {}
"""Message ids of classes, found so far."""


@final
class GameFunctions:
    """What a game is made of, as functions on its own table class.

    Functions that search calls millions of times are methods of Rules instead: a call through a variable is slower.
    """

    def __init__(
        self,
        *,
        read_edition: Callable[[Components], Edition],
        earlier_editions: Callable[[], list[Components]],
        set_up: Callable[[Any, int, Chance, dict[str, bool]], State],
        open_log: Callable[[Any], None],
        scores: Callable[[Any], list[int]],
        places: Callable[[Any], list[int]],
        breakdown: Callable[[Any], list[dict[str, int]]],
        view: Callable[[Any, i64], Json],
        redact: Callable[[Event, i64], Event],
        guess: Callable[[Any, i64, int], State],
        feature_names: Callable[[Any], list[str]],
        audit: Callable[[Any], None],
    ) -> None:
        self.read_edition: Final = read_edition
        """The figures of a components file, checked."""
        self.earlier_editions: Final = earlier_editions
        """The standard editions of earlier releases."""
        self.set_up: Final = set_up
        """The table before the first step, from edition, number of seats, random generator and options."""
        self.open_log: Final = open_log
        """Begin the log of a table that was just set up."""
        self.scores: Final = scores
        self.places: Final = places
        self.breakdown: Final = breakdown
        self.view: Final = view
        """What a seat, or SPECTATOR, sees of a table."""
        self.redact: Final = redact
        """An event as a seat, or SPECTATOR, may read it."""
        self.guess: Final = guess
        """A table that a seat, or SPECTATOR, can't tell from the real one, for a seed."""
        self.feature_names: Final = feature_names
        """The names of the features in an edition."""
        self.audit: Final = audit


def functions_of(
    *, components: Any, setup: Any, scoring: Any, view: Any, guesses: Any, features: Any, audit: Any
) -> GameFunctions:
    """The functions of a game, taken by name from its modules: `setup.set_up`, `scoring.scores` and so on."""
    return GameFunctions(
        read_edition=components.read_edition,
        earlier_editions=components.earlier_editions,
        set_up=setup.set_up,
        open_log=setup.open_log,
        scores=scoring.scores,
        places=scoring.places,
        breakdown=scoring.breakdown,
        view=view.seen,
        redact=view.redacted,
        guess=guesses.guessed,
        feature_names=features.feature_names,
        audit=audit.audit,
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game as the rest of the program uses it.

    >>> from motu import RULES
    >>> rules = RULES["bali"]
    >>> list(rules.seats), list(rules.options)
    ([2, 3, 4], ['oracle', 'demon'])
    >>> state = rules.setup(seats=2, seed=7)
    >>> first = rules.choices(state)["options"][0]["token"]
    >>> rules.token(state, rules.pending(state).moves(state)[0]) == first
    True
    >>> rules.setup(seats=9, seed=7)
    Traceback (most recent call last):
        ...
    motu.core.errors.BadOption: Bali is for 2 to 4 players, not 9.

    `name` and `version` say which rules these are, `edition` with which figures; `seats` follows from it. `options` are
    the variants that players are offered, with their defaults. `decisions` lists every class of decision: together they
    are the action space of this edition, with ids from 0 to `actions` - 1. `weights` belong to the evaluation. A game
    passes its parts as `functions` and overrides the methods marked abstract.

    A rules object belongs to one edition, but understands the tables of all: `seen`, `choices`, `scores` and the like
    read the figures from the table. `with_edition` gives the rules of another edition.
    """

    def __init__(
        self,
        *,
        name: str,
        version: int,
        edition: Edition,
        options: dict[str, bool],
        decisions: list[type[Decision[Any]]],
        functions: GameFunctions,
        weights: Weights,
        readings: dict[int, list[str]] | None = None,
        earlier_rulings: list[str] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.readings = readings or {}
        """For each earlier version whose games can still be replayed: the options that they were played with."""
        self.earlier_rulings = earlier_rulings or []
        """Options that nobody is offered for a new game: rulings that were replaced, for games that began with them."""
        self.edition = edition
        self.seats = edition.seat_range()
        self.options = options
        self.decisions = decisions
        self.functions = functions
        self.weights = weights
        self.standard: Rules = self
        """The same rules with the standard edition."""
        self.others: dict[str, Rules] = {edition.hash: self}
        """The same rules by the hash of their edition, as far as they were asked for; this object is among them."""
        self.first_action_ids: dict[type[Decision[Any]], int] = {}
        self.decision_indices: dict[type[Decision[Any]], int] = {}
        self.actions = 0
        for kind in decisions:
            span = kind.span(edition)
            assert span > 0, f"{kind.__name__} sets no SPAN"
            self.decision_indices[kind] = len(self.decision_indices)
            self.first_action_ids[kind] = self.actions
            self.actions += span
        self.feature_count = len(functions.feature_names(edition))

    # Overridden by each game, because search calls them all the time

    def write_features(self, state: State, who: int, features: FeatureBuffer) -> None:
        """Write what a seat knows as numbers. There are always `feature_count` of them."""
        raise NotImplementedError  # abstract

    def expected_score(self, state: State, who: int) -> float:
        """The expected final points of a seat, by the game's evaluation.

        It reads the whole table, so it is only for guessed tables.
        """
        raise NotImplementedError  # abstract

    def expected_scores(self, state: State) -> list[float]:
        """The expected final points of every seat. Games override this where it is faster than one by one."""
        return [self.expected_score(state, seat) for seat in range(state.seat_count())]

    def expected_lead(self, state: State, who: int) -> float:
        """How a greedy player values a position: its expected score minus a weighted one of the others.

        Each game chooses whether the best other player counts or the mean. Only for guessed tables.
        """
        raise NotImplementedError  # abstract

    def remade(self, edition: Edition, weights: Weights) -> Rules:
        """The same game with another edition and other weights."""
        raise NotImplementedError  # abstract

    # The same for all games

    def with_weights(self, weights: Weights) -> Rules:
        """The same game, evaluated with other weights."""
        return self.remade(self.edition, weights)

    def with_edition(self, edition: Edition) -> Rules:
        """The same game with other figures. Asked again, it is the same object, unless other networks help now."""
        if edition.game != self.name:
            raise BadOption("edition-of-another-game", game=self.name, found_game=edition.game)
        known = self.others.get(edition.hash)
        if known is not None and (known is self.standard or known.edition.networks == edition.networks):
            return known
        rules = self.remade(edition, self.weights)
        rules.standard = self.standard
        rules.others = self.others
        self.others[edition.hash] = rules
        return rules

    def edition_of(self, hash: str) -> Edition:
        """The edition with a hash: one that was read before, or the standard one of an earlier release."""
        if hash not in self.others:
            for components in self.functions.earlier_editions():
                if components.fingerprint == hash:
                    self.with_edition(self.functions.read_edition(components))
        if hash not in self.others:
            expected = self.standard.edition.hash
            raise BadRecord("record-other-components", game=self.name, found=hash, expected=expected)
        return self.others[hash].edition

    def knows(self, hash: str) -> bool:
        """Whether the edition with a hash is known here."""
        try:
            self.edition_of(hash)
        except BadRecord:
            return False
        return True

    def has_read(self, hash: str, text: str) -> bool:
        """Whether an edition was read from exactly this text. Another text may name other networks that help."""
        return hash in self.others and self.others[hash].edition.components.written == text

    def carried_text(self, edition: Edition) -> str:
        """What a record carries of its edition: nothing of the standard one, the whole file of any other."""
        return "" if edition.hash == self.standard.edition.hash else edition.components.written

    def read_edition(self, text: str, name: str = "components.toml") -> Edition:
        """The edition of a components file. Raises BadComponents, with file and line, for one that can't be played."""
        return self.functions.read_edition(Components(text, name))

    def setup(
        self,
        seats: int,
        seed: int,
        options: dict[str, bool] | None = None,
        keep_log: bool = True,
        edition: Edition | None = None,
    ) -> State:
        """A new game, run to its first decision. Without a log it is faster, but can't be stored as a record."""
        if edition is not None and edition.hash != self.edition.hash:
            return self.with_edition(edition).setup(seats, seed, options, keep_log)
        chosen = self.check(seats, seed, options)
        state = self.functions.set_up(self.edition, seats, seeded(seed), chosen)
        if keep_log:
            self.functions.open_log(state)
            state.origin = Origin(self.name, self.edition, seats, seed, chosen)
            state.answers = []
        state.proceed(Moves())
        return state

    def check(self, seats: int, seed: int, options: dict[str, Any] | None) -> dict[str, bool]:
        """The options with their values. Raises BadOption for anything this game does not know.

        Earlier rulings are accepted too, since stored games name them; they are listed only where they are given.
        """
        if seats not in self.seats:
            raise BadOption("bad-seats", game=self.name, seats=seats, least=self.seats[0], most=self.seats[-1])
        if not 0 <= seed < SEEDS:
            raise BadOption("bad-seed", found=str(seed))
        chosen = dict(self.options)
        for name, value in (options or {}).items():
            if name not in self.options and name not in self.earlier_rulings:
                raise BadOption("unknown-option", game=self.name, option=name, allowed=sorted(self.options))
            if not isinstance(value, bool):
                raise BadOption("option-not-yes-or-no", option=name, value=str(value))
            chosen[name] = value
        return chosen

    def clone(self, state: State) -> State:
        """An independent copy of a state."""
        return state.clone()

    def pending(self, state: State) -> Decision[Any]:
        """The decision to be answered now. Raises Illegal when the game is over."""
        decision = state.pending()
        if decision is None:
            raise Illegal("game-is-over", token="")
        return decision

    def token(self, state: State, move: int) -> str:
        """A move of the pending decision as a short text, unique among its options."""
        return str(self.pending(state).choice(state, move).token)

    def action_id(self, state: State, move: int) -> int:
        """A move of the pending decision as an id in range(self.actions)."""
        return self.of(state).first_action_ids[type(self.pending(state))] + move

    def of(self, state: State) -> Rules:
        """The rules of the edition that a table is played with."""
        edition = state.played_with()
        known = self.others.get(edition.hash)
        return self.with_edition(edition) if known is None else known

    def number(self, state: State, move: int) -> int:
        """The earlier name of `action_id`, kept for programs that use it."""
        return self.action_id(state, move)

    def scores(self, state: State) -> list[int]:
        """Points by seat, as if the game ended now."""
        return self.functions.scores(state)

    def places(self, state: State) -> list[int]:
        """Ranks by seat with tie-breaks. 0 is a winner; equal players share a place."""
        return self.functions.places(state)

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Points by seat and source."""
        return self.functions.breakdown(state)

    def audit(self, state: State) -> None:
        """Raise Broken if pieces were lost or points do not add up."""
        self.functions.audit(state)

    def seen(self, state: State, who: int | None) -> Json:
        """The view of a seat: everything it may see and nothing else, ready for JSON. None is a spectator."""
        asked = state.waiting()
        view = self.functions.view(state, self._viewer(state, who))
        view["game"] = self.name
        view["asked"] = [int(decision.seat) for decision in asked]
        view["decision"] = words_id(type(asked[0]).__name__) if asked else None
        return view

    def heard(self, state: State, who: int | None, since: int = 0) -> list[Json]:
        """The log as a seat may read it, from an entry on: for each event a message id and its arguments."""
        seat = self._viewer(state, who)
        return [event_json(self.functions.redact(event, seat)) for event in (state.log or [])[since:]]

    def full_log(self, state: State) -> list[Json]:
        """The whole log with nothing hidden, for after the game."""
        return [event_json(event) for event in state.log or []]

    def choices(self, state: State, seat: int | None = None) -> Json | None:
        """The decision that a seat has to make, with its options. Without a seat it is the pending one. May be None."""
        for decision in state.waiting():
            if seat is None or decision.seat == seat:
                return choices_json(state, decision)
        return None

    def guessed(self, state: State, who: int | None, seed: int) -> State:
        """A determinization: a full table that `who` can't tell from the real one.

        It depends on nothing that `who` does not know. Another seed gives another table.
        """
        if not 0 <= seed < SEEDS:
            raise BadOption("bad-seed", found=str(seed))
        return self.guess(state, self._viewer(state, who), seed)

    def guess(self, state: State, who: int, seed: int) -> State:
        """The same as `guessed`, unchecked."""
        return self.functions.guess(state, who, seed)

    def features(self, state: State, who: int) -> list[float]:
        """What a seat knows, as numbers named by `feature_names`."""
        features = FeatureBuffer(self.of(state).feature_count)
        self.write_features(state, self._viewer(state, who), features)
        return features.listed()

    def feature_names(self) -> list[str]:
        """A name for each number that `features` returns."""
        return self.functions.feature_names(self.edition)

    def _viewer(self, state: State, who: int | None) -> int:
        seats = state.seat_count()
        if who is None:
            return SPECTATOR
        if not 0 <= who < seats:
            raise BadOption("unknown-seat", number=who, least=0, most=seats - 1)
        return who


def choices_json(state: State, decision: Decision[Any]) -> Json:
    """A decision with its options: message ids, arguments, and for each option its token and places on the board."""
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


def words_id(name: str) -> str:
    """The message id for a class name: GoodBought gives good-bought."""
    if name not in WORDS_IDS:
        WORDS_IDS[name] = re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
    return WORDS_IDS[name]


def event_json(event: Event) -> Json:
    """An event as a message id and its arguments."""
    return {"id": "event-" + words_id(type(event).__name__), "args": fields(event)}


def random_game(state: State, chance_seed: int) -> int:
    """Play a state to its end with random moves. Returns the number of decisions."""
    chance = seeded(chance_seed)
    moves = Moves()
    decisions = 0
    decision = state.proceed(moves)
    while decision is not None:
        decision = state.play(decision, moves.items[chance.below(moves.count)], moves)
        decisions += 1
    return decisions
