"""`make release VERSION=1.2.3`: checks everything, and builds the source distribution and the wheel. It never pushes.

    python -m tools.release 1.2.3               all checks, `make test` and `make fire` among them
    python -m tools.release 1.2.3 --no-tests    for a commit that both have just passed

It stops at the first thing that is not right, and says what to do.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.find import ROOT

VERSION = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")

PAGE_NEEDED = {"MOTU_PAGE": "require"}
"""A release without the page would be of no use: see setup.py."""
SDIST = "import os; os.environ['MOTU_PURE'] = '1'; import setuptools.build_meta as build; build.build_sdist('dist')"
"""Builds the source distribution. It is pure, because the C code of the engine is made from the sources."""


class NotReady(Exception):
    """Something that must be right before a release."""


@dataclass(frozen=True)
class Release:
    """A release that is being made from a work tree."""

    version: str
    root: Path = ROOT

    def run(self, *command: str, why: str) -> str:
        """Run a command and return what it prints; NotReady with `why` if it fails."""
        environment = os.environ | PAGE_NEEDED
        done = subprocess.run(command, cwd=self.root, env=environment, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode != 0:
            print(done.stdout.rstrip()[-4000:])
            raise NotReady(why)
        return done.stdout

    def python(self, *words: str, why: str) -> str:
        return self.run(sys.executable, *words, why=why)


def check_version(release: Release) -> None:
    """The number has the right form, is that of the project and of the SBOM, and no tag has it yet."""
    if not VERSION.fullmatch(release.version):
        raise NotReady(f"“{release.version}” is not a version. Say make release VERSION=1.2.3.")
    project = tomllib.loads((release.root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    if project != release.version:
        raise NotReady(f"pyproject.toml has version {project}. Change it to {release.version}.")
    listed = json.loads((release.root / "deploy" / "sbom.json").read_text(encoding="utf-8"))
    if listed["metadata"]["component"]["version"] != release.version:
        raise NotReady("deploy/sbom.json is of another version. Run make sbom.")
    if release.run("git", "tag", "--list", f"v{release.version}", why="Git does not answer.").strip():
        raise NotReady(f"The tag v{release.version} exists already. A release is never changed: take the next number.")


def check_changelog(release: Release) -> None:
    """The changelog has a section for this version with something in it, and nothing is left under Unreleased."""
    text = (release.root / "CHANGELOG.md").read_text(encoding="utf-8")
    if not changes(text, release.version):
        raise NotReady(f"CHANGELOG.md has no section “## {release.version}”, or an empty one.")
    if changes(text, "Unreleased"):
        raise NotReady(f"CHANGELOG.md has changes under “Unreleased”. Move them to “## {release.version}”.")


def changes(changelog: str, title: str) -> str:
    """What a section of the changelog says; its title may be followed by a date."""
    parts = re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]
    for part in parts:
        heading, _, body = part.partition("\n")
        if re.split(r"[ ,(]", heading, maxsplit=1)[0] == title:
            return body.strip()
    return ""


def check_clean(release: Release) -> None:
    """Everything is committed: what is tested and built is what the tag names."""
    changed = release.run("git", "status", "--porcelain", why="This is not a Git work tree.")
    if changed.strip():
        raise NotReady("The work tree is not clean. Commit these first:\n" + changed.rstrip())


def check_stored_games(release: Release) -> None:
    """Games that earlier releases have stored replay unchanged."""
    release.python("-m", "pytest", "-q", "-n", "2", "tests/recorded", why="Recorded games do not replay.")


def check_page(release: Release) -> None:
    """The page is built, and passes its checks."""
    release.run("make", "test-web", why="The page can't be built, or its checks fail.")


def check_tests(release: Release) -> None:
    release.run("make", "test", why="make test fails.")


def check_fire(release: Release) -> None:
    """A server stands junk, failing databases and kills."""
    release.run("make", "fire", why="make fire fails.")


def build(release: Release) -> list[Path]:
    """The source distribution, and the wheel for this machine. Wheels for other systems are built from the tag."""
    dist = release.root / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir()
    release.python("-c", SDIST, why="The source distribution could not be built.")
    wheel = ("-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist", ".")
    release.python(*wheel, why="The wheel could not be built.")
    made = sorted(dist.iterdir())
    names = " ".join(file.name for file in made)
    if len(made) != 2 or names.count(f"motu-{release.version}") != 2:
        raise NotReady(f"Something else than two files of version {release.version} was built: {names}")
    return made


def next_steps(release: Release, made: list[Path]) -> str:
    """What the maintainer does now: pushing is never done here."""
    files = "\n".join(f"  {file.relative_to(release.root)}" for file in made)
    tag = f"v{release.version}"
    return (
        f"Motu {release.version} is ready. These were built:\n{files}\n\nNothing was pushed. When you are sure:\n"
        f'  git tag --annotate {tag} --message "Motu {release.version}"\n  git push origin HEAD {tag}\n'
        "The workflow “wheels” then builds the wheels of all systems. Attach them, and what was built here, to the "
        "release."
    )


CHECKS: tuple[tuple[str, Callable[[Release], None]], ...] = (
    ("the version", check_version),
    ("the changelog", check_changelog),
    ("the work tree", check_clean),
    ("recorded games", check_stored_games),
    ("the page", check_page),
    ("all tests", check_tests),
    ("attacks on a server", check_fire),
    ("the work tree after the tests", check_clean),
)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make release", description="Check everything and build a release.")
    parser.add_argument("version", nargs="?", default="", help="such as 1.2.3")
    parser.add_argument("--no-tests", action="store_true", help="run neither make test nor make fire")
    given = parser.parse_args(words)
    release = Release(given.version)
    try:
        for name, check in CHECKS:
            if not (given.no_tests and check in (check_tests, check_fire)):
                print(f"Checking {name} …", flush=True)
                check(release)
        print("Building …", flush=True)
        print(next_steps(release, build(release)))
    except NotReady as error:
        print(f"Not ready: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
