"""`motu replay`: a record in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from motu.arena.editions import STANDARD_NAME, carried, label
from motu.cli.shared import AsJson, EditionName, Language, print_json, session_of
from motu.core.errors import BadOption
from motu.painting.table import score_table
from motu.words import catalogue


def replay(
    file: Annotated[
        Path, typer.Argument(help="A record, as `motu terminal` and `motu fuzz` write it.", show_default=False)
    ],
    lang: Language = "en",
    seat: Annotated[
        int | None,
        typer.Option(help="Show the log as this seat saw it (from 1). Default: with nothing hidden."),
    ] = None,
    edition: EditionName = STANDARD_NAME,
    json: AsJson = False,
) -> None:
    """Replay a record and print the log, with the points by source at the end.

    A record carries its edition, or it is a standard one. For a record that only names it, give its file.

    Example: motu replay game.motu --lang ru
    """
    session = session_of(file, edition)
    rules, state = session.rules, session.state
    words = catalogue(lang, rules.name)
    count = state.seat_count()
    if seat is not None and not 1 <= seat <= count:
        raise BadOption("unknown-seat", number=seat, least=1, most=count)
    log = rules.full_log(state) if seat is None else rules.heard(state, seat - 1)
    if json:
        over = state.pending() is None
        end = (
            {"scores": rules.scores(state), "places": rules.places(state), "breakdown": rules.breakdown(state)}
            if over
            else None
        )
        figures = label(rules.name, carried(rules.edition))
        print_json({"game": rules.name, "edition": figures, "seats": count, "over": over, "log": log, "end": end})
        return
    console = Console(highlight=False)
    names = [words.say("seat-name", {"number": number + 1}) for number in range(count)]
    for entry in log:
        console.print(words.say(entry["id"], entry["args"], names), markup=False)
    if state.pending() is None:
        console.print(score_table(rules, state, words, names))
    else:
        console.print(words.say("game-not-over", {"seat": rules.pending(state).seat}, names), style="yellow")
