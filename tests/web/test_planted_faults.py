"""The reader of the page can fail: planted faults are noticed, and so is every changed fact of a view."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.web.reading.compare import Comparison, differences
from tests.web.reading.expected import expected, majority
from tests.web.reading.faults import FAULTS, UNDOABLE
from tests.web.reading.positions import changed, of_random_games, played
from tests.web.reading.stage import COARSE, Shown, Stage, position
from tests.web.reading.unread import UNREAD
from tests.web.visitor import DESK, Door, Json

GAMES = ("bali", "bora_bora", "raiatea")

Leaf = tuple[str | int, ...]


def rich(game: str) -> Shown:
    """A position of the largest table where everything that faults need is there, seen by the seat that is asked."""
    needs: dict[str, Callable[[Json], bool]] = {
        "bali": lambda view: view["demon"] is not None and view["altar"]["top"] not in (None, "hidden"),
        "bora_bora": lambda view: (
            view["temple"] != view["temple"][::-1]
            and view["seats"][view["asked"][0]]["hand_size"] > 0
            and bool(view["men"][0])
            and view["men"][0]["symbols"] > 0
            and any(tile["dice"] for tile in view["tiles"])
        ),
        "raiatea": lambda view: view["step"] is None and view["kahuna"] is not None and len(view["forest"]) > 0,
    }
    for seed in range(1, 60, 2 if game == "bali" else 1):
        for session in played(game, 4 if game != "raiatea" else 5, seed):
            asked = session.state.pending()
            if asked is None:
                continue
            view = session.rules.seen(session.state, int(asked.seat))
            if needs[game](view) and (game != "bali" or majority(view, int(asked.seat))):
                return position(session.fork(), int(asked.seat), f"seed {seed}")
    raise AssertionError("never met")


@pytest.mark.parametrize("game", GAMES)
def test_faults_planted_in_a_page_are_found(door: Door, game: str) -> None:
    stage = Stage(door.visitor(size=DESK, pixels=COARSE), game)
    shown = rich(game)
    assert differences(shown, stage.read([shown])[0], phone=False) == []
    missed = []
    for fault in (fault for fault in FAULTS if fault.game == game):
        read = stage.read([shown], f"{UNDOABLE} {fault.plant}", "for (const undo of undoings.reverse()) undo();")
        found = differences(shown, read[0], phone=False)
        if not any(path.startswith(fault.found) for path, _ in found):
            missed.append((fault.name, found))
        assert differences(shown, stage.read([shown])[0], phone=False) == [], f"{fault.name} was not taken back"
    assert missed == []


def leaves(view: Any, path: Leaf = ()) -> Iterator[Leaf]:
    if isinstance(view, dict):
        for key, value in view.items():
            yield from leaves(value, (*path, key))
    elif isinstance(view, list):
        for at, value in enumerate(view):
            yield from leaves(value, (*path, at))
    else:
        yield path


def value_at(view: Any, path: Leaf) -> Any:
    for key in path:
        view = view[key]
    return view


def family(path: Leaf) -> str:
    return re.sub(r"\d+", "*", "/".join(map(str, path)))


def other_values(positions: list[Shown]) -> dict[str, list[Any]]:
    """By family of paths: every value that was met there."""
    found: dict[str, list[Any]] = {}
    for shown in positions:
        for path in leaves(shown.view):
            values = found.setdefault(family(path), [])
            if (value := value_at(shown.view, path)) not in values:
                values.append(value)
    return found


def spoilt(view: Json, path: Leaf, values: list[Any]) -> Json | None:
    """The view with another value at a path, one that is met there; None if there is no other."""
    now = value_at(view, path)
    others: list[Any] = (
        [not now]
        if isinstance(now, bool)
        else [now + 1]
        if isinstance(now, int)
        else [one for one in values if one != now and type(one) is type(now)]
    )
    if not others:
        return None
    changed = copy.deepcopy(view)
    value_at(changed, path[:-1])[path[-1]] = others[0]
    return changed


def with_view(shown: Shown, view: Json) -> Shown:
    return replace(shown, view=view)


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_a_view_is_read_back_or_listed_with_a_reason(game: str) -> None:
    positions = [replace(shown, looked_at=-1) for shown in of_random_games(game, 2, 3)[::3]]
    values = other_values(positions)
    neither, both = set(), set()
    for shown in positions:
        for phone in (False, True):
            wanted = expected(shown, phone)
            for path in leaves(shown.view):
                view = spoilt(shown.view, path, values[family(path)])
                if view is None:
                    continue
                try:
                    noticed = expected(with_view(shown, view), phone) != wanted
                except (KeyError, IndexError, LookupError):
                    noticed = True
                listed = [entry for entry in UNREAD if entry.covers(shown, phone, "/".join(map(str, path)))]
                if not noticed and not listed:
                    neither.add((family(path), shown.name, phone))
                if noticed and any(not entry.partly for entry in listed):
                    both.add((family(path), shown.name, phone))
    assert neither == set(), "neither compared nor listed"
    assert both == set(), "listed as not shown, but compared"
    assert all(entry.reason for entry in UNREAD)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_draws_another_fact_is_found(door: Door, game: str) -> None:
    """A page is shown views with one wrong figure each: that is a page with one fault each."""
    stage = Stage(door.visitor(size=DESK, pixels=COARSE), game)
    chance = random.Random(5)
    positions = [shown for shown in of_random_games(game, 2, 3) if shown.scene.result is None]
    values = other_values(positions)
    told, wrong = [], []
    for shown in positions:
        quiet = changed(shown, dict.copy, shown.name)
        paths = [
            path
            for path in leaves(quiet.view)
            if isinstance(value_at(quiet.view, path), int) and not isinstance(value_at(quiet.view, path), bool)
        ]
        for path in chance.sample(paths, min(2, len(paths))):
            if any(entry.covers(quiet, False, "/".join(map(str, path))) for entry in UNREAD) or SEATS & set(path):
                continue
            view = spoilt(quiet.view, path, values[family(path)])
            assert view is not None
            told.append((quiet, "/".join(map(str, path))))
            wrong.append(changed(quiet, lambda now, view=view: now.update(view), "/".join(map(str, path))))  # type: ignore[misc]
    read = stage.read(wrong)
    missed = [path for (quiet, path), one in zip(told, read, strict=True) if differences(quiet, one, phone=False) == []]
    assert len(told) > 20
    assert missed == []


SEATS = {"seat", "holder", "aside", "first", "kahuna", "order", "asked", "temple"}
"""Figures that name a seat: one more may be a seat that is not there."""


def test_the_reader_counts_what_it_compares(door: Door) -> None:
    stage = Stage(door.visitor(size=DESK, pixels=COARSE), "bali")
    shown = rich("bali")
    comparison = Comparison()
    comparison.compare(shown, stage.read([shown])[0], phone=False)
    assert comparison.positions == 1
    assert comparison.facts > 80
