"""Charts as SVG text, small enough to stand in a page: no script, no picture file, nothing to load.

Colours are classes, so that the page decides about light and dark. Everything said comes in as finished text.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from statistics import NormalDist
from typing import NamedTuple

WIDTH = 760
LABEL = 216
"""Room for names on the left ..."""
VALUE = 104
"""... and for figures on the right."""
ROW = 24
LONGEST = 29
"""Letters of a name that fit."""

Words = Callable[[float, int], str]
"""How a number of the axis is written, with so many digits after the point."""


class Dot(NamedTuple):
    """A row of a chart: a mean with its interval."""

    name: str
    mean: float
    low: float
    high: float
    said: str
    """The figure at the right."""
    tip: str
    """What is said of the dot when one points at it."""


class Bar(NamedTuple):
    """A row of a chart with one bar, or two to compare."""

    name: str
    values: Sequence[float]
    said: str


class Hill(NamedTuple):
    """A row of a chart: how dense values are, at even steps from the left to the right end of the axis."""

    name: str
    heights: Sequence[float]
    mean: float
    said: str


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers for an axis.

    >>> ticks(0, 0.47), ticks(-12, 31)
    ([0.0, 0.1, 0.2, 0.3, 0.4], [-10.0, 0.0, 10.0, 20.0, 30.0])
    """
    rough = (high - low) / about or 1.0
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(step * power for step in (1, 2, 5, 10) if step * power >= rough * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [round(number * step, 10) for number in range(first, math.floor(high / step + 1e-9) + 1)]


def digits(values: Sequence[float]) -> int:
    """How many digits after the point tell the numbers of an axis apart.

    >>> digits([0.0, 0.5, 1.0]), digits([10.0, 20.0])
    (1, 0)
    """
    return max(0, -math.floor(math.log10(values[1] - values[0]) + 1e-9)) if len(values) > 1 else 0


def _fit(name: str) -> str:
    return escape(name if len(name) <= LONGEST else name[: LONGEST - 1].rstrip() + "…")


def _svg(height: float, about: str, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(about)}">'
    return f'<div class="chart">{head}{"".join(parts)}</svg></div>'


def _name(y: float, name: str) -> str:
    return f'<text class="name" x="{LABEL - 12}" y="{y + 4:.1f}"><title>{escape(name)}</title>{_fit(name)}</text>'


def _said(y: float, text: str) -> str:
    return f'<text class="said" x="{WIDTH - VALUE + 12}" y="{y + 4:.1f}">{escape(text)}</text>'


class _Axis:
    """A scale from left to right, with its lines and numbers."""

    def __init__(self, low: float, high: float, words: Words) -> None:
        self.low, self.high, self.words = low, high if high > low else low + 1, words

    def x(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return LABEL + (WIDTH - LABEL - VALUE) * (inside - self.low) / (self.high - self.low)

    def drawn(self, height: float) -> list[str]:
        parts = []
        found = ticks(self.low, self.high)
        for tick in found:
            x = self.x(tick)
            parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height}"/>')
            parts.append(
                f'<text class="tick" x="{x:.1f}" y="{height + 16}">{escape(self.words(tick, digits(found)))}</text>'
            )
        return parts

    def mark(self, value: float, height: float) -> str:
        x = self.x(value)
        return f'<line class="fair" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>'


def side_of(dot: Dot, fair: float, looked_at: int = 1) -> str:
    """On which side of a value a mean is, when so many were looked at: `over`, `under`, or `even` if chance may do it.

    Of 20 means that differ by chance alone, one lies beyond its 95 % interval; so each is judged by an interval that is
    wider the more there are, such that all of them together cover 95 % (Bonferroni).

    >>> dot = Dot("a", 3.0, 0.5, 5.5, "", "")
    >>> side_of(dot, 0.0), side_of(dot, 0.0, looked_at=20), side_of(dot, 6.0, looked_at=2)
    ('over', 'even', 'under')
    """
    wider = NormalDist().inv_cdf(1 - 0.025 / looked_at) / NormalDist().inv_cdf(0.975)
    if dot.mean - wider * (dot.mean - dot.low) > fair:
        return "over"
    return "under" if dot.mean + wider * (dot.high - dot.mean) < fair else "even"


def dots(
    about: str, rows: Sequence[Dot], words: Words, fair: float, low: float | None = None, looked_at: int = 0
) -> str:
    """A dot with its interval for each row; the colour tells on which side of the fair value it is (`side_of`), with
    as many looked at as there are rows, or more if some are not shown."""
    lows, highs = [min(row.low, fair) for row in rows], [max(row.high, fair) for row in rows]
    room = 0.04 * (max(highs) - min(lows))
    axis = _Axis(min(lows) - room if low is None else low, max(highs) + room, words)
    height = ROW * len(rows) + 6
    parts = [*axis.drawn(height), axis.mark(fair, height)]
    for number, row in enumerate(rows):
        y = ROW * (number + 0.5) + 3
        side = side_of(row, fair, max(looked_at, len(rows)))
        parts.append(
            f'<g class="{side}">{_name(y, row.name)}'
            f'<line class="reach" x1="{axis.x(row.low):.1f}" x2="{axis.x(row.high):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle cx="{axis.x(row.mean):.1f}" cy="{y}" r="4.5"><title>{escape(row.tip)}</title></circle>'
            f"{_said(y, row.said)}</g>"
        )
    return _svg(height + 24, about, parts)


def bars(about: str, rows: Sequence[Bar], words: Words) -> str:
    """A bar for each row, or two to compare, the second one paler."""
    values = [value for row in rows for value in row.values]
    axis = _Axis(min(0.0, *values), max(0.0, *values), words)
    each = max(len(row.values) for row in rows)
    pitch = 12 * each + 12
    height = pitch * len(rows) + 4
    zero = axis.x(0.0)
    parts = axis.drawn(height)
    for number, row in enumerate(rows):
        top = pitch * number + 6
        parts += [_name(top + 6 * each, row.name), _said(top + 6 * each, row.said)]
        for place, value in enumerate(row.values):
            left, right = sorted((zero, axis.x(value)))
            kind = "first" if place == 0 else "second"
            parts.append(
                f'<rect class="{kind}" x="{left:.1f}" y="{top + 12 * place}" width="{max(right - left, 1):.1f}" '
                'height="10" rx="2"/>'
            )
    return _svg(height + 24, about, parts)


def columns(about: str, counts: Sequence[tuple[float, float, float]], words: Words, share: Words) -> str:
    """A histogram: (from, to, share) of each column."""
    height, left, right = 180.0, 48.0, WIDTH - 16.0
    low, high = counts[0][0], counts[-1][1]
    most = max(count for *_, count in counts)

    def x(value: float) -> float:
        return left + (right - left) * (value - low) / (high - low)

    parts = []
    steps = ticks(0, most, 4)
    for tick in steps:
        y = height - (height - 12) * tick / most
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="side" x="{left - 6}" y="{y + 4:.1f}">{escape(share(tick, digits(steps)))}</text>')
    is_whole = all(end - start == 1 for start, end, _ in counts)
    for start, end, count in counts:
        size = (height - 12) * count / most
        tip = words(start, 0) if is_whole else f"{words(start, 0)} – {words(end, 0)}"
        parts.append(
            f'<rect class="first" x="{x(start) + 1:.1f}" y="{height - size:.1f}" width="{x(end) - x(start) - 2:.1f}" '
            f'height="{size:.1f}" rx="1"><title>{escape(tip)}: {escape(share(count, 1))}</title></rect>'
        )
    for tick in ticks(low, high - 1 if is_whole else high, 10):
        if not is_whole or tick == int(tick):
            middle = x(tick + 0.5) if is_whole else x(tick)
            parts.append(f'<text class="tick" x="{middle:.1f}" y="{height + 16:.1f}">{escape(words(tick, 0))}</text>')
    return _svg(height + 24, about, parts)


def ridges(about: str, rows: Sequence[Hill], low: float, high: float, words: Words) -> str:
    """A hill for each row, with a line at its mean."""
    axis = _Axis(low, high, words)
    pitch, top = 52.0, max(max(row.heights) for row in rows)
    height = pitch * len(rows) + 6
    parts = axis.drawn(height)
    for number, row in enumerate(rows):
        base = pitch * (number + 1)
        step = (high - low) / (len(row.heights) - 1)
        points = [f"{axis.x(low + step * at):.1f},{base - 46 * size / top:.1f}" for at, size in enumerate(row.heights)]
        line, mean = " ".join(points), f"{axis.x(row.mean):.1f}"
        parts += [
            f'<polygon class="hill" points="{axis.x(low):.1f},{base} {line} {axis.x(high):.1f},{base}"/>',
            f'<polyline class="crest" points="{line}"/>',
            f'<line class="mean" x1="{mean}" x2="{mean}" y1="{base - 46}" y2="{base}"/>',
            _name(base - 10, row.name),
            _said(base - 10, row.said),
        ]
    return _svg(height + 24, about, parts)
