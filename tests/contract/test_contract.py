"""Every game keeps the contract of games, at every kind of table."""

from __future__ import annotations

import pytest

from motu.contract import CHECKS, Check, Kind
from motu.contract.play import undo_gives_back_exactly_what_was_before
from tests.contract.tables import every_kind

SLOW = {undo_gives_back_exactly_what_was_before}


@every_kind
@pytest.mark.parametrize(
    "check",
    [pytest.param(check, id=check.__name__, marks=[pytest.mark.slow] if check in SLOW else []) for check in CHECKS],
)
def test_it_holds(kind: Kind, check: Check) -> None:
    check(kind)
