"""Checks an edition that a guest made: every reason why it can't be played with, or contradicts the rulebook."""

from __future__ import annotations

import re
from typing import Any, Final

from msgspec import Struct

from motu.arena.components_text import changed_text, new_text
from motu.core.components import ABOUT, DEEPEST, REMARKS, SURE, Components, depth, line_of, parsed
from motu.core.edition import contradictions, shown
from motu.core.errors import BadComponents
from motu.core.rules import Rules
from motu.games import rules_of
from motu.server.http_messages import EditionProblem, FigureChange, Step
from motu.server.messages import problem_of

FILE: Final = "components.toml"
TYPED: Final = "typed by an owner"
"""The source of figures that were typed in the browser."""
PRINTED: Final = "printed"
MOST_PROBLEMS: Final = 100
PLACE: Final = re.compile(r"([^.\[\]]+)((?:\[\d+\])*)")
CARD_PLACE: Final = re.compile(r"(\w+) (\d+)")


class CheckedEdition(Struct, frozen=True):
    """What came of a check: the hash and the file, unless there are problems."""

    hash: str
    text: str
    problems: list[EditionProblem]


def check_changes(game: str, name: str, base: str, changes: list[FigureChange]) -> CheckedEdition:
    """An edition with some figures changed."""
    figures = parsed(base, FILE)
    problems: list[EditionProblem] = []
    typed: list[FigureChange] = []
    for change in changes:
        error = apply_change(figures, change)
        if error is None:
            typed.append(change)
        else:
            problems.append(EditionProblem(problem_of(error), change.block, change.path))
    mark_typed(figures, typed)
    checked = check_file(game, name, changed_text(base, figures))
    if problems:
        return CheckedEdition("", "", [*problems, *checked.problems][:MOST_PROBLEMS])
    return checked


def check_file(game: str, name: str, text: str) -> CheckedEdition:
    """An edition from a whole file. It is given the name; nothing else in it changes."""
    rules = rules_of(game)
    problems = all_problems(rules, text)
    if problems:
        return CheckedEdition("", "", problems[:MOST_PROBLEMS])
    figures = parsed(text, FILE)
    figures = {ABOUT: {**figures.get(ABOUT, {}), "game": game, "name": name}} | {
        block: content for block, content in figures.items() if block != ABOUT
    }
    named = changed_text(text, figures)
    return CheckedEdition(rules.read_edition(named, FILE).hash, named, [])


# Changing figures


def apply_change(figures: dict[str, Any], change: FigureChange) -> BadComponents | None:
    """Set one figure. What the file does not have can't be set; only an entry may get one more key."""
    *way, last = change.path
    at: Any = figures.get(change.block) if change.block != ABOUT else None
    for step in way:
        at = inside(at, step)
    fits_dict = isinstance(at, dict) and isinstance(last, str) and last not in REMARKS and (last in at or bool(way))
    fits_list = isinstance(at, list) and isinstance(last, int) and 0 <= last < len(at)
    if not fits_dict and not fits_list:
        return BadComponents("edition-figure-unknown", block=change.block, key=place_text(change.path))
    if not writable(change.value) or depth(change.value) > DEEPEST:
        return BadComponents(
            "components-figure-unfit",
            file=FILE,
            block=change.block,
            key=place_text(change.path),
            found=shown(change.value),
            wanted="a figure",
        )
    at[last] = change.value
    return None


def inside(value: Any, step: Step) -> Any:
    """What a step of a path leads to; None if there is nothing."""
    if isinstance(step, int):
        return value[step] if isinstance(value, list) and 0 <= step < len(value) else None
    return value.get(step) if isinstance(value, dict) else None


def writable(value: Any) -> bool:
    """Whether a components file can hold a value: whole numbers, texts, true and false, in lists and tables."""
    level = [value]
    while level:
        if not all(isinstance(one, (bool, int, str, list, dict)) for one in level):
            return False
        level = [item for one in level for item in items_of(one)]
    return True


