"""A server, a Chromium, and people who sit in front of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.harness import Server, running
from tests.web.site_host import PLAIN_NAME, SiteVisitor, StaticHost, built_site
from tests.web.visitor import Door
from tools import find

ARGUMENTS = ["--no-sandbox", "--disable-gpu", f"--host-resolver-rules=MAP {PLAIN_NAME} 127.0.0.1"]
expect.set_options(timeout=20_000)  # on a busy machine; what holds at once is seen at once


@pytest.fixture(scope="session")
def server(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once, shared by the tests of one process."""
    assert built_page.is_dir()
    with running(f"sqlite:///{tmp_path_factory.mktemp('web') / 'tables.db'}") as started:
        yield started


@pytest.fixture(scope="session")
def browser(built_page: Path) -> Iterator[Browser]:
    assert built_page.is_dir()
    path = find.chromium()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("Chromium is not installed")
        pytest.skip("Chromium is not installed: tests of the page in a browser did not run")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def door(browser: Browser, server: Server) -> Iterator[Door]:
    """Where visitors come in; nobody may leave with an error in the browser's console."""
    opened = Door(browser, server.url)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site without a server, shared by the tests of one process."""
    return built_site(tmp_path_factory.mktemp("site"))


@pytest.fixture
def host(site: Path) -> Iterator[StaticHost]:
    """A plain host of files with that site."""
    started = StaticHost(site.parents[1])
    yield started
    started.stop()


@pytest.fixture
def visit(browser: Browser, host: StaticHost) -> Iterator[Callable[..., SiteVisitor]]:
    """Lets visitors of the site in, each with a browser profile of their own."""
    visitors: list[SiteVisitor] = []

    def come(name: str = "127.0.0.1", **more: object) -> SiteVisitor:
        visitors.append(SiteVisitor(browser, host.url_at(name), **more))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
