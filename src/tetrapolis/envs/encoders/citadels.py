"""Citadels: its actions, and what a seat sees as numbers."""

from __future__ import annotations

from typing import Any

from tetrapolis.core.observation import Observation
from tetrapolis.envs.codec import Encoder, kinds_of, seats, texts
from tetrapolis.envs.features import Features, around, from_me
from tetrapolis.games.citadels import GAME
from tetrapolis.games.citadels.cards import CHARACTER_INDEX, CHARACTER_NAMES, CITY_KIND, COST, KINDS, NAMES, TYPES
from tetrapolis.games.citadels.frames import Confiscation, Exchanging, Payment, Turn, WizardPut
from tetrapolis.games.citadels.view import PlayerView, View

_CITY = (*NAMES, *(f"{name}+" for name in NAMES))
_RESOURCES = ("gold", "cards")
_DEN = range(7)
"""So many cards can pay for a Thieves' Den."""
_TITHES = range(21)
_RANKS = 10
_GROUPS = 4
_FLAGS = 9
"""How many bits `Turn.used` has."""


def actions(players: int) -> list[str]:
    """All moves of all characters and districts, whatever the table plays with."""
    others = seats(players)
    found: list[str] = []
    for tag in ("pick", "drop", "kill", "bewitch", "sign", "warrant", "rob", "flower", "threaten"):
        found += texts(tag, CHARACTER_NAMES)
    found += texts("swap_characters", others)
    found += texts("swap_characters", others, [f"char={name}" for name in CHARACTER_NAMES])
    for tag in ("gather", "navigate", "tribute"):
        found += texts(tag, _RESOURCES)
    for tag in ("keep", "build", "framework", "spend", "give", "redraw", "take", "laboratory", "museum"):
        found += texts(tag, NAMES)
    den = [f"cards={n}" for n in _DEN if n]
    found += texts("build", ["thieves_den"], den)
    found += texts("borrow", NAMES, others) + texts("borrow", ["thieves_den"], others, den)
    for tag in ("sacrifice", "hand_over", "beautify"):
        found += texts(tag, _CITY)
    for tag in ("destroy", "exchange", "seize", "armory"):
        found += texts(tag, others, _CITY)
    found += texts("spy", others, TYPES)
    for tag in ("swap_hands", "look", "enthrone", "demand"):
        found += texts(tag, others)
    found += texts("tithe", _TITHES)
    plain = "pass end income confiscate bribe refuse reveal done to_hand divine crown"
    return [*found, *plain.split(), "extra_gold", "extra_cards", "study", "favor", "collect", "smithy"]


def write(obs: Observation, players: int, features: Features) -> None:
    """Rounds, characters, the own hand, everybody's city, and where the turn stands."""
    view: View = obs.view
    me = obs.seat
    assert me is not None
    _write_table(view, me, players, features)
    _write_characters(view, me, players, features)
    features.part("hand")
    features.count_of([KINDS[name] for name in view.hand], len(NAMES), 3)
    _write_turn(view.stack[-1] if view.stack else None, features)
    for place, seat in enumerate(around(view.players, me)):
        _write_player(view.players[seat], place, seat, view, features)


def _write_table(view: View, me: int, players: int, features: Features) -> None:
    features.part("table")
    features.share(view.round, 30)
    features.share(view.deck, 68)
    features.share(view.tax, 10)
    features.flag(view.goal > 7)
    features.flag(view.completed)
    for seat in (view.crown, view.chooser):
        features.one_of(from_me(seat, me, players), players)
    features.part("uniques")
    features.some_of(view.setup.cards, len(NAMES))
    features.part("cast")
    features.some_of([CHARACTER_INDEX[name] for name in view.cast], len(CHARACTER_NAMES))


def _write_characters(view: View, me: int, players: int, features: Features) -> None:
    """Characters by rank: a cast has one of each."""
    rank = {name: number for number, name in enumerate(view.cast, start=1)}
    draft = view.draft
    features.part("called")
    features.one_of(view.called, _RANKS)
    features.part("own characters")
    features.some_of([rank[name] for name in view.characters], _RANKS)
    features.part("to choose from")
    features.some_of([number for number in draft.pool if number], _RANKS)
    features.part("seen in the draft")
    features.some_of([number for number in draft.zones if number], _RANKS)
    features.part("draft groups")
    for index in range(_GROUPS):
        features.some_of(draft.groups[index][1] if index < len(draft.groups) else (), _RANKS)
    features.part("silent")
    features.some_of(draft.silent, _RANKS)
    features.part("face up")
    features.some_of([rank[name] for name in view.face_up], _RANKS)
    for title in ("killed", "bewitched", "robbed", "signed", "warrant_shown", "flowered", "threat_shown"):
        features.part(title)
        features.one_of(rank.get(getattr(view, title), -1), _RANKS)
    for title in ("warrants", "threats", "bribed"):
        features.part(title)
        features.some_of([rank[name] for name in getattr(view, title)], _RANKS)
    for title in ("thief", "witch", "magistrate", "blackmailer", "queen", "protected"):
        features.part(title)
        features.one_of(from_me(getattr(view, title), me, players), players)


def _write_turn(frame: Any, features: Features) -> None:
    """What the question is about: the turn, or the district in question."""
    turn = frame if isinstance(frame, Turn) else None
    features.part("turn")
    features.one_of(turn.char if turn else -1, len(CHARACTER_NAMES))
    features.one_of(turn.mode if turn else -1, 4)
    features.flags([turn.used >> bit & 1 if turn else 0 for bit in range(_FLAGS)])
    features.flags((turn.gathered, turn.paid_first, turn.threatened) if turn else (0, 0, 0))
    features.share(turn.built if turn else 0, 3)
    features.part("district in question")
    kind = -1
    if isinstance(frame, Payment | Confiscation | WizardPut):
        kind = frame.kind
    elif isinstance(frame, Exchanging):
        kind = frame.theirs & 63
    features.one_of(kind, len(NAMES))


def _write_player(player: PlayerView, place: int, seat: int, view: View, features: Features) -> None:
    rank = {name: number for number, name in enumerate(view.cast, start=1)}
    city = [CITY_KIND[name] for name in player.city]
    features.part(f"player @{place}")
    features.share(player.gold, 30)
    features.share(player.cards, 12)
    features.share(player.size, 8)
    features.share(sum([COST[district] for district in city]), 40)
    features.share(player.museum, 10)
    features.flag(player.completed)
    features.flag(view.completed and view.completed[0] == seat)
    features.some_of([rank[name] for name in player.characters], _RANKS)
    features.count_of([district & 63 for district in city], len(NAMES), 2)
    features.some_of([district & 63 for district in city if district > 63], len(NAMES))
    features.count_of([KINDS[name] for name in player.known], len(NAMES), 2)


ENCODER = Encoder(actions, write, kinds_of(GAME))
