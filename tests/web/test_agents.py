"""Programs play over HTTP while a person watches the same table in the browser."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser

from motu.games import RULES
from tests.mcp.clients import KEY, LINK, Caller, found, over_http, tables, tools_over_http, whole_game
from tests.web.visitor import Door, Visitor


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with tables(tmp_path_factory.mktemp("mcp")) as address:
        yield address


@pytest.fixture(scope="module")
def tools(server: str) -> Iterator[str]:
    with tools_over_http(server) as address:
        yield address


@pytest.fixture
def door(browser: Browser, server: str) -> Iterator[Door]:
    opened = Door(browser, server)
    yield opened
    opened.close()


def until(visitor: Visitor, holds: Callable[[], bool]) -> None:
    """Let the page go on until something holds."""
    for _ in range(600):
        if holds():
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError("it never came about")


def is_shown(visitor: Visitor, text: str) -> bool:
    return text in visitor.page.inner_text("body")


@pytest.mark.parametrize("game", RULES)
def test_a_person_watches_a_whole_game_against_hard(door: Door, server: str, tools: str, game: str) -> None:
    links: queue.Queue[str] = queue.Queue()
    watching = threading.Event()
    last: queue.Queue[str] = queue.Queue()

    async def play() -> None:
        async with over_http(tools) as client:
            caller = Caller(client)
            opponents = ["hard"] * (RULES[game].seats[0] - 1)
            text = await caller.call("new_table", game=game, opponents=opponents)
            links.put(found(LINK, text))
            await asyncio.to_thread(watching.wait, 60)
            last.put(await whole_game(caller, found(KEY, text), seed=3))

    playing = threading.Thread(target=lambda: asyncio.run(play()))
    playing.start()
    try:
        visitor = door.visitor()
        visitor.open(links.get(timeout=60).removeprefix(server))
        until(visitor, lambda: visitor.scene is not None)
        first = visitor.scene
        assert first is not None
        assert first["choices"] is None, "a spectator is not asked"
        assert first["result"] is None, "the game has not ended when the watching begins"
        watching.set()
        told = last.get(timeout=300)
        until(visitor, lambda: bool(visitor.scene and visitor.scene["result"]))
    finally:
        watching.set()
        playing.join(120)
    result = visitor.scene and visitor.scene["result"]
    assert result
    for seat, (place, points) in enumerate(zip(result["places"], result["scores"], strict=True)):
        assert f"Player {seat + 1}: place {place + 1}, {points} points." in told
        until(visitor, partial(is_shown, visitor, str(points)))
