"""Tests of wrappers for packages that can't be installed beside everything else. `make adapters` runs them.

openenv needs mcp 1, verifiers pins mcp 2.0.0, and pufferlib wants an older NumPy: each has an environment of its own.
"""

from __future__ import annotations

from importlib.util import find_spec

PACKAGES = {
    "test_textarena.py": "textarena",
    "test_openenv.py": "openenv",
    "test_verifiers.py": "verifiers",
    "test_pufferlib.py": "pufferlib",
}

collect_ignore = [file for file, package in PACKAGES.items() if find_spec(package) is None]
