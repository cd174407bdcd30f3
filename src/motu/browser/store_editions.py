"""Editions and snapshots in the database of a browser."""

from __future__ import annotations

from msgspec import structs

from motu.browser.database import THERE, Database
from motu.browser.rows import StoredTable, read, written
from motu.core.errors import MotuError
from motu.server.store import OwnEdition, Snapshot, StoredEdition


class StoredEditions:
    """The figures that tables use, and what tables look like."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._held: dict[str, str] = {}
        """Rows that tables need and that belong to none: what this tab can store again."""

    async def keep_edition(self, edition: StoredEdition) -> None:
        key = f"editions/{edition.game}/{edition.hash}"
        text = await self.database.read(key)
        if text is not None:
            there: StoredEdition = read(text, StoredEdition)
            if there.standard or not edition.standard:
                self._held[key] = text
                return
            edition = structs.replace(there, standard=True)
        self._held[key] = written(edition)
        await self.database.write({key: text}, {key: self._held[key]})

    async def edition(self, game: str, hash: str) -> StoredEdition | None:
        key = f"editions/{game}/{hash}"
        text = await self.database.read(key)
        if text is None:
            return None
        self._held[key] = text
        found: StoredEdition = read(text, StoredEdition)
        return found

    async def save_own_edition(self, guest: str, edition: OwnEdition, most: int) -> bool:
        others = [one for one in await self.editions_of(guest) if (one.game, one.hash) != (edition.game, edition.hash)]
        if len(others) >= most:
            return False
        await self.keep_edition(StoredEdition(*structs.astuple(edition)))
        await self.database.write({}, {f"own/{guest}/{edition.game}/{edition.hash}": written(edition)})
        return True

    async def editions_of(self, guest: str) -> list[OwnEdition]:
        texts = (await self.database.read_all(f"own/{guest}/")).values()
        found: list[OwnEdition] = [read(text, OwnEdition) for text in texts]
        return sorted(found, key=lambda one: (-one.created, one.name))

    async def delete_own_edition(self, guest: str, game: str, hash: str) -> bool:
        """Take an edition away. Its figures stay if a table is played with them."""
        key, figures = f"own/{guest}/{game}/{hash}", f"editions/{game}/{hash}"
        text = await self.database.read(key)
        if text is None:
            return False
        stored = await self.edition(game, hash)
        unused = stored is not None and not stored.standard and not await self._is_played(game, hash)
        return await self.database.write({key: text}, {key: None, **({figures: None} if unused else {})})

    async def _is_played(self, game: str, hash: str) -> bool:
        """Whether a table is played with an edition, as far as its row can be read."""
        for text in (await self.database.read_all("tables/")).values():
            try:
                table: StoredTable = read(text, StoredTable)
                header = table.header()
            except MotuError:
                continue
            if (header.game, header.components) == (game, hash):
                return True
        return False

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        key = f"snapshots/{table}"
        text = await self.database.read(key)
        if text is None or read(text, Snapshot, table).entries <= snapshot.entries:
            await self.database.write({f"tables/{table}": THERE, key: text}, {key: written(snapshot)})

    async def snapshot(self, table: str) -> Snapshot | None:
        text = await self.database.read(f"snapshots/{table}")
        if text is None:
            return None
        found: Snapshot = read(text, Snapshot, table)
        return found
