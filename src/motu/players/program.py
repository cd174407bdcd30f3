"""A bot that is a program: one line of text for each question, one for each answer.

Motu writes `motu 1 SEED` first, and the program answers `ok`. For every decision Motu writes `choose` and a JSON object
on one line; the program answers `move` and the token of one of the options. `quit`, or the end of input, ends it.
docs/players.md has an example.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
import time
import weakref
from contextlib import suppress
from typing import IO, Final

from motu.players.knowledge import Knowledge

VERSION: Final = 1
LONGEST_LINE: Final = 10_000


class BadProgram(Exception):
    """A program that can't be started, does not answer in time, or answers something else."""


class ProgramPlayer:
    """Asks a program. It is started for the first decision, and again after it has failed."""

    def __init__(self, command: str, seed: int, seconds: float) -> None:
        self.command = command
        self._seed = seed
        self._seconds = seconds
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()

    def choose(self, knowledge: Knowledge) -> int:
        """The move that the program names. Raises BadProgram."""
        question = {
            "game": knowledge.rules.name,
            "version": knowledge.rules.version,
            "seat": knowledge.seat,
            "seats": knowledge.seats,
            "seconds": self._seconds,
            "view": knowledge.seen(),
            "question": knowledge.choices(),
        }
        try:
            if self._process is None or self._process.poll() is not None:
                self._start()
            token = self._asked(f"choose {json.dumps(question, ensure_ascii=False)}", "move")
        except BadProgram:
            self.close()
            raise
        for move in knowledge.moves():
            if knowledge.token(move) == token:
                return move
        raise BadProgram(f"{token[:80]!r} is not one of its options")

    def _start(self) -> None:
        try:
            process = subprocess.Popen(  # noqa: S603 - the user's or the host's own command
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError, IndexError) as error:
            raise BadProgram(f"it can't be started: {error}") from error
        self._process = process
        self._lines = queue.Queue()
        assert process.stdout is not None
        threading.Thread(target=read_lines, args=(process.stdout, self._lines), daemon=True).start()
        weakref.finalize(self, end, process)
        self._asked(f"motu {VERSION} {self._seed}", "ok")

    def _asked(self, line: str, wanted: str) -> str:
        """Write a line, and wait for one that begins with the wanted word. Returns the rest of that."""
        assert self._process is not None
        assert self._process.stdin is not None
        until = time.monotonic() + self._seconds
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise BadProgram("it has ended") from error
        while True:
            try:
                answer = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise BadProgram(f"no answer within {self._seconds:g} seconds") from None
            if not answer:
                raise BadProgram("it has ended")
            word, _, rest = answer.strip().partition(" ")
            if word == wanted:
                return rest

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            end(self._process)
            self._process = None


def read_lines(source: IO[str], lines: queue.Queue[str]) -> None:
    """Pass on what a program writes; an empty text is its end, also if its output was closed here."""
    with suppress(ValueError, OSError):
        while line := source.readline(LONGEST_LINE):
            lines.put(line)
    lines.put("")


def end(process: subprocess.Popen[str]) -> None:
    """End a program at once, also one that does not want to."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            try:
                pipe.close()
            except OSError:
                continue
