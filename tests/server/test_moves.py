"""The walk of a move: known keys, stale marks, whose it is; first kept, then told; undo up to what came to light."""

from __future__ import annotations

import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

from tests.server.harness import Json, Person, Server, Socket, play_on, running


def two_people(server: Server, game: str = "bali", **more: object) -> tuple[Person, Person, str]:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.create(game, "me", "open", **more)
    ben.join(table)
    return ann, ben, table


def by_turn(first: Socket, second: Socket) -> tuple[Socket, Socket]:
    """Who is asked, and who is not."""
    return (first, second) if first.options() else (second, first)


def test_an_answer_is_acknowledged_and_both_seats_see_it(server: Server) -> None:
    ann, ben, table = two_people(server)
    with ann.sit(table) as hers, ben.sit(table) as his:
        asked, other = by_turn(hers, his)
        before = asked.scene
        assert before is not None
        assert asked.answer(asked.options()[0]["token"])["kind"] == "done"
        told = other.expect("moved")["scene"]
        assert told["since"] == len(before["log"])
        assert [line["id"] for line in told["log"]]
        assert told["view"]["asked"] == asked.whole["scene"]["view"]["asked"]


def test_the_same_message_ten_times_is_done_once_and_acknowledged_ten_times(server: Server) -> None:
    ann, ben, table = two_people(server)
    with ann.sit(table) as hers, ben.sit(table) as his:
        asked, _ = by_turn(hers, his)
        assert asked.scene is not None
        message: Json = {
            "kind": "answer",
            "key": "the-same-key",
            "mark": asked.scene["mark"],
            "token": asked.options()[0]["token"],
        }
        for _ in range(10):
            asked.send(message)
        answers = [asked.expect("done", "refused") for _ in range(10)]
        assert answers == [{"kind": "done", "key": "the-same-key"}] * 10
    assert entries_kept(server, table) == 1


def entries_kept(server: Server, table: str) -> int:
    """How many entries the store holds of a table, read beside the running server."""
    with closing(sqlite3.connect(server.launch.database.removeprefix("sqlite:///"))) as database:
        (count,) = database.execute("select count(*) from entries where table_id = ?", [table]).fetchone()
        return int(count)


def test_of_two_tabs_that_answer_at_once_one_wins_and_the_other_is_shown_the_table(server: Server) -> None:
    ann, ben, table = two_people(server)
    with ann.sit(table) as hers, ben.sit(table) as his:
        person = ann if hers.options() else ben
        with person.sit(table) as tab, person.sit(table) as other:
            tokens = [option["token"] for option in tab.options()][:2]

            def attempt(page: Socket, token: str) -> Json:
                return page.answer(token)

            with ThreadPoolExecutor(2) as both:
                told = list(both.map(attempt, [tab, other], tokens))
            assert sorted(answer["kind"] for answer in told) == ["done", "refused"]
            refused = next(answer for answer in told if answer["kind"] == "refused")
            assert refused["problem"]["id"] == "stale"
            assert refused["scene"]["mark"] != tab.whole["scene"]["mark"]
        hers.drain(0.1)
        his.drain(0.1)


def test_an_answer_to_what_is_no_longer_asked_is_stale(server: Server) -> None:
    ann, ben, table = two_people(server)
    with ann.sit(table) as hers, ben.sit(table) as his:
        asked, _ = by_turn(hers, his)
        assert asked.scene is not None
        mark = asked.scene["mark"]
        asked.answer(asked.options()[0]["token"])
        refused = asked.answer("buy rice", mark=mark)
        assert refused["problem"]["id"] == "stale"
        assert refused["scene"]["since"] == 0


def test_only_listed_options_of_the_own_decision_are_taken(server: Server) -> None:
    ann, ben, table = two_people(server)
    with ann.sit(table) as hers, ben.sit(table) as his, Person(server).sit(table) as watching:
        asked, other = by_turn(hers, his)
        token = asked.options()[0]["token"]
        assert asked.answer("fly to the moon")["problem"]["id"] == "not-an-option"
        assert other.answer(token)["problem"]["id"] == "not-your-decision"
        assert watching.answer(token)["problem"]["id"] == "not-seated"
        assert watching.undo()["problem"]["id"] == "not-seated"
        assert asked.answer(token)["kind"] == "done", "nothing was lost by it"


