"""A listener's queue is short, and who falls behind is told everything anew."""

from __future__ import annotations

import asyncio

from motu.server.listener import MOST_WAITING, Listener


def test_frames_come_in_order_after_everything_was_told() -> None:
    async def run() -> list[str | None]:
        listener = Listener(0, None)
        listener.tell("before it has heard anything")
        told = [await listener.next_frame()]
        listener.tell("a")
        listener.tell("b")
        return [*told, await listener.next_frame(), await listener.next_frame()]

    assert asyncio.run(run()) == [None, "a", "b"]


def test_who_does_not_listen_loses_the_frames_and_hears_everything_anew() -> None:
    async def run() -> list[str | None]:
        listener = Listener(None, None)
        await listener.next_frame()
        for number in range(MOST_WAITING + 10):
            listener.tell(str(number))
        told = [await listener.next_frame()]
        listener.tell("after")
        return [*told, await listener.next_frame()]

    assert asyncio.run(run()) == [None, "after"]


def test_a_listener_waits_for_news() -> None:
    async def run() -> str | None:
        listener = Listener(None, None)
        await listener.next_frame()
        waiting = asyncio.create_task(listener.next_frame())
        await asyncio.sleep(0.01)
        assert not waiting.done()
        listener.tell("news")
        return await waiting

    assert asyncio.run(run()) == "news"
