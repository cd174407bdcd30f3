"""Setup: the table before the first round."""

from __future__ import annotations

from motu.core.chance import Chance
from motu_handsign.components import HandsignEdition
from motu_handsign.flow import Round
from motu_handsign.state import Hands


def set_up(edition: HandsignEdition, seats: int, chance: Chance, _options: dict[str, bool]) -> Hands:
    return Hands(edition, [Round(1)], chance, seats)


def open_log(t: Hands) -> None:
    t.log = []
