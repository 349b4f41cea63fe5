"""Plays the stored matches of a game anew, and writes down how they ended: tests/matches/<game>.

    .venv/bin/python tools/make_matches.py citadels

Stored matches guard replays: what was played once must replay to the same end with every later engine. So run this
only if a change of the rules or of the record's format is meant to make the old ones invalid, and say so in
CHANGELOG.md.

A file named `earlier-…` is kept: an earlier version began a match like that, today's refuses to.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import tetrapolis as tp
from tetrapolis.bots import bot
from tetrapolis.core.driving import next_actor, next_ring
from tetrapolis.core.types import CLOCK

FOLDER = Path(__file__).parent.parent / "tests" / "matches"
NAMES = ("Anna", "Máté", "Lizi", "Bence", "Zsófi", "Ödön", "Kata", "Dániel")


class Plan(NamedTuple):
    """A match to be played: who sits there, under which options, and how often they take moves back."""

    file: str
    players: int
    options: dict[str, Any]
    level: str = "normal"
    undo: float = 0.0
    reason: str = ""
    """How it must end: seeds are tried until one does."""


CITADELS = (
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
ANKH_MORPORK = (
    *(
        Plan(f"{edition}-{players}-players", players, {"edition": edition})
        for edition in ("hungarian", "english-2011")
        for players in (2, 3, 4)
    ),
    Plan("ends-lord-selachii", 4, {}, reason="lord_selachii"),
    Plan("ends-lord-rust", 2, {}, reason="lord_rust"),
    Plan("ends-lord-de-worde", 3, {}, reason="lord_de_worde"),
    Plan("ends-lord-vetinari", 4, {}, reason="lord_vetinari"),
    Plan("ends-dragon-king-of-arms", 3, {}, reason="dragon_king_of_arms"),
    Plan("ends-chrysoprase", 4, {}, reason="chrysoprase"),
    Plan("ends-commander-vimes", 2, {}, reason="commander_vimes"),
    Plan("ends-riots", 3, {}, level="random", reason="riots"),
    Plan("ends-draw-pile", 2, {}, level="random", reason="draw_pile"),
    Plan(
        "switches-and-undo",
        3,
        {
            "edition": "english-2011",
            "region_text": "adds",
            "replace_reach": "anywhere",
            "mossy_refill": False,
            "text_trouble_needs_minion": True,
            "small_gods_trolls": True,
            "subsidence_choice": True,
        },
        level="random",
        undo=0.1,
    ),
)
WALLED_CITY = (
    *(
        Plan(f"{board}-{players}-players", players, {"board": board})
        for board in ("londonderry", "borderlands")
        for players in (2, 3, 4)
    ),
    Plan("borderlands-mixed-guilds", 4, {"board": "borderlands", "guild_deck": "mixed"}),
    Plan("londonderry-two-defence-cards", 2, {"defence_cards": 2, "taylors_permanent": False}, level="random"),
    Plan("mixed-with-undo", 3, {"guild_deck": "mixed", "starting_road": "random"}, level="random", undo=0.1),
)
GENOA = (
    *(
        Plan(f"{board}-{how}-{players}-players", players, {"board": board, "negotiation": how})
        for board, how in (("main", "orderly"), ("alt", "live"))
        for players in (2, 3, 4, 5)
    ),
    *(
        Plan(f"{board}-{how}-{players}-random", players, {"board": board, "negotiation": how}, level="random")
        for board, how, players in (("alt", "orderly", 3), ("main", "live", 4))
    ),
    Plan(
        "switches-and-undo",
        3,
        {
            "auto_deliver": False,
            "money": "personal",
            "move_only": True,
            "joint_street": True,
            "pledge_check": False,
            "card_face": "back",
        },
        level="random",
        undo=0.3,
    ),
)
PLANS = {"citadels": CITADELS, "ankh_morpork": ANKH_MORPORK, "genoa": GENOA, "walled_city": WALLED_CITY}
EARLIER = "earlier-"
MOVES_AT_MOST = 20_000
SEEDS_AT_MOST = 500


def find(game: str, plan: Plan) -> tp.Match:
    """The match as planned; the file's name is the seed, with a number if it takes several to end as it must."""
    for number in range(SEEDS_AT_MOST):
        match = play(game, plan, f"{plan.file}-{number}" if number else plan.file)
        assert match.position.outcome is not None
        if plan.reason in ("", match.position.outcome.reason):
            return match
    raise SystemExit(f"{plan.file}: no match ended like that")


def play(game: str, plan: Plan, seed: str) -> tp.Match:
    """Play one match to its end."""
    rng = Random(seed)
    player = bot(game, plan.level)
    match = tp.Match.new(tp.game(game), plan.players, seed, plan.options, names=NAMES[: plan.players])
    for _ in range(MOVES_AT_MOST):
        if match.position.outcome is not None:
            return match
        seat = next_actor(match.position, rng)
        if seat == CLOCK:
            match.play(seat, next_ring(match.position))
            continue
        if match.can_undo(seat) and rng.random() < plan.undo:
            match.undo(seat)
            continue
        move = player(match.position.observe(seat), rng)
        if move.tag != "wait":  # on an open floor: nothing happens
            match.play(seat, move)
    raise SystemExit(f"{plan.file}: not over after {MOVES_AT_MOST} moves")


def expected(match: tp.Match) -> dict[str, Any]:
    """How a match ended, as people would write it down."""
    outcome = match.position.outcome
    assert outcome is not None
    names = match.header.names
    options = match.header.options
    return {
        "players": match.header.players,
        **{name: options[name] for name in ("edition", "preset", "board", "negotiation") if name in options},
        "moves": sum(record.move is not None for record in match.records),
        "undos": sum(record.undo for record in match.records),
        "reason": outcome.reason,
        "scores": dict(zip(names, outcome.scores, strict=True)),
        "ranking": [" = ".join(names[seat] for seat in place) for place in outcome.ranking],
        "lines": {name: dict(lines) for name, lines in zip(names, outcome.breakdown, strict=True)},
    }


def main() -> None:
    """Write every match of the named games and the table of their ends."""
    for game in sys.argv[1:] or PLANS:
        write(game, FOLDER / game)


def write(game: str, folder: Path) -> None:
    """Write the matches of a game."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = [path for path in sorted(folder.glob("*.jsonl")) if path.stem.startswith(EARLIER)]
    for old in {*folder.glob("*.jsonl")}.difference(kept):
        old.unlink()
    table = {}
    for plan in PLANS[game]:
        match = find(game, plan)
        path = folder / f"{plan.file}.jsonl"
        match.save(path)
        table[plan.file] = expected(match)
        print(f"{path.name}: {len(match.records)} records, {path.stat().st_size} bytes")
    table |= {path.stem: expected(tp.replay(path)) for path in kept}
    rows = [f"  {json.dumps(name)}: {_row(row)}" for name, row in table.items()]
    (folder / "expected.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def _row(row: dict[str, Any]) -> str:
    """One line per fact: easy to read, easy to compare."""
    facts = [f"    {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in row.items()]
    return "{\n" + ",\n".join(facts) + "\n  }"


if __name__ == "__main__":
    main()
