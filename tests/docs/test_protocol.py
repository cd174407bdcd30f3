"""The page of the protocol names every route and every kind of message."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from motu.server.messages import Request, ServerMessage
from motu.server.routes import ROUTES

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
KINDS = [str(kind.__struct_config__.tag) for kind in (*get_args(Request), *get_args(ServerMessage))]


@pytest.mark.parametrize("path", sorted({route.path for route in ROUTES}))
def test_every_route_is_on_the_page(path: str) -> None:
    assert f"{path}`" in PAGE


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_message_is_on_the_page(kind: str) -> None:
    assert f"\n| `{kind}` |" in PAGE
