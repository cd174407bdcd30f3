"""Rounds and their phases as steps of the agenda."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from motu.core.agenda import Step
from motu.core.sorting import sort_by_keys
from motu.games.bora_bora.actions.dice import CHOOSE_DIE
from motu.games.bora_bora.actions.jewelry import offer_jewelry
from motu.games.bora_bora.actions.tasks import TAKE_TASK, resolve_task
from motu.games.bora_bora.bits import bit, has
from motu.games.bora_bora.components import (
    COPIES,
    FACES,
    KINDS,
    MAN,
    MOST_DICE,
    MOST_SEATS,
    MOST_TASKS,
    TILE_COUNT,
    WOMAN,
)
from motu.games.bora_bora.events import (
    DicePhaseBegan,
    DiceRolled,
    GodTileGained,
    GodTileLost,
    PeoplePhaseBegan,
    PeopleShown,
    RoundBegan,
    ScoringPhaseBegan,
    StatusScored,
    TasksShown,
    TempleScored,
    TurnOrderTaken,
)
from motu.games.bora_bora.powers import OFFER_PEOPLE
from motu.games.bora_bora.scoring import FINAL_SCORING
from motu.games.bora_bora.seat import NOTHING, STATUS, TEMPLE_POINTS
from motu.games.bora_bora.state import END, NOBODY, PHASE_A, PHASE_B, PHASE_C, Table

NO_DIE: Final[i64] = FACES + 1


def show_round(t: Table) -> None:
    """New people, tasks and jewelry for a round (BB-S4, BB-S5, BB-S6, BB-C8)."""
    t.men_left = bit(t.edition.people_shown) - 1
    t.women_left = bit(t.edition.people_shown) - 1
    t.jewels_left = bit(t.edition.jewels_shown) - 1
    for place in range(len(t.order) + t.edition.shown_beyond):
        t.tasks_shown[place] = t.task_pile[t.tasks_drawn]
        t.tasks_drawn += 1
    t.reveals += 1
    log_round_display(t)


def log_round_display(t: Table) -> None:
    """Log the people and tasks on display in this round."""
    if t.log is None:
        return
    shown = [
        [KINDS[t.person_at(sex, position) // COPIES] for position in range(t.edition.people_shown)] for sex in range(2)
    ]
    t.log.append(PeopleShown(shown[0], shown[1]))
    t.log.append(TasksShown([t.edition.tasks[task] for task in t.tasks_shown if task != NOTHING]))


@final
class Round(Step[Table]):
    """Phase A begins: all roll their dice (BB-A1)."""

    def run(self, t: Table) -> None:
        t.phase = PHASE_A
        if t.log is not None:
            t.log.append(RoundBegan(t.round + 1))
            t.log.append(DicePhaseBegan())
        t.reveals += 1
        for tile in range(TILE_COUNT):
            t.lowest_faces[tile] = NO_DIE
        for die in range(len(t.seats) * t.edition.dice):
            t.dice[die] = t.chance.below(FACES) + 1
        if t.log is not None:
            for place in range(len(t.order)):
                seat = t.order[place]
                faces = [
                    str(t.dice[die]) for die in range(seat * t.edition.dice, seat * t.edition.dice + t.edition.dice)
                ]
                t.log.append(DiceRolled(seat, faces))
        t.then(DICE_TURN[0])


@final
class DiceTurn(Step[Table]):
    """In turn order, three times around, each places a die (BB-A1)."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final[i64] = turn

    def run(self, t: Table) -> None:
        seats: i64 = len(t.order)
        if self.turn == seats * t.edition.dice:
            t.phase = PHASE_B
            if t.log is not None:
                t.log.append(PeoplePhaseBegan())
            t.then(PEOPLE_TURN[0])
            return
        t.then(DICE_TURN[self.turn + 1])
        t.then(CHOOSE_DIE[t.order[self.turn % seats]])


