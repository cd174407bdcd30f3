"""The log of a server: lines of text or of JSON, with the id of the request that they belong to, and no secrets.

Nothing that opens anything is written: ids of tables are cut, addresses of pages lose what follows the table, and
cookies, tokens, seeds and records are not logged at all.
"""

from __future__ import annotations

import logging
import re
from contextvars import ContextVar
from datetime import UTC, datetime
from secrets import token_hex
from time import perf_counter
from typing import Any, Final, Literal

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from motu.server.identity import short_id

LogFormat = Literal["text", "json"]
HEADER: Final = "x-request-id"
ACCESS: Final = "motu.access"
"""The logger of requests."""
TABLES: Final = re.compile(r"(?<=/tables/)[^/?#]+|(?<=/t/)[^/?#]+")
CODES: Final = re.compile(r"(?<=/codes/)[^/?#]+")
"""The parts of a path that open something."""
PLAIN: Final = "%(asctime)s %(levelname)s %(name)s %(request)s%(message)s"

_request: ContextVar[str] = ContextVar("motu-request", default="")
_access = logging.getLogger(ACCESS)
_encode = msgspec.json.Encoder().encode


def request_id() -> str:
    """The id of the request that is being handled; empty if there is none."""
    return _request.get()


def safe_path(path: str) -> str:
    """A path as it may be logged: ids of tables are cut, and codes left out."""
    return CODES.sub("…", TABLES.sub(lambda found: short_id(found[0]) + "…", path))[:200]


class WithRequest(logging.Filter):
    """Gives every line the id of its request."""

    def filter(self, record: logging.LogRecord) -> bool:
        id = request_id()
        record.request_id = id
        record.request = f"[{id}] " if id else ""
        return True


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if id := getattr(record, "request_id", ""):
            line["request"] = id
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return _encode(line).decode()


def set_up_logs(kind: LogFormat, verbose: bool) -> None:
    """Write the log to standard error. Requests are logged only if asked for."""
    handler = logging.StreamHandler()
    handler.addFilter(WithRequest())
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter(PLAIN))
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("motu").setLevel(logging.INFO)
    _access.setLevel(logging.INFO if verbose else logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)


class RequestIds:
    """Gives every request and socket an id, sends it back as a header, and logs the request when it is answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id = token_hex(8)
        before = _request.set(id)
        began = perf_counter()
        status = 0

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (HEADER.encode(), id.encode())]
            await send(message)

        try:
            await self.app(scope, receive, sent if scope["type"] == "http" else send)
        finally:
            if _access.isEnabledFor(logging.INFO):
                self._log(scope, status, perf_counter() - began)
            _request.reset(before)

    def _log(self, scope: Scope, status: int, seconds: float) -> None:
        path, milliseconds = safe_path(scope["path"]), round(1000 * seconds, 1)
        method = scope.get("method", "SOCKET")
        fields = {"method": method, "path": path, "status": status, "ms": milliseconds}
        _access.info("%s %s %d %s ms", method, path, status, milliseconds, extra={"fields": fields})
