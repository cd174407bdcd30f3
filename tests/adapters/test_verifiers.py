"""verifiers: tasksets load by their ids, and a scripted player behind a model's endpoint plays whole games."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from motu.research.regret import Regret
from motu.research.text.players import ListReader

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "verifiers"
sys.path += [str(folder) for folder in FOLDER.glob("motu_*")]


@pytest.mark.parametrize("game", ["bali", "bora_bora", "raiatea"])
def test_a_taskset_loads_by_its_id_and_deals_by_seed(game: str) -> None:
    from verifiers.v1.utils.loaders import load_taskset, taskset_config_type

    config = taskset_config_type(f"motu_{game}")(id=f"motu_{game}", first_seed=5)
    tasks = list(load_taskset(config).take(3))
    assert [task.data.info["seed"] for task in tasks] == [5, 6, 7]
    assert {task.data.info["game"] for task in tasks} == {game}


def expected(metrics: dict[str, float], reward: str) -> float:
    """The reward that follows from the metrics, for two seats."""
    return 1 - 2 * metrics["place"] if reward == "place" else metrics["margin"] / 10


@pytest.mark.parametrize(
    ("arguments", "agents", "reward"),
    [(["--reward", "place"], 1, "place"), (["--self-play", "--reward", "margin"], 2, "margin")],
)
def test_a_scripted_player_plays_whole_games(arguments: list[str], agents: int, reward: str) -> None:
    command = [sys.executable, str(FOLDER / "run_scripted.py"), "bali", "--episodes", "1", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    traces = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    assert len(traces) == agents
    for trace in traces:
        assert trace["metrics"]["forfeit"] == 0
        assert trace["metrics"]["illegal_answers"] == 0
        assert trace["metrics"]["points"] == sum(
            value for name, value in trace["metrics"].items() if name.startswith("points_")
        )
        assert trace["reward"] == pytest.approx(expected(trace["metrics"], reward))


class Trace:
    """What is recorded of an agent."""

    def __init__(self) -> None:
        self.rewards: dict[str, float] = {}
        self.metrics: dict[str, float] = {}
        self.info: dict[str, object] = {}
        self.record_reward = self.rewards.__setitem__
        self.record_metric = self.metrics.__setitem__


class Reader:
    """An agent at a seat that picks any listed option, or says nothing of use."""

    def __init__(self, says: str = "") -> None:
        self.says = says
        self.player = ListReader(1)

    async def turn(self, prompt: str) -> SimpleNamespace:
        return SimpleNamespace(terminated=False, last_reply=self.says or self.player(prompt))


@pytest.mark.parametrize("game", ["bali", "bora_bora", "raiatea"])
@pytest.mark.parametrize("says", ["", "I give up"])
def test_the_expert_judges_every_so_manyth_choice(game: str, says: str) -> None:
    from motu.research.verifiers import MotuEnvConfig, dealt, referee, score

    config = MotuEnvConfig(opponents="easy", reward="regret", judge_every=15, judge_iterations=2, judge_playouts=8)
    info: dict[str, object] = {"game": game, "seats": None, "seed": 4, "variants": [], "language": "en", "listed": True}
    text, judged, trace = dealt(info, config), dict[int, list[Regret]]({0: []}), Trace()
    asyncio.run(referee(text, {0: Reader(says)}, judged, config))
    score(text, 0, trace, judged[0], config)
    if says:
        assert trace.rewards == {"regret": -1.0}, "a forfeit is the worst"
        assert trace.metrics["forfeit"] == 1.0
        assert trace.metrics["illegal_answers"] == config.invalid_retries + 1
        return
    assert len(judged[0]) == trace.metrics["answers"] // 15 > 0
    assert trace.rewards == {"regret": -trace.metrics["regret_win"]}
    assert trace.metrics["regret_win_error"] > 0
    assert trace.metrics["regret_points_error"] > 0
