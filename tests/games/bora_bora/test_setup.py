"""Setup (BB-S)."""

from __future__ import annotations

from collections import Counter

import pytest

from motu import BadOption
from motu.games.bora_bora.components import GODS, RESOURCES, STANDARD, TERRAINS, TILES
from motu.games.bora_bora.state import Table
from tests.games.bora_bora.builder import BORA

SEEDS = range(20)


def fresh(seats: int, seed: int, **options: bool) -> Table:
    state = BORA.setup(seats, seed, options)
    assert isinstance(state, Table)
    return state


@pytest.mark.rule("BB-S1")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_than_two_to_four_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        BORA.setup(seats, 1)


@pytest.mark.rule("BB-S1")
def test_twelve_regions_lie_on_five_islands_three_of_each_terrain() -> None:
    assert len(STANDARD.regions) == 12
    assert len(set(STANDARD.region_island)) == len(STANDARD.islands) == 5
    assert Counter(TERRAINS[terrain] for terrain in STANDARD.region_terrain) == dict.fromkeys(TERRAINS, 3)


@pytest.mark.rule("BB-S1", "BB-X3")
def test_each_terrain_brings_its_own_resource() -> None:
    pairs = {(TERRAINS[STANDARD.region_terrain[r]], RESOURCES[STANDARD.region_resource[r]]) for r in range(12)}
    assert pairs == {("mountain", "stone"), ("beach", "sand"), ("forest", "wood"), ("plains", "offering")}


@pytest.mark.rule("BB-S2", "BB-S5")
@pytest.mark.parametrize(("seats", "tiles", "tasks"), [(2, 5, 4), (3, 6, 5), (4, 7, 6)])
def test_example_16_five_to_seven_action_tiles_and_four_to_six_tasks(seats: int, tiles: int, tasks: int) -> None:
    t = fresh(seats, 1)
    assert len(STANDARD.tiles_laid[seats - 2]) == tiles
    assert len([task for task in t.tasks_shown if task >= 0]) == tasks
    assert [tile["tile"] for tile in BORA.seen(t, None)["tiles"]][-1] == "fishing"


@pytest.mark.rule("BB-S2")
def test_fewer_players_have_combined_tiles() -> None:
    laid = [[TILES[tile] for tile in tiles] for tiles in STANDARD.tiles_laid]
    assert laid[0] == ["helper", "temple", "build", "man_woman", "land_water"]
    assert laid[1] == ["helper", "temple", "build", "man", "woman", "land_water"]
    assert laid[2] == ["helper", "temple", "build", "man", "woman", "land", "water"]


@pytest.mark.rule("BB-S3")
def test_every_region_gets_one_of_the_twelve_fish_tiles_and_four_of_them_are_ones() -> None:
    layouts = {tuple(fresh(2, seed).fish) for seed in SEEDS}
    assert all(sorted(fish) == list(range(12)) for fish in layouts)
    assert len(layouts) == len(SEEDS)
    assert sorted(STANDARD.fish_value).count(1) == 4
    assert (min(STANDARD.fish_value), max(STANDARD.fish_value)) == (1, 6)


@pytest.mark.rule("BB-S4")
def test_six_men_and_six_women_are_shown_and_all_72_are_there() -> None:
    t = fresh(3, 4)
    view = BORA.seen(t, None)
    assert (len(view["men"]), len(view["women"])) == (6, 6)
    assert all(view["men"] + view["women"])
    piles = list(t.people_pile)
    assert sorted(piles[:36]) == sorted(piles[36:]) == list(range(36))


