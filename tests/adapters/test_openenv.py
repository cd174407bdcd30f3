"""OpenEnv: a server on this machine, its own client, and its own validation."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from openenv.cli._validation import validate_running_environment
from openenv.core import GenericEnvClient
from openenv.core.env_server.interfaces import Environment
from openenv.validation import Level, load_policy, run_validation

from motu.research.openenv import MotuAction, MotuEnvironment
from motu.research.text.players import ListReader

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "openenv"


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "uvicorn", "server.app:app", "--port", str(port), "--log-level", "warning"]
    process = subprocess.Popen(command, cwd=PACKAGE)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                urlopen(f"{address}/health")  # noqa: S310 - this machine
                break
            except OSError:
                assert process.poll() is None
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait(20)


@pytest.mark.parametrize("game", ["bali", "bora_bora", "raiatea"])
def test_a_whole_game_over_loopback(url: str, game: str) -> None:
    with GenericEnvClient(base_url=url).sync() as client:
        result = client.reset(seed=4, game=game, opponents="easy")
        player, steps = ListReader(2), 0
        while not result.done:
            legal = result.observation["legal"]
            assert legal
            result = client.step({"answer": player(result.observation["prompt"])})
            steps += 1
        state: Any = client.state()
        assert state["step_count"] == steps
        assert state["game"] == game
        assert not state["forfeited"]
        assert -1.0 <= result.reward <= 1.0


def test_bad_answers_are_explained_and_bad_settings_refused(url: str) -> None:
    with GenericEnvClient(base_url=url).sync() as client:
        client.reset(seed=1, game="bali")
        result = client.step({"answer": "[dance]"})
        assert "not possible" in result.observation["problem"]
        with pytest.raises(Exception, match="chess"):
            client.reset(seed=1, game="chess")


def test_sessions_do_not_share_a_game(url: str) -> None:
    with GenericEnvClient(base_url=url).sync() as one, GenericEnvClient(base_url=url).sync() as two:
        first = one.reset(seed=1, game="bali").observation["prompt"]
        second = two.reset(seed=2, game="bali").observation["prompt"]
        assert first != second
        one.step({"answer": f"[{one.reset(seed=1, game='bali').observation['legal'][0]}]"})
        assert two.state()["step_count"] == 0


def test_its_own_validation_of_a_running_server_passes(url: str) -> None:
    report = validate_running_environment(url)
    assert report["passed"], report


def test_its_own_static_validation_of_the_package_passes() -> None:
    report = run_validation(PACKAGE, policy=load_policy(), max_level=Level.STATIC, skip_build=True)
    assert report.verdict.value.upper() == "PASS", report


def test_the_environment_is_one_of_theirs() -> None:
    env = MotuEnvironment("bali")
    assert isinstance(env, Environment)
    assert env.reset(seed=1).prompt == MotuEnvironment("bali").reset(seed=1).prompt
    assert env.step(MotuAction(answer="?")).problem
