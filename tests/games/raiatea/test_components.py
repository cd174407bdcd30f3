"""Effects are data: lines that can be read become steps, others are refused with their card and line."""

from __future__ import annotations

from typing import Any

import pytest

from motu import BadComponents
from motu.core.components import ABOUT, Components, without_remarks
from motu.core.edition import contradictions
from motu.games.raiatea.components import (
    MOST_CARDS,
    MOST_COPIES,
    MOST_DESIGNS,
    MOST_FACES,
    MOST_LEVELS,
    MOST_MOTIFS,
    MOST_SEATS,
    MOST_SPACES,
    STANDARD,
    RaiateaEdition,
    earlier_editions,
    effects_of,
    name_in,
    price_of,
    rows,
    whole,
)
from motu.games.raiatea.vocabulary import MOST_EFFECTS, OPS, PERMANENT, Reader

BAD: list[Any] = [
    {"op": "fly"},
    {"what": "pearls", "n": 2},
    "gain 2 pearls",
    {"op": "gain", "what": "gold", "n": 2},
    {"op": "gain", "what": "pearls"},
    {"op": "gain", "what": "pearls", "n": 0},
    {"op": "gain", "what": "pearls", "n": "two"},
    {"op": "gain", "what": "pearls", "n": 2, "when": "now"},
    {"op": "take", "card": "forest_card", "n": 1, "from": "market"},
    {"op": "take", "card": "mask", "n": 1, "from": "market", "different": True},
    {"op": "cancel", "which": "next", "n": 3},
    {"op": "cancel", "which": "cost_at_least"},
    {"op": "permanent", "trigger": "bid", "do": []},
    {"op": "permanent", "trigger": "reef", "sales": 1},
    {"op": "permanent", "trigger": "priest_purchase", "cost": [1]},
    {"op": "permanent", "trigger": "mission_payment", "discount": 2, "kinds": ["masks"]},
    {"op": "permanent", "trigger": "reef", "do": [{"op": "gain", "what": "gold", "n": 1}]},
    {"op": "sacrifice", "card": "commodity", "most": 2},
]

BOX = STANDARD.components


@pytest.mark.parametrize("line", BAD, ids=str)
def test_an_effect_that_cannot_be_read_is_refused_with_its_card_and_line(line: Any) -> None:
    good = {"op": "gain", "what": "mana", "n": 1}
    with pytest.raises(BadComponents) as refused:
        Reader(BOX).read("tipa", [good, line])
    assert refused.value.id == "components-effect-unreadable"
    assert (refused.value.details["card"], refused.value.details["line"]) == ("tipa", 2)
    assert "tipa" in str(refused.value)


def test_something_else_than_a_list_is_refused() -> None:
    with pytest.raises(BadComponents, match="tipa"):
        Reader(BOX).read("tipa", {"op": "gain"})


def test_a_line_of_every_kind_stands_in_the_file() -> None:
    assert {OPS[effect.op] for effect in STANDARD.all_effects} == set(OPS)


def test_every_permanent_effect_changes_or_brings_something() -> None:
    for effect in STANDARD.all_effects:
        if effect.op == PERMANENT:
            assert effect.follows or any(effect.changes)


def test_a_file_with_too_few_pieces_contradicts_the_rulebook() -> None:
    once = 'id = "tipa"\ndeck = "normal"\nkind = "black"\ncost = 2\ncopies = 1'
    twice = once.replace("copies = 1", "copies = 2")
    text = BOX.written.replace(twice, once)
    found = contradictions(RaiateaEdition(Components(text)), STANDARD)
    assert [(one.details["counted"], one.details["found"], one.details["expected"]) for one in found] == [
        ("rituals", 91, 92)
    ]


