"""Notifications: real servers, and a real push service, webhook and mailbox on loopback."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec import structs

from motu.core.errors import BadOption
from motu.server.notifications.hours import quiet_until
from motu.server.notifications.mail import MailServer
from motu.server.notifications.outbox import Timing
from motu.server.notifications.outside import is_public
from motu.server.notifications.service import NotificationOptions
from motu.server.notifications.targets import Content, Line, WebhookTarget
from motu.server.notifications.webhooks import request_for
from motu.server.store import NotificationSettings
from tests.server.harness import Json, Person, Server, Socket, running, until
from tests.server.postgres import Cluster
from tests.server.receivers import Browser, Received, mail_server, web_server

QUICK = Timing(delay=0.3, gap=0.0, looking=1.5, recheck=1.0, step=0.05, patience=1.0)
SETTLED = 1.5
"""Seconds after which something would have come, with these times."""
OPTIONS = NotificationOptions(allow_private=True, mail_from="motu@motu.example", timing=QUICK)


@pytest.fixture
def web() -> Iterator[Received]:
    with web_server() as received:
        yield received


def notify(person: Person, target: Json, language: str = "en") -> Json:
    """Add a channel."""
    return person.got(person.post("/api/me/channels", {"target": target, "language": language}))


def webhook(web: Received, path: str = "/hook", format: str = "json") -> Json:
    return {"kind": "webhook", "url": web.url + path, "format": format}


def pair(server: Server) -> tuple[Person, Person, str]:
    """Two people at a table of Bali; the first one is asked. Who begins is drawn, so both have the same name."""
    ann, ben = Person(server, "Ann"), Person(server, "Ann")
    table = ann.create("bali", "me", "open", title="Sunday")
    ben.join(table)
    if ann.got(ann.http.get(f"/api/tables/{table}"))["asked"] == [1]:
        ann, ben = ben, ann
    return ann, ben, table


def play_turn(person: Person, table: str) -> None:
    """Answer until somebody else is asked."""
    with person.sit(table) as page:
        asked_once(page)
        while page.scene is not None and page.scene["choices"] is not None:
            assert page.answer(page.scene["choices"]["options"][0]["token"])["kind"] == "done"
            page.drain(0.05)


def asked_once(page: Socket) -> None:
    assert page.scene is not None
    assert page.scene["choices"] is not None


def test_a_move_by_one_reaches_the_other_by_push_webhook_and_mail_once(database: str, web: Received) -> None:
    with mail_server() as (smtp, box), running(database, notifications=structs.replace(OPTIONS, smtp=smtp)) as server:
        ann, ben, table = pair(server)
        browser = Browser(web)
        notify(ben, browser.target())
        notify(ben, webhook(web), "de")
        info = notify(ben, {"kind": "mail", "address": "ben@motu.example"}, "ru")
        assert [(one["kind"], one["confirmed"]) for one in info["channels"]] == [
            ("push", True), ("webhook", True), ("mail", False)
        ]  # fmt: skip
        until(lambda: len(box.mails) == 1, "the mail that asks for confirmation")
        confirm = re.search(r"/notifications/confirm/(\S+)", box.mails[0].get_content())
        assert confirm is not None
        assert ben.post(f"/api/notifications/confirm/{confirm[1]}").json()["done"] is True
        own = ben.got(ben.http.get("/api/me/data"))["notifications"]
        assert [one["kind"] for one in own] == ["push", "webhook", "mail"]
        play_turn(ann, table)
        until(lambda: len(browser.shown()) == 1 and len(web.at("/hook")) == 1 and len(box.mails) == 2, "all three")
        (push,) = browser.shown()
        assert push["title"] == "It is your turn: Sunday (Bali) with Ann"
        assert push["url"] == f"{server.url}/t/{table}"
        assert browser.is_signed(info["push_key"])
        (hook,) = web.jsons("/hook")
        assert hook["title"] == "Du bist am Zug: Sunday (Bali) mit Ann"
        assert hook["tables"][0]["url"] == f"{server.url}/t/{table}"
        mail = box.mails[1]
        assert mail["subject"] == "Ваш ход: Sunday (Бали), игроки: Ann"
        assert f"{server.url}/t/{table}" in mail.get_content()
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        time.sleep(SETTLED)
        assert (len(browser.shown()), len(web.at("/hook")), len(box.mails)) == (1, 1, 2), "each came once"
        stop = re.search(r"/api/notifications/stop/[^>]+", mail["list-unsubscribe"])
        assert stop is not None
        assert ben.post(stop[0]).json() == {"done": True, "name": "ben@motu.example"}
        assert ben.post(stop[0]).json()["done"] is False, "it is gone already"
        kinds = [one["kind"] for one in ben.got(ben.http.get("/api/me/notifications"))["channels"]]
        assert kinds == ["push", "webhook"]
        assert ann.got(ann.http.get("/api/me/notifications"))["channels"] == []


def test_nothing_comes_while_a_page_is_looked_at_nor_after_an_answer(database: str, web: Received) -> None:
    with running(database, notifications=OPTIONS) as server:
        ann, ben, table = pair(server)
        notify(ben, webhook(web))
        assert ben.got(ben.post("/api/me/looking")) == {"tables": []}
        play_turn(ann, table)
        for _ in range(4):
            time.sleep(SETTLED / 4)
            ben.post("/api/me/looking")
        assert web.at("/hook") == []
        play_turn(ben, table)
        time.sleep(2 * SETTLED)
        assert web.at("/hook") == [], "it was answered"
        play_turn(ann, table)
        until(lambda: len(web.at("/hook")) == 1, "the notification after the page was closed")


def test_several_tables_are_one_notification(server_that_notifies: Server, web: Received) -> None:
    ann, ben = Person(server_that_notifies, "Ann"), Person(server_that_notifies, "Ben")
    notify(ben, webhook(web))
    tables = [ann.create("bali", "me", "open") for _ in range(3)]
    ben.post("/api/me/looking")
    waiting = []
    for table in tables:
        ben.join(table)
        if ann.got(ann.http.get(f"/api/tables/{table}"))["asked"] == [0]:
            play_turn(ann, table)
        waiting.append(f"{server_that_notifies.url}/t/{table}")
    until(lambda: len(web.at("/hook")) == 1, "the notification")
    (hook,) = web.jsons("/hook")
    assert hook["title"] == "It is your turn at 3 tables"
    assert sorted(line["url"] for line in hook["tables"]) == sorted(waiting)
    assert hook["url"] == server_that_notifies.url + "/"
    found = ben.got(ben.post("/api/me/looking"))["tables"]
    assert sorted(one["id"] for one in found) == sorted(tables)


@pytest.fixture
def server_that_notifies(database: str) -> Iterator[Server]:
    with running(database, notifications=OPTIONS) as server:
        yield server


def test_two_processes_and_a_kill_in_between_notify_once(postgres: Cluster, web: Received) -> None:
    database = postgres.database()
    slow = structs.replace(OPTIONS, timing=structs.replace(QUICK, delay=2.0))
    with running(database, notifications=slow) as first, running(database, notifications=slow) as second:
        ann, ben, table = pair(first)
        notify(ben, webhook(web))
        play_turn(ann, table)
        first.kill()
        until(lambda: len(web.at("/hook")) == 1, "the notification by the other process")
        first.start()
        time.sleep(2 * SETTLED)
        assert len(web.at("/hook")) == 1
        ben.http.base_url = second.url
        ben.server = second
        play_turn(ben, table)


def test_a_move_stored_just_before_a_kill_is_found_again(database: str, web: Received) -> None:
    quiet = structs.replace(OPTIONS, timing=structs.replace(QUICK, step=3600.0))
    with running(database, notifications=quiet) as server:
        ann, ben, table = pair(server)
        notify(ben, webhook(web))
        play_turn(ann, table)
        server.kill()
        server.launch.notifications = OPTIONS
        server.start()
        until(lambda: len(web.at("/hook")) == 1, "the notification after the restart")


def test_dead_and_failing_receivers_are_stopped_and_told(database: str, web: Received) -> None:
    with running(database, notifications=OPTIONS) as server:
        ann, ben, table = pair(server)
        browser = Browser(web)
        notify(ben, browser.target())
        notify(ben, webhook(web))
        web.status = 410
        play_turn(ann, table)

        def reasons() -> list[str]:
            return [one["stopped"] for one in ben.got(ben.http.get("/api/me/notifications"))["channels"]]

        until(lambda: reasons() == ["gone", "gone"], "both to be stopped")
        web.status = 200
        (first, _) = ben.got(ben.http.get("/api/me/notifications"))["channels"]
        assert ben.post("/api/me/channels/test", {"channel": first["id"]}).status_code == 200
        assert reasons() == ["", "gone"], "a test that arrives revives it"
        web.status = 302
        refused = ben.post("/api/me/channels/test", {"channel": first["id"]})
        assert refused.json()["problem"]["id"] == "not-delivered"
        assert web.at("/elsewhere") == [], "redirects are not followed"


def test_a_mail_server_that_hangs_holds_nobody_up(web: Received, tmp_path: Any) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        smtp = f"smtp://127.0.0.1:{silent.getsockname()[1]}"
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        with running(database, notifications=structs.replace(OPTIONS, smtp=smtp)) as server:
            ann, ben, table = pair(server)
            notify(ben, webhook(web))
            refused = ben.post("/api/me/channels", {"target": {"kind": "mail", "address": "ben@motu.example"}})
            assert refused.json()["problem"]["id"] == "not-delivered"
            play_turn(ann, table)
            until(lambda: len(web.at("/hook")) == 1, "the webhook")


def test_addresses_of_private_networks_are_refused(server: Server) -> None:
    """The shared server has the settings of `motu serve`, so it allows no private address."""
    ann = Person(server, "Ann")
    for url, problem in (
        ("https://127.0.0.1/hook", "address-private"),
        ("https://[::1]:9/hook", "address-private"),
        ("https://localhost/hook", "address-private"),
        ("https://169.254.169.254/latest", "address-private"),
        ("https://10.0.0.1/hook", "address-private"),
        ("https://[::ffff:10.0.0.1]/hook", "address-private"),
        ("http://127.0.0.1/hook", "address-needs-https"),
        ("https://user:password@127.0.0.1/hook", "address-unusable"),
        ("https://127.0.0.1:99999/hook", "address-unusable"),
        ("https:///hook", "address-unusable"),
    ):
        refused = ann.post("/api/me/channels", {"target": {"kind": "webhook", "url": url}})
        assert refused.json()["problem"]["id"] == problem, url
        assert refused.status_code in (400, 403)
    assert ann.post("/api/me/channels", {"target": {"kind": "mail", "address": "a@b.example"}}).json()["problem"] == {
        "id": "no-mail-server", "details": {}
    }  # fmt: skip
    for target in (
        {"kind": "webhook", "url": "ftp://motu.example"},
        {"kind": "mail", "address": "a@b.example\nBcc: c@d.example"},
        {"kind": "mail", "address": "x" * 10_000},
        {"kind": "pigeon"},
    ):
        assert ann.post("/api/me/channels", {"target": target}).status_code == 400
    assert ann.got(ann.http.get("/api/me/notifications"))["channels"] == []
    stranger = Person(server, "Eve")
    assert stranger.post("/api/me/channels/remove", {"channel": "x"}).json()["problem"]["id"] == "unknown-channel"
    assert stranger.post("/api/notifications/stop/x.y").json() == {"done": False, "name": ""}
    assert stranger.post("/api/me/notifications", {"zone": "Nowhere/City"}).json()["problem"]["id"] == "unknown-zone"


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111"])
def test_public_addresses_are_public(address: str) -> None:
    assert is_public(address)


NOT_PUBLIC = (
    "0.0.0.0 127.1.2.3 192.168.1.1 100.64.0.1 224.0.0.1 :: fe80::1%eth0 fc00::1 2002:0a00:0001::1 ::ffff:127.0.0.1"
)


@pytest.mark.parametrize("address", NOT_PUBLIC.split())
def test_other_addresses_are_not(address: str) -> None:
    assert not is_public(address)


def test_quiet_hours_follow_the_time_zone() -> None:
    night = NotificationSettings(zone="Europe/Berlin", quiet_from=22 * 60, quiet_until=7 * 60)
    berlin = ZoneInfo("Europe/Berlin")

    def at(hour: int, minute: int = 0) -> float:
        return datetime(2026, 11, 18, hour, minute, tzinfo=berlin).timestamp()

    assert quiet_until(night, at(21, 59)) is None
    assert quiet_until(night, at(22)) == datetime(2026, 11, 19, 7, tzinfo=berlin).timestamp()
    assert quiet_until(night, at(3)) == at(7)
    assert quiet_until(night, at(7)) is None
    noon = NotificationSettings(zone="UTC", quiet_from=12 * 60, quiet_until=13 * 60)
    utc = datetime(2026, 11, 18, 12, 30, tzinfo=ZoneInfo("UTC")).timestamp()
    assert quiet_until(noon, utc) == utc + 1800
    assert quiet_until(noon, utc - 3600) is None
    assert quiet_until(NotificationSettings(paused_until=utc), utc - 1) == utc
    assert quiet_until(NotificationSettings(paused_until=utc), utc) is None


def test_names_are_no_markup_in_webhooks() -> None:
    name = "@everyone <!channel> [x](http://evil) *b* & `c`"
    content = Content(name, [Line(name, name, "https://motu.example/t/1")], "https://motu.example", "", "")
    body, _ = request_for(WebhookTarget("https://x", "discord"), content)
    assert rb"\\@everyone" in body
    assert b'"allowed_mentions":{"parse":[]}' in body
    assert b"[x](http" not in body
    body, _ = request_for(WebhookTarget("https://x", "slack"), content)
    assert b"<!channel>" not in body
    assert b"&lt;!channel&gt;" in body
    body, headers = request_for(WebhookTarget("https://x", "ntfy"), structs.replace(content, title="Ваш ход"))
    assert headers["Title"].isascii()
    assert headers["Title"].startswith("=?utf-8?")
    assert body.decode() == f"{name}: {name}"


def test_a_mail_server_is_checked_when_it_is_set() -> None:
    for url, sender in (("http://x", "a@b"), ("smtp://", "a@b"), ("smtp://x:y", "a@b"), ("smtp://x", "nobody")):
        with pytest.raises(BadOption):
            MailServer(url, sender)
    server = MailServer("smtps://me%40x:p%2Fw@mail.example", "motu@motu.example")
    assert (server.host, server.port, server.user, server.password) == ("mail.example", 465, "me@x", "p/w")
