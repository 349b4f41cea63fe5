"""Citadels: its actions, and what a seat sees as numbers."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from tetrapolis.core.holes import HOLE
from tetrapolis.games.citadels import GAME
from tetrapolis.games.citadels.rules.cards import BEAUTIFIED, CHARACTER_NAMES, COST, NAMES, TYPES
from tetrapolis.games.citadels.rules.frames import Confiscation, Exchanging, Payment, Turn, WizardPut
from tetrapolis.games.citadels.rules.knowledge import called_rank, draft_view, silent_ranks
from tetrapolis.games.citadels.rules.position import NOBODY, CitadelsPosition
from tetrapolis.numbers.codec import Encoder, kinds_of, seats, texts
from tetrapolis.numbers.features import Layout, Numbers, Parts, share, shares, zeros

_CITY = (*NAMES, *(f"{name}+" for name in NAMES))
_RESOURCES = ("gold", "cards")
_DEN = range(7)
"""So many cards can pay for a Thieves' Den."""
_TITHES = range(21)
_RANKS = 10
_GROUPS = 4
_FLAGS = 9
"""How many bits `Turn.used` has."""
_MARKED = ("killed", "bewitched", "robbed", "signed", "warrant_shown", "flowered", "threat_shown")
_NAMED = tuple(title for title in _MARKED if title not in ("signed", "flowered"))
"""Those that everybody knows."""
_SEATS = ("thief", "witch", "magistrate", "blackmailer", "queen", "protected")
_named, _seats = attrgetter(*_NAMED), attrgetter(*_SEATS)
_NO_RANKS, _NO_SEATS = (0,) * len(_NAMED), (NOBODY,) * len(_SEATS)
_BITS = [[bit for bit in range(_FLAGS) if used >> bit & 1] for used in range(1 << _FLAGS)]
_OF_CITY = 7 + _RANKS + 2 * len(NAMES)
"""Where in a player's part what follows from the city ends."""
_THIRDS, _EIGHTHS, _TWELFTHS, _DECKS = map(shares, (3, 8, 12, 68))


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


