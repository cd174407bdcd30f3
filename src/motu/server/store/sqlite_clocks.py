"""Clocks in SQLite."""

from __future__ import annotations

from collections.abc import Mapping

from motu.server.store.clock_rows import SeatChange, StoredClock
from motu.server.store.rows import Taken
from motu.server.store.sqlite_upkeep import SQLiteUpkeep


class Late(Exception):
    """Another process was faster: nothing of a change is kept."""


class SQLiteClocks(SQLiteUpkeep):
    """Clocks of tables."""

    async def clock(self, table: str) -> StoredClock | None:
        row = self._one("select version, entries, deadline, state from clocks where table_id = ?", table)
        return None if row is None else StoredClock(*row)

    async def change_clock(
        self, table: str, clock: StoredClock, seats: Mapping[int, SeatChange] = {}, stopped: str = ""
    ) -> bool:
        try:
            with self._transaction():
                self._change_clock(table, clock, seats, stopped)
        except (Late, Taken):
            return False
        return True

    def _change_clock(self, table: str, clock: StoredClock, seats: Mapping[int, SeatChange], stopped: str) -> None:
        if self._one("select 1 from entries where table_id = ? and number > ?", table, clock.entries) is not None:
            raise Late
        if clock.version == 1:
            self._write(
                "insert into clocks (table_id, version, entries, deadline, state) values (?, ?, ?, ?, ?)",
                table, clock.version, clock.entries, clock.deadline, clock.state,
            )  # fmt: skip
        elif not self._write(
            "update clocks set version = ?, entries = ?, deadline = ?, state = ? where table_id = ? and version = ?",
            clock.version, clock.entries, clock.deadline, clock.state, table, clock.version - 1,
        ):  # fmt: skip
            raise Late
        for number, change in seats.items():
            old, new = change.old, change.new
            if not self._write(
                "update seats set kind = ?, name = ?, level = ?, guest = ?, secret = ?, left_by = ?, avatar = ?"
                " where table_id = ? and seat = ? and kind = ? and guest is ?",
                new.kind, new.name, new.level, new.guest, new.secret, new.left_by, new.avatar,
                table, number, old.kind, old.guest,
            ):  # fmt: skip
                raise Late
        if stopped and not self._write("update tables set stopped = ? where id = ? and stopped = ''", stopped, table):
            raise Late

    async def due_clocks(self, now: float, most: int) -> list[str]:
        rows = self._all("select table_id from clocks where deadline <= ? order by deadline limit ?", now, most)
        return [row[0] for row in rows]

    async def any_deadline(self) -> bool:
        return self._one("select 1 from clocks where deadline is not null limit 1") is not None

    async def service_time(self) -> tuple[int, float]:
        row = self._one("select beat, elapsed from service_time where id = 1")
        return (0, 0.0) if row is None else (row[0], row[1])

    async def beat(self, beat: int, elapsed: float) -> bool:
        if beat == 0:
            written = self._write(
                "insert into service_time (id, beat, elapsed) values (1, 1, ?) on conflict do nothing", elapsed
            )
        else:
            written = self._write(
                "update service_time set beat = ?, elapsed = ? where id = 1 and beat = ?", beat + 1, elapsed, beat
            )
        return written == 1

    async def stop(self, table: str, why: str) -> None:
        with self._transaction():
            self._write("update tables set stopped = ? where id = ? and stopped = ''", why, table)
            self._write("update clocks set deadline = null, version = version + 1 where table_id = ?", table)
