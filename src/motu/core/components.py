"""Components files: every figure of a game, checked as it is read."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

from motu.core.errors import BadComponents

SURE = ("printed", "derived", "reconstructed")
"""How certain the figures of a block are: printed in the rulebook, derived from it, or reconstructed."""


class Components:
    """A components file in memory. A figure that is missing or of the wrong kind raises BadComponents with its name."""

    def __init__(self, text: str, name: str = "components.toml") -> None:
        self.name = name
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadComponents("components-unreadable", file=name, reason=str(error)) from None
        for block, content in self.data.items():
            if not isinstance(content, dict) or not content.get("source"):
                raise BadComponents("components-block-without-source", file=name, block=block)
            if content.get("sure") not in SURE:
                raise BadComponents("components-block-unsure", file=name, block=block, allowed=list(SURE))

    @property
    def fingerprint(self) -> str:
        """Twelve hex digits that change with the figures, but not with sources or comments."""
        figures = {block: _without_sources(content) for block, content in sorted(self.data.items())}
        return hashlib.sha256(repr(figures).encode()).hexdigest()[:12]

    def whole(self, block: str, key: str, least: int = 0) -> int:
        """A whole number, at least `least`."""
        value = self._value(block, key)
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            raise self._unfit(block, key, f"a whole number, at least {least}")
        return value

    def wholes(self, block: str, key: str, length: int = 0) -> list[int]:
        """A list of whole numbers, of the given length if there is one."""
        value = self._value(block, key)
        if (
            not isinstance(value, list)
            or not all(type(item) is int for item in value)
            or (length and len(value) != length)
        ):
            raise self._unfit(block, key, f"a list of {length or 'some'} whole numbers")
        return value

    def names(self, block: str, key: str, allowed: list[str]) -> list[str]:
        """A list of names, each one of `allowed`."""
        value = self._value(block, key)
        if not isinstance(value, list) or not all(item in allowed for item in value):
            raise self._unfit(block, key, "a list of names from " + ", ".join(allowed))
        return value

    def text(self, block: str, key: str) -> str:
        """A text that is not empty."""
        value = self._value(block, key)
        if not isinstance(value, str) or not value:
            raise self._unfit(block, key, "a text")
        return value

    def texts(self, block: str, key: str) -> list[str]:
        """A list of different texts."""
        value = self._value(block, key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self._unfit(block, key, "a list of texts")
        if len(set(value)) < len(value):
            raise self._unfit(block, key, "a list of different texts")
        return value

    def name_of(self, block: str, key: str, allowed: list[str]) -> str:
        """A name that is one of `allowed`."""
        value = self._value(block, key)
        if value not in allowed:
            raise self._unfit(block, key, "a name from " + ", ".join(allowed))
        return str(value)

    def entries(self, block: str, key: str) -> list[Entry]:
        """The tables of a list in a block."""
        value = self._value(block, key)
        if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
            raise self._unfit(block, key, "a list of tables")
        return [Entry(self, f"{block}.{key}[{place}]", item) for place, item in enumerate(value, 1)]

    def _value(self, block: str, key: str) -> Any:
        if block not in self.data or key not in self.data[block]:
            raise BadComponents("components-figure-missing", file=self.name, block=block, key=key)
        return self.data[block][key]

    def _unfit(self, block: str, key: str, wanted: str) -> BadComponents:
        found = repr(self.data[block][key])
        return BadComponents(
            "components-figure-unfit", file=self.name, block=block, key=key, found=found, wanted=wanted
        )


class Entry:
    """One table of a list. It is read like a block, and errors name its place in the list."""

    def __init__(self, box: Components, place: str, content: dict[str, Any]) -> None:
        self.place = place
        self.content = content
        self.readers = Components("", box.name)
        self.readers.data = {place: content}

    def has(self, key: str) -> bool:
        """Whether the table has a key."""
        return key in self.content

    def whole(self, key: str, least: int = 0) -> int:
        """A whole number, at least `least`."""
        return self.readers.whole(self.place, key, least)

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


def load_components(module_file: str) -> Components:
    """The components.toml in the folder of a module."""
    return Components(Path(module_file).with_name("components.toml").read_text(encoding="utf-8"))


def _without_sources(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_sources(item) for key, item in sorted(value.items()) if key not in ("source", "sure")}
    if isinstance(value, list):
        return [_without_sources(item) for item in value]
    return value
