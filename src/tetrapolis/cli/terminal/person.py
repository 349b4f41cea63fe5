"""A person's terminal: lines out, answers in, and a curtain that leaves nothing behind."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what was scrolled away."""
NARROWEST, WIDEST = 40, 132


class Leave(Exception):
    """The person wants to go: end of input, Ctrl-C, or `quit`."""


class Terminal:
    """Standard input and output. Colours only on a terminal that wants them; no escape codes otherwise."""

    def __init__(self, color: bool = True) -> None:
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        if not color or self.console.no_color:
            self.console = Console(color_system=None, highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.live = sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def width(self) -> int:
        """How wide a line may be."""
        return min(max(self.console.width, NARROWEST), WIDEST)

    @property
    def height(self) -> int:
        """How many lines fit without scrolling; plenty where nothing scrolls."""
        return self.console.height if self.live else 50

    def show(self, lines: Iterable[Text | str]) -> None:
        """Print lines that were laid out before."""
        whole = Text("\n").join(Text(line) if isinstance(line, str) else line for line in lines)
        if whole.plain:
            self.console.print(whole)

    def page(self, lines: Sequence[Text], more: str) -> str:
        """Print lines a screenful at a time; `more` asks for Enter in between.

        Who types something else has seen enough, and it is not lost: it is handed back.
        """
        room = max(self.height - 2, 5) if self.live else len(lines)
        for start in range(0, len(lines), max(room, 1)):
            if start and (typed := self.ask(more)):
                return typed
            self.show(lines[start : start + room])
        return ""

    def clear(self) -> None:
        """Wipe screen and scrollback; a terminal that cannot gets many empty lines, a pipe nothing."""
        if not self.live:
            return
        if self.console.is_dumb_terminal:
            print("\n" * 200)
            return
        sys.stdout.write(WIPE)
        sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        """One line from the person; Leave at the end of input or Ctrl-C."""
        try:
            sys.stdout.write(prompt)
            sys.stdout.flush()
            if self.live:
                return input().strip()
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            print(line.strip()[:60])  # what a terminal would have echoed
            return line.strip()
        except (EOFError, KeyboardInterrupt) as gone:
            print()
            raise Leave from gone
