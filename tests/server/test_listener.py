"""Frames go out at once and in order; a slow listener has a short queue, and who falls behind hears everything anew."""

from __future__ import annotations

import asyncio

from motu.server.listener import MOST_WAITING, Listener


class Line:
    """What was written at once; nothing can be while it is `slow`."""

    def __init__(self) -> None:
        self.slow = False
        self.written: list[bytes] = []

    def write(self, frame: bytes) -> bool:
        if not self.slow:
            self.written.append(frame)
        return not self.slow


def never(_frame: bytes) -> bool:
    return False


def test_frames_come_in_order_after_everything_was_told() -> None:
    async def run() -> list[bytes | None]:
        listener = Listener(0, None, never)
        listener.send(b"before it has heard anything")
        told = [await listener.next_frame()]
        listener.send(b"a")
        listener.send(b"b")
        return [*told, await listener.next_frame(), await listener.next_frame()]

    assert asyncio.run(run()) == [None, b"a", b"b"]


def test_who_does_not_listen_loses_the_frames_and_hears_everything_anew() -> None:
    async def run() -> list[bytes | None]:
        listener = Listener(None, None, never)
        await listener.next_frame()
        for number in range(MOST_WAITING + 10):
            listener.send(b"%d" % number)
        told = [await listener.next_frame()]
        listener.send(b"after")
        return [*told, await listener.next_frame()]

    assert asyncio.run(run()) == [None, b"after"]


def test_a_listener_waits_for_news() -> None:
    async def run() -> bytes | None:
        listener = Listener(None, None, never)
        await listener.next_frame()
        waiting = asyncio.create_task(listener.next_frame())
        await asyncio.sleep(0.01)
        assert not waiting.done()
        listener.send(b"news")
        return await waiting

    assert asyncio.run(run()) == b"news"


def test_what_can_be_written_at_once_never_overtakes_what_waits() -> None:
    async def run() -> None:
        line = Line()
        listener = Listener(0, None, line.write)
        listener.send(b"before it has heard anything")
        assert await listener.next_frame() is None
        listener.send(b"while everything is being sent")
        assert line.written == []
        assert await listener.next_frame() == b"while everything is being sent"
        waiting = asyncio.create_task(listener.next_frame())
        await asyncio.sleep(0)
        listener.send(b"at once")
        assert line.written == [b"at once"]
        line.slow = True
        listener.send(b"queued")
        line.slow = False
        listener.send(b"queued behind it")
        assert await waiting == b"queued"
        assert await listener.next_frame() == b"queued behind it"
        assert line.written == [b"at once"]

    asyncio.run(run())
