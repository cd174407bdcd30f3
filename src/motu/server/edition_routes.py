"""What can be asked for about editions: the figures of a game, and the sets of figures that a guest made."""

from __future__ import annotations

import re
from functools import partial
from time import time
from typing import Final

import msgspec

from motu.games import rules_of
from motu.server.call import GET, POST, Call, Reply, Route, download
from motu.server.edition_check import CheckedEdition, check_changes, check_file
from motu.server.editions import Editions, summary
from motu.server.errors import Forbidden, Missing
from motu.server.http_messages import EditionCheck, EditionDraft, EditionFigures, EditionSummary, Refusal
from motu.server.messages import Problem
from motu.server.store import OwnEdition

MOST_BYTES: Final = 600_000
"""The largest draft: the longest components file, and what JSON adds to it."""
MOST_OWN: Final = 40
"""The most editions that a guest may have."""
STANDARD: Final = "standard"
"""Stands for the hash of the standard edition, which the next release may change."""
FOREVER: Final = "private, max-age=31536000, immutable"
"""A hash stands for its figures. Private, because a guest sees their own sources and name."""


def game_of(call: Call) -> str:
    """The game of the route. Raises an error if there is no such game."""
    return rules_of(call.parts["game"]).name


def hash_of(call: Call) -> str:
    """The edition of the route: a hash, or `standard`."""
    named = str(call.parts["hash"])
    return rules_of(game_of(call)).edition.hash if named == STANDARD else named


def editions_of(call: Call) -> Editions:
    return call.service.tables.editions


async def list_editions(call: Call) -> list[EditionSummary]:
    return await editions_of(call).listed(game_of(call), call.guest_id)


async def edition_figures(call: Call) -> Reply:
    found = await editions_of(call).figures(game_of(call), hash_of(call), call.guest_id)
    caching = "no-store" if call.parts["hash"] == STANDARD else FOREVER
    return Reply(msgspec.json.encode(found), headers={"Cache-Control": caching})


async def edition_file(call: Call) -> Reply:
    game, editions = game_of(call), editions_of(call)
    text = await editions.text(game, hash_of(call), call.guest_id)
    named = (await editions.figures(game, hash_of(call), call.guest_id)).name or "standard"
    return download(text.encode(), file_name(game, named), "text/plain; charset=utf-8")


def file_name(game: str, named: str) -> str:
    """The name under which a browser saves a file: letters and digits only, so that every system takes it."""
    plain = re.sub(r"[^a-z0-9]+", "-", named.lower()).strip("-") or "own"
    return f"motu-{game}-{plain}.toml"


async def checked(call: Call) -> CheckedEdition:
    """Check a draft in a worker process: a long file takes a while."""
    call.count("editions")
    game, draft = game_of(call), call.body
    name = draft.name.strip()
    if draft.file is not None:
        return await call.service.workers.do(partial(check_file, game, name, draft.file))
    base = draft.base or rules_of(game).edition.hash
    text = await editions_of(call).text(game, base, call.guest_id)
    return await call.service.workers.do(partial(check_changes, game, name, text, draft.changes))


async def check_edition(call: Call) -> EditionCheck:
    found = await checked(call)
    return EditionCheck(found.hash, found.problems)


async def save_edition(call: Call) -> EditionSummary | Reply:
    """Store an edition for the guest. One with problems changes nothing; the answer has them all."""
    guest = await call.guest()
    found = await checked(call)
    if found.problems:
        problems = msgspec.to_builtins(found.problems)
        refused = Refusal(Problem("edition-refused", {"count": len(problems), "problems": problems}))
        return Reply(msgspec.json.encode(refused), headers={"Cache-Control": "no-store"}, status=400)
    game = game_of(call)
    if found.hash == rules_of(game).edition.hash:
        raise Forbidden("edition-is-standard")
    own = OwnEdition(game, found.hash, call.body.name.strip(), found.text, time())
    if not await call.service.store.save_own_edition(guest.id, own, MOST_OWN):
        raise Forbidden("too-many-editions", most=MOST_OWN)
    return summary(own.hash, own.text, own.created)


async def delete_edition(call: Call) -> None:
    game, hash = game_of(call), hash_of(call)
    store = call.service.store
    if call.guest_id is None or not await store.delete_own_edition(call.guest_id, game, hash):
        raise Missing("no-such-edition", game=game, edition=hash)


EDITION_ROUTES = [
    Route(
        method=GET,
        path="/api/games/{game}/editions",
        does=list_editions,
        gives=list[EditionSummary],
        says="The standard edition of a game, and one's own",
    ),
    Route(
        method=POST,
        path="/api/games/{game}/editions/check",
        does=check_edition,
        takes=EditionDraft,
        gives=EditionCheck,
        most=MOST_BYTES,
        says="Whether figures can be played with and fit the rulebook",
    ),
    Route(
        method=POST,
        path="/api/games/{game}/editions",
        does=save_edition,
        takes=EditionDraft,
        gives=EditionSummary,
        most=MOST_BYTES,
        says="Save figures as an edition of one's own",
    ),
    Route(
        method=GET,
        path="/api/games/{game}/editions/{hash}",
        does=edition_figures,
        gives=EditionFigures,
        says="All figures of an edition; the hash may be `standard`",
    ),
    Route(
        method=GET,
        path="/api/games/{game}/editions/{hash}/file",
        does=edition_file,
        gives=str,
        says="An edition as a components file",
    ),
    Route(
        method=POST,
        path="/api/games/{game}/editions/{hash}/delete",
        does=delete_edition,
        says="Delete an edition of one's own",
    ),
]
