"""Draws docs/pictures/house.svg, the packages as floors of a house: `python -m docs.pictures.house`.

The floors are the layers that import-linter enforces (pyproject.toml). What each package holds is said here.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PICTURE = ROOT / "docs" / "pictures" / "house.svg"
HOLDS = {
    "cli": "the command motu",
    "mcp": "tools for agents",
    "site": "writes sites without a server",
    "browser": "the tables of a site",
    "server": "tables, sockets, storage",
    "research": "environments, datasets",
    "arena": "matches, tournaments",
    "painting": "tables in the terminal",
    "telling": "tables in sentences",
    "players": "bots, hints, reviews",
    "words": "English, German, Russian",
    "contract": "checks of every game",
    "games": "Bali, Bora Bora, Raiatea, and games from outside",
    "core": "steps, decisions, records, editions",
}
COMPILED = {"core", "games"}
WIDTH, LEFT, RIGHT, FLOOR, TOP = 920, 150, 770, 62, 170
MIDDLE = WIDTH // 2
INK, PAPER, SAND, SEA, WOOD, ROOF, FAST = "#12323c", "#fffaf0", "#f2dfb4", "#5cc4c0", "#fff3d6", "#b5562e", "#cfeae3"


def layers() -> list[list[str]]:
    """The packages by floor, from the roof down, as import-linter has them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (found,) = (one["layers"] for one in contracts if one["name"] == "Imports only go downwards")
    return [[name.strip().removeprefix("motu.") for name in floor.split("|")] for floor in found]


def text(x: float, y: float, words: str, size: int = 13, anchor: str = "middle") -> str:
    weight = 700 if size > 14 else 400
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}">{words}</text>'


def shape(way: str, fill: str = "none", line: float = 1.5, more: str = "") -> str:
    """Something with this outline; without a line it is only filled."""
    return f'<path d="{way}" fill="{fill}" stroke="{INK if line else "none"}" stroke-width="{line:g}"{more}/>'


def room(x: float, y: float, width: float, name: str) -> list[str]:
    """A package: its name, and what it holds."""
    walls = shape(f"M{x:g} {y} h{width:g} v{FLOOR - 6} h{-width:g} z", FAST if name in COMPILED else WOOD)
    return [walls, text(x + width / 2, y + 25, name, 18), text(x + width / 2, y + 45, HOLDS[name])]


def picture() -> str:
    floors = layers()
    height = TOP + len(floors) * FLOOR + 90
    shore = height - 66
    told = "; ".join(" and ".join(floor) for floor in floors)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" aria-labelledby="title about"'
        f' role="img" font-family="Nunito Sans, Verdana, sans-serif" fill="{INK}" stroke-linejoin="round">',
        '<title id="title">The packages of Motu as floors of a house</title>',
        f'<desc id="about">Every floor may use those below it and none above. From the roof down: {told}.</desc>',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        shape(
            f"M0 {shore - 14} Q{MIDDLE / 2:g} {shore - 30} {MIDDLE} {shore - 14} T{WIDTH} {shore - 14} V{height} H0 z",
            SEA,
            0,
        ),
        shape(f"M60 {shore} Q{MIDDLE} {shore - 84} {WIDTH - 60} {shore} Q{MIDDLE} {shore + 36} 60 {shore} z", SAND, 0),
        shape(f"M{LEFT - 34} {TOP + FLOOR - 6} L{MIDDLE} 44 L{RIGHT + 34} {TOP + FLOOR - 6} z", ROOF, 2),
    ]
    for number, floor in enumerate(floors):
        left, right = (LEFT, RIGHT) if number else (MIDDLE - 120, MIDDLE + 120)
        width = (right - left - 8 * (len(floor) - 1)) / len(floor)
        for place, name in enumerate(floor):
            parts += room(left + place * (width + 8), TOP + number * FLOOR, width, name)
    (server,) = (number for number, floor in enumerate(floors) if "server" in floor)
    door, sea, ground = TOP + server * FLOOR + 28, height - 72, TOP + (len(floors) - 1) * FLOOR
    parts += [
        shape(f"M74 {sea - 66} V{door} H{LEFT - 4}", line=2, more=' stroke-dasharray="4 4"'),
        shape(f"M74 {sea + 20} V{sea - 62} L116 {sea + 2} H78", WOOD),
        shape(f"M20 {sea + 16} q54 14 108 0 l-14 26 h-80 z", ROOF),
        text(64, sea - 42, "web/", 17, "end"),
        text(64, sea - 24, "the page", anchor="end"),
        shape(f"M{RIGHT + 28} {TOP + FLOOR + 20} V{ground + 30} m-9 -14 l9 14 l9 -14", line=2.5),
        text(RIGHT + 86, TOP + 4 * FLOOR, "imports", 15),
        text(RIGHT + 86, TOP + 4 * FLOOR + 20, "only go down"),
        shape(f"M{RIGHT + 52} {ground + 10} h16 v16 h-16 z", FAST, 1),
        text(RIGHT + 74, ground + 23, "compiled", anchor="start"),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
