"""Whatever can be asked or happen is said in three languages, and nothing is left unsaid."""

from __future__ import annotations

import pytest

from motu.core.rules import Rules
from motu.words import LANGUAGES, catalogue
from motu.words.check import complaints
from tests.contract.tables import Kind, every_game, every_kind, sampled


def test_the_catalogues_agree_with_each_other_and_with_the_code() -> None:
    assert complaints() == []


@every_kind
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_option_and_event_has_words(kind: Kind, language: str) -> None:
    words = catalogue(language, kind.game)
    names = [f"N{seat}" for seat in range(kind.seats)]
    for state, _ in sampled(kind, 13, most=120):
        choices = kind.rules.choices(state)
        assert choices is not None
        said = [words.say(f"decision-{choices['decision']}", choices["args"], names)]
        options = [words.say(option["words"], option["args"], names) for option in choices["options"]]
        assert len(set(options)) == len(options), "two options read the same"
        said += options
        assert all(sentence and "{" not in sentence and "_" not in sentence for sentence in said)
    for who in (None, 0):
        for entry in kind.rules.heard(state, who):
            sentence = words.say(entry["id"], entry["args"], names)
            assert sentence
            assert "{" not in sentence
            assert "_" not in sentence


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_variant_introduces_itself(rules: Rules, language: str) -> None:
    words = catalogue(language, rules.name)
    assert words.say("title")
    assert words.say("tagline")
    for option in rules.options:
        assert words.say(f"variant-{option}")
        assert words.hint(f"variant-{option}", "hint")


@every_kind
def test_nobody_reads_a_list_of_hidden_things(kind: Kind) -> None:
    """What a seat may not know is left out of its log, instead of being listed as hidden."""
    *_, (state, _) = sampled(kind, 13, most=120)
    for who in (None, 0):
        for entry in kind.rules.heard(state, who):
            for value in entry["args"].values():
                assert not isinstance(value, list) or "hidden" not in value, entry
