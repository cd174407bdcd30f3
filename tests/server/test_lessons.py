"""Guided first games: the record fits the rules, prompts come one by one, and who goes another way plays on."""

from __future__ import annotations

import random

import pytest

from motu import RULES, replay
from motu.core.agenda import Json
from motu.games.tutorials import LEARNER, next_in_tutorial, tutorial_answers, tutorial_of, tutorial_prompts
from motu.words import LANGUAGES, catalogue
from tests.server.harness import Person, Server, Socket, play_on

LESSONS = [game for game in RULES if tutorial_of(game) is not None]
SEED = 5
"""The seed of Bali's lesson."""


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_can_be_played_and_every_prompt_has_words(game: str) -> None:
    lesson = tutorial_of(game)
    assert lesson is not None
    assert replay(lesson).pending() is not None, "there is a game left to play"
    for language in LANGUAGES:
        words = catalogue(language, game)
        assert all(words.say(f"lesson-{step}") for step in range(1, tutorial_prompts(game) + 1))


def done_by_the_learner(game: str) -> list[Json]:
    """The lines of the log about the learner, or about nobody, at the end of a lesson."""
    lesson = tutorial_of(game)
    assert lesson is not None
    lines = RULES[game].heard(replay(lesson), LEARNER)
    return [line for line in lines if line["args"].get("seat", LEARNER) == LEARNER]


def test_in_bora_boras_lesson_the_learner_does_everything_once() -> None:
    lines = done_by_the_learner("bora_bora")
    happened = {line["id"].removeprefix("event-") for line in lines}
    assert {line["args"]["god"] for line in lines if line["id"] == "event-god-played"} == {
        *RULES["bora_bora"].edition.things()["god"]
    } - {"hidden"}
    assert happened >= {
        *("hut-built", "material-placed", "fish-scored", "fished", "person-taken", "priest-placed", "building-built"),
        *("shells-collected", "points-traded", "people-used", "god-card-taken", "temple-scored", "god-tile-gained"),
        *("status-scored", "turn-order-taken", "jewelry-bought", "task-surrendered", "task-completed", "task-taken"),
    }


def test_a_lesson_goes_on_only_as_long_as_it_is_followed() -> None:
    mine, others = tutorial_answers("bali")[0], tutorial_answers("bali")[1]
    assert next_in_tutorial("bali", SEED, [], 0) == (1, mine[0])
    assert next_in_tutorial("bali", SEED, [(0, mine[0])], 0) == (2, mine[1])
    assert next_in_tutorial("bali", SEED, [(0, mine[0])], 1) == (1, others[0])
    assert next_in_tutorial("bali", SEED, [(0, mine[0]), (0, "undo")], 0) == (1, mine[0])
    assert next_in_tutorial("bali", SEED, [(0, "play shrine")], 0) is None
    assert next_in_tutorial("bali", SEED, [(0, "play shrine")], 1) is None
    assert next_in_tutorial("bali", SEED, [(0, token) for token in mine], 0) is None


def test_a_table_that_was_begun_with_another_lesson_is_not_led_any_more() -> None:
    assert next_in_tutorial("bali", SEED + 1, [], 0) is None


def test_in_a_secret_step_the_order_does_not_matter() -> None:
    mine, others = tutorial_answers("bali")[0], tutorial_answers("bali")[1]
    early = [(0, mine[0]), (1, f"@1 {others[0]}")]
    assert next_in_tutorial("bali", SEED, early, 1) == (2, others[1])
    assert next_in_tutorial("bali", SEED, [*early, (1, "@1 undo")], 1) == (1, others[0])
    over = [(0, mine[0]), (1, others[0]), (0, "@0 take-back")]
    assert next_in_tutorial("bali", SEED, over, 0) == (1, mine[0])
    assert next_in_tutorial("bali", SEED, over, 1) == (1, others[0])


@pytest.mark.parametrize("game", LESSONS)
def test_a_learner_is_led_through_the_lesson_and_plays_on(server: Server, game: str) -> None:
    ann = Person(server)
    table = ann.got(ann.post("/api/learn", {"game": game}))["table"]
    assert table["tutorial"]
    assert table["you"] == LEARNER
    steps: list[int] = []
    with ann.sit(table["id"]) as page:
        while len(steps) < tutorial_prompts(game):
            while not page.options():
                page.hear()
            assert page.scene is not None
            mark, lesson = page.scene["mark"], page.scene["tutorial"]
            steps.append(lesson["step"])
            assert lesson["steps"] == tutorial_prompts(game)
            told = page.answer(lesson["token"])
            assert told["kind"] == "done", told["problem"]
            while page.scene["mark"] == mark:
                page.hear()
        assert steps == list(range(1, tutorial_prompts(game) + 1))
        while not page.options():
            page.hear()
        assert page.scene is not None
        assert page.scene["tutorial"] is None
        play_on(page, random.Random(1), answers=3)


def step_of(page: Socket) -> int | None:
    assert page.scene is not None
    lesson = page.scene["tutorial"]
    return None if lesson is None else int(lesson["step"])


def test_who_goes_another_way_is_let_go(server: Server) -> None:
    ann = Person(server)
    table = ann.got(ann.post("/api/learn", {"game": "bali"}))["table"]["id"]
    with ann.sit(table) as page:
        assert page.scene is not None
        other = next(o["token"] for o in page.options() if o["token"] != page.scene["tutorial"]["token"])
        page.answer(other)
        page.drain()
        assert step_of(page) is None
        assert page.options()
        page.undo()
        page.drain()
        assert step_of(page) == 1, "and led on after taking it back"


def test_there_is_no_lesson_of_an_unknown_game(server: Server) -> None:
    assert Person(server).post("/api/learn", {"game": "tahiti"}).status_code == 400
