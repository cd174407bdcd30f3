"""Whether stored games are over. Only a replay tells, so it runs in a worker process and its result is stored."""

from __future__ import annotations

from functools import partial

from motu.core.errors import MotuError
from motu.core.record import Record, replay
from motu.games import rules_of
from motu.server.editions import stored_record
from motu.server.store import Store, TableUse
from motu.server.work import LATER, Died, Pool


class Endings:
    """Looks up whether games are over, without reading tables into memory."""

    def __init__(self, store: Store, workers: Pool) -> None:
        self._store = store
        self._workers = workers

    async def is_over(self, use: TableUse) -> bool | None:
        """Whether the game of a table is over; None if the table can't be read, or no worker could tell."""
        if use.known_over is not None:
            return use.known_over
        record = await self.record(use.id)
        if record is None:
            return None
        try:
            over = await self._workers.do(partial(leads_to_the_end, record.dump()), urgency=LATER)
        except Died:
            return None
        if over is not None:
            await self._store.mark_checked(use.id, len(record.entries), over)
        return over

    async def record(self, table: str) -> Record | None:
        """The record of a table; None if its header can't be read."""
        try:
            header = await self._store.header(table)
        except MotuError:
            return None
        if header is None:
            return None
        return await stored_record(self._store, header)


def leads_to_the_end(text: str) -> bool | None:
    """Whether a record leads to the end of its game; None if it does not fit these rules."""
    try:
        stored = Record.load(text)
        return replay(rules_of(stored.game), stored).pending() is None
    except Exception:  # whatever is wrong with a stored table, it must not stop the others
        return None
