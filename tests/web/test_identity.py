"""Coming back on another device, with Chromium's virtual authenticator; avatars and files."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, ViewportSize, expect

from tests.web.visitor import DESK, PHONE, Door, Visitor


def on_localhost(visitor: Visitor) -> None:
    """Passkeys belong to a name, not to an address of numbers."""
    visitor.url = visitor.url.replace("127.0.0.1", "localhost")


def authenticator(visitor: Visitor) -> tuple[CDPSession, str]:
    """Plug a virtual authenticator into a browser."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, str(made["authenticatorId"])


def test_a_passkey_made_in_one_browser_leads_back_in_another(door: Door) -> None:
    ann, phone = door.visitor(), door.visitor("de", PHONE)
    on_localhost(ann)
    on_localhost(phone)
    ann.create("bali", "me", "easy")
    ann.open("/settings")
    first, id = authenticator(ann)
    ann.page.click("[data-add-passkey]")
    expect(ann.page.locator("[data-remove-passkey]")).to_have_count(1)
    ann.expect_words()
    ann.expect_accessible()
    (credential,) = first.send("WebAuthn.getCredentials", {"authenticatorId": id})["credentials"]
    second, other = authenticator(phone)
    phone.open("/settings")
    phone.page.click("[data-use-passkey]")
    expect(phone.page.get_by_text("Es wurde kein Passkey benutzt.")).to_be_visible()
    second.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": credential})
    with phone.page.expect_navigation():
        phone.page.click("[data-use-passkey]")
    expect(phone.page.locator("[data-remove-device]")).to_have_count(1)
    phone.expect_words()
    phone.expect_accessible()
    phone.expect_no_sideways_scrolling()
    phone.open("/")
    expect(phone.page.get_by_text("Bali").first).to_be_visible()
    mine = phone.page.evaluate("fetch('/api/welcome').then((answer) => answer.json())")["mine"]
    assert len(mine) == 1


@pytest.mark.parametrize(("language", "size", "theme"), [("ru", PHONE, "dark"), ("en", DESK, "light")])
def test_a_picture_is_chosen_and_games_are_saved(door: Door, language: str, size: ViewportSize, theme: str) -> None:
    visitor = door.visitor(language, size, theme)
    page = visitor.page
    visitor.open("/settings")
    page.click("[data-art=turtle]")
    page.click("[data-colour=coral]")
    expect(page.locator("[data-art=turtle] [data-avatar=turtle-coral]")).to_be_visible()
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()
    with page.expect_download() as started:
        page.click("[data-export=csv]")
    assert started.value.suggested_filename == "motu-games.csv"
    visitor.create("bali", "me", "open")
    expect(page.locator("[data-avatar=turtle-coral]")).to_be_visible()


def test_a_link_that_was_used_says_so(door: Door) -> None:
    visitor = door.visitor("de")
    visitor.open(f"/recover/{'x' * 22}")
    visitor.page.click("[data-enter]")
    expect(visitor.page.get_by_role("status")).to_have_text(re.compile("schon benutzt"))
    visitor.expect_words()
    visitor.expect_accessible()
    (told,) = visitor.problems
    assert "403" in told
    visitor.problems.clear()
