"""One Motu server, and tools over HTTP, for all tests of the tools."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.mcp.clients import tables, tools_over_http


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with tables(tmp_path_factory.mktemp("mcp")) as address:
        yield address


@pytest.fixture(scope="module")
def tools(server: str) -> Iterator[str]:
    with tools_over_http(server) as address:
        yield address
