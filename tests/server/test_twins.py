"""Twin tables: two that a listener can't tell apart send the same frames, of the same size, as often."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from motu import RULES
from motu.core.agenda import State
from motu.core.errors import Illegal
from motu.core.session import GameSession
from motu.server import table as table_module
from motu.server.bots import Bots
from motu.server.http_messages import NewTable
from motu.server.listener import Listener, encoded
from motu.server.messages import Answer, Done, PlanMoves, Undo
from motu.server.seating import Guest
from motu.server.store import Entry
from motu.server.store.sqlite import SQLiteStore
from motu.server.table import Table
from motu.server.tables import Tables
from motu.server.workers import Workers

SEATS = 3
MOVES_TOGETHER = 4
"""Moves that are made at both tables before new twins are taken."""
GUEST = Guest("guest", "Ann")


class Forgetful(SQLiteStore):
    """A store that keeps no moves: the positions of these tables do not come from their records."""

    async def append(self, table: str, entry: Entry) -> None:
        """Forget it."""


class Twin:
    """A table at a given position, and what one listener there is sent."""

    def __init__(self, table: Table, state: State, who: int | None) -> None:
        self.table = table
        self.frames: list[bytes] = []
        position = state.clone()
        position.log, position.answers = [], []
        table.session = GameSession(table.rules, position)
        table._entries, table._keys, table._marks, table._shown = [], {}, {}, {}
        table.changed_at = 0.0
        self.listener = Listener(who, None, self._hear)
        self.listener.needs_resync = False
        table.listeners[:] = [self.listener]
        table._scene(who, 0)

    def _hear(self, frame: bytes) -> bool:
        self.frames.append(frame)
        return True

    @property
    def state(self) -> State:
        assert self.table.session is not None
        return self.table.session.state

    def tokens(self, seat: int) -> list[str]:
        return [
            decision.choice(self.state, move).token
            for decision in self.state.waiting()
            if decision.seat == seat
            for move in decision.moves(self.state)
        ]

    def whole(self) -> bytes:
        return encoded(self.table.whole(self.listener)).replace(self.table.header.id.encode(), b"id")

    async def move(self, seat: int, token: str | None, number: int) -> bool:
        """Answer, or undo without a token; whether it was done."""
        by = self.listener if self.listener.who == seat else Listener(seat, None, lambda _: True)
        mark, key = self.table._mark(seat), f"key-{number:06}"
        try:
            if token is None:
                said = await self.table.undo(by, Undo(key=key, mark=mark), 1000)
            else:
                said = await self.table.answer(by, Answer(key=key, mark=mark, token=token))
        except Illegal:
            return False
        return isinstance(said, Done)

    async def plan(self, seat: int, number: int) -> bool:
        """Plan the first answer that a seat foresees, as whoever sits there; whether there is one."""
        by = self.listener if self.listener.who == seat else Listener(seat, None, lambda _: True)
        assert self.table.session is not None
        for choices in self.table._foreseen(self.table.session, seat)[:1]:
            asked = PlanMoves(
                key=f"plan-{number:06}",
                mark=self.table._mark(seat),
                decision=choices.decision,
                tokens=[choices.options[0].token],
            )
            assert isinstance(await self.table.plan(by, asked), Done)
            return True
        return False

    async def take_plan_back(self, seat: int, number: int) -> None:
        by = self.listener if self.listener.who == seat else Listener(seat, None, lambda _: True)
        asked = PlanMoves(key=f"back-{number:06}", mark=self.table._mark(seat), tokens=[])
        assert isinstance(await self.table.plan(by, asked), Done)


@pytest.mark.parametrize("game", sorted(RULES))
@pytest.mark.parametrize("who", [None, 0, 2], ids=["spectator", "first seat", "last seat"])
def test_twin_tables_send_the_same(game: str, who: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "time", lambda: 1.0)
    compared = asyncio.run(compare(game, who, tmp_path))
    assert compared >= 25, "so many moves could be compared"


async def compare(game: str, who: int | None, folder: Path) -> int:
    """Walk through a game; from every few moves on, play the same at the table and at a twin of it."""
    rules = RULES[game]
    chance = random.Random(f"{game} {who}")
    store = Forgetful(folder / "tables.db")
    tables = Tables(store, Bots(Workers(1)), 0.0, "test")
    tables.plan_store = store
    asked = NewTable(game=game, seats=["me", *["open"] * (SEATS - 1)])
    one, other = [(await tables.create(asked, GUEST))[0] for _ in range(2)]
    state = rules.setup(SEATS, chance.getrandbits(60))
    number = compared = planned = 0
    while state.pending() is not None and compared < 60:
        twins = [Twin(one, state, who), Twin(other, rules.guessed(state, who, chance.getrandbits(40)), who)]
        assert twins[0].whole() == twins[1].whole()
        if number % 3 == 0:
            planned += await plan(twins, who, number)
        for _ in range(MOVES_TOGETHER):
            seats = [int(decision.seat) for decision in twins[0].state.waiting()]
            if not seats:
                break
            seat = chance.choice(seats)
            tokens: list[str | None] = [token for token in twins[0].tokens(seat) if token in twins[1].tokens(seat)] or [
                None
            ]
            if chance.random() < 0.2:
                tokens = [None]
            token = chance.choice(tokens)
            number += 1
            done = [await twin.move(seat, token, number) for twin in twins]
            if who == seat:
                assert done[0] == done[1], "what oneself may do depends on what one knows"
            if done != [True, True] or not same_for(twins, who):
                break  # now they can be told apart
            compared += 1
            assert twins[0].frames == twins[1].frames
            assert twins[0].whole() == twins[1].whole()
        for _ in range(3):
            decision = state.pending()
            if decision is not None:
                state.take(chance.choice(decision.moves(state)))
    await store.close()
    assert planned >= 5, "so many moves were planned"
    return compared


async def plan(twins: list[Twin], who: int | None, number: int) -> int:
    """Others plan at one table only: nobody else is sent anything. What oneself plans looks the same at both.

    Returns how many moves were planned.
    """
    waiting = {int(decision.seat) for decision in twins[0].state.waiting()}
    planned = 0
    for seat in range(SEATS):
        if seat in waiting:
            continue
        before = [len(twin.frames) for twin in twins]
        at = twins if seat == who else twins[:1]
        planned += sum([await twin.plan(seat, number) for twin in at])
        if seat != who:
            assert [len(twin.frames) for twin in twins] == before, "nobody else is told"
        assert twins[0].frames == twins[1].frames
        assert twins[0].whole() == twins[1].whole()
        for twin in at:
            await twin.take_plan_back(seat, number)
        assert twins[0].frames == twins[1].frames
    return planned


def same_for(twins: list[Twin], who: int | None) -> bool:
    """Whether what a listener may know is the same at both tables."""
    rules = twins[0].table.rules
    first, second = (twin.state for twin in twins)
    return rules.seen(first, who) == rules.seen(second, who) and rules.heard(first, who) == rules.heard(second, who)
