"""What each effect of a card does: a line of components.toml becomes steps."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from motu.core.agenda import Step
from motu.games.raiatea.actions.blessings import cancel_costly, cancel_next
from motu.games.raiatea.actions.drawing import choose_deck
from motu.games.raiatea.actions.forest import TakeFromForest
from motu.games.raiatea.actions.missions import CHOOSE_MISSION, any_mission
from motu.games.raiatea.actions.path import RECRUIT_BY_RITUAL
from motu.games.raiatea.actions.taking import (
    DIFFERENT,
    EXILE,
    RAISE_MARKER,
    STEAL_PEARLS,
    ChooseVictim,
    Reactivate,
    SacrificeCommodity,
    StealMask,
    TakeAssistant,
    TakeCommodity,
    TakeMask,
    lose_priests,
)
from motu.games.raiatea.components import KINDS, MOST_SEATS
from motu.games.raiatea.effects import EFFECT_STEPS, PERFORM_ANY, PERFORM_NORMAL, gain, raise_marker
from motu.games.raiatea.events import DieRolled, ManaAdded
from motu.games.raiatea.seat import USED
from motu.games.raiatea.state import Table
from motu.games.raiatea.vocabulary import (
    ADD_TO_BAG,
    ASSISTANT,
    CANCEL,
    COMMODITY,
    DRAW_RITUALS,
    FULFIL_MISSION,
    GAIN,
    LOSE,
    MASK,
    MOST_EFFECTS,
    PER_PLAYERS,
    PER_PRIESTS,
    PERFORM_RITUAL,
    PRICE_MARKER,
    REACTIVATE,
    RECRUIT,
    ROLL,
    SACRIFICE,
    STEAL,
    TAKE,
    Effect,
)

ALL: Final = 1
"""Of a price marker or of those who lose: all of them, not one."""


@final
class ApplyEffect(Step[Table]):
    """One effect comes true for one seat, or for all in ceremonial order (RA-C8, RA-C12)."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number
        """The effect, by its number in the edition."""

    def run(self, t: Table) -> None:
        effect = t.edition.all_effects[self.number]
        if not effect.everyone:
            apply(t, self.seat, effect)
            return
        at: i64 = len(t.order) - 1
        while at >= 0:
            t.then(FOR_ONE[self.number][t.order[at]])
            at -= 1


@final
class ApplyToOne(Step[Table]):
    """One seat's share of an effect for all."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number

    def run(self, t: Table) -> None:
        apply(t, self.seat, t.edition.all_effects[self.number])


def apply(t: Table, seat: i64, effect: Effect) -> None:
    op: i64 = effect.op
    if op == GAIN:
        gain(t, seat, effect.what, effect.n * times(t, seat, effect.per))
    elif op == TAKE:
        take(t, seat, effect)
    elif op == ROLL:
        result = t.roll()
        if t.log is not None:
            t.log.append(DieRolled(seat, result))
        gain(t, seat, effect.what, result)
    elif op == DRAW_RITUALS:
        choose_deck(t, seat, effect.n)
    elif op == REACTIVATE:
        for assistant in range(KINDS):
            if t.seats[seat].assistants[USED + assistant] > 0:
                t.then(Reactivate(seat, effect.n, effect.everyone))
                return
    elif op == SACRIFICE:
        t.then(SacrificeCommodity(seat, effect.n, effect))
    elif op == PERFORM_RITUAL:
        if len(t.seats[seat].drawn) > 0:
            t.then(PERFORM_ANY[seat] if effect.what == 0 else PERFORM_NORMAL[seat])
    elif op == FULFIL_MISSION:
        if any_mission(t, seat):
            t.then(CHOOSE_MISSION[seat])
    elif op == RECRUIT:
        t.then(RECRUIT_BY_RITUAL[seat])
    elif op == PRICE_MARKER:
        move_markers(t, seat, effect.what)
    elif op == ADD_TO_BAG:
        add_to_bag(t, effect.n * times(t, seat, effect.per))
    else:
        harm(t, seat, effect)


def times(t: Table, seat: i64, per: i64) -> i64:
    """How often an effect counts: per priest, with those that the effects before it brought, or per player."""
    if per == PER_PRIESTS:
        return t.seats[seat].priests
    return len(t.seats) if per == PER_PLAYERS else 1


def take(t: Table, seat: i64, effect: Effect) -> None:
    """Cards of choice, as many as there are (RA-L13)."""
    if effect.what == COMMODITY:
        t.then(TakeCommodity(seat, effect.n, DIFFERENT if effect.different else 0, False))
    elif effect.what == ASSISTANT:
        t.then(TakeAssistant(seat, effect.n, False))
    elif effect.what == MASK:
        t.then(TakeMask(seat, effect.n))
    else:
        t.then(TakeFromForest(seat, effect.n))


def move_markers(t: Table, seat: i64, which: i64) -> None:
    if which != ALL:
        t.then(RAISE_MARKER[seat])
        return
    for commodity in range(KINDS):
        raise_marker(t, commodity)


def add_to_bag(t: Table, mana: i64) -> None:
    """Mana of the supply goes into the bag; during blessings that is the mana on the table (RA-C12)."""
    t.bag += mana
    if t.log is not None:
        t.log.append(ManaAdded(mana))


def harm(t: Table, seat: i64, effect: Effect) -> None:
    """Effects against others (RA-V1)."""
    if effect.op == STEAL:
        t.then(StealMask(seat, effect.n) if effect.what == 1 else ChooseVictim(seat, STEAL_PEARLS, effect.n))
    elif effect.op == LOSE:
        if effect.what != ALL:
            t.then(ChooseVictim(seat, EXILE, effect.n))
            return
        for at in range(len(t.order)):
            if t.order[at] != seat:
                lose_priests(t, t.order[at], effect.n)
    elif effect.op == CANCEL:
        if effect.what == 0:
            cancel_next(t, seat)
        else:
            cancel_costly(t, seat, effect.n)


FOR_ONE: Final[list[list[Step[Any]]]] = [
    [ApplyToOne(seat, number) for seat in range(MOST_SEATS)] for number in range(MOST_EFFECTS)
]
for one in range(MOST_EFFECTS):
    EFFECT_STEPS.append([ApplyEffect(seat, one) for seat in range(MOST_SEATS)])