def test_a_card_with_a_wrong_figure_is_refused_by_name() -> None:
    with pytest.raises(BadComponents, match="tipa"):
        whole(BOX, "tipa", {"cost": "two"}, "cost")
    with pytest.raises(BadComponents, match="purple"):
        name_in(BOX, "tipa", {"kind": "purple"}, "kind", ["black", "blue"])
    with pytest.raises(BadComponents, match="m1_99"):
        price_of(BOX, {"id": "m1_99", "kind": "pearls", "cost": {"mana": 3}})
    with pytest.raises(BadComponents, match="m1_99"):
        price_of(BOX, {"id": "m1_99", "kind": "masks"})
    with pytest.raises(BadComponents, match="gods"):
        rows(BOX, "rituals", "gods")
    with pytest.raises(BadComponents, match="tipa"):
        effects_of(BOX, Reader(BOX), {"id": "tipa", "effects": []})


@pytest.mark.parametrize(
    "row",
    [
        {"kind": "conditional", "needs": {"priests": 3, "assistants": 2}},
        {"kind": "conditional", "needs": {"rank": "king"}},
        {"kind": "conditional", "needs": {"rank": 2}},
        {"kind": "conditional", "needs": {"priests": 0}},
        {"kind": "commodities", "cost": {"uru": 1, "any_commodity": 1}},
        {"kind": "commodities", "cost": {"any_commodity": 1, "identical_commodities": 2}},
        {"kind": "commodities", "cost": {"uru": "one"}},
        {"kind": "pearls", "cost": {"pearls": "four"}},
    ],
    ids=str,
)
def test_a_price_of_which_a_part_would_be_passed_over_is_refused(row: dict[str, Any]) -> None:
    with pytest.raises(BadComponents, match="m1_99") as refused:
        price_of(BOX, {"id": "m1_99"} | row)
    assert refused.value.id == "components-card-unfit"


def test_several_commodities_by_name_are_a_price() -> None:
    cost = {"uru": 1, "taro": 2}
    assert price_of(BOX, {"id": "m1_99", "kind": "commodities", "cost": cost}) == cost


def test_the_die_has_the_four_faces_that_a_player_reported() -> None:
    """The mean is (1 + 2 + 3 + 4) / 4 = 2.5. One assistant is enough for one face of four, two for two of them."""
    faces = [int(face) for face in STANDARD.die]
    assert faces == [1, 2, 3, 4]
    assert sum(faces) / len(faces) == 2.5
    assert [sum(face <= owned for face in faces) / len(faces) for owned in (1, 2, 3, 4)] == [0.25, 0.5, 0.75, 1]
    assert BOX.data["die"]["sure"] == "reported"


def test_the_first_edition_had_a_die_of_the_same_mean_and_a_longer_track() -> None:
    """(1 + 2 + 2 + 3 + 3 + 4) / 6 = 2.5; one assistant was enough for one face of six. Only two blocks differ."""
    (earlier,) = earlier_editions()
    before, today = (
        {block: without_remarks(content) for block, content in box.data.items() if block != ABOUT}
        for box in (earlier, BOX)
    )
    faces = before["die"]["faces"]
    assert sum(faces) / len(faces) == 2.5
    assert sum(face <= 1 for face in faces) / len(faces) == 1 / 6
    assert [block for block in today if today[block] != before[block]] == ["die", "tattoo_track"]
    assert (before["tattoo_track"]["ranks_at"], today["tattoo_track"]["ranks_at"]) == ([0, 3, 6, 9], [0, 2, 5, 8])


def test_the_header_says_how_much_room_there_is() -> None:
    header = " ".join(line.removeprefix("# ") for line in BOX.written.partition("[edition]")[0].splitlines())
    for limit in (
        f"3 to {MOST_SEATS} players",
        f"{MOST_FACES} faces of the die",
        f"{MOST_MOTIFS} motifs",
        f"{MOST_DESIGNS} designs of rituals with at most {MOST_COPIES} copies each and {MOST_CARDS} cards",
        f"{MOST_LEVELS} spaces of a price chart",
        f"{MOST_SPACES} spaces of a statue",
        f"{MOST_EFFECTS} effects",
    ):
        assert limit in header


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert sum(row["copies"] for row in rows(BOX, "rituals", "cards")) == 92
    assert sum(row["copies"] for row in rows(BOX, "missions", "tokens")) == 68
    assert [
        sum(row["copies"] for row in rows(BOX, "missions", "tokens") if row["statue"] == one) for one in (1, 2, 3)
    ] == [
        24,
        22,
        22,
    ]
