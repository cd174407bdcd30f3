"""Whole tables as files: what is in them, who gets them, and what comes back from them."""

from __future__ import annotations

import json
import random
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from motu.server.errors import Unreadable
from motu.server.limits import Limit, Limits
from motu.server.saved_table import MOST_BYTES, SavedTable, chat_of, check_saved
from tests.cli.test_commands import motu
from tests.server.harness import PEOPLE, Json, Person, Server, play_on, running, until

SECRETS = ("guest", "secret", "owner", "key")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    database = f"sqlite:///{tmp_path_factory.mktemp('saved') / 'tables.db'}"
    with running(database) as server:
        yield server, database


@pytest.fixture(scope="module")
def finished(house: tuple[Server, str]) -> Iterator[tuple[Person, str, Json]]:
    """A finished game of two people with a chat and a review, and its file."""
    server, _ = house
    ann, ben, eve = Person(server, "Ann"), Person(server, "Ben"), Person(server, "Eve")
    table = ann.create("bali", "me", "open", "easy", title="Rainy day", options={"oracle": True})
    ben.join(table)
    ben.post(f"/api/tables/{table}/leave")
    with ann.sit(table) as page, eve.sit(table) as watching:
        play_on(page, random.Random(5))
        assert page.ask("say", key="key-0001", text="well played, <b>Ben</b>")["kind"] == "done"
        assert watching.ask("say", key="key-0002", text="indeed")["kind"] == "done"
    ann.got(ann.post(f"/api/tables/{table}/review"))
    until(lambda: ann.http.get(f"/api/tables/{table}/review").json()["stage"] == "ready", "the review", 120)
    PEOPLE.remove(ann)
    yield ann, table, ann.got(ann.http.get(f"/api/tables/{table}/export"))
    ann.http.close()


def test_a_review_of_an_earlier_release_is_brought_up_to_date(finished: tuple[Person, str, Json]) -> None:
    """Then the log had fewer lines, and options said less."""
    ann, _, file = finished
    old = deepcopy(file)
    for moment in old["review"]["moments"]:
        moment["at"] = max(0, moment["at"] - 1)
        moment["args"].pop(next(iter(moment["args"]), ""), None)
    table = imported(ann, old).json()["table"]["id"]
    found = ann.got(ann.http.get(f"/api/tables/{table}/review"))
    assert found["moments"] == file["review"]["moments"]


def imported(person: Person, file: Json) -> httpx.Response:
    return person.post("/api/import/table", {"table": file})


def keys_in(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value) | {key for inner in value.values() for key in keys_in(inner)}
    return {key for inner in value for key in keys_in(inner)} if isinstance(value, list) else set()


def test_a_file_has_everything_but_secrets(house: tuple[Server, str], finished: tuple[Person, str, Json]) -> None:
    ann, table, file = finished
    assert file["record"] == ann.http.get(f"/api/tables/{table}/record").text
    assert "options oracle" in file["record"]
    assert file["title"] == "Rainy day"
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in file["seats"]] == [
        ("person", "Ann", None),
        ("bot", "Ben", "medium"),
        ("bot", "", "easy"),
    ]
    assert [(line["seat"], line["name"], line["text"]) for line in file["chat"]] == [
        (0, "Ann", "well played, <b>Ben</b>"),
        (None, "Eve", "indeed"),
    ]
    assert file["review"] == ann.http.get(f"/api/tables/{table}/review").json()
    assert not keys_in({**file, "review": None}) & set(SECRETS)
    with sqlite3.connect(house[1].removeprefix("sqlite:///")) as rows:
        hashes = [row[0] for row in rows.execute("select guest from seats union select secret from seats") if row[0]]
    rows.close()
    assert hashes
    assert not any(secret in json.dumps(file) for secret in [*hashes, table])


def test_only_players_get_the_file_and_only_after_the_end(finished: tuple[Person, str, Json]) -> None:
    ann, table, _ = finished
    eve = Person(ann.server)
    assert eve.http.get(f"/api/tables/{table}/export").status_code == 403
    assert httpx.get(f"{ann.server.url}/api/tables/{table}/export").status_code == 403
    running_game = ann.create("bali", "me", "easy")
    refused = ann.http.get(f"/api/tables/{running_game}/export")
    assert (refused.status_code, refused.json()["problem"]["id"]) == (409, "not-over")
    waiting = ann.create("bali", "me", "open")
    assert ann.http.get(f"/api/tables/{waiting}/export").status_code == 409


