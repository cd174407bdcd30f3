"""What Python finds in circles after several visits to tables: `python -m tests.server.circles FOLDER`."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections import Counter

import msgspec
import uvloop
from benchmarks.line import Visitor

from motu.server.run import server
from motu.server.service import Settings
from tests.server.harness import free_port

VISITS = 3


async def visited(folder: str) -> Counter[str]:
    """The types of what was found, and how often."""
    port = free_port()
    ours = server(Settings(database=f"sqlite:///{folder}/tables.db", workers=1, bot_pause=0), "127.0.0.1", port)
    serving = asyncio.create_task(ours.serve())
    while not ours.started:
        await asyncio.sleep(0.01)
    await visit(f"http://127.0.0.1:{port}")
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    for _ in range(VISITS):
        await visit(f"http://127.0.0.1:{port}")
    await ours.config.loaded_app.app.state.service.tables.forget(float("inf"))
    gc.collect()
    found = Counter(f"{type(thing).__module__}.{type(thing).__qualname__}" for thing in gc.garbage)
    gc.set_debug(0)
    ours.should_exit = True
    await serving
    return found


async def visit(url: str) -> None:
    """Two play, then watch bots, and go."""
    one, other = await Visitor.at(url), await Visitor.at(url)
    for seats, expected in ((["me", "open"], b'"choices":{'), (["medium", "medium"], b'"kind":"moved"')):
        made = await one.ask("POST", "/api/tables", {"game": "bali", "seats": seats})
        table = made["table"]["id"]
        frames: list[bytes] = []
        lines = [await one.sit(table, frames.append), await other.sit(table, frames.append)]
        if "open" in seats:
            await other.ask("POST", f"/api/tables/{table}/join", {})
        async with asyncio.timeout(30):
            while not any(expected in frame for frame in frames):
                await asyncio.sleep(0.01)
        for line in lines:
            line.close()
    await asyncio.sleep(0.3)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(uvloop.run(visited(sys.argv[1]))))
