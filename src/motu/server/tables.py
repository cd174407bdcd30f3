"""All tables: new ones, those in memory, and those that have to be read from the store again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from time import monotonic, time

from msgspec import structs

from motu.core.errors import BadOption, Illegal, MotuError
from motu.core.record import Record, resume
from motu.games import rules_of
from motu.games.tutorials import LEARNER, tutorial_of
from motu.server.bots import Bots
from motu.server.errors import Forbidden, Missing, TooMuch
from motu.server.http_messages import Import, Learn, NewTable, UnreadableTable
from motu.server.identity import new_seed, new_table_id
from motu.server.messages import Refused, problem_of
from motu.server.seating import ME, STAND_IN, Guest, seated
from motu.server.store import Entry, Header, Notice, Seat, Store, Taken
from motu.server.table import Table
from motu.server.unreadable import Unreadable, as_unreadable_table, check_stored, split_readable

MOST_LISTED = 50
FORGOTTEN_AFTER = 60.0
"""Seconds after which an unused table is removed from memory."""
SWEEP = 15.0
EVERYTHING = ("people", "moved", "chat", "review")
"""What to reload when notices may have been lost."""
ID_TRIES = 100
"""Ids that are tried for a new table. Even with 90 % of all ids in use, 100 tries fail once in about 40,000 cases."""
NOTICE_RETRY_SECONDS = 1.0
"""Seconds to wait after notices from other processes could not be read."""

_log = logging.getLogger(__name__)


class Tables:
    """The tables of this process. Only the recently used ones are in memory; that affects nothing but speed."""

    def __init__(self, store: Store, bots: Bots, pause: float, release: str) -> None:
        self._store = store
        self._bots = bots
        self._pause = pause
        self._release = release
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._changed_while_loading: set[str] = set()
        """Tables that another process changed while they were being read here."""
        self._reloading: set[asyncio.Task[None]] = set()
        self._used: dict[str, float] = {}
        self._unreadable = Unreadable()
        self._background = [asyncio.create_task(self._listen()), asyncio.create_task(self._forget())]

    def __len__(self) -> int:
        return len(self._tables)

    def sockets(self) -> int:
        """The number of open sockets."""
        return sum(len(table.listeners) for table in self._tables.values())

    def being_read(self) -> int:
        """How many tables are being read from the store right now."""
        return len(self._loading)

    def in_memory(self, id: str) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(id)

    async def get(self, id: str) -> Table:
        """A table by its id; raises Missing if there is none, another MotuError if it can't be read."""
        self._used[id] = monotonic()
        table = self._tables.get(id)
        if table is not None:
            return table
        async with self._loading.setdefault(id, asyncio.Lock()):
            if id not in self._tables:
                await self._load(id)
        return self._tables[id]

    async def _load(self, id: str) -> None:
        """Read a table, again if another process changed it meanwhile."""
        try:
            while True:
                self._changed_while_loading.discard(id)
                table = await self._read(id)
                if id not in self._changed_while_loading:
                    break
            self._tables[id] = table
        finally:
            self._loading.pop(id, None)
            self._changed_while_loading.discard(id)

    async def _read(self, id: str) -> Table:
        try:
            header = await self._store.header(id)
            if header is None:
                self._used.pop(id, None)
                raise Missing("unknown-table", table=id)
            seats = await self._store.seats(id)
            entries = await self._store.entries(id, 0)
            chat = await self._store.chat(id, 0)
            with as_unreadable_table(id):
                rules = rules_of(header.game)
                check_stored(rules, header, seats, entries)
                table = Table(header, rules, seats, entries, chat, self._store, self._bots, self._pause, self._release)
                table.info(None)
        except MotuError as error:
            raise self._unreadable.report(id, error) from error
        self._unreadable.forget(id)
        return table

    # New tables

    async def create(self, asked: NewTable, guest: Guest) -> tuple[Table, str | None]:
        """A new table, and the secret of the guest's seat at it."""
        rules = rules_of(asked.game)
        seed = new_seed()
        options = rules.check(len(asked.seats), seed, asked.options)
        seats, secret = seated(asked.seats, guest)
        chosen = [name for name in sorted(options) if options[name]]
        stored = Record(rules.name, rules.version, rules.components.fingerprint, len(seats), seed, chosen, [])
        table = await self._add(stored, seats, [], guest, asked.title, listed=asked.listed, hints=asked.hints)
        return table, secret

    async def learn(self, asked: Learn, guest: Guest) -> tuple[Table, str | None]:
        """A table for a guided first game."""
        rules = rules_of(asked.game)
        tutorial = tutorial_of(asked.game)
        if tutorial is None:
            raise Missing("no-lesson", game=asked.game)
        seats, secret = seated([ME if seat == LEARNER else STAND_IN for seat in range(tutorial.seats)], guest)
        start = Record(
            rules.name, rules.version, rules.components.fingerprint, tutorial.seats, tutorial.seed, tutorial.options, []
        )
        return await self._add(start, seats, [], guest, "", listed=False, hints=True, tutorial=True), secret

    async def import_record(self, asked: Import, guest: Guest) -> tuple[Table, str | None]:
        """A table that continues a record. Raises BadRecord if the record does not fit these rules."""
        stored = Record.load(asked.record)
        rules = rules_of(stored.game)
        if len(asked.seats) != stored.seats:
            raise BadOption("bad-players-for-record", count=len(asked.seats), expected=stored.seats)
        session = resume(rules, stored)
        seats, secret = seated(asked.seats, guest)
        now = time()
        entries = [Entry(number, 0, None, entry, now) for number, entry in enumerate(session.entries, 1)]
        table = await self._add(stored, seats, entries, guest, asked.title, listed=False, hints=True)
        return table, secret

    async def rematch(self, table: Table, guest: str | None) -> str:
        """The id of a table at which the same people play the same game again."""
        if table.seat_of(guest) is None or guest is None:
            raise Forbidden("not-seated")
        if table.header.rematch is not None:
            return table.header.rematch
        if table.stage != "over":
            raise Illegal("not-over")
        old = table.header
        again = Record(
            old.game,
            table.rules.version,
            table.rules.components.fingerprint,
            len(table.seats),
            new_seed(),
            list(old.options),
            [],
        )
        seats = [structs.replace(seat, secret=None) for seat in table.seats]
        owner = Guest(guest, "")
        fresh = await self._add(again, seats, [], owner, old.title, listed=False, hints=old.hints)
        id = await self._store.set_rematch(old.id, fresh.header.id)
        table.header = structs.replace(table.header, rematch=id)
        table.send_people()
        return id

    async def _add(
        self,
        stored: Record,
        seats: list[Seat],
        entries: list[Entry],
        owner: Guest,
        title: str,
        *,
        listed: bool,
        hints: bool,
        tutorial: bool = False,
    ) -> Table:
        for _ in range(ID_TRIES):
            header = Header(
                id=new_table_id(),
                game=stored.game,
                version=stored.version,
                components=stored.components,
                seed=stored.seed,
                options=stored.options,
                title=title.strip(),
                listed=listed,
                hints=hints,
                tutorial=tutorial,
                owner=owner.id,
                created=time(),
            )
            with contextlib.suppress(Taken):
                await self._store.add_table(header, seats, entries)
                return await self.get(header.id)
        raise TooMuch("no-table-id-free")

    # Lists

    async def lobby(self) -> list[Table]:
        """Open tables; one that can't be read is left out."""
        return (await split_readable(await self._store.lobby(MOST_LISTED), self.get, self._store))[0]

    async def mine(self, guest: str) -> tuple[list[Table], list[UnreadableTable]]:
        """The tables of a guest, and those of them that can't be read."""
        return await split_readable(await self._store.tables_of(guest, MOST_LISTED), self.get, self._store)

    # Background tasks

    async def _listen(self) -> None:
        """Bring the tables in memory up to date with what other processes did."""
        while True:
            notices = await self._notices()
            changes: dict[str, list[str]] = {}
            for notice in notices:
                table = self._tables.get(notice.table)
                if table is None:
                    if notice.what in EVERYTHING:
                        self._changed_while_loading.add(notice.table)
                elif not self._process_notice(table, notice):
                    changes.setdefault(notice.table, []).append(notice.what)
            if not notices:
                self._changed_while_loading |= self._loading.keys()
                changes = {id: list(EVERYTHING) for id in self._tables}
                for table in self._tables.values():
                    if table.listeners:
                        table.presence.ask()
                        table.presence.send()
            self._changed_while_loading &= self._loading.keys()
            for id, what in changes.items():
                self._start_reload(self._tables[id], what)

    async def _notices(self) -> list[Notice]:
        """Notices of other processes. After a failure everything has to be reloaded."""
        try:
            return await self._store.notices()
        except Exception:
            _log.exception("notices of other processes could not be read")
            await asyncio.sleep(NOTICE_RETRY_SECONDS)
            return []

    def _process_notice(self, table: Table, notice: Notice) -> bool:
        """Whether a table could process a notice. If not, it reads the store; other tables are not affected."""
        try:
            return table.receive(notice)
        except Exception as error:
            self._unreadable.report(table.header.id, error)
            return False

    def _start_reload(self, table: Table, what: Sequence[str]) -> None:
        """Reload what changed at a table in the background, so that the other tables need not wait."""
        task = asyncio.create_task(self._reload(table, what))
        self._reloading.add(task)
        task.add_done_callback(self._reloading.discard)

    async def _reload(self, table: Table, what: Sequence[str]) -> None:
        try:
            await table.catch_up(what)
        except MotuError as error:
            table.send_to_all(Refused(None, problem_of(self._unreadable.report(table.header.id, error))))
        except Exception:
            _log.exception("table %s could not be brought up to date", table.header.id)

    async def _forget(self) -> None:
        """Remove tables that were not used for a while from memory; announce who is at the others."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for table in list(self._tables.values()):
                    if table.listeners:
                        table.presence.send()
                        await asyncio.sleep(0)  # let others run in between
                await self.forget(monotonic() - FORGOTTEN_AFTER)
            except Exception:
                _log.exception("some tables could not be forgotten; it is tried again")

    async def forget(self, before: float) -> None:
        """Remove tables that were last used before a time from memory."""
        for id in [id for id, used in self._used.items() if used < before]:
            table = self._tables.get(id)
            if table is not None and table.listeners:
                self._used[id] = monotonic()
                continue
            self._used.pop(id, None)
            if table is not None:
                del self._tables[id]
                await table.close()

    async def close(self) -> None:
        for chore in self._background:
            chore.cancel()
        await asyncio.gather(*self._background, *self._reloading, return_exceptions=True)
        for table in self._tables.values():
            await table.close()
