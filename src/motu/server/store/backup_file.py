"""The file of a backup: one line of JSON per row, compressed with gzip, the same for every kind of database.

The first line names the format, the schema (the number of the last migration) and the number of rows of each database
table. Then each database table has a line with its name and its columns, followed by its rows as arrays. The last line
has the SHA-256 checksum of everything before it. So a file that was cut off or changed is noticed.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Final

import msgspec
from msgspec import Meta, Struct

from motu.core.errors import BadOption

FORMAT: Final = "motu backup"
VERSION: Final = 1
MOST_LINE: Final = 64_000_000
"""Bytes of one row; a longer line is not from a backup."""
BATCH: Final = 1000
"""Rows that are read or written at once."""
_encode = msgspec.json.Encoder().encode

Name = Annotated[str, Meta(pattern="^[a-z_]+$")]
"""The name of a database table or column: it becomes part of a statement."""
Row = Sequence[Any]
Advance = Callable[[int], None]
"""Is told how many more rows were handled."""


class BackupHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a backup."""

    format: str
    version: int
    schema: int
    created: float
    rows: dict[Name, int]


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """The line before the rows of a database table."""

    table: Name
    columns: list[Name]


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a backup."""

    sha256: str


class BackupWriter:
    """Writes a backup line by line."""

    def __init__(self, file: BinaryIO, header: BackupHeader) -> None:
        self._file = gzip.GzipFile(filename="", fileobj=file, mode="wb", mtime=0)
        self._hash = sha256()
        self._write(header)

    def section(self, table: str, columns: Sequence[str]) -> None:
        self._write(Section(table, list(columns)))

    def rows(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self._write(row)

    def close(self) -> None:
        """Write the checksum. Without it the file is not a whole backup."""
        self._file.write(_encode(Ending(self._hash.hexdigest())) + b"\n")
        self._file.close()

    def _write(self, line: Any) -> None:
        text = _encode(line) + b"\n"
        self._hash.update(text)
        self._file.write(text)


class BackupReader:
    """Reads a backup. Raises BadOption with what is wrong with it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.header = self._header()

    def check(self, advance: Advance) -> None:
        """Read everything: every row, the number of rows, and the checksum."""
        found = dict.fromkeys(self.header.rows, 0)
        for section, _ in self.rows():
            if section.table not in found:
                raise self._spoilt()
            found[section.table] += 1
            advance(1)
        if found != self.header.rows:
            raise self._spoilt()

    def rows(self) -> Iterator[tuple[Section, Row]]:
        """Every row with the section that it belongs to. The checksum is compared at the end."""
        hashed = sha256()
        section: Section | None = None
        ending: Ending | None = None
        for number, line in enumerate(self._lines()):
            if ending is not None:
                raise self._spoilt()
            if line.startswith(b'{"sha256"'):
                ending = self._decoded(line, Ending)
                continue
            hashed.update(line)
            if number == 0:
                continue
            if line.startswith(b"{"):
                section = self._decoded(line, Section)
                continue
            row = self._decoded(line, list)
            if section is None or len(row) != len(section.columns):
                raise self._spoilt()
            yield section, row
        if ending is None:
            raise BadOption("backup-cut-off", file=str(self._path))
        if ending.sha256 != hashed.hexdigest():
            raise self._spoilt()

    def _header(self) -> BackupHeader:
        with closing(self._lines()) as lines:
            line = next(lines, b"")
        try:
            start: Any = msgspec.json.decode(line)
        except msgspec.DecodeError:
            start = None
        if not isinstance(start, dict) or start.get("format") != FORMAT:
            raise BadOption("not-a-backup", file=str(self._path))
        if start.get("version") != VERSION:
            raise BadOption("backup-too-new", file=str(self._path), found=str(start.get("version")), expected=VERSION)
        header: BackupHeader = self._decoded(line, BackupHeader)
        return header

    def _lines(self) -> Generator[bytes, None, None]:
        begun = False
        try:
            with gzip.open(self._path) as file:
                while line := file.readline(MOST_LINE):
                    begun = True
                    yield line
        except gzip.BadGzipFile as error:
            if not begun:
                raise BadOption("not-a-backup", file=str(self._path)) from error
            raise self._spoilt() from error
        except zlib.error as error:
            raise self._spoilt() from error
        except EOFError as error:
            raise BadOption("backup-cut-off", file=str(self._path)) from error
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadOption("file-unreadable", file=str(self._path), reason=reason) from error

    def _decoded(self, line: bytes, kind: Any) -> Any:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise self._spoilt() from error

    def _spoilt(self) -> BadOption:
        return BadOption("backup-spoilt", file=str(self._path))
