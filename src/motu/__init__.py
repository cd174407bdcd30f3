"""Motu: three island board games on one rules engine, for players, bots and researchers.

>>> from motu import RULES
>>> rules = RULES["bali"]
>>> state = rules.setup(seats=2, seed=7)
>>> while decision := state.pending():
...     state.take(decision.moves(state)[0])
>>> sum(sum(sources.values()) for sources in rules.breakdown(state)) == sum(rules.scores(state))
True
"""

from __future__ import annotations

from collections.abc import Mapping

from motu.core import record as _records
from motu.core.agenda import State
from motu.core.edition import Edition
from motu.core.errors import BadComponents, BadOption, BadRecord, Broken, Detail, Illegal, MotuError
from motu.core.record import Record
from motu.core.rules import Rules
from motu.games import RULES, rules_of

__all__ = [
    "RULES",
    "BadComponents",
    "BadOption",
    "BadRecord",
    "Broken",
    "Edition",
    "Illegal",
    "MotuError",
    "Record",
    "Rules",
    "State",
    "compiled",
    "record",
    "replay",
    "rules_of",
]


def record(state: State) -> Record:
    """The record of a game, as far as it was played."""
    if state.origin is None:
        raise BadRecord("record-of-a-guess")
    return _records.record(RULES[state.origin.game], state)


def replay(stored: Record) -> State:
    """The state that a record leads to. Raises BadRecord if it does not fit the installed rules."""
    return _records.replay(rules_of(stored.game), stored)


def compiled() -> bool:
    """Whether the engine runs as C extensions built by mypyc (otherwise as plain Python)."""
    return not str(_records.__file__).endswith((".py", ".pyc"))


def _english(id: str, details: Mapping[str, Detail]) -> str:
    from motu.words import catalogue

    return catalogue("en").say(f"error-{id}", details)


MotuError.wording = staticmethod(_english)
