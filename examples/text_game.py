"""Play a text game with a scripted player that reads nothing but prompts, in the masked language."""

from __future__ import annotations

from motu.research.text import TextGame
from motu.research.text.players import ListReader

text = TextGame("bali", seats=2, seed=7, opponents={1: "easy"}, language="masked")
player = ListReader(seed=1)
print(text.prompt())
while not text.over:
    reply = text.answer(player(text.prompt()))
    if not reply.accepted:
        print(reply.problem)
print(text.result())
