"""Results of rated games and ratings, in either database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import structs

from motu.server.store.rating_rows import LadderRow, Rate, RatedGame, RatedSeat, Standing
from motu.server.store.shared_statements import Fetch, SharedStatements

LOCK: Final = "ratings"
SEAT: Final = (
    "player, name, place, points, sources, departed, before_mean, before_deviation, before_games,"
    " after_mean, after_deviation, after_games"
)
LOW: Final = "mean - 1.96 * deviation"
BATCH: Final = 500


class RatingTables(SharedStatements):
    """Rated games, the seats of each, and the rating of every player of a game."""

    async def add_rated_game(self, game: RatedGame, rate: Rate) -> bool:
        async with self._together() as fetch:
            await lock(fetch)
            if await fetch("select 1 from rated_games where table_id = $1", game.table):
                return False
            rows = await fetch("select coalesce(max(number), 0) + 1 from rated_games")
            game = await rated(fetch, structs.replace(game, number=rows[0][0]), rate)
            await fetch(
                "insert into rated_games (number, table_id, game, ended) values ($1, $2, $3, $4)",
                game.number,
                game.table,
                game.game,
                game.ended,
            )
            for seat, row in enumerate(game.seats):
                await fetch(
                    f"insert into rated_seats (number, seat, game, {SEAT})"
                    " values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
                    game.number,
                    seat,
                    game.game,
                    *seat_values(row),
                )
        return True

    async def recompute_ratings(self, rate: Rate) -> int:
        async with self._together() as fetch:
            await lock(fetch)
            names = await fetch("delete from ratings returning game, player, name")
            done = last = 0
            while True:
                rows = await fetch(
                    "select number, table_id, game, ended from rated_games where number > $1 order by number limit $2",
                    last,
                    BATCH,
                )
                if not rows:
                    for game_name, player, name in map(tuple, names):  # people may have chosen others since
                        sql = "update ratings set name = $1 where game = $2 and player = $3"
                        await fetch(sql, name, game_name, player)
                    return done
                for game in await with_seats(fetch, rows):
                    again = await rated(fetch, game, rate)
                    for seat, row in enumerate(again.seats):
                        if row != game.seats[seat]:
                            await fetch(
                                "update rated_seats set before_mean = $1, before_deviation = $2, before_games = $3,"
                                " after_mean = $4, after_deviation = $5, after_games = $6"
                                " where number = $7 and seat = $8",
                                *seat_values(row)[6:],
                                game.number,
                                seat,
                            )
                    last = game.number
                    done += 1

    async def ladder(self, game: str, most: int) -> list[LadderRow]:
        rows = await self._fetch(
            "select player, name, mean, deviation, games, changed from ratings where game = $1 and name <> ''"
            f" order by {LOW} desc, player limit $2",
            game,
            most,
        )
        return [ladder_row(row) for row in rows]

    async def ratings_of(self, player: str) -> dict[str, LadderRow]:
        rows = await self._fetch(
            "select game, player, name, mean, deviation, games, changed from ratings where player = $1 order by game",
            player,
        )
        return {row[0]: ladder_row(tuple(row)[1:]) for row in rows}

    async def rated_games(self, game: str, most: int, player: str = "") -> list[RatedGame]:
        rows = await self._fetch(
            "select number, table_id, game, ended from rated_games g where game = $1 and ($2 = '' or exists"
            " (select 1 from rated_seats s where s.number = g.number and s.player = $2)) order by number desc limit $3",
            game,
            player,
            most,
        )
        return await with_seats(self._fetch, rows)

    async def unrated_tables(self, after: str, most: int) -> list[str]:
        rows = await self._fetch(
            "select id from tables t where rated and stopped = '' and id > $1"
            " and not exists (select 1 from rated_games g where g.table_id = t.id)"
            " and not exists (select 1 from seats s where s.table_id = t.id and s.kind = 'open')"
            " order by id limit $2",
            after,
            most,
        )
        return [row[0] for row in rows]

    async def rename_player(self, player: str, name: str) -> None:
        await self._fetch("update ratings set name = $1 where player = $2", name, player)

    async def forget_player(self, player: str, stand_in: str) -> None:
        async with self._together() as fetch:
            await lock(fetch)
            await fetch("update ratings set player = $1, name = '' where player = $2", stand_in, player)
            await fetch("update rated_seats set player = $1, name = '' where player = $2", stand_in, player)


async def lock(fetch: Fetch) -> None:
    """From here to the end of the transaction nobody else changes ratings: each game builds on those before it."""
    await fetch("insert into server_keys (name, value) values ($1, '') on conflict do nothing", LOCK)
    await fetch("update server_keys set value = value where name = $1", LOCK)


async def rated(fetch: Fetch, game: RatedGame, rate: Rate) -> RatedGame:
    """A game with its ratings, which are stored as those of now."""
    players = sorted({seat.player for seat in game.seats})
    places = ", ".join(f"${number}" for number in range(2, len(players) + 2))
    rows = await fetch(
        f"select player, mean, deviation, games from ratings where game = $1 and player in ({places})",
        game.game,
        *players,
    )
    known = {player: Standing(*standing) for player, *standing in map(tuple, rows)}
    game = rate(game, known)
    for seat in {seat.player: seat for seat in game.seats}.values():
        assert seat.after is not None
        await fetch(
            "insert into ratings (game, player, name, mean, deviation, games, changed)"
            " values ($1, $2, $3, $4, $5, $6, $7) on conflict (game, player) do update set name = excluded.name,"
            " mean = excluded.mean, deviation = excluded.deviation, games = excluded.games, changed = excluded.changed",
            game.game,
            seat.player,
            seat.name,
            seat.after.mean,
            seat.after.deviation,
            seat.after.games,
            game.ended,
        )
    return game


async def with_seats(fetch: Fetch, rows: Sequence[Any]) -> list[RatedGame]:
    """Games with their seats, in the order of the rows."""
    seats: dict[int, list[RatedSeat]] = {}
    numbers = [row[0] for row in rows]
    for first in range(0, len(numbers), BATCH):
        some = numbers[first : first + BATCH]
        places = ", ".join(f"${number}" for number in range(1, len(some) + 1))
        sql = f"select number, {SEAT} from rated_seats where number in ({places}) order by number, seat"
        for number, *row in map(tuple, await fetch(sql, *some)):
            seats.setdefault(number, []).append(seat_of(row))
    return [
        RatedGame(table=table, game=game, ended=ended, seats=seats.get(number, []), number=number)
        for number, table, game, ended in map(tuple, rows)
    ]


def seat_values(seat: RatedSeat) -> list[Any]:
    """A seat in the order of the columns."""
    before, after = seat.before, seat.after
    assert before is not None
    assert after is not None
    sources = msgspec.json.encode(seat.sources).decode()
    own = [seat.player, seat.name, seat.place, seat.points, sources, seat.left]
    return [*own, *structs.astuple(before), *structs.astuple(after)]


def seat_of(row: Sequence[Any]) -> RatedSeat:
    """A seat from a row of either database."""
    player, name, place, points, sources, left, *standings = row
    return RatedSeat(
        player=player,
        name=name,
        place=place,
        points=points,
        sources=msgspec.json.decode(sources, type=dict[str, int]),
        left=bool(left),
        before=Standing(*standings[:3]),
        after=Standing(*standings[3:]),
    )


def ladder_row(row: Any) -> LadderRow:
    player, name, mean, deviation, games, changed = row
    return LadderRow(player, name, Standing(mean, deviation, games), changed)
