"""Samples a history of the goods that agrees with everything a seat has seen.

It replays the ledger. What the seat saw happens as it did; where it did not see what happened, one of the possible
events is picked at random. If a later fact contradicts a pick, the sample is rejected and a new one is begun. So every
history comes out as often as it is likely, if the others chose evenly. Where rejection takes too long, a backtracking
search finds a possible history, which is then not evenly chosen.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.chance import Chance
from motu.games.bali.components import KINDS, BaliEdition
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
    kept,
    kind_of,
    looked,
    lying,
    pack,
    place_of,
    seat_of,
    showing,
    top_of,
    what_of,
    without,
)

SAMPLES: Final = 24
"""Samples that may be rejected before the backtracking search begins."""
FIRST_PICK_LIMIT: Final = 50
"""Picks of the backtracking search before it restarts. The limit doubles with each restart."""

IMPOSSIBLE: Final = -1


def sample_history(edition: BaliEdition, facts: vec[i64], seats: i64, who: i64, chance: Chance) -> History:
    """A history that this seat can't tell from the true one. The true one is possible, so one is always found."""
    sampler = HistorySampler(edition, facts, seats, who, chance)
    for _ in range(SAMPLES):
        history = new_history(edition, seats)
        if sampler.sample(history):
            return history
    limit: i64 = FIRST_PICK_LIMIT
    sampler.note_later_facts()
    while True:
        sampler.picks_left = limit
        history = new_history(edition, seats)
        if sampler.search(history):
            return sampler.found
        limit *= 2


@final
class History:
    """A history so far: the goods of each seat and of the box, the altar, and the facts."""

    def __init__(self, goods: vec[i64], altar: vec[i64], ledger: vec[i64]) -> None:
        self.goods = goods
        self.altar = altar
        self.ledger = ledger

    def clone(self) -> History:
        return History(self.goods[:], self.altar[:], self.ledger[:])


def new_history(edition: BaliEdition, seats: i64) -> History:
    """Everybody has the starting goods; the box has those that the oracle variant lays on the altar."""
    goods = vec[i64]([edition.starting_goods] * (KINDS * seats) + [edition.oracle_goods] * KINDS)
    return History(goods, vec[i64](), vec[i64]())


