"""Planned moves: what somebody wants to answer when they are asked next, while the others still think.

A plan has options in order: the first that is still possible is chosen. It is made only if the question and the option
are what was shown when it was planned, with the same effects. Otherwise the plan is dropped, and says why.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Final

import msgspec
from msgspec import Struct

from motu.core.errors import Illegal
from motu.server.foresight import same_meaning
from motu.server.messages import Choices, Option, PlanInfo, Problem
from motu.server.store import TableStore
from motu.server.store.plan_rows import PlanStore, StoredPlan

PLANS: Final = "plans"
"""The notice that a seat of a table has another plan."""


class Plan(Struct, frozen=True):
    """A plan as it was shown: the question without its other options. `dropped` says why nothing came of it."""

    id: str
    choices: Choices
    dropped: Problem | None = None

    def info(self) -> PlanInfo:
        """The plan as its seat sees it."""
        return PlanInfo(self.choices, self.dropped)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Plan).decode


def new_plan(foreseen_now: list[Choices], decision: str, tokens: list[str]) -> Plan:
    """A plan for one of the questions that can be foreseen. Raises Illegal for an option that none of them has."""
    for choices in foreseen_now:
        known = {option.token: option for option in choices.options}
        if choices.decision == decision and all(token in known for token in tokens):
            options = [known[token] for token in dict.fromkeys(tokens)]
            return Plan(token_hex(16), Choices(choices.decision, choices.args, choices.clause, options))
    raise Illegal("plan-unforeseen")


def chosen_by(plan: Plan, asked: Choices) -> Option | Problem:
    """The option that a plan chooses, or why it chooses none."""
    if (asked.decision, asked.args) != (plan.choices.decision, plan.choices.args):
        return Problem("plan-other-question")
    now = {option.token: option for option in asked.options}
    changed = False
    for planned in plan.choices.options:
        option = now.get(planned.token)
        if option is not None and same_meaning(planned, option):
            return option
        changed = changed or option is not None
    return Problem("plan-other-meaning" if changed else "plan-impossible")


class TablePlans:
    """The plans of one table. Its methods that change something are called while the table handles nothing else."""

    def __init__(self, table: str, store: PlanStore, notices: TableStore, stored: list[StoredPlan]) -> None:
        self._table = table
        self._store = store
        self._notices = notices
        self._plans = read(stored)

    def of(self, seat: int | None) -> Plan | None:
        """The plan of a seat."""
        return None if seat is None else self._plans.get(seat)

    def waiting(self) -> list[int]:
        """The seats that have a plan that was not dropped."""
        return [seat for seat, plan in self._plans.items() if plan.dropped is None]

    async def reload(self) -> set[int]:
        """Read the plans again; returns the seats whose plans have changed."""
        before, self._plans = self._plans, read(await self._store.plans(self._table))
        return {seat for seat in {*before, *self._plans} if before.get(seat) != self._plans.get(seat)}

    async def keep(self, seat: int, plan: Plan) -> None:
        """Store the plan of a seat."""
        await self._store.set_plan(self._table, StoredPlan(seat, plan.id, _encode(plan).decode()))
        self._plans[seat] = plan
        await self._notices.announce(self._table, PLANS)

    async def drop(self, seat: int) -> bool:
        """Delete the plan of a seat, if it has one."""
        plan = self._plans.pop(seat, None)
        if plan is None:
            return False
        await self._store.drop_plan(self._table, seat, plan.id)
        await self._notices.announce(self._table, PLANS)
        return True


def read(stored: list[StoredPlan]) -> dict[int, Plan]:
    """Plans by seat. One of another release that can't be read any more is left out."""
    plans: dict[int, Plan] = {}
    for row in stored:
        try:
            plans[row.seat] = _decode(row.content)
        except msgspec.DecodeError:
            continue
    return plans
