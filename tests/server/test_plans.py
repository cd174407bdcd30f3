"""Planned moves: foreseen from what a seat knows, made only with the meaning that was shown, told to nobody else."""

from __future__ import annotations

import random
from collections import Counter
from uuid import uuid4

import pytest
from msgspec import structs

from motu import RULES
from motu.core.agenda import State
from motu.core.rules import Rules
from motu.server.foresight import foreseen
from motu.server.messages import Choices, Option
from motu.server.plans import Plan, chosen_by, new_plan
from motu.server.scene import choices_of
from tests.server.harness import Json, Person, Server, Socket, running, until
from tests.server.postgres import Cluster

SEATS = 3


def positions(rules: Rules, seed: int, every: int) -> list[State]:
    """Some positions of a random game."""
    chance = random.Random(seed)
    state = rules.setup(SEATS, chance.getrandbits(60))
    found = []
    number = 0
    while state.pending() is not None:
        if number % every == every - 1:
            found.append(state.clone())
        moves = rules.pending(state).moves(state)
        state.take(chance.choice(moves))
        number += 1
    return found


def not_asked(state: State) -> list[int]:
    asked = {int(decision.seat) for decision in state.waiting()}
    return [seat for seat in range(SEATS) if seat not in asked]


@pytest.mark.parametrize("game", sorted(RULES))
def test_what_is_foreseen_follows_from_what_the_seat_knows(game: str) -> None:
    rules = RULES[game]
    looked = 0
    for state in positions(rules, 5, 23)[:12]:
        for seat in not_asked(state)[:1]:
            twin = rules.guessed(state, seat, 99)
            assert foreseen(rules, state, seat) == foreseen(rules, twin, seat)
            looked += 1
    assert looked >= 4


@pytest.mark.parametrize("game", sorted(RULES))
def test_a_plan_is_made_with_the_meaning_that_was_shown_or_dropped(game: str) -> None:
    """Plans of one option each, after which the others move at random."""
    rules = RULES[game]
    chance = random.Random(game)
    became: Counter[str] = Counter()
    for state in positions(rules, 11, 7)[:60]:
        for seat in not_asked(state)[:1]:
            questions = foreseen(rules, state, seat)
            if not questions:
                continue
            option = chance.choice(questions[0].options)
            plan = new_plan(questions, questions[0].decision, [option.token])
            while all(decision.seat != seat for decision in state.waiting()) and state.pending() is not None:
                decision = rules.pending(state)
                state.take(chance.choice(decision.moves(state)))
            asked = choices_of(rules, state, seat)
            if asked is None:
                became["over"] += 1
                continue
            chosen = chosen_by(plan, asked)
            if isinstance(chosen, Option):
                became["made"] += 1
                assert chosen in asked.options, "legal now"
                assert (chosen.words, chosen.args, chosen.preview) == (option.words, option.args, option.preview)
            else:
                became[chosen.id] += 1
    assert became["made"] >= 8, became


def option(token: str, **more: object) -> Option:
    plain = Option(token, "option-pass", {}, [], False, [])
    return structs.replace(plain, **more)


def test_the_first_option_that_is_possible_and_means_the_same_is_chosen() -> None:
    one, two = option("temple", preview=[{"id": "event-a", "args": {}}]), option("hut")
    plan = Plan("id", Choices("build", {"round": 1}, "", [one, two]))
    asked = Choices("build", {"round": 1}, "", [option("pass"), two, one])
    assert chosen_by(plan, asked) == one
    assert chosen_by(plan, structs.replace(asked, options=[option("pass"), two])) == two, "otherwise the next one"
    other = option("temple", preview=[{"id": "event-b", "args": {}}])
    assert chosen_by(plan, structs.replace(asked, options=[other, two])) == two, "an effect that was not shown"
    refusals = {
        "plan-other-meaning": structs.replace(asked, options=[other]),
        "plan-impossible": structs.replace(asked, options=[option("pass")]),
        "plan-other-question": structs.replace(asked, args={"round": 2}),
    }
    for reason, question in refusals.items():
        problem = chosen_by(plan, question)
        assert not isinstance(problem, Option)
        assert problem.id == reason
    hidden = structs.replace(asked, options=[option("temple", irreversible=True)])
    assert getattr(chosen_by(plan, hidden), "id", "") == "plan-other-meaning", "now it would reveal something"


# At a table


def together(server: Server, game: str = "bali") -> tuple[Person, Person, str]:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.create(game, "me", "open")
    ben.join(table)
    return ann, ben, table


def ask(page: Socket, kind: str, **more: object) -> Json:
    page.send({"kind": kind, **more})
    return page.expect("done", "refused", "foreseen")


def plan(page: Socket, question: Json, *tokens: str) -> Json:
    assert page.scene is not None
    return ask(
        page, "plan", key=str(uuid4()), mark=page.scene["mark"], decision=question["decision"], tokens=list(tokens)
    )


def who_waits(first: Socket, second: Socket) -> tuple[Socket, Socket]:
    """Who is asked, and who is not."""
    return (first, second) if first.options() else (second, first)


