"""A match that was played, with all that statistics ask for, as one line of JSON."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from motu.arena.match import Match, check, offspring
from motu.core.agenda import State
from motu.core.rules import Rules
from motu.players import Knowledge, player


@dataclass(frozen=True)
class Played:
    """How a match went, by seat. `uses` counts what the log tells of each seat, by event and what it was about."""

    match: Match
    scores: list[int]
    places: list[int]
    breakdown: list[dict[str, int]]
    uses: list[dict[str, int]]
    decisions: int
    options: int
    """Options of all decisions together: divided by the decisions, the branching."""

    def line(self) -> str:
        """One line of JSON, always the same for the same match."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def of_line(line: str) -> Played:
        fields = json.loads(line)
        match = fields.pop("match")
        return Played(
            Match(match["game"], tuple(match["players"]), match["seed"], tuple(match["options"])),
            **fields,
        )


def play_told(match: Match) -> Played:
    """Play a match to its end and count what happened."""
    rules = check(match)
    state = rules.setup(len(match.players), match.seed, dict.fromkeys(match.options, True))
    players = [player(name, offspring(match.seed, seat)) for seat, name in enumerate(match.players)]
    decisions = options = 0
    while (decision := state.pending()) is not None:
        seat = decision.seat
        knowledge = Knowledge(rules, state, seat)
        decisions += 1
        options += len(knowledge.moves())
        state.take(players[seat].choose(knowledge))
    return Played(
        match,
        [int(points) for points in rules.scores(state)],
        [int(place) for place in rules.places(state)],
        [{source: int(points) for source, points in sources.items()} for sources in rules.breakdown(state)],
        uses(rules, state),
        decisions,
        options,
    )


def uses(rules: Rules, state: State) -> list[dict[str, int]]:
    """What the log tells of each seat: how often, by event and the first name in it."""
    counts: list[Counter[str]] = [Counter() for _ in range(rules.seat_count(state))]
    for event in rules.told(state):
        seat = event["args"].get("seat")
        if isinstance(seat, int) and 0 <= seat < len(counts):
            counts[seat][named(event)] += 1
    return [dict(sorted(count.items())) for count in counts]


def named(event: dict[str, Any]) -> str:
    """An event with what it is about: the first of its arguments that is a name."""
    about = next((value for value in event["args"].values() if isinstance(value, str)), "")
    name = str(event["id"]).removeprefix("event-")
    return f"{name} {about}".strip()
