"""What a run came to, as one plain value: the same for the command line, for JSON and for the report."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from tetrapolis.arena.facts import LINE, kinds_of
from tetrapolis.arena.lineups import Run
from tetrapolis.arena.statistics import Estimate, ahead, mean_of, rankings, ratings, share_of
from tetrapolis.arena.store import Columns, read

FEW = 20
"""A thing that was seen with fewer seeds than this is left out: it tells nothing."""


def summary(folder: Path, run: Run) -> dict[str, Any]:
    """The figures of a folder."""
    rows = read(folder, run)
    names = _names(run)
    many = len(rows["seed"])
    games = many // run.players
    firsts = rows["seat"] == 1
    return {
        "game": run.game,
        "players": run.players,
        "options": run.options,
        "seed": run.seed,
        "version": run.version,
        "games": games,
        "seeds": len(np.unique(_clusters(rows))),
        "line_ups": [_line_up(rows, number, run) for number in _played(rows)],
        "ratings": _ratings(rows, names),
        "pairs": _pairs(rows, names, run.players),
        "seats": [
            {"seat": seat, **_told("share", share_of(rows["win"][here], _clusters(rows)[here]))}
            for seat in range(1, run.players + 1)
            for here in [rows["seat"] == seat]
        ],
        "decisions": _told("mean", mean_of(_floats(rows["decisions"][firsts]), _clusters(rows)[firsts])),
        "rounds": _told("mean", mean_of(_floats(rows["rounds"][firsts]), _clusters(rows)[firsts])),
        "reasons": dict(Counter(rows["reason"][firsts].tolist()).most_common()),
    }


def _names(run: Run) -> list[str]:
    return list(dict.fromkeys(name for line_up in run.line_ups for name in line_up))


def _played(rows: Columns) -> list[int]:
    return [int(number) for number in np.unique(rows["line_up"])]


def _clusters(rows: Columns) -> Any:
    """A number for each seed of each line-up."""
    return rows["line_up"].astype(np.int64) * 10**9 + rows["seed"]


def _floats(values: Any) -> Any:
    return np.asarray(values, dtype=float)


def _told(name: str, found: Estimate) -> dict[str, float]:
    return {name: found.mean, "low": found.low, "high": found.high}


def _line_up(rows: Columns, number: int, run: Run) -> dict[str, Any]:
    """How the bots of a line-up fared."""
    line_up = run.line_ups[number - 1]
    seeds = _clusters(rows)
    bots = []
    for name in dict.fromkeys(line_up):
        here = (rows["line_up"] == number) & (rows["bot"] == name)
        bots.append(
            {
                "bot": name,
                "seats": line_up.count(name),
                **_told("share", share_of(rows["win"][here], seeds[here])),
                "place": mean_of(rows["place"][here], seeds[here])._asdict(),
                "points": mean_of(_floats(rows["points"][here]), seeds[here])._asdict(),
            }
        )
    games = int((rows["line_up"] == number).sum()) // run.players
    return {"line_up": list(line_up), "games": games, "fair": 1 / run.players, "bots": bots}


def _ratings(rows: Columns, names: list[str]) -> list[dict[str, Any]]:
    """Bots by strength, all line-ups together."""
    present = [name for name in names if name in set(rows["bot"].tolist())]
    number = {name: at for at, name in enumerate(present)}
    bots = np.array([number[name] for name in rows["bot"].tolist()])
    ranking = rankings(bots, rows["place"], _games(rows), _clusters(rows), len(present))
    found = ratings(ranking, len(present))
    told = [{"bot": name, **_told("rating", each)} for name, each in zip(present, found, strict=True)]
    return sorted(told, key=lambda each: -float(str(each["rating"])))


def _games(rows: Columns) -> Any:
    return _clusters(rows) * 10 + rows["rotation"]


def _pairs(rows: Columns, names: list[str], players: int) -> list[dict[str, Any]]:
    """How often a bot comes in before another one at the same table."""
    by_game = {name: rows[name].reshape(-1, players) for name in ("bot", "place")}
    seeds = _clusters(rows).reshape(-1, players)[:, 0]
    told = []
    for first in names:
        for second in names:
            won: list[Any] = []
            owner: list[Any] = []
            for one in range(players):
                for two in range(players):
                    both = (by_game["bot"][:, one] == first) & (by_game["bot"][:, two] == second)
                    if first != second and both.any():
                        won.append(ahead(by_game["place"][both, one], by_game["place"][both, two]))
                        owner.append(seeds[both])
            if won:
                found = share_of(np.concatenate(won), np.concatenate(owner))
                told.append({"first": first, "second": second, **_told("share", found)})
    return told


# ---- what goes with winning

_FACTS = """
    select line_up, seed, bot, win, fact.key as fact, fact.value as times
    from (select line_up, seed, bot, win, unnest(map_entries(facts)) as fact from rows)
"""


def facts(folder: Path, run: Run) -> dict[str, list[dict[str, Any]]]:
    """For each kind of fact: how much more its owners won than their bots do on the whole, best first.

    A fact that occurs several times in a game counts as often.
    """
    rows = read(folder, run)
    noted = read(folder, run, _FACTS)
    usual = {
        (number, name): float(rows["win"][(rows["line_up"] == number) & (rows["bot"] == name)].mean())
        for number in _played(rows)
        for name in dict.fromkeys(run.line_ups[number - 1])
    }
    expected = [usual[key] for key in zip(noted["line_up"].tolist(), noted["bot"].tolist(), strict=True)]
    gain = noted["win"] - np.array(expected)
    seeds, times = _clusters(noted), _floats(noted["times"])
    words, which = np.unique(noted["fact"].astype(str), return_inverse=True)
    order = np.argsort(which, kind="stable")
    ends = np.flatnonzero(np.r_[np.diff(which[order]) != 0, True]) + 1
    told: dict[str, list[dict[str, Any]]] = {kind: [] for kind in kinds_of(run.game)}
    for word, here in zip(words.tolist(), np.split(order, ends[:-1]), strict=True):
        kind, _, thing = word.partition(":")
        if kind in told and len(np.unique(seeds[here])) >= FEW:
            found = mean_of(gain[here], seeds[here], times[here])
            told[kind].append({"thing": thing, "times": int(times[here].sum()), **_told("gain", found)})
    return {kind: sorted(each, key=lambda one: -one["gain"]) for kind, each in told.items()}


_LINES = f"""
    select fact.key[{len(LINE) + 2}:] as line, sum(win * fact.value) as won, sum((1 - win) * fact.value) as lost
    from (select win, unnest(map_entries(facts)) as fact from rows)
    where starts_with(fact.key, '{LINE}:') group by line
"""


def lines(folder: Path, run: Run) -> list[dict[str, Any]]:
    """Where the points come from: the mean of each line of the score, of winners and of the others."""
    found = read(folder, run, _LINES)
    wins = read(folder, run, "select sum(win) as won, sum(1 - win) as lost from rows")
    told = [
        {"line": str(line), "winners": float(won / wins["won"][0]), "others": float(lost / wins["lost"][0])}
        for line, won, lost in zip(found["line"], found["won"], found["lost"], strict=True)
    ]
    return sorted(told, key=lambda each: -each["winners"])
