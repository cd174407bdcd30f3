"""A short builder for Raiatea's tables: say what differs from a fresh game, then play it by tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from motu import RULES
from motu.core.agenda import Event, Moves, Step
from motu.core.chance import seeded
from motu.core.components import Components
from motu.games.raiatea.actions.blessings import OPEN_BAG
from motu.games.raiatea.actions.building import BUILDING
from motu.games.raiatea.actions.offering import OFFERING
from motu.games.raiatea.actions.preparing import BUY_RITUALS, DANCE, PREPARATION
from motu.games.raiatea.cards import bottom_of
from motu.games.raiatea.components import ASSISTANTS, COMMODITIES, STANDARD, RaiateaEdition
from motu.games.raiatea.flow import CEREMONY, NEXT_ROUND, visit
from motu.games.raiatea.seat import USED, Seat
from motu.games.raiatea.setup import set_up
from motu.games.raiatea.state import LEFT, NOTHING, Table
from motu.games.raiatea.vocabulary import LOCATIONS

RAIATEA = RULES["raiatea"]

STEPS: dict[str, list[Step[Any]]] = {
    "dance": [DANCE],
    "buying": [BUY_RITUALS],
    "preparation": [PREPARATION],
    "offering": [OFFERING],
    "blessings": [OPEN_BAG],
    "building": [BUILDING],
    "ceremony": CEREMONY,
    "round": [NEXT_ROUND],
    "nothing": [],
}

Player = Mapping[str, Any]


def edition_with(*effects: Mapping[str, Any]) -> RaiateaEdition:
    """The standard edition, but the last ritual has these effects."""
    box = Components(STANDARD.components.written)
    box.data["rituals"]["cards"][-1]["effects"] = list(effects)
    edition = RaiateaEdition(box)
    RAIATEA.with_edition(edition)
    return edition


class Scene:
    """A table in the middle of a game.

    `at` is a location that the Kahuna has just claimed, or a step of the ceremony. A player is a mapping: mana, pearls,
    priests, tattoos are numbers; hand, bag, front, commodities, assistants, used, masks, mirrored, tokens list ids.
    `forest` lists the cards shown, `pile` the next ones, `deck` the next rituals; `dice` the next results of the die.
    `missions` maps (statue, space) to a token; without it the statues are bare.
    """

    def __init__(
        self,
        at: str,
        *players: Player,
        seats: int = 3,
        kahuna: int = 0,
        order: Sequence[int] = (),
        forest: Sequence[str] | None = None,
        pile: Sequence[str] = (),
        deck: Sequence[str] = (),
        dice: Sequence[int] = (),
        market: Mapping[str, int] | None = None,
        markers: Mapping[str, int] | None = None,
        missions: Mapping[tuple[int, int], str] | None = None,
        bag: int = 0,
        ceremonies: int = 0,
        edition: RaiateaEdition = STANDARD,
        **options: bool,
    ) -> None:
        t = set_up(edition, seats, seeded(1), RAIATEA.options | options)
        self.table: Table = t
        t.agenda = []
        t.first = 0
        t.order = vec[i64](list(order) or list(range(seats)))
        t.bag = bag
        t.ceremonies = ceremonies
        for number, seat in enumerate(t.seats):
            self.furnish(seat, players[number] if number < len(players) else {})
        if forest is not None:
            t.forest = vec[i64]([STANDARD.forest_names.index(card) for card in forest])
        if pile:
            t.pile = vec[i64]([STANDARD.forest_names.index(card) for card in reversed(pile)])
            t.pile_left = len(pile)
        for ritual in reversed(deck):
            self.on_top(ritual)
        for name, count in (market or {}).items():
            t.market[[*COMMODITIES, *ASSISTANTS, *STANDARD.mask_names].index(name)] = count
        for name, space in (markers or {}).items():
            t.markers[COMMODITIES.index(name)] = space - 1
        for space in range(len(t.spaces)):
            t.spaces[space] = NOTHING
        for (statue, place), token in (missions or {}).items():
            t.spaces[(statue - 1) * STANDARD.spaces + place - 1] = STANDARD.tokens.index(token)
        if dice:
            self.roll(*dice)
        t.log = []
        if at in LOCATIONS:
            t.kahuna = kahuna
            visit(t, LOCATIONS.index(at))
        else:
            t.agenda = list(STEPS[at])
        t.proceed(Moves())

    def furnish(self, seat: Seat, player: Player) -> None:
        seat.mana = player.get("mana", 0)
        seat.pearls = player.get("pearls", 0)
        seat.priests = player.get("priests", 0)
        seat.tattoos = player.get("tattoos", 0)
        for i in range(len(seat.masks)):
            seat.masks[i] = 0
        for name in player.get("commodities", []):
            seat.commodities[COMMODITIES.index(name)] += 1
        for name in player.get("assistants", []):
            seat.assistants[ASSISTANTS.index(name)] += 1
        for name in player.get("used", []):
            seat.assistants[USED + ASSISTANTS.index(name)] += 1
        for name in player.get("masks", []):
            seat.masks[STANDARD.mask_names.index(name)] += 1
        for name in player.get("mirrored", []):
            seat.masks[STANDARD.tied + STANDARD.mask_names.index(name)] += 1
        for name in player.get("hand", []):
            seat.add_to_hand(self.drawn(name), 0)
        for name in player.get("bag", []):
            card = self.drawn(name)
            seat.add_to_hand(card, 0)
            seat.hand = vec[i64]([held for held in seat.hand if held != card])
            seat.bagged = vec[i64]([*seat.bagged, card])
            seat.prepared = seat.clips()
        for name in player.get("front", []):
            seat.lay_in_front(self.drawn(name))
        seat.tokens = vec[i64]([STANDARD.tokens.index(name) for name in player.get("tokens", [])])

    def drawn(self, ritual: str) -> int:
        """A card of a ritual, taken out of its pile."""
        t = self.table
        self.on_top(ritual)
        deck = 0 if STANDARD.rituals.index(ritual) == STANDARD.design_of[self.card_on_top(0)] else 1
        t.decks[LEFT + deck] -= 1
        return int(t.rituals[bottom_of(STANDARD, deck) + t.decks[LEFT + deck]])

    def card_on_top(self, deck: int) -> int:
        return int(self.table.rituals[bottom_of(STANDARD, deck) + self.table.decks[LEFT + deck] - 1])

    def on_top(self, ritual: str) -> None:
        """The next card drawn from its deck is this ritual."""
        t = self.table
        design = STANDARD.rituals.index(ritual)
        for deck in range(2):
            start, stop = int(bottom_of(STANDARD, deck)), int(bottom_of(STANDARD, deck) + t.decks[LEFT + deck])
            pile = [int(t.rituals[i]) for i in range(start, stop)]
            fitting = [card for card in pile if STANDARD.design_of[card] == design]
            if fitting:
                pile.remove(fitting[0])
                for i, card in enumerate([*pile, fitting[0]]):
                    t.rituals[start + i] = card
                return
        raise AssertionError(f"no {ritual} is left in its pile")

    def roll(self, *results: int) -> None:
        """The next rolls of the die, as long as no other chance comes between."""
        for seed in range(100_000):
            chance = seeded(seed)
            if all(STANDARD.die[chance.below(STANDARD.die_faces)] == result for result in results):
                self.table.chance = seeded(seed)
                return
        raise AssertionError(f"the die has no {results}")

    def options(self) -> list[str]:
        """The tokens of the pending decision; none when nothing is asked."""
        choices = RAIATEA.choices(self.table)
        return [] if choices is None else [option["token"] for option in choices["options"]]

    def asked(self) -> int | None:
        """The seat that is to decide."""
        decision = self.table.pending()
        return None if decision is None else int(decision.seat)

    def decision(self) -> str | None:
        choices = RAIATEA.choices(self.table)
        return None if choices is None else choices["decision"]

    def do(self, *tokens: str) -> Scene:
        """Answer the pending decisions, whoever is asked."""
        for token in tokens:
            seat = self.asked()
            assert seat is not None, f"nothing is asked before {token!r}"
            self.table.answer(seat, token)
        return self

    def seat(self, number: int) -> Seat:
        return self.table.seats[number]

    def all(self, field: str) -> list[int]:
        """A figure of every seat: mana, pearls, priests, tattoos."""
        return [int(getattr(seat, field)) for seat in self.table.seats]

    def commodities(self, number: int) -> list[str]:
        return named(self.seat(number).commodities, COMMODITIES)

    def assistants(self, number: int) -> list[str]:
        return named(self.seat(number).assistants, [*ASSISTANTS, *(f"used {name}" for name in ASSISTANTS)])

    def masks(self, number: int) -> list[str]:
        names = [*STANDARD.mask_names, *(f"mirrored {name}" for name in STANDARD.mask_names[:-1])]
        return named(self.seat(number).masks, names)

    def hand(self, number: int) -> list[str]:
        return [STANDARD.rituals[STANDARD.design_of[card]] for card in self.seat(number).hand]

    def bagged(self, number: int) -> list[str]:
        return [STANDARD.rituals[STANDARD.design_of[card]] for card in self.seat(number).bagged]

    def front(self, number: int) -> list[str]:
        return [STANDARD.rituals[STANDARD.design_of[card]] for card in self.seat(number).front]

    def tokens(self, number: int) -> list[str]:
        return [STANDARD.tokens[token] for token in self.seat(number).tokens]

    def row(self) -> list[str]:
        return [STANDARD.rituals[STANDARD.design_of[entry >> 3]] for entry in self.table.row]

    def forest(self) -> list[str]:
        return [STANDARD.forest_names[card] for card in self.table.forest]

    def market(self, name: str) -> int:
        return int(self.table.market[[*COMMODITIES, *ASSISTANTS, *STANDARD.mask_names].index(name)])

    def marker(self, commodity: str) -> int:
        """The space of a price marker, the bottom one is 1."""
        return int(self.table.markers[COMMODITIES.index(commodity)]) + 1

    def discards(self) -> list[str]:
        """All discarded rituals, sorted."""
        t = self.table
        cards = [int(t.discards[i]) for i in range(t.decks[2])]
        cards += [int(t.discards[STANDARD.normal_cards + i]) for i in range(t.decks[3])]
        return sorted(STANDARD.rituals[STANDARD.design_of[card]] for card in cards)

    def full_log(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.table.log or [] if isinstance(event, kind)]


def named(counts: vec[i64], names: Sequence[str]) -> list[str]:
    return [names[i] for i in range(len(names)) for _ in range(counts[i])]
