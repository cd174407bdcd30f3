"""The matrix of rights: every route and every kind of message, by everybody. A new one must be added here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import httpx
import pytest

from motu.server.identity import hashed
from motu.server.messages import Request
from motu.server.routes import ROUTES
from tests.server.harness import Person, Server, Socket, running
from tests.server.releases import execute

NOBODY, STRANGER, UNWANTED, BLOCKED, OTHER_SEAT, OWNER = WHO = (
    "nobody",  # without a cookie
    "stranger",  # a guest without a seat
    "unwanted",  # whom the owner has blocked
    "blocked",  # whom the host has blocked
    "other seat",
    "owner",
)
TABLE = "/api/tables/{table}"
EVERYBODY = (200,) * 6
NOT_BLOCKED = (204, 204, 204, 403, 204, 204)
GUESTS = (200, 200, 200, 403, 200, 200)
AFTER_THE_END = (409,) * 6
BAD = (400, 400, 400, 403, 400, 400)
MAILBOX = {"kind": "mail", "address": "a@b.example"}
NO_PASSKEY = {"id": "x" * 16, "client_data": "x" * 16, "authenticator": "x" * 16}
MATRIX: list[tuple[str, str, Any, tuple[int, ...]]] = [
    ("get", "/api/health", None, EVERYBODY),
    ("get", "/api/ready", None, EVERYBODY),
    ("get", "/api/metrics", None, (403,) * 6),  # without the token
    ("get", "/api/version", None, EVERYBODY),
    ("get", "/api/welcome", None, EVERYBODY),
    ("post", "/api/me", {"name": "Nemo"}, NOT_BLOCKED),
    ("get", "/api/me/data", None, (403, 200, 200, 200, 200, 200)),
    ("get", "/api/me/people", None, EVERYBODY),
    ("post", "/api/me/people", {"id": "0" * 16, "choice": "none"}, (409, 409, 409, 403, 409, 409)),
    ("get", "/api/me/notifications", None, EVERYBODY),
    ("post", "/api/me/notifications", {"zone": "UTC"}, GUESTS),
    ("post", "/api/me/channels", {"target": {"kind": "mail", "address": "a@b.example"}}, (403,) * 6),  # no mail server
    ("post", "/api/me/channels/remove", {"channel": "x"}, (404, 404, 404, 403, 404, 404)),
    ("post", "/api/me/channels/test", {"channel": "x"}, (404, 404, 404, 403, 404, 404)),
    ("post", "/api/me/looking", {}, GUESTS),
    ("post", "/api/notifications/stop/{link}", {}, EVERYBODY),
    ("post", "/api/notifications/confirm/{link}", {}, GUESTS),
    ("post", "/api/tables", {"game": "bali", "seats": ["me", "easy"]}, GUESTS),
    ("post", "/api/learn", {"game": "bali"}, GUESTS),
    ("post", "/api/import", {"record": "", "seats": ["me", "easy"]}, BAD),
    ("post", "/api/import/table", {"table": {}}, BAD),
    ("get", TABLE, None, EVERYBODY),
    ("post", f"{TABLE}/join", {}, (409, 409, 403, 403, 200, 200)),
    ("post", f"{TABLE}/claim", {"secret": "x" * 22}, (403,) * 6),
    ("post", f"{TABLE}/link", {}, (403, 403, 403, 403, 200, 200)),
    ("post", f"{TABLE}/fill", {"seat": 1, "level": "easy"}, (403, 403, 403, 403, 409, 409)),
    ("post", f"{TABLE}/watching", {"allowed": True}, (403, 403, 403, 403, 403, 200)),
    ("post", f"{TABLE}/remove", {"seat": 4}, (403, 403, 403, 403, 403, 409)),
    ("post", f"{TABLE}/relate", {"seat": 4, "choice": "mute"}, (409, 409, 409, 403, 409, 409)),
    ("post", f"{TABLE}/report", {"seat": 4}, (409, 409, 409, 403, 409, 409)),
    ("post", f"{TABLE}/code", {}, (403, 403, 403, 403, 200, 200)),
    ("get", "/api/codes/{code}", None, (404,) * 6),
    ("post", f"{TABLE}/fork", {"at": 0, "seats": ["me", "easy"]}, (403,) * 6),  # people play there
    ("post", f"{TABLE}/rematch", {}, (403, 403, 403, 403, 409, 409)),
    ("get", f"{TABLE}/record", None, AFTER_THE_END),
    ("get", f"{TABLE}/export", None, (403, 403, 403, 403, 409, 409)),
    ("get", f"{TABLE}/review", None, AFTER_THE_END),
    ("post", f"{TABLE}/review", {}, (409, 409, 409, 403, 409, 409)),
    ("get", "/api/puzzle", None, EVERYBODY),
    ("get", "/api/games/{game}/sources", None, EVERYBODY),
    ("get", "/api/games/{game}/files/{language}", None, EVERYBODY),
    ("get", "/api/games/{game}/board/{file}", None, (404,) * 6),  # only of games from outside
    ("get", "/api/games/{game}/editions", None, EVERYBODY),
    ("post", "/api/games/{game}/editions/check", {"name": "mine"}, GUESTS),
    ("post", "/api/games/{game}/editions", {"name": ""}, (400,) * 6),
    ("get", "/api/games/{game}/editions/{hash}", None, EVERYBODY),
    ("get", "/api/games/{game}/editions/{hash}/file", None, EVERYBODY),
    ("post", "/api/games/{game}/editions/{hash}/delete", {}, (404, 404, 404, 403, 404, 404)),
    ("get", "/api/ladder/{game}", None, EVERYBODY),
    ("get", "/api/games/{game}/statistics", None, EVERYBODY),
    ("get", "/api/players/{player}", None, (404,) * 6),
    ("get", "/api/me/identity", None, EVERYBODY),
    ("post", "/api/me/avatar", {"art": "turtle"}, GUESTS),
    ("post", "/api/me/passkeys/begin", {}, GUESTS),
    ("post", "/api/me/passkeys", NO_PASSKEY | {"public_key": "x" * 16}, (403,) * 6),
    ("post", "/api/me/passkeys/remove", {"id": "x"}, GUESTS),
    ("post", "/api/me/devices/remove", {"id": "x"}, GUESTS),
    ("post", "/api/me/recovery", {"target": MAILBOX}, (403,) * 6),  # no mail server
    ("post", "/api/me/recovery/remove", {}, GUESTS),
    ("post", "/api/passkeys/begin", {}, GUESTS),
    ("post", "/api/passkeys/enter", NO_PASSKEY | {"signature": "x" * 16}, (403,) * 6),
    ("post", "/api/recovery", {"target": MAILBOX}, (403,) * 6),  # no mail server
    ("post", "/api/recovery/{link}", {}, (403,) * 6),
    ("get", "/api/me/games/records", None, (403, 200, 200, 200, 200, 200)),
    ("get", "/api/me/games/csv", None, (403, 200, 200, 200, 200, 200)),
    ("get", "/api/me/games/bgstats", None, (403, 200, 200, 200, 200, 200)),
    ("get", f"{TABLE}/text/{{language}}", None, EVERYBODY),
    ("get", f"{TABLE}/annotations", None, AFTER_THE_END),
    ("post", f"{TABLE}/annotations", {"at": 0, "text": "Why?"}, (409, 409, 409, 403, 409, 409)),
    ("post", f"{TABLE}/annotations/remove", {"id": "0" * 16}, (409, 409, 409, 403, 409, 409)),
    # These two change who sits there, so they come last.
    ("post", f"{TABLE}/leave", {}, (403, 403, 403, 403, 200, 200)),
    ("post", "/api/me/delete", {}, (403, 204, 204, 204, 204, 204)),
]


class House:
    """A running table and everybody who may come to it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        owner, other = Person(server, "Owner"), Person(server, "Other")
        self.table = owner.create("bali", "me", "open")
        other.join(self.table)
        unwanted, blocked = Person(server, "Unwanted"), Person(server, "Blocked")
        meeting = owner.create("bali", "me", "open")
        unwanted.join(meeting)
        owner.post(f"/api/tables/{meeting}/relate", {"seat": 1, "choice": "block"})
        blocking = "insert into blocked_guests (guest, reason, created) values (?, '', 0.0)"
        execute(server.launch.database, blocking, hashed(blocked.http.cookies["motu"]))
        self.people = {
            STRANGER: Person(server, "Stranger"), UNWANTED: unwanted, BLOCKED: blocked, OTHER_SEAT: other, OWNER: owner
        }  # fmt: skip
        self.hash = owner.got(owner.http.get("/api/games/bali/editions/standard"))["hash"]

    def status(self, who: str, method: str, path: str, body: Any) -> int:
        """What somebody gets who asks."""
        place = path.format(
            table=self.table,
            game="bali",
            hash=self.hash,
            code="zzzzzz",
            language="en",
            file="index.js",
            link="x.y",
            player="0" * 16,
        )
        if who == NOBODY:
            return httpx.request(method, self.server.url + place, json=body).status_code
        return self.people[who].http.request(method, place, json=body).status_code


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('matrix')}/tables.db", token="nobody-knows") as server:
        yield House(server)


