"""The search: finds what is plainly best, thinks as long as it may, and repeats itself exactly."""

from __future__ import annotations

from time import perf_counter

import pytest

from motu import RULES
from motu.arena.match import play_out
from motu.core.agenda import State
from motu.core.rules import Rules
from motu.core.sitting import Sitting
from motu.players import Knowledge
from motu.players.greedy import Greedy
from motu.players.search import Budget, Dials, Search
from motu.players.search.player import spend
from motu.players.search.playing import Hand, chance_to_win
from motu.players.search.tree import UNSEEN, Node
from motu.players.search.walk import Contender, Walk
from tests.contract.tables import every_game
from tests.games.bali.builder import BALI, Scene

SHORT = Dials(ahead=4, width=3)


def chosen(scene: Scene, budget: Budget) -> str:
    seat = scene.asked()
    assert seat is not None
    return BALI.token(scene.table, Search(1, budget).choose(Knowledge(BALI, scene.table, seat)))


def searched(rules: Rules, state: State, walks: int, dials: Dials = SHORT) -> Walk:
    seat = rules.pending(state).seat
    walk = dials.walk(rules, rules.guessed(state, seat, 0), seat, 9)
    walk.line_up(dials.tables)
    spend(walk, Budget(walks, None, 1, dials), perf_counter())
    return walk


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
    assert chosen(scene, Budget(walks=120, dials=Dials(ahead=0))) == "take stonemason row 3"


@every_game
def test_the_same_seed_and_number_of_walks_give_the_same_trees(rules: Rules) -> None:
    state = rules.setup(3, 5)
    trees = []
    for _ in range(2):
        walk = searched(rules, state, 60)
        assert walk.walks < 60 + 16
        assert walk.walks >= 60 or len(walk.field) == 1
        nodes = [node for root in walk.roots for node in below(root)]
        trees.append([(node.seat, node.number, node.visits, node.available, node.reward) for node in nodes])
    assert trees[0] == trees[1]


@every_game
def test_a_move_is_counted_as_available_at_least_as_often_as_it_was_chosen(rules: Rules) -> None:
    walk = searched(rules, rules.setup(rules.seats[-1], 6), 80)
    for root in walk.roots:
        for first in root.children:
            for node in below(first)[1:]:
                assert node.visits <= node.available or node.available == 0
                assert 0 <= node.reward <= float(node.visits)


@every_game
def test_moves_in_the_contest_walk_through_the_same_deals_and_the_best_stay_longest(rules: Rules) -> None:
    walk = searched(rules, rules.setup(3, 8), 90)
    assert len({len(one.brought) for one in walk.field}) == 1
    visits = [node.visits for node in walk.roots[walk.seat].children]
    assert max(visits) == walk.field[0].node.visits
    assert sum(visits) == walk.walks


def contender(*rewards: float) -> Contender:
    one = Contender(Node(0, 0, 0.5))
    for reward in rewards:
        one.add(reward)
    return one


def test_a_move_is_beaten_only_by_a_lead_that_luck_does_not_explain() -> None:
    """The lead is judged deal by deal: what a good deal brings to both is no lead."""
    deals = [0.1, 0.9] * 6
    leader = contender(*deals)
    always_behind = contender(*[reward - 0.02 - 0.001 * (n % 3) for n, reward in enumerate(deals)])
    behind_on_average = contender(*[reward + (0.3 if n % 2 else -0.34) for n, reward in enumerate(deals)])
    assert always_behind.beaten(leader)
    assert not behind_on_average.beaten(leader)
    assert not leader.beaten(always_behind)
    assert not contender(0.0, 0.0, 0.0).beaten(contender(1.0, 1.0, 1.0))


def test_a_contest_that_is_decided_is_not_walked_to_its_end() -> None:
    """Seat 0 has six priests in front; taking another one is worth more than all else."""
    scene = Scene(
        2,
        fronts=[{"priest": 6}, {"stonemason": 6}],
        hand={"rice_farmer": 1, "shrine": 2},
        rows={3: ["shrine", "priest", "stonemason"]},
    )
    walk = searched(BALI, scene.table, 2000, Dials(ahead=0))
    assert len(walk.field) == 1
    assert walk.walks < 2000


def test_in_the_tree_of_a_seat_a_move_that_it_is_not_shown_is_one_branch() -> None:
    """Raiatea begins with rituals that are kept in secret: nobody's tree knows which ones the others kept."""
    raiatea = RULES["raiatea"]
    walk = searched(raiatea, raiatea.setup(3, 3), 200, Dials(ahead=0, widening=3.0))
    own = walk.roots[walk.seat]
    assert len({node.number for node in own.children}) > 1
    for seat, root in enumerate(walk.roots):
        if seat != walk.seat:
            assert {node.number for node in root.children} == {UNSEEN}


