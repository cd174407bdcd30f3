"""A table that can't be opened is shown on the start page with the reason, and the rest of the page works."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import running
from tests.web.visitor import Door

SAID = {
    "en": "This table cannot be opened. The record was made with other components",
    "de": "Dieser Tisch lässt sich nicht öffnen. Die Aufzeichnung entstand mit anderem Material",
    "ru": "Этот стол не открывается. Запись сделана с другим составом",
}


@pytest.mark.parametrize("language", sorted(SAID))
def test_a_table_that_cannot_be_opened_is_shown_with_the_reason(
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
                "insert into tables select 'TAHITI', 'tahiti', version, components, seed, options, '',"
                " listed, hints, owner, rematch, created, lesson from tables where game = 'bali'"
            )
            database.execute(
                "insert into seats select 'TAHITI', seat, kind, level, name, guest, secret"
                " from seats join tables on id = table_id where game = 'bali'"
            )
        database.close()
        server.start()
        visitor.open("/")
        rows = visitor.page.locator("[data-unreadable]")
        expect(rows).to_have_count(2)
        expect(rows.filter(has_not_text="TAHITI")).to_contain_text(SAID[language])
        expect(rows.filter(has_text="TAHITI")).to_contain_text("tahiti")
        expect(visitor.page.locator("a[href^='/t/']")).to_have_count(1)
        visitor.expect_words()
        visitor.expect_accessible()
        door.close()
