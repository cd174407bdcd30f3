"""Records: a stored game as readable text. It holds the setup and the answers; a replay gives everything else.

    motu record 1
    game bali
    version 1
    components 51a0c6e7d2b4
    seats 2
    seed 7
    options oracle demon

    play stonemason
    take priest row 3
    undo
    take shrine row 1
    end 4

After the header and a blank line there is one token per decision; `undo` takes back the answer before it. An entry
that begins with a seat, such as `@2 bid 5`, is a secret choice made (or undone) out of order. `@0 take-back` goes back
to the last answer of a seat over everybody's answers since, with their consent. The line `end` counts the entries, so
that a truncated text is noticed. Lines that begin with `#` are comments.

`components` is the hash of the edition. A game of another edition than the standard one carries its figures: after
`end` follow the line `edition` and the text of its components file.
"""

from __future__ import annotations

from typing import Final, final

from motu.core.agenda import State
from motu.core.edition import Edition
from motu.core.errors import BadRecord, Illegal
from motu.core.history import past_decisions
from motu.core.rules import Rules
from motu.core.session import GameSession, addressed

FORMAT: Final = "motu record 1"
HEADER: Final = ["game", "version", "components", "seats", "seed", "options"]
CARRIED: Final = "edition"
"""The line after which a record carries the text of its edition."""


