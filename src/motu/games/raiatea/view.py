"""Who knows what: the view of a seat, and the log as a seat may read it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.core.agenda import SPECTATOR, Event, Json
from motu.games.raiatea.actions.missions import can_pay, open_spaces
from motu.games.raiatea.components import (
    ASSISTANTS,
    BROWN,
    COMMODITIES,
    KINDS,
    RANKS,
    STATUES,
    RaiateaEdition,
)
from motu.games.raiatea.events import (
    HiddenRitualKept,
    HiddenRitualsDrawn,
    HiddenRitualsPrepared,
    RitualKept,
    RitualsDrawn,
    RitualsPrepared,
)
from motu.games.raiatea.flow import CEREMONY
from motu.games.raiatea.scoring import by_source, pair_points, points
from motu.games.raiatea.seat import USED, Seat
from motu.games.raiatea.state import ASSISTANT_MARKET, BIDDING, DISCARDED, LEFT, MASK_MARKET, NOBODY, NOTHING, Table
from motu.games.raiatea.vocabulary import LOCATIONS

HIDDEN: Final = "hidden"
STEPS: Final = {6: "dance", 5: "buying", 4: "preparation", 2: "blessings"}
"""The steps of a ceremony by how many are still to come, where that says it all."""


def seen(t: Table, who: i64) -> Json:
    """Everything that a seat, or a spectator, may look at (RA-I1); after the end everything behind the screens."""
    over = t.over()
    view: Json = {
        "order": [int(seat) for seat in t.order],
        "first": int(t.first),
        "round": int(t.round),
        "ceremonies": int(t.ceremonies),
        "over": over,
        "step": step_of_ceremony(t),
        "kahuna": None if t.kahuna == NOBODY else int(t.kahuna),
        "tiles": [LOCATIONS[i] for i in range(len(LOCATIONS)) if (t.claimed >> i) & 1 == 0],
        "forest": [t.edition.forest_names[card] for card in t.forest],
        "pile": int(t.pile_left),
        "markers": {COMMODITIES[kind]: int(t.markers[kind]) + 1 for kind in range(KINDS)},
        "market": {
            "commodities": {COMMODITIES[kind]: int(t.market[kind]) for kind in range(KINDS)},
            "assistants": {ASSISTANTS[kind]: int(t.market[ASSISTANT_MARKET + kind]) for kind in range(KINDS)},
            "masks": {
                t.edition.mask_names[motif]: int(t.market[MASK_MARKET + motif]) for motif in range(t.edition.masks + 1)
            },
        },
        "statues": [seen_statue(t, statue) for statue in range(STATUES)],
        "decks": {
            "normal": {"pile": int(t.decks[LEFT]), "discards": int(t.decks[DISCARDED])},
            "forbidden": {"pile": int(t.decks[LEFT + 1]), "discards": int(t.decks[DISCARDED + 1])},
        },
        "row": [{"ritual": ritual_name(t.edition, entry >> 3), "seat": seat_in_row(t, entry)} for entry in t.row],
        "mana_on_table": int(t.bag) if t.blessing else None,
        "looking": None if t.looker == NOBODY else {"seat": int(t.looker), "count": len(t.looked)},
        "options": {
            "tane": t.tane,
            "oracle": t.oracle,
            "mana_shortage": t.shortage,
            "passing_is_final": t.passing_is_final,
        },
        "seats": [seen_seat(t.seats[seat], seat == who, over) for seat in range(len(t.seats))],
    }
    if t.looker != NOBODY and t.looker == who:
        view["looking"]["rituals"] = [ritual_name(t.edition, card) for card in t.looked]
    if who != SPECTATOR:
        view["seats"][who]["ready"] = ready_missions(t, who)
    return view


def step_of_ceremony(t: Table) -> str | None:
    """Where the ceremony is: what of it is still to come lies on the agenda."""
    left: i64 = 0
    for step in t.agenda:
        for planned in CEREMONY:
            if step is planned:
                left += 1
    if left == len(CEREMONY) or left == 0:
        return None
    bidding = t.secret == BIDDING
    if left == 3:
        return "offering" if bidding else "gifts"
    if left == 1:
        return "auction" if bidding else "building"
    return STEPS[left]


def ready_missions(t: Table, who: i64) -> list[str]:
    """The spaces of open statues whose missions a seat has what they ask for, as `statue/place` (RA-M2, RA-M3)."""
    ready: list[str] = []
    for space in range(open_spaces(t)):
        token: i64 = t.spaces[space]
        if token != NOTHING and can_pay(t.seats[who], token):
            ready.append(f"{int(space) // t.edition.spaces + 1}/{int(space) % t.edition.spaces + 1}")
    return ready


def seat_in_row(t: Table, entry: i64) -> int | None:
    """Whose clip a ritual in the row has; brown ones have none."""
    return None if t.edition.ritual_kind[t.edition.design_of[entry >> 3]] == BROWN else int(entry & 7)


def ritual_name(edition: RaiateaEdition, card: i64) -> str:
    return edition.rituals[edition.design_of[card]]


def seen_statue(t: Table, statue: i64) -> list[str | None]:
    """The spaces of a statue: a mission, a token's back, or nothing (RA-S8, RA-V2)."""
    spaces: list[str | None] = []
    for i in range(t.edition.spaces):
        token: i64 = t.spaces[statue * t.edition.spaces + i]
        if token == NOTHING:
            spaces.append(None)
        else:
            spaces.append(t.edition.tokens[token] if t.is_face_up(statue) else HIDDEN)
    return spaces


