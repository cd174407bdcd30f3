"""The application: routes, sockets and pages behind one door, with the headers that keep browsers safe."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.routing import Route as Path
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from motu.core.errors import Illegal, MotuError
from motu.server.call import Call, Route, body_of
from motu.server.errors import Forbidden, Missing, TooMuch, Unavailable, Unreadable
from motu.server.garbage import collect_young
from motu.server.http_messages import Refusal
from motu.server.identity import address, same_origin
from motu.server.logs import RequestIds, request_id
from motu.server.messages import Problem, problem_of
from motu.server.openapi import openapi
from motu.server.routes import ROUTES
from motu.server.service import PAGE, Service, Settings, release
from motu.server.socket import table_socket

SAFETY = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}
"""Sent where the site is reached by https: browsers then use nothing else."""
ASSETS = PAGE / "assets"
LICENCES = PAGE / "licences"
FOREVER = "public, max-age=31536000, immutable"

_log = logging.getLogger(__name__)


def application(settings: Settings) -> Starlette:
    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        app.state.service = await Service.open(settings)
        collecting = asyncio.create_task(collect_young())
        yield
        collecting.cancel()
        await app.state.service.close()

    routes: list[BaseRoute] = [
        *(Path(route.path, served(route), methods=[route.method.upper()]) for route in ROUTES),
        Path("/api/openapi.json", openapi_page),
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        Path("/api/{rest:path}", unknown_route, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Path("/{rest:path}", page),
    ]
    if ASSETS.is_dir():
        routes.insert(-1, Mount("/assets", GZipMiddleware(StaticFiles(directory=ASSETS))))
    if LICENCES.is_dir():
        routes.insert(-1, Mount("/licences", StaticFiles(directory=LICENCES)))
    app = Starlette(routes=routes, lifespan=running, exception_handlers={405: other_method})
    app.add_middleware(Headers, secure=settings.secure)
    if settings.hosts:
        app.add_middleware(Hosts, allowed=settings.hosts)
    app.add_middleware(RequestIds)
    return app


def served(route: Route) -> Callable[[Request], Awaitable[Response]]:
    """A route for the framework: decodes bodies, answers refusals, gives new guests their cookie."""

    async def serve(request: Request) -> Response:
        service: Service = request.app.state.service
        try:
            if route.method != "get":
                if not same_origin(request):
                    raise Forbidden("other-origin")
                if not service.requests.take(address(request)):
                    raise TooMuch("too-fast")
            elif not route.always and not service.reads.take(address(request)):
                raise TooMuch("too-fast")
            body = None if route.takes is None else await body_of(request, route.takes, route.most)
            call = Call(request, body)
            if route.method != "get" and not route.for_blocked:
                await refuse_blocked_by_host(call)
            result = await route.does(call)
        except MotuError as error:
            service.metrics.requests.labels(route.path, status_of(error)).inc()
            return refusal(error)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            _log.exception("%s %s failed", route.method.upper(), route.path)
            service.metrics.requests.labels(route.path, 500).inc()
            return json(Refusal(Problem("internal-error", {"request": request_id()}), request_id()), 500)
        service.metrics.requests.labels(route.path, 200).inc()
        if isinstance(result, Response):
            return result
        response = Response(status_code=204) if result is None else json(result)
        response.raw_headers.extend(header for header in call.fresh.raw_headers if header[0] == b"set-cookie")
        return response

    return serve


async def refuse_blocked_by_host(call: Call) -> None:
    """Whom the host has blocked may play on and read, but change nothing else."""
    if call.guest_id is not None and await call.service.store.is_blocked(call.guest_id):
        raise Forbidden("guest-blocked")


def json(result: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(result), status, {"Cache-Control": "no-store"}, "application/json")


def refusal(error: MotuError) -> Response:
    return json(Refusal(problem_of(error), request_id()), status_of(error))


def status_of(error: MotuError) -> int:
    match error:
        case Forbidden():
            return 403
        case Missing():
            return 404
        case TooMuch():
            return 413 if error.id == "body-too-large" else 429
        case Unreadable():
            return 400
        case Unavailable():
            return 503
    return 409 if isinstance(error, Illegal) else 400


async def openapi_page(_: Request) -> Response:
    return JSONResponse(openapi(release()))


async def unknown_route(request: Request) -> Response:
    return refusal(Missing("unknown-route", route=request.url.path))


async def other_method(request: Request, _: Exception) -> Response:
    problem = Problem("unknown-route", {"route": f"{request.method} {request.url.path}"})
    return json(Refusal(problem, request_id()), 405)


async def page(request: Request) -> Response:
    """Every address is the same page; what it shows is decided there."""
    rest = request.path_params["rest"]
    if rest in {"favicon.svg", "robots.txt", "manifest.webmanifest"} and (PAGE / rest).exists():
        return FileResponse(PAGE / rest)
    if not (PAGE / "index.html").exists():
        return refusal(Missing("page-not-built", command="make web"))
    return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})


class Headers:
    """Adds the safety headers to every response; what is named by its content may be kept for ever."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app = app
        self.added = SAFETY | (ONLY_HTTPS if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = dict(self.added)
                if scope["path"].startswith("/assets/") and message["status"] == 200:
                    added["Cache-Control"] = FOREVER
                message["headers"] = [
                    *message["headers"],
                    *((name.lower().encode(), value.encode()) for name, value in added.items()),
                ]
            await send(message)

        await self.app(scope, receive, sent)


class Hosts:
    """Refuses requests under a name that is not this server's.

    A page of another site could otherwise reach a server on the visitor's own machine, by a name that leads there.
    """

    def __init__(self, app: ASGIApp, allowed: Sequence[str]) -> None:
        self.app = app
        self.allowed = {name.lower() for name in allowed}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or self.host_of(scope) in self.allowed:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            problem = Problem("other-host", {"host": self.host_of(scope)[:80]})
            await json(Refusal(problem, request_id()), 421)(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 4403})

    def host_of(self, scope: Scope) -> str:
        """The name under which a server was asked, without the port."""
        host: str = dict(scope["headers"]).get(b"host", b"").decode("latin-1").lower()
        return host if host.endswith("]") else host.rpartition(":")[0] or host
