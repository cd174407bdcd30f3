"""What the pages about ladders, players and games show, made from stored results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Final

from motu.server.rating_messages import (
    CountStatistics,
    GameStatistics,
    LadderEntry,
    PlayedGame,
    PlayedSeat,
    PlayerGame,
    RatingPoint,
    RatingValue,
    Rival,
    SeatStatistics,
    SourcePoints,
    WinnerSource,
)
from motu.server.ratings.rating import Rating
from motu.server.ratings.results import level_of
from motu.server.store.rating_rows import LadderRow, RatedGame, RatedSeat, Standing

MOST_POINTS: Final = 200
"""Points of a line over time."""
MOST_RIVALS: Final = 20
MOST_LATEST: Final = 20


def rating_value(standing: Standing) -> RatingValue:
    """A rating as pages show it."""
    rating = Rating(standing.mean, standing.deviation)
    return RatingValue(rating.mean, rating.low, rating.high, standing.games)


def ladder_entry(place: int, row: LadderRow, me: str, hidden: frozenset[str]) -> LadderEntry:
    """A line of a ladder."""
    name = "" if row.player in hidden else row.name
    return LadderEntry(place, row.player, name, level_of(row.player), rating_value(row.standing), row.player == me)


def own_seat(game: RatedGame, player: str) -> RatedSeat:
    """The best seat of a player: bots of one level may sit at several."""
    return min((seat for seat in game.seats if seat.player == player), key=lambda seat: seat.place)


def win_share(seats: Sequence[RatedSeat], seat: RatedSeat) -> float:
    """The share of a seat in the victory."""
    first = [one for one in seats if one.place == 0]
    return 1 / len(first) if seat in first else 0.0


def player_game(
    row: LadderRow, games: Sequence[RatedGame], lately: Sequence[RatedGame], me: str, hidden: frozenset[str]
) -> PlayerGame:
    """How a player did at a game: `games` are the player's own, `lately` those of everybody, both latest first."""
    player = row.player
    wins = sum(sum(win_share(one.seats, seat) for seat in one.seats if seat.player == player) for one in games)
    return PlayerGame(
        game=games[0].game,
        rating=rating_value(row.standing),
        wins=wins / len(games),
        history=history(games, player),
        rivals=rivals(games, player, hidden),
        points=points_by_source(games, lately, player),
        latest=[played_game(one, player, me, hidden) for one in games[:MOST_LATEST]],
    )


def history(games: Sequence[RatedGame], player: str) -> list[RatingPoint]:
    """A player's rating over time, oldest first. Of many games only some are points, always the last one."""
    step = -(-len(games) // MOST_POINTS)
    points = []
    for game in reversed(games[::step]):
        standing = own_seat(game, player).after
        if standing is not None:
            rating = Rating(standing.mean, standing.deviation)
            points.append(RatingPoint(game.ended, rating.mean, rating.low, rating.high))
    return points


def rivals(games: Sequence[RatedGame], player: str, hidden: frozenset[str]) -> list[Rival]:
    """How a player did against everybody they met, those met most often first."""
    found: dict[str, Rival] = {}
    for game in games:
        own = own_seat(game, player)
        for other in game.seats:
            if other.player == player:
                continue
            name = "" if other.player in hidden else other.name
            rival = found.setdefault(other.player, Rival(other.player, name, level_of(other.player), 0, 0, 0))
            rival.games += 1
            rival.better += own.place < other.place
            rival.worse += own.place > other.place
    return sorted(found.values(), key=lambda one: (-one.games, one.name, one.player))[:MOST_RIVALS]


def points_by_source(games: Sequence[RatedGame], lately: Sequence[RatedGame], player: str) -> list[SourcePoints]:
    """A player's mean points from each source, beside those of bots and of everybody, the largest first."""
    own = means([seat.sources for game in games for seat in game.seats if seat.player == player and not seat.left])
    played = [seat for game in lately for seat in game.seats if not seat.left]
    everybody = means([seat.sources for seat in played])
    bots = means([seat.sources for seat in played if level_of(seat.player) is not None])
    found = [
        SourcePoints(source, own.get(source, 0.0), bots.get(source, 0.0) if bots else None, everybody.get(source, 0.0))
        for source in {**everybody, **own}
    ]
    return sorted(found, key=lambda one: (-one.everybody, one.source))


def means(sources: Sequence[dict[str, int]]) -> dict[str, float]:
    """The mean points from each source."""
    names = dict.fromkeys(name for one in sources for name in one)
    return {name: fmean(one.get(name, 0) for one in sources) for name in names}


def played_game(game: RatedGame, player: str, me: str, hidden: frozenset[str]) -> PlayedGame:
    """A line in a player's list of games."""
    own = own_seat(game, player)
    change = own.after.mean - own.before.mean if own.after is not None and own.before is not None else 0.0
    there = any(seat.player == me for seat in game.seats)
    seats = [
        PlayedSeat(
            seat.player,
            "" if seat.player in hidden else seat.name,
            level_of(seat.player),
            seat.place,
            seat.points,
            seat.left,
        )
        for seat in game.seats
    ]
    return PlayedGame(game.ended, game.table if there else "", own.place, change, seats)


def game_statistics(name: str, games: Sequence[RatedGame]) -> GameStatistics:
    """Mean points, the wins of each seat, and what winners did. Games that somebody left are not counted."""
    whole = [game for game in games if not any(seat.left for seat in game.seats)]
    counts = [
        count_statistics([game for game in whole if len(game.seats) == count])
        for count in sorted({len(game.seats) for game in whole})
    ]
    seats = [seat for game in whole for seat in game.seats]
    winners = means([seat.sources for seat in seats if seat.place == 0])
    others = means([seat.sources for seat in seats if seat.place > 0])
    sources = [WinnerSource(one, winners.get(one, 0.0), others.get(one, 0.0)) for one in {**winners, **others}]
    sources.sort(key=lambda one: (one.others - one.winners, one.source))
    return GameStatistics(name, len(whole), counts, sources)


def count_statistics(games: Sequence[RatedGame]) -> CountStatistics:
    """What games with the same number of seats tell."""

    def mean_points(seats: Iterable[RatedSeat]) -> float:
        return fmean(seat.points for seat in seats)

    columns = list(zip(*(game.seats for game in games), strict=True))
    return CountStatistics(
        games=len(games),
        points=mean_points(seat for game in games for seat in game.seats),
        winner=mean_points(seat for game in games for seat in game.seats if seat.place == 0),
        seats=[
            SeatStatistics(
                mean_points(column),
                fmean(win_share(game.seats, seat) for game, seat in zip(games, column, strict=True)),
            )
            for column in columns
        ],
    )
