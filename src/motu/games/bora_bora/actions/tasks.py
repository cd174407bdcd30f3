"""Tasks: one is completed or surrendered each round, and a new one taken."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves
from motu.games.bora_bora.bits import bit
from motu.games.bora_bora.components import (
    MOST_SEATS,
    PAYMENT,
    YELLOW,
    BoraBoraEdition,
)
from motu.games.bora_bora.events import TaskCompleted, TaskSurrendered, TaskTaken
from motu.games.bora_bora.gods import pay, payment_targets, payment_token
from motu.games.bora_bora.seat import NOTHING, PAYMENTS, TASK
from motu.games.bora_bora.state import Table
from motu.games.bora_bora.tasks import hides_tasks, missing, missing_after_paying, show_task_cards

COMPLETE: Final = 0
SURRENDER: Final = 1
WITH_YELLOW: Final = 2
OUTCOMES: Final = WITH_YELLOW + PAYMENTS
"""A move is slot * OUTCOMES plus an outcome; from WITH_YELLOW on the outcomes are ways to pay for the god."""


@final
class ResolveTask(Decision[Table]):
    """One task is completed, with a yellow god for one missing unit if wished; who can complete none without a god
    may surrender one (BB-C4, BB-C5).
    """

    @classmethod
    def span(cls, edition: BoraBoraEdition) -> int:
        return edition.task_slots * OUTCOMES

    def __init__(self, seat: i64, always_ask: bool) -> None:
        super().__init__(seat)
        self.always_ask: Final = always_ask

    def fill(self, t: Table, moves: Moves) -> None:
        me = t.seats[self.seat]
        yellow = me.can_play(YELLOW)
        duty = False
        for slot in range(t.edition.task_slots):
            task: i64 = me.tasks[slot]
            if task == NOTHING:
                continue
            short = missing(t, self.seat, task)
            if short == 0:
                moves.add(slot * OUTCOMES + COMPLETE)
                duty = True
            elif yellow and short == 1:
                for way in range(PAYMENTS):
                    if me.can_pay(YELLOW, way) and missing_after_paying(t, self.seat, task, way) == 1:
                        moves.add(slot * OUTCOMES + WITH_YELLOW + way)
        if not duty:
            for slot in range(t.edition.task_slots):
                if me.tasks[slot] != NOTHING:
                    moves.add(slot * OUTCOMES + SURRENDER)

    def take(self, t: Table, move: i64) -> None:
        me = t.seats[self.seat]
        slot: i64 = move // OUTCOMES
        outcome: i64 = move % OUTCOMES
        task: i64 = me.tasks[slot]
        if outcome == SURRENDER and hides_tasks(me):
            t.reveals += 1
        me.tasks[slot] = NOTHING
        if outcome == SURRENDER:
            t.tasks_gone |= bit(task)
            if t.log is not None:
                t.log.append(TaskSurrendered(self.seat, t.edition.tasks[task]))
            return
        points: i64 = t.edition.task_points
        if outcome >= WITH_YELLOW:
            pay(t, self.seat, YELLOW, outcome - WITH_YELLOW)
            points = t.edition.yellow_points
        show_task_cards(t, self.seat, task, missing(t, self.seat, task))
        me.done |= bit(task)
        me.points[TASK] += points
        if t.log is not None:
            t.log.append(TaskCompleted(self.seat, t.edition.tasks[task], points))

    def choice(self, t: Table, move: i64) -> Choice:
        task = t.edition.tasks[t.seats[self.seat].tasks[move // OUTCOMES]]
        outcome = move % OUTCOMES
        if outcome == COMPLETE:
            return Choice(
                f"complete {task}", "complete-task", {"task": task, "points": t.edition.task_points}, [f"task/{task}"]
            )
        if outcome == SURRENDER:
            return Choice(f"surrender {task}", "surrender-task", {"task": task}, [f"task/{task}"])
        way = outcome - WITH_YELLOW
        args: Json = {"task": task, "payment": PAYMENT[way], "points": t.edition.yellow_points}
        targets = [f"task/{task}", *payment_targets(YELLOW, way)]
        return Choice(f"complete {task} yellow by {payment_token(way)}", "complete-task-yellow", args, targets)

    def ask_even_if_forced(self) -> bool:
        return self.always_ask

    def clause(self) -> str:
        return "BB-C4"


@final
class TakeTask(Decision[Table]):
    """One of the shown tasks must be taken (BB-C8)."""

    @classmethod
    def span(cls, edition: BoraBoraEdition) -> int:
        return MOST_SEATS + edition.shown_beyond

    def fill(self, t: Table, moves: Moves) -> None:
        for place in range(len(t.tasks_shown)):
            if t.tasks_shown[place] != NOTHING:
                moves.add(place)

    def take(self, t: Table, move: i64) -> None:
        me = t.seats[self.seat]
        task: i64 = t.tasks_shown[move]
        t.tasks_shown[move] = NOTHING
        slot: i64 = 0
        while me.tasks[slot] != NOTHING:
            slot += 1
        me.tasks[slot] = task
        if t.log is not None:
            t.log.append(TaskTaken(self.seat, t.edition.tasks[task]))

    def choice(self, t: Table, move: i64) -> Choice:
        task = t.edition.tasks[t.tasks_shown[move]]
        return Choice(f"take {task}", "take-task", {"task": task}, [f"tasks/{move + 1}"])

    def clause(self) -> str:
        return "BB-C8"


def resolve_task(t: Table, seat: i64) -> None:
    """Ask for a task; where cards are hidden, being asked must not tell what they allow."""
    t.then(RESOLVE_TASK[seat][1 if t.seats[seat].hidden_cards() > 0 else 0])


RESOLVE_TASK: Final = [[ResolveTask(seat, False), ResolveTask(seat, True)] for seat in range(MOST_SEATS)]
TAKE_TASK: Final = [TakeTask(seat) for seat in range(MOST_SEATS)]
