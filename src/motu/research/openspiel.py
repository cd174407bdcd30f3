"""The games for OpenSpiel: importing this module registers motu_bali, motu_bora_bora and motu_raiatea.

>>> import pyspiel
>>> import motu.research.openspiel
>>> game = pyspiel.load_game("motu_bali(players=3,oracle=True)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.action_to_string(state.legal_actions()[0])[:4]
'play'

Chance is explicit: it deals before the first decision, by four draws of one in 256. Everything later follows from the
deal, so plain MCTS looks into the future; searches that resample from the information state, as IS-MCTS does, do not.

Parameters: `players`; every variant by name; `edition` (the path of a components file, or the hash or name of an
earlier standard edition; the actions and tensors follow from it); `reward` (win, place, margin); `deals`: chance has
only this many outcomes, in one draw; `tail`: only the last decisions of a random game (`tail_seed`) are played, and the
table is scored as it is then; `deals` tables are dealt there that a spectator could not tell apart. That is small
enough for CFR and for tabular learners.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from motu.arena.editions import STANDARD_NAME, carried
from motu.core.agenda import Json
from motu.core.errors import MotuError
from motu.core.rules import Rules
from motu.games import RULES
from motu.research.layout import ObservationBuffer, layout_for, rules_for
from motu.research.rewards import reward_named, rewarded
from motu.research.situation import SPECTATOR, Setting, Situation

LONGEST: Final = 10_000
"""No game has more decisions, however it is played."""
WIDEST_MARGIN: Final = 1000.0
TAIL_DEALS: Final = 2
SEED_RANGE: Final = 2**53
"""Seeds are made from a sampler's number between 0 and 1 and are below this."""


def game_type(rules: Rules, zero_sum: bool = True) -> Any:
    """The description of a game for OpenSpiel."""
    kind = pyspiel.GameType
    specified: dict[str, Any] = {"players": rules.seats[0]} | dict(rules.options)
    return kind(
        short_name=f"motu_{rules.name}",
        long_name=f"Motu: {rules.name.replace('_', ' ').title()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specified
        | {"edition": STANDARD_NAME, "reward": "win", "deals": 0, "tail": 0, "tail_seed": 0},
    )


class MotuGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of Motu with its parameters; bad ones raise SpielError and say what is allowed."""

    rules: ClassVar[Rules]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        try:
            rules = rules_for(self.rules.name, given.get("edition", STANDARD_NAME))
            self.reward = reward_named(given.get("reward", "win"))
            self.setting = setting_of(rules, given)
        except (MotuError, ValueError) as error:
            raise pyspiel.SpielError(str(error)) from error
        zero_sum = given.get("reward", "win") != "margin"
        bound = 1.0 if zero_sum else WIDEST_MARGIN
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=self.setting.faces,
            num_players=self.setting.seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(rules, zero_sum), info, given)
        self.look = layout_for(rules)
        self.buffer = ObservationBuffer(self.look)
        self.observers = [
            Observer(self, pyspiel.IIGObservationType(perfect_recall=recalls)) for recalls in (False, True)
        ]
        self.outcomes = [(outcome, 1.0 / self.setting.faces) for outcome in range(self.setting.faces)]

    def new_initial_state(self, stored: Any = None) -> MotuState:
        """A new game, or one that goes on from the struct of a state, or from its actions as a text."""
        state = MotuState(self)
        for action in past_actions(stored):
            state.apply_action(action)
        return state

    def max_chance_nodes_in_history(self) -> int:
        return self.setting.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def past_actions(stored: Any) -> list[int]:
    """The actions that lead to a state, from its struct, its JSON or a text of numbers."""
    if stored is None:
        return []
    if isinstance(stored, pyspiel.StateStruct):
        stored = stored.to_json()
    if isinstance(stored, str) and not stored.lstrip().startswith("{"):
        return [int(line) for line in stored.split()]
    found = json.loads(stored) if isinstance(stored, str) else stored
    return [int(action) for action in found["history"]]


def trace(state: MotuState) -> Json:
    """A game move by move, ready for JSON: who saw what, what they chose, and the returns."""
    game = state.get_game()
    replayed = game.new_initial_state()
    steps: list[Json] = []
    for action in state.history():
        player = replayed.current_player()
        step: Json = {"player": player, "action": replayed._action_to_struct(player, action)}
        if player >= 0:
            step["observation"] = replayed._to_observation_struct(player)
        steps.append(step)
        replayed.apply_action(action)
    return {"game": str(game), "steps": steps, "returns": state.returns()}


def setting_of(rules: Rules, given: dict[str, Any]) -> Setting:
    """What the parameters ask for; raises BadOption or ValueError for what is not offered."""
    seats = int(given.get("players", rules.seats[0]))
    options = rules.check(seats, 0, {name: given[name] for name in rules.options if name in given})
    deals, tail, tail_seed = (int(given.get(name, 0)) for name in ("deals", "tail", "tail_seed"))
    if min(deals, tail, tail_seed) < 0:
        raise ValueError("deals, tail and tail_seed are whole numbers from 0 on.")
    if tail and not deals:
        deals = TAIL_DEALS
    chosen = tuple(name for name in options if options[name])
    return Setting(rules.name, seats, chosen, deals, tail, tail_seed, carried(rules.edition))


class MotuState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state for OpenSpiel. Its data is in `situation`, which can be copied and pickled."""

    def __init__(self, game: MotuGame) -> None:
        super().__init__(game)
        self.situation = Situation(game.setting)

    def current_player(self) -> int:
        play = self.situation.play
        if play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.situation.over() else play.seat

    def is_terminal(self) -> bool:
        return self.situation.over()

    def _legal_actions(self, player: int) -> list[int]:
        play = self.situation.play
        return [] if play is None or self.situation.seat != player else sorted(play.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _apply_action(self, action: int) -> None:
        play = self.situation.play
        if play is None:
            if not 0 <= action < self.situation.setting.faces:
                raise pyspiel.SpielError(f"Chance draws from 0 to {self.situation.setting.faces - 1}, not {action}.")
            self.situation.draw(action)
        elif not self.situation.act(action):
            legal = "none: the game is over" if self.situation.over() else str(sorted(play.legal()))
            raise pyspiel.SpielError(f"{action} is not legal now. Legal actions: {legal}.")

    def _action_to_string(self, player: int, action: int) -> str:
        play = self.situation.play
        if play is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if play.allows(action):
            return play.rules.token(play.state, action - play.first_action_id)
        return f"action {action}"

    def returns(self) -> list[float]:
        play = self.situation.play
        if play is None or not self.situation.over():
            return [0.0] * self.situation.setting.seats
        return rewarded(play.rules, play.state, self.get_game().reward)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self._numbers(player, False, super().observation_tensor)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self._numbers(player, True, super().information_state_tensor)

    def _numbers(self, player: int | None, recalls: bool, otherwise: Callable[[int], list[float]]) -> list[float]:
        """The same as through OpenSpiel's observer, but faster. Bad players are left to OpenSpiel."""
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.situation.setting.seats:
            return otherwise(seat)
        observer = self.get_game().observers[recalls]
        observer.set_from(self, seat)
        numbers: list[float] = observer.tensor.tolist()
        return numbers

    # Structs: OpenSpiel wraps these dicts, writes them as JSON, and checks and applies action structs with them

    def _to_struct(self) -> Json:
        play = self.situation.play
        return {
            "game": str(self.get_game()),
            "history": self.history(),
            "current_player": self.current_player(),
            "returns": self.returns(),
            "public": None if play is None else play.rules.seen(play.state, None),
        }

    def _to_observation_struct(self, player: int) -> Json:
        play = self.situation.play
        if play is None:
            return {"player": player, "view": None, "options": []}
        asked = self.situation.seat == player and not self.situation.over()
        options = [self._action_to_string(player, action) for action in sorted(play.legal())] if asked else []
        return {"player": player, "view": play.rules.seen(play.state, player), "options": options}

    def _action_to_struct(self, player: int, action: int) -> Json:
        if self.situation.play is None or player == pyspiel.PlayerId.CHANCE:
            return {"deal": action}
        return {"token": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: Json) -> list[int]:
        if "deal" in struct:
            return [int(struct["deal"])]
        seat = self.current_player()
        for action in self._legal_actions(seat):
            if self._action_to_string(seat, action) == struct.get("token"):
                return [action]
        raise pyspiel.SpielError(f"{struct} is not an action here.")

    def __str__(self) -> str:
        return str(self.situation)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> MotuState:
        """A state that a player can't tell from this one: what it can't know is resampled."""
        if self.situation.play is None:
            raise pyspiel.SpielError("Nothing is dealt yet: there is nothing to resample.")
        twin: MotuState = self.clone()
        twin.situation = self.situation.resampled(player, int(sampler() * SEED_RANGE))
        return twin


class Observer:
    """What a player observes, after OpenSpiel's PyObserver: numbers in `tensor` and `dict`, and a text.

    With perfect recall the text tells everything that the player ever heard and did, and the numbers also how often it
    took each action. Public observations have a text only.
    """

    def __init__(self, game: MotuGame, kind: Any, params: Any = None) -> None:
        if params:
            raise ValueError(f"Observers take no parameters; given: {params}")
        self.look, self.buffer = game.look, game.buffer
        self.public = kind.public_info
        self.recalls = kind.perfect_recall
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.public and self.private:
            size, actions = self.look.size, self.look.actions if self.recalls else 0
            self.tensor = np.zeros(size + actions, np.float32)
            self.dict = {"knowledge": self.tensor[:size]}
            if self.recalls:
                self.dict["own_actions"] = self.tensor[size:]

    def set_from(self, state: MotuState, player: int) -> None:
        """Write what a player knows into the tensor."""
        situation = state.situation
        if self.tensor is None:
            return
        if situation.play is None:
            self.tensor.fill(0)
            return
        self.buffer.write(situation.play, player, self.dict["knowledge"])
        if self.recalls:
            own = np.array(situation.own[player], np.int64)
            self.dict["own_actions"][:] = np.bincount(own, minlength=self.look.actions)

    def string_from(self, state: MotuState, player: int) -> str:
        """What a player knows, as a text."""
        situation = state.situation
        play = situation.play
        if play is None:
            return f"nothing is dealt yet, draws: {len(situation.drawn)}"
        viewer = player if self.private else SPECTATOR
        view = play.rules.seen(play.state, player if self.private else None)
        if not self.public:
            view = private_part(view, play.rules.seen(play.state, None))
        lines = [f"seat {viewer}" if self.private else "in public", json.dumps(view, sort_keys=True)]
        if self.private and situation.seat == player:
            lines.append("may " + " ".join(map(str, sorted(play.legal()))))
        if self.recalls and self.public:
            lines += situation.story(viewer)
        if self.recalls and self.private:
            lines.append("did " + " ".join(map(str, situation.own[player])))
        return "\n".join(lines)


def private_part(view: Json, public: Json) -> Json:
    """What a seat sees and a spectator does not."""
    found: Json = {}
    for key, value in view.items():
        other = public.get(key)
        if value == other:
            continue
        if isinstance(value, dict) and isinstance(other, dict):
            found[key] = private_part(value, other)
        elif isinstance(value, list) and isinstance(other, list) and len(value) == len(other) and value:
            pairs = [(a, b) for a, b in zip(value, other, strict=True) if a != b]
            found[key] = [private_part(a, b) if isinstance(a, dict) and isinstance(b, dict) else a for a, b in pairs]
        else:
            found[key] = value
    return found


def register_all() -> None:
    """Register every game that is not registered yet.

    Each is a class of its own in this module, as OpenSpiel's games are: pickles name it, and OpenSpiel lets go of what
    it was given only after Python has ended, when a function could no longer be taken apart.
    """
    known = pyspiel.registered_names()
    for rules in RULES.values():
        kind = game_type(rules)
        if kind.short_name not in known:
            name = "".join(part.capitalize() for part in kind.short_name.split("_"))
            globals()[name] = type(name, (MotuGame,), {"rules": rules, "__module__": __name__})
            pyspiel.register_game(kind, globals()[name])


register_all()
