"""verifiers: tasksets load by their ids, and a scripted player behind a model's endpoint plays whole games."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

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
