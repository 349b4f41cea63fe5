"""What games reach: a row per card, interrupt, event, area and end, a cell for each thing that can happen to it.

`pytest -s tests/games/ankh_morpork/test_coverage.py` prints the tables. A cell that stays empty fails.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import tetrapolis as tp
from tetrapolis.bots import bot
from tetrapolis.games.ankh_morpork.rules.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.rules.cards import CARDS, EVENTS, ICONS_OF, NAMES, icon_name
from tetrapolis.games.ankh_morpork.rules.frames import Happening, Main, Menu, Window
from tetrapolis.games.ankh_morpork.rules.moves import (
    SKIP,
    Interrupt,
    Pass,
    Play,
    Save,
    Skip,
    Standing,
    UsePower,
)
from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition

GAME = tp.game("ankh_morpork")
LIVELY_GAMES, NORMAL_GAMES = 150, 10
"""For each number of players and edition."""
TABLES = [(players, edition) for players in (2, 3, 4) for edition in ("hungarian", "english-2011")]
CAUSES = ("icon", "text", "event")
WINDOW_NAMES = ("text", "move", "remove", "removed")

INTERRUPTS = {
    "gaspode": ["move by text", "remove by icon", "remove by text"],
    "susan": ["remove by icon", "remove by text", "remove by own text", "remove by event"],
    "igor": ["removed by icon", "removed by text", "removed by own text", "removed by event"],
    "fresh_start_club": ["removed by icon", "removed by text", "removed by own text", "removed by event"],
    "wallace_sonky": ["text by text"],
    "doctor_mossy_lawn": ["break"],
    "small_gods": [
        "minion from the_dragon",
        "building from the_dragon",
        "minion from flood",
        "building from fire",
        "building from explosion",
        "building from earthquake",
        "minion from mysterious_murders",
        "demon from demons_from_the_dungeon_dimensions",
        "card from bloody_stupid_johnson",
        "minion from bloody_stupid_johnson",
    ],
}
"""ANK-4.39: every answer in every kind of window it fits."""
WINNERS = (
    "lord_selachii",
    "lord_rust",
    "lord_de_worde",
    "lord_vetinari",
    "dragon_king_of_arms",
    "chrysoprase",
    "commander_vimes",
)


class Found:
    """What the games showed so far."""

    def __init__(self) -> None:
        self.icons: Counter[tuple[str, int]] = Counter()
        self.played: Counter[str] = Counter()
        self.answers: Counter[tuple[str, str]] = Counter()
        self.events: Counter[str] = Counter()
        self.powers: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()

    def play(self, players: int, edition: str, seed: str, level: str) -> None:
        """A game from beginning to end."""
        pos = GAME.new(players, seed, {"edition": edition})
        assert isinstance(pos, AnkhMorporkPosition)
        rng = Random(seed)
        player = bot("ankh_morpork", level) if level != "lively" else None
        while pos.outcome is None:
            (decision,) = pos.pending
            self.kinds[decision.kind] += 1
            seat = decision.seat
            move = lively(list(pos.legal(seat)), rng) if player is None else player(pos.observe(seat), rng)
            self.watch_move(pos, seat, move)
            self.watch_events(pos, pos.play(seat, move))
        self.reasons[pos.outcome.reason] += 1

    def watch_move(self, pos: AnkhMorporkPosition, seat: int, move: tp.Move) -> None:
        top = pos.stack[-1]
        if isinstance(move, UsePower):
            self.powers[move.area] += 1
        elif isinstance(move, Interrupt):
            self.answers[move.card, answered(pos, seat)] += 1
        elif isinstance(move, Save):
            happening = pos.stack[-2]
            assert isinstance(happening, Happening)
            self.answers["small_gods", f"{move.what} from {EVENTS[happening.event]}"] += 1
            self.powers["small_gods"] += 1
        elif isinstance(top, Menu) and not isinstance(move, Skip | Pass | Standing):
            main = pos.stack[-2]
            assert isinstance(main, Main)
            icons = ICONS_OF[main.card] if main.card >= 0 else ()
            if main.icon < len(icons):
                self.icons[NAMES[main.card], main.icon] += 1
            elif isinstance(move, Play):
                self.played[move.card] += 1
                if icons and icon_name(icons[-1]) == "play_another":
                    self.icons[NAMES[main.card], len(icons) - 1] += 1

    def watch_events(self, pos: AnkhMorporkPosition, events: list[tp.Event]) -> None:
        card = ""
        for event in events:
            if event.id == "ankh_morpork-plays":
                card = event.args["card"]
            elif event.id == "ankh_morpork-turns-event":
                self.icons[card, 0] += 1
                self.events[event.args["event"]] += 1


def answered(pos: AnkhMorporkPosition, seat: int) -> str:
    """The window in which an interrupt is played."""
    top = pos.stack[-1]
    if isinstance(top, Menu):
        return "break"
    if isinstance(top, Window):
        own = "own " if top.by == seat and CAUSES[top.cause] == "text" else ""
        return f"{WINDOW_NAMES[top.kind]} by {own}{CAUSES[top.cause]}"
    return "remove by event"


def lively(moves: list[tp.Move], rng: Random) -> tp.Move:
    """A random move, seldom to skip or to let something happen."""
    move = rng.choice(moves)
    for _ in range(3):
        if move == SKIP or isinstance(move, Pass):
            move = rng.choice(moves)
    return move


@cache
def found() -> Found:
    """All games of the sample, played once."""
    result = Found()
    for players, edition in TABLES:
        for number in range(LIVELY_GAMES):
            result.play(players, edition, f"coverage {players} {edition} {number}", "lively")
        for number in range(NORMAL_GAMES):
            result.play(players, edition, f"normal {players} {edition} {number}", "normal")
    return result


def show(title: str, rows: list[tuple[Any, ...]]) -> None:
    print(f"\n{title}")
    for first, *rest in rows:
        print(f"  {first:45}", *rest)


def test_every_card_is_played_and_each_of_its_icons_is_carried_out() -> None:
    seen = found()
    rows, empty = [], []
    for card in CARDS:
        icons = [icon_name(icon) for icon in card.icons]
        if icons == ["interrupt"]:
            continue
        cells = [f"{icon}={seen.icons[card.id, index]}" for index, icon in enumerate(icons)]
        rows.append((card.id, f"played={seen.played[card.id]}", *cells))
        empty += [(card.id, cell) for cell in (f"played={seen.played[card.id]}", *cells) if cell.endswith("=0")]
    show("Cards", rows)
    assert len(rows) == 101 - 6
    assert empty == []


def test_every_interrupt_is_used_in_every_window_it_fits() -> None:
    seen = found()
    show("Interrupts", [(f"{card}: {window}", count) for (card, window), count in sorted(seen.answers.items())])
    expected = {(card, window) for card, windows in INTERRUPTS.items() for window in windows}
    assert expected - set(seen.answers) == set()
    assert set(seen.answers) - expected == set(), "an answer in a window it does not fit"


def test_every_event_is_resolved() -> None:
    seen = found()
    show("Events", [(event, seen.events[event]) for event in EVENTS])
    assert len(EVENTS) == 12
    assert [event for event in EVENTS if not seen.events[event]] == []


def test_every_area_power_is_used() -> None:
    seen = found()
    show("Powers", [(area, seen.powers[area]) for area in AREA_NAMES[1:]])
    assert [area for area in AREA_NAMES[1:] if not seen.powers[area]] == []


def test_every_personality_wins_and_every_end_is_reached() -> None:
    seen = found()
    show("Ends", [(reason, seen.reasons[reason]) for reason in GAME.end_reasons])
    assert set(GAME.end_reasons) == {*WINNERS, "riots", "draw_pile"}
    assert [reason for reason in GAME.end_reasons if not seen.reasons[reason]] == []


def test_every_question_is_asked() -> None:
    asked = {step.kind for step in GAME.steps.values() if step.run is None}
    assert set(found().kinds) == asked
