"""Random games see everything: each task, each kind of people of each sex, each god in each phase, each event."""

from __future__ import annotations

from collections import Counter

import pytest

from motu.core.agenda import Event
from motu.core.chance import seeded
from motu.games.bora_bora import events
from motu.games.bora_bora.components import GODS, KINDS, PAYMENT, SEXES, STANDARD
from motu.games.bora_bora.state import Table
from tests.games.bora_bora.builder import BORA

GAMES = 60
PHASES = ["setup", "a", "b", "c", "end"]


@pytest.fixture(scope="module")
def counts() -> Counter[object]:
    """What happened in many random games, counted from events; gods with the phase they were played in."""
    found: Counter[object] = Counter()
    for seed in range(GAMES):
        state = BORA.setup(2 + seed % 3, seed)
        assert isinstance(state, Table)
        chance = seeded(seed)
        told = 0
        while (decision := state.pending()) is not None:
            moves = decision.moves(state)
            phase = PHASES[state.phase]
            state.take(moves[chance.below(len(moves))])
            log = state.log or []
            for event in log[told:]:
                found[type(event).__name__] += 1
                if isinstance(event, events.GodPlayed):
                    found[event.god, phase] += 1
                    found[event.payment] += 1
                elif isinstance(event, events.PeopleUsed):
                    found[event.person, event.kind] += 1
                elif isinstance(event, (events.TaskCompleted, events.TaskSurrendered)):
                    found["resolved", event.task] += 1
            told = len(log)
    return found


def test_every_god_is_played_in_every_phase_it_belongs_to_and_in_no_other(counts: Counter[object]) -> None:
    played = {key for key in counts if isinstance(key, tuple) and key[0] in GODS}
    allowed = {
        ("blue", "a"),
        ("white", "a"),
        ("red", "a"),
        ("red", "b"),
        ("green", "b"),
        ("yellow", "c"),
        ("yellow", "end"),
    }
    assert played == allowed


def test_gods_are_paid_for_in_every_way(counts: Counter[object]) -> None:
    assert all(counts[payment] for payment in PAYMENT)


def test_every_kind_of_people_is_used_in_both_sexes(counts: Counter[object]) -> None:
    assert [(sex, kind) for sex in SEXES for kind in KINDS if not counts[sex, kind]] == []


def test_every_task_comes_up(counts: Counter[object]) -> None:
    assert [task for task in STANDARD.tasks if not counts["resolved", task]] == []


def test_every_event_happens(counts: Counter[object]) -> None:
    rare = {"DiscardShuffled", "BonusScored"}
    kinds = {name for name, kind in vars(events).items() if isinstance(kind, type) and issubclass(kind, Event)}
    only_for_others = {"HiddenGodCardsDealt"}
    assert {name for name in kinds - {"Event"} - only_for_others if not counts[name]} <= rare
