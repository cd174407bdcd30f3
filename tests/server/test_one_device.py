"""Several people at one device: the seat of whoever is asked is shown, and nobody else may sit down there."""

from __future__ import annotations

import random

import pytest

from tests.server.harness import Person, Server, Socket


def asked_seat(page: Socket) -> int:
    """The seat that the device shows, once it is asked."""
    while not page.options():
        page.hear()
    return int(page.whole["table"]["you"])


def is_over(page: Socket) -> bool:
    return page.scene is not None and page.scene["result"] is not None


def mark_of(page: Socket) -> str:
    assert page.scene is not None
    return str(page.scene["mark"])


def move(page: Socket, chance: random.Random) -> None:
    """Answer at random, and hear what came of it."""
    mark = mark_of(page)
    said = page.answer(chance.choice(page.options())["token"])
    assert said["kind"] == "done", said
    while mark_of(page) == mark:
        page.hear()


@pytest.mark.parametrize(("game", "seats"), [("bali", 3), ("bora_bora", 3), ("raiatea", 4)])
def test_a_whole_game_on_one_device(server: Server, game: str, seats: int) -> None:
    """With secret choices, too: each sees only their own, one after the other."""
    ann = Person(server, "Ann")
    table = ann.create(game, *["me"] * (seats - 1), "easy", names=["", "Ben"])
    chance = random.Random(game)
    shown = set()
    with ann.sit(table) as page:
        info = page.whole["table"]
        assert info["one_device"]
        names = [seat["name"] for seat in info["seats"]][: seats - 1]
        assert names[:2] == ["Ann", "Ben"][: seats - 1]
        assert len(set(names)) == len(names)
        assert all(seat["here"] for seat in info["seats"][: seats - 1])
        while not is_over(page):
            if not page.options():
                page.hear()
                continue
            seat = int(page.whole["table"]["you"])
            assert page.scene is not None
            assert seat in page.scene["view"]["asked"]
            shown.add(seat)
            move(page, chance)
    assert shown == set(range(seats - 1))


def test_what_somebody_else_at_the_device_did_can_be_undone(server: Server) -> None:
    ann, chance = Person(server, "Ann"), random.Random(1)
    with ann.sit(ann.create("bali", "me", "me")) as page:
        first = asked_seat(page)
        answers = 0
        while asked_seat(page) == first:
            move(page, chance)
            answers += 1
        for left in range(answers, 0, -1):
            asked_seat(page)
            mark = mark_of(page)
            assert page.undo()["kind"] == "done"
            while mark_of(page) == mark or not page.options():
                page.hear()
            assert page.whole["table"]["you"] == first, left
        assert page.undo()["problem"]["id"] == "nothing-to-undo"


def test_a_device_is_not_shared_with_others(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    seated = ann.seated("bali", "me", "me", "easy")
    table = seated["table"]["id"]
    assert seated["secret"] is None
    assert ben.post(f"/api/tables/{table}/join").json()["problem"]["id"] == "no-open-seat"
    assert ann.post(f"/api/tables/{table}/link").json()["problem"]["id"] == "one-device-stays"
    with ben.sit(table) as page:
        assert page.whole["table"]["you"] is None
        assert page.options() == []
    assert ann.post(f"/api/tables/{table}/leave").status_code in (200, 204)
    with ben.sit(table) as page:
        assert all(seat["kind"] == "bot" for seat in page.whole["table"]["seats"]), "all of them left"


def test_a_game_with_one_device_survives_a_restart_and_is_played_again(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.create("bali", "me", "me", names=["Ann", "Ben"])
    chance = random.Random(3)
    with ann.sit(table) as page:
        while not is_over(page):
            if page.options():
                move(page, chance)
            else:
                page.hear()
    again = ann.got(ann.post(f"/api/tables/{table}/rematch"))["table"]
    with ann.sit(again) as page:
        assert page.whole["table"]["one_device"]
        assert [seat["name"] for seat in page.whole["table"]["seats"]] == ["Ann", "Ben"]


def test_people_who_have_gone_for_good_share_no_device(server: Server) -> None:
    """Of a finished game only their seats are left, which belong to nobody."""
    ann, ben, cleo = (Person(server, name) for name in ("Ann", "Ben", "Cleo"))
    table = ann.create("bali", "me", "open", "open")
    ben.join(table)
    cleo.join(table)
    chance = random.Random(5)
    with ann.sit(table) as first, ben.sit(table) as second, cleo.sit(table) as third:
        pages = [first, second, third]
        while not is_over(first):
            asked = next((page for page in pages if page.options()), None)
            if asked is not None:
                asked.answer(chance.choice(asked.options())["token"])
            for page in pages:
                page.drain(0.02)
    for gone in (ben, cleo):
        assert gone.post("/api/me/delete").status_code in (200, 204)
    with ann.sit(table) as page:
        assert [seat["kind"] for seat in page.whole["table"]["seats"]] == ["person"] * 3
        assert not page.whole["table"]["one_device"]
