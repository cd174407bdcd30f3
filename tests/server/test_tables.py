"""Tables: set up, joined by a link, left to a bot, played again, exported and imported."""

from __future__ import annotations

import random
import sqlite3
from math import log2
from pathlib import Path
from urllib.parse import quote

import pytest

from motu import Record, replay, rules_of
from motu.server.identity import ID_LENGTH, ID_LETTERS, new_table_id
from tests.server.harness import Person, Server, Socket, play_on, running


def test_a_game_against_bots_begins_at_once(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.create("bali", "me", "greedy", "random", options={"oracle": True})
    with ann.sit(table) as page:
        info = page.whole["table"]
        assert info["stage"] == "playing"
        assert info["you"] == 0
        assert info["owner"]
        assert info["options"] == {"oracle": True, "demon": False}
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]
        assert info["seats"][0]["name"] == "Ann"
        assert page.scene is not None
        assert page.scene["log"]
        assert page.scene["view"]["game"] == "bali"


def test_a_friend_joins_by_the_link_and_the_game_begins(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.create("bali", "me", "open")
    with ann.sit(table) as hers, ben.sit(table) as his:
        assert hers.whole["table"]["stage"] == "open"
        assert hers.whole["scene"] is None
        assert his.whole["table"]["you"] is None
        ben.join(table)
        for page, seat in ((hers, 0), (his, 1)):
            whole = page.expect("whole")
            assert whole["table"]["stage"] == "playing"
            assert whole["table"]["you"] == seat
            assert [seat["name"] for seat in whole["table"]["seats"]] == ["Ann", "Ben"]
            assert whole["scene"]["view"]["seats"][seat]["hand"], "one's own hand is seen"
            assert "hand" not in whole["scene"]["view"]["seats"][1 - seat]


def test_a_taken_seat_cannot_be_joined(server: Server) -> None:
    ann, ben, eve = (Person(server) for _ in range(3))
    table = ann.create("bali", "me", "open")
    ben.join(table, 1)
    refused = eve.post(f"/api/tables/{table}/join", {"seat": 1})
    assert refused.status_code == 409
    assert refused.json()["problem"]["id"] == "no-open-seat"
    assert eve.post(f"/api/tables/{table}/join").status_code == 409


def test_who_joins_twice_sits_once(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    table = ann.create("bali", "me", "open", "open")
    ben.join(table)
    again = ben.join(table)
    assert again["secret"] is None
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["person", "person", "open"]


def test_open_tables_stand_in_the_lobby_until_they_are_full(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    table = ann.create("bali", "me", "open", listed=True, title="Oracle night")
    secret = ann.create("bali", "me", "open")

    def listed() -> list[str]:
        return [info["id"] for info in ben.welcome()["lobby"]]

    assert table in listed()
    assert secret not in listed()
    ben.join(table)
    assert table not in listed()
    mine = {info["id"]: info for info in ben.welcome()["mine"]}
    assert mine[table]["title"] == "Oracle night"
    assert mine[table]["you"] == 1
    assert mine[table]["asked"] in ([0], [1])
    assert mine[table]["decision"] == "buy-or-play"


def test_the_owner_fills_an_open_seat_with_a_bot(server: Server) -> None:
    ann, eve = Person(server), Person(server)
    table = ann.create("bali", "me", "open")
    assert eve.post(f"/api/tables/{table}/fill", {"seat": 1, "level": "greedy"}).status_code == 403
    assert ann.post(f"/api/tables/{table}/fill", {"seat": 1, "level": "genius"}).status_code == 400
    assert ann.post(f"/api/tables/{table}/fill", {"seat": 0, "level": "greedy"}).status_code == 409
    assert ann.got(ann.post(f"/api/tables/{table}/fill", {"seat": 1, "level": "greedy"}))["stage"] == "playing"


def test_who_leaves_before_the_game_leaves_an_open_seat(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    table = ann.create("bali", "me", "open", "open")
    ben.join(table)
    left = ben.got(ben.post(f"/api/tables/{table}/leave"))
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    assert left["you"] is None


def test_a_bot_plays_on_for_who_leaves(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.create("bali", "me", "open")
    ben.join(table)
    with ann.sit(table) as page, ben.sit(table) as other:
        ben.post(f"/api/tables/{table}/leave")
        people = page.expect("people")
        while people["table"]["seats"][1]["kind"] != "bot":
            people = page.expect("people")
        assert people["table"]["seats"][1]["name"] == "Ben"
        assert other.expect("whole")["table"]["you"] is None
        assert other.scene is not None
        assert "hand" not in other.scene["view"]["seats"][1], "who left sees what a spectator sees"
        play_on(page, random.Random(1))
        assert page.scene is not None
        assert page.scene["result"] is not None


def test_a_seat_is_moved_to_another_device_by_its_link(server: Server) -> None:
    ann, phone, eve = Person(server, "Ann"), Person(server), Person(server)
    seated = ann.seated("bali", "me", "greedy")
    table, secret = seated["table"]["id"], seated["secret"]
    assert eve.post(f"/api/tables/{table}/claim", {"secret": "x" * 22}).status_code == 403
    moved = phone.got(phone.post(f"/api/tables/{table}/claim", {"secret": secret}))
    assert moved["table"]["you"] == 0
    assert eve.post(f"/api/tables/{table}/claim", {"secret": secret}).status_code == 403, "a link works once"
    assert ann.http.get(f"/api/tables/{table}").json()["you"] is None
    fresh = phone.got(phone.post(f"/api/tables/{table}/link"))["secret"]
    assert ann.got(ann.post(f"/api/tables/{table}/claim", {"secret": fresh}))["table"]["you"] == 0
    assert phone.post(f"/api/tables/{table}/link").status_code == 403


def finished(ann: Person, *seats: str, game: str = "bali") -> tuple[str, Socket]:
    table = ann.create(game, *seats)
    with ann.sit(table) as page:
        play_on(page, random.Random(5))
    return table, page


def test_the_record_is_given_out_after_the_end_and_leads_to_the_same_result(server: Server) -> None:
    ann = Person(server)
    table = ann.create("bali", "me", "greedy")
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 409
    table, page = finished(ann, "me", "greedy")
    answer = ann.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="bali-{table[:6]}.motu"'
    stored = Record.load(answer.text)
    assert page.scene is not None
    assert rules_of("bali").scores(replay(stored)) == page.scene["result"]["scores"]
    assert str(stored.seed) == page.scene["result"]["seed"]


def test_the_same_people_play_again(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server)
    table, _ = finished(ann, "me", "greedy")
    assert eve.post(f"/api/tables/{table}/rematch").status_code == 403
    with ann.sit(table) as page:
        again = ann.got(ann.post(f"/api/tables/{table}/rematch"))["table"]
        people = page.expect("people")
        while people["table"]["rematch"] is None:
            people = page.expect("people")
        assert people["table"]["rematch"] == again
    assert ann.got(ann.post(f"/api/tables/{table}/rematch"))["table"] == again, "there is one rematch"
    info = ann.got(ann.http.get(f"/api/tables/{again}"))
    assert [seat["name"] for seat in info["seats"]] == ["Ann", ""]
    assert info["you"] == 0
    assert info["stage"] == "playing"


def test_no_rematch_before_the_end(server: Server) -> None:
    ann = Person(server)
    table = ann.create("bali", "me", "greedy")
    assert ann.post(f"/api/tables/{table}/rematch").status_code == 409


def test_a_record_is_gone_on_with_at_a_new_table(server: Server) -> None:
    ann = Person(server)
    table, _ = finished(ann, "me", "greedy")
    lines = ann.http.get(f"/api/tables/{table}/record").text.splitlines()
    kept = [*lines[: lines.index("") + 1 + 10], "end 10"]
    imported = ann.got(ann.post("/api/import", {"record": "\n".join(kept), "seats": ["me", "greedy"]}))
    with ann.sit(imported["table"]["id"]) as page:
        assert page.scene is not None
        assert page.scene["log"]
        play_on(page, random.Random(2))


@pytest.mark.parametrize(
    ("record", "seats", "problem"),
    [
        ("nonsense", ["me", "greedy"], "record-unknown"),
        (
            "motu record 1\ngame bali\nversion 1\ncomponents 0\nseats 3\nseed 1\noptions none\n\nend 0\n",
            ["me", "greedy"],
            "bad-players-for-record",
        ),
        (
            "motu record 1\ngame bali\nversion 9\ncomponents 0\nseats 2\nseed 1\noptions none\n\nend 0\n",
            ["me", "greedy"],
            "record-other-version",
        ),
    ],
)
def test_a_bad_record_is_refused_with_the_reason(server: Server, record: str, seats: list[str], problem: str) -> None:
    refused = Person(server).post("/api/import", {"record": record, "seats": seats})
    assert refused.status_code == 400
    assert refused.json()["problem"]["id"] == problem


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ({"game": "tahiti", "seats": ["me", "greedy"]}, "unknown-game"),
        ({"game": "bali", "seats": ["me", "genius"]}, "unknown-player"),
        ({"game": "raiatea", "seats": ["me", "greedy"]}, "bad-seats"),
        ({"game": "bali", "seats": ["me", "me", "open"]}, "one-device-only"),
        ({"game": "bali", "seats": ["me", "me"], "names": ["x" * 25]}, "unreadable-message"),
        ({"game": "bali", "seats": ["me", "greedy"], "options": {"volcano": True}}, "unknown-option"),
        ({"game": "bali", "seats": ["me", "greedy"], "titel": "x"}, "unreadable-message"),
        ({"game": "bali", "seats": ["me"]}, "unreadable-message"),
        ({"game": "bali", "seats": ["me", "greedy"], "title": "x" * 41}, "unreadable-message"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(server: Server, body: object, problem: str) -> None:
    refused = Person(server).post("/api/tables", body)
    assert refused.status_code == 400
    assert refused.json()["problem"]["id"] == problem


def test_spectators_see_what_lies_open_and_are_counted(server: Server) -> None:
    ann, eve = Person(server), Person(server)
    table = ann.create("bali", "me", "open")
    Person(server).join(table)
    with ann.sit(table) as page, eve.sit(table) as watching:
        assert page.expect("people")["watchers"] == 1
        assert watching.whole["table"]["you"] is None
        assert watching.scene is not None
        assert watching.scene["choices"] is None
        assert all("hand" not in seat for seat in watching.scene["view"]["seats"])


def test_everybody_hears_what_is_said(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    table = ann.create("bali", "me", "greedy")
    with ann.sit(table) as page, eve.sit(table) as watching:
        assert page.ask("say", key="key-0001", text="<script>hello</script>")["kind"] == "done"
        line = watching.expect("chatted")["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "<script>hello</script>")
        watching.send({"kind": "say", "key": "key-0002", "text": "hi"})
        heard = page.expect("chatted")["line"]
        while heard["text"] != "hi":
            heard = page.expect("chatted")["line"]
        assert (heard["seat"], heard["name"]) == (None, "Eve")
        assert page.ask("say", key="key-0001", text="again")["kind"] == "done"
    with ann.sit(table) as page:
        assert [line["text"] for line in page.whole["chat"]] == ["<script>hello</script>", "hi"]


def test_the_past_can_be_looked_at(server: Server) -> None:
    ann = Person(server)
    table = ann.create("bali", "me", "greedy", "greedy")
    with ann.sit(table) as page:
        assert page.scene is not None
        while not page.options():
            page.hear()
        first, lines = page.scene["view"], len(page.whole["scene"]["log"])
        play_on(page, random.Random(3), answers=8)
        page.drain()
        past = page.ask("look", at=lines)
        assert past["at"] <= lines < past["of"]
        assert past["view"]["game"] == "bali"
        assert past["view"]["pile"] >= first["pile"]
        now = page.ask("look", at=100_000)
        assert now["at"] == now["of"]
        assert now["view"] == page.scene["view"]


def test_a_new_id_cannot_be_guessed_and_fits_into_a_link() -> None:
    ids = {new_table_id() for _ in range(2000)}
    assert len(ids) == 2000
    assert ID_LENGTH * log2(len(set(ID_LETTERS))) >= 96
    letters = set("".join(ids))
    assert letters == set(ID_LETTERS), "every letter is used"
    assert not letters & set("ilouILOU"), "none looks like another"
    assert all(quote(id, safe="") == id and len(id) == ID_LENGTH for id in ids)


def test_a_table_with_an_old_id_of_six_letters_still_opens(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running(f"sqlite:///{database}") as server:
        ann = Person(server, "Ann")
        table = ann.create("bali", "me", "greedy")
        server.stop()
        with sqlite3.connect(database) as rows:
            rows.execute("pragma foreign_keys = off")
            rows.execute("update tables set id = 'TAROMI' where id = ?", [table])
            for kind in ("seats", "entries"):
                rows.execute(f"update {kind} set table_id = 'TAROMI' where table_id = ?", [table])
        rows.close()
        server.start()
        assert [info["id"] for info in ann.welcome()["mine"]] == ["TAROMI"]
        with ann.sit("TAROMI") as page:
            play_on(page, random.Random(4))
            assert page.scene is not None
            assert page.scene["result"] is not None
