"""A request and a route, whatever brings the request: HTTP to a server, or the page to the tables in its browser."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec
from msgspec import Struct

from motu.server.errors import Forbidden, Unreadable
from motu.server.messages import TableInfo
from motu.server.moderation import hidden_from
from motu.server.seating import Guest
from motu.server.store import TableStore
from motu.server.table import Table
from motu.server.tables import Tables
from motu.server.work import Pool

if TYPE_CHECKING:
    from motu.server.reviews import Reviews

GET, POST = "get", "post"
MOST_BYTES = 65_536
Counted = Literal["tables", "editions"]
"""What a server allows only so often."""


class Shared(Protocol):
    """What the routes of tables need. A server has it, and so have the tables in a browser."""

    @property
    def store(self) -> TableStore: ...  # pragma: no cover

    @property
    def tables(self) -> Tables: ...  # pragma: no cover

    @property
    def reviews(self) -> Reviews: ...  # pragma: no cover

    @property
    def workers(self) -> Pool:
        """What does work that takes long."""
        ...  # pragma: no cover

    async def name_of(self, guest: str) -> str:
        """The name of a guest."""
        ...  # pragma: no cover


class Call:
    """One request: who asks, for which table, with what. `parts` are those of the path that the route names."""

    service: Shared

    def __init__(self, service: Shared, guest: str | None, parts: Mapping[str, str], body: Any, address: str) -> None:
        self.service = service
        self.guest_id = guest
        self.parts = parts
        self.body = body
        self.address = address
        """Where the request comes from."""

    async def guest(self) -> Guest:
        """Who asks."""
        if self.guest_id is None:
            raise Forbidden("guests-only")
        return Guest(self.guest_id, await self.service.name_of(self.guest_id))

    async def hidden(self) -> frozenset[str]:
        """Whom the guest has muted or blocked."""
        return await hidden_from(self.service.store, self.guest_id)

    async def info(self, table: Table) -> TableInfo:
        """A table as the guest sees it from outside."""
        return table.info(self.guest_id, await self.hidden())

    async def table(self) -> Table:
        return await self.service.tables.get(self.parts["table"])

    async def annotated(self, _table: str, record: str) -> str:
        """A record with what people wrote to its positions, as comments."""
        return record

    async def renamed(self, name: str) -> None:
        """The guest has chosen a name."""

    def count(self, what: Counted) -> None:
        """Count one more of something. Raises TooMuch above the limits, if there are any."""


class Reply(Struct, frozen=True):
    """An answer that is no message: a file, or something with headers of its own."""

    body: bytes
    media_type: str = "application/json"
    headers: dict[str, str] = {}
    status: int = 200


class Route(Struct, frozen=True, kw_only=True):
    """A route and its contract."""

    method: str
    path: str
    does: Callable[[Any], Awaitable[Any]]
    takes: type | None = None
    gives: Any = None
    media_type: str = "text/plain"
    """Of an answer that is a text or bytes."""
    most: int = MOST_BYTES
    """The largest body, in bytes."""
    always: bool = False
    """Whether it is answered however often it is asked: what the host's machines ask for."""
    for_blocked: bool = False
    """Whether somebody whom the host has blocked may do this as well."""
    says: str
    """One line for the OpenAPI page."""


def decoded(raw: bytes | bytearray, kind: type) -> Any:
    """The body of a request, checked against its kind."""
    if b"\\u0000" in raw:
        raise Unreadable("unreadable-message", reason="a text contains the character NUL")
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable("unreadable-message", reason=str(error)[:200]) from error


def download(content: bytes, name: str, media_type: str = "application/json") -> Reply:
    """Something that the browser saves as a file."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Reply(content, media_type, headers)
