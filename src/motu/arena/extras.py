"""Libraries that only some work needs: asked for by name when it begins."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from motu.core.errors import BadOption


def needed(module: str, extra: str) -> Any:
    """A module of an extra; raises BadOption that says how to get it."""
    try:
        return import_module(module)
    except ImportError:
        raise BadOption("extra-missing", package=module, extra=extra) from None
