"""Everybody's share of the win over a match, as SVG text: no script, nothing to load. Colours are the page's."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from tetrapolis.review.story import Review

WIDTH, HEIGHT = 760, 300
LEFT, RIGHT, TOP, BOTTOM = 48, 640, 12, 268
APART = 17.0
"""So far apart names are written."""
LONGEST = 14


def chart(review: Review, about: str, percent: Callable[[float], str]) -> str:
    """The chart; `percent` writes a share."""
    last = max(1, review.chart[-1].seq)

    def x(seq: int) -> float:
        return LEFT + (RIGHT - LEFT) * seq / last

    def y(share: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * share

    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{RIGHT}" y1="{y(share):.1f}" y2="{y(share):.1f}"/>')
        parts.append(f'<text class="side" x="{LEFT - 6}" y="{y(share) + 4:.1f}">{escape(percent(share))}</text>')
    for number, seq in enumerate(review.moments, start=1):
        parts.append(f'<line class="moment" x1="{x(seq):.1f}" x2="{x(seq):.1f}" y1="{TOP}" y2="{BOTTOM}"/>')
        parts.append(f'<text class="tick" x="{x(seq):.1f}" y="{BOTTOM + 16}">{number}</text>')
    ends = apart([y(share) for share in review.chart[-1].shares])
    for seat, name in enumerate(review.names):
        points = " ".join(f"{x(point.seq):.1f},{y(point.shares[seat]):.1f}" for point in review.chart)
        kind = f"line s{seat} own" if seat == review.seat else f"line s{seat}"
        parts.append(f'<polyline class="{kind}" points="{points}"/>')
        short = name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
        end = y(review.chart[-1].shares[seat])
        parts.append(f'<line class="{kind} lead" x1="{RIGHT}" y1="{end:.1f}" x2="{RIGHT + 12}" y2="{ends[seat]:.1f}"/>')
        bold = ' font-weight="700"' if seat == review.seat else ""
        parts.append(f'<text x="{RIGHT + 16}" y="{ends[seat] + 4:.1f}"{bold}>{escape(short)}</text>')
    head = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(about)}">'
    return f'<div class="chart">{head}{"".join(parts)}</svg></div>'


def apart(places: list[float]) -> list[float]:
    """Places for names, in the same order from above, none nearer to another than it can be read.

    >>> apart([10.0, 200.0, 12.0])
    [10.0, 200.0, 27.0]
    """
    found, free = places.copy(), -1e9
    for at in sorted(range(len(places)), key=lambda at: places[at]):
        found[at] = free = max(places[at], free + APART)
    over = max(0.0, max(found) - BOTTOM)
    return [max(TOP + 0.0, place - over) for place in found] if over else found
