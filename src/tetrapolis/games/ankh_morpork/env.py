"""Ankh-Morpork: its actions, and what a seat sees as numbers."""

from __future__ import annotations

from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork import GAME
from tetrapolis.games.ankh_morpork.rules import personalities
from tetrapolis.games.ankh_morpork.rules.areas import AREAS_IN
from tetrapolis.games.ankh_morpork.rules.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.rules.cards import EVENTS, NAMES
from tetrapolis.games.ankh_morpork.rules.frames import Main, Protecting, Window
from tetrapolis.games.ankh_morpork.rules.moves import SAVED, Pass
from tetrapolis.games.ankh_morpork.rules.position import NO_CARD, TROLL, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.sight import GREEN_HOLE
from tetrapolis.numbers.codec import Encoder, kinds_of, relative, seats, texts
from tetrapolis.numbers.features import Layout, Memory, Numbers, Parts, share, shares, zeros

_AREAS = AREA_NAMES[1:]
_WHO = personalities.NAMES
_THIRDS, _QUARTERS, _SIXTHS, _TENTHS, _TWELFTHS = shares(3), shares(4), shares(6), shares(10), shares(12)


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


class Writer:
    """The board area by area, the own hand and personality, piles, everybody, and what is at stake."""

    def __init__(self, layout: Layout, players: int) -> None:
        self.players = players
        part = layout.part
        self.table = part("table", 6 + 3 * players)
        self.personality = part("personality", len(_WHO))
        self.unused = part("unused personalities", len(_WHO))
        self.hand = part("hand", len(NAMES))
        self.current = part("current card", len(NAMES))
        self.discard = part("discard", len(NAMES))
        self.events = part("events used", len(EVENTS))
        areas = [part(f"area {name}", players + 2 + players + 4) for name in _AREAS]
        self.main = part("main", 3)
        self.window = part("window", 4 + 3 + players + len(_AREAS) + 1)
        self.card = part("card in question", len(NAMES))
        self.player = [part(f"player @{place}", 6 + len(_AREAS) + len(_WHO) + len(NAMES)) for place in range(players)]
        self.area = [0, *areas]
        """Areas count from 1."""
        self.suspected, self.boards, self.piles = Memory(), Parts(), Parts()
        self.minions = [self._minions(me) for me in range(players)]

    def _minions(self, me: int) -> list[int]:
        """For a seat: where each number of `pos.minions` is written."""
        owners = [(owner - me) % self.players for owner in range(self.players)] + [0] * (TROLL - self.players)
        owners += [self.players, self.players + 1]
        return [self.area[area] + owner for owner in owners for area in range(len(self.area))]

    def constants(self, pos: AnkhMorporkPosition, numbers: Numbers) -> None:
        """Nothing stays the same."""

    def write(self, pos: AnkhMorporkPosition, me: int, numbers: Numbers) -> None:
        """All of it."""
        players, at = self.players, self.table
        green = pos.deck.count(GREEN_HOLE)
        numbers[at] = share(pos.turn, 100)
        numbers[at + 1] = share(green, 53)
        numbers[at + 2] = share(len(pos.deck) - green, 53)
        numbers[at + 3] = share(len(pos.events), 12)
        numbers[at + 4] = float(pos.quiet >> me & 1)
        numbers[at + 5] = share(pos.standing[me], 20)
        numbers[at + 6 + (pos.active - me) % players] = 1.0
        numbers[at + 6 + players + (pos.first - me) % players] = 1.0
        numbers[self.personality + pos.personality[me]] = 1.0
        for place, number in self._suspicions(pos, me):
            numbers[place] = number
        for card in pos.hands[me]:
            numbers[self.hand + card] = 1.0
        if pos.current != NO_CARD:
            numbers[self.current + pos.current] = 1.0
        numbers[self.discard : self.area[1]] = self._piles(pos)
        numbers[self.area[1] : self.main] = self._board(pos, me)
        for area in AREAS_IN[pos.built & ~pos.gone]:
            numbers[self.player[(pos.building[area] - me) % players] + 5 + area] = 1.0
        if pos.stack:
            self._write_question(pos.stack, me, numbers)
        for seat in range(players):
            self._write_player(pos, seat, self.player[(seat - me) % players], numbers)
        for seat, known in enumerate(pos.lore.sure_hands(me)):
            for card in known:
                numbers[self.player[(seat - me) % players] + 6 + len(_AREAS) + len(_WHO) + card] = 1.0

    def _suspicions(self, pos: AnkhMorporkPosition, me: int) -> list[tuple[int, float]]:
        """Who is who, as far as a seat knows: worked out once for what it holds possible."""
        suspicions, players = pos.suspicions, self.players
        key = me, suspicions.possible[me]
        found = self.suspected.get(key)
        if found is not None:
            return found
        places = [self.unused + who for who in suspicions.pile(me)]
        for seat in range(players):
            at = self.player[(seat - me) % players] + 6 + len(_AREAS)
            places += [at + who for who in suspicions.suspects(me, seat)]
        return self.suspected.keep(key, [(place, 1.0) for place in places])

    def _piles(self, pos: AnkhMorporkPosition) -> Numbers:
        """The parts of what was discarded and turned over."""
        key = (tuple(pos.discard), tuple(pos.events_used))
        found = self.piles.get(key)
        if found is not None:
            return found
        numbers = zeros(self.area[1])
        for card in pos.discard:
            numbers[self.discard + card] = 1.0
        for event in pos.events_used:
            numbers[self.events + event] = 1.0
        return self.piles.keep(key, numbers[self.discard :])

    def _board(self, pos: AnkhMorporkPosition, me: int) -> Numbers:
        """The parts of the areas: pieces and marks."""
        sets = (pos.trouble, pos.gone, pos.gained, pos.used)
        key = (me, *sets, *pos.minions, *pos.building)
        found = self.boards.get(key)
        if found is not None:
            return found
        players, starts, numbers = self.players, self.area, zeros(self.main)
        for place, count in zip(self.minions[me], pos.minions, strict=True):
            if count:
                numbers[place] = _QUARTERS[count]
        for area in AREAS_IN[pos.built]:
            numbers[starts[area] + players + 2 + (pos.building[area] - me) % players] = 1.0
        for mark, areas in enumerate(sets, start=players + 2 + players):
            for area in AREAS_IN[areas]:
                numbers[starts[area] + mark] = 1.0
        return self.boards.keep(key, numbers[starts[1] :])

    def _write_question(self, stack: list[Any], me: int, numbers: Numbers) -> None:
        """How far MAIN is, and what a window is about."""
        top, at = stack[-1], self.window
        for frame in reversed(stack):
            if isinstance(frame, Main):
                numbers[self.main] = share(frame.icon, 8)
                numbers[self.main + 1] = share(frame.plays, 3)
                numbers[self.main + 2] = 1.0 if frame.played else 0.0
                break
        if isinstance(top, Window):
            numbers[at + top.kind] = 1.0
            numbers[at + 4 + top.cause] = 1.0
            if top.by >= 0:
                numbers[at + 7 + (top.by - me) % self.players] = 1.0
            if top.area:
                numbers[at + 7 + self.players + top.area - 1] = 1.0
        if isinstance(top, Window | Protecting):
            numbers[at + 7 + self.players + len(_AREAS)] = share(top.stake, 20)
        card = getattr(top, "card", NO_CARD)
        if card >= 0:
            numbers[self.card + card] = 1.0

    def _write_player(self, pos: AnkhMorporkPosition, seat: int, at: int, numbers: Numbers) -> None:
        cash = pos.cash[seat]
        numbers[at] = cash / 60 if cash < 60 else 1.0
        numbers[at + 1] = _TENTHS[len(pos.hands[seat])]
        numbers[at + 2] = _TWELFTHS[pos.supply[seat]]
        numbers[at + 3] = _SIXTHS[pos.houses[seat]]
        numbers[at + 4] = _QUARTERS[len(pos.loans[seat])]
        numbers[at + 5] = _THIRDS[len(pos.penalties[seat])]


ENCODER = Encoder(actions, Writer, kinds_of(GAME), key)
