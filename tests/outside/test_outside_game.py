"""A game from outside goes through every door: terminal, bots, research, server."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.mcp.clients import KEY, Caller, found, over_http, run, tables, tools_over_http, whole_game
from tests.outside.conftest import package, python, with_packages
from tests.server.harness import Person, Server, Socket, play_on, running, until

RANDOM_GAME = """
from motu.research import pettingzoo
env = pettingzoo.env("handsign", seats=3)
env.reset(seed=4)
for agent in env.agent_iter():
    observation, reward, ended, stopped, info = env.last()
    mask = observation["action_mask"]
    env.step(None if ended or stopped else int(mask.nonzero()[0][0]))
print("points", sorted(env.rewards) or "none")
"""
PICTURE = """
from motu import RULES
from motu.research.drawing import drawn
rules = RULES["handsign"]
state = rules.setup(2, 1)
print(drawn(rules, rules.seen(state, 0), 0).shape)
"""
TEXT = """
from motu.research.text import TextGame
from motu.research.text.players import TEXT_PLAYERS, ListReader
for language in ("en", "de", "ru", "masked"):
    for listed in (True, False):
        text = TextGame("handsign", 3, 5, language=language, listed=listed, illegal="random")
        player = ListReader(1) if listed else TEXT_PLAYERS["notation-reader"](1)
        while not text.over:
            prompt = text.prompt()
            assert ("[show 0]" in prompt) == (listed and language != "masked"), prompt
            assert ("[show N]" in prompt) == (not listed and language != "masked"), prompt
            text.answer(player(prompt))
        assert listed <= (not any(text.illegal_answers))
        assert sum(text.answers) >= 9
        print(language, text.introduction(0).splitlines()[0], "HS-R1" in prompt)
print(TextGame("handsign").introduction(0))
"""
ENVIRONMENTS = """
import gymnasium, pyspiel
import motu.research.openspiel
from motu.research.batch import Batch
from motu.research.gymnasium import env_id
batch = Batch("handsign", games=8, seats=3, seed=7)
for _ in range(40):
    batch.step(batch.sample())
env = gymnasium.make(env_id("handsign"), seats=2, opponents="easy")
_, info = env.reset(seed=3)
ended = False
while not ended:
    _, reward, ended, _, info = env.step(int(info["action_mask"].argmax()))
