"""The garbage collector runs often and briefly."""

from __future__ import annotations

import asyncio
import gc

import pytest

from motu.server import garbage
from motu.server.garbage import LONGEST, SHORTEST, collect_young, next_pause


def test_the_more_there_is_to_do_the_sooner_it_is_done() -> None:
    assert next_pause(0.1, 0.002) == pytest.approx(0.1)
    assert next_pause(0.1, 0.004) == pytest.approx(0.05)
    assert next_pause(0.1, 1.0) == pytest.approx(0.025), "one long collection does not change everything"
    assert next_pause(0.1, 0.0) == pytest.approx(0.2)
    assert next_pause(LONGEST, 0.0) == LONGEST
    assert next_pause(SHORTEST, 9.0) == SHORTEST


def test_circles_are_collected_while_they_are_young(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LONGEST", 0.001)
    seen: list[int] = []

    class Circle:
        def __init__(self) -> None:
            self.own = self

        def __del__(self) -> None:
            seen.append(1)

    async def run() -> None:
        collecting = asyncio.create_task(collect_young())
        Circle()
        async with asyncio.timeout(20):
            while not seen:
                await asyncio.sleep(0.001)
        collecting.cancel()

    gc.collect()
    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()
