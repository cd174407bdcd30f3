"""A table that can't be played on can be looked at, and one that can't be opened is shown with the reason."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import running
from tests.web.visitor import Door

SAID = {
    "en": "Can only be viewed. The record was played with an edition of Bali that is not known here",
    "de": "Nur noch zum Ansehen.",
    "ru": "Можно только посмотреть.",
}


@pytest.mark.parametrize("language", sorted(SAID))
def test_a_table_that_cannot_be_played_on_is_shown_with_the_reason(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "tables.db"
    with running(f"sqlite:///{file}", log=tmp_path / "server.log") as server:
        door = Door(browser, server.url)
        visitor = door.visitor(language)
        visitor.create("bali", "me", "easy")
        visitor.create("bora_bora", "me", "easy")
        visitor.open("/settings")
        server.stop()
        with sqlite3.connect(file) as database:
            database.execute("update tables set components = 'another' where game = 'bali'")
            database.execute(
                "insert into tables (id, game, version, components, seed, options, title, listed, hints, owner,"
                " created)"
                " select 'TAHITI', 'tahiti', version, components, seed, options, '', listed, hints, owner, created"
                " from tables where game = 'bali'"
            )
            database.execute(
                "insert into seats (table_id, seat, kind, level, name, guest, secret)"
                " select 'TAHITI', seat, kind, level, name, guest, secret"
                " from seats join tables on id = table_id where game = 'bali'"
            )
        database.close()
        server.start()
        visitor.open("/")
        unreadable = visitor.page.locator("[data-unreadable]")
        expect(unreadable).to_have_count(1)
        expect(unreadable).to_contain_text("tahiti")
        archived = visitor.page.locator("[data-archived]")
        expect(archived).to_have_count(1)
        expect(archived).to_contain_text(SAID[language])
        expect(visitor.page.locator("a[href^='/t/']:not([data-waiting])")).to_have_count(2)
        visitor.expect_words()
        visitor.expect_accessible()
        archived.locator("a").click()
        expect(visitor.page.locator("[data-archive]")).to_contain_text(SAID[language])
        expect(visitor.page.locator("[data-lit]")).to_have_count(0)
        visitor.expect_accessible()
        visitor.page.locator("[data-rematch]").click()
        expect(visitor.page.locator("[data-lit]").first).to_be_visible()
        expect(visitor.page.locator("[data-archive]")).to_have_count(0)
        door.close()
