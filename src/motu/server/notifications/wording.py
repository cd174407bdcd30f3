"""The words of notifications, in the language of each channel. Everything they say is public at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from motu.server.notifications.targets import Content, Line
from motu.server.store import Channel
from motu.server.table import Table
from motu.words import catalogue

HOUR: Final = 3600.0
MOST_LINES: Final = 20


class News(Struct, frozen=True):
    """What somebody hears of one table: it waits for them, their time runs out, or the game is over."""

    table: Table
    kind: str
    left: float = 0
    """Seconds of their clock, for a reminder."""


def content_for(channel: Channel, news: Sequence[News], stop: str) -> Content:
    """A notification about one table or several, the same for everybody who reads the channel."""
    words = catalogue(channel.language)
    turns = sum(one.kind != "over" for one in news)
    lines = [line_of(one, channel) for one in news[:MOST_LINES]]
    if len(news) == 1:
        what = words.say("notification-turn-one" if turns else "notification-over-one")
        title = words.say("notification-one-table", {"what": what, "table": lines[0].title})
    elif turns:
        title = words.say("notification-turn", {"count": turns})
    else:
        title = words.say("notification-over", {"count": len(news)})
    return Content(
        title=title,
        lines=lines,
        url=lines[0].url if len(news) == 1 else f"{channel.origin}/",
        stop=stop,
        reason=words.say("notification-reason"),
    )


def test_content(channel: Channel, stop: str) -> Content:
    """What is sent to try a channel."""
    words = catalogue(channel.language)
    line = Line(words.say("notification-test"), words.say("notification-test-text"), f"{channel.origin}/settings")
    return Content(line.title, [line], line.url, stop, words.say("notification-reason"))


def confirmation(channel: Channel, link: str, stop: str) -> Content:
    """The mail with which an address is confirmed. Nothing else is sent to it before."""
    words = catalogue(channel.language)
    line = Line(words.say("notification-confirm"), words.say("notification-confirm-text"), link)
    return Content(line.title, [line], link, stop, words.say("notification-confirm-reason"))


def line_of(news: News, channel: Channel) -> Line:
    """One table: its name, its game, who else plays, and what is asked."""
    table = news.table
    words = catalogue(channel.language, table.header.game)
    game = words.say("title")
    own = table.seat_of(channel.guest)
    others = [seat.name for number, seat in enumerate(table.seats) if seat.name and number != own]
    name = f"{table.header.title} ({game})" if table.header.title else game
    if others:
        name = words.say("notification-table", {"game": name, "players": ", ".join(others)})
    return Line(name, text_of(news, channel), f"{channel.origin}/t/{table.header.id}")


def text_of(news: News, channel: Channel) -> str:
    """What is asked at a table, in the words that everybody at it reads."""
    words = catalogue(channel.language, news.table.header.game)
    if news.kind == "over":
        return words.say("notification-game-over")
    asked = ""
    decision = news.table.info(None).decision
    if decision is not None:
        asked = words.plain(f"decision-{decision}") or ""
    if news.kind == "reminder":
        hours = round(news.left / HOUR)
        unit = {"hours": hours, "minutes": max(1, round(news.left / 60))}
        left = words.say("notification-hours-left" if hours >= 2 else "notification-minutes-left", unit)
        return f"{left} {asked}".strip()
    return asked
