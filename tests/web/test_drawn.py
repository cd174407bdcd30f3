"""Pieces lie where the engine says: what each board draws is compared with the view, place by place."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from motu.games.raiatea.components import STANDARD
from motu.words.catalogue import Catalogue, catalogue
from tests.web.drawn import drawn, letter
from tests.web.positions import position_with
from tests.web.visitor import DESK, PHONE, Door

View = dict[str, Any]


def shown(door: Door, game: str, size: ViewportSize, seats: int, record: str) -> Any:
    visitor = door.visitor(size=size)
    visitor.import_record(record, "me", *["easy"] * (seats - 1))
    assert visitor.wait_for_question()
    return drawn(visitor, game)


def crowded(view: View) -> bool:
    """Three priests or more that a mirror would show elsewhere, two markers in a stack, people taken and settled."""
    temple, steps = view["temple"], [one["steps"] for one in view["status"]]
    taken = None in view["men"] and None in view["women"]
    settled = any(space and "kind" in space for space in view["seats"][0]["spaces"])
    mirrored = temple == temple[::-1]
    return temple.count(None) <= 3 and not mirrored and 1 < len(set(steps)) < len(steps) and taken and settled


@pytest.fixture(scope="module")
def bora_bora() -> tuple[str, View]:
    return position_with("bora_bora", 4, "place-priest", crowded)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_priest_is_drawn_on_its_space_of_the_temple(
    door: Door, bora_bora: tuple[str, View], size: ViewportSize
) -> None:
    """The view lists the temple from space 1 on; the page draws the highest space on the left (BB-T1)."""
    record, view = bora_bora
    spaces = shown(door, "bora_bora", size, 4, record)["temple"]
    assert [one["number"] for one in spaces] == [6, 5, 4, 3, 2, 1]
    assert {one["number"]: one["seat"] for one in spaces} == {
        at + 1: letter(seat) for at, seat in enumerate(view["temple"])
    }
    for one in spaces:
        seat = view["temple"][one["number"] - 1]
        assert one["target"] == f"temple/{one['number']}"
        assert one["piece"] == (None if seat is None else f"priest/{seat}/{one['number']}")
        if seat != 0:
            bot = "" if seat is None else f": Bot {letter(seat)}"
            assert one["name"] == f"Temple {one['number']}{bot}"


def test_the_displays_of_bora_bora_show_the_view(door: Door, bora_bora: tuple[str, View]) -> None:
    record, view = bora_bora
    say = catalogue("en", "bora_bora").say
    page = shown(door, "bora_bora", DESK, 4, record)
    stacks = [
        [letter(one["seat"]) for one in view["status"] if one["steps"] == steps] for steps in range(len(page["status"]))
    ]
    assert page["status"] == stacks
    assert page["in_front"] == [stack[0] if stack else None for stack in stacks], "the highest covers those below"
    assert page["order"] == [letter(seat) for seat in view["order"]]
    for tile in view["tiles"]:
        dice = [{"seat": letter(die["seat"]), "face": die["face"]} for die in tile["dice"]]
        assert page["tiles"][f"tile/{tile['tile']}"] == dice
    for sex, people in (("man", view["men"]), ("woman", view["women"])):
        for position, person in enumerate(people, 1):
            place = page["people"][f"{sex}/{position}"]
            assert place["number"] == position
            assert place["symbols"] == (person["symbols"] if person else 0)
            assert place["title"] == (say(f"kind-{person['kind']}") if person else "")
    for place, jewel in enumerate(view["jewelry"][view["round"] - 1], 1):
        assert page["jewelry"][f"jewelry/{place}"] == {
            "points": str(jewel["points"]) if jewel else None,
            "shells": str(jewel["shells"]) if jewel else None,
            "title": say(f"jewel-{jewel['jewel']}") if jewel else "",
        }
    assert page["tasks"] == {
        f"tasks/{place}": say(f"task-{task}") if task else "" for place, task in enumerate(view["tasks"], 1)
    }


def test_the_boards_of_a_seat_of_bora_bora_show_the_view(door: Door, bora_bora: tuple[str, View]) -> None:
    record, view = bora_bora
    say = catalogue("en", "bora_bora").say
    page = shown(door, "bora_bora", DESK, 4, record)
    mine = view["seats"][0]
    for number, held in enumerate(mine["spaces"], 1):
        person = say(f"kind-{held['kind']}") if held and "kind" in held else None
        assert page["spaces"][f"space/{number}"] == {
            "number": number,
            "hut": bool(held) and "hut" in held,
            "person": person,
        }
    for number, held in enumerate(mine["ceremony"], 1):
        kind = mine["ceremony_kinds"][number - 1]
        place = {"material": kind, "on": held == "material"}
        assert page["ceremony"].get(f"ceremony/{number}") == (None if isinstance(held, int) else place)


ARTS = {"stonemason": "mason"}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_rows_of_bali_show_the_view(door: Door, size: ViewportSize) -> None:
    """Rows are numbered from left to right; the bottom card, the last of the view, lies lowest (BA-S4, BA-K1)."""
    record, view = position_with(
        "bali", 3, "take-card", lambda view: view["demon"] > 1 and len(set(map(len, view["rows"]))) > 1
    )
    rows = shown(door, "bali", size, 3, record)["rows"]
    assert [row["name"] for row in rows] == [f"Row {number}" for number in range(1, 5)]
    assert [row["left"] for row in rows] == sorted(row["left"] for row in rows)
    for number, (row, cards) in enumerate(zip(rows, view["rows"], strict=True), 1):
        arts = [ARTS.get(card, card.removesuffix("_farmer")) for card in cards]
        targets = [*[None] * (len(cards) - 1), f"row/{number}"]
        assert row["cards"] == [{"art": art, "target": target} for art, target in zip(arts, targets, strict=True)]
        assert row["demon"] == (number == view["demon"])


def mixed(view: View) -> bool:
    """Another order than at the start, a mission gone, markers on different spaces and seats on different steps."""
    used = sum(players <= len(view["seats"]) for players in STANDARD.space_players)
    return (
        view["step"] is None
        and view["order"] != sorted(view["order"])
        and sum(token is not None for token in view["statues"][0]) < used
        and len(set(view["markers"].values())) > 1
        and len({seat["tattoos"] for seat in view["seats"]}) > 1
    )


def test_the_island_of_raiatea_shows_the_view(door: Door) -> None:
    record, view = position_with("raiatea", 4, "claim-location", mixed)
    page = shown(door, "raiatea", DESK, 4, record)
    assert page["order"] == [
        {"number": place, "seat": letter(seat), "first": seat == view["first"]}
        for place, seat in enumerate(view["order"], 1)
    ]
    for what, track in zip(("tattoos", "priests"), page["tracks"], strict=True):
        reached = [min(seat[what], len(track) - 1) for seat in view["seats"]]
        assert track == [[letter(seat) for seat, at in enumerate(reached) if at == step] for step in range(len(track))]
    assert page["markers"] == {
        f"prices/{name}/{space}": {"number": space, "here": space == marker}
        for name, marker in view["markers"].items()
        for space in range(1, 5)
    }
    assert page["round"] == view["round"]
    expect_statues(catalogue("en", "raiatea"), page["statues"], view["statues"])


def expect_statues(words: Catalogue, statues: list[View], held: list[list[str | None]]) -> None:
    """Every mission lies on its place, and the places of a row lie side by side below those of the row before."""
    for number, (statue, spaces) in enumerate(zip(statues, held, strict=True), 1):
        used = [at for at in range(len(spaces)) if STANDARD.space_players[at] <= 4]
        assert list(statue) == [f"statue/{number}/{at + 1}" for at in used]
        tops: dict[int, set[int]] = {}
        for at in used:
            place = statue[f"statue/{number}/{at + 1}"]
            mission = spaces[at]
            assert place["empty"] == (mission is None)
            assert place["hidden"] == (mission == "hidden")
            if not place["empty"] and not place["hidden"]:
                assert words.say(f"mission-{mission}") in place["title"]
            tops.setdefault(int(STANDARD.space_row[at]), set()).add(place["top"])
        rows = [tops[row] for row in sorted(tops)]
        assert all(len(row) == 1 for row in rows)
        assert rows == sorted(rows, key=min)
