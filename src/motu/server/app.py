"""The application: routes, sockets and pages behind one door, with the headers that keep browsers safe."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from html import escape

import msgspec
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.routing import Route as Path
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from motu.core.errors import MotuError
from motu.server.built_page import HOW_TO_BUILD, PAGE, is_built
from motu.server.call import Reply, Route
from motu.server.cookies import address, same_origin
from motu.server.errors import Forbidden, Missing, TooMuch, status_of
from motu.server.garbage import collect_young
from motu.server.http_call import HttpCall, body_of
from motu.server.http_messages import Refusal
from motu.server.logs import RequestIds, request_id
from motu.server.messages import Problem, problem_of
from motu.server.openapi import openapi
from motu.server.release import release
from motu.server.routes import ROUTES
from motu.server.service import Service, Settings
from motu.server.socket import table_socket
from motu.words import LANGUAGES, catalogue

SAFETY = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
NO_FRAMES = b"frame-ancestors 'none'"
LAX, IN_FRAMES = b"samesite=lax", b"samesite=none; partitioned"
"""A frame in a page of another site keeps cookies only of the second kind, apart for each site, and only over https."""
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}
"""Sent where the site is reached by https: browsers then use nothing else."""
ASSETS = PAGE / "assets"
PLAIN_FOLDERS = ("licences", "icons")
"""Folders of the page that are served as they are."""
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
    for name in PLAIN_FOLDERS:
        if (PAGE / name).is_dir():
            routes.insert(-1, Mount(f"/{name}", StaticFiles(directory=PAGE / name)))
    app = Starlette(routes=routes, lifespan=running, exception_handlers={405: other_method})
    app.add_middleware(Headers, secure=settings.secure, embedders=settings.embedders)
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
            call = HttpCall(request, await service.identities.guest_of(request), body)
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
        if isinstance(result, Reply):
            return Response(result.body, result.status, result.headers, result.media_type)
        response = Response(status_code=204) if result is None else json(result)
        response.raw_headers.extend(header for header in call.fresh.raw_headers if header[0] == b"set-cookie")
        return response

    return serve


async def refuse_blocked_by_host(call: HttpCall) -> None:
    """Whom the host has blocked may play on and read, but change nothing else."""
    if call.guest_id is not None and await call.service.store.is_blocked(call.guest_id):
        raise Forbidden("guest-blocked")


def json(result: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(result), status, {"Cache-Control": "no-store"}, "application/json")


def refusal(error: MotuError) -> Response:
    return json(Refusal(problem_of(error), request_id()), status_of(error))


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
    if rest in {"favicon.svg", "robots.txt", "manifest.webmanifest", "push-worker.js"} and (PAGE / rest).exists():
        return FileResponse(PAGE / rest, headers={"Cache-Control": "no-cache"})
    if not is_built():
        return no_page(request)
    return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})


def no_page(request: Request) -> Response:
    """What stands in for a page that is not built: what brings it, in the visitor's language."""
    wanted = [one.strip()[:2].lower() for one in request.headers.get("accept-language", "").split(",")]
    language = next((one for one in wanted if one in LANGUAGES), LANGUAGES[0])
    say = catalogue(language).say
    told = [
        say("error-page-not-built", {"command": HOW_TO_BUILD}),
        say("page-terminal-instead", {"command": "motu terminal"}),
    ]
    paragraphs = "".join(f"<p>{escape(sentence)}</p>" for sentence in told)
    text = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Motu</title><h1>Motu</h1>{paragraphs}'
    return HTMLResponse(text, 503, {"Cache-Control": "no-store"})


class Headers:
    """Adds the safety headers to every response; what is named by its content may be kept for ever.

    Pages of `embedders` may show this server's page in a frame.
    """

    def __init__(self, app: ASGIApp, secure: bool, embedders: Sequence[str] = ()) -> None:
        self.app = app
        added = SAFETY | (ONLY_HTTPS if secure else {})
        self.added = [(name.lower().encode(), value.encode()) for name, value in added.items()]
        self.framed_cookies = secure and bool(embedders)
        if embedders:
            allowed = " ".join(["frame-ancestors 'self'", *embedders]).encode()
            self.added = [(name, value.replace(NO_FRAMES, allowed)) for name, value in self.added]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *self.added]
                if scope["path"].startswith("/assets/") and message["status"] == 200:
                    headers.append((b"cache-control", FOREVER.encode()))
                if self.framed_cookies:
                    headers = [(name, in_frames(value) if name == b"set-cookie" else value) for name, value in headers]
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, sent)


def in_frames(cookie: bytes) -> bytes:
    """A cookie that a frame in a page of another site keeps."""
    start = cookie.lower().find(LAX)
    return cookie if start < 0 else cookie[:start] + IN_FRAMES + cookie[start + len(LAX) :]


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
