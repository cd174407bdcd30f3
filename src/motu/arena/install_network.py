"""Installing a trained network: its file goes to the game's folder, and its entry into the game's weights file."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

from motu.core.rules import Rules
from motu.players.net import Network

PACKAGE: Final = Path(__file__).parents[1]
WEIGHTS: Final = Path("evaluation", "weights.toml")
HEADER: Final = re.compile(r"\[([^\[\]]+)\]\s*$")


def games_folder(package: Path = PACKAGE) -> Path:
    """Where the games are. A compiled copy is built from the sources beside it, so a network belongs there."""
    for above in package.parents:
        sources = above / "src" / "motu" / "games"
        if package.parent.parent == above / "build" and sources.is_dir():
            return sources
    return package / "games"


def install(
    rules: Rules, seats: int, network: Network, rollout_depth: int, obtained: dict[str, Any], games: Path | None = None
) -> Path:
    """Put a network where the levels of a game find it, and write its entry. Returns its file.

    Levels that used a network before keep their settings. Otherwise only `expert` uses it, with half the iterations,
    because an evaluation by a network takes longer than one without.
    """
    folder = (games or games_folder()) / rules.name
    weights = folder / WEIGHTS
    text = weights.read_text(encoding="utf-8")
    before = tomllib.loads(text).get("networks", {}).get(str(seats), {})
    iterations = max(1, rules.weights.levels["expert"].iterations // 2)
    levels = before.get("levels", {"expert": {"iterations": iterations, "rollout_depth": rollout_depth}})
    entry = {"edition": rules.edition.hash, "levels": levels, "obtained": obtained}
    changed = with_entry(text, seats, entry)
    assert tomllib.loads(changed)["networks"][str(seats)] == entry, "the entry was not written as meant"
    file = folder / "networks" / f"{seats}.npz"
    draft = file.with_name(f"draft-{file.name}")
    network.save(draft)
    draft.replace(file)
    draft = weights.with_name("draft-weights.toml")
    draft.write_text(changed, encoding="utf-8")
    draft.replace(weights)
    return file


def with_entry(text: str, seats: int, entry: dict[str, Any]) -> str:
    """A weights file in which the network for a number of seats has this entry; everything else stays as it was."""
    name = f"networks.{seats}"
    kept: list[str] = []
    inside = False
    for line in text.splitlines():
        header = HEADER.match(line)
        if header is not None:
            inside = header[1] == name or header[1].startswith(f"{name}.")
        if not inside:
            kept.append(line)
    at = kept.index("[weights]")
    return "\n".join([*kept[:at], *entry_lines(name, entry), "", *kept[at:], ""])


def entry_lines(name: str, entry: dict[str, Any]) -> list[str]:
    """The lines of an entry in a weights file."""
    levels = [f"levels.{level} = {inline(settings)}" for level, settings in entry["levels"].items()]
    obtained = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in entry["obtained"].items()]
    edition = f'edition = "{entry["edition"]}"'
    return [f"[{name}]", edition, *levels, "", f"[{name}.obtained]", *obtained]


def inline(settings: dict[str, Any]) -> str:
    """Settings as a table on one line."""
    return "{ " + ", ".join(f"{key} = {json.dumps(value)}" for key, value in settings.items()) + " }"
