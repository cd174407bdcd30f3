"""Games with bots, clocks, chat, undo and reviews, played through the death of the server, again and again."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
import time
from contextlib import suppress
from dataclasses import dataclass

import httpx
import psutil
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from motu.server.store import open_store
from tests.server.harness import Person, Server, Socket, until

BROKEN_LINE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
CHAT, UNDO = 0.08, 0.12
"""How often somebody writes, or takes back."""


class Lively:
    """A person who plays, writes and takes back whatever happens: reconnects, and sends again what was not done."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        self.person = person
        self.table = table
        self.chance = random.Random(seed)
        self.moves: list[str] = []
        self.lines: list[str] = []
        """The keys of what was acknowledged."""
        self.waiting: dict[str, str] | None = None
        self.over = False

    def play(self) -> None:
        while not self.over:
            with suppress(*BROKEN_LINE):
                self._until_the_line_breaks()
            time.sleep(0.02)

    def _until_the_line_breaks(self) -> None:
        with self.person.sit(self.table) as page:
            while not self.over:
                if self.waiting is not None:
                    self._send(page, self.waiting)
                assert page.scene is not None
                if page.scene["result"] is not None:
                    self.over = True
                elif page.options():
                    self.waiting = self._choose(page)
                    time.sleep(0.004)
                else:
                    page.hear(2)

    def _send(self, page: Socket, message: dict[str, str]) -> None:
        kind = message["kind"]
        said = page.ask(kind, **{name: value for name, value in message.items() if name != "kind"})
        if said["kind"] == "done":
            (self.lines if kind == "say" else self.moves).append(message["key"])
        self.waiting = None

    def _choose(self, page: Socket) -> dict[str, str]:
        assert page.scene is not None
        key, mark = f"key-{self.chance.getrandbits(64):016x}", page.scene["mark"]
        luck = self.chance.random()
        if luck < CHAT:
            return {"kind": "say", "key": key, "text": f"line {key}"}
        if luck < CHAT + UNDO and page.scene["undo"]["allowed"]:
            return {"kind": "undo", "key": key, "mark": mark}
        return {"kind": "answer", "key": key, "mark": mark, "token": self.chance.choice(page.options())["token"]}


@dataclass
class Survived:
    """What is left after all the kills."""

    kills: int = 0
    games: int = 0
    acknowledged: int = 0
    lines: int = 0
    undos: int = 0
    reviews: int = 0
    lost: int = 0
    twice: int = 0
    processes_left: int = 0
    out_of_time: int = 0


def play_through_kills(server: Server, kills: int, seed: int = 3, game: str = "bali") -> Survived:
    """Kill the server at random moments of games between two people and a bot, and count what they lost."""
    chance = random.Random(seed)
    survived = Survived()
    while survived.kills < kills:
        survived.games += 1
        ann, ben = Person(server), Person(server)
        table = ann.create(game, "me", "open", "random", clock={"move": 600, "total": 7200, "rule": "end"})
        ben.join(table)
        players = [Lively(ann, table, 10 * survived.games), Lively(ben, table, 10 * survived.games + 1)]
        threads = [threading.Thread(target=player.play, daemon=True) for player in players]
        for thread in threads:
            thread.start()
        while survived.kills < kills and not all(player.over for player in players):
            wait_for_moves(players, chance.randrange(1, 12))
            time.sleep(chance.uniform(0.0, 0.1))
            survived.processes_left += kill_alone(server)
            survived.kills += 1
        for thread in threads:
            thread.join(timeout=180)
            assert not thread.is_alive(), "the game did not go on"
        review(ann, table)
        survived.reviews += 1
        asyncio.run(count(server, table, players, survived))
        for person in (ann, ben):
            person.http.close()
    return survived


def wait_for_moves(players: list[Lively], count: int) -> None:
    """Wait until so many more moves were acknowledged, or the game is over."""
    end = time.monotonic() + 20
    begun = sum(len(player.moves) for player in players)
    while sum(len(player.moves) for player in players) < begun + count and time.monotonic() < end:
        if all(player.over for player in players):
            return
        time.sleep(0.005)


def kill_alone(server: Server) -> int:
    """Kill the server and not its workers; says how many of those do not end by themselves. It is started again."""
    assert server.process is not None
    workers = psutil.Process(server.process.pid).children(recursive=True)
    os.kill(server.process.pid, signal.SIGKILL)
    server.process.wait()
    _, left = psutil.wait_procs(workers, timeout=15)
    server.start()
    return len(left)


def review(person: Person, table: str) -> None:
    """A review is asked for until it is ready."""

    def is_ready() -> bool:
        with suppress(httpx.HTTPError):
            return bool(person.post(f"/api/tables/{table}/review").json().get("stage") == "ready")
        return False

    until(is_ready, "the review", 180)


async def count(server: Server, table: str, players: list[Lively], survived: Survived) -> None:
    """Compare what was acknowledged with what is stored."""
    store = await open_store(server.launch.database)
    entries = await store.entries(table, 0)
    chat = await store.chat(table, 0)
    row = await store.clock(table)
    seats = await store.seats(table)
    await store.close()
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert [line.number for line in chat] == list(range(1, len(chat) + 1))
    assert row is not None
    assert row.deadline is None, "no clock runs after the end"
    survived.out_of_time += sum(seat.is_bot for seat in seats) - 1
    for acknowledged, keys in (
        ([key for player in players for key in player.moves], [one.key for one in entries if one.key is not None]),
        ([key for player in players for key in player.lines], [line.key for line in chat]),
    ):
        survived.lost += len(set(acknowledged) - set(keys))
        survived.twice += len(keys) - len(set(keys))
    survived.acknowledged += sum(len(player.moves) for player in players)
    survived.lines += len(chat)
    survived.undos += sum(entry.entry.endswith("undo") for entry in entries)
