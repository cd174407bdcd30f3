"""A place at a table: what it sees comes over the table's socket, as in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from motu.core.agenda import Json
from motu.core.errors import BadOption, Illegal
from motu.mcp.host import Host, ServerRefusal
from motu.server.http_messages import ReviewState
from motu.server.messages import (
    Answer,
    Done,
    Moved,
    People,
    Problem,
    Refused,
    Reviewing,
    Scene,
    ServerMessage,
    TableInfo,
    Undo,
    Whole,
)

REPLY_SECONDS: Final = 30.0
"""How long the server may take to answer a move."""

REVIEW_SECONDS: Final = 2.0
"""How often a review is asked for, if nothing is heard of it."""

_decode = msgspec.json.Decoder(ServerMessage).decode


class Place:
    """A table as one guest sees it: from a seat, or as a spectator."""

    def __init__(self, host: Host, table: str, language: str = "en", listed: bool = True) -> None:
        self.host = host
        self.table = table
        self.language = language
        self.listed = listed
        self.client: str | None = None
        """The client that plays this seat, where clients can be told apart."""
        self.info: TableInfo | None = None
        self.scene: Scene | None = None
        self.log: list[Json] = []
        self.read = 0
        """How many lines of the log were told with the last question."""
        self.moving = asyncio.Lock()
        self._connection: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._replies: dict[str, asyncio.Future[Done | Refused]] = {}
        self._changed = asyncio.Condition()
        self._refusal: Problem | None = None
        self._review_news = 0

    @property
    def seat(self) -> int | None:
        """The seat of this guest; None for a spectator."""
        return None if self.info is None else self.info.you

    @property
    def is_over(self) -> bool:
        return self.scene is not None and self.scene.result is not None

    @property
    def is_asked(self) -> bool:
        """Whether this seat has to decide now."""
        return self.scene is not None and self.scene.choices is not None

    # The connection

    async def open(self) -> None:
        """Connect, unless it is connected, and wait until the table has been sent."""
        if self._connection is not None:
            return
        address = f"{self.host.socket_url}/api/tables/{self.table}/socket"
        try:
            self._connection = await connect(
                address, additional_headers={"Cookie": self.host.cookie()}, max_size=None, proxy=None
            )
        except (OSError, WebSocketException) as error:
            raise BadOption("server-unreachable", server=self.host.url, reason=str(error)) from error
        self.info = None
        self._refusal = None
        self._reading = asyncio.create_task(self._read(self._connection))
        await self._until(lambda: self.info is not None or self._connection is None, REPLY_SECONDS)
        if self.info is None:
            raise self._why_not()

    def _why_not(self) -> ServerRefusal:
        """Why the table was not sent."""
        problem = self._refusal or Problem("unknown-table", {"table": self.table[:60]})
        return ServerRefusal(problem.id, **problem.details)

    async def _read(self, connection: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in connection:
                async with self._changed:
                    self._receive(_decode(frame))
                    self._changed.notify_all()
        async with self._changed:
            self._connection = None
            for reply in self._replies.values():
                if not reply.done():
                    reply.set_result(Refused(None, Problem("connection-lost")))
            self._changed.notify_all()

    def _receive(self, message: ServerMessage) -> None:
        match message:
            case Whole():
                self.info, self.scene = message.table, message.scene
                self.log = [] if message.scene is None else list(message.scene.log)
            case Moved():
                self._take_scene(message.scene)
            case People():
                self.info = message.table
            case Done() | Refused():
                self._settle(message)
            case Reviewing():
                self._review_news += 1

    def _take_scene(self, scene: Scene) -> None:
        self.scene = scene
        self.log = [*self.log[: scene.since], *scene.log]
        self.read = min(self.read, len(self.log))

    def _settle(self, message: Done | Refused) -> None:
        if isinstance(message, Refused) and message.scene is not None:
            self._take_scene(message.scene)
        waiting = self._replies.get(message.key or "")
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
        elif isinstance(message, Refused):
            self._refusal = message.problem

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
        if self._reading is not None:
            await self._reading
        await self.host.close()

    # What it does

    async def _until(self, holds: Callable[[], bool], seconds: float) -> bool:
        """Wait until something holds, at most so long. Whether it does."""
        try:
            async with asyncio.timeout(seconds), self._changed:
                await self._changed.wait_for(holds)
        except TimeoutError:
            return False
        return True

    async def wait_for_turn(self, seconds: float) -> bool:
        """Wait until this seat is asked or the game is over, at most so long."""
        await self.open()
        await self._until(lambda: self.is_asked or self.is_over or self._connection is None, seconds)
        return self.is_asked or self.is_over

    async def play(self, token: str, mark: str) -> None:
        """Answer the question. Raises the server's reason if it refuses."""
        await self._send(Answer(key=new_key(), mark=mark, token=token))

    async def undo(self) -> None:
        """Undo the last answer of this seat. Raises the server's reason if it refuses."""
        scene = self.scene
        if scene is None:
            raise Illegal("not-begun")
        await self._send(Undo(key=new_key(), mark=scene.mark))

    async def until_reviewed(self, state: ReviewState, path: str, seconds: float) -> ReviewState:
        """Wait until a review is ready, at most so long; how far it is then."""
        end = monotonic() + seconds
        while state.stage != "ready" and (left := end - monotonic()) > 0:
            await self._until(partial(self._has_review_news, self._review_news), min(left, REVIEW_SECONDS))
            state = await self.host.get(path, ReviewState)
        return state

    def _has_review_news(self, since: int) -> bool:
        return self._review_news != since

    async def _send(self, message: Answer | Undo) -> None:
        await self.open()
        connection = self._connection
        if connection is None:
            raise BadOption("server-unreachable", server=self.host.url, reason="closed")
        reply: asyncio.Future[Done | Refused] = asyncio.get_running_loop().create_future()
        self._replies[message.key] = reply
        try:
            await connection.send(msgspec.json.encode(message).decode())
            settled = await asyncio.wait_for(reply, REPLY_SECONDS)
        except (TimeoutError, ConnectionClosed) as error:
            raise BadOption("server-unreachable", server=self.host.url, reason=type(error).__name__) from error
        finally:
            del self._replies[message.key]
        if isinstance(settled, Refused):
            raise ServerRefusal(settled.problem.id, **settled.problem.details)


def new_key() -> str:
    """An id for a message, so that it is carried out once."""
    return secrets.token_hex(8)
