"""The example game, installed as its users do, and packages that are broken."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "handsign"


@pytest.fixture(scope="session")
def handsign(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the example game is installed by pip."""
    made = tmp_path_factory.mktemp("outside")
    source = shutil.copytree(EXAMPLE, made / "source", ignore=shutil.ignore_patterns("build", "*.egg-info"))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--target", made / "installed", source], check=True)
    return made / "installed"


def package(folder: Path, name: str, files: dict[str, str]) -> Path:
    """Install a package that says it brings a game: its files, and where Python looks for its entry point."""
    for path, text in files.items():
        file = folder / f"motu_{name}" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    metadata = folder / f"motu_{name}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: motu-{name}\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(f"[motu.games]\n{name} = motu_{name}\n", encoding="utf-8")
    return folder


def with_packages(*folders: Path) -> dict[str, str]:
    """The environment of a program that finds these packages beside everything else."""
    before = os.environ.get("PYTHONPATH", "")
    return os.environ | {
        "PYTHONPATH": os.pathsep.join([*map(str, folders), before]),
        "COLUMNS": "110",
        "NO_COLOR": "1",
        "TERM": "dumb",
    }


def python(*arguments: str, folders: tuple[Path, ...], typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python where these packages are installed."""
    command = [sys.executable, *arguments]
    environment = with_packages(*folders)
    return subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, check=False)
