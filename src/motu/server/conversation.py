"""What somebody who has a table open may ask for, message by message, however the messages travel."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Final, Literal

import msgspec

from motu.core.errors import MotuError
from motu.server.identity import short_id
from motu.server.listener import Listener, encoded
from motu.server.messages import (
    Advise,
    Answer,
    AskBack,
    Consent,
    Foresee,
    Look,
    Ping,
    PlanMoves,
    Pong,
    Problem,
    Refused,
    Request,
    Say,
    ServerMessage,
    Tally,
    Undo,
    Vote,
    Whole,
    problem_of,
)
from motu.server.table import Table

MOST_UNDOS: Final = 200
"""Entries that take something back in the record of one game. More may be as many as a third of its entries."""
Limited = Literal["chat", "look", "advise"]
"""What a server allows only so often."""

_log = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(Request).decode


class Conversation:
    """Handles the messages of one listener. A server adds its limits to it."""

    undos = MOST_UNDOS

    def __init__(self, table: Table, listener: Listener) -> None:
        self.table = table
        self.listener = listener
        self.advice_tasks: set[asyncio.Task[None]] = set()

    def may(self, _what: Limited) -> bool:
        """Whether one more of something is within the limits."""
        return True

    async def name(self) -> str:
        """What the listener is called. Raises MotuError if they may not chat."""
        return ""

    def about(self) -> str:
        """Names the request that is being handled, for the log."""
        return ""

    def handled(self, request: Request, reply: ServerMessage) -> None:
        """A message was handled."""

    def whole(self) -> Whole:
        """Everything that the listener may know."""
        return self.table.whole(self.listener)

    def frame(self, waiting: bytes | None) -> bytes:
        """The frame that waits, or the whole table in its place."""
        if waiting is not None:
            return waiting
        try:
            return encoded(self.whole())
        except MotuError as error:
            return encoded(Refused(None, problem_of(error)))
        except Exception:  # the rules of a game from outside, for example
            _log.exception("table %s could not be shown", short_id(self.table.header.id))
            return encoded(Refused(None, Problem("internal-error", {"request": self.about()})))

    async def handle(self, text: str) -> None:
        """Carry out a message and answer it."""
        if "\\u0000" in text:  # PostgreSQL can't store it
            self.send(Refused(None, Problem("unreadable-message", {"reason": "a text contains the character NUL"})))
            return
        try:
            request = _decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self.send(Refused(None, Problem("unreadable-message", {"reason": str(error)[:200]})))
            return
        if isinstance(request, Advise):
            thinking = asyncio.create_task(self._advise(request))
            self.advice_tasks.add(thinking)
            thinking.add_done_callback(self.advice_tasks.discard)
        else:
            reply = await self._or_refusal(request, self._do(request))
            self.handled(request, reply)
            self.send(reply)

    async def _or_refusal(self, request: Request, doing: Awaitable[ServerMessage]) -> ServerMessage:
        """Handle a message. A refusal is sent to the browser and ends nothing."""
        try:
            return await doing
        except MotuError as error:
            return Refused(getattr(request, "key", None), problem_of(error))
        except Exception:
            _log.exception("a message of kind %s failed", type(request).__name__.lower())
            return Refused(getattr(request, "key", None), Problem("internal-error", {"request": self.about()}))

    async def _advise(self, request: Advise) -> None:
        """Ask the expert in the background, so that other messages are still handled."""
        if self.may("advise"):
            self.send(await self._or_refusal(request, self.table.advise(self.listener, request)))
        else:
            self.send(Refused(request.key, Problem("too-fast")))

    async def _do(
        self, request: Answer | Undo | AskBack | Consent | Say | Look | Tally | Vote | Foresee | PlanMoves | Ping
    ) -> ServerMessage:
        match request:
            case Answer():
                return await self.table.answer(self.listener, request)
            case Undo():
                return await self.table.undo(self.listener, request, self.undos)
            case AskBack():
                return await self.table.ask_back(self.listener, request, self.undos)
            case Consent():
                return await self.table.consent_to(self.listener, request)
            case Say():
                if not self.may("chat"):
                    return Refused(request.key, Problem("too-fast"))
                return await self.table.say(self.listener, request, await self.name())
            case Look():
                if not self.may("look"):
                    return Refused(None, Problem("too-fast"))
                return self.table.look(self.listener, request)
            case Tally():
                if not self.may("look"):
                    return Refused(None, Problem("too-fast"))
                return self.table.tally(self.listener)
            case Vote():
                return await self.table.vote(self.listener, request)
            case Foresee():
                if not self.may("look"):
                    return Refused(None, Problem("too-fast"))
                return self.table.foresee(self.listener)
            case PlanMoves():
                if not self.may("look"):
                    return Refused(request.key, Problem("too-fast"))
                return await self.table.plan(self.listener, request)
            case Ping():
                return Pong()

    def send(self, message: ServerMessage) -> None:
        """Send the listener a message."""
        self.listener.send(encoded(message))

    def end(self) -> None:
        """Nobody waits for advice any more."""
        for thinking in self.advice_tasks:
            thinking.cancel()
