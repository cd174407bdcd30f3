"""A tab of a browser, without the browser: the page's side of the tables, and somebody who plays."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from motu.browser.app import App
from motu.browser.database import Database, MemoryDatabase, Shelf
from motu.browser.service import BrowserService
from motu.browser.thinking import Thinking, run
from motu.server.work import Died

Json = dict[str, Any]


class Here:
    """Long work, done at once. It may die."""

    def __init__(self) -> None:
        self.deaths = 0
        self.done = 0

    async def run(self, work: bytes) -> bytes:
        await asyncio.sleep(0)
        if self.deaths > 0:
            self.deaths -= 1
            raise Died
        self.done += 1
        return run(work)


class Tab:
    """What the page of one tab sees."""

    def __init__(self, app: App, thinker: Here) -> None:
        self.app = app
        self.thinker = thinker
        self.heard: list[Json] = []
        self.closed: int | None = None
        self.news = asyncio.Event()
        self.lines = 0
        self.keys = 0

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        """The answer to a request, which must have this status."""
        answer = await self.app.request(method, f"/api/{path}", b"" if body is None else json.dumps(body).encode())
        assert answer.status == status, answer.body
        if answer.media_type != "application/json":
            return answer.body.decode()
        return json.loads(answer.body) if answer.body else None

    async def refused(self, method: str, path: str, body: object = None) -> str:
        """The id of the sentence with which a request is refused."""
        answer = await self.app.request(method, f"/api/{path}", b"" if body is None else json.dumps(body).encode())
        assert answer.status >= 400, answer.body
        return str(json.loads(answer.body)["problem"]["id"])

    async def create(self, game: str, *seats: str, **more: object) -> str:
        """A new table; returns its id."""
        seated = await self.ask("POST", "tables", {"game": game, "seats": list(seats), **more})
        return str(seated["table"]["id"])

    async def sit(self, table: str) -> None:
        """Open a table, in place of the one that is open."""
        await self.stand()
        self.heard, self.closed = [], None
        self.lines += 1
        await self.app.open(self.lines, table, self._hear, self._end)

    async def stand(self) -> None:
        await self.app.close(self.lines)

    def _hear(self, text: str) -> None:
        self.heard.append(json.loads(text))
        self.news.set()

    def _end(self, code: int) -> None:
        self.closed = code
        self.news.set()

    async def until(self, found: Callable[[], Any]) -> Any:
        """Wait for something that the tables tell."""

        async def wait() -> Any:
            while not (value := found()):
                self.news.clear()
                await self.news.wait()
            return value

        return await asyncio.wait_for(wait(), 60)

    @property
    def scene(self) -> Json:
        """What is on the table."""
        return next(one["scene"] for one in reversed(self.heard) if one.get("scene"))

    @property
    def log(self) -> list[Json]:
        """The whole log."""
        log: list[Json] = []
        for one in self.heard:
            if one.get("scene"):
                log = log[: one["scene"]["since"]] + one["scene"]["log"]
        return log

    async def say(self, kind: str, **fields: object) -> Json:
        """Send a message with a key, and wait for what came of it."""
        self.keys += 1
        key = f"key-{self.keys:06}-{id(self)}"
        await self.app.receive(self.lines, json.dumps({"kind": kind, "key": key, **fields}))
        answer: Json = await self.until(lambda: next((one for one in self.heard if one.get("key") == key), None))
        return answer

    async def asked(self) -> bool:
        """Wait until this person has to decide; False if the game is over instead."""
        await self.until(lambda: self.scene["choices"] or self.scene["result"])
        return self.scene["result"] is None

    async def answer(self, token: str) -> Json:
        return await self.say("answer", mark=self.scene["mark"], token=token)

    async def play(self, chance: random.Random, moves: int = 1000) -> int:
        """Play so many moves, or to the end; returns how many were made."""
        for made in range(moves):
            if not await self.asked():
                return made
            told = await self.answer(chance.choice(self.scene["choices"]["options"])["token"])
            assert told["kind"] == "done", told
        return moves


@asynccontextmanager
async def tab(database: Database | Shelf | None = None, release: str = "test") -> AsyncIterator[Tab]:
    """A tab on what is stored, which may be nothing yet."""
    thinker = Here()
    restored: list[str] = []
    stored = MemoryDatabase(database) if isinstance(database, Shelf) else database or MemoryDatabase()
    service = await BrowserService.open(stored, Thinking(thinker), release, 0.0, lambda: restored.append("restored"))
    opened = Tab(App(service), thinker)
    opened.restored = restored  # type: ignore[attr-defined]
    try:
        yield opened
    finally:
        await opened.stand()
        await service.close()
