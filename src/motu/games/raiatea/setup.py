"""Setup: the table before the first round."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.agenda import Step
from motu.core.chance import Chance
from motu.games.raiatea.actions.drawing import draw
from motu.games.raiatea.cards import bottom_of
from motu.games.raiatea.components import (
    DECKS,
    KINDS,
    NORMAL,
    STATUES,
    RaiateaEdition,
)
from motu.games.raiatea.events import ForestShown, GameOpened, StartingMaskDealt
from motu.games.raiatea.flow import NEXT_ROUND
from motu.games.raiatea.seat import Seat
from motu.games.raiatea.state import LEFT, MASK_MARKET, NO_SECRET, NOBODY, NOTHING, Table
from motu.games.raiatea.vocabulary import CHANGES


def set_up(edition: RaiateaEdition, seats: int, chance: Chance, options: dict[str, bool]) -> Table:
    """The table before the first draw of rituals (RA-S1 to RA-S9)."""
    tane = options["tane"]
    motif_scores_once = options.get("motif_scores_once", False)
    first = chance.below(seats)
    order = vec[i64]()
    for away in range(seats):
        order = append(order, (first + away) % seats)
    masks = vec[i64](edition.starting_masks)
    chance.shuffle(masks, 0, len(masks))
    market = edition.starting_copies[:]
    for _ in range(edition.masks + 1):
        market = append(market, i64(0))
    for i in range(seats, len(masks)):
        market[MASK_MARKET + masks[i]] += 1
    pile = vec[i64]()
    for card in range(edition.forest_kinds):
        for _ in range(edition.forest_copies[card]):
            pile = append(pile, i64(card))
    chance.shuffle(pile, 0, len(pile))
    forest = vec[i64]()
    left: i64 = len(pile)
    for _ in range(seats + edition.forest_beyond):
        left -= 1
        forest = append(forest, pile[left])
    spaces = vec[i64]([i64(NOTHING)] * (STATUES * edition.spaces))
    boxed = vec[i64]()
    for statue in range(STATUES):
        tokens = tokens_of(edition, statue)
        chance.shuffle(tokens, 0, len(tokens))
        boxed = lay_tokens(edition, statue, seats, tokens, spaces, boxed)
    rituals = vec[i64]([i64(0)] * edition.cards)
    decks = vec[i64]([i64(0)] * 6)
    for deck in range(len(DECKS)):
        for card in range(bottom_of(edition, deck), edition.normal_cards if deck == NORMAL else edition.cards):
            if tane or edition.ritual_tane[edition.design_of[card]] == 0:
                rituals[bottom_of(edition, deck) + decks[LEFT + deck]] = card
                decks[LEFT + deck] += 1
        chance.shuffle(rituals, bottom_of(edition, deck), bottom_of(edition, deck) + decks[LEFT + deck])
    return Table(
        edition=edition,
        agenda=opening_steps(edition, first, seats),
        chance=chance,
        seats=[starting_seat(edition, masks[seat], motif_scores_once) for seat in range(seats)],
        order=order,
        first=first,
        round=0,
        ceremonies=0,
        kahuna=NOBODY,
        claimed=0,
        forest=forest,
        pile=pile,
        pile_left=left,
        market=market,
        markers=vec[i64]([edition.marker_start] * KINDS),
        spaces=spaces,
        boxed=boxed,
        bag=0,
        secret=NO_SECRET,
        passed=0,
        gifts=0,
        blessing=False,
        row=vec[i64](),
        rituals=rituals,
        decks=decks,
        discards=vec[i64]([i64(0)] * edition.cards),
        witnessed=vec[i64]([i64(0)] * edition.cards),
        looked=vec[i64](),
        looker=NOBODY,
        performing=vec[i64](),
        tane=tane,
        oracle=options["oracle"],
        shortage=options["mana_shortage"],
        passing_is_final=options["passing_is_final"],
        useful_gifts_only=options.get("useful_gifts_only", False),
    )


def tokens_of(edition: RaiateaEdition, statue: i64) -> vec[i64]:
    """All mission tokens of a statue, in order."""
    tokens = vec[i64]()
    for token in range(len(edition.tokens)):
        if edition.token_statue[token] == statue:
            for _ in range(edition.token_copies[token]):
                tokens = append(tokens, i64(token))
    return tokens


def lay_tokens(
    edition: RaiateaEdition, statue: i64, seats: i64, tokens: vec[i64], spaces: vec[i64], boxed: vec[i64]
) -> vec[i64]:
    """Tokens fill the spaces for this number of players; returns the box with those that are left (RA-S8)."""
    at: i64 = 0
    for space in range(edition.spaces):
        if edition.space_players[space] <= seats:
            spaces[statue * edition.spaces + space] = tokens[at]
            at += 1
    while at < len(tokens):
        boxed = append(boxed, tokens[at])
        at += 1
    return boxed


def starting_seat(edition: RaiateaEdition, mask: i64, motif_scores_once: bool) -> Seat:
    """5 mana, 4 pearls, a mask; no priest, no tattoo (RA-S1, RA-S5)."""
    masks = vec[i64]([i64(0)] * (2 * edition.masks + 1))
    masks[mask] = 1
    return Seat(
        edition=edition,
        motif_scores_once=motif_scores_once,
        mana=edition.starting_mana,
        pearls=edition.starting_pearls,
        priests=0,
        tattoos=0,
        noted=NOTHING,
        prepared=0,
        put=0,
        commodities=vec[i64]([i64(0)] * KINDS),
        assistants=vec[i64]([i64(0)] * (2 * KINDS)),
        masks=masks,
        changes=vec[i64]([i64(0)] * len(CHANGES)),
        hand=vec[i64](),
        bagged=vec[i64](),
        drawn=vec[i64](),
        front=vec[i64](),
        tokens=vec[i64](),
    )


def opening_steps(edition: RaiateaEdition, first: i64, seats: i64) -> list[Step[Any]]:
    """First rituals in player order: the first of four keeps one less, the last of five draws twice (RA-S3)."""
    steps: list[Step[Any]] = [NEXT_ROUND]
    if seats == 5 and edition.last_of_five_draws_again:
        steps.append(FirstRituals((first + seats - 1) % seats, edition.rituals_kept))
    for away in range(1, seats + 1):
        seat: i64 = (first + seats - away) % seats
        steps.append(
            FirstRituals(seat, edition.first_of_four_keeps if seats == 4 and seat == first else edition.rituals_kept)
        )
    return steps


@final
class FirstRituals(Step[Table]):
    """5 normal rituals are drawn, 2 of them kept (RA-S3)."""

    def __init__(self, seat: i64, keep: i64) -> None:
        self.seat: Final[i64] = seat
        self.keep: Final[i64] = keep

    def run(self, t: Table) -> None:
        draw(t, self.seat, NORMAL, t.edition.rituals_drawn, self.keep)


def open_log(t: Table) -> None:
    """Begin the log with what everybody sees while the table is set up."""
    t.log = [GameOpened(t.first)]
    for seat in range(len(t.seats)):
        for motif in range(len(t.edition.mask_names)):
            if t.seats[seat].masks[motif] > 0:
                t.log.append(StartingMaskDealt(seat, t.edition.mask_names[motif]))
    t.log.append(ForestShown([t.edition.forest_names[card] for card in t.forest]))
