"""Whom guests have muted or blocked, reports, blocks by the host, announcements and codes in SQLite."""

from __future__ import annotations

from msgspec import structs

from motu.server.store.people_rows import BLOCK, Announcement, Relation, Report
from motu.server.store.sqlite_upkeep import SQLiteUpkeep

REPORT = "id, table_id, reporter, reported, name, about, line, note, created, settled"


class SQLitePeople(SQLiteUpkeep):
    """What is stored about people."""

    async def relations(self, guest: str) -> list[Relation]:
        rows = self._all(
            "select other, kind, name, created from relations where guest = ? order by created desc, other", guest
        )
        return [Relation(*row) for row in rows]

    async def set_relation(self, guest: str, relation: Relation) -> None:
        self._write(
            "insert into relations (guest, other, kind, name, created) values (?, ?, ?, ?, ?)"
            " on conflict (guest, other) do update set kind = excluded.kind, name = excluded.name",
            guest,
            *structs.astuple(relation),
        )

    async def drop_relation(self, guest: str, other: str) -> None:
        self._write("delete from relations where guest = ? and other = ?", guest, other)

    async def blocked_by(self, guest: str) -> list[str]:
        rows = self._all("select guest from relations where other = ? and kind = ?", guest, BLOCK)
        return [row[0] for row in rows]

    async def add_report(self, report: Report) -> None:
        self._write(f"insert into reports ({REPORT}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", *structs.astuple(report))

    async def reports(self, settled: bool) -> list[Report]:
        return self._reports("" if settled else "where settled is null")

    async def reports_by(self, guest: str) -> list[Report]:
        return self._reports("where reporter = ?", guest)

    def _reports(self, which: str, *args: str) -> list[Report]:
        rows = self._all(f"select {REPORT} from reports {which} order by created, id", *args)
        return [report_of(row) for row in rows]

    async def settle_report(self, id: str, now: float) -> bool:
        return self._write("update reports set settled = ? where id = ? and settled is null", now, id) == 1

    async def block_guest(self, guest: str, reason: str, now: float) -> None:
        self._write(
            "insert into blocked_guests (guest, reason, created) values (?, ?, ?)"
            " on conflict (guest) do update set reason = excluded.reason",
            guest,
            reason,
            now,
        )

    async def unblock_guest(self, guest: str) -> bool:
        return self._write("delete from blocked_guests where guest = ?", guest) == 1

    async def blocked_guests(self) -> list[tuple[str, str, float]]:
        return self._all("select guest, reason, created from blocked_guests order by created, guest")

    async def is_blocked(self, guest: str) -> bool:
        return self._one("select 1 from blocked_guests where guest = ?", guest) is not None

    async def add_announcement(self, announcement: Announcement) -> None:
        self._write(
            "insert into announcements (id, text, created, until) values (?, ?, ?, ?)", *structs.astuple(announcement)
        )

    async def announcements(self, now: float) -> list[Announcement]:
        rows = self._all(
            "select id, text, created, until from announcements where until is null or until > ?"
            " order by created desc, id",
            now,
        )
        return [Announcement(*row) for row in rows]

    async def drop_announcement(self, id: str) -> bool:
        return self._write("delete from announcements where id = ?", id) == 1

    async def add_code(self, code: str, table: str, expires: float, now: float) -> None:
        self._write("delete from codes where expires <= ?", now)
        self._write("insert into codes (table_id, code, expires) values (?, ?, ?)", table, code, expires)

    async def table_of_code(self, code: str, now: float) -> str | None:
        row = self._one("select table_id from codes where code = ? and expires > ?", code, now)
        return None if row is None else str(row[0])


def report_of(row: tuple[str, str, str, str, str, str, str, str, float, float | None]) -> Report:
    """A report from a row of either database."""
    id, table, reporter, reported, name, about, line, note, created, settled = row
    return Report(
        id=id,
        table=table,
        reporter=reporter,
        reported=reported,
        name=name,
        about=about,
        line=line,
        note=note,
        created=created,
        settled=settled,
    )
