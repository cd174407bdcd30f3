"""Tables that nobody has used for long are deleted; all others stay, whatever happens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from msgspec import structs

from motu import RULES, record
from motu.core.errors import MotuError
from motu.server.errors import Missing
from motu.server.http_messages import NewTable
from motu.server.listener import Listener
from motu.server.retention import BATCH, DAY, Keep, Retention
from motu.server.seating import Guest
from motu.server.service import Service, Settings
from motu.server.store import Entry, Header, KeptReview, Line, Seat
from motu.server.table import Table
from tests.server.postgres import Cluster
from tests.server.test_upkeep import row_counts

ANN = Guest("guest-a", "Ann")
BALI = RULES["bali"]
PERSON, BOT, OPEN = Seat("person", "Ann", None, ANN.id), Seat("bot", "", "greedy"), Seat("open")


def finished_entries() -> list[str]:
    state = BALI.setup(2, 7, {})
    while decision := state.pending():
        state.take(decision.moves(state)[-1])
    return list(record(state).entries)


FINISHED = finished_entries()
BEGUN = FINISHED[:10]


@dataclass
class House:
    """A server without sockets, and a clock that the test sets, in days."""

    service: Service
    database: str
    today: float = 0.0

    def now(self) -> float:
        return self.today * DAY

    async def add(self, id: str, entries: list[str], day: float = 0.0, seats: tuple[Seat, ...] = (PERSON, BOT)) -> None:
        header = Header(
            id=id,
            game="bali",
            version=BALI.version,
            components=BALI.edition.hash,
            seed=7,
            options=[],
            title="",
            listed=True,
            hints=True,
            owner=ANN.id,
            created=day * DAY,
        )
        rows = [Entry(number, 0, None, entry, day * DAY) for number, entry in enumerate(entries, 1)]
        await self.service.store.add_table(header, list(seats), rows)

    def retention(self, finished: int, abandoned: int) -> Retention:
        service = self.service
        keep = Keep(finished, abandoned)
        return Retention(service.store, service.tables, service.endings, keep, clock=self.now, pause=0)

    async def left(self) -> set[str]:
        return {use.id for use in await self.service.store.uses("", 1000)}


def in_a_house(database: str, does: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        service = await Service.open(Settings(database=database, workers=1))
        try:
            await does(House(service, database))
        finally:
            await service.close()

    asyncio.run(run())


async def add_one_of_each(house: House) -> None:
    await house.add("finished", FINISHED)
    await house.add("begun", BEGUN)
    await house.add("waiting", [], seats=(PERSON, OPEN))


@pytest.mark.parametrize(
    ("finished", "abandoned", "day", "left"),
    [
        (0, 0, 99_999, {"finished", "begun", "waiting"}),
        (0, 365, 364.9, {"finished", "begun", "waiting"}),
        (0, 365, 365.1, {"finished"}),
        (30, 0, 29.9, {"finished", "begun", "waiting"}),
        (30, 0, 30.1, {"begun", "waiting"}),
        (30, 60, 30.1, {"begun", "waiting"}),
        (30, 60, 60.1, set()),
        (60, 30, 30.1, {"finished"}),
    ],
)
def test_each_kind_of_table_has_its_time(
    database: str, finished: int, abandoned: int, day: float, left: set[str]
) -> None:
    async def does(house: House) -> None:
        await add_one_of_each(house)
        house.today = day
        assert await house.retention(finished, abandoned).sweep() == 3 - len(left)
        assert await house.left() == left
        assert await house.retention(finished, abandoned).sweep() == 0

    in_a_house(database, does)


def test_by_default_a_finished_game_is_kept_for_ever_and_an_abandoned_one_for_a_year() -> None:
    assert (Keep().finished, Keep().abandoned) == (0, 365)
    assert Settings(database="sqlite:///x").keep == Keep()


def test_deletion_removes_every_row(database: str) -> None:
    async def does(house: House) -> None:
        await add_one_of_each(house)
        store = house.service.store
        await store.say("begun", Line(1, 0, "Ann", "key-0001", "hello", 1.0, ANN.id))
        await store.keep_review("begun", KeptReview("here", 1.0, 1, 1, "{}"), 0.0)
        assert 0 not in (await row_counts(database, "begun")).values()
        house.today = 400
        await house.retention(0, 365).sweep()
        assert set((await row_counts(database, "begun")).values()) == {0}
        with pytest.raises(Missing):
            await house.service.tables.get("begun")

    in_a_house(database, does)


def listen_at(table: Table) -> Listener:
    listener = Listener(None, None, lambda _frame: False)
    table.connect(listener)
    return listener


def test_a_table_that_somebody_has_open_is_never_deleted(database: str) -> None:
    """Not even one that was last moved at long ago; and its time begins again when everybody has left."""

    async def does(house: House) -> None:
        await house.add("finished", FINISHED)
        table = await house.service.tables.get("finished")
        listener = listen_at(table)
        house.today = 400
        retention = house.retention(30, 30)
        assert await retention.sweep() == 0
        table.disconnect(listener)
        house.today = 429
        assert await retention.sweep() == 0
        house.today = 431
        assert await retention.sweep() == 1
        assert house.service.tables.in_memory("finished") is None

    in_a_house(database, does)


def test_a_table_in_memory_that_nobody_has_open_is_deleted_there_too(database: str) -> None:
    async def does(house: House) -> None:
        await house.add("finished", FINISHED)
        await house.service.tables.get("finished")
        house.today = 400
        assert await house.retention(30, 0).sweep() == 1
        assert len(house.service.tables) == 0

    in_a_house(database, does)


def test_opening_a_table_is_stored_once_an_hour(tmp_path: Path) -> None:
    async def does(house: House) -> None:
        marked: list[float] = []
        store = house.service.store
        original = store.mark_used

        async def mark_used(tables: list[str], now: float) -> None:
            marked.append(now)
            await original(tables, now)

        store.mark_used = mark_used  # type: ignore[method-assign, assignment]
        await house.add("finished", FINISHED)
        retention = house.retention(30, 0)
        for house.today in (10, 10 + 1 / 25, 10 + 2 / 25):
            retention.opened("finished")
            await asyncio.sleep(0)
        assert marked == [10 * DAY, (10 + 2 / 25) * DAY]
        await retention.close()

    in_a_house(f"sqlite:///{tmp_path}/tables.db", does)


def test_a_table_that_cannot_be_read_is_kept_for_the_longer_time(database: str) -> None:
    async def does(house: House) -> None:
        for id in ("spoilt", "readable"):
            await house.add(id, BEGUN if id == "readable" else ["fly to the moon"])
        with pytest.raises(MotuError):
            await house.service.tables.get("spoilt")
        house.today = 50
        assert await house.retention(0, 30).sweep() == 1
        assert await house.left() == {"spoilt"}
        assert await house.retention(60, 30).sweep() == 0
        house.today = 61
        assert await house.retention(60, 30).sweep() == 1

    in_a_house(database, does)


def test_a_finished_game_is_replayed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def does(house: House) -> None:
        await house.add("finished", FINISHED)
        house.today = 400
        retention = house.retention(0, 30)
        replays = 0
        entries = house.service.store.entries

        async def counted(table: str, after: int) -> list[Entry]:
            nonlocal replays
            replays += 1
            return await entries(table, after)

        monkeypatch.setattr(house.service.store, "entries", counted)
        assert await retention.sweep() == 0
        assert replays > 0
        replays = 0
        assert await retention.sweep() == 0
        assert replays == 0, "that it is over is stored"

    in_a_house(f"sqlite:///{tmp_path}/tables.db", does)


def test_a_sweep_looks_at_few_tables_at_a_time_and_lets_others_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def does(house: House) -> None:
        count = 2 * BATCH + 50
        for number in range(count):
            await house.add(f"table{number:04}", [], seats=(PERSON, OPEN))
        sizes: list[int] = []
        uses = house.service.store.uses

        async def counted(after: str, most: int) -> list[object]:
            found = await uses(after, most)
            sizes.append(len(found))
            return list(found)

        monkeypatch.setattr(house.service.store, "uses", counted)
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        running = asyncio.create_task(others())
        house.today = 400
        assert await house.retention(0, 365).sweep() == count
        running.cancel()
        assert sizes == [BATCH, BATCH, 50, 0]
        assert turns >= count, "others ran after every table"

    in_a_house(f"sqlite:///{tmp_path}/tables.db", does)


def test_two_processes_sweep_at_the_same_time_and_neither_deletes_what_is_open_at_the_other(postgres: Cluster) -> None:
    database = postgres.database()

    async def does(house: House) -> None:
        second = await Service.open(Settings(database=database, workers=1))
        other = House(second, database)
        for number in range(30):
            await house.add(f"old{number:02}", [], seats=(PERSON, OPEN))
        await house.add("open-here", BEGUN)
        await house.add("open-there", BEGUN)
        listen_at(await house.service.tables.get("open-here"))
        listen_at(await second.tables.get("open-there"))
        house.today = other.today = 400
        ours, theirs = house.retention(30, 30), other.retention(30, 30)
        for retention, id in ((ours, "open-here"), (theirs, "open-there")):
            retention.opened(id)
        while {use.last_use for use in await house.service.store.uses("old99", 9)} != {400 * DAY}:
            await asyncio.sleep(0)
        deleted = await asyncio.gather(ours.sweep(), theirs.sweep())
        assert sum(deleted) == 30
        assert await house.left() == {"open-here", "open-there"}
        for retention in (ours, theirs):
            await retention.close()
        await second.close()

    in_a_house(database, does)


def test_a_process_that_has_a_deleted_table_in_memory_hears_of_it(postgres: Cluster) -> None:
    database = postgres.database()

    async def does(house: House) -> None:
        second = await Service.open(Settings(database=database, workers=1))
        await house.add("begun", BEGUN)
        await second.tables.get("begun")
        house.today = 400
        assert await house.retention(30, 30).sweep() == 1
        while second.tables.in_memory("begun") is not None:
            await asyncio.sleep(0)
        await second.close()

    in_a_house(database, lambda house: asyncio.wait_for(does(house), 20))


def test_a_move_at_a_table_that_was_just_deleted_is_refused(tmp_path: Path) -> None:
    async def does(house: House) -> None:
        table, _ = await house.service.tables.create(NewTable(game="bali", seats=["me", "open"]), ANN)
        assert await house.service.store.delete_table(table.header.id, time.time() + 1)
        with pytest.raises(Missing):
            await table.catch_up(["people"])
        await house.service.tables.drop(table.header.id)
        with pytest.raises(Missing):
            await house.service.tables.get(table.header.id)

    in_a_house(f"sqlite:///{tmp_path}/tables.db", does)


def test_the_longer_time_is_for_ever_if_one_of_them_is() -> None:
    assert [Keep(f, a).days(None) for f, a in ((0, 5), (5, 0), (0, 0), (3, 5))] == [0, 0, 0, 5]
    assert structs.replace(Keep(), finished=7).least() == 7
