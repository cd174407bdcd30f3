"""The result of a match with all that statistics need, stored as one line of JSON."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from motu.arena.editions import from_label, label
from motu.arena.match import Match, check, derive_seed
from motu.core.agenda import State
from motu.core.rules import Rules
from motu.players import Knowledge, player


@dataclass(frozen=True)
class MatchStats:
    """How a match went, by seat. `uses` counts the events in the log by seat, kind and subject."""

    match: Match
    scores: list[int]
    places: list[int]
    breakdown: list[dict[str, int]]
    uses: list[dict[str, int]]
    decisions: int
    options: int
    """The number of options of all decisions. Divided by the decisions it is the branching factor."""

    def to_json_line(self) -> str:
        """One line of JSON, always the same for the same match."""
        fields = asdict(self)
        fields["match"]["edition"] = label(self.match.game, self.match.edition)
        return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def from_json_line(line: str) -> MatchStats:
        """The match that a line of JSON describes. Without an edition it is the standard one of its time."""
        fields = json.loads(line)
        match = fields.pop("match")
        edition = from_label(match["game"], match.get("edition"))
        return MatchStats(
            Match(match["game"], tuple(match["players"]), match["seed"], tuple(match["options"]), edition),
            **fields,
        )


def play_with_stats(match: Match) -> MatchStats:
    """Play a match to its end and collect its statistics."""
    rules = check(match)
    state = rules.setup(len(match.players), match.seed, dict.fromkeys(match.options, True))
    players = [player(name, derive_seed(match.seed, seat)) for seat, name in enumerate(match.players)]
    decisions = options = 0
    while (decision := state.pending()) is not None:
        seat = decision.seat
        knowledge = Knowledge(rules, state, seat)
        decisions += 1
        options += len(knowledge.moves())
        state.take(players[seat].choose(knowledge))
    return MatchStats(
        match,
        [int(points) for points in rules.scores(state)],
        [int(place) for place in rules.places(state)],
        [{source: int(points) for source, points in sources.items()} for sources in rules.breakdown(state)],
        uses(rules, state),
        decisions,
        options,
    )


def uses(rules: Rules, state: State) -> list[dict[str, int]]:
    """How often each seat did something, by event and the first name in it."""
    counts: list[Counter[str]] = [Counter() for _ in range(state.seat_count())]
    for event in rules.full_log(state):
        seat = event["args"].get("seat")
        if isinstance(seat, int) and 0 <= seat < len(counts):
            counts[seat][subject_of(event)] += 1
    return [dict(sorted(count.items())) for count in counts]


def subject_of(event: dict[str, Any]) -> str:
    """The kind of an event and its subject: the first of its arguments that is a text."""
    about = next((value for value in event["args"].values() if isinstance(value, str)), "")
    name = str(event["id"]).removeprefix("event-")
    return f"{name} {about}".strip()
