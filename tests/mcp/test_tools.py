"""The tools of `motu mcp`: whole games, what a seat may know, refusals that explain themselves."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import httpx
import pytest

from motu.games import RULES
from motu.research.text.players import ListReader
from motu.words.rulebook import clauses_of
from tests.mcp.clients import KEY, LINK, OVER, POSITION, TABLE, Caller, found, over_http, over_stdio, run, whole_game

TOOLS = {
    "games",
    "rules",
    "new_table",
    "join_table",
    "take_seat",
    "wait_for_turn",
    "look",
    "options",
    "play",
    "undo",
    "log",
    "record",
    "review",
}


def test_the_tools_are_listed_with_descriptions(tools: str) -> None:
    async def ask() -> None:
        async with over_http(tools) as client:
            listed = (await client.list_tools()).tools
            assert {tool.name for tool in listed} == TOOLS
            assert all(tool.description for tool in listed)

    run(ask)


def test_games_and_rules_by_clause(tools: str) -> None:
    async def ask() -> None:
        async with over_http(tools) as client:
            caller = Caller(client)
            text = await caller.call("games")
            assert all(f"{game}: " in text for game in RULES)
            assert "easy, medium, hard, expert" in text
            assert "5 stone less 1" in await caller.call("rules", game="bali", clause="ba-b1")
            for game in RULES:
                for language in ("en", "de", "ru"):
                    number, clause = next(iter(clauses_of(game, language).items()))
                    assert clause in await caller.call("rules", game=game, clause=number, language=language)
            assert "farmer" not in await caller.call("rules", game="bali", language="masked")
            assert "BA-B1" in await caller.refused("rules", game="bali", clause="XX-9")
            assert "bora_bora" in await caller.refused("rules", game="chess")

    run(ask)


@pytest.mark.parametrize("game", RULES)
def test_a_whole_game_against_hard_over_stdio(server: str, game: str) -> None:
    async def play() -> None:
        async with over_stdio(server) as client:
            caller = Caller(client)
            opponents = ["hard"] * (RULES[game].seats[0] - 1)
            text = await caller.call("new_table", game=game, opponents=opponents, seat=2)
            key, table = found(KEY, text), found(TABLE, text)
            assert "you: Player 2" in text
            last = await whole_game(caller, key, seed=1)
            assert "place 1" in last
            record = await caller.call("record", seat=key)
            assert record.startswith("motu record")
            async with httpx.AsyncClient() as browser:
                info = (await browser.get(f"{server}/api/tables/{table}")).json()
            assert info["stage"] == "over"
            assert [seat["level"] for seat in info["seats"]].count("hard") == len(opponents)

    run(play)


def test_after_the_end_a_review_says_what_was_given_away(tools: str) -> None:
    async def play() -> None:
        async with over_http(tools) as client:
            caller = Caller(client)
            key = found(KEY, await caller.call("new_table", game="bali", opponents=["easy"]))
            assert "after the game has ended" in await caller.refused("review", seat=key)
            assert "after the game has ended" in await caller.refused("record", seat=key)
            await whole_game(caller, key, seed=4)
            text = await caller.call("review", seat=key, seconds=60)
            while "is being made" in text:
                text = await caller.call("review", seat=key, seconds=60)
            assert text.startswith("Choices that gave away most")
            assert "game is over" in await caller.refused("play", seat=key, answer="[pass]")

    run(play)


def test_a_seat_is_told_what_it_may_know_and_nothing_else(tools: str) -> None:
    async def play() -> None:
        async with over_http(tools) as client:
            caller = Caller(client)
            text = await caller.call("new_table", game="bali", opponents=["easy", "easy"])
            key, table = found(KEY, text), found(TABLE, text)
            own = json.loads(await caller.call("look", seat=key, json=True))
            watched = json.loads(await caller.call("look", seat=table, json=True))
            assert "hand" in own["seats"][0]
            assert all("hand" not in seat for seat in [*own["seats"][1:], *watched["seats"]])
            assert json.loads(await caller.call("look", seat=found(LINK, text), json=True)) == watched
            assert "Hand: " in await caller.call("look", seat=key)
            assert "Hand: " not in await caller.call("look", seat=table)
            assert "seed" not in await caller.call("log", seat=key)
            assert "not the key of a seat" in await caller.refused("options", seat=table)

    run(play)


def test_variants_languages_editions_and_undo(tools: str) -> None:
    async def play() -> None:
        async with over_http(tools) as client:
            caller = Caller(client)
            text = await caller.call(
                "new_table", game="raiatea", opponents=["easy", "easy"], variants=["oracle"], language="de"
            )
            assert "Gespielte Varianten: Orakel" in text
            changed = RULES["bali"].edition.components.written.replace("_in_front = 1", "_in_front = 2")
            assert changed != RULES["bali"].edition.components.written
            text = await caller.call(
                "new_table", game="bali", opponents=["open"], edition="two masons", edition_file=changed
            )
            table, key = found(TABLE, text), found(KEY, text)
            assert "has not begun" in await caller.refused("look", seat=key)
            joined = await caller.call("join_table", table=table, options_listed=False)
            other = found(KEY, joined)
            assert "stonemason 2" in await caller.call("look", seat=other)
            again = await caller.call("new_table", game="bali", opponents=["easy"], edition="two masons")
            assert "stonemason 2" in await caller.call("look", seat=found(KEY, again))
            keys = [one for one in (key, other) if "## Your choice" in await caller.call("look", seat=one)]
            before = await caller.call("options", seat=keys[0])
            assert "Options" in before
            first = json.loads(await caller.call("options", seat=keys[0], json=True))["options"][0]["token"]
            await caller.call("play", seat=keys[0], answer=first)
            await caller.call("undo", seat=keys[0])
            assert await caller.call("options", seat=keys[0]) == before
            assert "nothing to undo" in await caller.refused("undo", seat=keys[0])

    run(play)


def test_a_second_client_on_the_same_seat_gets_a_clear_answer(server: str, tools: str) -> None:
    async def play() -> None:
        async with over_http(tools, "legacy") as first, over_http(tools, "legacy") as second:
            one, two = Caller(first), Caller(second)
            text = await one.call("new_table", game="bali", opponents=["easy"])
            key, table = found(KEY, text), found(TABLE, text)
            assert "Another client plays this seat" in await two.refused("look", seat=key)
            assert "Another client plays this seat" in await two.refused("play", seat=key, answer="[pass]")
            assert "not open" in await two.refused("join_table", table=table)
            assert "Player 1" in await two.call("look", seat=table)
            taken = found(KEY, await two.call("take_seat", seat=key))
            assert taken != key
            assert "(you)" in await two.call("look", seat=taken)
            assert "has taken this seat over" in await one.refused("look", seat=key)
            assert "works only once" in await one.refused("take_seat", seat=key)
            async with over_stdio(server) as elsewhere:
                third = Caller(elsewhere)
                assert "not the key" in await third.refused("play", seat=taken, answer="[pass]")
                last = found(KEY, await third.call("take_seat", seat=taken))
                assert "(you)" in await third.call("look", seat=last)
            assert "has taken this seat over" in await two.refused("look", seat=taken)

    run(play)


def test_two_clients_without_sessions_cannot_answer_each_others_positions(tools: str) -> None:
    async def play() -> None:
        async with over_http(tools) as first, over_http(tools) as second:
            one, two = Caller(first), Caller(second)
            text = await one.call("new_table", game="bali", opponents=["open"])
            key = found(KEY, text)
            other = found(KEY, await one.call("join_table", table=found(TABLE, text)))
            keys = [each for each in (key, other) if "## Your choice" in await one.call("look", seat=each)]
            seen = await one.call("look", seat=keys[0])
            position = found(POSITION, seen)
            assert found(POSITION, await two.call("options", seat=keys[0])) == position, "both see the same position"
            await one.call("play", seat=keys[0], answer=ListReader(1)(seen), position=position)
            before = await one.call("look", seat=keys[0])
            assert "has changed in the meantime" in await two.refused(
                "play", seat=keys[0], answer=ListReader(1)(seen), position=position
            )
            assert await one.call("look", seat=keys[0]) == before, "the second answer changed nothing"
            await one.call("undo", seat=keys[0])
            assert found(POSITION, await two.call("look", seat=keys[0])) == position
            await two.call("play", seat=keys[0], answer=ListReader(2)(seen), position=f" {position} ")

    run(play)


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("fly", {}, "fly"),
    ("new_table", {"game": "chess", "opponents": ["easy"]}, "no game “chess”"),
    ("new_table", {"game": "bali", "opponents": ["easy"], "edition": "gold"}, "standard"),
    ("new_table", {"game": "bali", "opponents": ["easy"], "edition_file": "[broken"}, "cannot be read"),
    ("new_table", {"game": "bali", "opponents": ["grandmaster"]}, "expert"),
    ("new_table", {"game": "bali", "opponents": ["easy"], "seat": 4}, "no seat 4"),
    ("new_table", {"game": "bali", "opponents": ["easy"], "seat": 9}, "5"),
    ("new_table", {"game": "bali", "opponents": ["easy"] * 7}, "2 to 4"),
    ("new_table", {"game": "raiatea", "opponents": ["easy"]}, "3 to 5"),
    ("new_table", {"game": "bali", "opponents": ["easy"], "variants": ["tane"]}, "demon"),
    ("new_table", {"game": "bali", "opponents": ["easy"], "language": "tlh"}, "masked"),
    ("new_table", {"game": "bali"}, "opponents"),
    ("new_table", {"game": 3, "opponents": "x"}, "string"),
    ("join_table", {"table": "nowhere"}, "no table"),
    ("join_table", {"table": "../../etc"}, "no table"),
    ("take_seat", {"seat": "nowhere.secretsecretsecret"}, "no table"),
    ("wait_for_turn", {"seat": "x"}, "not the key"),
    ("wait_for_turn", {"seat": "x", "seconds": 1e9}, "60"),
    ("look", {"seat": "é"}, "no table"),
    ("look", {"seat": "x" * 1_000_000}, "no table"),
    ("play", {"seat": "x" * 1_000_000, "answer": "[pass]"}, "not the key"),
    ("log", {"seat": "x", "since": -1}, "0"),
    ("rules", {"game": "bali", "clause": "x" * 1_000_000}, "BA-B1"),
]


@pytest.mark.parametrize(("tool", "arguments", "reason"), REFUSED, ids=range(len(REFUSED)))
def test_bad_input_is_refused_with_its_reason(tools: str, tool: str, arguments: dict[str, Any], reason: str) -> None:
    async def ask() -> None:
        async with over_http(tools) as client:
            text = await Caller(client).refused(tool, **arguments)
            assert reason in text
            assert len(text) < 5000
            assert "Traceback" not in text

    run(ask)


def malformed(chance: Random, key: str) -> tuple[str, dict[str, Any]]:
    """A call that can't be right."""
    junk = ["", "x", "[" * 40, "\0", "🥥" * 50, "[dance]", "]pass[", "[]", "x" * 5000, -1, 1.5, None, [], {}, True]
    tool = chance.choice(sorted(TOOLS - {"games"}))
    arguments: dict[str, Any] = {}
    for name in ("seat", "table", "game", "opponents", "answer", "clause", "seconds", "since"):
        if chance.random() < 0.6:
            arguments[name] = chance.choice(junk)
    if tool == "play":
        arguments = {"seat": key, "answer": chance.choice([one for one in junk if one != ""])}
    elif tool == "rules":
        arguments |= {"game": chance.choice(["chess", "", 7])}
    elif tool == "new_table":
        arguments |= {"opponents": chance.choice([["king"], "easy", 3, []])}
    elif tool == "undo":
        arguments = {"seat": chance.choice(["", key[:-1], key + "x", 5])}
    return tool, arguments


