"""Coming back on another device: by passkey, by a link from a mail; avatars, and one's games as files."""

from __future__ import annotations

import csv
import io
import json
import random
import re
import zipfile

import pytest

from motu import Record
from motu.server.games_of_guest import harmless
from motu.server.notifications.service import NotificationOptions
from tests.server.authenticator import Authenticator
from tests.server.harness import ROOT, Json, Person, Server, play_on, running, until
from tests.server.receivers import mail_server

FINISHED = (ROOT / "tests/recorded/bali/3-players.motu").read_text(encoding="utf-8")
SITE = "127.0.0.1"


def refused(person: Person, path: str, body: object = None) -> str:
    answer = person.post(path, body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["problem"]["id"])


def identity(person: Person) -> Json:
    return person.got(person.http.get("/api/me/identity"))


def with_passkey(person: Person) -> Authenticator:
    """A person who has made a passkey."""
    key = Authenticator(SITE, person.server.url)
    begun = person.got(person.post("/api/me/passkeys/begin"))
    assert begun["site"] == SITE
    told = person.got(person.post("/api/me/passkeys", key.create(begun["challenge"])))
    assert [one["name"] for one in told["passkeys"]][-1:] == ["test key"]
    return key


def challenge(person: Person) -> str:
    return str(person.got(person.post("/api/passkeys/begin"))["challenge"])


def enter(person: Person, key: Authenticator) -> int:
    return person.post("/api/passkeys/enter", key.use(challenge(person))).status_code


def test_a_passkey_leads_back_to_ones_seats_on_another_device(database: str) -> None:
    with running(database) as server:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        table = ann.create("bali", "me", "open")
        ben.join(table)
        key = with_passkey(ann)
        phone = Person(server)
        assert enter(phone, key) == 204
        assert phone.welcome()["name"] == "Ann"
        assert [one["id"] for one in phone.welcome()["mine"]] == [table]
        with phone.sit(table) as page, ann.sit(table) as first:
            assert page.whole["table"]["you"] == first.whole["table"]["you"] == 0
            mover = page if page.options() else None
            if mover is not None:
                assert mover.answer(mover.options()[0]["token"])["kind"] == "done"
        (device,) = identity(ann)["devices"]
        assert device["here"] is False
        assert identity(phone)["devices"][0]["here"] is True
        server.kill()
        server.start()
        assert phone.welcome()["name"] == "Ann"
        assert ann.got(ann.post("/api/me/devices/remove", {"id": device["id"]}))["devices"] == []
        assert phone.welcome()["name"] != "Ann", "signed out"
        assert ann.welcome()["name"] == "Ann", "the first device stays"
        assert enter(phone, key) == 204
        gone = ann.got(ann.post("/api/me/passkeys/remove", {"id": identity(ann)["passkeys"][0]["id"]}))
        assert gone["passkeys"] == []
        assert refused(Person(server), "/api/passkeys/enter", key.use(challenge(ann))) == "passkey-unknown"


