"""The commands of the arena: they do what their help says, and their reports can be read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from motu.cli.main import app


def motu(*words: str) -> str:
    told = CliRunner().invoke(app, words, catch_exceptions=False)
    assert told.exit_code == 0, told.output
    return told.stdout


def as_json(*words: str) -> Any:
    return json.loads(motu(*words, "--json"))


def test_a_tournament_gives_ratings_pairings_and_a_report_with_its_plots(tmp_path: Path) -> None:
    report, results = tmp_path / "ladder.md", tmp_path / "ladder.jsonl"
    words = ("tournament", "bali", "--players", "random,medium", "--games", "4", "--seed", "5")
    found = as_json(*words, "--results", str(results), "--report", str(report))
    assert [rating["player"] for rating in found["ratings"]] == ["medium", "random"]
    assert found["pairings"][0]["games"] == 4
    assert len(results.read_text(encoding="utf-8").splitlines()) == 4
    text = report.read_text(encoding="utf-8")
    for plot in ("ladder", "seats", "sources", "uses"):
        assert f"pictures/ladder-{plot}.svg" in text
        assert (tmp_path / "pictures" / f"ladder-{plot}.svg").read_text(encoding="utf-8").startswith("<?xml")
    assert "medium – random" in motu(*words, "--results", str(results))


def test_a_balance_report_keeps_what_somebody_has_remarked(tmp_path: Path) -> None:
    report = tmp_path / "bali.md"
    words = (
        "balance",
        "bali",
        "--player",
        "random",
        "--games",
        "4",
        "--seats",
        "2",
        "--seed",
        "3",
        "--report",
        str(report),
    )
    found = as_json(*words)
    assert sum(wins for wins, _, _ in found["tables"]["2"]["seat_wins"]) == 1
    first = report.read_text(encoding="utf-8")
    marked = first.replace("<!-- remarks -->", "<!-- remarks -->\n\nSeat 2 is fine.")
    report.write_text(marked, encoding="utf-8")
    motu(*words)
    assert "Seat 2 is fine." in report.read_text(encoding="utf-8")
    assert report.read_text(encoding="utf-8").replace("Seat 2 is fine.\n\n", "") == first


def test_tuning_is_compared_and_written(tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    words = ("tune", "bali", "--generations", "1", "--population", "4", "--deals", "1", "--check", "2", "--seed", "1")
    found = as_json(*words, "--out", str(out))
    assert found["in_games"] == 4
    assert "motu tune bali --seats 2 --generations 1" in out.read_text(encoding="utf-8")


def test_a_network_is_trained_and_written(tmp_path: Path) -> None:
    out = tmp_path / "bali.npz"
    words = ("train", "bali", "--games", "10", "--epochs", "1", "--matches", "2", "--seconds", "0.001", "--seed", "1")
    found = as_json(*words, "--out", str(out))
    assert found["compared"]["cases"] == 2
    assert 0 < found["rmse"] < 2 * found["rmse_without"]
    assert out.stat().st_size > 1000
