"""Guided first games: the record fits the rules, prompts come one by one, and who goes another way plays on."""

from __future__ import annotations

import random

import pytest

from motu import RULES, replay
from motu.core.agenda import Json
from motu.games.tutorials import (
    LEARNER,
    next_in_tutorial,
    tutorial_answers,
    tutorial_of,
    tutorial_prompts,
    tutorial_with_seed,
    tutorials_of,
)
from motu.words import LANGUAGES, catalogue
from tests.server.harness import Person, Server, Socket, play_on

LESSONS = [(game, name) for game in RULES for name in tutorials_of(game)]
SEED = 5
"""The seed of Bali's lesson."""
FIGURES = str(getattr(tutorial_of("bali"), "components", ""))
"""The hash of its figures."""


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_can_be_played_and_every_prompt_has_words(game: str, name: str) -> None:
    lesson = tutorial_of(game, name)
    assert lesson is not None
    assert replay(lesson).pending() is not None, "there is a game left to play"
    assert tutorial_with_seed(game, lesson.seed, lesson.components) == name, (
        "the seed says which lesson a table follows"
    )
    prompts = [
        f"lesson-{name}-{step}" if name else f"lesson-{step}" for step in range(1, tutorial_prompts(game, name) + 1)
    ]
    for language in LANGUAGES:
        words = catalogue(language, game)
        assert [prompt for prompt in prompts if words.say(prompt) == prompt] == []


def done_by_the_learner(game: str, name: str = "") -> list[Json]:
    """The lines of the log about the learner, or about nobody, at the end of a lesson."""
    lesson = tutorial_of(game, name)
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


def test_raiateas_lesson_visits_all_places_and_holds_a_whole_ceremony() -> None:
    lesson = tutorial_of("raiatea")
    assert lesson is not None
    everything = RULES["raiatea"].heard(replay(lesson), LEARNER)
    claimed = {line["args"]["location"] for line in everything if line["id"] == "event-location-claimed"}
    assert claimed == {*RULES["raiatea"].edition.things()["location"]}
    happened = {line["id"].removeprefix("event-") for line in done_by_the_learner("raiatea")}
    assert happened >= {
        *("forest-card-taken", "priests-recruited", "pearls-gained", "mask-put", "mask-taken", "assistant-hired"),
        *("rituals-drawn", "ritual-kept", "ceremony-began", "ritual-bought", "rituals-prepared", "offering-made"),
        *("gift-chosen", "bag-opened", "ritual-blessed", "mission-fulfilled", "auction-began", "statue-revealed"),
    }


def test_balis_second_lesson_has_both_variants() -> None:
    lesson = tutorial_of("bali", "variants")
    assert lesson is not None
    assert {*lesson.options} == {*RULES["bali"].options}
    happened = [line["id"].removeprefix("event-") for line in done_by_the_learner("bali", "variants")]
    assert {"oracles-left", "altar-seen"} <= {*happened}
    assert happened.count("demon-moved") == 2


def test_a_lesson_goes_on_only_as_long_as_it_is_followed() -> None:
    mine, others = tutorial_answers("bali")[0], tutorial_answers("bali")[1]
    assert next_in_tutorial("bali", SEED, FIGURES, [], 0) == (1, mine[0])
    assert next_in_tutorial("bali", SEED, FIGURES, [(0, mine[0])], 0) == (2, mine[1])
    assert next_in_tutorial("bali", SEED, FIGURES, [(0, mine[0])], 1) == (1, others[0])
    assert next_in_tutorial("bali", SEED, FIGURES, [(0, mine[0]), (0, "undo")], 0) == (1, mine[0])
    assert next_in_tutorial("bali", SEED, FIGURES, [(0, "play shrine")], 0) is None
    assert next_in_tutorial("bali", SEED, FIGURES, [(0, "play shrine")], 1) is None
    assert next_in_tutorial("bali", SEED, FIGURES, [(0, token) for token in mine], 0) is None


def test_a_table_that_was_begun_with_another_lesson_is_not_led_any_more() -> None:
    assert next_in_tutorial("bali", SEED + 1, FIGURES, [], 0) is None
    assert next_in_tutorial("bali", SEED, "0" * 12, [], 0) is None


def test_in_a_secret_step_the_order_does_not_matter() -> None:
    mine, others = tutorial_answers("bali")[0], tutorial_answers("bali")[1]
    early = [(0, mine[0]), (1, f"@1 {others[0]}")]
    assert next_in_tutorial("bali", SEED, FIGURES, early, 1) == (2, others[1])
    assert next_in_tutorial("bali", SEED, FIGURES, [*early, (1, "@1 undo")], 1) == (1, others[0])
    over = [(0, mine[0]), (1, others[0]), (0, "@0 take-back")]
    assert next_in_tutorial("bali", SEED, FIGURES, over, 0) == (1, mine[0])
    assert next_in_tutorial("bali", SEED, FIGURES, over, 1) == (1, others[0])


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_learner_is_led_through_the_lesson_and_plays_on(server: Server, game: str, name: str) -> None:
    ann = Person(server)
    table = ann.got(ann.post("/api/learn", {"game": game, "name": name}))["table"]
    prompts = tutorial_prompts(game, name)
    assert table["tutorial"]
    assert table["you"] == LEARNER
    steps: list[int] = []
    with ann.sit(table["id"]) as page:
        while len(steps) < prompts:
            while not page.options():
                page.hear()
            assert page.scene is not None
            mark, lesson = page.scene["mark"], page.scene["tutorial"]
            steps.append(lesson["step"])
            assert (lesson["steps"], lesson["name"]) == (prompts, name)
            told = page.answer(lesson["token"])
            assert told["kind"] == "done", told["problem"]
            while page.scene["mark"] == mark:
                page.hear()
        assert steps == list(range(1, prompts + 1))
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
    assert Person(server).post("/api/learn", {"game": "bali", "name": "../tutorial"}).status_code == 404
