"""What a seat of Raiatea knows (RA-I1), and that secret steps tell nothing (RA-C11)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from motu.core.agenda import Moves
from motu.core.chance import seeded
from motu.core.full_state import full_state
from motu.core.record import record
from motu.core.session import revealed_something
from motu.games.raiatea.components import STANDARD
from motu.games.raiatea.effects import perform
from motu.games.raiatea.events import (
    HiddenRitualKept,
    HiddenRitualsDrawn,
    HiddenRitualsPrepared,
    RitualKept,
    RitualsDrawn,
    RitualsPrepared,
)
from motu.games.raiatea.state import EVERYBODY, LEFT, Table
from motu.games.raiatea.view import redacted
from tests.games.raiatea.builder import RAIATEA, Scene

GUESSES = 40


def guesses(t: Table, who: int | None) -> list[Table]:
    found = [RAIATEA.guessed(t, who, seed) for seed in range(GUESSES)]
    return [guess for guess in found if isinstance(guess, Table)]


@pytest.mark.rule("RA-I1")
def test_behind_the_screen_only_the_owner_sees() -> None:
    player = {"mana": 3, "pearls": 2, "commodities": ["uru"], "hand": ["tipa"], "tokens": ["m1_01"]}
    scene = Scene("dance", player, player)
    own, other = (RAIATEA.seen(scene.table, who)["seats"][0] for who in (0, 1))
    hidden = {"mana", "pearls", "commodities", "hand", "missions"}
    assert hidden <= set(own)
    assert not hidden & set(other)
    assert other["rituals"] == 1
    assert not hidden & set(RAIATEA.seen(scene.table, None)["seats"][0])


@pytest.mark.rule("RA-I1")
def test_drawn_kept_and_prepared_rituals_are_heard_by_their_owner_only() -> None:
    t = RAIATEA.setup(3, 5)
    chance = seeded(3)
    for _ in range(150):
        decision = t.pending()
        assert decision is not None
        moves = decision.moves(t)
        t.take(moves[chance.below(len(moves))])
    for event in t.log or []:
        for who in (-1, 0, 1, 2):
            veiled = redacted(event, who)
            if isinstance(event, RitualKept) and event.seat != who:
                assert veiled == HiddenRitualKept(event.seat)
            elif isinstance(event, RitualsDrawn) and event.seat != who:
                assert veiled == HiddenRitualsDrawn(event.seat, event.count, event.deck)
            elif isinstance(event, RitualsPrepared) and event.seat != who:
                assert veiled == HiddenRitualsPrepared(event.seat)
            else:
                assert veiled == event


@pytest.mark.rule("RA-I1")
def test_who_watched_knows_mana_pearls_and_commodities_but_not_the_rituals() -> None:
    scene = Scene("dance", {"mana": 3, "pearls": 7, "hand": ["tipa", "fenua"], "commodities": ["uru"]}, {})
    hands: Counter[tuple[int, ...]] = Counter()
    for guess in guesses(scene.table, 1):
        seat = guess.seats[0]
        assert (seat.mana, seat.pearls, list(seat.commodities)) == (3, 7, [1, 0, 0, 0])
        assert [card >= 58 for card in seat.hand] == [False, True], "their deck is no secret"
        hands[tuple(STANDARD.design_of[card] for card in seat.hand)] += 1
    assert len(hands) > GUESSES // 2


@pytest.mark.rule("RA-I1")
def test_a_guess_never_puts_a_card_where_the_seat_knows_it_is_not() -> None:
    scene = Scene("dance", {"hand": ["tipa"]}, {"hand": ["raa"]})
    t = scene.table
    public = scene.drawn("rua_hatu")
    t.discard(public, EVERYBODY)
    private = scene.drawn("punua")
    t.discard(private, 1)
    for guess in guesses(t, 1):
        assert public in list(guess.discards[: guess.decks[2]])
        assert private in list(guess.discards[: guess.decks[2]])
        assert [STANDARD.design_of[card] for card in guess.seats[1].hand] == [
            STANDARD.design_of[card] for card in t.seats[1].hand
        ]
    places = {private in list(guess.discards[: guess.decks[2]]) for guess in guesses(t, 2)}
    assert False in places, "seat 2 did not see it"


@pytest.mark.rule("RA-I1", "RA-L14")
def test_a_card_that_was_seen_among_the_discards_is_in_no_hand_filled_before_they_became_the_pile() -> None:
    scene = Scene("dance", {"hand": ["tipa"]})
    t = scene.table
    seen = [scene.drawn(name) for name in ("rua_hatu", "raa", "fana", "punua")]
    for card in seen:
        t.discard(card, EVERYBODY)
    t.decks[0] = 0
    t.reshuffle(0)
    early = {guess.seats[0].hand[0] for guess in guesses(t, 1)}
    assert not early & set(seen)
    t.seats[0].add_to_hand(t.draw_ritual(0), 1)
    late = {card for guess in guesses(t, 1) for card in guess.seats[0].hand}
    assert late & set(seen)


@pytest.mark.rule("RA-I1")
def test_twins_cannot_be_told_apart_so_the_one_still_hidden_may_be_either() -> None:
    scene = Scene("nothing", {"hand": ["tipa"]}, {}, {"hand": ["rua_hatu"]})
    t = scene.table
    twin = scene.drawn("rua_hatu")
    t.discard(twin, EVERYBODY)
    t.decks[0] = 0
    t.reshuffle(0)
    assert not any(twin in list(guess.seats[0].hand) for guess in guesses(t, 1)), "drawn before the twin was discarded"
    perform(t, 2, STANDARD.rituals.index("rua_hatu"))
    t.proceed(Moves())
    many = [RAIATEA.guess(t, 1, seed) for seed in range(300)]
    hands = {card for guess in many if isinstance(guess, Table) for card in guess.seats[0].hand}
    assert twin in hands, "what was performed may have been either of the two"


@pytest.mark.rule("RA-I1")
def test_what_lies_in_the_bag_is_unknown_to_others_until_it_is_opened() -> None:
    scene = Scene("offering", {"bag": ["tipa", "raa"], "hand": ["ru"]}, {"bag": ["fana"]})
    other = RAIATEA.seen(scene.table, 1)["seats"][0]
    assert other["rituals"] == 3
    sizes = {len(guess.seats[0].bagged) for guess in guesses(scene.table, 1)}
    assert len(sizes) > 1, "not even how many"
    for guess in guesses(scene.table, 1):
        assert len(guess.seats[0].bagged) + len(guess.seats[0].hand) == 3
        assert list(guess.seats[1].bagged) == list(scene.table.seats[1].bagged)


def everything_a_seat_gets(t: Table, who: int) -> Any:
    """View, choices, log and features, and how long they are on a wire."""
    told = [RAIATEA.seen(t, who), RAIATEA.choices(t, who), RAIATEA.heard(t, who), RAIATEA.features(t, who)]
    return told, [len(json.dumps(part)) for part in told]


@pytest.mark.rule("RA-C11", "RA-I1")
@pytest.mark.parametrize("at", ["dance", "buying", "preparation", "offering", "auction"])
def test_whatever_the_others_have_chosen_a_seat_is_told_the_same(at: str) -> None:
    hands = (["tipa", "raa", "ru"], ["fana", "rata"], ["hiro"])
    players = [{"mana": 9, "pearls": 9, "hand": hand} for hand in hands]
    told: list[Any] = []
    for pick in (0, -1):
        scene = Scene(
            "building" if at == "auction" else at, *players, missions={(1, 1): "m1_17"} if at == "auction" else None
        )
        t = scene.table
        kind = scene.decision()
        for seat in (0, 2):
            while (asked := RAIATEA.choices(t, seat)) is not None:
                assert asked["decision"] == kind
                t.answer(seat, asked["options"][pick]["token"])
        told.append(everything_a_seat_gets(t, 1))
    assert told[0] == told[1]


@pytest.mark.rule("RA-C11")
def test_answers_in_any_order_lead_to_the_same_state_and_the_same_record() -> None:
    ends = []
    for backwards in (False, True):
        t = RAIATEA.setup(4, 21)
        while waiting := t.waiting():
            decision = waiting[-1 if backwards else 0]
            moves = decision.moves(t)
            t.answer(decision.seat, decision.choice(t, moves[len(moves) // 2]).token)
        ends.append((full_state(t), t.log, record(RAIATEA, t).entries))
    assert ends[0] == ends[1]


@pytest.mark.rule("RA-I1")
def test_a_guess_depends_on_nothing_that_the_seat_does_not_know() -> None:
    scene = Scene("offering", {"bag": ["tipa"], "hand": ["ru"], "mana": 5}, {"bag": ["fana"], "mana": 5}, {"mana": 5})
    scene.do("offer 3")
    for who in (None, 1, 2):
        elsewhere = RAIATEA.guessed(scene.table, who, 9)
        assert full_state(RAIATEA.guessed(elsewhere, who, 4)) == full_state(RAIATEA.guessed(scene.table, who, 4))


@pytest.mark.rule("RA-I1", "RA-L14")
def test_a_shown_card_that_came_from_a_later_pile_leaves_the_earlier_draw_in_the_hand() -> None:
    scene = Scene("nothing", {"hand": ["fenua"]})
    t = scene.table
    seen = [scene.drawn(name) for name in ("papa_rai_1", "ihi", "ihi", "atea", "atea", "taaroa")]
    for card in seen:
        t.discard(card, EVERYBODY)
    t.decks[LEFT + 1] = 0
    t.reshuffle(1)
    scene.on_top("papa_rai_1")
    t.seats[0].add_to_hand(t.draw_ritual(1), 1)
    assert list(t.seats[0].drawn) == [256, 257]
    perform(t, 0, STANDARD.rituals.index("papa_rai_1"))
    t.proceed(Moves())
    assert list(t.seats[0].drawn) == [256]
    held = {STANDARD.rituals[STANDARD.design_of[card]] for guess in guesses(t, 1) for card in guess.seats[0].hand}
    assert not held & {"papa_rai_1", "ihi", "atea", "taaroa"}


@pytest.mark.rule("RA-I1", "RA-C11")
def test_how_far_another_seat_is_in_the_preparation_is_not_in_a_guess() -> None:
    scene = Scene("preparation", {"hand": ["tipa", "raa", "ru"]}, {"hand": ["fana"]}, {"hand": ["rata"]})
    before = full_state(RAIATEA.guessed(scene.table, 1, 4))
    scene.do("hold")
    assert full_state(RAIATEA.guessed(scene.table, 1, 4)) == before
    scene.do("bag")
    assert full_state(RAIATEA.guessed(scene.table, 1, 4)) == before


@pytest.mark.rule("RA-I1", "RA-C11")
def test_secret_choices_are_guessed_among_what_may_be_chosen() -> None:
    buying = Scene("buying", {"mana": 9}, {"mana": 9})
    for pile in range(4):
        buying.table.decks[pile] = 0
    buying.do("none")
    assert {int(guess.seats[0].noted) for guess in guesses(buying.table, 1)} == {0}, "there is nothing to buy"
    for at in ("offering", "building"):
        bidding = Scene(at, {"mana": 900}, {"mana": 9}, missions={(1, 1): "m1_17"} if at == "building" else None)
        bidding.do(bidding.options()[0])
        assert all(guess.seats[0].noted <= 255 for guess in guesses(bidding.table, 1))
    dance = Scene("dance", {"pearls": 9, "priests": 11}, {})
    dance.do("recruit 0")
    assert {int(guess.seats[0].noted) for guess in guesses(dance.table, 1)} == {0, 1}


@pytest.mark.rule("RA-I1")
@pytest.mark.parametrize(("seats", "seed"), [(3, 11), (4, 12), (5, 13)])
def test_an_answer_that_lifts_no_veil_shows_its_seat_nothing_that_it_could_not_foresee(seats: int, seed: int) -> None:
    t = RAIATEA.setup(seats, seed)
    chance = seeded(seed)
    while (decision := t.pending()) is not None:
        seat = int(decision.seat)
        moves = decision.moves(t)
        token = decision.choice(t, moves[chance.below(len(moves))]).token
        before = t.clone()
        t.answer(seat, token)
        if revealed_something(before, t):
            continue
        view = RAIATEA.seen(t, seat)
        for guess in (RAIATEA.guessed(before, seat, at) for at in range(3)):
            guess.answer(seat, token)
            assert RAIATEA.seen(guess, seat) == view
