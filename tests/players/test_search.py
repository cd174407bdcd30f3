"""The search: finds what is plainly best, keeps its limits, and is reproducible."""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter

import pytest

from motu import RULES
from motu.arena.match import play_out
from motu.core.agenda import State
from motu.core.rules import Rules
from motu.core.session import GameSession
from motu.players import Knowledge
from motu.players.greedy import Greedy
from motu.players.search import SearchConfig, SearchPlayer
from motu.players.search.player import start_search
from motu.players.search.rollout import Rollout, win_probability
from motu.players.search.tree import HIDDEN_MOVE, Node
from motu.players.search.tree_search import Candidate, TreeSearch
from tests.contract.tables import every_game
from tests.games.bali.builder import BALI, Scene

SHORT = SearchConfig(rollout_depth=4, rollout_width=3)


def chosen(scene: Scene, config: SearchConfig) -> str:
    seat = scene.asked()
    assert seat is not None
    return BALI.token(scene.table, SearchPlayer(1, config).choose(Knowledge(BALI, scene.table, seat)))


def searched(rules: Rules, state: State, iterations: int, config: SearchConfig = SHORT) -> TreeSearch:
    seat = rules.pending(state).seat
    search = start_search(Knowledge(rules, state, seat), replace(config, iterations=iterations), 9)
    search.run(perf_counter())
    return search


def below(node: Node) -> list[Node]:
    found = [node]
    for child in node.children:
        found += below(child)
    return found


def test_it_takes_the_card_that_scores_for_itself() -> None:
    """Seat 0 has six priests and nothing else in front; under row 3 a priest waits."""
    scene = Scene(
        2,
        fronts=[{"priest": 6}, {"stonemason": 6}],
        hand={"rice_farmer": 1, "shrine": 2},
        rows={3: ["shrine", "priest", "stonemason"]},
    )
    assert chosen(scene, SearchConfig(iterations=120, rollout_depth=0)) == "take stonemason row 3"


@every_game
def test_the_same_seed_and_number_of_iterations_give_the_same_trees(rules: Rules) -> None:
    state = rules.setup(3, 5)
    trees = []
    for _ in range(2):
        search = searched(rules, state, 60)
        assert search.iterations < 60 + 16
        assert search.iterations >= 60 or len(search.candidates) == 1
        nodes = [node for root in search.roots for node in below(root)]
        trees.append([(node.seat, node.action_id, node.visits, node.availability, node.total_reward) for node in nodes])
    assert trees[0] == trees[1]


@every_game
def test_a_move_is_counted_as_available_at_least_as_often_as_it_was_chosen(rules: Rules) -> None:
    search = searched(rules, rules.setup(rules.seats[-1], 6), 80)
    for root in search.roots:
        for first in root.children:
            for node in below(first)[1:]:
                assert node.visits <= node.availability or node.availability == 0
                assert 0 <= node.total_reward <= float(node.visits)


@every_game
def test_candidates_play_the_same_determinizations_and_the_best_stay_longest(rules: Rules) -> None:
    search = searched(rules, rules.setup(3, 8), 90)
    assert len({len(one.rewards) for one in search.candidates}) == 1
    visits = [node.visits for node in search.roots[search.seat].children]
    assert max(visits) == search.candidates[0].node.visits
    assert sum(visits) == search.iterations


def candidate(*rewards: float) -> Candidate:
    one = Candidate(Node(0, 0, 0.5))
    for reward in rewards:
        one.add(reward)
    return one


def test_a_candidate_is_dominated_only_by_a_lead_that_luck_does_not_explain() -> None:
    """The lead is judged pair by pair: what a good determinization gives to both is no lead."""
    deals = [0.1, 0.9] * 6
    leader = candidate(*deals)
    always_behind = candidate(*[reward - 0.02 - 0.001 * (n % 3) for n, reward in enumerate(deals)])
    behind_on_average = candidate(*[reward + (0.3 if n % 2 else -0.34) for n, reward in enumerate(deals)])
    assert always_behind.is_dominated(leader)
    assert not behind_on_average.is_dominated(leader)
    assert not leader.is_dominated(always_behind)
    assert not candidate(0.0, 0.0, 0.0).is_dominated(candidate(1.0, 1.0, 1.0))


def test_a_search_stops_when_one_candidate_is_left() -> None:
    """Seat 0 has six priests in front; taking another one is worth more than all else."""
    scene = Scene(
        2,
        fronts=[{"priest": 6}, {"stonemason": 6}],
        hand={"rice_farmer": 1, "shrine": 2},
        rows={3: ["shrine", "priest", "stonemason"]},
    )
    search = searched(BALI, scene.table, 2000, SearchConfig(rollout_depth=0))
    assert len(search.candidates) == 1
    assert search.iterations < 2000


