"""All places that are played or watched through one MCP server, found by the key of their seat or the table's id."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from motu.core.errors import BadOption, Illegal
from motu.mcp.host import Host
from motu.mcp.seat import Place
from motu.server.errors import Forbidden
from motu.server.http_messages import Claim, Join, NewTable, Seated, Welcome

MOST_WATCHED: Final = 64
"""Tables that are watched at once; the longest unused one is left for a new one."""
LONGEST_KEY: Final = 100


class Places:
    """The seats and tables that clients have asked for. A key is what opens a seat: whoever has it plays it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._seats: dict[str, Place] = {}
        self._taken_over: set[str] = set()
        self._watched: OrderedDict[str, Place] = OrderedDict()
        self._editor: Host | None = None

    async def guest(self) -> Host:
        """A new guest of the server."""
        host = Host(self.url)
        await host.get("/api/welcome", Welcome)
        return host

    async def editor(self) -> Host:
        """The guest to whom the editions belong that clients bring: all of them may play with these."""
        if self._editor is None:
            self._editor = await self.guest()
        return self._editor

    async def new_table(self, wanted: NewTable, language: str, listed: bool, client: str | None) -> tuple[str, Place]:
        """Set a table up and sit down. Returns the key of the seat."""
        host = await self.guest()
        return await self._sit(host, await host.post("/api/tables", Seated, wanted), language, listed, client)

    async def join(
        self, table: str, seat: int | None, language: str, listed: bool, client: str | None
    ) -> tuple[str, Place]:
        """Take an open seat at a table. Returns the key of the seat."""
        host = await self.guest()
        seated = await host.post(f"/api/tables/{table_id(table)}/join", Seated, Join(seat=seat))
        return await self._sit(host, seated, language, listed, client)

    async def take_over(self, key: str, language: str, listed: bool, client: str | None) -> tuple[str, Place]:
        """Go on at a seat that another client plays. Its key does not work any longer; returns the new one."""
        table, _, secret = key.partition(".")
        host = await self.guest()
        seated = await host.post(f"/api/tables/{table_id(table)}/claim", Seated, Claim(secret=secret))
        before = self._seats.pop(key, None)
        self._taken_over.add(key)
        if before is not None:
            await before.close()
        return await self._sit(host, seated, language, listed, client)

    async def _sit(
        self, host: Host, seated: Seated, language: str, listed: bool, client: str | None
    ) -> tuple[str, Place]:
        key = f"{seated.table.id}.{seated.secret}"
        place = Place(host, seated.table.id, language, listed)
        place.client = client
        self._seats[key] = place
        await place.open()
        return key, place

    async def seat(self, key: str, client: str | None) -> Place:
        """The seat that a key opens. Raises an error that says what is wrong with the key, or who plays the seat."""
        place = self._seats.get(key) if len(key) <= LONGEST_KEY else None
        if place is None:
            if key in self._taken_over:
                raise Forbidden("seat-taken-over")
            raise BadOption("unknown-seat-key", key=key[:40])
        if place.client is not None and client is not None and place.client != client:
            raise Forbidden("another-client")
        await place.open()
        if place.seat is None:
            self._taken_over.add(key)
            del self._seats[key]
            await place.close()
            raise Forbidden("seat-taken-over")
        return place

    async def seen_from(self, key_or_table: str, client: str | None) -> Place:
        """A seat by its key, or a table by its id, as a spectator sees it."""
        if "." in key_or_table and "/" not in key_or_table:
            return await self.seat(key_or_table, client)
        table = table_id(key_or_table)
        if table not in self._watched:
            place = Place(await self.guest(), table)
            await place.open()
            self._watched[table] = place
            if len(self._watched) > MOST_WATCHED:
                await self._watched.popitem(last=False)[1].close()
        self._watched.move_to_end(table)
        await self._watched[table].open()
        return self._watched[table]

    async def close(self) -> None:
        """Leave everything; the games stay as they are."""
        for place in [*self._seats.values(), *self._watched.values()]:
            await place.close()


def table_id(text: str) -> str:
    """The id of a table, also from its link. Raises an error for what can't be one."""
    id = text.strip().rstrip("/").rpartition("/")[2]
    if not id.isascii() or not id.replace("-", "").isalnum() or len(id) > LONGEST_KEY:
        raise BadOption("unknown-table", table=text[:40])
    return id


def check_begun(place: Place) -> None:
    """Raise Illegal if the game has not begun."""
    if place.scene is None:
        raise Illegal("not-begun")
