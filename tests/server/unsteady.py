"""Games that are played through the death of the server, again and again."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from contextlib import suppress
from dataclasses import dataclass

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from motu.server.store import open_store
from tests.server.harness import Person, Server


class Unsteady:
    """A person who plays on whatever happens: reconnects, and sends again what was not acknowledged."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        self.person = person
        self.table = table
        self.chance = random.Random(seed)
        self.acknowledged: list[str] = []
        self.waiting: tuple[str, str, str] | None = None
        self.over = False

    def play(self) -> None:
        while not self.over:
            with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
                self._until_the_line_breaks()
            time.sleep(0.02)

    def _until_the_line_breaks(self) -> None:
        with self.person.sit(self.table) as page:
            while True:
                if self.waiting is not None:
                    key, mark, token = self.waiting
                    told = page.ask("answer", key=key, mark=mark, token=token)
                    if told["kind"] == "done":
                        self.acknowledged.append(key)
                    self.waiting = None
                assert page.scene is not None
                if page.scene["result"] is not None:
                    self.over = True
                    return
                if page.options():
                    key = f"key-{self.chance.getrandbits(64):016x}"
                    self.waiting = (key, page.scene["mark"], self.chance.choice(page.options())["token"])
                    time.sleep(0.005)
                else:
                    page.hear(2)


@dataclass(frozen=True)
class Survived:
    """What is left after all the kills."""

    games: int
    acknowledged: int
    kept: int
    lost: int
    twice: int


def play_through_kills(server: Server, kills: int, seed: int = 3) -> Survived:
    """Kill the server at random moments of games between two people who never give up, and count what they lost."""
    chance = random.Random(seed)
    acknowledged: list[str] = []
    kept: list[str] = []
    done = games = 0
    while done < kills:
        games += 1
        ann, ben = Person(server), Person(server)
        table = ann.create("bora_bora", "me", "open")
        ben.join(table)
        players = [Unsteady(ann, table, games), Unsteady(ben, table, 1000 + games)]
        threads = [threading.Thread(target=player.play, daemon=True) for player in players]
        for thread in threads:
            thread.start()
        while done < kills and not all(player.over for player in players):
            time.sleep(chance.uniform(0.05, 0.5))
            server.kill()
            server.start()
            done += 1
        for thread in threads:
            thread.join(timeout=120)
            assert not thread.is_alive(), "the game did not go on"
        acknowledged += [key for player in players for key in player.acknowledged]
        kept += asyncio.run(keys_kept(server, table))
    missing = set(acknowledged) - set(kept)
    return Survived(games, len(acknowledged), len(kept), len(missing), len(kept) - len(set(kept)))


async def keys_kept(server: Server, table: str) -> list[str]:
    """The keys of all entries of a table, which must be numbered without a gap."""
    store = await open_store(server.launch.database)
    entries = await store.entries(table, 0)
    await store.close()
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    return [entry.key for entry in entries if entry.key is not None]
