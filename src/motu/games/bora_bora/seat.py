"""One player's things, and small questions about them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.copying import copy_into
from motu.games.bora_bora.bits import bit, count, has, lowest
from motu.games.bora_bora.components import (
    COLOURS,
    COPIES,
    KIND_COUNT,
    MAN,
    BoraBoraEdition,
    reach_place,
)

NOTHING: Final = -1

START: Final = 0
STATUS: Final = 1
TEMPLE_POINTS: Final = 2
BUILT: Final = 3
RED_FISH: Final = 4
TASK: Final = 5
HELPED: Final = 6
FISHED: Final = 7
PEOPLE: Final = 8
EARNED: Final = 9
"""Where points come from during the game; the sources of the end follow in scoring.py."""

BY_TILE: Final = 0
BY_CARD: Final = 1
BY_PAIR: Final = 2
PAYMENTS: Final = BY_PAIR + COLOURS
"""Ways to pay for a god: a god tile, its card and an offering, or two cards of a colour and an offering."""


@final
class Seat:
    """One player's things. Spaces, regions, tiles and the like are sets kept as bits (see bits.py)."""

    def __init__(
        self,
        *,
        edition: BoraBoraEdition,
        offerings: i64,
        shells: i64,
        god_tiles: i64,
        priests: i64,
        status: i64,
        arrived: i64,
        huts: i64,
        on_last: i64,
        men: i64,
        women: i64,
        shifted: i64,
        regions: i64,
        materials: i64,
        covered: i64,
        buildings: i64,
        plots: i64,
        jewelry: i64,
        done: i64,
        points: vec[i64],
        people: vec[i64],
        kinds: vec[i64],
        hand: vec[i64],
        known: vec[i64],
        beside: vec[i64],
        tasks: vec[i64],
    ) -> None:
        self.edition: Final = edition
        self.offerings = offerings
        self.shells = shells
        self.god_tiles = god_tiles
        self.priests = priests
        self.status = status
        self.arrived = arrived
        self.huts = huts
        self.on_last = on_last
        self.men = men
        self.women = women
        self.shifted = shifted
        self.regions = regions
        self.materials = materials
        self.covered = covered
        self.buildings = buildings
        self.plots = plots
        self.jewelry = jewelry
        self.done = done
        self.points = points
        self.people = people
        self.kinds = kinds
        self.hand = hand
        self.known = known
        self.beside = beside
        self.tasks = tasks

    def clone(self) -> Seat:
        return Seat(
            edition=self.edition,
            offerings=self.offerings,
            shells=self.shells,
            god_tiles=self.god_tiles,
            priests=self.priests,
            status=self.status,
            arrived=self.arrived,
            huts=self.huts,
            on_last=self.on_last,
            men=self.men,
            women=self.women,
            shifted=self.shifted,
            regions=self.regions,
            materials=self.materials,
            covered=self.covered,
            buildings=self.buildings,
            plots=self.plots,
            jewelry=self.jewelry,
            done=self.done,
            points=self.points[:],
            people=self.people[:],
            kinds=self.kinds[:],
            hand=self.hand[:],
            known=self.known[:],
            beside=self.beside[:],
            tasks=self.tasks[:],
        )

    def copy_from(self, other: Seat) -> None:
        """Become a copy of another seat, in place."""
        self.offerings = other.offerings
        self.shells = other.shells
        self.god_tiles = other.god_tiles
        self.priests = other.priests
        self.status = other.status
        self.arrived = other.arrived
        self.huts = other.huts
        self.on_last = other.on_last
        self.men = other.men
        self.women = other.women
        self.shifted = other.shifted
        self.regions = other.regions
        self.materials = other.materials
        self.covered = other.covered
        self.buildings = other.buildings
        self.plots = other.plots
        self.jewelry = other.jewelry
        self.done = other.done
        copy_into(self.points, other.points)
        copy_into(self.people, other.people)
        copy_into(self.kinds, other.kinds)
        copy_into(self.hand, other.hand)
        copy_into(self.known, other.known)
        copy_into(self.beside, other.beside)
        copy_into(self.tasks, other.tasks)

    # The gathering board

    def free(self) -> i64:
        """The spaces without a hut and without a person (BB-P1)."""
        return ~(self.huts | self.men | self.women) & (self.edition.other_spaces | bit(self.edition.last_space))

    def may_move_hut(self) -> bool:
        """A hut stands on another space, and no person lies on the last (BB-H4)."""
        return self.huts & self.edition.other_spaces != 0 and not has(self.men | self.women, self.edition.last_space)

    def movable_huts(self) -> i64:
        return (
            0 if has(self.men | self.women, self.edition.last_space) else count(self.huts & self.edition.other_spaces)
        )

    def take_hut(self, from_last: bool) -> None:
        """A hut leaves the board: from the last space, or from the lowest of the others, which are all alike."""
        if from_last:
            self.on_last -= 1
            if self.on_last == 0:
                self.huts &= ~bit(self.edition.last_space)
        else:
            self.huts &= ~bit(lowest(self.huts & self.edition.other_spaces))

    def move_hut(self) -> None:
        self.take_hut(False)
        self.on_last += 1
        self.huts |= bit(self.edition.last_space)

    def settle(self, sex: i64, tile: i64, on_last: bool) -> None:
        """A person comes to a free space: the last, or the lowest of the others."""
        space: i64 = self.edition.last_space if on_last else lowest(self.free() & self.edition.other_spaces)
        if sex == MAN:
            self.men |= bit(space)
        else:
            self.women |= bit(space)
        self.people[space] = tile
        self.kinds[sex * KIND_COUNT + tile // COPIES] += 1

    def unshifted(self, sex: i64, symbols: i64) -> i64:
        """The spaces of unshifted people of a sex whose tiles show this many symbols."""
        found: i64 = 0
        waiting: i64 = (self.men if sex == MAN else self.women) & ~self.shifted
        while waiting != 0:
            space = lowest(waiting)
            waiting &= waiting - 1
            if self.edition.symbols[self.people[space]] == symbols:
                found |= bit(space)
        return found

    # The ceremony area

    def has_plot(self) -> bool:
        """Materials lie on two adjacent ceremony spaces (BB-B1)."""
        m: i64 = self.materials
        return (m & (m >> 1) & self.edition.not_last_column) | (m & (m >> self.edition.ceremony_columns)) != 0

    def buildable(self, value: i64) -> i64:
        """The unbuilt tiles with a number up to a value, as a set of numbers less one."""
        return ~self.buildings & (bit(value) - 1)

    def plot_of(self, building: i64) -> i64:
        """The plot of a building, as an index into PLOTS."""
        return (self.plots >> (5 * building)) & 31

    # The map

    def reachable(self, ways: i64, value: i64) -> i64:
        """Regions without an own hut that a path of these ways up to a value joins to an own hut (BB-X1, BB-X2)."""
        start: i64 = reach_place(ways, value)
        found: i64 = 0
        own: i64 = self.regions
        region: i64 = 0
        while own != 0:
            if own & 1 == 1:
                found |= self.edition.reach[start + region]
            own >>= 1
            region += 1
        return found & ~self.regions

    # Gods

    def cards_in_hand(self) -> i64:
        cards: i64 = 0
        for colour in range(COLOURS):
            cards += self.hand[colour]
        return cards

    def hidden_cards(self) -> i64:
        """How many cards of this hand the others can't name (BB-I1)."""
        cards: i64 = 0
        for colour in range(COLOURS):
            cards += self.hand[colour] - self.known[colour]
        return cards

    def has_means(self, god: i64, tiles: i64, offerings: i64, spent: i64, times: i64) -> bool:
        """Whether this many tiles and offerings, and the hand less some cards of one colour, can pay for a god."""
        if tiles > 0:
            return True
        if offerings <= 0:
            return False
        for colour in range(COLOURS):
            held: i64 = self.hand[colour]
            if colour == spent:
                held -= times
            if held >= 2 or (held == 1 and colour == god):
                return True
        return False

    def can_play(self, god: i64) -> bool:
        """Whether this god can be paid for (BB-G1 to BB-G3)."""
        return self.has_means(god, self.god_tiles, self.offerings, NOTHING, 0)

    def can_play_after(self, god: i64, paid: i64, way: i64) -> bool:
        """Whether a god can be paid for after another was paid in this way."""
        if way == BY_TILE:
            return self.has_means(god, self.god_tiles - 1, self.offerings, NOTHING, 0)
        if way == BY_CARD:
            return self.has_means(god, self.god_tiles, self.offerings - 1, paid, 1)
        return self.has_means(god, self.god_tiles, self.offerings - 1, way - BY_PAIR, 2)

    def can_pay(self, god: i64, way: i64) -> bool:
        if way == BY_TILE:
            return self.god_tiles > 0
        if self.offerings == 0:
            return False
        return self.hand[god] > 0 if way == BY_CARD else self.hand[way - BY_PAIR] > 1

    def can_play_both(self, first: i64, second: i64) -> bool:
        return any(self.can_pay(first, way) and self.can_play_after(second, first, way) for way in range(PAYMENTS))

    def can_play_all(self, gods: i64) -> bool:
        """Whether one god or two, as a set, can be paid for."""
        first = lowest(gods)
        rest: i64 = gods & (gods - 1)
        return self.can_play(first) if rest == 0 else self.can_play_both(first, lowest(rest))

    def can_play_openly(self, gods: i64) -> bool:
        """Whether god tiles and cards that all know of can pay for these gods."""
        held = self.hand
        self.hand = self.known
        able = self.can_play_all(gods)
        self.hand = held
        return able

    def may_hide_means(self) -> bool:
        """Whether others must reckon with a god from the cards they can't see."""
        return self.offerings > 0 and self.hidden_cards() > 0

    def could_play(self, god: i64) -> bool:
        """Whether this god can be paid for as far as others know."""
        if self.god_tiles > 0 or self.may_hide_means():
            return True
        return self.can_play(god)
