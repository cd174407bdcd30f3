"""Figures from one's own box: shown, typed, refused with a reason, saved, played with to the end, shared as a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.ends import expect_the_end
from tests.web.figures_page import (
    FIXED,
    Step,
    expect_check,
    expected_figures,
    figure,
    figures_of,
    key,
    open_figures,
    press,
    shown_figures,
    type_figure,
)
from tests.web.visitor import DESK, PHONE, Door, Visitor

GAMES = ["bali", "bora_bora", "raiatea"]
SMALL: ViewportSize = {"width": 360, "height": 640}
Change = tuple[tuple[Step, ...], str]
WRONG: dict[str, tuple[Change, str]] = {
    "bali": ((("buying", "price"), "6"), "BA-B1"),
    "bora_bora": ((("fish", "tiles", 0, "value"), "2"), ""),
    "raiatea": ((("rituals", "cards", 0, "copies"), "1"), "RA-S3"),
}
"""A figure that contradicts the rulebook, and the clause that it names."""
RIGHT: dict[str, list[Change]] = {
    "bali": [(("buying", "price"), "9"), (("buying", "less_per_farmer"), "2")],
    "bora_bora": [(("fish", "tiles", 0, "value"), "1"), (("water_paths", "paths", 0, "value"), "3")],
    "raiatea": [(("rituals", "cards", 0, "copies"), "2"), (("priest_track", "top"), "14")],
}
"""What puts it right: figures that this box may have."""
REASON = {
    ("bali", "en"): "Stone for a good with four farmers: 2. By the rulebook it must be 1.",
    ("bali", "de"): "Laut Spielregel muss es 1 sein.",
    ("bora_bora", "de"): "3 Plättchen haben den Wert des ersten Fisches; nötig sind 4.",
    ("raiatea", "ru"): "Карт ритуалов: 91. По правилам должно быть 92.",
}


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_shown_with_its_source_and_how_sure_it_is(door: Door, game: str) -> None:
    visitor = door.visitor()
    open_figures(visitor, game)
    figures = figures_of(visitor, game)["figures"]
    shown, expected = shown_figures(visitor), expected_figures(figures)
    fixed = {key(*place) for place in FIXED if place[0] in figures} if game == "bora_bora" else set()
    assert {place: shown[place] for place in expected if place not in fixed} == {
        place: value for place, value in expected.items() if place not in fixed
    }
    for place in fixed:
        assert len(shown[place].split(", ")) == len(expected[place])
    assert {place: value for place, value in shown.items() if place not in expected and value is not None} == {}

    page = visitor.page
    assert sorted(page.eval_on_selector_all("[data-block]", "all => all.map((one) => one.dataset.block)")) == sorted(
        figures
    )
    assert page.locator("[data-group='']").count() == 0, "every block stands in a part of the board"
    for block, content in figures.items():
        card = page.locator(f"[data-block='{block}']")
        expect(card.locator("[data-sure]").first).to_have_attribute("data-sure", content["sure"])
        expect(card.locator(".source").first).to_contain_text(content["source"])
    for use in page.eval_on_selector_all("main use, nav use", "all => all.map((one) => one.getAttribute('href'))"):
        assert page.locator(f"symbol{use}").count() == 1, use


@pytest.mark.parametrize(
    ("game", "way", "language", "size"),
    [
        ("bali", "mouse", "en", DESK),
        ("bali", "touch", "de", PHONE),
        ("bora_bora", "mouse", "de", DESK),
        ("raiatea", "touch", "ru", PHONE),
    ],
)
def test_an_owner_makes_an_edition_and_plays_with_it_to_the_end(
    door: Door, game: str, way: str, language: str, size: ViewportSize
) -> None:
    visitor = door.visitor(language, size)
    page = visitor.page
    open_figures(visitor, game)
    before = figures_of(visitor, game)

    # What contradicts the rulebook is refused, with the reason beside the figure.
    (place, text), clause = WRONG[game]
    type_figure(visitor, place, text, way)
    expect_check(visitor, "wrong")
    reason = page.locator(f"[data-block='{place[0]}'] [data-problem]")
    expect(reason).to_contain_text(REASON[game, language])
    if clause:
        expect(reason.get_by_role("link")).to_have_attribute("href", f"/rules/{game}#{clause}")
    page.fill("[data-edition-name]", "First printing")
    press(visitor, "[data-save]", way)
    expect(reason).to_be_in_viewport()
    expect(page.locator("[data-edition]")).to_have_count(0)
    visitor.expect_words()

    # Put right, it is saved.
    for place, text in RIGHT[game]:
        type_figure(visitor, place, text, way)
    expect_check(visitor, "fits")
    press(visitor, "[data-save]", way)
    page.wait_for_selector("[data-play-edition]")
    expect(page.locator("[data-edition]")).to_have_count(1)
    expect(page.locator("[data-shown]")).to_contain_text("First printing")
    edition = str(page.locator("[data-shown]").get_attribute("data-shown"))
    after = figures_of(visitor, game, edition)
    typed = {**dict([WRONG[game][0]]), **dict(RIGHT[game])}
    expected = {**expected_figures(before["figures"]), **{key(*place): int(text) for place, text in typed.items()}}
    assert expected_figures(after["figures"]) == expected
    assert (after["name"], after["kind"]) == ("First printing", "own")

    # It is played with at once, and every table with it is marked.
    press(visitor, "[data-play-edition]", way)
    expect(page.locator("[data-choose-edition]")).to_have_value(edition)
    press(visitor, "[data-set-up]", way)
    page.wait_for_selector("[data-undo]")
    mark = page.locator(f"[data-edition-mark='{edition}']")
    expect(mark).to_contain_text("First printing")
    expect(mark).to_have_attribute("href", f"/figures/{game}/{edition}")
    visitor.expect_accessible()
    assert visitor.play(way) > 10
    expect_the_end(visitor, language)
    visitor.open("/")
    expect(page.locator(f"[data-edition-mark='{edition}']")).to_be_visible()
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()


def test_printed_figures_are_refused_and_undone_one_by_one(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    open_figures(visitor, "bali")
    rice, majority = ("goods", "rice"), ("scoring", "majority_needs")
    type_figure(visitor, rice, "24", "mouse")
    type_figure(visitor, majority, "many", "mouse")
    expect(figure(visitor, *rice)).to_contain_text("The rulebook prints this: 25.")
    expect(figure(visitor, *majority)).to_contain_text("a whole number")
    expect(page.locator("[data-changes]")).to_have_attribute("data-changes", "2")
    visitor.expect_accessible()

    figure(visitor, *majority).locator("[data-undo-figure]").click()
    expect(figure(visitor, *majority).locator("input")).to_have_value("2")
    expect(page.locator("[data-changes]")).to_have_attribute("data-changes", "1")
    page.click("[data-undo-all]")
    expect(figure(visitor, *rice).locator("input")).to_have_value("25")
    expect(page.locator("[data-problem]")).to_have_count(0)
    expect(page.locator("[data-save]")).to_have_count(0)


def test_what_was_typed_is_still_there_after_a_reload(door: Door) -> None:
    visitor = door.visitor()
    open_figures(visitor, "bali")
    type_figure(visitor, ("buying", "price"), "9", "mouse")
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-block]")
    expect(figure(visitor, "buying", "price").locator("input")).to_have_value("9")
    expect_check(visitor, "wrong")


def test_only_what_is_not_printed(door: Door) -> None:
    visitor = door.visitor("ru")
    page = visitor.page
    for game in GAMES:
        open_figures(visitor, game)
        page.check("[data-show=open]")
        figures = figures_of(visitor, game)["figures"]
        for place in shown_figures(visitor):
            path = json.loads(place)
            content = figures[path[0]]
            entry = content[path[1]][path[2]] if len(path) > 3 else {}
            assert entry.get("sure", content["sure"]) != "printed", place
        expect(page.locator(f"[data-block='{'ranks' if game == 'raiatea' else 'game'}']")).to_have_count(0)


def test_effects_of_a_card_are_changed_by_keyboard(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    open_figures(visitor, "raiatea")
    place = ("rituals", "cards", 0, "effects")
    assert figures_of(visitor, "raiatea")["figures"]["rituals"]["cards"][0]["effects"] == [
        {"op": "gain", "what": "pearls", "n": 2}
    ]
    card = figure(visitor, *place)
    expect(card).to_contain_text("Gain: pearls · ×2")
    press(visitor, card.locator("[data-edit-effects]"), "keyboard")
    press(visitor, card.get_by_role("button", name="Add an effect"), "keyboard")
    effects = card.locator("[data-effect]")
    expect(effects).to_have_count(2)
    effects.nth(1).locator("select").first.focus()
    page.keyboard.type("Draw")
    effects.nth(1).locator("[data-param=keep] input").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("x")
    expect(card.locator("[data-problem]")).to_contain_text("Effect 2")
    page.keyboard.press("Backspace")
    page.keyboard.type("1")
    expect_check(visitor, "fits")
    visitor.expect_accessible()
    press(visitor, card.get_by_role("button", name="Done"), "keyboard")
    expect(card).to_contain_text("Draw rituals by rank: keep 1")

    page.focus("[data-edition-name]")
    page.keyboard.type("Two effects")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-play-edition]")
    edition = str(page.locator("[data-shown]").get_attribute("data-shown"))
    assert figures_of(visitor, "raiatea", edition)["figures"]["rituals"]["cards"][0]["effects"] == [
        {"op": "gain", "what": "pearls", "n": 2},
        {"op": "draw_rituals", "keep": 1},
    ]


def test_a_mission_asks_for_something_else(door: Door) -> None:
    visitor = door.visitor()
    open_figures(visitor, "raiatea")
    entry = ("missions", "tokens", 0)
    figure(visitor, *entry, "kind").locator("select").select_option("conditional")
    expect(figure(visitor, *entry, "cost")).to_have_count(0)
    needs = figure(visitor, *entry, "needs")
    needs.get_by_role("button").click()
    expect(needs.locator("select")).to_have_count(2)
    expect_check(visitor, "fits")
    needs.locator("select").first.select_option("priests")
    type_figure(visitor, (*entry, "needs"), "4", "mouse")
    expect_check(visitor, "fits")


def make_edition(visitor: Visitor, name: str) -> str:
    """An edition of Bali, typed and saved; returns its hash."""
    open_figures(visitor, "bali")
    for place, text in RIGHT["bali"]:
        type_figure(visitor, place, text, "mouse")
    visitor.page.fill("[data-edition-name]", name)
    visitor.page.click("[data-save]")
    visitor.page.wait_for_selector("[data-play-edition]")
    return str(visitor.page.locator("[data-shown]").get_attribute("data-shown"))


def test_an_edition_is_shared_as_a_file(door: Door, tmp_path: Path) -> None:
    ann, ben = door.visitor(), door.visitor("de", PHONE)
    edition = make_edition(ann, "Ann’s box")
    with ann.page.expect_download() as started:
        ann.page.click("[data-download-edition]")
    file = tmp_path / started.value.suggested_filename
    started.value.save_as(file)
    assert file.suffix == ".toml"

    open_figures(ben, "bali")
    spoilt = tmp_path / "spoilt.toml"
    spoilt.write_text(file.read_text(encoding="utf-8").replace("rice = 25", "rice = 24"), encoding="utf-8")
    ben.page.set_input_files("[data-upload]", spoilt)
    told = ben.page.locator("[data-upload-problems]")
    expect(told).to_contain_text("spoilt.toml")
    expect(told).to_contain_text("In der Spielregel steht hier: 25.")
    expect(told).to_contain_text("Zeile")
    ben.expect_accessible()
    ben.expect_no_sideways_scrolling()
    unreadable = tmp_path / "unreadable.toml"
    unreadable.write_text("[game\nseats = 2", encoding="utf-8")
    ben.page.set_input_files("[data-upload]", unreadable)
    expect(told).to_contain_text("unreadable.toml")
    expect(told.locator("[data-problem]")).to_be_visible()
    expect(ben.page.locator("[data-edition]")).to_have_count(0)
    assert len(ben.page.evaluate("fetch('/api/games/bali/editions').then((answer) => answer.json())")) == 1

    ben.page.set_input_files("[data-upload]", file)
    expect(ben.page.locator("[data-shown]")).to_have_attribute("data-shown", edition)
    expect(ben.page.locator(f"[data-edition='{edition}']")).to_contain_text("Ann’s box")
    expect(figure(ben, "buying", "price").locator("input")).to_have_value("9")
    expect(ben.page.locator("[data-block=buying] [data-sure]")).to_have_attribute("data-sure", "typed")
    expect(ben.page.locator("[data-block=buying] .source")).to_contain_text("Von einem Besitzer eingetippt: Preis")
    ben.expect_words()


def test_an_edition_is_renamed_and_deleted_and_its_tables_stay(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    edition = make_edition(visitor, "Frist printing")
    page.fill("[data-edition-name]", "First printing")
    page.click("[data-save]")
    expect(page.locator("[data-shown]")).to_contain_text("First printing")
    expect(page.locator("[data-edition]")).to_have_count(1)

    page.click("[data-play-edition]")
    page.click("[data-set-up]")
    page.wait_for_selector("[data-undo]")
    table = page.url.removeprefix(visitor.url)
    open_figures(visitor, "bali", edition)
    page.click("[data-delete-edition]")
    expect(page.locator("[data-edition]")).to_have_count(1)
    page.click("[data-delete-edition]")
    expect(page.locator("[data-edition]")).to_have_count(0)
    visitor.open(table)
    expect(page.locator(f"[data-edition-mark='{edition}']")).to_contain_text("First printing")


def test_others_see_the_mark_and_the_figures(door: Door) -> None:
    ann, ben = door.visitor(), door.visitor("ru")
    edition = make_edition(ann, "Ann’s box")
    ann.page.click("[data-play-edition]")
    ann.page.locator("dialog select").nth(2).select_option("open")
    ann.page.get_by_label("Show among the open tables").check()
    ann.page.click("[data-set-up]")
    ann.page.wait_for_selector("h1")
    table = ann.page.url.removeprefix(ann.url)
    ben.open("/")
    mark = ben.page.locator(f"[data-edition-mark='{edition}']")
    expect(mark.first).to_contain_text("Ann’s box")
    ben.open(table)
    expect(ben.page.locator(f"[data-edition-mark='{edition}']")).to_contain_text("Ann’s box")
    open_figures(ben, "bali", edition)
    expect(figure(ben, "buying", "price").locator("input")).to_have_value("9")
    expect(ben.page.locator("[data-edition]")).to_have_count(0)
    ben.page.click("[data-save]")
    expect(ben.page.locator("[data-edition]")).to_have_count(1)


def test_the_page_is_found_from_the_start_and_from_the_rules(door: Door) -> None:
    visitor = door.visitor()
    visitor.open("/")
    visitor.page.click("[data-figures=bora_bora]")
    visitor.page.wait_for_selector("[data-block=fish]")
    visitor.open("/rules/bali")
    visitor.page.click("main a[href='/figures/bali']")
    visitor.page.wait_for_selector("[data-block=goods]")
    visitor.open("/figures/nothing")
    expect(visitor.page.locator("[data-block]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "de"), (SMALL, "ru")])
def test_the_page_is_accessible_worded_and_fits(door: Door, theme: str, size: ViewportSize, language: str) -> None:
    visitor = door.visitor(language, size, theme)
    for game in GAMES:
        open_figures(visitor, game)
        shown_figures(visitor)
        visitor.page.wait_for_timeout(120)
        visitor.expect_words()
        visitor.expect_no_sideways_scrolling()
        visitor.expect_accessible()
        small = visitor.page.eval_on_selector_all(
            "main :is(button, .btn, select, input:not([type=radio], [type=checkbox], [type=file]))",
            "all => all.map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])"
            ".filter(([{ width, height }]) => Math.min(width, height) < 40)",
        )
        assert small == []
