"""One's own finished games as files: records, a table for spreadsheets, and for the app BG Stats."""

from __future__ import annotations

import csv
import io
import zipfile
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final
from uuid import NAMESPACE_URL, uuid5

import msgspec
from msgspec import Struct

from motu.core.record import Record, replay
from motu.games import rules_of
from motu.server.call import GET, Reply, Route, download
from motu.server.errors import Forbidden, TooMuch
from motu.server.guest_data import ALL, own_table
from motu.server.http_call import HttpCall
from motu.server.identity import short_id
from motu.server.messages import BOT
from motu.server.store import Seat
from motu.server.work import LATER

GAMES_AT_BGG: Final = {"bora_bora": 127060}
"""The numbers of games at BoardGameGeek, as far as they are sure; the app asks for the others."""
FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")
"""A cell that begins so would be a formula."""


class FinishedGame(Struct, frozen=True):
    """A finished game of a guest, with everybody's points and places (from 0)."""

    table: str
    game: str
    title: str
    created: float
    own_seat: int
    names: list[str]
    scores: list[int]
    places: list[int]
    record: str


class Ending(Struct, frozen=True):
    """Points and places at the end of a record."""

    scores: list[int]
    places: list[int]


def ending_of(record: str) -> Ending | None:
    """The end of a record; None if it does not fit these rules."""
    try:
        stored = Record.load(record)
        rules = rules_of(stored.game)
        state = replay(rules, stored)
        return Ending(rules.scores(state), rules.places(state))
    except Exception:  # whatever is wrong with one game, the others are exported
        return None


async def finished_games(call: HttpCall) -> list[FinishedGame]:
    """All finished games of the guest, the latest first. They are replayed in a worker process."""
    if call.guest_id is None:
        raise Forbidden("guests-only")
    if not call.service.downloads.take(call.address):
        raise TooMuch("too-fast")
    store, games = call.service.store, []
    for id in await store.tables_of(call.guest_id, ALL):
        own = await own_table(id, call.guest_id, store, call.service.endings)
        if own is None or own.record is None:
            continue
        end = await call.service.workers.do(partial(ending_of, own.record), call.guest_id, LATER)
        if end is not None:
            names = [name_of(seat, number) for number, seat in enumerate(await store.seats(id))]
            games.append(
                FinishedGame(id, own.game, own.title, own.created, own.seat, names, end.scores, end.places, own.record)
            )
    return games


def name_of(seat: Seat, number: int) -> str:
    return seat.name or (f"{BOT} {seat.level}" if seat.level else f"player {number + 1}")


async def records(call: HttpCall) -> Reply:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as file:
        for game in await finished_games(call):
            day = datetime.fromtimestamp(game.created, UTC)
            file.writestr(f"{day:%Y-%m-%d}-{game.game}-{short_id(game.table)}.motu", game.record)
    return download(content.getvalue(), "motu-records.zip", "application/zip")


async def table_of_games(call: HttpCall) -> Reply:
    content = io.StringIO()
    writer = csv.writer(content)
    writer.writerow(["date", "game", "title", "players", "my place", "my points", "names", "points", "places"])
    for game in await finished_games(call):
        row = [
            f"{datetime.fromtimestamp(game.created, UTC):%Y-%m-%d %H:%M}",
            game.game,
            game.title,
            len(game.names),
            game.places[game.own_seat] + 1,
            game.scores[game.own_seat],
            "; ".join(game.names),
            "; ".join(map(str, game.scores)),
            "; ".join(str(place + 1) for place in game.places),
        ]
        writer.writerow([harmless(cell) for cell in row])
    return download(content.getvalue().encode("utf-8-sig"), "motu-games.csv", "text/csv; charset=utf-8")


def harmless(cell: Any) -> Any:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULAS) else cell


async def bg_stats(call: HttpCall) -> Reply:
    games = await finished_games(call)
    content = msgspec.json.encode(bg_stats_of(games, (await call.guest()).name))
    return download(content, "motu-bgstats.json")


def bg_stats_of(games: list[FinishedGame], me: str) -> dict[str, Any]:
    """The games in the format that the app BG Stats imports. The same game always has the same ids."""
    names = list(dict.fromkeys([me, *(name for game in games for name in other_names(game))]))
    kinds = list(dict.fromkeys(game.game for game in games))
    stamp = "2000-01-01 00:00:00"
    return {
        "about": "Motu",
        "players": [
            {"id": number, "uuid": uuid("player", name), "name": name, "isAnonymous": False, "modificationDate": stamp}
            for number, name in enumerate(names, 1)
        ],
        "locations": [{"id": 1, "uuid": uuid("location", "Motu"), "name": "Motu", "modificationDate": stamp}],
        "games": [
            {
                "id": number,
                "uuid": uuid("game", kind),
                "name": kind.replace("_", " ").title(),
                "bggId": GAMES_AT_BGG.get(kind, 0),
                "modificationDate": stamp,
                "cooperative": False,
                "highestWins": True,
                "noPoints": False,
                "usesTeams": False,
            }
            for number, kind in enumerate(kinds, 1)
        ],
        "plays": [play_of(game, kinds.index(game.game) + 1, names, me) for game in games],
        "userInfo": {"meRefId": 1},
    }


def other_names(game: FinishedGame) -> list[str]:
    return [name for seat, name in enumerate(game.names) if seat != game.own_seat]


def play_of(game: FinishedGame, kind: int, names: list[str], me: str) -> dict[str, Any]:
    """A game as a play of the app."""
    seated = [me if seat == game.own_seat else name for seat, name in enumerate(game.names)]
    date = f"{datetime.fromtimestamp(game.created, UTC):%Y-%m-%d %H:%M:%S}"
    return {
        "uuid": uuid("play", game.table),
        "modificationDate": date,
        "entryDate": date,
        "playDate": date,
        "usesTeams": False,
        "durationMin": 0,
        "ignored": False,
        "manualWinner": False,
        "rounds": 0,
        "locationRefId": 1,
        "gameRefId": kind,
        "board": "",
        "comments": game.title,
        "playerScores": [
            {
                "score": str(game.scores[seat]),
                "winner": game.places[seat] == 0,
                "newPlayer": False,
                "startPlayer": seat == 0,
                "playerRefId": names.index(name) + 1,
                "rank": game.places[seat] + 1,
                "seatOrder": seat + 1,
            }
            for seat, name in enumerate(seated)
        ],
    }


def uuid(kind: str, name: str) -> str:
    """An id that is always the same for the same thing, and tells nothing."""
    return str(uuid5(NAMESPACE_URL, f"motu {kind} {name}"))


GAMES_OF_GUEST_ROUTES = [
    Route(
        method=GET,
        path="/api/me/games/records",
        does=records,
        gives=bytes,
        media_type="application/zip",
        says="Records of one's own games, zipped",
    ),
    Route(
        method=GET,
        path="/api/me/games/csv",
        does=table_of_games,
        gives=str,
        media_type="text/csv",
        says="One's own games for spreadsheets",
    ),
    Route(method=GET, path="/api/me/games/bgstats", does=bg_stats, gives=Any, says="One's own games for BG Stats"),
]
