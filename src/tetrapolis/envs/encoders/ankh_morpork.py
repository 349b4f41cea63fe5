"""Ankh-Morpork: its actions, and what a seat sees as numbers."""

from __future__ import annotations

from typing import Any

from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.envs.codec import Encoder, kinds_of, relative, seats, texts
from tetrapolis.envs.features import Features, around, from_me
from tetrapolis.games.ankh_morpork import GAME, personalities
from tetrapolis.games.ankh_morpork.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.cards import EVENT_NUMBERS, EVENTS, NAMES, NUMBERS
from tetrapolis.games.ankh_morpork.frames import Main, Protecting, Window
from tetrapolis.games.ankh_morpork.moves import SAVED, Pass
from tetrapolis.games.ankh_morpork.view import PlayerView, View

_AREAS = AREA_NAMES[1:]
_AREA = {name: number for number, name in enumerate(_AREAS)}
_WHO = personalities.NAMES
_WHO_NUMBER = {name: number for number, name in enumerate(_WHO)}
_TROLL, _DEMON = 4, 5


def actions(players: int) -> list[str]:
    """All moves; the standing answer `pass below=N` is one action: there is one N at a time."""
    found: list[str] = []
    for tag in ("play", "give", "discard", "keep", "interrupt"):
        found += texts(tag, NAMES)
    for tag in ("power", "place", "build", "buy", "calm", "stir", "go", "raze", "visit"):
        found += texts(tag, _AREAS)
    for tag in ("place", "build", "buy"):
        found += texts(tag, _AREAS, [f"lift={name}" for name in _AREAS])
    for tag in ("kill", "grab"):
        found += texts(tag, _AREAS, [*seats(players), "troll", "demon"])
    found += texts("flee", _AREAS, _AREAS) + texts("save", _AREAS, SAVED) + texts("target", seats(players))
    plain = "skip end text money pay refuse done pass"
    return [*found, *plain.split(), "pass rest=turn", "pass below", "standing 0"]


def key(move: Move, seat: int, players: int) -> str:
    """As it is written, but for the number of a standing answer."""
    if isinstance(move, Pass) and move.below:
        return "pass below"
    return relative(move, seat, players)


def write(obs: Observation, players: int, features: Features) -> None:
    """The board area by area, the own hand and personality, piles, everybody, and what is at stake."""
    view: View = obs.view
    me = obs.seat
    assert me is not None
    features.part("table")
    features.share(view.turn, 100)
    features.shares(view.deck, 53)
    features.share(view.events_left, 12)
    features.flag(view.quiet)
    features.share(view.standing, 20)
    for seat in (view.active, view.first):
        features.one_of(from_me(seat, me, players), players)
    features.some_of([from_me(seat, me, players) for seat in view.immune], players)
    features.part("personality")
    features.one_of(_WHO_NUMBER[view.personality], len(_WHO))
    features.part("unused personalities")
    features.some_of([_WHO_NUMBER[name] for name in view.unused_known], len(_WHO))
    features.part("hand")
    features.some_of([NUMBERS[name] for name in view.hand], len(NAMES))
    features.part("current card")
    features.one_of(NUMBERS[view.current] if view.current else -1, len(NAMES))
    features.part("discard")
    features.some_of([NUMBERS[name] for name in view.discard], len(NAMES))
    features.part("events used")
    features.some_of([EVENT_NUMBERS[name] for name in view.events_used], len(EVENTS))
    _write_board(view, me, players, features)
    _write_question(view.stack, me, players, features)
    for place, seat in enumerate(around(view.players, me)):
        _write_player(view.players[seat], place, features)


def _write_board(view: View, me: int, players: int, features: Features) -> None:
    owners = [*around(view.players, me), _TROLL, _DEMON]
    marks = (view.trouble, view.gone, view.gained, view.used)
    for number, name in enumerate(_AREAS, start=1):
        features.part(f"area {name}")
        features.shares([view.minions[owner][number] for owner in owners], 4)
        features.one_of(from_me(view.buildings[number], me, players), players)
        features.flags([name in mark for mark in marks])


def _write_question(stack: list[Any], me: int, players: int, features: Features) -> None:
    """How far MAIN is, and what a window is about."""
    top = stack[-1] if stack else None
    main = next((frame for frame in reversed(stack) if isinstance(frame, Main)), None)
    features.part("main")
    features.share(main.icon if main else 0, 8)
    features.share(main.plays if main else 0, 3)
    features.flag(main and main.played)
    features.part("window")
    window = top if isinstance(top, Window) else None
    features.one_of(window.kind if window else -1, 4)
    features.one_of(window.cause if window else -1, 3)
    features.one_of(from_me(window.by, me, players) if window else -1, players)
    features.one_of(window.area - 1 if window else -1, len(_AREAS))
    features.share(top.stake if isinstance(top, Window | Protecting) else 0, 20)
    features.part("card in question")
    features.one_of(getattr(top, "card", -1), len(NAMES))


def _write_player(player: PlayerView, place: int, features: Features) -> None:
    features.part(f"player @{place}")
    features.share(player.cash, 60)
    features.share(player.cards, 10)
    features.share(player.minions, 12)
    features.share(player.buildings, 6)
    features.share(len(player.loans), 4)
    features.share(len(player.penalties), 3)
    features.some_of([_AREA[name] for name in player.area_cards], len(_AREAS))
    features.some_of([_WHO_NUMBER[name] for name in player.suspects], len(_WHO))
    features.some_of([NUMBERS[name] for name in player.known], len(NAMES))


ENCODER = Encoder(actions, write, kinds_of(GAME), key)
