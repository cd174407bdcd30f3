"""Who knows what: the view of a seat, the log as it heard it, and tables that it can't tell from the real one."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.agenda import Decision, Event, Json
from motu.core.chance import Chance, seeded
from motu.games.raiatea.actions.auctions import BID
from motu.games.raiatea.actions.missions import can_pay, open_spaces
from motu.games.raiatea.actions.offering import OFFER_MANA
from motu.games.raiatea.actions.preparing import BUY_RITUAL, DANCE_PRIESTS, PREPARE, PrepareRitual, may_put
from motu.games.raiatea.cards import BITS, bottom_of, deck_of, inserted, removed, sort_part
from motu.games.raiatea.components import (
    ASSISTANTS,
    BROWN,
    COMMODITIES,
    DESIGN_OF,
    FOREST_NAMES,
    KINDS,
    MASK_NAMES,
    MASKS,
    RANK_POINTS,
    RANKS,
    RITUAL_KIND,
    RITUALS,
    SPACES,
    STATUES,
    TOKEN_STATUE,
    TOKENS,
)
from motu.games.raiatea.events import RitualKept, RitualsDrawn, RitualsPrepared
from motu.games.raiatea.flow import CEREMONY
from motu.games.raiatea.hopes import lot
from motu.games.raiatea.scoring import by_source, pair_points, points
from motu.games.raiatea.state import (
    ASSISTANT_MARKET,
    BIDDING,
    BUYING,
    DANCING,
    DISCARDED,
    EVERYBODY,
    LEFT,
    MASK_MARKET,
    NOBODY,
    NOTHING,
    PREPARING,
    SHUFFLES,
    TIED,
    USED,
    Seat,
    Table,
)
from motu.games.raiatea.vocabulary import LOCATIONS

HIDDEN: Final = "hidden"
STEPS: Final = {6: "dance", 5: "buying", 4: "preparation", 2: "blessings"}
"""The steps of a ceremony by how many are still to come, where that says it all."""
SPECTATOR: Final = -1


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
        "forest": [FOREST_NAMES[card] for card in t.forest],
        "pile": int(t.pile_left),
        "markers": {COMMODITIES[kind]: int(t.markers[kind]) + 1 for kind in range(KINDS)},
        "market": {
            "commodities": {COMMODITIES[kind]: int(t.market[kind]) for kind in range(KINDS)},
            "assistants": {ASSISTANTS[kind]: int(t.market[ASSISTANT_MARKET + kind]) for kind in range(KINDS)},
            "masks": {MASK_NAMES[motif]: int(t.market[MASK_MARKET + motif]) for motif in range(MASKS + 1)},
        },
        "statues": [seen_statue(t, statue) for statue in range(STATUES)],
        "decks": {
            "normal": {"pile": int(t.decks[LEFT]), "discards": int(t.decks[DISCARDED])},
            "forbidden": {"pile": int(t.decks[LEFT + 1]), "discards": int(t.decks[DISCARDED + 1])},
        },
        "row": [{"ritual": ritual_name(entry >> 3), "seat": seat_in_row(entry)} for entry in t.row],
        "mana_on_table": int(t.bag) if t.blessing else None,
        "looking": None if t.looker == NOBODY else {"seat": int(t.looker), "count": len(t.looked)},
        "options": {"tane": t.tane, "oracle": t.oracle, "mana_shortage": t.shortage},
        "seats": [seen_seat(t.seats[seat], seat == who, over) for seat in range(len(t.seats))],
    }
    if t.looker != NOBODY and t.looker == who:
        view["looking"]["rituals"] = [ritual_name(card) for card in t.looked]
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
            ready.append(f"{int(space) // SPACES + 1}/{int(space) % SPACES + 1}")
    return ready


def seat_in_row(entry: i64) -> int | None:
    """Whose clip a ritual in the row has; brown ones have none."""
    return None if RITUAL_KIND[DESIGN_OF[entry >> 3]] == BROWN else int(entry & 7)


def ritual_name(card: i64) -> str:
    return RITUALS[DESIGN_OF[card]]


def seen_statue(t: Table, statue: i64) -> list[str | None]:
    """The spaces of a statue: a mission, a token's back, or nothing (RA-S8, RA-V2)."""
    spaces: list[str | None] = []
    for i in range(SPACES):
        token: i64 = t.spaces[statue * SPACES + i]
        if token == NOTHING:
            spaces.append(None)
        else:
            spaces.append(TOKENS[token] if t.is_face_up(statue) else HIDDEN)
    return spaces