@final
class Record:
    """A stored game: the header and the entries, each a token or `undo`.

    >>> text = '''motu record 1
    ... game bali
    ... version 1
    ... components 0
    ... seats 2
    ... seed 7
    ... options none
    ...
    ... play stonemason
    ... end 1
    ... '''
    >>> Record.load(text).entries
    ['play stonemason']
    >>> Record.load(text).dump() == text
    True
    """

    def __init__(
        self,
        game: str,
        version: int,
        components: str,
        seats: int,
        seed: int,
        options: list[str],
        entries: list[str],
        lines: list[int] | None = None,
        edition: str = "",
    ) -> None:
        self.game = game
        self.version = version
        self.components = components
        self.seats = seats
        self.seed = seed
        self.options = options
        self.entries = entries
        self.lines = lines or [len(HEADER) + 3 + i for i in range(len(entries))]
        """The line number of each entry in the text."""
        self.edition = edition
        """The text of the edition, if the record carries it."""

    def dump(self) -> str:
        """The text of this record."""
        options = " ".join(self.options) or "none"
        header = [self.game, str(self.version), self.components, str(self.seats), str(self.seed), options]
        lines = [FORMAT, *(f"{key} {value}" for key, value in zip(HEADER, header, strict=True)), ""]
        text = "\n".join([*lines, *self.entries, f"end {len(self.entries)}", ""])
        return f"{text}{CARRIED}\n{self.edition}" if self.edition else text

    def beginning(self, entries: int = 0) -> Record:
        """The same game with only the first entries."""
        first = self.entries[:entries]
        return Record(
            self.game,
            self.version,
            self.components,
            self.seats,
            self.seed,
            self.options,
            first,
            self.lines[:entries],
            self.edition,
        )

    @staticmethod
    def load(text: str) -> Record:
        """Parse a text. Raises BadRecord with the line and the reason."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FORMAT:
            raise BadRecord("record-unknown", line=1, found=lines[0][:40] if lines else "", expected=FORMAT)
        header, at = _header(lines)
        entries, places, rest = _entries(lines, at)
        options = [] if header["options"] == "none" else header["options"].split()
        return Record(
            header["game"],
            _whole(header, "version"),
            header["components"],
            _whole(header, "seats"),
            _whole(header, "seed"),
            options,
            entries,
            places,
            rest,
        )


def _header(lines: list[str]) -> tuple[dict[str, str], int]:
    """The values of the header, and the number of lines it takes."""
    header: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        key, _, value = lines[at].strip().partition(" ")
        at += 1
        if key.startswith("#"):
            continue
        if key not in HEADER or key in header or not value:
            raise BadRecord("record-header-unknown", line=at, found=lines[at - 1][:40], allowed=HEADER)
        header[key] = value.strip()
    for key in HEADER:
        if key not in header:
            raise BadRecord("record-header-missing", line=at + 1, key=key)
    return header, at


def _entries(lines: list[str], at: int) -> tuple[list[str], list[int], str]:
    """The entries up to the closing line, the line of each, and the edition that follows."""
    entries: list[str] = []
    places: list[int] = []
    for number in range(at, len(lines)):
        line = lines[number].strip()
        if not line or line.startswith("#"):
            continue
        if line == "end" or line.startswith("end "):
            if line != f"end {len(entries)}":
                raise BadRecord("record-miscounted", line=number + 1, found=line, count=len(entries))
            return entries, places, _carried(lines, number + 1)
        entries.append(line)
        places.append(number + 1)
    raise BadRecord("record-cut-off", line=len(lines) + 1)


def _carried(lines: list[str], at: int) -> str:
    """The edition after the closing line, or an empty text."""
    while at < len(lines) and not lines[at].strip():
        at += 1
    if at == len(lines):
        return ""
    if lines[at].strip() != CARRIED:
        raise BadRecord("record-goes-on", line=at + 1)
    return "\n".join([*lines[at + 1 :], ""])


def _whole(header: dict[str, str], key: str) -> int:
    if not header[key].isdecimal():
        raise BadRecord("record-not-a-number", key=key, found=header[key][:40])
    return int(header[key])


def record(rules: Rules, state: State) -> Record:
    """The record of a game, as far as it was played. Answers of a secret step are in the order of asking."""
    entries = [addressed(one.token, one.seat, one.early) for one in past_decisions(rules, state)]
    return record_of(rules, state, entries)


def record_of(rules: Rules, state: State, entries: list[str]) -> Record:
    """A record with the setup of this state and these entries."""
    origin = state.origin
    if origin is None:
        raise BadRecord("record-of-a-guess")
    options = [name for name in sorted(origin.options) if origin.options[name]]
    edition = origin.edition
    stored = Record(rules.name, rules.version, edition.hash, origin.seats, origin.seed, options, list(entries))
    stored.edition = rules.carried_text(edition)
    return stored


def resume(rules: Rules, stored: Record) -> GameSession:
    """A session that continues the game of a record, with the figures and the rulings that it began with.

    Raises BadRecord if the edition is not known here, the rules have changed too much, or an entry is not legal.
    """
    options = dict.fromkeys(options_of(rules, stored), True)
    same = rules.with_edition(edition_for(rules, stored))
    session = GameSession(same, same.setup(stored.seats, stored.seed, options))
    for number in range(len(stored.entries)):
        apply_entry(session, stored, number)
    return session


def apply_entry(session: GameSession, stored: Record, number: int) -> None:
    """Carry out one entry of a record, counted from 0. Raises BadRecord with its line if it is not legal."""
    entry, line = stored.entries[number], stored.lines[number]
    try:
        session.apply_entry(entry)
    except Illegal as error:
        raise BadRecord("record-illegal", line=line, entry=entry, reason=str(error)) from error


def edition_for(rules: Rules, stored: Record) -> Edition:
    """The edition that a record was played with: one that is known here, or the one that it carries."""
    is_standard = stored.components == rules.standard.edition.hash
    if stored.edition and not is_standard and not rules.has_read(stored.components, stored.edition):
        edition = rules.read_edition(stored.edition, CARRIED)
        if edition.hash != stored.components:
            raise BadRecord("record-carries-another-edition", found=edition.hash, expected=stored.components)
        return edition
    return rules.edition_of(stored.components)


def options_of(rules: Rules, stored: Record) -> list[str]:
    """The options of a record; one of an earlier version has the rulings of its time as options."""
    if stored.version == rules.version:
        return stored.options
    if stored.version not in rules.readings:
        raise BadRecord("record-other-version", game=rules.name, found=stored.version, expected=rules.version)
    return [*stored.options, *rules.readings[stored.version]]


def replay(rules: Rules, stored: Record) -> State:
    """The state that a record leads to."""
    return resume(rules, stored).state


def record_of_session(session: GameSession) -> Record:
    """The record of a session, undone answers included."""
    return record_of(session.rules, session.state, session.entries)
