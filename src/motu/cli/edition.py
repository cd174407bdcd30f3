"""`motu edition`: sets of figures as files: begin one, check it, compare two, and see how sure the figures are."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from motu.arena import network_trial
from motu.arena.components_text import changed_text
from motu.arena.editions import STANDARD_NAME, carried, find_any_edition, find_edition, label
from motu.arena.editions import shown as edition_shown
from motu.arena.figures import Change, Origin, changes, status
from motu.arena.network_trial import Trial
from motu.cli.shared import AsJson, Game, Seed, Workers, print_json, progress, seed_or_new, write
from motu.core.components import ABOUT, SURE
from motu.core.edition import Edition, contradictions, shown
from motu.core.errors import BadOption
from motu.games import RULES, rules_of

edition = typer.Typer(
    help="Editions are sets of figures, each in one file: begin one, check it, compare it with another.",
    no_args_is_help=True,
)

AnyEdition = Annotated[
    str,
    typer.Argument(
        help="A components file, a game for its standard edition, or an edition of the same game: standard, or the "
        "hash or name of an earlier one.",
        show_default=False,
    ),
]


@edition.command("new")
def new_edition(
    game: Game,
    file: Annotated[Path, typer.Argument(help="The file to write. It must not exist yet.", show_default=False)],
) -> None:
    """Write a copy of a game's standard edition, to change figures in it. The edition is named like the file.

    Example: motu edition new bali mine.toml
    """
    rules = rules_of(game)
    if file.exists():
        raise BadOption("file-exists", file=str(file))
    write(file, renamed(rules.edition, file.stem))
    Console(highlight=False, soft_wrap=True).print(
        f"The standard edition of {game} is copied to {file}. Change figures in it, then: motu edition check {file}",
        markup=False,
    )


def renamed(standard: Edition, name: str) -> str:
    """The file of an edition, in which it has another name."""
    return with_remarks(standard, {"game": standard.game, "name": name})


def with_remarks(edition: Edition, remarks: dict[str, Any]) -> str:
    """The file of an edition with these remarks in its first block. They change no figure."""
    data = {block: content for block, content in edition.components.data.items() if block != ABOUT}
    about = {**edition.components.data.get(ABOUT, {}), **remarks}
    return changed_text(edition.components.written, {ABOUT: about} | data)


@edition.command("check")
def check_edition(
    file: Annotated[str, typer.Argument(help="A components file.", show_default=False)], json: AsJson = False
) -> None:
    """Say whether an edition can be played with, and where it contradicts the rulebook.

    The edition of a box contradicts nothing. That of a designer may: it can be played with all the same. The exit code
    is 0 without contradictions, 1 with some, and 2 if the file can't be played with.

    Example: motu edition check mine.toml
    """
    checked = find_any_edition(file)
    standard = rules_of(checked.game).edition
    found = contradictions(checked, standard)
    if json:
        listed = [{"id": one.id, **one.details, "message": str(one)} for one in found]
        differing = len(changes(standard, checked))
        print_json(named(checked) | {"file": file, "differing_figures": differing, "contradictions": listed})
    else:
        console = Console(highlight=False, soft_wrap=True, markup=False)
        name = edition_shown(checked.game, carried(checked))
        console.print(f"{file}: {checked.game}, edition {name}. It can be played with.")
        console.print(f"Figures that differ from the standard edition: {len(changes(standard, checked))}")
        console.print(f"Contradictions of the rulebook: {len(found) or 'none'}")
        for one in found:
            console.print(f"  {one}")
    if found:
        raise typer.Exit(1)


@edition.command("diff")
def diff_editions(one: AnyEdition, other: AnyEdition, json: AsJson = False) -> None:
    """Show the figures that differ between two editions, block by block, with their sources and how sure they are.

    Example: motu edition diff standard mine.toml
    """
    before, after = two_editions(one, other)
    found = changes(before, after)
    if json:
        sides = {"before": label(before.game, carried(before)), "after": label(after.game, carried(after))}
        print_json({"game": before.game, **sides, "changes": [change.as_json() for change in found]})
        return
    console = Console(highlight=False, soft_wrap=True, markup=False)
    console.print(f"{before.game}, figures that differ: {len(found) or 'none'}")
    for block in dict.fromkeys(change.block for change in found):
        console.print(f"\n[{block}]", style="bold")
        for line in block_lines([change for change in found if change.block == block]):
            console.print(line)


def two_editions(one: str, other: str) -> tuple[Edition, Edition]:
    """Two editions of one game. Either may be named by a name that only its game knows."""
    if Path(one).exists() or one in RULES:
        first = find_any_edition(one)
        return first, edition_beside(first.game, other)
    second = find_any_edition(other)
    return edition_beside(second.game, one), second


def edition_beside(game: str, given: str) -> Edition:
    """The second edition of a comparison, which must be of the same game."""
    if given in RULES and given != game:
        raise BadOption("edition-of-another-game", game=game, found_game=given)
    return find_edition(game, STANDARD_NAME if given == game else given)


def block_lines(found: list[Change]) -> list[str]:
    """The changes of a block, each with both values, and where these come from. What is the same is said once."""
    lines: list[str] = []
    said: tuple[Origin, Origin] | None = None
    for change in found:
        origins = (change.origin_before, change.origin_after)
        lines.append(f"  {change.place}: {shown(change.before)} → {shown(change.after)}")
        lines.append(f"    {change.line_before}, {change.line_after}")
        if origins != said:
            lines += [f"    {origin.sure}: {origin.source}" for origin in dict.fromkeys(origins) if origin.sure]
        said = origins
    return lines


@edition.command("trial")
def try_networks(
    file: Annotated[Path, typer.Argument(help="A components file.", show_default=False)],
    games: Annotated[int, typer.Option(min=10, help="The most games for each number of seats.")] = network_trial.GAMES,
    seconds: Annotated[float, typer.Option(min=0.001, help="Seconds per decision.")] = network_trial.SECONDS,
    seed: Seed = None,
    workers: Workers = 1,
    save: Annotated[bool, typer.Option("--save", help="Note in the file which networks help.")] = False,
    json: AsJson = False,
) -> None:
    """Find out by quick matches whether the networks of the game help with these figures too.

    Networks were trained with the standard figures. With others the levels do without them, unless the file says in
    `[edition]` which ones help: `networks = [2]` for that of two seats. With `--save` this is noted there.

    Example: motu edition trial mine.toml --save
    """
    tried = find_any_edition(str(file))
    rules = rules_of(tried.game).with_edition(tried)
    seed = seed_or_new(seed)
    found: list[Trial] = []
    with progress(quiet=json) as bar:
        for seats in network_trial.trials_needed(rules):
            task = bar.add_task(f"{tried.game}, {seats} seats", total=games)
            trials = network_trial.try_network(tried.game, carried(tried), seats, games, seconds, seed, workers)
            latest = next(trials)
            for one in trials:
                latest = one
                bar.advance(task)
            found.append(latest)
    helpful = [trial.seats for trial in found if trial.helps]
    if save:
        write(file, with_remarks(tried, {"networks": helpful}))
    if json:
        print_json(named(tried) | {"seed": seed, "trials": [trial.as_json() for trial in found], "saved": save})
        return
    console = Console(highlight=False, soft_wrap=True, markup=False)
    if not found:
        console.print("No network of this game was trained with other figures and can read these: nothing to try.")
    for trial in found:
        verdict = "it helps" if trial.helps else "not clear that it helps, so the levels do without it"
        console.print(f"{trial.seats} seats: the network won {trial.won} of {trial.won.cases} games: {verdict}.")
    if save:
        console.print(f"Noted in {file}: networks = {helpful}")


@edition.command("status")
def edition_status(
    given: Annotated[
        str, typer.Argument(metavar="[GAME|FILE]", help="A game or a components file; by default all games.")
    ] = "",
    json: AsJson = False,
) -> None:
    """Count how many figures are printed, derived, reported and reconstructed, for each block and in all.

    Each single number, name or flag counts as one figure. Ids, names and sources do not count.

    Example: motu edition status bora_bora
    """
    chosen = [find_any_edition(given)] if given else [rules.edition for rules in RULES.values()]
    counted = [(one, status(one.components)) for one in chosen]
    if json:
        print_json({"editions": [named(one) | status_json(blocks) for one, blocks in counted]})
        return
    console = Console(highlight=False)
    for one, blocks in counted:
        console.print(status_table(one, blocks))


def status_json(blocks: dict[str, Counter[str]]) -> dict[str, Any]:
    return {"blocks": {block: dict(counts) for block, counts in blocks.items()}, "all": dict(summed(blocks))}


def summed(blocks: dict[str, Counter[str]]) -> Counter[str]:
    """The figures of all blocks."""
    together = Counter(dict.fromkeys(SURE, 0))
    for counts in blocks.values():
        together.update(counts)
    return together


def status_table(counted: Edition, blocks: dict[str, Counter[str]]) -> Table:
    table = Table(title=f"{counted.game}, edition {edition_shown(counted.game, carried(counted))}")
    table.add_column("block")
    for heading in (*SURE, "all"):
        table.add_column(heading, justify="right")
    for block, counts in blocks.items():
        table.add_row(block, *(str(counts[sure] or "") for sure in SURE), str(counts.total()))
    together = summed(blocks)
    table.add_section()
    table.add_row("all", *(str(together[sure]) for sure in SURE), str(together.total()))
    shares = [f"{together[sure] / max(1, together.total()):.0%}" for sure in SURE]
    table.add_row("", *shares, "")
    return table


def named(one: Edition) -> dict[str, Any]:
    """The game and the edition, for JSON."""
    return {"game": one.game, "edition": label(one.game, carried(one))}
