"""Passkeys, devices, addresses for recovery and avatars, in either database."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from motu.server.store.identity_rows import Device, Passkey, RecoveryAddress
from motu.server.store.shared_statements import SharedStatements

PASSKEY: Final = "id, guest, public_key, counter, name, created, used"
DEVICE: Final = "token, guest, name, created"
FORGET_IDENTITY: Final = (
    "delete from passkeys where guest = $1",
    "delete from devices where guest = $1",
    "delete from recovery_addresses where guest = $1",
    "delete from one_time where guest = $1",
)
"""For either database: what else is stored of a guest."""


class IdentityTables(SharedStatements):
    """How guests come back."""

    async def avatar_of(self, guest: str) -> str:
        rows = await self._fetch("select avatar from guests where id = $1", guest)
        return str(rows[0][0]) if rows else ""

    async def set_avatar(self, guest: str, avatar: str, now: float) -> None:
        async with self._together() as fetch:
            await fetch(
                "insert into guests (id, name, created, avatar) values ($1, '', $2, $3)"
                " on conflict (id) do update set avatar = excluded.avatar",
                guest,
                now,
                avatar,
            )
            await fetch("update seats set avatar = $1 where guest = $2", avatar, guest)

    async def passkeys(self, guest: str) -> list[Passkey]:
        rows = await self._fetch(f"select {PASSKEY} from passkeys where guest = $1 order by created, id", guest)
        return [Passkey(*row) for row in rows]

    async def passkey(self, id: str) -> Passkey | None:
        rows = await self._fetch(f"select {PASSKEY} from passkeys where id = $1", id)
        return Passkey(*rows[0]) if rows else None

    async def add_passkey(self, passkey: Passkey, most: int) -> bool:
        rows: list[Any] = await self._fetch(
            f"insert into passkeys ({PASSKEY}) select $1, $2, $3, $4, $5, $6, $7"
            " where (select count(*) from passkeys where guest = $2) < $8 on conflict do nothing returning 1",
            *structs.astuple(passkey),
            most,
        )
        return bool(rows)

    async def use_passkey(self, id: str, counter: int, now: float) -> bool:
        rows = await self._fetch(
            "update passkeys set counter = $1, used = $2 where id = $3 and (counter < $1 or (counter = 0 and $1 = 0))"
            " returning 1",
            counter,
            now,
            id,
        )
        return bool(rows)

    async def drop_passkey(self, guest: str, id: str) -> None:
        await self._fetch("delete from passkeys where guest = $1 and id = $2", guest, id)

    async def devices(self, guest: str) -> list[Device]:
        rows = await self._fetch(f"select {DEVICE} from devices where guest = $1 order by created, token", guest)
        return [Device(*row) for row in rows]

    async def device(self, token: str) -> Device | None:
        rows = await self._fetch(f"select {DEVICE} from devices where token = $1", token)
        return Device(*rows[0]) if rows else None

    async def add_device(self, device: Device, most: int) -> None:
        async with self._together() as fetch:
            await fetch(f"insert into devices ({DEVICE}) values ($1, $2, $3, $4)", *structs.astuple(device))
            await fetch(
                "delete from devices where guest = $1 and token not in"
                " (select token from devices where guest = $1 order by created desc, token limit $2)",
                device.guest,
                most,
            )

    async def drop_device(self, guest: str, token: str) -> None:
        await self._fetch("delete from devices where guest = $1 and token = $2", guest, token)

    async def recovery_address(self, guest: str) -> RecoveryAddress | None:
        sql = "select guest, address, confirmed from recovery_addresses where guest = $1"
        rows = await self._fetch(sql, guest)
        return RecoveryAddress(*rows[0]) if rows else None

    async def guests_of_address(self, address: str) -> list[str]:
        rows = await self._fetch(
            "select guest from recovery_addresses where address = $1 and confirmed is not null order by confirmed desc",
            address,
        )
        return [row[0] for row in rows]

    async def set_recovery_address(self, recovery: RecoveryAddress) -> None:
        await self._fetch(
            "insert into recovery_addresses (guest, address, confirmed) values ($1, $2, $3) on conflict (guest)"
            " do update set address = excluded.address, confirmed = excluded.confirmed",
            *structs.astuple(recovery),
        )

    async def drop_recovery_address(self, guest: str) -> None:
        async with self._together() as fetch:
            await fetch("delete from recovery_addresses where guest = $1", guest)
            await fetch("delete from one_time where guest = $1", guest)

    async def add_one_time(self, token: str, purpose: str, guest: str, expires: float, now: float) -> None:
        async with self._together() as fetch:
            await fetch("delete from one_time where expires <= $1", now)
            await fetch(
                "insert into one_time (token, purpose, guest, expires) values ($1, $2, $3, $4)",
                token,
                purpose,
                guest,
                expires,
            )

    async def take_one_time(self, token: str, purpose: str, now: float) -> str | None:
        rows = await self._fetch(
            "delete from one_time where token = $1 and purpose = $2 and expires > $3 returning guest",
            token,
            purpose,
            now,
        )
        return str(rows[0][0]) if rows else None
