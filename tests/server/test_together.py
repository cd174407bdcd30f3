"""What comes while something is under way is done together with the next."""

from __future__ import annotations

import asyncio

import pytest

from motu.server.store.commit_batcher import CommitBatcher


class Slow:
    """Doubles numbers once it may, and remembers which it was given together."""

    def __init__(self, pause: float = 0.0, most: int = 10) -> None:
        self.batches: list[list[int]] = []
        self.may = asyncio.Event()
        self.together = CommitBatcher(self.double, pause, most)

    async def double(self, numbers: list[int]) -> list[int]:
        self.batches.append(numbers)
        await self.may.wait()
        if 0 in numbers:
            raise ValueError("nothing to double")
        return [2 * number for number in numbers]

    async def given(self, *numbers: int) -> list[asyncio.Task[int]]:
        """FeatureBuffer that wait for their double, as far as they get by themselves."""
        waiting = [asyncio.create_task(self.together.add(number)) for number in numbers]
        for _ in range(5):
            await asyncio.sleep(0)
        return waiting


def test_who_comes_while_some_are_under_way_goes_with_the_next() -> None:
    async def run() -> None:
        slow = Slow()
        waiting = await slow.given(1)
        waiting += await slow.given(2, 3, 4)
        slow.may.set()
        assert await asyncio.gather(*waiting) == [2, 4, 6, 8]
        assert slow.batches == [[1], [2, 3, 4]]

    asyncio.run(run())


def test_no_batch_is_larger_than_allowed() -> None:
    async def run() -> None:
        slow = Slow(most=2)
        slow.may.set()
        assert await asyncio.gather(*await slow.given(1, 2, 3, 4, 5)) == [2, 4, 6, 8, 10]
        assert slow.batches == [[1, 2], [3, 4], [5]]

    asyncio.run(run())


def test_the_first_goes_at_once_and_the_second_after_the_pause() -> None:
    async def run() -> None:
        slow = Slow(pause=3600)
        slow.may.set()
        assert await asyncio.gather(*await slow.given(1)) == [2]
        (second,) = await slow.given(2)
        await asyncio.sleep(0.02)
        assert slow.batches == [[1]]
        second.cancel()

    asyncio.run(run())


def test_a_failure_is_told_to_those_it_befell_and_to_nobody_else() -> None:
    async def run() -> None:
        slow = Slow(most=2)
        slow.may.set()
        answers = await asyncio.gather(*await slow.given(0, 1, 2), return_exceptions=True)
        assert [str(answer) for answer in answers] == ["nothing to double", "nothing to double", "4"]

    asyncio.run(run())


def test_one_who_went_away_does_not_disturb_the_others() -> None:
    async def run() -> None:
        slow = Slow()
        gone, stays = await slow.given(1, 2)
        gone.cancel()
        slow.may.set()
        assert await stays == 4
        with pytest.raises(asyncio.CancelledError):
            await gone

    asyncio.run(run())


def test_closing_waits_for_what_is_under_way() -> None:
    async def run() -> None:
        slow = Slow()
        (waiting,) = await slow.given(1)
        closing = asyncio.create_task(slow.together.close())
        await asyncio.sleep(0.01)
        assert not closing.done()
        slow.may.set()
        await closing
        assert await waiting == 2

    asyncio.run(run())
