"""Reviews of finished games: each is made once, piece by piece, kept, and told to everybody at its table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import time
from typing import Final

import msgspec
from msgspec import structs

from motu.core.errors import Illegal
from motu.players.review import Effort
from motu.server.errors import Forbidden, TooMuch
from motu.server.judging import Making, judge, plan, told
from motu.server.limits import Buckets
from motu.server.messages import Problem, Reviewing
from motu.server.over_http import ReviewTold
from motu.server.presence import PROCESS
from motu.server.store import KeptReview, Store
from motu.server.table import Table
from motu.server.tables import Tables
from motu.server.workers import Found, Workers

TRIES: Final = 3
MOST_AT_ONCE: Final = 8
"""Reviews that one process makes at the same time; their pieces take turns."""
BEAT: Final = 4.0
"""Seconds after which a process that makes a review says that it still does."""
GIVEN_UP_AFTER: Final = 15.0
"""Seconds without a word after which another process goes on with a review."""

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class Reviews:
    """The reviews that are being made here. What is made so far stands in the store, so any process can go on."""

    def __init__(self, store: Store, tables: Tables, workers: Workers, allowed: Buckets, effort: Effort) -> None:
        self._store = store
        self._tables = tables
        self._workers = workers
        self._allowed = allowed
        self._effort = effort
        self._making: dict[str, asyncio.Task[None]] = {}
        self._askers: dict[str, str] = {}
        """Who asked for the review of which table, while it is being made."""

    async def get(self, table: Table) -> ReviewTold:
        """The review as far as it is made; raises Illegal where there can be none."""
        check(table)
        return self._progress(table.header.id, await self._store.review(table.header.id))

    async def ask(self, table: Table, guest: str | None, address: str) -> ReviewTold:
        """The review; if nobody makes it yet, it is begun. Only who sits at the table may ask for that."""
        check(table)
        if guest is None or table.seat_of(guest) is None:
            raise Forbidden("not-seated")
        id = table.header.id
        kept = await self._store.review(id)
        if (kept is not None and kept.is_ready) or id in self._making:
            return self._progress(id, kept)
        if guest in self._askers.values():
            raise TooMuch("one-review-at-a-time")
        if len(self._making) >= MOST_AT_ONCE or not self._allowed.take(address):
            raise TooMuch("too-many-reviews")
        seats = [number for number, seat in enumerate(table.seats) if seat.is_person]
        self._askers[id] = guest
        self._making[id] = asyncio.create_task(self._make(id, table.record(), seats))
        return self._progress(id, kept)

    def _progress(self, id: str, kept: KeptReview | None) -> ReviewTold:
        """How a review stands; one that nobody makes any more may be asked for again."""
        if kept is None:
            return ReviewTold("making" if id in self._making else "none")
        if kept.is_ready:
            return msgspec.json.decode(kept.text, type=ReviewTold)
        goes_on = id in self._making or kept.kept >= time() - GIVEN_UP_AFTER
        return ReviewTold("making" if goes_on else "none", kept.done, kept.whole)

    async def _make(self, id: str, record: str, seats: list[int]) -> None:
        """See to it that the review gets made: here, or, as long as it says so, by another process."""
        try:
            while True:
                kept = await self._store.review(id)
                if kept is not None and kept.is_ready:
                    break
                if kept is None or kept.maker == PROCESS or kept.kept < time() - GIVEN_UP_AFTER:
                    await self._go_on(id, record, seats, kept)
                else:
                    await asyncio.sleep(GIVEN_UP_AFTER / 3)
        except Workers.Died:
            self._tell(id, Reviewing(0, 0, Problem("review-failed")))
        except Exception:
            _log.exception("the review of table %s failed", id)
            self._tell(id, Reviewing(0, 0, Problem("review-failed")))
        finally:
            del self._making[id], self._askers[id]

    async def _go_on(self, id: str, record: str, seats: list[int], kept: KeptReview | None) -> None:
        """Make what is still to be made, as long as no other process does."""
        if kept is None:
            making = await self._done(partial(plan, record, seats, self._effort))
        else:
            making = msgspec.json.decode(kept.text, type=Making)
        while await self._keep(id, making) and making.again != []:
            piece = asyncio.create_task(
                self._done(partial(judge, record, making.next_piece, making.doubted, making.effort))
            )
            try:
                while not (await asyncio.wait([piece], timeout=BEAT))[0]:
                    if not await self._keep(id, making):
                        return
                making.add(piece.result())
            finally:
                piece.cancel()

    async def _done(self, work: Callable[[], Found]) -> Found:
        """Something done by a worker; if its process dies, it is done again."""
        for _ in range(TRIES - 1):
            with suppress(Workers.Died):
                return await self._workers.do(work)
        return await self._workers.do(work)

    async def _keep(self, id: str, making: Making) -> bool:
        """Keep and tell what is made so far; False if another process is at it."""
        now = time()
        whole = told(making)
        text = _encode(whole if whole.stage == "ready" else making).decode()
        kept = KeptReview(PROCESS, now, whole.done, whole.whole, text)
        if not await self._store.keep_review(id, kept, now - GIVEN_UP_AFTER):
            return False
        self._tell(id, Reviewing(kept.done, kept.whole))
        return True

    def _tell(self, id: str, told: Reviewing) -> None:
        table = self._tables.in_memory(id)
        if table is not None:
            table.tell_all(told)

    async def close(self) -> None:
        """Stop; another process, or this one when it is started again, goes on from what is kept."""
        making = list(self._making.values())
        for task in making:
            task.cancel()
        ids = list(self._making)
        await asyncio.gather(*making, return_exceptions=True)
        for id in ids:
            kept = await self._store.review(id)
            if kept is not None and kept.maker == PROCESS:
                await self._store.keep_review(id, structs.replace(kept, kept=0.0), 0.0)
        await self._workers.close()


def check(table: Table) -> None:
    """A review tells what the record tells, so it is for everybody, after the end; some tables are played without."""
    if table.stage != "over":
        raise Illegal("not-over")
    if not table.header.hints:
        raise Illegal("no-hints")
