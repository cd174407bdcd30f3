"""Tests the wrappers whose packages exclude each other, each in an environment of its own: `make adapters`.

python -m tools.adapters            all of them
python -m tools.adapters textarena  only this one
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "adapters"
ALWAYS = ["pytest", "gymnasium>=1.2", "setuptools>=77", "wheel"]

ENVIRONMENTS = {
    "textarena": (["textarena>=0.7.4,<0.8"], ["tests/adapters/test_textarena.py"]),
    "openenv": (["openenv>=0.10,<0.11"], ["tests/adapters/test_openenv.py"]),
    "verifiers": (["verifiers>=0.4,<0.5", "uv"], ["tests/adapters/test_verifiers.py"]),
    "pufferlib": (
        ["torch==2.13.0", "psutil", "gym<=0.23", "pettingzoo<=1.24.1", "pufferlib>=3.0,<4"],
        ["tests/adapters/test_pufferlib.py"],
    ),
}
"""What each wrapper needs, and its tests."""
UNBOUND = {"pufferlib"}
"""Packages that ask for an older NumPy than Motu, but work with a newer one: installed without what they ask for."""
PUFFER_BUILD = {"NO_OCEAN": "1", "NO_TRAIN": "1"}
"""PufferLib is built without its own games in C, which need downloads, and without its trainer."""
PUFFER_NAMES = "import builtins; builtins.c_extension_paths = []\n"
"""PufferLib 3.0's setup uses this name also where it builds no games in C, but does not set it then."""


def prepare(name: str, packages: list[str]) -> Path:
    """The Python of an environment, which is made if it is not there."""
    python, made = FOLDER / name / "bin" / "python", FOLDER / name / ".made"
    if made.exists():
        return python
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(FOLDER / name)], check=True)
    pip = [str(python), "-m", "pip", "install", "--quiet"]
    env = os.environ | {"MOTU_PURE": "1"} | PUFFER_BUILD
    subprocess.run([*pip, *ALWAYS], check=True)
    bound = [package for package in packages if not package.startswith(tuple(UNBOUND))]
    if bound:
        subprocess.run([*pip, "--no-build-isolation", *bound], check=True, env=env)
    for package in packages:
        if package not in bound:
            with names_while_building(python):
                subprocess.run([*pip, "--no-build-isolation", "--no-deps", package], check=True, env=env)
    subprocess.run([*pip, "--no-build-isolation", "--editable", str(ROOT)], check=True, env=env)
    made.touch()
    return python


@contextmanager
def names_while_building(python: Path) -> Iterator[None]:
    """Set what PufferLib's setup forgets, in every process of an environment."""
    where = subprocess.run(
        [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    )
    file = Path(where.stdout.strip()) / "names_while_building.pth"
    file.write_text(PUFFER_NAMES, encoding="utf-8")
    try:
        yield
    finally:
        file.unlink()


def main(wanted: list[str]) -> int:
    """Run the tests of some wrappers, or of all; 1 if one failed."""
    failed = 0
    engine = ROOT / "build" / "compiled"
    folder = engine if (engine / ".made").exists() else ROOT / "src"
    for name, (packages, tests) in ENVIRONMENTS.items():
        if wanted and name not in wanted:
            continue
        print(f"{name} …", flush=True)
        python = prepare(name, packages)
        env = os.environ | {"PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
        env["PATH"] = f"{python.parent}{os.pathsep}{env['PATH']}"
        command = [str(python), "-m", "pytest", "-q", "--noconftest", "-W", "ignore", *tests]
        failed |= subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
        if (ROOT / "resources").is_symlink():  # PufferLib makes it where it is imported
            (ROOT / "resources").unlink()
    return int(failed != 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