def move_until_asked(mover: Socket, other: Socket) -> None:
    """Let one move at random until the other one has answered or is asked."""
    chance = random.Random(2)
    assert other.scene is not None
    while mover.options():
        mark = mover.scene["mark"] if mover.scene else ""
        assert mover.answer(chance.choice(mover.options())["token"])["kind"] == "done"
        while mover.scene is not None and mover.scene["mark"] == mark:
            mover.hear()


def test_a_plan_is_carried_out_and_nobody_else_is_told(database: str) -> None:
    with running(database) as server:
        ann, ben, table = together(server)
        with ann.sit(table) as one, ben.sit(table) as two:
            mover, planner = who_waits(one, two)
            assert ask(mover, "foresee")["problem"]["id"] == "plan-asked"
            question = ask(planner, "foresee")["questions"][0]
            tokens = [each["token"] for each in question["options"]]
            assert plan(planner, question, "nothing")["problem"]["id"] == "plan-unforeseen"
            assert plan(planner, question, *tokens[:3])["kind"] == "done"
            assert plan(planner, question)["kind"] == "done", "taken back"
            assert plan(planner, question, *tokens[:5])["kind"] == "done"
            server.kill()
        server.start()
        with ann.sit(table) as one, ben.sit(table) as two, Person(server).sit(table) as watcher:
            mover, planner = who_waits(one, two)
            assert [each["token"] for each in planner.whole["plan"]["choices"]["options"]] == tokens[:5]
            assert mover.whole["plan"] is None
            assert watcher.whole["plan"] is None
            move_until_asked(mover, planner)
            told = planner.expect("planned")
            mover.drain()
            watcher.drain()
            if told["plan"] is None:
                assert planner.scene is not None
                moved = [frame for frame in planner.frames if '"kind":"moved"' in frame]
                assert moved, "the answer was given"
            else:
                assert told["plan"]["dropped"]["id"].startswith("plan-")
                assert planner.options(), "the question is still open"
            for page in (mover, watcher):
                assert not any('"kind":"planned"' in frame for frame in page.frames)


def test_a_plan_that_became_impossible_says_why_and_is_gone_with_the_next_answer(server: Server) -> None:
    ann, ben, table = together(server)
    with ann.sit(table) as one, ben.sit(table) as two:
        mover, planner = who_waits(one, two)
        seen = set()
        chance = random.Random(4)
        for _ in range(12):
            told = ask(planner, "foresee")
            if told["kind"] != "foreseen" or not told["questions"]:
                break
            question = told["questions"][-1]
            assert plan(planner, question, question["options"][-1]["token"])["kind"] == "done"
            planner.drain(0.05)
            move_until_asked(mover, planner)
            told = planner.expect("planned")
            seen.add("made" if told["plan"] is None else told["plan"]["dropped"]["id"])
            planner.drain(0.1)
            if told["plan"] is not None:
                assert planner.answer(chance.choice(planner.options())["token"])["kind"] == "done"
                assert '"plan":null' in "".join(planner.frames[-3:]), "forgotten with the answer"
            planner.drain(0.1)
            mover.drain(0.1)
            mover, planner = who_waits(one, two)
        assert len(seen) >= 2, seen


def test_who_is_nobody_or_shares_a_device_plans_nothing(server: Server) -> None:
    ann, _, table = together(server)
    with Person(server).sit(table) as watcher:
        assert ask(watcher, "foresee")["problem"]["id"] == "not-seated"
        assert ask(watcher, "plan", key=str(uuid4()), mark="", tokens=[])["problem"]["id"] == "not-seated"
    device = ann.create("bali", "me", "me")
    with ann.sit(device) as page:
        assert ask(page, "foresee")["problem"]["id"] == "plan-not-here"
    with ann.sit(table) as page:
        told = ask(page, "plan", key=str(uuid4()), mark="old", decision="x", tokens=["a", "b", "c", "d", "e", "f"])
        assert told["problem"]["id"] == "unreadable-message"


def test_a_plan_made_at_one_process_is_carried_out_once_by_another(postgres: Cluster) -> None:
    database = postgres.database()
    with running(database) as first, running(database) as second:
        ann, ben, table = together(first)
        elsewhere = Person(second)
        elsewhere.http.cookies.update(ben.http.cookies)
        with ann.sit(table) as one, elsewhere.sit(table) as two:
            mover, planner = who_waits(one, two)
            for _ in range(6):
                question = ask(planner, "foresee")["questions"][0]
                tokens = [each["token"] for each in question["options"]][:5]
                assert plan(planner, question, *tokens)["kind"] == "done"
                planner.drain(0.2)
                move_until_asked(mover, planner)
                told = planner.expect("planned", timeout=30)
                planner.drain(0.2)
                mover.drain(0.2)
                if told["plan"] is None:
                    break
                assert planner.answer(planner.options()[0]["token"])["kind"] == "done"
                planner.drain(0.2)
                mover.drain(0.2)
                mover, planner = who_waits(one, two)
            else:
                pytest.fail("no plan was carried out")
        until(lambda: ann.got(ann.http.get(f"/api/tables/{table}"))["stage"] == "playing", "both agree")
