"""Who knows what: the view of a seat, the log as a seat heard it, and tables that a seat can't tell from the real one."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core.agenda import Event, Json
from motu.games.bora_bora.state import Table


def seen(t: Table, who: i64) -> Json:
    return {}


def veiled(event: Event, who: i64) -> Event:
    return event


def guessed(t: Table, who: i64, seed: int) -> Table:
    return t.clone()
