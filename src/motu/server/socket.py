"""A table's socket: who is this, which seat, what do they ask. It knows no game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from motu.core.errors import MotuError
from motu.server.connections import writing_at_once
from motu.server.errors import Forbidden, Missing
from motu.server.identity import address, guest_of, same_origin
from motu.server.limits import SharedBuckets
from motu.server.listener import FAREWELL, Listener, encoded
from motu.server.logs import request_id
from motu.server.messages import (
    Advise,
    Answer,
    Look,
    Ping,
    Pong,
    Problem,
    Refused,
    Request,
    Say,
    ServerMessage,
    Undo,
    Vote,
    problem_of,
)
from motu.server.moderation import hidden_from, refuse_blocked
from motu.server.service import Service
from motu.server.table import Table

NOT_TEXT = 1003
NOT_ALLOWED = 4403
NO_SUCH_TABLE = 4404
TOO_MUCH = 4429
PATIENCE = 3
"""How many messages above the limit are refused before the socket is closed."""

_log = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(Request).decode


async def table_socket(websocket: WebSocket) -> None:
    """The socket of a table: everything that happens there, and what a browser may ask for."""
    service: Service = websocket.app.state.service
    await websocket.accept()
    if not same_origin(websocket):
        await websocket.close(NOT_ALLOWED)
        return
    try:
        table = await service.tables.get(websocket.path_params["table"])
    except Missing:
        await websocket.close(NO_SUCH_TABLE)
        return
    except MotuError as error:
        await websocket.send_text(encoded(Refused(None, problem_of(error))).decode())
        await websocket.close(NO_SUCH_TABLE)
        return
    guest = guest_of(websocket)
    try:
        hidden = await check_entrance(service, table, guest)
    except MotuError as error:
        await websocket.send_text(encoded(Refused(None, problem_of(error))).decode())
        await websocket.close(NOT_ALLOWED)
        return
    seat = table.seat_of(guest)
    opening = service.openings.take if seat is None else service.openings.take_alone
    if not opening(guest, address(websocket)):
        await websocket.close(TOO_MUCH)
        return
    crowded = seat is None and table.watchers_here() >= service.limits.watchers
    if crowded or not service.sockets.enter(guest, address(websocket), plays=seat is not None):
        await websocket.close(TOO_MUCH)
        return
    try:
        listener = Listener(seat, guest, writing_at_once(websocket.scope), hidden)
        await Conversation(websocket, table, listener, service).serve()
    finally:
        service.sockets.leave(guest, address(websocket))


async def check_entrance(service: Service, table: Table, guest: str | None) -> frozenset[str]:
    """Whom a guest does not want to see at a table. Raises Forbidden if they may not enter it."""
    if not table.may_enter(guest):
        raise Forbidden("table-closed")
    if table.seat_of(guest) is None and guest is not None:
        await refuse_blocked(service.store, guest, [table.header.owner])
    return await hidden_from(service.store, guest)


def kind_of(message: Struct) -> str:
    """The kind of a message, as the metrics count it."""
    return type(message).__name__.lower()


class Conversation:
    """One socket from its opening to its end: reads and handles messages, writes frames."""

    def __init__(self, websocket: WebSocket, table: Table, listener: Listener, service: Service) -> None:
        self.websocket = websocket
        self.table = table
        self.listener = listener
        self.service = service
        self.address = address(websocket)
        self.advice_tasks: set[asyncio.Task[None]] = set()
        self.patience = PATIENCE

    async def serve(self) -> None:
        """Read and write until one side closes the socket."""
        self.table.connect(self.listener)
        self.service.retention.opened(self.table.header.id)
        writing = asyncio.create_task(self._write())
        try:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self._read()
        finally:
            writing.cancel()
            for thinking in self.advice_tasks:
                thinking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writing
            self.table.disconnect(self.listener)

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                frame = await self.listener.next_frame()
                if frame == FAREWELL:
                    await self.websocket.close(NOT_ALLOWED)
                    return
                await self.websocket.send_text((frame or self._whole()).decode())

    def _whole(self) -> bytes:
        try:
            whole = self.table.whole(self.listener)
            whole.announcements = self.service.announcements.now
            return encoded(whole)
        except MotuError as error:
            return encoded(Refused(None, problem_of(error)))

    async def _read(self) -> None:
        while True:
            await asyncio.sleep(0)  # a flood of messages must not block the others
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:
                await self.websocket.close(NOT_TEXT)
                return
            if not self._within(self.service.messages):
                self.patience -= 1
                if self.patience < 0:
                    await self.websocket.close(TOO_MUCH)
                    return
                self._send(Refused(None, Problem("too-fast")))
                continue
            await self._handle(text)

    async def _handle(self, text: str) -> None:
        if "\\u0000" in text:  # PostgreSQL can't store it
            self._send(Refused(None, Problem("unreadable-message", {"reason": "a text contains the character NUL"})))
            return
        try:
            request = _decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self._send(Refused(None, Problem("unreadable-message", {"reason": str(error)[:200]})))
            return
        if isinstance(request, Advise):
            thinking = asyncio.create_task(self._advise(request))
            self.advice_tasks.add(thinking)
            thinking.add_done_callback(self.advice_tasks.discard)
        else:
            reply = await self._or_refusal(request, self._do(request))
            self.service.metrics.messages.labels(kind_of(request), kind_of(reply)).inc()
            self._send(reply)

    async def _or_refusal(self, request: Request, doing: Awaitable[ServerMessage]) -> ServerMessage:
        """Handle a message. A refusal is sent to the browser and never closes the socket."""
        try:
            return await doing
        except MotuError as error:
            return Refused(getattr(request, "key", None), problem_of(error))
        except Exception:
            _log.exception("a message of kind %s failed", kind_of(request))
            return Refused(getattr(request, "key", None), Problem("internal-error", {"request": request_id()}))

    async def _advise(self, request: Advise) -> None:
        """Ask the expert in the background, so that other messages are still handled."""
        if self._within(self.service.advice):
            self._send(await self._or_refusal(request, self.table.advise(self.listener, request)))
        else:
            self._send(Refused(request.key, Problem("too-fast")))

    async def _do(self, request: Answer | Undo | Say | Look | Vote | Ping) -> ServerMessage:
        match request:
            case Answer():
                return await self.table.answer(self.listener, request)
            case Undo():
                return await self.table.undo(self.listener, request, self.service.limits.undos)
            case Say():
                if not self._within(self.service.chat):
                    return Refused(request.key, Problem("too-fast"))
                guest = self.listener.guest
                if guest is not None and await self.service.store.is_blocked(guest):
                    return Refused(request.key, Problem("guest-blocked"))
                name = "" if guest is None else await self.service.name_of(guest)
                return await self.table.say(self.listener, request, name)
            case Look():
                if not self._within(self.service.looks):
                    return Refused(None, Problem("too-fast"))
                return self.table.look(self.listener, request)
            case Vote():
                return await self.table.vote(self.listener, request)
            case Ping():
                return Pong()

    def _within(self, limit: SharedBuckets) -> bool:
        """Whether one more is within a limit of this guest and address."""
        return limit.take(self.listener.guest, self.address)

    def _send(self, message: ServerMessage) -> None:
        self.listener.send(encoded(message))
