"""The compiled part: the contract and the games, one mypyc unit. Without a C compiler the same source runs as it is.

MOTU_PURE=1 builds nothing but Python.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

COMPILED = ("core", "games", "players/search")
"""Rooms that are compiled; words, commands and servers are not: they are used per human move, not per playout."""

INTERPRETED = {"errors.py", "player.py", "__init__.py"}

AS_ONE = ["-O2", "-flto=auto", "-fno-semantic-interposition"] if sys.platform == "linux" else []
"""Small functions of one module are built into their callers in another: an eighth of the time of a search."""


def compiled_files() -> list[str]:
    files: list[Path] = []
    for room in COMPILED:
        files += sorted(Path("src/motu", room).rglob("*.py"))
    return [str(file) for file in files if file.name not in INTERPRETED]


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
    for module in modules:
        module.optional = True
        module.extra_compile_args += AS_ONE
        module.extra_link_args += AS_ONE
    return modules


setup(ext_modules=extensions())
