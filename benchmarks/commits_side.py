"""One commit's side of a match (see commits.py): reads questions from standard input, writes answers.

It uses only what every commit has, and runs on the build that PYTHONPATH names.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from motu import RULES
from motu.players import Knowledge
from motu.players.search import SearchConfig, SearchPlayer


class Game:
    """The game that is being played, with a searching player for every seat."""

    def __init__(self, game: str, seats: int, seed: int, players: int, config: dict[str, Any]) -> None:
        self.rules = RULES[game]
        self.state = self.rules.setup(seats, seed, None, keep_log=False)
        settings = SearchConfig(**config)
        self.players = [SearchPlayer(players * 8 + seat, settings) for seat in range(seats)]

    def asked(self) -> dict[str, Any]:
        decision = self.state.pending()
        if decision is None:
            return {"seat": None, "places": self.rules.places(self.state), "scores": self.rules.scores(self.state)}
        return {"seat": int(decision.seat)}

    def choose(self) -> dict[str, Any]:
        decision = self.rules.pending(self.state)
        seat = int(decision.seat)
        move = self.players[seat].choose(Knowledge(self.rules, self.state, seat))
        return {"token": self.rules.token(self.state, move)}

    def answer(self, token: str) -> dict[str, Any]:
        self.state.answer(int(self.rules.pending(self.state).seat), token)
        return self.asked()


def main() -> None:
    game: Game | None = None
    for line in sys.stdin:
        question = json.loads(line)
        do = question.pop("do")
        if do == "new":
            game = Game(**question)
            found = game.asked()
        else:
            assert game is not None, "no game was begun"
            found = game.choose() if do == "choose" else game.answer(question["token"])
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
