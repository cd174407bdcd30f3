"""Positions to show a page: of random games, with every card and tile once, and the ends of what a board can hold."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec

from motu import RULES
from motu.core.session import GameSession
from motu.games.bora_bora.components import STANDARD as BORA_BORA
from motu.server.messages import Look
from motu.server.scene import past_of
from tests.web.positions import steered
from tests.web.reading.stage import Shown, looking_back, position
from tests.web.visitor import Json

MOST_GAMES = 200
LAST = len(BORA_BORA.status_points) - 1
"""The last space of Bora Bora's status track."""
PHASES_OF_A_GAME = 9
"""Of each random game so many positions are shown, from the beginning to the end."""


def played(game: str, seats: int, seed: int) -> Iterator[GameSession]:
    """A random game, before each decision and after the last."""
    rules = RULES[game]
    options = {name: (seed + at) % 2 == 0 for at, name in enumerate(rules.options)}
    session = GameSession(rules, rules.setup(seats, seed, options))
    chance = random.Random(seed)
    while (asked := session.state.pending()) is not None:
        yield session
        session.answer(
            asked.seat, steered(game, [rules.token(session.state, move) for move in asked.moves(session.state)], chance)
        )
    yield session


def viewers(session: GameSession, number: int) -> int | None:
    """Each position is seen by another eye: who is asked, another seat, a spectator."""
    asked = session.state.pending()
    seats = len(session.rules.seen(session.state, None)["seats"])
    if asked is None:
        return [0, seats - 1, None][number % 3]
    return [int(asked.seat), (int(asked.seat) + 1) % seats, None, int(asked.seat)][number % 4]


