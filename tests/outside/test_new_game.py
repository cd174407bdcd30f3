"""`motu new-game` writes a package that passes its own tests and the contract, and is played at once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_commands import motu
from tests.outside.conftest import package, python


@pytest.fixture(scope="module")
def island(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, as the command writes it."""
    place = tmp_path_factory.mktemp("new") / "game"
    ran = motu("new-game", "stone_island", "--folder", str(place))
    assert ran.returncode == 0, ran.stderr
    assert "motu terminal stone_island" in ran.stdout
    return place


@pytest.fixture(scope="module")
def installed(island: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("installed")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target"]
    subprocess.run([*command, target, island], check=True)
    return target


def test_it_passes_its_own_tests_and_the_contract(island: Path, installed: Path) -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    ran = subprocess.run(command, cwd=island, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout
    assert "skipped" not in ran.stdout


def test_no_marker_of_the_template_is_left(island: Path) -> None:
    for file in island.rglob("*"):
        assert "__game__" not in str(file)
        if file.is_file() and "egg-info" not in str(file) and "build" not in file.parts:
            text = file.read_text(encoding="utf-8")
            for marker in ("__game__", "__Game__", "__title__", "__PREFIX__", "__dashed__"):
                assert marker not in text, file


def test_search_beats_chance_in_it(installed: Path) -> None:
    ran = python("-m", "motu", "simulate", "stone_island", "--players", "hard,random", "--games", "20", "--seed", "1",
                 "--json", folders=(installed,))  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    searching, by_chance = json.loads(ran.stdout)["wins"]
    assert searching > by_chance


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Two Words", "A game can’t be called “Two Words”"),
        ("bali", "There is a game “Bali” already."),
        ("x" * 41, "A game can’t be called"),
        ("../evil", "A game can’t be called"),
    ],
)
def test_a_name_that_can_not_be_is_refused(name: str, reason: str, tmp_path: Path) -> None:
    ran = motu("new-game", name, "--folder", str(tmp_path / "game"))
    assert ran.returncode == 2
    assert reason in ran.stderr
    assert not (tmp_path / "game").exists()


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    ran = motu("new-game", "pig", "--folder", str(tmp_path))
    assert ran.returncode == 2
    assert "it is not empty" in ran.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_the_doctor_says_what_is_there_and_names_what_is_broken(tmp_path: Path, handsign: Path) -> None:
    well = python("-m", "motu", "doctor", "--json", folders=(handsign,))
    assert well.returncode == 0, well.stderr
    states = {row["what"]: row["state"] for row in json.loads(well.stdout)}
    assert states["game handsign"] == states["game bali"] == states["engine"] == states["page"] == "ok"
    package(tmp_path, "crashing", {"__init__.py": "", "rules.py": "1 / 0\n"})
    ill = python("-m", "motu", "doctor", folders=(tmp_path,))
    assert ill.returncode == 1
    assert "ZeroDivisionError" in ill.stdout
