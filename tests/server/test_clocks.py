"""Clocks: who is charged, what happens when time is over, exactly once, over restarts, with two processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from motu.core.errors import BadOption, Illegal
from motu.server import clock as clocks
from motu.server import seating
from motu.server.bots import Bots, choose_token
from motu.server.clock import Clock, SeatClock, after_entry, deadline_of, decided, new_clock, ran_out
from motu.server.clock_settings import ClockRule, TimeControl
from motu.server.clock_sweep import ClockSweep
from motu.server.http_messages import NewClock, NewTable
from motu.server.listener import Listener
from motu.server.messages import Answer, Refused, Undo, Vote
from motu.server.seating import Guest
from motu.server.service_time import LONGEST, ServiceTime
from motu.server.store import Store, open_store
from motu.server.table import Table
from motu.server.tables import Tables
from motu.server.workers import Workers
from tests.server.harness import Person, Server, running
from tests.server.postgres import Cluster

ANN, BEN, CLEO = (Guest(f"guest-{name.lower()}", name) for name in ("Ann", "Ben", "Cleo"))
MINUTE = TimeControl(60, None, "bot")
TEN_IN_ALL = TimeControl(None, 600, "bot")
BOTH = TimeControl(60, 100, "bot")


# A clock as a value


def moved(clock: Clock, asked: set[int], now: float, mover: int | None = None, answers: int | None = None) -> Clock:
    entries = clock.entries + 1
    return after_entry(clock, asked, now, entries=entries, answers=answers or clock.reached + 1, mover=mover)


def test_only_who_is_asked_is_charged() -> None:
    clock = moved(new_clock(TEN_IN_ALL, 2), {0}, 100)
    assert [seat.since for seat in clock.seats] == [100, None]
    clock = moved(clock, {1}, 130, mover=0)
    assert clock.seats == (SeatClock(570, None, 30), SeatClock(600, 130))
    clock = moved(clock, {0}, 131, mover=1)
    assert clock.seats == (SeatClock(570, 131), SeatClock(599, None, 1))


def test_each_decision_has_its_time_and_the_whole_game_too() -> None:
    clock = moved(new_clock(BOTH, 1), {0}, 0)
    assert deadline_of(BOTH, clock.seats[0]) == 60
    clock = moved(clock, {0}, 50, mover=0)
    assert deadline_of(BOTH, clock.seats[0]) == 100, "50 of 100 seconds are left in all, which is less than 60"
    assert ran_out(clock, BOTH, 99.9) == []
    assert ran_out(clock, BOTH, 100) == [0]


def test_taking_back_gives_no_time() -> None:
    """Somebody who answers and takes back, again and again, has one minute for it all."""
    clock = moved(new_clock(MINUTE, 2), {0}, 0, answers=1)
    for now in range(10, 50, 10):
        clock = moved(clock, {1}, now, mover=0, answers=2)
        clock = moved(clock, {0}, now + 5, mover=0, answers=1)
    assert deadline_of(MINUTE, clock.seats[0]) == 45 + 60 - (10 + 5 * 3)
    assert clock.seats[1].used == 5 * 4


def test_a_secret_choice_stops_one_clock_and_starts_no_other_anew() -> None:
    clock = moved(new_clock(MINUTE, 3), {0, 1, 2}, 0)
    clock = moved(clock, {0, 2}, 20, mover=1)
    assert [deadline_of(MINUTE, seat) for seat in clock.seats] == [60, float("inf"), 60]


def test_more_than_half_decide_and_nobody_is_outvoted_by_silence() -> None:
    clock = clocks.with_out(moved(new_clock(MINUTE, 4), {0}, 0), [0], 60)
    assert decided(clock, [1, 2, 3]) is None
    clock = clocks.with_vote(clock, 1, "end")
    assert decided(clock, [1, 2, 3]) is None
    assert decided(clocks.with_vote(clock, 2, "end"), [1, 2, 3]) == "end"
    split = clocks.with_vote(clocks.with_vote(clock, 2, "bot"), 3, "wait")
    assert decided(split, [1, 2, 3]) == "wait", "where no half agrees, they wait"
    assert decided(clocks.with_vote(clock, 2, "bot"), [1, 2]) == "wait"
    assert decided(clock, []) == "bot", "nobody is left who could vote"


def test_a_clock_is_the_same_after_it_was_stored() -> None:
    clock = clocks.noted(clocks.with_vote(moved(new_clock(BOTH, 3), {0, 2}, 3.5), 1, "wait"), "out", [2], 7.0)
    row = clocks.stored(BOTH, clock)
    assert clocks.loaded(row) == clock
    assert row.deadline == 63.5
    assert clocks.stored(BOTH, moved(clock, set(), 4)).deadline is None


def test_somebody_who_answers_although_the_time_is_over_ends_the_vote() -> None:
    clock = clocks.with_vote(clocks.with_out(moved(new_clock(MINUTE, 2), {0}, 0), [0], 60), 1, "end")
    clock = moved(clock, {0}, 70, mover=0)
    assert not clock.votes
    assert clock.seats[0] == SeatClock(None, 70)


# Service time


class Watch:
    """A clock that the test sets."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += seconds


