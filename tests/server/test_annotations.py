"""Annotations of finished games: who writes, who reads, who deletes; and records that carry them."""

from __future__ import annotations

from motu import Record
from tests.server.harness import ROOT, Json, Person, running

FINISHED = (ROOT / "tests/recorded/bali/3-players.motu").read_text(encoding="utf-8")


def read(person: Person, table: str) -> list[Json]:
    found: list[Json] = person.got(person.http.get(f"/api/tables/{table}/annotations"))["annotations"]
    return found


def refused(person: Person, path: str, body: Json) -> str:
    answer = person.post(path, body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["problem"]["id"])


def test_players_annotate_a_finished_game_and_its_record_has_it(database: str) -> None:
    with running(database) as server:
        ann, eve = Person(server, "Ann"), Person(server, "Eve")
        table = ann.bring(FINISHED, "me", "easy", "easy")
        path = f"/api/tables/{table}/annotations"
        ann.got(ann.post(path, {"at": 40, "mark": "!?", "text": "end 3\n# a plan"}))
        told = ann.got(ann.post(path, {"at": 10, "mark": "!!"}))["annotations"]
        assert [(one["at"], one["mark"]) for one in told] == [(10, "!!"), (40, "!?")], "in the order of the game"
        assert [one["removable"] for one in read(eve, table)] == [False, False]
        assert refused(eve, path, {"at": 1, "text": "hello"}) == "not-seated"
        assert refused(ann, path, {"at": 1, "text": "   "}) == "annotation-empty"
        assert refused(ann, path, {"at": 1, "text": "x" * 10_000}) == "unreadable-message"
        assert refused(ann, path, {"at": 1, "mark": "?????"}) == "unreadable-message"
        record = ann.http.get(f"/api/tables/{table}/record").text
        assert "# 10 !! Ann:" in record
        assert Record.load(record).entries == Record.load(FINISHED).entries, "they are comments"
        assert refused(eve, f"{path}/remove", {"id": told[0]["id"]}) == "annotation-of-another"
        server.kill()
        server.start()
        assert len(read(eve, table)) == 2
        assert len(ann.got(ann.post(f"{path}/remove", {"id": told[0]["id"]}))["annotations"]) == 1
        assert ann.got(ann.http.get("/api/me/data"))["annotations"][0]["text"].startswith("!?")
        assert ann.post("/api/me/delete").status_code == 204
        assert read(eve, table) == []


def test_a_running_game_is_not_annotated(database: str) -> None:
    with running(database) as server:
        ann = Person(server, "Ann")
        path = f"/api/tables/{ann.create('bali', 'me', 'easy')}/annotations"
        assert refused(ann, path, {"at": 0, "text": "a hint"}) == "not-over"
        assert ann.http.get(path).status_code == 409
