"""Addresses of databases: `sqlite:///relative.db`, `sqlite:////absolute.db` or `postgresql://…`."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from motu.core.errors import BadOption

SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")


def is_postgres(url: str) -> bool:
    """Whether a database is PostgreSQL; raises BadOption if it is, and its package is not installed."""
    if not url.startswith(POSTGRES):
        return False
    if find_spec("asyncpg") is None:
        raise BadOption("postgres-not-installed", command="pip install motu[postgres]")
    return True


def sqlite_path(url: str) -> Path:
    """The file of an SQLite database; raises BadOption if the address names none."""
    if not url.startswith(SQLITE) or url == SQLITE:
        raise BadOption("unknown-database", database=url, allowed=["sqlite:///…", "postgresql://…"])
    return Path(url.removeprefix(SQLITE))


def without_password(url: str) -> str:
    """A database's address as it may be shown."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rsplit('@', 1)[-1]}"
