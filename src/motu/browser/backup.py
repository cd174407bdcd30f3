"""Everything that one browser has stored, as one file: games, figures and the name."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from motu.browser.service import ALL, BrowserService
from motu.core.errors import MotuError
from motu.core.record import Record
from motu.games import rules_of
from motu.server.edition_check import check_file
from motu.server.edition_routes import MOST_OWN
from motu.server.editions import stored_record
from motu.server.errors import Unreadable
from motu.server.guest_data import OwnFigures
from motu.server.http_messages import Restored
from motu.server.messages import Problem, problem_of
from motu.server.reviews import stored_review
from motu.server.saved_table import SavedName, SavedTable, check_saved, save
from motu.server.seating import Guest
from motu.server.store import OwnEdition

MOST_BYTES: Final = 100_000_000
"""The largest backup that is read."""


class Backup(Struct, kw_only=True, forbid_unknown_fields=True):
    """A backup. Each table has the form of a table that is saved alone, and is checked alone."""

    format: Literal["motu browser 1"] = "motu browser 1"
    name: SavedName = ""
    tables: Annotated[list[Any], Meta(max_length=100_000)] = []
    editions: Annotated[list[OwnFigures], Meta(max_length=MOST_OWN)] = []


async def backup_of(service: BrowserService) -> Backup:
    """Everything that is stored here. A table that can't be read is left out."""
    tables = []
    for id in await service.store.tables_of(service.guest, ALL):
        try:
            tables.append(msgspec.to_builtins(await saved(service, id)))
        except MotuError:
            continue
    figures = [OwnFigures(one.game, one.name, one.created, one.text) for one in await service.editions()]
    return Backup(name=await service.store.name_of(service.guest) or "", tables=tables, editions=figures)


async def saved(service: BrowserService, id: str) -> SavedTable:
    """A stored table as a file, without reading it into memory. Raises MotuError if it is spoilt."""
    store = service.store
    header = await store.header(id)
    assert header is not None
    seats, kept = await store.seats(id), await store.review(id)
    seat = next((number for number, one in enumerate(seats) if one.guest == service.guest), None)
    review = stored_review(kept.text) if kept is not None and kept.is_ready else None
    record = await stored_record(store, header)
    return save(header, seats, record.dump(), await store.chat(id, 0), review, seat)


async def restore(service: BrowserService, content: Any) -> Restored:
    """Add the games of a backup that are not here yet. One that can't be read stops none of the others."""
    try:
        backup = msgspec.convert(content, Backup)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Unreadable("backup-unreadable", reason=str(error)[:200]) from error
    guest = Guest(service.guest, await service.name_of(service.guest))
    known = await known_games(service)
    added, problems = 0, []
    for table in reversed(backup.tables):  # the newest is the last one to be added
        try:
            checked = await service.workers.do(partial(check_saved, msgspec.json.encode(table)))
            game = game_of(Record.load(checked.saved.record))
            if game not in known:
                await service.tables.import_table(checked, guest)
                known.add(game)
                added += 1
        except MotuError as error:
            problems.append(problem_of(error))
    for figures in backup.editions:
        problem = await add_figures(service, figures)
        if problem is not None:
            problems.append(problem)
    if backup.name and await service.store.name_of(service.guest) is None:
        await service.store.rename(service.guest, backup.name, 0.0)
    return Restored(added, problems)


async def known_games(service: BrowserService) -> set[tuple[str, int, tuple[str, ...]]]:
    """The games that are stored here."""
    known = set()
    for id in await service.store.tables_of(service.guest, ALL):
        try:
            header = await service.store.header(id)
            assert header is not None
            known.add(game_of(await stored_record(service.store, header)))
        except MotuError:
            continue
    return known


def game_of(record: Record) -> tuple[str, int, tuple[str, ...]]:
    """What tells one game from another."""
    return record.game, record.seed, tuple(record.entries)


async def add_figures(service: BrowserService, figures: OwnFigures) -> Problem | None:
    """Add an edition of a backup; returns what is wrong with it."""
    try:
        rules_of(figures.game)
        found = await service.workers.do(partial(check_file, figures.game, figures.name, figures.file))
    except MotuError as error:
        return problem_of(error)
    if found.problems:
        return found.problems[0].problem
    own = OwnEdition(figures.game, found.hash, figures.name, found.text, figures.created)
    await service.store.save_own_edition(service.guest, own, MOST_OWN)
    return None
