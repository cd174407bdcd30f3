"""The laws of conservation: every card and every good is somewhere, exactly once."""

from __future__ import annotations

from motu.core.errors import Broken
from motu.games.bali.components import (
    CARDS,
    GOODS,
    KINDS,
    ORACLE,
    SHRINE,
    STONEMASON,
)
from motu.games.bali.state import Table


def audit(t: Table) -> None:
    """Raise Broken if a card or a good was lost, made or counted below zero, or a player owes stone."""
    for seat in t.seats:
        if seat.stone < 0:
            raise Broken("pieces-not-conserved", piece="stone", found=seat.stone, expected=0)
    on_altar = t.altar_counts()
    for good in range(KINDS):
        found = t.supply[good] + on_altar[good]
        for seat in t.seats:
            found += seat.goods[good]
            if seat.goods[good] < 0:
                raise Broken("pieces-not-conserved", piece=GOODS[good], found=seat.goods[good], expected=0)
        if found != t.edition.good_copies[good] or t.supply[good] < 0:
            raise Broken("pieces-not-conserved", piece=GOODS[good], found=found, expected=t.edition.good_copies[good])
    for card in range(len(CARDS)):
        expected = t.edition.copies[card] if card != ORACLE or t.oracle else 0
        found = 0
        for i in range(t.pile_size):
            if t.pile[i] == card:
                found += 1
        for row in range(len(t.row_sizes)):
            for lying in t.row_cards(row):
                if lying == card:
                    found += 1
        if card == ORACLE:
            found += t.oracles_gone
        else:
            for seat in t.seats:
                found += seat.front[card] + seat.hand[card]
                if seat.front[card] < 0 or seat.hand[card] < 0:
                    raise Broken("pieces-not-conserved", piece=CARDS[card], found=seat.hand[card], expected=0)
                if card < KINDS and card in t.edition.starting_farmers[seat.colour]:
                    expected += 1
                if card == STONEMASON:
                    expected += t.edition.starting_stonemasons
            if card == SHRINE:
                found += t.returned
        if found != expected:
            raise Broken("pieces-not-conserved", piece=CARDS[card], found=found, expected=expected)
