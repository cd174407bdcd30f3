"""Editions and snapshots in PostgreSQL."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from motu.server.store.postgres_upkeep import PostgresUpkeep
from motu.server.store.rows import DELETE_UNUSED_EDITION, OwnEdition, Snapshot, StoredEdition

KEEP_EDITION: Final = (
    "insert into editions (game, hash, name, text, created, standard) values ($1, $2, $3, $4, $5, $6)"
    " on conflict (game, hash) do update set standard = editions.standard or excluded.standard"
)


class PostgresEditions(PostgresUpkeep):
    """The figures that tables use, and what tables look like."""

    async def keep_edition(self, edition: StoredEdition) -> None:
        await self._ask("execute", KEEP_EDITION, *structs.astuple(edition))

    async def edition(self, game: str, hash: str) -> StoredEdition | None:
        row = await self._ask(
            "fetchrow",
            "select game, hash, name, text, created, standard from editions where game = $1 and hash = $2",
            game,
            hash,
        )
        return None if row is None else StoredEdition(*row)

    async def save_own_edition(self, guest: str, edition: OwnEdition, most: int) -> bool:
        """A lock for each guest: two saves at the same time can't both be the last one."""
        async with self._transaction() as connection:
            await connection.execute("select pg_advisory_xact_lock(hashtext('own_editions'), hashtext($1))", guest)
            others = await connection.fetchval(
                "select count(*) from own_editions where guest = $1 and not (game = $2 and hash = $3)",
                guest,
                edition.game,
                edition.hash,
            )
            if others >= most:
                return False
            await connection.execute(
                "insert into own_editions (guest, game, hash, name, text, created) values ($1, $2, $3, $4, $5, $6)"
                " on conflict (guest, game, hash) do update"
                " set name = excluded.name, text = excluded.text, created = excluded.created",
                guest,
                *structs.astuple(edition),
            )
            await connection.execute(KEEP_EDITION, *structs.astuple(edition), False)
        return True

    async def editions_of(self, guest: str) -> list[OwnEdition]:
        rows = await self._ask(
            "fetch",
            "select game, hash, name, text, created from own_editions where guest = $1 order by created desc, name",
            guest,
        )
        return [OwnEdition(*row) for row in rows]

    async def delete_own_edition(self, guest: str, game: str, hash: str) -> bool:
        async with self._transaction() as connection:
            deleted = await connection.fetchval(
                "delete from own_editions where guest = $1 and game = $2 and hash = $3 returning 1", guest, game, hash
            )
            await connection.execute(f"{DELETE_UNUSED_EDITION} and game = $1 and hash = $2", game, hash)
        return deleted is not None

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._ask(
            "execute",
            "insert into snapshots (table_id, entries, fingerprint, text, created) values ($1, $2, $3, $4, $5)"
            " on conflict (table_id) do update set entries = excluded.entries, fingerprint = excluded.fingerprint,"
            " text = excluded.text, created = excluded.created where snapshots.entries <= excluded.entries",
            table,
            snapshot.entries,
            snapshot.fingerprint,
            snapshot.text,
            snapshot.created,
        )

    async def snapshot(self, table: str) -> Snapshot | None:
        row = await self._ask(
            "fetchrow", "select entries, fingerprint, text, created from snapshots where table_id = $1", table
        )
        return None if row is None else Snapshot(*row)
