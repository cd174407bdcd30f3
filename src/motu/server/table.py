"""One table: its players, its game, and everybody who has it open. Moves are handled one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from time import time
from typing import Any, Final, Literal

from msgspec import structs

from motu.core.agenda import Json
from motu.core.errors import BadRecord, Illegal
from motu.core.record import resume
from motu.core.rules import Rules
from motu.core.session import TAKE_BACK, UNDO, GameSession, same_secret_step
from motu.games.tutorials import FIRST, LEARNER, next_in_tutorial, tutorial_prompts, tutorial_with_seed
from motu.server.archive import Archive, Resumed, snapshot_of
from motu.server.bot_turns import BotTurns, Question, bot_seed
from motu.server.bots import Bots
from motu.server.chat import Chat
from motu.server.clock_settings import STAND_IN
from motu.server.consent import Consent as ConsentOfAll
from motu.server.consent import is_consent
from motu.server.errors import Missing
from motu.server.foresight import foreseen
from motu.server.identity import short_id
from motu.server.listener import Listener, encoded
from motu.server.messages import (
    Advice,
    Advise,
    Answer,
    AskBack,
    AskingBack,
    Choices,
    ClockChanged,
    Consent,
    Done,
    EditionInfo,
    Foreseen,
    Look,
    Moved,
    Past,
    People,
    PlanInfo,
    PlanMoves,
    Planned,
    Problem,
    Refused,
    Reviewing,
    Say,
    Scene,
    ServerMessage,
    TableInfo,
    TakenBack,
    Tallied,
    TutorialStep,
    Undo,
    UndoState,
    Vote,
    Whole,
    problem_of,
)
from motu.server.plans import PLANS, TablePlans, chosen_by, new_plan
from motu.server.presence import WHO, Presence, is_presence
from motu.server.scene import choices_of, past_of, same_lines, scene_of, visible_change_key
from motu.server.store import BOT, Entry, Header, Line, Notice, Seat, Snapshot, TableStore, Taken
from motu.server.table_clock import TableClock
from motu.server.table_info import table_info
from motu.server.tally import tally_of

LEFT_TO_OTHER_PROCESS: Final = 10.0
"""Seconds after which a bot chooses here although another process should do it."""

CLOSED_BY_HOST: Final = "host"
"""Why a game was stopped: the host closed the table."""

_log = logging.getLogger(__name__)


class Table:
    """A table in memory, derived from the store."""

    def __init__(
        self,
        header: Header,
        rules: Rules,
        edition: EditionInfo,
        seats: list[Seat],
        entries: list[Entry],
        chat: list[Line],
        store: TableStore,
        bots: Bots,
        pause: float,
        release: str,
        snapshot: Snapshot | None = None,
        archive: Archive | None = None,
        problem: Problem | None = None,
        resumed: Resumed | None = None,
        plans: TablePlans | None = None,
        clock: TableClock | None = None,
        on_change: Callable[[Table], None] | None = None,
    ) -> None:
        self.header = header
        self.rules = rules
        self.edition = edition
        self.seats = seats
        self.session: GameSession | None = None if resumed is None else resumed.session
        self.archive = archive
        """What the table looked like, if it can't be played on; `problem` says why."""
        self.problem = problem
        self._snapshot = snapshot
        self.listeners: list[Listener] = []
        self.presence = Presence(header.id, store, self.listeners)
        visible = len(entries) if resumed is None else resumed.visible
        self.changed_at = entries[visible - 1].created if visible else header.created
        """When something happened that everybody could notice. A secret choice is not told before all have chosen."""
        self._entries = entries
        self._keys = {entry.key: entry.seat for entry in entries if entry.key is not None}
        self.taken_back = taken_back_in(entries)
        self._consent = ConsentOfAll(header.id, store)
        self._chat = Chat(header.id, chat, store, self.listeners)
        self._store = store
        self._bots = bots
        self._release = release
        self._lock = asyncio.Lock()
        self._marks: dict[int | None, str] = {}
        self._shown: dict[int | None, tuple[object, ...]] = {}
        self._at_device: dict[str, int] = {}
        """Of people who share a device, whose turn it was last."""
        self._bot_turns = BotTurns(bots, pause)
        self._plans = plans
        """None where nobody can plan moves."""
        self._pause = pause
        self.clock = clock
        """None if people have as much time as they like."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._on_change = on_change
        self._begin_if_full()

    # The table as others see it

    @property
    def stage(self) -> Literal["open", "playing", "over", "archived"]:
        """Whether the table waits for players, is being played, is over, or can only be looked at."""
        if self.archive is not None:
            return "archived"
        if self.is_stopped:
            return "over"
        if self.session is None:
            return "open"
        return "over" if self.session.state.pending() is None else "playing"

    @property
    def is_stopped(self) -> bool:
        """Whether nobody can move any more, although the game is not played to its end."""
        return self.header.stopped != ""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, also if it is archived."""
        return self.stage == "over" if self.archive is None else self.archive.stage == "over"

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats of a guest: several if people share one device."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person and guest and seat.guest == guest]

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest, if they have one. Of people who share a device, it is the one who is asked."""
        own = self.seats_of(guest)
        if len(own) <= 1 or guest is None:
            return own[0] if own else None
        asked = [] if self.session is None else [int(one.seat) for one in self.session.state.waiting()]
        now = self._at_device.get(guest, own[0])
        if now not in asked:
            now = next((seat for seat in asked if seat in own), now)
        self._at_device[guest] = now
        return now

    @property
    def is_one_device(self) -> bool:
        """Whether several people share one device."""
        guests = [seat.guest for seat in self.seats if seat.is_person and seat.guest is not None]
        return len(set(guests)) < len(guests)

    def info(self, guest: str | None, hidden: frozenset[str] = frozenset()) -> TableInfo:
        """The table as a guest sees it from outside, without the names of people whom they have muted."""
        return table_info(self, guest, hidden)

    def view_of(self, who: int | None) -> Json | None:
        """The view of a seat, or of a spectator; None before the game."""
        if self.archive is not None:
            return self.archive.scene(who).view
        return None if self.session is None else self.rules.seen(self.session.state, who)

    def chat_line(self, number: int) -> Line | None:
        """A line of chat by its number."""
        return self._chat.line(number)

    def whole(self, listener: Listener) -> Whole:
        """Everything that a listener may know."""
        if self.archive is not None:
            scene: Scene | None = self.archive.scene(listener.who)
        else:
            scene = None if self.session is None else self._scene(listener.who, 0)
        info, chat = self.info(listener.guest, listener.hidden), self._chat.latest(listener.hidden)
        asking = self._consent.info(self)
        plan = self._plan_info(listener.who)
        return Whole(info, scene, chat, self.presence.watchers(), self._release, asking_back=asking, plan=plan)

    def record(self) -> str:
        """The record of the game so far. It contains everything, so nobody gets it before the end."""
        stored = self.header.record(len(self.seats), [entry.entry for entry in self._entries])
        stored.edition = "" if self.archive else self.rules.carried_text(self.rules.edition)
        return stored.dump()

    def options(self) -> dict[str, bool]:
        """The variants, on or off. A game of an earlier version has the rulings of its time."""
        if self.archive is not None:
            return self.archive.options
        origin = None if self.session is None else self.session.state.origin
        return origin.options if origin else {name: name in self.header.options for name in self.rules.options}

    def snapshot_age(self, now: float) -> float:
        """Seconds since it was last stored what the table looks like; since its beginning, if it never was."""
        return now - (self.header.created if self._snapshot is None else self._snapshot.created)

    async def keep_snapshot(self) -> None:
        """Store what the table looks like, if that changed since the last time."""
        entries = len(self._entries)
        if self.session is None or (self._snapshot is not None and self._snapshot.entries == entries):
            return
        self._snapshot = snapshot_of(self.session, entries, self._release, time())
        await self._store.keep_snapshot(self.header.id, self._snapshot)

    def _scene(self, who: int | None, since: int) -> Scene:
        """The scene for a viewer. Also remembers its mark and what the viewer was shown."""
        assert self.session is not None
        scene = scene_of(self.session, who, since, self.is_alone(who))
        if who is not None and self.is_one_device:
            scene.undo = UndoState(self._last_at_device(self.session, who) is not None)
        if self.header.rated:
            scene.undo.ask = False
        if self.is_stopped:
            scene.choices, scene.undo = None, UndoState(False)
        if who == LEARNER and scene.choices is not None:
            scene.tutorial = self._tutorial()
        self._marks[who] = scene.mark
        self._shown[who] = visible_change_key(scene)
        return scene

    def is_alone(self, who: int | None) -> bool:
        """Whether all others at the table are bots or at the same device: they consent to all that is taken back.

        Where the result counts, nobody consents.
        """
        if self.header.rated:
            return False
        here = set() if who is None else set(self.seats_of(self.seats[who].guest))
        return all(seat.is_bot for number, seat in enumerate(self.seats) if number != who and number not in here)

    def _last_at_device(self, session: GameSession, seat: int) -> int | None:
        """Who of the people at one device answered last. They take back each other's answers."""
        own = self.seats_of(self.seats[seat].guest)
        if session.state.pending() is None or not self.is_alone(seat):
            return None
        return next((int(one) for one, _ in reversed(session.state.answers or []) if one in own), None)

    def _tutorial(self) -> TutorialStep | None:
        """The prompt of a tutorial; None once the learner deviated, or at its end."""
        following = self._next_in_tutorial(LEARNER)
        if following is None:
            return None
        name = tutorial_with_seed(self.header.game, self.header.seed, self.header.components) or FIRST
        return TutorialStep(following[0], tutorial_prompts(self.header.game, name), following[1], name)

    def _next_in_tutorial(self, seat: int) -> tuple[int, str] | None:
        if not self.header.tutorial:
            return None
        answered = [(entry.seat, entry.entry) for entry in self._entries]
        return next_in_tutorial(self.header.game, self.header.seed, self.header.components, answered, seat)

    def _mark(self, who: int | None) -> str:
        return self._marks[who] if who in self._marks else self._scene(who, 0).mark

    # Listeners

    def connect(self, listener: Listener) -> None:
        """Add a listener."""
        if not self.listeners:
            self.presence.ask()
        self.listeners.append(listener)
        self.presence.send()
        self.send_people(but=listener)
        self.wake_bots()
        self.wake_plans()

    def disconnect(self, listener: Listener) -> None:
        """Remove a listener."""
        self.listeners.remove(listener)
        self.presence.send()
        self.send_people()

    def has_moved(self, seat: int) -> bool:
        """Whether somebody at this seat has answered anything."""
        return any(entry.seat == seat and entry.key is not None for entry in self._entries)

    def may_enter(self, guest: str | None) -> bool:
        """Whether somebody may see this table: players and the owner always, others unless it is closed to them."""
        if self.seat_of(guest) is not None or (guest is not None and guest == self.header.owner):
            return True
        return self.header.watchable and not self.is_closed_by_host and guest not in self.header.removed

    @property
    def is_closed_by_host(self) -> bool:
        """Whether the host closed the table."""
        return self.header.stopped == CLOSED_BY_HOST

    def watchers_here(self) -> int:
        """How many spectators have this table open in this process."""
        return sum(listener.who is None for listener in self.listeners)

    def send_people(self, but: Listener | None = None) -> None:
        """Tell every listener who plays, who watches and who is here. One whose seat changed gets the whole table."""
        watchers = self.presence.watchers()
        for listener in self.listeners:
            seat = self.seat_of(listener.guest)
            if not self.may_enter(listener.guest):
                listener.dismiss()
            elif seat != listener.who:
                listener.who = seat
                listener.resync()
            elif listener is not but:
                listener.send(encoded(People(self.info(listener.guest, listener.hidden), watchers)))

    def send_to_all(self, message: ServerMessage) -> None:
        """Send everybody at the table the same message."""
        frame = encoded(message)
        for listener in self.listeners:
            listener.send(frame)

    # Messages of a listener

    async def answer(self, listener: Listener, request: Answer) -> Done | Refused:
        """Answer a decision. Everybody gets the change before the sender gets `Done`."""
        return await self._move(
            listener, request.key, request.mark, lambda session, seat: session.answer(seat, request.token)
        )

    async def undo(self, listener: Listener, request: Undo, most: int) -> Done | Refused:
        """Undo the last answer of the listener's seat. A record may have only so many undos, or a third of its entries.

        Each is an entry, so without a bound one player could make a record endless.
        """
        if self._has_undone_enough(most) and request.key not in self._keys:
            return Refused(request.key, Problem("too-many-undos"))

        def back(session: GameSession, seat: int) -> None:
            last = self._last_at_device(session, seat) if self.is_one_device else None
            seat = seat if last is None else last
            if not session.may_undo(seat) and self.is_alone(seat) and session.may_take_back(seat):
                session.take_back(seat)
            else:
                session.undo(seat)

        return await self._move(listener, request.key, request.mark, back)

    async def ask_back(self, listener: Listener, request: AskBack, most: int) -> Done | Refused:
        """Ask all others whether the listener may take their last answer back."""
        async with self._lock:
            seat = listener.who
            if seat is None:
                return Refused(request.key, Problem("not-seated"))
            if self.session is None or self.is_stopped:
                return Refused(request.key, self._not_playing())
            if request.mark != self._mark(seat):
                return Refused(request.key, Problem("stale"), self._scene(seat, 0))
            if self.header.rated:
                return Refused(request.key, Problem("rated-take-back"))
            if self._has_undone_enough(most):
                return Refused(request.key, Problem("too-many-undos"))
            self._consent.ask(self, seat)
            self._send_asking_back()
            await self._take_back_if_all_agree()
            return Done(request.key)

    async def consent_to(self, listener: Listener, request: Consent) -> Done | Refused:
        """Agree to what somebody wants to take back, or refuse it. When all agree, it is done."""
        async with self._lock:
            seat = listener.who
            if seat is None:
                return Refused(request.key, Problem("not-seated"))
            if request.agree:
                self._consent.agree(self, seat, request.request)
                self._send_asking_back()
                await self._take_back_if_all_agree()
            else:
                self._consent.refuse(self, seat, request.request)
                self._send_asking_back(refused=seat)
            return Done(request.key)

    async def _take_back_if_all_agree(self) -> None:
        """Called while the table handles nothing else. Two processes may try it, one of them succeeds."""
        seat = self._consent.agreed_for(self)
        if seat is None or self.session is None or self.is_stopped:
            return
        after = self.session.fork()
        after.take_back(seat)
        await self._store_and_send(after, seat, None)

    def _send_asking_back(self, refused: int | None = None) -> None:
        self.send_to_all(AskingBack(self._consent.info(self), refused))

    async def say(self, listener: Listener, request: Say, name: str) -> Done | Refused:
        """Add a line of chat."""
        if listener.guest is None:
            return Refused(request.key, Problem("guests-only"))
        if self.is_closed_by_host:
            return Refused(request.key, Problem("closed-by-host"))
        await self._chat.say(listener.who, listener.guest, name, request.key, request.text)
        return Done(request.key)

    async def advise(self, listener: Listener, request: Advise) -> Advice | Refused:
        """What the expert would choose. It does not block the table."""
        seat = listener.who
        if not self.header.hints:
            return Refused(request.key, Problem("no-hints"))
        if seat is None:
            return Refused(request.key, Problem("not-seated"))
        if self.session is None:
            return Refused(request.key, self._not_playing())
        if request.mark != self._mark(seat):
            return Refused(request.key, Problem("stale"), self._scene(seat, 0))
        if not self._is_asked(seat):
            return Refused(request.key, Problem("not-asked"))
        seed = bot_seed(self.header.seed, request.mark, seat)
        lines = await self._bots.advise(self.record(), seat, seed, listener.guest or "")
        return Advice(request.key, request.mark, lines)

    def look(self, listener: Listener, request: Look) -> Past | Refused:
        """The table at an earlier moment, as the listener may see it."""
        if self.session is None:
            return Refused(None, self._not_playing())
        return past_of(self.session, listener.who, request)

    def tally(self, listener: Listener) -> Tallied | Refused:
        """What everybody would score if the game ended now, as the listener can know it."""
        if self.session is None:
            return Refused(None, self._not_playing())
        return Tallied(self._mark(listener.who), tally_of(self.session.rules, self.session.state, listener.who))

    # Planned moves

    def foresee(self, listener: Listener) -> Foreseen | Refused:
        """What a seat may be asked next, as far as it can know that."""
        problem = self._no_plans(listener.who)
        if problem is not None or listener.who is None or self.session is None:
            return Refused(None, problem or Problem("not-seated"))
        return Foreseen(self._mark(listener.who), self._foreseen(self.session, listener.who))

    def _foreseen(self, session: GameSession, seat: int) -> list[Choices]:
        return foreseen(session.rules, session.state, seat, self.is_alone(seat))

    async def plan(self, listener: Listener, request: PlanMoves) -> Done | Refused:
        """Keep what a seat wants to answer next, or take it back."""
        async with self._lock:
            seat = listener.who
            problem = self._no_plans(seat)
            if problem is not None or seat is None or self.session is None or self._plans is None:
                return Refused(request.key, problem or Problem("not-seated"))
            if request.tokens:
                if request.mark != self._mark(seat):
                    return Refused(request.key, Problem("stale"), self._scene(seat, 0))
                plan = new_plan(self._foreseen(self.session, seat), request.decision, request.tokens)
                await self._plans.keep(seat, plan)
            else:
                await self._plans.drop(seat)
            self._send_plan(seat)
            return Done(request.key)

    def _no_plans(self, seat: int | None) -> Problem | None:
        """Why a seat can't plan anything now."""
        if seat is None:
            return Problem("not-seated")
        if self.session is None or self.stage != "playing":
            return self._not_playing() if self.stage != "over" or self.is_stopped else Problem("plan-over")
        if self._plans is None or self.is_one_device or self.header.tutorial:
            return Problem("plan-not-here")
        return Problem("plan-asked") if self._is_asked(seat) else None

    def _plan_info(self, seat: int | None) -> PlanInfo | None:
        plan = None if self._plans is None else self._plans.of(seat)
        return None if plan is None else plan.info()

    def _send_plan(self, seat: int) -> None:
        """Tell those at a seat, and nobody else."""
        frame = encoded(Planned(self._plan_info(seat)))
        for listener in self.listeners:
            if listener.who == seat:
                listener.send(frame)

    async def _drop_plan(self, seat: int) -> None:
        """A seat has answered, or nobody sits there any more. If this fails, the plan is looked at when it is tried."""
        try:
            if self._plans is not None and await self._plans.drop(seat):
                self._send_plan(seat)
        except Exception:
            _log.exception("a plan at table %s could not be deleted", short_id(self.header.id))

    def wake_plans(self) -> None:
        """Carry out what was planned by those who are asked now."""
        if self._plans is not None and any(self._is_asked(seat) for seat in self._plans.waiting()):
            self._start(self._play_plans())

    async def _play_plans(self) -> None:
        """One plan after the other. First there is a pause in which the last mover can undo, as before bots."""
        await asyncio.sleep(self._pause)
        async with self._lock:
            for seat in [] if self._plans is None else self._plans.waiting():
                await self._play_plan(seat)

    async def _play_plan(self, seat: int) -> None:
        plan = None if self._plans is None else self._plans.of(seat)
        if self._plans is None or plan is None or self.session is None or not self._is_asked(seat):
            return
        if not self.seats[seat].is_person:
            await self._drop_plan(seat)
            return
        asked = choices_of(self.rules, self.session.state, seat, self.is_alone(seat))
        assert asked is not None
        chosen = chosen_by(plan, asked)
        if isinstance(chosen, Problem):
            await self._plans.keep(seat, structs.replace(plan, dropped=chosen))
            self._send_plan(seat)
            return
        after = self.session.fork()
        after.answer(seat, chosen.token)
        await self._store_and_send(after, seat, plan.id)

    def _not_playing(self) -> Problem:
        if self.is_stopped:
            return Problem("game-stopped")
        return Problem("not-begun" if self.archive is None else "table-archived")

    async def _move(
        self, listener: Listener, key: str, mark: str, change: Callable[[GameSession, int], None]
    ) -> Done | Refused:
        """One move: check the key, the mark and legality; store it first, then send it."""
        async with self._lock:
            seat = listener.who
            if key in self._keys:
                own = self._keys[key] == seat or self._keys[key] in self.seats_of(listener.guest)
                return Done(key) if own else Refused(key, Problem("key-taken"))
            if seat is None:
                return Refused(key, Problem("not-seated"))
            if self.session is None or self.is_stopped:
                return Refused(key, self._not_playing())
            if mark != self._mark(seat):
                return Refused(key, Problem("stale"), self._scene(seat, 0))
            after = self.session.fork()
            try:
                change(after, seat)
            except Illegal as error:
                return Refused(key, problem_of(error))
            if await self._store_and_send(after, seat, key):
                return Done(key)
            if self._keys.get(key) == seat:
                return Done(key)
            return Refused(key, Problem("stale"), self._scene(seat, 0))

    async def _store_and_send(self, after: GameSession, seat: int, key: str | None) -> bool:
        """Store the newest entry of `after` and send the change. False if another process was faster."""
        entry = Entry(len(self._entries) + 1, seat, key, after.entries[-1], time())
        try:
            await self._store.append(self.header.id, entry)
        except Taken:
            await self._read_entries()
            return False
        self._switch_to(after, [entry])
        await self._follow_clock(seat)
        await self._drop_plan(seat)
        self.wake_bots()
        self.wake_plans()
        return True

    def _switch_to(self, after: GameSession, entries: list[Entry]) -> None:
        """Continue from here, and send the change to every listener who can see it."""
        before = self.session
        was_asked = self._consent.request(self) is not None
        self.session = after
        self._entries += entries
        self.taken_back += taken_back_in(entries)
        self._keys |= {entry.key: entry.seat for entry in entries if entry.key is not None}
        if before is None or not same_secret_step(before.state, after.state):
            self.changed_at = entries[-1].created
        known, self._shown = self._shown, {}
        self._marks = {}
        if self._on_change is not None:
            self._on_change(self)
        since = 0 if before is None else same_lines(before.state.log or [], after.state.log or [])
        for who in {listener.who for listener in self.listeners}:
            scene = self._scene(who, since)
            if self._shown[who] != known.get(who):
                frame = encoded(Moved(scene))
                for listener in self.listeners:
                    if listener.who == who:
                        listener.send(frame)
        if self.is_one_device:
            self._start(self._pass_device())
        if was_asked:
            self._send_asking_back()
        if taken_back_in(entries):
            self.send_people()

    async def _pass_device(self) -> None:
        """Whoever of those who share a device is asked now sees the table from their seat.

        Whoever moved is told first that it was done.
        """
        async with self._lock:
            for listener in self.listeners:
                seat = self.seat_of(listener.guest)
                if seat != listener.who:
                    listener.who = seat
                    listener.send_whole()

    # Changes by other processes

    async def catch_up(self, what: Iterable[str]) -> None:
        """Read what changed: `moved` (entries), `people` (seats), `clock`, `chat`, `review`, or `erased` (all)."""
        async with self._lock:
            if "erased" in what and await self._chat.reload():
                for listener in self.listeners:
                    listener.resync()
            if "people" in what or "erased" in what:
                await self._read_people()
            if "moved" in what:
                await self._read_entries()
            if PLANS in what and self._plans is not None:
                for seat in await self._plans.reload():
                    self._send_plan(seat)
            if "clock" in what and self.clock is not None and await self.clock.read():
                self._send_clock()
            if "chat" in what:
                await self._chat.catch_up()
            if "review" in what and self.stage == "over":
                kept = await self._store.review(self.header.id)
                if kept is not None:
                    self.send_to_all(Reviewing(kept.done, kept.whole))

    def receive(self, notice: Notice) -> bool:
        """Process a notice of another process. False if the store must be read."""
        if notice.entry is not None:
            return self._apply_notice(notice.entry)
        if is_consent(notice.what):
            self._hear_consent(notice.what)
            return True
        if not is_presence(notice.what):
            return False
        if notice.what == WHO:
            self._consent.resend(self)
        if self.presence.receive(notice.what):
            self.send_people()
        return True

    def _hear_consent(self, what: str) -> None:
        before = self._consent.info(self)
        refused = self._consent.receive(self, what)
        if refused is not None or self._consent.info(self) != before:
            self._send_asking_back(refused)
            self._start(self._check_consent())

    async def _check_consent(self) -> None:
        async with self._lock:
            await self._take_back_if_all_agree()

    def _apply_notice(self, entry: Entry) -> bool:
        """Apply an entry of another process, if no move is in progress here and no entry before it is missing."""
        if entry.number <= len(self._entries):
            return True
        if self._lock.locked() or self.session is None or entry.number != len(self._entries) + 1:
            return False
        self._apply_stored(self.session, entry)
        return True

    async def _read_entries(self) -> None:
        for entry in await self._store.entries(self.header.id, len(self._entries)):
            if self.session is not None:
                self._apply_stored(self.session, entry)

    def _apply_stored(self, before: GameSession, entry: Entry) -> None:
        after = before.fork()
        try:
            after.apply_entry(entry.entry)
        except Illegal as error:
            raise BadRecord("table-spoilt", table=self.header.id) from error
        self._switch_to(after, [entry])
        if any(seat.is_bot for seat in self.seats) or (self._plans is not None and self._plans.waiting()):
            asyncio.get_running_loop().call_later(LEFT_TO_OTHER_PROCESS, self._wake_if_unchanged, len(self._entries))

    async def _read_people(self) -> None:
        header = await self._store.header(self.header.id)
        if header is None:
            raise Missing("unknown-table", table=self.header.id)
        ended = header.stopped != self.header.stopped
        self.header = header
        if self.clock is not None and await self.clock.read():
            self._send_clock()
        if ended:
            self._marks, self._shown = {}, {}
            for listener in self.listeners:
                listener.resync()
        self.set_seats(await self._store.seats(self.header.id))

    def set_seats(self, seats: list[Seat]) -> None:
        """Change the seats. When the last one is taken, the game begins."""
        self.seats = seats
        if self._on_change is not None:
            self._on_change(self)
        if self._begin_if_full():
            for listener in self.listeners:
                listener.resync()
        self.send_people()
        self.wake_bots()
        if self._consent.request(self) is not None:
            self._start(self._check_consent())
        if self.clock is not None:
            self._start(self.start_clock())

    def stand_in(self, number: int) -> Seat:
        """The bot that plays on at a seat whose player leaves. Where the result counts, it is known for whom."""
        seat = self.seats[number]
        return Seat(BOT, seat.name, STAND_IN, left_by=seat.guest if self.header.rated else None)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something later, when the table handles nothing else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _begin_if_full(self) -> bool:
        if self.session is not None or self.archive is not None or any(seat.is_open for seat in self.seats):
            return False
        self.session = resume(self.rules, self.header.record(len(self.seats), [one.entry for one in self._entries]))
        return True

    # The clock

    @property
    def entry_count(self) -> int:
        """How many entries the game has."""
        return len(self._entries)

    def answers_in_effect(self) -> int:
        """How many answers were given and not taken back."""
        return 0 if self.session is None else len(self.session.state.answers or [])

    def _has_undone_enough(self, most: int) -> bool:
        undos = sum(entry.entry.rpartition(" ")[2] in (UNDO, TAKE_BACK) for entry in self._entries)
        return undos >= max(most, len(self._entries) // 3)

    def last_mover(self) -> int | None:
        """The seat that made the last entry."""
        return self._entries[-1].seat if self._entries else None

    def last_entry_of(self, seat: int) -> int:
        """The number of the last entry that a seat made; 0 if it made none."""
        return next((entry.number for entry in reversed(self._entries) if entry.seat == seat), 0)

    def people_asked(self) -> set[int]:
        """The people who have to decide now. Bots have all the time that they need."""
        if self.session is None or self.stage != "playing":
            return set()
        asked = {int(decision.seat) for decision in self.session.state.waiting()}
        return {seat for seat in asked if self.seats[seat].is_person}

    async def start_clock(self) -> None:
        """Run the clock for those who are asked now, after the table was read or a seat has changed."""
        if self.clock is not None:
            async with self._lock:
                await self._follow_clock(None)

    async def _follow_clock(self, mover: int | None) -> None:
        """If this fails, the move is stored all the same, and the clock is looked at again when it runs out."""
        try:
            if self.clock is not None and await self.clock.follow(self, mover):
                self._send_clock()
        except Exception:
            _log.exception("the clock of table %s could not be stored", short_id(self.header.id))

    async def clock_ran_out(self) -> None:
        """Apply the table's rule to those who are out of time."""
        if self.clock is not None:
            async with self._lock:
                if await self.clock.run_out(self):
                    await self._read_people()
                    self._send_clock()

    async def vote(self, listener: Listener, request: Vote) -> Done | Refused:
        """Vote on what happens to those who are out of time."""
        async with self._lock:
            if listener.who is None:
                return Refused(request.key, Problem("not-seated"))
            if self.clock is None or self.is_stopped:
                return Refused(request.key, Problem("no-vote"))
            if await self.clock.vote(self, listener.who, request.choice):
                await self._read_people()
                self._send_clock()
                return Done(request.key)
        return Refused(request.key, Problem("stale"))

    def _send_clock(self) -> None:
        if self.clock is not None:
            self.send_to_all(ClockChanged(self.clock.info()))

    # Bots

    def _wake_if_unchanged(self, entries: int) -> None:
        """Another process should have let bots choose and carried out plans; perhaps it died."""
        if len(self._entries) == entries:
            self.wake_bots()
            self.wake_plans()

    def wake_bots(self) -> None:
        """Let every bot choose that has to decide and does not choose yet."""
        if self.session is not None and not self.is_stopped:
            asked = [int(decision.seat) for decision in self.session.state.waiting()]
            self._bot_turns.wake((seat for seat in asked if self.seats[seat].is_bot), self)

    def _is_asked(self, seat: int) -> bool:
        if self.session is None or self.is_stopped:
            return False
        return any(decision.seat == seat for decision in self.session.state.waiting())

    def question(self, seat: int) -> Question | None:
        """What a bot is asked; None if it is not asked."""
        if not self.seats[seat].is_bot or not self._is_asked(seat):
            return None
        recorded = self._next_in_tutorial(seat)
        return Question(
            mark=self._mark(seat),
            record=self.record(),
            level=self.seats[seat].level or "",
            seed=bot_seed(self.header.seed, self._mark(seat), seat),
            recorded=None if recorded is None else recorded[1],
            person=self.header.owner or "",
            watched=bool(self.listeners),
            where=f"of table {short_id(self.header.id)} after {len(self._entries)} entries",
        )

    async def answer_for_bot(self, seat: int, mark: str, token: str) -> None:
        """Carry out a bot's choice, unless the table has changed since: then the bot chooses again."""
        async with self._lock:
            asked = self.seats[seat].is_bot and self._is_asked(seat)
            if self.session is not None and asked and self._mark(seat) == mark:
                after = self.session.fork()
                after.answer(seat, token)
                await self._store_and_send(after, seat, None)

    async def close(self) -> None:
        """Stop the bots."""
        for task in self._tasks:
            task.cancel()
        await self._bot_turns.close()


def taken_back_in(entries: Sequence[Entry]) -> list[TakenBack]:
    """What was taken back by these entries, with everybody's consent. Such an entry names its seat: `@0 take-back`."""
    found = [(*entry.entry.removeprefix("@").partition(" "), entry.created) for entry in entries]
    return [TakenBack(int(seat), at) for seat, _, what, at in found if what == TAKE_BACK]
