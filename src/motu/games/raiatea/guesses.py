"""Guesses (determinizations): tables that a seat can't tell from the real one."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.agenda import SPECTATOR, Decision
from motu.core.chance import Chance, seeded
from motu.core.sorting import inserted, sort_part
from motu.games.raiatea.actions.auctions import BID
from motu.games.raiatea.actions.offering import OFFER_MANA, auctioned_space
from motu.games.raiatea.actions.preparing import BUY_RITUAL, DANCE_PRIESTS, PREPARE, PrepareRitual, may_put
from motu.games.raiatea.cards import BITS, bottom_of, deck_of, removed
from motu.games.raiatea.components import STATUES
from motu.games.raiatea.seat import Seat
from motu.games.raiatea.state import (
    BUYING,
    DANCING,
    DISCARDED,
    EVERYBODY,
    LEFT,
    NOBODY,
    NOTHING,
    PREPARING,
    SHUFFLES,
    Table,
)


def guessed(t: Table, who: i64, seed: int) -> Table:
    """A table that this seat can't tell from the real one.

    Piles, face-down missions, hidden rituals, secret choices and the random generator are new.

    Mana, pearls, commodities and tokens behind the screens were gained and spent openly, so everyone knows them.
    """
    guess = t.clone()
    guess.log = None
    guess.answers = None
    guess.origin = None
    chance = seeded(seed)
    guess.chance = chance
    guess.pile = t.pile[: t.pile_left]
    chance.reshuffle(guess.pile, 0, t.pile_left)
    deal_missions(guess, chance)
    witness: i64 = EVERYBODY if who == SPECTATOR else who
    forget_others(guess, witness)
    for seat in range(len(guess.seats)):
        if seat != who:
            guess.seats[seat].hand = vec[i64]()
            guess.seats[seat].bagged = vec[i64]()
    guess.rituals = vec[i64]([i64(0)] * len(t.rituals))
    guess.discards = vec[i64]([i64(0)] * len(t.discards))
    if t.looker != who:
        guess.looked = vec[i64]()
    ask_again(guess, who)
    for deck in range(2):
        deal_rituals(t, guess, deck, who, witness, chance)
    for seat in range(len(guess.seats)):
        if seat != who:
            choose_in_secret(guess, seat, chance)
    return guess


def deal_missions(guess: Table, chance: Chance) -> None:
    """Face-down tokens and those in the box may lie anywhere among them; the box is brought into one order."""
    boxed = vec[i64]()
    for statue in range(STATUES):
        tokens = vec[i64]()
        for token in guess.boxed:
            if guess.edition.token_statue[token] == statue:
                tokens = append(tokens, token)
        hidden = not guess.is_face_up(statue)
        first: i64 = statue * guess.edition.spaces
        if hidden:
            for i in range(first, first + guess.edition.spaces):
                if guess.spaces[i] != NOTHING:
                    tokens = append(tokens, guess.spaces[i])
        count: i64 = len(tokens)
        sort_part(tokens, 0, count)
        if hidden:
            chance.shuffle(tokens, 0, count)
            for i in range(first, first + guess.edition.spaces):
                if guess.spaces[i] != NOTHING:
                    count -= 1
                    guess.spaces[i] = tokens[count]
            sort_part(tokens, 0, count)
        for i in range(count):
            boxed = append(boxed, tokens[i])
    guess.boxed = boxed


def forget_others(guess: Table, witness: i64) -> None:
    """Other seats keep only what everybody saw; what they alone have seen is forgotten."""
    for card in range(len(guess.witnessed)):
        public = guess.knows(EVERYBODY, card)
        own = guess.knows(witness, card)
        entry: i64 = 0
        for seat in range(EVERYBODY + 1):
            entry |= (own if seat == witness else public) << (8 * seat)
        guess.witnessed[card] = entry


def deal_rituals(t: Table, guess: Table, deck: i64, who: i64, witness: i64, chance: Chance) -> None:
    """All cards of a deck that a seat can't place are dealt to the hidden places, none where it can't lie.

    A card that the seat saw among the discards went into a later pile; so it is in no hand that was filled from an
    earlier one. Hands from earlier piles have fewer cards to choose from and are filled first: so it always works out.
    """
    unknown = unplaced(t, deck, who, witness)
    sort_part(unknown, 0, len(unknown))
    latest: i64 = t.decks[SHUFFLES + deck]
    for shuffles in range(latest + 1):
        for seat in range(len(t.seats)):
            if seat == who:
                continue
            for drawn in t.seats[seat].drawn:
                if drawn == deck * 256 + shuffles:
                    at = pick(guess, unknown, shuffles, witness, chance)
                    guess.seats[seat].hand = inserted(guess.seats[seat].hand, unknown[at])
                    unknown = removed(unknown, at)
    if t.looker != NOBODY and t.looker != who and len(t.looked) > 0 and deck_of(t.edition, t.looked[0]) == deck:
        for _ in range(len(t.looked)):
            at = pick(guess, unknown, latest, witness, chance)
            guess.looked = append(guess.looked, unknown[at])
            unknown = removed(unknown, at)
    chance.shuffle(unknown, 0, len(unknown))
    bottom = bottom_of(t.edition, deck)
    left: i64 = t.decks[LEFT + deck]
    for i in range(left):
        guess.rituals[bottom + i] = unknown[i]
    count: i64 = 0
    for i in range(t.decks[DISCARDED + deck]):
        card: i64 = t.discards[bottom + i]
        if t.knows(witness, card) > latest:
            guess.discards[bottom + count] = card
            count += 1
    for i in range(left, len(unknown)):
        guess.discards[bottom + count] = unknown[i]
        count += 1
    sort_part(guess.discards, bottom, bottom + count)


def unplaced(t: Table, deck: i64, who: i64, witness: i64) -> vec[i64]:
    """The cards of a deck that a seat can't place: the pile, discards it did not see, other hands and draws."""
    bottom = bottom_of(t.edition, deck)
    cards = t.rituals[bottom : bottom + t.decks[LEFT + deck]]
    for i in range(t.decks[DISCARDED + deck]):
        card: i64 = t.discards[bottom + i]
        if t.knows(witness, card) <= t.decks[SHUFFLES + deck]:
            cards = append(cards, card)
    for seat in range(len(t.seats)):
        if seat != who:
            for pile in (t.seats[seat].hand, t.seats[seat].bagged):
                for held in pile:
                    if deck_of(t.edition, held) == deck:
                        cards = append(cards, held)
    if t.looker != who:
        for held in t.looked:
            if deck_of(t.edition, held) == deck:
                cards = append(cards, held)
    return cards


