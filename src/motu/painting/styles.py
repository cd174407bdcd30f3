"""The colours of the seats in the terminal."""

from __future__ import annotations

from typing import Final

SEAT_STYLES: Final = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold blue")
