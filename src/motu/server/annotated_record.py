"""A record with annotations: they are comments, so whoever loads it reads the same game."""

from __future__ import annotations

from collections.abc import Sequence

from motu.server.store.annotation_rows import StoredAnnotation


def with_comments(record: str, notes: Sequence[StoredAnnotation]) -> str:
    """A record with its annotations as comments before its end: the length of the log, the mark, who wrote what."""
    if not notes:
        return record
    comments = [" ".join(f"# {one.position} {one.mark} {one.name}: {one.text}".split()) for one in notes]
    at = record.index("\nend ")
    return "\n".join([record[:at], *comments]) + record[at:]
