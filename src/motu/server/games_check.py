"""Whether stored games can be played on: every one is replayed with the installed rules, and nothing is changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct, to_builtins

from motu.core.errors import MotuError
from motu.games import rules_of
from motu.server.archive import archive_of, resume_in_pieces
from motu.server.editions import Editions, stored_record
from motu.server.store import Store

BATCH: Final = 100
ARCHIVED: Final = "archived"
UNREADABLE: Final = "unreadable"


class StoppedGame(Struct):
    """A game that can't be played on: it is archived if it is known what it looked like, else it can't be read."""

    table: str
    game: str
    fate: str
    reason: str


class GamesReport(Struct):
    """How many games replay equally, how many of these are of an earlier release, and which can't be played on."""

    equal: int = 0
    pinned: int = 0
    stopped: list[StoppedGame] = []

    def as_json(self) -> dict[str, Any]:
        built: dict[str, Any] = to_builtins(self)
        return built


async def check_stored_games(store: Store, advance: Callable[[], None]) -> GamesReport:
    """Replay all games of a store."""
    report = GamesReport(stopped=[])
    editions = Editions(store)
    last = ""
    while batch := await store.uses(last, BATCH):
        last = batch[-1].id
        for use in batch:
            await check_one(store, editions, use.id, report)
            advance()
    return report


async def check_one(store: Store, editions: Editions, table: str, report: GamesReport) -> None:
    """Replay one game and note the result."""
    game = ""
    try:
        header = await store.header(table)
        if header is None:  # deleted meanwhile
            return
        game = header.game
        rules = await editions.rules(header.game, header.components)
        stored = await stored_record(store, header)
        await resume_in_pieces(rules, stored, await store.snapshot(table))
        report.equal += 1
        standard = rules_of(header.game)
        report.pinned += header.version != standard.version or header.components != standard.edition.hash
    except Exception as error:  # whatever is wrong with one table, the others are checked
        fate = ARCHIVED if await can_be_shown(store, table) else UNREADABLE
        report.stopped.append(StoppedGame(table, game, fate, str(error) or repr(error)))


async def can_be_shown(store: Store, table: str) -> bool:
    """Whether it is known what a table looked like."""
    snapshot = await store.snapshot(table)
    try:
        return snapshot is not None and bool(archive_of(snapshot))
    except MotuError:
        return False
