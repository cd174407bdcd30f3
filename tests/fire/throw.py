"""Throws junk at a server and looks whether it minds."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

from tests.fire.junk import BODIES, MESSAGES, as_bytes, as_text
from tests.server.harness import Person, Server, Socket

TOGETHER = 50
"""Messages that are sent before the answers are read."""


def throw(server: Server, inputs: int, log: Path, seed: int = 1) -> Counter[str]:
    """Send so much junk over sockets and over HTTP; every answer must be an answer, and the table must go on."""
    chance = random.Random(seed)
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.create("bali", "me", "open")
    ben.join(table)
    answers: Counter[str] = Counter()
    left = inputs
    while left > 0:
        with ann.sit(table) as page:
            for _ in range(4):
                answers += over_socket(page, chance, TOGETHER)
                left -= TOGETHER
            assert page.ask("ping")["kind"] == "pong"
        for _ in range(TOGETHER):
            path, body = chance.choice(BODIES)
            place = path.replace("{table}", chance.choice([table, table, "%00", "..", "x" * 3000, "ü"]))
            answer = ann.http.post(place, content=as_bytes(chance, body), headers={"content-type": "application/json"})
            assert answer.status_code < 500, (place, answer.text)
            if answer.status_code >= 400:
                assert answer.json()["problem"]["id"]
            answers[f"http {answer.status_code}"] += 1
        left -= TOGETHER
    with ann.sit(table) as first, ben.sit(table) as second:
        page = first if first.options() else second
        assert page.answer(page.options()[0]["token"])["kind"] == "done", "the table goes on"
    text = log.read_text(encoding="utf-8")
    assert "Traceback" not in text, text[-3000:]
    return answers


def over_socket(page: Socket, chance: random.Random, count: int) -> Counter[str]:
    """Each message gets an answer, and the socket stays open."""
    for _ in range(count):
        page.line.send(as_text(chance, chance.choice(MESSAGES)).encode("utf-8", "replace").decode())
    heard: Counter[str] = Counter()
    while heard.total() < count:
        message = page.hear()
        if message["kind"] in ("done", "refused", "past", "pong", "advice"):
            heard[message["kind"]] += 1
    return heard


def told(answers: Counter[str]) -> str:
    return json.dumps(dict(sorted(answers.items())))
