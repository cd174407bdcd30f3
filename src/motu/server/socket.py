"""A table's socket: who is this, which seat, what do they ask. It knows no game."""

from __future__ import annotations

import asyncio
import contextlib

from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from motu.core.errors import MotuError
from motu.server.connections import writing_at_once
from motu.server.conversation import Conversation, Limited
from motu.server.cookies import address, same_origin
from motu.server.errors import Forbidden, Missing
from motu.server.limits import SharedBuckets
from motu.server.listener import FAREWELL, Listener, encoded
from motu.server.logs import request_id
from motu.server.messages import Problem, Refused, Request, ServerMessage, Whole, problem_of
from motu.server.moderation import hidden_from, refuse_blocked
from motu.server.service import Service
from motu.server.table import Table

NOT_TEXT = 1003
NOT_ALLOWED = 4403
NO_SUCH_TABLE = 4404
TOO_MUCH = 4429
PATIENCE = 3
"""How many messages above the limit are refused before the socket is closed."""


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
    try:
        guest = await service.identities.guest_of(websocket)
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
        await SocketConversation(websocket, table, listener, service).serve()
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


class SocketConversation(Conversation):
    """One socket from its opening to its end: reads messages, writes frames, and keeps to the limits of the server."""

    def __init__(self, websocket: WebSocket, table: Table, listener: Listener, service: Service) -> None:
        super().__init__(table, listener)
        self.websocket = websocket
        self.service = service
        self.address = address(websocket)
        self.undos = service.limits.undos
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
            self.end()
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
                await self.websocket.send_text(self.frame(frame).decode())

    def whole(self) -> Whole:
        """Everything that the listener may know, and what the host tells everybody."""
        found = super().whole()
        found.announcements = self.service.announcements.now
        return found

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
                self.send(Refused(None, Problem("too-fast")))
                continue
            await self.handle(text)

    def may(self, what: Limited) -> bool:
        """Whether one more of something is within the limits of this guest and address."""
        limits = {"chat": self.service.chat, "look": self.service.looks, "advise": self.service.advice}
        return self._within(limits[what])

    async def name(self) -> str:
        """What the guest is called. Raises Forbidden if the host has blocked them."""
        guest = self.listener.guest
        if guest is None:
            return ""
        if await self.service.store.is_blocked(guest):
            raise Forbidden("guest-blocked")
        return await self.service.name_of(guest)

    def about(self) -> str:
        """The id of the request, with which the host finds it in the log."""
        return request_id()

    def handled(self, request: Request, reply: ServerMessage) -> None:
        """Count a message."""
        self.service.metrics.messages.labels(kind_of(request), kind_of(reply)).inc()

    def _within(self, limit: SharedBuckets) -> bool:
        """Whether one more is within a limit of this guest and address."""
        return limit.take(self.listener.guest, self.address)
