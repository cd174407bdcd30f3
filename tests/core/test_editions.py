"""Editions: any number of sets of figures live in one process, and a table knows its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from motu import RULES, BadComponents, BadOption, BadRecord, Edition, Record, record, replay
from motu.arena.editions import find_edition
from motu.core.agenda import Moves
from motu.core.chance import seeded
from motu.core.components import Components
from motu.core.edition import contradictions
from motu.core.full_state import full_state
from motu.core.record import resume
from motu.core.rules import random_game
from motu.games.bali.rules import Bali

GAMES = list(RULES)


def text_of(game: str) -> str:
    return RULES[game].edition.components.written


def changed(game: str, old: str, new: str) -> Edition:
    """The standard edition with one passage of its file replaced."""
    text = text_of(game)
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the file"
    return RULES[game].read_edition(text.replace(old, new), "mine.toml")


NEW_RITUAL = """
[[rituals.cards]]
id = "aito"
deck = "normal"
kind = "black"
cost = 2
copies = 2
effects = [{ op = "gain", what = "pearls", n = 3 }]
"""

CHANGES = {
    "bali, dearer shrines": ("bali", "shrine_price = 7", "shrine_price = 9"),
    "bali, five rows": ("bali", "rows = 4", "rows = 5"),
    "bali, rows of three": ("bali", "cards_in_a_row = 4", "cards_in_a_row = 3"),
    "bali, hands of five": ("bali", "hand_size = 3", "hand_size = 5"),
    "bali, an oracle shows six": ("bali", "cards_looked_at = 4", "cards_looked_at = 6"),
    "bora_bora, jewelry for 9": (
        "bora_bora",
        '{ kind = "ring", points = 6, shells = 4 }',
        '{ kind = "ring", points = 9, shells = 6 }',
    ),
    "bora_bora, one more task": (
        "bora_bora",
        '  { id = "god_tiles", deck',
        '  { id = "priests_again", deck = "dark", needs = [{ what = "priests", count = 2 }] },\n'
        '  { id = "god_tiles", deck',
    ),
    "bora_bora, three columns": ("bora_bora", "columns = 4", "columns = 3"),
    "bora_bora, four dice": ("bora_bora", 'each = 3\nsource = "rulebook, components"', 'each = 4\nsource = "ours"'),
    "raiatea, a die of three faces": ("raiatea", "faces = [1, 2, 3, 4]", "faces = [1, 2, 3]"),
    "raiatea, one more ritual": (
        "raiatea",
        '[[rituals.cards]]\nid = "tane_storm"',
        NEW_RITUAL + '\n[[rituals.cards]]\nid = "tane_storm"',
    ),
    "raiatea, one more motif": (
        "raiatea",
        '  { id = "rearea",',
        '  { id = "moana", colour = "blue", per = "missions_mana", points = 2, starting = 1 },\n  { id = "rearea",',
    ),
    "raiatea, six rows": ("raiatea", "[3, 3, 4, 5, 5]]", "[3, 3, 4, 5, 5], [3, 4]]"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_figure_is_played_with(change: str) -> None:
    edition = changed(*CHANGES[change])
    rules = RULES[edition.game].with_edition(edition)
    assert edition.hash != RULES[edition.game].edition.hash
    for options in ({}, dict.fromkeys(rules.options, True)):
        for seats in rules.seats:
            state = rules.setup(seats, 5, options)
            chance = seeded(7)
            moves = Moves()
            decision = state.proceed(moves)
            while decision is not None:
                if chance.below(20) == 0:
                    guess = rules.guessed(state, int(decision.seat), 3)
                    assert rules.seen(guess, int(decision.seat)) == rules.seen(state, int(decision.seat))
                    assert len(rules.features(state, int(decision.seat))) == rules.feature_count
                    rules.audit(state)
                move = moves.items[chance.below(moves.count)]
                assert 0 <= rules.action_id(state, move) < rules.actions
                decision = state.play(decision, move, moves)
            rules.audit(state)
            assert full_state(replay(Record.load(record(state).dump()))) == full_state(state)


@pytest.mark.parametrize("game", GAMES)
def test_two_editions_are_played_at_the_same_time(game: str) -> None:
    """Turn about, decision by decision: neither game notices the other."""
    change = next(one for one in CHANGES.values() if one[0] == game)
    standard = RULES[game]
    other = standard.with_edition(changed(*change))
    alone = [rules.setup(3, 11) for rules in (standard, other)]
    for state in alone:
        random_game(state, 13)
    together = [rules.setup(3, 11) for rules in (standard, other)]
    chances = [seeded(13), seeded(13)]
    moves = Moves()
    while any(state.agenda for state in together):
        for state, chance in zip(together, chances, strict=True):
            decision = state.proceed(moves)
            if decision is not None:
                state.play(decision, moves.items[chance.below(moves.count)], Moves())
    assert [full_state(state) for state in together] == [full_state(state) for state in alone]
    assert full_state(together[0]) != full_state(together[1])


def test_a_rules_object_understands_tables_of_other_editions() -> None:
    rules = RULES["bali"]
    edition = changed(*CHANGES["bali, dearer shrines"])
    state = rules.setup(2, 1, edition=edition)
    assert state.played_with() is rules.with_edition(edition).edition
    assert rules.of(state) is rules.with_edition(edition)
    assert rules.seen(state, 0) == rules.of(state).seen(state, 0)
    assert record(state).components == edition.hash


def test_files_with_the_same_figures_are_one_edition() -> None:
    text = text_of("bali").replace('name = "standard"', 'name = "my box"').replace("rulebook, setup", "my own box")
    assert RULES["bali"].read_edition(text).hash == RULES["bali"].edition.hash
    assert RULES["bali"].read_edition(text).name == "my box"


def test_a_record_of_another_edition_carries_its_figures() -> None:
    edition = changed(*CHANGES["bali, dearer shrines"])
    text = record(RULES["bali"].setup(2, 1, edition=edition)).dump()
    fresh = Bali()
    assert not fresh.knows(edition.hash)
    again = resume(fresh, Record.load(text))
    assert again.state.played_with().hash == edition.hash
    assert Record.load(text).dump() == text
    assert "edition" not in record(RULES["bali"].setup(2, 1)).dump()


EARLIER = [(game, one) for game in GAMES for one in RULES[game].functions.earlier_editions()]
RECORDED = [
    Record.load(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parents[1] / "recorded").glob("*/*.motu"))
]


@pytest.mark.parametrize(("game", "components"), EARLIER, ids=lambda one: getattr(one, "name", one))
def test_an_earlier_standard_edition_still_reads_and_plays(game: str, components: Components) -> None:
    """Its hash is what recorded games name; a new record of it needs no figures, as it is known here."""
    rules = RULES[game]
    edition = rules.edition_of(components.fingerprint)
    assert (edition.game, f"{edition.name}.toml") == (game, components.name)
    assert edition.hash != rules.edition.hash
    assert edition.hash in {one.components for one in RECORDED if one.game == game}
    for seats in rules.with_edition(edition).seats:
        state = rules.setup(seats, 3, edition=edition)
        random_game(state, 4)
        rules.of(state).audit(state)
        assert full_state(replay(Record.load(record(state).dump()))) == full_state(state)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_recorded_with_its_standard_edition(game: str) -> None:
    standard = RULES[game].edition
    seats = {one.seats for one in RECORDED if one.game == game and one.components == standard.hash}
    assert seats == set(standard.seat_range())


def test_raiateas_first_standard_edition_is_known_by_its_hash_and_its_name() -> None:
    assert [(game, one.fingerprint, one.edition_name) for game, one in EARLIER] == [
        ("raiatea", "9b8f62bda0fe", "2026-1")
    ]
    assert find_edition("raiatea", "2026-1").hash == find_edition("raiatea", "9b8f62bda0fe").hash == "9b8f62bda0fe"


def test_a_record_that_carries_other_figures_is_refused() -> None:
    edition = changed(*CHANGES["bali, dearer shrines"])
    text = record(RULES["bali"].setup(2, 1, edition=edition)).dump()
    with pytest.raises(BadRecord, match="carries"):
        resume(Bali(), Record.load(text.replace("shrine_price = 9", "shrine_price = 8")))
    with pytest.raises(BadRecord, match="continues after"):
        Record.load(text.replace("\nedition\n", "\nfigures\n"))


def test_an_unknown_edition_is_named() -> None:
    stored = record(RULES["bali"].setup(2, 1))
    stored.components = "0123456789ab"
    with pytest.raises(BadRecord, match="not known here \\(0123456789ab\\)"):
        replay(stored)


def test_an_edition_of_another_game_is_refused() -> None:
    with pytest.raises(BadOption, match="Raiatea"):
        RULES["bali"].setup(2, 1, edition=RULES["raiatea"].edition)


@pytest.mark.parametrize("game", GAMES)
def test_the_standard_edition_contradicts_nothing(game: str) -> None:
    edition = RULES[game].edition
    assert contradictions(edition, edition) == []


def test_a_printed_figure_can_not_differ_in_a_box() -> None:
    edition = changed(*CHANGES["bali, dearer shrines"])
    found = contradictions(edition, RULES["bali"].edition)
    line = text_of("bali").splitlines().index("shrine_price = 7") + 1
    assert [str(one) for one in found] == [
        f"mine.toml:{line}: in the block [playing] “shrine_price” is 9, but the rulebook prints 7 "
        "(rulebook, phases 2a and 3)."
    ]


def test_an_example_of_the_rulebook_holds_for_every_box() -> None:
    edition = changed("bali", "price = 5\nless", "price = 6\nless")
    found = contradictions(edition, RULES["bali"].edition)
    assert [(one.details["clause"], one.details["found"], one.details["expected"]) for one in found] == [
        ("BA-B1", 2, 1)
    ]


BAD = {
    "unknown block": ("bali", "[demon]", "[dragon]", "no block \\[dragon\\]"),
    "text for a number": (
        "bali",
        "shrine_price = 7",
        'shrine_price = "seven"',
        r"mine.toml:[0-9]+: .*'seven'.*whole number",
    ),
    "missing figure": ("bali", "shrine_price = 7\n", "", "lacks “shrine_price”"),
    "huge number": ("bali", "shrine_price = 7", "shrine_price = 99999999999999999999", "whole number"),
    "no TOML": ("bali", "[demon]", "[demon", "cannot be read"),
    "another game": ("bali", 'game = "bali"', 'game = "chess"', "“chess”, not of “Bali”"),
    "too many rows": ("bali", "rows = 4", "rows = 13", "at most 12"),
    "too few tasks": ("bora_bora", "shown_beyond_players = 2", "shown_beyond_players = 9", "of “dark”"),
    "a track without spaces": ("raiatea", "top = 12", "top = 0", "at least 1"),
    "three copies": (
        "raiatea",
        'cost = 2\ncopies = 2\neffects = [\n  { op = "gain", what = "pearls", n = 2 },\n]\n',
        'cost = 2\ncopies = 3\neffects = [\n  { op = "gain", what = "pearls", n = 2 },\n]\n',
        "tipa",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_a_file_that_can_not_be_played_with_is_refused(case: str) -> None:
    game, old, new, reason = BAD[case]
    with pytest.raises(BadComponents, match=reason):
        changed(game, old, new)


def test_the_file_of_another_game_is_refused_by_its_blocks() -> None:
    with pytest.raises(BadComponents, match="block"):
        RULES["bali"].read_edition(text_of("raiatea").replace('[edition]\ngame = "raiatea"\nname = "standard"\n', ""))


def test_ten_megabytes_and_deep_nests_are_refused_at_once() -> None:
    with pytest.raises(BadComponents, match="10,000,000 characters"):
        RULES["bali"].read_edition("#" * 10_000_000)
    with pytest.raises(BadComponents):
        RULES["bali"].read_edition("a = " + "[" * 5_000 + "]" * 5_000)
