"""A lock on a SQLite file: two servers at one file would not see each other's moves."""

from __future__ import annotations

import os
from pathlib import Path

from motu.core.errors import BadOption

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]  # a module elsewhere

OWNER_ONLY = 0o600


class FileLock:
    """Held as long as the server runs. It ends with the process, however that ends."""

    def __init__(self, database: Path) -> None:
        """Raise BadOption if another server holds the lock. Backups and checks do not need it."""
        path = database.with_name(f"{database.name}.lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), OWNER_ONLY)
        except OSError as error:
            raise BadOption("database-unreachable", database=str(database), reason=str(error)) from error
        try:
            if fcntl is not None:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._file)
            raise BadOption("database-in-use", database=str(database)) from error

    def release(self) -> None:
        os.close(self._file)


def only_for_owner(database: Path) -> None:
    """Create a database file that nobody else on this machine can read; one that exists is left as it is."""
    if str(database) != ":memory:" and not database.exists():
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
