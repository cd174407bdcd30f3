"""The Motu server whose tables are played at: another one, or one that is started for this purpose."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Any, Final, TypeVar

import httpx2
import msgspec
import uvicorn

from motu.core.errors import BadOption, MotuError
from motu.players.review import ReviewConfig
from motu.server.http_messages import Refusal
from motu.server.limits import Limit, Limits
from motu.server.retention import Keep
from motu.server.run import server
from motu.server.service import Settings

LOOPBACK: Final = "127.0.0.1"
START_SECONDS: Final = 60.0
KEPT_OPEN: Final = 2.0
"""Seconds for which an idle connection is used again: less than those after which servers close it."""
SECONDS: Final = 30.0
"""How long a request to the server may take."""
ROOMY: Final = Limit(100_000, 10_000)
OWN_LIMITS: Final = Limits(
    messages=ROOMY, looks=ROOMY, requests=ROOMY, tables=ROOMY, editions=ROOMY, reviews=Limit(600, 60), neighbours=1000
)
"""The limits of a server of one's own: programs play faster than people."""

T = TypeVar("T")


class ServerRefusal(MotuError):
    """What the Motu server refused, with its own reason."""


class Host:
    """Requests to a Motu server in the name of one guest."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self._client = httpx2.AsyncClient(
            base_url=self.url, timeout=SECONDS, limits=httpx2.Limits(keepalive_expiry=KEPT_OPEN)
        )

    @property
    def socket_url(self) -> str:
        """Where the sockets of this server are."""
        return "ws" + self.url.removeprefix("http")

    def cookie(self) -> str:
        """The cookie that says who this guest is."""
        return "; ".join(f"{name}={value}" for name, value in self._client.cookies.items())

    async def get(self, path: str, type: type[T]) -> T:
        """Ask for something."""
        return self._decoded(await self._request("GET", path, None), type)

    async def post(self, path: str, type: type[T], body: Any = None) -> T:
        """Change something."""
        return self._decoded(await self._request("POST", path, body), type)

    async def text(self, path: str) -> str:
        """Ask for a plain text."""
        return (await self._request("GET", path, None)).text

    async def _request(self, method: str, path: str, body: Any) -> httpx2.Response:
        content = None if body is None else msgspec.json.encode(body)
        try:
            response = await self._client.request(method, path, content=content)
        except httpx2.HTTPError as error:
            raise BadOption("server-unreachable", server=self.url, reason=str(error) or type(error).__name__) from error
        if response.status_code >= 400:
            raise self._refusal(response)
        return response

    def _refusal(self, response: httpx2.Response) -> MotuError:
        try:
            problem = msgspec.json.decode(response.content, type=Refusal).problem
        except msgspec.DecodeError:
            return BadOption("server-unreachable", server=self.url, reason=f"HTTP {response.status_code}")
        return ServerRefusal(problem.id, **problem.details)

    def _decoded(self, response: httpx2.Response, type: type[T]) -> T:
        try:
            return msgspec.json.decode(response.content, type=type)
        except msgspec.DecodeError as error:
            raise BadOption("server-unreachable", server=self.url, reason=str(error)[:200]) from error

    async def close(self) -> None:
        await self._client.aclose()


@contextmanager
def own_server(
    database: str, port: int, host: str = LOOPBACK, workers: int = 1, review: ReviewConfig | None = None
) -> Iterator[str]:
    """A Motu server in a thread of this process; its address. It ends with the `with` block."""
    settings = Settings(
        database=database,
        workers=workers,
        bot_pause=0.0,
        limits=OWN_LIMITS,
        keep=Keep(0, 0),
        review=review,
    )
    running: uvicorn.Server = server(settings, host, port)
    failure: list[BaseException] = []
    thread = threading.Thread(target=run_until_told, args=(running, failure), name="motu-server", daemon=True)
    thread.start()
    try:
        deadline = monotonic() + START_SECONDS
        while not running.started:
            if not thread.is_alive() or monotonic() > deadline:
                reason = str(failure[0]) if failure else "it did not start"
                raise BadOption("server-unreachable", server=f"http://{host}:{port}", reason=reason)
            sleep(0.02)
        yield f"http://{LOOPBACK if host == '0.0.0.0' else host}:{port}"  # noqa: S104 - compared, not bound
    finally:
        running.should_exit = True
        thread.join(START_SECONDS)


def run_until_told(running: uvicorn.Server, failure: list[BaseException]) -> None:
    """Run a server; what ends it too early is kept for whoever started it."""
    try:
        running.run()
    except (Exception, SystemExit) as error:
        failure.append(error)
