"""The messages of the HTTP interface: bodies of requests and responses. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from motu.core.agenda import Json
from motu.server.clock_settings import ClockRule
from motu.server.messages import AdviceLine, AnnouncementInfo, ClientMessage, EditionKind, Problem, TableInfo

Name = Annotated[
    str, Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$")
]
"""What somebody is called, or a table: at least one visible character, no control characters."""
Title = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
SeatName = Annotated[str, Meta(max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$")]
"""What somebody at a shared device is called; empty for a name that is made up."""
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]

Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}$")]
"""The hash of an edition."""
EditionName = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$")
]
"""What an edition is called."""
Step = str | int
"""A step of the way to a figure: a key, or the place in a list, counted from 0."""

# Requests


class NewClock(ClientMessage, kw_only=True):
    """How much time people have: seconds for each decision, seconds for all of them, or both.

    `rule` says what happens when somebody has none left. Bots do not use the clock.
    """

    move: Annotated[float, Meta(ge=5, le=30 * 86_400)] | None = None
    total: Annotated[float, Meta(ge=30, le=365 * 86_400)] | None = None
    rule: ClockRule = "bot"


class NewTable(ClientMessage, kw_only=True):
    """A table to be set up.

    `seats` says who sits where: `me`, `open` for a person who comes later, or a bot's level. `me` at several seats is
    for people who share one device; then no seat may be open, and `names` says what they are called. `listed` tables
    are shown in the lobby; the others are found by their link. `hints` allows asking the expert, and a review after
    the end.
    """

    game: str
    seats: Annotated[list[str], Meta(min_length=2, max_length=5)]
    names: Annotated[list[SeatName], Meta(max_length=5)] = field(default_factory=list)
    """The names of people who share one device, by seat; an empty one is filled in."""
    options: dict[str, bool] = field(default_factory=dict)
    title: Title = ""
    listed: bool = False
    hints: bool = True
    edition: Hash | None = None
    """The figures to play with; the standard ones if there is none."""
    clock: NewClock | None = None
    """None gives people as much time as they like."""
    rated: bool = False
    """Whether the result counts for the ladder. Then there are no hints, and the figures are the standard ones."""


class Learn(ClientMessage, kw_only=True):
    """A tutorial: bots play what was recorded, and each decision comes with a prompt."""

    game: str
    name: str = ""
    """Which of the game's tutorials; the first one has an empty name."""


class Import(ClientMessage, kw_only=True):
    """A record to continue at a new table; `seats` as for a new table."""

    record: Annotated[str, Meta(max_length=60_000)]
    seats: Annotated[list[str], Meta(min_length=2, max_length=5)]
    title: Title = ""


class Fork(ClientMessage, kw_only=True):
    """A position of a table to play on from at a new one; `seats` as for a new table.

    The position is that when the log had `at` lines, or, with `before`, right before a decision of a finished game.
    """

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    before: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    seats: Annotated[list[str], Meta(min_length=2, max_length=5)]
    title: Title = ""


class ImportTable(ClientMessage, kw_only=True):
    """A whole table to set up again: what `GET /api/tables/{table}/export` gave."""

    table: Json


class Restore(ClientMessage, kw_only=True):
    """A backup of a browser to read again: what `GET /api/me/data` gave there. A server has no use for it."""

    backup: Json


class Join(ClientMessage, kw_only=True):
    """Sit down at a table. Without `seat` at the first open one."""

    seat: Annotated[int, Meta(ge=0, le=4)] | None = None


class Claim(ClientMessage, kw_only=True):
    """Continue at a seat from another device, with the secret of its link."""

    secret: Secret


class Fill(ClientMessage, kw_only=True):
    """Let a bot sit down at an open seat, or take over one whose player left."""

    seat: Annotated[int, Meta(ge=0, le=4)]
    level: str


class Watching(ClientMessage, kw_only=True):
    """Open one's own table to spectators, or close it."""

    allowed: bool


class Remove(ClientMessage, kw_only=True):
    """Remove a player who has not moved yet from one's own table."""

    seat: Annotated[int, Meta(ge=0, le=4)]


RelationChoice = Literal["mute", "block", "none"]
"""Somebody who is muted is not heard; who is blocked can't join either."""


class Relate(ClientMessage, kw_only=True):
    """Mute or block whoever sits at a seat or wrote a line of chat, or neither. Only one of both is given."""

    seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    line: Annotated[int, Meta(ge=1, le=10_000_000)] | None = None
    choice: RelationChoice


class RelateAgain(ClientMessage, kw_only=True):
    """Change what one decided about somebody from one's own list."""

    id: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]
    choice: RelationChoice


class ReportSomebody(ClientMessage, kw_only=True):
    """Report the name of whoever sits at a seat, or a line of chat, to the host."""

    seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    line: Annotated[int, Meta(ge=1, le=10_000_000)] | None = None
    note: Annotated[str, Meta(max_length=500)] = ""


class Rename(ClientMessage, kw_only=True):
    name: Name


class FigureChange(ClientMessage, kw_only=True):
    """A figure of a block: the way to it, and its new value."""

    block: Annotated[str, Meta(max_length=64)]
    path: Annotated[list[Step], Meta(min_length=1, max_length=12)]
    value: Json | list[Any] | str | int | float | bool | None


class EditionDraft(ClientMessage, kw_only=True):
    """An edition to check or to save: a whole components file, or changes of an edition.

    Without `base` the standard edition is changed.
    """

    name: EditionName
    base: Hash | None = None
    changes: Annotated[list[FigureChange], Meta(max_length=5000)] = field(default_factory=list)
    file: str | None = None


