"""What a seat of Bali knows, exactly: hidden goods, oracles' looks, and what follows from what was seen."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from motu.core.full_state import full_state
from motu.games.bali.components import GOODS
from motu.games.bali.ledger import (
    GAINED,
    KEPT,
    LAID_DOWN,
    LAID_UP,
    LOOKED,
    START_LAID,
    SUPPLY_LAID,
    cards_of,
    count_of,
    fact,
    good_of,
    hides,
    lying,
    place_of,
    seat_of,
    top_of,
    what_of,
)
from motu.games.bali.state import Table
from tests.contract.tables import Kind, decisions
from tests.games.bali.builder import BALI, Scene

GUESSES = 60


def start(seats: int = 3, oracle: bool = False, seed: int = 4) -> Table:
    """A real table at its beginning, seat 0 to play with plenty of stone and shrines."""
    tables = (BALI.setup(seats, number, {"oracle": oracle}) for number in range(seed, seed + 200))
    state = next(t for t in tables if isinstance(t, Table) and t.first == 0)
    for seat in state.seats:
        seat.stone = 70
        for card in range(7):
            seat.hand[card] = 0
        seat.hand[6] = 3
    return state


def do(t: Table, *tokens: str) -> None:
    for token in tokens:
        decision = t.pending()
        assert decision is not None
        t.answer(decision.seat, token)


def take_any(t: Table) -> None:
    """Take a card and let everything run to the next turn, whatever is asked on the way."""
    turn = len([event for event in t.log or [] if type(event).__name__ == "TurnBegan"])
    while len([event for event in t.log or [] if type(event).__name__ == "TurnBegan"]) == turn:
        choices = BALI.choices(t)
        assert choices is not None
        do(t, choices["options"][-1]["token"])


def guesses(t: Table, who: int | None) -> list[Table]:
    found = [BALI.guessed(t, who, seed) for seed in range(GUESSES)]
    return [guess for guess in found if isinstance(guess, Table)]


def goods(t: Table, seat: int) -> tuple[int, ...]:
    return tuple(t.seats[seat].goods[good] for good in range(4))


def kinds_on_altar(t: Table) -> list[str]:
    return [GOODS[t.altar[i] // 2] for i in range(len(t.altar))]


@pytest.mark.rule("BA-A4")
def test_who_lays_a_good_face_down_knows_it_and_the_others_only_that_one_is_gone() -> None:
    t = start()
    do(t, "play shrine", "lay rice", "lay peanut", "lay banana", "lay pepper from supply")
    for guess in guesses(t, 0):
        assert kinds_on_altar(guess) == ["rice", "peanut", "banana", "pepper"]
        assert goods(guess, 0) == (1, 1, 0, 1)
    hidden = Counter(kinds_on_altar(guess)[2] for guess in guesses(t, 1))
    assert sorted(hidden) == sorted(GOODS), "any of the four may lie there"
    for guess in guesses(t, 1):
        assert goods(guess, 1) == goods(t, 1)
        assert goods(guess, 2) == goods(t, 2), "what was laid face up was seen"
        assert sum(goods(guess, 0)) == 3
        expected = [1, 1, 1, 1]
        expected[GOODS.index(kinds_on_altar(guess)[2])] = 0
        assert goods(guess, 0) == tuple(expected)


@pytest.mark.rule("BA-K4")
def test_what_is_laid_face_up_later_tells_what_was_not_laid_face_down() -> None:
    t = start(2)
    do(t, "play shrine", "lay rice", "lay banana", "lay pepper from supply")
    take_any(t)
    do(t, "play shrine", "lay rice")  # seat 0 still had rice: it is not what lies hidden
    kinds = {kinds_on_altar(guess)[1] for guess in guesses(t, 1)}
    assert kinds == {"peanut", "banana", "pepper"}


@pytest.mark.rule("BA-K4")
def test_the_last_possibility_is_certain() -> None:
    t = start(2)
    t.lay_good(0, GOODS.index("banana"), False)
    for good in ("rice", "peanut", "pepper"):
        assert len({kinds_on_altar(guess)[0] for guess in guesses(t, 1)}) > 1
        t.lay_good(0, GOODS.index(good), True)
    assert {kinds_on_altar(guess)[0] for guess in guesses(t, 1)} == {"banana"}


@pytest.mark.rule("BA-O3")
def test_the_new_top_tells_the_others_what_was_not_kept() -> None:
    t = start(2, oracle=True)
    t.lay_from_supply(GOODS.index("pepper"))
    t.look_at_altar(0)
    t.keep_from_altar(0, 2)
    for guess in guesses(t, 1):
        assert kinds_on_altar(guess)[-1] == "pepper", "the pepper still shows, so it was not kept"
        assert sum(goods(guess, 0)) == 5
    kept = {next(good for good in range(4) if goods(guess, 0)[good] == 2) for guess in guesses(t, 1)}
    assert len(kept) == 4, "any of the hidden goods may have been kept"


@pytest.mark.rule("BA-O1", "BA-O3")
def test_a_look_is_remembered_by_the_looker_and_by_nobody_else() -> None:
    t = look_at_once()
    saw = BALI.seen(t, 0)["memory"][0]["saw"]
    for guess in guesses(t, 0):
        assert [GOODS[guess.altar_from_top(place) // 2] for place in range(4)] == saw
    orders = {tuple(kinds_on_altar(guess)) for guess in guesses(t, 1)}
    assert len(orders) > 10


def look_at_once(seed: int = 4) -> Table:
    """Seat 0 has emptied a row, an oracle came, and seat 0 looks."""
    t = start(2, oracle=True, seed=seed)
    t.seats[0].hand[6] = 2
    t.seats[0].hand[4] = 1
    t.row_sizes[0] = 1
    top = t.pile_size - 1
    for i in range(t.pile_size):
        if t.pile[i] == 7:
            t.pile[i] = t.pile[top]
            t.pile[top] = 7
            break
    do(t, "play stonemason")
    do(t, BALI.token(t, 0))
    do(t, "look")
    return t


@pytest.mark.rule("BA-O3")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_what_was_kept_is_hidden_in_view_log_choices_and_size(place: int) -> None:
    """Whichever of four hidden goods is kept, the other player's world is the same to the byte."""
    states = []
    for choice in (0, place):
        t = look_at_once()
        t.take(choice)
        states.append(t)
    one, other = states
    for who in (1, None):
        assert BALI.seen(one, who) == BALI.seen(other, who)
        assert json.dumps(BALI.heard(one, who)) == json.dumps(BALI.heard(other, who))
        assert full_state(BALI.guessed(one, who, 5)) == full_state(BALI.guessed(other, who, 5))
    assert BALI.choices(one, 1) == BALI.choices(other, 1)
    assert (full_state(one) == full_state(other)) == (place == 0)


