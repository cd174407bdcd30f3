"""Somebody with a browser: what they see, and how they play by mouse, by touch and by keyboard."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ElementHandle,
    Error,
    Page,
    ViewportSize,
    WebSocketRoute,
    expect,
)

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
RAW = re.compile(r"\b(?:event|option|decision|source|error|brings|tab|level|phase)-[a-z]+|\{ ?\$|\bundefined\b|\bNaN\b")
"""What a sentence that was not found, or lacks an argument, looks like."""
MOST_STEPS = 900
IN_SIGHT = """selector => [...document.querySelectorAll(selector)].filter((element) => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
}).map((element) => element.dataset.target)"""
"""The targets of elements that can be seen: the same test as Playwright's is_visible."""
TITLES = "[...document.querySelectorAll('body [title], body svg title')].map((one) => one.outerHTML)"


class Door:
    """Lets visitors in, each with a browser profile of their own."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.visitors: list[Visitor] = []

    def visitor(
        self,
        language: str = "en",
        size: ViewportSize = DESK,
        theme: str = "light",
        confirm: str = "final",
        speed: str = "off",
        pixels: float = 1,
    ) -> Visitor:
        """Somebody with a screen of this size; `pixels` says how fine it is."""
        touch = size["width"] <= 700
        context = self.browser.new_context(viewport=size, has_touch=touch, is_mobile=touch, device_scale_factor=pixels)
        settings = json.dumps({"language": language, "theme": theme, "speed": speed, "confirm": confirm})
        context.add_init_script(
            f"localStorage.getItem('motu.settings') ?? localStorage.setItem('motu.settings', {settings!r})"
        )
        context.set_default_timeout(30_000)  # on a busy machine
        visitor = Visitor(context, self.url)
        self.visitors.append(visitor)
        return visitor

    def close(self) -> None:
        for visitor in self.visitors:
            visitor.context.close()
        assert [problem for visitor in self.visitors for problem in visitor.problems] == []


class Gone(Exception):
    """Nothing can be chosen: the page has just answered a question with one answer itself."""


class Visitor:
    """One person's tab. `scene` is what the server told it last."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page: Page = context.new_page()
        self.problems: list[str] = []
        self.scene: Json | None = None
        self.log: list[Json] = []
        """The whole log that the page was told."""
        self.seats: list[Json] = []
        """Who sits where, as the page was told."""
        self.tally: Json | None = None
        """What the server said last of the points if the game ended now."""
        self.chance = random.Random(7)
        self.wrong = ""
        self.page.on("console", lambda said: self._note(said.text) if said.type in {"error", "warning"} else None)
        self.page.on("pageerror", lambda error: self._note(str(error)))
        self.page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _note(self, problem: str) -> None:
        """A line that breaks is what some tests are about; everything else is a fault."""
        if not any(
            part in problem for part in ("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")
        ):
            self.problems.append(problem)

    def _hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told.get("table"):
            self.seats = told["table"]["seats"]
        if told["kind"] == "tallied":
            self.tally = told
        if told.get("scene"):
            scene = self.scene = told["scene"]
            self.log[scene["since"] :] = scene["log"]

    def mislead(self) -> None:
        """From now on the server seems to list one choice at the place `wrong`, and one that has no place."""

        def misled(frame: str | bytes) -> str:
            told = json.loads(frame)
            choices = (told.get("scene") or {}).get("choices")
            if choices:
                first = choices["options"][0]
                choices["options"] = [{**first, "targets": [self.wrong]}, {**first, "token": "other", "targets": []}]
            return json.dumps(told)

        def between(page: WebSocketRoute) -> None:
            server = page.connect_to_server()
            server.on_message(lambda frame: page.send(misled(frame)))

        self.page.route_web_socket(re.compile("."), between)

    def open(self, path: str) -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("h1")

    def play_now(self, game: str) -> None:
        """One click from the start page to a game against bots."""
        self.open("/")
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_selector("[data-undo]")

    def create(self, game: str, *seats: str, **options: bool) -> str:
        """Set a table up as the page would, and go there; returns its address."""
        path = self._new_table("tables", {"game": game, "seats": list(seats), "options": options})
        self.open(path)
        return path

    def import_record(self, record: str, *seats: str) -> None:
        """Go on with a record at a new table, and go there."""
        self.open(self._new_table("import", {"record": record, "seats": list(seats)}))

    def _new_table(self, route: str, body: Json) -> str:
        """Ask for a table with the browser's cookies, but without a page; returns its address."""
        answer = self.context.request.post(f"{self.url}/api/{route}", data=body)
        assert answer.ok, answer.text()
        return f"/t/{answer.json()['table']['id']}"

    # What is on show

    @property
    def over(self) -> bool:
        return self.scene is not None and self.scene["result"] is not None

    def wait_for_question(self) -> bool:
        """Wait until this visitor is asked; False if the game is over instead."""
        self.page.wait_for_selector("aside .choices, .sheet [data-token], [data-rematch]")
        return self.page.query_selector("[data-rematch]") is None

    def lit(self) -> list[ElementHandle]:
        return [place for place in self.page.query_selector_all("[data-target][data-lit]") if place.is_visible()]

    def lit_targets(self) -> set[str]:
        return self._targets_in_sight("[data-target][data-lit]")

    def _targets_in_sight(self, selector: str) -> set[str]:
        """The targets of elements that have a size and are not hidden, asked for in one step."""
        return set(self.page.evaluate(IN_SIGHT, selector))

    def unlit(self) -> str | None:
        """A place in sight that may not be chosen now; best one beside others of its family that may."""
        lit = self.lit_targets()
        families = {target.split("/")[0] for target in lit}
        targets = self._targets_in_sight("[data-target]:not([data-lit])") - lit
        return min(targets, key=lambda target: (target.split("/")[0] not in families, target), default=None)

    def listed_targets(self) -> set[str]:
        """What the server says may be clicked now."""
        assert self.scene is not None
        assert self.scene["choices"] is not None
        return {target for option in self.scene["choices"]["options"] for target in option["targets"]}

    def log_length(self) -> int:
        assert self.scene is not None
        return int(self.scene["since"]) + len(self.scene["log"])

    def expect_words(self) -> None:
        """No sentence is missing, and none lacks an argument."""
        text = self.page.inner_text("body")
        assert [text[max(0, one.start() - 20) : one.end() + 20] for one in RAW.finditer(text)] == []

    def expect_no_sideways_scrolling(self) -> None:
        wide, window = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= window

    def expect_accessible(self) -> None:
        """No barrier that axe knows, and nothing said in a `title`, which a finger never sees."""
        assert self.page.evaluate(TITLES) == []
        if not AXE.exists() and not os.environ.get("CI"):
            pytest.skip("Node is not installed: axe-core, which looks for barriers, did not run")
        # The page completes the names of what is lit one frame after it is drawn.
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        told = [
            f"{one['id']}: {node['target']} {node['failureSummary']}"
            for one in found["violations"]
            for node in one["nodes"]
        ]
        assert told == []

    def expect_connection(self, state: str) -> None:
        expect(self.page.locator("[data-connection]")).to_have_attribute("data-connection", state, timeout=20_000)

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Wait for something that the socket tells."""
        for _ in range(600):
            if holds():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("it never came")

    # How a move is made

    def answered(self) -> None:
        """Wait until the question that was answered is gone."""
        self.page.wait_for_function(
            "() => document.querySelector('[data-rematch]') || !document.querySelector('[data-chosen], .rest')"
        )

    def click(self) -> None:
        """One move by mouse: a lit place if there is one, then what the page asks further."""
        places = self.lit()
        buttons = self.page.query_selector_all(".prompt .acts [data-token]")
        self._one_of(places + buttons).click()
        self._settle("mouse")

    def _one_of(self, places: list[ElementHandle]) -> ElementHandle:
        """One that is chosen by chance. Raises Gone if there is none."""
        if not places:
            raise Gone
        return self.chance.choice(places)

    def tap(self) -> None:
        """One move by finger."""
        places = [place for place in self.lit() if place.is_enabled()]
        chosen = self._one_of(places or self.page.query_selector_all(".sheet [data-token]"))
        chosen.scroll_into_view_if_needed()
        chosen.tap()
        self._settle("touch")

    def _settle(self, by: str) -> None:
        """Say which of several was meant, and confirm what can't be taken back."""
        several = self.page.query_selector_all(".pop [data-token]") if by == "mouse" else []
        if not several and by == "touch" and self.page.query_selector(".chips .quiet"):
            several = self.page.query_selector_all(".chips [data-token]")
        if several:
            one = self.chance.choice(several)
            one.click() if by == "mouse" else one.tap()
        sure = self.page.query_selector("[data-confirm]:not([disabled])")
        if sure:
            sure.click() if by == "mouse" else sure.tap()

    def press(self) -> None:
        """One move by keyboard: arrows and Enter where places are lit, numbers otherwise."""
        keyboard = self.page.keyboard
        if self.lit():
            self.page.evaluate("document.activeElement?.blur()")
            for _ in range(self.chance.randint(1, 4)):
                keyboard.press(self.chance.choice(["ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"]))
            keyboard.press("Enter")
            if self.page.query_selector(".pop"):
                keyboard.press("Enter")
            if self.page.query_selector("[data-confirm]:not([disabled])"):
                keyboard.press("Enter")
        else:
            for _ in range(2):
                if self.page.query_selector("aside .choices"):
                    keyboard.press("1")

    def play(self, way: str, moves: int = MOST_STEPS) -> int:
        """Play so many moves, or to the end; returns how many were made."""
        act = {"mouse": self.click, "touch": self.tap, "keyboard": self.press}[way]
        made = 0
        for _ in range(MOST_STEPS):
            if made == moves or not self.wait_for_question():
                return made
            try:
                act()
            except Gone:
                self.page.wait_for_timeout(50)
                continue
            except Error as error:
                # What is simultaneous may change the question under one's finger: look again.
                assert "not attached" in str(error) or "detached" in str(error), error
            made += 1
        raise AssertionError("the game does not end")
