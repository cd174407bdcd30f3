"""Taking an answer back over what others answered and what was revealed, if all people agree."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from motu.core.errors import Illegal
from motu.core.full_state import full_state
from motu.core.record import Record, resume
from motu.server import seating
from motu.server.http_messages import NewTable
from motu.server.listener import Listener
from motu.server.messages import Answer, AskBack, Consent, Done, Refused
from motu.server.service_time import ServiceTime
from motu.server.store import Store, open_store
from motu.server.table import Table
from motu.server.tables import Tables
from tests.server.postgres import Cluster
from tests.server.test_clocks import ANN, BEN, CLEO, Inline, Watch

MOST = 200


class Seated:
    """Somebody at a table, with everything that was sent to them."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.heard: list[dict[str, Any]] = []
        self.listener = Listener(seat, None if seat is None else table.seats[seat].guest, self._hear)
        self.listener.needs_resync = False
        table.connect(self.listener)
        self.keys = 0

    def _hear(self, frame: bytes) -> bool:
        self.heard.append(json.loads(frame))
        return True

    @property
    def seat(self) -> int:
        assert self.listener.who is not None
        return self.listener.who

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.listener.who}-{self.keys:06}"

    def asking(self) -> dict[str, Any] | None:
        """The request that this listener knows of."""
        told = [message for message in self.heard if message["kind"] == "asking-back"]
        return told[-1]["request"] if told else None

    @property
    def request(self) -> dict[str, Any]:
        """The request that is open."""
        request = self.asking()
        assert request is not None
        return request

    async def answer(self) -> None:
        """Take the first option."""
        scene = self.table._scene(self.seat, 0)
        assert scene.choices is not None
        token = scene.choices.options[0].token
        said = await self.table.answer(self.listener, Answer(key=self.key(), mark=scene.mark, token=token))
        assert isinstance(said, Done)

    async def ask(self) -> Any:
        mark = self.table._scene(self.seat, 0).mark if self.listener.who is not None else ""
        return await refused(self.table.ask_back(self.listener, AskBack(key=self.key(), mark=mark), MOST))

    async def consent(self, agree: bool = True, request: str | None = None) -> Any:
        id = request or (self.asking() or {}).get("id", "")
        return await refused(self.table.consent_to(self.listener, Consent(key=self.key(), request=id, agree=agree)))


async def refused(doing: Awaitable[Any]) -> Any:
    try:
        return await doing
    except Illegal as error:
        return error


def problem(said: Any) -> str:
    return str(said.id if isinstance(said, Illegal) else said.problem.id)


class Process:
    """The tables of a server process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = Tables(store, Inline(), 0.0, "test", ServiceTime(store, Watch()))

    async def close(self) -> None:
        await self.tables.close()
        await self.store.close()


async def full_table(process: Process, *seats: str) -> Table:
    table, _ = await process.tables.create(NewTable(game="bali", seats=list(seats)), ANN)
    for guest in (BEN, CLEO)[: list(seats).count("open")]:
        await seating.join(process.store, table, guest, None)
    return table


def with_people(database: str, does: Callable[[Table, list[Seated]], Awaitable[None]], *seats: str) -> None:
    async def run() -> None:
        process = Process(await open_store(database))
        table = await full_table(process, *(seats or ("me", "open", "open")))
        people = [Seated(table, number) for number, seat in enumerate(table.seats) if seat.is_person]
        try:
            await does(table, people)
        finally:
            await process.close()

    asyncio.run(run())


async def play_until_one_may_only_ask(table: Table, people: list[Seated]) -> Seated:
    """Whoever moved last has revealed something, so that it can't be undone alone."""
    for _ in range(60):
        (asked,) = table.people_asked()
        mover = next(one for one in people if one.seat == asked)
        await mover.answer()
        undo = table._scene(mover.seat, 0).undo
        if not undo.allowed:
            assert undo.ask
            return mover
    raise AssertionError("everything could be undone")


def test_when_all_agree_the_answer_is_taken_back(database: str) -> None:
    async def play(table: Table, people: list[Seated]) -> None:
        mover = await play_until_one_may_only_ask(table, people)
        spectator = Seated(table, None)
        entries = table.entry_count
        assert isinstance(await mover.ask(), Done)
        for one in [*people, spectator]:
            assert (one.request["seat"], one.request["agreed"]) == (mover.seat, [])
        first, second = (one for one in people if one is not mover)
        assert isinstance(await first.consent(), Done)
        assert table.entry_count == entries, "one has not agreed yet"
        assert spectator.request["agreed"] == [first.seat]
        assert isinstance(await second.consent(), Done)
        assert table.entry_count == entries + 1
        assert table.session is not None
        assert table.session.entries[-1] == f"@{mover.seat} take-back"
        assert table.people_asked() == {mover.seat}, "asked again"
        assert all(one.asking() is None for one in [*people, spectator])
        for one in [*people, spectator]:
            assert [line["seat"] for line in one.heard[-1]["table"]["taken_back"]] == [mover.seat], "everybody is told"
        again = resume(table.rules, Record.load(table.record()))
        assert full_state(again.state) == full_state(table.session.state)

    with_people(database, play)


