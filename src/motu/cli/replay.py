"""`motu replay`: a record told in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from motu.cli.shared import AsJson, Language, print_json, sitting_of
from motu.core.errors import BadOption
from motu.painting.table import score_table
from motu.words import catalogue


def replay(
    file: Annotated[
        Path, typer.Argument(help="A record, as `motu terminal` and `motu fuzz` write it.", show_default=False)
    ],
    lang: Language = "en",
    seat: Annotated[
        int | None, typer.Option(help="Tell it as this seat heard it, 1 being the first. Default: with nothing hidden.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Replay a record and tell what happened, with the points by source at the end.

    Example: motu replay game.motu --lang ru
    """
    sitting = sitting_of(file)
    rules, state = sitting.rules, sitting.state
    words = catalogue(lang, rules.name)
    count = rules.seat_count(state)
    if seat is not None and not 1 <= seat <= count:
        raise BadOption("unknown-seat", number=seat, least=1, most=count)
    log = rules.told(state) if seat is None else rules.heard(state, seat - 1)
    if json:
        over = state.pending() is None
        end = (
            {"scores": rules.scores(state), "places": rules.places(state), "breakdown": rules.breakdown(state)}
            if over
            else None
        )
        print_json({"game": rules.name, "seats": count, "over": over, "log": log, "end": end})
        return
    console = Console(highlight=False)
    names = [words.say("seat-name", {"number": number + 1}) for number in range(count)]
    for entry in log:
        console.print(words.say(entry["id"], entry["args"], names), markup=False)
    if state.pending() is None:
        console.print(score_table(rules, state, words, names))
    else:
        console.print(words.say("game-not-over", {"seat": rules.pending(state).seat}, names), style="yellow")
