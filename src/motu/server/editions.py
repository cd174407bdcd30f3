"""The editions that tables are played with: the standard ones, and those that the store keeps."""

from __future__ import annotations

from functools import cache
from time import time

from motu.core.components import ABOUT, Components
from motu.core.edition import Edition
from motu.core.errors import BadRecord, MotuError
from motu.core.record import Record
from motu.core.rules import Rules
from motu.games import RULES, rules_of
from motu.server.edition_check import figure_counts
from motu.server.errors import Missing
from motu.server.http_messages import EditionFigures, EditionSummary
from motu.server.messages import EditionInfo, EditionKind
from motu.server.store import Header, StoredEdition, TableStore


@cache
def earlier_editions(game: str) -> dict[str, Components]:
    """The standard editions of earlier releases, by hash."""
    return {one.fingerprint: one for one in rules_of(game).functions.earlier_editions()}


class Editions:
    """Finds the figures that a table began with. The store keeps every edition that a table uses."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def keep_standard(self) -> None:
        """Store the standard editions of this release: games begun now go on with them after any later release."""
        for rules in RULES.values():
            await self.keep(rules.edition, standard=True)

    async def keep(self, edition: Edition, *, standard: bool = False) -> None:
        """Store an edition before a table uses it."""
        stored = StoredEdition(edition.game, edition.hash, edition.name, edition.components.written, time(), standard)
        await self._store.keep_edition(stored)

    async def rules(self, game: str, hash: str) -> Rules:
        """The rules of a game with an edition. Raises BadRecord if it is not known, BadComponents if it is spoilt."""
        rules = rules_of(game)
        if not rules.knows(hash):
            stored = await self._store.edition(game, hash)
            if stored is not None:
                edition = rules.read_edition(stored.text, f"{game} {hash}")
                if edition.hash != hash:
                    raise BadRecord("record-carries-another-edition", found=edition.hash, expected=hash)
                rules.with_edition(edition)
        return rules.with_edition(rules.edition_of(hash))

    async def kind(self, game: str, hash: str, named: str = "") -> EditionKind:
        """Whether an edition is the standard one, that of an earlier release, or a guest's.

        Of one that is not known only a guest's has a name at its tables.
        """
        rules = RULES.get(game)
        if rules is not None and rules.edition.hash == hash:
            return "standard"
        stored = await self._store.edition(game, hash)
        if rules is not None and hash in earlier_editions(game):
            return "earlier"
        is_own = bool(named) if stored is None else not stored.standard
        return "own" if is_own else "earlier"

    async def info(self, header: Header) -> EditionInfo:
        """The figures of a table, as its guests are told of them."""
        kind = await self.kind(header.game, header.components, header.edition_name)
        named = header.edition_name
        if not named:
            stored = await self._store.edition(header.game, header.components)
            named = "" if stored is None else stored.name
        return EditionInfo(header.components, named, kind == "standard", kind, await self._can_be_read(header))

    async def _can_be_read(self, header: Header) -> bool:
        """Whether the figures of a table can be had here."""
        try:
            await self.rules(header.game, header.components)
        except MotuError:
            return False
        return True

    async def name(self, game: str, hash: str, guest: str) -> str:
        """What a guest calls an edition: their own name for it, else that under which it is stored."""
        if await self.kind(game, hash) != "own":
            return ""
        text, _ = await self._text(game, hash, guest)
        return Components(text).edition_name

    async def _text(self, game: str, hash: str, guest: str | None) -> tuple[str, float]:
        """The file of an edition, as the guest saved it if they did, and when. Raises Missing if it is not known."""
        rules = rules_of(game)
        if hash == rules.edition.hash:
            return rules.edition.components.written, 0.0
        for own in [] if guest is None else await self._store.editions_of(guest):
            if (own.game, own.hash) == (game, hash):
                return own.text, own.created
        if hash in earlier_editions(game):
            return earlier_editions(game)[hash].written, 0.0
        stored = await self._store.edition(game, hash)
        if stored is None:
            raise Missing("no-such-edition", game=game, edition=hash)
        return stored.text, stored.created

    async def text(self, game: str, hash: str, guest: str | None) -> str:
        """The components file of an edition."""
        return (await self._text(game, hash, guest))[0]

    async def figures(self, game: str, hash: str, guest: str | None) -> EditionFigures:
        """All figures of an edition."""
        components = Components(await self.text(game, hash, guest), f"{game} {hash}")
        kind = await self.kind(game, hash)
        figures = {block: content for block, content in components.data.items() if block != ABOUT}
        return EditionFigures(game, hash, components.edition_name, kind == "standard", kind, figures)

    async def listed(self, game: str, guest: str | None) -> list[EditionSummary]:
        """The standard edition, and those that the guest made, newest first."""
        standard = rules_of(game).edition
        counts = figure_counts(standard.components.data)
        found = [EditionSummary(standard.hash, standard.name, True, "standard", 0.0, counts)]
        mine = [] if guest is None else await self._store.editions_of(guest)
        return found + [summary(own.hash, own.text, own.created) for own in mine if own.game == game]


def summary(hash: str, text: str, created: float) -> EditionSummary:
    """A guest's edition in a list."""
    components = Components(text)
    return EditionSummary(hash, components.edition_name, False, "own", created, figure_counts(components.data))


def carried_name(stored: Record) -> str:
    """The name of the edition whose figures a record carries; nothing if it carries none."""
    return Components(stored.edition).edition_name if stored.edition else ""


async def stored_record(store: TableStore, header: Header) -> Record:
    """The record of a stored table. One of another edition than the standard one carries its figures."""
    seats = await store.seats(header.id)
    entries = await store.entries(header.id, 0)
    stored = header.record(len(seats), [entry.entry for entry in entries])
    rules = RULES.get(header.game)
    if rules is not None and header.components != rules.edition.hash:
        edition = await store.edition(header.game, header.components)
        stored.edition = "" if edition is None else edition.text
    return stored
