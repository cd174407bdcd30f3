"""What goes over a table's socket: what a browser may ask for, and what it is told. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from motu.core.agenda import Json

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9-]+$")]
"""A browser's own name for one message: the same message sent again has the same key and is done once."""
Mark = Annotated[str, Meta(max_length=32)]
"""Names what a listener was told last; an answer to anything older is stale."""
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]

SeatKind = Literal["person", "bot", "open"]
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"


class Asked(Struct, forbid_unknown_fields=True):
    """What a browser sends; a field that is not known is an error, so that a misspelt one is not lost in silence."""


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
    """The table as it was when the log had `at` lines; after the end also right before the decision with a number.

    Several decisions may fall on one line of the log: secret ones are not told before all have chosen.
    """

    at: Annotated[int, Meta(ge=0, le=100_000)]
    before: Annotated[int, Meta(ge=0, le=100_000)] | None = None


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
    """The table when the log had `at` lines, as the listener saw it; `of` is the whole length of the log.

    `before` is the number of the decision that was asked for, if one was.
    """

    at: int
    of: int
    view: Json
    before: int | None = None


class AdviceLine(Struct):
    """One option that the expert thought about: its chance to win (0 to 1), the points it expects in the end, from
    which sources, and in how many games that was seen."""

    token: str
    chance: float
    points: float
    sources: dict[str, float]
    deals: int


class Advice(Struct, tag="advice", tag_field="kind"):
    """The expert's best options, best first."""

    key: str
    mark: str
    lines: list[AdviceLine]


class Pong(Struct, tag="pong", tag_field="kind"):
    pass


class Reviewing(Struct, tag="reviewing", tag_field="kind"):
    """How far the review of the game is: `done` of `whole` parts. All of them: it can be fetched over HTTP.

    `problem` says that nothing came of it, and why.
    """

    done: int
    whole: int
    problem: Problem | None = None


Told = Whole | Moved | People | Chatted | Done | Refused | Past | Advice | Reviewing | Pong
