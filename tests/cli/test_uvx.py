"""`uvx motu play`: an extra that is missing is brought, once, and only where uvx made the environment."""

from __future__ import annotations

import json
import os
import sys
from importlib.metadata import Distribution
from pathlib import Path

import pytest

from motu.cli import main, uvx
from motu.cli.uvx import BROUGHT, OF_A_PROJECT, UV, command_with, requirement


def installed(folder: Path, url: str = "") -> Distribution:
    """Motu as it looks after an installation from an index, or from a file."""
    metadata = folder / "motu-1.2.3.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: motu\nVersion: 1.2.3\n", encoding="utf-8")
    if url:
        (metadata / "direct_url.json").write_text(json.dumps({"url": url, "archive_info": {}}), encoding="utf-8")
    return Distribution.at(metadata)


def test_the_same_motu_is_asked_for_with_the_extra(tmp_path: Path) -> None:
    assert requirement(installed(tmp_path), "server") == "motu[server]==1.2.3"
    (tmp_path / "other").mkdir()
    wheel = "file:///dist/motu-1.2.3-py3-none-any.whl"
    assert requirement(installed(tmp_path / "other", wheel), "agents") == f"motu[agents] @ {wheel}"


@pytest.mark.parametrize(
    "environment",
    [{}, {UV: ""}, {UV: "/uv", OF_A_PROJECT: "1"}, {UV: "/uv", BROUGHT: "server"}],
    ids=["no uv", "empty", "uv run", "brought before"],
)
def test_elsewhere_nothing_is_brought(environment: dict[str, str]) -> None:
    assert command_with("server", ["play"], environment) is None


def test_a_command_without_its_extra_is_run_again_by_uvx(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def execve(path: str, command: list[str], environment: dict[str, str]) -> None:
        assert path == "/uv"
        assert environment[BROUGHT] == "server"
        ran.append(command)
        raise SystemExit(0)

    monkeypatch.setattr(os, "execve", execve)
    monkeypatch.setenv(UV, "/uv")
    monkeypatch.delenv(OF_A_PROJECT, raising=False)
    monkeypatch.setattr(sys, "argv", ["motu", "play", "bali", "--port", "9000"])
    monkeypatch.setattr(main, "app", main.refuse_without("starlette", "server"))
    with pytest.raises(SystemExit):
        main.run()
    assert [command[1:3] for command in ran] == [["tool", "run"]]
    assert ran[0][5:] == ["motu", "play", "bali", "--port", "9000"]
    monkeypatch.setenv(BROUGHT, "server")
    with pytest.raises(SystemExit) as ended:
        main.run()
    assert ended.value.code == 2
    assert len(ran) == 1
    assert uvx.run_with("server") is None
