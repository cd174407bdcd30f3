"""Components files: figures are asked for by name, and what is wrong is refused by name."""

from __future__ import annotations

import pytest

from motu import RULES, BadComponents
from motu.core.components import ABOUT, SURE, Components

GOOD = '[box]\ncards = 5\nprices = [1, 2]\ngoods = ["rice"]\nsource = "these tests"\nsure = "printed"\n'


def test_figures_are_read_by_name() -> None:
    box = Components(GOOD)
    assert box.whole("box", "cards") == 5
    assert box.wholes("box", "prices", 2) == [1, 2]
    assert box.names("box", "goods", ["rice", "pepper"]) == ["rice"]


def test_the_fingerprint_changes_with_a_figure_and_not_with_a_remark_or_a_source() -> None:
    before = Components(GOOD).fingerprint
    assert Components("# a remark\n" + GOOD).fingerprint == before
    assert Components(GOOD.replace("these tests", "a book")).fingerprint == before
    assert Components(GOOD.replace("printed", "derived")).fingerprint == before
    assert Components(GOOD.replace("cards = 5", "cards = 6")).fingerprint != before


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[box", "cannot be read"),
        (GOOD.replace('source = "these tests"\n', ""), r"the block \[box\] names no source"),
        (GOOD.replace("printed", "perhaps"), "how sure it is. Allowed: printed, derived, reported, reconstructed"),
    ],
)
def test_a_file_without_sources_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=reason):
        Components(text)


def test_a_missing_or_unfit_figure_is_refused_by_name() -> None:
    box = Components(GOOD)
    with pytest.raises(BadComponents, match="lacks “stones”"):
        box.whole("box", "stones")
    with pytest.raises(BadComponents, match=r"“cards” is 5, but must be a whole number, at least 6"):
        box.whole("box", "cards", 6)
    with pytest.raises(BadComponents, match="a list of 3 whole numbers"):
        box.wholes("box", "prices", 3)
    with pytest.raises(BadComponents, match="a list of names from pepper"):
        box.names("box", "goods", ["pepper"])


@pytest.mark.parametrize("game", RULES)
def test_every_block_of_every_game_says_where_its_figures_come_from(game: str) -> None:
    for name, block in RULES[game].edition.components.data.items():
        if name == ABOUT:
            continue
        assert len(block["source"]) > 5, name
        assert block["sure"] in SURE, name
