"""Change a figure of a game and measure what it does: Bali with a cheaper market, on the same deals."""

from statistics import mean

from motu import RULES
from motu.arena.match import play_out
from motu.core.rules import Rules
from motu.players import player

standard = RULES["bali"]
text = standard.edition.components.written
changed = text.replace("\nprice = 5", "\nprice = 4")  # what a good costs, in stone
assert changed != text
cheaper = standard.with_edition(standard.read_edition(changed, "cheaper.toml"))


def points(rules: Rules, deals: int = 12) -> list[int]:
    """What two bots score on these deals."""
    found: list[int] = []
    for deal in range(deals):
        state = rules.setup(seats=2, seed=deal)
        play_out(rules, state, [player("medium", deal), player("medium", deal + 1)])
        found += rules.scores(state)
    return found


print(f"standard: {mean(points(standard)):.1f} points on average")
print(f"cheaper market: {mean(points(cheaper)):.1f} points on average")
