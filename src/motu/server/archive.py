"""Snapshots of tables: what everybody saw, stored so that it can be looked at when it can't be replayed any more."""

from __future__ import annotations

import asyncio
import zlib
from base64 import b85decode, b85encode
from hashlib import blake2b
from typing import Final, Literal

import msgspec
from msgspec import Struct

from motu.core.errors import BadRecord
from motu.core.record import Record, apply_entry, resume
from motu.core.rules import Rules
from motu.core.session import GameSession, same_secret_step
from motu.server.messages import Scene, UndoState
from motu.server.scene import mark_of, result_of
from motu.server.store import Snapshot

PIECE: Final = 40
"""Entries that are carried out before others get a turn: a few milliseconds."""
_encode = msgspec.json.Encoder().encode


class Archive(Struct):
    """A table as it was: for a spectator and for each seat what they saw, with the whole log, and the result."""

    release: str
    stage: Literal["playing", "over"]
    asked: list[int]
    options: dict[str, bool]
    spectator: Scene
    seats: list[Scene]

    def scene(self, who: int | None) -> Scene:
        """What a seat saw last, or a spectator."""
        return self.spectator if who is None else self.seats[who]


_decode = msgspec.json.Decoder(Archive).decode


def snapshot_of(session: GameSession, entries: int, release: str, now: float) -> Snapshot:
    """What a table looks like after so many entries."""
    state = session.state
    archive = Archive(
        release=release,
        stage="over" if state.pending() is None else "playing",
        asked=[int(decision.seat) for decision in state.waiting()],
        options=dict(state.origin.options) if state.origin else {},
        spectator=last_scene(session, None),
        seats=[last_scene(session, seat) for seat in range(state.seat_count())],
    )
    text = b85encode(zlib.compress(_encode(archive))).decode()
    return Snapshot(entries, fingerprint_of(session), text, now)


def archive_of(snapshot: Snapshot) -> Archive:
    """What a snapshot shows. Raises BadRecord if it is spoilt."""
    try:
        return _decode(zlib.decompress(b85decode(snapshot.text)))
    except (ValueError, zlib.error, msgspec.DecodeError) as error:
        raise BadRecord("snapshot-spoilt") from error


def last_scene(session: GameSession, who: int | None) -> Scene:
    """The view and the whole log of a viewer, without a question."""
    rules, state = session.rules, session.state
    view = rules.seen(state, who)
    mark = mark_of(view, None, len(state.log or []))
    return Scene(mark, view, None, UndoState(False), 0, rules.heard(state, who), result_of(rules, state))


def fingerprint_of(session: GameSession) -> str:
    """A hash of the position that is the same after every release that plays on equally.

    It is made of points, and of who may do what now. Attributes and views may change without a change of the rules, so
    they are no part of it.
    """
    rules, state = session.rules, session.state
    options = [
        (int(decision.seat), [decision.choice(state, move).token for move in decision.moves(state)])
        for decision in state.waiting()
    ]
    return blake2b(_encode((rules.scores(state), rules.places(state), options)), digest_size=12).hexdigest()


class Resumed(Struct):
    """A game that goes on, and the number of its last entry that everybody could notice."""

    session: GameSession
    visible: int


async def resume_in_pieces(rules: Rules, stored: Record, snapshot: Snapshot | None) -> Resumed:
    """Continue a stored game, a few entries at a time, so that a long game keeps nobody waiting.

    Raises BadRecord if the rules lead it elsewhere than they did when it was played.
    """
    resumed = Resumed(resume(rules, stored.beginning()), 0)
    check_fingerprint(resumed.session, stored, snapshot, 0)
    for number in range(len(stored.entries)):
        if number % PIECE == PIECE - 1:
            await asyncio.sleep(0)
        before = resumed.session.state
        apply_entry(resumed.session, stored, number)
        if not same_secret_step(before, resumed.session.state):
            resumed.visible = number + 1
        check_fingerprint(resumed.session, stored, snapshot, number + 1)
    return resumed


def check_fingerprint(session: GameSession, stored: Record, snapshot: Snapshot | None, entries: int) -> None:
    """Raise BadRecord if a game has another position than a snapshot shows after so many entries."""
    if snapshot is not None and snapshot.entries == entries and fingerprint_of(session) != snapshot.fingerprint:
        raise BadRecord("record-replays-differently", game=stored.game)