def test_a_key_of_another_seat_or_table_does_nothing_here(server: Server) -> None:
    ann, ben, table = two_people(server)
    with ann.sit(table) as hers, ben.sit(table) as his:
        asked, other = by_turn(hers, his)
        asked.answer(asked.options()[0]["token"], key="used-by-one-seat")
        other.expect("moved")
        refused = other.answer("buy rice", key="used-by-one-seat")
        assert refused["problem"]["id"] == "key-taken"
    ann, ben, table = two_people(server)
    with ann.sit(table) as hers, ben.sit(table) as his:
        asked, other = by_turn(hers, his)
        assert asked.answer(asked.options()[0]["token"], key="used-by-one-seat")["kind"] == "done"
        assert other.expect("moved"), "at another table it is another message"


def test_after_the_end_nothing_is_answered(server: Server) -> None:
    ann = Person(server)
    table = ann.create("bali", "me", "random")
    with ann.sit(table) as page:
        play_on(page, random.Random(4))
        assert page.answer("buy rice")["problem"]["id"] == "game-is-over"
        assert page.undo()["problem"]["id"] in ("undo-barred", "undo-not-yours", "nothing-to-undo")


def test_before_the_game_nothing_is_answered(server: Server) -> None:
    ann = Person(server)
    table = ann.create("bali", "me", "open")
    with ann.sit(table) as page:
        refused = page.ask("answer", key="key-0001", mark="", token="buy rice")
        assert refused["problem"]["id"] == "not-begun"
        assert page.ask("look", at=0)["problem"]["id"] == "not-begun"


def test_an_answer_is_taken_back_and_the_log_with_it(server: Server) -> None:
    ann, ben, table = two_people(server)
    with ann.sit(table) as hers, ben.sit(table) as his:
        asked, other = by_turn(hers, his)
        assert asked.scene is not None
        before = asked.scene
        assert not before["undo"]["allowed"]
        option = next(option for option in asked.options() if not option["irreversible"])
        asked.answer(option["token"])
        asked.drain(0.1)
        assert asked.scene["undo"]["allowed"]
        other.drain(0.1)
        assert other.undo()["problem"]["id"] == "undo-not-yours"
        assert asked.undo()["kind"] == "done"
        asked.drain(0.1)
        assert asked.scene["view"] == before["view"]
        assert asked.scene["choices"] == before["choices"]
        assert asked.scene["since"] == len(before["log"])
        assert asked.scene["log"] == []
        other.drain(0.1)
        assert other.scene is not None
        assert other.scene["since"] == len(before["log"])


def test_what_an_option_would_bring_is_told_and_comes_true(server: Server) -> None:
    ann, ben, table = two_people(server)
    with ann.sit(table) as hers, ben.sit(table) as his:
        checked = 0
        chance = random.Random(6)
        while checked < 20:
            asked, other = by_turn(hers, his)
            option = chance.choice(asked.options())
            asked.answer(option["token"])
            asked.drain(0.05)
            other.drain(0.05)
            assert asked.scene is not None
            if asked.scene["result"]:
                break
            if not option["irreversible"]:
                assert asked.scene["log"] == option["preview"]
                checked += 1
            else:
                assert not asked.scene["undo"]["allowed"]
        assert checked


def test_a_bots_answer_reaches_everybody_one_by_one(server: Server) -> None:
    ann = Person(server)
    table = ann.create("bali", "me", "greedy", "greedy", "greedy")
    with ann.sit(table) as page:
        play_on(page, random.Random(8), answers=6)
        page.drain(0.5)
        moves = [frame for frame in page.frames if '"kind":"moved"' in frame]
        assert len(moves) > 10


def test_a_graceful_stop_loses_nothing(tmp_path: object) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        ann = Person(server)
        table = ann.create("bali", "me", "greedy")
        with ann.sit(table) as page:
            play_on(page, random.Random(9), answers=5)
            server.stop()
            assert page.close_code() in (1001, 1012)
        server.start()
        with ann.sit(table) as page:
            assert len(page.whole["scene"]["log"]) > 5
            play_on(page, random.Random(9))


def test_among_bots_everything_can_be_taken_back(server: Server) -> None:
    """The bots consent: over their answers and over cards that came to light. Among people that stays barred."""
    ann = Person(server)
    table = ann.create("bali", "me", "random", "random")
    chance = random.Random(9)
    with ann.sit(table) as page:
        before = []
        for _ in range(8):
            while not page.options():
                page.expect("moved")
            assert page.scene is not None
            before.append(page.scene["view"])
            page.answer(chance.choice(page.options())["token"])
        while not page.options():
            page.expect("moved")
        assert not any(option["irreversible"] for option in page.options())
        for view in reversed(before):
            assert page.scene is not None
            assert page.scene["undo"]["allowed"]
            assert page.undo()["kind"] == "done"
            page.drain()
            assert page.scene["view"] == view
