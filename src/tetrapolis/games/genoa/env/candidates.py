"""Genoa's open moves as actions: of all offers, counters, calls and notes there could be, these few hundred per space.

What an action offers is part of its name; who buys with an Extra action tile, and which card of a deck goes, follows
from what the seat has. Everything is made from the Observation; only those that are legal are handed on.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from tetrapolis.core.legal import Legal
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.rules.board import MARKET, load_board
from tetrapolis.games.genoa.rules.bundle import read, write
from tetrapolis.games.genoa.rules.cards import (
    BUILDINGS,
    CARD,
    CARDS,
    CATHEDRAL,
    COMMODITIES,
    DECK_OF,
    DECKS,
    DRAWS,
    GIVES_TILE,
    ORDERS_AT,
    STORES,
    TILES,
    VILLAS,
)
from tetrapolis.games.genoa.rules.frames import Asking, Floor, Live, Remark, Replying, Terms
from tetrapolis.games.genoa.rules.moves import Call, Counter, Note, Offer
from tetrapolis.games.genoa.rules.offer_validity import affordable, counter_fault, offer_fault, purse_fault
from tetrapolis.games.genoa.rules.position import GOODS, KINDS, GenoaPosition
from tetrapolis.games.genoa.rules.standing_offers import floor_of, note_fault, standing_offer
from tetrapolis.numbers.codec import seats, texts

PRICES = ("5d", "10d", "15d", "20d", "25d", "30d", "40d", "50d", "60d", "80d", "100d")
THINGS = (*COMMODITIES, *TILES, "marker")
WITH_THINGS = ("10d", "20d", "40d")
"""A thing is offered alone or with so much."""
FOR_GOODS = ("20d", "40d")
"""So much is offered for the action and a commodity of the trader's."""
PLEDGES = ("main", "other", "10d", "20d", "40d")
"""What the action itself brings (of two commodities the first or the other), or a part of an order's reward."""
_FIRST_MONEY = f"pledge={PLEDGES[2]}"
RAISES = ("5d", "10d", "20d")
"""So much more than a standing offer a counter asks for."""
WANTED = ("10d", "20d", "30d", "40d", "60d")
NOTED = ("10d", "20d", "40d")

SPACES = load_board("main").names
"""Both boards have the same ones."""


def actions(players: int) -> list[str]:
    """All that can be offered, asked for or noted."""
    found = texts("offer", SPACES, [*PRICES, *THINGS, *DECKS])
    found += texts("offer", SPACES, [f"{price}+{thing}" for price in WITH_THINGS for thing in THINGS])
    found += texts("offer", SPACES, FOR_GOODS, [f"take={good}" for good in COMMODITIES])
    found += texts("offer", BUILDINGS, [f"pledge={pledge}" for pledge in PLEDGES])
    found += texts("counter", seats(players)[1:], SPACES, [*PRICES, *THINGS, *DECKS, *[f"more={n}" for n in RAISES]])
    found += texts("call", SPACES, WANTED)
    return found + texts("note", BUILDINGS, NOTED) + texts("note", BUILDINGS, NOTED, ["standing"])


Proposal = tuple[int, Any, Terms]
"""An action, its move, and the terms that it proposes."""


class Offers(dict[str, Proposal]):
    """What a seat can offer for a space: by a bundle, `20d take=silk` or `pledge=main`. Made when asked for, kept."""

    def __init__(self, numbers: Mapping[str, int], seat: int, space: int, extra: int) -> None:
        self.numbers, self.seat, self.space, self.extra = numbers, seat, space, extra
        self.pledges = {f"pledge={name}": things for name, things in _pledges(space).items()} if space < MARKET else {}

    def __missing__(self, what: str) -> Proposal:
        name, extra = SPACES[self.space], self.extra
        give, _, take = what.partition(" take=")
        if what in self.pledges:
            offer = Offer(name, "-", pledge=self.pledges[what], extra=extra)
        else:
            offer = Offer(name, give, take or "-", extra=extra)
        named = DECKS[DECK_OF[CARD[what]]] if what in CARD else what  # which card of a deck goes is not in the name
        terms = Terms(self.seat, self.space, offer.give, offer.take, offer.pledge, bool(extra))
        made = self[what] = self.numbers[f"offer {name} {named}"], offer, terms
        return made


class Counters(dict[str, Proposal]):
    """What the trader can ask a player for at a space."""

    def __init__(self, numbers: Mapping[str, int], place: int, seat: int, space: int, extra: int) -> None:
        self.numbers, self.place, self.seat, self.space, self.extra = numbers, place, seat, space, extra

    def __missing__(self, what: str) -> Proposal:
        name = SPACES[self.space]
        counter = Counter(self.seat, name, what, extra=self.extra)
        terms = Terms(self.seat, self.space, counter.give, extra=bool(self.extra), counter=True)
        made = self[what] = self.numbers[f"counter @{self.place} {name} {what}"], counter, terms
        return made


