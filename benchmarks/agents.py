"""What is shown once, and in the tests on a small scale: text games without forfeits, judgements made twice, bad calls.

python -m benchmarks.agents text --games 300
python -m benchmarks.agents regret --decisions 200
python -m benchmarks.agents malformed --calls 1000
python -m benchmarks.agents hard
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean

from motu.core.chance import seeded
from motu.games import RULES
from motu.players import Knowledge
from motu.research.regret import Regret, RegretConfig, regret
from motu.research.text import TEXT_LANGUAGES, TextGame
from motu.research.text.players import ListReader


def text_games(games: int) -> None:
    """A player that reads nothing but prompts plays every game, in all languages in turn, at all numbers of seats."""
    for game, rules in RULES.items():
        start, forfeits, illegal, answers = time.perf_counter(), 0, 0, 0
        for seed in range(games):
            seats = rules.seats[seed % len(rules.seats)]
            options = {name: bool((seed >> at) & 1) for at, name in enumerate(rules.options)}
            language = TEXT_LANGUAGES[seed % len(TEXT_LANGUAGES)]
            text = TextGame(game, seats, seed, options, language=language, illegal="forfeit")
            player = ListReader(seed)
            while not text.over:
                text.answer(player(text.prompt()))
            forfeits += text.forfeited is not None
            illegal += sum(text.illegal_answers)
            answers += sum(text.answers)
        seconds = time.perf_counter() - start
        print(
            f"{game}: {games} games, {answers} answers, {illegal} illegal, {forfeits} forfeits, "
            f"{answers / seconds:.0f} answers per second",
            flush=True,
        )


def positions(game: str, count: int) -> list[tuple[Knowledge, int]]:
    """Decisions with a choice from games of random moves, and the move that was made."""
    rules, random = RULES[game], Random(7)
    found: list[tuple[Knowledge, int]] = []
    seed = 0
    while len(found) < count:
        seats = rules.seats[seed % len(rules.seats)]
        state, chance = rules.setup(seats, seed, keep_log=False), seeded(seed)
        while (decision := state.pending()) is not None:
            moves = decision.moves(state)
            move = moves[chance.below(len(moves))]
            if len(moves) > 1 and random.random() < 0.06 and len(found) < count:
                found.append((Knowledge(rules, state, int(decision.seat)), move))
            state.take(move)
        seed += 1
    return found


def within(one: float, other: float, error: float, other_error: float, errors: float) -> bool:
    """Whether two judgements differ by no more than so many of their errors."""
    return abs(one - other) <= errors * sqrt(error**2 + other_error**2) + 1e-12


def judged_twice(decisions: int, config: RegretConfig) -> None:
    """Judge random choices twice with other seeds, and compare the difference with the errors that were stated."""
    every: list[tuple[Regret, Regret]] = []
    for at, game in enumerate(RULES):
        start = time.perf_counter()
        count = decisions // len(RULES) + (at < decisions % len(RULES))
        pairs = [
            (regret(knowledge, move, config, seed=2 * n), regret(knowledge, move, config, seed=1_000_003 + n))
            for n, (knowledge, move) in enumerate(positions(game, count))
        ]
        report(game, pairs, time.perf_counter() - start)
        every += pairs
    report("all", every, 0.0)


def report(name: str, pairs: list[tuple[Regret, Regret]], seconds: float) -> None:
    wins = [(a.win, b.win, a.win_error, b.win_error) for a, b in pairs]
    points = [(a.points, b.points, a.points_error, b.points_error) for a, b in pairs]
    line = f"{name}: {len(pairs)} decisions judged twice"
    for label, rows in (("chance", wins), ("points", points)):
        shares = [fmean(within(*row, errors) for row in rows) for errors in (1, 2)]
        mean, error = fmean((row[0] + row[1]) / 2 for row in rows), fmean(row[2] for row in rows)
        line += (
            f"; {label}: mean loss {mean:.3f}, mean error {error:.3f}, within one error {shares[0]:.1%},"
            f" within two {shares[1]:.1%}"
        )
    print(line + (f"; {seconds / (2 * len(pairs)):.2f} s per judgement" if seconds else ""), flush=True)


def malformed_calls(calls: int) -> None:
    """Wrong calls over HTTP: each must be refused, and nothing may change."""
    from tests.mcp.clients import Caller, over_http, tables, tools_over_http
    from tests.mcp.test_tools import changes_nothing

    async def ask(address: str) -> None:
        async with over_http(address) as client:
            await changes_nothing(Caller(client), calls, seed=2026)

    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, tables(Path(folder)) as server, tools_over_http(server) as address:
        asyncio.run(ask(address))
    print(f"{calls} malformed calls: all refused with a reason, nothing changed, {time.perf_counter() - start:.0f} s")


def games_against_hard(games: list[str]) -> None:
    """A whole game of each of these games against `hard` as it is, over standard input and output and over HTTP."""
    from tests.mcp.clients import KEY, Caller, found, over_http, over_stdio, tools_over_http, whole_game
    from tests.server.harness import free_port

    from motu.mcp.host import own_server

    async def play(opened: object, game: str) -> tuple[int, str]:
        async with opened as client:  # type: ignore[attr-defined]  # a client of either transport
            caller = Caller(client)
            opponents = ["hard"] * (RULES[game].seats[0] - 1)
            key = found(KEY, await caller.call("new_table", game=game, opponents=opponents))
            last = await whole_game(caller, key, seed=5)
            return caller.calls, last.partition("## The game is over")[2].strip().replace("\n", " ")

    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        with own_server(database, free_port()) as server, tools_over_http(server) as address:
            for game in games:
                for name, opened in (("stdio", over_stdio(server)), ("http", over_http(address))):
                    start = time.perf_counter()
                    calls, end = asyncio.run(play(opened, game))
                    print(f"{game} over {name}: {calls} calls, {time.perf_counter() - start:.0f} s. {end}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["text", "regret", "malformed", "hard"])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--game", choices=list(RULES), help="for hard: only this game")
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--calls", type=int, default=1000)
    parser.add_argument("--iterations", type=int, default=RegretConfig().iterations)
    parser.add_argument("--playouts", type=int, default=RegretConfig().playouts)
    given = parser.parse_args()
    match given.what:
        case "text":
            text_games(given.games)
        case "regret":
            judged_twice(given.decisions, RegretConfig(given.iterations, playouts=given.playouts))
        case "malformed":
            malformed_calls(given.calls)
        case "hard":
            games_against_hard([given.game] if given.game else list(RULES))


if __name__ == "__main__":
    main()
