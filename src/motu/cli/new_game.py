"""`motu new-game`: a package with a small game that already plays, to begin from."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from motu.cli.shared import write
from motu.core.errors import BadOption
from motu.games import LEFT_OUT, RULES

TEMPLATE: Final = Path(__file__).parents[1] / "templates" / "game"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST: Final = 40


def new_game(
    name: Annotated[str, typer.Argument(help="Its name: small letters, digits, underscores.", show_default=False)],
    folder: Annotated[
        Path | None, typer.Option(help="Where to write it. Default: motu-NAME in this folder.", show_default=False)
    ] = None,
    title: Annotated[str, typer.Option(help="What players call it. Default: made from the name.")] = "",
) -> None:
    """Write a package with a game that already plays: rules, words, bots and tests. Change it step by step.

    Example: motu new-game pig
    """
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise BadOption("bad-game-name", found=name[:LONGEST])
    if name in RULES or name in LEFT_OUT:
        raise BadOption("game-name-taken", game=name)
    place = folder or Path(f"motu-{name.replace('_', '-')}")
    if place.exists() and (not place.is_dir() or any(place.iterdir())):
        raise BadOption("folder-not-empty", file=str(place))
    for path, text in written(name, title or name.replace("_", " ").capitalize()).items():
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        write(place / path, text)
    say = Console(highlight=False, soft_wrap=True).print
    say(f"The game is in {place}. It already plays:")
    say(f'  cd {place} && pip install -e ".[test]" && pytest', markup=False)
    say(f"  motu terminal {name}")
    say("Its README.md says in which order to change it into your game.")


def written(name: str, title: str) -> dict[Path, str]:
    """The files of a new game, by their path in its folder."""
    words = {
        "__game__": name,
        "__dashed__": name.replace("_", "-"),
        "__Game__": "".join(part.capitalize() for part in name.split("_")),
        "__title__": title,
        "__PREFIX__": (name.replace("_", "") + "xx")[:2].upper(),
    }

    def filled(text: str) -> str:
        for marker, word in words.items():
            text = text.replace(marker, word)
        return text

    files: dict[Path, str] = {}
    for path in sorted(TEMPLATE.rglob("*.txt")):
        target = str(path.relative_to(TEMPLATE)).removesuffix(".txt")
        files[Path(filled(target))] = filled(path.read_text(encoding="utf-8"))
    return files
