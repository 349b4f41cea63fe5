"""A data set of whole games: one Parquet file of matches, one of their moves, and a card that says what it holds.

A match is stored with its record, so it can be played again here: what every seat knew at every decision need not be
stored, it is worked out (`decisions`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import duckdb
import msgspec
import numpy as np

from tetrapolis.arena.store import BadFolder
from tetrapolis.bots.outside import any_bot
from tetrapolis.bots.playing import places_of
from tetrapolis.bots.worlds import processor_time
from tetrapolis.core.driving import next_actor, next_ring
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.match import Match, from_bytes
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK, Move
from tetrapolis.games import game

LICENCE = "CC0-1.0"
OPEN = -1
"""So many choices has who may say anything."""


class Job(NamedTuple):
    """A match to be played: everybody is of one level."""

    game: str
    players: int
    level: str
    seed: str


class Played(NamedTuple):
    """A match, and its moves."""

    job: Job
    record: str
    places: tuple[float, ...]
    scores: tuple[int, ...]
    reason: str
    moves: list[tuple[int, int, str, str, int]]
    """The record's number, the seat, what was asked, what was done, and how many moves there were to choose from."""


MATCHES = {
    "match": "number of the match in this data set, from 1",
    "game": "which game",
    "players": "how many seats",
    "level": "the bot that sat in every seat",
    "seed": "with the level this makes the match, unless the level thinks against the clock (`hard`, `expert`)",
    "decisions": "how many moves were made",
    "reason": "why it ended",
    "places": "of each seat, from 1; who shares places has the middle one",
    "scores": "of each seat",
    "record": "the match as Tetrapolis stores it (JSON lines): it can be replayed with all it says of chance",
}
MOVES = {
    "match": "which match",
    "record": "which record of the match it is",
    "seat": "whose move, from 1",
    "question": "the kind of question",
    "move": "the move's text",
    "choices": "how many legal moves there were; -1: they cannot be listed",
}


def jobs(games: Sequence[str], levels: Sequence[str], count: int, seed: int) -> list[Job]:
    """So many matches of each game and level; the numbers of players take turns.

    >>> [job.players for job in jobs(["ankh_morpork"], ["normal"], 4, 1)]
    [2, 3, 4, 2]
    """
    return [
        Job(name, game(name).players[number % len(game(name).players)], level, f"{seed}/{name}/{level}/{number}")
        for name in games
        for level in levels
        for number in range(count)
    ]


def play(job: Job) -> Played:
    """Play a match."""
    title, bot = game(job.game), any_bot(job.game, job.level)
    match = Match.new(title, job.players, job.seed, {}, bots=(job.level,) * job.players)
    rng, order = Random(f"{job.seed}/bots"), Random(f"{job.seed}/order")
    moves = list[tuple[int, int, str, str, int]]()
    with processor_time():
        while match.position.outcome is None:
            pos = match.position
            seat = next_actor(pos, order)
            if seat == CLOCK:
                match.play(seat, next_ring(pos))
                continue
            obs = pos.observe(seat)
            assert obs.decision is not None
            legal = obs.legal()
            choices = OPEN if isinstance(legal, OpenSpace) else len(legal)
            move = bot(obs, rng)
            moves.append((len(match.records), seat + 1, obs.decision.kind, str(move), choices))
            match.play(seat, move)
    outcome = match.position.outcome
    assert outcome is not None
    return Played(job, match.to_bytes().decode(), places_of(outcome), outcome.scores, outcome.reason, moves)


# ---- files


def write(folder: Path, found: Sequence[Played], command: str, version: str) -> None:
    """Write matches, moves and the card."""
    folder.mkdir(parents=True, exist_ok=True)
    numbered = list(enumerate(found, 1))
    matches = [
        {
            "match": number,
            "game": one.job.game,
            "players": one.job.players,
            "level": one.job.level,
            "seed": one.job.seed,
            "decisions": len(one.moves),
            "reason": one.reason,
            "places": list(one.places),
            "scores": list(one.scores),
            "record": one.record,
        }
        for number, one in numbered
    ]
    _parquet(folder / "matches.parquet", matches, "places DOUBLE[], scores INTEGER[]")
    moves = [dict(zip(MOVES, (number, *row), strict=True)) for number, one in numbered for row in one.moves]
    _parquet(folder / "moves.parquet", moves, "")
    (folder / "README.md").write_text(card(found, command, version), "utf-8")


