"""Whatever a bot does wrong, its table goes on, and the log says where."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from motu import Record, replay
from motu.core.errors import Illegal
from motu.server import bot_turns
from motu.server.bot_turns import BotTurns, Question
from motu.server.bots import Bots
from motu.server.http_messages import NewTable
from motu.server.seating import Guest
from motu.server.store import Entry, open_store
from motu.server.store.sqlite import SQLiteStore
from motu.server.tables import Tables
from motu.server.workers import Workers
from tests.server.broken_players import BROKEN
from tests.server.harness import Person, Server, play_on, running


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    folder = tmp_path_factory.mktemp("broken")
    with running(f"sqlite:///{folder}/tables.db", log=folder / "server.log") as server:
        yield server, folder / "server.log"


@pytest.mark.parametrize("level", sorted(BROKEN))
def test_a_table_goes_on_although_its_bot_fails(logged: tuple[Server, Path], level: str) -> None:
    server, log = logged
    ann = Person(server)
    table = ann.create("bali", "me", level)
    with ann.sit(table) as page:
        play_on(page, random.Random(1), answers=3)
    where = re.compile(f"the bot “{level}” at seat 1 of table {table[:6]} after ([0-9]+) entries failed: ")
    failures = where.findall(log.read_text())
    assert failures
    stored = asyncio.run(record_of(server.launch.database, table))
    stored.entries = stored.entries[: int(failures[0])]
    assert [int(decision.seat) for decision in replay(stored).waiting()] == [1], "what failed can be found and replayed"
    assert str(stored.seed) not in log.read_text(), "nobody learns from the log what is hidden"


async def record_of(database: str, table: str) -> Record:
    store = await open_store(database)
    header = await store.header(table)
    assert header is not None
    record = header.record(2, [entry.entry for entry in await store.entries(table, 0)])
    await store.close()
    return record


class Unsteady(SQLiteStore):
    """A store in which nothing can be kept for a while."""

    failures = 0

    async def append(self, table: str, entry: Entry) -> None:
        if self.failures > 0:
            self.failures -= 1
            raise OSError("the disk is full")
        await super().append(table, entry)


def test_a_bot_whose_answer_cannot_be_stored_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "FIRST_PAUSE", 0.0)

    async def run() -> None:
        store = Unsteady(tmp_path / "tables.db")
        store.failures = 3
        bots = Bots(Workers(1))
        tables = Tables(store, bots, 0.0, "test")
        table, _ = await tables.create(NewTable(game="bali", seats=["random", "random"]), Guest("guest", "Ann"))
        table.wake_bots()
        while len(await store.entries(table.header.id, 0)) < 3:
            await asyncio.sleep(0.01)
        assert store.failures == 0
        await tables.close()
        await bots.close()
        await store.close()

    asyncio.run(asyncio.wait_for(run(), 60))


class Never:
    """A table that never takes an answer, and remembers how long its bot paused."""

    def __init__(self, error: Exception, question: Question) -> None:
        self.error = error
        self.asked = question
        self.tokens: list[str] = []

    def question(self, _seat: int) -> Question | None:
        return self.asked if len(self.tokens) < 10 else None

    async def answer_for_bot(self, _seat: int, _mark: str, token: str) -> None:
        self.tokens.append(token)
        raise self.error


class Chooser(Bots):
    async def choose(
        self, record: str, seat: int, level: str, seed: int, person: str = "", urgency: int = 0, where: str = ""
    ) -> str:
        return "chosen"


QUESTION = Question(mark="mark", record="record", level="greedy", seed=1, recorded="recorded")


def tried(table: Never, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long the bot paused between its tries."""
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def run() -> None:
        thinks = BotTurns(Chooser(Workers(1)), 0.0)
        thinks.wake([0], table)
        await asyncio.gather(*thinks._tasks.values())

    monkeypatch.setattr("motu.server.bot_turns.asyncio.sleep", sleep)
    asyncio.run(run())
    return [pause for pause in pauses if pause > 0]


def test_the_pauses_grow_up_to_ten_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = tried(Never(OSError("away"), QUESTION), monkeypatch)
    assert pauses == [0.5, 1.0, 2.0, 4.0, 8.0, 10.0, 10.0, 10.0, 10.0, 10.0]


def test_a_recorded_answer_that_is_not_legal_is_replaced_by_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Never(Illegal("game-is-over", token="recorded"), QUESTION)
    tried(table, monkeypatch)
    assert table.tokens == ["recorded", *["chosen"] * 9]
