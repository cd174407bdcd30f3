"""Setup (BA-S)."""

from __future__ import annotations

from collections import Counter

import pytest

from motu import BadOption
from motu.games.bali.components import CARDS, COLOURS, GOODS, STANDARD
from motu.games.bali.state import Table
from tests.games.bali.builder import BALI, Scene

SEEDS = range(30)


def fresh(seats: int, seed: int, **options: bool) -> Table:
    state = BALI.setup(seats, seed, options)
    assert isinstance(state, Table)
    return state


def cards_in_play(t: Table) -> Counter[str]:
    """The cards of the pile and of the offer."""
    pile = [CARDS[t.pile[i]] for i in range(t.pile_size)]
    return Counter(pile + [CARDS[card] for row in range(4) for card in t.row_cards(row)])


@pytest.mark.rule("BA-S1")
def test_the_box_holds_58_playing_cards_and_100_goods() -> None:
    printed = {"priest": 9, "shrine": 9, "stonemason": 12, "oracle": 8}
    printed |= {f"{good}_farmer": 5 for good in GOODS}
    assert {card: STANDARD.copies[i] for i, card in enumerate(CARDS)} == printed
    assert [STANDARD.good_copies[i] for i in range(4)] == [25, 25, 25, 25]


@pytest.mark.rule("BA-S1")
@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_other_than_two_to_four_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        BALI.setup(seats, 1)


@pytest.mark.rule("BA-S1", "BA-S7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_the_variant_no_oracle_is_in_the_game(seats: int) -> None:
    cards = cards_in_play(fresh(seats, 1))
    assert cards["oracle"] == 0
    assert cards.total() == 50


@pytest.mark.rule("BA-S7")
def test_sets_that_nobody_plays_are_out_of_the_game() -> None:
    t = fresh(2, 3)
    hands = sum(seat.cards_in_hand() for seat in t.seats)
    fronts = sum(seat.front[i] for seat in t.seats for i in range(7))
    assert (hands, fronts, cards_in_play(t).total()) == (6, 2, 50)


@pytest.mark.rule("BA-S2")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_set_is_a_stonemason_in_front_and_three_different_farmers_in_hand(seed: int) -> None:
    for seat in fresh(4, seed).seats:
        assert [seat.front[i] for i in range(7)] == [0, 0, 0, 0, 1, 0, 0]
        farmers = [seat.hand[i] for i in range(4)]
        assert sorted(farmers) == [0, 1, 1, 1]
        assert seat.cards_in_hand() == 3


@pytest.mark.rule("BA-S2")
def test_each_colours_set_lacks_another_good() -> None:
    lacking = [set(range(4)) - set(farmers) for farmers in STANDARD.starting_farmers]
    assert sorted(lacking, key=min) == [{0}, {1}, {2}, {3}]


@pytest.mark.rule("BA-S2")
def test_the_hand_is_seen_by_its_owner_only_and_the_colour_by_all() -> None:
    t = fresh(3, 5)
    for who in (0, 1, 2, None):
        view = BALI.seen(t, who)
        assert [number for number, seat in enumerate(view["seats"]) if "hand" in seat] == [who] * (who is not None)
        assert all(seat["colour"] in COLOURS for seat in view["seats"])
        assert len({seat["colour"] for seat in view["seats"]}) == 3


@pytest.mark.rule("BA-S3", "BA-S6")
@pytest.mark.parametrize(("seats", "left"), [(2, 23), (3, 22), (4, 21)])
def test_each_player_takes_one_of_each_good_from_the_supply(seats: int, left: int) -> None:
    t = fresh(seats, 1)
    assert all(seat.goods[good] == 1 for seat in t.seats for good in range(4))
    assert [t.supply[good] for good in range(4)] == [left] * 4


@pytest.mark.rule("BA-S3")
def test_goods_lie_face_down_and_the_owner_may_look_at_them_at_any_time() -> None:
    t = fresh(3, 1)
    for turn in range(40):
        decision = t.pending()
        assert decision is not None
        for who in range(3):
            seats = BALI.seen(t, who)["seats"]
            assert "goods" in seats[who]
            assert all("goods" not in seats[other] for other in range(3) if other != who)
        t.take(decision.moves(t)[turn % len(decision.moves(t))])


@pytest.mark.rule("BA-S4")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_offer_is_four_open_rows_of_four_cards(seed: int) -> None:
    t = fresh(3, seed)
    assert [len(row) for row in BALI.seen(t, None)["rows"]] == [4, 4, 4, 4]
    assert t.pile_size == 34


@pytest.mark.rule("BA-S5")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_gets_two_stone_and_each_next_one_more(seats: int, seed: int) -> None:
    """Worked example 11: 2, 3, 4, 5."""
    t = fresh(seats, seed)
    decision = t.pending()
    assert decision is not None
    first = decision.seat
    assert [t.seats[(first + after) % seats].stone for after in range(seats)] == [2, 3, 4, 5][:seats]


@pytest.mark.rule("BA-S4")
def test_the_pile_is_shuffled() -> None:
    tables = [fresh(2, seed) for seed in SEEDS]
    assert len({str(BALI.seen(t, None)["rows"]) for t in tables}) == len(SEEDS)
    assert len({tuple(t.pile[i] for i in range(t.pile_size)) for t in tables}) == len(SEEDS)


@pytest.mark.rule("BA-S2")
def test_the_four_sets_are_those_of_the_box() -> None:
    sets = {colour: [GOODS[good] for good in STANDARD.starting_farmers[i]] for i, colour in enumerate(COLOURS)}
    assert sets == {
        "red": ["peanut", "banana", "pepper"],
        "blue": ["rice", "banana", "pepper"],
        "yellow": ["rice", "peanut", "pepper"],
        "green": ["rice", "peanut", "banana"],
    }


@pytest.mark.rule("BA-S5")
def test_starting_player_and_colours_come_by_chance() -> None:
    tables = [fresh(4, seed) for seed in range(200)]
    assert Counter(t.first for t in tables).keys() == {0, 1, 2, 3}
    assert Counter(t.seats[0].colour for t in tables).keys() == {0, 1, 2, 3}


@pytest.mark.rule("BA-S6")
def test_stone_and_points_are_not_limited() -> None:
    scene = Scene(
        2,
        stone=[900, 0],
        fronts=[{"stonemason": 12}, {"priest": 9}],
        hand={"stonemason": 1, "shrine": 2},
        rows={1: ["stonemason", "stonemason", "priest"]},
    )
    scene.do("play stonemason", "take priest row 1")
    assert scene.stone() == [900 + 13 + 1, 0]
    scene = Scene(2, fronts=[{"priest": 9}], hand={"stonemason": 1, "shrine": 2}, rows={1: ["priest", "shrine"]})
    scene.table.seats[0].priest_points = 500
    scene.do("take shrine row 1")
    assert scene.points()[0] == 500 + 9 + 1
