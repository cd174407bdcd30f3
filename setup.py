"""The compiled part: the contract and the games, one mypyc unit. Without a C compiler the same source runs as it is.

MOTU_PURE=1 builds nothing but Python. MOTU_PAGE says what becomes of the page, which Node builds: `require` fails
without it, `omit` leaves it out, and by default it is packed where it can be had.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

COMPILED = ("core", "games", "players/search")
"""Rooms that are compiled; words, commands and servers are not: they are used per human move, not per playout."""

INTERPRETED = {"errors.py", "search_config.py", "player.py", "view_types.py", "__init__.py"}


def compiled_files() -> list[str]:
    files: list[Path] = []
    for room in COMPILED:
        files += sorted(Path("src/motu", room).rglob("*.py"))
    return [str(file) for file in files if file.name not in INTERPRETED]


def linked_as_one() -> list[str]:
    """With GCC small functions of one module are built into their callers in another: an eighth of a search's time."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    try:
        asked = [compiler.split()[0], "-v"]
        told = subprocess.run(asked, capture_output=True, text=True, check=False).stderr  # noqa: S603 - the compiler
    except OSError:
        return []
    return ["-O2", "-flto=auto", "-fno-semantic-interposition"] if "gcc version" in told else []


def extensions() -> list[Any]:
    if os.environ.get("MOTU_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    modules: list[Any] = mypycify(
        [*compiled_files(), "--strict", "--config-file=", "--follow-imports=silent"],
        opt_level="2",
        debug_level="0",
        multi_file=True,
    )
    flags = linked_as_one()
    for module in modules:
        module.optional = True
        module.extra_compile_args += flags
        module.extra_link_args += flags
    return modules


PAGE = Path("build", "page")
STAMP = Path("build", "page.sources")


def built_page() -> bool:
    """Whether there is a page to pack; it is built first where its sources and Node are there."""
    wanted = os.environ.get("MOTU_PAGE", "")
    if wanted == "omit":
        return False
    if Path("web", "package.json").is_file() and Path("tools", "page.py").is_file():
        subprocess.run([sys.executable, "-m", "tools.page", "here"], check=False)
    if (PAGE / "index.html").is_file():
        return True
    missing = "The page is missing in build/page, and could not be built without Node. Run make web first."
    if wanted == "require":
        raise SystemExit(missing)
    print(f"warning: {missing} Motu is packed without it: motu play will not work.", file=sys.stderr)  # noqa: T201
    return False


class BuildPython(build_py):
    """Packs the page, and the rules pages, which are written once, in docs/rules."""

    def run(self) -> None:
        super().run()
        if getattr(self, "editable_mode", False):
            return
        package = Path(self.build_lib, "motu")
        shutil.copytree("docs/rules", package / "words" / "rules", dirs_exist_ok=True)
        shutil.rmtree(package / "server" / "page", ignore_errors=True)
        if built_page():
            shutil.copytree(PAGE, package / "server" / "page")


class SourceDistribution(sdist):
    """Packs the page as built, so that nobody needs Node to install from source."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        if built_page():
            shutil.copytree(PAGE, Path(base_dir, PAGE))
            shutil.copy(STAMP, Path(base_dir, STAMP))


if __name__ == "__main__":  # tools/wasm.py asks here what is compiled
    setup(ext_modules=extensions(), cmdclass={"build_py": BuildPython, "sdist": SourceDistribution})
