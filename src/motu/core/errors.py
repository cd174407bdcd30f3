"""Errors for bad input: an id and details. The sentences are in the catalogues."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

Detail = str | int | list[str]
Wording = Callable[[str, Mapping[str, Detail]], str]


class MotuError(Exception):
    """Something that was refused, nearly always bad input. Nothing was changed.

    `id` names a message of the catalogues and `details` are its variables. `str()` gives the English sentence.
    """

    wording: ClassVar[Wording | None] = None

    def __init__(self, id: str, **details: Detail) -> None:
        super().__init__(id, details)
        self.id = id
        self.details: dict[str, Detail] = details

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), self.id, self.details))

    def __str__(self) -> str:
        word = MotuError.wording
        if word is None:
            return f"{self.id} {self.details}"
        return word(self.id, self.details)


def _again(kind: type[MotuError], id: str, details: dict[str, Detail]) -> MotuError:
    """Unpickle an error, so that it can be sent from a worker process."""
    return kind(id, **details)


class Illegal(MotuError):
    """An answer that the pending decision does not list, or that another seat has to give."""


class BadOption(MotuError):
    """An unknown game, player, variant, seat count or seed."""


class BadRecord(MotuError):
    """A record that cannot be read or does not fit these rules."""


class BadComponents(MotuError):
    """A file of a game (components, weights, networks) that is not complete or not consistent."""


class Broken(MotuError):
    """A bug in the engine: pieces were lost, or points do not add up."""