def pick(guess: Table, unknown: vec[i64], shuffles: i64, witness: i64, chance: Chance) -> i64:
    """A place among the unknown cards, each that can have come from a pile equally likely."""
    fitting: i64 = 0
    for card in unknown:
        if guess.knows(witness, card) <= shuffles:
            fitting += 1
    chosen_one: i64 = chance.below(fitting)
    for at in range(len(unknown)):
        if guess.knows(witness, unknown[at]) <= shuffles:
            if chosen_one == 0:
                return at
            chosen_one -= 1
    return NOTHING


def ask_again(guess: Table, who: i64) -> None:
    """Nobody sees how many rituals another seat has gone through: who still owes answers is at the first question."""
    agenda = guess.agenda
    for i in range(len(agenda)):
        step: Any = agenda[i]
        if isinstance(step, PrepareRitual) and step.seat != who:
            agenda[i] = PREPARE[step.seat][0]
            guess.seats[step.seat].noted = 0
            guess.seats[step.seat].prepared = 0


def choose_in_secret(guess: Table, seat: i64, chance: Chance) -> None:
    """A hidden choice of another seat is made again at random, among what it may choose."""
    me = guess.seats[seat]
    if guess.secret == PREPARING:
        if me.noted > 0:
            put_some(me, me.clips(), chance)
        return
    if me.prepared > 0:
        clips: i64 = me.prepared
        put_some(me, clips, chance)
        hand = vec[i64]()
        for at in range(len(me.hand)):
            if me.holds_prepared(at):
                me.bagged = append(me.bagged, me.hand[at])
            else:
                hand = append(hand, me.hand[at])
        me.hand = hand
        me.prepared = clips
    if me.noted != NOTHING:
        moves = secret_decision(guess, seat).moves(guess)
        me.noted = moves[chance.below(len(moves))]


def secret_decision(guess: Table, seat: i64) -> Decision[Any]:
    """What everybody decides at the same time now."""
    if guess.secret == DANCING:
        return DANCE_PRIESTS[seat]
    if guess.secret == BUYING:
        return BUY_RITUAL[seat]
    space = auctioned_space(guess)
    return OFFER_MANA[seat] if space == NOTHING else BID[seat][space]


def put_some(me: Seat, clips: i64, chance: Chance) -> None:
    """Rituals of a hand are chosen for the bag: most of those that may."""
    me.prepared = 0
    for at in range(len(me.hand)):
        if may_put(me, at, clips) and chance.below(4) > 0:
            me.prepared |= BITS[at]
