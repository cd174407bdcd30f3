"""Text games: prompts hold everything that a view holds, answers are read tolerantly, and nothing depends on luck."""

from __future__ import annotations

import re
from itertools import count
from random import Random

import pytest

from motu.core.errors import BadOption
from motu.core.rules import words_id
from motu.games import RULES
from motu.research.text import ILLEGAL, MASKED, TEXT_LANGUAGES, IllegalAnswer, TextGame
from motu.research.text.answers import Misread, Offered, bracketed, normal, read_answer
from motu.research.text.notation import pattern_of
from motu.research.text.players import OPTION, TEXT_PLAYERS, ListReader, NumberReader
from motu.telling.games import tables_of
from motu.telling.masking import WORD, plain_words, stem
from motu.telling.text_words import FOLDER, TextWords
from motu.telling.views import told
from motu.words import LANGUAGES
from motu.words.check import compare, entries
from tests.research.text_positions import GAMES, changed, leaves, positions

NOUNS = {
    "bali": "bali rice peanut banana pepper farmer stonemason priest shrine oracle altar demon stone good reis",
    "bora_bora": "bora god hut priest temple fish island region mountain beach forest plains necklace bracelet anklet "
    "earring headband ring jewelry shell offering sand wood stone man woman people helper fishing status task "
    "ceremony building material tattoo",
    "raiatea": "raiatea mana pearl priest ritual marae reef oyster market neighbourhood forest uru taro mahi tiare "
    "collector merchant shaman diver mask statue mission tattoo kahuna commodity assistant tane hina maui ariki "
    "arioi raatira tahua rainbow mirror gift bag",
}
"""What the games speak of. None of it may be read in the masked language."""


def answered(text: TextGame, player: ListReader | NumberReader) -> int:
    """Play a game to its end; how many prompts were read."""
    for number in count():
        if text.over:
            return number
        assert text.answer(player(text.prompt())).accepted
    raise AssertionError


# What a prompt holds


