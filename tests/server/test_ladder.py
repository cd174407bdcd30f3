"""Rated tables: what they allow, what counts, and that the ladder follows from the results."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from msgspec import structs
from typer.testing import CliRunner

from motu.cli.main import app
from motu.server.ratings.results import player_of, rate
from motu.server.store import Store, open_store
from motu.server.store.rating_rows import GONE, LadderRow, RatedGame, RatedSeat
from tests.server.harness import Json, Person, Server, play_on, running, until

RATED = {"rated": True, "hints": False}


def refused(person: Person, path: str, body: Any) -> str:
    answer = person.post(path, body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["problem"]["id"])


def ladder(person: Person, game: str = "bali") -> Json:
    return person.got(person.http.get(f"/api/ladder/{game}"))


def entry(person: Person, name: str) -> Json | None:
    listed = ladder(person)["entries"]
    return next((one for one in listed if name in (one["name"], one["level"])), None)


def finish(person: Person, table: str) -> None:
    with person.sit(table) as page:
        play_on(page, random.Random(3))


def in_store(database: str, does: Any) -> Any:
    async def run() -> Any:
        store = await open_store(database)
        try:
            return await does(store)
        finally:
            await store.close()

    return asyncio.run(run())


def made_up(number: int, game: str = "bali") -> RatedGame:
    """A result of some people and a bot, always the same for a number."""
    draw = random.Random(number)
    players = draw.sample(["p0", "p1", "p2", "p3", "bot:easy"], draw.randint(2, 4))
    seats = [
        RatedSeat(player=player, name=player.upper(), place=place, points=60 - place, sources={"altar": 60 - place})
        for place, player in enumerate(players)
    ]
    return RatedGame(table=f"table-{number}", game=game, ended=1000.0 + number, seats=seats)


def test_a_rated_table_has_equal_conditions_for_everybody(server: Server) -> None:
    ann = Person(server, "Ann")
    bali = {"game": "bali", "rated": True, "hints": False, "seats": ["me", "easy"]}
    assert refused(ann, "/api/tables", {**bali, "hints": True}) == "rated-hints"
    assert refused(ann, "/api/tables", {**bali, "seats": ["me", "me"]}) == "rated-one-device"
    assert refused(ann, "/api/tables", {**bali, "clock": {"move": 60, "rule": "end"}}) == "rated-clock"
    assert refused(ann, "/api/tables", {**bali, "edition": "0123456789ab"}) == "rated-edition"
    table = ann.create("bali", "me", "easy", **RATED)
    assert ann.got(ann.http.get(f"/api/tables/{table}"))["rated"] is True
    assert refused(ann, f"/api/tables/{table}/link", {}) == "rated-link"
    assert refused(ann, f"/api/tables/{table}/fork", {"at": 0, "seats": ["me", "easy"]}) == "fork-running"
    with ann.sit(table) as page:
        play_on(page, random.Random(1), 2)
        page.drain()
        assert page.scene is not None
        assert page.scene["undo"]["ask"] is False
        asked = page.ask("ask-back", key="ask-back-1", mark=page.scene["mark"])
        assert asked["problem"]["id"] == "rated-take-back"
        assert page.ask("advise", key="advise-01", mark=page.scene["mark"])["kind"] == "refused"
    together = ann.create("bali", "me", "open", **RATED)
    Person(server, "Ben").join(together)
    assert refused(ann, f"/api/tables/{together}/remove", {"seat": 1}) == "rated-remove"


def test_a_game_counts_for_people_and_bots_alike_and_survives_a_restart(database: str) -> None:
    with running(database) as server:
        ann = Person(server, "Ann")
        free = ann.create("bali", "me", "random")
        finish(ann, free)
        table = ann.create("bali", "me", "random", "random", **RATED)
        finish(ann, table)
        until(lambda: entry(ann, "Ann") is not None, "the result")
        own = entry(ann, "Ann")
        assert own is not None
        assert own["rating"]["games"] == 1, "the game that is not rated does not count"
        bot = entry(ann, "random")
        assert bot is not None
        assert (own["rating"]["rating"] - 1500) * (bot["rating"]["rating"] - 1500) <= 0
        assert ladder(ann)["you"] == own
        page = ann.got(ann.http.get(f"/api/players/{own['player']}"))
        assert page["you"] is True
        (played,) = page["games"]
        assert played["latest"][0]["table"] == table
        assert {one["name"] for one in played["rivals"]} == {"random"}
        assert played["rivals"][0]["games"] == 2, "two bots of one level"
        points = next(seat["points"] for seat in played["latest"][0]["seats"] if seat["name"] == "Ann")
        assert sum(one["own"] for one in played["points"]) == pytest.approx(points)
        told = ann.got(ann.http.get("/api/games/bali/statistics"))
        assert told["games"] == 1
        assert sum(seat["wins"] for seat in told["counts"][0]["seats"]) == pytest.approx(1)
        ben = Person(server, "Ben")
        seen = ben.got(ben.http.get(f"/api/players/{own['player']}"))
        assert seen["games"][0]["latest"][0]["table"] == "", "the id of a table is the key to it"
        assert ann.post("/api/me", {"name": "Anna"}).status_code == 204
        assert entry(ann, "Anna") is not None
        assert ben.http.get("/api/players/nobody").status_code == 404
        before = ladder(ben)
        server.kill()
        server.start()
        assert ladder(ben) == before
        mine = ann.got(ann.http.get("/api/me/data"))
        assert mine["ratings"][0]["games"] == 1
        assert ann.post("/api/me/delete").status_code == 204
        after = ladder(ben)["entries"]
        assert [one["name"] for one in after] == ["random"], "who has deleted everything is not listed"
        assert after[0]["rating"] == bot["rating"], "the others keep their results"
        assert ben.http.get(f"/api/players/{own['player']}").status_code == 404


def test_who_leaves_is_last_and_the_table_stays_rated_for_the_others(server: Server) -> None:
    ann, ben, cleo = Person(server, "Ann L"), Person(server, "Ben L"), Person(server, "Cleo L")
    table = ann.create("bali", "me", "open", "open", **RATED)
    ben.join(table, 1)
    cleo.join(table, 2)
    assert ben.post(f"/api/tables/{table}/leave").status_code == 200
    assert cleo.post("/api/me/delete").status_code == 204
    finish(ann, table)
    until(lambda: entry(ann, "Ann L") is not None, "the result")
    own, left = entry(ann, "Ann L"), entry(ann, "Ben L")
    assert own is not None
    assert left is not None
    assert own["rating"]["rating"] > 1500 > left["rating"]["rating"]
    assert entry(ann, "medium") is None, "a bot that takes over plays for who left"
    page = ann.got(ann.http.get(f"/api/players/{left['player']}"))
    seats = page["games"][0]["latest"][0]["seats"]
    assert [(seat["place"], seat["left"]) for seat in seats] == [(0, False), (1, True), (1, True)]
    assert seats[2]["name"] == ""
    assert seats[2]["player"].startswith(GONE)


def test_a_result_that_a_killed_process_left_behind_is_found(database: str) -> None:
    with running(database) as server:
        ann = Person(server, "Ann")
        table = ann.create("bali", "me", "random", **RATED)
        finish(ann, table)
        until(lambda: entry(ann, "Ann") is not None, "the result")
        before = ladder(ann)
        server.kill()

        async def lose(store: Store) -> None:
            fetch: Any = getattr(store, "_fetch")  # noqa: B009 - as if the process had died before
            for name in ("rated_seats", "rated_games", "ratings"):
                await fetch(f"delete from {name}")

        in_store(database, lose)
        server.start()
        until(lambda: entry(ann, "Ann") is not None, "the result again")
        assert ladder(ann) == before


def test_results_are_stored_once_and_recomputing_gives_the_same_numbers(database: str) -> None:
    async def does(store: Store) -> tuple[list[LadderRow], list[RatedGame]]:
        added = [await store.add_rated_game(made_up(number), rate) for number in range(60)]
        assert all(added)
        assert await store.add_rated_game(made_up(7), rate) is False
        await store.add_rated_game(made_up(100, "raiatea"), rate)
        await store.rename_player("p1", "New name")
        before = await store.ladder("bali", 100), await store.rated_games("bali", 100)
        assert await store.recompute_ratings(rate) == 61
        assert (await store.ladder("bali", 100), await store.rated_games("bali", 100)) == before
        return before

    rows, games = in_store(database, does)
    assert "New name" in [row.name for row in rows]
    assert [row.standing.mean - 1.96 * row.standing.deviation for row in rows] == sorted(
        (row.standing.mean - 1.96 * row.standing.deviation for row in rows), reverse=True
    )
    assert [game.number for game in games] == list(range(60, 0, -1))
    assert sum(row.standing.games for row in rows) == sum(len(game.seats) for game in games)


def test_results_of_several_processes_at_the_same_time_build_on_each_other(database: str) -> None:
    async def run() -> None:
        stores = [await open_store(database) for _ in range(3)]
        for first in range(0, 30, 3):
            added = [store.add_rated_game(made_up(first + number), rate) for number, store in enumerate(stores)]
            assert await asyncio.gather(*added) == [True] * 3
        before = await stores[0].ladder("bali", 100)
        await stores[1].recompute_ratings(rate)
        assert await stores[2].ladder("bali", 100) == before
        for store in stores:
            await store.close()

    if database.startswith("postgres"):
        asyncio.run(run())
    else:
        in_store(database, lambda store: store.add_rated_game(made_up(1), rate))


def test_a_player_who_is_forgotten_keeps_nothing_but_the_results_of_others(database: str) -> None:
    guest = "guest-a"

    async def does(store: Store) -> None:
        game = made_up(1)
        own = structs.replace(game.seats[0], player=player_of(guest), name="Ann")
        await store.add_rated_game(structs.replace(game, seats=[own, *game.seats[1:]]), rate)
        others = [row for row in await store.ladder("bali", 10) if row.name != "Ann"]
        await store.forget_player(player_of(guest), f"{GONE}1")
        assert await store.ladder("bali", 10) == others
        assert await store.ratings_of(player_of(guest)) == {}
        (stored,) = await store.rated_games("bali", 10)
        assert (stored.seats[0].player, stored.seats[0].name) == (f"{GONE}1", "")
        await store.recompute_ratings(rate)
        assert await store.ladder("bali", 10) == others

    in_store(database, does)


def test_the_host_lets_bots_play_for_the_ladder_shows_it_and_makes_it_anew(database: str) -> None:
    in_store(database, lambda store: store.check())
    run = CliRunner()
    told = run.invoke(
        app, ["ratings", "bots", "bali", "--games", "3", "--players", "random,easy", "--database", database]
    )
    assert told.exit_code == 0, told.output
    shown = run.invoke(app, ["ratings", "show", "bali", "--json", "--database", database]).output
    assert '"games": 3' in shown
    again = run.invoke(app, ["ratings", "recompute", "--database", database])
    assert "from 3 rated games" in again.output
    assert run.invoke(app, ["ratings", "show", "bali", "--json", "--database", database]).output == shown
    assert "bot: easy" in run.invoke(app, ["ratings", "show", "bali", "--database", database]).output
    alone = run.invoke(app, ["ratings", "bots", "bali", "--players", "easy", "--database", database])
    assert alone.exit_code != 0
