"""What a finished game says about its players: who was placed where, who left, and the ratings that follow."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import token_hex

from msgspec import structs

from motu.server.identity import hashed
from motu.server.messages import BOT
from motu.server.ratings.rating import NEWCOMER, Rating, rated_game
from motu.server.store import Seat
from motu.server.store.rating_rows import GONE, RatedGame, RatedSeat, Standing
from motu.server.table import Table


def player_of(guest: str) -> str:
    """Names a guest on the ladder. It can't be turned back into the id under which they are stored."""
    return hashed(f"ladder {guest}")[:16]


def bot_player(level: str) -> str:
    """Names the bots of a level on the ladder."""
    return f"{BOT}:{level}"


def level_of(player: str) -> str | None:
    """The level of a bot on the ladder; None for a person."""
    return player.removeprefix(f"{BOT}:") if player.startswith(f"{BOT}:") else None


def new_stand_in() -> str:
    """A name for somebody who has deleted what was stored of them: it leads nowhere."""
    return GONE + token_hex(8)


def result_of_table(table: Table) -> RatedGame | None:
    """The result of a rated table whose game is over; None if there is none, for example because it was stopped."""
    session = table.session
    if not table.header.rated or session is None or table.stage != "over" or table.is_stopped:
        return None
    rules, state = table.rules, session.state
    players = [seat_player(seat) for seat in table.seats]
    left = [seat.left_by is not None for seat in table.seats]
    places = places_with_leavers(rules.places(state), left)
    points, sources = rules.scores(state), rules.breakdown(state)
    seats = [
        RatedSeat(
            player=players[number],
            name="" if players[number].startswith(GONE) else seat.level or "" if is_bot(seat) else seat.name,
            place=places[number],
            points=points[number],
            sources=sources[number],
            left=left[number],
        )
        for number, seat in enumerate(table.seats)
    ]
    return RatedGame(table=table.header.id, game=table.header.game, ended=table.changed_at, seats=seats)


def is_bot(seat: Seat) -> bool:
    """Whether a bot has played from the beginning, for itself."""
    return seat.is_bot and seat.left_by is None


def seat_player(seat: Seat) -> str:
    """Whose result that of a seat is: a bot that took over plays for who left."""
    if is_bot(seat):
        return bot_player(seat.level or "")
    guest = seat.left_by or seat.guest or new_stand_in()
    return guest if guest.startswith(GONE) else player_of(guest)


def places_with_leavers(places: list[int], left: list[bool]) -> list[int]:
    """The places of those who stayed, among themselves; all who left share the last one."""
    stayed = [place for place, gone in zip(places, left, strict=True) if not gone]
    return [
        len(stayed) if gone else sum(other < place for other in stayed)
        for place, gone in zip(places, left, strict=True)
    ]


def rate(game: RatedGame, known: Mapping[str, Standing]) -> RatedGame:
    """Fill in the ratings of a game, from those before it."""
    before = {player: Rating(one.mean, one.deviation) for player, one in known.items()}
    after = rated_game(before, [(seat.player, seat.place) for seat in game.seats])
    seats = []
    for seat in game.seats:
        old, new = before.get(seat.player, NEWCOMER), after[seat.player]
        games = known[seat.player].games if seat.player in known else 0
        standing = Standing(old.mean, old.deviation, games)
        seats.append(structs.replace(seat, before=standing, after=Standing(new.mean, new.deviation, games + 1)))
    return structs.replace(game, seats=seats)