class Candidates:
    """The actions of the open moves.

    What can be offered does not depend on the space, and which spaces can be bought does not depend on what is offered,
    but for pledges: so each is asked of the rules once, not every pair of them. A test compares it with all pairs.
    What a seat can offer or note is remembered by all that it follows from: it changes its answer step by step.
    """

    def __init__(self, numbers: Mapping[str, int], players: int) -> None:
        self.numbers, self.players = numbers, players
        self.offers: dict[tuple[int, int, int], Offers] = {}
        self.counters: dict[tuple[int, int, int, int], Counters] = {}
        self.calls = [{numbers[f"call {name} {price}"]: Call(name, price) for price in WANTED} for name in SPACES]
        self.notes = [
            {numbers[f"note {name} {price}"]: Note(name, price) for price in NOTED}
            | {numbers[f"note {name} {price} standing"]: Note(name, price, 1) for price in NOTED}
            for name in BUILDINGS
        ]
        self.probes = [Note(name, NOTED[0]) for name in BUILDINGS]
        self.memory: dict[Hashable, list[str]] = {}
        self.far: dict[Hashable, list[int]] = {}

    def __call__(self, obs: Observation, found: dict[int, Move]) -> None:
        """Add the actions that are legal now, with their moves."""
        pos: GenoaPosition = obs.seen
        me, legal, floor, top = obs.seat, obs.legal(), floor_of(pos), pos.stack[-1]
        assert me is not None
        if isinstance(top, Replying):
            self._offers(pos, me, floor, legal, [top.terms.space], found)
        elif floor.seat == me:
            self._counters(pos, me, floor, legal, found)
            if next(iter(self.calls[floor.targets[0]].values())) in legal:
                for space in floor.targets:
                    found.update(self.calls[space])
        elif isinstance(top, Asking):  # one offer for each target, so that an answer comes to its end
            draft = top.drafts[me]
            done = {terms.space for terms in draft.offers}.union(draft.withdrawn)
            self._offers(pos, me, floor, legal, [space for space in floor.targets if space not in done], found)
            self._notes(pos, me, floor, draft.notes, len(draft.notes), found)
        elif isinstance(top, Live):
            self._offers(pos, me, floor, legal, floor.targets, found)
            self._notes(pos, me, floor, [note for note in pos.notes if note.by == me], 0, found)

    # ---- offers

    def _offers(
        self, pos: GenoaPosition, me: int, floor: Floor, legal: Legal, spaces: Sequence[int], found: dict[int, Move]
    ) -> None:
        possible: dict[int, list[str]] = {}
        for space in spaces:
            extra = int(pos.takes_extra(me, space))
            row = self.offers.get((me, space, extra))
            if row is None:
                row = self.offers[me, space, extra] = Offers(self.numbers, me, space, extra)
            whats = possible.get(extra)
            if not whats:
                whats = possible[extra] = self._possible_offers(pos, me, floor, row)
            if whats and row[whats[0]][1] in legal:
                for what in whats:
                    number, found[number], _ = row[what]
            if row.pledges:
                _add_pledges(pos, floor, legal, row, found)

    def _possible_offers(self, pos: GenoaPosition, me: int, floor: Floor, row: Offers) -> list[str]:
        """Remembered by what is owned, and by whether there is an action to buy for."""
        cards = _cards(pos, me)
        key = (
            (me, floor.seat, row.extra, row.space < MARKET, row.space == pos.tower, pos.setup.options.move_only),
            (pos.bought, pos.acted[me], pos.extras[me], pos.ducats[me], pos.markers[me], pos.central[floor.seat]),
            tuple(pos.goods),
            tuple(pos.tiles),
            tuple(cards),
        )
        found = self.memory.get(key)
        if found is None:
            if len(self.memory) >= _MOST_REMEMBERED:
                self.memory.clear()
            found = self.memory[key] = _possible_offers(pos, me, floor, row, cards)
        return found

    # ---- what the trader says

    def _counters(self, pos: GenoaPosition, me: int, floor: Floor, legal: Legal, found: dict[int, Move]) -> None:
        for seat in range(self.players):
            if seat == me:
                continue
            place = (seat - me) % self.players
            possible: dict[int, list[str]] = {}
            for space in floor.targets:
                extra = int(pos.takes_extra(seat, space))
                row = self.counters.get((me, seat, space, extra))
                if row is None:
                    row = self.counters[me, seat, space, extra] = Counters(self.numbers, place, seat, space, extra)
                whats = possible.get(extra)
                if not whats:
                    whats = possible[extra] = _possible_counters(pos, floor, seat, row)
                if whats and row[whats[0]][1] in legal:
                    for what in whats:
                        number, found[number], _ = row[what]
                standing = standing_offer(floor, seat, space)
                if standing is not None:
                    for more in RAISES:
                        counter = _more(standing, SPACES[space], int(more[:-1]))
                        if counter in legal:
                            found[self.numbers[f"counter @{place} {SPACES[space]} more={more}"]] = counter

    # ---- notes

    def _notes(
        self,
        pos: GenoaPosition,
        me: int,
        floor: Floor,
        made: Sequence[Remark],
        drafted: int,
        found: dict[int, Move],
    ) -> None:
        """For buildings the tower has not come to, one for each."""
        options = pos.setup.options
        key = (pos.tower, pos.visited, pos.noted[me] + drafted, options.max_notes, options.board)
        far = self.far.get(key)
        if far is None:
            if len(self.far) >= _MOST_REMEMBERED:
                self.far.clear()
            far = self.far[key] = [
                space for space, note in enumerate(self.probes) if note_fault(pos, floor, me, note, drafted) is None
            ]
        noted = {note.space for note in made}
        for space in far:
            if space not in noted:
                found.update(self.notes[space])


