"""`motu bench`: the speed of each game on this machine."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from motu import compiled
from motu.arena.editions import STANDARD_NAME, carried, label, rules_with
from motu.cli.shared import AsJson, EditionName, edition_of, print_json, progress
from motu.core.errors import BadOption
from motu.core.feature_buffer import FeatureBuffer
from motu.core.rules import Rules, random_game
from motu.games import RULES, rules_of
from motu.players import Knowledge
from motu.players.search import SearchConfig
from motu.players.search.player import start_search
from motu.players.search.rollout import TO_THE_END
from motu.players.search.timing import copy_often, evaluate_often

COPIES = 1000
"""Copies and evaluations in one measurement."""


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="The games to measure; all, if none is named.")] = None,
    seats: Annotated[
        int | None, typer.Option(help="Seats at the table; by default 3, or as many as the game needs.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.05, help="How long to measure each figure.")] = 1.0,
    edition: EditionName = STANDARD_NAME,
    json: AsJson = False,
) -> None:
    """Measure µs per decision, copy, evaluation and observation, games and search iterations per second.

    A decision means: list the legal moves, choose one at random, carry it out and run to the next decision. The time
    for setting up is included. A copy is a table overwritten by another, as search does it. An evaluation is that of
    one seat. An observation is all that a seat knows, as numbers. Search iterations begin in the middle of a game: once
    with random rollouts to the end, once with the default settings. The best of several rounds is reported, because
    other programs only slow it down.

    An edition belongs to one game, so with `--edition FILE` name exactly that game.

    Example: motu bench bali --json
    """
    names = games or list(RULES)
    if edition != STANDARD_NAME and len(names) != 1:
        raise BadOption("edition-needs-one-game", edition=edition)
    for name in names:
        rules_of(name)
    chosen = [rules_with(name, edition_of(name, edition)) for name in names]
    figures: dict[str, dict[str, Any]] = {}
    with progress(quiet=json) as bar:
        task = bar.add_task("measuring", total=len(chosen))
        for rules in chosen:
            figures[rules.name] = measure(rules, seats if seats is not None else max(3, rules.seats[0]), seconds)
            bar.advance(task)
    if json:
        print_json({"compiled": compiled(), "games": figures})
    else:
        show(figures)


def measure(rules: Rules, seats: int, seconds: float) -> dict[str, Any]:
    """The figures of one game."""
    played = decisions = 0

    def play_ten() -> None:
        nonlocal played, decisions
        for _ in range(10):
            decisions += random_game(rules.setup(seats, played, None, keep_log=False), played)
            played += 1

    def copy_thousand() -> None:
        copy_often(middle, spare, COPIES)

    def evaluate_thousand() -> None:
        evaluate_often(rules, middle, COPIES)

    def observe_hundred() -> None:
        for _ in range(100):
            features.count = 0
            rules.write_features(middle, 0, features)

    def iterate_with_random_rollouts() -> None:
        random_search.run_round()

    def iterate_as_played() -> None:
        real_search.run_round()

    half = middle_of_a_game(rules, seats)
    middle = rules.guessed(half, rules.pending(half).seat, 1)
    spare = rules.clone(middle)
    features = FeatureBuffer(rules.feature_count)
    knowledge = Knowledge(rules, half, rules.pending(half).seat)
    to_the_end = SearchConfig(rollout_depth=TO_THE_END, rollout_width=0, random_move_rate=0.0)
    random_search = start_search(knowledge, to_the_end, seed=1)
    real_search = start_search(knowledge, SearchConfig(), seed=1)
    for_ten = best(play_ten, seconds)
    return {
        "compiled": compiled(),
        "edition": label(rules.name, carried(rules.edition)),
        "seats": seats,
        "us_per_decision": round(for_ten / 10 / (decisions / played) * 1e6, 4),
        "us_per_clone": round(best(copy_thousand, seconds) / COPIES * 1e6, 4),
        "us_per_evaluation": round(best(evaluate_thousand, seconds) / COPIES * 1e6, 4),
        "us_per_observation": round(best(observe_hundred, seconds) / 100 * 1e6, 4),
        "games_per_s": round(10 / for_ten, 1),
        "decisions_per_game": round(decisions / played, 1),
        "search_iterations_per_s": round(
            len(random_search.candidates) / best(iterate_with_random_rollouts, seconds), 1
        ),
        "real_search_iterations_per_s": round(len(real_search.candidates) / best(iterate_as_played, seconds), 1),
    }


def best(work: Callable[[], None], seconds: float) -> float:
    """The shortest time of the work, repeated for a while."""
    shortest = float("inf")
    end = perf_counter() + seconds
    while perf_counter() < end:
        start = perf_counter()
        work()
        shortest = min(shortest, perf_counter() - start)
    return shortest


def middle_of_a_game(rules: Rules, seats: int) -> Any:
    """A table halfway through a game in which everybody takes the first option."""
    whole = rules.setup(seats, 1)
    while decision := whole.pending():
        whole.take(decision.moves(whole)[0])
    assert whole.answers is not None
    half = rules.setup(seats, 1)
    for _, move in whole.answers[: len(whole.answers) // 2]:
        half.take(move)
    return half


def show(figures: dict[str, dict[str, Any]]) -> None:
    table = Table(title="Random play on one core, " + ("compiled" if compiled() else "pure Python"))
    table.add_column("game")
    table.add_column("edition")
    for heading in (
        "seats",
        "µs per decision",
        "µs per copy",
        "µs per evaluation",
        "µs per observation",
        "games/s",
        "decisions per game",
        "iterations/s, random rollouts",
        "as played",
    ):
        table.add_column(heading, justify="right")
    for name, row in figures.items():
        table.add_row(
            name,
            row["edition"]["name"] or row["edition"]["hash"],
            str(row["seats"]),
            f"{row['us_per_decision']:.3f}",
            f"{row['us_per_clone']:.3f}",
            f"{row['us_per_evaluation']:.3f}",
            f"{row['us_per_observation']:.3f}",
            f"{row['games_per_s']:,.0f}",
            f"{row['decisions_per_game']:.0f}",
            f"{row['search_iterations_per_s']:,.0f}",
            f"{row['real_search_iterations_per_s']:,.0f}",
        )
    Console().print(table)
