"""How quick the page is: from a click to the board that answers it, and how even the frames are while things move.

    python -m benchmarks.page --game bora_bora --seats 4

A real server with bots, a real Chromium. The time runs from the click to the third animation frame after the server's
answer arrived, when the new board has been drawn and what may be done on it lit; bots' thinking is not in it. Frames
are looked at over whole turns with animations on. Two figures tell what is the page's and what is the machine's:
`bare_…`, the frames of an empty page in a Chromium of its own at the same time, and `work_…`, the processor time of the
page's main thread from one frame to the next, which a busy machine does not lengthen.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, ViewportSize, sync_playwright
from tests.server.harness import running
from tests.web.visitor import Door, Visitor

from tools import find

SIZES: dict[str, ViewportSize] = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
FRAMES = """
window.frames_seen = []; window.last = null;
const tick = (now) => {
  if (window.last !== null) window.frames_seen.push(now - window.last);
  window.last = now;
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);
"""
ANSWERS = """
window.clicked = null; window.drawn = [];
addEventListener('click', () => { window.clicked = performance.now(); }, true);
const Line = window.WebSocket;
window.WebSocket = class extends Line {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (told) => {
      if (!told.data.startsWith('{"kind":"moved"') || window.clicked === null) return;
      const from = window.clicked;
      window.clicked = null;
      let frames = 3;
      const tick = () => (--frames > 0 ? requestAnimationFrame(tick) : window.drawn.push(performance.now() - from));
      requestAnimationFrame(tick);
    });
  }
};
"""
BARE = "data:text/html,<style>p{animation:p 1s infinite}@keyframes p{50%25{translate:99px}}</style><p>.</p>"
"""An empty page on which something moves, so that frames are made."""
PLACES = """() => {
  const found = document.querySelector('.pop')
    ? document.querySelectorAll('.pop [data-token]')
    : document.querySelectorAll('[data-target][data-lit], .prompt .acts [data-token], .chips [data-token]');
  const boxes = [...found].map((place) => place.getBoundingClientRect());
  const middles = boxes.filter((box) => box.width > 0).map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  return middles.filter(([x, y]) => x > 0 && x < innerWidth && y > 0 && y < innerHeight);
}"""
SURE = "() => document.querySelector('[data-confirm]:not([disabled])') !== null"
ASKED = """() =>
  document.querySelector('[data-rematch]') ? null : document.querySelector('[data-lit], [data-token]') !== null"""
PAUSE = 100
"""Milliseconds between two looks at the page: who plays must not be what keeps it busy."""
SETTLED = 3000
"""Milliseconds until the second Chromium has started and takes no processor any more."""


def play(visitor: Visitor, moves: int) -> None:
    """So many moves by mouse, with as little asked of the page as can be."""
    page = visitor.page
    for _ in range(moves):
        while (asked := page.evaluate(ASKED)) is False:
            page.wait_for_timeout(PAUSE)
        if asked is None:
            return
        for _ in range(4):
            places = page.evaluate(PLACES)
            if not places:
                break
            page.mouse.click(*visitor.chance.choice(places))
            page.wait_for_timeout(PAUSE)
            if page.evaluate(SURE):
                page.locator("[data-confirm]").click(no_wait_after=True, force=True)
                page.wait_for_timeout(PAUSE)
                break


def work_between_frames(trace: bytes) -> list[float]:
    """Milliseconds of processor time that the busiest main thread spent from each frame to the next."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }

    def of(thread: tuple[int, int], name: str) -> Iterator[tuple[float, float, float]]:
        for event in events:
            if event["name"] == name and event.get("ph") == "X" and (event["pid"], event["tid"]) == thread:
                yield event["ts"], event.get("dur", 0), event.get("tdur", 0)

    tasks = max(
        (sorted(of(main, "ThreadControllerImpl::RunTask")) for main in mains), key=lambda ran: sum(t for *_, t in ran)
    )
    frames = max((sorted(of(main, "ProxyMain::BeginMainFrame")) for main in mains), key=len)
    work: list[float] = []
    at = 0
    for begun, took, _ in frames:
        spent = 0.0
        while at < len(tasks) and tasks[at][0] < begun + took:
            spent += tasks[at][2] / 1000
            at += 1
        work.append(spent)
    return work


def summary(name: str, times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        f"{name}s": len(ordered),
        f"{name}_median_ms": round(median(ordered), 1),
        f"{name}_p99_ms": round(ordered[int(0.99 * len(ordered))], 1),
        f"{name}_longest_ms": round(ordered[-1], 1),
        f"{name}s_over_50_ms": sum(time > 50 for time in ordered),
    }


def chromium(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=find.chromium(), args=["--no-sandbox"])


def bare_page(playwright: Playwright) -> Page:
    page = chromium(playwright).new_page(viewport=SIZES["desk"])
    page.goto(BARE)
    page.evaluate(FRAMES)
    return page


def measured(playwright: Playwright, url: str, asked: argparse.Namespace) -> dict[str, Any]:
    browser = chromium(playwright)
    visitor = Door(browser, url).visitor(size=SIZES[asked.size], theme=asked.theme, speed=asked.speed)
    visitor.context.add_init_script(FRAMES + ANSWERS)
    visitor.chance = random.Random(3)
    visitor.create(asked.game, "me", *["easy"] * (asked.seats - 1))
    play(visitor, 5)
    bare = bare_page(playwright)
    visitor.page.wait_for_timeout(SETTLED)
    if asked.work:
        browser.start_tracing(page=visitor.page, categories=["-*", "toplevel", "cc", "devtools.timeline", "__metadata"])
    for page in (visitor.page, bare):
        page.evaluate("window.drawn = []; window.frames_seen = []")
    play(visitor, asked.moves)
    found: dict[str, Any] = {"game": asked.game, "seats": asked.seats, "size": asked.size, "theme": asked.theme}
    answers = sorted(visitor.page.evaluate("window.drawn"))
    found["clicks"] = len(answers)
    found["answer_median_ms"] = round(median(answers), 1)
    found["answer_p90_ms"] = round(answers[int(0.9 * len(answers))], 1)
    found |= summary("frame", visitor.page.evaluate("window.frames_seen"))
    found |= summary("bare_frame", bare.evaluate("window.frames_seen"))
    if asked.work:
        found |= summary("work", work_between_frames(browser.stop_tracing()))
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", default="bora_bora")
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--moves", type=int, default=40)
    options.add_argument("--speed", default="normal", choices=["off", "fast", "normal", "slow"])
    options.add_argument("--size", default="desk", choices=list(SIZES))
    options.add_argument("--theme", default="light", choices=["light", "dark"])
    options.add_argument("--bot-pause", type=float, default=0.6, help="seconds that a bot takes at least, as in play")
    options.add_argument("--work", action="store_true", help="trace the page: how much its main thread works")
    asked = options.parse_args()
    with (
        TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/tables.db", bot_pause=asked.bot_pause) as server,
        sync_playwright() as playwright,
    ):
        print(json.dumps(measured(playwright, server.url, asked)))


if __name__ == "__main__":
    main()
