"""A program that was started to play: lines in, lines out, and never waited for longer than was said.

Nothing here blocks: a program that does not read, does not answer or writes without end costs its own time, not ours.
It runs in a process group of its own, which is killed as a whole, children included, when it is closed; and also when
this process is killed and can close nothing any more (see `watchdog`).
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import suppress

from tetrapolis.bots.watchdog import WATCHDOG
from tetrapolis.core.errors import TetrapolisError

MOST_LINE = 65_536
"""Bytes of a line: a move has a hundred."""
MOST_LINES = 1000
"""Lines nobody asked for."""
MOST_OVERDUE = 3
"""Questions in a row without an answer in time, then the program is given up."""
LAST_WORDS = 1000
"""Bytes of stderr that are kept, for the message when it ends."""
GRACE = 0.5
"""Seconds a program has to end by itself when its input ends."""


class ProgramProblem(TetrapolisError):
    """A program cannot be started, or cannot go on."""


class Program:
    """A running program.

    >>> echo = Program(["cat"])
    >>> echo.ask(b"Hello?", time.monotonic() + 10)
    'Hello?'
    >>> echo.close()
    """

    def __init__(self, command: Sequence[str], name: str = "") -> None:
        self.name = name or " ".join(command)
        try:
            self._process = subprocess.Popen(
                list(command),
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or type(error).__name__
            raise ProgramProblem("error-program-start", program=self.name, reason=reason) from error
        WATCHDOG.guard(self._process.pid)
        self._lines: deque[str] = deque()
        self._rest = b""
        self._unsent = b""
        self._said = b""
        self._owed = 0
        """Answers that did not come in time and may still come."""
        self._overdue = 0
        pipes = self._process.stdin, self._process.stdout, self._process.stderr
        assert pipes[0] is not None
        assert pipes[1] is not None
        assert pipes[2] is not None
        self._in, self._out, self._err = (pipe.fileno() for pipe in pipes if pipe is not None)
        self._selector = selectors.DefaultSelector()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        self._ended = weakref.finalize(self, _end, self._process, self._selector)

    # ---- talking

    def tell(self, message: bytes) -> None:
        """Say something that needs no answer; what the program does not read now it may read with the next question."""
        self._send(message)
        self._exchange(time.monotonic(), wanted=False)

    def ask(self, message: bytes, until: float, *, again: bool = False) -> str | None:
        """The line it answers, or None if there is none in time. ProgramProblem if it has ended or was given up.

        A late answer is not taken for that to the next question. `again`: the same question once more, to which a
        program need not answer.
        """
        self._exchange(time.monotonic(), wanted=False)
        self._owed = max(0, self._owed - len(self._lines))
        self._lines.clear()
        self._send(message)
        while (line := self._exchange(until, wanted=True)) is not None:
            if not self._owed:
                self._overdue = 0
                return line
            self._owed -= 1
        if not again:
            self._owed += 1
            self._overdue += 1
            if self._overdue >= MOST_OVERDUE:
                raise ProgramProblem("error-program-silent", program=self.name, n=MOST_OVERDUE)
        return None

    def _send(self, message: bytes) -> None:
        if not self._unsent:
            self._selector.register(self._in, selectors.EVENT_WRITE)
        self._unsent += message + b"\n"

    def _exchange(self, until: float, wanted: bool) -> str | None:
        """Write and read what can be written and read; a line, if one is wanted, as soon as it is there."""
        first = True
        while True:
            if wanted and self._lines:
                return self._lines.popleft()
            left = until - time.monotonic()
            if left <= 0 and not first:
                return None
            first = False
            for key, _ in self._selector.select(max(0.0, left)):
                if key.fd == self._in:
                    self._write()
                elif key.fd == self._err:
                    self._hear()
                else:
                    self._read()
            if not wanted and not self._unsent:
                return None

    def _write(self) -> None:
        try:
            written = os.write(self._in, self._unsent)
        except BlockingIOError:
            return
        except OSError:
            written = len(self._unsent)  # it does not listen any more; reading will tell whether it has ended
        self._unsent = self._unsent[written:]
        if not self._unsent:
            self._selector.unregister(self._in)

    def _hear(self) -> None:
        """What it says to people."""
        data = os.read(self._err, MOST_LINE)
        self._said = (self._said + data)[-LAST_WORDS:]
        if not data:
            self._selector.unregister(self._err)

    def _read(self) -> None:
        data = os.read(self._out, MOST_LINE)
        if not data:
            raise self._end_of_it()
        *lines, self._rest = (self._rest + data).split(b"\n")
        self._lines += [line.decode("utf-8", "replace").strip() for line in lines]
        if len(self._rest) > MOST_LINE or len(self._lines) > MOST_LINES:
            raise ProgramProblem("error-program-flood", program=self.name)

    def _end_of_it(self) -> ProgramProblem:
        """Its output has ended: why, as far as can be told."""
        until = time.monotonic() + GRACE
        while not _has_ended(self._process) and time.monotonic() < until:
            time.sleep(0.01)
        with suppress(OSError):
            while data := os.read(self._err, MOST_LINE):
                self._said = (self._said + data)[-LAST_WORDS:]
        self.close()
        code = self._process.returncode
        how = signal.Signals(-code).name if code < 0 else str(code)
        return ProgramProblem("error-program-ended", program=self.name, code=how, said=self.last_words or "–")

    @property
    def last_words(self) -> str:
        """The last it said to people: the end of its stderr."""
        return self._said.decode("utf-8", "replace").strip()

    # ---- the end

    def close(self) -> None:
        """End it: its input ends, and if that is not enough it is killed; its children are killed in any case."""
        self._ended()


def _has_ended(process: subprocess.Popen[bytes]) -> bool:
    """Whether it has, without burying it: as long as nobody does, its number is no other process's."""
    if process.returncode is not None:
        return True
    return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def _end(process: subprocess.Popen[bytes], selector: selectors.BaseSelector) -> None:
    selector.close()
    assert process.stdin is not None
    process.stdin.close()
    until = time.monotonic() + GRACE
    while not _has_ended(process) and time.monotonic() < until:
        time.sleep(0.005)
    if process.returncode is None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        WATCHDOG.forget(process.pid)
        process.wait()
    for pipe in (process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
