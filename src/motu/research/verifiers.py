"""Motu's games for verifiers: a taskset of seeded games, and an environment in which seats play turn by turn.

    eval motu.research.verifiers --env.taskset.game bali

The seat of the learner is an agent, and so may the other seats be; bots of a level play the rest. The rewards are the
place or the margin at the end, or the regret per move, judged by the expert.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, Literal

import verifiers.v1 as vf
from pydantic import Field

from motu.games import rules_of
from motu.players import Knowledge
from motu.research.regret import Regret, RegretConfig, mean_regret, regret
from motu.research.rewards import margin, place
from motu.research.text import TextGame

SYSTEM = (
    "You play a board game. Read the rules and what you see, think if you like, and then answer with exactly one "
    "option in square brackets."
)


class MotuData(vf.TaskData):  # type: ignore[misc]  # verifiers' types are not read here
    """One seeded game."""

    info: dict[str, Any]
    """Everything that the game is dealt from: game, seats, seed, variants, language."""


class MotuTask(vf.Task[MotuData]):  # type: ignore[misc]  # verifiers' types are not read here
    """One seeded game."""


class MotuTasksetConfig(vf.TasksetConfig):  # type: ignore[misc]  # verifiers' types are not read here
    """Which games are dealt."""

    game: str = "bali"
    """Any game that is installed; an unknown one is refused when the tasks are loaded."""
    seats: int | None = None
    """The number of seats; None is the least that the game allows."""
    variants: list[str] = Field(default_factory=list)
    language: Literal["en", "de", "ru", "masked"] = "en"
    options_listed: bool = True
    first_seed: int = 0


class MotuTaskset(vf.Taskset[MotuTask, MotuTasksetConfig]):  # type: ignore[misc]  # verifiers' types are not read here
    """Seeded games, without end."""

    INFINITE = True

    def load(self) -> Iterator[MotuTask]:
        """The games, one seed after the other."""
        config = self.config
        rules_of(config.game)
        for number in count():
            info = {
                "game": config.game,
                "seats": config.seats,
                "seed": config.first_seed + number,
                "variants": list(config.variants),
                "language": config.language,
                "listed": config.options_listed,
            }
            name = f"{config.game}#{config.first_seed + number}"
            yield MotuTask(MotuData(idx=number, name=name, prompt=None, info=info))


class MotuEnvConfig(vf.EnvConfig):  # type: ignore[misc]  # verifiers' types are not read here
    """Who plays, and what is rewarded."""

    player0: vf.AgentConfig = vf.AgentConfig(harness={"id": "null"})
    player1: vf.AgentConfig = vf.AgentConfig(harness={"id": "null"})
    opponents: str | None = "medium"
    """The level of the bots at all seats but the first; None lets player1 play the second seat: self-play."""
    reward: Literal["place", "margin", "regret"] = "place"
    """`place`: from 1 for the first to -1 for the last. `margin`: points ahead, in tens. `regret`: minus the mean
    chance to win that a choice gave away."""
    judge_iterations: int = Field(128, ge=1)
    """Iterations of the expert's search per judged choice."""
    judge_playouts: int = Field(32, ge=8)
    """Playouts per option of a judged choice."""
    judge_every: int = Field(1, ge=1)
    """Judge every so-manyth choice: judging takes longer than playing."""
    invalid_retries: int = Field(2, ge=0)
    """Answers that are asked for again, with the reason, before the game is forfeited."""


