"""Records: readable, exact, and refused with line and reason where they are wrong."""

from __future__ import annotations

import pytest

from motu import RULES, BadOption, BadRecord, Record, record, replay
from motu.core.record import record_of_session, resume
from motu.core.session import GameSession

BALI = RULES["bali"]


def played(answers: int = 6) -> str:
    """The text of a game in which the first option was taken a few times."""
    state = BALI.setup(2, 7, {"demon": True})
    for _ in range(answers):
        decision = state.pending()
        assert decision is not None
        state.take(decision.moves(state)[0])
    return record(state).dump()


def test_a_record_is_a_header_and_a_token_a_line() -> None:
    lines = played(2).splitlines()
    assert lines[:7] == [
        "motu record 1",
        "game bali",
        "version 1",
        f"components {BALI.edition.hash}",
        "seats 2",
        "seed 7",
        "options demon",
    ]
    assert lines[7] == ""
    assert lines[8].startswith("play ")
    assert lines[9].startswith("take ")
    assert lines[10] == "end 2"


def test_remarks_and_blank_lines_are_read_over() -> None:
    text = played().replace("seats 2", "# a remark\nseats 2").replace("\ntake", "\n\n# why not\ntake")
    assert Record.load(text).dump() == played()


@pytest.mark.parametrize("ending", ["\r\n", "\n"])
def test_the_line_ends_of_other_systems_are_read(ending: str) -> None:
    assert Record.load(played().replace("\n", ending)).dump() == played()


BROKEN = {
    "": "Line 1: this is not a record",
    "hello\n": "Line 1: this is not a record. It begins with “hello”",
    "motu record 2\n": "instead of “motu record 1”",
}


@pytest.mark.parametrize("text", BROKEN, ids=["empty", "other", "newer"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match=BROKEN[text]):
        Record.load(text)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("seats 2\n", "", "Line 7: the header ends without “seats”"),
        ("seats 2\n", "seats 2\nseats 3\n", "Line 6: “seats 3” does not belong in the header"),
        ("seats 2\n", "seats 2\ncolour red\n", "Line 6: “colour red” does not belong in the header"),
        ("seats 2\n", "seats two\n", "“seats” must be a whole number, not “two”"),
        ("seed 7\n", "seed -7\n", "“seed” must be a whole number, not “-7”"),
        ("end 6", "end 5", "Line 15: it says “end 5”, but 6 entries come before it"),
        ("end 6", "end", "Line 15: it says “end”, but 6 entries come before it"),
        ("end 6\n", "end 6\nplay priest\n", "Line 16: the record continues after its end"),
        ("end 6\n", "", "Line 15: the record is cut off"),
    ],
)
def test_bad_input_is_refused_with_line_and_reason(old: str, new: str, reason: str) -> None:
    text = played()
    assert old in text
    with pytest.raises(BadRecord, match=reason):
        Record.load(text.replace(old, new))


@pytest.mark.parametrize("keep", [0.1, 0.3, 0.5, 0.7, 0.9, 0.98])
def test_a_record_cut_off_anywhere_is_noticed(keep: float) -> None:
    text = played(20)
    with pytest.raises(BadRecord):
        Record.load(text[: int(len(text) * keep)])


@pytest.mark.parametrize(
    ("old", "new", "error", "reason"),
    [
        ("game bali", "game tahiti", BadOption, "no game “tahiti”. Games: bali"),
        ("version 1", "version 2", BadRecord, "version 2 of the rules of Bali; these are version 1"),
        ("components ", "components 0", BadRecord, "an edition of Bali that is not known here"),
        ("seats 2", "seats 9", BadOption, "2 to 4 players, not 9"),
        ("options demon", "options ghost", BadOption, "no option “ghost”. Options: demon, oracle"),
        ("seed 7", "seed 99999999999999999999", BadOption, "from 0 to 2\\^64 - 1"),
    ],
)
def test_a_record_of_other_rules_is_not_replayed(old: str, new: str, error: type[Exception], reason: str) -> None:
    with pytest.raises(error, match=reason):
        replay(Record.load(played().replace(old, new)))


def test_an_illegal_token_is_refused_with_its_line_and_what_is_allowed() -> None:
    lines = played().splitlines()
    lines[9] = "take everything"
    with pytest.raises(
        BadRecord, match="Line 10: “take everything” is not possible here.*Options: take .* row 2"
    ) as caught:
        replay(Record.load("\n".join(lines)))
    assert caught.value.id == "record-illegal"


def test_entries_after_the_end_of_the_game_are_refused() -> None:
    state = BALI.setup(2, 1)
    while decision := state.pending():
        state.take(decision.moves(state)[0])
    stored = record(state)
    stored.entries.append("play priest")
    stored.lines.append(stored.lines[-1] + 1)
    with pytest.raises(BadRecord, match="the game is over|The game is over"):
        replay(stored)


def test_undo_is_an_entry_and_nothing_is_struck_out() -> None:
    session = GameSession(BALI, BALI.setup(2, 7))
    decision = session.state.pending()
    assert decision is not None
    choices = BALI.choices(session.state)
    assert choices is not None
    first, second = (option["token"] for option in choices["options"][:2])
    session.answer(decision.seat, first)
    session.undo(decision.seat)
    session.answer(decision.seat, second)
    text = record_of_session(session).dump()
    assert text.splitlines()[-4:] == [first, "undo", second, "end 3"]
    assert resume(BALI, Record.load(text)).entries == [first, "undo", second]
    assert record(session.state).entries == [second], "the state itself has only what stands"


def test_an_undo_with_nothing_before_it_is_refused() -> None:
    text = played().replace("\n\n", "\n\nundo\n").replace("end 6", "end 7")
    with pytest.raises(BadRecord, match="Line 9: “undo” is not possible here. There is nothing to undo"):
        replay(Record.load(text))


def test_a_guess_has_no_record() -> None:
    with pytest.raises(BadRecord, match="guessed table has no record"):
        record(BALI.guessed(BALI.setup(2, 1), 0, 1))
