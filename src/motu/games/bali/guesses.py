"""Guesses (determinizations): tables that a seat can't tell from the real one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.chance import seeded
from motu.games.bali.components import CARDS, KINDS
from motu.games.bali.history_sampler import sample_history
from motu.games.bali.ledger import hides
from motu.games.bali.state import Table


def guessed(t: Table, who: i64, seed: int) -> Table:
    """A table that this seat can't tell from the real one: the pile, the hidden goods and the random generator are new.

    Hands are known to everyone who remembers: sets are known by colour, and every card was taken openly (BA-S2, BA-K4).
    """
    guess = t.clone_without_history()
    guess.chance = seeded(seed)
    guess.pile = t.pile[:]
    sort_cards(guess.pile, t.pile_size)
    guess.chance.shuffle(guess.pile, 0, t.pile_size)
    if t.over():
        guess.ledger = facts_seen(t.ledger, who)
        return guess
    history = sample_history(t.edition, t.ledger, len(t.seats), who, guess.chance)
    guess.altar = history.altar
    guess.ledger = history.ledger
    for seat in range(len(t.seats)):
        for good in range(KINDS):
            guess.seats[seat].goods[good] = history.goods[seat * KINDS + good]
    return guess


def facts_seen(ledger: vec[i64], who: i64) -> vec[i64]:
    """The facts that a seat saw completely. After the end nothing has to be inferred from the others."""
    seen = vec[i64]()
    for i in range(len(ledger)):
        if not hides(ledger[i], who):
            seen = append(seen, ledger[i])
    return seen


def sort_cards(pile: vec[i64], size: i64) -> None:
    """Sort the hidden pile, so that a guess depends on which cards it holds and not on their order.

    The pile is long and has few kinds of cards, so they are counted.
    """
    counts = vec[i64]([i64(0)] * len(CARDS))
    for i in range(size):
        counts[pile[i]] += 1
    at: i64 = 0
    for card in range(len(CARDS)):
        for _ in range(counts[card]):
            pile[at] = card
            at += 1