async def changes_nothing(caller: Caller, calls: int, seed: int) -> None:
    """Call tools wrongly; every call is refused and the table stays as it was."""
    chance = Random(seed)
    key = found(KEY, await caller.call("new_table", game="bali", opponents=["open"]))
    table = key.partition(".")[0]
    other = found(KEY, await caller.call("join_table", table=table))
    before = [await caller.call("look", seat=one) for one in (key, other, table)]
    for _ in range(calls):
        tool, arguments = malformed(chance, key)
        text = await caller.refused(tool, **arguments)
        assert text
        assert "Traceback" not in text
        assert text.rstrip() != f"Error executing tool {tool}", f"{tool} {arguments} crashed"
    assert [await caller.call("look", seat=one) for one in (key, other, table)] == before


def test_malformed_calls_change_nothing(tools: str) -> None:
    """`python -m benchmarks.agents malformed` makes a thousand."""

    async def ask() -> None:
        async with over_http(tools) as client:
            await changes_nothing(Caller(client), 60, seed=1)

    run(ask)


def test_the_rest_of_a_game_after_wrong_answers(tools: str) -> None:
    async def play() -> None:
        async with over_http(tools) as client:
            caller = Caller(client)
            key = found(KEY, await caller.call("new_table", game="bali", opponents=["easy"]))
            await caller.call("wait_for_turn", seat=key)
            assert "“dance” is not possible here" in await caller.refused("play", seat=key, answer="[dance]")
            assert "too long" in await caller.refused("play", seat=key, answer="[" + "x" * 1_000_000 + "]")
            assert OVER in await whole_game(caller, key, seed=2)

    run(play)
