"""The page is built where its sources changed, is packed into what is installed, and is missed with clear words."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import httpx
import pytest

from motu.cli import serve
from motu.core.errors import BadOption
from motu.server import app, built_page
from motu.server.built_page import command_for, page_of
from motu.server.service import Settings
from tools import find, page, prepare
from tools.find import ROOT

TAKEN = re.compile(r"""['"]((?:\.\./)+[^'"?]+)""")
NOTHING = prepare.Tool("kettle", lambda: None, (), "", "kettle", "brew install kettle")


def test_all_that_the_page_takes_from_outside_is_watched() -> None:
    """Else a change of it would not build the page again."""
    taken = set()
    for file in (ROOT / "web" / "src").rglob("*"):
        if file.suffix in (".ts", ".svelte", ".css"):
            for found in TAKEN.findall(file.read_text(encoding="utf-8")):
                place = Path(os.path.normpath(file.parent / found)).relative_to(ROOT)
                if place.parts[0] != "web":
                    taken.add(place.as_posix())
    assert taken
    watched = set(page.sources())
    for pattern in taken:
        files = {ROOT / file for file in ROOT.glob(pattern)}
        if "$" not in pattern:  # an address that is put together names what a pattern has loaded
            assert files, pattern
        assert files <= watched, pattern


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout whose page is built by copying its sources; its npm writes down how it was called."""
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("one")
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "go.md").write_text("Rules")
    monkeypatch.setattr(find, "ROOT", tmp_path)
    for name, place in (("WEB", "web"), ("PAGE", "build/page"), ("STAMP", "build/page.sources")):
        monkeypatch.setattr(page, name, tmp_path / place)
    monkeypatch.setattr(page, "MODULES", tmp_path / "web" / "node_modules")
    monkeypatch.setattr(page, "INSTALLED", tmp_path / "web" / "node_modules" / ".made")
    monkeypatch.setattr(find, "node", lambda: tmp_path / "node")
    monkeypatch.setattr(prepare, "NODE", NOTHING)

    def npm(_: Path, *words: str) -> bool:
        with (tmp_path / "called").open("a") as called:
            called.write(words[0] + " ")
        if words[0] == "ci":
            page.MODULES.mkdir(exist_ok=True)
        else:
            made = Path(words[words.index("--outDir") + 1])
            made.mkdir(parents=True)
            shutil.copy(page.WEB / "index.html", made)
        return not (tmp_path / "broken").exists()

    monkeypatch.setattr(page, "npm", npm)
    return tmp_path


def calls(checkout: Path) -> list[str]:
    called = checkout / "called"
    told = called.read_text().split() if called.exists() else []
    called.unlink(missing_ok=True)
    return told


def test_the_page_is_built_only_where_something_changed(checkout: Path) -> None:
    assert page.main([]) == 0
    assert calls(checkout) == ["ci", "run"]
    assert page.main([]) == 0
    assert calls(checkout) == []
    os.utime(checkout / "web" / "index.html", (1, 1))
    assert page.main([]) == 0
    assert calls(checkout) == [], "a time says nothing"
    (checkout / "web" / "index.html").write_text("two")
    assert page.main([]) == 0
    assert calls(checkout) == ["run"]
    assert (checkout / "build" / "page" / "index.html").read_text() == "two"
    (checkout / "docs" / "rules" / "go.md").unlink()
    assert page.main([]) == 0
    assert calls(checkout) == ["run"], "a file that is gone is a change"
    assert [file.name for file in (checkout / "build").iterdir() if file.is_dir()] == ["page"]


def test_an_older_page_is_kept_where_it_cannot_be_built(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert page.main([]) == 0
    (checkout / "web" / "index.html").write_text("two")
    (checkout / "broken").touch()
    assert page.main([]) == 0
    assert "older than its sources" in capsys.readouterr().out
    monkeypatch.setattr(find, "node", lambda: None)
    assert page.main([]) == 0
    told = capsys.readouterr().out
    assert NOTHING.help() in told
    assert "older than its sources" in told
    assert (checkout / "build" / "page" / "index.html").read_text() == "one"
    (checkout / "broken").unlink()
    monkeypatch.setattr(find, "node", lambda: checkout / "node")
    assert page.main([]) == 0
    assert (checkout / "build" / "page" / "index.html").read_text() == "two"


@pytest.mark.usefixtures("checkout")
def test_without_node_and_page_it_says_what_helps_and_what_works(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(find, "node", lambda: None)
    assert page.main([]) == 1
    told = capsys.readouterr().out
    assert "Installing kettle" in told
    assert NOTHING.help() in told
    assert "motu terminal" in told
    assert page.main(["here"]) == 1
    assert "Installing" not in capsys.readouterr().out


def test_where_the_page_is_depends_on_where_motu_is(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").touch()
    for place in ("src", "build/compiled"):
        assert page_of(tmp_path / place / "motu") == tmp_path / "build" / "page"
        assert command_for(tmp_path / place / "motu") == "make web"
    installed = tmp_path / ".venv" / "lib" / "site-packages" / "motu"
    assert page_of(installed) == installed / "server" / "page"
    assert "pip install" in command_for(installed)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("", "en"), ("fr, de;q=0.8, en;q=0.5", "de"), ("ru-RU,ru", "ru"), ("<script>", "en")],
)
def test_a_server_without_a_page_says_what_brings_it(
    wanted: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "is_built", lambda: False)

    async def asked(path: str) -> httpx.Response:
        served = httpx.ASGITransport(app.application(Settings(database="sqlite:///never-opened.db")))
        async with httpx.AsyncClient(transport=served, base_url="http://motu.example") as client:
            return await client.get(path, headers={"Accept-Language": wanted})

    for path in ("/", "/table/ABCDEF"):
        answer = asyncio.run(asked(path))
        assert answer.status_code == 503
        assert f'lang="{language}"' in answer.text
        assert built_page.HOW_TO_BUILD.replace('"', "&quot;") in answer.text
        assert "motu terminal" in answer.text


def test_play_does_not_start_without_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "is_built", lambda: False)
    with pytest.raises(BadOption) as refused:
        serve.play(browser=False)
    assert refused.value.id == "page-not-built"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A project as small as can be, with Motu's own setup.py and no page."""
    (tmp_path / "src" / "motu" / "server").mkdir(parents=True)
    (tmp_path / "src" / "motu" / "server" / "__init__.py").write_text('"""Server."""\n')
    (tmp_path / "src" / "motu" / "__init__.py").write_text('"""Motu."""\n')
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "go.md").write_text("Rules")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def built(source: Path, command: str, **more: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MOTU_PAGE")}
    words = [sys.executable, "setup.py", "--quiet", command]
    environment = clean | {"MOTU_PURE": "1"} | more
    return subprocess.run(words, cwd=source, env=environment, capture_output=True, text=True, check=False)


def test_what_is_packed_without_a_page_says_so_and_a_release_is_not_packed(source: Path) -> None:
    done = built(source, "build_py")
    assert done.returncode == 0, done.stderr
    assert "motu play will not work" in done.stderr
    refused = built(source, "build_py", MOTU_PAGE="require")
    assert refused.returncode == 1
    assert refused.stderr.rstrip().endswith("Run make web first.")
    assert not (source / "build" / "lib" / "motu" / "server" / "page").exists()


def test_the_page_is_packed_into_wheel_and_source_distribution(source: Path) -> None:
    (source / "build" / "page" / "assets").mkdir(parents=True)
    (source / "build" / "page" / "index.html").write_text("one")
    (source / "build" / "page.sources").write_text("1")
    for command in ("build_py", "sdist"):
        done = built(source, command, MOTU_PAGE="require")
        assert done.returncode == 0, done.stderr
    assert (source / "build" / "lib" / "motu" / "server" / "page" / "index.html").read_text() == "one"
    (archive,) = (source / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {"build/page/index.html", "build/page.sources", "docs/rules/go.md"} <= names
    assert built(source, "build_py", MOTU_PAGE="omit").returncode == 0
    assert not (source / "build" / "lib" / "motu" / "server" / "page").exists(), "an earlier one does not stay"
