"""A tournament of one's own bots: every pair plays the same deals from both seats, and the wins are counted."""

from itertools import combinations

from motu import RULES
from motu.arena.match import play_out
from motu.players import Knowledge, Player, player


class Always:
    """Always takes the same of its moves: the first, the last, or one in between."""

    def __init__(self, share: float) -> None:
        self.share = share

    def choose(self, knowledge: Knowledge) -> int:
        moves = knowledge.moves()
        return moves[round(self.share * (len(moves) - 1))]


rules = RULES["bali"]
bots: dict[str, Player] = {"first": Always(0), "middle": Always(0.5), "last": Always(1), "easy": player("easy", 7)}
wins = dict.fromkeys(bots, 0)
for pair in combinations(bots, 2):
    for deal in range(3):
        for seated in (pair, pair[::-1]):
            state = rules.setup(seats=2, seed=deal)
            play_out(rules, state, [bots[name] for name in seated])
            for name, place in zip(seated, rules.places(state), strict=True):
                wins[name] += place == 0
for name, count in sorted(wins.items(), key=lambda item: -item[1]):
    print(f"{name}: {count} wins")
