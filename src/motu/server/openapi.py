"""The OpenAPI page, made from the routes and the kinds of their messages."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from motu.server.call import Route
from motu.server.http_messages import Refusal
from motu.server.routes import ROUTES

REFUSALS = {
    "400": "The request can't be read, or asks for something that does not exist",
    "403": "Not for this guest",
    "404": "There is no such table or game",
    "405": "The route is there, but not with this method",
    "409": "Not possible now",
    "413": "Too large",
    "429": "Too much at once",
}


def openapi(release: str) -> dict[str, Any]:
    kinds = [kind for route in ROUTES for kind in (route.takes, route.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Refusal], ref_template="#/components/schemas/{name}")
    by_kind = dict(zip([*map(repr, kinds), repr(Refusal)], schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method] = operation(route, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Motu", "version": release, "description": "The table: see docs/protocol.md for the socket."},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    def json(kind: Any) -> dict[str, Any]:
        return {"application/json": {"schema": schemas[repr(kind)]}}

    if route.gives is None:
        given: dict[str, Any] = {"204": {"description": "Done"}}
    elif route.gives in (str, bytes):
        given = {"200": {"description": "The file", "content": {route.media_type: {"schema": {"type": "string"}}}}}
    else:
        given = {"200": {"description": "Done", "content": json(route.gives)}}
    refused = {status: {"description": why, "content": json(Refusal)} for status, why in REFUSALS.items()}
    names = re.findall(r"{(\w+)}", route.path)
    page: dict[str, Any] = {
        "operationId": route.does.__name__,
        "summary": route.says,
        "responses": given | refused,
        "parameters": [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names],
    }
    if route.takes is not None:
        page["requestBody"] = {"required": True, "content": json(route.takes)}
    return page
