"""The server keeps to its own OpenAPI page."""

from __future__ import annotations

from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from motu.server.openapi import openapi
from tests.server.harness import Server

schema = schemathesis.openapi.from_dict(openapi("test"))


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_that_the_page_lists(case: schemathesis.Case[Any], server: Server) -> None:
    response = case.call(base_url=server.url)
    case.validate_response(response, checks=[not_a_server_error, content_type_conformance, response_schema_conformance])
    listed = case.operation.definition.raw["responses"]
    assert str(response.status_code) in listed


def test_the_page_lists_every_route(server: Server) -> None:
    page = httpx.get(server.url + "/api/openapi.json").json()
    assert page["openapi"] == "3.1.0"
    assert set(page["paths"]) >= {"/api/health", "/api/version", "/api/tables", "/api/tables/{table}/join"}
    assert "NewTable" in page["components"]["schemas"]


def test_health_and_version_are_told(server: Server) -> None:
    assert httpx.get(server.url + "/api/health").json()["status"] == "ok"
    version = httpx.get(server.url + "/api/version").json()
    assert version["games"]["bali"] >= 1
