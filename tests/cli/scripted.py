"""A terminal whose answers come from a function, and that remembers what was shown."""

from collections.abc import Callable, Iterable

from rich.text import Text

from tetrapolis.cli.terminal.person import Leave, Terminal


class Scripted(Terminal):
    """80 columns, 50 lines; `answer` gets what was asked, and None leaves the table."""

    def __init__(self, answer: Callable[[str], str | None]) -> None:
        super().__init__(color=False)
        self.live = False
        self.answer = answer
        self.shown: list[str] = []
        self.latest: list[str] = []
        """What was shown at once, last."""

    @property
    def width(self) -> int:
        return 80

    def show(self, lines: Iterable[Text | str]) -> None:
        self.latest = [line if isinstance(line, str) else line.plain for line in lines]
        self.shown += self.latest

    def ask(self, prompt: str) -> str:
        said = self.answer(prompt)
        if said is None:
            raise Leave
        self.shown.append(prompt + said)
        return said

    def text(self) -> str:
        """Everything shown, with single spaces."""
        return " ".join(" ".join(self.shown).split())


def answers(*said: str) -> Callable[[str], str | None]:
    """These answers, one after the other."""
    left = iter(said)
    return lambda prompt: next(left, None)
