"""Junk for a server: valid messages and bodies that were spoilt, and bytes that never were any."""

from __future__ import annotations

import json
import random
from typing import Any

MESSAGES: list[dict[str, Any]] = [
    {"kind": "answer", "key": "key-0001", "mark": "0" * 24, "token": "die 4"},
    {"kind": "undo", "key": "key-0002", "mark": ""},
    {"kind": "say", "key": "key-0003", "text": "hello"},
    {"kind": "look", "at": 3, "before": None},
    {"kind": "advise", "key": "key-0004", "mark": "0"},
    {"kind": "vote", "key": "key-0005", "choice": "bot"},
    {"kind": "ping"},
]
BODIES: list[tuple[str, dict[str, Any]]] = [
    ("/api/me", {"name": "Ann"}),
    ("/api/me/people", {"id": "0" * 16, "choice": "none"}),
    ("/api/tables", {"game": "bali", "seats": ["me", "easy"], "clock": {"move": 60, "total": None, "rule": "bot"}}),
    ("/api/import", {"record": "motu 1\ngame bali", "seats": ["me", "easy"]}),
    ("/api/import/table", {"table": {"format": "motu table 1"}}),
    ("/api/tables/{table}/join", {"seat": 1}),
    ("/api/tables/{table}/claim", {"secret": "x" * 22}),
    ("/api/tables/{table}/fill", {"seat": 1, "level": "easy"}),
    ("/api/tables/{table}/relate", {"seat": 1, "line": None, "choice": "mute"}),
    ("/api/tables/{table}/report", {"seat": 1, "note": "x"}),
    ("/api/games/bali/editions", {"name": "x", "changes": [{"block": "goods", "path": ["a"], "value": 1}]}),
]
VALUES: list[Any] = [
    None, True, False, 0, -1, 2**31, 2**63, 2**64, -(2**63), 1e308, -0.0, "", " ", "\x00", "\u0000a", "\ud83d",
    "\u202e",
    "'; drop table tables; --", "../../etc/passwd", "%00", "%s%s%n", "x" * 300, "x" * 5000, [], {}, [[]], {"": {}},
    ["me"] * 9, "é\u0301", "\U0001f642", "me", "NaN", "\ufffe",
]  # fmt: skip


def spoilt(chance: random.Random, message: Any) -> Any:
    """A message in which something was replaced, removed or added."""
    if isinstance(message, dict) and message:
        changed = dict(message)
        key = chance.choice(sorted(changed))
        match chance.randrange(5):
            case 0:
                changed[key] = chance.choice(VALUES)
            case 1:
                del changed[key]
            case 2:
                changed[chance.choice(["seat", "key", "kind", "x", "", "__proto__"])] = chance.choice(VALUES)
            case 3:
                changed[key] = spoilt(chance, changed[key])
            case _:
                changed[key] = [changed[key]] * chance.randrange(4)
        return changed
    return chance.choice(VALUES)


def as_text(chance: random.Random, message: Any) -> str:
    """A spoilt message as text, which may be spoilt once more."""
    text = json.dumps(spoilt(chance, message), allow_nan=True)
    match chance.randrange(8):
        case 0:
            return text[: chance.randrange(len(text) + 1)]
        case 1:
            at = chance.randrange(len(text) + 1)
            return text[:at] + chance.choice(["\x00", "{", '"', "\\", "\u2028", "9" * 400, "[" * 2000]) + text[at:]
        case _:
            return text


def as_bytes(chance: random.Random, message: Any) -> bytes:
    """A spoilt body, perhaps of bytes that are no text."""
    if chance.random() < 0.1:
        return chance.randbytes(chance.randrange(200))
    return as_text(chance, message).encode("utf-8", "surrogatepass")
