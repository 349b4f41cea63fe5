"""Two drawings: the rooms of the house, as the import contracts have them, and the way of one move.

They stand in the page itself, in the page's own colours (docs/_static/site.css), so that they can be read by day and by
night, found by search, and spoken.
"""

from __future__ import annotations

import textwrap
import tomllib
from html import escape
from importlib import import_module
from typing import NamedTuple

from tools.docs.places import ROOT
from tools.docs.structs import about

WIDTH = 760
LINE = 17
"""Between two lines of text."""
LETTER = 7.1
"""So wide is a letter, on average, of small text."""


def _svg(height: float, title: str, text: str, parts: list[str]) -> str:
    """A drawing with its name and what it shows, for those who hear it."""
    return "\n".join(
        [
            '<figure class="drawing" tabindex="0">',
            f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">',
            f"<title>{escape(title)}</title><desc>{escape(text)}</desc>",
            '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7"',
            ' orient="auto"><path d="M0 0 8 4 0 8Z"/></marker></defs>',
            *parts,
            "</svg></figure>",
        ]
    )


def _text(x: float, y: float, said: str, kind: str = "") -> str:
    sort = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.0f}" y="{y:.0f}"{sort}>{escape(said)}</text>'


# ---- the rooms


def layers() -> list[list[str]]:
    """The rooms, floor by floor from the top, as the import linter keeps them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    found = next(contract for contract in contracts if contract["type"] == "layers")["layers"]
    return [[room.strip(" ()") for room in layer.split("|")] for layer in found]


def rooms() -> str:
    """The house: every floor may use what is below it, and knows nothing of what is above."""
    parts: list[str] = []
    y, left, right, gap = 8.0, 40, WIDTH - 2, 10
    for layer in layers():
        wide = (right - left - gap * (len(layer) - 1)) / len(layer)
        told = {room: textwrap.wrap(_room(room), int((wide - 24) / LETTER)) for room in layer}
        high = 34 + LINE * max(len(lines) for lines in told.values())
        for at, room in enumerate(layer):
            x = left + at * (wide + gap)
            parts.append(f'<rect x="{x:.0f}" y="{y:.0f}" width="{wide:.0f}" height="{high}" rx="6"/>')
            parts.append(_text(x + 12, y + 22, room, "name"))
            parts += [_text(x + 12, y + 40 + LINE * line, said, "small") for line, said in enumerate(told[room])]
        y += high + gap
    parts.append(f'<path class="way" d="M14 12V{y - 16:.0f}" marker-end="url(#tip)"/>')
    parts.append(
        f'<text class="small" transform="translate(31 {y / 2 + 60:.0f}) rotate(-90)">uses what is below</text>'
    )
    said = "; ".join(" and ".join(layer) for layer in layers())
    return _svg(y, "The rooms of the house", f"From the top floor down, each using only what is below: {said}.", parts)


def _room(name: str) -> str:
    """What a room is for, in a sentence."""
    text = about(import_module(f"tetrapolis.{name}"))
    return text.split(". ")[0].split(": `")[0].rstrip(".:")


# ---- one move


class Hop(NamedTuple):
    """One step of the way, from one lane to another (or the same)."""

    start: int
    end: int
    said: str
    where: str = ""
    """The function that does it."""


LANES = ("Anna's browser", "server process", "database", "other process", "Ben's browser")
HOPS = (
    Hop(0, 0, "presses hand:manor, which an offer aims at"),
    Hop(0, 1, "move: build manor, with a key", "live_socket, api"),
    Hop(1, 1, "is it her seat? may it be done?", "commands.carry_out"),
    Hop(1, 1, "read, played by the rules, answer prepared", "matches.change"),
    Hop(1, 2, "record, timers, answer: one transaction", "store.append"),
    Hop(1, 0, "done; patch and events", "running.patch"),
    Hop(1, 3, "the record itself, through Redis", "bus.tell"),
    Hop(3, 3, "carried out on its own copy", "matches"),
    Hop(3, 4, "patch of what Ben may know, prompt included", "running.patch"),
    Hop(4, 4, "log line, speech and flying card from one message"),
)


def one_move() -> str:
    """The way of one move, from a click to another player's screen."""
    lane = WIDTH / len(LANES)
    middle = [lane * at + lane / 2 for at in range(len(LANES))]
    step, top = 50, 66
    height = top + step * len(HOPS)
    parts = []
    for x, name in zip(middle, LANES, strict=True):
        parts.append(f'<path class="lane" d="M{x:.0f} 40V{height - 8}"/>')
        parts.append(f'<rect x="{x - lane / 2 + 5:.0f}" y="8" width="{lane - 10:.0f}" height="32" rx="6"/>')
        parts.append(_text(x, 29, name, "head"))
    for at, hop in enumerate(HOPS):
        parts += _hop(hop, middle, top + step * at)
    told = "; ".join(f"{LANES[hop.start]} to {LANES[hop.end]}: {hop.said}" for hop in HOPS)
    return _svg(height, "The way of one move", told, parts)


def _hop(hop: Hop, middle: list[float], y: float) -> list[str]:
    start, end = middle[hop.start], middle[hop.end]
    last = hop.start == len(LANES) - 1
    if start == end:
        x, anchor = (start - 10, " end") if last else (start + 10, "")
        parts = [f'<circle cx="{start:.0f}" cy="{y + 14:.0f}" r="4"/>']
    else:
        x, anchor = (start + end) / 2, " middle"
        toward = 4 if end > start else -4
        parts = [
            f'<path class="way" d="M{start + toward:.0f} {y + 14:.0f}H{end - toward:.0f}" marker-end="url(#tip)"/>'
        ]
        parts.append(f'<circle cx="{start:.0f}" cy="{y + 14:.0f}" r="4"/>')
    long = start != end
    parts.append(_text(x, y + (5 if long else 18), hop.said, f"small over{anchor}"))
    if hop.where:
        parts.append(_text(x, y + (29 if long else 34), hop.where, f"code over{anchor}"))
    return parts
