"""Takes the pictures of the page: python -m docs.pictures.page (needs the dev extra, Chromium and Pillow)."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright
from tests.server.harness import running
from tests.web.visitor import Door, Visitor

from tools import find

HERE = Path(__file__).parent
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
COLOURS = 256


def take(visitor: Visitor, name: str) -> None:
    """A picture, with as few colours as it needs."""
    path = HERE / f"{name}.png"
    visitor.page.wait_for_timeout(400)
    visitor.page.screenshot(path=path)
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(COLOURS, kmeans=3, dither=Image.Dither.NONE).save(path, optimize=True)


def to_a_last_card(visitor: Visitor, moves: int) -> bool:
    """Play on until, after so many moves, a last card is to be taken whose score is known; hover it."""
    made = 0
    while visitor.wait_for_question():
        assert visitor.scene is not None
        choices = visitor.scene["choices"]
        known = [option for option in choices["options"] if not option["final"]]
        if made >= moves and choices["decision"] == "take-card" and choices["args"]["count"] == 1 and len(known) > 1:
            visitor.page.hover(f"[data-target='{known[0]['targets'][0]}']")
            return True
        visitor.click()
        made += 1
    return False


def named(visitor: Visitor, name: str) -> Visitor:
    visitor.open("/")
    visitor.page.evaluate("name => fetch('/api/me', {method: 'POST', body: JSON.stringify({name})})", name)
    return visitor


def main() -> None:
    folder = tempfile.mkdtemp()
    with running(f"sqlite:///{folder}/tables.db") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find.chromium(), args=["--no-sandbox"])
        door = Door(browser, server.url)
        mara = named(door.visitor(size=DESK), "Mara")
        while True:
            mara.create("bali", "me", "medium", "hard", demon=True)
            if to_a_last_card(mara, 24):
                break
        take(mara, "bali-light")
        mara.page.get_by_role("button", name="Dark").click()
        to_a_last_card(mara, 0)
        take(mara, "bali-dark")
        mara.page.get_by_role("button", name="Light").click()
        mara.play("mouse")
        take(mara, "bali-end")
        for title, game in (("First time is fine", "bora_bora"), ("Night of the moon", "raiatea")):
            ketut = named(door.visitor(size=DESK), "Ketut")
            body = {"game": game, "seats": ["me", "open", "open"], "title": title, "listed": True}
            ketut.page.evaluate(
                "body => fetch('/api/tables', {method: 'POST', body: JSON.stringify(body)}).then(one => one.json())",
                body,
            )
        mara.create("bali", "me", "easy", "easy")
        mara.wait_for_question()
        mara.open("/")
        mara.page.wait_for_selector("text=Night of the moon")
        take(mara, "start")
        phone = named(door.visitor("en", PHONE), "Mara")
        phone.create("bali", "me", "easy", "easy")
        phone.play("touch", 14)
        phone.wait_for_question()
        take(phone, "bali-phone")
        browser.close()
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
