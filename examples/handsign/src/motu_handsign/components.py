"""The figures of the game."""

from __future__ import annotations

from typing import Final

from motu.core.components import Components, load_components
from motu.core.edition import Edition

NUMBERS: Final = 3
"""How many numbers there are to show, from 0 on. It is no figure of an edition: the board has a place for each."""


class HandsignEdition(Edition):
    """The figures of one edition."""

    def __init__(self, components: Components) -> None:
        super().__init__("handsign", components, ["game"])
        self.rounds = components.whole("game", "rounds", least=1)


def read_edition(components: Components) -> HandsignEdition:
    return HandsignEdition(components)


def earlier_editions() -> list[Components]:
    """The standard editions of earlier releases: none yet."""
    return []


STANDARD: Final = read_edition(load_components(__file__))
