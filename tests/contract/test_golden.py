"""Compiled and interpreted rules are the same rules, to the bit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from motu import compiled
from motu.core.rules import Rules
from tests.contract.golden import digest
from tests.contract.tables import every_game

ROOT = Path(__file__).parent.parent.parent


def test_this_run_is_of_the_kind_it_should_be() -> None:
    """`make test` says which copy it tests; a stale or missing compiled copy must not go unnoticed."""
    wanted = os.environ.get("MOTU_TESTS")
    if wanted is not None:
        assert compiled() == (wanted == "compiled")


@pytest.mark.slow
@every_game
def test_the_interpreted_source_plays_the_same_games(rules: Rules) -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "1"}
    command = [sys.executable, "-m", "tests.contract.golden", rules.name]
    told = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert told == ["pure", digest(rules.name)]
