"""Editions over HTTP: what can be read, what is refused with its place, and what is saved for a guest."""

from __future__ import annotations

from typing import Any

import pytest

from motu import RULES
from tests.server.harness import Json, Person, Server, running

GAMES = list(RULES)
BALI = "/api/games/bali/editions"


@pytest.fixture
def ann(server: Server) -> Person:
    return Person(server, "Ann")


def change(block: str, value: Any, *path: str | int) -> Json:
    return {"block": block, "path": list(path), "value": value}


def draft(*changes: Json, name: str = "My box", **more: Any) -> Json:
    return {"name": name, "changes": list(changes), **more}


LOOK = change("oracle", 5, "cards_looked_at")
"""A figure of Bali that no rulebook prints."""


def ids_of(problems: list[Json]) -> list[tuple[str, str]]:
    return [(one["problem"]["id"], one["block"]) for one in problems]


def listed(person: Person, game: str = "bali") -> list[Json]:
    found: Any = person.got(person.http.get(f"/api/games/{game}/editions"))
    return list(found)


@pytest.mark.parametrize("game", GAMES)
def test_the_standard_figures_are_those_of_the_engine(ann: Person, game: str) -> None:
    edition = RULES[game].edition
    for named in ("standard", edition.hash):
        found = ann.got(ann.http.get(f"/api/games/{game}/editions/{named}"))
        assert (found["hash"], found["kind"]) == (edition.hash, "standard")
        blocks = {block: content for block, content in edition.components.data.items() if block != "edition"}
        assert found["figures"] == blocks
    file = ann.http.get(f"/api/games/{game}/editions/standard/file")
    assert RULES[game].read_edition(file.text).hash == edition.hash
    assert "attachment" in file.headers["content-disposition"]
    (only,) = listed(ann, game)
    assert (only["hash"], only["standard"]) == (edition.hash, True)


@pytest.mark.parametrize(
    ("changed", "problem", "block"),
    [
        (change("playing", 9, "shrine_price"), "components-not-as-printed", "playing"),
        (change("playing", "nine", "shrine_price"), "components-figure-unfit", "playing"),
        (change("playing", 1.5, "shrine_price"), "components-figure-unfit", "playing"),
        (change("playing", 9, "shrine_prize"), "edition-figure-unknown", "playing"),
        (change("cooking", 9, "pots"), "edition-figure-unknown", "cooking"),
        (change("edition", "raiatea", "game"), "edition-figure-unknown", "edition"),
    ],
)
def test_figures_that_do_not_fit_are_refused_at_their_place(
    ann: Person, changed: Json, problem: str, block: str
) -> None:
    found = ann.got(ann.post(f"{BALI}/check", draft(changed)))
    assert found["hash"] == ""
    assert (problem, block) in ids_of(found["problems"])
    saved = ann.post(BALI, draft(changed))
    assert saved.status_code == 400
    refusal = saved.json()["problem"]
    assert refusal["id"] == "edition-refused"
    assert (problem, block) in ids_of(refusal["details"]["problems"])
    assert len(listed(ann)) == 1


def test_an_own_edition_is_saved_listed_played_and_deleted(ann: Person, server: Server) -> None:
    ben = Person(server, "Ben")
    made = ann.got(ann.post(BALI, draft(LOOK)))
    assert (made["name"], made["kind"], made["standard"]) == ("My box", "own", False)
    assert [one["hash"] for one in listed(ann)] == [RULES["bali"].edition.hash, made["hash"]]
    assert len(listed(ben)) == 1, "others do not see it in their list"
    found = ann.got(ann.http.get(f"{BALI}/{made['hash']}"))
    assert found["figures"]["oracle"]["cards_looked_at"] == 5
    assert found["figures"]["oracle"]["source"].startswith("typed by an owner")
    table = ann.seated("bali", "me", "greedy", edition=made["hash"])["table"]
    assert table["edition"] == {
        "hash": made["hash"], "name": "My box", "standard": False, "kind": "own", "known": True
    }  # fmt: skip
    assert ben.post(f"{BALI}/{made['hash']}/delete").status_code == 404
    assert ann.post(f"{BALI}/{made['hash']}/delete").status_code == 204
    assert len(listed(ann)) == 1
    assert ann.got(ann.http.get(f"/api/tables/{table['id']}"))["edition"]["known"]
    with ann.sit(table["id"]) as page:
        while not page.options():
            page.hear()


def test_a_downloaded_file_is_the_same_edition_for_somebody_else(ann: Person, server: Server) -> None:
    made = ann.got(ann.post(BALI, draft(LOOK)))
    text = ann.http.get(f"{BALI}/{made['hash']}/file").text
    ben = Person(server, "Ben")
    again = ben.got(ben.post(BALI, draft(name="Ann’s box", file=text)))
    assert (again["hash"], again["name"]) == (made["hash"], "Ann’s box")


@pytest.mark.parametrize(
    ("file", "problem"),
    [
        ("= 3", "components-unreadable"),
        ("[edition]\ngame = 'raiatea'\n", "components-other-game"),
        ("x" * 300_000, "components-too-long"),
        ("[buying]\nprice = 5\n", "components-block-without-source"),
    ],
)
def test_a_spoilt_file_is_refused_with_the_reason(ann: Person, file: str, problem: str) -> None:
    found = ann.got(ann.post(f"{BALI}/check", draft(file=file)))
    assert problem in [one["problem"]["id"] for one in found["problems"]]


def test_ten_megabytes_are_refused_before_they_are_read(ann: Person) -> None:
    refused = ann.post(f"{BALI}/check", draft(file="x" * 10_000_000))
    assert refused.status_code == 413


def test_the_standard_figures_are_not_saved_once_more(ann: Person) -> None:
    same = ann.http.get(f"{BALI}/standard/file").text
    refused = ann.post(BALI, draft(file=same))
    assert refused.json()["problem"]["id"] == "edition-is-standard"


@pytest.mark.parametrize("path", ["/api/games/chess/editions", f"{BALI}/000000000000", f"{BALI}/000000000000/file"])
def test_what_does_not_exist_is_said(ann: Person, path: str) -> None:
    assert ann.http.get(path).status_code in (400, 404)


def test_a_guest_may_have_many_editions_but_not_without_end(database: str) -> None:
    from motu.server.edition_routes import MOST_OWN
    from motu.server.limits import Limit, Limits

    with running(database, limits=Limits(editions=Limit(1000, 1000))) as server:
        ann = Person(server, "Ann")
        for number in range(MOST_OWN):
            top = change("priest_track", 20 + number, "top")
            ann.got(ann.post("/api/games/raiatea/editions", draft(top, name=f"Box {number}")))
        assert ann.post(BALI, draft(LOOK)).json()["problem"]["id"] == "too-many-editions"


def test_a_bot_says_that_it_plays_without_its_network(ann: Person) -> None:
    """The network for two seats of Bali was trained with the standard figures."""
    made = ann.got(ann.post(BALI, draft(LOOK)))
    for edition, said in ((None, [False, False]), (made["hash"], [False, True])):
        info = ann.seated("bali", "me", "expert", edition=edition)["table"]
        assert [seat["without_network"] for seat in info["seats"]] == said
