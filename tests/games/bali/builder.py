"""A short builder for Bali's tables: say what differs from a fresh game, then play it by tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from motu import RULES
from motu.core.agenda import Event, Moves
from motu.core.chance import seeded
from motu.games.bali.components import CARD_KINDS, CARDS, GOODS, STANDARD
from motu.games.bali.flow import TURN
from motu.games.bali.ledger import lying
from motu.games.bali.setup import set_up
from motu.games.bali.state import Table

BALI = RULES["bali"]
PLENTY = ["stonemason"] * 20
"""A pile that does not run out."""


class Scene:
    """A table in the middle of a game, with seat 0 to play unless another is named.

    Cards and goods are named by their ids; a front or a hand is a mapping from card to number; rows are lists of cards,
    the bottom one last; the altar is a list of goods from the bottom up, `-rice` lying face down; the pile's next card
    comes first.
    """

    def __init__(
        self,
        seats: int = 3,
        *,
        active: int = 0,
        stone: Sequence[int] = (0, 0, 0, 0),
        fronts: Sequence[Mapping[str, int]] = (),
        hand: Mapping[str, int] | None = None,
        goods: Sequence[Mapping[str, int]] = (),
        rows: Mapping[int, Sequence[str]] | None = None,
        pile: Sequence[str] = PLENTY,
        altar: Sequence[str] = (),
        supply: Mapping[str, int] | None = None,
        oracle: bool = False,
        demon: int | None = None,
    ) -> None:
        t = set_up(STANDARD, seats, seeded(1), {"oracle": oracle, "demon": demon is not None})
        for number, seat in enumerate(t.seats):
            seat.stone = stone[number]
            seat.front = counted(fronts[number] if number < len(fronts) else {}, CARDS[:CARD_KINDS])
            if number < len(goods):
                seat.goods = counted(goods[number], GOODS)
        if hand is not None:
            t.seats[active].hand = counted(hand, CARDS[:CARD_KINDS])
        for row in range(4):
            self.lay(t, row, (rows or {}).get(row + 1, ["stonemason"] * 4))
        t.pile = vec[i64]([CARDS.index(card) for card in reversed(pile)])
        t.pile_size = len(pile)
        t.altar = vec[i64]([lying(GOODS.index(good.removeprefix("-")), not good.startswith("-")) for good in altar])
        if supply is not None:
            t.supply = counted(supply, GOODS)
        if demon is not None:
            t.demon = demon - 1
        t.agenda = [TURN[active]]
        t.log = []
        t.proceed(Moves())
        self.table: Table = t

    @staticmethod
    def lay(t: Table, row: int, cards: Sequence[str]) -> None:
        for place, card in enumerate(cards):
            t.rows[row * STANDARD.row_size + place] = CARDS.index(card)
        t.row_sizes[row] = len(cards)

    def options(self) -> list[str]:
        """The tokens of the pending decision; none when the game is over."""
        choices = BALI.choices(self.table)
        return [] if choices is None else [option["token"] for option in choices["options"]]

    def asked(self) -> int | None:
        """The seat that is to decide."""
        decision = self.table.pending()
        return None if decision is None else decision.seat

    def decision(self) -> str | None:
        choices = BALI.choices(self.table)
        return None if choices is None else choices["decision"]

    def do(self, *tokens: str) -> Scene:
        """Answer the pending decisions, whoever is asked."""
        for token in tokens:
            seat = self.asked()
            assert seat is not None, f"the game is over before {token!r}"
            self.table.answer(seat, token)
        return self

    def front(self, seat: int) -> dict[str, int]:
        return named(self.table.seats[seat].front, CARDS)

    def hand(self, seat: int) -> dict[str, int]:
        return named(self.table.seats[seat].hand, CARDS)

    def goods(self, seat: int) -> dict[str, int]:
        return named(self.table.seats[seat].goods, GOODS)

    def supply(self) -> dict[str, int]:
        return named(self.table.supply, GOODS)

    def stone(self) -> list[int]:
        return [int(seat.stone) for seat in self.table.seats]

    def points(self) -> list[int]:
        return [int(seat.priest_points + seat.reward_points) for seat in self.table.seats]

    def row(self, number: int) -> list[str]:
        return [CARDS[card] for card in self.table.row_cards(number - 1)]

    def altar(self) -> list[str]:
        """The altar from the bottom up, `-rice` lying face down."""
        cards = [self.table.altar[i] for i in range(len(self.table.altar))]
        return [("" if card % 2 else "-") + GOODS[card // 2] for card in cards]

    def events(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.table.log or [] if isinstance(event, kind)]


def counted(counts: Mapping[str, int], names: Sequence[str]) -> vec[i64]:
    unknown = set(counts) - set(names)
    assert not unknown, f"no such things: {unknown}"
    return vec[i64]([counts.get(name, 0) for name in names])


def named(counts: Any, names: Sequence[str]) -> dict[str, int]:
    """What there is, by name; things of which there are none are left out."""
    return {names[i]: int(counts[i]) for i in range(min(len(names), len(counts))) if counts[i]}


ONE_OF_EACH = dict.fromkeys(GOODS, 1)