def test_in_the_tree_of_a_seat_a_move_that_it_is_not_shown_is_one_branch() -> None:
    """Raiatea begins with rituals that are kept in secret: nobody's tree knows which ones the others kept."""
    raiatea = RULES["raiatea"]
    search = searched(raiatea, raiatea.setup(3, 3), 200, SearchConfig(rollout_depth=0, widening=3.0))
    own = search.roots[search.seat]
    assert len({node.action_id for node in own.children}) > 1
    for seat, root in enumerate(search.roots):
        if seat != search.seat:
            assert {node.action_id for node in root.children} == {HIDDEN_MOVE}


def test_a_tree_is_kept_while_all_comes_as_expected_and_left_when_somebody_else_decides() -> None:
    state = BALI.setup(2, 12)
    first = state.pending()
    assert first is not None
    one = SearchPlayer(1, replace(SHORT, iterations=40))
    state.take(one.choose(Knowledge(BALI, state, first.seat)))
    second = state.pending()
    assert second is not None
    assert second.seat == first.seat
    knowledge = Knowledge(BALI, state, second.seat)
    subtrees = one.subtrees(knowledge)
    assert subtrees is not None
    assert subtrees[second.seat].visits > 0
    elsewhere = Knowledge(BALI, BALI.setup(2, 13), first.seat)
    assert one.subtrees(elsewhere) is None


def test_after_an_undo_no_tree_of_what_was_taken_back_is_used() -> None:
    """The same player is asked again, at the decision that was taken back and at another one that followed it."""
    session = GameSession(BALI, BALI.setup(2, 12))
    seat = int(BALI.pending(session.state).seat)
    one = SearchPlayer(1, replace(SHORT, iterations=40))
    knowledge = Knowledge(BALI, session.state, seat)
    token = knowledge.token(one.choose(knowledge))
    session.answer(seat, token)
    session.undo(seat)
    assert one.subtrees(Knowledge(BALI, session.state, seat)) is None
    compared = 0
    for move in knowledge.moves():
        if knowledge.token(move) != token and not session.would_block_undo(seat, knowledge.token(move)):
            session.answer(seat, knowledge.token(move))
            if BALI.pending(session.state).seat == seat:
                assert one.subtrees(Knowledge(BALI, session.state, seat)) is None
                compared += 1
            session.undo(seat)
    assert compared > 0
    session.answer(seat, token)
    assert one.subtrees(Knowledge(BALI, session.state, seat)) is not None, "all came as expected after all"


def test_the_time_limit_is_kept() -> None:
    """A search with one candidate left ends earlier; a million iterations would take minutes."""
    state = BALI.setup(2, 6)
    knowledge = Knowledge(BALI, state, BALI.pending(state).seat)
    search = start_search(knowledge, SearchConfig(iterations=1_000_000, seconds=0.2), 9)
    start = perf_counter()
    search.run(start)
    took = perf_counter() - start
    assert took < 5
    assert took >= 0.2 or len(search.candidates) == 1


def test_winning_counts_more_than_margin_and_margin_still_counts() -> None:
    assert win_probability(0, 12) == 0.5
    assert win_probability(5, 12) + win_probability(-5, 12) == pytest.approx(1)
    assert win_probability(1, 12) - win_probability(-1, 12) > win_probability(41, 12) - win_probability(39, 12) > 0


@every_game
def test_a_finished_game_is_worth_more_than_half_to_who_won_and_less_to_the_others(rules: Rules) -> None:
    state = rules.setup(3, 4)
    play_out(rules, state, [Greedy(seat) for seat in range(3)])
    rollout = Rollout(rules, SearchConfig())
    rewards = rollout.rewards(state, rollout.expected_scores(state))
    for seat, place in enumerate(rules.places(state)):
        assert (rewards[seat] > 0.5) == (place == 0)


@every_game
def test_a_wide_choice_and_five_seats_are_searched_too(rules: Rules) -> None:
    state = rules.setup(rules.seats[-1], 21)
    seat = rules.pending(state).seat
    chosen = SearchPlayer(1, replace(SHORT, iterations=30)).choose(Knowledge(rules, state, seat))
    assert chosen in rules.pending(state).moves(state)


def test_several_processes_think_together_and_agree_with_themselves() -> None:
    state = BALI.setup(3, 17)
    knowledge = Knowledge(BALI, state, BALI.pending(state).seat)
    config = replace(SHORT, iterations=12, processes=2)
    first, second = SearchPlayer(4, config).choose(knowledge), SearchPlayer(4, config).choose(knowledge)
    assert first == second
    assert first in knowledge.moves()


def test_it_beats_greedy_more_often_than_not() -> None:
    won = 0.0
    for number in range(6):
        state = RULES["bali"].setup(2, 300 + number // 2, keep_log=False)
        seat = number % 2
        search = SearchPlayer(number, SearchConfig(iterations=64))
        seats = [search if one == seat else Greedy(number) for one in range(2)]
        play_out(RULES["bali"], state, seats)
        won += RULES["bali"].places(state)[seat] == 0
    assert won >= 4