# Responses


class Refusal(Struct):
    """Why a request was refused. With `request` the host finds it in the log."""

    problem: Problem
    request: str = ""


class VariantInfo(Struct):
    name: str
    default: bool


class GameInfo(Struct):
    name: str
    least: int
    most: int
    options: list[VariantInfo]
    version: int
    tutorial: bool
    """Whether there is a tutorial."""
    tutorials: list[str] = []
    """The names of all tutorials, the first one first."""


class GameFiles(Struct):
    """What the page needs of a game from outside."""

    words: str
    """Its catalogue in a language, as a Fluent file."""
    rules: str
    """The page with its rules; empty if it has none."""
    board: bool
    """Whether it brings a board of its own."""


class PuzzleOfDay(Struct):
    """The puzzle of a day: a game up to a question, what `medium` plays there, and what the best options bring."""

    day: str
    """In UTC, as 2026-11-19: everybody has the same puzzle."""
    game: str
    seats: int
    seat: int
    """The seat that has to decide."""
    record: str
    tempting: str
    choices: list[AdviceLine]
    """Best first."""


class UnreadableTable(Struct):
    """A table that is stored but can't be opened, and why: other rules or components, or a spoilt row."""

    id: str
    game: str
    title: str
    problem: Problem


class Welcome(Struct):
    """What the start page needs: the games, the bots' levels, who the reader is, and the tables.

    `unreadable` are those of the reader's own tables that can't be opened.
    """

    games: list[GameInfo]
    levels: list[str]
    name: str
    mine: list[TableInfo]
    lobby: list[TableInfo]
    unreadable: list[UnreadableTable]
    release: str
    announcements: list[AnnouncementInfo] = []
    """What the host tells everybody."""


class WaitingTable(Struct):
    """A table that waits for one, and what is asked there (a message id without `decision-`)."""

    id: str
    game: str
    title: str
    decision: str


class PersonInfo(Struct):
    """Somebody whom one has muted or blocked, with the name they had then."""

    id: str
    name: str
    kind: Literal["mute", "block"]


class PeopleInfo(Struct):
    """Whom one has muted or blocked, the latest first."""

    people: list[PersonInfo]


class Code(Struct):
    """A short code that leads to a table until a time in seconds since 1970."""

    code: str
    expires: float


class Seated(Struct):
    """A seat was taken. `secret` opens it from another device and is sent only once."""

    table: TableInfo
    secret: str | None


class Created(Struct):
    table: str


class Restored(Struct):
    """What came of a backup: how many games were added, and why others could not be."""

    added: int
    problems: list[Problem]


class Health(Struct):
    """A process that answers is alive. `failing` says that something it needs does not work; `/api/ready` says what."""

    status: Literal["ok", "failing"]
    tables: int
    sockets: int


class Version(Struct):
    release: str
    games: dict[str, int]


class Sources(Struct):
    """How sure the figures of a block of components are, and where they come from."""

    block: str
    source: str
    sure: str


class EditionSummary(Struct):
    """An edition in a list. `figures` says how many of its figures are printed, derived, reported, reconstructed."""

    hash: str
    name: str
    standard: bool
    kind: EditionKind
    created: float
    """When it was saved, in seconds since 1970; 0 for the standard edition."""
    figures: dict[str, int]


class EditionFigures(Struct):
    """All figures of an edition: its components file as nested tables.

    Each block has its `source` and how `sure` it is; an entry of a list may have its own. The hash stands for the
    figures, so they never change.
    """

    game: str
    hash: str
    name: str
    standard: bool
    kind: EditionKind
    figures: Json


class EditionProblem(Struct):
    """Why an edition is refused, and the figure that it is about: its block (may be empty) and the way to it."""

    problem: Problem
    block: str
    path: list[Step]


class EditionCheck(Struct):
    """What a check found. Without problems the edition can be saved; `hash` is empty otherwise."""

    hash: str
    problems: list[EditionProblem]


class Outlook(Struct):
    """What came of a choice in games played to their end: the chance to win, the points, and from which sources."""

    win_chance: float
    points: float
    sources: dict[str, float]


class BetterChoice(Struct):
    """What the expert would have chosen (`words` and `args`), beside what was played, by what the seat knew then.

    `loss` is how much chance to win was given away, `error` its standard error.
    """

    words: str
    args: Json
    loss: float
    error: float
    played: Outlook
    better: Outlook


class ReviewMoment(Struct):
    """A decision of a finished game; the table before it is what `look` shows `before` this number, at line `at`.

    `decision` and `asked` are the question, `words` and `args` the answer. `chances` is everybody's chance to win
    before it.
    """

    number: int
    at: int
    seat: int
    decision: str
    asked: Json
    words: str
    args: Json
    chances: list[float]
    better: BetterChoice | None


class ReviewScope(Struct):
    """What a review covers: the decisions of these seats, `judged` of the `choices` that had more than one option.

    `playouts` were made for the chances to win before each, `recheck_playouts` for each of two choices in a recheck.
    """

    seats: list[int]
    judged: int
    choices: int
    playouts: int
    recheck_playouts: int


class ReviewState(Struct):
    """The review of a finished game: not begun, in progress, or ready.

    `turning` and `worst` name moments by their numbers: after which the chances turned most, and where most was given
    away, in the order of the game. `end` is everybody's share of the victory.
    """

    stage: Literal["none", "making", "ready"]
    done: int = 0
    whole: int = 0
    scope: ReviewScope | None = None
    moments: list[ReviewMoment] = []
    turning: list[int] = []
    worst: list[int] = []
    end: list[float] = []
