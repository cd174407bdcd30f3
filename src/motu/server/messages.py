"""Everything that goes over the wire: what a browser may ask for, and what it is told. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from motu.core.agenda import Json

Name = Annotated[
    str, Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$")
]
"""What somebody is called, or a table: at least one visible character, no control characters."""
Title = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9-]+$")]
"""A browser's own name for one message: the same message sent again has the same key and is done once."""
Mark = Annotated[str, Meta(max_length=32)]
"""Names what a listener was told last; an answer to anything older is stale."""
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]

SeatKind = Literal["person", "bot", "open"]
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"


class Asked(Struct, forbid_unknown_fields=True):
    """What a browser sends; a field that is not known is an error, so that a misspelt one is not lost in silence."""


# Asked over HTTP


class NewTable(Asked, kw_only=True):
    """A table to be set up.

    `seats` says who sits where: `me` (once at most), `open` for a person who comes later, or a bot's level. `listed`
    tables stand in the lobby; the others are found by their link. `hints` allows asking the expert.
    """

    game: str
    seats: Annotated[list[str], Meta(min_length=2, max_length=5)]
    options: dict[str, bool] = {}
    title: Title = ""
    listed: bool = False
    hints: bool = True


class Learn(Asked, kw_only=True):
    """A guided first game: bots play what the lesson has recorded, and each decision comes with a prompt."""

    game: str


class Import(Asked, kw_only=True):
    """A record to be gone on with at a new table; `seats` as for a new table."""

    record: Annotated[str, Meta(max_length=60_000)]
    seats: Annotated[list[str], Meta(min_length=2, max_length=5)]
    title: Title = ""


class Join(Asked, kw_only=True):
    """Sit down at a table. Without `seat` at the first open one."""

    seat: Annotated[int, Meta(ge=0, le=4)] | None = None


class Claim(Asked, kw_only=True):
    """Go on at a seat from another device, with the secret of its link."""

    secret: Secret


class Fill(Asked, kw_only=True):
    """Let a bot sit down at an open seat, or take over one whose player left."""

    seat: Annotated[int, Meta(ge=0, le=4)]
    level: str


class Rename(Asked, kw_only=True):
    name: Name


# Asked over a table's socket


class Answer(Asked, tag="answer", tag_field="kind", kw_only=True):
    """An option of the decision that the seat is asked for, chosen while looking at what `mark` names."""

    key: Key
    mark: Mark
    token: Token


class Undo(Asked, tag="undo", tag_field="kind", kw_only=True):
    """Take the seat's last answer back."""

    key: Key
    mark: Mark


class Say(Asked, tag="say", tag_field="kind", kw_only=True):
    """A line of chat."""

    key: Key
    text: Text


class Look(Asked, tag="look", tag_field="kind", kw_only=True):
    """The table as it was when the log had `at` lines."""

    at: Annotated[int, Meta(ge=0, le=100_000)]


class Advise(Asked, tag="advise", tag_field="kind", kw_only=True):
    """What would the expert play? Only at tables with hints, only for the seat that is asked."""

    key: Key
    mark: Mark


class Ping(Asked, tag="ping", tag_field="kind"):
    """Answered with `pong`: the line is alive."""


Request = Answer | Undo | Say | Look | Advise | Ping


# Told


class Problem(Struct):
    """Why something was refused: the id of a sentence in the catalogues (`error-<id>`) and its variables."""

    id: str
    details: dict[str, Any] = {}


class SeatInfo(Struct):
    """Who sits at a seat: a person (with a name, here or away), a bot of a level, or nobody yet."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    here: bool = False
    """Whether the person has the table open in a browser."""


class TableInfo(Struct):
    """A table from outside: what stands in the lobby and in the list of one's own tables."""

    id: str
    game: str
    title: str
    options: dict[str, bool]
    seats: list[SeatInfo]
    stage: Literal["open", "playing", "over"]
    listed: bool
    hints: bool
    lesson: bool
    version: int
    """The version of the rules that the table is played with."""
    you: int | None
    """The listener's own seat; None is a spectator."""
    owner: bool
    """Whether the listener set the table up."""
    asked: list[int] = []
    """The seats that have to decide now."""
    decision: str | None = None
    """What is asked, as a message id without `decision-`."""
    changed: float = 0
    """When something last happened, in seconds since 1970."""
    rematch: str | None = None
    """The table at which the same people play again."""


