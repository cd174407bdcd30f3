"""Programs play over HTTP and over standard input and output while a person watches their tables in the browser."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from functools import partial

import pytest
from mcp import Client
from playwright.sync_api import Browser

from motu.games import RULES
from tests.mcp.clients import KEY, LINK, Caller, found, over_http, over_stdio, tables, tools_over_http, whole_game
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


class Program:
    """A program that plays a whole game in a thread of its own, once somebody watches."""

    def __init__(self, connected: AbstractAsyncContextManager[Client], game: str, seed: int) -> None:
        self.connected = connected
        self.game = game
        self.seed = seed
        self.link: queue.Queue[str] = queue.Queue()
        self.watched = threading.Event()
        self.told: queue.Queue[str] = queue.Queue()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.play()))
        self.thread.start()

    async def play(self) -> None:
        async with self.connected as client:
            caller = Caller(client)
            opponents = ["hard"] * (RULES[self.game].seats[0] - 1)
            text = await caller.call("new_table", game=self.game, opponents=opponents)
            self.link.put(found(LINK, text))
            await asyncio.to_thread(self.watched.wait, 60)
            self.told.put(await whole_game(caller, found(KEY, text), seed=self.seed))

    def end(self) -> None:
        self.watched.set()
        self.thread.join(120)


@pytest.mark.parametrize("game", RULES)
def test_a_person_watches_whole_games_against_hard(door: Door, server: str, tools: str, game: str) -> None:
    """One over HTTP, one over standard input and output, at the same time."""
    programs = [Program(over_http(tools), game, seed=3), Program(over_stdio(server), game, seed=4)]
    try:
        visitors = [begin_watching(door, server, program) for program in programs]
        for program in programs:
            program.watched.set()
        for program, visitor in zip(programs, visitors, strict=True):
            see_the_end(visitor, program.told.get(timeout=300))
    finally:
        for program in programs:
            program.end()


def begin_watching(door: Door, server: str, program: Program) -> Visitor:
    """Open the link of a program's table before its first answer."""
    visitor = door.visitor()
    visitor.open(program.link.get(timeout=60).removeprefix(server))
    until(visitor, lambda: visitor.scene is not None)
    first = visitor.scene
    assert first is not None
    assert first["choices"] is None, "a spectator is not asked"
    assert first["result"] is None, "the game has not ended when the watching begins"
    return visitor


def see_the_end(visitor: Visitor, told: str) -> None:
    """The page shows the result that the program was told."""
    until(visitor, lambda: bool(visitor.scene and visitor.scene["result"]))
    result = visitor.scene and visitor.scene["result"]
    assert result
    for seat, (place, points) in enumerate(zip(result["places"], result["scores"], strict=True)):
        assert f"Player {seat + 1}: place {place + 1}, {points} points." in told
        until(visitor, partial(is_shown, visitor, str(points)))
