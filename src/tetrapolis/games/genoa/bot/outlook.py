"""What the bot sees of a table, and what each building's action is worth to it and to others."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

from tetrapolis.games.genoa.bot import values
from tetrapolis.games.genoa.bot.values import Holding
from tetrapolis.games.genoa.rules.actions import brings
from tetrapolis.games.genoa.rules.board import FIRST_STREET, SPACES, Board, BoardName, load_board
from tetrapolis.games.genoa.rules.bundle import MAIN, Bundle
from tetrapolis.games.genoa.rules.cards import (
    ANY_COMMODITY,
    BUILDING_ACTION,
    CARDS,
    CONTRACT,
    DECK_OF,
    DECKS,
    FIRST,
    LARGE,
    MARKER_PAY,
    MESSAGE,
    MESSAGE_PAY,
    OF_DECK,
    ORDER_PAY,
    OWNER_PAY,
    PALACE,
    SMALL,
    TRADE,
    VILLAS,
)
from tetrapolis.games.genoa.rules.frames import NOBODY, Floor
from tetrapolis.games.genoa.rules.position import GOODS, KINDS, GenoaPosition

RIVAL = {2: 0.7, 3: 0.28, 4: 0.18, 5: 0.13}
"""By players: what a ducat more for another one costs me ..."""
LEADER = 0.12
"""... and what more if he is ahead of me and of all others."""
CONTRACT_GUESS = 22.0
"""What another one's contracts may be worth each."""
BY_TILE = 0.85
"""What can be done with a Building action tile: as a part of doing it now."""
UNSEEN = 0.8
"""A card somebody else gives away is mostly not his best."""
NEEDED_GOOD = 9.0
"""What a commodity is worth more if an order needs it."""
CONTRACT_MORE = 3.0
"""What a contract is worth more for each one he has."""
DELIVERY = 30.0
"""What a villa is worth more to somebody who can deliver."""
SMALL_ORDER = 8.0
"""What a building may be worth more to somebody with a small order."""
FAR = 9


@cache
def distances(board: BoardName) -> tuple[tuple[int, ...], ...]:
    """Steps from each space to each other one."""
    adjacent = load_board(board).adjacent
    table = []
    for start in range(SPACES):
        steps = [FAR] * SPACES
        steps[start], edge = 0, [start]
        while edge:
            further = [beside for space in edge for beside in adjacent[space] if steps[beside] == FAR]
            for beside in further:
                steps[beside] = steps[edge[0]] + 1
            edge = further
        table.append(tuple(steps))
    return tuple(table)


@cache
def ownable(board: BoardName) -> tuple[int, ...]:
    """The buildings beside a street (GEN-10.14)."""
    beside = load_board(board).buildings_beside
    return tuple(sorted({building for street in beside for building in street}))


def free_buildings(pos: GenoaPosition) -> int:
    """How many buildings beside a street are nobody's."""
    return sum([pos.owner[building] == NOBODY for building in ownable(pos.setup.options.board)])


def _rounds(pos: GenoaPosition) -> float:
    """How many rounds are still to come: market starts shorten the game (GEN-2.6)."""
    return (pos.spaces_left - 1) / (1 + pos.setup.players / 16)


def turns_left(pos: GenoaPosition) -> float:
    """How many turns are still to come after the running one, as far as can be expected."""
    players = pos.setup.players
    return round(players - 1 - (pos.trader - pos.first) % players + _rounds(pos) * players, 1)


def own_turns(pos: GenoaPosition, seat: int) -> float:
    """How many of them are his own."""
    players = pos.setup.players
    return _rounds(pos) + ((seat - pos.first) % players > (pos.trader - pos.first) % players)


