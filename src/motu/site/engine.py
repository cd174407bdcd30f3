"""The engine of a site: Pyodide's files, and one archive with Motu and the packages that it needs."""

from __future__ import annotations

import gzip
import zipfile
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Final

from motu.core.errors import BadOption

NEEDLESS: Final = (
    "__phello__", "_pyrepl", "bdb", "cProfile", "configparser", "csv", "ctypes", "curses", "difflib",
    "doctest", "email", "ensurepip", "ftplib", "getpass", "html", "http", "idlelib", "imaplib", "lib2to3",
    "mailbox", "mimetypes", "multiprocessing", "netrc", "nntplib", "optparse", "pdb", "pickletools", "poplib",
    "profile", "pstats", "pydoc", "pydoc_data", "smtplib", "socketserver", "sqlite3", "tabnanny", "timeit", "tkinter",
    "trace", "turtle", "turtledemo", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc",
)  # fmt: skip
"""Modules of Python's library that nothing here imports."""
KINDS_OF_TEXT: Final = ("encodings",)
NEEDED_ENCODINGS: Final = ("__init__", "aliases", "ascii", "cp437", "latin_1", "raw_unicode_escape", "utf_8", "idna")
"""Of the encodings the ones that are used: the others are a sixth of the library."""
LEVEL: Final = 9


def wheel_files(content: bytes) -> dict[str, bytes]:
    """The files of a wheel that are needed to run it, and its licence."""
    with zipfile.ZipFile(BytesIO(content)) as wheel:
        return {
            name: wheel.read(name)
            for name in wheel.namelist()
            if not name.endswith((".pyi", "py.typed", "/")) and (".dist-info/" not in name or "licenses/" in name)
        }


def single_module(name: str) -> dict[str, bytes]:
    """A module of one file that is installed here."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise BadOption("site-part-missing", part=name, reason="pip install motu")
    return {f"{name}.py": Path(spec.origin).read_bytes()}


def archive(files: dict[str, bytes]) -> bytes:
    """Files as one archive. The same files always give the same bytes."""
    content = BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=LEVEL) as packed:
        for name in sorted(files):
            packed.writestr(zipfile.ZipInfo(name), files[name], zipfile.ZIP_DEFLATED, LEVEL)
    return content.getvalue()


def small_library(content: bytes) -> dict[str, bytes]:
    """Python's library without what nothing here imports."""
    with zipfile.ZipFile(BytesIO(content)) as library:
        return {name: library.read(name) for name in library.namelist() if is_needed(name)}


def is_needed(name: str) -> bool:
    """Whether a file of Python's library is kept."""
    first, _, rest = name.partition("/")
    if name.endswith("/") or first.removesuffix(".py").removesuffix(".pyc") in NEEDLESS:
        return False
    return first not in KINDS_OF_TEXT or rest.partition(".")[0] in NEEDED_ENCODINGS


def packed(content: bytes) -> bytes:
    """A file as the browser unpacks it itself, so that it is small on every host. The same gives the same bytes."""
    return gzip.compress(content, LEVEL, mtime=0)


def opened(content: bytes) -> dict[str, bytes]:
    """The files of an archive."""
    with zipfile.ZipFile(BytesIO(content)) as given:
        return {name: given.read(name) for name in given.namelist() if not name.endswith("/")}
