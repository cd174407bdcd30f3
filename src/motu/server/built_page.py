"""Where the page is that a server serves, and the command that builds it."""

from __future__ import annotations

from pathlib import Path
from typing import Final


def page_of(package: Path) -> Path:
    """The folder of the page: beside the server where Motu is installed, `build/page` in a checkout.

    A checkout has one page for its sources and for the compiled copy of them, so that neither waits for the other.
    """
    checkout = checkout_of(package)
    return package / "server" / "page" if checkout is None else checkout / "build" / "page"


def checkout_of(package: Path) -> Path | None:
    """The checkout whose `src` or `build/compiled` holds the package; None if it is installed."""
    for place in ("src", "build/compiled"):
        root = package.parents[place.count("/") + 1]
        if package.parent == root / place and (root / "web" / "package.json").is_file():
            return root
    return None


def command_for(package: Path) -> str:
    """What brings the page where it is missing."""
    return "make web" if checkout_of(package) else 'pip install --force-reinstall "motu[server]"'


PACKAGE: Final = Path(__file__).resolve().parents[1]
PAGE: Final = page_of(PACKAGE)
HOW_TO_BUILD: Final = command_for(PACKAGE)


def is_built() -> bool:
    return (PAGE / "index.html").is_file()