def test_every_route_is_in_the_matrix() -> None:
    assert sorted((route.method, route.path) for route in ROUTES) == sorted(row[:2] for row in MATRIX)


def test_every_route_is_only_for_whom_it_is(house: House) -> None:
    wrong = []
    for method, path, body, expected in MATRIX:
        for who, status in zip(WHO, expected, strict=True):
            found = house.status(who, method, path, body)
            if found != status:
                wrong.append((method, path, who, found, status))
    assert wrong == []


MESSAGES: dict[str, dict[str, Any]] = {
    "answer": {"key": "key-0001", "mark": "old", "token": "x"},
    "undo": {"key": "key-0002", "mark": "old"},
    "ask-back": {"key": "key-0006", "mark": "old"},
    "consent": {"key": "key-0007", "request": "0123456789abcdef", "agree": True},
    "say": {"key": "key-0003", "text": "hello"},
    "look": {"at": 1},
    "advise": {"key": "key-0004", "mark": "old"},
    "vote": {"key": "key-0005", "choice": "end"},
    "tally": {},
    "foresee": {},
    "plan": {"key": "key-0008", "mark": "old", "tokens": ["x"]},
    "ping": {},
}
ANSWERS: dict[str, tuple[str, ...]] = {
    # for nobody, stranger, blocked, other seat, owner: the reason of a refusal, or the kind of the answer.
    # Who is asked first hangs on the deal.
    "answer": ("not-seated", "not-seated", "not-seated", "stale", "stale"),
    "undo": ("not-seated", "not-seated", "not-seated", "stale", "stale"),
    "ask-back": ("not-seated", "not-seated", "not-seated", "stale", "stale"),
    "consent": ("not-seated", "not-seated", "not-seated", "take-back-over", "take-back-over"),
    "say": ("guests-only", "done", "guest-blocked", "done", "done"),
    "look": ("past",) * 5,
    "advise": ("not-seated", "not-seated", "not-seated", "stale", "stale"),
    "vote": ("not-seated", "not-seated", "not-seated", "no-vote", "no-vote"),
    "tally": ("tallied",) * 5,
    "foresee": ("not-seated", "not-seated", "not-seated", "foreseen or plan-asked", "foreseen or plan-asked"),
    "plan": ("not-seated", "not-seated", "not-seated", "stale or plan-asked", "stale or plan-asked"),
    "ping": ("pong",) * 5,
}


def test_every_message_is_only_for_whom_it_is(tmp_path_factory: pytest.TempPathFactory) -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(Request)}
    assert kinds == MESSAGES.keys() == ANSWERS.keys()
    with running(f"sqlite:///{tmp_path_factory.mktemp('messages')}/tables.db") as server:
        house = House(server)
        assert house.people[UNWANTED].sit(house.table).hear()["problem"]["id"] == "blocked-here"
        cookies = [None, *(house.people[who].cookie() for who in (STRANGER, BLOCKED, OTHER_SEAT, OWNER))]
        for place, cookie in enumerate(cookies):
            with Socket(server, house.table, cookie=cookie) as page:
                for kind, body in MESSAGES.items():
                    body = body | {"key": f"{body['key']}-{place}"} if "key" in body else body
                    said = page.ask(kind, **body)
                    found = said["problem"]["id"] if said["kind"] == "refused" else said["kind"]
                    assert found in ANSWERS[kind][place].split(" or "), (kind, place, said)
