"""A plain host of static files with a site on it, and visitors of that site."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request

from motu.site.build import Built, Settings, build
from tests.web.visitor import DESK, ROOT, Visitor

FOLDER = "some/folder"
"""Where on its host the site is: it must work anywhere."""
PLAIN_NAME = "table.example"
"""A name that leads to this machine. Unlike its own name, browsers do not trust it over http."""
READY_SECONDS = 90
HEARING = """
const Real = Worker;
window.Worker = class extends Real {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (event) => {
      if (event.data.kind !== 'heard') return;
      if (window.motuMisses && JSON.parse(event.data.text).kind === 'moved') event.stopImmediatePropagation();
      else window.motuHears?.(event.data.text);
    });
  }
};
"""
"""Lets a test hear what the tables tell the page, as it hears the frames of a socket; and lets the page miss moves."""


class Handler(SimpleHTTPRequestHandler):
    """Serves files as they are: nothing is packed, nothing is said about caching."""

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


class StaticHost:
    """A host that can be cut off, and comes back at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._server: ThreadingHTTPServer | None = None
        self.start()

    def start(self) -> None:
        handler = partial(Handler, directory=str(self.folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self._server.daemon_threads = True
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    @property
    def url(self) -> str:
        return self.url_at("127.0.0.1")

    def url_at(self, name: str) -> str:
        """The address of the site under a name of this machine."""
        return f"http://{name}:{self.port}/{FOLDER}/"


def built_site(folder: Path) -> Path:
    """A site whose bots answer at once. MOTU_SITE_ENGINE names a compiled engine; without one it is interpreted."""
    engine = os.environ.get("MOTU_SITE_ENGINE")
    return compiled_site(folder, Path(engine) if engine else None).folder


def compiled_site(folder: Path, engine: Path | None) -> Built:
    """A site with a compiled engine, or the interpreted one, in a folder of this folder."""
    settings = Settings(bot_pause=0.0, folders=[ROOT / "web/node_modules/pyodide", ROOT / "build/parts"], engine=engine)
    return build(folder / FOLDER, settings, lambda _: None)


def newer(site: Path, release: str) -> None:
    """Put a newer release of a site in its place: its first page says so."""
    page = site / "index.html"
    before = page.read_bytes()
    after = before.replace(b"<html ", f'<html data-release="{release}" '.encode())
    assert after != before
    page.write_bytes(after)
    worker = site / "service-worker.js"
    lines = worker.read_text(encoding="utf-8").split("\n")
    lines[0] = f"const RELEASE = {json.dumps(release)};"
    worker.write_text("\n".join(lines).replace(hash_of(before), hash_of(after)), encoding="utf-8")


def hash_of(content: bytes) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def copied(site: Path, to: Path) -> Path:
    """A copy of a site that a test may change."""
    shutil.copytree(site, to / FOLDER)
    return to / FOLDER


class SiteVisitor(Visitor):
    """Somebody on a site. Every request must be for that site."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: str = "en",
        size: Any = DESK,
        theme: str = "light",
        script: str = "",
        confirm: str = "final",
    ) -> None:
        touch = self.is_touched = size["width"] <= 700
        context = browser.new_context(viewport=size, has_touch=touch, is_mobile=touch)
        settings = json.dumps({"language": language, "theme": theme, "speed": "off", "confirm": confirm})
        context.add_init_script(
            f"localStorage.getItem('motu.settings') ?? localStorage.setItem('motu.settings', {settings!r});"
            f" {HEARING} {script}"
        )
        self.tabs: dict[Page, SiteVisitor] = {}
        context.expose_binding("motuHears", lambda source, text: self.tabs[source["page"]]._hear(text))
        context.set_default_timeout(30_000)
        context.on("request", self._seen)
        self.strange: list[str] = []
        self.expects = ""
        """A part of what the browser's console says and the test is about."""
        super().__init__(context, url)
        self.tabs[self.page] = self

    def another_tab(self) -> SiteVisitor:
        """The same person in another tab of the same browser."""
        other = object.__new__(SiteVisitor)
        other.strange, other.tabs, other.is_touched, other.expects = self.strange, self.tabs, self.is_touched, ""
        Visitor.__init__(other, self.context, self.url)
        self.tabs[other.page] = other
        return other

    @property
    def mark(self) -> str:
        """Names the position that this tab was told last."""
        assert self.scene is not None
        return str(self.scene["mark"])

    def _seen(self, request: Request) -> None:
        if not request.url.startswith((self.url, "blob:", "data:")):
            self.strange.append(request.url)

    def _note(self, problem: str) -> None:
        """A host that is cut off is what some tests are about."""
        expected = ("ERR_CONNECTION_REFUSED", "service-worker.js", *filter(None, [self.expects]))
        if not any(part in problem for part in expected):
            self.problems.append(problem)

    def go(self, address: str = "/") -> None:
        """Open a page of the site anew, and wait until the tables answer."""
        was_here = self.page.url.startswith(self.url)
        self.page.goto(f"{self.url}#{address}")
        if was_here:  # only what follows the # has changed, and that loads nothing
            self.page.reload()
        self.wait_until_ready()

    def reload(self) -> None:
        self.page.reload()
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        self.page.wait_for_selector("[data-play], [data-undo], h1", timeout=READY_SECONDS * 1000)
        self.page.wait_for_function(
            "() => !document.querySelector('[data-engine-progress], .opening')", timeout=READY_SECONDS * 1000
        )

    def wait_until_kept(self) -> None:
        """Wait until the browser has everything that it needs without a network."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    def begin(self, game: str) -> None:
        """One click from the start page to a game against bots."""
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_selector("[data-undo]")

    def close(self) -> None:
        """Nobody may leave with an error in the console, or after a request to anywhere else."""
        self.context.close()
        assert [problem for tab in self.tabs.values() for problem in tab.problems] == []
        assert self.strange == []
