"""The tools of the MCP server. Each says in its description what it does; every refusal explains itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Annotated, Any, ParamSpec

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from motu.core.errors import BadOption, Illegal, MotuError
from motu.games import RULES, rules_of
from motu.mcp.host import ServerRefusal
from motu.mcp.places import Places
from motu.mcp.seat import Place
from motu.mcp.telling import (
    as_json,
    plain,
    refused,
    told_introduction,
    told_log,
    told_options,
    told_review,
    told_table,
    words_at,
    words_of,
)
from motu.players import LEVELS
from motu.research.text.answers import LONGEST, Misread, read_answer
from motu.research.text.prompts import explained, offered
from motu.server.http_messages import EditionCheck, EditionDraft, EditionSummary, NewTable, ReviewState
from motu.telling.text_words import TEXT_LANGUAGES
from motu.words.rulebook import clauses, page_of

INSTRUCTIONS = (
    "Board games against bots. Call games, then new_table; it returns your seat key and the rules in short. Then "
    "repeat: wait_for_turn, which tells what you see and asks you, and play with one option. After the end: record, "
    "review. A person can watch at the link of the table."
)
STANDARD = "standard"
MOST_REASONS = 5
"""How many problems of a file are told at once."""

Seat = Annotated[str, Field(description="Your seat key, as new_table, join_table or take_seat returned it.")]
SeatOrTable = Annotated[str, Field(description="Your seat key, or the id or link of a table to watch.")]
Language = Annotated[str, Field(description="One of: " + ", ".join(TEXT_LANGUAGES) + ".")]
Listed = Annotated[bool, Field(description="Whether questions list the options.")]
Seconds = Annotated[float, Field(ge=0, le=60, description="How long to wait at most.")]

P = ParamSpec("P")


def clearly(tool: Callable[P, Awaitable[str]]) -> Callable[P, Awaitable[str]]:
    """A tool whose refusals are sentences that the client reads."""

    @wraps(tool)
    async def wrapped(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return await tool(*args, **kwargs)
        except MotuError as error:
            raise ToolError(refused(error, "en")) from error

    return wrapped


def client_of(context: Context[Any, Any]) -> str | None:
    """Which client calls, where sessions tell clients apart."""
    headers = context.headers
    return None if headers is None else headers.get("mcp-session-id")


def add_tools(mcp: MCPServer[Any], places: Places) -> None:
    """Register all tools."""
    add_information(mcp)
    add_tables(mcp, places)
    add_play(mcp, places)
    add_afterwards(mcp, places)


def add_information(mcp: MCPServer[Any]) -> None:
    @mcp.tool(structured_output=False)
    @clearly
    async def games(language: Language = "en") -> str:
        """List the games: seats, variants, and the levels of the bots."""
        check_language(language)
        lines = []
        for rules in RULES.values():
            words = words_of(rules.name, language)
            lines.append(f"{rules.name}: {words.shown(words.say('title') + '. ' + words.say('tagline'))}")
            lines.append(f"  seats {rules.seats[0]} to {rules.seats[-1]}; variants: {', '.join(rules.options)}")
        return "\n".join([*lines, f"levels of bots: {', '.join(LEVELS)}"])

    @mcp.tool(structured_output=False)
    @clearly
    async def rules(
        game: str,
        clause: Annotated[
            str,
            Field(description="Empty: the rules in short. A number such as BA-B1, its beginning, or all."),
        ] = "",
        language: Language = "en",
    ) -> str:
        """Explain the rules of a game: in short, one clause by its number, or the whole page."""
        rules_of(game)
        check_language(language)
        if not clause.strip():
            words = words_of(game, language)
            return words.shown(words.say("digest"))
        if clause.strip().lower() == "all":
            return page_of(game, language)
        return "\n".join(f"{number}: {text}" for number, text in clauses(game, clause, language).items())


def check_language(language: str) -> None:
    """Raise BadOption, with all languages, for an unknown one."""
    if language not in TEXT_LANGUAGES:
        raise BadOption("unknown-language", language=language[:40], allowed=list(TEXT_LANGUAGES))


def add_tables(mcp: MCPServer[Any], places: Places) -> None:
    def seated(key: str, place: Place) -> str:
        assert place.info is not None
        assert place.info.you is not None, "somebody sat down"
        lines = [
            f"table: {place.table}",
            f"seat: {key}",
            f"you: {words_at(place).seat(place.info.you)}",
            f"watch: {places.url}/t/{place.table}",
            f"edition: {place.info.edition.name or STANDARD} ({place.info.edition.hash})",
        ]
        return "\n".join([*lines, "", told_introduction(place)])

    @mcp.tool(structured_output=False)
    @clearly
    async def new_table(
        context: Context[Any, Any],
        game: str,
        opponents: Annotated[
            list[str],
            Field(description="Clockwise from your left: levels of bots, or open for somebody who joins later."),
        ],
        seat: Annotated[int, Field(ge=1, le=5, description="Your seat, from 1.")] = 1,
        variants: Annotated[tuple[str, ...], Field(description="Variants to play with.")] = (),
        edition: Annotated[
            str, Field(description="The figures to play with: standard, or the hash or name of an edition.")
        ] = STANDARD,
        edition_file: Annotated[str, Field(description="A components file of your own, as text.")] = "",
        title: Annotated[str, Field(description="What the table is called.")] = "",
        language: Language = "en",
        options_listed: Listed = True,
    ) -> str:
        """Set up a table against bots and sit down. Returns your seat key, the link to watch, and the rules."""
        found = rules_of(game)
        check_language(language)
        count = len(opponents) + 1
        if seat > count:
            raise BadOption("unknown-seat", number=seat, least=1, most=count)
        seats = ["me"] * count
        for away, opponent in enumerate(opponents, seat):
            seats[away % count] = opponent
        for variant in variants:
            if variant not in found.options:
                raise BadOption("unknown-option", game=game, option=variant[:40], allowed=sorted(found.options))
        if count not in found.seats:
            raise BadOption("bad-seats", game=game, seats=count, least=found.seats[0], most=found.seats[-1])
        wanted = NewTable(
            game=game,
            seats=seats,
            options=dict.fromkeys(variants, True),
            title=title[:40],
            edition=await edition_hash(places, game, edition, edition_file),
        )
        return seated(*await places.new_table(wanted, language, options_listed, client_of(context)))

    @mcp.tool(structured_output=False)
    @clearly
    async def join_table(
        context: Context[Any, Any],
        table: Annotated[str, Field(description="The id or link of the table.")],
        seat: Annotated[int | None, Field(ge=1, le=5, description="The seat, from 1; by default any open one.")] = None,
        language: Language = "en",
        options_listed: Listed = True,
    ) -> str:
        """Take an open seat at a table that somebody else has set up. Returns your seat key."""
        check_language(language)
        place = None if seat is None else seat - 1
        return seated(*await places.join(table, place, language, options_listed, client_of(context)))

    @mcp.tool(structured_output=False)
    @clearly
    async def take_seat(
        context: Context[Any, Any], seat: Seat, language: Language = "en", options_listed: Listed = True
    ) -> str:
        """Go on at a seat that another client plays. Returns a new key; the old one does not work any longer."""
        check_language(language)
        return seated(*await places.take_over(seat, language, options_listed, client_of(context)))


async def edition_hash(places: Places, game: str, edition: str, file: str) -> str | None:
    """The hash of an edition by name or hash, or of a file, which is saved first. None is the standard edition."""
    if edition in ("", STANDARD) and not file:
        return None
    host = await places.editor()
    if file:
        draft = EditionDraft(name=edition if edition not in ("", STANDARD) else "own figures", file=file)
        checked = await host.post(f"/api/games/{game}/editions/check", EditionCheck, draft)
        if checked.problems:
            reasons = [ServerRefusal(one.problem.id, **one.problem.details) for one in checked.problems]
            raise ToolError(" ".join(refused(reason, "en") for reason in reasons[:MOST_REASONS]))
        return (await host.post(f"/api/games/{game}/editions", EditionSummary, draft)).hash
    known = await host.get(f"/api/games/{game}/editions", list[EditionSummary])
    for one in known:
        if edition in (one.hash, one.name):
            return one.hash
    allowed = [STANDARD, *(one.name or one.hash for one in known if not one.standard)]
    raise BadOption("unknown-edition", edition=edition[:40], game=game, allowed=allowed)


def add_play(mcp: MCPServer[Any], places: Places) -> None:
    @mcp.tool(structured_output=False)
    @clearly
    async def wait_for_turn(context: Context[Any, Any], seat: Seat, seconds: Seconds = 30) -> str:
        """Wait until you have to decide or the game is over. Tells what happened, what you see, and the question."""
        place = await places.seat(seat, client_of(context))
        await place.wait_for_turn(seconds)
        return told_table(place, with_log=True)

    @mcp.tool(structured_output=False)
    @clearly
    async def look(
        context: Context[Any, Any],
        seat: SeatOrTable,
        json: Annotated[bool, Field(description="Give the view as JSON, for programs.")] = False,
    ) -> str:
        """Tell what you see now: everything that your seat may know, and nothing else."""
        place = await places.seen_from(seat, client_of(context))
        if json and place.scene is not None:
            return as_json(place.scene.view)
        return told_table(place, with_log=False)

    @mcp.tool(structured_output=False)
    @clearly
    async def options(
        context: Context[Any, Any],
        seat: Seat,
        json: Annotated[bool, Field(description="Give the options as JSON, for programs.")] = False,
    ) -> str:
        """List what you may choose now."""
        place = await places.seat(seat, client_of(context))
        if json and place.scene is not None:
            return as_json(place.scene.choices)
        return told_options(place)

    @mcp.tool(structured_output=False)
    @clearly
    async def play(
        context: Context[Any, Any],
        seat: Seat,
        answer: Annotated[str, Field(description="One option, such as [buy rice]; the brackets may be left out.")],
        position: Annotated[
            str,
            Field(
                description="The position that you answer, from the last line of the question. If the table has "
                "changed since then, the answer is refused. Empty: whatever is asked now."
            ),
        ] = "",
    ) -> str:
        """Answer the question that you are asked. Returns what happened, and the next question if it is yours."""
        place = await places.seat(seat, client_of(context))
        async with place.moving:
            return await answered(place, answer, position.strip())

    @mcp.tool(structured_output=False)
    @clearly
    async def undo(context: Context[Any, Any], seat: Seat) -> str:
        """Take back your last answer, until something hidden was revealed or somebody else has moved."""
        place = await places.seat(seat, client_of(context))
        async with place.moving:
            await place.undo()
        place.read = len(place.log)
        return told_table(place, with_log=False)


async def answered(place: Place, answer: str, position: str) -> str:
    """Answer the question of a place; what happened then. An answer to another position than this one is refused."""
    scene, words = place.scene, words_at(place)
    if scene is None:
        raise Illegal("not-begun")
    if position and position != scene.mark:
        raise Illegal("stale")
    if scene.result is not None:
        raise Illegal("game-is-over", token="")
    if scene.choices is None:
        raise Illegal("not-asked")
    choices = plain(scene.choices)
    known = offered(words, choices)
    text = answer if len(answer) > LONGEST or "[" in answer else f"[{answer}]"
    found = read_answer(text, known, numbered=place.listed)
    if isinstance(found, Misread):
        raise ToolError(explained(words, found))
    token = choices["options"][[one.token for one in known].index(found)]["token"]
    before = len(place.log)
    await place.play(token, scene.mark)
    place.read = min(before, len(place.log))
    told = told_table(place, with_log=True)
    place.read = len(place.log)
    return told


def add_afterwards(mcp: MCPServer[Any], places: Places) -> None:
    @mcp.tool(structured_output=False)
    @clearly
    async def log(
        context: Context[Any, Any],
        seat: SeatOrTable,
        since: Annotated[int, Field(ge=0, le=100_000, description="Leave out so many lines.")] = 0,
    ) -> str:
        """Tell what happened so far, as your seat may know it."""
        return told_log(await places.seen_from(seat, client_of(context)), since)

    @mcp.tool(structured_output=False)
    @clearly
    async def record(context: Context[Any, Any], seat: SeatOrTable) -> str:
        """Give the record of the game, after its end: a text that replays it."""
        place = await places.seen_from(seat, client_of(context))
        return await place.host.text(f"/api/tables/{place.table}/record")

    @mcp.tool(structured_output=False)
    @clearly
    async def review(context: Context[Any, Any], seat: Seat, seconds: Seconds = 30) -> str:
        """Have your finished game reviewed: which choices gave away most, and what the expert would have played.

        A review takes a while. If it is not ready in time, call this again.
        """
        place = await places.seat(seat, client_of(context))
        path = f"/api/tables/{place.table}/review"
        state = await place.host.post(path, ReviewState)
        state = await place.until_reviewed(state, path, seconds)
        if state.stage != "ready":
            words = words_at(place)
            return words.shown(words.say("text-review-making", done=state.done, whole=state.whole))
        return told_review(place, state)
