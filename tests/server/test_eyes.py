"""Finished games are looked at through the eyes of every seat; running games through one's own only."""

from __future__ import annotations

import pytest

from motu import RULES, Record
from motu.core.history import state_at_log_length
from motu.core.record import replay
from tests.server.harness import ROOT, Person, Server

FINISHED = {
    "bali": ROOT / "tests/recorded/bali/3-players.motu",
    "bora_bora": ROOT / "tests/recorded/bora_bora/2-players.motu",
    "raiatea": ROOT / "tests/recorded/raiatea/3-players.motu",
}


@pytest.mark.parametrize("game", FINISHED)
def test_what_a_seat_did_not_know_stays_hidden(server: Server, game: str) -> None:
    text = FINISHED[game].read_text(encoding="utf-8")
    rules, stored = RULES[game], Record.load(text)
    end = replay(rules, stored)
    ann = Person(server, "Ann")
    table = ann.bring(text, "me", *["easy"] * (stored.seats - 1))
    with ann.sit(table) as page:
        for at in (1, len(end.log or []) // 2):
            past = state_at_log_length(rules, end, at)
            for eyes in (-1, 0, 1):
                told = page.ask("look", at=at, eyes=eyes)
                assert told["view"] == rules.seen(past, None if eyes < 0 else eyes)
                assert told["eyes"] == eyes
            assert page.ask("look", at=at)["view"] == rules.seen(past, 0), "one's own, as before"
        assert page.ask("look", at=1, eyes=4)["problem"]["id"] == "no-such-seat"


def test_a_running_game_is_seen_with_ones_own_eyes_only(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.create("bali", "me", "easy")
    with ann.sit(table) as page:
        for eyes in (-1, 0, 1):
            assert page.ask("look", at=0, eyes=eyes)["problem"]["id"] == "not-over"
