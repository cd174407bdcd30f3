"""A game played with texts: a prompt for the seat that decides, and an answer in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from motu.arena.match import derive_seed
from motu.core.agenda import Json, State
from motu.core.chance import seeded
from motu.core.edition import Edition
from motu.core.errors import BadOption
from motu.games import rules_of
from motu.players import Knowledge, Player, player
from motu.players.levels import SEARCH_SECONDS, SearchLevel
from motu.research.text.answers import Misread, read_answer
from motu.research.text.prompts import ending, explained, introduction, offered, turn_prompt
from motu.telling.text_words import TextWords

ILLEGAL: Final = ("retry", "forfeit", "random", "raise")
"""What may follow an answer that is not an option."""
CHANCE: Final = 1_000
"""Added to the number of seats, it gives the seed of random answers."""


class IllegalAnswer(ValueError):
    """An answer that is no option, in a game that raises; the message says what is wrong. Nothing has changed."""


@dataclass(frozen=True)
class Reply:
    """What became of an answer: the token that was played, or what was wrong with it, in words."""

    token: str | None
    problem: str = ""
    forfeited: bool = False

    @property
    def accepted(self) -> bool:
        """Whether a move was made, be it at random."""
        return self.token is not None


class TextGame:
    """A seeded game for players who read and write.

    `listed` says whether prompts list the options. `illegal` says what follows an answer that is none of them: `retry`
    asks again with the reason, at most `retries` times, and then the game is forfeited; `forfeit` ends it at once;
    `random` plays any option; `raise` raises IllegalAnswer. `opponents` are bots by seat; the other seats are asked.
    With the language `masked`, `mask_seed` selects the made-up words. The same seed always gives the same game.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, bool] | None = None,
        *,
        language: str = "en",
        listed: bool = True,
        illegal: str = "retry",
        retries: int = 3,
        opponents: Mapping[int, str] | None = None,
        edition: Edition | None = None,
        mask_seed: int = 0,
    ) -> None:
        rules = rules_of(game)
        self.rules = rules if edition is None else rules.with_edition(edition)
        self.seats = self.rules.seats[0] if seats is None else seats
        self.variants = self.rules.check(self.seats, seed, dict(options or {}))
        if illegal not in ILLEGAL:
            raise BadOption("unknown-answer-rule", found=illegal, allowed=list(ILLEGAL))
        self.words = TextWords(self.rules, language, mask_seed)
        self.seed = seed
        self.listed = listed
        self.illegal = illegal
        self.retries = retries
        self.opponents = {seat: self._bot(seat, name) for seat, name in (opponents or {}).items()}
        self.state: State = self.rules.setup(self.seats, seed, self.variants)
        self.forfeited: int | None = None
        """The seat that has forfeited the game."""
        self.illegal_answers = [0] * self.seats
        self.answers = [0] * self.seats
        self._chance = seeded(derive_seed(seed, CHANCE + self.seats))
        self._tries = 0
        self._introduced: set[int] = set()
        self._read = [0] * self.seats
        self._play_opponents()

    def _bot(self, seat: int, name: str) -> Player:
        if not 0 <= seat < self.seats:
            raise BadOption("unknown-seat", number=seat, least=0, most=self.seats - 1)
        return unhurried(name, derive_seed(self.seed, seat))

    # Whose turn it is

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was forfeited."""
        return self.forfeited is not None or self.state.pending() is None

    @property
    def seat(self) -> int | None:
        """The seat that has to answer; None after the end."""
        decision = self.state.pending()
        return None if self.over or decision is None else int(decision.seat)

    def _choices(self) -> Json:
        choices = self.rules.choices(self.state)
        assert choices is not None, "there is a decision before the end"
        return choices

    def legal(self) -> list[str]:
        """The options as they may be answered, in the language of the game; empty after the end."""
        return [] if self.over else [one.token for one in offered(self.words, self._choices())]

    # What is read

    def introduction(self, seat: int) -> str:
        """The rules in short, the names of things, and how to answer."""
        return self.words.shown(introduction(self.words, seat, self.seats, self.variants, self.listed))

    def prompt(self, whole: bool = False) -> str:
        """What the seat that decides reads now. Its first prompt begins with the introduction; `whole` ones always do.

        The log goes on from the prompt of its last decision.
        """
        seat = self.seat
        if seat is None:
            return self.result()
        text = self.turn(since=0 if whole else self._read[seat])
        if whole or seat not in self._introduced:
            return f"{self.introduction(seat)}\n\n{text}"
        return text

    def turn(self, since: int | None = None) -> str:
        """A prompt without the introduction. The log goes on from the last decision, or from line `since`."""
        seat = self.seat
        if seat is None:
            return self.result()
        log = self.rules.heard(self.state, seat, self._read[seat] if since is None else since)
        return turn_prompt(self.words, self.rules.seen(self.state, seat), seat, self._choices(), log, self.listed)

    def result(self) -> str:
        """How the game ended, in words."""
        text = ending(self.words, self.scores(), self.places())
        if self.forfeited is None:
            return text
        return f"{text}\n{self.words.shown(self.words.say('text-forfeited', seat=self.forfeited))}"

    # What is answered

    def answer(self, text: str) -> Reply:
        """Answer the question of the seat that decides. An answer that is no option changes nothing but the tries."""
        seat = self.seat
        if seat is None:
            raise BadOption("game-is-over")
        choices = self._choices()
        options = offered(self.words, choices)
        found = read_answer(text, options, numbered=self.listed)
        self.answers[seat] += 1
        if not isinstance(found, Misread):
            tokens = [one["token"] for one in choices["options"]]
            return self._play(seat, tokens[[one.token for one in options].index(found)])
        return self._refuse(seat, explained(self.words, found), [one["token"] for one in choices["options"]])

    def _play(self, seat: int, token: str, problem: str = "") -> Reply:
        self._introduced.add(seat)
        self._read[seat] = len(self.state.log or [])
        self.state.answer(seat, token)
        self._tries = 0
        self._play_opponents()
        return Reply(token, problem)

    def _refuse(self, seat: int, problem: str, tokens: list[str]) -> Reply:
        if self.illegal == "raise":
            raise IllegalAnswer(problem)
        self.illegal_answers[seat] += 1
        if self.illegal == "random":
            return self._play(seat, tokens[self._chance.below(len(tokens))], problem)
        self._tries += 1
        if self.illegal == "retry" and self._tries <= self.retries:
            left = self.words.shown(self.words.say("text-tries-left", count=self.retries - self._tries + 1))
            return Reply(None, f"{problem} {left}")
        self.forfeited = seat
        return Reply(None, problem, forfeited=True)

    def forfeit(self) -> None:
        """The seat that has to answer gives the game up."""
        self.forfeited = self.seat

    def _play_opponents(self) -> None:
        while not self.over and (seat := self.seat) in self.opponents:
            assert seat is not None
            knowledge = Knowledge(self.rules, self.state, seat)
            self.state.answer(seat, knowledge.token(self.opponents[seat].choose(knowledge)))

    # How it ended

    def scores(self) -> list[int]:
        """Points by seat, as if the game ended now."""
        return self.rules.scores(self.state)

    def places(self) -> list[int]:
        """Ranks by seat, 0 for a winner. Whoever forfeits is last; the others are ranked by the points they have."""
        places = self.rules.places(self.state)
        if self.forfeited is None:
            return places
        others = [place for seat, place in enumerate(places) if seat != self.forfeited]
        ranked = [sum(other < place for other in others) for place in places]
        ranked[self.forfeited] = self.seats - 1
        return ranked

    def breakdown(self) -> list[dict[str, int]]:
        """Points by seat and source."""
        return self.rules.breakdown(self.state)


def unhurried(name: str, seed: int) -> Player:
    """A player by name with its time limit off, so that its choices depend on nothing but the seed."""
    if name in SEARCH_SECONDS:
        return SearchLevel(seed, name, None)
    return player(name, seed)
