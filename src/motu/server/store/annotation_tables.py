"""Annotations, in either database."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from motu.server.store.annotation_rows import StoredAnnotation
from motu.server.store.shared_statements import SharedStatements

ANNOTATION: Final = "id, table_id, guest, name, position, mark, text, created"


class AnnotationTables(SharedStatements):
    """What people write to positions of finished games."""

    async def annotations(self, table: str) -> list[StoredAnnotation]:
        sql = f"select {ANNOTATION} from annotations where table_id = $1 order by position, created, id"
        return [StoredAnnotation(*row) for row in await self._fetch(sql, table)]

    async def annotations_of(self, guest: str) -> list[StoredAnnotation]:
        sql = f"select {ANNOTATION} from annotations where guest = $1 order by created, id"
        return [StoredAnnotation(*row) for row in await self._fetch(sql, guest)]

    async def add_annotation(self, annotation: StoredAnnotation, most: int) -> bool:
        rows: list[Any] = await self._fetch(
            f"insert into annotations ({ANNOTATION}) select $1, $2, $3, $4, $5, $6, $7, $8"
            " where (select count(*) from annotations where table_id = $2 and guest = $3) < $9 returning 1",
            *structs.astuple(annotation),
            most,
        )
        return bool(rows)

    async def drop_annotation(self, table: str, id: str) -> None:
        await self._fetch("delete from annotations where table_id = $1 and id = $2", table, id)
