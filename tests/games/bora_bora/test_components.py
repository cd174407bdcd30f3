"""The data file: what it must hold, and what is refused (BB-S1)."""

from __future__ import annotations

from pathlib import Path

import pytest

import motu.games.bora_bora
from motu import BadComponents
from motu.core.components import Components
from motu.core.edition import contradictions
from motu.games.bora_bora import tasks as vocabulary
from motu.games.bora_bora.components import (
    MOST_BUILDINGS,
    MOST_DICE,
    MOST_FIGURE,
    MOST_IN_A_SET,
    MOST_PEOPLE_SHOWN,
    MOST_SEATS,
    MOST_TASKS,
    NEEDS,
    STANDARD,
    BoraBoraEdition,
    read_ceremony,
    read_people,
    read_reach,
)

FILE = Path(motu.games.bora_bora.__file__ or "").with_name("components.toml")
TEXT = FILE.read_text(encoding="utf-8")


def changed(old: str, new: str) -> Components:
    assert TEXT.count(old) == 1, f"{old!r} stands {TEXT.count(old)} times in the file"
    return Components(TEXT.replace(old, new))


FIRST_REGION = (
    '  { id = "central_northwest", island = "central", terrain = "forest", resource = "wood", sure = "derived" },\n'
)


@pytest.mark.rule("BB-S1")
def test_a_path_to_nowhere_is_refused() -> None:
    broken = changed('from = "central_southeast", to = "east_south"', 'from = "central_southeast", to = "atlantis"')
    with pytest.raises(BadComponents, match="“atlantis”, which is not a region of the map"):
        read_reach(broken)


@pytest.mark.rule("BB-S1")
def test_a_region_that_stands_twice_is_refused() -> None:
    with pytest.raises(BadComponents, match="“central_northwest” appears twice"):
        read_reach(changed(FIRST_REGION, FIRST_REGION * 2))


@pytest.mark.rule("BB-S1")
def test_eleven_regions_are_refused() -> None:
    with pytest.raises(BadComponents, match="has 11 of “regions”; there must be 12"):
        read_reach(changed(FIRST_REGION, ""))


@pytest.mark.rule("BB-S1")
def test_other_broken_maps_are_refused() -> None:
    twice = changed(
        'from = "north_west", to = "north_east", value = 5', 'from = "north_west", to = "north_west", value = 5'
    )
    with pytest.raises(BadComponents, match="a region with itself"):
        read_reach(twice)
    steep = changed('to = "north_east", value = 5', 'to = "north_east", value = 7')
    with pytest.raises(BadComponents, match="no die shows more than 6"):
        read_reach(steep)
    plains = 'id = "central_northeast", island = "central", terrain = "plains", resource = "offering"'
    swamp = changed(plains, plains.replace("plains", "swamp"))
    with pytest.raises(BadComponents, match="swamp"):
        read_reach(swamp)
    uneven = changed(plains, plains.replace("plains", "beach").replace("offering", "sand"))
    found = contradictions(BoraBoraEdition(uneven), STANDARD)
    assert "regions-of-a-terrain" in [one.details.get("counted") for one in found]


def swapped(one: str, other: str) -> Components:
    """The standard file with two passages in each other's place."""
    assert TEXT.count(one) == TEXT.count(other) == 1
    return Components(TEXT.replace(one, "…").replace(other, one).replace("…", other))


@pytest.mark.rule("BB-X1")
def test_the_terrains_of_the_central_island_are_those_of_the_example() -> None:
    """Forest and beach in each other's place: three regions of each terrain are left, but two are not as printed."""
    forest = 'central", terrain = "forest", resource = "wood"'
    beach = 'central", terrain = "beach", resource = "sand"'
    found = contradictions(BoraBoraEdition(swapped(forest, beach)), STANDARD)
    assert [(one.details["key"], one.details["found"], one.details["expected"]) for one in found] == [
        ("central_northwest, terrain", "beach", "forest"),
        ("central_southwest, terrain", "forest", "beach"),
    ]
    assert "is forest, but the rulebook prints beach (rulebook, example of expanding)" in str(found[1])


def test_what_a_terrain_yields_is_derived_so_an_owner_may_correct_it() -> None:
    text = TEXT.replace('"forest", resource = "wood"', '"forest", resource = "stone"')
    text = text.replace('"mountain", resource = "stone"', '"mountain", resource = "wood"')
    owners = BoraBoraEdition(Components(text))
    assert owners.hash != STANDARD.hash
    assert contradictions(owners, STANDARD) == []


