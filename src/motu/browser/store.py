"""The store of a browser: the tables of all tabs, in the database that the page gives."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import structs

from motu.browser.database import THERE, Database
from motu.browser.rows import FORMAT, FORMAT_KEY, StoredTable, numbered, read, stored_table, written
from motu.browser.store_editions import StoredEditions
from motu.core.errors import BadRecord
from motu.server.errors import Missing, Unavailable
from motu.server.messages import TableInfo
from motu.server.store import (
    Entry,
    Header,
    KeptReview,
    Line,
    Notice,
    Relation,
    Seat,
    SeatChange,
    StoredClock,
    Taken,
)

BEAT_KEY: Final = "meta/beat"
GUEST_KEY: Final = "meta/guest"
"""Names the person: at their tables, and in the order of nothing else."""

_notice = msgspec.json.Decoder(Notice).decode


class BrowserStore(StoredEditions):
    """Tables of one person, in one browser. Each tab has its own store on the same database.

    As on a server with several processes, the number of an entry is the lock between tabs, and each hears from the
    others what has changed.
    """

    def __init__(self, database: Database, restored: Callable[[], None] = lambda: None) -> None:
        super().__init__(database)
        self._restored = restored
        """Is told when everything stored was gone, and the open tables were stored again."""
        self._known: dict[str, dict[str, str]] = {}
        """The rows of the tables that this tab has read, by table: what it can store again."""
        self._first = True

    async def open(self) -> str:
        """Look what is stored here; returns who the person is. Raises Unavailable if a newer release has stored it."""
        text = await self.database.read(FORMAT_KEY)
        if text is None:
            await self.database.write({FORMAT_KEY: None}, {FORMAT_KEY: str(FORMAT), GUEST_KEY: secrets.token_hex(16)})
        elif not text.isdecimal() or int(text) > FORMAT:
            raise Unavailable("storage-of-a-newer-release")
        guest = await self.database.read(GUEST_KEY) or ""
        self._held |= {FORMAT_KEY: str(FORMAT), GUEST_KEY: guest}
        return guest

    async def check(self) -> None:
        """Raise Unavailable if nothing can be stored."""
        await self.database.write({}, {"meta/check": "1"})

    def is_listening(self) -> bool:
        """Whether notices of other tabs are heard."""
        return True

    async def clear(self, guest: str) -> None:
        """Delete everything, except who the person is."""
        tables = await self.tables_of(guest, 1_000_000)
        self._known.clear()
        self._held = {FORMAT_KEY: str(FORMAT), GUEST_KEY: guest}
        await self.database.write({}, self._held, [""])
        for id in tables:
            self._tell(Notice(id, "gone"))

    # Tables

    async def add_table(
        self,
        header: Header,
        seats: list[Seat],
        entries: list[Entry],
        chat: Sequence[Line] = (),
        review: KeptReview | None = None,
    ) -> None:
        id = header.id
        rows: dict[str, str] = {f"tables/{id}": written(stored_table(header, seats))}
        rows |= {numbered("entries", id, entry.number): written(entry) for entry in entries}
        rows |= {numbered("chat", id, line.number): written(line) for line in chat}
        if len(rows) != 1 + len(entries) + len(chat):
            raise Taken
        if review is not None:
            rows[f"reviews/{id}"] = written(review)
        if not await self.database.write({f"tables/{id}": None}, rows):
            raise Taken
        self._known[id] = {key: text for key, text in rows.items() if not key.startswith("reviews/")}

    async def _table(self, id: str) -> tuple[str, StoredTable] | None:
        """The row of a table, as text and read."""
        text = await self.database.read(f"tables/{id}")
        if text is None:
            return None
        found: StoredTable = read(text, StoredTable, id)
        return text, found

    async def header(self, table: str) -> Header | None:
        found = await self._table(table)
        if found is None:
            return None
        self._known.setdefault(table, {})[f"tables/{table}"] = found[0]
        return found[1].header()

    async def seats(self, table: str) -> list[Seat]:
        found = await self._table(table)
        return [] if found is None else found[1].seats

    async def _change(
        self,
        id: str,
        change: Callable[[StoredTable], StoredTable | None],
        expected: Mapping[str, str | None] = {},
        changes: Mapping[str, str | None] = {},
    ) -> bool | None:
        """Change the row of a table, with other rows. None if `change` does not want to, False if others are faster."""
        while True:
            found = await self._table(id)
            if found is None:
                raise Missing("unknown-table", table=id)
            after = change(found[1])
            if after is None:
                return None
            key, text = f"tables/{id}", written(after)
            if await self.database.write({key: found[0], **expected}, {key: text, **changes, summary_key(id): None}):
                self._remember(id, {key: text})
                return True
            if await self.database.read(key) == found[0]:
                return False

    async def change_seat(self, table: str, seat: int, old: Seat, new: Seat) -> bool:
        def change(found: StoredTable) -> StoredTable | None:
            there = found.seats[seat]
            return found.with_seat(seat, new) if (there.kind, there.guest) == (old.kind, old.guest) else None

        return await self._tell_if(table, "people", self._change(table, change))

    async def _tell_if(self, table: str, what: str, doing: Awaitable[bool | None]) -> bool:
        """Tell the other tabs of a change, if there was one."""
        if not await doing:
            return False
        self._tell(Notice(table, what))
        return True

    async def set_watchable(self, table: str, watchable: bool) -> None:
        await self._change(table, lambda found: structs.replace(found, watchable=watchable))

    async def add_removed(self, table: str, guest: str) -> None:
        await self._change(table, lambda found: structs.replace(found, removed=[*found.removed, guest]))

    async def set_rematch(self, table: str, rematch: str) -> str:
        def change(found: StoredTable) -> StoredTable | None:
            return structs.replace(found, rematch=rematch) if found.rematch is None else None

        await self._tell_if(table, "people", self._change(table, change))
        found = await self._table(table)
        return rematch if found is None or found[1].rematch is None else found[1].rematch

    async def lobby(self, most: int) -> list[str]:  # noqa: ARG002 - there are none
        """Nobody else could sit down."""
        return []

    async def tables_of(self, guest: str, most: int) -> list[str]:
        found = []
        for key, text in (await self.database.read_all("tables/")).items():
            id = key.removeprefix("tables/")
            try:
                table: StoredTable = read(text, StoredTable, id)
            except BadRecord:
                found.append((0.0, id))
            else:
                if any(seat.guest == guest for seat in table.seats):
                    found.append((table.created, id))
        return [id for _, id in sorted(found, reverse=True)][:most]

    async def delete_table(self, table: str, unused_since: float) -> bool:  # noqa: ARG002 - it was asked for
        """Delete every row of a table, whenever it was used."""
        self._known.pop(table, None)
        alone = [f"{kind}/{table}" for kind in ("tables", "reviews", "snapshots", "clocks", "summaries")]
        many = [f"{kind}/{table}/" for kind in ("entries", "keys", "chat")]
        deleted = await self.database.write({alone[0]: THERE}, dict.fromkeys(alone), many)
        if deleted:
            self._tell(Notice(table, "gone"))
        return deleted

    async def summary(self, table: str) -> TableInfo | None:
        """What the list of tables shows of a table, if nothing has changed since it was stored."""
        text = await self.database.read(summary_key(table))
        if text is None:
            return None
        try:
            found: TableInfo = read(text, TableInfo, table)
        except BadRecord:  # that of another release
            return None
        return found

    async def keep_summary(self, info: TableInfo) -> None:
        """Store what the list of tables shows of a table, so that it need not be replayed for that."""
        await self.database.write({f"tables/{info.id}": THERE}, {summary_key(info.id): written(info)})

    # Entries and chat

    async def append(self, table: str, entry: Entry) -> None:
        rows = {numbered("entries", table, entry.number): written(entry)}
        if entry.key is not None:
            rows[f"keys/{table}/{entry.key}"] = str(entry.number)
        await self._add(table, rows)
        self._tell(Notice(table, "moved", entry))

    async def say(self, table: str, line: Line) -> None:
        await self._add(
            table, {numbered("chat", table, line.number): written(line), f"keys/{table}/{line.key}": "chat"}
        )
        self._tell(Notice(table, "chat"))

    async def _add(self, table: str, rows: Mapping[str, str]) -> None:
        """Add rows to a table. Raises Taken if one is there already."""
        expected: dict[str, str | None] = dict.fromkeys(rows)
        for _ in range(2):
            changes = {**rows, summary_key(table): None}
            if await self.database.write({f"tables/{table}": THERE, **expected}, changes):
                self._remember(table, rows)
                return
            if await self.database.read(f"tables/{table}") is not None:
                raise Taken
            await self._restore(table)

    async def _restore(self, table: str) -> None:
        """Store a table again, if everything that was stored is gone. Raises Missing if only this table is."""
        rows = self._known.get(table, {})
        if f"tables/{table}" not in rows or await self.database.read(FORMAT_KEY) is not None:
            raise Missing("unknown-table", table=table)
        await self.database.write({}, {**self._held, **rows})
        self._restored()

    def _remember(self, table: str, rows: Mapping[str, str]) -> None:
        if table in self._known:
            self._known[table].update(rows)

    async def entries(self, table: str, after: int) -> list[Entry]:
        rows = await self.database.read_all(f"entries/{table}/")
        found: list[Entry] = [read(text, Entry, table) for text in rows.values()]
        self._remember(table, rows)
        return [entry for entry in found if entry.number > after]

    async def chat(self, table: str, after: int) -> list[Line]:
        rows = await self.database.read_all(f"chat/{table}/")
        found: list[Line] = [read(text, Line, table) for text in rows.values()]
        return [line for line in found if line.number > after]

    # Reviews

    async def review(self, table: str) -> KeptReview | None:
        text = await self.database.read(f"reviews/{table}")
        if text is None:
            return None
        found: KeptReview = read(text, KeptReview, table)
        return found

    async def keep_review(self, table: str, review: KeptReview, stale: float) -> bool:
        key = f"reviews/{table}"
        text = await self.database.read(key)
        if text is not None:
            kept: KeptReview = read(text, KeptReview, table)
            if kept.is_ready or (kept.maker != review.maker and kept.kept >= stale):
                return False
        if not await self.database.write({f"tables/{table}": THERE, key: text}, {key: written(review)}):
            return False
        self._tell(Notice(table, "review"))
        return True

    # Clocks

    async def clock(self, table: str) -> StoredClock | None:
        text = await self.database.read(f"clocks/{table}")
        if text is None:
            return None
        found: StoredClock = read(text, StoredClock, table)
        return found

    async def change_clock(
        self, table: str, clock: StoredClock, seats: Mapping[int, SeatChange] = {}, stopped: str = ""
    ) -> bool:
        key = f"clocks/{table}"
        text = await self.database.read(key)
        before: StoredClock | None = None if text is None else read(text, StoredClock, table)
        if (0 if before is None else before.version) != clock.version - 1:
            return False

        def change(found: StoredTable) -> StoredTable | None:
            for number, one in seats.items():
                there = found.seats[number]
                if (there.kind, there.guest) != (one.old.kind, one.old.guest):
                    return None
                found = found.with_seat(number, one.new)
            if stopped and found.stopped:
                return None
            return structs.replace(found, stopped=stopped) if stopped else found

        later: dict[str, str | None] = {numbered("entries", table, clock.entries + 1): None, key: text}
        done = self._change(table, change, later, {key: written(clock)})
        return await self._tell_if(table, "people" if seats or stopped else "clock", done)

    async def due_clocks(self, now: float, most: int) -> list[str]:
        due = []
        for key, text in (await self.database.read_all("clocks/")).items():
            row: StoredClock = read(text, StoredClock)
            if row.deadline is not None and row.deadline <= now:
                due.append((row.deadline, key.removeprefix("clocks/")))
        return [id for _, id in sorted(due)][:most]

    async def any_deadline(self) -> bool:
        texts = (await self.database.read_all("clocks/")).values()
        rows: list[StoredClock] = [read(text, StoredClock) for text in texts]
        return any(row.deadline is not None for row in rows)

    async def service_time(self) -> tuple[int, float]:
        text = await self.database.read(BEAT_KEY)
        return (0, 0.0) if text is None else read(text, tuple[int, float])

    async def beat(self, beat: int, elapsed: float) -> bool:
        text = await self.database.read(BEAT_KEY)
        last = 0 if text is None else read(text, tuple[int, float])[0]
        return last == beat and await self.database.write({BEAT_KEY: text}, {BEAT_KEY: written((beat + 1, elapsed))})

    async def stop(self, table: str, why: str) -> None:
        await self._change(table, lambda found: structs.replace(found, stopped=found.stopped or why))
        self._tell(Notice(table, "people"))

    # The person, and other tabs

    async def name_of(self, guest: str) -> str | None:
        key = f"names/{guest}"
        name = await self.database.read(key)
        if name is not None:
            self._held[key] = name
        return name

    async def rename(self, guest: str, name: str, now: float) -> None:  # noqa: ARG002 - nobody asks when
        self._held[f"names/{guest}"] = name
        await self.database.write({}, {f"names/{guest}": name})

    async def relations(self, guest: str) -> list[Relation]:  # noqa: ARG002 - there is one guest
        """There is nobody else."""
        return []

    async def announce(self, table: str, what: str) -> None:
        self._tell(Notice(table, what))

    def _tell(self, notice: Notice) -> None:
        self.database.tell(written(notice))

    async def notices(self) -> list[Notice]:
        """Wait for what another tab tells. At first something may have been lost."""
        if self._first:
            self._first = False
            return []
        told = _notice(await self.database.heard())
        if told.what == "gone":
            self._known.pop(told.table, None)
        return [told]

    async def close(self) -> None:
        """Nothing is open."""


def summary_key(table: str) -> str:
    """The key of what the list of tables shows. Every change of the table deletes it."""
    return f"summaries/{table}"
