"""The messages of a table's socket, from the browser and from the server. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from motu.core.agenda import Json
from motu.core.errors import MotuError
from motu.server.clock_settings import ClockRule, VoteChoice

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9-]+$")]
"""The browser's id for a message. A message that is sent again has the same key and is carried out once."""
Mark = Annotated[str, Meta(max_length=32)]
"""Identifies what a listener saw last. An answer to anything older is stale."""
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]

SeatKind = Literal["person", "bot", "open"]
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"


class ClientMessage(Struct, forbid_unknown_fields=True):
    """A message from a browser. Unknown fields are errors, so that a misspelt one is noticed."""


# From the browser


class Answer(ClientMessage, tag="answer", tag_field="kind", kw_only=True):
    """An option of the decision that the seat is asked for, chosen while looking at what `mark` names."""

    key: Key
    mark: Mark
    token: Token


class Undo(ClientMessage, tag="undo", tag_field="kind", kw_only=True):
    """Undo the seat's last answer."""

    key: Key
    mark: Mark


class AskBack(ClientMessage, tag="ask-back", tag_field="kind", kw_only=True):
    """Ask everybody else to take back the seat's last answer, whatever was answered or revealed since."""

    key: Key
    mark: Mark


class Consent(ClientMessage, tag="consent", tag_field="kind", kw_only=True):
    """Agree to what somebody asked to take back, or refuse it. Who asked withdraws the request by refusing it."""

    key: Key
    request: Annotated[str, Meta(max_length=32)]
    agree: bool


class Say(ClientMessage, tag="say", tag_field="kind", kw_only=True):
    """A line of chat."""

    key: Key
    text: Text


class Look(ClientMessage, tag="look", tag_field="kind", kw_only=True):
    """The table as it was when the log had `at` lines; after the end also right before the decision with a number.

    Several decisions may fall on one line of the log: secret ones are not logged before all have chosen.
    """

    at: Annotated[int, Meta(ge=0, le=100_000)]
    before: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    eyes: Annotated[int, Meta(ge=-1, le=4)] | None = None
    """After the end: as this seat saw it, and nothing that it did not know; -1 is a spectator."""


class Advise(ClientMessage, tag="advise", tag_field="kind", kw_only=True):
    """What would the expert play? Only at tables with hints, only for the seat that is asked."""

    key: Key
    mark: Mark


class Tally(ClientMessage, tag="tally", tag_field="kind"):
    """What would everybody score if the game ended now? Players and spectators may ask."""


class Vote(ClientMessage, tag="vote", tag_field="kind", kw_only=True):
    """What is to happen to a player who has run out of time: a bot takes over, everybody waits, or the game ends."""

    key: Key
    choice: VoteChoice


class Foresee(ClientMessage, tag="foresee", tag_field="kind"):
    """What may the seat be asked next, while others think? Answered with `foreseen`."""


class PlanMoves(ClientMessage, tag="plan", tag_field="kind", kw_only=True):
    """What the seat wants to answer when it is next asked a question that was foreseen.

    The first of these options that is possible then is chosen. No options take the plan back.
    """

    key: Key
    mark: Mark
    decision: Annotated[str, Meta(max_length=64)] = ""
    tokens: Annotated[list[Token], Meta(max_length=5)]


class Ping(ClientMessage, tag="ping", tag_field="kind"):
    """Answered with `pong`: the connection is alive."""


Request = Answer | Undo | AskBack | Consent | Say | Look | Advise | Tally | Vote | Foresee | PlanMoves | Ping


# From the server


class Problem(Struct):
    """Why something was refused: the id of a sentence in the catalogues (`error-<id>`) and its variables."""

    id: str
    details: dict[str, Any] = {}


def problem_of(error: MotuError) -> Problem:
    """An error as a message."""
    return Problem(error.id, dict(error.details))