def test_an_imported_table_is_the_same_table_again(finished: tuple[Person, str, Json]) -> None:
    ann, table, file = finished
    seated = ann.got(imported(ann, file))
    again = seated["table"]["id"]
    assert again != table
    assert seated["secret"]
    old, new = (ann.http.get(f"/api/tables/{id}").json() for id in (table, again))
    unlike = {"id", "changed", "imported"}
    assert {key for key in old if old[key] != new[key]} <= unlike
    with ann.sit(table) as before, ann.sit(again) as after:
        assert before.scene is not None
        assert after.scene is not None
        assert after.scene["result"] == before.scene["result"]
        assert after.scene["log"] == before.scene["log"]
        lines = [[(line["name"], line["text"]) for line in page.whole["chat"]] for page in (before, after)]
        assert lines[0] == lines[1]
    assert ann.http.get(f"/api/tables/{again}/review").json() == file["review"]
    assert ann.got(ann.http.get(f"/api/tables/{again}/export")) == file


def test_who_imports_the_game_of_others_sits_where_the_file_says(finished: tuple[Person, str, Json]) -> None:
    ann, _, file = finished
    zoe = Person(ann.server, "Zoe")
    seated = zoe.got(imported(zoe, {**file, "seat": None}))
    assert seated["table"]["you"] is None
    assert seated["secret"] is None
    assert seated["table"]["seats"][0] == {
        "kind": "person",
        "name": "Ann",
        "level": None,
        "here": False,
        "without_network": False,
        "hidden": False,
        "avatar": "",
    }
    assert seated["table"]["id"] not in {info["id"] for info in zoe.welcome()["mine"]}


def cut(file: Json, entries: int) -> Json:
    """The same game, not yet over."""
    lines = file["record"].splitlines()
    kept = [*lines[: lines.index("") + 1 + entries], f"end {entries}"]
    return {**file, "record": "\n".join(kept) + "\n", "review": None}


def test_a_game_that_is_not_over_goes_on_with_open_seats(finished: tuple[Person, str, Json]) -> None:
    ann, _, file = finished
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}, {"kind": "bot", "level": "easy"}]
    seated = ann.got(imported(ann, {**cut(file, 12), "seats": seats}))
    assert [seat["kind"] for seat in seated["table"]["seats"]] == ["person", "open", "bot"]
    ben = Person(ann.server, "Ben")
    assert ben.join(seated["table"]["id"])["table"]["stage"] == "playing"
    ben.post(f"/api/tables/{seated['table']['id']}/leave")
    with ann.sit(seated["table"]["id"]) as page:
        play_on(page, random.Random(2))
        assert page.scene is not None
        assert page.scene["result"] is not None


def changed(path: str, value: Any) -> Callable[[Json], Json]:
    """A file in which one place is different, such as `seats.0.kind`."""

    def change(file: Json) -> Json:
        copy: Any = deepcopy(file)
        at = copy
        *way, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
        for part in way:
            at = at[part]
        at[last] = value
        return dict(copy)

    return change


