"""The compiled part: the contract and the games, one mypyc unit. Without a C compiler the same source runs as it is.

MOTU_PURE=1 builds nothing but Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

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


class WithRules(build_py):
    """Packs the rules pages, which are written once, in docs/rules."""

    def run(self) -> None:
        super().run()
        if not getattr(self, "editable_mode", False):
            shutil.copytree("docs/rules", Path(self.build_lib, "motu", "words", "rules"), dirs_exist_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_py": WithRules})
