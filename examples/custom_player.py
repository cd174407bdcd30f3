"""Write a player and let it meet a bot. A player has one method: it is given the knowledge of its seat."""

from motu import RULES
from motu.arena.match import play_out
from motu.players import Knowledge, player


class Thrifty:
    """Takes the move after which it has most points on one guessed table. It does not look any further."""

    def choose(self, knowledge: Knowledge) -> int:
        table = knowledge.guess(seed=0)

        def points_after(move: int) -> int:
            after = table.clone()
            after.take(move)
            return knowledge.rules.scores(after)[knowledge.seat]

        return max(knowledge.moves(), key=points_after)


rules = RULES["bali"]
for seed in range(3):
    state = rules.setup(seats=2, seed=seed)
    play_out(rules, state, [Thrifty(), player("random", seed)])
    print("thrifty:", rules.scores(state)[0], " random:", rules.scores(state)[1])
