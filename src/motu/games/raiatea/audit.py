"""The laws of conservation: every card, token and mask is somewhere, exactly once."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.errors import Broken
from motu.games.raiatea.actions.blessings import card_in
from motu.games.raiatea.cards import bottom_of
from motu.games.raiatea.components import (
    ASSISTANTS,
    COMMODITIES,
    FIRST_MASK_CARD,
    KINDS,
    NORMAL,
)
from motu.games.raiatea.seat import USED
from motu.games.raiatea.state import DISCARDED, LEFT, MASK_MARKET, NOTHING, Table


def audit(t: Table) -> None:
    """Raise Broken if a card or a token was lost, made or counted below zero."""
    audit_rituals(t)
    audit_cards(t)
    audit_tokens(t)
    audit_figures(t)


def conserved(piece: str, found: i64, expected: i64) -> None:
    if found != expected:
        raise Broken("pieces-not-conserved", piece=piece, found=int(found), expected=int(expected))


def audit_rituals(t: Table) -> None:
    """Each of the 92 rituals lies in one place; those of Tane in none without their variant."""
    found = vec[i64]([i64(0)] * t.edition.cards)
    for deck in range(2):
        bottom = bottom_of(t.edition, deck)
        for i in range(t.decks[LEFT + deck]):
            found[t.rituals[bottom + i]] += 1
        for i in range(t.decks[DISCARDED + deck]):
            found[t.discards[bottom + i]] += 1
    for seat in t.seats:
        for pile in (seat.hand, seat.bagged, seat.front):
            for card in pile:
                found[card] += 1
        conserved("drawn", len(seat.drawn), len(seat.hand) + len(seat.bagged))
        normal: i64 = 0
        for card in seat.drawn:
            normal += 1 if card < 256 else 0
        for pile in (seat.hand, seat.bagged):
            for card in pile:
                normal -= 1 if card < t.edition.normal_cards else 0
        conserved("drawn", normal, 0)
    for card in t.looked:
        found[card] += 1
    for card in t.performing:
        found[card] += 1
    for entry in t.row:
        found[card_in(entry)] += 1
    for card in range(t.edition.cards):
        expected: i64 = 1 if t.tane or t.edition.ritual_tane[t.edition.design_of[card]] == 0 else 0
        conserved(t.edition.rituals[t.edition.design_of[card]], found[card], expected)


def audit_cards(t: Table) -> None:
    """Commodities, assistants and masks: 108 forest and starting cards."""
    kinds = vec[i64]([i64(0)] * (FIRST_MASK_CARD + t.edition.masks + 1))
    for i in range(t.pile_left):
        count_card(t, kinds, t.pile[i])
    for card in t.forest:
        count_card(t, kinds, card)
    for kind in range(len(t.market)):
        kinds[kind] += t.market[kind]
        if t.market[kind] < 0:
            conserved("market", t.market[kind], 0)
    for seat in t.seats:
        for kind in range(KINDS):
            kinds[kind] += seat.commodities[kind]
            kinds[KINDS + kind] += seat.owned(kind)
        for motif in range(t.edition.masks + 1):
            kinds[MASK_MARKET + motif] += seat.masks[motif]
        for motif in range(t.edition.masks):
            kinds[MASK_MARKET + motif] += seat.masks[t.edition.tied + motif]
            kinds[MASK_MARKET + t.edition.mirror] += seat.masks[t.edition.tied + motif]
    names = [*COMMODITIES, *ASSISTANTS, *t.edition.mask_names]
    for kind in range(len(kinds)):
        expected: i64 = t.edition.mirrors
        if kind < FIRST_MASK_CARD:
            expected = t.edition.forest_copies[kind] + t.edition.starting_copies[kind]
        elif kind < MASK_MARKET + t.edition.mirror:
            expected = t.edition.mask_copies[kind - MASK_MARKET]
        conserved(names[kind], kinds[kind], expected)


def count_card(t: Table, kinds: vec[i64], card: i64) -> None:
    if card < FIRST_MASK_CARD:
        kinds[card] += 1
    else:
        kinds[MASK_MARKET + t.edition.forest_masks[card]] += 1


def audit_tokens(t: Table) -> None:
    """Each of the 68 missions lies on a statue, behind a screen or in the box."""
    found = vec[i64]([i64(0)] * len(t.edition.tokens))
    for token in t.spaces:
        if token != NOTHING:
            found[token] += 1
    for token in t.boxed:
        found[token] += 1
    for seat in t.seats:
        for token in seat.tokens:
            found[token] += 1
    for token in range(len(t.edition.tokens)):
        conserved(t.edition.tokens[token], found[token], t.edition.token_copies[token])


def audit_figures(t: Table) -> None:
    """Nothing is counted below zero or beyond its track."""
    within("bag", t.bag, 0, 10_000)
    for marker in t.markers:
        within("marker", marker, 0, t.edition.levels - 1)
    within("first", t.first, 0, len(t.seats) - 1)
    for seat in t.seats:
        within("mana", seat.mana, 0, 10_000)
        within("pearls", seat.pearls, 0, 10_000)
        within("priests", seat.priests, 0, t.edition.last_priest)
        within("tattoos", seat.tattoos, 0, t.edition.last_tattoo)
        for count in seat.commodities:
            within("commodities", count, 0, 99)
        for kind in range(2 * USED):
            within("assistants", seat.assistants[kind], 0, 99)
        for count in seat.masks:
            within("masks", count, 0, 4)
    conserved("normal deck", bottom_of(t.edition, NORMAL), 0)


def within(piece: str, found: i64, least: i64, most: i64) -> None:
    if found < least:
        conserved(piece, found, least)
    if found > most:
        conserved(piece, found, most)
