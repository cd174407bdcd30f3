"""All tables: new ones, those in memory, and those that have to be read from the store again."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import Callable, Coroutine, Sequence
from time import monotonic, time
from typing import Any

from msgspec import structs

from motu.core.edition import Edition
from motu.core.errors import Illegal, MotuError
from motu.core.record import Record, edition_for
from motu.core.rules import Rules
from motu.games import rules_of
from motu.games.tutorials import LEARNER, tutorial_of
from motu.server.archive import Archive, Resumed, archive_of, resume_in_pieces
from motu.server.bots import Bots
from motu.server.clock_settings import STAND_IN
from motu.server.editions import Editions, carried_name
from motu.server.errors import Forbidden, Missing
from motu.server.forks import fork_of
from motu.server.http_messages import Fork, Import, Learn, NewTable, UnreadableTable
from motu.server.identity import is_table_id, new_seed, new_table_id, short_id
from motu.server.messages import OPEN, EditionInfo, Problem, Refused, ServerMessage, problem_of
from motu.server.plans import PLANS, TablePlans
from motu.server.saved_table import CheckedTable, chat_of, review_of, seats_for
from motu.server.seating import ME, Guest, check_rated, control_of, entries_of, new_header, seated
from motu.server.service_time import ServiceTime
from motu.server.store import BLOCK, Entry, Header, KeptReview, Line, Notice, Seat, Snapshot, TableStore, Taken
from motu.server.store.plan_rows import PlanStore
from motu.server.table import Table
from motu.server.table_clock import TableClock
from motu.server.unreadable import Unreadable, as_unreadable_table, check_stored, split_readable

MOST_LISTED = 50
FORGOTTEN_AFTER = 60.0
"""Seconds after which an unused table is removed from memory."""
SWEEP = 15.0
SNAPSHOT_AFTER = 900.0
"""Seconds after which it is stored again what a table looks like that is being played. It is also stored when a game
ends, when nobody is at a table any more, and when the server stops."""
EVERYTHING = ("people", "moved", "clock", "chat", "review", "erased", PLANS)
"""What to reload when notices may have been lost."""
HIDE = "hide"
"""The notice that a guest has muted or blocked somebody."""
GONE = "gone"
"""The notice that a table was deleted."""
NOTICE_RETRY_SECONDS = 1.0
"""Seconds to wait after notices from other processes could not be read."""

_log = logging.getLogger(__name__)


class Tables:
    """The tables of this process. Only the recently used ones are in memory; that affects nothing but speed."""

    def __init__(
        self, store: TableStore, bots: Bots, pause: float, release: str, service_time: ServiceTime | None = None
    ) -> None:
        self._store = store
        self._bots = bots
        self._pause = pause
        self._release = release
        self._service_time = service_time or ServiceTime(store)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._changed_while_loading: set[str] = set()
        """Tables that another process changed while they were being read here."""
        self._reloading: set[asyncio.Task[None]] = set()
        self._used: dict[str, float] = {}
        self._unreadable = Unreadable()
        self.editions = Editions(store)
        self.on_change: list[Callable[[Table], None]] = []
        """Are called whenever a game goes on, or seats change."""
        self.plan_store: PlanStore | None = None
        """Where planned moves are stored; None where nobody plans."""
        self.may_rate = False
        """Whether there is a ladder for which games can count."""
        self._background = [asyncio.create_task(self._listen()), asyncio.create_task(self._forget())]

    def __len__(self) -> int:
        return len(self._tables)

    def sockets(self) -> int:
        """The number of open sockets."""
        return sum(len(table.listeners) for table in self._tables.values())

    def open_ids(self) -> list[str]:
        """The tables that somebody has open here."""
        return [id for id, table in self._tables.items() if table.listeners]

    def being_read(self) -> int:
        """How many tables are being read from the store right now."""
        return len(self._loading)

    def in_memory(self, id: str) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(id)

    async def get(self, id: str) -> Table:
        """A table by its id; raises Missing if there is none, another MotuError if it can't be read."""
        if not is_table_id(id):
            raise Missing("unknown-table", table=id[:40])
        if id not in self._tables:
            async with self._loading.setdefault(id, asyncio.Lock()):
                if id not in self._tables:
                    await self._load(id)
        self._used[id] = monotonic()
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
            await table.start_clock()
            table.wake_plans()
        finally:
            self._loading.pop(id, None)
            self._changed_while_loading.discard(id)

    async def _read(self, id: str) -> Table:
        """A table from the store. One that can't be played on is archived, if it is known what it looked like."""
        try:
            header = await self._store.header(id)
            if header is None:
                self._used.pop(id, None)
                raise Missing("unknown-table", table=id)
            seats = await self._store.seats(id)
            entries = await self._store.entries(id, 0)
            chat = await self._store.chat(id, 0)
            snapshot = await self._store.snapshot(id)
            clock = await self._clock(header)
            edition = await self.editions.info(header)
            try:
                with as_unreadable_table(id):
                    rules = await self.editions.rules(header.game, header.components)
                    check_stored(rules, header, seats, entries)
                    resumed = None
                    if not any(seat.is_open for seat in seats):
                        stored = header.record(len(seats), [entry.entry for entry in entries])
                        resumed = await resume_in_pieces(rules, stored, snapshot)
                    plans = await self._plans(id)
                    table = self._table(
                        header,
                        rules,
                        edition,
                        seats,
                        entries,
                        chat,
                        snapshot,
                        resumed=resumed,
                        clock=clock,
                        plans=plans,
                    )
                    table.info(None)
            except MotuError as error:
                if snapshot is None:
                    raise
                archive = archive_of(snapshot)
                problem = problem_of(self._unreadable.report(id, error))
                rules = rules_of(header.game)
                return self._table(header, rules, edition, seats, entries, chat, None, archive, problem, clock=clock)
        except MotuError as error:
            raise self._unreadable.report(id, error) from error
        self._unreadable.forget(id)
        return table

    async def _clock(self, header: Header) -> TableClock | None:
        if header.clock is None:
            return None
        row = await self._store.clock(header.id)
        return TableClock(header.id, header.clock, self._store, self._service_time, row)

    async def _plans(self, id: str) -> TablePlans | None:
        store = self.plan_store
        return None if store is None else TablePlans(id, store, self._store, await store.plans(id))

    def _table(
        self,
        header: Header,
        rules: Rules,
        edition: EditionInfo,
        seats: list[Seat],
        entries: list[Entry],
        chat: list[Line],
        snapshot: Snapshot | None,
        archive: Archive | None = None,
        problem: Problem | None = None,
        resumed: Resumed | None = None,
        clock: TableClock | None = None,
        plans: TablePlans | None = None,
    ) -> Table:
        return Table(
            header=header,
            rules=rules,
            edition=edition,
            seats=seats,
            entries=entries,
            chat=chat,
            store=self._store,
            bots=self._bots,
            pause=self._pause,
            release=self._release,
            snapshot=snapshot,
            archive=archive,
            problem=problem,
            resumed=resumed,
            clock=clock,
            plans=plans,
            on_change=self._changed,
        )

    def _changed(self, table: Table) -> None:
        for follow in self.on_change:
            follow(table)

    # New tables

    async def create(self, asked: NewTable, guest: Guest) -> tuple[Table, str | None]:
        """A new table, and the secret of the guest's seat at it."""
        rules = rules_of(asked.game)
        if asked.rated:
            check_rated(asked, rules.edition.hash, self.may_rate)
        named = ""
        if asked.edition is not None:
            rules = await self.editions.rules(asked.game, asked.edition)
            named = await self.editions.name(asked.game, asked.edition, guest.id)
        seed = new_seed()
        options = rules.check(len(asked.seats), seed, asked.options)
        seats, secret = seated(asked.seats, guest, asked.names)
        chosen = [name for name in sorted(options) if options[name]]
        stored = Record(rules.name, rules.version, rules.edition.hash, len(seats), seed, chosen, [])
        clock = control_of(asked.clock)
        header = new_header(
            stored,
            guest,
            asked.title,
            listed=asked.listed,
            hints=asked.hints,
            edition_name=named,
            clock=clock,
            rated=asked.rated,
        )
        return await self._add(header, seats, edition=rules.edition), secret

    async def learn(self, asked: Learn, guest: Guest) -> tuple[Table, str | None]:
        """A table for a guided first game."""
        rules_of(asked.game)  # an unknown game is refused
        tutorial = tutorial_of(asked.game, asked.name)
        if tutorial is None:
            raise Missing("no-lesson", game=asked.game)
        seats, secret = seated([ME if seat == LEARNER else STAND_IN for seat in range(tutorial.seats)], guest)
        start = Record(
            tutorial.game, tutorial.version, tutorial.components, tutorial.seats, tutorial.seed, tutorial.options, []
        )
        return await self._add(new_header(start, guest, "", hints=True, tutorial=True), seats), secret

    async def import_record(self, asked: Import, guest: Guest) -> tuple[Table, str | None]:
        """A table that continues a record, which was checked before."""
        stored = Record.load(asked.record)
        rules = rules_of(stored.game)
        edition = edition_for(rules, stored)
        await self.editions.keep(edition)
        seats, secret = seated(asked.seats, guest)
        header = new_header(stored, guest, asked.title, hints=True, edition_name=carried_name(stored), imported=True)
        return await self._add(header, seats, entries_of(asked.record), edition=edition), secret

    async def fork(self, table: Table, asked: Fork, guest: Guest) -> tuple[Table, str | None]:
        """A new table that plays on from a position of another one."""
        stored = fork_of(table, asked, guest.id)
        seats, secret = seated(asked.seats, guest)
        named = table.header.edition_name
        header = new_header(stored, guest, asked.title, hints=True, edition_name=named, imported=True)
        entries = entries_of(stored.dump())
        return await self._add(header, seats, entries, edition=edition_for(table.rules, stored)), secret

    async def import_table(self, checked: CheckedTable, guest: Guest) -> tuple[Table, str | None]:
        """A table from a file, whole: names, chat and review too."""
        saved = checked.saved
        seats, secret = seats_for(checked, guest)
        tutorial = saved.tutorial and checked.over
        stored = Record.load(saved.record)
        edition = edition_for(rules_of(stored.game), stored)
        await self.editions.keep(edition)
        header = new_header(
            stored,
            guest,
            saved.title,
            hints=saved.hints,
            tutorial=tutorial,
            edition_name=carried_name(stored),
            imported=True,
        )
        entries, chat, review = entries_of(saved.record), chat_of(saved), review_of(saved)
        return await self._add(header, seats, entries, chat, review, edition), secret

    async def rematch(self, table: Table, guest: str | None) -> str:
        """The id of a table at which the same people play the same game again. Seats of former players are open."""
        if table.seat_of(guest) is None or guest is None:
            raise Forbidden("not-seated")
        if table.stage not in ("over", "archived"):
            raise Illegal("not-over")
        id = table.header.rematch or await self._store.set_rematch(table.header.id, new_table_id())
        if id in self._tables or await self._store.header(id) is not None:
            return id
        old, rules = table.header, table.rules
        options = [name for name, on in table.options().items() if on and name in rules.options]
        again = Record(old.game, rules.version, rules.edition.hash, len(table.seats), new_seed(), options, [])
        seats = [
            Seat(OPEN) if seat.is_person and seat.guest is None else structs.replace(seat, secret=None)
            for seat in table.seats
        ]
        owner = Guest(guest, "")
        named = old.edition_name if again.components == old.components else ""
        rated = old.rated and again.components == old.components
        header = new_header(again, owner, old.title, hints=old.hints, edition_name=named, clock=old.clock, rated=rated)
        with contextlib.suppress(Taken):  # another process was asked at the same time, and was faster
            await self._add(structs.replace(header, id=id), seats)
        table.header = structs.replace(table.header, rematch=id)
        table.send_people()
        return id

    async def _add(
        self,
        header: Header,
        seats: list[Seat],
        entries: Sequence[Entry] = (),
        chat: Sequence[Line] = (),
        review: KeptReview | None = None,
        edition: Edition | None = None,
    ) -> Table:
        """A new table. Its figures are stored once more: their guest may have deleted them a moment ago."""
        await self._store.add_table(header, seats, list(entries), chat, review)
        if edition is not None:
            await self.editions.keep(edition)
        return await self.get(header.id)

    # Lists

    async def lobby(self) -> list[Table]:
        """Open tables; one that can't be read is left out."""
        return (await split_readable(await self._store.lobby(MOST_LISTED), self.get, self._store))[0]

    async def mine(self, guest: str) -> tuple[list[Table], list[UnreadableTable]]:
        """The tables of a guest, and those of them that can't be read."""
        return await split_readable(await self._store.tables_of(guest, MOST_LISTED), self.get, self._store)

    # People

    def send_to_everybody(self, message: ServerMessage) -> None:
        """Send a message to everybody at every table."""
        for table in self._tables.values():
            table.send_to_all(message)

    async def hide_again(self, guest: str) -> None:
        """A guest has muted or blocked somebody, or does not any more: here and in the other processes."""
        await self._hide(guest)
        await self._store.announce("", f"{HIDE} {guest}")

    async def _hide(self, guest: str) -> None:
        """Whom a guest has blocked can't watch at their tables; whom they have muted is not heard any more."""
        relations = await self._store.relations(guest)
        hidden = frozenset(one.other for one in relations)
        blocked = {one.other for one in relations if one.kind == BLOCK}
        for table in list(self._tables.values()):
            for listener in list(table.listeners):
                if listener.guest == guest and listener.hidden != hidden:
                    listener.hidden = hidden
                    listener.resync()
                elif table.header.owner == guest and listener.who is None and listener.guest in blocked:
                    listener.dismiss()

    # Background tasks

    async def _listen(self) -> None:
        """Bring the tables in memory up to date with what other processes did."""
        while True:
            notices = await self._notices()
            changes: dict[str, list[str]] = {}
            for notice in notices:
                table = self._tables.get(notice.table)
                if notice.what.startswith(HIDE):
                    self._start(self._hide(notice.what.removeprefix(HIDE).strip()))
                elif notice.what == GONE:
                    self._changed_while_loading.add(notice.table)
                    self._start(self.drop(notice.table))
                elif table is None:
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
                self._start(self._reload(self._tables[id], what))

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

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something for one table in the background, so that the other tables need not wait."""
        task = asyncio.create_task(work)
        self._reloading.add(task)
        task.add_done_callback(self._reloading.discard)

    async def _reload(self, table: Table, what: Sequence[str]) -> None:
        try:
            await table.catch_up(what)
        except Missing:
            await self.drop(table.header.id)
        except MotuError as error:
            table.send_to_all(Refused(None, problem_of(self._unreadable.report(table.header.id, error))))
        except Exception:
            _log.exception("table %s could not be brought up to date", short_id(table.header.id))

    async def reload_erased(self, ids: Sequence[str]) -> None:
        """A guest has deleted what is theirs at these tables: those in memory are read again."""
        for id in ids:
            if id in self._tables:
                await self._reload(self._tables[id], ["erased"])

    async def reload_people(self, ids: Sequence[str]) -> None:
        """Something about people at these tables has changed: those in memory are read again."""
        for id in ids:
            if id in self._tables:
                await self._reload(self._tables[id], ["people"])

    async def _forget(self) -> None:
        """Remove tables that were not used for a while from memory; announce who is at the others."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for table in list(self._tables.values()):
                    if table.listeners:
                        table.presence.send()
                    if table.stage == "over" or table.snapshot_age(time()) > SNAPSHOT_AFTER:
                        await self._keep_snapshot(table)
                    await asyncio.sleep(0)  # let others run in between
                await self.forget(monotonic() - FORGOTTEN_AFTER)
                if not self._tables:  # nobody is here who would have to wait
                    gc.collect()
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
                await self._keep_snapshot(table)
                await table.close()

    async def drop(self, id: str) -> None:
        """Remove a table that was deleted from memory. Whoever has it open nevertheless is told."""
        self._used.pop(id, None)
        self._unreadable.forget(id)
        table = self._tables.pop(id, None)
        if table is not None:
            table.send_to_all(Refused(None, Problem("unknown-table", {"table": id})))
            await table.close()

    async def close(self) -> None:
        for chore in self._background:
            chore.cancel()
        await asyncio.gather(*self._background, *self._reloading, return_exceptions=True)
        for table in self._tables.values():
            await self._keep_snapshot(table)
            await table.close()

    async def _keep_snapshot(self, table: Table) -> None:
        """Store what a table looks like. If that fails, the game itself is stored all the same."""
        try:
            await table.keep_snapshot()
        except Exception:
            _log.exception("what table %s looks like could not be stored", short_id(table.header.id))
