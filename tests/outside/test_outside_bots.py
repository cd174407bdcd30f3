"""Bots from outside, from packages and as programs: the good ones play, the bad ones lose their decision to medium."""

from __future__ import annotations

import logging
import random
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from motu import RULES
from motu.arena.match import play_out
from motu.players import Knowledge, player
from motu.players.greedy import Greedy
from motu.players.outside import GuardedPlayer, programs
from motu.players.program import BadProgram, ProgramPlayer
from tests.outside.conftest import python, with_packages
from tests.server.harness import Person, play_on, running

BALI = RULES["bali"]
FIRST_OPTION = """
import json, sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "motu":
        print("thinking aloud is allowed", flush=True)
        print("ok first option", flush=True)
    elif word == "choose":
        print("move", json.loads(rest)["question"]["options"][0]["token"], flush=True)
    else:
        break
"""
HOSTILE = {
    "dies": ("import sys; sys.exit(3)", "it has ended"),
    "silent": ("import time; time.sleep(60)", "no answer within"),
    "illegal": (
        FIRST_OPTION.replace('json.loads(rest)["question"]["options"][0]["token"]', '"win"'),
        "'win' is not one of",
    ),
    "garbage": ("import sys\nwhile True: sys.stdout.write('x' * 99999)", "no answer within"),
    "not-reading": ("import time\nprint('ok', flush=True)\ntime.sleep(60)", "no answer within"),
    "leaving-a-child": (
        "import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])",
        "no answer within",
    ),
    "leaving-a-free-child": (
        "import subprocess, sys\n"
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(20)'], start_new_session=True)",
        "no answer within",
    ),
}
TALKATIVE = FIRST_OPTION.replace("thinking aloud is allowed", "\\n".join(["thinking aloud"] * 2000))


def written(folder: Path, name: str, text: str) -> str:
    file = folder / f"{name}.py"
    file.write_text(text, encoding="utf-8")
    return f"{sys.executable} {file}"


def knowledge() -> Knowledge:
    state = BALI.setup(2, 5)
    return Knowledge(BALI, state, BALI.pending(state).seat)


def test_a_program_plays_whole_games(tmp_path: Path) -> None:
    command = written(tmp_path, "first", FIRST_OPTION)
    for game in RULES:
        rules = RULES[game]
        state = rules.setup(rules.seats[0], 3)
        seated = [player(f"program:{command}", 1), *(player("random", seat) for seat in range(1, rules.seats[0]))]
        play_out(rules, state, seated)
        assert state.pending() is None
        assert isinstance(seated[0], GuardedPlayer)
        assert seated[0].faults == 0


def test_a_program_that_talks_much_is_heard(tmp_path: Path) -> None:
    """More than is kept, and more than a pipe takes: it waits until it is read."""
    bot = GuardedPlayer("talkative", lambda: ProgramPlayer(written(tmp_path, "much", TALKATIVE), 1, 5.0), seed=4)
    assert bot.choose(knowledge()) == knowledge().moves()[0]
    assert bot.faults == 0


