"""The audit notices when a piece is lost or made."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from motu import Broken
from motu.games.bali.state import Table
from tests.games.bali.builder import BALI


def lose_a_good(t: Table) -> None:
    t.supply[2] -= 1


def make_a_good(t: Table) -> None:
    t.seats[1].goods[0] += 1


def owe_a_good(t: Table) -> None:
    t.seats[1].goods[0] -= 3
    t.supply[0] += 3


def lose_a_card(t: Table) -> None:
    t.pile_size -= 1


def make_a_card(t: Table) -> None:
    t.seats[0].hand[5] += 1


def owe_a_card(t: Table) -> None:
    t.seats[0].hand[5] -= 1
    t.seats[0].front[5] += 1


def owe_stone(t: Table) -> None:
    t.seats[2].stone = -1


@pytest.mark.parametrize(
    "crime",
    [lose_a_good, make_a_good, owe_a_good, lose_a_card, make_a_card, owe_a_card, owe_stone],
    ids=lambda crime: crime.__name__,
)
def test_a_broken_table_is_noticed(crime: Callable[[Table], None]) -> None:
    state = BALI.setup(3, 5, {"oracle": True})
    assert isinstance(state, Table)
    BALI.audit(state)
    crime(state)
    with pytest.raises(Broken, match="but there should be"):
        BALI.audit(state)
