"""Work takes turns: what is given up while it waits takes nobody's turn, and gives none back."""

from __future__ import annotations

import asyncio

import pytest

from motu.server.work import SOON, Turns


def test_work_that_is_given_up_while_it_waits_gives_back_no_turn() -> None:
    async def run() -> None:
        turns = Turns(1)
        await turns.take("ann", SOON)
        waits = asyncio.create_task(turns.take("ann", SOON))
        await asyncio.sleep(0)
        turns.cancel()
        (ended,) = await asyncio.gather(waits, return_exceptions=True)
        assert isinstance(ended, asyncio.CancelledError)
        assert turns.outstanding("ann") == 1, "what runs still runs"
        turns.give_back("ann", 0.0)
        assert turns.load() == 0

    asyncio.run(run())


@pytest.mark.parametrize("given_up_first", [True, False])
def test_work_given_up_in_the_moment_in_which_its_turn_comes_passes_it_on(given_up_first: bool) -> None:
    async def run() -> None:
        turns = Turns(1)
        await turns.take("ann", SOON)
        given_up = asyncio.create_task(turns.take("ben", SOON))
        next_one = asyncio.create_task(turns.take("eve", SOON))
        await asyncio.sleep(0)
        if given_up_first:
            given_up.cancel()
        turns.give_back("ann", 0.0)
        given_up.cancel()
        await next_one
        (ended,) = await asyncio.gather(given_up, return_exceptions=True)
        assert isinstance(ended, asyncio.CancelledError)
        assert (turns.outstanding("ben"), turns.outstanding("eve")) == (0, 1)

    asyncio.run(run())