@pytest.mark.rule("BA-A4")
@pytest.mark.parametrize("good", GOODS)
def test_what_was_laid_face_down_is_hidden_in_view_log_choices_and_size(good: str) -> None:
    states = []
    for laid in ("rice", good):
        t = start()
        do(t, "play shrine", "lay rice", "lay rice", f"lay {laid}", "lay pepper from supply")
        states.append(t)
    one, other = states
    for who in (1, 2, None):
        assert BALI.seen(one, who) == BALI.seen(other, who)
        assert json.dumps(BALI.heard(one, who)) == json.dumps(BALI.heard(other, who))
        assert full_state(BALI.guessed(one, who, 5)) == full_state(BALI.guessed(other, who, 5))
        if who is not None:
            assert BALI.features(one, who) == BALI.features(other, who)


@pytest.mark.rule("BA-O1", "BA-O3")
@pytest.mark.parametrize("places", [(1, 0, 2, 3), (3, 2, 1, 0)])
def test_the_hidden_order_of_the_altar_reaches_no_guess_of_who_did_not_look(places: tuple[int, ...]) -> None:
    """The same public story over another hidden order gives everybody but the looker the same guesses."""
    tables = []
    for order in ((0, 1, 2, 3), places):
        t = start(2, oracle=True)
        for i, good in enumerate(order):
            t.altar[i] = lying(good, False)
            t.ledger[i] = fact(START_LAID, 0, good)
        t.look_at_altar(0)
        t.keep_from_altar(0, 1)
        tables.append(t)
    one, other = tables
    for who in (1, None):
        assert full_state(BALI.guessed(one, who, 5)) == full_state(BALI.guessed(other, who, 5))
    assert full_state(BALI.guessed(one, 0, 5)) != full_state(BALI.guessed(other, 0, 5))


@pytest.mark.rule("BA-A4", "BA-O3")
@pytest.mark.parametrize("seed", range(12))
def test_a_guess_tells_a_story_without_contradiction(seed: int) -> None:
    """Its ledger, followed fact by fact, leads to its own altar and goods, and hides nothing that was seen."""
    kind = Kind("bali", 2 + seed % 3, ("oracle",))
    for number, (state, _) in enumerate(decisions(kind, seed)):
        assert isinstance(state, Table)
        for seat in state.seats:
            seat.stone = max(seat.stone, 9)  # many shrines, much that is hidden
        if number % 5 == 0:
            for who in (None, 0):
                guess = BALI.guessed(state, who, number)
                assert isinstance(guess, Table)
                follow(guess, state, -1 if who is None else who)


