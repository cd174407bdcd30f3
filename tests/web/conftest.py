"""A server, a Chromium, and people who sit in front of it."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.harness import Server, running
from tests.web.visitor import Door
from tools import find


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once, shared by the tests of one process."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('web') / 'tables.db'}") as started:
        yield started


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find.chromium()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("Chromium is not installed")
        pytest.skip("Chromium is not installed: tests of the page in a browser did not run")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield launched
        launched.close()


@pytest.fixture
def door(browser: Browser, server: Server) -> Iterator[Door]:
    """Where visitors come in; nobody may leave with an error in the browser's console."""
    opened = Door(browser, server.url)
    yield opened
    opened.close()
