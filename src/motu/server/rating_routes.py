"""Routes for the pages about rated games: ladders, players and games."""

from __future__ import annotations

from time import monotonic
from typing import Final

from motu.games import rules_of
from motu.server.call import GET, Route
from motu.server.errors import Missing
from motu.server.http_call import HttpCall
from motu.server.rating_messages import GameStatistics, LadderInfo, PlayerPage
from motu.server.ratings.pages import game_statistics, ladder_entry, player_game
from motu.server.ratings.results import level_of, player_of
from motu.server.service import Service
from motu.server.store.rating_rows import RatedGame

MOST_LISTED: Final = 100
"""Players that a ladder lists."""
MOST_RANKED: Final = 10_000
"""Players among whom the reader's own place is looked up."""
MOST_GAMES: Final = 1000
"""Games from which pages are made, the latest ones."""
FRESH: Final = 30.0
"""Seconds for which the latest games of everybody are not read again."""


async def lately(service: Service, game: str) -> list[RatedGame]:
    """The latest rated games of everybody."""
    known = service.latest_games.get(game)
    if known is None or known[0] < monotonic() - FRESH:
        known = service.latest_games[game] = (monotonic(), await service.store.rated_games(game, MOST_GAMES))
    return known[1]


async def hidden_players(call: HttpCall) -> frozenset[str]:
    """The players whom the reader has muted or blocked."""
    return frozenset(player_of(guest) for guest in await call.hidden())


def me(call: HttpCall) -> str:
    """The reader on the ladder. Whoever only looks does not become a guest."""
    return "" if call.guest_id is None else player_of(call.guest_id)


async def ladder(call: HttpCall) -> LadderInfo:
    game = rules_of(call.parts["game"]).name
    rows = await call.service.store.ladder(game, MOST_RANKED)
    hidden, own = await hidden_players(call), me(call)
    entries = [ladder_entry(place, row, own, hidden) for place, row in enumerate(rows, 1) if place <= MOST_LISTED]
    you = next((place for place, row in enumerate(rows, 1) if row.player == own), None)
    return LadderInfo(game, entries, None if you is None else ladder_entry(you, rows[you - 1], own, hidden))


async def player(call: HttpCall) -> PlayerPage:
    id = call.parts["player"]
    store, own, hidden = call.service.store, me(call), await hidden_players(call)
    rows = await store.ratings_of(id)
    if not any(row.name for row in rows.values()):
        raise Missing("unknown-ladder-player")
    latest = max(rows.values(), key=lambda row: row.changed)
    games = []
    for game, row in rows.items():
        played = await store.rated_games(game, MOST_GAMES, id)
        games.append(player_game(row, played, await lately(call.service, game), own, hidden))
    return PlayerPage(id, "" if id in hidden else latest.name, level_of(id), id == own, games)


async def statistics(call: HttpCall) -> GameStatistics:
    game = rules_of(call.parts["game"]).name
    return game_statistics(game, await lately(call.service, game))


RATING_ROUTES = [
    Route(method=GET, path="/api/ladder/{game}", does=ladder, gives=LadderInfo, says="The ladder of a game"),
    Route(
        method=GET, path="/api/players/{player}", does=player, gives=PlayerPage, says="How a player did at rated games"
    ),
    Route(
        method=GET,
        path="/api/games/{game}/statistics",
        does=statistics,
        gives=GameStatistics,
        says="What the latest rated games of a game tell",
    ),
]
