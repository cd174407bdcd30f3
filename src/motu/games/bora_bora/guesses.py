"""Guesses (determinizations): tables that a seat can't tell from the real one."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.chance import Chance, seeded
from motu.games.bora_bora.bits import listed
from motu.games.bora_bora.components import COLOURS, TILES_A_SEX
from motu.games.bora_bora.seat import BY_CARD, BY_PAIR, PAYMENTS, Seat
from motu.games.bora_bora.state import NOBODY, Table


def guessed(t: Table, who: i64, seed: int) -> Table:
    """A table that this seat can't tell from the real one: piles, hidden cards and the random generator are new."""
    guess = t.clone()
    guess.log = None
    guess.answers = None
    guess.origin = None
    chance = seeded(seed)
    guess.chance = chance
    people = t.people_pile[:]
    first: i64 = (t.round + 1) * t.edition.people_shown
    for sex in range(2):
        chance.reshuffle(people, sex * TILES_A_SEX + first, (sex + 1) * TILES_A_SEX)
    guess.people_pile = people
    tasks = t.task_pile[:]
    chance.reshuffle(tasks, t.tasks_drawn, len(tasks))
    guess.task_pile = tasks
    deal_hidden_cards(guess, who, chance)
    return guess


TRIES: Final = 200


def deal_hidden_cards(t: Table, who: i64, chance: Chance) -> None:
    """Shuffle and deal the pile and the others' hidden cards, so that a god that was called can be paid for."""
    counts = vec[i64]([i64(0)] * len(t.seats))
    pool = t.pile[:]
    for seat in range(len(t.seats)):
        me = t.seats[seat]
        if seat != who:
            counts[seat] = me.hidden_cards()
            for colour in range(COLOURS):
                pool[colour] += me.hand[colour] - me.known[colour]
    cards = vec[i64]()
    for colour in range(COLOURS):
        for _ in range(pool[colour]):
            cards = append(cards, i64(colour))
    owing: i64 = t.owing if t.owed != 0 and t.owing != who else NOBODY
    for _ in range(TRIES):
        chance.shuffle(cards, 0, len(cards))
        deal_cards(t, cards, counts)
        if owing == NOBODY or affords(t.seats[owing], t.owed):
            return
    for first in range(PAYMENTS):
        for second in range(PAYMENTS):
            if bring_forward(t, cards, counts, owing, first, second):
                deal_cards(t, cards, counts)
                if affords(t.seats[owing], t.owed):
                    return


def deal_cards(t: Table, cards: vec[i64], counts: vec[i64]) -> None:
    """Everybody's hidden cards from the front of the shuffled ones; the rest is the pile."""
    at: i64 = 0
    for seat in range(len(t.seats)):
        if counts[seat] == 0:
            continue
        me = t.seats[seat]
        for colour in range(COLOURS):
            me.hand[colour] = me.known[colour]
        for _ in range(counts[seat]):
            me.hand[cards[at]] += 1
            at += 1
    for colour in range(COLOURS):
        t.pile[colour] = 0
    while at < len(cards):
        t.pile[cards[at]] += 1
        at += 1


def affords(me: Seat, owed: i64) -> bool:
    """Whether the gods that were called can be paid for."""
    gods = listed(owed)
    return me.can_play(gods[0]) if len(gods) == 1 else me.can_play_both(gods[0], gods[1])


def bring_forward(t: Table, cards: vec[i64], counts: vec[i64], owing: i64, first: i64, second: i64) -> bool:
    """Move the cards of two ways to pay to where the one who owes them is dealt; False if there are none."""
    gods = listed(t.owed)
    at: i64 = 0
    for seat in range(owing):
        at += counts[seat]
    end: i64 = at + counts[owing]
    wanted = wanted_cards(gods[0], first)
    if len(gods) > 1:
        wanted += wanted_cards(gods[1], second)
    known = t.seats[owing].known[:]
    for colour in wanted:
        if known[colour] > 0:
            known[colour] -= 1
            continue
        place: i64 = at
        while place < len(cards) and cards[place] != colour:
            place += 1
        if at == end or place == len(cards):
            return False
        cards[place] = cards[at]
        cards[at] = colour
        at += 1
    return True


def wanted_cards(god: i64, way: i64) -> list[i64]:
    if way == BY_CARD:
        return [god]
    return [way - BY_PAIR, way - BY_PAIR] if way >= BY_PAIR else []