def seen_seat(me: Seat, own: bool, over: bool) -> Json:
    """What is in front of a screen and, for the viewer's own seat, behind it (RA-I1)."""
    view: Json = {
        "priests": int(me.priests),
        "tattoos": int(me.tattoos),
        "rank": RANKS[me.rank()],
        "points": open_points(me, over),
        "assistants": {ASSISTANTS[kind]: int(me.assistants[kind]) for kind in range(KINDS)},
        "used_assistants": {ASSISTANTS[kind]: int(me.assistants[USED + kind]) for kind in range(KINDS)},
        "masks": {
            me.edition.mask_names[motif]: int(me.masks[motif])
            for motif in range(me.edition.masks + 1)
            if me.masks[motif] > 0
        },
        "mirrored": {
            me.edition.mask_names[motif]: int(me.masks[me.edition.tied + motif])
            for motif in range(me.edition.masks)
            if me.masks[me.edition.tied + motif] > 0
        },
        "front": [ritual_name(me.edition, card) for card in me.front],
        "rituals": len(me.drawn),
    }
    if own:
        view["hand"] = [ritual_name(me.edition, card) for card in me.hand]
        view["bagged"] = [ritual_name(me.edition, card) for card in me.bagged]
        view["chosen"] = None if me.noted == NOTHING else int(me.noted)
        view["prepared"] = [
            ritual_name(me.edition, me.hand[i]) for i in range(len(me.hand)) if len(me.bagged) == 0 and chosen(me, i)
        ]
    if own or over:
        view["mana"] = int(me.mana)
        view["pearls"] = int(me.pearls)
        view["commodities"] = {COMMODITIES[kind]: int(me.commodities[kind]) for kind in range(KINDS)}
        view["missions"] = [me.edition.tokens[token] for token in me.tokens]
        view["score"] = int(points(me))
        view["pairs"] = {
            me.edition.mask_names[motif]: int(pair_points(me, motif))
            for motif in range(me.edition.masks)
            if me.pairs(motif) > 0
        }
    return view


def open_points(me: Seat, over: bool) -> dict[str, int]:
    """Points by source that everybody can add up at the table: the rank's, and after the end all of them."""
    if over:
        return by_source(me)
    return {"rank": int(me.edition.rank_points[me.rank()])}


def chosen(me: Seat, at: i64) -> bool:
    """Whether a ritual of the hand was chosen for the bag while the choice is still open."""
    return me.noted > at and me.holds_prepared(at)


def redacted(event: Event, who: i64) -> Event:
    """An event as a seat, or a spectator, may read it."""
    if isinstance(event, RitualsDrawn) and event.seat != who:
        return HiddenRitualsDrawn(event.seat, event.count, event.deck)
    if isinstance(event, RitualKept) and event.seat != who:
        return HiddenRitualKept(event.seat)
    if isinstance(event, RitualsPrepared) and event.seat != who:
        return HiddenRitualsPrepared(event.seat)
    return event
