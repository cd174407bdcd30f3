"""Optional libraries, imported when the work that needs them begins."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from motu.core.errors import BadOption


def require_extra(module: str, extra: str) -> Any:
    """A module of an optional extra. Raises BadOption, with the command to install it, if it is missing."""
    try:
        return import_module(module)
    except ImportError:
        raise BadOption("extra-missing", package=module, extra=extra) from None