class SeatInfo(Struct):
    """Who sits at a seat: a person (with a name, here or away), a bot of a level, or nobody yet."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    here: bool = False
    """Whether the person has the table open in a browser."""
    without_network: bool = False
    """Whether the bot plays without its network, because that was trained with other figures."""
    hidden: bool = False
    """Whether the listener has muted or blocked this player: then there is no name."""
    avatar: str = ""
    """The picture that a person has chosen, as `art-colour`; empty if none."""


EditionKind = Literal["standard", "earlier", "own"]
"""The standard edition, that of an earlier release, or one that a guest made."""


class EditionInfo(Struct):
    """The figures that a table is played with: their hash, their name, and whether they are the standard ones.

    `kind` also tells the standard edition of an earlier release from an edition that a guest made.
    """

    hash: str
    name: str
    standard: bool
    kind: EditionKind
    known: bool = True
    """Whether the figures can be had here. If not, the table is archived and drawn with the standard ones."""


class SeatTime(Struct):
    """The time of a seat in seconds, when the message was sent: in all, and for this decision; None is no limit."""

    left: float | None
    decision: float | None
    running: bool
    out: bool
    """Whether the seat has run out of time, and the others may vote."""


class ClockVote(Struct):
    """What a player wants for those who are out of time."""

    seat: int
    choice: VoteChoice


class ClockNotice(Struct, frozen=True):
    """Something that happened to a seat: out of time, a bot took over, it is waited for, the game ended."""

    seat: int
    what: Literal["out", "bot", "wait", "end"]
    at: float


class ClockInfo(Struct):
    """How much time people have: the limits of the table in seconds, and what is left of them for each seat."""

    move: float | None
    total: float | None
    rule: ClockRule
    seats: list[SeatTime]
    votes: list[ClockVote]
    notices: list[ClockNotice]


class TakenBack(Struct, frozen=True):
    """A seat's answer was taken back with the consent of all others; `at` is in seconds since 1970."""

    seat: int
    at: float


class TableInfo(Struct):
    """A table without its game: what the lobby, the list of one's own tables and every page of the table show."""

    id: str
    game: str
    title: str
    options: dict[str, bool]
    seats: list[SeatInfo]
    stage: Literal["open", "playing", "over", "archived"]
    """An archived table can be looked at, but not played on; `problem` says why."""
    listed: bool
    hints: bool
    watchable: bool
    """Whether somebody without a seat may watch."""
    imported: bool
    """Whether somebody brought the game from a file: they may know what is hidden in it."""
    tutorial: bool
    version: int
    """The version of the rules that the table is played with."""
    edition: EditionInfo
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
    problem: Problem | None = None
    """Why the table is archived."""
    clock: ClockInfo | None = None
    """None if people have as much time as they like."""
    stopped: Literal["", "clock", "host"] = ""
    """Why a game that is not played to its end is over: somebody ran out of time, or the host closed the table."""
    one_device: bool = False
    """Whether several people share one device, which shows the seat of whoever is asked."""
    rated: bool = False
    """Whether the result counts for the ladder."""
    taken_back: list[TakenBack] = []
    """What was taken back by consent, the latest last."""


class Option(Struct):
    """One legal move: its token, the sentence for it, its places on the board.

    `irreversible` says that it can't be undone. Otherwise `preview` has the log lines that it would cause, so that the
    effect can be shown before it is chosen.
    """

    token: str
    words: str
    args: Json
    targets: list[str]
    irreversible: bool
    preview: list[Json]
    ends_turn: bool = False
    """Whether nothing more is asked of the seat after it, as far as the seat can know."""


class Choices(Struct):
    """The question that the listener's seat is asked, and every legal answer."""

    decision: str
    args: Json
    clause: str
    options: list[Option]


class UndoState(Struct):
    """Whether the listener may take an answer back; if not, why (a message id), if there is a reason to show.

    `ask` says that the others can be asked to agree.
    """

    allowed: bool
    reason: str | None = None
    ask: bool = False


class TakeBackInfo(Struct):
    """Somebody asks to take their last answer back: who, and who has agreed so far."""

    id: str
    seat: int
    agreed: list[int]


class PlanInfo(Struct):
    """A planned move: the question, and the options in the order in which they are tried.

    `dropped` says why nothing came of it. Only its own seat is told of a plan.
    """

    choices: Choices
    dropped: Problem | None = None


class TutorialStep(Struct):
    """Where a guided game is: prompt `step` (from 1) of `steps` belongs to this decision, and it shows this option."""

    step: int
    steps: int
    token: str
    name: str = ""
    """Which of the game's tutorials; the first one has an empty name."""


