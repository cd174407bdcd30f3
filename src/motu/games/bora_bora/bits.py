"""Small sets kept as the bits of one number: spaces, regions, tiles. They are cheap to copy and to compare."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = vec[i64]([2**member for member in range(63)])
"""A table, because compiled a literal 1 would be shifted as a number of 32 bits."""

CHUNK_BITS: Final = 12
CHUNK: Final = 2**CHUNK_BITS - 1
"""Most sets have no more than twelve possible members, so that one look into a table is enough."""
COUNTS: Final = vec[i64]([bin(members).count("1") for members in range(CHUNK + 1)])
LOWEST: Final = vec[i64]([max(0, (members & -members).bit_length() - 1) for members in range(CHUNK + 1)])


def bit(member: i64) -> i64:
    return BITS[member]


def has(members: i64, member: i64) -> bool:
    return (members >> member) & 1 == 1


def count(members: i64) -> i64:
    """How many members a set has."""
    number: i64 = 0
    while members != 0:
        number += COUNTS[members & CHUNK]
        members >>= CHUNK_BITS
    return number


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    passed: i64 = 0
    while members & CHUNK == 0:
        members >>= CHUNK_BITS
        passed += CHUNK_BITS
    return passed + LOWEST[members & CHUNK]


def listed(members: i64) -> list[int]:
    """The members in rising order, for people to read."""
    found: list[int] = []
    member = 0
    while members >> member != 0:
        if has(members, member):
            found.append(member)
        member += 1
    return found
