"""The contract that every game keeps, as checks: what it promises to players, stores, bots and the page.

The tests of a game run them on every kind of table, with `pytest.register_assert_rewrite("motu.contract")` before the
import, so that a failure shows its values:

    @pytest.mark.parametrize("kind", kinds_of("handsign"), ids=str)
    @pytest.mark.parametrize("check", CHECKS, ids=name_of)
    def test_the_contract_of_games(kind, check):
        check(kind)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motu.contract.knowledge import KNOWLEDGE
from motu.contract.play import PLAY
from motu.contract.tables import Kind, kinds_of

Check = Callable[[Kind], None]
CHECKS: Final[tuple[Check, ...]] = (*PLAY, *KNOWLEDGE)
"""Every check. Each is called with a kind of table, and fails with an AssertionError."""

__all__ = ["CHECKS", "Check", "Kind", "kinds_of", "name_of"]


def name_of(check: Check) -> str:
    """What a check says, as a sentence."""
    return check.__name__.replace("_", " ")