def test_a_passkey_that_does_not_fit_is_refused_and_nothing_is_lost(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    key = with_passkey(ann)
    elsewhere = Authenticator(SITE, "https://other.example")
    begun = eve.got(eve.post("/api/me/passkeys/begin"))["challenge"]
    assert refused(eve, "/api/me/passkeys", elsewhere.create(begun)) == "passkey-other-site"
    begun = eve.got(eve.post("/api/me/passkeys/begin"))["challenge"]
    other_name = Authenticator("other.example", server.url)
    assert refused(eve, "/api/me/passkeys", other_name.create(begun)) == "passkey-other-site"
    begun = ann.got(ann.post("/api/me/passkeys/begin"))["challenge"]
    assert refused(eve, "/api/me/passkeys", Authenticator(SITE, server.url).create(begun)) == "passkey-too-late"
    assert refused(eve, "/api/me/passkeys", key.create("x" * 43)) == "passkey-too-late"
    begun = eve.got(eve.post("/api/me/passkeys/begin"))["challenge"]
    assert refused(eve, "/api/me/passkeys", key.create(begun)) == "too-many-passkeys", "it is Ann's"

    used = key.use(challenge(eve))
    assert eve.post("/api/passkeys/enter", used).status_code == 204
    assert refused(Person(server), "/api/passkeys/enter", used) == "passkey-too-late", "a challenge is answered once"
    copied = key.use(challenge(eve))
    key.counter -= 2
    assert eve.post("/api/passkeys/enter", copied).status_code == 204
    assert refused(Person(server), "/api/passkeys/enter", key.use(challenge(eve))) == "passkey-copied"
    key.counter += 5
    forged = Authenticator(SITE, server.url)
    forged.id, forged.counter = key.id, 50
    stranger = Person(server, "Stranger")
    assert refused(stranger, "/api/passkeys/enter", forged.use(challenge(stranger))) == "passkey-wrong-signature"
    key.flags = 0
    assert refused(stranger, "/api/passkeys/enter", key.use(challenge(stranger))) == "passkey-nobody-there"
    for spoilt in ("client_data", "authenticator", "signature", "id"):
        key.flags = 1
        body = key.use(challenge(stranger)) | {spoilt: "e30"}
        assert refused(stranger, "/api/passkeys/enter", body).startswith("passkey-")
    assert stranger.welcome()["name"] == "Stranger"
    assert identity(stranger)["passkeys"] == []
    long = key.use(challenge(stranger)) | {"name": "x" * 10_000}
    assert refused(stranger, "/api/passkeys/enter", long) == "unreadable-message"
    assert stranger.post("/api/me", {"name": "y" * 10_000}).status_code == 400
    assert ann.welcome()["name"] == "Ann"


def test_a_link_by_mail_leads_back_once(database: str) -> None:
    with mail_server() as (smtp, mails):
        options = NotificationOptions(smtp=smtp, mail_from="motu@example.org")
        with running(database, notifications=options) as server:
            ann = Person(server, "Ann")
            body = {"target": {"kind": "mail", "address": "Ann@Example.org"}, "language": "de"}
            told = ann.got(ann.post("/api/me/recovery", body))
            assert (told["address"], told["confirmed"]) == ("ann@example.org", False)
            until(lambda: len(mails.mails) == 1, "the first mail")
            assert "zurückkommen" in str(mails.mails[0]["Subject"]).lower()
            text = mails.mails[0].get_content()
            secret = re.findall(r"/recover/([\w-]+)", text)[0]
            stranger = Person(server)
            assert stranger.post("/api/recovery", body).status_code == 204
            assert ann.post(f"/api/recovery/{secret}").status_code == 204
            assert identity(ann)["confirmed"] is True
            assert len(mails.mails) == 1, "an address that was not confirmed is sent nothing"
            assert refused(stranger, f"/api/recovery/{secret}") == "recovery-link-used"

            phone = Person(server)
            assert phone.post("/api/recovery", body).status_code == 204
            unknown = {"target": {"kind": "mail", "address": "nobody@example.org"}}
            assert phone.post("/api/recovery", unknown).status_code == 204, "the same answer for everybody"
            until(lambda: len(mails.mails) == 2, "the second mail")
            secret = re.findall(r"/recover/([\w-]+)", mails.mails[1].get_content())[0]
            assert phone.post(f"/api/recovery/{secret}", {"name": "my phone"}).status_code == 204
            assert phone.welcome()["name"] == "Ann"
            assert [one["name"] for one in identity(ann)["devices"]] == ["my phone"]
            data = phone.got(phone.http.get("/api/me/data"))
            assert {one["kind"] for one in data["ways_back"]} == {"device", "mail"}
            assert phone.post("/api/me/delete").status_code == 204
            assert ann.got(ann.http.get("/api/me/identity"))["address"] == ""
            assert identity(phone)["devices"] == []


def test_without_a_mail_server_that_is_said(server: Server) -> None:
    ann = Person(server, "Ann")
    body = {"target": {"kind": "mail", "address": "ann@example.org"}}
    assert refused(ann, "/api/me/recovery", body) == "no-mail-server"
    assert refused(ann, "/api/recovery", body) == "no-mail-server"
    assert identity(ann)["sends_mail"] is False
    assert identity(ann)["address"] == ""


def test_an_avatar_is_shown_at_ones_tables(database: str) -> None:
    with running(database) as server:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        table = ann.create("bali", "me", "open")
        with ann.sit(table) as page:
            told = ann.got(ann.post("/api/me/avatar", {"art": "turtle", "colour": "coral"}))
            assert told["avatar"] == "turtle-coral"
            while page.expect("people")["table"]["seats"][0]["avatar"] != "turtle-coral":
                pass
        ben.post("/api/me/avatar", {"art": "canoe"})
        seats = ben.join(table)["table"]["seats"]
        assert [seat["avatar"] for seat in seats] == ["turtle-coral", "canoe-lagoon"]
        assert refused(ann, "/api/me/avatar", {"art": "dragon"}) == "unreadable-message"
        ann.got(ann.post("/api/me/avatar", {"art": None}))
        assert identity(ann)["avatar"] == ""
        assert ben.post("/api/me/delete").status_code == 204
        seats = ann.got(ann.http.get(f"/api/tables/{table}"))["seats"]
        assert seats[1]["avatar"] == ""


def test_ones_games_are_given_as_files(server: Server) -> None:
    ann = Person(server, "Ann")
    imported = ann.bring(FINISHED, "me", "easy", "hard")
    played = ann.create("bali", "me", "random", title="=Evening")
    with ann.sit(played) as page:
        play_on(page, random.Random(1))
        result = (page.scene or {})["result"]
    ann.create("bali", "me", "random")
    zipped = zipfile.ZipFile(io.BytesIO(ann.http.get("/api/me/games/records").content))
    texts = [zipped.read(name).decode() for name in zipped.namelist()]
    assert len(texts) == 2, "games that are not over would tell too much"
    assert Record.load(FINISHED).entries in [Record.load(text).entries for text in texts]
    text = ann.http.get("/api/me/games/csv").content.decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["game"] for row in rows] == ["bali", "bali"]
    assert rows[0]["title"] == "'=Evening", "no spreadsheet takes it for a formula"
    assert int(rows[0]["my points"]) == result["scores"][0]
    assert int(rows[0]["my place"]) == result["places"][0] + 1
    stats = json.loads(ann.http.get("/api/me/games/bgstats").content)
    assert stats["players"][0]["name"] == "Ann"
    assert [len(play["playerScores"]) for play in stats["plays"]] == [2, 3]
    own = next(score for score in stats["plays"][0]["playerScores"] if score["playerRefId"] == 1)
    assert own["score"] == str(result["scores"][0])
    assert stats["games"] == [stats["games"][0]]
    assert {play["gameRefId"] for play in stats["plays"]} == {1}
    assert imported
    fresh = Person(server)
    fresh.http.cookies.clear()
    assert fresh.http.get("/api/me/games/csv").status_code == 403


@pytest.mark.parametrize("cell", ["=1+1", "@x", "+1", "-1"])
def test_cells_are_no_formulas(cell: str) -> None:
    assert harmless(cell) == f"'{cell}"
    assert harmless(3) == 3
