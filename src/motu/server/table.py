"""One table: who sits at it, the game, and everybody who listens. What happens here happens one thing at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from hashlib import blake2b
from time import time
from typing import Final, Literal

from motu.core.errors import BadRecord, Illegal, MotuError
from motu.core.record import resume
from motu.core.rules import Rules
from motu.core.sitting import Sitting
from motu.games.lessons import LEARNER, next_in_lesson, prompts_of
from motu.server.bots import Bots
from motu.server.chat import Chat
from motu.server.listener import Listener, framed
from motu.server.messages import (
    Advice,
    Advise,
    Answer,
    Done,
    LessonTold,
    Look,
    Moved,
    Past,
    People,
    Problem,
    Refused,
    Reviewing,
    Say,
    Scene,
    SeatInfo,
    TableInfo,
    Told,
    Undo,
    Whole,
)
from motu.server.presence import Presence, is_presence
from motu.server.scene import noticed, past_of, same_lines, scene_of
from motu.server.store import Entry, Header, Line, Notice, Seat, Store, Taken
from motu.server.thinking import Question, Thinking

LEFT_TO_OTHERS: Final = 10.0
"""Seconds after which a bot thinks here although another process began to."""


class Table:
    """A table in memory. The store holds the truth; this is what follows from it."""

    def __init__(
        self,
        header: Header,
        rules: Rules,
        seats: list[Seat],
        entries: list[Entry],
        chat: list[Line],
        store: Store,
        bots: Bots,
        pause: float,
        release: str,
    ) -> None:
        self.header = header
        self.rules = rules
        self.seats = seats
        self.sitting: Sitting | None = None
        self.listeners: list[Listener] = []
        self.presence = Presence(header.id, store, self.listeners)
        self.changed = entries[-1].created if entries else header.created
        self._entries = entries
        self._keys = {entry.key: entry.seat for entry in entries if entry.key is not None}
        self._chat = Chat(header.id, chat, store, self.listeners)
        self._store = store
        self._bots = bots
        self._release = release
        self._mailbox = asyncio.Lock()
        self._marks: dict[int | None, str] = {}
        self._noticed: dict[int | None, tuple[object, ...]] = {}
        self._thinking = Thinking(bots, pause)
        self._begin_if_full()

    # What is known about the table

    @property
    def stage(self) -> Literal["open", "playing", "over"]:
        if self.sitting is None:
            return "open"
        return "over" if self.sitting.state.pending() is None else "playing"

    def seat_of(self, guest: str | None) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.is_person and guest is not None and seat.guest == guest:
                return number
        return None

    def info(self, guest: str | None) -> TableInfo:
        """The table as a guest sees it from outside."""
        asked = [] if self.sitting is None else self.sitting.state.waiting()
        view = None if self.sitting is None or not asked else self.rules.seen(self.sitting.state, None)
        here = self.presence.seats()
        return TableInfo(
            id=self.header.id,
            game=self.header.game,
            title=self.header.title,
            options={name: name in self.header.options for name in self.rules.options},
            seats=[
                SeatInfo(seat.kind, seat.name, seat.level, seat.is_person and number in here)
                for number, seat in enumerate(self.seats)
            ],
            stage=self.stage,
            listed=self.header.listed,
            hints=self.header.hints,
            lesson=self.header.lesson,
            version=self.header.version,
            you=self.seat_of(guest),
            owner=guest is not None and guest == self.header.owner,
            asked=[] if view is None else view["asked"],
            decision=None if view is None else view["decision"],
            changed=self.changed,
            rematch=self.header.rematch,
        )

    def whole(self, listener: Listener) -> Whole:
        """Everything that a listener may know."""
        scene = None if self.sitting is None else self._scene(listener.who, 0)
        return Whole(self.info(listener.guest), scene, self._chat.latest(), self.presence.watchers(), self._release)

    def record(self) -> str:
        """The record of the game so far; it tells everything, so nobody is given it before the end."""
        assert self.sitting is not None
        return self.header.record(len(self.seats), self.sitting.entries).dump()

    def _scene(self, who: int | None, since: int) -> Scene:
        assert self.sitting is not None
        scene = scene_of(self.sitting, who, since)
        if who == LEARNER and scene.choices is not None:
            scene.lesson = self._lesson()
        self._marks[who] = scene.mark
        self._noticed[who] = noticed(scene)
        return scene

    def _lesson(self) -> LessonTold | None:
        """The prompt of a guided game; None once the learner went another way, or at its end."""
        following = self._next_in_lesson(LEARNER)
        return None if following is None else LessonTold(following[0], prompts_of(self.header.game), following[1])

    def _next_in_lesson(self, seat: int) -> tuple[int, str] | None:
        if not self.header.lesson:
            return None
        return next_in_lesson(self.header.game, [(entry.seat, entry.entry) for entry in self._entries], seat)

    def _mark(self, who: int) -> str:
        return self._marks[who] if who in self._marks else self._scene(who, 0).mark

    # Coming and going

    def connect(self, listener: Listener) -> None:
        if not self.listeners:
            self.presence.ask()
        self.listeners.append(listener)
        self.presence.tell()
        self.tell_people(but=listener)
        self.wake_bots()

    def disconnect(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        self.presence.tell()
        self.tell_people()

    def tell_people(self, but: Listener | None = None) -> None:
        """Tell all who sits, watches and is here; whoever sits down or leaves sees the table with other eyes."""
        watchers = self.presence.watchers()
        for listener in self.listeners:
            seat = self.seat_of(listener.guest)
            if seat != listener.who:
                listener.who = seat
                listener.fall_behind()
            elif listener is not but:
                listener.tell(framed(People(self.info(listener.guest), watchers)))

    def tell_all(self, told: Told) -> None:
        """Tell everybody at the table the same."""
        frame = framed(told)
        for listener in self.listeners:
            listener.tell(frame)

    # What a listener asks for

    async def answer(self, listener: Listener, asked: Answer) -> Done | Refused:
        return await self._move(
            listener, asked.key, asked.mark, lambda sitting, seat: sitting.answer(seat, asked.token)
        )

    async def undo(self, listener: Listener, asked: Undo) -> Done | Refused:
        return await self._move(listener, asked.key, asked.mark, lambda sitting, seat: sitting.undo(seat))

    async def say(self, listener: Listener, asked: Say, name: str) -> Done | Refused:
        if listener.guest is None:
            return Refused(asked.key, Problem("guests-only"))
        await self._chat.say(listener.who, name, asked.key, asked.text)
        return Done(asked.key)

    async def advise(self, listener: Listener, asked: Advise) -> Advice | Refused:
        """What would the expert choose? Nobody waits for it but who asked."""
        seat = listener.who
        if not self.header.hints:
            return Refused(asked.key, Problem("no-hints"))
        if seat is None:
            return Refused(asked.key, Problem("not-seated"))
        if self.sitting is None or asked.mark != self._mark(seat):
            return Refused(asked.key, Problem("stale"), self.sitting and self._scene(seat, 0))
        if not self._is_asked(seat):
            return Refused(asked.key, Problem("not-asked"))
        lines = await self._bots.advise(self.record(), seat, self._bot_seed(seat))
        return Advice(asked.key, asked.mark, lines)

    def look(self, listener: Listener, asked: Look) -> Past | Refused:
        if self.sitting is None:
            return Refused(None, Problem("not-begun"))
        return past_of(self.sitting, listener.who, asked)

    async def _move(
        self, listener: Listener, key: str, mark: str, change: Callable[[Sitting, int], None]
    ) -> Done | Refused:
        """The walk of a move: known key, stale mark, legality; first kept, then told."""
        async with self._mailbox:
            seat = listener.who
            if key in self._keys:
                return Done(key) if self._keys[key] == seat else Refused(key, Problem("key-taken"))
            if seat is None:
                return Refused(key, Problem("not-seated"))
            if self.sitting is None:
                return Refused(key, Problem("not-begun"))
            if mark != self._mark(seat):
                return Refused(key, Problem("stale"), self._scene(seat, 0))
            after = self.sitting.fork()
            try:
                change(after, seat)
            except Illegal as error:
                return Refused(key, Problem(error.id, error.details))
            if await self._keep(after, seat, key):
                return Done(key)
            if self._keys.get(key) == seat:
                return Done(key)
            return Refused(key, Problem("stale"), self._scene(seat, 0))

    async def _keep(self, after: Sitting, seat: int, key: str | None) -> bool:
        """Store the newest entry of `after` and tell it; False if another process was quicker."""
        entry = Entry(len(self._entries) + 1, seat, key, after.entries[-1], time())
        try:
            await self._store.append(self.header.id, entry)
        except Taken:
            await self._hear_entries()
            return False
        self._turn_to(after, [entry])
        self.wake_bots()
        return True

    def _turn_to(self, after: Sitting, entries: list[Entry]) -> None:
        """Go on from here, and tell every listener who notices something."""
        before = self.sitting
        self.sitting = after
        self._entries += entries
        self._keys |= {entry.key: entry.seat for entry in entries if entry.key is not None}
        self.changed = entries[-1].created
        known, self._noticed = self._noticed, {}
        self._marks = {}
        since = 0 if before is None else same_lines(before.state.log or [], after.state.log or [])
        for who in {listener.who for listener in self.listeners}:
            scene = self._scene(who, since)
            if self._noticed[who] != known.get(who):
                frame = framed(Moved(scene))
                for listener in self.listeners:
                    if listener.who == who:
                        listener.tell(frame)

    # What other processes did

    async def catch_up(self, what: Iterable[str]) -> None:
        """Read what changed in the store (entries: `moved`, seats: `people`, `chat`, `review`)."""
        async with self._mailbox:
            if "people" in what:
                await self._hear_people()
            if "moved" in what:
                await self._hear_entries()
            if "chat" in what:
                await self._chat.hear()
            if "review" in what and self.stage == "over":
                kept = await self._store.review(self.header.id)
                if kept is not None:
                    self.tell_all(Reviewing(kept.done, kept.whole))

    def hear(self, notice: Notice) -> bool:
        """Take in what another process tells; False if the store must be asked what happened."""
        if notice.entry is not None:
            return self._follow(notice.entry)
        if not is_presence(notice.what):
            return False
        if self.presence.hear(notice.what):
            self.tell_people()
        return True

    def _follow(self, entry: Entry) -> bool:
        """Go on with an entry of another process, if nothing is under way here and none before it is missing."""
        if entry.number <= len(self._entries):
            return True
        if self._mailbox.locked() or self.sitting is None or entry.number != len(self._entries) + 1:
            return False
        self._perform(self.sitting, entry)
        return True

    async def _hear_entries(self) -> None:
        for entry in await self._store.entries(self.header.id, len(self._entries)):
            if self.sitting is not None:
                self._perform(self.sitting, entry)

    def _perform(self, before: Sitting, entry: Entry) -> None:
        after = before.fork()
        try:
            after.perform(entry.entry)
        except Illegal as error:
            raise BadRecord("table-spoilt", table=self.header.id) from error
        self._turn_to(after, [entry])
        if any(seat.is_bot for seat in self.seats):
            asyncio.get_running_loop().call_later(LEFT_TO_OTHERS, self._wake_if_unchanged, len(self._entries))

    async def _hear_people(self) -> None:
        header = await self._store.header(self.header.id)
        assert header is not None
        self.header = header
        self.sit(await self._store.seats(self.header.id))

    def sit(self, seats: list[Seat]) -> None:
        """Others sit here now; when the last seat is taken, the game begins."""
        self.seats = seats
        if self._begin_if_full():
            for listener in self.listeners:
                listener.fall_behind()
        self.tell_people()
        self.wake_bots()

    def _begin_if_full(self) -> bool:
        if self.sitting is not None or any(seat.is_open for seat in self.seats):
            return False
        entries = [entry.entry for entry in self._entries]
        self.sitting = resume(self.rules, self.header.record(len(self.seats), entries))
        return True

    # Bots

    def _wake_if_unchanged(self, entries: int) -> None:
        """Another process should have let its bots think; perhaps it died."""
        if len(self._entries) == entries:
            self.wake_bots()

    def wake_bots(self) -> None:
        """Let every bot think that has to decide and does not think yet."""
        if self.sitting is not None:
            asked = [int(decision.seat) for decision in self.sitting.state.waiting()]
            self._thinking.wake((seat for seat in asked if self.seats[seat].is_bot), self)

    def _is_asked(self, seat: int) -> bool:
        return self.sitting is not None and any(decision.seat == seat for decision in self.sitting.state.waiting())

    def question(self, seat: int) -> Question | None:
        """What a bot is asked; None if it is not asked."""
        if not self.seats[seat].is_bot or not self._is_asked(seat):
            return None
        recorded = self._next_in_lesson(seat)
        return Question(
            mark=self._mark(seat),
            record=self.record(),
            level=self.seats[seat].level or "",
            seed=self._bot_seed(seat),
            recorded=None if recorded is None else recorded[1],
        )

    async def answer_for_bot(self, seat: int, mark: str, token: str) -> None:
        """Whoever undid something meanwhile makes the bot think anew."""
        async with self._mailbox:
            asked = self.seats[seat].is_bot and self._is_asked(seat)
            if self.sitting is not None and asked and self._mark(seat) == mark:
                after = self.sitting.fork()
                after.answer(seat, token)
                await self._keep(after, seat, None)

    def _bot_seed(self, seat: int) -> int:
        """Has nothing to do with the seed of the game."""
        name = f"{self.header.id} {len(self._entries)} {seat}"
        return int.from_bytes(blake2b(name.encode(), digest_size=8).digest())

    async def close(self) -> None:
        """Stop thinking; what was decided is kept."""
        await self._thinking.close()


def problem_of(error: MotuError) -> Problem:
    return Problem(error.id, dict(error.details))
