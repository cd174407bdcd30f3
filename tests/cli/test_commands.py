"""The commands, run as people run them: output, help, bad input with status 2."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from motu import RULES, Record, record, replay
from motu.cli.doctor import EXTRAS, doctor
from motu.core.full_state import full_state
from motu.words.rulebook import clauses_of

BALI = RULES["bali"]


def motu(*arguments: str, typed: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"COLUMNS": "110", "NO_COLOR": "1", "TERM": "dumb"}
    if home is not None:
        environment["XDG_DATA_HOME"] = str(home)
    command = [sys.executable, "-m", "motu", *arguments]
    return subprocess.run(command, input=typed, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game on file."""
    state = BALI.setup(2, 7, {"oracle": True})
    while decision := state.pending():
        state.take(decision.moves(state)[-1])
    path = tmp_path / "game.motu"
    path.write_text(record(state).dump(), encoding="utf-8")
    return path


@pytest.mark.parametrize("command", ["terminal", "simulate", "replay", "fuzz", "bench", "backup", "restore"])
def test_every_command_explains_itself_with_an_example(command: str) -> None:
    told = motu(command, "--help")
    assert told.returncode == 0
    assert f"motu {command}" in told.stdout
    assert "Example" in told.stdout


def test_simulate_prints_one_object_for_programs() -> None:
    told = motu("simulate", "bali", "--players", "random,greedy", "--games", "4", "--seed", "9", "--json")
    assert told.returncode == 0
    result = json.loads(told.stdout)
    promised = "game players games seed wins win_rate mean_scores places decisions seconds"
    assert set(promised.split()) <= set(result)
    assert (result["game"], result["players"], result["games"], result["seed"]) == ("bali", ["random", "greedy"], 4, 9)
    assert sum(result["wins"]) == 4
    assert sum(result["win_rate"]) == pytest.approx(1)


def test_simulate_prints_a_table_for_people() -> None:
    told = motu("simulate", "bali", "--games", "2", "--seed", "1", "--options", "oracle,demon")
    assert told.returncode == 0
    assert "greedy" in told.stdout
    assert "win rate" in told.stdout


def test_simulate_writes_the_games_as_records(tmp_path: Path) -> None:
    told = motu("simulate", "bali", "--games", "3", "--seed", "1", "--records", str(tmp_path / "games"), "--json")
    assert told.returncode == 0
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["bali-1.motu", "bali-2.motu", "bali-3.motu"]
    for file in files:
        assert replay(Record.load(file.read_text(encoding="utf-8"))).pending() is None


def test_bench_prints_the_figures_of_every_game() -> None:
    told = motu("bench", "--json", "--seconds", "0.05")
    assert told.returncode == 0
    result = json.loads(told.stdout)
    assert set(result["games"]) == set(RULES)
    for figures in result["games"].values():
        assert figures["compiled"] is result["compiled"]
        assert figures["us_per_decision"] > 0
        assert figures["us_per_clone"] > 0
        assert figures["games_per_s"] > 0
        assert figures["search_iterations_per_s"] > 0


def test_fuzz_says_how_much_it_played(tmp_path: Path) -> None:
    told = motu("fuzz", "bali", "--games", "60", "--seed", "3", "--json", "--folder", str(tmp_path))
    assert told.returncode == 0
    result = json.loads(told.stdout)
    assert (result["games"], result["hostile"], result["failures"]) == (60, 2, [])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("language", "word"), [("en", "Scored"), ("de", "Gewertet"), ("ru", "Подсчёт")])
def test_replay_tells_a_game_in_three_languages(game: Path, language: str, word: str) -> None:
    told = motu("replay", str(game), "--lang", language)
    assert told.returncode == 0, told.stderr
    assert word in told.stdout


def test_replay_gives_programs_the_log_and_the_result(game: Path) -> None:
    result = json.loads(motu("replay", str(game), "--json").stdout)
    state = replay(Record.load(game.read_text(encoding="utf-8")))
    assert result["end"]["scores"] == BALI.scores(state)
    assert len(result["log"]) == len(state.log or [])
    heard = json.loads(motu("replay", str(game), "--json", "--seat", "2").stdout)["log"]
    assert heard == BALI.heard(state, 1)