BAD: dict[str, tuple[Callable[[Json], Json], str]] = {
    "nothing": (lambda _: {}, "table-file-unreadable"),
    "another format": (changed("format", "motu table 9"), "table-file-unreadable"),
    "an unknown field": (changed("owner", "me"), "table-file-unreadable"),
    "a secret": (changed("seats.0.guest", "me"), "table-file-unreadable"),
    "no record": (changed("record", "nonsense"), "record-unknown"),
    "a record cut off": (lambda file: {**file, "record": file["record"].rpartition("end ")[0]}, "record-cut-off"),
    "an illegal move": (
        lambda file: {**file, "record": re.sub("\n\n.*\n", "\n\nfly to the moon\n", file["record"], count=1)},
        "record-illegal",
    ),
    "other components": (
        lambda file: {**file, "record": file["record"].replace("components ", "components 0")},
        "record-other-components",
    ),
    "another game": (
        lambda file: {**file, "record": file["record"].replace("game bali", "game tahiti")},
        "unknown-game",
    ),
    "too few seats": (lambda file: {**file, "seats": file["seats"][:2]}, "bad-players-for-record"),
    "an unknown bot": (changed("seats.1.level", "genius"), "unknown-player"),
    "a bot without a level": (changed("seats.1.level", None), "unknown-player"),
    "an open seat after the end": (changed("seats.0.kind", "open"), "table-file-unreadable"),
    "a name with a line break": (changed("seats.0.name", "Ann\nBen"), "table-file-unreadable"),
    "a long name": (changed("seats.0.name", "x" * 25), "table-file-unreadable"),
    "a seat that is not there": (changed("seat", 4), "table-file-unreadable"),
    "chat of a seat that is not there": (changed("chat.0.seat", 4), "table-file-unreadable"),
    "chat without text": (changed("chat.0.text", ""), "table-file-unreadable"),
    "a long chat": (lambda file: {**file, "chat": file["chat"] * 600}, "table-file-unreadable"),
    "chat before time": (changed("chat.0.at", -1.0), "table-file-unreadable"),
    "a long title": (changed("title", "x" * 41), "table-file-unreadable"),
    "a review that is not ready": (changed("review.stage", "making"), "review-does-not-fit"),
    "a review of another seat": (changed("review.moments.0.seat", 2), "review-does-not-fit"),
    "a review of another moment": (changed("review.moments.0.number", 9999), "review-does-not-fit"),
    "a review with other words": (changed("review.moments.0.words", "event-unheard-of"), "review-does-not-fit"),
    "a review with other arguments": (changed("review.moments.0.args", {"x": {"y": 1}}), "review-does-not-fit"),
    "a review for fewer seats": (changed("review.end", [1.0]), "review-does-not-fit"),
    "a turning point that is no moment": (changed("review.turning", [9999]), "review-does-not-fit"),
    "a review of a game that goes on": (lambda file: {**cut(file, 5), "review": file["review"]}, "review-does-not-fit"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_is_refused_with_the_reason_and_changes_nothing(
    finished: tuple[Person, str, Json], house: tuple[Server, str], what: str
) -> None:
    ann, _, file = finished
    change, problem = BAD[what]
    before = rows_of(house[1])
    refused = imported(ann, change(file))
    assert (refused.status_code, refused.json()["problem"]["id"]) == (400, problem)
    assert rows_of(house[1]) == before


def rows_of(database: str) -> list[int]:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as there:
        counts = [there.execute(f"select count(*) from {name}").fetchone()[0] for name in ("tables", "chat", "reviews")]
    there.close()
    return counts


def test_a_file_beyond_the_limit_is_refused(finished: tuple[Person, str, Json]) -> None:
    ann, _, file = finished
    refused = imported(ann, {**file, "record": "x" * (MOST_BYTES + 1)})
    assert refused.status_code == 413
    with pytest.raises(Unreadable):
        check_saved(b"[" * 100_000)


def test_an_import_counts_as_a_new_table(tmp_path: Path, finished: tuple[Person, str, Json]) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", limits=Limits(tables=Limit(1, 0.001))) as server:
        zoe = Person(server)
        assert imported(zoe, finished[2]).status_code == 200
        assert imported(zoe, finished[2]).status_code == 429


def test_the_host_exports_and_imports_in_the_terminal(
    finished: tuple[Person, str, Json], house: tuple[Server, str], tmp_path: Path, database: str
) -> None:
    _, table, file = finished
    path = tmp_path / "table.json"
    told = motu("games", "export", table, str(path), "--database", house[1])
    assert told.returncode == 0, told.stderr
    assert json.loads(path.read_text()) == {**file, "seat": None}
    told = motu("games", "import", str(path), "--database", database)
    assert told.returncode == 0, told.stderr
    id = told.stdout.split("/t/")[1].strip()
    with running(database) as server:
        zoe = Person(server)
        info = zoe.got(zoe.http.get(f"/api/tables/{id}"))
        assert (info["stage"], info["title"]) == ("over", "Rainy day")
        assert zoe.got(zoe.http.get(f"/api/tables/{id}/review")) == file["review"]
        with zoe.sit(id) as page:
            assert len(page.whole["chat"]) == 2


def test_the_host_can_move_a_running_game_to_another_server(house: tuple[Server, str], tmp_path: Path) -> None:
    server, database = house
    ann = Person(server, "Ann")
    table = ann.create("bali", "me", "greedy")
    with ann.sit(table) as page:
        play_on(page, random.Random(3), answers=3)
    path, target = tmp_path / "table.json", f"sqlite:///{tmp_path}/other.db"
    assert motu("games", "export", table, str(path), "--database", database).returncode == 0
    told = motu("games", "import", str(path), "--database", target)
    id = told.stdout.split("/t/")[1].strip()
    with running(target) as other:
        zoe = Person(other)
        assert zoe.join(id)["table"]["stage"] == "playing"
        with zoe.sit(id) as page:
            play_on(page, random.Random(4))


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("nonsense", "not a table"),
        ("{}", "not a table"),
        ("x" * (MOST_BYTES + 9), "too large"),
        (None, "cannot be read"),
    ],
)
def test_the_terminal_says_what_is_wrong_with_a_file(tmp_path: Path, content: str | None, says: str) -> None:
    path = tmp_path / "table.json"
    if content is not None:
        path.write_text(content)
    told = motu("games", "import", str(path), "--database", f"sqlite:///{tmp_path}/tables.db")
    assert told.returncode == 2
    assert says in told.stderr
    assert not (tmp_path / "tables.db").exists()
    told = motu("games", "export", "nothing", str(tmp_path / "out.json"), "--database", f"sqlite:///{tmp_path}/new.db")
    assert told.returncode == 2
    assert "There is no table" in told.stderr


def test_a_chat_line_of_the_future_does_not_keep_a_table_young(finished: tuple[Person, str, Json]) -> None:
    file = {**finished[2], "chat": [{"seat": None, "name": "Eve", "text": "soon", "at": 9e15}]}
    (line,) = chat_of(msgspec.convert(file, SavedTable))
    assert line.created <= time.time()
