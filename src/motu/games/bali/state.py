"""Bali's table and seats: what lies where, and small questions about it."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.agenda import State, Step
from motu.core.chance import Chance
from motu.core.copying import copy_into
from motu.core.edition import Edition
from motu.games.bali.components import CARD_KINDS, KINDS, BaliEdition
from motu.games.bali.ledger import (
    GAINED,
    LAID_DOWN,
    LAID_UP,
    SUPPLY_LAID,
    fact,
    kept,
    kind_of,
    looked,
    lying,
    pack,
    showing,
    without,
)

NOBODY: Final = -1
NONE_OF_EACH: Final = vec[i64]([i64(0)] * KINDS)
"""No good of any kind; copied where goods are counted."""
NO_DEMON: Final = -1


@final
class Seat:
    """One player's things: stone, points by where they came from, cards in front and in hand, goods."""

    def __init__(
        self,
        *,
        edition: BaliEdition,
        colour: i64,
        stone: i64,
        priest_points: i64,
        reward_points: i64,
        front: vec[i64],
        hand: vec[i64],
        goods: vec[i64],
    ) -> None:
        self.edition: Final = edition
        self.colour: Final[i64] = colour
        self.stone = stone
        self.priest_points = priest_points
        self.reward_points = reward_points
        self.front = front
        self.hand = hand
        self.goods = goods

    def clone(self) -> Seat:
        return Seat(
            edition=self.edition,
            colour=self.colour,
            stone=self.stone,
            priest_points=self.priest_points,
            reward_points=self.reward_points,
            front=self.front[:],
            hand=self.hand[:],
            goods=self.goods[:],
        )

    def copy_from(self, other: Seat) -> None:
        """Become a copy of another seat, in place."""
        self.stone = other.stone
        self.priest_points = other.priest_points
        self.reward_points = other.reward_points
        copy_into(self.front, other.front)
        copy_into(self.hand, other.hand)
        copy_into(self.goods, other.goods)

    def price(self, good: i64) -> i64:
        """What a good costs this player (BA-B1)."""
        price: i64 = self.edition.good_price - self.edition.farmer_discount * self.front[good]
        return price if price > 0 else 0

    def cards_in_hand(self) -> i64:
        count: i64 = 0
        for card in range(CARD_KINDS):
            count += self.hand[card]
        return count

    def goods_count(self) -> i64:
        count: i64 = 0
        for good in range(KINDS):
            count += self.goods[good]
        return count


