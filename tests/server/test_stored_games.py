"""Stored games outlive every change: of figures, of the rules, and of single rows."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from motu import RULES, Record, record, replay
from tests.server.harness import Person, Server, play_on, running
from tests.server.releases import changed_release, execute

CORRECTED = {
    "bali": ("shrine_price = 7", "shrine_price = 6"),
    "bora_bora": ("fishing_points = 2", "fishing_points = 3"),
    "raiatea": ("reef_kahuna_pearls = 3", "reef_kahuna_pearls = 4"),
}
"""A figure of each game that the next release corrects."""
SEATS = {"bali": 2, "bora_bora": 2, "raiatea": 3}


def play_some(person: Person, table: str, answers: int) -> None:
    """Give a few answers, the first option each time."""
    with person.sit(table) as page:
        for _ in range(answers):
            while not page.options():
                page.hear()
            assert page.answer(page.options()[0]["token"])["kind"] == "done"


def play_to_the_end(person: Person, table: str) -> list[int]:
    """The scores of a game that is played to its end."""
    with person.sit(table) as page:
        play_on(page, random.Random(3))
        assert page.scene is not None
        scores: list[int] = page.scene["result"]["scores"]
        return scores


def new_table(person: Person, game: str, **more: object) -> str:
    return person.create(game, "me", *["greedy"] * (SEATS[game] - 1), **more)


@pytest.mark.parametrize("game", RULES)
def test_games_go_on_with_their_figures_when_the_shipped_file_is_corrected(
    database: str, game: str, tmp_path: Path
) -> None:
    with running(database) as server:
        ann = Person(server, "Ann")
        finished, begun = new_table(ann, game), new_table(ann, game)
        scores = play_to_the_end(ann, finished)
        play_some(ann, begun, 3)
        server.stop()
        server.engine = changed_release(tmp_path / "next", {game: CORRECTED[game]})
        server.start()

        welcome = ann.welcome()
        assert {info["id"] for info in welcome["mine"]} == {finished, begun}
        assert welcome["unreadable"] == []
        assert {info["edition"]["hash"] for info in welcome["mine"]} == {RULES[game].edition.hash}
        assert not any(info["edition"]["standard"] for info in welcome["mine"])
        with ann.sit(finished) as page:
            assert page.scene is not None
            assert page.scene["result"]["scores"] == scores
        end = play_to_the_end(ann, begun)
        for table, points in ((finished, scores), (begun, end)):
            stored = Record.load(ann.http.get(f"/api/tables/{table}/record").text)
            assert stored.components == RULES[game].edition.hash
            assert RULES[game].scores(replay(stored)) == points

        fresh = ann.seated(game, "me", *["greedy"] * (SEATS[game] - 1))["table"]
        assert fresh["edition"]["standard"]
        assert fresh["edition"]["hash"] != RULES[game].edition.hash
        play_to_the_end(ann, fresh["id"])
        stored = Record.load(ann.http.get(f"/api/tables/{fresh['id']}/record").text)
        assert stored.components == fresh["edition"]["hash"]


SPOILT = {
    "record-other-version": "update tables set version = 99 where id = ?",
    "record-other-components": "update tables set components = '0123456789ab' where id = ?",
    "record-replays-differently": "update tables set seed = '4' where id = ?",
    "table-spoilt": "insert into entries (table_id, number, seat, entry, created) values (?, 1, 0, 'fly away', 1)",
}
"""What a release may find that can't be played on, by the reason that is told."""


