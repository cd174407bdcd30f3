"""The servers and databases are those of the other tests."""

from __future__ import annotations

from tests.server.conftest import _everybody_goes_home, database, postgres, server

__all__ = ["_everybody_goes_home", "database", "postgres", "server"]
