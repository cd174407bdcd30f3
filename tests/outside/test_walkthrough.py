"""The page that makes a game step by step, followed to the letter: its files, and its commands."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.outside.conftest import with_packages
from tools.find import ROOT

PAGE = ROOT / "docs" / "walkthrough.md"
BLOCK = re.compile(r"(?:^`([^`\n]+)`:\n\n)?^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PLAYING = "q\n"
"""What is typed into a game in the terminal: it is left."""


def steps() -> list[tuple[str, str, str]]:
    """Every block of the page: the file that it is, if it is one, its language, and what stands in it."""
    return [found.groups(default="") for found in BLOCK.finditer(PAGE.read_text(encoding="utf-8"))]  # type: ignore[misc]


class Newcomer:
    """Somebody who follows the page in an empty folder. What `pip` would install is put beside everything else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.installed = folder / "installed"
        self.said: dict[str, str] = {}
        self.passed = 0

    def run(self, line: str) -> None:
        word, *rest = shlex.split(line, comments=True)
        if word == "cd":
            self.folder = self.folder / rest[0]
        elif word == "pip":
            assert rest == ["install", "-e", ".[test]"]
            self._install()
        elif word == "pytest":
            self._call(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
            self.passed += 1
        elif word == "motu":
            self.said[rest[0]] = self._call(sys.executable, "-m", "motu", *rest)
        else:
            self._call(word, *rest)

    def _install(self) -> None:
        """The metadata by which Motu finds the game. Its code is that of the folder, as with `-e`."""
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target"]
        subprocess.run([*pip, self.installed, self.folder], check=True)

    def _call(self, *command: str) -> str:
        environment = with_packages(self.folder / "src", self.installed) | {"XDG_DATA_HOME": str(self.folder.parent)}
        done = subprocess.run(
            command, cwd=self.folder, env=environment, input=PLAYING, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout


def test_the_page_makes_a_game_that_plays(tmp_path: Path) -> None:
    newcomer = Newcomer(tmp_path)
    written = []
    for file, language, text in steps():
        if file:
            path = newcomer.folder / file
            assert path.is_file(), f"the template has no {file}"
            assert path.read_text(encoding="utf-8") != text
            path.write_text(text, encoding="utf-8")
            written.append(file)
        else:
            assert language == "sh"
            for line in text.splitlines():
                newcomer.run(line)
    assert newcomer.passed == 2
    left = {path.relative_to(newcomer.folder).as_posix() for path in (newcomer.folder / "src/motu_pig").rglob("*.*")}
    kept = {"__init__.py", "guesses.py", "setup.py", "rules.py"}
    assert {file for file in left if "__pycache__" not in file} == {
        *(file for file in written if file.startswith("src/")),
        *(f"src/motu_pig/{name}" for name in kept),
    }
    assert "pig" in newcomer.said["doctor"]
    assert "20 games" in newcomer.said["simulate"]
    shown = newcomer.said["terminal"]
    assert "at_stake: " in shown, "without a picture of its own the table is an outline of the view"
    assert "Player 2 (medium)" in shown
    assert "game: " not in shown
