"""What the workers of the page call. Here Python meets JavaScript: everything else in this room knows only Python.

`start`, `request`, `open_table`, `receive` and `close` are for the worker with the tables, `think` for the other one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from motu.browser import thinking
from motu.browser.app import App
from motu.browser.database import Database, MemoryDatabase
from motu.browser.service import BrowserService
from motu.browser.thinking import Thinking
from motu.core.errors import Detail, MotuError
from motu.server.errors import Unavailable
from motu.server.messages import problem_of
from motu.server.work import Died

JsProxy = Any
"""An object of JavaScript."""

NOT_STORED: Final = ("storage-full", "storage-failed")
"""With these problems the tables can still be played in memory."""
_encode = msgspec.json.Encoder(enc_hook=str).encode
_app: list[App] = []


class Config(Struct, frozen=True):
    """What the site says: which release it is, and how many seconds a bot takes at least."""

    release: str
    pause: float


class WebDatabase:
    """The database that the page keeps in IndexedDB."""

    def __init__(self, storage: JsProxy) -> None:
        self._storage = storage

    async def read(self, key: str) -> str | None:
        """The text under a key."""
        found: str | None = await self._asked(self._storage.read, key)
        return found

    async def read_all(self, start: str) -> dict[str, str]:
        """The texts whose keys have this start, by their keys and in the order of these."""
        found: list[tuple[str, str]] = (await self._asked(self._storage.readAll, start)).to_py()
        return dict(found)

    async def write(
        self, expected: Mapping[str, str | None], changes: Mapping[str, str | None], cleared: Sequence[str] = ()
    ) -> bool:
        """Change texts, all or none."""
        texts = [_encode(one).decode() for one in (expected, changes, list(cleared))]
        outcome: str = await self._asked(self._storage.write, *texts)
        if outcome == "full":
            raise Unavailable("storage-full")
        if outcome not in ("done", "changed"):
            raise Unavailable("storage-failed", reason=outcome)
        return outcome == "done"

    async def _asked(self, what: JsProxy, *args: str) -> Any:
        from pyodide.ffi import JsException

        try:
            return await what(*args)
        except JsException as error:
            raise Unavailable("storage-failed", reason=str(error)) from error

    def tell(self, what: str) -> None:
        """Tell the other tabs something."""
        self._storage.tell(what)

    async def heard(self) -> str:
        """Wait for what another tab tells."""
        found: str = await self._storage.heard()
        return found


class WebThinker:
    """The worker in which long searches run."""

    def __init__(self, thinker: JsProxy) -> None:
        self._thinker = thinker

    async def run(self, work: bytes) -> bytes:
        """Run pickled work there, and return its pickled outcome. Raises Died if it was lost."""
        from pyodide.ffi import JsException, to_js

        try:
            outcome: bytes = (await self._thinker.run(to_js(work))).to_bytes()
        except JsException as error:
            raise Died(str(error)) from error
        return outcome


async def start(
    config: str, storage: JsProxy | None, thinker: JsProxy, say: JsProxy, tell: Callable[[str], None]
) -> str:
    """Set up the tables; returns why that can't be, as JSON, or nothing.

    `say` puts an error into words, `tell` says how the storage is.
    """

    def wording(id: str, details: Mapping[str, Detail]) -> str:
        return str(say(id, _encode(details).decode()))

    MotuError.wording = staticmethod(wording)
    wanted = msgspec.json.decode(config, type=Config)
    workers = Thinking(WebThinker(thinker))

    async def opened(database: Database) -> BrowserService:
        return await BrowserService.open(database, workers, wanted.release, wanted.pause, lambda: tell("restored"))

    try:
        service = await opened(MemoryDatabase() if storage is None else WebDatabase(storage))
    except Unavailable as error:
        if error.id not in NOT_STORED:
            return _encode(problem_of(error)).decode()
        service, storage = await opened(MemoryDatabase()), None
    tell("memory" if storage is None else "stored")
    _app[:] = [App(service)]
    return ""


async def request(method: str, path: str, body: str) -> JsProxy:
    """Answer a request: its status, its kind, the name of a file if it is one, and the answer."""
    from pyodide.ffi import to_js

    answer = await _app[0].request(method, path, body.encode())
    return to_js([answer.status, answer.media_type, answer.name, answer.body])


async def open_table(line: int, table: str, say: Callable[[str], None], hang_up: Callable[[int], None]) -> None:
    """Open a table for the page."""
    await _app[0].open(line, table, say, hang_up)


async def receive(line: int, text: str) -> None:
    """Handle a message of the page."""
    await _app[0].receive(line, text)


async def close(line: int) -> None:
    """The page has closed a table."""
    await _app[0].close(line)


def think(work: JsProxy) -> JsProxy:
    """Run pickled work here."""
    from pyodide.ffi import to_js

    return to_js(thinking.run(work.to_bytes()))
