"""The expert's advice: only for who is asked, only where hints are allowed, and from what the seat knows."""

from __future__ import annotations

import pytest

from motu import RULES
from tests.server.harness import Person, Server, Socket


def ask(page: Socket, key: str = "key-0001") -> dict[str, object]:
    assert page.scene is not None
    return page.ask("advise", key=key, mark=page.scene["mark"])


@pytest.mark.parametrize("game", sorted(RULES))
def test_who_is_asked_gets_the_best_options_with_their_chances(server: Server, game: str) -> None:
    ann = Person(server)
    table = ann.create(game, "me", *["easy"] * (RULES[game].seats[0] - 1))
    with ann.sit(table) as page:
        while len(page.options()) < 2:
            page.hear()
        told = ask(page)
        assert told["kind"] == "advice", told
        lines = told["lines"]
        assert isinstance(lines, list)
        assert {line["token"] for line in lines} <= {option["token"] for option in page.options()}
        assert all(0 <= line["win_chance"] <= 1 for line in lines)
        assert [line["win_chance"] for line in lines] == sorted((line["win_chance"] for line in lines), reverse=True)
        assert all(abs(sum(line["sources"].values()) - line["points"]) < 1e-6 for line in lines)
        assert page.answer(lines[0]["token"])["kind"] == "done"


def test_a_table_may_be_played_without_hints(server: Server) -> None:
    ann = Person(server)
    with ann.sit(ann.create("bali", "me", "easy", hints=False)) as page:
        while not page.options():
            page.hear()
        assert ask(page)["problem"] == {"id": "no-hints", "details": {}}


def test_spectators_and_who_is_not_asked_get_none(server: Server) -> None:
    ann, ben, eve = Person(server), Person(server), Person(server)
    table = ann.create("bali", "me", "open")
    ben.join(table)
    with ann.sit(table) as hers, ben.sit(table) as his, eve.sit(table) as watching:
        other = his if hers.options() else hers
        assert ask(other)["problem"] == {"id": "not-asked", "details": {}}
        assert ask(watching)["problem"] == {"id": "not-seated", "details": {}}
        refused = other.ask("advise", key="key-0002", mark="older")
        assert refused["problem"] == {"id": "stale", "details": {}}
