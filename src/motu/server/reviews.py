"""Reviews of finished games: each is made once, step by step, stored, and sent to everybody at its table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import time
from typing import Any, Final

import msgspec
from msgspec import structs

from motu import compiled
from motu.core.errors import BadRecord, Illegal
from motu.players.review import ReviewConfig
from motu.server.errors import Forbidden, TooMuch
from motu.server.http_messages import ReviewState
from motu.server.identity import short_id
from motu.server.limits import Buckets
from motu.server.messages import Problem, Reviewing
from motu.server.presence import PROCESS
from motu.server.review_check import checked_review
from motu.server.review_worker import ReviewDraft, judge_one, plan_review, review_message
from motu.server.store import KeptReview, TableStore
from motu.server.table import Table
from motu.server.tables import Tables
from motu.server.work import LATER, Died, Pool, Result

TRIES: Final = 3
MOST_AT_ONCE: Final = 8
"""Reviews that one process makes at the same time; their pieces take turns."""
BEAT: Final = 4.0
"""Seconds after which a process that makes a review says that it still does."""
GIVEN_UP_AFTER: Final = 15.0
"""Seconds without a heartbeat after which another process continues a review."""

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


def default_review() -> ReviewConfig:
    """Settings that take about a minute per game: an engine that is not compiled is far slower."""
    if compiled():
        return ReviewConfig()
    return ReviewConfig(iterations=32, playouts=24, compare_playouts=12, rechecks=4, recheck_playouts=48)


class Reviews:
    """The reviews that this process is making. Their progress is in the store, so any process can continue."""

    def __init__(
        self, store: TableStore, tables: Tables, workers: Pool, allowed: Buckets, config: ReviewConfig
    ) -> None:
        self._store = store
        self._tables = tables
        self._workers = workers
        self._allowed = allowed
        self._config = config
        self._making: dict[str, asyncio.Task[None]] = {}
        self._askers: dict[str, str] = {}
        """The guest who asked for a review, by table, while it is being made."""

    def __len__(self) -> int:
        return len(self._making)

    async def get(self, table: Table) -> ReviewState:
        """The review as far as it is made. Raises Illegal if there can be none."""
        check(table)
        return self._as_shown_now(table, self._progress(table.header.id, await self._store.review(table.header.id)))

    async def ask(self, table: Table, guest: str | None, address: str) -> ReviewState:
        """The review. If no process makes it yet, it is begun; only players of the table may ask for that."""
        check(table)
        if guest is None or table.seat_of(guest) is None:
            raise Forbidden("not-seated")
        id = table.header.id
        kept = await self._store.review(id)
        if (kept is not None and kept.is_ready) or id in self._making:
            return self._as_shown_now(table, self._progress(id, kept))
        if guest in self._askers.values():
            raise TooMuch("one-review-at-a-time")
        if len(self._making) >= MOST_AT_ONCE or not self._allowed.take(address):
            raise TooMuch("too-many-reviews")
        seats = [number for number, seat in enumerate(table.seats) if seat.is_person]
        self._askers[id] = guest
        self._making[id] = asyncio.create_task(self._make(id, table.record(), seats))
        return self._progress(id, kept)

    def _as_shown_now(self, table: Table, review: ReviewState) -> ReviewState:
        """A review with lines and words of this release. One that does not fit any more is shown as it was made."""
        if review.stage != "ready" or table.session is None:
            return review
        try:
            return checked_review(table.rules, table.session, review)
        except BadRecord:
            _log.warning("the review of table %s does not fit its game", short_id(table.header.id))
            return review

    def _progress(self, id: str, kept: KeptReview | None) -> ReviewState:
        """The state of a review. One that no process works on may be requested again."""
        if kept is None:
            return ReviewState("making" if id in self._making else "none")
        if kept.is_ready:
            return stored_review(kept.text)
        in_progress = id in self._making or kept.kept >= time() - GIVEN_UP_AFTER
        return ReviewState("making" if in_progress else "none", kept.done, kept.whole)

    async def _make(self, id: str, record: str, seats: list[int]) -> None:
        """Have the review made: here, or by another process as long as that sends heartbeats."""
        try:
            while True:
                kept = await self._store.review(id)
                if kept is not None and kept.is_ready:
                    break
                if kept is None or kept.maker == PROCESS or kept.kept < time() - GIVEN_UP_AFTER:
                    await self._continue(id, record, seats, kept)
                else:
                    await asyncio.sleep(GIVEN_UP_AFTER / 3)
        except Died:
            self._send(id, Reviewing(0, 0, Problem("review-failed")))
        except Exception:
            _log.exception("the review of table %s failed", short_id(id))
            self._send(id, Reviewing(0, 0, Problem("review-failed")))
        finally:
            del self._making[id], self._askers[id]

    async def _continue(self, id: str, record: str, seats: list[int], kept: KeptReview | None) -> None:
        """Do the remaining steps, as long as no other process does."""
        draft = None if kept is None else stored_draft(kept.text)
        if draft is None:
            draft = await self._run(partial(plan_review, record, seats, self._config))
        while await self._keep(id, draft) and draft.again != []:
            piece = asyncio.create_task(
                self._run(partial(judge_one, record, draft.next_number, draft.to_recheck, draft.config))
            )
            try:
                while not (await asyncio.wait([piece], timeout=BEAT))[0]:
                    if not await self._keep(id, draft):
                        return
                draft.add(piece.result())
            finally:
                piece.cancel()

    async def _run(self, work: Callable[[], Result]) -> Result:
        """Run work in a worker process. If the process dies, it is run again."""
        for _ in range(TRIES - 1):
            with suppress(Died):
                return await self._workers.do(work, urgency=LATER)
        return await self._workers.do(work, urgency=LATER)

    async def _keep(self, id: str, draft: ReviewDraft) -> bool:
        """Store and announce the progress. False if another process works on it."""
        now = time()
        message = review_message(draft)
        text = _encode(message if message.stage == "ready" else draft).decode()
        kept = KeptReview(PROCESS, now, message.done, message.whole, text)
        if not await self._store.keep_review(id, kept, now - GIVEN_UP_AFTER):
            return False
        self._send(id, Reviewing(kept.done, kept.whole))
        return True

    def _send(self, id: str, message: Reviewing) -> None:
        table = self._tables.in_memory(id)
        if table is not None:
            table.send_to_all(message)

    async def close(self) -> None:
        """Stop. Another process, or this one after a restart, continues from what is stored."""
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


def stored_review(text: str) -> ReviewState:
    """A finished review from the store. Before release 0.2 some of its fields had other names."""
    review: dict[str, Any] = msgspec.json.decode(text)
    if "looked" in review:
        review["worst"] = review.pop("better")
        scope = review["scope"] = review.pop("looked")
        for old, new in (("looked", "judged"), ("deals", "playouts"), ("checks", "recheck_playouts")):
            scope[new] = scope.pop(old)
        for moment in review["moments"]:
            for choice in ("played", "better") if moment["better"] else ():
                moment["better"][choice]["win_chance"] = moment["better"][choice].pop("chance")
    return msgspec.convert(review, ReviewState)


def stored_draft(text: str) -> ReviewDraft | None:
    """A review in progress from the store. None if another release wrote it in another form: it is begun again."""
    try:
        return msgspec.json.decode(text, type=ReviewDraft)
    except msgspec.ValidationError:
        return None


def check(table: Table) -> None:
    """Raise Illegal if this table has no review: before the end, or where hints are off."""
    if table.stage != "over":
        raise Illegal("not-over")
    if table.is_stopped:
        raise Illegal("game-stopped")
    if not table.header.hints and not table.header.rated:
        raise Illegal("no-hints")
