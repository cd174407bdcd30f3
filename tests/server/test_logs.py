"""The log has the ids of requests, in text or JSON, and nothing that opens anything."""

from __future__ import annotations

import json
import logging
import random
import re
import sqlite3
from pathlib import Path

import httpx
import pytest

from motu.server.logs import JsonLines, WithRequest, safe_path
from tests.server.harness import Person, Server, play_on, running
from tests.server.releases import execute

TOKEN = "only-the-host-knows-this"  # noqa: S105 - it is looked for in the log


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> tuple[Person, str, str, Path]:
    """Everything that goes wrong and right at a server, and its log."""
    folder = tmp_path_factory.mktemp("logs")
    log = folder / "log"
    database = f"sqlite:///{folder}/tables.db"
    with running(database, log=log, token=TOKEN, verbose=True, log_format="json") as server:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        seated = ann.seated("bali", "me", "open", "random")
        table = seated["table"]["id"]
        secret = ben.join(table)["secret"]
        ann.post(f"/api/tables/{table}/claim", {"secret": secret})
        ann.post(f"/api/tables/{table}/claim", {"secret": "x" * 22})
        code = ann.got(ann.post(f"/api/tables/{table}/code"))["code"]
        ben.http.get(f"/api/codes/{code}")
        ann.http.get(f"/t/{table}")
        ann.http.get("/api/metrics", headers={"authorization": f"Bearer {TOKEN}"})
        with ann.sit(table) as page, ben.sit(table) as other:
            page.ask("say", key="key-0001", text="a private word")
            for one in (page, other):
                if one.options():
                    play_on(one, random.Random(1), answers=1)
        execute(database, "alter table guests rename to nobody")
        answer = ann.post("/api/me", {"name": "Anna"})
        execute(database, "alter table nobody rename to guests")
        assert answer.status_code == 503, answer.text
        broken = ann.http.get("/api/tables/nosuchtable")
        ann.http.headers["x-broken"] = broken.json()["request"]
    with sqlite3.connect(folder / "tables.db") as stored:
        (seed,) = stored.execute("select seed from tables where id = ?", [table]).fetchone()
    stored.close()
    text = log.read_text(encoding="utf-8")
    for opens in (
        table, secret, seated["secret"], code, TOKEN, seed, "a private word",
        ann.http.cookies["motu"], ben.http.cookies["motu"],
    ):  # fmt: skip
        assert opens not in text
    return ann, table, text, log


def test_every_line_is_json_and_requests_have_ids(logged: tuple[Person, str, str, Path]) -> None:
    ann, table, text, _ = logged
    lines = [json.loads(line) for line in text.splitlines()]
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    requests = [line for line in lines if line["logger"] == "motu.access"]
    assert len({line["request"] for line in requests}) == len(requests) > 10
    joined = next(line for line in requests if line["path"] == f"/api/tables/{table[:6]}…/join")
    assert (joined["method"], joined["status"]) == ("POST", 200)
    assert any(line["request"] == ann.http.headers["x-broken"] and line["status"] == 404 for line in requests)
    assert any(line["level"] == "error" and "database" in line["message"] for line in lines)


def test_the_id_is_in_the_header_and_in_refusals(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/version")
    assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])
    for refused in (
        httpx.get(f"{server.url}/api/tables/nosuchtable"),
        httpx.get(f"{server.url}/api/nothing"),
        httpx.post(f"{server.url}/api/version"),
        httpx.post(f"{server.url}/api/me", content=b"{"),
    ):
        assert refused.json()["request"] == refused.headers["x-request-id"]


def test_a_failure_is_an_answer_with_the_id_and_a_line_with_the_reason(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(f"sqlite:///{tmp_path}/tables.db", log=log, broken_route=True) as server:
        answer = httpx.get(f"{server.url}/api/version")
        assert answer.status_code == 500
        problem = answer.json()["problem"]
        assert problem["id"] == "internal-error"
        assert problem["details"]["request"] == answer.headers["x-request-id"]
        assert httpx.get(f"{server.url}/api/health").status_code == 200
    text = log.read_text(encoding="utf-8")
    assert f"[{answer.headers['x-request-id']}]" in text
    assert "ZeroDivisionError" in text


def test_what_opens_something_is_cut_from_paths() -> None:
    assert safe_path("/api/tables/7k2mq0x9tfgh3w5zv8dp/join") == "/api/tables/7k2mq0…/join"
    assert safe_path("/t/7k2mq0x9tfgh3w5zv8dp") == "/t/7k2mq0…"
    assert safe_path("/api/codes/abcdef") == "/api/codes/…"
    assert len(safe_path("/" + "x" * 5000)) == 200


def test_a_line_of_json_has_its_fields_and_its_error() -> None:
    try:
        raise ValueError("wrong")
    except ValueError as error:
        made = logging.LogRecord("motu", logging.ERROR, "", 0, "no %s", ("luck",), (ValueError, error, None))
    made.fields = {"status": 500}
    WithRequest().filter(made)
    line = json.loads(JsonLines().format(made))
    assert (line["message"], line["level"], line["status"]) == ("no luck", "error", 500)
    assert "ValueError: wrong" in line["error"]
    assert "request" not in line
