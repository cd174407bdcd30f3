"""The door of the tables in a browser: requests and conversations, as a page has them with a server."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import unquote

import msgspec
from msgspec import Struct

from motu.browser.routes import ROUTES
from motu.browser.service import BrowserService
from motu.core.errors import MotuError
from motu.server.call import Call, Reply, Route, decoded
from motu.server.conversation import Conversation
from motu.server.errors import Forbidden, Missing, TooMuch, status_of
from motu.server.http_messages import Refusal
from motu.server.listener import FAREWELL, Listener, encoded
from motu.server.messages import Problem, Refused, problem_of
from motu.server.table import Table

NOT_ALLOWED: Final = 4403
NO_SUCH_TABLE: Final = 4404
"""Codes with which a conversation is closed, as those of a socket."""

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class Answer(Struct, frozen=True):
    """The answer to a request: its status, its kind, and the name of a file if it is one."""

    status: int
    body: bytes = b""
    media_type: str = "application/json"
    name: str = ""


class PageConversation(Conversation):
    """A table that the page has open."""

    def __init__(self, service: BrowserService, table: Table, listener: Listener) -> None:
        super().__init__(table, listener)
        self.service = service

    async def name(self) -> str:
        """What the person is called."""
        return await self.service.name_of(self.service.guest)


class Line:
    """One conversation from its opening to its end: the page has numbered it."""

    def __init__(self, say: Callable[[str], None], hang_up: Callable[[int], None]) -> None:
        self.say: Final = say
        self.hang_up: Final = hang_up
        self.conversation: PageConversation | None = None
        self.writing: asyncio.Task[None] | None = None

    async def open(self, service: BrowserService, id: str) -> None:
        """Open a table. If that can't be, say why, and hang up."""
        try:
            table = await service.tables.get(id)
            if not table.may_enter(service.guest):
                raise Forbidden("table-closed")
        except MotuError as error:
            if not isinstance(error, Missing):
                self.say(encoded(Refused(None, problem_of(error))).decode())
            self.hang_up(NOT_ALLOWED if isinstance(error, Forbidden) else NO_SUCH_TABLE)
            return
        listener = Listener(table.seat_of(service.guest), service.guest, self._write)
        self.conversation = PageConversation(service, table, listener)
        table.connect(listener)
        self.writing = asyncio.create_task(self._write_all(self.conversation))

    def _write(self, frame: bytes) -> bool:
        self.say(frame.decode())
        return True

    async def _write_all(self, conversation: PageConversation) -> None:
        while True:
            frame = await conversation.listener.next_frame()
            if frame == FAREWELL:
                self.hang_up(NOT_ALLOWED)
                return
            self.say(conversation.frame(frame).decode())

    async def close(self) -> None:
        """The page has closed the table."""
        if self.conversation is None or self.writing is None:
            return
        self.writing.cancel()
        self.conversation.end()
        with suppress(asyncio.CancelledError):
            await self.writing
        self.conversation.table.disconnect(self.conversation.listener)


class App:
    """What the page of one tab asks."""

    def __init__(self, service: BrowserService) -> None:
        self.service: Final = service
        self._lines: dict[int, Line] = {}
        self._routes: Final = [(route, pattern_of(route.path)) for route in ROUTES]

    async def request(self, method: str, path: str, body: bytes) -> Answer:
        """Answer a request, as the server would."""
        try:
            route, parts = self._route(method.lower(), path)
            if len(body) > route.most:
                raise TooMuch("body-too-large", most=route.most)
            asked = None if route.takes is None else decoded(body, route.takes)
            return answer_of(await route.does(Call(self.service, self.service.guest, parts, asked, "")))
        except MotuError as error:
            return Answer(status_of(error), _encode(Refusal(problem_of(error))))
        except Exception:
            _log.exception("%s %s failed", method, path)
            return Answer(500, _encode(Refusal(Problem("internal-error", {"request": ""}))))

    def _route(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        plain = path.partition("?")[0]
        for route, pattern in self._routes:
            found = pattern.fullmatch(plain)
            if found is not None and route.method == method:
                return route, {name: unquote(part) for name, part in found.groupdict().items()}
        raise Missing("needs-a-server")

    async def open(self, number: int, table: str, say: Callable[[str], None], hang_up: Callable[[int], None]) -> None:
        """Open a table for a conversation with this number."""
        line = self._lines[number] = Line(say, hang_up)
        await line.open(self.service, table)

    async def receive(self, number: int, text: str) -> None:
        """Handle a message of a conversation."""
        line = self._lines.get(number)
        if line is not None and line.conversation is not None:
            await line.conversation.handle(text)

    async def close(self, number: int) -> None:
        """End a conversation."""
        line = self._lines.pop(number, None)
        if line is not None:
            await line.close()


def pattern_of(path: str) -> re.Pattern[str]:
    """What matches a path, with its parts by name."""
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))


def answer_of(result: Any) -> Answer:
    """What a route returned, as an answer."""
    if isinstance(result, Reply):
        named = re.search(r'filename="([^"]+)"', result.headers.get("Content-Disposition", ""))
        return Answer(result.status, result.body, result.media_type, named[1] if named else "")
    return Answer(204) if result is None else Answer(200, _encode(result))
