"""The benchmark: a player plays seeded games against bots of one level, as text or through the engine.

Results are appended to a file as they come, and games that are in it already are not played again.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

from motu.arena.match import derive_seed
from motu.core.errors import BadOption
from motu.games import rules_of
from motu.players import PLAYERS
from motu.research.rewards import margin
from motu.research.text.game import TextGame
from motu.research.text.players import TEXT_PLAYERS, CommandPlayer

OPPONENT: Final = "medium"
COMMAND: Final = "command:"
"""A program of one's own: `command:python my_model.py`."""


@dataclass(frozen=True)
class Played:
    """One game of the benchmark, from the seat of the player."""

    game: str
    player: str
    opponent: str
    language: str
    listed: bool
    seed: int
    seat: int
    won: float
    place: int
    score: int
    margin: float
    forfeit: bool
    answers: int
    illegal: int
    seconds: float


def check_player(name: str) -> None:
    """Raise BadOption, with all names, for an unknown player."""
    if name not in PLAYERS and name not in TEXT_PLAYERS and not name.startswith(COMMAND):
        raise BadOption("unknown-player", player=name, allowed=[*PLAYERS, *TEXT_PLAYERS, f"{COMMAND}…"])


def play(game: str, player: str, seed: int, opponent: str, language: str, listed: bool) -> Played:
    """One game. The seat follows from the seed, so that every seat is played equally often."""
    seats = rules_of(game).seats[0]
    seat = seed % seats
    bots = dict.fromkeys((other for other in range(seats) if other != seat), opponent)
    start = time.perf_counter()
    if player in PLAYERS:
        bots[seat] = player
    text = TextGame(game, seats, seed, language=language, listed=listed, opponents=bots)
    if player not in PLAYERS:
        answer_all(text, player, derive_seed(seed, seats))
    scores, places = text.scores(), text.places()
    return Played(
        game=game,
        player=player,
        opponent=opponent,
        language=language,
        listed=listed,
        seed=seed,
        seat=seat,
        won=(places[seat] == 0) / places.count(0),
        place=places[seat] + 1,
        score=scores[seat],
        margin=margin(scores, places)[seat],
        forfeit=text.forfeited == seat,
        answers=text.answers[seat],
        illegal=text.illegal_answers[seat],
        seconds=round(time.perf_counter() - start, 3),
    )


def answer_all(text: TextGame, player: str, seed: int) -> None:
    """Let a text player answer until the game is over. After a refusal it reads only what was wrong."""
    maker = TEXT_PLAYERS.get(player) or partial(CommandPlayer, player.removeprefix(COMMAND))
    made = maker(seed)
    try:
        problem = ""
        while not text.over:
            reply = text.answer(made(problem or text.prompt()))
            problem = "" if reply.accepted else f"{reply.problem}\n\n{text.turn()}"
    finally:
        if isinstance(made, CommandPlayer):
            made.close()


def run(
    file: Path,
    game: str,
    player: str,
    games: int,
    opponent: str = OPPONENT,
    language: str = "en",
    listed: bool = True,
    first_seed: int = 0,
) -> Iterator[Played]:
    """Play the games that are not in the file yet, and append each as it ends. Yields all of them."""
    check_player(player)
    check_player(opponent)
    done = {one.seed: one for one in read(file) if same(one, game, player, opponent, language, listed)}
    for seed in range(first_seed, first_seed + games):
        if seed not in done:
            done[seed] = play(game, player, seed, opponent, language, listed)
            append(file, done[seed])
        yield done[seed]


def same(one: Played, game: str, player: str, opponent: str, language: str, listed: bool) -> bool:
    """Whether a game was played under these conditions."""
    return (one.game, one.player, one.opponent, one.language, one.listed) == (game, player, opponent, language, listed)


def read(file: Path) -> list[Played]:
    """The games of a file; none if it does not exist."""
    if not file.exists():
        return []
    try:
        return [Played(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines() if line]
    except (OSError, ValueError, TypeError) as error:
        raise BadOption("file-unreadable", file=str(file), reason=str(error)) from error


def append(file: Path, played: Played) -> None:
    """Add a game to a file."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(asdict(played)) + "\n")
    except OSError as error:
        raise BadOption("file-unwritable", file=str(file), reason=error.strerror or str(error)) from error


def table(results: Sequence[Played]) -> list[str]:
    """The results as a Markdown table, one row per game and player, best first."""
    groups: dict[tuple[str, str, bool], list[Played]] = {}
    for one in results:
        groups.setdefault((one.game, one.player, one.listed), []).append(one)
    rows = sorted(groups.items(), key=lambda row: (row[0][0], -fmean(one.won for one in row[1]), row[0][1]))
    lines = [
        "| game | player | options listed | games | wins | points | margin | forfeits | illegal answers |",
        "|---|---|---|--:|--:|--:|--:|--:|--:|",
    ]
    for (game, player, listed), found in rows:
        answers = sum(one.answers for one in found)
        is_text = player not in PLAYERS
        illegal = f"{sum(one.illegal for one in found) / answers:.1%}" if answers else "–"
        lines.append(
            f"| {game} | {player} | {('yes' if listed else 'no') if is_text else '–'} | {len(found)} "
            f"| {fmean(one.won for one in found):.0%} {error_of([one.won for one in found])} "
            f"| {fmean(one.score for one in found):.1f} | {fmean(one.margin for one in found):+.1f} "
            f"{error_of([one.margin for one in found], 1)} "
            f"| {fmean(one.forfeit for one in found):.0%} | {illegal} |"
        )
    return lines


def error_of(values: Sequence[float], digits: int = 0) -> str:
    """The standard error of a mean: in percent, or with so many digits."""
    if len(values) < 2:
        return ""
    error = stdev(values) / len(values) ** 0.5
    return f"±{error:.{digits}f}" if digits else f"±{100 * error:.0f}"
