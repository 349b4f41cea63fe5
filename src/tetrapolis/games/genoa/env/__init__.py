"""Genoa: its actions, and what a seat sees as numbers. What can be offered stands in `candidates`."""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import combinations
from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.genoa import GAME
from tetrapolis.games.genoa.env import candidates
from tetrapolis.games.genoa.env.candidates import SPACES, Candidates
from tetrapolis.games.genoa.rules.acquiring import OUST, SEIZE
from tetrapolis.games.genoa.rules.board import FIRST_STREET, MARKET, load_board
from tetrapolis.games.genoa.rules.bundle import read
from tetrapolis.games.genoa.rules.cards import BUILDINGS, CARDS, COMMODITIES, DECKS, FIRST, START_DUCATS, TILES
from tetrapolis.games.genoa.rules.frames import NOBODY, ROAD, Asking, Floor, Live, Replying, Terms, Window
from tetrapolis.games.genoa.rules.moves import Accept, Agree
from tetrapolis.games.genoa.rules.position import GOODS, KINDS, OVER, GenoaPosition
from tetrapolis.games.genoa.rules.view import shows_money
from tetrapolis.numbers.codec import Encoder, kinds_of, relative, seats, texts
from tetrapolis.numbers.features import Layout, Numbers, Parts, share, shares, zeros

_IDS = tuple(card.id for card in CARDS)
_THINGS = (*COMMODITIES, *TILES, "marker")
_BUNDLE = 2 + len(COMMODITIES) + len(TILES) + len(DECKS) + len(CARDS)
"""How many numbers tell what changes hands."""
_KNOWN = 3 + len(COMMODITIES) + len(TILES) + len(DECKS) + 6
"""Where in a player's part his cards come."""
_QUARTERS, _SIXTHS, _TWELFTHS = shares(4), shares(6), shares(12)


def actions(players: int) -> list[str]:
    """All moves that can be listed, then the candidates of those that cannot."""
    found = texts("start", SPACES) + texts("go", SPACES) + texts("withdraw", SPACES)
    others = seats(players)[1:]
    found += texts("accept", others, SPACES)
    together = ["+".join(some) for size in range(2, players) for some in combinations(others, size)]
    found += texts("accept", together, SPACES[MARKET:])
    for tag in ("pick", "ship", "fill", "deliver"):
        found += texts(tag, _IDS)
    found += texts("trade", [*_THINGS, *_IDS]) + texts("get", [*_THINGS, *DECKS]) + texts("fetch", COMMODITIES)
    found += texts("act", BUILDINGS) + _claims()
    plain = "roll use invite lapse stop reopen close recall pass wait agree refuse main end"
    return [*found, *plain.split(), *candidates.actions(players)]


def _claims() -> list[str]:
    """What can be done with one or two of the buildings beside each street, on either board."""
    found: dict[str, None] = {}
    for board in (load_board("main"), load_board("alt")):
        for street in range(FIRST_STREET, len(SPACES)):
            beside = [BUILDINGS[building] for building in board.buildings_beside[street]]
            ways = [[name, OUST + name, SEIZE + name] for name in beside]
            pairs = [(one, f"two={two}") for here, there in combinations(ways, 2) for one in here for two in there]
            for way in [*[(one,) for here in ways for one in here], *pairs]:
                found[" ".join(["claim", SPACES[street], *way])] = None
    return list(found)


def key(move: Move, seat: int, players: int) -> str:
    """As it is written, without versions: there is one offer of a player for a space, and one counter."""
    if isinstance(move, Accept):
        others = [move.seat, *[int(name[1:]) - 1 for name in move.also.split("+") if name]]
        who = "+".join(f"@{number}" for number in sorted((other - seat) % players for other in others))
        return f"accept {who} {move.space}"
    return "agree" if isinstance(move, Agree) else relative(move, seat, players)