def test_a_region_that_no_path_reaches_is_refused() -> None:
    text = "\n".join(
        line for line in TEXT.splitlines() if '= "west_north", to' not in line and 'to = "west_north"' not in line
    )
    with pytest.raises(BadComponents, match="no path leads to the region “west_north”"):
        read_reach(Components(text))


def test_missing_pieces_are_refused() -> None:
    with pytest.raises(BadComponents, match="11 of “tiles”"):
        BoraBoraEdition(changed('  { kind = "a", value = 6 },\n', ""))
    with pytest.raises(BadComponents, match="tiles of the start's value"):
        BoraBoraEdition(changed('  { kind = "a", value = 1 },\n', '  { kind = "a", value = 2 },\n'))
    with pytest.raises(BadComponents, match="23 of “tiles”"):
        BoraBoraEdition(changed('  { kind = "ring", points = 3, shells = 2 },\n', ""))
    with pytest.raises(BadComponents, match="11 of “kinds”"):
        read_people(changed('  { id = "shell", strength = [1, 2, 3], symbols = [1, 2, 3] },\n', ""), "strength")
    with pytest.raises(BadComponents, match="11 of “spaces”"):
        read_ceremony(changed('  "stone", "sand", "wood", "stone",\n]', '  "stone", "sand", "wood",\n]'))


def test_tasks_are_held_to_their_vocabulary() -> None:
    with pytest.raises(BadComponents, match="boats"):
        BoraBoraEdition(changed('what = "shells", count = 5', 'what = "boats", count = 5'))
    with pytest.raises(BadComponents, match="“shells” appears twice"):
        BoraBoraEdition(changed('{ id = "offerings", deck', '{ id = "shells", deck'))
    line = '  { id = "god_tiles", deck = "dark", needs = [{ what = "god_tiles", count = 2 }] },\n'
    fewer = BoraBoraEdition(changed(line, ""))
    assert [(one.details["counted"], one.details["found"]) for one in contradictions(fewer, STANDARD)] == [
        ("tasks", 59)
    ]
    with pytest.raises(BadComponents, match="purple"):
        BoraBoraEdition(changed('what = "cards", count = 2, of = "red"', 'what = "cards", count = 2, of = "purple"'))


def test_the_vocabulary_stands_in_the_order_that_the_code_counts_on() -> None:
    named = {
        "men": vocabulary.MEN,
        "first": vocabulary.FIRST,
        "islands": vocabulary.ISLANDS_HELD,
        "cards_of_one_colour": vocabulary.CARDS_OF_ONE_COLOUR,
        "cards": vocabulary.CARDS,
        "different_cards": vocabulary.DIFFERENT_CARDS,
        "buildings": vocabulary.BUILDINGS_BUILT,
        "materials": vocabulary.ANY_MATERIALS,
        "huts_on_12": vocabulary.HUTS_ON_LAST,
        "people_of_kind": vocabulary.PEOPLE_OF_KIND,
        "different_jewelry": vocabulary.DIFFERENT_JEWELRY,
    }
    assert {word: NEEDS.index(word) for word in named} == named


def test_what_is_known_of_the_printed_pieces_holds() -> None:
    """Each kind of fish three times, jewelry from 1 to 9 points, four of each kind, twelve ceremony spaces."""
    assert [list(STANDARD.fish_kind).count(kind) for kind in range(4)] == [3] * 4
    assert {1, 5, 6} <= set(STANDARD.fish_value)
    assert (min(STANDARD.jewel_points), max(STANDARD.jewel_points)) == (1, 9)
    assert [list(STANDARD.jewel_kind).count(kind) for kind in range(6)] == [4] * 6
    assert len(STANDARD.ceremony) == 12


def test_the_header_says_how_much_room_there_is() -> None:
    header = " ".join(line.removeprefix("# ") for line in TEXT.partition("[edition]")[0].splitlines())
    for limit in (
        f"at most {MOST_SEATS} players",
        f"{MOST_IN_A_SET} tasks, {MOST_IN_A_SET} jewelry tiles",
        f"{MOST_BUILDINGS} buildings, {MOST_DICE} dice and {MOST_TASKS} dealt tasks each",
        f"{MOST_PEOPLE_SHOWN} people shown of each sex",
        f"{MOST_FIGURE} as the strength or the symbols of a tile",
    ):
        assert limit in header
