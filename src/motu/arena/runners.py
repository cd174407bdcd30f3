"""Runners: who does many units of work. Results come in the order of the units, whoever does them."""

from __future__ import annotations

import logging
import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from motu.arena.extras import needed
from motu.core.errors import BadOption

Unit = TypeVar("Unit")
Done = TypeVar("Done")

RUNNERS: Final = ("processes", "ray")
IN_FLIGHT: Final = 4
"""So many pieces of work for each worker are handed out ahead."""


def done(
    work: Callable[[Unit], Done], units: Sequence[Unit], runner: str = "processes", workers: int = 1
) -> Iterator[Done]:
    """The results of all units. A unit depends on nothing but itself, so it may be done twice or anywhere."""
    if runner not in RUNNERS:
        raise BadOption("unknown-runner", runner=runner, allowed=list(RUNNERS))
    if runner == "ray":
        yield from with_ray(work, units, workers)
    elif workers == 1:
        yield from map(work, units)
    else:
        with multiprocessing.get_context("spawn").Pool(workers) as pool:
            yield from pool.imap(work, units)


def piece_size(units: int, workers: int) -> int:
    """Units that are handed out together: few enough that all workers stay busy to the end."""
    return max(1, min(64, units // (workers * 8)))


def with_ray(work: Callable[[Unit], Done], units: Sequence[Unit], workers: int) -> Iterator[Done]:
    """By a Ray cluster: the one of RAY_ADDRESS or of `ray start` if there is one, otherwise one on this machine."""
    ray = needed("ray", "ray")
    own = not ray.is_initialized()
    if own:
        joined(ray, workers)
    size = piece_size(len(units), workers)
    pieces = [list(units[start : start + size]) for start in range(0, len(units), size)]
    remote = ray.remote(max_retries=3)(do_piece)
    waiting: deque[Any] = deque()
    try:
        for piece in pieces:
            waiting.append(remote.remote(work, piece))
            if len(waiting) > workers * IN_FLIGHT:
                yield from ray.get(waiting.popleft())
        while waiting:
            yield from ray.get(waiting.popleft())
    finally:
        if own:
            ray.shutdown()


def joined(ray: Any, workers: int) -> None:
    """Join a running cluster, or start one with so many workers."""
    try:
        ray.init(address="auto", logging_level=logging.ERROR, log_to_driver=False)
    except ConnectionError:
        ray.init(num_cpus=workers, include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)


def do_piece(work: Callable[[Any], Any], piece: list[Any]) -> list[Any]:
    return [work(unit) for unit in piece]
