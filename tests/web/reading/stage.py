"""A page that is shown one position after the other: its socket is played by the test, everything else is real."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from motu import RULES
from motu.core.session import GameSession
from motu.server.messages import EditionInfo, Past, Scene, SeatInfo, TableInfo, Tallied, Whole
from motu.server.scene import scene_of
from motu.server.tally import tally_of
from motu.words.catalogue import Catalogue, catalogue
from tests.web.reading.words import words_of
from tests.web.visitor import Json, Visitor

FOLDER = Path(__file__).parent
FUNCTIONS = {"bali": "readBali", "bora_bora": "readBoraBora", "raiatea": "readRaiatea"}
MY_NAME = "Moana"
COARSE = 0.2
"""Pages that are read and not looked at are painted coarsely: that saves most of the time."""
BATCH = 25
"""How many positions are shown and read before the test hears of them."""

SOCKET = """
window.WebSocket = class {
  static OPEN = 1;
  static CLOSED = 3;
  readyState = 1;
  sent = [];
  constructor() { window.played = this; }
  send(text) {
    const message = JSON.parse(text);
    if (message.kind === 'ping') this.tell({ kind: 'pong' });
    else {
      this.sent.push(message);
      if (message.key) this.tell({ kind: 'done', key: message.key });
    }
  }
  close() {}
  tell(message) { this.onmessage({ data: JSON.stringify(message) }); }
};
"""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a page was told: the messages, and the scene and view that must be on show after the last one."""

    game: str
    who: int | None
    messages: tuple[Any, ...]
    view: Json
    scene: Scene
    live: bool = True
    name: str = ""
    looked_at: int = 0
    """Which of the other seats' boards is opened as well; all of them for -1."""
    tally: Tallied | None = None
    """What the server says of the points if the game ended now."""

    @property
    def told(self) -> list[Any]:
        """All messages, as a page gets them."""
        return [*self.messages, *([self.tally] if self.tally else [])]

    @property
    def seats(self) -> int:
        return len(self.view["seats"])

    @property
    def details(self) -> list[int]:
        others = [seat for seat in range(self.seats) if seat != self.who]
        return others if self.looked_at < 0 else [others[self.looked_at % len(others)]]

    def names(self) -> list[str]:
        return [MY_NAME if seat == self.who else f"Bot {'ABCDE'[seat]}" for seat in range(self.seats)]


class Stage:
    """One page. `read` shows it positions and returns what its reader saw."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.game = game
        self.language = "en"
        visitor.context.add_init_script(SOCKET)
        visitor.page.goto(visitor.url + "/t/stage")
        visitor.page.wait_for_function("() => window.played")

    def show(self, shown: Shown) -> None:
        """Show a position and stay there."""
        self.visitor.page.evaluate(
            "(messages) => messages.forEach((one) => window.played.tell(one))",
            [encoded(message) for message in shown.told],
        )
        self.visitor.page.wait_for_selector("main .board")

    def tell(self, message: Any) -> None:
        self.visitor.page.evaluate("(message) => window.played.tell(message)", encoded(message))

    def sent(self) -> list[Json]:
        """What the page has sent, without its questions whether the server is there."""
        return list(self.visitor.page.evaluate("window.played.sent"))

    def read(self, positions: Sequence[Shown], spoil: str = "", mend: str = "") -> list[Json]:
        """What the page shows of each position. `spoil` is done to the page before each reading, `mend` after it."""
        found: list[Json] = []
        if positions:
            self.show(positions[0])
        for start in range(0, len(positions), BATCH):
            fed = [
                [[encoded(message) for message in shown.told], shown.details]
                for shown in positions[start : start + BATCH]
            ]
            found += self.visitor.page.evaluate(
                script(self.game, spoil, mend), [fed, words_of(self.game, self.language)]
            )
        return found


def script(game: str, spoil: str, mend: str) -> str:
    read = FUNCTIONS[game]
    return f"""async ([fed, words]) => {{
        {source("tools")}
        {source(game)}
        const found = [];
        const restore = workAtOnce();
        for (const [messages, details] of fed) {{
          for (const message of messages) {{
            window.played.tell(message);
            await frame();
          }}
          await frame();
          {spoil}
          try {{
            const prompt = {{ said: text('.prompt h1'), seat: badgeSeat(one('.prompt > .badge')) }};
            found.push({{ ...(await {read}(words, details)), prompt }});
          }} catch (error) {{
            found.push({{ failed: String(error.stack) }});
          }}
          {mend}
        }}
        restore();
        return found;
    }}"""


@cache
def source(name: str) -> str:
    return (FOLDER / f"{name}.js").read_text(encoding="utf-8")


def encoded(message: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


def table_info(session: GameSession, who: int | None) -> TableInfo:
    rules, state = session.rules, session.state
    assert state.origin is not None
    seats = [
        SeatInfo("person", MY_NAME, None, True, False) if seat == who else SeatInfo("bot", "", "easy", False, False)
        for seat in range(len(rules.seen(state, None)["seats"]))
    ]
    edition = EditionInfo(hash=rules.edition.hash, name="", standard=True, kind="standard", known=True)
    return TableInfo(
        id="stage",
        game=rules.name,
        title="",
        options=dict(state.origin.options),
        seats=seats,
        stage="playing",
        listed=False,
        hints=False,
        watchable=True,
        imported=False,
        tutorial=False,
        version=rules.version,
        edition=edition,
        you=who,
        owner=False,
        asked=[],
        decision=None,
        changed=0.0,
        rematch=None,
        problem=None,
    )


def whole(session: GameSession, who: int | None) -> Whole:
    return Whole(table_info(session, who), scene_of(session, who, 0), [], 0, "stage")


def position(session: GameSession, who: int | None, name: str = "", looked_at: int = 0) -> Shown:
    """The table as it is, seen from a seat or, for None, by a spectator."""
    message = whole(session, who)
    assert message.scene is not None
    scene = message.scene
    tally = Tallied(scene.mark, tally_of(session.rules, session.state, who))
    return Shown(session.rules.name, who, (message,), scene.view, scene, name=name, looked_at=looked_at, tally=tally)


def looking_back(session: GameSession, who: int | None, past: Past) -> Shown:
    """A past moment of a table, looked at from now."""
    message = whole(session, who)
    assert message.scene is not None
    return Shown(
        session.rules.name,
        who,
        (message, past),
        past.view,
        message.scene,
        live=False,
        name=f"line {past.at}",
        looked_at=past.at,
    )


def say(game: str) -> Catalogue:
    return catalogue("en", game)


def rules_named(game: str) -> Any:
    return RULES[game]
