"""The table in sentences: everything that a seat sees, and nothing else."""

from __future__ import annotations

import random

import pytest

from motu import RULES
from motu.server.text_routes import SAID_ELSEWHERE
from motu.telling.text_words import TextWords
from motu.telling.views import told, told_in_parts
from motu.words.catalogue import LANGUAGES
from tests.server.harness import Person, Server, play_on


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(RULES))
def test_the_parts_have_every_line_of_the_whole_view(game: str, language: str) -> None:
    rules = RULES[game]
    chance = random.Random(game)
    words = TextWords(rules, language)
    state = rules.setup(rules.seats[-1], 5)
    for number in range(60):
        decision = state.pending()
        if decision is None:
            break
        if number % 20 == 0:
            view = rules.seen(state, 0)
            table, seats = told_in_parts(view, words)
            assert len(seats) == len(view["seats"])
            lines = {line.strip() for line in told(view, 0, words).splitlines()}
            parts = {line.strip() for part in [table, *seats] for line in part}
            headings = {f"{words.seat(seat)}:" for seat in range(len(seats))}
            headings |= {f"{words.seat(0)} ({words.say('text-you')}):"}
            assert lines - headings == parts
            fewer, _ = told_in_parts(view, words, SAID_ELSEWHERE)
            assert len(fewer) < len(table)
        state.take(chance.choice(decision.moves(state)))


def test_everybody_is_told_what_they_see(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.create("bali", "me", "open")
    assert ann.got(ann.http.get(f"/api/tables/{table}/text/en")) == {"table": [], "seats": []}
    ben.join(table)
    texts = [person.got(person.http.get(f"/api/tables/{table}/text/en")) for person in (ann, ben, Person(server))]
    assert [any(line.startswith("Hand:") for line in texts[0]["seats"][seat]) for seat in (0, 1)] == [True, False]
    assert [any(line.startswith("Hand:") for line in texts[1]["seats"][seat]) for seat in (0, 1)] == [False, True]
    assert not any(line.startswith("Hand:") for lines in texts[2]["seats"] for line in lines)
    assert ann.http.get(f"/api/tables/{table}/text/xx").status_code == 400
    ann.post(f"/api/tables/{table}/watching", {"allowed": False})
    assert Person(server).http.get(f"/api/tables/{table}/text/de").status_code == 403
    alone = ann.create("bali", "me", "random")
    with ann.sit(alone) as page:
        play_on(page, random.Random(1))
    assert ann.got(ann.http.get(f"/api/tables/{alone}/text/ru"))["table"]
