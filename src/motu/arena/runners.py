"""Runners: many units of work in parallel, in processes or with Ray. Results come in the order of the units."""

from __future__ import annotations

import logging
import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from motu.arena.extras import require_extra
from motu.core.errors import BadOption

Unit = TypeVar("Unit")
Result = TypeVar("Result")

RUNNERS: Final = ("processes", "ray")
IN_FLIGHT: Final = 4
"""Batches of work per worker that are handed out in advance."""


def run_all(
    work: Callable[[Unit], Result], units: Sequence[Unit], runner: str = "processes", workers: int = 1
) -> Iterator[Result]:
    """The results of all units. A unit depends only on itself, so it may run anywhere, or twice."""
    if runner not in RUNNERS:
        raise BadOption("unknown-runner", runner=runner, allowed=list(RUNNERS))
    if runner == "ray":
        yield from with_ray(work, units, workers)
    elif workers == 1:
        yield from map(work, units)
    else:
        with multiprocessing.get_context("spawn").Pool(workers) as pool:
            yield from pool.imap(work, units)


def batch_size(units: int, workers: int) -> int:
    """Units per batch: few enough that all workers stay busy until the end."""
    return max(1, min(64, units // (workers * 8)))


def with_ray(work: Callable[[Unit], Result], units: Sequence[Unit], workers: int) -> Iterator[Result]:
    """With a Ray cluster: that of RAY_ADDRESS or `ray start` if there is one, otherwise a new one on this machine."""
    ray = require_extra("ray", "ray")
    own = not ray.is_initialized()
    if own:
        join_cluster(ray, workers)
    size = batch_size(len(units), workers)
    batches = [list(units[start : start + size]) for start in range(0, len(units), size)]
    remote = ray.remote(max_retries=3)(run_batch)
    waiting: deque[Any] = deque()
    try:
        for batch in batches:
            waiting.append(remote.remote(work, batch))
            if len(waiting) > workers * IN_FLIGHT:
                yield from ray.get(waiting.popleft())
        while waiting:
            yield from ray.get(waiting.popleft())
    finally:
        if own:
            ray.shutdown()


def join_cluster(ray: Any, workers: int) -> None:
    """Join a running cluster, or start one with this many workers."""
    try:
        ray.init(address="auto", logging_level=logging.ERROR, log_to_driver=False)
    except ConnectionError:
        ray.init(num_cpus=workers, include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)


def run_batch(work: Callable[[Any], Any], batch: list[Any]) -> list[Any]:
    """Run a batch of units in one process."""
    return [work(unit) for unit in batch]