def test_one_who_refuses_ends_it_and_it_is_not_asked_again_before_the_next_move(database: str) -> None:
    async def play(table: Table, people: list[Seated]) -> None:
        mover = await play_until_one_may_only_ask(table, people)
        entries = table.entry_count
        await mover.ask()
        assert problem(await mover.ask()) == "already-asked-to-take-back"
        first, second = (one for one in people if one is not mover)
        await first.consent()
        request = second.request
        assert isinstance(await second.consent(agree=False), Done)
        assert all(one.asking() is None for one in people)
        assert people[0].heard[-1]["refused"] == second.seat
        assert table.entry_count == entries
        assert problem(await mover.ask()) == "take-back-refused"
        assert problem(await first.consent(request=request["id"])) == "take-back-over"
        (asked,) = table.people_asked()
        await next(one for one in people if one.seat == asked).answer()
        said = await mover.ask()
        assert isinstance(said, Done) or problem(said) != "take-back-refused"

    with_people(database, play)


def test_a_request_is_over_with_the_next_move_and_can_be_withdrawn(database: str) -> None:
    async def play(table: Table, people: list[Seated]) -> None:
        mover = await play_until_one_may_only_ask(table, people)
        await mover.ask()
        request = mover.request
        (asked,) = table.people_asked()
        await next(one for one in people if one.seat == asked).answer()
        assert all(one.asking() is None for one in people)
        other = next(one for one in people if one is not mover)
        assert problem(await other.consent(request=request["id"])) == "take-back-over"
        mover = await play_until_one_may_only_ask(table, people)
        await mover.ask()
        assert isinstance(await mover.consent(agree=False), Done), "withdrawn"
        assert all(one.asking() is None for one in people)

    with_people(database, play)


def test_bots_agree_and_who_leaves_need_not(database: str) -> None:
    async def play(table: Table, people: list[Seated]) -> None:
        mover = await play_until_one_may_only_ask(table, people)
        entries = table.entry_count
        await mover.ask()
        first, second = (one for one in people if one is not mover)
        await first.consent()
        await seating.leave(table._store, table, table.seats[second.seat].guest)
        for _ in range(200):
            await asyncio.sleep(0.005)
            if table.entry_count > entries:
                break
        assert table.session is not None
        assert f"@{mover.seat} take-back" in table.session.entries[entries:]

    with_people(database, play)


def test_nobody_agrees_for_others(database: str) -> None:
    async def play(table: Table, people: list[Seated]) -> None:
        spectator = Seated(table, None)
        assert problem(await spectator.ask()) == "not-seated"
        assert problem(await people[0].ask()) == "nothing-to-undo", "nobody has answered anything"
        mover = await play_until_one_may_only_ask(table, people)
        await mover.ask()
        entries = table.entry_count
        assert problem(await spectator.consent()) == "not-seated"
        assert problem(await mover.consent()) == "not-your-decision", "one's own consent is none"
        stale = AskBack(key="key-stale-1", mark="older")
        assert isinstance(said := await table.ask_back(mover.listener, stale, MOST), Refused)
        assert said.problem.id == "stale"
        first = next(one for one in people if one is not mover)
        for _ in range(3):
            await first.consent()
        assert table.entry_count == entries, "who agrees thrice agrees once"

    with_people(database, play)


@pytest.mark.parametrize("together", [False, True])
def test_with_two_processes_it_is_done_once(together: bool, postgres: Cluster) -> None:
    """The others sit at another process, and agree one after the other or at the same time at two."""

    async def run() -> None:
        database = postgres.database()
        one, two = Process(await open_store(database)), Process(await open_store(database))
        table = await full_table(one, "me", "open", "open")
        there = await two.tables.get(table.header.id)
        people = [Seated(table, number) for number in range(3)]
        mover = await play_until_one_may_only_ask(table, people)
        await heard(lambda: there.entry_count == table.entry_count)
        others = [number for number in range(3) if number != mover.seat]
        near, far = Seated(table, others[0]), Seated(there, others[1])
        entries = table.entry_count
        await mover.ask()
        await heard(lambda: far.asking() is not None)
        if together:
            await asyncio.gather(near.consent(), far.consent())
        else:
            await far.consent()
            await heard(lambda: (near.asking() or {}).get("agreed") == [far.seat])
            await near.consent()
        await heard(lambda: table.entry_count > entries and there.entry_count > entries)
        late = Seated(there, None)
        assert there.whole(late.listener).asking_back is None
        stored = await one.store.entries(table.header.id, entries)
        assert [entry.entry for entry in stored] == [f"@{mover.seat} take-back"]
        await one.close()
        await two.close()

    asyncio.run(run())


async def heard(holds: Callable[[], bool]) -> None:
    """Wait until the other process has heard of it."""
    for _ in range(3000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the other process never heard of it")
