"""Whether a server process can do its work: it really looks at store, notices, processes and disk."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Final

from msgspec import Struct

from motu.core.errors import MotuError
from motu.server.service import Service
from motu.server.store.address import is_postgres, sqlite_path

LEAST_FREE: Final = 64 * 1024 * 1024
"""Bytes that must be free on the disk of an SQLite file."""
PATIENCE: Final = 3.0
"""Seconds in which the store must answer."""


class Ready(Struct):
    """What works. A load balancer sends people only to processes that are ready."""

    ready: bool
    store: bool
    """Whether something could be stored."""
    notices: bool
    """Whether moves at other processes are heard here."""
    workers: bool
    """Whether the processes for bots work."""
    disk: bool
    """Whether there is room on the disk."""


async def readiness(service: Service) -> Ready:
    """Look at everything that a process needs."""
    store = await can_store(service)
    notices, workers = service.store.is_listening(), service.bots.is_well() and service.workers.is_well()
    disk = has_room(service.settings.database)
    return Ready(store and notices and workers and disk, store, notices, workers, disk)


async def can_store(service: Service) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await service.store.check()
    except (MotuError, TimeoutError):
        return False
    return True


def has_room(database: str) -> bool:
    """Whether the disk of an SQLite file has room; that of PostgreSQL is not seen from here."""
    if is_postgres(database):
        return True
    folder = sqlite_path(database).absolute().parent
    return not Path(folder).exists() or shutil.disk_usage(folder).free >= LEAST_FREE
