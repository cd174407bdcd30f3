"""The search: finds what is plainly best, thinks as long as it may, and repeats itself exactly."""

from __future__ import annotations

from time import perf_counter

from motu import RULES
from motu.arena.match import play_out
from motu.players import Knowledge
from motu.players.greedy import Greedy
from motu.players.search import Budget, Search
from motu.players.search.walk import Walk, reward
from tests.games.bali.builder import BALI, Scene


def chosen(scene: Scene, budget: Budget) -> str:
    seat = scene.asked()
    assert seat is not None
    return BALI.token(scene.table, Search(1, budget).choose(Knowledge(BALI, scene.table, seat)))


def test_it_takes_the_card_that_scores_for_itself() -> None:
    """Seat 0 has six priests and nothing else in front; under row 3 a priest waits."""
    scene = Scene(
        2,
        fronts=[{"priest": 6}, {"stonemason": 6}],
        hand={"rice_farmer": 1, "shrine": 2},
        rows={3: ["shrine", "priest", "stonemason"]},
    )
    assert chosen(scene, Budget(walks=200, ahead=0)) == "take stonemason row 3"


def test_the_same_seed_and_number_of_walks_give_the_same_tree() -> None:
    state = BALI.setup(3, 5, {"oracle": True})
    decision = state.pending()
    assert decision is not None
    trees = []
    for _ in range(2):
        walk = Walk(BALI, BALI.guessed(state, decision.seat, 0), decision.seat, 9, 4)
        walk.walk(60)
        trees.append([(node.number, node.visits, node.available, node.reward) for node in walk.root.children])
    assert trees[0] == trees[1]
    assert sum(visits for _, visits, _, _ in trees[0]) == 60


def test_a_move_is_counted_as_available_at_least_as_often_as_it_was_tried() -> None:
    state = BALI.setup(2, 6)
    decision = state.pending()
    assert decision is not None
    walk = Walk(BALI, BALI.guessed(state, decision.seat, 0), decision.seat, 9, 4)
    walk.walk(80)
    nodes = list(walk.root.children)
    while nodes:
        node = nodes.pop()
        assert node.visits <= node.available
        assert 0 <= node.reward <= float(node.visits)
        nodes += node.children


def test_a_budget_of_time_is_kept() -> None:
    state = BALI.setup(2, 6)
    decision = state.pending()
    assert decision is not None
    start = perf_counter()
    Search(1, Budget(seconds=0.2)).choose(Knowledge(BALI, state, decision.seat))
    assert 0.2 <= perf_counter() - start < 5


def test_winning_counts_more_than_margin_and_margin_still_counts() -> None:
    assert reward(0) == 0.5
    assert reward(5) + reward(-5) == 1
    assert reward(1) - reward(-1) > reward(41) - reward(39) > 0


def test_it_beats_greedy_more_often_than_not() -> None:
    won = 0.0
    for number in range(8):
        state = RULES["bali"].setup(2, 300 + number // 2, told=False)
        seat = number % 2
        players = [Greedy(number), Greedy(number)]
        seats = [Search(number, Budget(walks=60, ahead=6)) if one == seat else players[one] for one in range(2)]
        play_out(RULES["bali"], state, seats)
        won += RULES["bali"].places(state)[seat] == 0
    assert won >= 5
