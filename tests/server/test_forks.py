"""Playing on from a position of a finished game, or of one's own game against bots."""

from __future__ import annotations

import pytest

from motu import RULES, Record
from motu.core.record import replay
from tests.server.harness import ROOT, Json, Person, Server

FINISHED = {
    "bali": ROOT / "tests/recorded/bali/3-players.motu",
    "bora_bora": ROOT / "tests/recorded/bora_bora/2-players.motu",
    "raiatea": ROOT / "tests/recorded/raiatea/3-players.motu",
}


def forked(person: Person, table: str, **asked: object) -> Json:
    return person.got(person.post(f"/api/tables/{table}/fork", asked))


def refused(person: Person, table: str, **asked: object) -> str:
    return str(person.post(f"/api/tables/{table}/fork", asked).json()["problem"]["id"])


@pytest.mark.parametrize("game", FINISHED)
def test_a_fork_begins_at_the_position_that_was_looked_at(server: Server, game: str) -> None:
    text = FINISHED[game].read_text(encoding="utf-8")
    seats = Record.load(text).seats
    end = replay(RULES[game], Record.load(text))
    lines = len(end.log or [])
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    old = ann.bring(text, "me", *["easy"] * (seats - 1))
    for at in (0, lines // 3, lines // 2, lines - 2):
        with ann.sit(old) as page:
            past = page.ask("look", at=at)
        new = forked(ben, old, at=at, seats=["open", "me", *["easy"] * (seats - 2)])["table"]
        assert new["imported"] is True
        assert new["you"] == 1
        cleo = Person(server, "Cleo")
        cleo.join(new["id"], 0)
        with cleo.sit(new["id"]) as page:
            assert page.scene is not None
            bots_may_have_moved = page.scene["since"] + len(page.scene["log"])
            assert bots_may_have_moved >= past["at"]
            look = page.ask("look", at=past["at"])
            assert look["view"] == past["view"], "seat 0 sees what it saw then"
    assert refused(ann, old, at=lines, seats=["me", *["easy"] * (seats - 1)]) == "fork-at-end"
    assert refused(ann, old, at=0, seats=["me", "easy", "easy", "easy", "easy"]) == "fork-seats"
    with ann.sit(old) as page:
        assert page.scene is not None
        assert page.scene["result"] is not None, "the old game stays as it is"


def test_a_running_game_is_forked_only_by_who_plays_against_bots_and_at_their_own_seat(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    alone = ann.create("bali", "me", "easy")
    together = ann.create("bali", "me", "open", "easy")
    ben.join(together)
    assert refused(ann, together, at=0, seats=["me", "easy", "easy"]) == "fork-running"
    assert refused(ben, alone, at=0, seats=["me", "easy"]) == "fork-running"
    assert refused(ann, alone, at=0, seats=["easy", "me"]) == "fork-own-seat"
    assert refused(ann, alone, at=0, before=0, seats=["me", "easy"]) == "not-over"
    assert forked(ann, alone, at=0, seats=["me", "easy"])["table"]["stage"] == "playing"
    assert refused(ann, ann.create("bali", "me", "open"), at=0, seats=["me", "easy"]) == "not-begun"
    closed = ann.create("bali", "me", "easy")
    assert ann.post(f"/api/tables/{closed}/watching", {"allowed": False}).status_code == 200
    assert refused(ben, closed, at=0, seats=["me", "easy"]) == "table-closed"
