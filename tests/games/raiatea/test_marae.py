"""The Marae, ranks and draws (RA-L4 to RA-L6, RA-L14)."""

from __future__ import annotations

import pytest

from motu.games.raiatea.actions.drawing import draw
from motu.games.raiatea.events import RitualsDrawn
from tests.games.raiatea.builder import Scene

NORMAL = ["tipa", "ru", "raa", "hina", "rata", "fana", "maui", "vero"]
FORBIDDEN = ["fenua", "haumea", "atea", "ihi", "taere", "moe_hau"]


def counts(scene: Scene) -> list[tuple[int, int, str]]:
    return [(event.seat, event.count, event.deck) for event in scene.full_log(RitualsDrawn)]


@pytest.mark.rule("RA-L4")
def test_a_player_returns_one_commodity_for_a_tattoo_then_draws_and_keeps_one() -> None:
    scene = Scene("marae", {}, {"commodities": ["uru", "uru"]}, dice=[4], deck=NORMAL)
    scene.do("none")
    assert (scene.asked(), scene.options()) == (1, ["return uru", "none"])
    scene.do("return uru")
    assert scene.all("tattoos") == [0, 1, 0]
    assert scene.marker("uru") == 1
    assert scene.decision() == "draw-at-marae"
    scene.do("draw normal")
    assert scene.options() == ["keep tipa", "keep ru", "keep raa"]
    scene.do("keep raa")
    assert scene.hand(1) == ["raa"]
    assert scene.asked() == 2


@pytest.mark.rule("RA-L4")
def test_the_kahuna_has_a_second_return_and_a_second_draw_independently() -> None:
    scene = Scene("marae", {"commodities": ["uru", "taro", "tiare"]}, dice=[4], deck=NORMAL)
    scene.do("return uru", "none", "draw normal", "keep tipa", "draw normal", "keep hina")
    assert scene.all("tattoos")[0] == 1
    assert scene.hand(0) == ["tipa", "hina"]
    assert scene.asked() == 1


@pytest.mark.rule("RA-L5")
@pytest.mark.parametrize(("tattoos", "count"), [(0, 3), (2, 3), (4, 3), (5, 5), (8, 5)])
def test_a_rank_says_how_many_are_drawn_and_from_which_decks(tattoos: int, count: int) -> None:
    scene = Scene("marae", {"tattoos": tattoos}, dice=[4])
    decks = ["draw normal"] if tattoos == 0 else ["draw normal", "draw forbidden"]
    assert scene.options() == [*decks, "none"]
    scene.do(decks[-1])
    assert counts(scene) == [(0, count, decks[-1].split()[1])]


@pytest.mark.rule("RA-L5")
def test_a_new_ranks_ability_is_usable_at_once() -> None:
    scene = Scene("marae", {"tattoos": 1, "commodities": ["uru"]}, dice=[4], deck=FORBIDDEN)
    scene.do("return uru", "draw forbidden")
    assert counts(scene) == [(0, 3, "forbidden")]


@pytest.mark.rule("RA-L6")
def test_who_reaches_tahua_may_perform_a_ritual_of_the_hand_without_paying() -> None:
    player = {"tattoos": 7, "commodities": ["uru"], "hand": ["mata_arahu", "tipa"], "mana": 1}
    scene = Scene("marae", player, dice=[4])
    scene.do("return uru")
    assert scene.decision() == "perform-ritual"
    assert scene.options() == ["perform tipa", "perform mata_arahu", "perform nothing"]
    scene.do("perform tipa")
    assert (scene.all("pearls")[0], scene.all("mana")[0]) == (2, 1)
    assert scene.hand(0) == ["mata_arahu"]


@pytest.mark.rule("RA-L6")
def test_declined_or_with_an_empty_hand_it_is_lost() -> None:
    scene = Scene("marae", {"tattoos": 7, "commodities": ["uru"], "hand": ["tipa"]}, dice=[4])
    scene.do("return uru", "perform nothing")
    assert scene.decision() == "draw-at-marae"
    assert scene.hand(0) == ["tipa"]
    empty = Scene("marae", {"tattoos": 7, "commodities": ["uru"]}, dice=[4])
    empty.do("return uru")
    assert empty.decision() == "draw-at-marae"


@pytest.mark.rule("RA-L6")
def test_tahua_by_a_gift_counts_as_well() -> None:
    scene = Scene("offering", {"mana": 1, "tattoos": 7, "hand": ["tipa"]})
    scene.do("offer 1", "offer 0", "offer 0", "gift tattoo")
    assert scene.decision() == "perform-ritual"


@pytest.mark.rule("RA-L14")
def test_an_empty_deck_is_its_own_reshuffled_discard_without_the_cards_looked_at() -> None:
    scene = Scene("nothing", {})
    t = scene.table
    t.decks[0] = 2
    looked = [t.rituals[0], t.rituals[1]]
    for card in range(10, 14):
        t.discard(card, 5)

    draw(t, 0, 0, 5, 1)
    assert len(t.looked) == 5
    assert sorted(t.looked[:2]) == sorted(looked)
    assert set(t.looked[2:]) < {10, 11, 12, 13}
    assert (t.decks[0], t.decks[2]) == (1, 0)


@pytest.mark.rule("RA-L14")
def test_still_short_fewer_are_drawn() -> None:
    scene = Scene("marae", dice=[4])
    scene.table.decks[0] = 2
    scene.do("draw normal")
    assert counts(scene) == [(0, 2, "normal")]
    scene.do(scene.options()[0])
    assert scene.options() == ["draw normal", "none"], "the one discarded is the new pile"
