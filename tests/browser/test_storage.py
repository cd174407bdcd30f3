"""What goes wrong with what a browser stores: no room, everything gone, spoilt rows, newer releases."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from motu.browser.database import MemoryDatabase, Shelf
from motu.browser.rows import FORMAT_KEY
from motu.server.errors import Unavailable
from tests.browser.tab import Tab, tab

STORED = Path(__file__).with_name("stored-1.json")
"""What the first release that plays in a browser has stored. It must open for ever."""


def stored(does: Callable[[Tab, MemoryDatabase], Awaitable[None]]) -> None:
    """Do something in a tab, with a look at what is stored."""

    async def run() -> None:
        database = MemoryDatabase()
        async with tab(database) as opened:
            await does(opened, database)

    asyncio.run(run())


@pytest.mark.parametrize("problem", ["storage-full", "storage-failed"])
def test_a_move_that_cannot_be_stored_is_refused_and_can_be_made_again(problem: str) -> None:
    async def does(here: Tab, database: MemoryDatabase) -> None:
        table = await here.create("bali", "me", "random")
        await here.sit(table)
        await here.asked()
        token, before = here.scene["choices"]["options"][0]["token"], dict(database.shelf.texts)
        database.problem = problem
        told = await here.answer(token)
        assert (told["kind"], told["problem"]["id"]) == ("refused", problem)
        assert database.shelf.texts == before
        assert await here.refused("POST", "tables", {"game": "bali", "seats": ["me", "easy"]}) == problem
        database.problem = ""
        assert (await here.answer(token))["kind"] == "done"
        await here.play(random.Random(1))

    stored(does)


def test_a_table_that_is_open_survives_that_everything_is_cleared() -> None:
    async def does(here: Tab, database: MemoryDatabase) -> None:
        await here.ask("POST", "me", {"name": "Mele"}, status=204)
        other = await here.create("bali", "me", "easy")
        table = await here.create("bali", "me", "random")
        await here.sit(table)
        await here.play(random.Random(2), 3)
        await here.asked()
        log = here.log
        database.shelf.texts.clear()
        await here.play(random.Random(2), 1)
        assert here.restored == ["restored"]  # type: ignore[attr-defined]
        assert here.log[: len(log)] == log
        assert f"tables/{other}" not in database.shelf.texts
        async with tab(database.shelf) as again:
            await again.sit(table)
            await again.until(lambda: again.heard)
            assert again.log[: len(log)] == log
            (found,) = (await again.ask("GET", "welcome"))["mine"]
            assert (found["id"], found["you"]) == (table, 0)
            await again.play(random.Random(2))
            assert (await again.ask("GET", "welcome"))["name"] == "Mele"

    stored(does)


def test_a_table_that_was_deleted_elsewhere_is_gone_here() -> None:
    async def run() -> None:
        shelf = Shelf()
        async with tab(shelf) as one, tab(shelf) as two:
            table = await one.create("bali", "me", "random")
            await one.sit(table)
            await one.asked()
            await two.ask("POST", f"tables/{table}/delete", status=204)
            told = await one.until(lambda: next((m for m in one.heard if m["kind"] == "refused"), None))
            assert told["problem"]["id"] == "unknown-table"
            assert not [key for key in shelf.texts if table in key]

    asyncio.run(run())


@pytest.mark.parametrize("start", ["tables/", "entries/"])
def test_a_spoilt_game_is_named_harms_no_other_and_can_be_deleted(start: str) -> None:
    async def run() -> None:
        shelf = Shelf()
        table = await begun(shelf)
        for key in [key for key in shelf.texts if key.startswith(start)]:
            shelf.texts[key] = f'{{"id":"{table}"'
        async with tab(shelf) as again:
            good = await again.create("bali", "me", "random")
            found = await again.ask("GET", "welcome")
            assert [(one["id"], one["problem"]["id"]) for one in found["unreadable"]] == [(table, "table-spoilt")]
            assert [one["id"] for one in found["mine"]] == [good]
            await again.sit(good)
            await again.play(random.Random(3), 2)
            await again.ask("POST", f"tables/{table}/delete", status=204)
            assert (await again.ask("GET", "welcome"))["unreadable"] == []

    asyncio.run(run())


def test_a_game_that_does_not_replay_any_more_can_be_looked_at() -> None:
    async def run() -> None:
        shelf = Shelf()
        table = await begun(shelf)
        (last,) = sorted(key for key in shelf.texts if key.startswith("entries/"))[-1:]
        shelf.texts[last] = f'[{int(last[-8:])},0,null,"no such move",1.0]'
        async with tab(shelf) as again:
            (found,) = (await again.ask("GET", "welcome"))["mine"]
            assert (found["stage"], found["problem"]["id"]) == ("archived", "table-spoilt")
            await again.sit(table)
            await again.until(lambda: again.heard)
            assert again.scene["choices"] is None
            assert again.log

    asyncio.run(run())


async def begun(shelf: Shelf) -> str:
    """A game of a few moves that is stored. What the list shows of it is not."""
    async with tab(shelf) as here:
        table = await here.create("bali", "me", "random")
        await here.sit(table)
        await here.play(random.Random(3), 2)
    for key in [key for key in shelf.texts if key.startswith("summaries/")]:
        del shelf.texts[key]
    return table


def test_what_a_newer_release_has_stored_is_not_touched() -> None:
    async def run() -> None:
        shelf = Shelf()
        shelf.texts[FORMAT_KEY] = "2"
        with pytest.raises(Unavailable, match="newer version"):
            async with tab(shelf):
                pass
        assert shelf.texts == {FORMAT_KEY: "2"}

    asyncio.run(run())


def test_a_list_of_many_tables_replays_none_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        shelf = Shelf()
        async with tab(shelf) as here:
            for _ in range(3):
                await here.sit(await here.create("bali", "me", "random"))
                await here.play(random.Random(4), 2)
                await here.asked()
        async with tab(shelf) as again:
            first = await again.ask("GET", "welcome")
        async with tab(shelf) as third:
            monkeypatch.setattr("motu.server.tables.Tables.get", None)
            assert (await third.ask("GET", "welcome"))["mine"] == first["mine"]

    asyncio.run(run())


# Backups


def test_a_backup_brings_everything_to_another_browser_once() -> None:
    async def run() -> None:
        async with tab() as here:
            await here.ask("POST", "me", {"name": "Mele"}, status=204)
            tables = [await here.create(game, "me", *["random"] * 2) for game in ("bali", "raiatea")]
            await here.sit(tables[0])
            await here.play(random.Random(5))
            await here.sit(tables[1])
            await here.play(random.Random(5), 3)
            await here.asked()
            backup, left = await here.ask("GET", "me/data"), here.log
        async with tab() as there:
            spoilt = {**backup, "tables": [*backup["tables"], {"format": "motu table 1"}]}
            told = await there.ask("POST", "me/restore", {"backup": spoilt})
            assert (told["added"], [one["id"] for one in told["problems"]]) == (2, ["table-file-unreadable"])
            assert (await there.ask("POST", "me/restore", {"backup": backup}))["added"] == 0
            found = await there.ask("GET", "welcome")
            assert found["name"] == "Mele"
            assert {table["game"]: table["stage"] for table in found["mine"]} == {"bali": "over", "raiatea": "playing"}
            (running,) = (table["id"] for table in found["mine"] if table["game"] == "raiatea")
            await there.sit(running)
            await there.asked()
            assert [line["id"] for line in there.log] == [line["id"] for line in left]
            await there.play(random.Random(6), 2)
            assert await there.refused("POST", "me/restore", {"backup": {"format": "else"}}) == "backup-unreadable"

    asyncio.run(run())


def test_everything_can_be_deleted() -> None:
    async def does(here: Tab, database: MemoryDatabase) -> None:
        table = await here.create("bali", "me", "random")
        await here.sit(table)
        await here.asked()
        await here.ask("POST", "me/delete", status=204)
        assert not [key for key in database.shelf.texts if key.startswith(("tables/", "entries/", "names/"))]
        assert (await here.ask("GET", "welcome"))["mine"] == []
        await here.sit(await here.create("bali", "me", "random"))
        await here.play(random.Random(7), 2)

    stored(does)
