"""A wheel in environments of its own, outside of the checkout: each has what the wheel asks for and nothing else.

Packages are not fetched but linked from where the tests run. What Motu imports without asking for it is missing here.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import venv
import zipfile
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import httpx
import pytest
from mcp import Client, StdioServerParameters, stdio_client
from packaging.requirements import Requirement

from tests.server.harness import free_port
from tests.tools.test_deploy import copied_source, ready

Ran = subprocess.CompletedProcess[str]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory, built_page: Path) -> Path:
    """The wheel, without the compiled engine: the same files, made in seconds."""
    folder = tmp_path_factory.mktemp("wheel")
    source = copied_source(folder / "source")
    assert (source / "build" / "page" / "index.html").is_file(), built_page
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w"]
    subprocess.run(
        [*build, str(folder), str(source)], env=os.environ | {"MOTU_PURE": "1", "MOTU_PAGE": "require"}, check=True
    )
    (made,) = folder.glob("*.whl")
    return made


class Installed:
    """An environment with the wheel and what it, with some extras, asks for; and an empty folder as home."""

    def __init__(self, folder: Path, wheel: Path, *extras: str, also: tuple[str, ...] = ()) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        venv.create(folder / "env", with_pip=False)
        self.python = folder / "env" / ("Scripts" if os.name == "nt" else "bin") / "python"
        found = subprocess.run(
            [self.python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
            capture_output=True,
            text=True,
            check=True,
        )
        self.packages = Path(found.stdout.strip())
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(self.packages)
            (metadata,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
            asked = re.findall(r"^Requires-Dist: (.+)$", archive.read(metadata).decode(), re.MULTILINE)
        self.linked: set[tuple[str, str]] = set()
        for extra in ("", *extras):
            self.link(asked, extra)
        self.link(list(also), "")

    def link(self, asked: list[str], extra: str) -> None:
        """Link the packages of requirements that count for an extra, and what they ask for themselves."""
        for line in asked:
            wanted = Requirement(line)
            if wanted.marker is not None and not wanted.marker.evaluate({"extra": extra}):
                continue
            for inner in ("", *wanted.extras):
                if (wanted.name, inner) not in self.linked:
                    self.linked.add((wanted.name, inner))
                    self._link_package(wanted.name, inner)

    def _link_package(self, name: str, extra: str) -> None:
        if name == "motu":
            text = next(self.packages.glob("motu-*.dist-info/METADATA")).read_text(encoding="utf-8")
            self.link(re.findall(r"^Requires-Dist: (.+)$", text, re.MULTILINE), extra)
            return
        try:
            package = distribution(name)
        except PackageNotFoundError:
            pytest.fail(f"{name}, which the wheel asks for, is not where the tests run")
        roots = {file.parts[0] for file in package.files or [] if file.parts[0] not in ("..", "__pycache__")}
        for root in roots:
            target = self.packages / root
            if not target.exists():
                target.symlink_to(Path(str(package.locate_file(root))))
        self.link(package.requires or [], extra)

    @property
    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MOTU", "COV"))}
        return kept | {"HOME": str(self.home), "XDG_DATA_HOME": str(self.home), "COLUMNS": "160", "NO_COLOR": "1"}

    def run(self, *words: str, typed: str = "") -> Ran:
        """Run Python in the empty folder."""
        command = [str(self.python), *words]
        return subprocess.run(
            command, cwd=self.home, env=self.environment, input=typed, capture_output=True, text=True, check=False
        )

    def motu(self, *words: str, typed: str = "") -> Ran:
        return self.run("-m", "motu", *words, typed=typed)


@pytest.fixture(scope="module")
def light(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """`pip install motu pytest`."""
    return Installed(tmp_path_factory.mktemp("light"), wheel, also=("pytest", "setuptools"))


def test_the_light_one_plays_in_the_terminal_and_holds_tournaments(light: Installed) -> None:
    where = light.run("-c", "import motu; print(motu.__file__)").stdout.strip()
    assert where == str(light.packages / "motu" / "__init__.py")
    played = light.motu("terminal", "bali", "--players", "me,easy", "--seed", "1", typed="r\n1\nq\n")
    assert played.returncode == 0, played.stderr
    assert "Rule BA-B1: Once a turn" in played.stdout
    met = light.motu("tournament", "bali", "--players", "easy,random,medium", "--games", "2")
    assert met.returncode == 0, met.stderr
    assert all(name in met.stdout for name in ("easy", "random", "medium", "pairing", "95 %"))


def test_the_doctor_says_what_is_there_and_each_command_names_its_extra(light: Installed) -> None:
    found = light.motu("doctor", "--json")
    assert found.returncode == 0, found.stdout
    states = {row["what"]: row["state"] for row in json.loads(found.stdout)}
    assert states["engine"] == states["page"] == states["game raiatea"] == "ok"
    assert {name for name, state in states.items() if state == "missing"} == {
        f"extra {name}" for name in ("server", "research", "train", "arena", "agents", "postgres", "ray")
    }
    for words, extra in (
        (("play", "--no-browser"), "server"),
        (("mcp",), "agents"),
        (("dataset", "bali", "--players", "random", "--games", "1", "--out", "x.parquet"), "research"),
    ):
        refused = light.motu(*words)
        assert refused.returncode == 2
        assert f'pip install "motu[{extra}]"' in refused.stderr


def test_a_new_game_is_written_installed_and_tested(light: Installed) -> None:
    """What the guide needs is in the wheel: the template, the contract, and how to go on."""
    made = light.motu("new-game", "pig")
    assert made.returncode == 0, made.stderr
    game = light.home / "motu-pig"
    assert "README.md" in made.stdout
    assert "docs/" not in made.stdout, "somebody with a wheel has no docs"
    build = "from setuptools import setup; setup()"
    metadata = subprocess.run(
        [light.python, "-c", build, "-q", "egg_info"], cwd=game, env=light.environment, capture_output=True, check=False
    )
    assert metadata.returncode == 0, metadata.stderr
    (light.packages / "pig.pth").write_text(str(game / "src"), encoding="utf-8")
    tested = subprocess.run(
        [light.python, "-m", "pytest", "-q"],
        cwd=game,
        env=light.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert tested.returncode == 0, tested.stdout + tested.stderr
    assert "skipped" not in tested.stdout
    assert light.motu("simulate", "pig", "--players", "hard,random", "--games", "2").returncode == 0


def test_play_answers_with_the_page(wheel: Path, tmp_path: Path) -> None:
    here = Installed(tmp_path, wheel, "server")
    port = free_port()
    command = [str(here.python), "-m", "motu", "play", "--no-browser", "--port", str(port)]
    server = subprocess.Popen(command, cwd=here.home, env=here.environment)
    try:
        url = f"http://127.0.0.1:{port}"
        assert ready(url, server)["ready"] is True
        page = httpx.get(url).text
        assert "<title>" in page
        scripts = re.findall(r'src="(/[^"]+\.js)"', page)
        assert scripts
        assert all(httpx.get(url + script).status_code == 200 for script in scripts)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=30)


def test_an_agent_finds_its_tools(wheel: Path, tmp_path: Path) -> None:
    here = Installed(tmp_path, wheel, "agents")
    command = StdioServerParameters(
        command=str(here.python), args=["-m", "motu", "mcp"], env=here.environment, cwd=str(here.home)
    )

    async def ask() -> str:
        async with Client(stdio_client(command)) as client:
            made = await client.call_tool("new_table", {"game": "bali", "opponents": ["easy"]})
            return "".join(part.text for part in made.content if part.type == "text")

    assert "watch: http://127.0.0.1:" in asyncio.run(ask())


RESEARCH = """
import gymnasium, pyspiel
import motu.research.gymnasium, motu.research.openspiel, motu.research.pettingzoo
from motu.research.batch import Batch
batch = Batch("bali", games=4, seats=2, seed=1)
while not batch.games_ended:
    batch.step(batch.sample())
print(pyspiel.load_game("motu_raiatea").get_type().short_name, gymnasium.make("motu/Bali-v1").spec.id)
"""


def test_research_needs_its_extra_and_no_other(wheel: Path, tmp_path: Path) -> None:
    here = Installed(tmp_path, wheel, "research")
    ran = here.run("-c", RESEARCH)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip() == "motu_raiatea motu/Bali-v1"
    written = here.motu("dataset", "bali", "--players", "random,random", "--games", "1", "--out", "x.parquet")
    assert written.returncode == 0, written.stderr
    assert (here.home / "x.parquet").is_file()
    assert (here.home / "x.md").is_file()
