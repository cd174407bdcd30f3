"""Steps a second through every research interface, beside the environments that researchers are used to, in one run.

    python -m benchmarks.research [--rounds 3] [--write]

Each system takes its turn in every round and its best stretch of play counts: other programs only make it slower.
`--write` puts the table into docs/research.md.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.peers import COMPILED, ENVIRONMENT, ROOT, install
from benchmarks.peers_play import BARE, INTERFACES
from benchmarks.research_play import MOTU, MOTU_BARE

BESIDE = "PettingZoo: connect four"
HEADINGS = ["interface and game", "steps per second", "without observations", "steps per game", "times connect four"]

Figures = dict[str, dict[str, Any]]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Motu's research interfaces beside others.")
    parser.add_argument("--rounds", type=int, default=3, help="how often every system takes its turn (default 3)")
    parser.add_argument("--write", action="store_true", help="write the table into docs/research.md")
    wanted = parser.parse_args()
    install()
    figures: dict[bool, Figures] = {False: {}, True: {}}
    jobs = [
        (name, bare) for bare, names in ((False, [*MOTU, *INTERFACES]), (True, [*MOTU_BARE, *BARE])) for name in names
    ]
    for name, bare in track(jobs * wanted.rounds, description="measuring", console=Console(stderr=True)):
        found = (motu if name in MOTU else peer)(name, bare)
        kept = figures[bare].setdefault(name, found)
        kept["us_per_decision"] = min(kept["us_per_decision"], found["us_per_decision"])
    told = rows(figures[False], figures[True])
    table = Table(*HEADINGS, title="Random legal play on one core, all in one run")
    for row in told:
        table.add_row(*row)
    Console().print(table)
    if wanted.write:
        write(told)


def motu(name: str, bare: bool) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks.research_play", name, *how(bare)]
    return told_by(command, os.environ | {"PYTHONPATH": f"{COMPILED}:{ROOT}"})


def peer(name: str, bare: bool) -> dict[str, Any]:
    command = [str(ENVIRONMENT / "bin" / "python"), str(ROOT / "benchmarks" / "peers_play.py"), name, *how(bare)]
    return told_by(command, dict(os.environ))


def how(bare: bool) -> list[str]:
    return ["bare"] if bare else []


def told_by(command: list[str], environment: dict[str, str]) -> dict[str, Any]:
    told = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(told.stdout.splitlines()[-1])
    return found


def rows(observed: Figures, bare: Figures) -> list[list[str]]:
    anchor = observed[BESIDE]["us_per_decision"]
    ordered = sorted(observed.items(), key=lambda item: float(item[1]["us_per_decision"]))
    return [
        [
            name,
            per_second(found),
            per_second(bare[name]) if name in bare else "",
            "" if "batch" in name else f"{found['decisions_per_game']:.0f}",
            f"{anchor / found['us_per_decision']:.3g}",
        ]
        for name, found in ordered
    ]


def per_second(found: dict[str, Any]) -> str:
    return f"{1e6 / found['us_per_decision']:,.0f}"


def write(told: list[list[str]], headings: list[str] = HEADINGS, mark: str = "interfaces") -> None:
    """The table between its marks in docs/research.md."""
    lines = ["| " + " | ".join(headings) + " |", "|---" + "|--:" * (len(headings) - 1) + "|"]
    lines += ["| " + " | ".join(row) + " |" for row in told]
    page = ROOT / "docs" / "research.md"
    marked = re.compile(rf"(<!-- {mark} -->\n).*?(\n<!-- /{mark} -->)", re.DOTALL)
    text = page.read_text(encoding="utf-8")
    assert marked.search(text), "docs/research.md has lost its marks"
    page.write_text(marked.sub(lambda found: found[1] + "\n".join(lines) + found[2], text), encoding="utf-8")


if __name__ == "__main__":
    main()
