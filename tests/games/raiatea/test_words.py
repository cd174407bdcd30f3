"""What the catalogues say of rituals and prices agrees with the components; the terminal shows a table."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from motu.core.chance import seeded
from motu.games.raiatea.components import COMMODITIES, STANDARD
from motu.games.raiatea.vocabulary import Effect
from motu.painting.table import open_points_table, score_table, table_of
from motu.words import LANGUAGES, catalogue
from tests.games.raiatea.builder import RAIATEA


def figures(effects: list[Effect]) -> list[int]:
    """All numbers of a list of effects that a reader must be told."""
    found: list[int] = []
    for effect in effects:
        found += [int(effect.n)] if effect.n > 0 else []
        found += [int(effect.most)] if effect.most > 0 else []
        found += [int(change) for change in effect.changes if change > 1]
        found += figures(effect.follows)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ritual", STANDARD.rituals)
def test_a_rituals_words_name_its_cost_and_figures(ritual: str, language: str) -> None:
    words = catalogue(language, "raiatea").hint(f"ritual-{ritual}", "effect")
    said = [int(number) for number in re.findall(r"\d+", words)]
    design = STANDARD.rituals.index(ritual)
    assert said[0] == STANDARD.ritual_cost[design]
    for figure in figures(STANDARD.effects[design]):
        assert figure in said[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("commodity", COMMODITIES)
def test_a_prices_words_name_its_figures(commodity: str, language: str) -> None:
    words = catalogue(language, "raiatea")
    for space in range(4):
        said = [int(number) for number in re.findall(r"\d+", words.say(f"price-{commodity}_{space + 1}"))]
        assert [
            figure for figure in figures(STANDARD.prices[COMMODITIES.index(commodity)][space]) if figure not in said
        ] == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_shown_at_every_decision(language: str) -> None:
    words = catalogue(language, "raiatea")
    names = ["Ann", "Ben", "Cem", "Dia"]
    state = RAIATEA.setup(4, 8, {"tane": True})
    chance = seeded(5)
    while (decision := state.pending()) is not None:
        screen = Console(file=StringIO(), width=100)
        screen.print(table_of(RAIATEA, state, decision.seat, words, names))
        screen.print(open_points_table(RAIATEA, state, decision.seat, words, names))
        moves = decision.moves(state)
        state.take(moves[chance.below(len(moves))])
    screen = Console(file=StringIO(), width=100)
    screen.print(table_of(RAIATEA, state, 0, words, names))
    screen.print(score_table(RAIATEA, state, words, names))
