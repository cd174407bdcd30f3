"""Each attack alone, on loopback, with the limits as they are shipped, and what came of it.

    python -m benchmarks.attacks
    python -m benchmarks.attacks ids looks

Every loop is bounded. The server runs on SQLite with one worker process for bots, as on the smallest machine.
"""

from __future__ import annotations

import asyncio
import json
import resource
import secrets
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import psutil
import uvloop
from tests.server.harness import Server, running

from benchmarks.attacker import ADDRESS, FAILURES, Attacker, long_record, mark_of
from benchmarks.line import Line, Visitor
from benchmarks.usage import cpu_of_tree
from motu.server.identity import ID_LENGTH, ID_LETTERS
from motu.server.limits import Limits

OTHER = "127.0.0.9"
"""The address of somebody who only wants to play."""
Json = dict[str, Any]


async def ids(url: str, _server: Server) -> Json:
    """Guess ids for twelve seconds over two connections."""
    attacker = Attacker(url, 12)
    began = time.perf_counter()
    await asyncio.gather(*(attacker.again("guess", attacker.guess) for _ in range(2)))
    rate = attacker.counts["ids guessed"] / (time.perf_counter() - began)
    years = len(ID_LETTERS) ** ID_LENGTH / max(rate, 1) / 3.15e7
    refused = attacker.counts["ids refused"]
    return {
        "guesses_per_s": round(rate),
        "refused": refused,
        "found": attacker.counts["ids found"],
        "years_for_all": f"{years:.0e}",
    }


async def sockets(url: str, _server: Server) -> Json:
    """Open 200 sockets at somebody's table; then the owner comes."""
    owner, eve = await Visitor.at(url, OTHER), await Visitor.at(url, ADDRESS)
    made = await owner.ask("POST", "/api/tables", {"game": "bali", "seats": ["me", "easy"]})
    lines = [await opened(eve, made["table"]["id"]) for _ in range(200)]
    await asyncio.sleep(0.5)
    held = 200 - refused_of(lines)
    heard: list[bytes] = []
    await owner.sit(made["table"]["id"], heard.append)
    await until(lambda: bool(heard))
    for line in lines:
        if line is not None:
            line.close()
    return {"held_of_200": held, "owner_gets_in": b'"kind":"whole"' in heard[0]}


def refused_of(lines: list[Line | None]) -> int:
    """How many sockets the server has closed again."""
    return sum(line is None or line.closed for line in lines)


async def opened(visitor: Visitor, table: str) -> Line | None:
    try:
        return await visitor.sit(table, lambda _: None)
    except FAILURES:
        return None


async def hints(url: str, _server: Server) -> Json:
    """Another player's bot, alone and while one guest asks for 42 hints and has 20 tables of experts."""
    alone = [await bot_answers(url) for _ in range(3)]
    eve = await Visitor.at(url, ADDRESS)
    for _ in range(20):
        await eve.ask("POST", "/api/tables", {"game": "bora_bora", "seats": ["expert"] * 4})
    made = await eve.ask("POST", "/api/tables", {"game": "bali", "seats": ["me", "open"]})
    friend = await Visitor.at(url, ADDRESS)
    await friend.ask("POST", f"/api/tables/{made['table']['id']}/join", {})
    heard: list[bytes] = []
    lines = [await one.sit(made["table"]["id"], heard.append) for one in (eve, friend)]
    await until(lambda: len(heard) >= 2)
    for _ in range(21):
        for line in lines:
            if not line.transport.is_closing():
                advise = {"kind": "advise", "key": secrets.token_hex(8), "mark": mark_of(heard)}
                line.send(msgspec.json.encode(advise))
    attacked = [await bot_answers(url) for _ in range(3)]
    for line in lines:
        line.close()
    return {"alone_s": rounded(alone), "attacked_s": rounded(attacked), "ratio": round(max(attacked) / max(alone), 2)}


async def bot_answers(url: str) -> float:
    """Seconds for four decisions of hard bots at a table that somebody watches."""
    ann = await Visitor.at(url, OTHER)
    frames: list[bytes] = []
    made = await ann.ask("POST", "/api/tables", {"game": "bora_bora", "seats": ["hard", "hard"]})
    line = await ann.sit(made["table"]["id"], frames.append)
    await until(lambda: sum(b'"kind":"moved"' in frame for frame in frames) >= 1, 60)
    began = time.perf_counter()
    await until(lambda: sum(b'"kind":"moved"' in frame for frame in frames) >= 5, 90)
    line.close()
    return time.perf_counter() - began


async def chat(url: str, _server: Server) -> Json:
    """Write for five seconds at somebody's table."""
    owner, eve = await Visitor.at(url, OTHER), await Visitor.at(url, ADDRESS)
    made = await owner.ask("POST", "/api/tables", {"game": "bali", "seats": ["me", "easy"]})
    done = 0
    end = time.perf_counter() + 5
    while time.perf_counter() < end:
        heard: list[bytes] = []
        line = await opened(eve, made["table"]["id"])
        if line is None:
            break
        line.hear = heard.append
        while time.perf_counter() < end and not line.transport.is_closing():
            line.send(msgspec.json.encode({"kind": "say", "key": secrets.token_hex(8), "text": "cheap pearls"}))
            await asyncio.sleep(0.002)
        done += sum(b'"kind":"done"' in frame for frame in heard)
        line.close()
    return {"lines_in_5_s": done}


