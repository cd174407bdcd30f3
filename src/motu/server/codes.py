"""Short codes for reading aloud. They lead to a table for a quarter of an hour."""

from __future__ import annotations

import secrets
from time import time
from typing import Final

from motu.server.errors import Missing
from motu.server.identity import ID_LETTERS
from motu.server.store import Store, Taken

CODE_LENGTH: Final = 6
CODE_SECONDS: Final = 900.0
"""How long a code leads to its table."""
SIMILAR: Final = str.maketrans("oilu", "011v", "- ")
"""Letters that no code has, and what they were probably meant to be."""
TRIES: Final = 5


async def new_code(store: Store, table: str) -> str:
    """A code that leads to a table: 30 random bits."""
    now = time()
    for _ in range(TRIES):
        code = "".join(secrets.choice(ID_LETTERS) for _ in range(CODE_LENGTH))
        try:
            await store.add_code(code, table, now + CODE_SECONDS, now)
        except Taken:
            continue
        return code
    raise Taken


async def table_of(store: Store, typed: str) -> str:
    """The table of a code, however it was typed. Raises Missing if there is none."""
    code = typed.lower().translate(SIMILAR)
    found = None
    if len(code) == CODE_LENGTH and all(letter in ID_LETTERS for letter in code):
        found = await store.table_of_code(code, time())
    if found is None:
        raise Missing("unknown-code", code=typed[:20])
    return found