class AnnouncementInfo(Struct):
    """What the host tells everybody."""

    id: str
    text: str


class ChatLine(Struct):
    """A line of chat; `at` is in seconds since 1970."""

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

    A listener who holds fewer than `since` lines must reload; one who holds more drops those from `since` on, because
    they were undone.
    """

    mark: str
    view: Json
    choices: Choices | None
    undo: UndoState
    since: int
    log: list[Json]
    result: Result | None
    tutorial: TutorialStep | None = None


class Whole(Struct, tag="whole", tag_field="kind"):
    """Everything, on joining and whenever a listener fell behind."""

    table: TableInfo
    scene: Scene | None
    """None until all seats are taken."""
    chat: list[ChatLine]
    watchers: int
    release: str
    """The release of the server: a page of another release should be reloaded."""
    announcements: list[AnnouncementInfo] = []
    asking_back: TakeBackInfo | None = None
    plan: PlanInfo | None = None


class Moved(Struct, tag="moved", tag_field="kind"):
    """Something happened that this listener can see."""

    scene: Scene


class People(Struct, tag="people", tag_field="kind"):
    """Somebody came, went, sat down, left, or a rematch was set up."""

    table: TableInfo
    watchers: int


class Chatted(Struct, tag="chatted", tag_field="kind"):
    """Somebody wrote a line of chat."""

    line: ChatLine


class ClockChanged(Struct, tag="clock", tag_field="kind"):
    """A clock was started or stopped, somebody ran out of time, or voted."""

    clock: ClockInfo


class AskingBack(Struct, tag="asking-back", tag_field="kind"):
    """Somebody asks to take an answer back, or agreed; no request means that it is over. `refused` says by whom."""

    request: TakeBackInfo | None
    refused: int | None = None


class Announced(Struct, tag="announced", tag_field="kind"):
    """What the host tells everybody has changed."""

    announcements: list[AnnouncementInfo]


class Done(Struct, tag="done", tag_field="kind"):
    """The message with this key was carried out and stored. Also sent for a key that was carried out before."""

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
    eyes: int | None = None
    """As which seat saw it, if that was asked for; -1 is a spectator."""


class AdviceLine(Struct):
    """One option that the expert thought about: its chance to win (0 to 1), the points it expects in the end, from
    which sources, and in how many games that was seen."""

    token: str
    win_chance: float
    points: float
    sources: dict[str, float]
    playouts: int


class Advice(Struct, tag="advice", tag_field="kind"):
    """The expert's best options, best first."""

    key: str
    mark: str
    lines: list[AdviceLine]


class Amount(Struct):
    """Points as far as the listener can know them. If nothing about them is hidden, the three are the same."""

    mean: float
    least: int
    most: int


class SeatTally(Struct):
    """What a seat would score if the game ended now, in all and from each source."""

    points: Amount
    sources: dict[str, Amount]


class Tallied(Struct, tag="tallied", tag_field="kind"):
    """The answer to `tally`: the points of every seat at the moment that `mark` names, which may be a later one."""

    mark: str
    seats: list[SeatTally]


class Foreseen(Struct, tag="foreseen", tag_field="kind"):
    """The answer to `foresee`: what the seat may be asked next, the likeliest first, with options it may have then."""

    mark: str
    questions: list[Choices]


class Planned(Struct, tag="planned", tag_field="kind"):
    """The seat's plan has changed: it was made, changed, taken back, carried out, or dropped."""

    plan: PlanInfo | None


class Pong(Struct, tag="pong", tag_field="kind"):
    """The answer to a ping."""


class Reviewing(Struct, tag="reviewing", tag_field="kind"):
    """How far the review of the game is: `done` of `whole` parts. All of them: it can be fetched over HTTP.

    `problem` says that nothing came of it, and why.
    """

    done: int
    whole: int
    problem: Problem | None = None


ServerMessage = (
    Whole
    | Moved
    | People
    | Chatted
    | ClockChanged
    | AskingBack
    | Announced
    | Done
    | Refused
    | Past
    | Advice
    | Tallied
    | Reviewing
    | Foreseen
    | Planned
    | Pong
)
