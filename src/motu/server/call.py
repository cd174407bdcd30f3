"""A request and a route: what every part of the HTTP interface is made of."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from motu.server.errors import TooMuch, Unreadable
from motu.server.identity import address, guest_of, welcome_guest
from motu.server.messages import TableInfo
from motu.server.moderation import hidden_from
from motu.server.seating import Guest
from motu.server.service import Service
from motu.server.table import Table

GET, POST = "get", "post"
MOST_BYTES = 65_536


class Call:
    """One request: who asks, for which table, with what."""

    def __init__(self, request: Request, body: Any) -> None:
        self.request = request
        self.body = body
        self.service: Service = request.app.state.service
        self.fresh = Response()
        """Carries the cookie of a newcomer."""
        self.guest_id = guest_of(request)

    async def guest(self) -> Guest:
        """Who asks; a newcomer becomes a guest."""
        if self.guest_id is None:
            self.guest_id = welcome_guest(self.fresh, self.service.settings.secure)
        return Guest(self.guest_id, await self.service.name_of(self.guest_id))

    async def hidden(self) -> frozenset[str]:
        """Whom the guest has muted or blocked."""
        return await hidden_from(self.service.store, self.guest_id)

    async def info(self, table: Table) -> TableInfo:
        """A table as the guest sees it from outside."""
        return table.info(self.guest_id, await self.hidden())

    async def table(self) -> Table:
        return await self.service.tables.get(self.request.path_params["table"])

    def count_new_table(self) -> None:
        if not self.service.new_tables.take(address(self.request)):
            raise TooMuch("too-many-tables")


class Route(Struct, frozen=True, kw_only=True):
    """A route and its contract."""

    method: str
    path: str
    does: Callable[[Call], Awaitable[Any]]
    takes: type | None = None
    gives: Any = None
    most: int = MOST_BYTES
    """The largest body, in bytes."""
    always: bool = False
    """Whether it is answered however often it is asked: what the host's machines ask for."""
    for_blocked: bool = False
    """Whether somebody whom the host has blocked may do this as well."""
    says: str
    """One line for the OpenAPI page."""


async def body_of(request: Request, kind: type, most: int) -> Any:
    """The request's body, read no further than the limit and checked against its kind."""
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > most:
            raise TooMuch("body-too-large", most=most)
    if b"\\u0000" in raw:
        raise Unreadable("unreadable-message", reason="a text contains the character NUL")
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable("unreadable-message", reason=str(error)[:200]) from error
