"""The messages about rated games: ladders, players and games."""

from __future__ import annotations

from msgspec import Struct


class RatingValue(Struct):
    """A rating with its 95 % interval, after so many games."""

    rating: float
    low: float
    high: float
    games: int


class LadderEntry(Struct):
    """A player on a ladder. `level` is that of a bot. Whom the reader has muted has no name."""

    place: int
    player: str
    name: str
    level: str | None
    rating: RatingValue
    you: bool


class LadderInfo(Struct):
    """The ladder of a game. It is ordered by the lower end of the intervals. `you` may stand below those listed."""

    game: str
    entries: list[LadderEntry]
    you: LadderEntry | None


class RatingPoint(Struct):
    """A rating after a game; `at` is in seconds since 1970."""

    at: float
    rating: float
    low: float
    high: float


class Rival(Struct):
    """How a player did against another one at the same tables: better, worse, and equal."""

    player: str
    name: str
    level: str | None
    games: int
    better: int
    worse: int


class SourcePoints(Struct):
    """Mean points of a game from one source: the player's, those of bots, and everybody's."""

    source: str
    own: float
    bots: float | None
    everybody: float


class PlayedSeat(Struct):
    """A seat of a finished game. `left` says that its player did not play to the end."""

    player: str
    name: str
    level: str | None
    place: int
    points: int
    left: bool


class PlayedGame(Struct):
    """A rated game. `table` is empty unless the reader sat there."""

    at: float
    table: str
    place: int
    change: float
    seats: list[PlayedSeat]


class PlayerGame(Struct):
    """How a player did at one game."""

    game: str
    rating: RatingValue
    wins: float
    """The share of games won; who shares the first place has a share of it."""
    history: list[RatingPoint]
    rivals: list[Rival]
    points: list[SourcePoints]
    latest: list[PlayedGame]


class PlayerPage(Struct):
    """A player on the ladder."""

    player: str
    name: str
    level: str | None
    you: bool
    games: list[PlayerGame]


class SeatStatistics(Struct):
    """Mean points at a seat, and its share of the wins."""

    points: float
    wins: float


class CountStatistics(Struct):
    """Rated games of so many seats."""

    games: int
    points: float
    winner: float
    """Mean points of the winners."""
    seats: list[SeatStatistics]


class WinnerSource(Struct):
    """Mean points from one source: of winners, and of the others."""

    source: str
    winners: float
    others: float


class GameStatistics(Struct):
    """What the latest rated games of a game tell."""

    game: str
    games: int
    counts: list[CountStatistics]
    sources: list[WinnerSource]