def _parquet(file: Path, rows: Sequence[dict[str, Any]], lists: str) -> None:
    """A file of rows; `lists` names the columns that are lists, and what of."""
    kinds = dict(part.split(" ") for part in lists.split(", ")) if lists else {}
    columns: dict[str, Any] = {}
    for name in rows[0]:
        values = [msgspec.json.encode(row[name]).decode() if name in kinds else row[name] for row in rows]
        columns[name] = np.array(values, dtype=object if isinstance(values[0], str) else None)
    chosen = ", ".join(
        f"""from_json({name}, '"{kinds[name]}"') as {name}""" if name in kinds else name for name in columns
    )
    part = file.with_suffix(".part")
    with duckdb.connect() as db:
        db.register("columns", columns)
        db.execute(f"copy (select {chosen} from columns) to '{_quoted(part)}' (format parquet, compression zstd)")
    part.replace(file)


def parquet_of(lines: Path, file: Path, columns: Mapping[str, str]) -> None:
    """Make a Parquet file of JSON lines, in their order, however many there are; `columns`: of what kind each is."""
    kinds = ", ".join(f"'{name}': '{kind}'" for name, kind in columns.items())
    part = file.with_suffix(".part")
    with duckdb.connect() as db:
        db.execute(f"""
            copy (select * from read_json('{_quoted(lines)}', format = 'newline_delimited', columns = {{{kinds}}}))
            to '{_quoted(part)}' (format parquet, compression zstd)
        """)
    part.replace(file)


def _quoted(path: Path) -> str:
    return str(path).replace("'", "''")


def card(found: Sequence[Played], command: str, version: str) -> str:
    """What the data set holds, in Markdown."""
    lines = ["# Matches of Tetrapolis", "", "Whole games of bots, all seats of a match by bots of one level.", ""]
    lines += [f"Made by version {version}:", "", "```", command, "```", "", f"Licence: {LICENCE}.", ""]
    lines += [
        "| game | level | matches | decisions | choices, mean of those that can be listed |",
        "|---|---|---:|---:|---:|",
    ]
    for key in dict.fromkeys((one.job.game, one.job.level) for one in found):
        mine = [one for one in found if (one.job.game, one.job.level) == key]
        counts = [row[-1] for one in mine for row in one.moves if row[-1] != OPEN]
        mean = sum(counts) / max(1, len(counts))
        decisions = sum(len(one.moves) for one in mine)
        lines.append(f"| {key[0]} | `{key[1]}` | {len(mine)} | {decisions} | {mean:.1f} |")
    for file, columns in (("matches", MATCHES), ("moves", MOVES)):
        lines += ["", f"## {file}.parquet", "", "| column | what |", "|---|---|"]
        lines += [f"| `{name}` | {text} |" for name, text in columns.items()]
    lines += ["", "## Reading it", "", "```python", "from pathlib import Path", ""]
    lines += ["from tetrapolis.arena.dataset import decisions", ""]
    lines += [
        f'for seen, move in decisions(Path("."), "{found[0].job.game}"):',
        "    ...  # what the seat knew, and what it did",
        "```",
        "",
    ]
    return "\n".join(lines)


# ---- reading


def matches(folder: Path, name: str = "") -> Iterator[Match]:
    """The matches of a data set (of one game), each played through again and checked."""
    rows = _read(folder, "matches", f"select record from rows where '{name}' in ('', game) order by match")
    for record in rows["record"].tolist():
        yield from_bytes(record.encode(), game)


def decisions(folder: Path, name: str = "") -> Iterator[tuple[Observation, Move]]:
    """What a seat knew, and what it did: every decision of a data set (of one game)."""
    for match in matches(folder, name):
        before: Position | None = None
        for record, _, after in match.walk():
            if before is not None and record.seat not in (None, CLOCK) and record.move is not None:
                yield before.observe(record.seat), match.game.parse_move(record.move)
            before = after


def _read(folder: Path, name: str, query: str) -> dict[str, Any]:
    file = folder / f"{name}.parquet"
    if not file.exists():
        raise BadFolder("arena-error-folder", folder=str(folder))
    with duckdb.connect() as db:
        db.execute(f"create view rows as select * from read_parquet('{_quoted(file)}')")
        return dict(db.execute(query).fetchnumpy())
