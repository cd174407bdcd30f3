"""`motu edition`, and the commands that take an edition, as people run them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from motu import RULES, Record
from motu.core.edition import Edition
from tests.cli.test_commands import motu

BALI = RULES["bali"].edition


def edition_file(folder: Path, game: str, old: str = "", new: str = "", name: str = "mine") -> Path:
    """The standard edition of a game as a file, with one passage replaced."""
    path = folder / f"{name}.toml"
    made = motu("edition", "new", game, str(path))
    assert made.returncode == 0, made.stderr
    text = path.read_text(encoding="utf-8")
    if old:
        assert text.count(old) == 1
        path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def hash_of(path: Path, game: str) -> str:
    edition: Edition = RULES[game].read_edition(path.read_text(encoding="utf-8"))
    return edition.hash


@pytest.mark.parametrize("game", RULES)
def test_a_new_file_is_the_standard_edition_under_its_own_name(game: str, tmp_path: Path) -> None:
    path = edition_file(tmp_path, game)
    edition = RULES[game].read_edition(path.read_text(encoding="utf-8"))
    assert (edition.hash, edition.name) == (RULES[game].edition.hash, "mine")
    again = motu("edition", "new", game, str(path))
    assert again.returncode == 2
    assert "already exists" in again.stderr


def test_check_says_what_can_be_played_and_what_contradicts_the_rulebook(tmp_path: Path) -> None:
    fits = motu("edition", "check", str(edition_file(tmp_path, "bali")))
    assert fits.returncode == 0
    assert "It can be played with." in fits.stdout
    assert "Contradictions of the rulebook: none" in fits.stdout
    dear = edition_file(tmp_path, "bali", "shrine_price = 7", "shrine_price = 9", "dear")
    told = motu("edition", "check", str(dear), "--json")
    assert told.returncode == 1
    found = json.loads(told.stdout)
    assert found["differing_figures"] == 1
    assert [(one["block"], one["key"], one["expected"]) for one in found["contradictions"]] == [
        ("playing", "shrine_price", "7")
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("shrine_price = 7", 'shrine_price = "seven"', "shrine_price"),
        ("shrine_price = 7", "shrine_price = ", "line"),
        ("[buying]", "[bying]", "bying"),
        ('game = "bali"', 'game = "chess"', "chess"),
    ],
)
def test_a_file_that_can_not_be_played_with_is_named_with_its_line(
    old: str, new: str, said: str, tmp_path: Path
) -> None:
    path = edition_file(tmp_path, "bali", old, new)
    told = motu("edition", "check", str(path))
    assert told.returncode == 2
    assert said in told.stderr
    assert "Traceback" not in told.stderr
    simulated = motu("simulate", "bali", "--edition", str(path), "--games", "1")
    assert simulated.returncode == 2


def test_diff_shows_the_figures_that_differ(tmp_path: Path) -> None:
    dear = edition_file(tmp_path, "bali", "shrine_price = 7", "shrine_price = 9", "dear")
    found = json.loads(motu("edition", "diff", "standard", str(dear), "--json").stdout)
    assert found["before"]["hash"] == BALI.hash
    assert found["after"] == {"hash": hash_of(dear, "bali"), "name": "dear"}
    (change,) = found["changes"]
    assert (change["block"], change["figure"]) == ("playing", "shrine_price")
    assert (change["before"]["value"], change["after"]["value"]) == (7, 9)
    told = motu("edition", "diff", "standard", str(dear)).stdout
    assert "[playing]" in told
    assert "9" in told


def test_status_counts_figures_by_certainty() -> None:
    found = json.loads(motu("edition", "status", "--json").stdout)["editions"]
    assert {one["game"] for one in found} == set(RULES)
    for one in found:
        assert sum(one["all"].values()) == sum(sum(block.values()) for block in one["blocks"].values()) > 0
    told = motu("edition", "status", "raiatea").stdout
    assert "reconstructed" in told
    assert "rituals" in told


def test_records_and_results_name_the_edition(tmp_path: Path) -> None:
    dear = edition_file(tmp_path, "bali", "shrine_price = 7", "shrine_price = 9", "dear")
    words = ("simulate", "bali", "--edition", str(dear), "--players", "random,random", "--games", "2", "--seed", "1")
    found = json.loads(motu(*words, "--records", str(tmp_path / "games"), "--json").stdout)
    assert found["edition"] == {"hash": hash_of(dear, "bali"), "name": "dear"}
    for file in (tmp_path / "games").iterdir():
        stored = Record.load(file.read_text(encoding="utf-8"))
        assert stored.components == hash_of(dear, "bali")
        assert "shrine_price = 9" in stored.edition
        assert motu("replay", str(file)).returncode == 0
    for command in (("fuzz", "bali", "--games", "50"), ("bench", "bali", "--seconds", "0.05")):
        told = json.loads(motu(*command, "--edition", str(dear), "--json").stdout)
        assert hash_of(dear, "bali") in json.dumps(told)


def test_results_of_another_edition_are_not_mixed_in(tmp_path: Path) -> None:
    dear = edition_file(tmp_path, "bali", "shrine_price = 7", "shrine_price = 9", "dear")
    results = str(tmp_path / "results.jsonl")
    words = ("tournament", "bali", "--players", "random,greedy", "--games", "2", "--seed", "3", "--results", results)
    assert motu(*words).returncode == 0
    told = motu(*words, "--edition", str(dear))
    assert told.returncode == 2
    assert "dear" in told.stderr


def test_balance_compares_two_editions_on_the_same_deals(tmp_path: Path) -> None:
    change = ('{ kind = "ring", points = 6, shells = 4 }', '{ kind = "ring", points = 9, shells = 1 }')
    rich = edition_file(tmp_path, "bora_bora", *change, "rich")
    report = tmp_path / "rich.md"
    words = ("balance", "bora_bora", "--edition", str(rich), "--against", "standard", "--seats", "2", "--games", "30")
    told = motu(*words, "--seed", "4", "--report", str(report), "--json")
    assert told.returncode == 0, told.stderr
    (table,) = json.loads(told.stdout)["tables"].values()
    jewelry = next(one for one in table["differences"] if (one["group"], one["name"]) == ("sources", "jewelry"))
    assert jewelry["low"] <= jewelry["difference"] <= jewelry["high"]
    assert jewelry["after"] - jewelry["before"] == pytest.approx(jewelry["difference"])
    text = report.read_text(encoding="utf-8")
    assert "rich" in text
    assert ".svg" in text


def test_a_trial_of_networks_is_noted_in_the_file(tmp_path: Path) -> None:
    dear = edition_file(tmp_path, "bali", "shrine_price = 7", "shrine_price = 8", "dear")
    before = hash_of(dear, "bali")
    words = ("edition", "trial", str(dear), "--games", "10", "--seconds", "0.001", "--seed", "1", "--save")
    found = json.loads(motu(*words, "--json").stdout)
    assert [(trial["seats"], trial["games"]) for trial in found["trials"]] == [(2, 10), (3, 10), (4, 10)]
    edition = RULES["bali"].read_edition(dear.read_text(encoding="utf-8"))
    assert edition.hash == before
    assert edition.networks == [trial["seats"] for trial in found["trials"] if trial["helps"]]
