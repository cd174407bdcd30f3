"""Two commits side by side: their speed in one run, and games between their searches at equal time.

    python -m benchmarks.commits speed OLD NEW [--rounds 5]
    python -m benchmarks.commits match OLD NEW --game bali --seats 2 --games 300 --seconds 0.03

A commit is anything that git knows, `.` for the work tree, or the folder of a compiled build. Each is built in
build/commits (a minute or two, once) and runs in processes of its own. Figures are ratios of one run, because the speed
of a machine varies; the best of several rounds counts. Results are written as they come, one JSON line each.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import shutil
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SIDE = Path(__file__).with_name("commits_side.py")
FIGURES = {
    "us_per_decision": "µs per decision",
    "us_per_clone": "µs per copy",
    "search_iterations_per_s": "iterations/s, random rollouts",
    "real_search_iterations_per_s": "iterations/s, as played",
}


def built(commit: str) -> Path:
    """The folder with the compiled build of a commit; it is built if it is not there yet."""
    if (Path(commit) / "motu").is_dir():
        return Path(commit).resolve()
    if commit == ".":
        return ROOT / "build" / "compiled"
    full = subprocess.run(
        ["git", "rev-parse", "--verify", f"{commit}^{{commit}}"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    folder = ROOT / "build" / "commits" / full[:12]
    if (folder / ".made").exists():
        return folder
    sources = folder.with_suffix(".src")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(sources, ignore_errors=True)
    sources.mkdir(parents=True)
    print(f"Building {full[:12]} …", file=sys.stderr)
    archive = subprocess.run(["git", "archive", full], cwd=ROOT, capture_output=True, check=True).stdout
    subprocess.run(["tar", "-x", "-C", sources], input=archive, check=True)
    install = ["-m", "pip", "install", "--quiet", "--no-build-isolation", "--no-deps", "--target", str(folder), "."]
    env = os.environ | {"MYPY_CACHE_DIR": str(sources / ".mypy_cache")}
    subprocess.run([sys.executable, *install], cwd=sources, env=env, check=True)
    shutil.rmtree(sources)
    (folder / ".made").touch()
    return folder


def environment(folder: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(folder)}


class Side:
    """One commit's search in a process of its own, asked over standard input and output."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, SIDE], env=environment(folder), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, **question: Any) -> Any:
        """Send a question and wait for its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


def play(sides: tuple[Side, Side], game: str, seats: int, number: int, configs: list[dict[str, Any]]) -> float:
    """One game: the new commit in one seat, the old one in the others. 1 if the new one wins, less if it shares."""
    old, new = sides
    own = number % seats
    deal = number // seats
    for side, settings in zip(sides, configs, strict=True):
        asked = side.ask(do="new", game=game, seats=seats, seed=deal, players=number, config=settings)
    while asked["seat"] is not None:
        token = (new if asked["seat"] == own else old).ask(do="choose")["token"]
        for side in sides:
            asked = side.ask(do="answer", token=token)
    places = asked["places"]
    return float(places[own] == 0) / float(places.count(0))


def match(arguments: argparse.Namespace) -> None:
    """Games between two commits; every deal is played from every seat."""
    folders = (built(arguments.old), built(arguments.new))
    spare = threading.local()
    all_sides: list[Side] = []
    config = {"iterations": arguments.iterations, "seconds": arguments.seconds or None}
    configs = [config | json.loads(arguments.old_config), config | json.loads(arguments.new_config)]

    def one(number: int) -> float:
        if not hasattr(spare, "sides"):
            spare.sides = (Side(folders[0]), Side(folders[1]))
            all_sides.extend(spare.sides)
        return play(spare.sides, arguments.game, arguments.seats, number, configs)

    won = 0.0
    with ThreadPoolExecutor(arguments.workers) as pool:
        try:
            for count, result in enumerate(pool.map(one, range(arguments.first, arguments.first + arguments.games)), 1):
                won += result
                low, high = interval(won, count)
                line = {"games": count, "share": round(won / count, 4), "low": round(low, 4), "high": round(high, 4)}
                print(json.dumps(line), flush=True)
        finally:
            for side in all_sides:
                side.close()


def interval(won: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z = 1.96
    share = won / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = z / (1 + z * z / count) * (share * (1 - share) / count + z * z / (4 * count * count)) ** 0.5
    return middle - reach, middle + reach


def speed(arguments: argparse.Namespace) -> None:
    """`motu bench` of both commits in turn; the best round of each counts."""
    folders = {"old": built(arguments.old), "new": built(arguments.new)}
    best: dict[tuple[str, str, str], float] = {}
    for number in range(arguments.rounds):
        for name, folder in folders.items():
            print(f"Round {number + 1}, {name} …", file=sys.stderr)
            found = subprocess.run(
                [sys.executable, "-m", "motu", "bench", "--json", "--seconds", str(arguments.seconds or 0.5)],
                env=environment(folder),
                capture_output=True,
                text=True,
                check=True,
            ).stdout
            for game, figures in json.loads(found)["games"].items():
                for figure in FIGURES:
                    better = max if figure.endswith("per_s") else min
                    key = (game, figure, name)
                    best[key] = better(best.get(key, figures[figure]), figures[figure])
    for game, figure in itertools.product(dict.fromkeys(key[0] for key in best), FIGURES):
        old, new = best[game, figure, "old"], best[game, figure, "new"]
        line = {"game": game, "figure": FIGURES[figure], "old": old, "new": new, "ratio": round(new / old, 3)}
        print(json.dumps(line, ensure_ascii=False), flush=True)


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Two commits side by side.")
    parser.add_argument("what", choices=("speed", "match"))
    parser.add_argument("old", help="a commit, '.' for the work tree, or the folder of a compiled build")
    parser.add_argument("new", help="the same")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each commit (speed)")
    parser.add_argument("--game", default="bali", help="the game (match)")
    parser.add_argument("--seats", type=int, default=2, help="seats at the table (match)")
    parser.add_argument("--games", type=int, default=300, help="games (match)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, to go on from (match)")
    parser.add_argument("--seconds", type=float, default=0.0, help="seconds per decision (match), per figure (speed)")
    parser.add_argument("--iterations", type=int, default=1_000_000, help="iterations per decision at most (match)")
    parser.add_argument("--old-config", default="{}", help="other settings of the old search, as JSON (match)")
    parser.add_argument("--new-config", default="{}", help="other settings of the new search, as JSON (match)")
    parser.add_argument("--workers", type=int, default=2, help="games at the same time (match)")
    return parser


def main() -> None:
    arguments = options().parse_args()
    {"speed": speed, "match": match}[arguments.what](arguments)


if __name__ == "__main__":
    main()