def items_of(value: Any) -> list[Any]:
    """What a list or a table holds."""
    return list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []


def place_text(path: list[Step]) -> str:
    """A path as errors write it: `tiles[3].value`, counted from one."""
    text = ""
    for step in path:
        text += f"[{step + 1}]" if isinstance(step, int) else f".{step}" if text else step
    return text


def mark_typed(figures: dict[str, Any], changes: list[FigureChange]) -> None:
    """Say where changed figures come from: at their entry if they belong to one, else at their block.

    A block with entries keeps its certainty, because that holds for its other entries too.
    """
    plain: dict[str, list[str]] = {}
    for change in changes:
        key, *rest = change.path
        entry = inside(inside(figures[change.block], key), rest[0]) if rest else None
        if isinstance(entry, dict) and "op" not in entry:
            entry["sure"] = PRINTED
            entry["source"] = TYPED
        elif str(key) not in plain.setdefault(change.block, []):
            plain[change.block].append(str(key))
    for block, keys in plain.items():
        content = figures[block]
        if not any(is_entries(value) for value in content.values()):
            content["sure"] = PRINTED
        before = str(content.get("source", "")).rpartition("; before: ")[2]
        content["source"] = f"{TYPED}: {', '.join(keys)}; before: {before}"


def is_entries(value: Any) -> bool:
    """Whether a value is a list of tables that may say for themselves how sure they are."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict) and "op" not in value[0]


def figure_counts(figures: dict[str, Any]) -> dict[str, int]:
    """How many figures are printed, derived, reported and reconstructed."""
    counts = dict.fromkeys(SURE, 0)
    for block, content in figures.items():
        if block != ABOUT:
            count_figures(content, "", counts)
    return counts


def count_figures(value: Any, sure: str, counts: dict[str, int]) -> None:
    """Count the figures in a value; an entry may say for itself how sure it is."""
    if isinstance(value, dict):
        sure = value.get("sure", sure)
        for key, item in value.items():
            if key not in REMARKS and key != "id":
                count_figures(item, sure, counts)
    elif isinstance(value, list):
        for item in value:
            count_figures(item, sure, counts)
    elif sure in counts:
        counts[sure] += 1


# Finding every problem


def all_problems(rules: Rules, text: str) -> list[EditionProblem]:
    """Every reason to refuse a file, not only the first one.

    A block that can't be read is replaced by the standard one, and the rest is checked again.
    """
    standard = rules.standard.edition
    try:
        figures = parsed(text, FILE)
        Components(text, FILE).check_blocks(rules.name, [*figures])
    except BadComponents as error:
        if error.id in ("components-unreadable", "components-too-long", "components-other-game"):
            return [EditionProblem(problem_of(error), "", [])]
        figures = parsed(text, FILE)
    found = unknown_figures(figures, standard.components.data, text)
    replaced: set[str] = {problem.block for problem in found}
    current = {block: content for block, content in figures.items() if block not in replaced}
    current |= {block: standard.components.data[block] for block in replaced if block in standard.components.data}
    while True:
        try:
            edition = rules.read_edition(new_text(current) if replaced else text, FILE)
            break
        except BadComponents as error:
            problem = located(error, figures, text)
            found.append(problem)
            if problem.block in replaced or problem.block not in {*figures, *standard.components.data}:
                return found
            replaced.add(problem.block)
            current.pop(problem.block, None)
            if problem.block in standard.components.data:
                current[problem.block] = standard.components.data[problem.block]
    others = [located(error, figures, text) for error in contradictions(edition, standard)]
    return found + [problem for problem in others if problem.block not in replaced]


def unknown_figures(figures: dict[str, Any], known: dict[str, Any], text: str) -> list[EditionProblem]:
    """Figures that the game does not have, and values that no figure can be: else they would be overlooked."""
    found: list[EditionProblem] = []
    for block, content in figures.items():
        if not isinstance(content, dict) or (block != ABOUT and block not in known):
            continue
        for key, value in content.items():
            if block != ABOUT and key not in known[block] and key not in REMARKS:
                error = BadComponents("edition-figure-unknown", block=block, key=key)
            elif not writable(value):
                wanted = "whole numbers, texts, true or false"
                error = BadComponents(
                    "components-figure-unfit", file=FILE, block=block, key=key, found=shown(value), wanted=wanted
                )
            else:
                continue
            found.append(located(error, figures, text))
    return found


def located(error: BadComponents, figures: dict[str, Any], text: str) -> EditionProblem:
    """A problem with its place among the figures, and the line of the file."""
    block, path = place_of(error.details, figures)
    problem = problem_of(error)
    place = str(error.details.get("block") or error.details.get("path") or block)
    line = line_of(text, place, str(path[0]) if path else "")
    if "card" in error.details:
        name = f'"{error.details["card"]}"'
        line = next((at for at, content in enumerate(text.splitlines(), 1) if name in content), line)
    if error.id != "components-unreadable":
        problem.details["file"] = f"{FILE}:{line}" if line else FILE
        problem.details["line_number"] = line
    return EditionProblem(problem, block, path)


def place_of(details: dict[str, Any], figures: dict[str, Any]) -> tuple[str, list[Step]]:
    """The block of a problem and the path to its figure, as far as the error tells."""
    if "card" in details:
        key = str(details.get("key", ""))
        # An effect that can't be read names its card and line. A mask's name stands in two blocks; one has effects.
        return place_of_card(str(details["card"]), ["effects", "treasure"] if "line" in details else [key], figures)
    place = str(details.get("block") or details.get("path") or "")
    if not place:
        listed = {"region": ("map", "regions"), "task": ("tasks", "tiles")}
        for kind, (block, key) in listed.items():
            if kind in details:
                return block, [key]
        return "", []
    block, *way = place.split(".")
    key = str(details.get("key") or details.get("thing") or "")
    path = [step for part in [*way, *key.split(".")] for step in steps_of(part)]
    while path and not reaches(figures.get(block), path):
        path.pop()
    return block, path


def steps_of(part: str) -> list[Step]:
    """`tiles[3]` as the steps `tiles`, 2."""
    match = PLACE.fullmatch(part)
    if match is None:
        return [part] if part else []
    return [match[1], *(int(number) - 1 for number in re.findall(r"\d+", match[2]))]


def reaches(value: Any, path: list[Step]) -> bool:
    """Whether a path leads to something."""
    for step in path:
        value = inside(value, step)
    return value is not None


def place_of_card(card: str, keys: list[str], figures: dict[str, Any]) -> tuple[str, list[Step]]:
    """Where a card stands: an entry with this id, or a numbered part of a list, such as `uru 2`.

    Of two entries with this id it is the one that has one of the keys.
    """
    if card in figures:
        return card, [keys[0]] if reaches(figures[card], [keys[0]]) else []
    numbered = CARD_PLACE.fullmatch(card)
    entry_without_key: tuple[str, list[Step]] | None = None
    for block, content in figures.items():
        for name, entries in (content if isinstance(content, dict) else {}).items():
            if not isinstance(entries, list):
                continue
            if numbered and numbered[1] in (name, name.removesuffix("s")):
                return block, [name, int(numbered[2]) - 1]
            for at, entry in enumerate(entries):
                if isinstance(entry, dict) and card in (entry.get("id"), entry.get("mask")):
                    for key in keys:
                        if reaches(entry, [key]):
                            return block, [name, at, key]
                    entry_without_key = entry_without_key or (block, [name, at])
            if name == card:
                return block, [name]
    if entry_without_key is not None:
        return entry_without_key
    return ("forest_cards", ["masks"]) if "forest_cards" in figures else ("", [])
