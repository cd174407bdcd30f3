"""`motu terminal`: play in the terminal against bots, or with several people at one keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule

from motu.arena.editions import STANDARD_NAME, rules_with
from motu.arena.match import derive_seed
from motu.cli.shared import (
    EditionName,
    Game,
    Language,
    Options,
    Seed,
    data_folder,
    edition_of,
    listed,
    seed_or_new,
    session_of,
    write,
)
from motu.core.errors import BadOption, Illegal
from motu.core.record import record_of_session
from motu.core.session import GameSession
from motu.painting.styles import SEAT_STYLES
from motu.painting.table import open_points_table, score_table, table_of
from motu.players import PLAYERS, Knowledge, Player, player
from motu.words import LANGUAGES, catalogue
from motu.words.rulebook import clause_text

ME: Final = "me"
BOT: Final = "search"
"""The default player at the other seats."""


def terminal(
    game: Game,
    players: Annotated[
        str,
        typer.Option(
            help="Who sits where, separated by commas: me for a person, or a bot: "
            + ", ".join(PLAYERS)
            + ". Several me share the keyboard."
        ),
    ] = "",
    options: Options = "",
    edition: EditionName = STANDARD_NAME,
    seed: Seed = None,
    lang: Language = "en",
    file: Annotated[
        Path | None, typer.Option(help="Where the game is saved after every answer. Default: in your data folder.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Resume the saved game.")] = False,
) -> None:
    """Play in the terminal: choices by number, undo, log, points, three languages; saved after every answer.

    A saved game goes on with the edition that it began with.

    Examples: motu terminal bali; motu terminal bali --players me,me,greedy --options oracle;
    motu terminal bali --resume
    """
    rules = rules_with(game, edition_of(game, edition))
    path = file if file is not None else data_folder() / f"{game}.motu"
    words = catalogue(lang, game)
    if resume:
        session = session_of(path, edition)
        if session.rules.name != game:
            raise BadOption("record-of-another-game", file=str(path), found_game=session.rules.name, expected_game=game)
        who = listed(players) or [ME] + [BOT] * (session.state.seat_count() - 1)
        if len(who) != session.state.seat_count():
            raise BadOption("bad-players-for-record", count=len(who), expected=session.state.seat_count())
    else:
        who = listed(players) or [ME, BOT, BOT]
        if len(who) not in rules.seats:
            raise BadOption("bad-players", game=game, least=rules.seats[0], most=rules.seats[-1], count=len(who))
        session = GameSession(rules, rules.setup(len(who), seed_or_new(seed), dict.fromkeys(listed(options), True)))
    TerminalTable(session, who, words.language, path).play()


class TerminalTable:
    """A game at the keyboard: who sits where, in which language, and where it is saved."""

    def __init__(
        self, session: GameSession, who: Sequence[str], language: str, path: Path, console: Console | None = None
    ) -> None:
        self.session = session
        self.rules = session.rules
        self.path = path
        self.console = console or Console(highlight=False)
        self.bots: dict[int, Player] = {
            seat: player(name, derive_seed(seed_or_new(None), seat)) for seat, name in enumerate(who) if name != ME
        }
        self.people = [seat for seat, name in enumerate(who) if name == ME]
        if not self.people:
            raise BadOption("no-person", allowed=[ME, *PLAYERS])
        self.who = list(who)
        self.at_the_keyboard = self.people[0]
        self.shown = dict.fromkeys(range(len(who)), 0)
        """How many entries of the log each seat has been shown."""
        self.speak(language)

    def speak(self, language: str) -> None:
        """Change the language of everything, the log included."""
        self.words = catalogue(language, self.rules.name)
        self.names = [
            self.words.say("seat-name", {"number": seat + 1}) + (f" ({name})" if seat in self.bots else "")
            for seat, name in enumerate(self.who)
        ]

    def say(self, id: str, **args: Any) -> str:
        return self.words.say(id, args, self.names)

    def play(self) -> None:
        """Play until the game is over or somebody leaves. It is saved either way."""
        self.save()
        while (decision := self.session.state.pending()) is not None:
            if decision.seat in self.bots:
                self.let_bot_answer(decision.seat)
            elif not self.ask(decision.seat):
                self.console.print(self.say("saved", file=str(self.path)))
                self.console.print(self.say("resume-hint", command=f"motu terminal {self.rules.name} --resume"))
                return
        self.show_news()
        self.show_end()

    def let_bot_answer(self, seat: int) -> None:
        state = self.session.state
        with self.console.status(self.say("waiting-for", seat=seat)):
            move = self.bots[seat].choose(Knowledge(self.rules, state, seat))
        self.session.answer(seat, self.rules.token(state, move))
        self.save()

    def ask(self, seat: int) -> bool:
        """Ask a person until there is an answer; False if they leave."""
        if seat != self.at_the_keyboard:
            self.hand_over(seat)
        self.show_news()
        self.show_table(seat)
        while True:
            choices = self.rules.choices(self.session.state, seat)
            assert choices is not None
            self.show_choices(seat, choices)
            try:
                typed = self.console.input(f"[bold]{self.say('ask-number')}:[/] ").strip()
            except EOFError:
                return False
            if typed.isdecimal() and 1 <= int(typed) <= len(choices["options"]):
                self.session.answer(seat, choices["options"][int(typed) - 1]["token"])
                self.save()
                return True
            if typed in ("q", "Q"):
                return False
            if typed == "u":
                if self.take_back(seat):
                    return True
            else:
                self.command(typed, seat, choices)

    def command(self, typed: str, seat: int, choices: dict[str, Any]) -> None:
        """Handle input that is not a choice."""
        if typed in ("?", "h"):
            self.console.print(self.say("help"))
        elif typed == "t":
            self.show_table(seat)
        elif typed == "l":
            self.console.print(Rule(self.say("log-title")))
            self.show_log(self.rules.heard(self.session.state, seat))
        elif typed == "s":
            self.console.print(open_points_table(self.rules, self.session.state, seat, self.words, self.names))
        elif typed == "r":
            self.show_rule(choices["clause"])
        elif typed == "w":
            self.save()
            self.console.print(self.say("saved", file=str(self.path)))
        elif typed in ("g", *LANGUAGES):
            after = LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)] if typed == "g" else typed
            self.speak(after)
            self.show_table(seat)
        else:
            self.console.print(
                self.say("not-understood", found=typed, most=len(choices["options"])), style="yellow", markup=False
            )

    def show_rule(self, clause: str) -> None:
        text = clause_text(self.rules.name, clause, self.words.language)
        told = self.say("rule-unwritten", clause=clause) if text is None else self.say("rule", clause=clause, text=text)
        self.console.print(told, markup=False)

    def take_back(self, seat: int) -> bool:
        try:
            self.session.undo(seat)
        except Illegal as error:
            self.console.print(self.words.say(f"error-{error.id}", error.details), style="yellow", markup=False)
            return False
        length = len(self.session.state.log or [])
        self.shown = {one: min(shown, length) for one, shown in self.shown.items()}
        self.save()
        self.console.print(self.say("undone"))
        return True

    def hand_over(self, seat: int) -> None:
        """Hand the keyboard over, so that nobody sees the other's hidden things."""
        self.console.clear()
        self.console.input(self.say("pass-the-keyboard", seat=seat))
        self.at_the_keyboard = seat

    def show_news(self) -> None:
        reader = self.at_the_keyboard
        news = self.rules.heard(self.session.state, reader, self.shown[reader])
        if news:
            self.console.print(Rule(self.say("since-last")))
            self.show_log(news)
        self.shown[reader] = len(self.session.state.log or [])

    def show_log(self, log: list[dict[str, Any]]) -> None:
        for entry in log:
            seat = entry["args"].get("seat")
            style = SEAT_STYLES[seat].removeprefix("bold ") if seat is not None else ""
            self.console.print(self.words.say(entry["id"], entry["args"], self.names), style=style, markup=False)

    def show_table(self, seat: int) -> None:
        self.console.print(Rule(self.say("title")))
        self.console.print(table_of(self.rules, self.session.state, seat, self.words, self.names))

    def show_choices(self, seat: int, choices: dict[str, Any]) -> None:
        question = self.words.say(f"decision-{choices['decision']}", choices["args"], self.names)
        lines = []
        for number, option in enumerate(choices["options"], 1):
            final = self.session.would_block_undo(seat, option["token"])
            mark = f"  [dim]({self.say('cannot-undo-mark')})[/]" if final else ""
            lines.append(f"[bold]{number:3}[/]  {self.words.say(option['words'], option['args'], self.names)}{mark}")
        title = self.say("you-decide", seat=seat)
        self.console.print(
            Panel("\n".join([question, *lines]), title=title, title_align="left", border_style=SEAT_STYLES[seat])
        )

    def show_end(self) -> None:
        rules, state = self.rules, self.session.state
        self.console.print(score_table(rules, state, self.words, self.names))
        winners = [seat for seat, place in enumerate(rules.places(state)) if place == 0]
        points = rules.scores(state)[winners[0]]
        if len(winners) == 1:
            self.console.print(self.say("winner", seat=winners[0], points=points), style="bold green")
        else:
            players = [self.names[seat] for seat in winners]
            self.console.print(self.say("shared-victory", points=points, players=players), style="bold green")
        self.console.print(self.say("saved", file=str(self.path)))

    def save(self) -> None:
        write(self.path, record_of_session(self.session).dump())
