"""Friendly questions before a match: a numbered list or a number, with a default on Enter."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from tetrapolis.cli.common import UsageProblem
from tetrapolis.cli.terminal import layout
from tetrapolis.cli.terminal.person import Terminal
from tetrapolis.cli.terminal.typed import folded
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.locales import t, words

LONGEST = 16
"""A name has at most so many cells."""
BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dante", "Emma", "Fabio", "Greta", "Hugo", "Irma", "Jonas")


def pick(terminal: Terminal, lang: str, question: str, options: Sequence[tuple[str, str]], default: int = 0) -> int:
    """One of a list of (name, remark); Enter takes the default."""
    terminal.show(layout.wrap(layout.styled(question, "bold"), terminal.width))
    terminal.show(_options(options, terminal.width))
    while True:
        answer = terminal.ask(f"[{default + 1}] > ")
        if not answer:
            return default
        if answer.isdecimal() and 1 <= int(answer[:9]) <= len(options):
            return int(answer) - 1
        named = [n for n, (name, _) in enumerate(options) if f" {folded(answer)}" in f" {folded(name)}"]
        if len(named) == 1:
            return named[0]
        error = UsageProblem("play-error-number", n=answer[:20], count=len(options))
        _complain(terminal, lang, error)


def _options(options: Sequence[tuple[str, str]], width: int) -> list[Text]:
    """One to a line with its remark; without any remark in columns."""
    heads = [layout.styled(f"{number}) ", "bold green") for number in range(1, len(options) + 1)]
    if not any(remark for _, remark in options):
        items = [head + Text(name) for head, (name, _) in zip(heads, options, strict=True)]
        flowing = layout.flow(items, width, 1, gap="   ")
        return flowing if len(flowing) == 1 else layout.columns(items, width, 1)
    size = layout.widest(name for name, _ in options)
    lines: list[Text] = []
    for head, (name, remark) in zip(heads, options, strict=True):
        lines += layout.hang(Text(" ") + head + layout.pad(name, size) + Text("  "), remark, width, "dim")
        lines[-1].rstrip()
    return lines


def number(terminal: Terminal, lang: str, question: str, low: int, high: int, default: int) -> int:
    """A number in a range; Enter takes the default."""
    found = number_or_back(terminal, lang, question, low, high, default, "")
    assert found is not None
    return found


def number_or_back(
    terminal: Terminal, lang: str, question: str, low: int, high: int, default: int, back: str
) -> int | None:
    """A number in a range; Enter takes the default, and the word for it leads back: None."""
    hint = f", {back}" if back else ""
    while True:
        answer = terminal.ask(f"{question} ({low}–{high}{hint}) [{default}] > ")
        if not answer:
            return default
        if back and f" {folded(answer)}" in f" {folded(back)}":
            return None
        if answer.isdecimal() and low <= int(answer[:9]) <= high:
            return int(answer)
        _complain(terminal, lang, UsageProblem("play-error-range", n=answer[:20], low=low, high=high))


def yes(terminal: Terminal, lang: str, question: str) -> bool:
    """Yes or no; Enter is yes."""
    yes_key, no_key = t(lang, "common-yes.key"), t(lang, "common-no.key")
    terminal.show(layout.wrap(question, terminal.width))
    answer = folded(terminal.ask(f"[{yes_key.upper()}/{no_key}] > "))
    return not answer.startswith(folded(no_key))


def person(terminal: Terminal, lang: str, which: int, count: int, taken: Sequence[str]) -> str:
    """A player's name; Enter takes a plain one."""
    default = default_name(lang, which, count)
    question = t(lang, "play-ask-name", n=which) if count > 1 else t(lang, "play-ask-your-name")
    while True:
        answer = terminal.ask(f"{question} [{default}] > ") or default
        try:
            check_name(answer, taken)
        except TetrapolisError as error:
            _complain(terminal, lang, error)
        else:
            return answer


def default_name(lang: str, which: int, count: int) -> str:
    """What a person is called who gives no name."""
    name = t(lang, "common-player")
    return f"{name} {which}" if count > 1 else name


def check_name(name: str, taken: Sequence[str]) -> None:
    """Names are short, printable, different, and not to be mistaken for a seat or a number.

    >>> check_name("Anna", ["Béla"])
    """
    if not name.strip() or not name.isprintable() or cell_len(name) > LONGEST:
        raise UsageProblem("play-error-name", name=name.strip()[:40], longest=LONGEST)
    if re.fullmatch(r"p?\d+", name, re.IGNORECASE) or folded(name) in [folded(other) for other in taken]:
        raise UsageProblem("play-error-name-taken", name=name)


def bot_names(taken: Sequence[str], count: int) -> list[str]:
    """Names for bots that no person has.

    >>> bot_names(["ada"], 2)
    ['Bruno', 'Cleo']
    """
    used = {folded(name) for name in taken}
    return [name for name in BOT_NAMES if folded(name) not in used][:count]


def _complain(terminal: Terminal, lang: str, error: TetrapolisError) -> None:
    terminal.show(layout.wrap(layout.styled(words.error_text(lang, error), "red"), terminal.width))
