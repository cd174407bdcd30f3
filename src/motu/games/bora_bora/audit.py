"""The laws of conservation: every piece is somewhere, exactly once, and what is kept twice agrees."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core.errors import Broken
from motu.games.bora_bora.bits import bit, count, has, listed
from motu.games.bora_bora.components import (
    COLOURS,
    COPIES,
    FISHING,
    GODS,
    KIND_COUNT,
    MAN,
    REGION_COUNT,
    TILES_A_SEX,
)
from motu.games.bora_bora.seat import NOTHING
from motu.games.bora_bora.state import END, NOBODY, Table, face_of, tile_of


def audit(t: Table) -> None:
    """Raise Broken if a piece was lost, made or counted below zero."""
    for seat in range(len(t.seats)):
        audit_seat(t, seat)
    audit_people(t)
    audit_cards(t)
    audit_tasks(t)
    audit_jewelry(t)
    audit_dice(t)
    audit_order(t)
    tiles = t.god_tiles_left + t.god_tiles_gone
    for me in t.seats:
        tiles += me.god_tiles
    same("god tiles", tiles, t.edition.god_tiles)


def same(piece: str, found: i64, expected: i64) -> None:
    if found != expected:
        raise Broken("pieces-not-conserved", piece=piece, found=found, expected=expected)


def never_below_zero(piece: str, found: i64) -> None:
    if found < 0:
        raise Broken("pieces-not-conserved", piece=piece, found=found, expected=0)


def audit_seat(t: Table, seat: i64) -> None:
    """Huts, priests, buildings, and the spaces that two things can't share."""
    me = t.seats[seat]
    on_board = count(me.huts & ~bit(t.edition.last_space)) + me.on_last
    same("huts", on_board + count(me.regions), t.edition.huts)
    same("huts on space 12", 1 if me.on_last > 0 else 0, 1 if has(me.huts, t.edition.last_space) else 0)
    same("priests", me.priests + t.priests_of(seat), t.edition.priests)
    same("spaces used twice", me.huts & (me.men | me.women) | me.men & me.women, 0)
    same("shifted without a person", me.shifted & ~(me.men | me.women), 0)
    same("ceremony spaces used twice", me.materials & me.covered, 0)
    same("covered spaces", count(me.covered), 2 * count(me.buildings))
    plots: i64 = 0
    for building in listed(me.buildings):
        plots |= t.edition.plots[me.plot_of(building)]
    same("plots", plots, me.covered)
    same("building tiles", count(me.buildings & ~(bit(t.edition.buildings) - 1)), 0)
    never_below_zero("offerings", me.offerings)
    never_below_zero("shells", me.shells)
    never_below_zero("god tiles", me.god_tiles)
    for region in range(REGION_COUNT):
        if t.holders[region] == seat and not has(me.regions, region):
            raise Broken("pieces-not-conserved", piece="huts on building spaces", found=0, expected=1)
    for colour in range(COLOURS):
        never_below_zero("known god cards", me.known[colour])
        never_below_zero("hidden god cards", me.hand[colour] - me.known[colour])


def audit_people(t: Table) -> None:
    """All 72 people: on boards, in the display, in the piles, or gone."""
    for sex in range(2):
        found = [0] * TILES_A_SEX
        gone = t.men_gone if sex == MAN else t.women_gone
        for tile in range(TILES_A_SEX):
            if has(gone, tile):
                found[tile] += 1
        for position in listed(t.men_left if sex == MAN else t.women_left):
            found[t.person_at(sex, position)] += 1
        first = (t.round + 1) * t.edition.people_shown
        for place in range(first, t.edition.rounds * t.edition.people_shown):
            found[t.people_pile[sex * TILES_A_SEX + place]] += 1
        for me in t.seats:
            kinds = [0] * KIND_COUNT
            for space in listed(me.men if sex == MAN else me.women):
                found[me.people[space]] += 1
                kinds[me.people[space] // COPIES] += 1
            for kind in range(KIND_COUNT):
                same("people of a kind", me.kinds[sex * KIND_COUNT + kind], kinds[kind])
        for tile in range(TILES_A_SEX):
            same("person tile", found[tile], 1)


def audit_cards(t: Table) -> None:
    pile: i64 = 0
    discard: i64 = 0
    for colour in range(COLOURS):
        found = t.pile[colour] + t.discard[colour]
        never_below_zero("god cards in the pile", t.pile[colour])
        pile += t.pile[colour]
        discard += t.discard[colour]
        for me in t.seats:
            found += me.hand[colour]
        for shown in t.cards_shown:
            if shown == colour:
                found += 1
        same(f"{GODS[colour]} god cards", found, t.edition.cards_each)
    same("god cards in the pile", pile, t.pile_size)
    same("god cards discarded", discard, t.discard_size)


def audit_tasks(t: Table) -> None:
    """All 60 tasks: before players, completed, shown, in the pile, or gone."""
    found = [0] * t.edition.task_count
    for me in t.seats:
        for slot in range(t.edition.task_slots):
            if me.tasks[slot] != NOTHING:
                found[me.tasks[slot]] += 1
        for task in listed(me.done):
            found[task] += 1
    for task in t.tasks_shown:
        if task != NOTHING:
            found[task] += 1
    for task in listed(t.tasks_gone):
        found[task] += 1
    for place in range(t.tasks_drawn, len(t.task_pile)):
        found[t.task_pile[place]] += 1
    for task in range(t.edition.task_count):
        same("task tile", found[task], 1)


def audit_jewelry(t: Table) -> None:
    found = [0] * t.edition.jewels
    for me in t.seats:
        for tile in listed(me.jewelry):
            found[tile] += 1
    for tile in listed(t.jewels_gone):
        found[tile] += 1
    for place in listed(t.jewels_left):
        found[t.jewel_at(place)] += 1
    for place in range((t.round + 1) * t.edition.jewels_shown, t.edition.jewels):
        found[t.jewels[place]] += 1
    for tile in range(t.edition.jewels):
        same("jewelry tile", found[tile], 1)


def audit_dice(t: Table) -> None:
    """The lowest face of a tile is that of the lowest die on it."""
    if t.phase == END:
        return
    for tile in range(FISHING):
        least = 0
        for die in range(len(t.seats) * t.edition.dice):
            if tile_of(t.dice[die]) == tile and (least == 0 or face_of(t.dice[die]) < least):
                least = face_of(t.dice[die])
        if least > 0:
            same("lowest face", t.lowest_faces[tile], least)


def audit_order(t: Table) -> None:
    """Everybody has one turn order tile and a place of their own in the stack."""
    seats: i64 = 0
    stack: list[int] = []
    for place in range(len(t.order)):
        seats |= bit(t.order[place])
        stack.append(int(t.seats[place].arrived))
    same("turn order tiles", count(seats), len(t.seats))
    same("status markers", len(set(stack)), len(t.seats))
    for place in range(len(t.temple)):
        if t.temple[place] != NOBODY and t.temple[place] >= len(t.seats):
            raise Broken("pieces-not-conserved", piece="priests", found=t.temple[place], expected=0)
