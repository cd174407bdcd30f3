"""Editions: the sets of figures that a game can be played with."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from motu.core.components import ABOUT, REMARKS, Components, without_remarks
from motu.core.errors import BadComponents


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """A set of figures that can be played with: a components file, read and checked.

    Each game has a subclass with its figures as typed attributes. An edition never changes, so any number of tables may
    share it, and tables of different editions can be played in one process. `hash` names the figures: two files with
    the same figures are the same edition, whatever their sources and remarks say.
    """

    def __init__(self, game: str, components: Components, blocks: list[str]) -> None:
        components.check_blocks(game, blocks)
        self.game: Final = game
        self.components: Final = components
        self.hash: Final = components.fingerprint
        self.name: Final = components.edition_name
        """The name that the file gives itself; empty if it gives none."""
        self.networks: Final = components.networks
        """The numbers of seats whose network helps here, by a trial, although it was trained with other figures."""

    def seat_range(self) -> range:
        """How many people can play."""
        least, most = self.components.wholes("game", "seats", 2)
        return range(least, most + 1)

    def things(self) -> dict[str, list[str]]:
        """The ids of everything that has a name in the catalogues, by kind."""
        return {}

    def against_examples(self) -> list[BadComponents]:
        """Where these figures contradict texts and examples of the rulebook, beyond the figures that it prints."""
        return []


def contradictions(edition: Edition, standard: Edition) -> list[BadComponents]:
    """Where an edition contradicts the rulebook. An owner's edition has none; a designer's may have some.

    What the standard edition marks as printed can't differ from one box to the next. The rest may, as far as the
    rulebook's texts and examples allow.
    """
    box = edition.components
    found: list[BadComponents] = []
    for block, content in standard.components.data.items():
        if block == ABOUT or block not in box.data:
            continue
        for key, printed in content.items():
            if key in REMARKS:
                continue
            for place, wanted, seen in differences(key, printed, box.data[block].get(key), content["sure"]):
                found.append(
                    BadComponents(
                        "components-not-as-printed",
                        file=box.at(block, key),
                        block=block,
                        key=place,
                        found=shown(seen),
                        expected=shown(wanted),
                        source=str(content["source"]),
                    )
                )
    return found + edition.against_examples()


def differences(place: str, printed: Any, found: Any, sure: str) -> list[tuple[str, Any, Any]]:
    """The printed figures that differ: their place, what is printed, what was found.

    An entry of a list may say for itself how sure it is.
    """
    if isinstance(printed, dict):
        sure = printed.get("sure", sure)
    elif isinstance(printed, list) and any(isinstance(one, dict) and "sure" in one for one in printed):
        others = found if isinstance(found, list) else []
        return [
            difference
            for at, one in enumerate(printed)
            for difference in differences(f"{place}[{at + 1}]", one, others[at] if at < len(others) else None, sure)
        ]
    if sure != "printed" or without_remarks(printed) == without_remarks(found):
        return []
    return [(place, printed, found)]


def shown(value: Any) -> str:
    """A figure as an error shows it."""
    return "–" if value is None else repr(without_remarks(value))[:120]