class Writer:
    """The city, the own hand, supplies, everybody, and what is being negotiated."""

    def __init__(self, layout: Layout, players: int) -> None:
        self.players = players
        part = layout.part
        self.table = part("table", 8 + 2 * players)
        self.tower = part("tower", len(SPACES))
        self.path = part("path", len(SPACES))
        self.discs = part("discs", len(SPACES))
        self.used = part("used", len(BUILDINGS))
        self.buildings = [part(f"buildings @{place}", len(BUILDINGS)) for place in range(players)]
        self.hand = part("hand", len(CARDS))
        self.face_up = part("face up", len(CARDS))
        self.supply = part("supply", len(COMMODITIES) + len(TILES) + len(DECKS))
        self.floor = part("floor", 2 + len(SPACES) + 2)
        self.offers = [part(f"offers @{place}", 4 * len(SPACES)) for place in range(players)]
        self.counter = part("counter", players + len(SPACES) + 3 * _BUNDLE)
        self.live = part("live", 4 + players)
        self.action = part("action", len(BUILDINGS) + 3 + _BUNDLE)
        self.player = [part(f"player @{place}", _KNOWN + len(CARDS)) for place in range(players)]
        self.cities, self.piles, self.belongings = Parts(), Parts(), Parts()

    def constants(self, pos: GenoaPosition, numbers: Numbers) -> None:
        """The board, and how offers are made."""
        options = pos.setup.options
        numbers[self.table + 6] = float(options.board == "alt")
        numbers[self.table + 7] = float(options.negotiation == "live")

    def write(self, pos: GenoaPosition, me: int, numbers: Numbers) -> None:
        """What changes."""
        players, at = self.players, self.table
        numbers[at] = share(pos.spaces_left, 8)
        if pos.phase < OVER:
            numbers[at + 1 + pos.phase] = 1.0
        numbers[at + 5] = share(pos.bought, 5)
        numbers[at + 8 + (pos.trader - me) % players] = 1.0
        numbers[at + 8 + players + (pos.first - me) % players] = 1.0
        if pos.tower >= 0:
            numbers[self.tower + pos.tower] = 1.0
        for space in pos.path:
            numbers[self.path + space] = 1.0
            numbers[self.discs + space] = share(pos.discs[space], 3)
        numbers[self.used : self.hand] = self._city(pos, me)
        numbers[self.hand : self.floor] = self._piles(pos, me)
        if pos.stack:
            self._write_floor(pos, me, numbers)
            self._write_question(pos.stack[-1], me, numbers)
        for seat in range(players):
            at = self.player[(seat - me) % players]
            numbers[at : at + _KNOWN] = self._belongings(pos, me, seat)
        for lore, first in zip(pos.lores, FIRST, strict=True):
            for seat, known in enumerate(lore.sure_hands(me)):
                for kind in known:
                    if seat != me:
                        numbers[self.player[(seat - me) % players] + _KNOWN + first + kind] = 1.0

    def _city(self, pos: GenoaPosition, me: int) -> Numbers:
        """The parts of the buildings: which were used, and whose they are."""
        key = (me, pos.used, *pos.owner)
        found = self.cities.get(key)
        if found is not None:
            return found
        numbers = zeros(self.hand)
        for building, owner in enumerate(pos.owner):
            if owner != NOBODY:
                numbers[self.buildings[(owner - me) % self.players] + building] = 1.0
            if pos.used >> building & 1:
                numbers[self.used + building] = 1.0
        return self.cities.keep(key, numbers[self.used :])

    def _piles(self, pos: GenoaPosition, me: int) -> Numbers:
        """The parts of the own hand, of the cards face up and of the supplies."""
        hand, decks = pos.hands[4 * me : 4 * me + 4], map(len, pos.decks)
        key = tuple(map(tuple, (*hand, *pos.face_up, pos.supply, pos.tile_supply, decks)))
        found = self.piles.get(key)
        if found is not None:
            return found
        numbers = zeros(self.floor)
        for at, piles in ((self.hand, hand), (self.face_up, pos.face_up)):
            for pile in piles:
                for card in pile:
                    numbers[at + card] = 1.0
        supply = [_TWELFTHS[count] for count in pos.supply + pos.tile_supply]
        supply += [share(len(deck), 20) for deck in pos.decks]
        numbers[self.supply :] = array("f", supply)
        return self.piles.keep(key, numbers[self.hand :])

    def _write_floor(self, pos: GenoaPosition, me: int, numbers: Numbers) -> None:
        """What is on offer: by player and space, in ducats, things, pledges and things wanted."""
        floor, top, at = pos.stack[0], pos.stack[-1], self.floor
        offers: tuple[Terms, ...] = ()
        if isinstance(floor, Floor):
            numbers[at] = 1.0
            numbers[at + 1] = float(floor.about == ROAD)
            for space in floor.targets:
                numbers[at + 2 + space] = 1.0
            numbers[at + 2 + len(SPACES)] = share(floor.rounds, 3)
            numbers[at + 3 + len(SPACES)] = share(floor.counters, 3)
            offers = floor.offers
        if isinstance(top, Asking):  # the own draft; those of the others are hidden
            offers += top.drafts[me].offers
        for terms in offers:
            at = self.offers[(terms.by - me) % self.players] + 4 * terms.space
            numbers[at : at + 4] = _offered(terms.give, terms.take, terms.pledge)

    def _write_question(self, top: Any, me: int, numbers: Numbers) -> None:
        """A counter, a live floor, or an action window."""
        players, counter = self.players, None
        if isinstance(top, Replying):
            counter = top.terms
        elif isinstance(top, Live):
            counter, at = top.counter, self.live
            for number, flag in enumerate((top.may_go, top.closing, top.closed, top.late)):
                numbers[at + number] = float(flag)
            for seat in range(players):
                if top.passed >> seat & 1:
                    numbers[at + 4 + (seat - me) % players] = 1.0
        elif isinstance(top, Window):
            at = self.action
            numbers[at + top.building] = 1.0
            at += len(BUILDINGS)
            for number, flag in enumerate((top.main, top.ordered, top.extra)):
                numbers[at + number] = float(flag)
            _write_bundle(top.pledge, at + 3, numbers)
        if counter is not None:
            at = self.counter
            numbers[at + (counter.by - me) % players] = 1.0
            numbers[at + players + counter.space] = 1.0
            at += players + len(SPACES)
            for text in (counter.give, counter.take, counter.pledge):
                _write_bundle(text, at, numbers)
                at += _BUNDLE

    def _belongings(self, pos: GenoaPosition, me: int, seat: int) -> Numbers:
        """What a player has, as far as the seat is shown it: his part but for the cards."""
        shown, ducats, auto = shows_money(pos, seat, me), pos.ducats[seat], pos.auto >> seat & 1
        things = pos.goods[GOODS * seat : GOODS * seat + GOODS] + pos.tiles[KINDS * seat : KINDS * seat + KINDS]
        cards = map(len, pos.hands[4 * seat : 4 * seat + 4])
        counts = (pos.markers[seat], pos.central[seat], pos.acted[seat], pos.extras[seat], pos.noted[seat])
        key = (shown, ducats, auto, *things, *cards, *counts)
        found = self.belongings.get(key)
        if found is not None:
            return found
        markers, central, acted, extras, noted = counts
        numbers = [float(shown), share(ducats, 600) if shown else 0.0, share(ducats - START_DUCATS + 150, 600)]
        numbers += [_QUARTERS[count] for count in things]
        numbers += [_SIXTHS[len(hand)] for hand in pos.hands[4 * seat : 4 * seat + 4]]
        numbers += [share(markers, 7), share(central, 7), share(acted, 3), share(extras, 3), share(noted, 3)]
        return self.belongings.keep(key, array("f", [*numbers, float(auto)]))


@lru_cache(maxsize=20_000)
def _offered(give: str, take: str, pledge: str) -> Numbers:
    """An offer in ducats, things, pledges and things wanted."""
    given, pledged = read(give), read(pledge)
    numbers = (given.ducats / 100, given.things / 4, (pledged.ducats / 20 + pledged.things) / 4, read(take).things / 4)
    return array("f", [min(1.0, number) for number in numbers])


def _write_bundle(text: str, at: int, numbers: Numbers) -> None:
    things = read(text)
    numbers[at] = share(things.ducats, 100)
    numbers[at + 1] = share(things.markers, 3)
    at += 2
    for counts, size in ((things.goods, GOODS), (things.tiles, KINDS), (things.decks, len(DECKS))):
        for number, count in counts:
            numbers[at + number] = share(count, 2)
        at += size
    for card in things.cards:
        numbers[at + card] = 1.0


ENCODER = Encoder(actions, Writer, kinds_of(GAME), key, Candidates)
