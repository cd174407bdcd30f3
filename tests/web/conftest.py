"""A server, a Chromium, and people who sit in front of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.harness import Server, running
from tests.web.visitor import Door


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once, shared by the tests of one process."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('web') / 'tables.db'}") as started:
        yield started


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert path, "the tests of the page need Chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture
def door(browser: Browser, server: Server) -> Iterator[Door]:
    """Where visitors come in; nobody may leave with an error in the browser's console."""
    opened = Door(browser, server.url)
    yield opened
    opened.close()
