"""Editions and snapshots in SQLite."""

from __future__ import annotations

from msgspec import structs

from motu.server.store.rows import DELETE_UNUSED_EDITION, OwnEdition, Snapshot, StoredEdition
from motu.server.store.sqlite_upkeep import SQLiteUpkeep


class SQLiteEditions(SQLiteUpkeep):
    """The figures that tables use, and what tables look like."""

    async def keep_edition(self, edition: StoredEdition) -> None:
        self._write(
            "insert into editions (game, hash, name, text, created, standard) values (?, ?, ?, ?, ?, ?)"
            " on conflict (game, hash) do update set standard = editions.standard or excluded.standard",
            edition.game,
            edition.hash,
            edition.name,
            edition.text,
            edition.created,
            edition.standard,
        )

    async def edition(self, game: str, hash: str) -> StoredEdition | None:
        row = self._one(
            "select game, hash, name, text, created, standard from editions where game = ? and hash = ?", game, hash
        )
        return None if row is None else StoredEdition(row[0], row[1], row[2], row[3], row[4], bool(row[5]))

    async def save_own_edition(self, guest: str, edition: OwnEdition, most: int) -> bool:
        with self._transaction():
            (others,) = self._one(
                "select count(*) from own_editions where guest = ? and not (game = ? and hash = ?)",
                guest,
                edition.game,
                edition.hash,
            )
            if others >= most:
                return False
            self._write(
                "insert into own_editions (guest, game, hash, name, text, created) values (?, ?, ?, ?, ?, ?)"
                " on conflict (guest, game, hash) do update"
                " set name = excluded.name, text = excluded.text, created = excluded.created",
                guest,
                *structs.astuple(edition),
            )
            await self.keep_edition(StoredEdition(*structs.astuple(edition)))
        return True

    async def editions_of(self, guest: str) -> list[OwnEdition]:
        rows = self._all(
            "select game, hash, name, text, created from own_editions where guest = ? order by created desc, name",
            guest,
        )
        return [OwnEdition(*row) for row in rows]

    async def delete_own_edition(self, guest: str, game: str, hash: str) -> bool:
        with self._transaction():
            deleted = self._write(
                "delete from own_editions where guest = ? and game = ? and hash = ?", guest, game, hash
            )
            self._write(f"{DELETE_UNUSED_EDITION} and game = ? and hash = ?", game, hash)
        return deleted == 1

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        self._write(
            "insert into snapshots (table_id, entries, fingerprint, text, created) values (?, ?, ?, ?, ?)"
            " on conflict (table_id) do update set entries = excluded.entries, fingerprint = excluded.fingerprint,"
            " text = excluded.text, created = excluded.created where snapshots.entries <= excluded.entries",
            table,
            snapshot.entries,
            snapshot.fingerprint,
            snapshot.text,
            snapshot.created,
        )

    async def snapshot(self, table: str) -> Snapshot | None:
        row = self._one("select entries, fingerprint, text, created from snapshots where table_id = ?", table)
        return None if row is None else Snapshot(*row)
