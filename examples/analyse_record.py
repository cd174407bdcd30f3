"""Analyse a record: who decided what, how many options there were, and where the points came from."""

from collections import Counter

from motu import RULES, Record, record, replay
from motu.arena.match import play_out
from motu.core.history import past_decisions
from motu.players import player

# A record is a short text. This one is of a game between two bots; yours comes from the page or from `motu simulate`.
state = RULES["bali"].setup(seats=2, seed=11)
play_out(RULES["bali"], state, [player("medium", 1), player("easy", 2)])
text = record(state).dump()

rules = RULES[Record.load(text).game]
game = replay(Record.load(text))
kinds = Counter(decision.token.split()[0] for decision in past_decisions(rules, game))
print("Decisions:", ", ".join(f"{kind} {count}" for kind, count in kinds.most_common()))
for seat, sources in enumerate(rules.breakdown(game)):
    best = max(sources, key=lambda source: sources[source])
    print(f"Seat {seat}: {sum(sources.values())} points, most of them from {best} ({sources[best]})")
