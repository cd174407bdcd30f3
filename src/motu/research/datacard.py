"""The data card of a dataset: what is in it, how it was made, how to read it, and its limits."""

from __future__ import annotations

from collections.abc import Sequence

from motu.arena.editions import CarriedEdition, shown
from motu.research.dataset import Summary
from motu.research.layout import Layout
from motu.research.regret import RegretConfig

READ = """In one line, or as arrays:

```python
import pandas as pd
import polars as pl
from torch.utils.data import DataLoader

from motu.research.torch_rows import Rows

frame = pd.read_parquet("{file}")  # pandas
frame = pl.read_parquet("{file}")  # polars
loader = DataLoader(Rows("{file}"), batch_size=64, shuffle=True)  # PyTorch
```

```python
import numpy as np
import pyarrow.parquet as pq

table = pq.read_table("{file}")
observations = np.stack(table["observation"].to_numpy())  # {size} whole numbers per decision, see below
masks = np.stack(table["mask"].to_numpy())  # {actions} actions, True where legal
actions, outcome = table["action"].to_numpy(), table["win"].to_numpy()
```"""

COLUMNS = {
    "game": "number of the game in this file, from 0",
    "seed": "the seed of its deal; each deal is played once from every rotation of the seats",
    "decision": "number of the decision in its game, from 0",
    "seat": "who decided",
    "player": "which player sat there",
    "kind": "the kind of decision",
    "observation": "what the seat knew, as numbers; the names are in the file's metadata and below",
    "mask": "which actions were legal",
    "action": "the action that was taken, as a number of the game's action space",
    "token": "the same as a short text, as records have it",
    "score": "the seat's points at the end of the game",
    "place": "its place at the end, 0 for a winner",
    "win": "1 for the only winner, shared and negative for the others, sums to 0",
    "margin": "points ahead of the best other seat at the end",
}

JUDGED_COLUMNS = {
    "best": "the option that the expert found best, as a token; the action itself if it is as good",
    "regret_win": "the chance to win (0 to 1) that the action gave away against the best rival; about 0 for a good one",
    "regret_win_error": "the standard error of that",
    "regret_points": "the same in points at the end",
    "regret_points_error": "the standard error of that",
}
"""What a judged dataset has in addition."""

JUDGED_TEXT = [
    "## The judgement",
    "",
    "Each decision was judged by what its seat knew: the expert's search proposes rivals, and the action and its",
    "rivals are played out on the same determinizations. Half of the playouts select the best rival, the other half",
    "measure the loss, and then the other way round; so a regret may be negative within its error. Judged twice with",
    "other seeds, regrets differ by less than two standard errors of the difference in 98 % of decisions and more.",
    "",
]


def card(
    file: str,
    look: Layout,
    edition: CarriedEdition,
    players: Sequence[str],
    options: Sequence[str],
    seed: int,
    summary: Summary,
    judged: RegretConfig | None = None,
) -> str:
    """The card as Markdown."""
    meanings = COLUMNS | (JUDGED_COLUMNS if judged else {})
    rules = look.rules
    name = rules.name.replace("_", " ").title()
    rows = [
        f"| {one} | {count} | {summary.wins[one] / count:.1%} | {summary.points[one] / count:.1f} |"
        for one, count in summary.seats.items()
    ]
    groups = [f"- `{group}`: {', '.join(f'`{field}`' for field in look.fields(group))}" for group in look.groups]
    kinds = [f"- `{kind.__name__}`: {first} to {first + span - 1}" for (kind, span), first in spans(look)]
    lines = [
        f"# {name}: {summary.games} games, {summary.decisions} decisions",
        "",
        f"Made by Motu: rules version {rules.version}, edition {shown(rules.name, edition)}, seed {seed},"
        f" players {', '.join(players)}, variants: {', '.join(options) or 'none'}.",
        f"`motu dataset {rules.name} --players {','.join(players)} --games {summary.games} --seed {seed}"
        + (f" --options {','.join(options)}" if options else "")
        + (" --edition FILE" if edition.hash else "")
        + (f" --judged --iterations {judged.iterations} --playouts {judged.playouts}" if judged else "")
        + "` writes the same rows again.",
        *(
            ["The components file of the edition is in the file's metadata, as `motu.edition_file`."]
            if edition.hash
            else []
        ),
        "",
        "## Players and results",
        "",
        "| player | seats | share of wins | mean points |",
        "|---|--:|--:|--:|",
        *rows,
        "",
        "## Columns",
        "",
        *(f"- `{column}`: {meaning}" for column, meaning in meanings.items()),
        "",
        *(JUDGED_TEXT if judged else []),
        "## How to read it",
        "",
        READ.format(file=file, size=look.size, actions=look.actions),
        "",
        "## Contents and limits",
        "",
        "Observations hold only what the deciding seat knew: hidden cards of others are not in them. The complete",
        "table is not in the file; replay the seed and the tokens to get it. All players are programs; there is no",
        "personal data in it. Decisions with one option were made by the engine and are not in it. The players are",
        "not of human strength, so a policy that imitates them is limited by them.",
        "",
        "## The numbers of an observation, by group",
        "",
        "Seat 0 is the observing seat, the others follow clockwise.",
        "",
        *groups,
        "",
        "## The actions, by kind of decision",
        "",
        *kinds,
        "",
        "Licence: MIT, as Motu itself. The games' names belong to their publishers.",
        "",
    ]
    return "\n".join(lines)


def spans(look: Layout) -> list[tuple[tuple[type, int], int]]:
    """Every class of decision with its number of actions, and its first action id."""
    return [((kind, kind.span(look.rules.edition)), look.rules.first_action_ids[kind]) for kind in look.rules.decisions]