async def run_for(time: ServiceTime, watch: Watch, seconds: float) -> None:
    """A process that runs for so long, and beats as it does."""
    for _ in range(round(seconds / 2)):
        watch.passes(2)
        await time.tick()


def test_service_time_stands_still_while_no_server_runs_and_does_not_jump(database: str) -> None:
    async def run() -> None:
        store = await open_store(database)
        watch = Watch()
        first = ServiceTime(store, watch)
        await first.tick()
        await run_for(first, watch, 100)
        assert first.now() == 100
        later = Watch(5.0)  # the machine was restarted, days later
        second = ServiceTime(store, later)
        await second.tick()
        assert second.now() == 100
        await run_for(second, later, 10)
        later.passes(36_000)  # the process was stopped, or its clock jumps
        assert second.now() == 110 + LONGEST
        await second.tick()
        assert second.now() == 110 + LONGEST
        await store.close()

    asyncio.run(run())


def test_two_processes_do_not_count_the_same_time_twice(database: str) -> None:
    async def run() -> None:
        store = await open_store(database)
        watch, other = Watch(), Watch(7.0)
        one, two = ServiceTime(store, watch), ServiceTime(store, other)
        await asyncio.gather(one.tick(), two.tick())
        for _ in range(100):
            watch.passes(1)
            other.passes(1)
            await asyncio.gather(one.tick(), two.tick())
        assert 97 <= one.now() <= 100
        assert 97 <= two.now() <= 100
        await store.close()

    asyncio.run(run())


# Tables with clocks


class Inline(Bots):
    """Bots that choose at once, here."""

    def __init__(self) -> None:
        super().__init__(Workers(1))

    async def choose(
        self, record: str, seat: int, level: str, seed: int, person: str = "", urgency: int = 0, where: str = ""
    ) -> str:
        return choose_token(record, seat, "random", seed, 1.0)


class Process:
    """What a server process has of tables and clocks."""

    def __init__(self, store: Store, watch: Watch) -> None:
        self.store = store
        self.watch = watch
        self.time = ServiceTime(store, watch)
        self.tables = Tables(store, Inline(), 0.0, "test", self.time)
        self.sweep = ClockSweep(store, self.tables, self.time)

    async def passes(self, seconds: float) -> None:
        """Time passes, and the process looks at its clocks as it does."""
        while seconds > 0:
            step = min(2.0, seconds)
            self.watch.passes(step)
            await self.sweep.sweep()
            seconds -= step

    async def table(self, *seats: str, **clock: Any) -> Table:
        """A table of Bali with a clock, at which the people sit."""
        await self.time.tick()
        table, _ = await self.tables.create(NewTable(game="bali", seats=list(seats), clock=NewClock(**clock)), ANN)
        for guest in (BEN, CLEO)[: list(seats).count("open")]:
            await seating.join(self.store, table, guest, None)
        await table.start_clock()
        return table

    async def close(self) -> None:
        await self.tables.close()
        await self.store.close()


def with_process(database: str, does: Callable[[Process], Awaitable[None]]) -> None:
    async def run() -> None:
        process = Process(await open_store(database), Watch())
        await does(process)
        await process.close()

    asyncio.run(run())


def sit(table: Table, seat: int) -> Listener:
    listener = Listener(seat, table.seats[seat].guest, lambda _: True)
    table.connect(listener)
    return listener