@final
class HistorySampler:
    """Replays the facts of one ledger as one seat knows them."""

    def __init__(self, edition: BaliEdition, facts: vec[i64], seats: i64, who: i64, chance: Chance) -> None:
        self.facts = facts
        self.seats: Final[i64] = seats
        self.who: Final[i64] = who
        self.chance = chance
        self.picks_left: i64 = 0
        self.found = new_history(edition, seats)
        self.needs = vec[i64]()
        self.keeps = vec[i64]()

    def sample(self, history: History) -> bool:
        """Replay once with evenly chosen picks. False if a fact contradicts them."""
        for at in range(len(self.facts)):
            entry: i64 = self.facts[at]
            if hides(entry, self.who):
                entry = self.any_pick(history, at)
                if entry == IMPOSSIBLE:
                    return False
            if not apply_fact(history, entry, self.seats):
                return False
        return True

    def any_pick(self, history: History, at: i64) -> i64:
        """One of the events that can have happened, all equally likely."""
        picked: i64 = IMPOSSIBLE
        count: i64 = 0
        for choice in range(choices_of(self.facts, at)):
            entry = self.entry(history, at, choice)
            if entry != IMPOSSIBLE:
                count += 1
                if self.chance.below(count) == 0:
                    picked = entry
        return picked

    def entry(self, history: History, at: i64, choice: i64) -> i64:
        """A hidden fact as it would be with this choice, or IMPOSSIBLE."""
        entry: i64 = self.facts[at]
        what = what_of(entry)
        seat = seat_of(entry)
        if what == LOOKED:
            return looked(seat, count_of(entry), pack(history.altar, count_of(entry)))
        if what == KEPT:
            if showing(without(history.altar, choice)) != top_of(entry):
                return IMPOSSIBLE
            return kept(seat, choice, top_of(entry))
        owner: i64 = self.seats if what == START_LAID else seat
        return IMPOSSIBLE if history.goods[owner * KINDS + choice] == 0 else fact(what, seat, choice)

    def note_later_facts(self) -> None:
        """For every fact, note what its seat lays openly after it and how often it keeps a good later."""
        needs = vec[i64]([i64(0)] * (KINDS * self.seats))
        keeps = vec[i64]([i64(0)] * self.seats)
        total: i64 = len(self.facts)
        self.needs = vec[i64]([i64(0)] * (KINDS * total))
        self.keeps = vec[i64]([i64(0)] * total)
        for at in range(total - 1, -1, -1):
            entry: i64 = self.facts[at]
            seat = seat_of(entry)
            for good in range(KINDS):
                self.needs[at * KINDS + good] = needs[seat * KINDS + good]
            self.keeps[at] = keeps[seat]
            what = what_of(entry)
            if what == KEPT:
                keeps[seat] += 1
            elif what == LAID_UP:
                needs[seat * KINDS + good_of(entry)] += 1
            elif what == GAINED and needs[seat * KINDS + good_of(entry)] > 0:
                needs[seat * KINDS + good_of(entry)] -= 1

    def search(self, history: History) -> bool:
        """Backtracking search: change the last pick where it fails. False also if the limit of picks is reached."""
        at: i64 = len(history.ledger)
        while at < len(self.facts):
            if hides(self.facts[at], self.who):
                return self.search_picks(history, at)
            if not apply_fact(history, self.facts[at], self.seats):
                return False
            at += 1
        self.found = history
        return True

    def search_picks(self, history: History, at: i64) -> bool:
        count = choices_of(self.facts, at)
        order = vec[i64]([i64(choice) for choice in range(count)])
        self.chance.shuffle(order, 0, count)
        for i in range(count):
            entry = self.entry(history, at, order[i])
            if entry == IMPOSSIBLE:
                continue
            self.picks_left -= 1
            if self.picks_left < 0:
                return False
            further = history.clone()
            if apply_fact(further, entry, self.seats) and self.may_succeed(further, at) and self.search(further):
                return True
        return False

    def may_succeed(self, history: History, at: i64) -> bool:
        """Whether the seat can still lay openly what it is known to lay later, counting every good it keeps."""
        if what_of(self.facts[at]) != LAID_DOWN:
            return True
        seat = seat_of(self.facts[at])
        lacking: i64 = 0
        for good in range(KINDS):
            missing: i64 = self.needs[at * KINDS + good] - history.goods[seat * KINDS + good]
            if missing > 0:
                lacking += missing
        return lacking <= self.keeps[at]


def choices_of(facts: vec[i64], at: i64) -> i64:
    """How many events a hidden fact may have been: a kind of good, or a place among those looked at just before."""
    what = what_of(facts[at])
    if what == LOOKED:
        return 1
    return count_of(facts[at - 1]) if what == KEPT else KINDS


def apply_fact(history: History, entry: i64, box: i64) -> bool:
    """Apply a fact to a history. False if it is not possible."""
    what = what_of(entry)
    seat = seat_of(entry)
    if what == LOOKED:
        if pack(history.altar, count_of(entry)) != cards_of(entry):
            return False
    elif what == KEPT:
        place = place_of(entry)
        history.goods[seat * KINDS + kind_of(history.altar[len(history.altar) - 1 - place])] += 1
        history.altar = without(history.altar, place)
    elif what == GAINED:
        history.goods[seat * KINDS + good_of(entry)] += 1
    else:
        if what != SUPPLY_LAID:
            owner: i64 = (box if what == START_LAID else seat) * KINDS + good_of(entry)
            if history.goods[owner] == 0:
                return False
            history.goods[owner] -= 1
        history.altar = append(history.altar, lying(good_of(entry), what in (LAID_UP, SUPPLY_LAID)))
    history.ledger = append(history.ledger, entry)
    return True
