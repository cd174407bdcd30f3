"""`make lock`: the exact versions of what a server needs, with the hashes of their files, in deploy/requirements.txt.

pip-tools resolves them, in an environment of its own that is thrown away. Versions that fit stay as they are;
`python -m tools.lock --upgrade` takes the newest.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from tools.find import ROOT

PIP_TOOLS = "pip-tools>=7.6,<8"
LOCK = ROOT / "deploy" / "requirements.txt"
HEADER = """\
# What a Motu server needs, with PostgreSQL, on Python {version}. `make lock` writes this file.
# pip install --require-hashes -r deploy/requirements.txt
"""
OPTIONS = (
    "--generate-hashes",
    "--strip-extras",
    "--allow-unsafe",
    "--extra=postgres",
    "--extra=server",
    "--no-header",
    "--no-annotate",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--no-emit-trusted-host",
    "--no-emit-options",
)
OMITTED = ("#", "motu @ ")
"""Beginnings of lines that are left out. Extras of Motu name each other, so Motu itself is among what is found."""
PIN = re.compile(r"^([a-z0-9-]+)==([^\s;\\]+)(?: ; ([^\\]+?))? \\$", re.MULTILINE)


def pins(text: str) -> dict[str, str]:
    """Names and versions in a lock file."""
    return {name: version for name, version, _ in PIN.findall(text)}


def environment(folder: Path, package: str) -> Path:
    """A new virtual environment with a package; returns the folder of its programs."""
    venv.create(folder, with_pip=True)
    programs = folder / "bin"
    subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", "--quiet", package], check=True)
    return programs


def compile_lock(folder: Path, upgrade: bool) -> str:
    """The lock file as pip-tools makes it, without a word about where files come from."""
    programs = environment(folder / "env", PIP_TOOLS)
    output = folder / "requirements.txt"
    if LOCK.exists():
        output.write_bytes(LOCK.read_bytes())
    more = ["--upgrade"] if upgrade else []
    command = [str(programs / "pip-compile"), "--quiet", *OPTIONS, *more, f"--output-file={output}", "pyproject.toml"]
    subprocess.run(command, cwd=ROOT, check=True, env=os.environ | {"MOTU_PURE": "1"})
    lines = [line for line in output.read_text(encoding="utf-8").splitlines() if line and not line.startswith(OMITTED)]
    text = HEADER.format(version="{}.{}".format(*sys.version_info)) + "\n".join(lines) + "\n"
    if "://" in text:
        sys.exit("The lock file would name an address. Nothing was written.")
    return text


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        text = compile_lock(Path(folder), upgrade="--upgrade" in sys.argv[1:])
    LOCK.write_text(text, encoding="utf-8")
    print(f"{len(pins(text))} packages are in {LOCK.relative_to(ROOT)}. Now run make sbom.")


if __name__ == "__main__":
    main()