class Writer:
    """Rounds, characters, the own hand, everybody's city, and where the turn stands."""

    def __init__(self, layout: Layout, players: int) -> None:
        self.players = players
        part = layout.part
        self.table = part("table", 5 + 2 * players)
        self.uniques = part("uniques", len(NAMES))
        self.cast = part("cast", len(CHARACTER_NAMES))
        self.called = part("called", _RANKS)
        self.own = part("own characters", _RANKS)
        self.pool = part("to choose from", _RANKS)
        self.drafted = part("seen in the draft", _RANKS)
        self.groups = part("draft groups", _GROUPS * _RANKS)
        self.silent = part("silent", _RANKS)
        self.face_up = part("face up", _RANKS)
        marked = {title: part(title, _RANKS) for title in _MARKED}
        self.signed, self.flowered = marked["signed"], marked["flowered"]
        self.named = [marked[title] for title in _NAMED]
        self.sets = [part(title, _RANKS) for title in ("warrants", "threats", "bribed")]
        self.seats = [part(title, players) for title in _SEATS]
        self.hand = part("hand", len(NAMES))
        self.turn = part("turn", len(CHARACTER_NAMES) + 4 + _FLAGS + 3 + 1)
        self.kind = part("district in question", len(NAMES))
        self.drafts, self.cities = Parts(), Parts()
        self.player = [part(f"player @{place}", 7 + _RANKS + 3 * len(NAMES)) for place in range(players)]

    def constants(self, pos: CitadelsPosition, numbers: Numbers) -> None:
        """The cards and the cast of the game, characters by rank: a cast has one of each."""
        setup = pos.setup
        numbers[self.table + 3] = float(setup.goal > 7)
        for kind in setup.cards:
            numbers[self.uniques + kind] = 1.0
        for char in setup.cast[1:]:
            numbers[self.cast + char] = 1.0

    def write(self, pos: CitadelsPosition, me: int, numbers: Numbers) -> None:
        """What changes."""
        table, players, hand = self.table, self.players, pos.hands[me]
        numbers[table] = share(pos.round, 30)
        numbers[table + 1] = _DECKS[len(pos.deck)]
        if pos.tax:
            numbers[table + 2] = share(pos.tax, 10)
        if pos.completed:
            numbers[table + 4] = 1.0
        numbers[table + 5 + (pos.crown - me) % players] = 1.0
        numbers[table + 5 + players + (pos.chooser - me) % players] = 1.0
        for kind in hand:
            numbers[self.hand + kind] = _THIRDS[hand.count(kind)]
        if pos.stack:
            self._write_turn(pos.stack[-1], numbers)
        for seat in range(players):
            self._write_player(pos, seat, self.player[(seat - me) % players], numbers)
        self._write_characters(pos, me, numbers)
        for seat, known in enumerate(pos.lore.sure_hands(me)):
            for kind in known:
                place = self.player[(seat - me) % players] + 7 + _RANKS + 2 * len(NAMES) + kind
                numbers[place] = 1.0 if numbers[place] else 0.5

    def _write_characters(self, pos: CitadelsPosition, me: int, numbers: Numbers) -> None:
        players, called = self.players, called_rank(pos)
        numbers[self.called + called] = 1.0
        numbers[self.own : self.face_up + _RANKS] = self._draft(pos, me)
        if called:
            for rank, seat in enumerate(pos.shown):
                if seat != NOBODY:
                    numbers[self.player[(seat - me) % players] + 7 + rank] = 1.0
            for rank in silent_ranks(pos):
                numbers[self.silent + rank] = 1.0
        ranks = _named(pos)
        if ranks != _NO_RANKS:
            for start, rank in zip(self.named, ranks, strict=True):
                if rank:
                    numbers[start + rank] = 1.0
        for start, rank in ((self.signed, pos.signed), (self.flowered, pos.flowered)):
            if rank != HOLE and rank:
                numbers[start + rank] = 1.0
        if pos.warrants or pos.threats or pos.bribed:
            for start, marked in zip(self.sets, (pos.warrants, pos.threats, pos.bribed), strict=True):
                for rank in marked:
                    numbers[start + rank] = 1.0
        seats = _seats(pos)
        if seats != _NO_SEATS:
            for start, seat in zip(self.seats, seats, strict=True):
                if seat != NOBODY:
                    numbers[start + (seat - me) % players] = 1.0

    def _draft(self, pos: CitadelsPosition, me: int) -> Numbers:
        """What a seat has of the draft and saw in it, and what it can tell from that: worked out once for these cards.

        These are the parts from the own characters to those face up.
        """
        mine = tuple(pos.ranks_of(me))
        zones = tuple([0 if rank == HOLE else rank for rank in pos.zones])
        pool = tuple([0 if rank == HOLE else rank for rank in pos.pool])
        key = (mine, zones, pool, tuple(pos.looked), tuple(pos.face_up), pos.setup.ranks)
        found = self.drafts.get(key)
        if found is not None:
            return found
        places = [start + rank for start, ranks in ((self.own, mine), (self.face_up, pos.face_up)) for rank in ranks]
        places += [self.pool + rank for rank in pool if rank] + [self.drafted + rank for rank in zones if rank]
        for number, (_, ranks) in enumerate(draft_view(pos, me).groups[:_GROUPS]):
            places += [self.groups + _RANKS * number + rank for rank in ranks]
        numbers = zeros(self.face_up + _RANKS)
        for place in places:
            numbers[place] = 1.0
        return self.drafts.keep(key, numbers[self.own :])

    def _write_turn(self, frame: Any, numbers: Numbers) -> None:
        """What the question is about: the turn, or the district in question."""
        if isinstance(frame, Turn):
            at = self.turn
            numbers[at + frame.char] = 1.0
            at += len(CHARACTER_NAMES)
            numbers[at + frame.mode] = 1.0
            at += 4
            for bit in _BITS[frame.used]:
                numbers[at + bit] = 1.0
            at += _FLAGS
            if frame.gathered:
                numbers[at] = 1.0
            if frame.paid_first:
                numbers[at + 1] = 1.0
            if frame.threatened:
                numbers[at + 2] = 1.0
            numbers[at + 3] = _THIRDS[frame.built]
        elif isinstance(frame, Payment | Confiscation | WizardPut):
            if frame.kind != HOLE and frame.kind >= 0:
                numbers[self.kind + frame.kind] = 1.0
        elif isinstance(frame, Exchanging):
            numbers[self.kind + (frame.theirs & 63)] = 1.0

    def _write_player(self, pos: CitadelsPosition, seat: int, at: int, numbers: Numbers) -> None:
        gold, completed, city = pos.gold[seat], pos.completed, tuple(pos.cities[seat])
        numbers[at + 2 : at + _OF_CITY] = self.cities.get(city) or self.cities.keep(city, _city(city, pos.size(seat)))
        numbers[at] = gold / 30 if gold < 30 else 1.0
        numbers[at + 1] = _TWELFTHS[len(pos.hands[seat])]
        if pos.museum:
            numbers[at + 4] = share(pos.kept(seat), 10)
        if completed and seat in completed:
            numbers[at + 5] = 1.0
            if completed[0] == seat:
                numbers[at + 6] = 1.0


def _city(city: tuple[int, ...], size: int) -> Numbers:
    """What follows from a player's city: its size and its worth, and after some room for the rest its districts."""
    numbers = zeros(_OF_CITY)
    numbers[2] = _EIGHTHS[size]
    numbers[3] = share(sum(COST[district] for district in city), 40)
    for district in city:
        place = 7 + _RANKS + (district & 63)
        numbers[place] = 1.0 if numbers[place] else 0.5
        if district >= BEAUTIFIED:
            numbers[place + len(NAMES)] = 1.0
    return numbers[2:]


ENCODER = Encoder(actions, Writer, kinds_of(GAME))
