"""Builds the page into build/page where its sources have changed since it was built last.

    python -m tools.page            build it; with nothing changed this takes a tenth of a second
    python -m tools.page modules    only install what the build needs (web/node_modules)
    python -m tools.page here       build it only where Node is there already, and install no Node

Node is taken from the system, else from a Python package. Where neither can be had an older page is kept and named as
such; without one the exit code is 1. It needs nothing but the standard library.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from tools import find, prepare

WEB = find.ROOT / "web"
PAGE = find.ROOT / "build" / "page"
STAMP = find.ROOT / "build" / "page.sources"
"""The fingerprint of the sources that the page was built from."""
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".made"
OWN = ("src/**/*", "public/**/*", "words/**/*", "*.ts", "*.json", "*.js", "index.html")
"""What the page consists of, in web/."""
BORROWED = ("src/motu/words/*.ftl", "src/motu/games/*/words/*.ftl", "docs/rules/**/*.md")
"""What the page takes from the rest of the project."""


def sources() -> Iterator[Path]:
    for folder, patterns in ((WEB, OWN), (find.ROOT, BORROWED)):
        for pattern in patterns:
            yield from (file for file in folder.glob(pattern) if file.is_file())


def fingerprint() -> str:
    """What the sources are: contents and names, not times, which Git does not keep."""
    told = sha256()
    for file in sorted(sources()):
        told.update(f"{file.relative_to(find.ROOT).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return told.hexdigest()


def is_there() -> bool:
    return (PAGE / "index.html").is_file()


def is_current() -> bool:
    return is_there() and STAMP.is_file() and STAMP.read_text(encoding="ascii") == fingerprint()


def npm(node: Path, *words: str) -> bool:
    """Run npm quietly; what it says is shown if it fails."""
    command = shutil.which("npm", path=str(node)) or "npm"
    return prepare.run(
        command, "--prefix", WEB, "--no-fund", "--no-audit", *words, PATH=f"{node}{os.pathsep}{os.environ['PATH']}"
    )


def install(node: Path) -> bool:
    """Bring web/node_modules to what the lock file says."""
    lock = WEB / "package-lock.json"
    if INSTALLED.is_file() and INSTALLED.stat().st_mtime >= lock.stat().st_mtime:
        return True
    print("Setting up web/node_modules …", flush=True)
    if not npm(node, "ci", "--silent"):
        return False
    INSTALLED.touch()
    return True


def build(node: Path) -> bool:
    """Build beside the page, and put it in its place at once: a server that runs never sees half a page."""
    print("Building the page …", flush=True)
    made, old, built_from = PAGE.with_name("page.new"), PAGE.with_name("page.old"), fingerprint()
    shutil.rmtree(made, ignore_errors=True)
    if not npm(node, "run", "--silent", "build", "--", "--outDir", str(made), "--logLevel", "warn"):
        return False
    shutil.rmtree(old, ignore_errors=True)
    if PAGE.exists():
        PAGE.rename(old)
    made.rename(PAGE)
    shutil.rmtree(old, ignore_errors=True)
    STAMP.write_text(built_from, encoding="ascii")
    return True


def main(words: list[str]) -> int:
    if words != ["modules"] and is_current():
        return 0
    found = find.node()
    if found is None and words != ["here"] and prepare.install(prepare.NODE):
        found = find.node()
    if found is not None and install(found) and (words == ["modules"] or build(found)):
        return 0
    if words == ["modules"]:
        print("web/node_modules could not be set up.")
        return 1
    if found is None:
        print(f"There is no {prepare.NODE.name} here to build the page. This helps: {prepare.NODE.help()}")
    if is_there():
        print("The page could not be built again: it is older than its sources.")
        return 0
    print("The page could not be built. The first time that needs Node and a network.")
    print("Without it you can play in the terminal: .venv/bin/motu terminal")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
