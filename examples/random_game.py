"""Play a random game of Bali and print the end of its log in English."""

import random

from motu import RULES
from motu.words import catalogue

rules = RULES["bali"]
state = rules.setup(seats=2, seed=7)
chance = random.Random(7)

while choices := rules.choices(state):  # None when the game is over
    option = chance.choice(choices["options"])
    state.answer(choices["seat"], option["token"])

words = catalogue("en", "bali")
for line in rules.full_log(state)[-12:]:
    print(words.say(line["id"], line["args"], names=["Player 1", "Player 2"]))
print("Points:", rules.scores(state))
