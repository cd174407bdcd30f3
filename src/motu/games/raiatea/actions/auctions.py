"""Tokens taken from the statues, and auctions of those that mana is bid for."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append
from mypy_extensions import i64

from motu.core.agenda import Choice, Decision, Json, Moves, Step
from motu.games.raiatea.components import (
    AUCTION,
    MOST_SEATS,
    MOST_SPACES,
    STATUES,
)
from motu.games.raiatea.events import AuctionBegan, AuctionWon, BidRevealed, MissionFulfilled
from motu.games.raiatea.seat import Seat
from motu.games.raiatea.state import BIDDING, NO_SECRET, NOBODY, NOTHING, Table, statue_of
from motu.games.raiatea.vocabulary import HIGHER_BID

MOST_BID: Final = 255
"""More mana than anybody ever holds; a decision lists at most 256 moves."""


def take_token(t: Table, seat: i64, space: i64) -> None:
    token: i64 = t.spaces[space]
    t.spaces[space] = NOTHING
    me = t.seats[seat]
    me.tokens = append(me.tokens[:], token)
    if t.log is not None and t.edition.token_kind[token] != AUCTION:
        t.log.append(MissionFulfilled(seat, t.edition.tokens[token], t.edition.statue_points[statue_of(t, space)]))


def auction_row(t: Table, space: i64) -> None:
    """If the row of a space holds only auction tokens, each is auctioned, from left to right."""
    first: i64 = space
    while (
        first % t.edition.spaces > 0
        and t.edition.space_row[(first - 1) % t.edition.spaces] == t.edition.space_row[space % t.edition.spaces]
    ):
        first -= 1
    stop: i64 = space + 1
    while (
        stop % t.edition.spaces > 0
        and t.edition.space_row[stop % t.edition.spaces] == t.edition.space_row[space % t.edition.spaces]
    ):
        stop += 1
    for i in range(first, stop):
        if t.spaces[i] != NOTHING and t.edition.token_kind[t.spaces[i]] != AUCTION:
            return
    i = stop - 1
    while i >= first:
        if t.spaces[i] != NOTHING:
            t.then(AUCTIONS[i])
        i -= 1


@final
class Auction(Step[Table]):
    """Everybody bids mana for a token at the same time, in secret (RA-M4)."""

    def __init__(self, space: i64) -> None:
        self.space: Final[i64] = space

    def run(self, t: Table) -> None:
        if t.log is not None:
            t.log.append(AuctionBegan(t.edition.tokens[t.spaces[self.space]]))
        t.secret = BIDDING
        t.then(RESOLVE[self.space])
        at: i64 = len(t.order) - 1
        while at >= 0:
            t.then(BID[t.order[at]][self.space])
            at -= 1


@final
class BidForToken(Decision[Table]):
    """A secret bid from 0 to all the mana held (RA-M4)."""

    SPAN: ClassVar[int] = MOST_BID + 1

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: Final[i64] = space

    def fill(self, t: Table, moves: Moves) -> None:
        list_bids(t.seats[self.seat].mana, moves)

    def take(self, t: Table, move: i64) -> None:
        t.seats[self.seat].noted = move

    def choice(self, t: Table, move: i64) -> Choice:
        return Choice(f"bid {move}", "bid", {"mana": int(move)}, [f"bid/{move}"])

    def prompt(self, t: Table) -> Json:
        return {
            "mission": t.edition.tokens[t.spaces[self.space]],
            "points": int(t.edition.statue_points[statue_of(t, self.space)]),
        }

    def ask_even_if_forced(self) -> bool:
        return True

    def secret(self) -> bool:
        return True

    def clause(self) -> str:
        return "RA-M4"


def list_bids(mana: i64, moves: Moves) -> None:
    most: i64 = mana if mana < MOST_BID else MOST_BID
    for bid in range(most + 1):
        moves.add(bid)


def counted_bid(me: Seat) -> i64:
    """A bid as it counts: a permanent ritual may make one of at least 1 count higher."""
    return me.noted + me.changes[HIGHER_BID] if me.noted > 0 else 0


@final
class ResolveAuction(Step[Table]):
    """The highest bid takes the token, ties by ceremonial order; all bids are paid (RA-M4, RA-V3)."""

    def __init__(self, space: i64) -> None:
        self.space: Final[i64] = space

    def run(self, t: Table) -> None:
        t.reveals += 1
        t.secret = NO_SECRET
        winner: i64 = NOBODY
        best: i64 = -1
        paid: i64 = 0
        for at in range(len(t.order)):
            seat: i64 = t.order[at]
            me = t.seats[seat]
            if counted_bid(me) > best:
                best = counted_bid(me)
                winner = seat
                paid = me.noted
            me.mana -= me.noted
            if not t.shortage:
                t.bag += me.noted
            if t.log is not None:
                t.log.append(BidRevealed(seat, me.noted))
            me.noted = NOTHING
        if t.log is not None:
            t.log.append(AuctionWon(winner, t.edition.tokens[t.spaces[self.space]], paid))
        take_token(t, winner, self.space)


AUCTIONS: Final = [Auction(space) for space in range(STATUES * MOST_SPACES)]
RESOLVE: Final = [ResolveAuction(space) for space in range(STATUES * MOST_SPACES)]
BID: Final = [[BidForToken(seat, space) for space in range(STATUES * MOST_SPACES)] for seat in range(MOST_SEATS)]
