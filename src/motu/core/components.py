"""Components files: every figure of a game, checked as it is read."""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Any

from motu.core.errors import BadComponents

SURE = ("printed", "derived", "reported", "reconstructed")
"""How certain figures are: printed in the rulebook, derived from it, reported by others, or reconstructed."""

ABOUT = "edition"
"""The block that says what the file is: the game and the name of the edition. It holds no figures."""
REMARKS = ("source", "sure", "name")
"""Keys that change nothing in play."""
MOST_WHOLE = 9999
"""The largest whole number that a figure may be."""
LONGEST = 262_144
"""The most characters that a components file may have."""
DEEPEST = 24
"""The most levels of lists and tables that a components file may have."""


class Components:
    """A components file in memory. A figure that is missing or of the wrong kind raises BadComponents with its name."""

    def __init__(self, text: str, name: str = "components.toml") -> None:
        self.name = name
        self.written = text
        self.data: dict[str, Any] = parsed(text, name)
        for block, content in self.data.items():
            if block == ABOUT and isinstance(content, dict):
                continue
            if not isinstance(content, dict) or not content.get("source"):
                raise BadComponents("components-block-without-source", file=self.at(block), block=block)
            if content.get("sure") not in SURE:
                raise BadComponents("components-block-unsure", file=self.at(block), block=block, allowed=list(SURE))

    def at(self, block: str, key: str = "") -> str:
        """The file and the line of a block or a figure, for errors."""
        line = line_of(self.written, block, key)
        return f"{self.name}:{line}" if line else self.name

    def at_name(self, name: str) -> str:
        """The file and the first line in which something is named, for errors."""
        for line, content in enumerate(self.written.splitlines(), 1):
            if f'"{name}"' in content:
                return f"{self.name}:{line}"
        return self.name

    def check_blocks(self, game: str, known: list[str]) -> None:
        """Refuse a file of another game, and blocks that this game does not have."""
        about = self.data.get(ABOUT, {})
        if about.get("game", game) != game:
            raise BadComponents(
                "components-other-game", file=self.at(ABOUT, "game"), found_game=str(about["game"]), expected_game=game
            )
        for block in self.data:
            if block not in known and block != ABOUT:
                raise BadComponents("components-block-unknown", file=self.at(block), block=block, allowed=known)

    @property
    def edition_name(self) -> str:
        """The name that the file gives itself, or an empty text."""
        return str(self.data.get(ABOUT, {}).get("name", ""))

    @property
    def networks(self) -> list[int]:
        """The numbers of seats whose network helps with these figures, although it was trained with others."""
        found = self.data.get(ABOUT, {}).get("networks", [])
        if not isinstance(found, list) or not all(type(seats) is int for seats in found):
            raise self.unfit(ABOUT, "networks", "a list of whole numbers")
        return found

    @property
    def fingerprint(self) -> str:
        """Twelve hex digits that change with the figures, but not with sources, names or comments."""
        figures = {block: without_remarks(content) for block, content in sorted(self.data.items()) if block != ABOUT}
        return hashlib.sha256(repr(figures).encode()).hexdigest()[:12]

    def whole(self, block: str, key: str, least: int = 0, most: int = MOST_WHOLE) -> int:
        """A whole number, at least `least` and at most `most`."""
        value = self._value(block, key)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            limit = "" if most == MOST_WHOLE else f" and at most {most}"
            raise self.unfit(block, key, f"a whole number, at least {least}{limit}")
        return value

    def wholes(self, block: str, key: str, length: int = 0) -> list[int]:
        """A list of whole numbers, of the given length if there is one."""
        value = self._value(block, key)
        if (
            not isinstance(value, list)
            or not value
            or not all(type(item) is int and abs(item) <= MOST_WHOLE for item in value)
            or (length and len(value) != length)
        ):
            raise self.unfit(block, key, f"a list of {length or 'some'} whole numbers")
        return value

    def flag(self, block: str, key: str, default: bool) -> bool:
        """Yes or no; `default` where the file does not say."""
        value = self.data.get(block, {}).get(key, default)
        if not isinstance(value, bool):
            raise self.unfit(block, key, "true or false")
        return value

    def names(self, block: str, key: str, allowed: list[str]) -> list[str]:
        """A list of names, each one of `allowed`."""
        value = self._value(block, key)
        if not isinstance(value, list) or not all(item in allowed for item in value):
            raise self.unfit(block, key, "a list of names from " + ", ".join(allowed))
        return value

    def text(self, block: str, key: str) -> str:
        """A text that is not empty."""
        value = self._value(block, key)
        if not isinstance(value, str) or not value:
            raise self.unfit(block, key, "a text")
        return value

    def texts(self, block: str, key: str) -> list[str]:
        """A list of different texts."""
        value = self._value(block, key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.unfit(block, key, "a list of texts")
        if len(set(value)) < len(value):
            raise self.unfit(block, key, "a list of different texts")
        return value

    def name_of(self, block: str, key: str, allowed: list[str]) -> str:
        """A name that is one of `allowed`."""
        value = self._value(block, key)
        if value not in allowed:
            raise self.unfit(block, key, "a name from " + ", ".join(allowed))
        return str(value)

    def entries(self, block: str, key: str) -> list[Entry]:
        """The tables of a list in a block."""
        value = self._value(block, key)
        if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
            raise self.unfit(block, key, "a list of tables")
        return [Entry(self, f"{block}.{key}[{place}]", item) for place, item in enumerate(value, 1)]

    def wrong_count(self, block: str, key: str, thing: str, found: int, expected: int) -> BadComponents:
        """There are too few or too many of something to play with."""
        return BadComponents(
            "components-count-unfit",
            file=self.at(block, key),
            block=block,
            thing=thing,
            found=int(found),
            expected=int(expected),
        )

    def against(self, block: str, key: str, clause: str, counted: str, found: int, expected: int) -> BadComponents:
        """A figure that contradicts a text or an example of the rulebook; the catalogues name what is counted."""
        return BadComponents(
            "components-against-clause",
            file=self.at(block, key),
            block=block,
            key=key,
            clause=clause,
            counted=counted,
            found=int(found),
            expected=int(expected),
        )

    def _value(self, block: str, key: str) -> Any:
        if block not in self.data or key not in self.data[block]:
            raise BadComponents("components-figure-missing", file=self.at(block), block=block, key=key)
        return self.data[block][key]

    def unfit(self, block: str, key: str, wanted: str) -> BadComponents:
        """A figure that is not what is wanted."""
        found = repr(self.data[block][key])[:80]
        return BadComponents(
            "components-figure-unfit", file=self.at(block, key), block=block, key=key, found=found, wanted=wanted
        )


class Entry:
    """One table of a list. It is read like a block, and errors name its place in the list."""

    def __init__(self, box: Components, place: str, content: dict[str, Any]) -> None:
        self.place = place
        self.content = content
        self.readers = Components("", box.name)
        self.readers.written = box.written
        self.readers.data = {place: content}

    def has(self, key: str) -> bool:
        """Whether the table has a key."""
        return key in self.content

    def whole(self, key: str, least: int = 0, most: int = MOST_WHOLE) -> int:
        """A whole number, at least `least` and at most `most`."""
        return self.readers.whole(self.place, key, least, most)

    def wholes(self, key: str, length: int = 0) -> list[int]:
        """A list of whole numbers, of the given length if there is one."""
        return self.readers.wholes(self.place, key, length)

    def text(self, key: str) -> str:
        """A text that is not empty."""
        return self.readers.text(self.place, key)

    def name_of(self, key: str, allowed: list[str]) -> str:
        """A name that is one of `allowed`."""
        return self.readers.name_of(self.place, key, allowed)

    def entries(self, key: str) -> list[Entry]:
        """The tables of a list in this table."""
        return self.readers.entries(self.place, key)


def parsed(text: str, name: str) -> dict[str, Any]:
    """A file as nested tables. One that is too long, too deep or not TOML is refused."""
    if len(text) > LONGEST:
        raise BadComponents("components-too-long", file=name, found=len(text), most=LONGEST)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadComponents("components-unreadable", file=name, reason=str(error)) from None
    if depth(data) > DEEPEST:
        raise BadComponents("components-unreadable", file=name, reason=f"more than {DEEPEST} levels")
    return data


def depth(value: Any) -> int:
    """How many levels of lists and tables a value has."""
    levels = 0
    level = [value]
    while level:
        levels += 1
        level = [
            item
            for one in level
            if isinstance(one, (dict, list))
            for item in (one.values() if isinstance(one, dict) else one)
        ]
    return levels


def line_of(text: str, block: str, key: str = "") -> int:
    """The line of a figure in its file, else that of its block; 0 if it is not there.

    A block may be the place of an entry, such as `tasks.tiles[3]`: then the line is that of the third entry.
    """
    place = re.fullmatch(r"(\w+)\.(\w+)\[(\d+)\](?:\..*)?", block)
    name, listed, number = place.groups() if place else (block, "", "0")
    found = at_block = entries = 0
    inside = within_list = False
    for line, content in enumerate(text.splitlines(), 1):
        stripped = content.strip()
        if re.match(r"\[\[?[A-Za-z_]", stripped):
            inside = stripped.startswith((f"[{name}]", f"[[{name}."))
            within_list = listed != "" and stripped.startswith(f"[[{name}.{listed}]]")
            if within_list:
                entries += 1
            if inside and (not at_block or (within_list and entries == int(number))):
                at_block = line
        elif inside and listed and re.match(rf"{listed}\s*=", stripped):
            within_list = True
        elif inside and within_list and stripped.startswith(("{", "[{")):
            entries += 1
            if entries == int(number):
                return line
        if inside and key and (not listed or entries == int(number)) and re.match(rf"{re.escape(key)}\s*=", stripped):
            found = line
            break
    return found or at_block


def load_components(module_file: str) -> Components:
    """The components.toml in the folder of a module."""
    return Components(Path(module_file).with_name("components.toml").read_text(encoding="utf-8"))


def load_earlier(module_file: str) -> list[Components]:
    """The earlier standard editions in the folder `editions` beside a module. Games stored with them still open."""
    files = sorted(Path(module_file).with_name("editions").glob("*.toml"))
    return [Components(file.read_text(encoding="utf-8"), file.name) for file in files]


def without_remarks(value: Any) -> Any:
    """Figures without what changes nothing in play: sources, certainty, names for people."""
    if isinstance(value, dict):
        return {key: without_remarks(item) for key, item in sorted(value.items()) if key not in REMARKS}
    if isinstance(value, list):
        return [without_remarks(item) for item in value]
    return value
