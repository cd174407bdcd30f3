"""Train a linear policy for Bali on a batch of games with NumPy (REINFORCE). Needs the extra `research`."""

import numpy as np

from motu.research.batch import Batch

GAMES, SEATS, STEPS, RATE = 32, 2, 150, 1e-3

batch = Batch("bali", games=GAMES, seats=SEATS, seed=7, reward="win")
size, actions = batch.layout.size, batch.layout.actions
weights = np.zeros((size, actions), np.float32)
traces = np.zeros((GAMES, SEATS, size, actions), np.float32)  # gradients of log-probabilities in the game so far
chance = np.random.default_rng(7)
rows = np.arange(GAMES)

for _ in range(STEPS):
    seen, seats = batch.observations / 10, batch.seats.copy()
    logits = np.where(batch.masks == 1, seen @ weights, -np.inf)
    shares = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    chosen = (shares.cumsum(axis=1) > chance.random((GAMES, 1))).argmax(axis=1)
    gradients = -shares
    gradients[rows, chosen] += 1
    traces[rows, seats] += seen[:, :, None] * gradients[:, None, :]
    ended = batch.step(chosen)
    for row, rewards in zip(ended.rows, ended.rewards, strict=True):
        weights += RATE * np.tensordot(rewards, traces[row], axes=1)
        traces[row] = 0

print(batch.games_ended, "games,", batch.decisions, "decisions, largest weight", round(float(abs(weights).max()), 3))
