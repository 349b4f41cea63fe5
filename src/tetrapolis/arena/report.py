"""The report: one page with everything a run tells, which loads nothing when it is opened."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from tetrapolis.arena.charts import Bar, Dot, Hill, Words, bars, columns, dots, ridges
from tetrapolis.arena.facts import kinds_of
from tetrapolis.arena.lineups import Run
from tetrapolis.arena.store import read
from tetrapolis.arena.summary import facts, lines, summary
from tetrapolis.locales import LANGUAGES, has, t
from tetrapolis.locales.numbers import number, percent, signed
from tetrapolis.locales.words import game_name, score_text, thing

MOST = 12
"""Of a long list, so many of its best and of its worst are shown."""
LINES = 12
BINS = 30
"""Columns of a histogram, at most ..."""
FEWEST = 10
"""... and at least; with few games a few wide ones."""
STEPS = 80
"""Points of a hill."""


def page(folder: Path, run: Run, lang: str) -> str:
    """The report of a folder, as HTML."""
    data = summary(folder, run)
    rows = read(folder, run)
    sections = [
        _strength(data, lang),
        _seats(data, lang),
        _facts(facts(folder, run), run, lang),
        _scores(rows, data, lines(folder, run), run, lang),
        _length(rows, data, run, lang),
    ]
    title = t(lang, "report-title", game=game_name(lang, run.game))
    style = (files("tetrapolis.arena") / "report.css").read_text("utf-8")
    body = "".join(f"<section>{section}</section>" for section in sections)
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        f"<title>{escape(title)}</title><style>{style}</style></head>"
        f"<body><main>{_head(title, data, lang)}{body}</main></body></html>\n"
    )


def _p(lang: str, id: str, **values: str | int) -> str:
    return f"<p>{escape(t(lang, id, **values))}</p>"


def _h2(lang: str, id: str) -> str:
    return f"<h2>{escape(t(lang, id))}</h2>"


def _h3(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def _head(title: str, data: dict[str, Any], lang: str) -> str:
    facts_of_run = [
        ("players", number(lang, data["players"])),
        ("games", number(lang, data["games"])),
        ("seeds", number(lang, data["seeds"])),
        ("line-ups", "; ".join(", ".join(each["line_up"]) for each in data["line_ups"])),
        ("options", ", ".join(f"{key} = {value}" for key, value in data["options"].items()) or "–"),
        ("version", data["version"]),
    ]
    told = "".join(
        f"<div><dt>{escape(t(lang, f'report-{name}'))}</dt><dd>{escape(value)}</dd></div>"
        for name, value in facts_of_run
    )
    return f"<header><h1>{escape(title)}</h1><dl>{told}</dl>{_p(lang, 'report-intervals')}</header>"


# ---- who is stronger


def _strength(data: dict[str, Any], lang: str) -> str:
    fair = 1 / data["players"]
    parts = [_h2(lang, "report-strength"), _p(lang, "report-strength-note", share=percent(lang, fair))]
    for line_up in data["line_ups"]:
        if len(data["line_ups"]) > 1:
            parts.append(_h3(", ".join(line_up["line_up"])))
        rows = [_share(bot["bot"], bot, lang) for bot in sorted(line_up["bots"], key=lambda bot: -float(bot["share"]))]
        about = t(lang, "report-strength")
        parts.append(dots(about, rows, _percents(lang), 100 * fair, low=0.0))
        parts.append(_bot_table(line_up, data, lang))
    if len(data["ratings"]) > 1:
        rows = [
            Dot(
                each["bot"],
                each["rating"],
                each["low"],
                each["high"],
                signed(lang, each["rating"]),
                f"{signed(lang, each['low'])} … {signed(lang, each['high'])}",
            )
            for each in data["ratings"]
        ]
        parts += [_h3(t(lang, "report-ratings")), _p(lang, "report-ratings-note")]
        parts.append(dots(t(lang, "report-ratings"), rows, _signs(lang), 0.0))
        parts += [_h3(t(lang, "report-pairs")), _p(lang, "arena-pairs"), _pair_table(data, lang)]
    return "".join(parts)


def _percents(lang: str) -> Words:
    """Numbers of an axis that counts in hundredths."""
    return lambda value, digits: percent(lang, value / 100, digits)


def _signs(lang: str) -> Words:
    """Numbers of an axis that counts differences."""
    return partial(signed, lang)


def _share(name: str, found: dict[str, Any], lang: str) -> Dot:
    """A share as a dot, in hundredths."""
    mean, low, high = (100 * found[bound] for bound in ("share", "low", "high"))
    return Dot(name, mean, low, high, percent(lang, found["share"]), _reach(lang, found))


def _reach(lang: str, found: dict[str, Any]) -> str:
    return f"{number(lang, 100 * found['low'], 1)}–{percent(lang, found['high'])}"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of escaped texts; a cell that begins with `<td` is taken as it is."""
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    body = "".join(
        "<tr>" + "".join(cell if cell.startswith("<td") else f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _bot_table(line_up: dict[str, Any], data: dict[str, Any], lang: str) -> str:
    heads = [t(lang, f"arena-column-{name}") for name in ("bot", "seats", "share", "interval", "place", "points")]
    rows = [
        [
            bot["bot"],
            str(bot["seats"]),
            percent(lang, bot["share"]),
            _reach(lang, bot),
            number(lang, bot["place"]["mean"], 2),
            number(lang, bot["points"]["mean"], 1),
        ]
        for bot in line_up["bots"]
    ]
    return _table(heads, rows)


def _pair_table(data: dict[str, Any], lang: str) -> str:
    names = [each["bot"] for each in data["ratings"]]
    found = {(pair["first"], pair["second"]): pair for pair in data["pairs"]}
    rows = []
    for first in names:
        row = [first]
        for second in names:
            pair = found.get((first, second))
            row.append("–" if pair is None else _heat(pair["share"], percent(lang, pair["share"]), _reach(lang, pair)))
        rows.append(row)
    return _table(["", *names], rows)


def _heat(share: float, said: str, tip: str) -> str:
    """A cell that is the more coloured the farther the share is from a half."""
    side, strength = ("over" if share > 0.5 else "under"), round(abs(share - 0.5) * 90)
    return f'<td class="heat {side}" style="--heat:{strength}%" title="{escape(tip)}">{escape(said)}</td>'


# ---- seats


def _seats(data: dict[str, Any], lang: str) -> str:
    fair = 1 / data["players"]
    rows = [_share(t(lang, "report-seat", seat=each["seat"]), each, lang) for each in data["seats"]]
    chart = dots(t(lang, "report-seats"), rows, _percents(lang), 100 * fair)
    return _h2(lang, "report-seats") + _p(lang, "report-seats-note") + chart


# ---- what goes with winning


def _facts(found: dict[str, list[dict[str, Any]]], run: Run, lang: str) -> str:
    parts = [_h2(lang, "report-facts"), _p(lang, "report-facts-note")]
    for kind, words in kinds_of(run.game).items():
        each = [one for one in found[kind] if one["low"] < one["high"]]  # where one bot always wins, nothing shows
        if not each:
            continue
        heading = f"{run.game}-facts-{kind}"
        title = t(lang, heading) if has(LANGUAGES[0], heading) else _capital(kind.replace("_", " "))
        parts.append(_h3(title))
        looked_at = len(each)
        if len(each) > 2 * MOST:
            parts.append(_p(lang, "report-facts-some", most=MOST, all=len(each)))
            each = each[:MOST] + each[-MOST:]
        rows = [
            Dot(
                _capital(thing(lang, run.game, words, one["thing"])),
                100 * one["gain"],
                100 * one["low"],
                100 * one["high"],
                signed(lang, 100 * one["gain"], 1),
                t(lang, "report-times", times=number(lang, one["times"])),
            )
            for one in each
        ]
        parts.append(dots(title, rows, _signs(lang), 0.0, looked_at=looked_at))
    return "".join(parts) if len(parts) > 2 else parts[0] + _p(lang, "report-facts-few")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# ---- points


def _scores(rows: Any, data: dict[str, Any], found: list[dict[str, Any]], run: Run, lang: str) -> str:
    parts = [_h2(lang, "report-scores"), _p(lang, "report-scores-note")]
    low, high = float(rows["points"].min()), float(rows["points"].max())
    hills = []
    for each in data["ratings"]:
        points = rows["points"][rows["bot"] == each["bot"]].astype(float)
        mean = float(points.mean())
        hills.append(Hill(each["bot"], _heights(points, low, high), mean, number(lang, mean, 1)))
    parts.append(ridges(t(lang, "report-scores"), hills, low, max(high, low + 1), partial(number, lang)))
    shown = [line for line in found if max(abs(line["winners"]), abs(line["others"])) >= 0.05][:LINES]
    if shown:
        parts += [_h3(t(lang, "report-lines")), _p(lang, "report-lines-note")]
        told = [
            Bar(
                _capital(score_text(lang, run.game, line["line"])),
                (line["winners"], line["others"]),
                f"{number(lang, line['winners'], 1)} / {number(lang, line['others'], 1)}".replace("-", "−"),
            )
            for line in shown
        ]
        parts.append(bars(t(lang, "report-lines"), told, partial(number, lang)))
    return "".join(parts)


def _heights(points: Any, low: float, high: float) -> list[float]:
    """How dense the points are from low to high: a smooth curve (Gaussian kernel, Silverman's width)."""
    high = max(high, low + 1)
    width = max(1.06 * float(points.std()) * len(points) ** -0.2, (high - low) / STEPS)
    at = np.linspace(low, high, STEPS)
    values, counts = np.unique(points, return_counts=True)
    dense = np.exp(-(((at[:, None] - values) / width) ** 2) / 2) @ counts / (width * len(points))
    return [float(each) for each in dense]


# ---- how long, and how it ends


def _length(rows: Any, data: dict[str, Any], run: Run, lang: str) -> str:
    firsts = rows["seat"] == 1
    parts = [_h2(lang, "report-length")]
    for name in ("rounds", "decisions"):
        values = rows[name][firsts]
        mean = number(lang, data[name]["mean"], 1)
        parts += [_h3(t(lang, f"report-length-{name}")), _p(lang, f"report-length-{name}-note", mean=mean)]
        if len(np.unique(values)) > 1:
            chart = columns(
                t(lang, f"report-length-{name}"),
                _counted(values),
                partial(number, lang),
                _percents(lang),
            )
            parts.append(chart)
    if len(data["reasons"]) > 1:
        ends = [
            [_reason(run, reason, lang), percent(lang, count / data["games"])]
            for reason, count in data["reasons"].items()
        ]
        parts += [_h3(t(lang, "report-ends")), _table(["", t(lang, "report-games")], ends)]
    return "".join(parts)


def _reason(run: Run, reason: str, lang: str) -> str:
    message = f"{run.game}-end-{reason}"
    return t(lang, message).rstrip(".") if has("en", message) else reason


def _counted(values: Any) -> list[tuple[float, float, float]]:
    """The columns of a histogram: one for each whole number if they are few."""
    low, high = int(values.min()), int(values.max()) + 1
    bins = min(BINS, max(FEWEST, math.isqrt(len(values))))
    step = 1 if high - low <= BINS else -(-(high - low) // bins)
    edges = np.arange(low, high + step, step)
    counts, _ = np.histogram(values, edges)
    shares = 100 * counts / len(values)
    return [(float(edges[at]), float(edges[at + 1]), float(share)) for at, share in enumerate(shares)]
