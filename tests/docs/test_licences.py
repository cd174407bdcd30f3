"""What is shipped with the page is named with its licence, and the text of the licence is shipped and served."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from motu.server.app import application
from motu.server.built_page import PAGE
from motu.server.service import Settings

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
LOCK: dict[str, dict[str, Any]] = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
ROW = re.compile(r"^\| (\S+) \| (\S+) \| [^|]+ \| (\S+) \| \[/(licences/\S+\.txt)\]", re.MULTILINE)
NAMED = {
    name: (version, licence, text)
    for name, version, licence, text in ROW.findall((ROOT / "docs" / "licences.md").read_text(encoding="utf-8"))
}
OF_SVELTE = {"clsx"}
"""Packages that come into the page through another one."""
OPENING = {
    "MIT": "Permission is hereby granted",
    "OFL-1.1": "SIL OPEN FONT LICENSE",
    "Apache-2.0": "Apache License",
    "MPL-2.0": "Mozilla Public License",
}


def imported() -> set[str]:
    """The packages that the sources of the page import; a font is named by an address in a style sheet."""
    sources = [file for file in (WEB / "src").rglob("*") if file.suffix in (".ts", ".svelte", ".css")]
    found: set[str] = set()
    for file in sources:
        text = file.read_text(encoding="utf-8")
        for name in re.findall(r"""(?:from |import |import\(|url\()['"]((?:@[\w-]+/)?[a-z][\w-]*)""", text):
            if f"node_modules/{name}" in LOCK:
                found.add(name)
    return found


def test_everything_that_the_page_is_made_of_is_named() -> None:
    found = imported()
    assert "svelte" in found
    assert any(name.startswith("@fontsource/") for name in found)
    assert set(NAMED) == found | OF_SVELTE
    assert set(LOCK["node_modules/svelte"]["dependencies"]) >= OF_SVELTE


@pytest.mark.parametrize("name", NAMED)
def test_versions_and_licences_are_those_of_the_lock_file(name: str) -> None:
    version, licence, _ = NAMED[name]
    package = LOCK[f"node_modules/{name}"]
    assert f"{package['version']}.".startswith(f"{version}.")
    assert package["license"] == licence


async def served(path: str) -> httpx.Response:
    """What a server answers; one that was not started opens no database."""
    app = httpx.ASGITransport(application(Settings(database="sqlite:///never-opened.db")))
    async with httpx.AsyncClient(transport=app, base_url="http://motu.example") as client:
        return await client.get(path)


@pytest.mark.usefixtures("built_page")
@pytest.mark.parametrize("name", NAMED)
def test_the_text_of_each_licence_is_shipped_and_served(name: str) -> None:
    _, licence, text = NAMED[name]
    source = (WEB / "public" / text).read_bytes()
    assert OPENING[licence] in source.decode()
    assert "opyright" in source.decode()
    assert (PAGE / text).read_bytes() == source
    answer = asyncio.run(served(text))
    assert answer.status_code == 200
    assert answer.content == source
    assert answer.headers["content-type"].startswith("text/plain")
