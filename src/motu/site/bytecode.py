"""Bytecode for Pyodide: made by a Python of the same version, or by Pyodide itself where Node is there."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from motu.core.errors import BadOption
from motu.site.engine import opened
from motu.site.parts import PARTS, Tell, cache, keep, of_node

SCRIPTS: Final = ("bytecode.py", "bytecode.mjs")


def runner() -> str:
    """What can make the bytecode here: `python`, `node`, or nothing."""
    if ".".join(map(str, sys.version_info[:2])) == PARTS["pyodide"]["python"]:
        return "python"
    return "node" if of_node("node") else ""


def as_bytecode(archives: list[dict[str, bytes]], pyodide: Mapping[str, bytes], tell: Tell) -> list[dict[str, bytes]]:
    """The same files, the modules as bytecode. What was made before is taken again."""
    given = [packed(modules) for modules in archives]
    made = [kept(one) for one in given]
    left = [one for one, found in zip(given, made, strict=True) if found is None]
    if left:
        tell("Making bytecode …")
        for one, content in zip(left, convert(left, pyodide), strict=True):
            keep(name_of(one), content)
            made[given.index(one)] = content
    return [opened(content) for content in made if content is not None]


def packed(files: Mapping[str, bytes]) -> bytes:
    """Files as one archive, not compressed."""
    content = BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), files[name])
    return content.getvalue()


def name_of(given: bytes) -> str:
    """Names the bytecode of an archive: made of it, by these scripts."""
    told = hashlib.sha256(given)
    for script in SCRIPTS:
        told.update(script_text(script))
    return f"bytecode-{PARTS['pyodide']['version']}-{told.hexdigest()[:24]}"


def kept(given: bytes) -> bytes | None:
    """The bytecode of an archive, if it was made before."""
    path = cache() / name_of(given)
    return path.read_bytes() if path.is_file() else None


def script_text(name: str) -> bytes:
    return (files("motu.site") / "templates" / name).read_bytes()


def convert(archives: list[bytes], pyodide: Mapping[str, bytes]) -> list[bytes]:
    """Archives with the same files, the modules as bytecode."""
    with TemporaryDirectory() as folder:
        place = Path(folder)
        for name in SCRIPTS:
            (place / name).write_bytes(script_text(name))
        pairs: list[Path] = []
        for number, content in enumerate(archives):
            pairs += [place / f"given-{number}.zip", place / f"made-{number}.zip"]
            pairs[-2].write_bytes(content)
        if runner() == "python":
            run(sys.executable, place / "bytecode.py", *pairs)
        else:
            for name, content in pyodide.items():
                (place / name).write_bytes(content)
            run(*of_node("node"), place / "bytecode.mjs", place, *pairs)
        return [made.read_bytes() for made in pairs[1::2]]


def run(*command: str | Path) -> None:
    """Run a program. Raises BadOption with what it said if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own scripts
    if done.returncode != 0:
        raise BadOption("site-part-missing", part="bytecode", reason=(done.stderr or done.stdout).strip()[-300:])
