"""Secrets, ids and seeds. A guest is a random secret, a seat another one in a link. Only hashes of both are stored."""

from __future__ import annotations

import secrets
from hashlib import sha256

ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""The letters of table ids: 32 of them, none that looks like another."""
ID_LENGTH = 20
MOST_ID_LETTERS = 40


def new_secret() -> str:
    """128 bits from the system's entropy, as a text that fits into a link."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def new_seed() -> int:
    return secrets.randbits(64)


def new_table_id() -> str:
    """100 random bits: whoever has the link may enter, so it can't be guessed. Older tables have six letters."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a text may be the id of a table; nothing else is looked up."""
    return text.isascii() and text.replace("-", "").isalnum() and len(text) <= MOST_ID_LETTERS


def short_id(table: str) -> str:
    """The beginning of a table's id, for names of files: the whole id is the key to the table."""
    return table[:6]
