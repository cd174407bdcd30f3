"""Motu's games as an OpenEnv environment: one seat answers in text, bots play the others.

    uvicorn motu.research.openenv:app --port 8000

`examples/openenv` has the manifest `openenv.yaml` and a Dockerfile.
"""

from __future__ import annotations

import os
from typing import Any, Final
from uuid import uuid4

from openenv.core.env_server.http_server import create_app
from openenv.core.env_server.interfaces import Environment
from openenv.core.env_server.types import Action, EnvironmentMetadata, Observation, State
from pydantic import Field

from motu.core.errors import MotuError
from motu.games import RULES
from motu.research.rewards import REWARDS, reward_named
from motu.research.text import TextGame

MOST_SESSIONS: Final = 64
LONGEST_ANSWER: Final = 1_000_000


class MotuAction(Action):  # type: ignore[misc]  # openenv has no types
    """An answer: a text with one option in square brackets."""

    answer: str = Field(max_length=LONGEST_ANSWER, description="A text with one option in square brackets.")


class MotuObservation(Observation):  # type: ignore[misc]  # openenv has no types
    """What the learner reads: a prompt, or after the end the result."""

    prompt: str = ""
    legal: list[str] = Field(default_factory=list, description="The options, if they are listed.")
    problem: str = Field("", description="What was wrong with the last answer.")


class MotuState(State):  # type: ignore[misc]  # openenv has no types
    """Where the game is. Nothing hidden is in it."""

    game: str = ""
    seat: int = 0
    seats: int = 0
    scores: list[int] = Field(default_factory=list, description="Points by seat, after the end.")
    places: list[int] = Field(default_factory=list, description="Places by seat, 0 for a winner, after the end.")
    illegal_answers: int = 0
    forfeited: bool = False


class MotuEnvironment(Environment):  # type: ignore[misc]  # openenv has no types
    """One seat of a game. `reset` takes a seed and, by name, anything that a TextGame takes.

    `seat` is the learner's, `opponents` one level for all other seats, `reward` one of win, place, margin.
    """

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self, game: str = "") -> None:
        super().__init__()
        self.game = game or os.environ.get("MOTU_GAME", "bali")
        self.text: TextGame | None = None
        self.learner = 0
        self.reward = reward_named("place")
        self.steps = 0
        self.episode = ""

    def reset(
        self,
        seed: int | None = None,
        episode_id: str | None = None,
        *,
        game: str | None = None,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = "easy",
        reward: str = "place",
        **settings: Any,
    ) -> MotuObservation:
        """A new game. Raises ValueError that says what is wrong with an argument."""
        name = game or self.game
        self.reward = reward_named(reward)
        try:
            count = seats if seats is not None else RULES[name].seats[0]
            bots = {other: opponents for other in range(count) if other != seat}
            chosen = uuid4().int % (1 << 63) if seed is None else seed
            self.text = TextGame(name, count, chosen, opponents=bots, **settings)
        except KeyError:
            raise ValueError(f"There is no game “{name}”. Games: {', '.join(RULES)}.") from None
        except MotuError as error:
            raise ValueError(str(error)) from error
        self.game, self.learner, self.steps, self.episode = name, seat, 0, episode_id or str(uuid4())
        return self._observed("")

    def step(self, action: MotuAction, **_: Any) -> MotuObservation:
        """Answer the question. A refused answer changes nothing but the tries."""
        text = self._dealt()
        if text.over:
            raise ValueError("The game is over. Call reset.")
        self.steps += 1
        return self._observed(text.answer(action.answer).problem)

    def _dealt(self) -> TextGame:
        if self.text is None:
            self.reset()
        assert self.text is not None, "reset deals a game"
        return self.text

    def _observed(self, problem: str) -> MotuObservation:
        text = self._dealt()
        reward = self.reward(text.scores(), text.places())[self.learner] if text.over else 0.0
        return MotuObservation(
            prompt=text.prompt(),
            legal=text.legal() if text.listed else [],
            problem=problem,
            done=text.over,
            reward=float(reward),
        )

    @property
    def state(self) -> MotuState:
        """Where the game is."""
        text = self._dealt()
        return MotuState(
            episode_id=self.episode,
            step_count=self.steps,
            game=self.game,
            seat=self.learner,
            seats=text.seats,
            scores=text.scores() if text.over else [],
            places=text.places() if text.over else [],
            illegal_answers=text.illegal_answers[self.learner],
            forfeited=text.forfeited == self.learner,
        )

    def get_metadata(self) -> EnvironmentMetadata:
        return EnvironmentMetadata(
            name="motu",
            description=f"Board games in text ({', '.join(RULES)}); rewards: {', '.join(REWARDS)}.",
            version="1.0.0",
        )


app = create_app(
    MotuEnvironment,
    MotuAction,
    MotuObservation,
    env_name="motu",
    max_concurrent_envs=MOST_SESSIONS,
    state_cls=MotuState,
)
"""The server, for uvicorn."""
