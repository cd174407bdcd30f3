"""Every command that a page shows runs here, made short, or is listed with the reason why it does not."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer.main
from msgspec import structs
from typer.testing import CliRunner

from motu import RULES
from motu.cli.main import app
from motu.core.errors import MotuError
from motu.players import PLAYERS
from motu.server.store import BOT, Entry, Seat, open_store
from motu.server.store.people_rows import Announcement, Report
from tests.docs.commands import FOLLOWED, NOT_RUN, PAGES, commands_on, reason_against, shortened
from tests.server.test_store import HEADER
from tools.find import ROOT

ANN, BEN = "3fa9c1d2" + "a" * 56, "c" * 64
BALI = RULES["bali"]
TABLE = "7k2mq0x9tfgh3w5zv8dp"
RUN = [page for page in PAGES if page.relative_to(ROOT).as_posix() not in FOLLOWED and commands_on(page)]
SNIPPET = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
FILES = {"game.motu": "tests/recorded/bali/3-players.motu", "die.toml": "src/motu/games/raiatea/components.toml"}
ANSWERS = "y\nq\n"


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


async def fill(database: str) -> None:
    """What the page for hosts speaks of: a table, guests, a report, an announcement."""
    store = await open_store(database)
    await store.rename(ANN, "Ann", 1.0)
    ann = Seat("person", "Ann", None, ANN, "hash")
    state = BALI.setup(2, HEADER.seed)
    first = BALI.token(state, BALI.pending(state).moves(state)[0])
    header = structs.replace(HEADER, id=TABLE, owner=ANN, components=BALI.edition.hash, options=())
    seats = [ann, Seat(BOT, "", "hard")]
    await store.add_table(header, seats, [Entry(1, int(BALI.pending(state).seat), None, first, 20.0)])
    await store.add_report(
        Report(
            id="9c01aa3e",
            table=TABLE,
            reporter=BEN,
            reported=ANN,
            name="Ann",
            about="name",
            line="",
            note="",
            created=1.0,
        )
    )
    await store.add_announcement(Announcement("5d2f01bc", "Soon.", 1.0, None))
    await store.block_guest(ANN, "", 1.0)
    await store.close()


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("database") / "tables.db"
    asyncio.run(fill(f"sqlite:///{made}"))
    return made


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder as home and current folder, with the files that commands speak of."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=":")
    for name, source in FILES.items():
        shutil.copy(ROOT / source, tmp_path / name)
    known = dict(PLAYERS)
    yield tmp_path
    PLAYERS.clear()
    PLAYERS.update(known)


@pytest.mark.parametrize("page", RUN, ids=name_of)
def test_the_commands_of_a_page_run(page: Path, place: Path, database: Path) -> None:
    run_snippets(page, place)
    for command in commands_on(page):
        words = shlex.split(command)
        if words[0] != "motu":
            assert reason_against(command), f"it is neither run nor listed: {command}"
        elif reason_against(command):
            read(words[1:])
        else:
            (place / "motu").mkdir(exist_ok=True)
            for file in (place / "motu").glob("tables.db*"):
                file.unlink()
            shutil.copy(database, place / "motu" / "tables.db")
            result = CliRunner().invoke(app, shlex.split(shortened(command))[1:], input=ANSWERS)
            known = isinstance(result.exception, MotuError)
            assert result.exit_code == 0, f"{command}: {result.exception if known else result.output}"


def read(words: list[str]) -> None:
    """Read the options of a command, as it does before it begins."""
    command = typer.main.get_command(app)
    while hasattr(command, "commands"):
        command = command.commands[words.pop(0)]
    command.make_context("motu", words, resilient_parsing=False)


def run_snippets(page: Path, place: Path) -> None:
    """Run the Python of a page in one namespace. What reads standard input is a program, and is put into a file."""
    names: dict[str, object] = {}
    for snippet in SNIPPET.findall(page.read_text(encoding="utf-8")):
        if "sys.stdin" in snippet:
            for name in ("my_bot.py", "my_model.py"):
                (place / name).write_text(snippet, encoding="utf-8")
        elif page.parent.name == "start":
            exec(compile(snippet, page.name, "exec"), names)  # noqa: S102 - this page is ours


def test_every_reason_is_still_needed() -> None:
    everything = [command for page in RUN for command in commands_on(page)]
    for pattern in NOT_RUN:
        assert any(re.match(pattern, command) for command in everything), pattern
    assert all((ROOT / page).is_file() for page in FOLLOWED)


def test_commands_are_found_in_blocks_and_indented_lines(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```sh\nmotu doctor   # why\nls\n```\n\n    make test    all\n\n```python\nmotu = 1\n```\n")
    assert commands_on(page) == ["motu doctor", "make test"]
    assert shortened("motu balance GAME --player hard --games 400") == "motu balance bali --player random --games 2"
