"""`motu ratings`: the ladder of a server: show it, make it anew from results, and let bots play for it."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from secrets import token_hex
from time import time
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from motu.arena.match import Match
from motu.arena.match_stats import MatchStats, play_with_stats
from motu.cli.admin import with_store
from motu.cli.shared import AsJson, Database, Game, database_or_own, print_json
from motu.core.chance import SEEDS
from motu.core.errors import BadOption
from motu.games import rules_of
from motu.players import LEVELS, player
from motu.server.ratings.rating import Rating
from motu.server.ratings.results import bot_player, level_of, rate
from motu.server.store import Store
from motu.server.store.rating_rows import RatedGame, RatedSeat

ratings = typer.Typer(
    help="The ladder of a server: show it, make it anew from results, let bots play for it.", no_args_is_help=True
)
BOTS_TABLE: Final = "bots-"
"""Before the ids of games that bots played for the ladder: no table belongs to them."""


@ratings.command("show")
def show(
    game: Game,
    most: Annotated[int, typer.Option(min=1, help="How many players are listed.")] = 50,
    database: Database = "",
    json: AsJson = False,
) -> None:
    """Show the ladder of a game, ordered by the lower ends of the 95 % intervals.

    Example: motu ratings show bali
    """
    name = rules_of(game).name

    async def found(store: Store) -> list[dict[str, Any]]:
        lines = []
        for place, row in enumerate(await store.ladder(name, most), 1):
            rating = Rating(row.standing.mean, row.standing.deviation)
            lines.append(
                {
                    "place": place,
                    "name": row.name,
                    "bot": level_of(row.player) is not None,
                    "rating": round(rating.mean, 1),
                    "low": round(rating.low, 1),
                    "high": round(rating.high, 1),
                    "games": row.standing.games,
                }
            )
        return lines

    lines = asyncio.run(with_store(database_or_own(database), found))
    if json:
        print_json({"game": name, "ladder": lines})
        return
    shown = Table("place", "name", "rating", "95 % interval", "games")
    for line in lines:
        label = f"bot: {line['name']}" if line["bot"] else line["name"]
        interval = f"{line['low']:.0f} to {line['high']:.0f}"
        shown.add_row(str(line["place"]), escape(label), f"{line['rating']:.0f}", interval, str(line["games"]))
    Console().print(shown, highlight=False)


@ratings.command("recompute")
def recompute(database: Database = "") -> None:
    """Make all ratings anew from the stored results, in their order. The same results give the same numbers.

    Example: motu ratings recompute
    """

    async def again(store: Store) -> int:
        return await store.recompute_ratings(rate)

    count = asyncio.run(with_store(database_or_own(database), again))
    Console().print(f"The ratings were made anew from {count} rated games.", highlight=False)


@ratings.command("bots")
def bots(
    game: Game,
    games: Annotated[int, typer.Option(min=1, max=100_000, help="How many games are played.")] = 20,
    players: Annotated[str, typer.Option(help="The bots that play, separated by commas.")] = ",".join(LEVELS),
    database: Database = "",
) -> None:
    """Let bots play rated games against each other, so that the ladder knows them before people come.

    Example: motu ratings bots bali --games 50 --players easy,medium,hard
    """
    rules = rules_of(game)
    names = [name.strip() for name in players.split(",") if name.strip()]
    for name in names:
        player(name, 0)
    if len(set(names)) < 2:
        raise BadOption("ratings-two-bots")

    async def play(store: Store) -> int:
        draw = SystemRandom()
        for _ in range(games):
            seats = [draw.choice(names) for _ in range(draw.choice(list(rules.seats)))]
            if len(set(seats)) < 2:
                seats[draw.randrange(len(seats))] = draw.choice([name for name in names if name != seats[0]])
            played = play_with_stats(Match(rules.name, tuple(seats), draw.randrange(SEEDS)))
            await store.add_rated_game(result_of_match(played), rate)
        return games

    count = asyncio.run(with_store(database_or_own(database), play))
    Console().print(f"{count} games of bots count for the ladder of {rules.name}.", highlight=False)


def result_of_match(played: MatchStats) -> RatedGame:
    """A match between bots as a rated game."""
    seats = [
        RatedSeat(
            player=bot_player(name),
            name=name,
            place=sum(other < played.places[seat] for other in played.places),
            points=played.scores[seat],
            sources=played.breakdown[seat],
        )
        for seat, name in enumerate(played.match.players)
    ]
    return RatedGame(table=BOTS_TABLE + token_hex(8), game=played.match.game, ended=time(), seats=seats)