def test_a_tree_is_kept_while_all_comes_as_expected_and_left_when_somebody_else_decides() -> None:
    state = BALI.setup(2, 12)
    first = state.pending()
    assert first is not None
    one = Search(1, Budget(40, None, 1, SHORT))
    state.take(one.choose(Knowledge(BALI, state, first.seat)))
    second = state.pending()
    assert second is not None
    assert second.seat == first.seat
    knowledge = Knowledge(BALI, state, second.seat)
    assert one.expected is not None
    assert one.came_true(knowledge, one.expected)
    assert one.begun(knowledge).roots[second.seat].visits > 0
    elsewhere = Knowledge(BALI, BALI.setup(2, 13), first.seat)
    assert not one.came_true(elsewhere, one.expected)
    assert one.begun(elsewhere).roots[first.seat].visits == 0


def test_after_an_undo_no_tree_of_what_was_taken_back_is_used() -> None:
    """The same player is asked again, at the decision that was taken back and at another one that followed it."""
    sitting = Sitting(BALI, BALI.setup(2, 12))
    seat = int(BALI.pending(sitting.state).seat)
    one = Search(1, Budget(40, None, 1, SHORT))
    knowledge = Knowledge(BALI, sitting.state, seat)
    token = knowledge.token(one.choose(knowledge))
    sitting.answer(seat, token)
    sitting.undo(seat)
    assert one.begun(Knowledge(BALI, sitting.state, seat)).roots[seat].visits == 0
    compared = 0
    for move in knowledge.moves():
        if knowledge.token(move) != token and not sitting.would_bar_undo(seat, knowledge.token(move)):
            sitting.answer(seat, knowledge.token(move))
            if BALI.pending(sitting.state).seat == seat:
                assert one.begun(Knowledge(BALI, sitting.state, seat)).roots[seat].visits == 0
                compared += 1
            sitting.undo(seat)
    assert compared > 0
    sitting.answer(seat, token)
    assert one.begun(Knowledge(BALI, sitting.state, seat)).roots[seat].visits > 0, "all came as expected after all"


def test_a_budget_of_time_is_kept() -> None:
    """A decided contest ends before; a million walks would take minutes."""
    state = BALI.setup(2, 6)
    walk = Dials().walk(BALI, BALI.guessed(state, BALI.pending(state).seat, 0), BALI.pending(state).seat, 9)
    walk.line_up(4)
    start = perf_counter()
    spend(walk, Budget(walks=1_000_000, seconds=0.2), start)
    took = perf_counter() - start
    assert took < 5
    assert took >= 0.2 or len(walk.field) == 1


def test_winning_counts_more_than_margin_and_margin_still_counts() -> None:
    assert chance_to_win(0, 12) == 0.5
    assert chance_to_win(5, 12) + chance_to_win(-5, 12) == pytest.approx(1)
    assert chance_to_win(1, 12) - chance_to_win(-1, 12) > chance_to_win(41, 12) - chance_to_win(39, 12) > 0


@every_game
def test_a_finished_game_is_worth_more_than_half_to_who_won_and_less_to_the_others(rules: Rules) -> None:
    state = rules.setup(3, 4)
    play_out(rules, state, [Greedy(seat) for seat in range(3)])
    hand = Hand(rules)
    rewards = hand.rewards(state, hand.hopes(state))
    for seat, place in enumerate(rules.places(state)):
        assert (rewards[seat] > 0.5) == (place == 0)


@every_game
def test_a_wide_choice_and_five_seats_are_searched_too(rules: Rules) -> None:
    state = rules.setup(rules.seats[-1], 21)
    seat = rules.pending(state).seat
    assert Search(1, Budget(30, None, 1, SHORT)).choose(Knowledge(rules, state, seat)) in rules.pending(state).moves(
        state
    )


def test_several_processes_think_together_and_agree_with_themselves() -> None:
    state = BALI.setup(3, 17)
    knowledge = Knowledge(BALI, state, BALI.pending(state).seat)
    budget = Budget(12, None, 2, SHORT)
    first, second = Search(4, budget).choose(knowledge), Search(4, budget).choose(knowledge)
    assert first == second
    assert first in knowledge.moves()


def test_it_beats_greedy_more_often_than_not() -> None:
    won = 0.0
    for number in range(6):
        state = RULES["bali"].setup(2, 300 + number // 2, told=False)
        seat = number % 2
        seats = [Search(number, Budget(walks=64)) if one == seat else Greedy(number) for one in range(2)]
        play_out(RULES["bali"], state, seats)
        won += RULES["bali"].places(state)[seat] == 0
    assert won >= 4
