"""Statements that both databases understand: only how they are sent differs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

Fetch = Callable[..., Awaitable[list[Any]]]
"""Sends a statement with its arguments, and gives its rows."""


class SharedStatements:
    """How a statement is sent, alone or together with others."""

    async def _fetch(self, sql: str, *args: Any) -> list[Any]:
        """The rows of one statement, whose arguments are $1, $2 and so on."""
        raise NotImplementedError  # abstract

    def _together(self) -> AbstractAsyncContextManager[Fetch]:
        """Several statements, all or nothing."""
        raise NotImplementedError  # abstract