_MOST_REMEMBERED = 10_000


def _possible_offers(pos: GenoaPosition, me: int, floor: Floor, row: Offers, cards: list[str]) -> list[str]:
    """What this seat can offer for a space, and so for each: prices, things, both, cards, prices for goods."""
    prices = [price for price in PRICES if affordable(pos.ducats[me], price)]
    found = prices if prices and offer_fault(pos, floor, row[prices[0]][2]) is None else []
    things = [what for what in _things(pos, me) if offer_fault(pos, floor, row[what][2]) is None]
    found = found + things + [f"{price}+{what}" for price in WITH_THINGS if price in prices for what in things]
    found += [card for card in cards if offer_fault(pos, floor, row[card][2]) is None]
    goods = [f"take={good}" for good in _goods(pos, floor.seat)]
    for price in FOR_GOODS:
        if goods and price in prices and offer_fault(pos, floor, row[f"{price} {goods[0]}"][2]) is None:
            found += [f"{price} {good}" for good in goods]
    return found


def _add_pledges(pos: GenoaPosition, floor: Floor, legal: Legal, row: Offers, found: dict[int, Move]) -> None:
    """What can be promised of the action there; where an order does not bring 10 ducats it does not bring more."""
    for what in row.pledges:
        number, offer, terms = row[what]
        if offer_fault(pos, floor, terms) is None and offer in legal:
            found[number] = offer
        elif what == _FIRST_MONEY:
            break


def _possible_counters(pos: GenoaPosition, floor: Floor, seat: int, row: Counters) -> list[str]:
    """What a player can be asked for."""
    prices = [price for price in PRICES if purse_fault(pos, seat, price) is None]
    found = prices if prices and counter_fault(pos, floor, row[prices[0]][2]) is None else []
    more = _things(pos, seat)
    more += [DECKS[deck] for deck, hand in enumerate(pos.hands[4 * seat : 4 * seat + 4]) if hand]
    return found + [what for what in more if counter_fault(pos, floor, row[what][2]) is None]


def _more(terms: Terms, space: str, ducats: int) -> Counter:
    """A standing offer with so much more; the other side's cards are named by their decks (GEN-6.19)."""
    give, take = read(terms.give), read(terms.take)
    asked = [deck for deck, count in give.decks for _ in range(count)] + [DECK_OF[card] for card in give.cards]
    decks = tuple((deck, asked.count(deck)) for deck in sorted(set(asked)))
    if take.ducats >= ducats:
        take = take._replace(ducats=take.ducats - ducats)
    else:
        give, take = give._replace(ducats=give.ducats + ducats - take.ducats), take._replace(ducats=0)
    give = give._replace(decks=decks, cards=())
    return Counter(terms.by, space, write(give), write(take), terms.pledge, int(terms.extra))


def _things(pos: GenoaPosition, seat: int) -> list[str]:
    """One of each thing a player has."""
    owned = pos.goods[GOODS * seat : GOODS * seat + GOODS] + pos.tiles[KINDS * seat : KINDS * seat + KINDS]
    return [what for what, count in zip(THINGS, (*owned, pos.markers[seat]), strict=True) if count]


def _goods(pos: GenoaPosition, seat: int) -> list[str]:
    return [
        good for good, count in zip(COMMODITIES, pos.goods[GOODS * seat : GOODS * seat + GOODS], strict=True) if count
    ]


def _cards(pos: GenoaPosition, me: int) -> list[str]:
    """Of each deck the own card that comes first."""
    return [CARDS[min(hand)].id for hand in pos.hands[4 * me : 4 * me + 4] if hand]


def _pledges(building: int) -> dict[str, str]:
    """What can be promised of an action (GEN-6.23)."""
    found: dict[str, str] = {}
    if building in STORES:
        one, other = STORES[building]
        found = {"main": COMMODITIES[one], "other": COMMODITIES[other]}
    elif building in GIVES_TILE:
        found = {"main": TILES[GIVES_TILE[building]]}
    elif building == CATHEDRAL:
        found = {"main": "marker"}
    elif building in DRAWS or building in VILLAS:
        found = {"main": DECKS[DRAWS.get(building, (0, 1))[0]]}
    if ORDERS_AT[building]:
        found |= {price: price for price in PLEDGES[2:]}
    return found
