"""Games stepped by action ids, as training loops do it: one game at a time, or many in one call."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motu.core.agenda import Decision, Moves, State
from motu.core.chance import WIDEST, Chance, seeded
from motu.core.feature_buffer import FeatureBuffer
from motu.core.rules import Rules, words_id

NOBODY: Final = -1


@final
class SteppedGame:
    """A game in progress. `seat` is the seat to decide (NOBODY after the end); legal moves are action ids."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules: Final = rules
        self.state: Final = state
        self.seats: Final[i64] = state.seat_count()
        self.most_seats: Final[i64] = rules.seats[-1]
        self.decision_classes: Final[i64] = len(rules.decisions)
        self.moves: Final = Moves()
        self.seat: i64 = NOBODY
        self.first_action_id: i64 = 0
        self.decision_index: i64 = 0
        self.decision_class: type[Decision[Any]] | None = None
        """The class of the last decision, to which the two numbers belong."""
        self.decision = state.proceed(self.moves)
        self._note_decision()

    def _note_decision(self) -> None:
        decision = self.decision
        if decision is None:
            self.seat = NOBODY
            self.moves.count = 0
        else:
            self.seat = decision.seat
            if type(decision) is not self.decision_class:
                self.decision_class = type(decision)
                self.first_action_id = self.rules.first_action_ids[type(decision)]
                self.decision_index = self.rules.decision_indices[type(decision)]

    def clone(self) -> SteppedGame:
        """An independent copy."""
        return SteppedGame(self.rules, self.state.clone())

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == NOBODY

    def legal(self) -> list[int]:
        """The ids of the legal actions, in the order in which the decision lists them."""
        return [int(self.first_action_id + self.moves.items[i]) for i in range(self.moves.count)]

    def allows(self, action_id: i64) -> bool:
        """Whether an action is legal now."""
        move: i64 = action_id - self.first_action_id
        items = self.moves.items
        return any(items[i] == move for i in range(self.moves.count))

    def step(self, action_id: i64) -> bool:
        """Carry out an action, checked, and run on. False, and nothing changes, if it is not legal."""
        if not self.allows(action_id):
            return False
        self.apply(action_id)
        return True

    def apply(self, action_id: i64) -> None:
        """Carry out an action, unchecked."""
        decision = self.decision
        assert decision is not None, "the game is over"
        self.decision = self.state.play(decision, action_id - self.first_action_id, self.moves)
        self._note_decision()

    def random_action(self, chance: Chance) -> i64:
        """One of the legal actions, all equally likely."""
        return self.first_action_id + self.moves.items[chance.below(self.moves.count)]

    def write_mask(self, mask: vec[u8], start: i64, value: u8) -> None:
        """Write a value into the mask at every legal action. The mask of this game begins at `start`."""
        first: i64 = start + self.first_action_id
        items = self.moves.items
        for i in range(self.moves.count):
            mask[first + items[i]] = value

    def write_observation(self, who: i64, features: FeatureBuffer) -> None:
        """What a seat knows, which class of decision is asked, and which seats are asked, relative to this seat."""
        self.rules.write_features(self.state, who, features)
        decision = self.decision
        if decision is None:
            features.zeros(self.decision_classes + self.most_seats)
            return
        features.one_hot(self.decision_index, self.decision_classes)
        first: i64 = features.count
        features.zeros(self.most_seats)
        if decision.secret():
            for asked in self.state.waiting():
                features.increment(first + (asked.seat - who + self.seats) % self.seats)
        else:
            features.increment(first + (self.seat - who + self.seats) % self.seats)


def observation_names(rules: Rules) -> list[str]:
    """A name for each number that `SteppedGame.write_observation` writes."""
    names = list(rules.feature_names())
    names += ["asked_" + words_id(kind.__name__).replace("-", "_") for kind in rules.decisions]
    return names + [f"asked_seat{away}" for away in range(rules.seats[-1])]


@final
class SteppedGames:
    """Many games stepped in one call. A game that ends is replaced by a new one at once.

    NumPy reads the buffers without a copy. For each game in turn they hold what the seat to decide knows (`features`),
    which actions are legal (`mask`) and which seat that is (`to_decide`). A step takes two calls: `first_illegal`
    checks the actions, `step` carries them out.
    """

    def __init__(self, rules: Rules, games: int, seats: int, seed: int, options: dict[str, bool]) -> None:
        self.rules: Final = rules
        self.seat_count: Final = seats
        self.options: Final = options
        self.chance: Final = seeded(seed)
        self.width: Final[i64] = len(observation_names(rules))
        self.actions: Final[i64] = rules.actions
        self.features: Final = FeatureBuffer(games * self.width)
        self.mask: Final = vec[u8]([u8(0)] * (games * rules.actions))
        self.to_decide: Final = vec[i64]([i64(0)] * games)
        self.chosen: Final = vec[i64]([i64(0)] * games)
        self.sampled: Final = vec[i64]([i64(0)] * games)
        self.ended: list[tuple[int, State]] = []
        """The games that ended in the last step: their index and final state."""
        self.games: list[SteppedGame] = []
        for at in range(games):
            self.games.append(self.new_game())
            self.write_game(at)

    def new_game(self) -> SteppedGame:
        """A game with a new seed."""
        seed = int(self.chance.below(WIDEST)) * WIDEST + int(self.chance.below(WIDEST))
        return SteppedGame(self.rules, self.rules.setup(self.seat_count, seed, self.options, False))

    def first_illegal(self, actions: list[int]) -> int:
        """The index of the first action that is not legal, or -1. Legal ones are then carried out by `step`."""
        chosen = self.chosen
        for at in range(len(self.games)):
            chosen[at] = actions[at]
            if not self.games[at].allows(chosen[at]):
                return at
        return -1

    def step(self) -> None:
        """Carry out the actions that were checked, one in every game, and write the results into the buffers."""
        self.ended = []
        for at in range(len(self.games)):
            game = self.games[at]
            game.write_mask(self.mask, at * self.actions, 0)
            game.apply(self.chosen[at])
            if game.seat == NOBODY:
                self.ended.append((at, game.state))
                self.games[at] = self.new_game()
            self.write_game(at)

    def sample(self, chance: Chance) -> None:
        """Write a legal action for every game into `sampled`, all equally likely."""
        for at in range(len(self.games)):
            self.sampled[at] = self.games[at].random_action(chance)

    def write_game(self, at: i64) -> None:
        """Write one game into the buffers."""
        game = self.games[at]
        self.to_decide[at] = game.seat
        game.write_mask(self.mask, at * self.actions, 1)
        self.features.count = at * self.width
        game.write_observation(game.seat, self.features)