state = pyspiel.load_game("motu_handsign").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
print(batch.games_ended, len(info["scores"]), len(state.returns()))
"""


def test_the_whole_contract_of_games_holds(handsign: Path) -> None:
    ran = python("-m", "pytest", "-q", "tests/contract/test_contract.py",
                 "-k", "handsign", "-p", "no:cacheprovider", folders=(handsign,))  # fmt: skip
    assert ran.returncode == 0, ran.stdout
    assert "passed" in ran.stdout
    assert "skipped" not in ran.stdout


def test_its_words_are_complete_in_three_languages(handsign: Path) -> None:
    check = "from motu.words import check; print(check.game_complaints('handsign'), *check.words_of('handsign'))"
    assert python("-c", check, folders=(handsign,)).stdout == "[] en de ru\n"


def test_it_is_played_in_the_terminal(handsign: Path) -> None:
    ran = python("-m", "motu", "terminal", "handsign", "--players", "me,easy", "--seed", "3",
                 folders=(handsign,), typed="1\n2\n3\n")  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert "Which number do you show?" in ran.stdout
    assert "Shown alone" in ran.stdout, "the points by source at the end"


def test_bots_of_every_level_play_it_and_search(handsign: Path) -> None:
    ran = python("-m", "motu", "simulate", "handsign", "--players", "expert,hard,medium,easy,random", "--games", "4",
                 "--seed", "1", folders=(handsign,))  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert "60 decisions" in ran.stdout, "four games of three rounds with five players"


def test_it_is_an_environment_for_research_and_a_picture(handsign: Path) -> None:
    ran = python("-c", RANDOM_GAME, folders=(handsign,))
    assert ran.returncode == 0, ran.stderr
    assert python("-c", PICTURE, folders=(handsign,)).stdout == "(700, 1180, 3)\n"


def test_gymnasium_openspiel_and_batches_play_it(handsign: Path) -> None:
    ran = python("-c", ENVIRONMENTS, folders=(handsign,))
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout == f"{8 * (40 // 9)} 2 2\n", "a game of three players has nine decisions"


def test_it_is_a_text_game_in_every_language(handsign: Path) -> None:
    """It has no words of its own for text games: its clauses are the rules in short, its keys name the entries."""
    ran = python("-c", TEXT, folders=(handsign,))
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("en # Handsign False\n")
    assert "In each of the three rounds everybody chooses 0, 1 or 2 in secret." in ran.stdout
    assert "[show 1]" in ran.stdout


def test_an_agent_plays_it_through_mcp(handsign: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", with_packages(handsign)["PYTHONPATH"])

    async def play() -> None:
        async with over_http(address) as client:
            caller = Caller(client)
            assert "handsign: " in await caller.call("games")
            assert "scores the sum" in await caller.call("rules", game="handsign", clause="HS-R2")
            key = found(KEY, await caller.call("new_table", game="handsign", opponents=["hard", "easy"]))
            assert "place 1" in await whole_game(caller, key, seed=2)

    with tables(tmp_path) as server, tools_over_http(server) as address:
        run(play)


BROKEN = {
    "crashing": ({"__init__.py": "", "rules.py": "1 / 0\n"}, "ZeroDivisionError"),
    "exiting": ({"__init__.py": "", "rules.py": "raise SystemExit('no')\n"}, "SystemExit"),
    "empty": ({"__init__.py": ""}, "ModuleNotFoundError"),
    "other": ({"__init__.py": "", "rules.py": "RULES = 7\n"}, "no Rules object"),
    "renamed": ({"__init__.py": "", "rules.py": "from motu.games.bali.rules import RULES\n"}, "call the game bali"),
}


def test_broken_packages_are_named_and_left_out_and_the_rest_goes_on(tmp_path: Path, handsign: Path) -> None:
    for name, (files, _) in BROKEN.items():
        package(tmp_path, name, files)
    package(tmp_path, "bali", {"__init__.py": "", "rules.py": "from motu.games.bali.rules import RULES\n"})
    listed = "from motu.games import LEFT_OUT, RULES; print(*RULES, sep=','); print(LEFT_OUT)"
    ran = python("-c", listed, folders=(tmp_path, handsign))
    games, left_out = ran.stdout.splitlines()
    assert games == "bali,bora_bora,raiatea,handsign"
    for name, (_, reason) in BROKEN.items():
        assert reason in left_out
        assert f"the game {name} is left out" in ran.stderr
    assert "bali of motu_bali" in left_out
    asked = python("-m", "motu", "simulate", "crashing", "--games", "1", folders=(tmp_path,))
    assert asked.returncode == 2
    assert "The game “crashing” can’t be played here: ZeroDivisionError" in asked.stderr


SABOTAGED = {
    "raises": ("actions.py", "t.chosen[self.seat] = move", "t.chosen[1 // (2 - t.round)] = move", "ZeroDivisionError"),
    "exits": ("actions.py", "t.chosen[self.seat] = move", "raise SystemExit('in take')", "SystemExit"),
    "has no option": ("actions.py", "range(NUMBERS)", "range(NUMBERS if t.round < 2 else 0)", "has no option"),
    "can't be seen": ("view.py", '"round": t.round,', '"round": 1 // (2 - t.round),', "ZeroDivisionError"),
    "with three": ("view.py", '"round": t.round,', '"round": 1 // (2 * len(t.chosen) - 4 - t.round),', ""),
}
"""A file of the example game, what stands there, what is put in its place, and why the game is left out then."""


def sabotaged(handsign: Path, folder: Path, name: str) -> Path:
    """The example game with a fault in its rules."""
    file, old, new, _ = SABOTAGED[name]
    copy = shutil.copytree(handsign, folder / "sabotaged")
    path = copy / "motu_handsign" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


@pytest.mark.parametrize("name", [name for name, (*_, reason) in SABOTAGED.items() if reason])
def test_a_game_that_fails_in_the_midst_of_its_trial_is_left_out(name: str, handsign: Path, tmp_path: Path) -> None:
    listed = "from motu.games import LEFT_OUT, RULES; print(*RULES, sep=','); print(LEFT_OUT)"
    ran = python("-c", listed, folders=(sabotaged(handsign, tmp_path, name),))
    games, left_out = ran.stdout.splitlines()
    assert games == "bali,bora_bora,raiatea"
    assert SABOTAGED[name][3] in left_out


def test_a_game_that_fails_at_a_table_harms_no_other_table(
    handsign: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its trial has two players; with three it can't be seen in the second round."""
    folder = sabotaged(handsign, tmp_path, "with three")
    monkeypatch.setenv("PYTHONPATH", with_packages(folder)["PYTHONPATH"])
    with running(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "server.log") as server:
        ann = Person(server)
        good, bad = ann.create("bali", "me", "easy"), ann.create("handsign", "me", "easy", "easy")
        with ann.sit(good) as table:
            with ann.sit(bad) as broken:
                broken.answer(broken.options()[0]["token"])
            until(lambda: "ZeroDivisionError" in (tmp_path / "server.log").read_text(), "the game to fail")
            again = Socket(server, bad, cookie=ann.cookie())
            told = again.expect("refused")
            assert told["problem"]["id"] == "internal-error"
            again.line.close()
            assert play_on(table, Random(1)) > 5, "the other game is played to its end"
        assert ann.http.get("/api/ready").status_code == 200


@pytest.fixture
def host(handsign: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("PYTHONPATH", with_packages(handsign)["PYTHONPATH"])
    with running(f"sqlite:///{tmp_path / 'tables.db'}") as started:
        yield started


def test_a_server_offers_it_and_hands_out_what_the_page_needs(host: Server) -> None:
    ann = Person(host)
    games = {game["name"]: game for game in ann.got(ann.http.get("/api/welcome"))["games"]}
    assert games["handsign"]["least"] == 2
    assert games["handsign"]["most"] == 5
    assert games["handsign"]["tutorial"]
    files = ann.got(ann.http.get("/api/games/handsign/files/de"))
    assert "title = Handzeichen" in files["words"]
    assert "HS-R1" in files["rules"]
    assert files["board"]
    board = ann.http.get("/api/games/handsign/board/index.js")
    assert board.status_code == 200
    assert board.headers["content-type"].startswith("text/javascript")
    assert "export function board" in board.text


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("handsign/board/../rules.py", 404),
        ("handsign/board/..%2Frules.py", 404),
        ("handsign/board/rules.md", 404),
        ("handsign/board/none.js", 404),
        ("bali/board/index.js", 404),
        ("handsign/files/xx", 400),
        ("tahiti/files/en", 400),
    ],
)
def test_nothing_else_of_a_package_is_handed_out(host: Server, path: str, status: int) -> None:
    found = Person(host).http.get(f"/api/games/{path}").status_code
    assert found == status