class OptionTold(Struct):
    """One legal move: its token, the sentence for it, the places on the board that stand for it.

    `final` says that it can't be taken back. Otherwise `brings` holds the log lines that it would cause, so that the
    effect can be shown before it is chosen.
    """

    token: str
    words: str
    args: Json
    targets: list[str]
    final: bool
    brings: list[Json]


class ChoicesTold(Struct):
    """The question that the listener's seat is asked, and every legal answer."""

    decision: str
    args: Json
    clause: str
    options: list[OptionTold]


class UndoTold(Struct):
    """Whether the listener may take an answer back; if not, why (a message id), if there is a reason worth telling."""

    may: bool
    why: str | None = None


class LessonTold(Struct):
    """Where a guided game is: prompt `step` (from 1) of `steps` belongs to this decision, and it shows this option."""

    step: int
    steps: int
    token: str


class ChatLine(Struct):
    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Result(Struct):
    """The end: rank by seat (0 won, equals share), points, points by source, and the seed that was kept secret."""

    places: list[int]
    scores: list[int]
    breakdown: list[dict[str, int]]
    seed: str


class Scene(Struct):
    """What a listener sees: the view, the question if it is theirs, and the log from line `since` on.

    A listener who holds fewer than `since` lines must ask anew; one who holds more drops those from `since` on: they
    were taken back.
    """

    mark: str
    view: Json
    choices: ChoicesTold | None
    undo: UndoTold
    since: int
    log: list[Json]
    result: Result | None
    lesson: LessonTold | None = None


class Whole(Struct, tag="whole", tag_field="kind"):
    """Everything, on joining and whenever a listener fell behind."""

    table: TableInfo
    scene: Scene | None
    """None until all seats are taken."""
    chat: list[ChatLine]
    watchers: int
    release: str
    """The release of the server: a page of another one should be loaded anew."""


class Moved(Struct, tag="moved", tag_field="kind"):
    """Something happened that this listener notices."""

    scene: Scene


class People(Struct, tag="people", tag_field="kind"):
    """Somebody came, went, sat down, left, or a rematch was set up."""

    table: TableInfo
    watchers: int


class Chatted(Struct, tag="chatted", tag_field="kind"):
    line: ChatLine


class Done(Struct, tag="done", tag_field="kind"):
    """The message with this key is done and kept; sent again for a key that was done before."""

    key: str


class Refused(Struct, tag="refused", tag_field="kind"):
    """The message was refused and changed nothing; `scene` is what the table looks like now, if that was the reason."""

    key: str | None
    problem: Problem
    scene: Scene | None = None


class Past(Struct, tag="past", tag_field="kind"):
    """The table when the log had `at` lines, as the listener saw it; `of` is the whole length of the log."""

    at: int
    of: int
    view: Json


class AdviceLine(Struct):
    """One option that the expert thought about: its chance to win (0 to 1), the points it expects in the end, and from
    which sources."""

    token: str
    chance: float
    points: float
    sources: dict[str, float]


class Advice(Struct, tag="advice", tag_field="kind"):
    """The expert's best options, best first."""

    key: str
    mark: str
    lines: list[AdviceLine]


class Pong(Struct, tag="pong", tag_field="kind"):
    pass


Told = Whole | Moved | People | Chatted | Done | Refused | Past | Advice | Pong


# Told over HTTP


class VariantInfo(Struct):
    name: str
    default: bool


class GameInfo(Struct):
    name: str
    least: int
    most: int
    options: list[VariantInfo]
    version: int
    lesson: bool
    """Whether there is a guided first game."""


class Welcome(Struct):
    """What the start page needs: the games, the bots' levels, who the reader is, and the tables."""

    games: list[GameInfo]
    levels: list[str]
    name: str
    mine: list[TableInfo]
    lobby: list[TableInfo]
    release: str


class Seated(Struct):
    """A seat was taken. `secret` opens it from another device and is told only once."""

    table: TableInfo
    secret: str | None


class Created(Struct):
    table: str


class Health(Struct):
    status: Literal["ok"]
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
