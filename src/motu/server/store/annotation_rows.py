"""What is stored of annotations: what people write to positions of finished games."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class StoredAnnotation(Struct, frozen=True):
    """An annotation of the position when the log had `position` lines. `mark` is as in chess, and may be empty."""

    id: str
    table: str
    guest: str
    name: str
    position: int
    mark: str
    text: str
    created: float


class AnnotationStore(Protocol):
    """Annotations of finished games."""

    async def annotations(self, table: str) -> list[StoredAnnotation]:
        """The annotations of a table, in the order of the game."""
        ...  # pragma: no cover

    async def annotations_of(self, guest: str) -> list[StoredAnnotation]:
        """What a guest wrote, oldest first."""
        ...  # pragma: no cover

    async def add_annotation(self, annotation: StoredAnnotation, most: int) -> bool:
        """Store an annotation. False if its guest has `most` at this table already."""
        ...  # pragma: no cover

    async def drop_annotation(self, table: str, id: str) -> None:
        """Delete an annotation."""
        ...  # pragma: no cover
