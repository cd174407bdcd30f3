"""A server process: from its settings to a graceful end."""

from __future__ import annotations

import uvicorn

from motu.server.app import application
from motu.server.connections import HttpConnection, SocketConnection
from motu.server.garbage import tune_garbage_collector
from motu.server.logs import LogFormat, set_up_logs
from motu.server.service import Settings

MOST_BYTES = 65_536


def server(
    settings: Settings, host: str, port: int, quiet: bool = True, log_format: LogFormat = "text"
) -> uvicorn.Server:
    """A server that ends gracefully on SIGTERM and Ctrl-C: sockets are closed, what was acknowledged is kept."""
    tune_garbage_collector()
    set_up_logs(log_format, verbose=not quiet)
    return uvicorn.Server(
        uvicorn.Config(
            application(settings),
            host=host,
            port=port,
            http=HttpConnection,
            ws=SocketConnection,
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=5,
            proxy_headers=True,
            forwarded_allow_ips=settings.proxies,
        )
    )
