"""A server process for the tests, with settings that no command offers: `python -m tests.server.launch '{…}'`."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from msgspec import Struct, structs

from motu.players.review import ReviewConfig
from motu.players.search import SearchConfig
from motu.server.call import Call
from motu.server.limits import Limits
from motu.server.logs import LogFormat
from motu.server.notifications.service import NotificationOptions
from motu.server.routes import ROUTES
from motu.server.run import server
from motu.server.service import Settings
from tests.server.broken_players import known_to_servers

QUICK = ReviewConfig(
    iterations=4,
    playouts=2,
    compare_playouts=2,
    rechecks=2,
    recheck_playouts=4,
    settings=SearchConfig(rollout_depth=2, rollout_width=2, prior_determinizations=1, candidates=3),
)

"""Reviews that are made while a test waits for them."""


class Launch(Struct, kw_only=True):
    database: str
    port: int
    limits: Limits = Limits()
    workers: int = 1
    bot_pause: float = 0.0
    review: ReviewConfig = QUICK
    secure: bool = False
    hosts: tuple[str, ...] = ()
    token: str = ""
    notifications: NotificationOptions = NotificationOptions(enabled=False)
    verbose: bool = False
    log_format: LogFormat = "text"
    broken_route: bool = False
    """Whether one route fails as nobody expects."""
    stalls: str = ""
    """The file into which it is written what stopped the event loop."""


def break_version() -> None:
    """Let the route of the version fail."""

    async def version(_: Call) -> float:
        return 1 / 0

    for number, route in enumerate(ROUTES):
        if route.path == "/api/version":
            ROUTES[number] = structs.replace(route, does=version)


if __name__ in ("__main__", "__mp_main__"):  # in servers and their workers, not where tests import this module
    known_to_servers()

if __name__ == "__main__":
    launch = msgspec.json.decode(sys.argv[1], type=Launch)
    settings = Settings(
        database=launch.database,
        workers=launch.workers,
        bot_pause=launch.bot_pause,
        limits=launch.limits,
        review=launch.review,
        secure=launch.secure,
        hosts=launch.hosts,
        token=launch.token,
        notifications=launch.notifications,
    )
    if launch.broken_route:
        break_version()
    made = server(settings, "127.0.0.1", launch.port, quiet=not launch.verbose, log_format=launch.log_format)
    if launch.stalls:
        from benchmarks.stalls import watch_loop

        watch_loop(made, Path(launch.stalls))
    made.run()
