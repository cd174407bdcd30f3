"""Writing components files: a changed figure is replaced in the text, and everything around it stays as it was."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, Final

from msgspec import Struct

WIDTH: Final = 118
"""Longer lists are written on several lines."""
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
HEADER: Final = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_.-]+)\s*\]\]?\s*(?:#.*)?")
KEY: Final = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=\s*")


class Section(Struct, frozen=True):
    """A part of a file under one header: `name` is `block`, or `block.list` for an entry of a list of tables."""

    name: str
    entry: int
    """The number of the entry among those of its list; -1 for a block."""
    first: int
    """The line of the header."""
    last: int
    """The line after the end."""


def changed_text(text: str, figures: dict[str, Any]) -> str:
    """A components file with these figures in place of its own.

    Comments, order and layout stay where nothing changed. Where the layout of the file is too unusual for that, it is
    written anew, without comments.
    """
    try:
        changed = Editor(text).apply(figures)
        if tomllib.loads(changed) == figures:
            return changed
    except tomllib.TOMLDecodeError:
        pass
    return new_text(figures)


class Editor:
    """The lines of a file, in which single values are replaced. Values are found by header and key."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._old: dict[str, Any] = tomllib.loads(text)

    def apply(self, figures: dict[str, Any]) -> str:
        """Replace what differs. Later parts come first, so that the places of earlier ones stay true."""
        sections = self._sections()
        elsewhere = {section.name for section in sections if section.entry >= 0}
        for section in reversed(sections):
            block, _, listed = section.name.partition(".")
            new, old = figures.get(block), self._old.get(block)
            if section.entry >= 0:
                new, old = entry_of(new, listed, section.entry), entry_of(old, listed, section.entry)
            if isinstance(new, dict) and isinstance(old, dict):
                self._change(section, old, {key: new[key] for key in new if f"{section.name}.{key}" not in elsewhere})
        first = next((section.first for section in self._sections()), len(self._lines))
        for block, content in figures.items():
            if block not in self._old and isinstance(content, dict):
                added = [*block_lines(block, content), ""]
                self._lines[first:first] = added
                first += len(added)
        return "\n".join(self._lines) + "\n"

    def _sections(self) -> list[Section]:
        """The parts of the file. Brackets inside of values are no headers."""
        heads: list[tuple[int, str, int]] = []
        entries: dict[str, int] = {}
        line = 0
        while line < len(self._lines):
            header = HEADER.fullmatch(self._lines[line])
            if header is not None:
                name, entry = header[2], -1
                if header[1] == "[[":
                    entry = entries[name] = entries.get(name, -1) + 1
                heads.append((line, name, entry))
                line += 1
            else:
                line = self._value_end(line) if KEY.match(self._lines[line]) else line + 1
        ends = [at for at, _, _ in heads[1:]] + [len(self._lines)]
        return [Section(name, entry, at, end) for (at, name, entry), end in zip(heads, ends, strict=True)]

    def _value_end(self, line: int) -> int:
        """The line after a value that begins on this line."""
        depth = 0
        for at in range(line, len(self._lines)):
            depth += nesting(self._lines[at])
            if depth <= 0:
                return at + 1
        return len(self._lines)

    def _change(self, section: Section, old: dict[str, Any], new: dict[str, Any]) -> None:
        """Replace the values of one part that differ; new ones come after its last value."""
        spans: dict[str, tuple[int, int]] = {}
        line = end = section.first + 1
        while line < section.last:
            found = KEY.match(self._lines[line])
            after = self._value_end(line) if found else line + 1
            if found:
                spans[found[1]] = (line, after)
                end = after
            line = after
        edits: list[tuple[int, int, list[str]]] = []
        for key, (begin, after) in spans.items():
            if key not in new:
                edits.append((begin, after, []))
            elif key not in old or not same(old[key], new[key]):
                remark = comment_of(self._lines[begin]) if after == begin + 1 else ""
                edits.append((begin, after, with_remark(value_lines(key, new[key]), remark)))
        added = [
            line
            for key, value in new.items()
            if key not in spans and not (key in old and same(old[key], value))
            for line in value_lines(key, value)
        ]
        edits.append((end, end, added))
        for begin, after, lines in sorted(edits, key=lambda edit: edit[0], reverse=True):
            self._lines[begin:after] = lines


def entry_of(block: Any, listed: str, number: int) -> Any:
    """An entry of a list in a block; None if there is none."""
    entries = block.get(listed) if isinstance(block, dict) else None
    return entries[number] if isinstance(entries, list) and number < len(entries) else None


def same(one: Any, other: Any) -> bool:
    """Whether two values are written alike: true is not 1."""
    return value_text(one) == value_text(other)


def nesting(line: str) -> int:
    """How many more brackets a line opens than it closes, outside of texts and comments."""
    depth, quote = 0, ""
    at = 0
    while at < len(line):
        sign = line[at]
        if quote:
            if sign == "\\" and quote == '"':
                at += 1
            elif sign == quote:
                quote = ""
        elif sign in "\"'":
            quote = sign
        elif sign == "#":
            break
        else:
            depth += (sign in "[{") - (sign in "]}")
        at += 1
    return depth


def comment_of(line: str) -> str:
    """The comment at the end of a line, or nothing."""
    quote, at = "", 0
    while at < len(line):
        sign = line[at]
        if quote:
            if sign == "\\" and quote == '"':
                at += 1
            elif sign == quote:
                quote = ""
        elif sign in "\"'":
            quote = sign
        elif sign == "#":
            return line[at:]
        at += 1
    return ""


def with_remark(lines: list[str], remark: str) -> list[str]:
    """A value with the comment that stood behind it."""
    return [*lines[:-1], f"{lines[-1]} {remark}"] if remark else lines


# Writing


def new_text(figures: dict[str, Any]) -> str:
    """A components file with these figures, written anew."""
    parts = ["\n".join(block_lines(block, content)) for block, content in figures.items()]
    return "\n\n".join(parts) + "\n"


def block_lines(block: str, content: dict[str, Any]) -> list[str]:
    """A block with all its figures."""
    return [f"[{key_text(block)}]", *(line for key, value in content.items() for line in value_lines(key, value))]


def value_lines(key: str, value: Any) -> list[str]:
    """A key with its value: a list that is long, or has tables, with an item on each line."""
    line = f"{key_text(key)} = {value_text(value)}"
    if not isinstance(value, list) or not value:
        return [line]
    if len(line) <= WIDTH and not any(isinstance(item, dict) for item in value):
        return [line]
    return [f"{key_text(key)} = [", *(f"  {value_text(item)}," for item in value), "]"]


def key_text(key: str) -> str:
    """A key, in quotes where that is needed."""
    return key if BARE.fullmatch(key) else quoted(key)


def value_text(value: Any) -> str:
    """A value on one line. Raises TypeError for one that a components file can't hold."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return f"[{', '.join(map(value_text, value))}]"
    if isinstance(value, dict):
        pairs = ", ".join(f"{key_text(key)} = {value_text(item)}" for key, item in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    raise TypeError(type(value).__name__)


def quoted(text: str) -> str:
    """A text in quotes. JSON's escapes are TOML's, except that TOML escapes one more sign."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
