"""What one listener is told about a game: view, question, undo and log, each from that listener's knowledge only."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from motu.core.agenda import Event, Json, State
from motu.core.errors import Illegal
from motu.core.record import earlier
from motu.core.rules import Rules
from motu.core.sitting import Sitting, lifted_a_veil
from motu.players.review import before
from motu.server.messages import ChoicesTold, Look, OptionTold, Past, Result, Scene, UndoTold

ASKED = ("asked", "decision")
"""The part of a view that says who has to decide."""
GUESSES = 2
"""On how many guessed tables an option is tried."""

_encode = msgspec.json.Encoder().encode


def scene_of(sitting: Sitting, who: int | None, since: int) -> Scene:
    """The game as `who` sees it; None is a spectator. The log is told from line `since` on."""
    rules, state = sitting.rules, sitting.state
    view = rules.seen(state, who)
    choices = None if who is None else choices_of(rules, state, who)
    undo = UndoTold(False) if who is None else undo_of(sitting, who)
    mark = mark_of(view, choices, len(state.log or []))
    return Scene(mark, view, choices, undo, since, rules.heard(state, who, since), result_of(rules, state))


def mark_of(view: Json, choices: ChoicesTold | None, lines: int) -> str:
    """A short name for what a listener sees of the table: it changes exactly when that changes.

    It is made of nothing else, so it tells nobody how much happened that they must not notice. Who else is still asked
    is left out, and what an option would bring, which can depend on that: in a secret step an answer does not go stale
    because somebody else chose first.
    """
    seen = {key: value for key, value in view.items() if key not in ASKED}
    question = choices and (choices.decision, choices.args, [option.token for option in choices.options])
    return blake2b(_encode((seen, question, lines)), digest_size=12).hexdigest()


def noticed(scene: Scene) -> tuple[object, ...]:
    """What a listener would notice a change of."""
    return scene.mark, *(scene.view[key] for key in ASKED), scene.undo, scene.choices


def choices_of(rules: Rules, state: State, seat: int) -> ChoicesTold | None:
    """The question to a seat with every option, and what each would bring as far as the seat can know it."""
    asked = rules.choices(state, seat)
    if asked is None:
        return None
    tables = [guess_to_try(rules, state, seat, seed) for seed in range(GUESSES)]
    options = []
    for option, move in zip(asked["options"], rules.pending(tables[0]).moves(tables[0]), strict=True):
        final, brings = foreseen(rules, tables, seat, move)
        options.append(OptionTold(option["token"], option["words"], option["args"], option["targets"], final, brings))
    return ChoicesTold(asked["decision"], asked["args"], asked["clause"], options)


def guess_to_try(rules: Rules, state: State, seat: int, seed: int) -> State:
    """A table dealt from what the seat knows, on which its options can be tried."""
    table = rules.guessed(state, seat, seed)
    table.ask_first(seat)
    table.log = []
    return table


def foreseen(rules: Rules, guesses: list[State], seat: int, move: int) -> tuple[bool, list[Json]]:
    """Whether a move can't be taken back, and, if it can, the lines that it adds to the log.

    It is tried on guessed tables, so it can't show what the seat does not know. Where the guesses go apart, because
    somebody else's next move is forced by what they hold, nothing more is foretold.
    """
    brings: list[Json] | None = None
    for guess in guesses:
        after = guess.clone()
        after.take(move)
        if lifted_a_veil(guess, after):
            return True, []
        lines = rules.heard(after, seat)
        brings = lines if brings is None else agreed(brings, lines)
    return False, brings or []


def agreed(lines: list[Json], others: list[Json]) -> list[Json]:
    """What two logs begin with alike."""
    for number, (line, other) in enumerate(zip(lines, others, strict=False)):
        if line != other:
            return lines[:number]
    return lines[: len(others)]


def undo_of(sitting: Sitting, seat: int) -> UndoTold:
    if sitting.may_undo(seat):
        return UndoTold(True)
    try:
        sitting.last_seat()
    except Illegal as reason:
        return UndoTold(False, reason.id)
    return UndoTold(False, "undo-not-yours")


def result_of(rules: Rules, state: State) -> Result | None:
    """The end of the game; the seed is kept secret until then."""
    if state.pending() is not None or state.origin is None:
        return None
    return Result(rules.places(state), rules.scores(state), rules.breakdown(state), str(state.origin.seed))


def past_of(sitting: Sitting, who: int | None, asked: Look) -> Past:
    """The table as it was; raises Illegal where it would tell how much was answered in secret."""
    rules, state = sitting.rules, sitting.state
    if asked.before is None:
        past = earlier(rules, state, asked.at)
    elif state.pending() is not None:
        raise Illegal("not-over")
    else:
        past = before(rules, state, asked.before)
    return Past(len(past.log or []), len(state.log or []), rules.seen(past, who), asked.before)


def same_lines(before: list[Event], after: list[Event]) -> int:
    """How many lines at the start of two logs are the same; an undo cuts lines off."""
    if len(before) <= len(after) and (not before or before[-1] is after[len(before) - 1]):
        return len(before)
    same = 0
    for old, new in zip(before, after, strict=False):
        if old is not new:
            break
        same += 1
    return same
