"""The story of the goods told again as a seat knows it, with everything it can't know chosen by chance.

It walks the ledger. What the seat saw happens as it did; where it did not see what happened, one of the possible
things is picked. A pick that a later fact contradicts makes the whole story void, and it is told anew: so every story
comes out as often as it is likely, if the others chose evenly. Where that succeeds too rarely, the story is told with
foresight and picks are changed one by one; then it is still a possible story, but not an evenly chosen one.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.chance import Chance
from motu.games.bali.components import KINDS, ORACLE_GOODS, STARTING_GOODS
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

TELLINGS: Final = 24
"""So often a story is told without foresight before foresight is used."""
FIRST_PATIENCE: Final = 50
"""So many picks are made with foresight before it begins anew with other ones; each time twice as many."""

IMPOSSIBLE: Final = -1


def retell(facts: vec[i64], seats: i64, who: i64, chance: Chance) -> Story:
    """A story that this seat can't tell from the true one. The true one is possible, so one is always found."""
    teller = Teller(facts, seats, who, chance)
    for _ in range(TELLINGS):
        story = begin(seats)
        if teller.tell(story):
            return story
    patience: i64 = FIRST_PATIENCE
    teller.look_ahead()
    while True:
        teller.patience = patience
        story = begin(seats)
        if teller.search(story):
            return teller.found
        patience *= 2


@final
class Story:
    """How far a story was told: the goods of each seat and of the box, the altar, and the facts so far."""

    def __init__(self, goods: vec[i64], altar: vec[i64], ledger: vec[i64]) -> None:
        self.goods = goods
        self.altar = altar
        self.ledger = ledger

    def clone(self) -> Story:
        return Story(self.goods[:], self.altar[:], self.ledger[:])


def begin(seats: i64) -> Story:
    """Everybody has the starting goods, and the box those that the oracle game lays on the altar."""
    goods = vec[i64]([STARTING_GOODS] * (KINDS * seats) + [ORACLE_GOODS] * KINDS)
    return Story(goods, vec[i64](), vec[i64]())


@final
class Teller:
    """Tells the facts of one ledger again for one seat."""

    def __init__(self, facts: vec[i64], seats: i64, who: i64, chance: Chance) -> None:
        self.facts = facts
        self.seats: Final[i64] = seats
        self.who: Final[i64] = who
        self.chance = chance
        self.patience: i64 = 0
        self.found = begin(seats)
        self.needs = vec[i64]()
        self.keeps = vec[i64]()

    def tell(self, story: Story) -> bool:
        """Tell it once with even picks; False if it contradicts itself."""
        for at in range(len(self.facts)):
            entry: i64 = self.facts[at]
            if hides(entry, self.who):
                entry = self.any_pick(story, at)
                if entry == IMPOSSIBLE:
                    return False
            if not happen(story, entry, self.seats):
                return False
        return True

    def any_pick(self, story: Story, at: i64) -> i64:
        """One of the things that can have happened, each equally likely."""
        picked: i64 = IMPOSSIBLE
        count: i64 = 0
        for choice in range(choices_of(self.facts, at)):
            entry = self.entry(story, at, choice)
            if entry != IMPOSSIBLE:
                count += 1
                if self.chance.below(count) == 0:
                    picked = entry
        return picked

    def entry(self, story: Story, at: i64, choice: i64) -> i64:
        """A hidden fact as it would be with this choice, or IMPOSSIBLE."""
        entry: i64 = self.facts[at]
        what = what_of(entry)
        seat = seat_of(entry)
        if what == LOOKED:
            return looked(seat, count_of(entry), pack(story.altar, count_of(entry)))
        if what == KEPT:
            if showing(without(story.altar, choice)) != top_of(entry):
                return IMPOSSIBLE
            return kept(seat, choice, top_of(entry))
        owner: i64 = self.seats if what == START_LAID else seat
        return IMPOSSIBLE if story.goods[owner * KINDS + choice] == 0 else fact(what, seat, choice)

    def look_ahead(self) -> None:
        """For every fact: what its seat must still lay openly after it, and how often it keeps a good later."""
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

    def search(self, story: Story) -> bool:
        """Tell it with foresight, changing the last pick where it fails; False also when patience is at an end."""
        at: i64 = len(story.ledger)
        while at < len(self.facts):
            if hides(self.facts[at], self.who):
                return self.search_picks(story, at)
            if not happen(story, self.facts[at], self.seats):
                return False
            at += 1
        self.found = story
        return True

    def search_picks(self, story: Story, at: i64) -> bool:
        count = choices_of(self.facts, at)
        order = vec[i64]([i64(choice) for choice in range(count)])
        self.chance.shuffle(order, 0, count)
        for i in range(count):
            entry = self.entry(story, at, order[i])
            if entry == IMPOSSIBLE:
                continue
            self.patience -= 1
            if self.patience < 0:
                return False
            further = story.clone()
            if happen(further, entry, self.seats) and self.hopeful(further, at) and self.search(further):
                return True
        return False

    def hopeful(self, story: Story, at: i64) -> bool:
        """Whether the seat can still lay openly what it is known to lay, counting every good it keeps later."""
        if what_of(self.facts[at]) != LAID_DOWN:
            return True
        seat = seat_of(self.facts[at])
        lacking: i64 = 0
        for good in range(KINDS):
            missing: i64 = self.needs[at * KINDS + good] - story.goods[seat * KINDS + good]
            if missing > 0:
                lacking += missing
        return lacking <= self.keeps[at]


def choices_of(facts: vec[i64], at: i64) -> i64:
    """How many things a hidden fact may have been: a kind of good, or a place of those looked at just before."""
    what = what_of(facts[at])
    if what == LOOKED:
        return 1
    return count_of(facts[at - 1]) if what == KEPT else KINDS


def happen(story: Story, entry: i64, box: i64) -> bool:
    """Let a fact happen in a story; False if it can't."""
    what = what_of(entry)
    seat = seat_of(entry)
    if what == LOOKED:
        if pack(story.altar, count_of(entry)) != cards_of(entry):
            return False
    elif what == KEPT:
        place = place_of(entry)
        story.goods[seat * KINDS + kind_of(story.altar[len(story.altar) - 1 - place])] += 1
        story.altar = without(story.altar, place)
    elif what == GAINED:
        story.goods[seat * KINDS + good_of(entry)] += 1
    else:
        if what != SUPPLY_LAID:
            owner: i64 = (box if what == START_LAID else seat) * KINDS + good_of(entry)
            if story.goods[owner] == 0:
                return False
            story.goods[owner] -= 1
        story.altar = append(story.altar, lying(good_of(entry), what in (LAID_UP, SUPPLY_LAID)))
    story.ledger = append(story.ledger, entry)
    return True