def test_a_question_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    """A pipe takes only so much. A program that answers without reading loses the decision in which it is full."""
    blind = "print('ok', flush=True)\nwhile True: print('move x', flush=True)"
    asked = ProgramPlayer(written(tmp_path, "blind", blind), 1, 0.5)
    known, reasons = knowledge(), []
    while "it does not read its questions" not in reasons:
        with pytest.raises(BadProgram) as refused:
            asked.choose(known)
        reasons.append(str(refused.value))
    assert set(reasons[:-1]) == {"'x' is not one of its options"}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_program_loses_its_decision_to_medium_and_is_named(
    name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    text, reason = HOSTILE[name]
    command = written(tmp_path, name, text)
    bot = GuardedPlayer(name, lambda: ProgramPlayer(command, 1, 0.5), seed=4)
    known = knowledge()
    with caplog.at_level(logging.WARNING):
        assert bot.choose(known) == Greedy(4).choose(known)
    assert bot.faults == 1
    assert f"the bot {name} lost a decision of bali to medium" in caplog.text
    assert reason in caplog.text


class Endless:
    def choose(self, _knowledge: Knowledge) -> int:
        while True:
            time.sleep(0.001)


class Unstoppable:
    """Catches what is raised in it, a few times."""

    def __init__(self, caught: type[BaseException]) -> None:
        self.caught = caught
        self.interrupted = 0

    def choose(self, _knowledge: Knowledge) -> int:
        while self.interrupted < 3:
            try:
                Endless().choose(_knowledge)
            except self.caught:
                self.interrupted += 1
        return 0


class Rude:
    def choose(self, _knowledge: Knowledge) -> int:
        raise GeneratorExit


class Wrong:
    def __init__(self, move: Any) -> None:
        self.move = move

    def choose(self, _knowledge: Knowledge) -> int:
        return self.move  # type: ignore[no-any-return]  # bots from outside are not type-checked


class Leaving:
    def choose(self, _knowledge: Knowledge) -> int:
        sys.exit("I do not want to play")


@pytest.mark.parametrize(
    "bad",
    [
        Endless(),
        Wrong(9999),
        Wrong(-1),
        Wrong("0"),
        Wrong(None),
        Wrong(0.0),
        Leaving(),
        Rude(),
        Unstoppable(Exception),
        Unstoppable(BaseException),
    ],
)
def test_a_bad_bot_of_a_package_loses_its_decision_to_medium(bad: Any) -> None:
    bot = GuardedPlayer("bad", lambda: bad, seed=4, seconds=0.3)
    known = knowledge()
    assert bot.choose(known) == Greedy(4).choose(known)
    assert bot.faults == 1


STUCK = """
import sys
from motu import RULES, record
from motu.players import PLAYERS
from motu.server import bots
class Stuck:
    def __init__(self, seed): pass
    def choose(self, knowledge):
        while True:
            try:
                while True: pass
            except BaseException: pass
PLAYERS["stuck"] = Stuck
bots.LONGEST = 0.5
state = RULES["bali"].setup(2, 5)
bots.think(record(state).dump(), int(RULES["bali"].pending(state).seat), "stuck", 1, 1.0)
"""


def test_a_bot_that_nothing_interrupts_ends_with_its_process() -> None:
    """The server goes on without it, as after every process that died: tests/server/test_broken_bots.py."""
    ran = python("-c", STUCK, folders=())
    assert ran.returncode == 1
    assert "Timeout" in ran.stderr
    assert "in choose" in ran.stderr, "the log says where it hung"


def test_what_a_program_is_told_is_what_its_seat_sees(tmp_path: Path) -> None:
    """Tables that the seat can't tell apart give the same question, to the letter."""
    echo = "import sys\nfor line in sys.stdin: open(sys.argv[1], 'a').write(line); print('ok', flush=True)"
    told = []
    for seed in (1, 2):
        state = BALI.setup(2, 5)
        seat = BALI.pending(state).seat
        notes = tmp_path / f"notes-{seed}"
        asked = ProgramPlayer(f"{written(tmp_path, 'echo', echo)} {notes}", 1, 0.5)
        with pytest.raises(Exception, match="no answer"):
            asked.choose(Knowledge(BALI, BALI.guessed(state, seat, seed), seat))
        told.append(notes.read_text(encoding="utf-8"))
    assert told[0] == told[1]
    assert "choose {" in told[0]


def test_the_hosts_list_of_programs_is_read_tolerantly() -> None:
    assert programs("a=python a.py; b = ./b --fast=1;;=x;c") == {"a": "python a.py", "b": "./b --fast=1"}


def bot_package(folder: Path) -> Path:
    (folder / "my_bots.py").write_text(
        "class Last:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, knowledge): return knowledge.moves()[-1]\n",
        encoding="utf-8",
    )
    metadata = folder / "my_bots-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n", encoding="utf-8")
    entries = "[motu.players]\nlast = my_bots:Last\ngone = my_bots:Missing\neasy = my_bots:Last\n"
    (metadata / "entry_points.txt").write_text(entries, encoding="utf-8")
    return folder


def test_bots_of_packages_and_programs_meet_in_a_tournament(tmp_path: Path) -> None:
    first = written(tmp_path, "first", FIRST_OPTION)
    ran = python("-m", "motu", "simulate", "bali", "--players", f"last,program:{first},gone", "--games", "2",
                 "--seed", "1", folders=(bot_package(tmp_path),))  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert "the bot gone lost a decision of bali to medium" in ran.stderr
    assert "the bot last lost" not in ran.stderr
    assert "program:" in ran.stdout


def test_a_server_offers_them_and_a_bad_one_never_stalls_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", with_packages(bot_package(tmp_path))["PYTHONPATH"])
    monkeypatch.setenv("MOTU_BOTS", f"first={written(tmp_path, 'first', FIRST_OPTION)}")
    with running(f"sqlite:///{tmp_path / 'tables.db'}") as host:
        ann = Person(host)
        levels = ann.got(ann.http.get("/api/welcome"))["levels"]
        assert levels == ["easy", "medium", "hard", "expert", "gone", "last", "first"]
        table = ann.create("bali", "me", "gone", "last", "first")
        with ann.sit(table) as socket:
            assert play_on(socket, random.Random(3)) > 5, "a whole game"
