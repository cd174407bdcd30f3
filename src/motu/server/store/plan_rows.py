"""What is stored of planned moves."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class StoredPlan(Struct, frozen=True):
    """What a seat wants to answer when it is asked next. `content` is made by `server/plans.py`."""

    seat: int
    id: str
    content: str


class PlanStore(Protocol):
    """Planned moves."""

    async def plans(self, table: str) -> list[StoredPlan]:
        """The plans of a table, by seat."""
        ...  # pragma: no cover

    async def set_plan(self, table: str, plan: StoredPlan) -> None:
        """Store the plan of a seat, in place of an earlier one."""
        ...  # pragma: no cover

    async def planned_tables(self) -> list[str]:
        """The tables at which somebody has planned something."""
        ...  # pragma: no cover

    async def drop_plan(self, table: str, seat: int, id: str) -> None:
        """Delete a plan, unless the seat has another one by now."""
        ...  # pragma: no cover