class Outlook:
    """What a seat sees, as the bot uses it."""

    def __init__(self, seen: GenoaPosition, me: int) -> None:
        self.pos, self.me = seen, me
        self.board: Board = seen.board
        board = seen.setup.options.board
        self.reach = distances(board)
        self.players = players = seen.setup.players
        self.trader = seen.trader
        self.tower = seen.tower
        self.visited = seen.visited
        self.used = seen.used
        self.moves_left = seen.moves_left
        first = seen.stack[0] if seen.stack else None
        self.floor: Floor | None = first if isinstance(first, Floor) else None
        self.turns, self.my_turns = turns_left(seen), own_turns(seen, me)
        self.hand = [card for deck in range(len(DECKS)) for card in seen.hand(me, deck)]
        self.messages = seen.hand(me, MESSAGE)
        self.own = [building for building, owner in enumerate(seen.owner) if owner == me]
        self.mine = Holding(
            seen.ducats[me],
            tuple(seen.goods[GOODS * me : GOODS * me + GOODS]),
            tuple(seen.tiles[KINDS * me : KINDS * me + KINDS]),
            seen.markers[me],
            tuple(sorted(card for card in self.hand if DECK_OF[card] in (SMALL, LARGE))),
            len(self.messages),
            sum([1 << CARDS[card].buildings[0] for card in self.hand if DECK_OF[card] == CONTRACT]),
        )
        self.gone = sum([1 << CARDS[card].buildings[0] for card in self.known(CONTRACT)])
        self.message = values.message_worth(self.turns)
        self._unseen: dict[int, tuple[int, ...]] = {}
        self._actions: dict[int, float] = {}
        self._contracts: dict[int, float] = {}
        self._mains: dict[int, Bundle] = {}
        self.ways: dict[int, Any] = {}
        """Where the tower can go from spaces, as bot_trader sees it."""
        self.targets: dict[int, float] = {}
        """What spaces are worth to me, as far as bot.offers has thought about them."""
        self.can_act = [seen.can_act(seat) for seat in range(players)]

    @cached_property
    def free(self) -> int:
        """How many buildings are nobody's."""
        return free_buildings(self.pos)

    @cached_property
    def now(self) -> float:
        """What I have."""
        return self._worth(self.mine)

    @cached_property
    def by_tile(self) -> float:
        """The best use of a building of mine by a Building action tile; itself it is judged without that use."""
        vars(self)["by_tile"] = 0.0
        best = BY_TILE * max([self.main_gain(self.mine, b) for b in self.own if b != PALACE], default=0.0)
        vars(self).pop("now", None)
        return best

    @cached_property
    def buyers(self) -> list[int]:
        """The others that could buy an action."""
        return [seat for seat in range(self.players) if seat not in (self.trader, self.me) and self.can_act[seat]]

    @cached_property
    def weights(self) -> list[float]:
        """What a ducat more for each player costs me."""
        pos = self.pos
        scores = [
            pos.ducats[seat]
            + MARKER_PAY * pos.owner.count(seat)
            + int(CONTRACT_GUESS) * self.cards(seat, CONTRACT)
            + 4 * self.goods(seat)
            for seat in range(self.players)
        ]
        best = max(scores)
        ahead = [seat for seat, score in enumerate(scores) if score == best and seat != self.me]
        return [RIVAL[self.players] + (LEADER if seat in ahead else 0.0) for seat in range(self.players)]

    @cached_property
    def errands(self) -> list[int]:
        """For each message of mine that is still to be delivered: the set of spaces the tower has to visit for it."""
        found = []
        for card in self.messages:
            one, other = CARDS[card].buildings
            if left := (1 << one | 1 << other) & ~self.visited:
                found.append(left)
        return found

    @cached_property
    def streets(self) -> int:
        """The streets beside a free building, for whoever has a marker in hand and none of them to go to yet."""
        if not self.mine.markers:
            return 0
        owner, found = self.pos.owner, 0
        for street in range(FIRST_STREET, SPACES):
            if any(owner[building] == NOBODY for building in self.board.buildings_beside[street]):
                if self.pos.discs[street]:
                    return 0
                found |= 1 << street
        return found

    # ---- who

    def known(self, deck: int) -> list[int]:
        """The cards of a deck that I know to be in others' hands."""
        lore = self.pos.lores[deck]
        if not lore.claims[self.me]:
            return []
        others = [seat for seat in range(self.players) if seat != self.me]
        return [FIRST[deck] + kind for seat in others for kind in lore.sure(self.me, seat)]

    def cards(self, seat: int, deck: int) -> int:
        """How many cards of a deck a player has."""
        return len(self.pos.hand(seat, deck))

    def goods(self, seat: int) -> int:
        """How many commodities a player has."""
        return sum(self.pos.goods[GOODS * seat : GOODS * seat + GOODS])

    # ---- what I have

    def worth(self, held: Holding) -> float:
        """A holding in ducats."""
        return self.now if held is self.mine else self._worth(held)

    def _worth(self, held: Holding) -> float:
        turns, tiles, contracts = self.turns, held.tiles, held.contracts
        total = held.ducats + values.orders_worth(held.goods, tiles[ANY_COMMODITY], held.orders, turns)
        if contracts:
            paid = self._contracts.get(contracts)
            if paid is None:
                paid = values.contracts_worth(self.board.ring, contracts, self.gone & ~contracts, turns)
                self._contracts[contracts] = paid
            total += paid
        more = held.messages * self.message
        if held.markers:
            more += values.markers_worth(held.markers, turns, self.free)
        total += more
        for tile in values.TILES:
            if tiles[tile]:
                by_tile = self.by_tile if tile == BUILDING_ACTION else 0.0
                total += values.tile_worth(tile, tiles[tile], turns, self.my_turns, by_tile)
        return total

    def gain(self, held: Holding) -> float:
        """What such a holding is worth more than mine."""
        return self.worth(held) - self.now

    def unseen(self, deck: int) -> tuple[int, ...]:
        """The cards a deck may hold face down."""
        if deck not in self._unseen:
            out = {*self.hand, *self.known(deck), *self.pos.face_up[deck]}
            self._unseen[deck] = tuple(card for card in OF_DECK[deck] if card not in out)
        return self._unseen[deck]

    def drawn(self, held: Holding, deck: int) -> float:
        """A card drawn unseen."""
        if not self.pos.decks[deck]:
            return 0.0
        if deck == MESSAGE:
            return self.message
        if deck == CONTRACT:
            gone = self.gone & ~held.contracts
            return values.drawn_contract(self.board.ring, held.contracts, gone, self.turns)
        wild = held.tiles[ANY_COMMODITY]
        return values.drawn_order(held.goods, wild, held.orders, self.unseen(deck), self.turns)

    # ---- actions

    def main(self, building: int) -> Bundle:
        """What the MAIN of a building would bring me; anybody else too, but markers."""
        if building not in self._mains:
            self._mains[building] = brings(self.pos, self.me, building)
        return self._mains[building]

    def after_main(self, held: Holding, building: int) -> Holding:
        """After the MAIN of a building, as far as it brings something certain."""
        main = self.main(building)
        if main.goods:
            return held._replace(goods=plus(held.goods, [good for good, _ in main.goods]))
        if main.tiles:
            return held._replace(tiles=plus(held.tiles, [tile for tile, _ in main.tiles]))
        return held._replace(markers=held.markers + main.markers) if main.markers else held

    def main_gain(self, held: Holding, building: int) -> float:
        """What the MAIN of a building brings; in a villa the contract."""
        if MAIN[building].decks:
            return sum([n * self.drawn(held, deck) for deck, n in self.main(building).decks])
        after = self.after_main(held, building)
        return self.worth(after) - self.worth(held) if after is not held else 0.0

    def completed(self, held: Holding, order: int) -> Holding | None:
        """After an order, with Any commodity tiles and one Trade 1:1 tile for what is missing; None: not possible."""
        card = CARDS[order]
        missing = [good for good in card.goods if not held.goods[good]]
        wild, swaps = held.tiles[ANY_COMMODITY], held.tiles[TRADE]
        if len(missing) > wild + min(1, swaps) or any(not self.pos.supply[good] for good in missing):
            return None
        goods = minus(held.goods, [good for good in card.goods if good not in missing])
        by_tile = min(wild, len(missing))
        tiles = minus(held.tiles, [ANY_COMMODITY] * by_tile + [TRADE] * (len(missing) - by_tile))
        ducats = ORDER_PAY[card.deck]
        if card.deck == LARGE and self.pos.tile_supply[values.BONUS]:
            tiles = plus(tiles, [values.BONUS])
        orders = tuple(other for other in held.orders if other != order)
        if len(missing) > by_tile:
            spare = self.spare_good(held._replace(goods=goods, orders=orders))
            if spare < 0:
                return None
            goods = minus(goods, [spare])
        return held._replace(ducats=held.ducats + ducats, goods=goods, tiles=tiles, orders=orders)

    def spare_good(self, held: Holding) -> int:
        """The commodity I can best do without; -1: there is none."""
        losses = [
            (self.worth(held) - self.worth(held._replace(goods=minus(held.goods, [good]))), good)
            for good, count in enumerate(held.goods)
            if count
        ]
        return min(losses)[1] if losses else -1

    def order_gain(self, held: Holding, building: int) -> float:
        """The best order that can be completed in a building."""
        best = 0.0
        for order in held.orders:
            if building in CARDS[order].buildings:
                after = self.completed(held, order)
                if after is not None:
                    best = max(best, self.worth(after) - self.worth(held))
        return best

    def action_of(self, held: Holding, building: int) -> float:
        """What an action in a building is worth with such a holding."""
        main, order = self.main_gain(held, building), 0.0
        if any(building in CARDS[card].buildings for card in held.orders):
            order = self.order_gain(self.after_main(held, building), building)
        return max(main, order) if building in VILLAS else main + order

    def action(self, building: int) -> float:
        """What an action in a building is worth to me now; a rival's income there is a loss."""
        if building not in self._actions:
            owner = self.pos.owner[building]
            paid = 0.0 if owner in (NOBODY, self.me) else OWNER_PAY * self.weights[owner]
            self._actions[building] = self.action_of(self.mine, building) - paid
        return self._actions[building]

    def sold(self, building: int) -> float:
        """What it brings me beside the price when another one acts there."""
        return float(OWNER_PAY) if self.pos.owner[building] == self.me else 0.0

    # ---- messages

    def messages_done(self, path: int) -> float:
        """What my messages bring when the tower visits this set of spaces beside those it has."""
        done = 0
        for left in self.errands:
            if not left & ~path:
                done += 1
        return done * (MESSAGE_PAY - self.message)

    # ---- bundles

    def received(self, things: Bundle) -> Holding:
        """My holding with a bundle; cards of a deck unseen are worth what one may expect (in ducats)."""
        held = self.mine
        ducats, orders, contracts, messages = things.ducats, list(held.orders), held.contracts, held.messages
        for deck, count in things.decks:
            ducats += round(count * self.drawn(held, deck) * UNSEEN)
        for card in things.cards:
            deck = DECK_OF[card]
            if deck == CONTRACT:
                contracts |= 1 << CARDS[card].buildings[0]
            elif deck == MESSAGE:
                messages += 1
            else:
                orders.append(card)
        return Holding(
            held.ducats + ducats,
            plus(held.goods, [good for good, count in things.goods for _ in range(count)]),
            plus(held.tiles, [tile for tile, count in things.tiles for _ in range(count)]),
            held.markers + things.markers,
            tuple(sorted(orders)),
            messages,
            contracts,
        )

    def given(self, held: Holding, things: Bundle) -> Holding:
        """A holding without a bundle; of cards asked for by deck the one I can best do without."""
        cards = list(things.cards)
        for deck, count in things.decks:
            cards += sorted(self.cards_of(deck), key=self.card_loss)[:count]
        orders = tuple(order for order in held.orders if order not in cards)
        contracts = sum([1 << CARDS[card].buildings[0] for card in cards if DECK_OF[card] == CONTRACT])
        return Holding(
            held.ducats - things.ducats,
            minus(held.goods, [good for good, count in things.goods for _ in range(count)]),
            minus(held.tiles, [tile for tile, count in things.tiles for _ in range(count)]),
            held.markers - things.markers,
            orders,
            held.messages - sum([DECK_OF[card] == MESSAGE for card in cards]),
            held.contracts & ~contracts,
        )

    def cards_of(self, deck: int) -> list[int]:
        """My cards of a deck."""
        return [card for card in self.hand if DECK_OF[card] == deck]

    def card_loss(self, card: int) -> float:
        """What I lose with a card."""
        deck = DECK_OF[card]
        if deck == MESSAGE:
            return values.message_worth(self.turns)
        if deck == CONTRACT:
            return -self.gain(self.mine._replace(contracts=self.mine.contracts & ~(1 << CARDS[card].buildings[0])))
        return -self.gain(self.mine._replace(orders=tuple(order for order in self.mine.orders if order != card)))