BAD = [
    (("simulate", "tahiti"), "no game “tahiti”. Games: "),
    (("simulate", "bali", "--players", "random"), "2 to 4 players, not 1"),
    (
        ("simulate", "bali", "--players", "random,wizard"),
        "no player “wizard”. Players: easy, expert, greedy, hard, medium, random, search",
    ),
    (("simulate", "bali", "--options", "ghost"), "no option “ghost”. Options: demon, oracle"),
    (("simulate", "bali", "--seed", "-3"), "from 0 to 2^64 - 1"),
    (("simulate", "bali", "--games", "0"), "--games"),
    (("fuzz", "tahiti"), "no game “tahiti”"),
    (("bench", "tahiti"), "no game “tahiti”"),
    (("bench", "bali", "--seats", "7"), "2 to 4 players, not 7"),
    (("terminal", "tahiti"), "no game “tahiti”"),
    (("terminal", "bali", "--players", "me"), "2 to 4 players; 1 were named"),
    (("terminal", "bali", "--players", "greedy,greedy"), "must be “me”"),
    (("terminal", "bali", "--players", "me,wizard"), "no player “wizard”"),
    (("terminal", "bali", "--lang", "fr"), "no language “fr”. Languages: en, de, ru"),
    (("terminal", "bali", "--resume", "--file", "nowhere.motu"), "nowhere.motu cannot be read"),
    (("replay", "nowhere.motu"), "nowhere.motu cannot be read"),
    (("dance",), "dance"),
]


