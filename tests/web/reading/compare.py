"""Facts: what was read from a page beside what is so, place by place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.web.reading.expected import expected
from tests.web.reading.stage import Shown
from tests.web.visitor import Json


@dataclass
class Comparison:
    """How many facts were compared, and which differ."""

    positions: int = 0
    facts: int = 0
    faults: list[str] = field(default_factory=list)
    pictures: dict[str, dict[str, set[str]]] = field(default_factory=dict)

    def compare(self, shown: Shown, read: Json, phone: bool) -> None:
        self.positions += 1
        where = f"{shown.game}, {'phone' if phone else 'desk'}, seat {shown.who} of {shown.seats}, {shown.name}"
        if "failed" in read:
            self.faults.append(f"{where}: {read['failed']}")
            return
        for family, thing, picture in read.get("pictures", []):
            self.pictures.setdefault(family, {}).setdefault(thing, set()).add(picture)
        for path, wanted, found in walked((), expected(shown, phone), shaped(read)):
            self.facts += 1
            if wanted != found:
                self.faults.append(f"{where}: {path} is {wanted}, drawn {found}")


MISSING = "nothing"


def differences(shown: Shown, read: Json, phone: bool) -> list[tuple[str, str]]:
    """The facts that a page does not show as they are: their paths, and what is so and what is drawn."""
    assert "failed" not in read, read["failed"]
    facts = walked((), expected(shown, phone), shaped(read))
    return [(path, f"is {wanted}, drawn {found}") for path, wanted, found in facts if wanted != found]


def walked(path: tuple[str, ...], wanted: Any, found: Any) -> Iterator[tuple[str, Any, Any]]:
    """Every fact with its path: what is so, and what was read. Lists of different lengths are one fact."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key, value in wanted.items():
            yield from walked((*path, str(key)), value, found.get(str(key), MISSING))
        if not any(isinstance(value, dict | list) for value in wanted.values()):
            # Figures by name: a name that should not be there is a fault, too.
            for key in found.keys() - {str(key) for key in wanted}:
                if found[key] is not None:
                    yield "/".join((*path, key)), MISSING, found[key]
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found) > 0:
        for at, value in enumerate(wanted):
            yield from walked((*path, str(at)), value, found[at])
    else:
        yield "/".join(path), wanted, found


def shaped(read: Json) -> Json:
    """What was read, without what the order of the document adds."""
    read["lit"] = sorted(set(read.get("lit", [])))
    read["asked"] = sorted(read.get("asked", []))
    for key in ("ready", "fan"):
        if key in read:
            read[key] = sorted(read[key])
    read["points"] = {number: seat.get("points", MISSING) for number, seat in read["seats"].items()}
    for boards in [*read["seats"].values(), read.get("own")]:
        if isinstance(boards, dict):
            shape_boards(boards)
    if "options" in read:
        read["options"] = read["options"][0] if read["options"] else MISSING
    return read


def shape_boards(boards: Json) -> None:
    if "majority" in boards:
        boards["majority"] = sorted(boards["majority"])
    if isinstance(boards.get("ceremony_kinds"), list):
        kinds = boards["ceremony_kinds"]
        boards["ceremony_kinds"] = {str(at): kind for at, kind in enumerate(kinds) if kind is not None}
    if "dice" in boards:
        boards["dice"] = sorted(boards["dice"])
