"""The log tells the whole story: whoever writes down what is said aloud can add up every player's points."""

from __future__ import annotations

from collections import Counter

import pytest

from motu import RULES, State
from motu.games.bali.state import Table
from tests.contract.tables import Kind, kinds, played

BALI = RULES["bali"]


def points_from_the_log(state: State, seats: int) -> list[int]:
    """A second, naive book of the game, kept from the events alone."""
    stone, points = [0] * seats, [0] * seats
    shrines = [0] * seats
    goods = [Counter({"rice": 1, "peanut": 1, "banana": 1, "pepper": 1}) for _ in range(seats)]
    altar: Counter[str] = Counter()
    values: dict[str, int] = {}
    for entry in BALI.full_log(state):
        said = entry["args"]
        seat = said.get("seat", 0)
        match entry["id"].removeprefix("event-"):
            case "set-taken":
                stone[seat] = said["stone"]
            case "good-bought":
                stone[seat] -= said["stone"]
                goods[seat][said["good"]] += 1
            case "farmers-played":
                stone[seat] -= said["stone"]
            case "shrine-built":
                stone[seat] -= said["stone"]
                shrines[seat] += 1
            case "good-laid-up" | "good-laid-down":
                goods[seat][said["good"]] -= 1
                altar[said["good"]] += 1
            case "supply-good-laid":
                altar[said["good"]] += 1
            case "altar-seen":
                goods[seat][said["kept_good"]] += 1
                altar[said["kept_good"]] -= 1
            case "stone-gained":
                stone[seat] += said["stone"]
            case "points-gained":
                points[seat] += said["points"]
            case "good-received":
                goods[seat][said["good"]] += 1
            case "good-valued":
                values[said["good"]] = said["points"]
                on_the_altar = altar[said["good"]] + bool(state.origin and state.origin.options["oracle"])
                assert on_the_altar == said["count"]
    return [
        points[seat] + 4 * shrines[seat] + stone[seat] // 5 + sum(values[good] * n for good, n in goods[seat].items())
        for seat in range(seats)
    ]


@pytest.mark.rule("BA-E4", "BA-K4")
@pytest.mark.parametrize("kind", [kind for kind in kinds() if kind.game == "bali"], ids=str)
@pytest.mark.parametrize("seed", range(8))
def test_the_points_follow_from_what_was_said_aloud(kind: Kind, seed: int) -> None:
    state = played(kind, seed)
    assert points_from_the_log(state, kind.seats) == BALI.scores(state)


@pytest.mark.rule("BA-B1")
@pytest.mark.parametrize(("stone", "goods"), [(0, 0), (5, 4)])
def test_the_first_question_of_a_turn_says_whether_anything_can_be_bought(stone: int, goods: int) -> None:
    state = BALI.setup(2, 1)
    assert isinstance(state, Table)
    state.seats[state.first].stone = stone
    choices = BALI.choices(state)
    assert choices is not None
    assert choices["args"] == {"count": goods}
    bought = [option for option in choices["options"] if option["words"] == "option-buy"]
    assert len(bought) == goods