@pytest.mark.parametrize(("arguments", "reason"), BAD, ids=[" ".join(arguments) for arguments, _ in BAD])
def test_bad_input_ends_with_status_2_and_says_what_is_allowed(
    arguments: tuple[str, ...], reason: str, tmp_path: Path
) -> None:
    told = motu(*arguments, home=tmp_path)
    assert told.returncode == 2
    assert reason in told.stderr
    assert "Traceback" not in told.stderr
    assert told.stdout == ""


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("play", "steal", "is not possible here"),
        ("version 1", "version 8", "version 8 of the rules"),
        ("components ", "components f", "an edition of Bali that is not known here"),
        ("end ", "fin ", "cut off"),
        ("motu record", "another record", "this is not a record"),
    ],
)
def test_a_bad_record_ends_with_status_2_and_the_reason(game: Path, old: str, new: str, reason: str) -> None:
    game.write_text(game.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    told = motu("replay", str(game))
    assert told.returncode == 2
    assert reason in told.stderr
    game.write_bytes(b"\xff\xfe\x00")
    assert motu("replay", str(game)).returncode == 2


def test_a_game_can_be_finished_in_the_terminal(tmp_path: Path) -> None:
    told = motu("terminal", "bali", "--players", "me,greedy", "--seed", "3", typed="1\n" * 300, home=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "Points" in told.stdout
    assert "wins with" in told.stdout
    state = replay(Record.load((tmp_path / "motu" / "bali.motu").read_text(encoding="utf-8")))
    assert state.pending() is None


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    first = motu("terminal", "bali", "--players", "me,greedy", "--seed", "3", typed="1\n1\n1\nq\n", home=tmp_path)
    assert first.returncode == 0
    assert "motu terminal bali --resume" in first.stdout
    file = tmp_path / "motu" / "bali.motu"
    before = full_state(replay(Record.load(file.read_text(encoding="utf-8"))))
    motu("terminal", "bali", "--resume", typed="q\n", home=tmp_path)
    assert full_state(replay(Record.load(file.read_text(encoding="utf-8")))) == before
    motu("terminal", "bali", "--resume", typed="1\n" * 300, home=tmp_path)
    assert replay(Record.load(file.read_text(encoding="utf-8"))).pending() is None


def test_everything_that_may_be_typed_does_what_the_help_says(tmp_path: Path) -> None:
    typed = "\n".join(["?", "1", "u", "u", "l", "s", "r", "t", "de", "g", "w", "nonsense", "99", "q", ""])
    told = motu("terminal", "bali", "--players", "me,me", "--seed", "4", typed="\n" + typed, home=tmp_path)
    assert told.returncode == 0, told.stderr
    for sign in ("u undo", "Undone", "nothing to undo", "Log", "Shrines built", "BA-", "Waren", "Дары"):
        assert sign in told.stdout, sign
    assert "«nonsense» выбрать нельзя" in told.stdout
    entries = Record.load((tmp_path / "motu" / "bali.motu").read_text(encoding="utf-8")).entries
    assert entries[1] == "undo"


def test_at_one_keyboard_nobody_is_shown_the_others_hand(tmp_path: Path) -> None:
    told = motu("terminal", "bali", "--players", "me,me", "--seed", "4", typed="\n1\n1\n\n1\nq\n", home=tmp_path)
    assert "Hand the keyboard over" in told.stdout
    parts = told.stdout.split("Hand the keyboard over")
    assert "What you have" not in parts[1].split("press Enter")[0]


def test_the_end_of_input_saves_and_leaves(tmp_path: Path) -> None:
    told = motu("terminal", "bali", "--seed", "3", typed="", home=tmp_path)
    assert told.returncode == 0
    assert (tmp_path / "motu" / "bali.motu").exists()


def test_version_says_how_the_engine_runs() -> None:
    told = motu("--version")
    assert told.returncode == 0
    assert told.stdout.startswith("motu ")


def test_the_host_sets_how_long_tables_are_kept() -> None:
    told = motu("serve", "--help")
    for option, default in (("--keep-finished", "0"), ("--keep-abandoned", "365")):
        assert option in told.stdout
        assert f"[default: {default}]" in told.stdout
    assert motu("serve", "--keep-finished", "-1").returncode == 2
    assert motu("serve", "--keep-abandoned", "soon").returncode == 2


@pytest.mark.parametrize("command", ["export", "import"])
def test_the_commands_for_single_tables_explain_themselves(command: str) -> None:
    told = motu("games", command, "--help")
    assert told.returncode == 0
    assert f"motu games {command}" in told.stdout


def test_every_setting_of_a_server_has_an_option_a_variable_and_an_entry_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The option comes before the variable, the variable before the file."""
    file = tmp_path / "motu.toml"
    file.write_text("port = 9001\nbot-pause = 1.5\nworkers = 2\n", encoding="utf-8")
    monkeypatch.setenv("MOTU_WORKERS", "3")
    monkeypatch.setenv("MOTU_BOT_PAUSE", "2.5")
    told = motu("serve", "--settings", str(file), "--bot-pause", "3.5", "--token", "secret", "--show-settings").stdout
    rows = [line.split() for line in told.splitlines() if "MOTU_" in line]
    found = {row[1]: (row[3], row[5]) for row in rows}
    assert found["port"] == ("9001", "file")
    assert found["workers"] == ("3", "environment")
    assert found["bot-pause"] == ("3.5", "option")
    assert found["secure"] == ("False", "default")
    assert "secret" not in told


@pytest.mark.parametrize(("text", "said"), [("prt = 1", "prt"), ("port =", "can’t be read"), (None, "motu.toml")])
def test_settings_that_can_not_be_read_are_named(text: str | None, said: str, tmp_path: Path) -> None:
    file = tmp_path / "motu.toml"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    told = motu("serve", "--settings", str(file), "--show-settings")
    assert told.returncode == 2
    assert said in told.stderr
    assert "Traceback" not in told.stderr


def test_without_what_a_server_needs_the_rest_works_and_its_commands_say_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = "raise ModuleNotFoundError('No module named starlette', name='starlette')\n"
    (tmp_path / "starlette.py").write_text(missing, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    refused = motu("play", "bali", "--no-browser")
    assert refused.returncode == 2
    assert 'pip install "motu[server]"' in refused.stderr
    played = motu("simulate", "bali", "--players", "random,random", "--games", "1")
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize(
    ("lang", "start"), [("en", "Rule BA-B1: Once a turn"), ("de", "Regel BA-B1: "), ("ru", "Правило BA-B1: ")]
)
def test_the_terminal_says_the_rule_of_a_decision(tmp_path: Path, lang: str, start: str) -> None:
    """It is told in full: who has installed a package has no folder with the rules."""
    told = motu(
        "terminal", "bali", "--players", "me,easy", "--seed", "1", "--lang", lang, typed="r\nq\n", home=tmp_path
    )
    assert told.returncode == 0, told.stderr
    said = " ".join(told.stdout.split())
    assert start in said
    assert "**" not in said
    assert clauses_of("bali", lang)["BA-B1"].replace("**", "") in said


def test_the_doctor_names_the_extra_that_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(EXTRAS, "server", ("no_such_module",))
    monkeypatch.setenv("COLUMNS", "160")
    doctor()
    assert 'no_such_module: pip install "motu[server]"' in capsys.readouterr().out
