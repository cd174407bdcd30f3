"""Reviews: for whom, when, how they come about, and that they say what the players' room says."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from motu import RULES, Record
from motu.core.record import record, replay
from motu.players.review import full_review, real_choices, summarize, thinned
from motu.server.http_messages import ReviewScope
from motu.server.limits import Limit, Limits
from motu.server.review_worker import MOST_DECISIONS
from motu.server.reviews import GIVEN_UP_AFTER, stored_review
from tests.contract.tables import Kind, played
from tests.server.harness import Json, Person, Server, Socket, play_on, running, until
from tests.server.launch import QUICK
from tests.server.postgres import Cluster


def finished(game: str = "bali", seed: int = 8) -> str:
    rules = RULES[game]
    return record(rules, played(Kind(game, rules.seats[0], ()), seed)).dump()


def ask(person: Person, table: str) -> Json:
    return person.got(person.post(f"/api/tables/{table}/review"))


def told(person: Person, table: str) -> Json:
    return person.got(person.http.get(f"/api/tables/{table}/review"))


def problem_of(person: Person, table: str) -> tuple[int, str]:
    answer = person.post(f"/api/tables/{table}/review")
    return answer.status_code, answer.json()["problem"]["id"]


def wait(person: Person, table: str) -> Json:
    until(lambda: told(person, table)["stage"] == "ready", "the review")
    return told(person, table)


def hear_all(page: Socket) -> list[tuple[int, int]]:
    """How far the review is, until it is ready."""
    heard: list[tuple[int, int]] = []
    while not heard or heard[-1][0] < heard[-1][1]:
        message = page.expect("reviewing")
        assert message["problem"] is None
        heard.append((message["done"], message["whole"]))
    return heard


def test_there_is_no_review_before_the_end(server: Server) -> None:
    ann = Person(server)
    table = ann.create("bali", "me", "easy")
    assert problem_of(ann, table) == (409, "not-over")
    assert ann.http.get(f"/api/tables/{table}/review").json()["problem"]["id"] == "not-over"


def test_a_table_without_hints_has_no_review(server: Server) -> None:
    ann = Person(server)
    table = ann.create("bali", "me", "random", hints=False)
    with ann.sit(table) as page:
        play_on(page, random.Random(3))
    assert problem_of(ann, table) == (409, "no-hints")
    assert ann.http.get(f"/api/tables/{table}/review").json()["problem"]["id"] == "no-hints"


def test_who_sat_there_asks_and_everybody_may_read(server: Server) -> None:
    ann, eve = Person(server), Person(server)
    table = ann.bring(finished(), "me", "easy")
    assert problem_of(eve, table) == (403, "not-seated")
    assert told(eve, table)["stage"] == "none"
    assert ask(ann, table)["stage"] == "making"
    assert wait(eve, table) == told(ann, table)


def test_everybody_at_the_table_hears_how_far_it_is(server: Server) -> None:
    ann, eve = Person(server), Person(server)
    table = ann.bring(finished(), "me", "easy")
    with ann.sit(table) as hers, eve.sit(table) as watching:
        ask(ann, table)
        heard = hear_all(hers)
        assert heard == hear_all(watching)
    assert heard == sorted(heard)
    assert heard[0][0] == 0
    assert len({whole for _, whole in heard}) == 1
    assert len(heard) > 10


def test_asked_again_it_is_neither_begun_again_nor_made_twice(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    table = ann.bring(finished(), "me", "open")
    ben.join(table)
    with ann.sit(table) as page:
        for person in (ann, ben, ann):
            assert ask(person, table)["stage"] == "making"
        heard = hear_all(page)
        assert len(set(heard)) == len(heard)
        assert ask(ben, table) == told(ann, table)
        assert ask(ann, table)["stage"] == "ready"
        assert page.ask("ping")["kind"] == "pong"
        assert page.frames[-1].count("reviewing") == 0


@pytest.mark.parametrize("game", sorted(RULES))
def test_its_figures_are_those_of_the_players_room(server: Server, game: str) -> None:
    rules = RULES[game]
    text = finished(game)
    ann = Person(server)
    table = ann.bring(text, "me", *["easy"] * (rules.seats[0] - 1))
    ask(ann, table)
    found = wait(ann, table)
    stored = Record.load(text)
    own = real_choices(rules, stored, [0])
    expected = full_review(rules, stored, QUICK, 0, thinned(own, MOST_DECISIONS))
    places = rules.places(replay(rules, stored))
    review = summarize(expected, [(place == 0) / places.count(0) for place in places], QUICK)
    assert found["scope"] == {
        "seats": [0],
        "judged": len(expected),
        "choices": len(own),
        "playouts": QUICK.playouts,
        "recheck_playouts": QUICK.recheck_playouts,
    }
    assert (found["turning"], found["worst"]) == (review.turning, review.worst)
    assert [one["chances"] for one in found["moments"]] == [one.chances for one in expected]
    with ann.sit(table) as page:
        for one in found["moments"][::3]:
            past = page.ask("look", at=one["at"], before=one["number"])
            assert (past["at"], past["before"]) == (one["at"], one["number"])
            assert 0 in past["view"]["asked"]
            assert past["view"]["decision"] == one["decision"]
    for one, moment in zip(found["moments"], expected, strict=True):
        assert (one["number"], one["seat"]) == (moment.number, moment.seat)
        assert (one["better"] is None) == (moment.comparison is None)
        if moment.comparison is not None:
            assert one["better"]["loss"] == moment.comparison.loss
            assert one["better"]["better"]["sources"] == moment.comparison.best.sources
            assert one["better"]["words"].startswith("option-")


def test_before_the_end_nobody_looks_at_a_decision_by_its_number(server: Server) -> None:
    """In a secret step the number would tell how much the others have answered."""
    ann = Person(server)
    with ann.sit(ann.create("bali", "me", "easy")) as page:
        assert page.ask("look", at=0, before=0)["problem"]["id"] == "not-over"


@pytest.mark.parametrize("end", ["stopped", "killed"])
def test_a_server_that_is_started_again_goes_on_with_it(tmp_path: Path, end: str) -> None:
    file = tmp_path / "tables.db"
    with running(f"sqlite:///{file}", review=replace(QUICK, playouts=100)) as server:
        ann = Person(server)
        table = ann.bring(finished(), "me", "easy")
        with ann.sit(table) as page:
            ask(ann, table)
            while page.expect("reviewing")["done"] < 5:
                pass
        if end == "stopped":
            server.stop()
        else:
            server.kill()
            with closing(sqlite3.connect(file)) as database, database:
                database.execute("update reviews set kept = kept - ?", [GIVEN_UP_AFTER])  # as if time had passed
        server.start()
        before = told(ann, table)
        assert before["stage"] == "none"
        assert 5 <= before["done"] < before["whole"]
        with ann.sit(table) as page:
            assert ask(ann, table)["stage"] == "making"
            assert hear_all(page)[0][0] == before["done"]


def test_a_dead_worker_is_replaced_and_its_piece_made_again(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        ann = Person(server)
        whole, broken = (ann.bring(finished(), "me", "easy") for _ in range(2))
        ask(ann, whole)
        expected = wait(ann, whole)
        with ann.sit(broken) as page:
            ask(ann, broken)
            while page.expect("reviewing")["done"] < 5:
                pass
            assert server.kill_workers() > 0
            hear_all(page)
        assert told(ann, broken) == expected


def test_nobody_has_more_than_one_made_at_a_time(tmp_path: Path) -> None:
    limits = Limits(reviews=Limit(2, 0.0))
    with running(f"sqlite:///{tmp_path / 'tables.db'}", limits=limits) as server:
        ann = Person(server)
        first, second, third = (ann.bring(finished(seed=seed), "me", "easy") for seed in (8, 9, 10))
        ask(ann, first)
        assert problem_of(ann, second) == (429, "one-review-at-a-time")
        wait(ann, first)
        ask(ann, second)
        wait(ann, second)
        assert problem_of(ann, third) == (429, "too-many-reviews")
        assert ask(ann, first)["stage"] == "ready"


def test_several_processes_make_one_review(postgres: Cluster) -> None:
    database = postgres.database()
    with running(database) as here, running(database) as there:
        ann = Person(here)
        table = ann.bring(finished(), "me", "easy")
        away = Person(there)
        with away.sit(table) as watching:
            ask(ann, table)
            heard = hear_all(watching)
        assert heard == sorted(heard)
        assert told(away, table) == told(ann, table)


def test_a_review_stored_by_release_0_1_is_still_read() -> None:
    """The fields of that release, written down by hand."""
    outlook = {"chance": 0.25, "points": 30.0, "sources": {"goods": 30.0}}
    better = {"words": "option-pass", "args": {}, "loss": 0.2, "error": 0.05, "played": outlook, "better": outlook}
    moment = {"number": 3, "at": 7, "seat": 0, "decision": "take-card", "asked": {}, "words": "option-x", "args": {}}
    old = {
        "stage": "ready",
        "done": 2,
        "whole": 2,
        "looked": {"seats": [0], "looked": 1, "choices": 9, "deals": 192, "checks": 512},
        "moments": [moment | {"chances": [0.5, 0.5], "better": better}],
        "turning": [3],
        "better": [3],
        "end": [1.0, 0.0],
    }
    review = stored_review(json.dumps(old))
    assert review.scope == ReviewScope(seats=[0], judged=1, choices=9, playouts=192, recheck_playouts=512)
    assert (review.turning, review.worst, review.end) == ([3], [3], [1.0, 0.0])
    assert review.moments[0].better is not None
    assert review.moments[0].better.played.win_chance == 0.25
    assert stored_review(msgspec.json.encode(review).decode()) == review
