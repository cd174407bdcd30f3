"""A conversation over a socket goes on whatever is refused."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, NoReturn

import msgspec
import pytest

from motu.core.errors import BadRecord
from motu.server.limits import SharedBuckets
from motu.server.listener import Listener
from motu.server.metrics import Metrics
from motu.server.socket import SocketConversation
from tests.server.harness import GENEROUS


class Refusing:
    """A table that refuses everything with an error of the engine."""

    def look(self, *_: object) -> NoReturn:
        raise BadRecord("record-of-a-guess")

    def whole(self, *_: object) -> NoReturn:
        raise BadRecord("record-of-a-guess")

    async def answer(self, *_: object) -> NoReturn:
        raise BadRecord("record-of-a-guess")

    undo = say = advise = answer


def conversation(frames: list[bytes]) -> SocketConversation:
    def write(frame: bytes) -> bool:
        frames.append(frame)
        return True

    table: Any = Refusing()
    kinds = ("messages", "chat", "looks", "advice")
    service: Any = SimpleNamespace(
        limits=GENEROUS, metrics=Metrics(), **{kind: SharedBuckets(getattr(GENEROUS, kind), 1) for kind in kinds}
    )
    websocket: Any = SimpleNamespace(client=None)
    listener = Listener(0, None, write)
    listener.needs_resync = False
    return SocketConversation(websocket, table, listener, service)


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "look", "at": 3},
        {"kind": "answer", "key": "key-0001", "mark": "m", "token": "pass"},
        {"kind": "undo", "key": "key-0001", "mark": "m"},
        {"kind": "say", "key": "key-0001", "text": "hello"},
        {"kind": "advise", "key": "key-0001", "mark": "m"},
    ],
)
def test_an_error_of_the_engine_is_told_and_ends_nothing(message: dict[str, Any]) -> None:
    async def run() -> None:
        frames: list[bytes] = []
        talk = conversation(frames)
        await talk.handle(msgspec.json.encode(message).decode())
        await asyncio.gather(*talk.advice_tasks)
        (told,) = [msgspec.json.decode(frame) for frame in frames]
        assert told["kind"] == "refused"
        assert told["key"] == message.get("key")
        assert told["problem"]["id"] == "record-of-a-guess"

    asyncio.run(run())


def test_a_table_that_cannot_be_shown_is_refused_with_the_reason() -> None:
    told = msgspec.json.decode(conversation([]).frame(None))
    assert (told["kind"], told["problem"]["id"]) == ("refused", "record-of-a-guess")
