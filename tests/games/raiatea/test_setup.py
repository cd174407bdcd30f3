"""Setup (RA-S)."""

from __future__ import annotations

from collections import Counter

import pytest

from motu import BadOption
from motu.games.raiatea.components import STANDARD
from motu.games.raiatea.state import Table
from tests.games.raiatea.builder import RAIATEA

SEEDS = range(12)


def fresh(seats: int, seed: int, **options: bool) -> Table:
    state = RAIATEA.setup(seats, seed, options)
    assert isinstance(state, Table)
    return state


def after_setup(seats: int, seed: int) -> Table:
    """The table when all first rituals are kept."""
    t = fresh(seats, seed)
    while (decision := t.pending()) is not None and type(decision).__name__ == "KeepRitual":
        t.take(decision.moves(t)[0])
    return t


@pytest.mark.rule("RA-S1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_starts_with_5_mana_4_pearls_no_priest_as_raatira(seats: int) -> None:
    for seat in after_setup(seats, 1).seats:
        assert (seat.mana, seat.pearls, seat.priests, seat.rank()) == (5, 4, 0, 0)


@pytest.mark.rule("RA-S1")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_other_than_three_to_five_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption, match="3 to 5 players"):
        RAIATEA.setup(seats, 1)


@pytest.mark.rule("RA-S2")
def test_the_starting_player_comes_by_chance_and_ceremonial_order_starts_as_player_order() -> None:
    tables = [fresh(4, seed) for seed in range(60)]
    assert {t.first for t in tables} == {0, 1, 2, 3}
    for t in tables:
        assert list(t.order) == [(t.first + away) % 4 for away in range(4)]


@pytest.mark.rule("RA-S3")
@pytest.mark.parametrize(("seats", "kept"), [(3, [2, 2, 2]), (4, [1, 2, 2, 2]), (5, [2, 2, 2, 2, 4])])
def test_each_keeps_two_of_five_normal_rituals_and_the_rest_is_discarded(seats: int, kept: list[int]) -> None:
    for seed in SEEDS:
        t = after_setup(seats, seed)
        assert [len(t.seats[(t.first + away) % seats].hand) for away in range(seats)] == kept
        for seat in t.seats:
            assert all(STANDARD.ritual_deck[STANDARD.design_of[card]] == 0 for card in seat.hand)
        draws = seats + (1 if seats == 5 else 0)
        assert t.decks[2] == 5 * draws - sum(kept)


@pytest.mark.rule("RA-S3")
def test_the_last_of_five_draws_again_after_everyones_first() -> None:
    t = fresh(5, 3)
    asked = []
    while (decision := t.pending()) is not None and type(decision).__name__ == "KeepRitual":
        asked.append((decision.seat - t.first) % 5)
        t.take(decision.moves(t)[0])
    assert asked == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4]


@pytest.mark.rule("RA-S4")
def test_tane_rituals_are_in_the_decks_only_with_their_variant() -> None:
    def in_piles(t: Table) -> Counter[str]:
        found = Counter(STANDARD.rituals[STANDARD.design_of[t.rituals[i]]] for i in range(t.decks[0]))
        found += Counter(STANDARD.rituals[STANDARD.design_of[t.rituals[58 + i]]] for i in range(t.decks[1]))
        return found + Counter(STANDARD.rituals[STANDARD.design_of[card]] for card in t.looked)

    without, with_tane = in_piles(fresh(3, 1)), in_piles(fresh(3, 1, tane=True))
    assert without.total() == 80
    assert with_tane.total() == 92
    assert not any(name.startswith("tane") for name in without)
    assert {name: int(STANDARD.ritual_copies[i]) for i, name in enumerate(STANDARD.rituals)} == with_tane
    assert with_tane - without == Counter({name: 2 for name in STANDARD.rituals if name.startswith("tane")})


@pytest.mark.rule("RA-S5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_gets_one_starting_mask_without_treasure_and_the_rest_is_the_market(seats: int) -> None:
    for seed in SEEDS:
        t = after_setup(seats, seed)
        for seat in t.seats:
            assert sum(seat.masks) == 1
            assert (seat.mana, seat.pearls, seat.tattoos) == (5, 4, 0)
        assert sum(t.market[8 + motif] for motif in range(13)) == 8 - seats


@pytest.mark.rule("RA-S6")
def test_24_assistants_and_4_commodities_are_the_markets() -> None:
    t = fresh(3, 1)
    assert list(t.market[:4]) == [1, 1, 1, 1]
    assert list(t.market[4:8]) == [6, 6, 6, 6]


@pytest.mark.rule("RA-S7")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_forest_shows_one_card_more_than_players(seats: int) -> None:
    t = fresh(seats, 2)
    assert len(t.forest) == seats + 1
    assert t.pile_left == 72 - seats - 1


@pytest.mark.rule("RA-S8")
@pytest.mark.parametrize(("seats", "spaces"), [(3, 9), (4, 12), (5, 15)])
def test_statues_are_filled_with_their_tokens_and_only_the_first_is_face_up(seats: int, spaces: int) -> None:
    t = fresh(seats, 5)
    for statue in range(3):
        tokens = [token for token in t.spaces[statue * STANDARD.spaces : (statue + 1) * STANDARD.spaces] if token >= 0]
        assert len(tokens) == spaces
        assert all(STANDARD.token_statue[token] == statue for token in tokens)
    statues = RAIATEA.seen(t, 0)["statues"]
    assert "hidden" not in statues[0]
    for statue in (1, 2):
        assert statues[statue].count("hidden") == spaces
        assert statues[statue].count(None) == 15 - spaces
    assert len(t.boxed) == 68 - 3 * spaces


@pytest.mark.rule("RA-S9")
def test_price_markers_start_on_the_second_space() -> None:
    assert RAIATEA.seen(fresh(4, 1), None)["markers"] == {"uru": 2, "taro": 2, "mahi_mahi": 2, "tiare": 2}


@pytest.mark.rule("RA-S10")
def test_mana_and_pearls_do_not_run_out() -> None:
    t = fresh(3, 1)
    t.seats[0].mana = 60
    t.seats[0].pearls = 40
    RAIATEA.audit(t)