def follow(guess: Table, real: Table, who: int) -> None:
    held = [Counter(dict.fromkeys(range(4), 1)) for _ in guess.seats]
    altar: list[tuple[int, bool]] = []
    entries = [guess.ledger[i] for i in range(len(guess.ledger))]
    truth = [real.ledger[i] for i in range(len(real.ledger))]
    assert len(entries) == len(truth)
    for entry, true in zip(entries, truth, strict=True):
        what, seat = what_of(entry), seat_of(entry)
        assert (what, seat) == (what_of(true), seat_of(true))
        if not hides(true, who):
            assert entry == true
        if what == LOOKED:
            seen = [altar[-1 - place] for place in range(count_of(entry))]
            assert cards_of(entry) == sum((good * 2 + up) << (3 * place) for place, (good, up) in enumerate(seen))
        elif what == KEPT:
            held[seat][altar.pop(len(altar) - 1 - place_of(entry))[0]] += 1
            assert top_of(entry) == top_of(true) == (altar[-1][0] + 1 if altar and altar[-1][1] else 0)
        elif what == GAINED:
            held[seat][good_of(entry)] += 1
        else:
            if what in (LAID_UP, LAID_DOWN):
                assert held[seat][good_of(entry)] > 0
                held[seat][good_of(entry)] -= 1
            altar.append((good_of(entry), what in (LAID_UP, SUPPLY_LAID)))
    assert [good * 2 + up for good, up in altar] == [guess.altar[i] for i in range(len(guess.altar))]
    assert [[held[seat][good] for good in range(4)] for seat in range(len(held))] == [
        list(goods(guess, i)) for i in range(len(held))
    ]


@pytest.mark.rule("BA-K4")
def test_guesses_are_even_over_what_can_have_happened() -> None:
    """Two goods laid face down of one rice and three peanuts: by even choices, each time between the kinds there are,
    rice lies first in 1 of 2 stories, second in 1 of 4, nowhere in 1 of 4."""
    t = start(2)
    for good, amount in ((2, 1), (3, 1)):
        for _ in range(amount):
            t.lay_good(0, good, True)
    t.give_good(0, 1)
    t.give_good(0, 1)
    t.lay_good(0, 1, False)
    t.lay_good(0, 1, False)
    found = Counter(
        tuple(kinds_on_altar(guess)[2:])
        for guess in (BALI.guessed(t, 1, seed) for seed in range(2000))
        if isinstance(guess, Table)
    )
    shares = {story: count / 2000 for story, count in found.items()}
    assert shares == pytest.approx(
        {("rice", "peanut"): 1 / 2, ("peanut", "rice"): 1 / 4, ("peanut", "peanut"): 1 / 4}, abs=0.05
    )


@pytest.mark.rule("BA-E1")
def test_after_the_end_a_guess_still_holds_nobody_elses_memory() -> None:
    state = start(2, oracle=True)
    state.look_at_altar(0)
    state.keep_from_altar(0, 1)
    state.pile_size = 0
    guess = BALI.guessed(state, 1, 3)
    assert BALI.seen(guess, 0)["memory"] == []
    assert BALI.seen(guess, 1) == BALI.seen(state, 1)
    assert BALI.seen(BALI.guessed(state, 0, 3), 0)["memory"] == BALI.seen(state, 0)["memory"]


@pytest.mark.rule("BA-K4")
def test_features_show_the_own_goods_exactly() -> None:
    t = start(2)
    t.lay_good(0, GOODS.index("banana"), False)
    named = dict(zip(BALI.feature_names(), BALI.features(t, 0), strict=True))
    assert [named[f"seat0_goods_{good}"] for good in GOODS] == [1, 1, 0, 1]
    others = dict(zip(BALI.feature_names(), BALI.features(t, 1), strict=True))
    assert [others[f"seat1_goods_{good}"] for good in GOODS] == [1, 1, 1, 1], "what was laid face down is not known"
    assert others["seat1_goods_count"] == 3


@pytest.mark.rule("BA-S2", "BA-K4")
def test_hands_are_known_to_who_remembers_and_the_piles_order_to_nobody() -> None:
    state = BALI.setup(3, 8)
    assert isinstance(state, Table)
    piles = set()
    for guess in guesses(state, 0):
        assert [[seat.hand[i] for i in range(7)] for seat in guess.seats] == [
            [seat.hand[i] for i in range(7)] for seat in state.seats
        ]
        pile = [guess.pile[i] for i in range(guess.pile_size)]
        assert sorted(pile) == sorted(state.pile[i] for i in range(state.pile_size))
        piles.add(tuple(pile))
    assert len(piles) == GUESSES


@pytest.mark.rule("BA-E1")
def test_after_the_end_there_is_nothing_left_to_guess() -> None:
    scene = Scene(2, hand={"stonemason": 1}, rows={1: ["priest"]}, pile=["shrine"], altar=["-rice"])
    scene.do("take priest row 1")
    for who in (None, 0, 1):
        guess = BALI.guessed(scene.table, who, 3)
        assert BALI.scores(guess) == BALI.scores(scene.table)
        assert BALI.seen(guess, who) == BALI.seen(scene.table, who)
