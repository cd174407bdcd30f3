"""The benchmark: results are kept as they come, and programs of one's own can take part."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from motu.cli.main import app
from motu.core.errors import BadOption
from motu.games import RULES
from motu.players import LEVELS
from motu.research.text.benchmark import play, read, run, table

ROOT = Path(__file__).parents[2]
OWN = """
import json, re, sys
for line in sys.stdin:
    options = re.findall(r"^\\[([^\\]]+)\\] ", json.loads(line)["prompt"], re.MULTILINE)
    print(json.dumps({"answer": f"[{options[-1]}]"}), flush=True)
"""


def test_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = list(run(file, "bali", "list-reader", 2, opponent="random"))
    assert read(file) == first
    assert list(run(file, "bali", "list-reader", 3, opponent="random"))[:2] == first
    assert len(read(file)) == 3
    assert [one.seat for one in read(file)] == [0, 1, 0], "every seat is played equally often"
    rows = table(read(file))
    assert len(rows) == 3
    assert "| bali | list-reader | yes | 3 |" in rows[2]


def test_a_program_of_ones_own_takes_part(tmp_path: Path) -> None:
    program = tmp_path / "model.py"
    program.write_text(OWN, encoding="utf-8")
    out = tmp_path / "results.jsonl"
    command = f"command:{sys.executable} {program}"
    arguments = ["benchmark", "bali", "--player", command, "--games", "1", "--opponent", "random", "--out", str(out)]
    result = CliRunner().invoke(app, [*arguments, "--json"])
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["games"] == 1
    assert told["forfeits"] == 0
    assert told["answers"] > 20


def test_a_program_that_fails_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="does not answer"):
        play("bali", "command:false", 0, "random", "en", listed=True)
    with pytest.raises(BadOption, match="no-such-program"):
        play("bali", "command:no-such-program", 0, "random", "en", listed=True)
    with pytest.raises(BadOption, match="list-reader"):
        list(run(tmp_path / "x.jsonl", "bali", "grandmaster", 1))


def test_without_options_a_guessing_player_forfeits() -> None:
    found = play("bali", "notation-reader", 1, "random", "en", listed=False)
    assert found.forfeit
    assert found.place == 2
    assert found.illegal == found.answers or found.illegal >= 4


def test_the_page_shows_the_results_that_are_kept() -> None:
    page = (ROOT / "docs" / "benchmark.md").read_text(encoding="utf-8")
    shown = page.partition("<!-- benchmark -->\n")[2].partition("\n<!-- /benchmark -->")[0]
    results = read(ROOT / "benchmarks" / "results" / "text_games.jsonl")
    assert shown.splitlines() == table(results)
    played = Counter((one.game, one.player) for one in results)
    players = ["random", *LEVELS, "list-reader", "notation-reader"]
    assert played == {(game, player): 50 for game in RULES for player in players}
