"""Snapshots of tables: what everybody saw, stored so that it can be looked at when it can't be replayed any more."""

from __future__ import annotations

import zlib
from base64 import b85decode, b85encode
from hashlib import blake2b
from typing import Literal

import msgspec
from msgspec import Struct

from motu.core.errors import BadRecord
from motu.core.record import Record, resume
from motu.core.rules import Rules
from motu.core.session import GameSession
from motu.server.messages import Scene, UndoState
from motu.server.scene import mark_of, result_of
from motu.server.store import Snapshot

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


def resume_checked(rules: Rules, stored: Record, snapshot: Snapshot | None) -> GameSession:
    """Continue a stored game; raises BadRecord if the rules lead it elsewhere than they did when it was played."""
    if snapshot is None or snapshot.entries > len(stored.entries):
        return resume(rules, stored)
    session = resume(rules, stored.beginning(snapshot.entries))
    if fingerprint_of(session) != snapshot.fingerprint:
        raise BadRecord("record-replays-differently", game=stored.game)
    for entry in stored.entries[snapshot.entries :]:
        session.apply_entry(entry)
    return session
