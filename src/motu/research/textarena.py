"""Motu's games in the shape of TextArena: `reset`, `get_observation`, `step`, `close`.

Importing this module registers `Bali-v1`, `BoraBora-v1` and `Raiatea-v2`, and each with `-masked` and `-unlisted`.
"""

from __future__ import annotations

from typing import Any, Final

import textarena as ta

from motu.games import RULES
from motu.research.rewards import place
from motu.research.text import TextGame

REASONS: Final = {"end": "The game is over.", "forfeit": "Player {seat} made {count} invalid moves in a row."}


class MotuState(ta.State):  # type: ignore[misc]  # textarena has no types
    """The part of a game that TextArena keeps: observations by player, rewards, and what is told at the end."""

    def __init__(self, game: TextGame) -> None:
        super().__init__(num_players=game.seats, seed=None)
        self.game = game
        roles = {seat: f"Player {seat}" for seat in range(game.seats)}
        self.standard_resets(game_state={"game": game.rules.name}, role_mapping=roles)


class MotuEnv(ta.Env):  # type: ignore[misc]  # textarena has no types
    """A game of Motu for TextArena. Players are seats, prompts come with the state, and actions are in brackets."""

    def __init__(
        self,
        game: str,
        options: dict[str, bool] | None = None,
        language: str = "en",
        listed: bool = True,
        error_allowance: int = 1,
        mask_seed: int = 0,
    ) -> None:
        super().__init__()
        self.settings = {"options": options, "language": language, "listed": listed, "mask_seed": mask_seed}
        self.game = game
        self.error_allowance = error_allowance
        self.terminal_render_keys: list[str] = []

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """A new game; without a seed TextArena's random generator chooses one."""
        import random

        dealt = random.getrandbits(63) if seed is None else seed
        self.text = TextGame(self.game, num_players, dealt, retries=self.error_allowance, **self.settings)  # type: ignore[arg-type]  # settings of one game
        self.state = MotuState(self.text)
        for seat in range(num_players):
            self._tell(seat, self.text.introduction(seat), ta.ObservationType.PROMPT)
        self.introduced = True
        self._ask()

    def _tell(self, seat: int, text: str, kind: Any) -> None:
        self.state.add_observation(to_id=seat, message=text, observation_type=kind)

    def _ask(self) -> None:
        seat = self.text.seat
        assert seat is not None, "somebody is asked before the end"
        self.state.current_player_id = seat
        self._tell(seat, self.text.turn(), ta.ObservationType.GAME_BOARD)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Answer for the current player."""
        seat = self.state.current_player_id
        self.state.add_observation(
            from_id=seat, to_id=seat, message=action, observation_type=ta.ObservationType.PLAYER_ACTION
        )
        reply = self.text.answer(action)
        self.state.game_info[seat]["turn_count"] += reply.accepted
        self.state.step_info = {"token": reply.token}
        if reply.problem:
            self._tell(seat, reply.problem, ta.ObservationType.GAME_ADMIN)
            self.state.step_info["invalid"] = reply.problem
        if self.text.over:
            self._finish(seat, reply.forfeited)
        elif reply.accepted:
            self._ask()
        done, info = self.state.step()
        return bool(done or self.state.done), info

    def _finish(self, seat: int, forfeited: bool) -> None:
        text = self.text
        self.state.done = True
        self.state.rewards = dict(enumerate(place(text.scores(), text.places())))
        reason = REASONS["forfeit" if forfeited else "end"].format(seat=seat, count=self.error_allowance + 1)
        for player, info in self.state.game_info.items():
            info["reason"] = reason
            info["score"] = text.scores()[player]
            info["place"] = text.places()[player]
            info["invalid_move"] = forfeited and player == seat
        for player in range(text.seats):
            self._tell(player, text.result(), ta.ObservationType.GAME_ADMIN)

    def get_board_str(self) -> str:
        """What the current player sees, for TextArena's renderers."""
        return self.text.prompt()


def register() -> list[str]:
    """Register all games, once; their ids."""
    names = []
    for rules in RULES.values():
        base = f"{rules.name.replace('_', ' ').title().replace(' ', '')}-v{rules.version}"
        for ending, settings in (("", {}), ("-masked", {"language": "masked"}), ("-unlisted", {"listed": False})):
            name = base + ending
            names.append(name)
            if name not in ta.envs.registration.ENV_REGISTRY:
                wrappers = [ta.wrappers.LLMObservationWrapper]
                ta.envs.registration.register(name, MotuEnv, default_wrappers=wrappers, game=rules.name, **settings)
    return names


NAMES: Final = register()
