"""The release that runs here, and the page that belongs to it."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version

from motu.games import RULES
from motu.server.built_page import PAGE


@cache
def release() -> str:
    """Names this release: the version, and what the page consists of."""
    try:
        number = version("motu")
    except PackageNotFoundError:
        number = "0"
    index = PAGE / "index.html"
    page = index.read_bytes() if index.exists() else b""
    rules = " ".join(f"{rules.name} {rules.version}" for rules in RULES.values())
    return f"{number}+{blake2b(page + rules.encode(), digest_size=4).hexdigest()}"
