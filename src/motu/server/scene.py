"""What one listener sees of a game: view, question, undo and log, made only from what that listener may know."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from motu.core.agenda import Event, Json, State
from motu.core.errors import Illegal
from motu.core.history import state_at_log_length, state_before
from motu.core.rules import Rules
from motu.core.session import GameSession, revealed_something
from motu.server.messages import Choices, Look, Option, Past, Result, Scene, UndoState

ASKED = ("asked", "decision")
"""The part of a view that says who has to decide."""
GUESSES = 2
"""On how many guessed tables an option is tried."""

_encode = msgspec.json.Encoder().encode


def scene_of(session: GameSession, who: int | None, since: int, alone: bool = False) -> Scene:
    """The game as `who` sees it; None is a spectator. The log begins with line `since`.

    Who is `alone` among bots may take everything back: the bots consent.
    """
    rules, state = session.rules, session.state
    view = rules.seen(state, who)
    choices = None if who is None else choices_of(rules, state, who, alone)
    undo = UndoState(False) if who is None else undo_of(session, who, alone)
    mark = mark_of(view, choices, len(state.log or []))
    return Scene(mark, view, choices, undo, since, rules.heard(state, who, since), result_of(rules, state))


def mark_of(view: Json, choices: Choices | None, lines: int) -> str:
    """A hash of what a listener sees: the view, the question and the length of the log. An answer must carry it.

    It depends on nothing else, so it reveals nothing about hidden moves. Who else is still asked is left out, and so is
    what an option would cause, which can depend on that: in a secret step an answer does not become stale because
    somebody else chose first.
    """
    seen = {key: value for key, value in view.items() if key not in ASKED}
    question = choices and (choices.decision, choices.args, [option.token for option in choices.options])
    return blake2b(_encode((seen, question, lines)), digest_size=12).hexdigest()


def visible_change_key(scene: Scene) -> tuple[object, ...]:
    """Everything whose change a listener would see."""
    return scene.mark, *(scene.view[key] for key in ASKED), scene.undo, scene.choices


def choices_of(rules: Rules, state: State, seat: int, alone: bool = False) -> Choices | None:
    """The question to a seat with every option, and what each would bring as far as the seat can know it."""
    asked = rules.choices(state, seat)
    if asked is None:
        return None
    tables = [guess_to_try(rules, state, seat, seed) for seed in range(GUESSES)]
    options = []
    for option, move in zip(asked["options"], rules.pending(tables[0]).moves(tables[0]), strict=True):
        irreversible, preview, ends_turn = predicted(rules, tables, seat, move)
        final = irreversible and not alone
        options.append(
            Option(option["token"], option["words"], option["args"], option["targets"], final, preview, ends_turn)
        )
    return Choices(asked["decision"], asked["args"], asked["clause"], options)


def guess_to_try(rules: Rules, state: State, seat: int, seed: int) -> State:
    """A table dealt from what the seat knows, on which its options can be tried."""
    table = rules.guessed(state, seat, seed)
    table.ask_first(seat)
    table.log = []
    return table


def predicted(rules: Rules, guesses: list[State], seat: int, move: int) -> tuple[bool, list[Json], bool]:
    """Whether a move can't be undone; if it can, the lines it adds to the log; and whether it ends the turn.

    It is tried on guessed tables, so it can't show what the seat does not know. Where the guesses go apart, because
    somebody else's next move is forced by what they hold, nothing more is predicted.
    """
    preview: list[Json] | None = None
    ends_turn = True
    for guess in guesses:
        after = guess.clone()
        after.take(move)
        if revealed_something(guess, after):
            return True, [], False
        ends_turn = ends_turn and all(decision.seat != seat for decision in after.waiting())
        lines = rules.heard(after, seat)
        preview = lines if preview is None else common_start(preview, lines)
    return False, preview or [], ends_turn


def common_start(lines: list[Json], others: list[Json]) -> list[Json]:
    """The common beginning of two logs."""
    for number, (line, other) in enumerate(zip(lines, others, strict=False)):
        if line != other:
            return lines[:number]
    return lines[: len(others)]


def undo_of(session: GameSession, seat: int, alone: bool) -> UndoState:
    """Whether a seat may take its last answer back, or ask the others whether it may."""
    may_take_back = session.may_take_back(seat)
    if session.may_undo(seat) or (alone and may_take_back):
        return UndoState(True)
    try:
        session.last_seat()
    except Illegal as reason:
        return UndoState(False, reason.id, may_take_back)
    return UndoState(False, "undo-not-yours", may_take_back)


def result_of(rules: Rules, state: State) -> Result | None:
    """The end of the game; the seed is kept secret until then."""
    if state.pending() is not None or state.origin is None:
        return None
    return Result(rules.places(state), rules.scores(state), rules.breakdown(state), str(state.origin.seed))


def past_of(session: GameSession, who: int | None, asked: Look) -> Past:
    """The table as it was; raises Illegal before the end if a decision is asked for by number."""
    rules, state = session.rules, session.state
    if asked.eyes is not None:
        who = seen_by(session, asked.eyes)
    if asked.before is None:
        past = state_at_log_length(rules, state, asked.at)
    elif state.pending() is not None:
        raise Illegal("not-over")
    else:
        past = state_before(rules, state, asked.before)
    return Past(len(past.log or []), len(state.log or []), rules.seen(past, who), asked.before, asked.eyes)


def seen_by(session: GameSession, eyes: int) -> int | None:
    """The seat through whose eyes a finished game is looked at. Before the end everybody has only their own."""
    if session.state.pending() is not None:
        raise Illegal("not-over")
    if eyes >= session.state.seat_count():
        raise Illegal("no-such-seat")
    return None if eyes < 0 else eyes


def same_lines(before: list[Event], after: list[Event]) -> int:
    """How many lines at the start of two logs are the same; an undo removes lines."""
    if len(before) <= len(after) and (not before or before[-1] is after[len(before) - 1]):
        return len(before)
    same = 0
    for old, new in zip(before, after, strict=False):
        if old is not new:
            break
        same += 1
    return same