def of_random_games(game: str, games: int, first_seed: int) -> list[Shown]:
    """Positions spread over random games of every number of seats."""
    rules, found = RULES[game], []
    for seed in range(first_seed, first_seed + games):
        seats = rules.seats[seed % len(rules.seats)]
        moments = [session.fork() for session in played(game, seats, seed)]
        for part in range(PHASES_OF_A_GAME + 1):
            session = moments[part * (len(moments) - 1) // PHASES_OF_A_GAME]
            found.append(position(session, viewers(session, part + seed), f"seed {seed}, {part}", part))
    return found


THINGS: dict[str, Callable[[Json, int], set[str]]] = {
    "bali": lambda view, _who: {card for row in view["rows"] for card in row} | {str(view["altar"]["top"])},
    "bora_bora": lambda view, who: (
        {f"task {task}" for task in [*view["tasks"], *view["seats"][who]["tasks"]] if task}
        | {f"{sex} {one['kind']} {one['symbols']}" for sex in ("men", "women") for one in view[sex] if one}
        | {f"jewel {jewel['jewel']} {jewel['points']}" for column in view["jewelry"] for jewel in column if jewel}
        | {f"card {card}" for card in view["cards_shown"]}
        | {f"built {number}" for number in view["seats"][who]["ceremony"] if isinstance(number, int)}
        | {f"doing {view['doing']['tile']} {view['doing']['kind']}"}
    ),
    "raiatea": lambda view, who: (
        {f"ritual {ritual}" for ritual in [*view["seats"][who]["hand"], *view["seats"][who]["front"]]}
        | {f"mission {token}" for statue in view["statues"] for token in statue if token}
        | {f"forest {card}" for card in view["forest"]}
        | {f"mask {mask}" for mask in view["seats"][who]["masks"]}
        | {f"{view['step']}", f"rank {view['seats'][who]['rank']}"}
    ),
}
"""What a view shows that is to be seen once."""


@cache
def with_every_thing(game: str) -> list[Shown]:
    """Few positions that show every card and tile of the box between them."""
    rules, seen = RULES[game], set[str]()
    found: list[Shown] = []
    silent = 0
    for seed in range(1000, 1000 + MOST_GAMES):
        fresh = 0
        for session in played(game, rules.seats[-1 - seed % 2], seed):
            asked = session.state.pending()
            if asked is None:
                continue
            who = int(asked.seat)
            things = THINGS[game](rules.seen(session.state, who), who) - seen
            if len(things) >= (3 if seed < 1003 else 1):
                seen |= things
                fresh += 1
                found.append(position(session.fork(), who, f"seed {seed}: {min(things)}", len(found)))
        silent = 0 if fresh else silent + 1
        if silent == 6:
            break
    return found


def changed(shown: Shown, change: Callable[[Json], object], name: str) -> Shown:
    """A position whose view was changed by hand. Nothing may be chosen there."""
    message = msgspec.json.decode(msgspec.json.encode(shown.messages[-1]), type=type(shown.messages[-1]))
    view = copy.deepcopy(shown.view)
    change(view)
    message.scene.view = view
    message.scene.choices = None
    message.scene.mark = name
    return Shown(shown.game, shown.who, (message,), view, message.scene, name=name, looked_at=-1)


def constructed(game: str) -> list[Shown]:
    """What random games seldom reach: full temples, piled huts, empty supplies, the ends of tracks."""
    rules = RULES[game]
    seats = rules.seats[-1]
    moments = [session.fork() for session in played(game, seats, 7)]
    middle = position(moments[len(moments) // 2], 0)
    return [changed(middle, change, change.__name__) for change in EXTREMES[game]]


def full_temple(view: Json) -> None:
    view["temple"] = [0, 0, 1, 3, 2, 1]


def huts_in_piles(view: Json) -> None:
    for at, region in enumerate(view["regions"]):
        region["holder"] = at % 4
        region["aside"] = [seat for seat in range(4) if seat != at % 4]


def ends_of_the_status_track(view: Json) -> None:
    view["status"] = [{"seat": seat, "steps": steps} for seat, steps in ((2, LAST), (0, LAST), (1, LAST), (3, 0))]


def much_in_hand(view: Json) -> None:
    mine = view["seats"][0]
    mine["hand"] = {"blue": 3, "white": 2, "red": 4, "green": 1, "yellow": 3}
    mine["hand_size"] = 13
    mine["beside"] = {"sand": 2, "wood": 1, "stone": 3}
    mine["spaces"][-1] = {"hut": True}
    mine["huts_on_12"] = 9
    mine["offerings"] = 14
    mine["shells"] = 21


def nothing_on_display(view: Json) -> None:
    view["men"] = [None] * len(view["men"])
    view["women"] = [None] * len(view["women"])
    view["tasks"] = [None] * len(view["tasks"])
    view["cards_shown"] = [None] * len(view["cards_shown"])
    view["jewelry"] = [
        [None if number == view["round"] else jewel for jewel in column]
        for number, column in enumerate(view["jewelry"], 1)
    ]
    view["god_tiles"] = 0
    view["pile"] = 0


def empty_supplies(view: Json) -> None:
    view["supply"] = dict.fromkeys(view["supply"], 0)
    view["rows"] = [[], ["oracle"], ["priest", "shrine", "stonemason", "oracle"], ["rice_farmer"]]
    view["pile"] = 0
    view["altar"] = {"size": 0, "top": None}


def long_fronts(view: Json) -> None:
    for number, seat in enumerate(view["seats"]):
        seat["front"] = {card: (number + 2 * at) % 13 for at, card in enumerate(seat["front"])}
        seat["stone"] = 40 + number
    view["altar"] = {"size": 44, "top": "hidden"}
    view["seats"][0]["hand"] = {"rice_farmer": 1, "pepper_farmer": 2}
    view["seats"][0]["goods"] = {"rice": 12, "peanut": 0, "banana": 9, "pepper": 25}


def ends_of_the_tracks(view: Json) -> None:
    for number, seat in enumerate(view["seats"]):
        seat["tattoos"] = number * 3
        seat["priests"] = number * 4
    view["markers"] = dict(zip(view["markers"], (1, 4, 2, 4), strict=True))


def empty_markets(view: Json) -> None:
    for kind in view["market"].values():
        for name in kind:
            kind[name] = 0
    view["forest"] = []
    view["pile"] = 0
    view["statues"] = [[None] * len(spaces) for spaces in view["statues"]]
    for seat in view["seats"]:
        seat["ready"] = [] if "ready" in seat else None
        if seat["ready"] is None:
            del seat["ready"]


def many_masks_and_assistants(view: Json) -> None:
    for seat in view["seats"]:
        seat["masks"] = {"poe": 2, "hopu": 1, "ura": 4, "rainbow_mirror": 2}
        seat["mirrored"] = {"ohi": 1}
        seat["assistants"] = dict.fromkeys(seat["assistants"], 2)
        seat["used_assistants"] = {"collector": 3, "merchant": 0, "shaman": 1, "pearl_diver": 0}
        if "pairs" in seat:
            seat["pairs"] = {"poe": 4, "ura": 6, "ohi": 2}


EXTREMES: dict[str, list[Callable[[Json], None]]] = {
    "bali": [empty_supplies, long_fronts],
    "bora_bora": [full_temple, huts_in_piles, ends_of_the_status_track, much_in_hand, nothing_on_display],
    "raiatea": [ends_of_the_tracks, empty_markets, many_masks_and_assistants],
}


def of_a_replay(game: str, seed: int, moments: int) -> list[Shown]:
    """Earlier moments of a game, looked at from its middle."""
    rules = RULES[game]
    seats = rules.seats[-1]
    sessions = [session.fork() for session in played(game, seats, seed)]
    now = sessions[len(sessions) * 3 // 4]
    lines = len(now.state.log or [])
    found = []
    for part in range(moments):
        who = [0, None, seats - 1][part % 3]
        past = past_of(now, who, Look(at=part * (lines - 1) // moments))
        found.append(looking_back(now, who, past))
    return found


def after_undo(game: str, seed: int) -> list[Shown]:
    """A table right after an answer was undone: the page is told as the server tells it, by the lines that are left."""
    from motu.server.messages import Moved
    from motu.server.scene import same_lines, scene_of

    rules, found = RULES[game], []
    chance = random.Random(seed)
    for number, session in enumerate(played(game, rules.seats[0], seed)):
        asked = session.state.pending()
        if asked is None or number % 7:
            continue
        trial, seat = session.fork(), int(asked.seat)
        tokens = [rules.token(trial.state, move) for move in asked.moves(trial.state)]
        trial.answer(seat, chance.choice(tokens))
        if not trial.may_undo(seat):
            continue
        before = list(trial.state.log or [])
        first = position(trial.fork(), seat)
        trial.undo(seat)
        since = same_lines(before, list(trial.state.log or []))
        scene = scene_of(trial, seat, since)
        moved: Any = Moved(scene)
        found.append(Shown(game, seat, (*first.messages, moved), scene.view, scene, name=f"undo {number}"))
        if len(found) == 6:
            break
    return found
