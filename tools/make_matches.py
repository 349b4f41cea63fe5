"""Plays the stored matches of tests/matches/citadels anew, and writes down how they ended.

    .venv/bin/python tools/make_matches.py

Stored matches guard replays: what was played once must replay to the same end with every later engine. So run this
only if a change of the rules or of the record's format is meant to make the old ones invalid, and say so in
CHANGELOG.md.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import tetrapolis as tp
from tetrapolis.bots import bot

FOLDER = Path(__file__).parent.parent / "tests" / "matches" / "citadels"
NAMES = ("Anna", "Máté", "Lizi", "Bence", "Zsófi", "Ödön", "Kata", "Dániel")


class Plan(NamedTuple):
    """A match to be played: who sits there, under which options, and how often they take moves back."""

    file: str
    players: int
    options: dict[str, Any]
    level: str = "greedy"
    undo: float = 0.0


PLANS = (
    *(Plan(f"first-game-{players}-players", players, {"preset": "first_game"}) for players in range(2, 9)),
    Plan("2016-first-game", 5, {"preset": "first_game", "edition": "2016", "ninth": True, "ninth_character": "queen"}),
    Plan("2016-ambitious-aristocrats", 6, {"preset": "ambitious_aristocrats", "edition": "2016", "ninth": True}),
    Plan("2016-cunning-agents", 4, {"preset": "cunning_agents", "edition": "2016", "ninth": True}),
    Plan("2016-devious-dignitaries", 5, {"preset": "devious_dignitaries", "edition": "2016", "ninth": True}),
    Plan("2016-illustrious-emissaries", 3, {"preset": "illustrious_emissaries", "edition": "2016"}),
    Plan("2016-tenacious-delegates", 2, {"preset": "tenacious_delegates", "edition": "2016"}),
    Plan("2016-vicious-nobles", 7, {"preset": "vicious_nobles", "edition": "2016", "ninth": True}),
    Plan("2021-devious-dignitaries", 4, {"preset": "devious_dignitaries", "edition": "2021"}),
    Plan("2021-illustrious-emissaries", 6, {"preset": "illustrious_emissaries", "edition": "2021"}),
    Plan("2021-vicious-nobles", 8, {"preset": "vicious_nobles", "edition": "2021"}),
    Plan("random-with-undo", 3, {"preset": "random"}, level="random", undo=0.1),
)
MOVES_AT_MOST = 5000


def play(plan: Plan) -> tp.Match:
    """Play one match to its end; the file's name is the seed."""
    rng = Random(plan.file)
    player = bot("citadels", plan.level)
    match = tp.Match.new(tp.game("citadels"), plan.players, plan.file, plan.options, names=NAMES[: plan.players])
    for _ in range(MOVES_AT_MOST):
        if match.position.outcome is not None:
            return match
        seat = match.position.pending[0].seat
        if match.can_undo(seat) and rng.random() < plan.undo:
            match.undo(seat)
            continue
        match.play(seat, player(match.position.observe(seat), rng))
    raise SystemExit(f"{plan.file}: not over after {MOVES_AT_MOST} moves")


def expected(match: tp.Match) -> dict[str, Any]:
    """How a match ended, as people would write it down."""
    outcome = match.position.outcome
    assert outcome is not None
    names = match.header.names
    return {
        "players": match.header.players,
        "edition": match.header.options["edition"],
        "preset": match.header.options["preset"],
        "moves": sum(record.move is not None for record in match.records),
        "undos": sum(record.undo for record in match.records),
        "reason": outcome.reason,
        "scores": dict(zip(names, outcome.scores, strict=True)),
        "ranking": [" = ".join(names[seat] for seat in place) for place in outcome.ranking],
        "lines": {name: dict(lines) for name, lines in zip(names, outcome.breakdown, strict=True)},
    }


def main() -> None:
    """Write every match and the table of their ends."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    table = {}
    for plan in PLANS:
        match = play(plan)
        path = FOLDER / f"{plan.file}.jsonl"
        match.save(path)
        table[plan.file] = expected(match)
        print(f"{path.name}: {len(match.records)} records, {path.stat().st_size} bytes")
    rows = [f"  {json.dumps(name)}: {_row(row)}" for name, row in table.items()]
    (FOLDER / "expected.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def _row(row: dict[str, Any]) -> str:
    """One line per fact: easy to read, easy to compare."""
    facts = [f"    {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in row.items()]
    return "{\n" + ",\n".join(facts) + "\n  }"


if __name__ == "__main__":
    main()
