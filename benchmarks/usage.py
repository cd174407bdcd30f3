"""What processes take of the machine, as Linux tells it."""

from __future__ import annotations

import os
from pathlib import Path

PROCESSES = Path("/proc")


def memory_of(pid: int) -> float:
    """Resident memory in MB."""
    pages = int((PROCESSES / str(pid) / "statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def cpu_of_tree(pid: int) -> float:
    """Seconds of processor time of a process and all that came from it, also of those that ended."""
    fields = {one: stat(one) for one in (int(path.name) for path in PROCESSES.glob("[0-9]*"))}
    family = {pid}
    while more := {one for one, (parent, _) in fields.items() if parent in family} - family:
        family |= more
    return sum(fields[one][1] for one in family if one in fields)


def stat(pid: int) -> tuple[int, float]:
    """A process's parent, and the seconds that it and its children that ended took."""
    try:
        fields = (PROCESSES / str(pid) / "stat").read_text().rsplit(")", 1)[1].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0, 0.0
    return int(fields[1]), sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


class Stolen:
    """How much of the processors' time other machines on the same hardware took away."""

    def __init__(self) -> None:
        self._before = self._now()

    def share(self) -> float:
        """Since this was asked last, from 0 to 1."""
        before, self._before = self._before, self._now()
        taken, whole = (now - then for now, then in zip(self._before, before, strict=True))
        return taken / whole if whole else 0.0

    @staticmethod
    def _now() -> tuple[int, int]:
        with (PROCESSES / "stat").open() as told:
            ticks = [int(field) for field in told.readline().split()[1:9]]
        return ticks[7], sum(ticks)


def slope(samples: list[tuple[float, float]]) -> float:
    """How fast the second of two figures grows with the first: the line of least squares."""
    count = len(samples)
    if count < 2:
        return 0.0
    middle = sum(x for x, _ in samples) / count
    level = sum(y for _, y in samples) / count
    spread = sum((x - middle) ** 2 for x, _ in samples)
    return sum((x - middle) * (y - level) for x, y in samples) / spread if spread else 0.0
