"""kill -9 under play, with bots, clocks, chat, undo and reviews."""

from __future__ import annotations

from tests.fire.lively import play_through_kills
from tests.server.harness import running

KILLS = 12


def test_nothing_is_lost_or_done_twice_and_every_table_goes_on(database: str) -> None:
    with running(database) as server:
        survived = play_through_kills(server, KILLS)
    assert survived.kills == KILLS
    assert survived.acknowledged > 50
    assert (survived.lost, survived.twice, survived.processes_left, survived.out_of_time) == (0, 0, 0, 0)
