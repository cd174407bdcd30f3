"""What is stored of rated games: their results, and the ratings that follow from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from msgspec import Struct

GONE: Final = "gone:"
"""Before a name that stands for a guest who has deleted what was stored of them."""


class Standing(Struct, frozen=True):
    """How strong a player of a game is, and after how many games."""

    mean: float
    deviation: float
    games: int


class RatedSeat(Struct, frozen=True, kw_only=True):
    """How a seat did in a rated game. `player` is a person's id on the ladder, or `bot:LEVEL`.

    Who left has the last place, whatever the bot that took over has reached: `points` and `sources` are those of the
    seat. `before` and `after` are the ratings of the player.
    """

    player: str
    name: str
    place: int
    points: int
    sources: dict[str, int]
    left: bool = False
    before: Standing | None = None
    after: Standing | None = None


class RatedGame(Struct, frozen=True, kw_only=True):
    """The result of a rated game. Results are numbered in the order in which they were stored."""

    table: str
    game: str
    ended: float
    seats: list[RatedSeat]
    number: int = 0


class LadderRow(Struct, frozen=True):
    """A player on the ladder of a game."""

    player: str
    name: str
    standing: Standing
    changed: float


Rate = Callable[[RatedGame, Mapping[str, Standing]], RatedGame]
"""Fills in the ratings of a game, from those before it."""


class RatingStore(Protocol):
    """Results of rated games and ratings."""

    async def add_rated_game(self, game: RatedGame, rate: Rate) -> bool:
        """Store a result, and the ratings after it. False if the result of this table is stored already."""
        ...  # pragma: no cover

    async def recompute_ratings(self, rate: Rate) -> int:
        """Make all ratings anew from the results, in their order; says how many results there are."""
        ...  # pragma: no cover

    async def ladder(self, game: str, most: int) -> list[LadderRow]:
        """The players of a game whose names are known, those with the highest lower bounds first."""
        ...  # pragma: no cover

    async def ratings_of(self, player: str) -> dict[str, LadderRow]:
        """The ratings of a player, by game."""
        ...  # pragma: no cover

    async def rated_games(self, game: str, most: int, player: str = "") -> list[RatedGame]:
        """The latest rated games of a game, those of one player if one is named, the latest first."""
        ...  # pragma: no cover

    async def unrated_tables(self, after: str, most: int) -> list[str]:
        """Rated tables without a result whose game may be over, in order of their ids."""
        ...  # pragma: no cover

    async def rename_player(self, player: str, name: str) -> None:
        """Store a player's new name."""
        ...  # pragma: no cover

    async def forget_player(self, player: str, stand_in: str) -> None:
        """Put another id in the place of a player's, without a name. The results of others stay as they are."""
        ...  # pragma: no cover
