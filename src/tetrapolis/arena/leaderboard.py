"""All against all: every two bots meet at tables of their own, and one rating (Plackett-Luce) is fitted to it all."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from tetrapolis.arena.lineups import LineUp
from tetrapolis.core.errors import TetrapolisError

_MINUS = "−"


class NoPlace(TetrapolisError):
    """The page has no place for this table."""


def line_ups(bots: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """A table for every two bots, at which they sit by turns; with an odd number of seats each has the odd one once.

    >>> line_ups(["normal", "easy", "random"], 2)
    (('normal', 'easy'), ('normal', 'random'), ('easy', 'random'))
    >>> line_ups(["normal", "easy"], 3)
    (('normal', 'easy', 'normal'), ('easy', 'normal', 'easy'))
    """
    found: dict[LineUp, None] = {}
    for one, two in combinations(dict.fromkeys(bots), 2):
        found[tuple([one, two][seat % 2] for seat in range(players))] = None
        if players % 2:
            found[tuple([two, one][seat % 2] for seat in range(players))] = None
    return tuple(found)


def markdown(data: dict[str, Any], command: str, commit: str, date: str) -> str:
    """The table of a run as docs show it: the ratings, and how often each bot comes in before each other one."""
    names = [each["bot"] for each in data["ratings"]]
    shares = {(pair["first"], pair["second"]): pair for pair in data["pairs"]}
    head = ["", "rating", "95 % interval", *[f"before {_code(name)}" for name in names]]
    rows = [head, ["---", *["---:"] * (len(head) - 1)]]
    for each in data["ratings"]:
        cells = [_code(each["bot"]), _signed(each["rating"]), f"{_signed(each['low'])} to {_signed(each['high'])}"]
        for name in names:
            pair = shares.get((each["bot"], name))
            cells.append("–" if pair is None else _share(pair))
        rows.append(cells)
    told = [f"| {' | '.join(row)} |" for row in rows]
    source = f"{data['games']} games with {data['seeds']} seeds, {date}, version {data['version']}"
    source += f", commit {commit}:" if commit else ":"
    return "\n".join([*told, "", source, "", "```", command, "```"])


def put_into(page: Path, key: str, table: str) -> None:
    """Put a table between its marks in a page of Markdown: `<!-- leaderboard GAME N -->` and the end."""
    text = page.read_text("utf-8")
    begin, end = f"<!-- leaderboard {key} -->", "<!-- end of leaderboard -->"
    found = re.compile(f"({re.escape(begin)}\n).*?({re.escape(end)})", re.DOTALL)
    made, count = found.subn(lambda match: f"{match[1]}\n{table}\n\n{match[2]}", text)
    if count != 1:
        raise NoPlace("leaderboard-error-place", file=str(page), begin=begin, end=end)
    page.write_text(made, "utf-8")


def commit_of(folder: Path) -> str:
    """The commit a folder of sources stands at, shortened; empty: it is none of git's."""
    try:
        said = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], cwd=folder, capture_output=True, text=True, check=True, timeout=10
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return said.stdout.strip()


def _code(name: str) -> str:
    return f"`{name}`"


def _signed(value: float) -> str:
    """A rating as a page shows it.

    >>> _signed(-12.4), _signed(3.0), _signed(0.2)
    ('−12', '+3', '0')
    """
    whole = round(value)
    return f"{_MINUS}{-whole}" if whole < 0 else f"+{whole}" if whole else "0"


def _share(pair: dict[str, float]) -> str:
    return f"{100 * pair['share']:.0f} % ({100 * pair['low']:.0f}–{100 * pair['high']:.0f})"