class MotuEnv(vf.Env[MotuEnvConfig]):  # type: ignore[misc]  # verifiers' types are not read here
    """One game. A seat of an agent is one interaction: each prompt is a turn, each reply an answer."""

    async def run(self, task: Any, agents: Any) -> None:
        """Play one game, and record the rewards and metrics of every agent."""
        config = self.config
        text = dealt(task.data.info, config)
        agent_seats = [0] if config.opponents is not None else [0, 1]
        seat_tasks = [seat_task(task, text, seat) for seat in agent_seats]
        judged: dict[int, list[Regret]] = {seat: [] for seat in agent_seats}
        player0 = agents.player0.interaction(seat_tasks[0])
        if config.opponents is not None:
            async with player0 as first:
                await referee(text, {0: first}, judged, config)
            traces = {0: first.trace}
        else:
            async with player0 as first, agents.player1.interaction(seat_tasks[1]) as second:
                await referee(text, {0: first, 1: second}, judged, config)
            traces = {0: first.trace, 1: second.trace}
        for seat, trace in traces.items():
            score(text, seat, trace, judged[seat], config)


def dealt(info: dict[str, Any], config: MotuEnvConfig) -> TextGame:
    """The game of a task."""
    bare = TextGame(info["game"], info["seats"], info["seed"])
    first_bot = 1 if config.opponents is not None else 2
    level = config.opponents or "medium"
    return TextGame(
        info["game"],
        bare.seats,
        info["seed"],
        dict.fromkeys(info["variants"], True),
        language=info["language"],
        listed=info["listed"],
        retries=config.invalid_retries,
        opponents=dict.fromkeys(range(first_bot, bare.seats), level),
    )


def seat_task(task: Any, text: TextGame, seat: int) -> Any:
    """What an agent is told once."""
    prompt = f"{SYSTEM}\n\n{text.introduction(seat)}"
    return vf.Task(vf.TaskData(idx=task.data.idx, prompt=None, system_prompt=prompt))


async def referee(
    text: TextGame, players: dict[int, Any], judged: dict[int, list[Regret]], config: MotuEnvConfig
) -> None:
    """Ask the agents for their moves until the game is over."""
    problem = ""
    decisions = dict.fromkeys(players, 0)
    while not text.over:
        seat = text.seat
        assert seat is not None, "somebody is asked before the end"
        segment = await players[seat].turn(problem or text.turn())
        if segment.terminated:
            text.forfeit()
            return
        knowledge = Knowledge(text.rules, text.state, seat)
        reply = text.answer(segment.last_reply)
        problem = "" if reply.accepted else reply.problem
        if reply.token is not None:
            decisions[seat] += 1
            if config.reward == "regret" and decisions[seat] % config.judge_every == 0:
                judged[seat].append(judge(knowledge, reply.token, config, text.seed + decisions[seat]))


def judge(knowledge: Knowledge, token: str, config: MotuEnvConfig, seed: int) -> Regret:
    """What a choice gave away, by what its seat knew."""
    move = next(one for one in knowledge.moves() if knowledge.token(one) == token)
    return regret(knowledge, move, RegretConfig(config.judge_iterations, playouts=config.judge_playouts), seed)


def score(text: TextGame, seat: int, trace: Any, judged: list[Regret], config: MotuEnvConfig) -> None:
    """The reward and the metrics of a seat."""
    scores, places = text.scores(), text.places()
    by_place, by_margin = place(scores, places)[seat], margin(scores, places)[seat] / 10
    lost = mean_regret(judged)
    forfeited = text.forfeited == seat
    reward = {"place": by_place, "margin": by_margin, "regret": -1.0 if forfeited else -lost["win"]}[config.reward]
    trace.record_reward(config.reward, float(reward))
    metrics = {
        "place": float(places[seat]),
        "points": float(scores[seat]),
        "margin": by_margin * 10,
        "forfeit": float(forfeited),
        "illegal_answers": float(text.illegal_answers[seat]),
        "answers": float(text.answers[seat]),
    }
    metrics |= {f"points_{source}": float(points) for source, points in text.breakdown()[seat].items()}
    if judged:
        metrics |= {f"regret_{name}": value for name, value in lost.items()}
    for name, value in metrics.items():
        trace.record_metric(name, value)
    trace.info["motu"] = {"game": text.rules.name, "seed": text.seed, "seat": seat, "forfeited": text.forfeited}


__all__ = ["MotuEnv", "MotuEnvConfig", "MotuTaskset", "MotuTasksetConfig"]
