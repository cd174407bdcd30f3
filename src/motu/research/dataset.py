"""Games as Parquet: one row per decision, with what the seat knew, its legal actions, its action and the outcome."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as parquet

from motu.arena.editions import STANDARD, CarriedEdition, label, rules_with
from motu.arena.match import Match, check, derive_seed
from motu.arena.simulate import schedule
from motu.core.errors import BadOption
from motu.core.rules import Rules, words_id
from motu.core.stepped_game import NOBODY, SteppedGame
from motu.players import Knowledge, player
from motu.research.layout import Layout, ObservationBuffer, layout_for
from motu.research.regret import RegretConfig, regret
from motu.research.rewards import margin, win

ROWS_A_GROUP: Final = 8192
JUDGED: Final = ("best", "regret_win", "regret_win_error", "regret_points", "regret_points_error")
"""The columns that a judged dataset has in addition."""


def schema(
    look: Layout,
    players: Sequence[str],
    seed: int,
    options: Sequence[str],
    edition: CarriedEdition = STANDARD,
    judged: RegretConfig | None = None,
) -> pa.Schema:
    """The columns. The metadata of the file says how to read them, and contains any edition but the standard one."""
    described = {
        "motu.game": look.rules.name,
        "motu.version": str(look.rules.version),
        "motu.components": look.rules.edition.hash,
        "motu.edition": label(look.rules.name, edition)["name"],
        **({"motu.edition_file": edition.text} if edition.hash else {}),
        "motu.players": json.dumps(list(players)),
        "motu.options": json.dumps(list(options)),
        "motu.seed": str(seed),
        "motu.observation_names": json.dumps(look.names),
        **({"motu.judged": f"{judged.iterations} iterations, {judged.playouts} playouts"} if judged else {}),
    }
    columns = [
        pa.field("game", pa.int32(), False),
        pa.field("seed", pa.uint64(), False),
        pa.field("decision", pa.int32(), False),
        pa.field("seat", pa.int8(), False),
        pa.field("player", pa.dictionary(pa.int8(), pa.string()), False),
        pa.field("kind", pa.dictionary(pa.int8(), pa.string()), False),
        pa.field("observation", pa.list_(pa.int16(), look.size), False),
        pa.field("mask", pa.list_(pa.bool_(), look.actions), False),
        pa.field("action", pa.int16(), False),
        pa.field("token", pa.string(), False),
        pa.field("score", pa.int32(), False),
        pa.field("place", pa.int8(), False),
        pa.field("win", pa.float32(), False),
        pa.field("margin", pa.float32(), False),
    ]
    if judged is not None:
        columns.append(pa.field("best", pa.string(), False))
        columns += [pa.field(name, pa.float32(), False) for name in JUDGED[1:]]
    return pa.schema(columns, metadata=described)


@dataclass
class Summary:
    """What was written so far, by name of player."""

    games: int = 0
    decisions: int = 0
    seats: dict[str, int] = field(default_factory=dict)
    wins: dict[str, float] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)

    def add(self, match: Match, rows: pa.Table, scores: Sequence[int], places: Sequence[int]) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += rows.num_rows
        for seat, name in enumerate(match.players):
            self.seats[name] = self.seats.get(name, 0) + 1
            self.wins[name] = self.wins.get(name, 0.0) + (places[seat] == 0) / places.count(0)
            self.points[name] = self.points.get(name, 0) + scores[seat]


def write_dataset(
    path: Path,
    game: str,
    players: Sequence[str],
    games: int,
    seed: int,
    options: Sequence[str] = (),
    workers: int = 1,
    edition: CarriedEdition = STANDARD,
    judged: RegretConfig | None = None,
) -> Generator[Summary, None, None]:
    """Write games into a file as they are played, and yield what is written after each.

    Seats are rotated and every deal is played from every seat. The file appears when it is whole. With `judged` every
    decision has the expert's judgement; that takes much longer than playing.
    """
    look = layout_for(check(Match(game, tuple(players), seed, tuple(options), edition)))
    columns = schema(look, players, seed, options, edition, judged)
    draft = path.with_name(path.name + ".draft")
    summary = Summary()
    matches = schedule(game, players, games, seed, options, edition)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with parquet.ParquetWriter(draft, columns, compression="zstd") as file:
            waiting: list[pa.Table] = []
            for number, (rows, scores, places) in enumerate(played(matches, columns, workers, judged)):
                waiting.append(rows)
                summary.add(matches[number], rows, scores, places)
                if sum(table.num_rows for table in waiting) >= ROWS_A_GROUP:
                    file.write_table(pa.concat_tables(waiting).unify_dictionaries())
                    waiting = []
                yield summary
            if waiting:
                file.write_table(pa.concat_tables(waiting).unify_dictionaries())
        draft.replace(path)
    except OSError as error:
        raise BadOption("file-unwritable", file=str(path), reason=error.strerror or str(error)) from error
    finally:
        draft.unlink(missing_ok=True)


MatchStats = tuple[pa.Table, list[int], list[int]]


def played(
    matches: Sequence[Match], columns: pa.Schema, workers: int, judged: RegretConfig | None = None
) -> Iterator[MatchStats]:
    """The games as tables, in the order of the matches."""
    work = partial(play_one, columns=columns, judged=judged)
    if workers == 1:
        yield from map(work, enumerate(matches))
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(work, enumerate(matches), chunksize=max(1, min(16, len(matches) // (workers * 4))))


def play_one(numbered: tuple[int, Match], columns: pa.Schema, judged: RegretConfig | None = None) -> MatchStats:
    """One game, one row per decision. All rows of a game have its outcome."""
    number, match = numbered
    look = layout_for(rules_with(match.game, match.edition))
    rules, buffer = look.rules, ObservationBuffer(look)
    seats = len(match.players)
    play = SteppedGame(rules, rules.setup(seats, match.seed, dict.fromkeys(match.options, True), keep_log=False))
    players = [player(name, derive_seed(match.seed, seat)) for seat, name in enumerate(match.players)]
    rows: dict[str, list[Any]] = {
        name: [] for name in ("seat", "kind", "observation", "mask", "action", "token", *JUDGED)
    }
    while play.seat != NOBODY:
        seat = play.seat
        knowledge = Knowledge(rules, play.state, seat)
        move = players[seat].choose(knowledge)
        if judged is not None:
            note_judgement(rows, knowledge, move, judged, derive_seed(match.seed, len(rows["seat"])))
        rows["seat"].append(seat)
        rows["kind"].append(kind_of(rules, play))
        rows["observation"].append(buffer.vector(play, seat).astype(np.int16))
        rows["mask"].append(buffer.mask(play, seat).astype(np.bool_))
        rows["action"].append(play.first_action_id + move)
        rows["token"].append(rules.token(play.state, move))
        play.apply(play.first_action_id + move)
    scores, places = rules.scores(play.state), rules.places(play.state)
    wins, margins = win(scores, places), margin(scores, places)
    count = len(rows["seat"])
    arrays = {
        "game": np.full(count, number, np.int32),
        "seed": np.full(count, match.seed, np.uint64),
        "decision": np.arange(count, dtype=np.int32),
        "seat": pa.array(rows["seat"], pa.int8()),
        "player": pa.array([match.players[seat] for seat in rows["seat"]]).dictionary_encode(),
        "kind": pa.array(rows["kind"]).dictionary_encode(),
        "observation": fixed(np.concatenate(rows["observation"]), look.size),
        "mask": fixed(np.concatenate(rows["mask"]), look.actions),
        "action": pa.array(rows["action"], pa.int16()),
        "token": pa.array(rows["token"]),
        "score": pa.array([scores[seat] for seat in rows["seat"]], pa.int32()),
        "place": pa.array([places[seat] for seat in rows["seat"]], pa.int8()),
        "win": pa.array([wins[seat] for seat in rows["seat"]], pa.float32()),
        "margin": pa.array([margins[seat] for seat in rows["seat"]], pa.float32()),
    }
    if judged is not None:
        arrays |= {name: pa.array(rows[name]) for name in JUDGED}
    return pa.table(arrays).cast(columns), scores, places


def note_judgement(
    rows: dict[str, list[Any]], knowledge: Knowledge, move: int, config: RegretConfig, seed: int
) -> None:
    """What the expert thinks of a choice: the best one, and what the choice loses, with the errors."""
    found = regret(knowledge, move, config, seed >> 2)  # a little room for the seeds that follow from it
    values = (found.best, found.win, found.win_error, found.points, found.points_error)
    for name, value in zip(JUDGED, values, strict=True):
        rows[name].append(value)


def kind_of(rules: Rules, play: SteppedGame) -> str:
    """The kind of decision, as the views name it."""
    return words_id(type(rules.pending(play.state)).__name__)


def fixed(values: Any, width: int) -> pa.Array:
    """A long array as a column of rows of one width."""
    return pa.FixedSizeListArray.from_arrays(pa.array(values), width)
