"""Steps a second through the wrappers that need environments of their own, and Gymnasium's make_vec, in one run.

    make adapters
    python -m benchmarks.wrappers [--rounds 3] [--write]

Beside each stand games of the package itself, in the same environment and with the same loop. Each takes its turn in
every round, and its best stretch of play counts. `--write` puts the table into docs/research.md.
"""

from __future__ import annotations

import argparse
import os
import sys

from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.peers import COMPILED, ROOT
from benchmarks.research import Figures, per_second, told_by, write
from benchmarks.wrappers_play import WRAPPERS
from tools.adapters import FOLDER

HEADINGS = ["wrapper and game", "steps per second"]
MARK = "wrappers"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Motu's wrappers beside the packages' own games.")
    parser.add_argument("--rounds", type=int, default=3, help="how often each takes its turn (default 3)")
    parser.add_argument("--write", action="store_true", help="write the table into docs/research.md")
    wanted = parser.parse_args()
    best: Figures = {}
    for name in track(list(WRAPPERS) * wanted.rounds, description="measuring", console=Console(stderr=True)):
        found = told_by(command(name), os.environ | {"PYTHONPATH": f"{COMPILED}:{ROOT}"})
        kept = best.setdefault(name, found)
        kept["us_per_decision"] = min(kept["us_per_decision"], found["us_per_decision"])
    if (ROOT / "resources").is_symlink():  # PufferLib makes it where it is imported
        (ROOT / "resources").unlink()
    told = [[name, per_second(found)] for name, found in sorted(best.items(), key=rank)]
    table = Table(*HEADINGS, title="Random legal play, all in one run")
    for row in told:
        table.add_row(*row)
    Console().print(table)
    if wanted.write:
        write(told, HEADINGS, MARK)


def rank(item: tuple[str, dict[str, float]]) -> tuple[str, float]:
    """Rows of one package stand together, the fastest first."""
    package = WRAPPERS[item[0]][0] or "gymnasium"
    return package, item[1]["us_per_decision"]


def command(name: str) -> list[str]:
    environment = WRAPPERS[name][0]
    python = str(FOLDER / environment / "bin" / "python") if environment else sys.executable
    return [python, "-W", "ignore", "-m", "benchmarks.wrappers_play", name]


if __name__ == "__main__":
    main()
