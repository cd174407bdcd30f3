"""The ceremony up to the gifts (RA-C1 to RA-C5, RA-C10, RA-C11)."""

from __future__ import annotations

import pytest

from motu.games.raiatea.events import CeremonyBegan, OfferingMade, StatueRevealed
from tests.games.raiatea.builder import RAIATEA, Scene


@pytest.mark.rule("RA-C1")
def test_in_the_dance_priests_are_recruited_and_mana_comes_without_a_kahuna_bonus() -> None:
    scene = Scene("dance", {"pearls": 5, "priests": 1}, {"pearls": 2}, {"priests": 4}, order=[2, 0, 1])
    asked = []
    for token in ("recruit 0", "recruit 2", "recruit 1"):
        asked.append(scene.asked())
        assert scene.all("mana") == [0, 0, 0], "nothing happens before all have chosen"
        scene.do(token)
    assert asked == [2, 0, 1]
    assert scene.all("priests") == [3, 1, 4]
    assert scene.all("mana") == [3, 1, 4]
    assert scene.all("pearls") == [0, 0, 0]


@pytest.mark.rule("RA-C2")
def test_3_mana_into_the_bag_buy_a_draw_by_rank_once_in_ceremonial_order() -> None:
    scene = Scene("buying", {"mana": 3}, {"mana": 2}, {"mana": 4, "tattoos": 5}, order=[2, 1, 0])
    assert scene.options() == ["none", "buy"]
    scene.do("buy")
    assert scene.options() == ["none"], "who has less can't buy and is asked all the same"
    scene.do("none", "buy")
    assert scene.all("mana") == [0, 2, 1]
    assert scene.table.bag == 6
    assert scene.asked() == 2
    assert scene.options() == ["draw normal", "draw forbidden"]
    scene.do("draw forbidden")
    assert len(scene.table.looked) == 5
    scene.do(scene.options()[0])
    assert (scene.asked(), scene.decision(), len(scene.table.looked)) == (0, "keep-ritual", 3)
    scene.do(scene.options()[0])
    assert scene.asked() is None
    assert [len(scene.hand(seat)) for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("RA-C3")
@pytest.mark.parametrize(("tattoos", "clips"), [(0, 2), (2, 2), (4, 2), (5, 3), (8, 3)])
def test_up_to_two_rituals_with_clips_three_from_arioi_and_brown_ones_in_addition(tattoos: int, clips: int) -> None:
    hand = ["tipa", "tipa", "raa", "fana", "hina", "ru", "vero"]
    scene = Scene("preparation", {"tattoos": tattoos, "hand": hand})
    for _ in hand:
        scene.do("bag" if "bag" in scene.options() else "hold")
    browns = {"hina", "ru", "vero"}
    bagged = scene.bagged(0)
    assert browns <= set(bagged)
    assert len([ritual for ritual in bagged if ritual not in browns]) == clips
    assert len(scene.hand(0)) == len(hand) - clips - 3


@pytest.mark.rule("RA-C3")
def test_rituals_may_be_held_back_and_as_many_questions_come_whatever_is_chosen() -> None:
    for choice in ("bag", "hold"):
        scene = Scene("preparation", {"hand": ["tipa", "raa", "fana"]})
        asked = 0
        while scene.asked() is not None:
            scene.do(choice if choice in scene.options() else "hold")
            asked += 1
        assert asked == 3
    assert scene.bagged(0) == []


@pytest.mark.rule("RA-C4")
def test_the_highest_offer_comes_first_ties_keep_their_order_and_all_goes_into_the_bag() -> None:
    scene = Scene("offering", {"mana": 4}, {"mana": 9}, {"mana": 4}, order=[2, 1, 0], bag=2)
    assert scene.options() == [f"offer {mana}" for mana in range(5)]
    scene.do("offer 3", "offer 0", "offer 3")
    assert list(scene.table.order) == [2, 0, 1]
    assert scene.table.bag == 8
    assert scene.all("mana") == [1, 9, 1]
    assert [(event.seat, event.mana) for event in scene.full_log(OfferingMade)] == [(2, 3), (1, 0), (0, 3)]


@pytest.mark.rule("RA-C5")
def test_the_first_chooses_a_gift_the_second_of_the_rest_the_third_gets_the_last() -> None:
    scene = Scene("offering", *[{"mana": 9}] * 4, seats=4)
    scene.do("offer 1", "offer 5", "offer 3", "offer 2")
    assert (scene.asked(), scene.options()) == (1, ["gift tattoo", "gift commodity", "gift pearls"])
    scene.do("gift commodity", "take tiare")
    assert (scene.asked(), scene.options()) == (2, ["gift tattoo", "gift pearls"])
    scene.do("gift pearls")
    assert scene.asked() is None
    assert scene.commodities(1) == ["tiare"]
    assert scene.all("pearls") == [0, 0, 2, 0]
    assert scene.all("tattoos") == [0, 0, 0, 1]


@pytest.mark.rule("RA-C5")
def test_with_three_players_nobody_gets_the_third_gift() -> None:
    scene = Scene("offering", *[{"mana": 9}] * 3)
    scene.do("offer 3", "offer 2", "offer 1", "gift tattoo", "gift pearls")
    assert scene.asked() is None
    assert scene.all("pearls") == [0, 2, 0]


@pytest.mark.rule("RA-C10")
def test_statues_open_after_the_first_and_second_ceremony_and_the_third_ends_the_game() -> None:
    for ceremonies, revealed in ((0, [2]), (1, [3]), (2, [])):
        scene = Scene("ceremony", ceremonies=ceremonies)
        while scene.asked() is not None:
            scene.do(scene.options()[0])
        assert scene.table.ceremonies == ceremonies + 1
        assert [event.statue for event in scene.full_log(StatueRevealed)] == revealed
        assert scene.table.over() == (ceremonies == 2)


@pytest.mark.rule("RA-C11")
@pytest.mark.parametrize("at", ["dance", "buying", "preparation", "offering"])
def test_all_who_owe_a_choice_may_answer_in_any_order_and_learn_nothing(at: str) -> None:
    hands = (["tipa", "raa"], ["tipa", "fana"], ["rata", "raa"])
    players = [{"mana": 6, "pearls": 6, "hand": hand} for hand in hands]
    results = []
    for answers in ((2, 1, 0), (0, 1, 2)):
        scene = Scene(at, *players)
        choice = {"dance": "recruit 1", "buying": "none", "preparation": "bag", "offering": "offer 2"}[at]
        for seat in answers:
            before = [RAIATEA.choices(scene.table, other) for other in range(3) if other != seat]
            while (asked := RAIATEA.choices(scene.table, seat)) is not None and asked["decision"] == DECISIONS[at]:
                scene.table.answer(seat, choice)
                if at != "preparation":
                    break
            after = [RAIATEA.choices(scene.table, other) for other in range(3) if other != seat]
            if seat != answers[-1]:
                assert before == after
        results.append((scene.all("mana"), scene.all("pearls"), [scene.bagged(seat) for seat in range(3)]))
    assert results[0] == results[1]


DECISIONS = {
    "dance": "dance-priests",
    "buying": "buy-ritual",
    "preparation": "prepare-ritual",
    "offering": "offer-mana",
}


@pytest.mark.rule("RA-C1", "RA-C2", "RA-C3", "RA-C4", "RA-C5", "RA-C7", "RA-C9")
def test_the_steps_of_a_ceremony_come_in_their_order() -> None:
    players = [{"mana": 9, "pearls": 9, "hand": [ritual]} for ritual in ("tipa", "raa", "ru")]
    scene = Scene("ceremony", *players, missions={(1, 1): "m1_01"})
    decisions: list[str] = []
    while (decision := scene.decision()) is not None:
        if not decisions or decisions[-1] != decision:
            decisions.append(decision)
        wanted = [token for token in ("buy", "bag", "offer 3", "gift pearls") if token in scene.options()]
        scene.do(wanted[0] if wanted else scene.options()[0])
    assert decisions == [
        "dance-priests",
        "buy-ritual",
        "keep-ritual",
        "prepare-ritual",
        "offer-mana",
        "choose-gift",
        "build",
    ]
    assert scene.full_log(CeremonyBegan) == []
