"""Who may do what, and what a browser or a vandal can't do."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from motu.cli.serve import origin
from motu.core.errors import BadOption
from motu.server.app import application
from motu.server.limits import Limit, Limits
from motu.server.service import Settings
from tests.server.harness import Person, Server, Socket, play_on, running

NOBODY, STRANGER, OTHER_SEAT, OWNER = "nobody", "stranger", "other seat", "owner"


@pytest.fixture
def people(server: Server) -> dict[str, Any]:
    """A running table: its owner, the other seat, and people who do not sit there."""
    owner, other, stranger = Person(server, "Ann"), Person(server, "Ben"), Person(server, "Eve")
    table = owner.create("bali", "me", "open")
    other.join(table)
    return {"table": table, OWNER: owner, OTHER_SEAT: other, STRANGER: stranger, NOBODY: None}


ROUTES = [
    # method, path, body, status for nobody, stranger, other seat, owner
    ("GET", "", None, (200, 200, 200, 200)),
    ("GET", "/record", None, (409, 409, 409, 409)),
    ("GET", "/export", None, (403, 403, 409, 409)),
    ("GET", "/review", None, (409, 409, 409, 409)),
    ("POST", "/review", {}, (409, 409, 409, 409)),
    ("POST", "/join", {}, (409, 409, 200, 200)),
    ("POST", "/claim", {"secret": "x" * 22}, (403, 403, 403, 403)),
    ("POST", "/rematch", {}, (403, 403, 409, 409)),
    ("POST", "/fill", {"seat": 1, "level": "greedy"}, (403, 403, 409, 409)),
    ("POST", "/link", {}, (403, 403, 200, 200)),
    ("POST", "/leave", {}, (403, 403, 200, 200)),
]


@pytest.mark.parametrize(("method", "path", "body", "statuses"), ROUTES)
def test_every_route_is_only_for_whom_it_is(
    server: Server, people: dict[str, Any], method: str, path: str, body: Any, statuses: tuple[int, ...]
) -> None:
    for who, status in zip((NOBODY, STRANGER, OTHER_SEAT, OWNER), statuses, strict=True):
        asking = httpx.Client(base_url=server.url) if people[who] is None else people[who].http
        answer = asking.request(method, f"/api/tables/{people['table']}{path}", json=body)
        assert answer.status_code == status, (who, answer.text)
        if people[who] is None:
            asking.close()


def test_every_message_is_only_for_whom_it_is(server: Server, people: dict[str, Any]) -> None:
    table = people["table"]
    with people[OWNER].sit(table) as hers, people[OTHER_SEAT].sit(table) as his:
        token = (hers if hers.options() else his).options()[0]["token"]
        mark = hers.scene["mark"] if hers.options() else his.scene["mark"]
        answer = {"kind": "answer", "key": "key-of-a-vandal", "mark": mark, "token": token}
        with Socket(server, table) as nobody, people[STRANGER].sit(table) as stranger:
            for page in (nobody, stranger):
                assert page.ask(**answer)["problem"]["id"] == "not-seated"
                assert page.ask("undo", key="key-of-a-vandal", mark=mark)["problem"]["id"] == "not-seated"
                past = page.ask("look", at=5)
                assert all("hand" not in seat for seat in past["view"]["seats"])
            assert nobody.ask("say", key="key-00001", text="hello")["problem"]["id"] == "guests-only"
            assert stranger.ask("say", key="key-00001", text="hello")["kind"] == "done"


def test_a_made_up_cookie_is_a_stranger(server: Server, people: dict[str, Any]) -> None:
    for cookie in ("motu=" + "A" * 22, "motu=", "motu=" + "x" * 5000, "motu=%00%ff"):
        with Socket(server, people["table"], cookie=cookie) as page:
            assert page.whole["table"]["you"] is None


def test_a_page_of_another_server_is_turned_away(server: Server, people: dict[str, Any]) -> None:
    owner: Person = people[OWNER]
    refused = owner.post(f"/api/tables/{people['table']}/leave", origin="https://evil.example")
    assert refused.status_code == 403
    assert refused.json()["problem"]["id"] == "other-origin"
    assert owner.post("/api/me", {"name": "Ann"}, origin=server.url).status_code == 204
    page = owner.sit(people["table"], origin="https://evil.example")
    assert page.close_code() == 4403
    assert page.frames == []


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        header = browser.get("/api/welcome").headers["set-cookie"].lower()
        assert "httponly" in header
        assert "samesite=lax" in header
        assert "path=/" in header
        assert "set-cookie" not in browser.get("/api/welcome").headers, "who has one keeps it"


def test_every_answer_has_the_safety_headers(server: Server) -> None:
    for path in ("/", "/t/TAROMI", "/api/welcome", "/api/nothing", "/assets/nothing.js"):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src" not in policy, "scripts come from this server alone"
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"


async def answered(path: str, **settings: Any) -> httpx.Response:
    """What a server with these settings answers."""
    app = application(Settings(**settings))
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="https://motu.example")
    async with app.router.lifespan_context(app), client:
        return await client.get(path)


@pytest.mark.parametrize(("secure", "cookie"), [(False, "samesite=lax"), (True, "samesite=none; partitioned")])
def test_sites_that_the_host_names_may_show_tables_in_a_frame(secure: bool, cookie: str, tmp_path: Path) -> None:
    settings = {"database": f"sqlite:///{tmp_path / 'tables.db'}", "embedders": ("https://club.example",)}
    answer = asyncio.run(answered("/api/welcome", secure=secure, **settings))
    assert "frame-ancestors 'self' https://club.example;" in answer.headers["content-security-policy"] + ";"
    told = answer.headers["set-cookie"].lower()
    assert cookie in told
    assert "httponly" in told
    assert told.count("samesite") == 1
    assert ("secure" in told.split("; ")) is secure


@pytest.mark.parametrize(
    ("site", "found"),
    [
        ("https://Club.example", "https://club.example"),
        ("http://127.0.0.1:9000/", "http://127.0.0.1:9000"),
        ("https://club.example/page", None),
        ("club.example", None),
        ("https://a.example; script-src *", None),
        ("*", None),
    ],
)
def test_only_the_address_of_a_site_may_be_named(site: str, found: str | None) -> None:
    if found is not None:
        assert origin(site) == found
        return
    with pytest.raises(BadOption) as refused:
        origin(site)
    assert refused.value.id == "bad-origin"


@pytest.mark.parametrize("name", ["", " ", "\t", "a\nb", "a\x00b", "x" * 25, 7, None])
def test_a_name_that_cannot_be_is_refused(server: Server, name: Any) -> None:
    assert Person(server).post("/api/me", {"name": name}).status_code == 400


def test_a_name_is_kept_as_it_was_written(server: Server) -> None:
    """Escaping is the page's business: the server neither eats nor changes anything."""
    ann = Person(server, "<img src=x onerror=1>")
    table = ann.create("bali", "me", "greedy")
    with ann.sit(table) as page:
        assert page.whole["table"]["seats"][0]["name"] == "<img src=x onerror=1>"


