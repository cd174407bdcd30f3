"""An option to place a die says in its arguments which gods it calls, so that nobody has to read it from the token."""

from __future__ import annotations

from motu import RULES
from motu.core.chance import seeded

RULES_OF_THE_GAME = RULES["bora_bora"]


def test_a_placement_names_its_gods() -> None:
    met: set[tuple[str, ...]] = set()
    for seed in range(6):
        state, chance = RULES_OF_THE_GAME.setup(4, seed), seeded(seed)
        while (decision := state.pending()) is not None:
            choices = RULES_OF_THE_GAME.choices(state)
            assert choices is not None
            if choices["decision"] == "place-die":
                for option in choices["options"]:
                    tile, *called = option["token"].split(" +")
                    assert option["args"] == {"tile": tile, "gods": called}
                    met.add(tuple(called))
            moves = decision.moves(state)
            state.take(moves[chance.below(len(moves))])
    assert met == {(), ("blue",), ("white",), ("blue", "white")}
