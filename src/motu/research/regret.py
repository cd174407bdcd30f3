"""Regret: what a choice loses against the best one, as the expert judges it, with the error of that judgement.

Both the choice and its rivals are played out on the same determinizations, which hold only what the seat knew.
Whichever rival looks best on one half of the playouts is compared on the other half, so that luck in the selection does
not look like a loss.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from motu.core.search_config import SearchConfig
from motu.players.hints import Ending, endings, search_options
from motu.players.knowledge import Knowledge
from motu.players.review import FRESH_SEED_OFFSET

LEAST_PLAYOUTS: Final = 8


@dataclass(frozen=True)
class RegretConfig:
    """How closely a decision is judged."""

    iterations: int = 256
    """Iterations of the expert's search, which proposes the rivals of a choice."""
    rivals: int = 3
    """How many of its proposals are played out."""
    playouts: int = 64
    """Playouts of each, half to select the best rival and half to compare with it, and then the other way round."""
    settings: SearchConfig | None = None
    """Settings of the search in place of the expert's."""


@dataclass(frozen=True)
class Regret:
    """What a choice loses: in the chance to win (0 to 1) and in points at the end, each with its standard error.

    `best` is the rival that lost least. A choice that is as good as its rivals has a regret around 0; it may be
    negative within its error. A decision with one option has a regret of exactly 0.
    """

    token: str
    best: str
    win: float
    win_error: float
    points: float
    points_error: float


NO_CHOICE: Final = 0.0


def regret(knowledge: Knowledge, move: int, config: RegretConfig | None = None, seed: int = 0) -> Regret:
    """Judge one choice of a seat by what it knew."""
    config = config or RegretConfig()
    token = knowledge.token(move)
    if len(knowledge.moves()) == 1:
        return Regret(token, token, NO_CHOICE, NO_CHOICE, NO_CHOICE, NO_CHOICE)
    proposals = search_options(knowledge, config.iterations, None, seed, config.settings)
    rivals = [one for one, _ in proposals if one != move][: config.rivals]
    playouts = max(LEAST_PLAYOUTS, config.playouts)
    fresh = seed + FRESH_SEED_OFFSET
    found = {one: endings(knowledge, one, fresh, playouts) for one in [move, *rivals]}
    win, win_error, best = compared(found, move, lambda ending: ending.won, least_error=1 / playouts)
    points, points_error, _ = compared(found, move, lambda ending: float(ending.points), least_error=0.0)
    return Regret(token, knowledge.token(best), win, win_error, points, points_error)


def compared(
    found: dict[int, list[Ending]], move: int, value: Callable[[Ending], float], least_error: float
) -> tuple[float, float, int]:
    """The loss of a move against its best rival, the error of it, and that rival or the move itself.

    Half of the playouts select the rival, the other half measure the loss, and then the other way round. Where the
    move itself looks best, nothing is lost; the error is then that of the comparison with the closest rival.
    """
    values = {one: [value(ending) for ending in ends] for one, ends in found.items()}
    losses, errors, picked = [], [], []
    for select, measure in ((0, 1), (1, 0)):
        means = {one: fmean(of_move[select::2]) for one, of_move in values.items()}
        best = max(means, key=lambda one: (means[one], one == move))
        rival = best if best != move else max((one for one in means if one != move), key=lambda one: means[one])
        gaps = [a - b for a, b in zip(values[rival][measure::2], values[move][measure::2], strict=True)]
        losses.append(0.0 if best == move else fmean(gaps))
        errors.append(stdev(gaps) / sqrt(len(gaps)))
        picked.append(best)
    means = {one: fmean(of_move) for one, of_move in values.items()}
    return fmean(losses), max(fmean(errors), least_error), max(picked, key=lambda one: means[one])


def mean_regret(found: Sequence[Regret]) -> dict[str, float]:
    """The means over several decisions, and the standard errors of the means, for reports and metrics."""
    if not found:
        return {"win": 0.0, "win_error": 0.0, "points": 0.0, "points_error": 0.0}
    count = len(found)
    return {
        "win": fmean(one.win for one in found),
        "win_error": sqrt(sum(one.win_error**2 for one in found)) / count,
        "points": fmean(one.points for one in found),
        "points_error": sqrt(sum(one.points_error**2 for one in found)) / count,
    }
