"""Notifications on the page: the settings, the table that waits next, links in mails, and push messages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs
from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Person, Server, running
from tests.server.receivers import Mailbox, Received, mail_server, web_server
from tests.server.test_notifications import OPTIONS, QUICK, play_turn
from tests.web.visitor import PHONE, Door, Visitor


@pytest.fixture
def places(browser: Browser, tmp_path: Path) -> Iterator[tuple[Server, Door, Received, Mailbox]]:
    """A server that believes for 20 seconds that a page is open; a page says so every 15 seconds."""
    with web_server() as web, mail_server() as (smtp, box):
        options = structs.replace(OPTIONS, smtp=smtp, timing=structs.replace(QUICK, looking=20.0))
        with running(f"sqlite:///{tmp_path / 'tables.db'}", notifications=options) as server:
            door = Door(browser, server.url)
            yield server, door, web, box
            door.close()


def test_a_player_hears_of_a_turn_while_away_and_comes_back(
    places: tuple[Server, Door, Received, Mailbox],
) -> None:
    server, door, web, box = places
    ann, ben = Person(server, "Ann"), door.visitor("de", PHONE)
    add_channels(ben, web, box)
    tables = [f"/t/{ann.create('bali', 'me', 'open')}" for _ in range(2)]
    for path in tables:
        assert ben.context.request.post(f"{ben.url}/api/tables/{path[3:]}/join", data={}).ok
        if ann.got(ann.http.get(f"/api/tables/{path[3:]}"))["asked"] == [0]:
            play_turn(ann, path[3:])
    ben.open("/settings")
    expect(ben.page.locator("[data-waiting]")).to_have_text("Du bist an 2 Tischen am Zug2")
    ben.expect_accessible()
    ben.page.keyboard.press("n")
    ben.page.wait_for_selector("[data-undo]")
    first = ben.page.url
    expect(ben.page.locator("[data-waiting='1']")).to_be_visible()
    ben.page.keyboard.press("n")
    ben.page.wait_for_url(lambda url: url != first)
    assert {first, ben.page.url} == {ben.url + path for path in tables}
    assert web.at("/hook") == [], "nothing is sent while a page is looked at"
    ben.page.goto(ben.url + "/favicon.svg")  # no page of the game is open
    ben.wait_until(lambda: len(web.at("/hook")) == 1)
    (hook,) = web.jsons("/hook")
    assert hook["title"] == "Du bist an 2 Tischen am Zug"
    ben.wait_until(lambda: len(box.mails) == 2)
    stop = box.mails[1].get_content().split()[-1]
    ben.page.goto(stop)
    expect(ben.page.locator("[data-link-done=true]")).to_have_text("ben@motu.example bekommt keine Nachrichten mehr.")
    ben.expect_accessible()
    ben.page.reload()
    expect(ben.page.locator("[data-link-done=true]")).to_contain_text("Es gibt nichts zu tun")


def add_channels(ben: Visitor, web: Received, box: Mailbox) -> None:
    """A webhook and a mailbox, by the settings page."""
    page = ben.page
    ben.open("/settings")
    page.click("[data-add-webhook]")
    page.fill("[data-webhook-url]", "https://discord.com/api/webhooks/1")
    expect(page.locator("[data-webhook-format]")).to_have_value("discord")
    page.fill("[data-webhook-url]", web.url + "/hook")
    page.select_option("[data-webhook-format]", "json")
    page.click("[data-add]")
    expect(page.locator("[data-channel=webhook]")).to_contain_text("127.0.0.1")
    page.click("[data-channel=webhook] [data-test]")
    expect(page.locator("[data-notifications] [role=status]")).to_have_text("Eine Testnachricht wurde verschickt.")
    assert web.jsons("/hook")[0]["title"] == "Motu erreicht dich hier"
    web.requests.clear()
    page.click("[data-add-mail]")
    page.fill("[data-mail-address]", "ben@motu.example")
    page.click("[data-add]")
    expect(page.locator("[data-channel=mail] [data-channel-state]")).to_contain_text("Noch nicht bestätigt")
    ben.expect_words()
    ben.expect_accessible()
    ben.expect_no_sideways_scrolling()
    (mail,) = box.mails
    page.goto(next(word for word in mail.get_content().split() if "/confirm/" in word))
    expect(page.locator("[data-link-done=true]")).to_contain_text("bekommt ab jetzt Nachrichten")
    page.goto(ben.url + "/settings")
    page.check("[data-quiet]")
    page.fill("[data-quiet-from]", "23:30")
    page.locator("[data-quiet-from]").blur()
    page.reload()
    expect(page.locator("[data-quiet-from]")).to_have_value("23:30")
    expect(page.locator("[data-quiet-until]")).to_have_value("08:00")
    page.uncheck("[data-quiet]")
    expect(page.locator("[data-quiet-from]")).to_have_count(0)
    expect(page.locator("[data-channel=mail] [data-channel-state]")).to_have_count(0)


def test_a_push_message_is_shown_and_opens_its_table(places: tuple[Server, Door, Received, Mailbox]) -> None:
    """The push service is left out: what it would deliver is handed to the browser."""
    _, door, _, _ = places
    visitor = door.visitor()
    visitor.context.grant_permissions(["notifications"], origin=visitor.url)
    visitor.open("/settings")
    page = visitor.page
    page.evaluate(
        "navigator.serviceWorker.register('/push-worker.js', { scope: '/' }).then(() => navigator.serviceWorker.ready)"
    )
    deliver(page, visitor.url, {"title": "It is your turn", "body": "Bali", "url": visitor.url + "/t/x"})
    shown = "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
    visitor.wait_until(lambda: page.evaluate(f"{shown}.then((all) => all.length)") == 1)
    assert page.evaluate(f"{shown}.then(([one]) => [one.title, one.body, one.data.url])") == [
        "It is your turn", "Bali", visitor.url + "/t/x"
    ]  # fmt: skip


def deliver(page: Page, url: str, message: dict[str, str]) -> None:
    """Hand a push message to the service worker of a page."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(50)
    arguments = {"origin": url, "registrationId": found[0], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", arguments)