def seen_seat(me: Seat, own: bool, over: bool) -> Json:
    """What stands in front of a screen; behind the own one, all of it; no tallies of the rest (RA-I1)."""
    view: Json = {
        "priests": int(me.priests),
        "tattoos": int(me.tattoos),
        "rank": RANKS[me.rank()],
        "points": open_points(me, over),
        "assistants": {ASSISTANTS[kind]: int(me.assistants[kind]) for kind in range(KINDS)},
        "used_assistants": {ASSISTANTS[kind]: int(me.assistants[USED + kind]) for kind in range(KINDS)},
        "masks": {MASK_NAMES[motif]: int(me.masks[motif]) for motif in range(MASKS + 1) if me.masks[motif] > 0},
        "mirrored": {
            MASK_NAMES[motif]: int(me.masks[TIED + motif]) for motif in range(MASKS) if me.masks[TIED + motif] > 0
        },
        "front": [ritual_name(card) for card in me.front],
        "rituals": len(me.drawn),
    }
    if own:
        view["hand"] = [ritual_name(card) for card in me.hand]
        view["bagged"] = [ritual_name(card) for card in me.bagged]
        view["chosen"] = None if me.noted == NOTHING else int(me.noted)
        view["prepared"] = [
            ritual_name(me.hand[i]) for i in range(len(me.hand)) if len(me.bagged) == 0 and chosen(me, i)
        ]
    if own or over:
        view["mana"] = int(me.mana)
        view["pearls"] = int(me.pearls)
        view["commodities"] = {COMMODITIES[kind]: int(me.commodities[kind]) for kind in range(KINDS)}
        view["missions"] = [TOKENS[token] for token in me.tokens]
        view["score"] = int(points(me))
        view["pairs"] = {MASK_NAMES[motif]: int(pair_points(me, motif)) for motif in range(MASKS) if me.paired(motif)}
    return view


def open_points(me: Seat, over: bool) -> dict[str, int]:
    """Points by source that everybody can add up at the table: the rank's, and after the end all of them."""
    if over:
        return by_source(me)
    return {"rank": int(RANK_POINTS[me.rank()])}


def chosen(me: Seat, at: i64) -> bool:
    """Whether a ritual of the hand was chosen for the bag while the choice goes on."""
    return me.noted > at and me.holds_prepared(at)


def veiled(event: Event, who: i64) -> Event:
    """An event as a seat hears it: drawn, kept and prepared rituals are their owner's secret (RA-I1)."""
    if isinstance(event, RitualsDrawn) and event.seat != who:
        return RitualsDrawn(event.seat, event.count, event.deck, [HIDDEN])
    if isinstance(event, RitualKept) and event.seat != who:
        return RitualKept(event.seat, HIDDEN)
    if isinstance(event, RitualsPrepared) and event.seat != who:
        return RitualsPrepared(event.seat, [HIDDEN])
    return event


def guessed(t: Table, who: i64, seed: int) -> Table:
    """A table that this seat can't tell from the real one.

    Piles, face-down missions, hidden rituals, secret choices and chance are dealt anew.

    Mana, pearls, commodities and tokens behind the screens came and went in the open, so that who watched knows them.
    """
    guess = t.clone()
    guess.log = None
    guess.answers = None
    guess.origin = None
    chance = seeded(seed)
    guess.chance = chance
    guess.pile = t.pile[: t.pile_left]
    sort_part(guess.pile, 0, t.pile_left)
    chance.shuffle(guess.pile, 0, t.pile_left)
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
            if TOKEN_STATUE[token] == statue:
                tokens = append(tokens, token)
        hidden = not guess.is_face_up(statue)
        first: i64 = statue * SPACES
        if hidden:
            for i in range(first, first + SPACES):
                if guess.spaces[i] != NOTHING:
                    tokens = append(tokens, guess.spaces[i])
        count: i64 = len(tokens)
        sort_part(tokens, 0, count)
        if hidden:
            chance.shuffle(tokens, 0, count)
            for i in range(first, first + SPACES):
                if guess.spaces[i] != NOTHING:
                    count -= 1
                    guess.spaces[i] = tokens[count]
            sort_part(tokens, 0, count)
        for i in range(count):
            boxed = append(boxed, tokens[i])
    guess.boxed = boxed


def forget_others(guess: Table, witness: i64) -> None:
    """What other seats alone have seen is nobody's business: they are left with what everybody saw."""
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
    if t.looker != NOBODY and t.looker != who and len(t.looked) > 0 and deck_of(t.looked[0]) == deck:
        for _ in range(len(t.looked)):
            at = pick(guess, unknown, latest, witness, chance)
            guess.looked = append(guess.looked, unknown[at])
            unknown = removed(unknown, at)
    chance.shuffle(unknown, 0, len(unknown))
    bottom = bottom_of(deck)
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
    bottom = bottom_of(deck)
    cards = t.rituals[bottom : bottom + t.decks[LEFT + deck]]
    for i in range(t.decks[DISCARDED + deck]):
        card: i64 = t.discards[bottom + i]
        if t.knows(witness, card) <= t.decks[SHUFFLES + deck]:
            cards = append(cards, card)
    for seat in range(len(t.seats)):
        if seat != who:
            for pile in (t.seats[seat].hand, t.seats[seat].bagged):
                for held in pile:
                    if deck_of(held) == deck:
                        cards = append(cards, held)
    if t.looker != who:
        for held in t.looked:
            if deck_of(held) == deck:
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
    """A choice that another seat has made and not shown is made anew, among what it may choose."""
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
    space = lot(guess)
    return OFFER_MANA[seat] if space == NOTHING else BID[seat][space]


def put_some(me: Seat, clips: i64, chance: Chance) -> None:
    """Rituals of a hand are chosen for the bag: most of those that may."""
    me.prepared = 0
    for at in range(len(me.hand)):
        if may_put(me, at, clips) and chance.below(4) > 0:
            me.prepared |= BITS[at]
