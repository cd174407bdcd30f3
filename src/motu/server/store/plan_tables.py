"""Planned moves, in either database."""

from __future__ import annotations

from motu.server.store.plan_rows import StoredPlan
from motu.server.store.shared_statements import SharedStatements


class PlanTables(SharedStatements):
    """One plan for each seat of a table."""

    async def plans(self, table: str) -> list[StoredPlan]:
        rows = await self._fetch("select seat, id, content from plans where table_id = $1 order by seat", table)
        return [StoredPlan(*row) for row in rows]

    async def set_plan(self, table: str, plan: StoredPlan) -> None:
        await self._fetch(
            "insert into plans (table_id, seat, id, content) values ($1, $2, $3, $4)"
            " on conflict (table_id, seat) do update set id = excluded.id, content = excluded.content",
            table,
            plan.seat,
            plan.id,
            plan.content,
        )

    async def planned_tables(self) -> list[str]:
        return [row[0] for row in await self._fetch("select distinct table_id from plans order by table_id")]

    async def drop_plan(self, table: str, seat: int, id: str) -> None:
        await self._fetch("delete from plans where table_id = $1 and seat = $2 and id = $3", table, seat, id)
