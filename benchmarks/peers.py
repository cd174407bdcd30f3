"""Motu beside its peers in one run: they are installed into an environment of their own and measured in turns.

    python -m benchmarks.peers [--rounds 3] [--write]

Times on a shared machine scatter, so every figure is the best of several rounds in which all systems take their turn,
and what counts are the ratios. `--write` puts the table into docs/speed.md and the plot beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.peers_play import PEERS

ROOT = Path(__file__).parent.parent
ENVIRONMENT = ROOT / "build" / "peers"
PACKAGES = ["catanatron==3.2.1", "open_spiel==2.0.2", "rlcard==1.2.0", "pettingzoo==1.27.0", "pygame", "matplotlib"]
COMPILED, PURE = ROOT / "build" / "compiled", ROOT / "src"
BESIDE = "Catanatron: Catan, 4 players"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Motu beside Catanatron, OpenSpiel, RLCard and PettingZoo.")
    parser.add_argument("--rounds", type=int, default=3, help="how often every system takes its turn (default 3)")
    parser.add_argument("--write", action="store_true", help="write the table and the plot into docs/")
    wanted = parser.parse_args()
    install()
    figures = in_turns(wanted.rounds)
    show(figures)
    if wanted.write:
        write(figures)


def install() -> None:
    python = ENVIRONMENT / "bin" / "python"
    if not python.exists():
        Console(stderr=True).print("Installing the peers into an environment of their own …")
        subprocess.run([sys.executable, "-m", "venv", ENVIRONMENT], check=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES], check=True)


def in_turns(rounds: int) -> dict[str, dict[str, Any]]:
    """The best figures of every system after some rounds."""
    best: dict[str, dict[str, Any]] = {}
    jobs = [partial(motu, COMPILED), partial(motu, PURE), *(partial(peer, name) for name in PEERS)]
    for job in track(jobs * rounds, description="measuring", console=Console(stderr=True)):
        for name, found in job().items():
            kept = best.setdefault(name, found)
            for key in ("us_per_decision", "us_per_clone"):
                if found[key] is not None:
                    kept[key] = min(kept[key], found[key])
    return best


def motu(path: Path) -> dict[str, dict[str, Any]]:
    """The figures of every game of Motu, compiled or pure, by where it is imported from."""
    command = [sys.executable, "-m", "motu", "bench", "--json", "--seconds", "1"]
    told = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(path)}, capture_output=True, text=True, check=True
    )
    kind = "compiled" if path == COMPILED else "pure Python"
    games = json.loads(told.stdout)["games"]
    assert all(figures["compiled"] == (path == COMPILED) for figures in games.values()), "not the copy that was meant"
    return {f"Motu: {name}, {figures['seats']} players, {kind}": figures for name, figures in games.items()}


def peer(name: str) -> dict[str, dict[str, Any]]:
    command = [str(ENVIRONMENT / "bin" / "python"), str(ROOT / "benchmarks" / "peers_play.py"), name]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    return {name: json.loads(told.stdout.splitlines()[-1])}


def rows(figures: dict[str, dict[str, Any]]) -> list[list[str]]:
    """Name, µs a decision, µs a copy, how many times faster a decision than Catanatron."""
    anchor = figures[BESIDE]["us_per_decision"]
    ordered = sorted(figures.items(), key=lambda item: float(item[1]["us_per_decision"]))
    return [
        [
            name,
            f"{found['us_per_decision']:.3g}",
            "" if found["us_per_clone"] is None else f"{found['us_per_clone']:.3g}",
            f"{found['decisions_per_game']:.0f}",
            f"{anchor / found['us_per_decision']:.3g}",
        ]
        for name, found in ordered
    ]


HEADINGS = ["system and game", "µs per decision", "µs per clone", "decisions per game", "times Catanatron's speed"]


def show(figures: dict[str, dict[str, Any]]) -> None:
    table = Table(*HEADINGS, title="Random legal play on one core, all in one run")
    for row in rows(figures):
        table.add_row(*row)
    Console().print(table)


def write(figures: dict[str, dict[str, Any]]) -> None:
    """The table between its marks in docs/speed.md, and the plot."""
    lines = ["| " + " | ".join(HEADINGS) + " |", "|---|--:|--:|--:|--:|"]
    lines += ["| " + " | ".join(row) + " |" for row in rows(figures)]
    page = ROOT / "docs" / "speed.md"
    marked = re.compile(r"(<!-- peers -->\n).*?(\n<!-- /peers -->)", re.DOTALL)
    text = page.read_text(encoding="utf-8")
    assert marked.search(text), "docs/speed.md has lost its marks"
    page.write_text(marked.sub(lambda found: found[1] + "\n".join(lines) + found[2], text), encoding="utf-8")
    picture = ROOT / "docs" / "pictures" / "peers.svg"
    picture.parent.mkdir(exist_ok=True)
    told = json.dumps([{"name": name, **found} for name, found in figures.items()])
    plot = [ENVIRONMENT / "bin" / "python", ROOT / "benchmarks" / "peers_plot.py", picture]
    subprocess.run(plot, input=told, text=True, check=True)


if __name__ == "__main__":
    main()