def plus(counts: tuple[int, ...], kinds: list[int]) -> tuple[int, ...]:
    """More of some kinds."""
    changed = list(counts)
    for kind in kinds:
        changed[kind] += 1
    return tuple(changed)


def minus(counts: tuple[int, ...], kinds: list[int]) -> tuple[int, ...]:
    """Less of some kinds."""
    changed = list(counts)
    for kind in kinds:
        changed[kind] -= 1
    return tuple(changed)


# ---- the others


def their_action(table: Outlook, seat: int, building: int) -> float:
    """What an action may be worth to another one, by what everybody can see."""
    pos, turns, main = table.pos, table.turns, table.main(building)
    span = values.still_useful(turns)
    small, large = table.cards(seat, SMALL), table.cards(seat, LARGE)
    goods = table.goods(seat)
    if MAIN[building].goods:
        needed = min(1.0, large * 3 / 8 + small / 8)
        return len(main.goods) * span * (values.GOOD[0] + NEEDED_GOOD * needed)
    if building in VILLAS:
        contract = CONTRACT_GUESS + CONTRACT_MORE * min(4, table.cards(seat, CONTRACT))
        ready = min(1.0, 0.15 * large * max(0, goods + pos.tiles[KINDS * seat + ANY_COMMODITY] - 1))
        return contract * bool(main.decks) + DELIVERY * ready
    if MAIN[building].decks:
        return sum([_their_cards(table, deck, count) for deck, count in main.decks])
    order = SMALL_ORDER * span * min(2, small) * min(1, goods)
    if MAIN[building].markers:
        held, free = pos.markers[seat], table.free
        more = values.markers_worth(held + brings(pos, seat, building).markers, turns, free)
        return order + more - values.markers_worth(held, turns, free)
    return order + sum([values.TILE_WORTH[tile] * span for tile, _ in MAIN[building].tiles])


def _their_cards(table: Outlook, deck: int, count: int) -> float:
    """Cards drawn."""
    if deck == MESSAGE:
        return count * table.message
    held, chance = (
        (values.LARGE_HELD[2], values.LARGE_CHANCE)
        if deck == LARGE
        else (values.SMALL_HELD[1] + 2, values.SMALL_CHANCE)
    )
    return count * held * values.chance(chance, table.turns - (3 if deck == LARGE else 1))