async def answer(table: Table, seat: int, number: int) -> Any:
    """The first option of a seat that is asked."""
    listener = sit(table, seat)
    scene = table._scene(seat, 0)
    assert scene.choices is not None
    token = next((one.token for one in scene.choices.options if not one.irreversible), scene.choices.options[0].token)
    said = await table.answer(listener, Answer(key=f"key-{number:04}", mark=scene.mark, token=token))
    table.disconnect(listener)
    return said


def seat_asked(table: Table) -> int:
    (seat,) = table.people_asked()
    return seat


def test_a_bot_takes_over_who_has_no_time_left(database: str) -> None:
    async def play(process: Process) -> None:
        table = await process.table("me", "open", move=60, rule="bot")
        gone = seat_asked(table)
        await process.passes(58)
        assert table.seats[gone].is_person
        await process.passes(4)
        assert table.seats[gone].is_bot
        assert table.seats[gone].name == ("Ann", "Ben")[gone], "under the same name"
        assert table.clock is not None
        assert [(one.seat, one.what) for one in table.clock.info().notices] == [(gone, "out"), (gone, "bot")]
        for _ in range(200):  # the bot plays on, until the other person is asked
            await asyncio.sleep(0.005)
            if table.people_asked() and table.clock.info().seats[1 - gone].running:
                break
        assert table.people_asked() == {1 - gone}
        assert table.clock.info().seats[1 - gone].running
        await process.passes(70)
        assert all(seat.is_bot for seat in table.seats)

    with_process(database, play)


@pytest.mark.parametrize("rule", ["end", "vote"])
def test_the_game_ends_or_the_others_vote(database: str, rule: ClockRule) -> None:
    async def play(process: Process) -> None:
        table = await process.table("me", "open", total=60, rule=rule)
        gone = seat_asked(table)
        await process.passes(64)
        assert table.clock is not None
        info = table.clock.info()
        if rule == "end":
            assert (table.stage, table.header.stopped) == ("over", "clock")
            assert [one.what for one in info.notices] == ["out", "end"]
            with pytest.raises(AssertionError):
                await answer(table, gone, 1)
            assert not any(one.running for one in info.seats)
            return
        assert info.seats[gone].out
        late, other = sit(table, gone), sit(table, 1 - gone)
        assert isinstance(await vote(table, late, "wait", 1), Illegal), "who is out has no vote"
        await vote(table, other, "wait", 2)
        info = table.clock.info()
        assert (info.seats[gone].out, info.seats[gone].running, info.seats[gone].left) == (False, True, 60)
        await process.passes(64)
        await vote(table, other, "end", 3)
        assert table.stage == "over"
        assert isinstance(await vote(table, other, "end", 4), Refused)

    with_process(database, play)


async def vote(table: Table, listener: Listener, choice: Any, number: int) -> Any:
    try:
        return await table.vote(listener, Vote(key=f"vote-{number:04}", choice=choice))
    except Illegal as error:
        return error


def test_a_move_stops_the_clock_and_starts_the_next(database: str) -> None:
    async def play(process: Process) -> None:
        table = await process.table("me", "open", total=600)
        assert table.clock is not None
        first = seat_asked(table)
        number = 0
        while seat_asked(table) == first:
            await process.passes(10)
            number += 1
            assert (await answer(table, first, number)).key
        info = table.clock.info()
        assert info.seats[first].left == 600 - 10 * number
        assert not info.seats[first].running
        assert info.seats[1 - first].running
        listener = sit(table, first)
        if table._scene(first, 0).undo.allowed:
            await table.undo(listener, Undo(key="undo-0001", mark=table._mark(first)), 9)
            assert table.clock.info().seats[first].running

    with_process(database, play)


def test_a_clock_goes_on_where_it_was_after_a_restart(database: str) -> None:
    async def run() -> None:
        before = Process(await open_store(database), Watch())
        table = await before.table("me", "open", move=60)
        gone = seat_asked(table)
        await before.passes(40)
        id = table.header.id
        await before.close()
        after = Process(await open_store(database), Watch(3.0))  # nobody knows how much later
        await after.time.tick()
        again = await after.tables.get(id)
        assert again.clock is not None
        decision = again.clock.info().seats[gone].decision
        assert decision is not None
        assert 18 <= decision <= 22, "time without a server is not charged"
        await after.passes(24)
        assert again.seats[gone].is_bot
        await after.close()

    asyncio.run(run())