def test_a_body_beyond_the_limit_is_refused(server: Server) -> None:
    answer = httpx.post(server.url + "/api/me", content=b"[" * 70_000)
    assert answer.status_code == 413
    assert httpx.post(server.url + "/api/me", content=b"[" * 60_000).status_code == 400


def test_there_is_nothing_outside_the_page_folder(server: Server) -> None:
    for path in ("/assets/../messages.py", "/assets/%2e%2e/messages.py", "/assets/..%2f..%2fmessages.py"):
        assert "Struct" not in httpx.get(server.url + path).text


JUNK = [
    "",
    "nonsense",
    "null",
    "7",
    "[]",
    "{}",
    '{"kind":"fly"}',
    '{"kind":"answer"}',
    '{"kind":"answer","key":"key-0001","mark":"","token":7}',
    '{"kind":"answer","key":"key-0001","mark":"","token":"x","seat":1}',
    '{"kind":"answer","key":"short","mark":"","token":"x"}',
    '{"kind":"answer","key":"key 0001","mark":"","token":"x"}',
    '{"kind":"look","at":-1}',
    '{"kind":"look","at":1e400}',
    '{"kind":"look","at":' + "9" * 400 + "}",
    '{"kind":"say","key":"key-0001","text":""}',
    '{"kind":"say","key":"key-0001","text":"' + "x" * 501 + '"}',
    "[" * 30_000,
    '{"a":' * 10_000,
    '"\\ud800"',
]


def test_junk_gets_a_clear_answer_and_the_line_stays_open(people: dict[str, Any]) -> None:
    with people[OWNER].sit(people["table"]) as page:
        for junk in JUNK:
            page.line.send(junk)
            refused = page.expect("refused")
            assert refused["problem"]["id"] == "unreadable-message", junk[:60]
            assert refused["problem"]["details"]["reason"]
        assert page.ask("ping")["kind"] == "pong"


def test_a_binary_frame_closes_the_line_with_the_right_code(people: dict[str, Any]) -> None:
    with people[OWNER].sit(people["table"]) as page:
        page.line.send(b"\x00\x01")
        assert page.close_code() == 1003


def test_a_frame_beyond_the_limit_closes_the_line(server: Server, people: dict[str, Any]) -> None:
    with people[OWNER].sit(people["table"]) as page:
        with contextlib.suppress(ConnectionClosed):
            page.line.send("x" * 70_000)
        assert page.close_code() == 1009
    assert server.answers()


def test_no_such_table(server: Server) -> None:
    ann = Person(server)
    assert ann.sit("NOTHER").close_code() == 4404
    assert ann.http.get("/api/tables/NOTHER").status_code == 404
    assert ann.http.get("/api/games/tahiti/sources").status_code == 400


def test_who_asks_too_fast_is_slowed_down_then_hung_up_on(tmp_path: object) -> None:
    strict = Limits(messages=Limit(5, 0.1), requests=Limit(4, 0.1), tables=Limit(1, 0.01))
    with running(f"sqlite:///{tmp_path}/tables.db", limits=strict) as server:
        ann = Person(server)
        table = ann.create("bali", "me", "greedy")
        again = ann.post("/api/tables", {"game": "bali", "seats": ["me", "greedy"]})
        assert again.status_code == 429
        assert again.json()["problem"]["id"] == "too-many-tables"
        assert [ann.post("/api/me", {"name": "Ann"}).status_code for _ in range(4)][-1] == 429
        with ann.sit(table) as page:
            with contextlib.suppress(ConnectionClosed):  # the server may hang up before all are sent
                for _ in range(20):
                    page.send({"kind": "ping"})
            assert page.close_code() == 4429
            kinds = [frame for frame in page.frames if '"pong"' in frame or '"too-fast"' in frame]
            assert len(kinds) == 8


def test_a_slow_listener_makes_nobody_wait_and_is_told_everything_anew(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server)
    table = ann.create("bali", "me", "greedy", "greedy", "greedy")
    slow = eve.sit(table)
    with ann.sit(table) as page:
        play_on(page, random.Random(13))
        assert page.scene is not None
        assert page.scene["result"] is not None
    slow.drain(1.0)
    assert slow.scene is not None
    assert slow.scene["result"] is not None
    slow.line.close()