@pytest.mark.parametrize("language", TEXT_LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_of_a_view_is_told(game: str, language: str) -> None:
    """Whatever is changed in a view changes its text: nothing is left out. (Masking is one to one: see below.)"""
    rules, chance = RULES[game], Random(5)
    words, things = TextWords(rules, language), rules.edition.things()
    seats = rules.seats[-1]
    for number, state in enumerate(positions(rules, seats, seats, 45)):
        for who in (None, seats - 1):
            view = rules.seen(state, who)
            text = told(view, who, words)
            paths = list(leaves(view))
            whole = language == "en" and number % 8 == 0
            for path in paths if whole else chance.sample(paths, 20):
                assert told(changed(view, path, things, chance), who, words) != text, f"{path} is not told"


@pytest.mark.parametrize("game", GAMES)
def test_different_views_are_told_differently(game: str) -> None:
    rules = RULES[game]
    words = TextWords(rules, MASKED)
    views: dict[str, object] = {}
    for state in positions(rules, 3, 11, 1):
        view = rules.seen(state, 0)
        assert views.setdefault(told(view, 0, words), view) == view


@pytest.mark.parametrize("language", TEXT_LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_prompt_are_the_legal_ones(game: str, language: str) -> None:
    text = TextGame(game, seed=2, language=language)
    player = ListReader(3)
    for _ in range(60):
        if text.over:
            break
        listed = [token for token, _ in OPTION.findall(text.prompt())]
        assert listed == text.legal()
        assert len({normal(token) for token in listed}) == len(listed)
        text.answer(player(text.prompt()))


def test_a_seat_is_introduced_once_and_reads_the_log_since_its_last_decision() -> None:
    text = TextGame("bali", seed=4)
    first = text.seat
    assert "## The rules in short" in text.prompt()
    player = ListReader(1)
    while text.seat == first:
        text.answer(player(text.prompt()))
    assert "## The rules in short" in text.prompt(), "the other seat has not read them yet"
    while text.seat != first:
        text.answer(player(text.prompt()))
    assert "## The rules in short" not in text.prompt()
    assert "## The rules in short" in text.prompt(whole=True)
    assert "starting cards" in text.prompt(whole=True)
    assert "starting cards" not in text.prompt(), "the beginning of the log was told before"


def test_what_others_hold_is_not_in_a_prompt() -> None:
    """Two games that differ only in a hand that is hidden have the same prompts."""
    rules = RULES["bali"]
    for state in positions(rules, 3, 6, 9):
        decision = state.pending()
        if decision is None:
            continue
        seat = int(decision.seat)
        texts = set()
        for guess in (state, rules.guessed(state, seat, 1), rules.guessed(state, seat, 2)):
            text = TextGame("bali", 3, 0)
            text.state = guess
            texts.add(text.turn().partition("## What you see")[2])
        assert len(texts) == 1


# Players who read nothing but prompts


@pytest.mark.parametrize("language", TEXT_LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_player_who_only_reads_never_forfeits(game: str, language: str) -> None:
    """`python -m benchmarks.agents text` plays 300 games of each."""
    text = TextGame(game, RULES[game].seats[1], 1, language=language, illegal="forfeit")
    answered(text, ListReader(1))
    assert text.forfeited is None
    assert sum(text.illegal_answers) == 0
    assert sum(text.answers) > 20


@pytest.mark.parametrize("game", GAMES)
def test_without_listed_options_the_prompt_says_how_answers_are_written(game: str) -> None:
    text = TextGame(game, seed=1, listed=False, illegal="random")
    player = TEXT_PLAYERS["notation-reader"](5)
    while not text.over:
        prompt = text.prompt()
        assert not OPTION.search(prompt)
        assert "## How to write it" in prompt
        text.answer(player(prompt))
    assert sum(text.illegal_answers) < sum(text.answers), "some of what it writes is possible"


@pytest.mark.parametrize("game", GAMES)
def test_every_token_has_a_shape_of_its_decision(game: str) -> None:
    rules = RULES[game]
    things = rules.edition.things()
    every = tables_of(game).shapes
    assert set(every) == {words_id(kind.__name__) for kind in rules.decisions}
    patterns = {kind: [pattern_of(shape, things) for shape in shapes] for kind, shapes in every.items()}
    for seats in rules.seats:
        for state in positions(rules, seats, 40 + seats, 1):
            decision = state.pending()
            if decision is not None:
                kind = words_id(type(decision).__name__)
                for move in decision.moves(state):
                    token = rules.token(state, move)
                    assert any(pattern.fullmatch(token) for pattern in patterns[kind]), f"{kind}: {token}"


# The masked language


@pytest.mark.parametrize("game", GAMES)
def test_the_masked_language_holds_none_of_the_plain_nouns(game: str) -> None:
    nouns = {stem(noun) for noun in NOUNS[game].split()}
    assert not nouns & {stem(word) for word in plain_words()}
    text = TextGame(game, RULES[game].seats[-1], 9, dict.fromkeys(RULES[game].options, True), language=MASKED)
    player = ListReader(2)
    read = {stem(word) for listed in (True, False) for word in introduction_words(game, listed)}
    while not text.over:
        prompt = text.prompt()
        read |= {stem(word) for word in WORD.findall(prompt.replace("_", " "))}
        text.answer(player(prompt))
    read |= {stem(word) for word in WORD.findall(text.result())}
    assert not nouns & read
    plain = TextGame(game, seed=9).prompt()
    assert nouns & {stem(word) for word in WORD.findall(plain)}, "the nouns are those of the game"


def introduction_words(game: str, listed: bool) -> list[str]:
    """The words of a masked introduction."""
    text = TextGame(game, seed=9, language=MASKED, listed=listed).introduction(0)
    return WORD.findall(text.replace("_", " "))


def test_masks_are_consistent_and_differ_by_seed() -> None:
    words = [TextWords(RULES["bali"], MASKED, seed) for seed in (0, 0, 1)]
    texts = [one.shown("The Priest pays two priests; rice_farmer, RICE, priest’s.") for one in words]
    assert texts[0] == texts[1] != texts[2]
    found = re.fullmatch(r"The (\w+) pays two (\w+); (\w+)_(\w+), (\w+), (\w+)’s\.", texts[0])
    assert found is not None
    priest, priests, rice, _, loud, possessive = found.groups()
    assert priests == priest.lower() + "s"
    assert loud == rice.upper()
    assert possessive == priest.lower()


def test_made_up_words_are_never_shared() -> None:
    mask = TextWords(RULES["raiatea"], MASKED).mask
    assert mask is not None
    ids = {id for ids in RULES["raiatea"].edition.things().values() for id in ids}
    assert len({mask.hide(id) for id in ids}) == len(ids)


# Reading answers

OFFERED = [Offered("buy rice", "Buy rice for 5 stone"), Offered("play 1 rice_farmer", "Play a rice farmer")]


@pytest.mark.parametrize(
    "answer",
    [
        "[buy rice]",
        "[Buy  Rice]",
        "I first thought of [play 1 rice_farmer]. No: [BUY RICE].",
        "buy rice",
        "［buy rice］",
        "[ “buy rice”. ]",
        "[Buy rice for 5 stone]",
        "[buy-rice]",
        "[1]",
        "thinking " * 10_000 + "[buy rice]",
    ],
)
def test_answers_are_read_tolerantly(answer: str) -> None:
    assert read_answer(answer, OFFERED, numbered=True) == "buy rice"


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        ("I do not know", "no-brackets"),
        ("", "no-brackets"),
        ("[]", "empty"),
        ("[ . ]", "empty"),
        ("[buy gold]", "not-an-option"),
        ("[3]", "not-an-option"),
        ("[0]", "not-an-option"),
        ("]buy rice[", "no-brackets"),
        ("[" + "x" * 1_000_000 + "]", "too-long"),
        ("x" * 1_000_000, "no-brackets"),
    ],
)
def test_what_is_wrong_with_an_answer_is_said(answer: str, problem: str) -> None:
    found = read_answer(answer, OFFERED, numbered=True)
    assert isinstance(found, Misread)
    assert found.id == problem


def test_numbers_mean_options_only_where_they_are_listed() -> None:
    assert isinstance(read_answer("[1]", OFFERED, numbered=False), Misread)


def test_a_near_miss_is_told_what_comes_close() -> None:
    found = read_answer("[buy rise]", OFFERED, numbered=False)
    assert isinstance(found, Misread)
    assert found.choices == ("buy rice",)


def test_the_last_brackets_count() -> None:
    assert bracketed("[a] and [b] end") == "b"
    assert bracketed("none") is None


# What follows an answer that is no option


def test_retry_says_why_and_forfeits_in_the_end() -> None:
    text = TextGame("bali", seed=3, retries=2)
    before = text.prompt()
    for left in (2, 1):
        reply = text.answer("[dance]")
        assert not reply.accepted
        assert "“dance” is not possible here" in reply.problem
        assert f": {left}." in reply.problem
        assert text.prompt() == before
    seat = text.seat
    assert text.answer("[dance]").forfeited
    assert text.over
    assert text.forfeited == seat
    assert text.places()[seat or 0] == 1
    assert "has forfeited" in text.result()
    with pytest.raises(BadOption, match="over"):
        text.answer("[pass]")


def test_tries_are_counted_for_each_question_anew() -> None:
    text = TextGame("bali", seed=3, retries=1)
    for _ in range(6):
        assert not text.answer("nothing").accepted
        assert text.answer(f"[{text.legal()[0]}]").accepted
    assert text.forfeited is None
    assert sum(text.illegal_answers) == 6


def test_forfeit_ends_the_game_at_once() -> None:
    text = TextGame("raiatea", seed=3, illegal="forfeit")
    assert text.answer("?").forfeited
    assert sorted(text.places())[-1] == 2


def test_random_plays_any_option_by_the_seed() -> None:
    tokens = [TextGame("bali", seed=seed, illegal="random").answer("?").token for seed in (3, 3)]
    assert tokens[0] == tokens[1] is not None
    first = TextGame("bali", seed=3)
    assert tokens[0] in first.legal()


def test_raise_raises_and_changes_nothing() -> None:
    text = TextGame("bali", seed=3, illegal="raise")
    before = text.prompt()
    with pytest.raises(IllegalAnswer, match="not possible"):
        text.answer("[dance]")
    assert text.prompt() == before
    assert sum(text.illegal_answers) == 0


def test_unknown_settings_are_refused_with_what_is_allowed() -> None:
    with pytest.raises(BadOption, match=", ".join(ILLEGAL)):
        TextGame("bali", illegal="laugh")
    with pytest.raises(BadOption, match="masked"):
        TextGame("bali", language="tlh")
    with pytest.raises(BadOption, match="no game"):
        TextGame("chess")
    with pytest.raises(BadOption, match="no seat"):
        TextGame("bali", opponents={7: "easy"})
    with pytest.raises(BadOption, match="no player"):
        TextGame("bali", opponents={1: "impossible"})


def test_the_same_seed_gives_the_same_game() -> None:
    runs: list[list[str]] = []
    for _ in range(2):
        text, player, prompts = TextGame("bora_bora", 2, 8, opponents={1: "medium"}), NumberReader(1), list[str]()
        while not text.over and len(prompts) < 40:
            prompts.append(text.prompt())
            text.answer(player(prompts[-1]))
        runs.append(prompts)
    assert runs[0] == runs[1]


# The catalogues


@pytest.mark.parametrize("name", ["common", *GAMES])
def test_the_words_of_text_games_are_the_same_in_every_language(name: str) -> None:
    assert compare(name, {language: entries(FOLDER / language / f"{name}.ftl") for language in LANGUAGES}) == []


def test_every_word_of_text_games_is_used() -> None:
    common = entries(FOLDER / "en" / "common.ftl")
    seen = {id for id in common if id.startswith("seen-")}
    for game in GAMES:
        rules = RULES[game]
        keys: set[str] = set()
        for seats in rules.seats:
            for state in positions(rules, seats, 70 + seats, 3):
                collect(rules.seen(state, 0), "", keys)
        words = {id for id in entries(FOLDER / "en" / f"{game}.ftl") if id.startswith("seen-")}
        unused = {id for id in words if id.removeprefix("seen-") not in keys}
        assert unused <= {f"seen-{one}" for one in RARE.get(game, ())}
        seen -= {f"seen-{key}" for key in keys}
    assert not seen


RARE = {"bora_bora": {"seats-points"}}
"""Nothing is rare yet but what no random game shows."""


def collect(value: object, parent: str, keys: set[str]) -> None:
    """The keys of a view, alone and with their parents."""
    if isinstance(value, dict):
        for key, one in value.items():
            keys |= {key, f"{parent}-{key}"}
            collect(one, key, keys)
    elif isinstance(value, list):
        for one in value:
            collect(one, parent, keys)