def test_with_two_processes_time_is_over_once(postgres: Cluster) -> None:
    async def run() -> None:
        database = postgres.database()
        one = Process(await open_store(database), Watch())
        two = Process(await open_store(database), Watch(50.0))
        ids = [(await one.table("me", "open", move=60, rule="vote")).header.id for _ in range(8)]
        for id in ids:
            await two.tables.get(id)
        for _ in range(40):
            await asyncio.gather(one.passes(2), two.passes(2))
        for id in ids:
            row = await one.store.clock(id)
            assert row is not None
            assert [notice.what for notice in clocks.loaded(row).notices] == ["out"]
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_move_that_was_stored_just_in_time_counts(database: str) -> None:
    """The process that stored it died before it could stop the clock."""

    async def play(process: Process) -> None:
        table = await process.table("me", "open", move=60)
        mover = seat_asked(table)
        assert table.clock is not None
        await process.passes(58)
        keep, table.clock = table.clock, None
        await answer(table, mover, 1)
        table.clock = keep
        await process.passes(4)
        assert all(seat.is_person for seat in table.seats)
        assert all(not notice.what for notice in keep.info().notices)
        assert keep.clock is not None
        assert keep.clock.entries == 1

    with_process(database, play)


def test_who_leaves_has_no_clock_and_bots_have_none_either(database: str) -> None:
    async def play(process: Process) -> None:
        table = await process.table("me", "open", "random", move=60)
        assert table.clock is not None
        for seat in (0, 1):
            guest = table.seats[seat].guest
            await seating.leave(process.store, table, guest)
        await table.start_clock()
        assert not any(seat.running for seat in table.clock.info().seats)
        row = await process.store.clock(table.header.id)
        assert row is None or row.deadline is None

    with_process(database, play)


def test_a_clock_of_a_table_that_can_not_be_read_is_stopped(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        process = Process(await open_store(database), Watch())
        table = await process.table("me", "open", move=60)
        id = table.header.id
        await process.tables.drop(id)

        async def unreadable(_: str) -> Table:
            raise BadOption("table-spoilt", table=id)

        monkeypatch.setattr(process.tables, "get", unreadable)
        await process.passes(64)
        assert not await process.store.any_deadline()
        await process.close()

    asyncio.run(run())


# Over HTTP


def test_a_clock_is_chosen_with_the_table_and_shown_to_everybody(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.create("bali", "me", "open", clock={"move": 86_400, "total": None, "rule": "vote"})
    ben.join(table)
    assert Person(server).got(ann.http.get(f"/api/tables/{table}"))["clock"]["rule"] == "vote"
    with ann.sit(table) as first, ben.sit(table) as second:
        page, other = (first, second) if first.options() else (second, first)
        mover = page.whole["table"]["you"]
        clock = page.whole["table"]["clock"]
        assert [one["running"] for one in clock["seats"]] == [seat == mover for seat in range(2)]
        assert page.ask("vote", key="vote-0001", choice="bot")["problem"]["id"] == "no-vote"
        assert page.answer(page.options()[0]["token"])["kind"] == "done"
        heard = other.expect("clock")["clock"]
        assert 86_399 <= max(one["decision"] for one in heard["seats"]) <= 86_400
    ann.post(f"/api/tables/{table}/leave")
    assert ann.got(ann.http.get(f"/api/tables/{table}"))["seats"][0]["kind"] == "bot"


@pytest.mark.parametrize("clock", [{}, {"move": 1}, {"total": 1e12}, {"move": 60, "rule": "shoot"}, {"moves": 60}])
def test_a_clock_that_makes_no_sense_is_refused(server: Server, clock: dict[str, Any]) -> None:
    refused = Person(server).post("/api/tables", {"game": "bali", "seats": ["me", "open"], "clock": clock})
    assert refused.status_code == 400
    assert refused.json()["problem"]["id"] in ("clock-without-time", "unreadable-message")


def test_a_rematch_has_the_same_clock(tmp_path: Any) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        ann = Person(server, "Ann")
        table = ann.create("bali", "me", "random", clock={"total": 3600, "rule": "end"})
        with ann.sit(table) as page:
            while page.scene is None or page.scene["result"] is None:
                if page.options():
                    page.answer(page.options()[0]["token"])
                else:
                    page.hear()
        again = ann.got(ann.post(f"/api/tables/{table}/rematch"))["table"]
        clock = ann.got(ann.http.get(f"/api/tables/{again}"))["clock"]
        assert (clock["move"], clock["total"], clock["rule"]) == (None, 3600, "end")