async def lobby(url: str, _server: Server) -> Json:
    """List 58 tables."""
    eve, ann = await Visitor.at(url, ADDRESS), await Visitor.at(url, OTHER)
    listed = {"game": "bali", "seats": ["me", "open"], "listed": True}
    for _ in range(58):
        await eve.ask("POST", "/api/tables", listed)
    mine = (await ann.ask("POST", "/api/tables", listed))["table"]["id"]
    shown = [one["id"] for one in (await ann.ask("GET", "/api/welcome"))["lobby"]]
    return {"of_58_shown": len(shown) - (mine in shown), "another_table_is_shown": mine in shown}


async def half_requests(url: str, server: Server) -> Json:
    """220 half requests at a server with 200 file descriptors; seconds until somebody else is answered."""
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    before = process.rlimit(resource.RLIMIT_NOFILE)
    process.rlimit(resource.RLIMIT_NOFILE, (200, before[1]))
    attacker = Attacker(url, 3)
    await attacker.again("halves", attacker.halves)
    writers = []
    for _ in range(220):
        try:
            connecting = asyncio.open_connection(attacker.place.hostname, attacker.place.port, local_addr=(ADDRESS, 0))
            _, writer = await asyncio.wait_for(connecting, 1)
        except FAILURES:
            break
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        writers.append(writer)
    began = time.perf_counter()
    answered = False
    while not answered and time.perf_counter() - began < 40:
        try:
            await asyncio.wait_for(Visitor.at(url, OTHER), 2)
            answered = True
        except FAILURES:
            await asyncio.sleep(0.2)
    took = time.perf_counter() - began
    for writer in writers:
        writer.close()
    process.rlimit(resource.RLIMIT_NOFILE, before)
    return {"answered": answered, "after_s": round(took, 1)}


async def headers(url: str, _server: Server) -> Json:
    """Send up to 64 MB of headers; how many bytes went out before the connection was cut."""
    attacker = Attacker(url, 1)
    _, writer = await asyncio.open_connection(attacker.place.hostname, attacker.place.port, local_addr=(ADDRESS, 0))
    writer.write(b"GET / HTTP/1.1\r\n")
    sent = 0
    try:
        while sent < 64_000_000:
            writer.write(b"x: " + b"y" * 4000 + b"\r\n")
            await writer.drain()
            sent += 4005
            await asyncio.sleep(0)
    except FAILURES:
        pass
    return {"bytes_sent": sent}


async def looks(url: str, server: Server) -> Json:
    """6,000 looks: processor time of the server, and how many were answered."""
    assert server.process is not None
    eve = await Visitor.at(url, ADDRESS)
    made = await eve.ask("POST", "/api/import", {"record": long_record(), "seats": ["me", "easy", "easy"]})
    before = cpu_of_tree(server.process.pid)
    heard: list[bytes] = []
    sent = 0
    while sent < 6000:
        line = await opened(eve, made["table"]["id"])
        if line is None:
            break
        line.hear = heard.append
        for number in range(200):
            if line.transport.is_closing():
                break
            line.send(msgspec.json.encode({"kind": "look", "at": 20 + number % 20}))
        sent += 200
        await asyncio.sleep(0.05)
        line.close()
    taken = cpu_of_tree(server.process.pid) - before
    return {"sent": sent, "answered": sum(b'"kind":"past"' in one for one in heard), "processor_s": round(taken, 2)}


async def longest_wait(url: str, does: Callable[[], Awaitable[Any]]) -> float:
    """The longest time in milliseconds that somebody else's ping waits while something is done."""
    ann = await Visitor.at(url, OTHER)
    made = await ann.ask("POST", "/api/tables", {"game": "bali", "seats": ["me", "open"]})
    pongs: list[float] = []
    sent = [0.0]

    def hear(frame: bytes) -> None:
        if b'"pong"' in frame:
            pongs.append(time.perf_counter() - sent[0])

    line = await ann.sit(made["table"]["id"], hear)
    work = asyncio.ensure_future(does())
    while not work.done():
        count, sent[0] = len(pongs), time.perf_counter()
        line.send(b'{"kind":"ping"}')
        await until(lambda count=count: len(pongs) > count)  # type: ignore[misc]
        await asyncio.sleep(0.1)
    await work
    line.close()
    return round(1000 * max(pongs, default=0.0), 1)


async def imports(url: str, _server: Server) -> Json:
    """One import of a long record, and a welcome over 50 such tables."""
    eve = await Visitor.at(url, ADDRESS)
    text = long_record()
    body = {"record": text, "seats": ["me", "easy", "easy"]}

    async def bring() -> None:
        await eve.ask("POST", "/api/import", body)

    async def bring_many() -> None:
        for _ in range(49):
            await bring()

    async def welcome() -> None:
        await eve.ask("GET", "/api/welcome")

    one = await longest_wait(url, bring)
    await bring_many()
    return {"bytes": len(text), "import_ms": one, "welcome_over_50_ms": await longest_wait(url, welcome)}


async def until(holds: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.001)


def rounded(values: list[float]) -> list[float]:
    return [round(value, 2) for value in values]


ATTACKS = (ids, sockets, chat, lobby, headers, looks, imports, half_requests, hints)


def main() -> None:
    for attack in [one for one in ATTACKS if one.__name__ in sys.argv[1:]] or ATTACKS:
        with TemporaryDirectory() as folder, running(f"sqlite:///{Path(folder)}/tables.db", limits=Limits()) as server:
            try:
                found = uvloop.run(attack(server.url, server))
            except FAILURES as error:
                found = {"failed": repr(error)[:200]}
            print(json.dumps({"attack": attack.__name__, **found}), flush=True)


if __name__ == "__main__":
    main()
