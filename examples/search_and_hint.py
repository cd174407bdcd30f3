"""Search for a move with a SearchConfig, and ask the expert for a hint."""

from motu import RULES
from motu.players import Knowledge
from motu.players.hints import hint
from motu.players.search import SearchConfig, SearchPlayer

rules = RULES["bali"]
state = rules.setup(seats=2, seed=7)
knowledge = Knowledge(rules, state, rules.pending(state).seat)  # what this seat knows, and nothing else

search = SearchPlayer(seed=1, config=SearchConfig(iterations=64, rollout_depth=6, random_move_rate=0.1))
print("The search chooses:", knowledge.token(search.choose(knowledge)))

for advice in hint(knowledge, iterations=64, playouts=4).choices:
    print(f"{advice.token}: {advice.win_chance:.0%} chance to win, {advice.points:.0f} points")
