"""Scripted text players. They read prompts and nothing else: no rules, no state."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from motu.core.errors import BadOption
from motu.players.program import end

OPTION: Final = re.compile(r"^\[([^\]]+)\] (.*)$", re.MULTILINE)
SHAPE: Final = re.compile(r"^\[([^\]]+)\]$", re.MULTILINE)
WORDS: Final = re.compile(r"^([^\W\d_]+(?: [^\W\d_]+)?): (?=\S+ = )(.*)$", re.MULTILINE)
EFFECT: Final = re.compile(r"^([^\W\d_]+) (\S+) = ", re.MULTILINE)
NUMBER: Final = re.compile(r"(\d+)\D*$")
LARGEST_NUMBER: Final = 12


class TextPlayer(Protocol):
    """Answers prompts."""

    def __call__(self, prompt: str) -> str:
        """The answer to a prompt."""
        ...  # pragma: no cover


class ListReader:
    """Picks any of the options that a prompt lists."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)  # noqa: S311 - a game

    def __call__(self, prompt: str) -> str:
        options = OPTION.findall(prompt)
        return f"I choose [{self.random.choice(options)[0]}]."


class NumberReader:
    """Picks the listed option whose sentence ends with the largest number: often points, sometimes a price."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)  # noqa: S311 - a game

    def __call__(self, prompt: str) -> str:
        options = OPTION.findall(prompt)
        best = max(self.number(words) for _, words in options)
        return f"[{self.random.choice([token for token, words in options if self.number(words) == best])}]"

    def number(self, words: str) -> int:
        """The last number of a sentence; -1 if it has none."""
        found = NUMBER.search(words)
        return int(found[1]) if found else -1


class NotationReader:
    """Plays without listed options: fills in the shapes that a prompt gives, with words from the list of names.

    It does not know what is possible, so many of its answers are refused. It never gives the same answer twice to one
    question.
    """

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)  # noqa: S311 - a game
        self.things: dict[str, list[str]] = {}
        self.shapes: list[str] = []
        self.tried: set[str] = set()

    def __call__(self, prompt: str) -> str:
        self._learn(prompt)
        if OPTION.search(prompt):
            return f"[{self.random.choice(OPTION.findall(prompt))[0]}]"
        shapes = SHAPE.findall(prompt)
        if shapes:
            self.shapes, self.tried = shapes, set()
        for _ in range(200):
            answer = re.sub(r"[^\W\d_]+", self._fill, self.random.choice(self.shapes))
            if answer not in self.tried:
                break
        self.tried.add(answer)
        return f"[{answer}]"

    def _learn(self, prompt: str) -> None:
        for kind, names in WORDS.findall(prompt):
            if kind.isupper():
                self.things[kind] = [name.split(" = ")[0] for name in names.split("; ") if " = " in name]
        for kind, id in EFFECT.findall(prompt):
            if kind.isupper() and id not in self.things.setdefault(kind, []):
                self.things[kind].append(id)

    def _fill(self, found: re.Match[str]) -> str:
        word = found[0]
        if word == "N":
            return str(self.random.randint(0, LARGEST_NUMBER))
        return self.random.choice(self.things[word]) if word in self.things else word


class CommandPlayer:
    """A program of one's own: it is started for every game, gets a prompt per line as JSON, and answers likewise."""

    def __init__(self, command: str, _seed: int = 0) -> None:
        import shlex

        self.command = command
        try:
            self.process = subprocess.Popen(  # noqa: S603 - the user's own command
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise BadOption("player-command-failed", command=command, reason=str(error)) from error

    def __call__(self, prompt: str) -> str:
        import json

        assert self.process.stdin is not None
        assert self.process.stdout is not None, "both are pipes"
        try:
            self.process.stdin.write(json.dumps({"prompt": prompt}, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
            return str(json.loads(self.process.stdout.readline())["answer"])
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise BadOption("player-command-failed", command=self.command, reason=repr(error)) from error

    def close(self) -> None:
        """End the program, also one that has closed its input."""
        end(self.process)
        if self.process.stdout is not None:
            self.process.stdout.close()


TEXT_PLAYERS: Final[dict[str, Callable[[int], TextPlayer]]] = {
    "list-reader": ListReader,
    "number-reader": NumberReader,
    "notation-reader": NotationReader,
}
"""Scripted players by name, made with a seed."""
