"""Nobody learns from the wire what they could not know at the table: not by content, not by count, not by length."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from motu import RULES
from motu.core.record import record_of, resume
from motu.core.rules import Rules
from motu.core.session import GameSession
from motu.server.messages import Look
from motu.server.scene import past_of, scene_of
from tests.server.harness import Person, Server, play_on

GAMES = sorted(RULES)


def played(rules: Rules, seats: int, seed: int, options: dict[str, bool]) -> list[GameSession]:
    """A random game, looked at every few answers."""
    session = GameSession(rules, rules.setup(seats, seed, options))
    chance = random.Random(seed)
    moments = []
    answers = 0
    while (waiting := session.state.waiting()) != []:
        seat = int(chance.choice(waiting).seat)
        choices = rules.choices(session.state, seat)
        assert choices is not None
        session.answer(seat, chance.choice(choices["options"])["token"])
        answers += 1
        if answers % 7 == 0:
            moments.append(session.fork())
    return [*moments, session]


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_depends_on_nothing_that_the_listener_does_not_know(game: str) -> None:
    rules = RULES[game]
    for seed in range(2):
        seats = rules.seats[seed]
        for session in played(rules, seats, seed, dict.fromkeys(rules.options, bool(seed))):
            for who in [None, *range(seats)]:
                told = scene_of(session, who, len(session.state.log or []))
                guess = session.fork()
                guess.state = rules.guessed(session.state, who, 99)
                guess.state.origin = session.state.origin
                again = scene_of(guess, who, 0)
                assert told.view == again.view
                assert told.choices == again.choices


def secret_moments(seed: int) -> list[GameSession]:
    """Every moment of a random game of Raiatea at which several seats choose in secret."""
    rules = RULES["raiatea"]
    session = GameSession(rules, rules.setup(3, seed, {}))
    chance = random.Random(seed)
    moments = []
    while (waiting := session.state.waiting()) != []:
        if len(waiting) > 1:
            moments.append(session.fork())
        choices = rules.choices(session.state, int(waiting[-1].seat))
        assert choices is not None
        session.answer(choices["seat"], chance.choice(choices["options"])["token"])
    return moments


def choose_to_the_end(session: GameSession, seat: int, token: str) -> None:
    """Answer in secret until this seat is not asked any more."""
    session.answer(seat, token)
    while (more := session.rules.choices(session.state, seat)) is not None:
        session.answer(seat, more["options"][0]["token"])


def test_in_a_secret_step_others_notice_only_who_has_chosen() -> None:
    """Whatever a seat chooses, and in however many answers, the others are told the same until all have chosen."""
    compared = 0
    for session in secret_moments(seed=3):
        rules = session.rules
        seat = int(session.state.waiting()[-1].seat)
        choices = rules.choices(session.state, seat)
        assert choices is not None
        told: dict[int | None, set[str]] = {}
        for option in choices["options"]:
            after = session.fork()
            choose_to_the_end(after, seat, option["token"])
            for who in [None, *(other for other in range(3) if other != seat)]:
                scene = scene_of(after, who, len(session.state.log or []))
                told.setdefault(who, set()).add(msgspec.json.encode(scene).decode())
        assert all(len(scenes) == 1 for scenes in told.values())
        compared += len(choices["options"]) > 1
    assert compared > 10


def test_in_a_secret_step_nobodys_choice_makes_anothers_stale() -> None:
    compared = 0
    for session in secret_moments(seed=6):
        *others, last = [int(decision.seat) for decision in session.state.waiting()]
        before = scene_of(session, last, 0).mark
        for seat in others:
            choices = session.rules.choices(session.state, seat)
            assert choices is not None
            choose_to_the_end(session, seat, choices["options"][0]["token"])
            assert scene_of(session, last, 0).mark == before
            compared += 1
    assert compared > 10


def test_secret_choices_are_taken_in_any_order_with_the_same_result() -> None:
    for session in secret_moments(seed=4)[::5]:
        rules = session.rules
        seats = [int(decision.seat) for decision in session.state.waiting()]
        ends = []
        for order in (seats, seats[::-1]):
            after = session.fork()
            for seat in order:
                choices = rules.choices(session.state, seat)
                assert choices is not None
                after.answer(seat, choices["options"][-1]["token"])
            ends.append([rules.seen(after.state, who) for who in [None, 0, 1, 2]])
        assert ends[0] == ends[1]


def test_a_secret_choice_can_be_changed_until_all_have_chosen() -> None:
    changed = 0
    for session in secret_moments(seed=5):
        rules = session.rules
        seats = [int(decision.seat) for decision in session.state.waiting()]
        if len(seats) < 3:
            continue
        one, two, three = seats
        before = rules.choices(session.state, three)
        assert before is not None
        session.answer(three, before["options"][0]["token"])
        other = rules.choices(session.state, two)
        assert other is not None
        session.answer(two, other["options"][-1]["token"])
        assert not session.may_undo(one)
        session.undo(three)
        assert session.entries[-1] == f"@{three} undo"
        assert rules.choices(session.state, three) == before, "the choice is open again"
        assert rules.choices(session.state, two) != other, "the other's choice stands"
        replayed = resume(rules, record_of(rules, session.state, session.entries))
        assert rules.seen(replayed.state, two) == rules.seen(session.state, two)
        changed += 1
    assert changed > 3


def test_the_past_can_be_looked_at_while_others_still_choose_in_secret() -> None:
    """Whoever was asked first has not answered yet: the last moment of the past is the present."""
    for session in secret_moments(seed=7):
        state = session.state
        for who in [None, 0, 1, 2]:
            now = past_of(session, who, Look(at=100_000))
            assert (now.at, now.of) == (len(state.log or []), len(state.log or []))
            assert now.view == session.rules.seen(state, who)
            assert past_of(session, who, Look(at=10)).at <= 10


def test_a_look_in_a_secret_step_is_answered_over_the_socket(server: Server) -> None:
    people = [Person(server) for _ in range(3)]
    table = people[0].create("raiatea", "me", "open", "open")
    for person in people[1:]:
        person.join(table)
    chance = random.Random(8)
    with people[0].sit(table) as one, people[1].sit(table) as two, people[2].sit(table) as three:
        pages = [one, two, three]
        looked = 0
        while looked < 3:
            for page in pages:
                page.ask("ping")  # whatever was sent before the answer is heard
            asked = [page for page in pages if page.options()]
            assert asked[-1].answer(chance.choice(asked[-1].options())["token"])["kind"] == "done"
            if len(asked) > 1:
                looked += 1
                for page in pages:
                    past = page.ask("look", at=100_000)
                    assert page.scene is not None
                    assert past["kind"] == "past"
                    assert past["view"] == page.scene["view"]


def keys_of(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value) | {key for inner in value.values() for key in keys_of(inner)}
    if isinstance(value, list):
        return {key for inner in value for key in keys_of(inner)}
    return set()


def test_no_frame_of_a_whole_game_holds_what_is_secret(server: Server) -> None:
    """The seed, the secrets of seats and guests, and the hands of others stand in no frame before the end."""
    ann, ben, eve = Person(server, "Ann"), Person(server, "Ben"), Person(server, "Eve")
    seated = ann.seated("bali", "me", "open", options={"oracle": True, "demon": True})
    table = seated["table"]["id"]
    joined = ben.join(table)
    cookies = [person.http.cookies["motu"] for person in (ann, ben, eve)]
    with ann.sit(table) as hers, ben.sit(table) as his, eve.sit(table) as watching:
        chance = random.Random(11)
        pages = [hers, his]
        while hers.scene is not None and hers.scene["result"] is None:
            for page in pages:
                page.drain(0.02)
                if page.options():
                    page.answer(chance.choice(page.options())["token"])
        watching.drain(0.2)
        assert hers.scene is not None
        result = hers.scene["result"]
        for page, seat in ((hers, 0), (his, 1), (watching, None)):
            for frame in page.frames:
                message = json.loads(frame)
                for secret in (*cookies, seated["secret"], joined["secret"]):
                    assert secret not in frame
                scene = message.get("scene")
                if scene is None or scene["result"] is not None:
                    continue
                assert result["seed"] not in frame
                assert not keys_of(message) & {"seed", "agenda", "chance", "pile_cards"}
                for other, shown in enumerate(scene["view"]["seats"]):
                    if other != seat:
                        assert "hand" not in shown
                        assert "goods" not in shown


def test_a_record_of_a_running_game_is_given_to_nobody(server: Server) -> None:
    ann, eve = Person(server), Person(server)
    table = ann.create("raiatea", "me", "greedy", "greedy")
    with ann.sit(table) as page:
        play_on(page, random.Random(12), answers=5)
    for person in (ann, eve):
        refused = person.http.get(f"/api/tables/{table}/record")
        assert refused.status_code == 409
        assert "seed" not in refused.text
