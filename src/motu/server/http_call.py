"""A request over HTTP: its guest is known by a cookie, and limits are counted by address."""

from __future__ import annotations

from typing import Any

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from motu.server.annotated_record import with_comments
from motu.server.call import Call, Counted, decoded
from motu.server.cookies import address, welcome_guest
from motu.server.errors import TooMuch
from motu.server.ratings.results import player_of
from motu.server.seating import Guest
from motu.server.service import Service


class HttpCall(Call):
    """One request over HTTP."""

    service: Service

    def __init__(self, request: Request, guest: str | None, body: Any) -> None:
        service: Service = request.app.state.service
        super().__init__(service, guest, request.path_params, body, address(request))
        self.request = request
        self.fresh = Response()
        """Carries the cookie of a newcomer."""

    async def guest(self) -> Guest:
        """Who asks; a newcomer becomes a guest."""
        if self.guest_id is None:
            self.guest_id = welcome_guest(self.fresh, self.service.settings.secure)
        guest = await super().guest()
        return structs.replace(guest, avatar=await self.service.store.avatar_of(guest.id))

    async def annotated(self, table: str, record: str) -> str:
        return with_comments(record, await self.service.store.annotations(table))

    async def renamed(self, name: str) -> None:
        """The ladder shows the new name at once."""
        assert self.guest_id is not None
        await self.service.store.rename_player(player_of(self.guest_id), name)

    def count(self, what: Counted) -> None:
        """Count one more of something for the address. Raises TooMuch above its limit."""
        if what == "tables" and not self.service.new_tables.take(self.address):
            raise TooMuch("too-many-tables")
        if what == "editions" and not self.service.editions.take(self.address):
            raise TooMuch("too-fast")


async def body_of(request: Request, kind: type, most: int) -> Any:
    """The request's body, read no further than the limit and checked against its kind."""
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > most:
            raise TooMuch("body-too-large", most=most)
    return decoded(raw, kind)
