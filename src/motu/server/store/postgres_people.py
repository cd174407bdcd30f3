"""Whom guests have muted or blocked, reports, blocks by the host, announcements and codes in PostgreSQL."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from motu.server.store.people_rows import BLOCK, Announcement, Relation, Report
from motu.server.store.postgres_upkeep import PostgresUpkeep
from motu.server.store.sqlite_people import REPORT, report_of


class PostgresPeople(PostgresUpkeep):
    """What is stored about people."""

    async def relations(self, guest: str) -> list[Relation]:
        rows = await self._ask(
            "fetch",
            "select other, kind, name, created from relations where guest = $1 order by created desc, other",
            guest,
        )
        return [Relation(*row) for row in rows]

    async def set_relation(self, guest: str, relation: Relation) -> None:
        await self._ask(
            "execute",
            "insert into relations (guest, other, kind, name, created) values ($1, $2, $3, $4, $5)"
            " on conflict (guest, other) do update set kind = excluded.kind, name = excluded.name",
            guest,
            *structs.astuple(relation),
        )

    async def drop_relation(self, guest: str, other: str) -> None:
        await self._ask("execute", "delete from relations where guest = $1 and other = $2", guest, other)

    async def blocked_by(self, guest: str) -> list[str]:
        rows = await self._ask("fetch", "select guest from relations where other = $1 and kind = $2", guest, BLOCK)
        return [row[0] for row in rows]

    async def add_report(self, report: Report) -> None:
        await self._ask(
            "execute",
            f"insert into reports ({REPORT}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            *structs.astuple(report),
        )

    async def reports(self, settled: bool) -> list[Report]:
        return await self._reports("" if settled else "where settled is null")

    async def reports_by(self, guest: str) -> list[Report]:
        return await self._reports("where reporter = $1", guest)

    async def _reports(self, which: str, *args: str) -> list[Report]:
        rows: list[Any] = await self._ask("fetch", f"select {REPORT} from reports {which} order by created, id", *args)
        return [report_of(tuple(row)) for row in rows]

    async def settle_report(self, id: str, now: float) -> bool:
        sql = "update reports set settled = $1 where id = $2 and settled is null returning 1"
        return await self._ask("fetchval", sql, now, id) is not None

    async def block_guest(self, guest: str, reason: str, now: float) -> None:
        await self._ask(
            "execute",
            "insert into blocked_guests (guest, reason, created) values ($1, $2, $3)"
            " on conflict (guest) do update set reason = excluded.reason",
            guest,
            reason,
            now,
        )

    async def unblock_guest(self, guest: str) -> bool:
        sql = "delete from blocked_guests where guest = $1 returning 1"
        return await self._ask("fetchval", sql, guest) is not None

    async def blocked_guests(self) -> list[tuple[str, str, float]]:
        rows = await self._ask("fetch", "select guest, reason, created from blocked_guests order by created, guest")
        return [tuple(row) for row in rows]

    async def is_blocked(self, guest: str) -> bool:
        sql = "select exists (select 1 from blocked_guests where guest = $1)"
        return bool(await self._ask("fetchval", sql, guest))

    async def add_announcement(self, announcement: Announcement) -> None:
        await self._ask(
            "execute",
            "insert into announcements (id, text, created, until) values ($1, $2, $3, $4)",
            *structs.astuple(announcement),
        )

    async def announcements(self, now: float) -> list[Announcement]:
        rows = await self._ask(
            "fetch",
            "select id, text, created, until from announcements where until is null or until > $1"
            " order by created desc, id",
            now,
        )
        return [Announcement(*row) for row in rows]

    async def drop_announcement(self, id: str) -> bool:
        sql = "delete from announcements where id = $1 returning 1"
        return await self._ask("fetchval", sql, id) is not None

    async def add_code(self, code: str, table: str, expires: float, now: float) -> None:
        await self._ask("execute", "delete from codes where expires <= $1", now)
        await self._ask(
            "execute", "insert into codes (table_id, code, expires) values ($1, $2, $3)", table, code, expires
        )

    async def table_of_code(self, code: str, now: float) -> str | None:
        sql = "select table_id from codes where code = $1 and expires > $2"
        found: str | None = await self._ask("fetchval", sql, code, now)
        return found
