"""Let bots play some matches and count wins and points. Seats are rotated, and every deal is played from every seat."""

from motu.arena.match import Match, play
from motu.arena.simulate import simulate

result = play(Match("bora_bora", players=("medium", "easy"), seed=7))
print("One match of Bora Bora:", result.scores, "points after", result.decisions, "decisions")

*_, tally = simulate("bali", ["greedy", "random", "random"], games=6, seed=7)  # a tally after each match
for name, wins, points in zip(tally.players, tally.wins, tally.mean_scores, strict=True):
    print(f"{name}: {wins:.1f} wins, {points:.1f} points on average")