@final
class PeopleTurn(Step[Table]):
    """Phase B: in turn order each uses people, and finishes before the next begins (BB-W1)."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final[i64] = turn

    def run(self, t: Table) -> None:
        if self.turn == len(t.order):
            t.phase = PHASE_C
            if t.log is not None:
                t.log.append(ScoringPhaseBegan())
            t.then(SCORE_STATUS)
            return
        t.used = 0
        t.green_played = 0
        t.then(PEOPLE_TURN[self.turn + 1])
        t.then(OFFER_PEOPLE[t.order[self.turn]])


@final
class ScoreStatus(Step[Table]):
    """Phase C: points by the track; then the markers are stacked on 0 and the turn order follows the stack (BB-C1)."""

    def run(self, t: Table) -> None:
        t.used = 0
        t.green_played = 0
        seats: i64 = len(t.order)
        for place in range(seats):
            seat = t.order[place]
            points: i64 = t.edition.status_points[t.seats[seat].status]
            t.seats[seat].points[STATUS] += points
            if t.log is not None:
                t.log.append(StatusScored(seat, points))
        keys = t.order[:]
        for place in range(seats):
            keys[place] = -t.status_rank(t.order[place])
        sort_by_keys(t.order, keys)
        for place in range(seats):
            seat = t.order[place]
            t.seats[seat].status = 0
            t.seats[seat].arrived = seats - 1 - place
            if t.log is not None:
                t.log.append(TurnOrderTaken(seat, place + 1))
        t.then(SCORE_TEMPLE)


@final
class ScoreTemple(Step[Table]):
    """Points for every priest, and a god tile for the most; tied, for the priest furthest left (BB-C2)."""

    def run(self, t: Table) -> None:
        for place in range(len(t.order)):
            seat = t.order[place]
            priests = t.priests_of(seat)
            if priests > 0:
                points: i64 = priests * t.edition.priest_points[t.round]
                t.seats[seat].points[TEMPLE_POINTS] += points
                if t.log is not None:
                    t.log.append(TempleScored(seat, priests, points))
        winner = t.first_in_temple()
        t.god_tiles_left -= 1
        if winner == NOBODY:
            t.god_tiles_gone += 1
            if t.log is not None:
                t.log.append(GodTileLost())
        else:
            t.seats[winner].god_tiles += 1
            if t.log is not None:
                t.log.append(GodTileGained(winner))
        t.then(JEWELRY_TURN[0])


@final
class JewelryTurn(Step[Table]):
    """In the new order each may buy one jewelry tile; what is left leaves the game (BB-C3)."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final[i64] = turn

    def run(self, t: Table) -> None:
        if self.turn == len(t.order):
            for place in range(t.edition.jewels_shown):
                if has(t.jewels_left, place):
                    t.jewels_gone |= bit(t.jewel_at(place))
            t.jewels_left = 0
            t.then(TASK_TURN[0])
            return
        t.then(JEWELRY_TURN[self.turn + 1])
        offer_jewelry(t, t.order[self.turn])


@final
class TaskTurn(Step[Table]):
    """In the new order each completes or surrenders one task (BB-C4)."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final[i64] = turn

    def run(self, t: Table) -> None:
        if self.turn == len(t.order):
            t.then(NEW_TASK_TURN[0])
            return
        t.then(TASK_TURN[self.turn + 1])
        resolve_task(t, t.order[self.turn])


@final
class NewTaskTurn(Step[Table]):
    """In turn order each takes one of the shown tasks (BB-C8)."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final[i64] = turn

    def run(self, t: Table) -> None:
        if self.turn == len(t.order):
            t.then(ROUND_END)
            return
        t.then(NEW_TASK_TURN[self.turn + 1])
        t.then(TAKE_TASK[t.order[self.turn]])


@final
class RoundEnd(Step[Table]):
    """Tasks and people left over leave the game, dice return, a new round is laid out (BB-C8)."""

    def run(self, t: Table) -> None:
        for place in range(len(t.tasks_shown)):
            if t.tasks_shown[place] != NOTHING:
                t.tasks_gone |= bit(t.tasks_shown[place])
                t.tasks_shown[place] = NOTHING
        for position in range(t.edition.people_shown):
            if has(t.men_left, position):
                t.men_gone |= bit(t.person_at(MAN, position))
            if has(t.women_left, position):
                t.women_gone |= bit(t.person_at(WOMAN, position))
        t.men_left = 0
        t.women_left = 0
        for die in range(len(t.dice)):
            t.dice[die] = 0
        if t.round + 1 == t.edition.rounds:
            t.phase = END
            t.then(LAST_TASKS[0])
            return
        t.round += 1
        show_round(t)
        t.then(ROUND)


@final
class LastTasks(Step[Table]):
    """After the last round each resolves the remaining tasks, one after the other (BB-E1)."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final[i64] = turn

    def run(self, t: Table) -> None:
        if self.turn == len(t.order) * t.edition.task_slots:
            t.then(FINAL_SCORING)
            return
        t.then(LAST_TASKS[self.turn + 1])
        resolve_task(t, t.order[self.turn // t.edition.task_slots])


ROUND: Final = Round()
DICE_TURN: Final = [DiceTurn(turn) for turn in range(MOST_SEATS * MOST_DICE + 1)]
PEOPLE_TURN: Final = [PeopleTurn(turn) for turn in range(MOST_SEATS + 1)]
SCORE_STATUS: Final = ScoreStatus()
SCORE_TEMPLE: Final = ScoreTemple()
JEWELRY_TURN: Final = [JewelryTurn(turn) for turn in range(MOST_SEATS + 1)]
TASK_TURN: Final = [TaskTurn(turn) for turn in range(MOST_SEATS + 1)]
NEW_TASK_TURN: Final = [NewTaskTurn(turn) for turn in range(MOST_SEATS + 1)]
ROUND_END: Final = RoundEnd()
LAST_TASKS: Final = [LastTasks(turn) for turn in range(MOST_SEATS * MOST_TASKS + 1)]
