"""A site without a server beside a server on the same machine: size, start, memory, and how long the bots take.

    python -m benchmarks.site                       the interpreted engine
    python -m benchmarks.site --engine WHEEL        an engine that was compiled to WebAssembly (python -m tools.wasm)
    python -m benchmarks.site --server              the same bots at a server, for comparison

A real Chromium visits a plain host of files. The first visit fetches everything, the second one finds it in the
browser. The answer time of a level is the time between two scenes while a bot decides, in the same browser; bots do not
pause. Every figure is a JSON line, written as it comes.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.server.harness import running
from tests.web.site_host import SiteVisitor, StaticHost, compiled_site
from tests.web.visitor import Door, Visitor

from motu.cli.site import parts_of
from motu.games import RULES
from motu.players import LEVELS
from tools import find

TALK = """{
const Known = Worker;
window.Worker = class extends Known {
  constructor(...given) { super(...given); if (given[1]?.name === 'motu tables') window.motuTables = this; }
};
}"""
"""Lets the benchmark talk to the tables of a site as the page does."""
PLAY = """async ({ game, seats, wanted, most }) => {
  const tables = window.motuTables;
  let socket = null, numbers = 1e9, hear = () => {};
  const asked = new Map();
  tables?.addEventListener('message', ({ data }) => {
    if (data.kind === 'answer') asked.get(data.id)?.(data);
    if (data.kind === 'heard' && data.line === 1e9) hear(JSON.parse(data.text));
  });
  const post = async (path, body) => {
    if (!tables) return (await fetch('/api/' + path, { method: 'POST', body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' } })).json();
    const id = numbers += 1;
    const answer = await new Promise((done) => {
      asked.set(id, done);
      tables.postMessage({ kind: 'request', id, method: 'POST', path: '/api/' + path, body: JSON.stringify(body) });
    });
    return JSON.parse(new TextDecoder().decode(answer.body));
  };
  const table = (await post('tables', { game, seats, options: {} })).table.id;
  let say;
  if (tables) {
    say = (text) => tables.postMessage({ kind: 'say', line: 1e9, text });
    tables.postMessage({ kind: 'open', line: 1e9, table });
  } else {
    socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    socket.onmessage = ({ data }) => hear(JSON.parse(data));
    say = (text) => socket.send(text);
  }
  const times = [];
  let said = null, keys = 0, draws = 7;
  await new Promise((done, fail) => {
    hear = (message) => {
      const late = message.kind === 'refused' && message.problem.id === 'stale';
      if (message.kind === 'refused' && !late) return fail(new Error(JSON.stringify(message.problem)));
      const scene = message.scene;
      if (!scene || (message.kind !== 'moved' && message.kind !== 'whole' && !late)) return;
      if (said !== null) times.push(performance.now() - said);
      said = null;
      if (scene.result || times.length >= most) return done();
      if (!scene.choices) { said = performance.now(); return; }
      const options = scene.choices.options;
      draws = (draws * 48271) % 2147483647;
      const token = options[draws % options.length].token;
      say(JSON.stringify({ kind: 'answer', key: `answer-${keys += 1}`, mark: scene.mark, token }));
    };
  });
  if (tables) tables.postMessage({ kind: 'hang-up', line: 1e9 });
  socket?.close();
  return times;
}"""
"""Plays a game with random moves; returns the milliseconds between two scenes while others decide."""


def memory_of() -> float:
    """MB of the processes that show pages in the browser that this program has started."""
    total = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if b"--type=renderer" in (folder / "cmdline").read_bytes() and is_ours(int(folder.name)):
                lines = (folder / "smaps_rollup").read_text(encoding="ascii").splitlines()
                total += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        except OSError:
            continue
    return round(total / 1000, 1)


def is_ours(process: int) -> bool:
    """Whether a process was started by this one, or by one that was."""
    while process > 1 and process != os.getpid():
        told = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
        process = int(told.rpartition(")")[2].split()[1])
    return process == os.getpid()


def tell(**figures: Any) -> None:
    print(json.dumps(figures), flush=True)


def seats_of(game: str, level: str) -> list[str]:
    """One person, and bots of a level in all other seats of the smallest table."""
    return ["me", *[level] * (RULES[game].seats[0] - 1)]


def levels(visitor: Visitor, where: str, most: int) -> None:
    """The answer time of every level in each game."""
    for game in RULES:
        for level in LEVELS:
            seats = seats_of(game, level)
            given = {"game": game, "seats": seats, "wanted": level, "most": most}
            times = visitor.page.evaluate(PLAY, given)
            tell(where=where, game=game, level=level, decisions=len(times), median_ms=round(median(times), 1),
                 longest_ms=round(max(times), 1))  # fmt: skip


def starts(browser: Browser, host: StaticHost) -> SiteVisitor:
    """First and second visit; returns who came a second time."""
    visitor = SiteVisitor(browser, host.url, script=TALK)
    for visit in ("first", "second"):
        began = perf_counter()
        visitor.go()
        shown = perf_counter() - began
        visitor.begin("bali")
        visitor.wait_for_question()
        tell(visit=visit, start_page_s=round(shown, 2), first_move_s=round(perf_counter() - began, 2),
             memory_mb=memory_of())  # fmt: skip
        visitor.wait_until_kept()
    return visitor


def measure_site(browser: Browser, engine: Path | None, most: int) -> None:
    with TemporaryDirectory() as folder:
        built = compiled_site(Path(folder), engine)
        for part, sizes in parts_of(built.files).items():
            tell(part=part, files=len(sizes), kb_packed=round(sum(sizes) / 1000))
        host = StaticHost(Path(folder))
        visitor = starts(browser, host)
        levels(visitor, "compiled site" if engine else "site", most)
        tell(memory_mb_after_all=memory_of())
        visitor.close()
        host.stop()


def measure_server(browser: Browser, most: int) -> None:
    with TemporaryDirectory() as folder, running(f"sqlite:///{folder}/tables.db") as server:
        door = Door(browser, server.url)
        visitor = door.visitor()
        visitor.open("/")
        levels(visitor, "server", most)
        door.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="A site without a server, measured in Chromium.")
    parser.add_argument("--engine", type=Path, help="a wheel of Motu that was compiled for Pyodide")
    parser.add_argument("--server", action="store_true", help="measure a server instead")
    parser.add_argument("--decisions", type=int, default=20, help="answers of each level that are timed")
    given = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find.chromium(), args=["--no-sandbox", "--disable-gpu"])
        if given.server:
            measure_server(browser, given.decisions)
        else:
            measure_site(browser, given.engine, given.decisions)
        browser.close()


if __name__ == "__main__":
    main()