@pytest.mark.rule("BB-S5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_one_light_and_two_dark_tasks(seats: int) -> None:
    assert (len(STANDARD.light_tasks), len(STANDARD.dark_tasks)) == (7, 53)
    for seed in SEEDS:
        t = fresh(seats, seed)
        dealt = [task for seat in t.seats for task in seat.tasks]
        assert len(set(dealt)) == 3 * seats
        for seat in t.seats:
            assert sum(task in STANDARD.light_tasks for task in seat.tasks) == 1
        assert all(task in STANDARD.dark_tasks for task in t.tasks_shown if task >= 0)
        assert sum((t.tasks_gone >> task) & 1 for task in STANDARD.light_tasks) == 7 - seats


@pytest.mark.rule("BB-S6")
def test_24_jewelry_tiles_lie_in_six_columns_of_four_all_open() -> None:
    columns = BORA.seen(fresh(2, 5), None)["jewelry"]
    assert [len(column) for column in columns] == [4] * 6
    assert all(tile for column in columns for tile in column)
    assert sorted(fresh(2, 5).jewels) == list(range(24))


@pytest.mark.rule("BB-S7")
@pytest.mark.parametrize(("seats", "gone"), [(2, 2), (3, 1), (4, 0)])
def test_six_god_tiles_lie_at_the_temple_and_each_player_has_one(seats: int, gone: int) -> None:
    t = fresh(seats, 1)
    assert t.god_tiles_left == 6
    assert [seat.god_tiles for seat in t.seats] == [1] * seats
    assert t.god_tiles_gone == gone


@pytest.mark.rule("BB-S4", "BB-S6")
def test_men_women_and_jewelry_are_shuffled() -> None:
    tables = [fresh(4, seed) for seed in SEEDS]
    assert len({tuple(list(t.people_pile)[:36]) for t in tables}) == len(SEEDS)
    assert len({tuple(list(t.people_pile)[36:]) for t in tables}) == len(SEEDS)
    assert len({tuple(t.jewels) for t in tables}) == len(SEEDS)


@pytest.mark.rule("BB-S8")
def test_five_god_cards_are_shown_and_two_dealt_hidden() -> None:
    t = fresh(4, 2)
    assert all(0 <= colour < len(GODS) for colour in t.cards_shown)
    assert [seat.cards_in_hand() for seat in t.seats] == [2] * 4
    assert [seat.hidden_cards() for seat in t.seats] == [2] * 4
    assert t.pile_size == 60 - 5 - 8


@pytest.mark.rule("BB-S9")
def test_what_each_player_has() -> None:
    t = fresh(3, 2)
    for seat in t.seats:
        assert (seat.priests, seat.buildings, seat.shells) == (4, 0, 0)
    assert len({tuple(fresh(3, seed).order) for seed in SEEDS}) > 3
    view = BORA.seen(t, 0)["seats"][0]
    assert view["buildings"] == [False] * 6
    assert t.seats[t.order[2]].offerings == 2


@pytest.mark.rule("BB-S10")
def test_two_huts_stand_on_space_12_and_space_11_is_empty() -> None:
    t = fresh(2, 3)
    seat = BORA.seen(t, 0)["seats"][t.order[0]]
    assert [space is not None for space in seat["spaces"]] == [True] * 10 + [False, True]
    assert seat["huts_on_12"] == 2


@pytest.mark.rule("BB-S10")
def test_with_the_option_one_hut_stands_on_each_space() -> None:
    t = fresh(2, 3, huts_one_per_space=True)
    seat = BORA.seen(t, 0)["seats"][t.order[0]]
    assert seat["spaces"] == [{"hut": True}] * 12
    assert seat["huts_on_12"] == 1


@pytest.mark.rule("BB-S11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_example_15_points_and_stack_follow_the_turn_order(seats: int) -> None:
    t = fresh(seats, 6)
    assert [BORA.breakdown(t)[seat]["start"] for seat in t.order] == [0, 1, 2, 3][:seats]
    status = BORA.seen(t, None)["status"]
    assert [marker["seat"] for marker in status] == list(t.order)
    assert {marker["steps"] for marker in status} == {0}


@pytest.mark.rule("BB-S12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_huts_go_beside_1_fish_in_reverse_turn_order(seats: int) -> None:
    t = fresh(seats, 7)
    asked: list[int] = []
    while t.round == 0 and BORA.seen(t, None)["phase"] == "setup":
        choices = BORA.choices(t)
        assert choices is not None
        if choices["decision"] == "place-first-hut":
            asked.append(choices["seat"])
            regions = [option["token"] for option in choices["options"]]
            assert len(regions) == 4 - len(asked) + 1
            assert all(t.fish_value(STANDARD.regions.index(region)) == 1 for region in regions)
        t.answer(choices["seat"], choices["options"][0]["token"])
    forced = [seat for seat in reversed(list(t.order)) if seat not in asked]
    assert asked + forced == list(reversed(list(t.order)))
    assert sum(seat >= 0 for seat in t.holders) == seats
    assert [BORA.breakdown(t)[seat]["red_fish"] for seat in range(seats)] == [0] * seats


@pytest.mark.rule("BB-S12")
def test_the_first_hut_brings_the_resource_of_its_region() -> None:
    for seed in SEEDS:
        t = fresh(2, seed)
        while BORA.seen(t, None)["phase"] == "setup":
            choices = BORA.choices(t)
            assert choices is not None
            t.answer(choices["seat"], choices["options"][0]["token"])
        for seat in t.seats:
            region = next(region for region in range(12) if seat.regions >> region & 1)
            material = bin(seat.materials).count("1")
            resource = RESOURCES[STANDARD.region_resource[region]]
            assert (seat.offerings - 2, material) == ((1, 0) if resource == "offering" else (0, 1))


@pytest.mark.rule("BB-S13")
def test_the_player_chooses_whether_the_first_hut_comes_from_space_12() -> None:
    for token, on_12 in (("from another", 2), ("from 12", 1)):
        t = fresh(2, 8)
        first = t.order[1]
        choices = BORA.choices(t)
        assert choices is not None
        t.answer(first, choices["options"][0]["token"])
        t.answer(first, token)
        assert t.seats[first].on_last == on_12
