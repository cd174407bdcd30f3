"""Takes the pictures of Bora Bora and Raiatea: python -m docs.pictures.boards (needs the dev extra and Chromium).

With `--every FOLDER` every moment at every size and theme, for a critical look beside each other.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import ViewportSize, sync_playwright
from tests.server.harness import running
from tests.web.visitor import Door

from motu import RULES
from motu.core.agenda import Json
from motu.core.record import record_of_session
from motu.core.session import GameSession
from motu.players.greedy import Greedy
from motu.players.knowledge import Knowledge
from tools import find

HERE = Path(__file__).parent
SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "small": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844},
}
LOOKS = [("desk", "light"), ("desk", "dark"), ("small", "light"), ("phone", "light")]
MOST_SEEDS = 20
SEATS = {"bora_bora": 4, "raiatea": 4}

Moment = Callable[[Json], bool]


def ceremony(step: str) -> Moment:
    """A step of the second ceremony or a later one."""
    return lambda view: view["ceremonies"] >= 1 and view["step"] == step


MOMENTS: dict[str, dict[str, Moment]] = {
    "bora_bora": {
        "setup": lambda view: view["phase"] == "setup",
        "dice": lambda view: view["round"] == 3 and view["decision"] == "choose-die",
        "tiles": lambda view: view["round"] == 4 and view["decision"] == "place-die",
        "people": lambda view: view["round"] >= 3 and view["phase"] == "b",
        "tasks": lambda view: view["round"] >= 3 and view["phase"] == "c",
        "end": lambda view: view["over"],
    },
    "raiatea": {
        "claim": lambda view: view["round"] >= 3 and view["decision"] == "claim-location",
        "market": lambda view: view["round"] >= 3 and view["decision"] == "trade",
        **{
            step: ceremony(step)
            for step in ("dance", "buying", "preparation", "offering", "gifts", "blessings", "building")
        },
        "end": lambda view: view["over"],
    },
}
CHOSEN = [
    ("bora_bora", "tiles", "desk", "light"),
    ("bora_bora", "people", "desk", "dark"),
    ("bora_bora", "setup", "phone", "light"),
    ("bora_bora", "end", "desk", "light"),
    ("raiatea", "market", "desk", "light"),
    ("raiatea", "gifts", "desk", "dark"),
    ("raiatea", "offering", "phone", "light"),
]


def records(game: str) -> dict[str, str]:
    """For each moment a record that ends where seat 0 is asked (or the game is over), played by greedy players."""
    rules = RULES[game]
    wanted = MOMENTS[game]
    found: dict[str, str] = {}
    for seed in range(MOST_SEEDS):
        session = GameSession(rules, rules.setup(SEATS[game], seed, dict.fromkeys(rules.options, False)))
        players = [Greedy(seed + seat, random_move_rate=0.1) for seat in range(SEATS[game])]
        while (asked := session.state.pending()) is not None:
            knowledge = Knowledge(rules, session.state, asked.seat)
            view = rules.seen(session.state, 0)
            if asked.seat == 0 and len(knowledge.moves()) > 1:
                found |= {
                    name: record_of_session(session).dump() for name in set(wanted) - set(found) if wanted[name](view)
                }
            session.answer(asked.seat, knowledge.token(players[asked.seat].choose(knowledge)))
        found.setdefault("end", record_of_session(session).dump())
        if len(found) == len(wanted):
            break
    return found


def take(door: Door, record: str, seats: int, size: str, theme: str, path: Path) -> None:
    visitor = door.visitor(size=SIZES[size], theme=theme)
    visitor.import_record(record, "me", *["easy"] * (seats - 1))
    visitor.wait_for_question()
    visitor.page.wait_for_timeout(600)
    shot = path.with_suffix(".png")
    visitor.page.screenshot(path=shot)
    visitor.context.close()
    with Image.open(shot) as picture:
        picture.convert("RGB").save(path, quality=82, method=6)
    shot.unlink()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--every", type=Path, help="a folder for every moment at every size and theme")
    options.add_argument("--game", choices=list(MOMENTS), help="with --every: only this game")
    asked = options.parse_args()
    every = [(game, moment, *look) for game in MOMENTS for moment in MOMENTS[game] for look in LOOKS]
    wanted = [one for one in every if asked.game in (None, one[0])] if asked.every else CHOSEN
    found = {game: records(game) for game in {one[0] for one in wanted}}
    folder = tempfile.mkdtemp()
    with running(f"sqlite:///{folder}/tables.db") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find.chromium(), args=["--no-sandbox"])
        door = Door(browser, server.url)
        for game, moment, size, theme in wanted:
            name = f"{game}-{moment}-{size}-{theme}.webp" if asked.every else f"{game}-{moment}.webp"
            take(door, found[game][moment], SEATS[game], size, theme, (asked.every or HERE) / name)
        browser.close()
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
