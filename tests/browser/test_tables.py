"""Whole games at tables in a browser, and everything around them: undo, looks back, hints, reviews, rematches."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from motu import RULES, Record, replay
from motu.browser.database import Shelf
from motu.players.review import ReviewConfig
from tests.browser.tab import Tab, tab

GAMES = ["bali", "bora_bora", "raiatea"]


def played(does: Callable[[Tab], Awaitable[None]]) -> None:
    """Do something in a tab in which nothing is stored yet."""

    async def run() -> None:
        async with tab() as opened:
            await does(opened)

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_undo_and_its_record(game: str) -> None:
    """The record of the game leads to the same end and the same log."""

    async def does(here: Tab) -> None:
        table = await here.create(game, "me", *["random"] * (RULES[game].seats[0] - 1))
        await here.sit(table)
        chance = random.Random(1)
        await here.play(chance, 3)
        if await here.asked() and here.scene["undo"]["allowed"]:
            before, mark = len(here.log), here.scene["mark"]
            assert (await here.say("undo", mark=mark))["kind"] == "done"
            assert len(here.log) <= before
            assert here.scene["mark"] != mark
        assert await here.play(chance) > 3
        state = replay(Record.load(await here.ask("GET", f"tables/{table}/record")))
        assert state.pending() is None
        assert RULES[game].scores(state) == here.scene["result"]["scores"]
        assert [line["id"] for line in here.log] == [line["id"] for line in RULES[game].heard(state, 0)]

    played(does)


def test_a_table_is_as_it_was_in_another_tab_and_after_a_reload() -> None:
    async def run() -> None:
        shelf = Shelf()
        async with tab(shelf) as here:
            table = await here.create("bali", "me", "random")
            await here.sit(table)
            await here.play(random.Random(2), 4)
            await here.asked()
            left, log = here.scene, here.log
        async with tab(shelf) as again:
            (listed,) = (await again.ask("GET", "welcome"))["mine"]
            assert (listed["id"], listed["you"]) == (table, 0)
            await again.sit(table)
            await again.asked()
            assert again.scene["mark"] == left["mark"]
            assert again.log == log
            await again.play(random.Random(3))

    asyncio.run(run())


def test_two_tabs_on_one_game_see_the_same_and_one_answer_counts() -> None:
    async def run() -> None:
        shelf = Shelf()
        async with tab(shelf) as one, tab(shelf) as two:
            table = await one.create("bali", "me", "random")
            await one.sit(table)
            await one.asked()
            await two.sit(table)
            await two.asked()
            for turn in range(12):
                if not await one.asked():
                    break
                await two.until(lambda: two.scene["mark"] == one.scene["mark"])
                tokens = [option["token"] for option in one.scene["choices"]["options"]]
                told = await asyncio.gather(one.answer(tokens[0]), two.answer(tokens[-1]))
                assert sorted(answer["kind"] for answer in told) == ["done", "refused"], turn
                (late,) = (answer for answer in told if answer["kind"] == "refused")
                assert late["problem"]["id"] == "stale"
            numbers = [key for key in sorted(shelf.texts) if key.startswith("entries/")]
            assert [int(key[-8:]) for key in numbers] == list(range(1, len(numbers) + 1))

    asyncio.run(run())


def test_the_past_hints_and_a_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motu.browser.service.default_review", lambda: ReviewConfig(4, 4, 4, 1, 8))

    async def does(here: Tab) -> None:
        table = await here.create("bali", "me", "random")
        await here.sit(table)
        await here.asked()
        advice = await here.say("advise", mark=here.scene["mark"])
        assert advice["kind"] == "advice"
        tokens = {option["token"] for option in here.scene["choices"]["options"]}
        assert {line["token"] for line in advice["lines"]} <= tokens
        await here.play(random.Random(4), 3)
        await here.app.receive(here.lines, '{"kind":"look","at":0}')
        past = await here.until(lambda: next((one for one in here.heard if one["kind"] == "past"), None))
        assert 0 <= past["at"] < len(here.log)
        assert await here.refused("POST", f"tables/{table}/review") == "not-over"
        await here.play(random.Random(4))
        await here.ask("POST", f"tables/{table}/review")
        await here.until(
            lambda: next((m for m in here.heard if m["kind"] == "reviewing" and m["done"] == m["whole"]), 0)
        )
        review = await here.ask("GET", f"tables/{table}/review")
        assert review["stage"] == "ready"
        assert len(review["moments"]) > 3

    played(does)


def test_a_search_runs_elsewhere_and_its_death_stalls_nothing() -> None:
    async def does(here: Tab) -> None:
        table = await here.create("bali", "me", "easy", "hard")
        await here.sit(table)
        here.thinker.deaths = 2
        await here.play(random.Random(5), 3)
        assert await here.asked()
        assert here.thinker.deaths == 0
        assert here.thinker.done > 0

    played(does)


def test_guided_games_rematches_editions_and_names() -> None:
    async def does(here: Tab) -> None:
        guided = (await here.ask("POST", "learn", {"game": "bora_bora"}))["table"]["id"]
        await here.sit(guided)
        await here.asked()
        step = here.scene["tutorial"]
        assert step["step"] == 1
        assert (await here.answer(step["token"]))["kind"] == "done"
        await here.asked()
        assert here.scene["tutorial"]["step"] == 2

        table = await here.create("bali", "me", "random", title="Regentag")
        await here.sit(table)
        await here.play(random.Random(6))
        again = (await here.ask("POST", f"tables/{table}/rematch"))["table"]
        assert (await here.ask("GET", f"tables/{again}"))["title"] == "Regentag"

        await here.ask("POST", "me", {"name": "Анна"}, status=204)
        assert (await here.ask("GET", "welcome"))["name"] == "Анна"
        assert len(await here.ask("GET", "games/bali/editions")) == 1
        file = await here.ask("GET", "games/bali/editions/standard/file")
        changed = file.replace("[edition]", "# typed\n[edition]", 1)
        assert await here.refused("POST", "games/bali/editions", {"name": "Mine", "file": changed}) in (
            "edition-is-standard",
            "edition-refused",
        )

    played(does)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "codes/ABCDEF"),
        ("POST", "tables/abc/join"),
        ("POST", "tables/abc/relate"),
        ("GET", "me/people"),
        ("GET", "metrics"),
        ("GET", "nothing/at/all"),
    ],
)
def test_what_only_a_server_has_is_refused_as_such(method: str, path: str) -> None:
    async def does(here: Tab) -> None:
        assert await here.refused(method, path) == "needs-a-server"

    played(does)


def test_junk_is_refused_and_the_table_goes_on() -> None:
    async def does(here: Tab) -> None:
        assert await here.refused("POST", "tables", ["no", "table"]) == "unreadable-message"
        assert await here.refused("POST", "tables", {"game": "chess", "seats": ["me", "easy"]}) == "unknown-game"
        assert await here.refused("GET", "tables/%2e%2e") == "unknown-table"
        await here.sit("nowhere")
        assert here.closed == 4404
        table = await here.create("bali", "me", "random")
        await here.sit(table)
        await here.asked()
        await here.app.receive(here.lines, "{")
        await here.until(lambda: any(one["kind"] == "refused" for one in here.heard))
        await here.play(random.Random(7), 2)

    played(does)
