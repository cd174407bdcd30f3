"""Numbered SQL files, each carried out once and in order."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from motu.core.errors import BadOption

FOLDER = Path(__file__).parent / "migrations"


class Migration(Struct, frozen=True):
    number: int
    sql: str


def migrations(kind: str) -> list[Migration]:
    """All migrations of a kind of database, in order."""
    files = sorted((FOLDER / kind).glob("*.sql"))
    return [Migration(int(file.name.split("_")[0]), file.read_text(encoding="utf-8")) for file in files]


def left_to_do(kind: str, done: int, database: str) -> list[Migration]:
    """The migrations that a database at this number still needs; one from a newer release is refused."""
    known = migrations(kind)
    if done > known[-1].number:
        raise BadOption("database-too-new", database=database, found=done, expected=known[-1].number)
    return [migration for migration in known if migration.number > done]