@final
class Table(State):
    """The altar, the offer, the supply, the pile, and the seats around them."""

    def __init__(
        self,
        *,
        edition: BaliEdition,
        agenda: list[Step[Any]],
        chance: Chance,
        seats: list[Seat],
        supply: vec[i64],
        altar: vec[i64],
        rows: vec[i64],
        row_sizes: vec[i64],
        pile: vec[i64],
        pile_size: i64,
        demon: i64,
        first: i64,
        oracle: bool,
        returned: i64,
        oracles_gone: i64,
        last_row: i64,
        ledger: vec[i64],
    ) -> None:
        super().__init__(agenda, chance)
        self.edition: Final = edition
        self.seats = seats
        self.supply = supply
        self.altar = altar
        self.rows = rows
        self.row_sizes = row_sizes
        self.pile = pile
        self.pile_size = pile_size
        self.demon = demon
        self.first: Final[i64] = first
        self.oracle: Final[bool] = oracle
        self.returned = returned
        self.oracles_gone = oracles_gone
        self.last_row = last_row
        self.ledger = ledger

    def seat_count(self) -> int:
        return len(self.seats)

    def played_with(self) -> Edition:
        return self.edition

    def clone(self) -> Table:
        twin = self.clone_without_history()
        self.copy_history_to(twin)
        return twin

    def clone_without_history(self) -> Table:
        """A copy without history."""
        twin = Table(
            edition=self.edition,
            agenda=self.agenda[:],
            chance=self.chance.clone(),
            seats=[seat.clone() for seat in self.seats],
            supply=self.supply[:],
            altar=self.altar[:],
            rows=self.rows[:],
            row_sizes=self.row_sizes[:],
            pile=self.pile,
            pile_size=self.pile_size,
            demon=self.demon,
            first=self.first,
            oracle=self.oracle,
            returned=self.returned,
            oracles_gone=self.oracles_gone,
            last_row=self.last_row,
            ledger=self.ledger[:],
        )
        twin.reveals = self.reveals
        return twin

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Table)
        self.copy_play_from(other)
        for seat in range(len(self.seats)):
            self.seats[seat].copy_from(other.seats[seat])
        self.pile_size = other.pile_size
        self.demon = other.demon
        self.returned = other.returned
        self.oracles_gone = other.oracles_gone
        self.last_row = other.last_row
        copy_into(self.supply, other.supply)
        copy_into(self.rows, other.rows)
        copy_into(self.row_sizes, other.row_sizes)
        self.altar = other.altar[:]
        self.ledger = other.ledger[:]
        self.pile = other.pile

    def after(self, seat: i64) -> i64:
        """The seat to the left, clockwise."""
        left: i64 = seat + 1
        return left if left < len(self.seats) else 0

    def before(self, seat: i64, away: i64) -> i64:
        """The seat `away` places to the right, anticlockwise."""
        right: i64 = seat - away
        return right if right >= 0 else right + len(self.seats)

    def supply_left(self) -> bool:
        for good in range(KINDS):
            if self.supply[good] > 0:
                return True
        return False

    def bottom(self, row: i64) -> i64:
        """The card of a row that may be taken, and that scores if it was uncovered last."""
        return self.rows[row * self.edition.row_size + self.row_sizes[row] - 1]

    def row_cards(self, row: i64) -> list[i64]:
        """The cards of a row, the bottom one last."""
        return [self.rows[row * self.edition.row_size + i] for i in range(self.row_sizes[row])]

    def majority(self, card: i64) -> i64:
        """The one player who alone has the most of a card in front, and enough of them (BA-C6)."""
        most: i64 = self.edition.majority_needs - 1
        holder: i64 = NOBODY
        for seat in range(len(self.seats)):
            count: i64 = self.seats[seat].front[card]
            if count > most:
                most = count
                holder = seat
            elif count == most:
                holder = NOBODY
        return holder

    def give_good(self, seat: i64, good: i64) -> None:
        """A good of the supply goes to a player, named to all."""
        self.supply[good] -= 1
        self.seats[seat].goods[good] += 1
        self.ledger = append(self.ledger, fact(GAINED, seat, good))

    def lay_good(self, seat: i64, good: i64, up: bool) -> None:
        """A player's good goes on top of the altar."""
        self.seats[seat].goods[good] -= 1
        self.altar = append(self.altar, lying(good, up))
        self.ledger = append(self.ledger, fact(LAID_UP if up else LAID_DOWN, seat, good))

    def lay_from_supply(self, good: i64) -> None:
        self.supply[good] -= 1
        self.altar = append(self.altar, lying(good, True))
        self.ledger = append(self.ledger, fact(SUPPLY_LAID, 0, good))

    def in_sight(self) -> i64:
        """How many goods an oracle shows: the altar's top ones, or all if there are fewer (BA-O3)."""
        height: i64 = len(self.altar)
        return height if height < self.edition.oracle_sight else self.edition.oracle_sight

    def altar_from_top(self, place: i64) -> i64:
        return self.altar[len(self.altar) - 1 - place]

    def look_at_altar(self, seat: i64) -> None:
        count = self.in_sight()
        self.ledger = append(self.ledger, looked(seat, count, pack(self.altar, count)))

    def keep_from_altar(self, seat: i64, place: i64) -> None:
        """A player keeps the good at a place of the altar, counted from the top."""
        self.seats[seat].goods[kind_of(self.altar_from_top(place))] += 1
        self.altar = without(self.altar, place)
        self.ledger = append(self.ledger, kept(seat, place, showing(self.altar)))

    def over(self) -> bool:
        return self.pile_size == 0

    def altar_counts(self) -> vec[i64]:
        """How many goods of each kind lie on the altar."""
        counts = NONE_OF_EACH[:]
        for i in range(len(self.altar)):
            counts[kind_of(self.altar[i])] += 1
        return counts