@pytest.mark.parametrize("reason", SPOILT)
def test_a_game_that_can_not_be_played_on_is_archived(database: str, reason: str) -> None:
    with running(database) as server:
        ann = Person(server, "Ann")
        other, table = new_table(ann, "raiatea"), ann.create("raiatea", "me", "open", "open", title="Rainy day")
        for guest in (Person(server, "Ben"), Person(server, "Eve")):
            guest.join(table)
        play_some(ann, other, 1)
        with ann.sit(table) as page:
            assert page.scene is not None
            before = page.scene
        server.stop()
        execute(database, SPOILT[reason], table)
        server.start()

        (info,) = [one for one in ann.welcome()["mine"] if one["id"] == table]
        assert (info["stage"], info["title"], info["problem"]["id"]) == ("archived", "Rainy day", reason)
        assert "fly away" not in str(info), "an entry may be secret"
        with ann.sit(table) as page:
            assert page.scene is not None
            assert page.scene["view"] == before["view"]
            assert page.scene["log"] == before["log"]
            assert page.scene["choices"] is None
            refused = page.answer("pass")
            assert refused["problem"]["id"] == "table-archived"
        with Person(server).sit(table) as stranger:
            assert stranger.scene is not None
            assert "hand" not in str(stranger.scene["view"]["seats"][0].keys())
        again = ann.got(ann.post(f"/api/tables/{table}/rematch"))["table"]
        with ann.sit(again) as page:
            assert page.whole["table"]["stage"] == "playing"
        play_to_the_end(ann, other)


def test_a_finished_game_that_can_not_be_replayed_keeps_its_result(database: str) -> None:
    with running(database) as server:
        ann = Person(server, "Ann")
        table = new_table(ann, "bali")
        scores = play_to_the_end(ann, table)
        server.stop()
        execute(database, SPOILT["record-other-version"], table)
        server.start()
        with ann.sit(table) as page:
            assert page.scene is not None
            assert page.scene["result"]["scores"] == scores
        stored = Record.load(ann.http.get(f"/api/tables/{table}/record").text)
        assert stored.version == 99


def test_an_edition_that_is_missing_in_the_store_archives_its_tables_only(database: str, tmp_path: Path) -> None:
    with running(database) as server:
        server.stop()
        server.engine = changed_release(tmp_path / "other", {"bali": CORRECTED["bali"]})
        server.start()
        ann = Person(server, "Ann")
        table = new_table(ann, "bali")
        play_some(ann, table, 1)
        server.stop()
        server.engine = None
        execute(database, "delete from editions where game = 'bali'")
        server.start()
        good = new_table(ann, "bali")
        stages = {info["id"]: info["stage"] for info in ann.welcome()["mine"]}
        assert stages == {table: "archived", good: "playing"}


def test_a_table_without_a_snapshot_is_named_and_touches_no_other(database: str) -> None:
    with running(database) as server:
        ann = Person(server, "Ann")
        good, bad = new_table(ann, "bali"), new_table(ann, "bali")
        server.stop()
        execute(database, SPOILT["record-other-version"], bad)
        execute(database, "delete from snapshots where table_id = ?", bad)
        server.start()
        welcome = ann.welcome()
        assert [info["id"] for info in welcome["mine"]] == [good]
        assert [info["id"] for info in welcome["unreadable"]] == [bad]


def test_a_snapshot_that_is_spoilt_touches_no_other(database: str) -> None:
    with running(database) as server:
        ann = Person(server, "Ann")
        good, bad = new_table(ann, "bali"), new_table(ann, "bali")
        server.stop()
        execute(database, SPOILT["record-other-version"], bad)
        execute(database, "update snapshots set text = 'nonsense' where table_id = ?", bad)
        server.start()
        welcome = ann.welcome()
        assert [info["id"] for info in welcome["mine"]] == [good]
        assert [one["problem"]["id"] for one in welcome["unreadable"]] == ["snapshot-spoilt"]


def test_bots_play_with_the_figures_of_their_table(server: Server) -> None:
    """Two tables of two editions, played by bots at the same time; the figures travel with the record to the bots."""
    edition = RULES["bali"].read_edition(RULES["bali"].edition.components.written.replace(*CORRECTED["bali"]))
    ann = Person(server, "Ann")
    begun = RULES["bali"].setup(2, 5, edition=edition)
    mine = ann.bring(record(begun).dump(), "me", "easy")
    other = new_table(ann, "bali")
    info = ann.got(ann.http.get(f"/api/tables/{mine}"))
    assert info["edition"] == {
        "hash": edition.hash,
        "name": "standard",
        "standard": False,
        "kind": "own",
        "known": True,
    }
    play_some(ann, mine, 1)
    play_some(ann, other, 1)
    for table in (mine, other):
        play_to_the_end(ann, table)
    stored = Record.load(ann.http.get(f"/api/tables/{mine}/record").text)
    assert stored.components == edition.hash
    assert stored.edition == edition.components.written
