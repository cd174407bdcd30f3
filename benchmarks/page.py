"""How quick the page is: from a click to the board that answers it, and how even the frames are while things move.

    python -m benchmarks.page --game bora_bora --seats 4

A real server with bots, a real Chromium. The time runs from the click to the second animation frame after the server's
answer arrived, when the new board has been drawn; bots' thinking is not in it. Frames are looked at over whole turns
with animations on.
"""

from __future__ import annotations

import argparse
import json
import random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright
from tests.server.harness import running
from tests.web.visitor import Door, Visitor

WATCH = """
window.clicked = null; window.drawn = []; window.frames = []; window.last = null;
addEventListener('click', () => { window.clicked = performance.now(); }, true);
const Line = window.WebSocket;
window.WebSocket = class extends Line {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (told) => {
      if (!told.data.startsWith('{"kind":"moved"') || window.clicked === null) return;
      const from = window.clicked;
      window.clicked = null;
      requestAnimationFrame(() => requestAnimationFrame(() => window.drawn.push(performance.now() - from)));
    });
  }
};
const tick = (now) => {
  if (window.last !== null) window.frames.push(now - window.last);
  window.last = now;
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);
"""


def measured(visitor: Visitor, game: str, seats: int, moves: int) -> dict[str, Any]:
    visitor.context.add_init_script(WATCH)
    visitor.create(game, "me", *["easy"] * (seats - 1))
    visitor.chance = random.Random(3)
    visitor.play("mouse", 5)
    visitor.page.evaluate("window.drawn = []; window.frames = []")
    visitor.play("mouse", moves)
    answers = sorted(visitor.page.evaluate("window.drawn"))
    frames = sorted(visitor.page.evaluate("window.frames"))
    return {
        "game": game,
        "seats": seats,
        "clicks": len(answers),
        "answer_median_ms": round(median(answers), 1),
        "answer_p90_ms": round(answers[int(0.9 * len(answers))], 1),
        "frames": len(frames),
        "frame_median_ms": round(median(frames), 1),
        "frame_p99_ms": round(frames[int(0.99 * len(frames))], 1),
        "frame_longest_ms": round(frames[-1], 1),
        "frames_over_50_ms": sum(frame > 50 for frame in frames),
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", default="bora_bora")
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--moves", type=int, default=40)
    options.add_argument("--speed", default="normal", choices=["off", "fast", "normal", "slow"])
    asked = options.parse_args()
    with TemporaryDirectory() as folder, running(f"sqlite:///{folder}/tables.db") as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        door = Door(browser, server.url)
        visitor = door.visitor(size={"width": 1440, "height": 900}, speed=asked.speed)
        print(json.dumps(measured(visitor, asked.game, asked.seats, asked.moves)))
        browser.close()


if __name__ == "__main__":
    main()
