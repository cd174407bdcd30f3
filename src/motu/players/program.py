"""A bot that is a program: one line of text for each question, one for each answer.

Motu writes `motu 1 SEED` first, and the program answers `ok`. For every decision Motu writes `choose` and a JSON object
on one line; the program answers `move` and the token of one of the options. `quit`, or the end of input, ends it.
docs/players.md has an example.
"""

from __future__ import annotations

import io
import json
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
import weakref
from contextlib import suppress
from typing import IO, Any, Final

from motu.players.knowledge import Knowledge

VERSION: Final = 1
LONGEST_LINE: Final = 10_000
MOST_LINES: Final = 100
"""So many lines are kept that nobody has asked for yet. A program that writes more has to wait."""


class BadProgram(Exception):
    """A program that can't be started, does not answer in time, or answers something else."""


class ProgramPlayer:
    """Asks a program. It is started for the first decision, and again after it has failed."""

    def __init__(self, command: str, seed: int, seconds: float) -> None:
        self.command = command
        self._seed = seed
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[str] = queue.Queue(MOST_LINES)
        self._gone = threading.Event()

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
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            raise BadProgram(f"it can't be started: {error}") from error
        self._process = process
        self._lines = queue.Queue(MOST_LINES)
        self._gone = threading.Event()
        assert process.stdout is not None
        reading = (process.stdout, self._lines, self._gone)
        threading.Thread(target=read_lines, args=reading, daemon=True).start()
        weakref.finalize(self, end, process, self._gone)
        self._asked(f"motu {VERSION} {self._seed}", "ok")

    def _asked(self, line: str, wanted: str) -> str:
        """Write a line, and wait for one that begins with the wanted word. Returns the rest of that."""
        assert self._process is not None
        assert self._process.stdin is not None
        until = time.monotonic() + self._seconds
        writing = threading.Thread(target=write_line, args=(self._process.stdin, line), daemon=True)
        writing.start()
        writing.join(self._seconds)
        if writing.is_alive():
            raise BadProgram("it does not read its questions")
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
            end(self._process, self._gone)
            self._process = None


def write_line(target: IO[bytes], line: str) -> None:
    """Write a question. If the program has ended, that is noticed where its answer is missing."""
    left = f"{line}\n".encode()
    with suppress(OSError, ValueError):
        while left:
            left = left[target.write(left) :]


def read_lines(source: IO[bytes], lines: queue.Queue[str], gone: threading.Event) -> None:
    """Pass on what a program writes; an empty text is its end. The pipe is closed here and nowhere else.

    Something that the program has started may hold the pipe open. Then this thread waits for it, and nobody else does.
    """
    with suppress(ValueError, OSError), io.TextIOWrapper(source, encoding="utf-8", errors="replace") as text:
        while line := text.readline(LONGEST_LINE):
            put_unless_gone(lines, line, gone)
    put_unless_gone(lines, "", gone)


def put_unless_gone(lines: queue.Queue[str], line: str, gone: threading.Event) -> None:
    """Wait until there is room for a line, unless the program has been ended and nobody will ask."""
    while not gone.is_set():
        with suppress(queue.Full):
            lines.put(line, timeout=0.2)
            return


def end(process: subprocess.Popen[Any], gone: threading.Event | None = None) -> None:
    """End a program and what it has started at once, also if they do not want to."""
    if gone is not None:
        gone.set()
    if process.returncode is None and hasattr(os, "killpg"):  # later, the number may be another program's
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
    if process.stdin is not None:
        with suppress(OSError):
            process.stdin.close()
