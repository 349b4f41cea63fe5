"""Positions of Genoa laid in words (see `Game.set_up`): the way of the tower, what everybody has, what is asked now.

The reference of the game in the docs takes its examples from here.

game.set_up(
    players=4, path="street_6_7", stand="road", ducats={"p2": 20}, goods={"p2": "silk pepper"}, hands={"p2": "m05"}
)

game.set_up(
    players=4,
    round=2,
    trader="p2",
    first="p1",
    spaces_left=3,
    tiles={"p1": "extra_action"},
    markers={"p1": 2},
    owners={"inn": "p2"},
    central={"p1": 4},
    decks={"message": "m03 m07"},
    face_up={"small_order": "s01"},
    supply={"saffron": 0},
    tile_supply={"extra_action": 2},
    acted={"p2": 1},
    bought=1,
    used="harbor",
    auto=["p1"],
)

game.set_up(
    players=4,
    path="tavern",
    stand="window",
    actor="p2",
    pledge="10d",
    order="s01",
    goods={"p2": "ale"},
    hands={"p2": "s01"},
)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from tetrapolis.core.chance import Chance
from tetrapolis.core.errors import BadOptions
from tetrapolis.core.set_up import (
    BySeat,
    Names,
    SeatName,
    Stock,
    amount,
    by_seat,
    names,
    numbered,
    numbers_of,
    require,
    seat_of,
    unreadable,
)
from tetrapolis.games.genoa.rules.board import MARKET
from tetrapolis.games.genoa.rules.bundle import NOTHING, read
from tetrapolis.games.genoa.rules.cards import (
    BUILDING,
    BUILDINGS,
    CARD,
    COIN,
    COMMODITIES,
    DECK_OF,
    DECKS,
    GOOD_COUNTS,
    MARKERS,
    OF_DECK,
    ROUNDS,
    TILE_COUNTS,
    TILES,
)
from tetrapolis.games.genoa.rules.deals import open_window
from tetrapolis.games.genoa.rules.frames import ARRIVED, NO_CARD, NOBODY, SETTLED, STOPPED, Starting, Terms, Turn
from tetrapolis.games.genoa.rules.options import Options, setup_of
from tetrapolis.games.genoa.rules.pledges import needs_order, order_for, pledge_fault
from tetrapolis.games.genoa.rules.position import DISCS, MOVING, START, GenoaPosition, new_position
from tetrapolis.games.genoa.rules.tower import move_tower, visit

Stand = Literal["start", "house", "road", "window", "acquire"]


class Parts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position of Genoa. Board, clocks and rulings are options."""

    stand: Stand | None = None
    """The trader is about to start (GEN-3.1); the action of the building under the tower is dealt in, or the next step
    (GEN-6.49); somebody acts there (GEN-5.9); buildings are acquired (GEN-10.1). None: what comes first."""
    path: Names = []
    """The spaces the tower visited this turn; it stands on the last one."""
    actor: SeatName | None = None
    """Who acts in the window; None: the trader."""
    pledge: str = NOTHING
    """What he has pledged (GEN-6.22) ..."""
    order: str = ""
    """... and the order card it rests on."""
    trader: SeatName = 0
    """Whose turn it is."""
    first: SeatName | None = None
    """The first player (GEN-1.13); None: the trader."""
    round: int = 1
    """Which round it is, from 1 on."""
    spaces_left: int | None = None
    """GEN-2.3; None: as at the beginning."""
    ducats: BySeat[int] = {}
    """Those not told have 130."""
    goods: BySeat[Names] = {}
    """Commodities: "silk silk pepper"."""
    tiles: BySeat[Names] = {}
    """Special tiles: "extra_action trade_1_1"."""
    markers: BySeat[int] = {}
    """In the personal supply."""
    owners: Mapping[str, SeatName] = {}
    """Whose marker stands on a building."""
    central: BySeat[int] = {}
    """Markers left in the central supply: those missing stand on buildings nobody speaks of, villas first."""
    hands: BySeat[Names] = {}
    """Cards of all decks: "c01 m05"."""
    decks: Mapping[str, Names] = {}
    """The cards of a deck that lie face down, the top one first; all others of it are in the last player's hand. Of a
    deck not told, all cards that lie nowhere are shuffled."""
    face_up: Mapping[str, Names] = {}
    """Under each deck (GEN-8.2)."""
    supply: Mapping[str, int] = {}
    """How many of a commodity are left; those missing are the last player's."""
    tile_supply: Mapping[str, int] = {}
    """The same of the tiles."""
    acted: BySeat[int] = {}
    """Actions each player has taken this turn."""
    bought: int = 0
    """Actions the others have bought this turn (GEN-12.2)."""
    used: Names = []
    """Buildings whose action was used or has lapsed this turn (GEN-5.15)."""
    auto: list[SeatName] | None = None
    """Whose messages are delivered by themselves (GEN-14.5); None: as the options say."""


def lay(game: Any, players: int, options: Options, chance: Chance, parts: Parts) -> GenoaPosition:
    """The position that the parts describe; its turn has not begun to run."""
    pos = new_position(setup_of(players, options))
    pos.start(game, chance)
    pos.round, pos.turn = amount("round", parts.round, 1), 1
    pos.trader = seat_of("trader", parts.trader, players)
    pos.first = pos.trader if parts.first is None else seat_of("first", parts.first, players)
    if parts.spaces_left is not None:
        pos.spaces_left = amount("spaces_left", parts.spaces_left, 1, ROUNDS[players])
    auto = parts.auto if parts.auto is not None else list(range(players)) if options.auto_deliver else []
    for who in auto:
        pos.auto |= 1 << seat_of("auto", who, players)
    _lay_ducats(pos, parts)
    _lay_goods(pos, parts)
    _lay_tiles(pos, parts)
    _lay_markers(pos, parts)
    _lay_cards(pos, parts)
    pos.bought = amount("bought", parts.bought, 0)
    for seat, acted in by_seat("acted", parts.acted, players).items():
        pos.acted[seat] = amount("acted", acted, 0, pos.actions_left(seat))
    for name in names(parts.used):
        pos.used |= 1 << numbered("used", name, BUILDING)
    _go(pos, names(parts.path))
    _stand(pos, parts)
    return pos


# ---- the way of the tower


def _go(pos: GenoaPosition, path: list[str]) -> None:
    if not path:
        pos.phase = START
        return
    start, *steps = [numbered("path", name, pos.board.numbers) for name in path]
    pos.phase = MOVING
    pos.discs[start] = DISCS
    visit(pos, start)
    for space in steps:
        ways = pos.next_spaces()
        if space not in ways:
            near = ", ".join(map(pos.space_name, ways))
            raise BadOptions("error-part-name", part="path", name=pos.space_name(space), near=near)
        move_tower(pos, space)


def _stand(pos: GenoaPosition, parts: Parts) -> None:
    stand = parts.stand or ("house" if parts.path else "start")
    if stand == "start":
        require("stand: start", not parts.path, "path: -")
        pos.stack = [Starting(pos.trader)]
        return
    require(f"stand: {stand}", parts.path, "path")
    if stand == "window":
        _open_window(pos, parts)
    else:
        pos.stack = [Turn({"house": ARRIVED, "road": SETTLED, "acquire": STOPPED}[stand])]


def _open_window(pos: GenoaPosition, parts: Parts) -> None:
    """GEN-5.9: as after a deal, or by the trader himself."""
    require("stand: window", pos.tower < MARKET, f"path: {BUILDINGS[0]}")
    seat = pos.trader if parts.actor is None else seat_of("actor", parts.actor, pos.setup.players)
    require("stand: window", pos.can_act(seat), "tiles: extra_action")  # GEN-5.7
    order = NO_CARD
    if parts.order:
        order = numbered("order", parts.order, CARD)
        require("order", pos.may_hold(seat, order), f"hands: {parts.order}")
    try:
        pledge = read(parts.pledge)
    except ValueError as error:
        raise unreadable("pledge", parts.pledge, "5d+silk") from error
    terms = Terms(seat, pos.tower, NOTHING, pledge=parts.pledge, order=order)
    if (fault := pledge_fault(pos, terms)) is not None:  # GEN-6.23
        raise BadOptions(fault.id, **fault.params)
    if pos.setup.options.pledge_check and needs_order(pos.tower, pledge):
        order = order_for(pos, terms)
        require("pledge", order != NO_CARD, "order")  # GEN-6.24
    open_window(pos, seat, parts.pledge, order)


# ---- what everybody has


def _lay_ducats(pos: GenoaPosition, parts: Parts) -> None:
    """GEN-1.12: in coins of 5, and there are always enough."""
    for seat, money in by_seat("ducats", parts.ducats, pos.setup.players).items():
        if amount("ducats", money, 0) % COIN:
            raise unreadable("ducats", money, "5, 10, 15, …")
        pos.pay_from_bank(seat, money - pos.ducats[seat])


def _lay_goods(pos: GenoaPosition, parts: Parts) -> None:
    numbers = numbers_of(COMMODITIES)
    stock = Stock([good for good, count in enumerate(GOOD_COUNTS) for _ in range(count)], numbers)
    for seat, told in by_seat("goods", parts.goods, pos.setup.players).items():
        for good in stock.take("goods", told):
            pos.take_good(seat, good)
    for name, left in parts.supply.items():
        good = numbered("supply", name, numbers)
        for _ in range(pos.supply[good] - amount("supply", left, 0, pos.supply[good])):
            pos.take_good(pos.setup.players - 1, good)


def _lay_tiles(pos: GenoaPosition, parts: Parts) -> None:
    numbers = numbers_of(TILES)
    stock = Stock([tile for tile, count in enumerate(TILE_COUNTS) for _ in range(count)], numbers)
    for seat, told in by_seat("tiles", parts.tiles, pos.setup.players).items():
        for tile in stock.take("tiles", told):
            pos.take_tile(seat, tile)
    for name, left in parts.tile_supply.items():
        tile = numbered("tile_supply", name, numbers)
        for _ in range(pos.tile_supply[tile] - amount("tile_supply", left, 0, pos.tile_supply[tile])):
            pos.take_tile(pos.setup.players - 1, tile)


def _lay_markers(pos: GenoaPosition, parts: Parts) -> None:
    """GEN-1.7: seven of each colour, each in exactly one zone."""
    players = pos.setup.players
    for name, who in parts.owners.items():
        seat = seat_of("owners", who, players)
        amount("owners", MARKERS - pos.central[seat] + 1, 0, MARKERS)
        pos.owner[numbered("owners", name, BUILDING)] = seat
        pos.central[seat] -= 1
    for seat, count in by_seat("markers", parts.markers, players).items():
        pos.take_markers(seat, amount("markers", count, 0, pos.central[seat]))
    for seat, left in by_seat("central", parts.central, players).items():
        amount("central", left, max(0, pos.central[seat] - pos.owner.count(NOBODY)), pos.central[seat])
        for building in reversed(range(len(pos.owner))):
            if pos.central[seat] > left and pos.owner[building] == NOBODY:
                pos.owner[building] = seat
                pos.central[seat] -= 1


def _lay_cards(pos: GenoaPosition, parts: Parts) -> None:
    players = pos.setup.players
    for part, told in (("decks", parts.decks), ("face_up", parts.face_up)):
        for name in told:
            numbered(part, name, numbers_of(DECKS))
    stock = Stock(range(len(CARD)), CARD)
    for seat, hand in by_seat("hands", parts.hands, players).items():
        for card in stock.take("hands", hand):
            pos.hand(seat, DECK_OF[card]).append(card)
    for deck, cards in enumerate(OF_DECK):
        name, own = DECKS[deck], {card: number for card, number in CARD.items() if number in cards}
        pos.face_up[deck] = stock.take("face_up", parts.face_up.get(name, []), own)
        if name in parts.decks:
            pos.decks[deck] = stock.take("decks", parts.decks[name], own)
            pos.hand(players - 1, deck).extend(card for card in stock.left if card in cards)
        else:
            pos.decks[deck] = pos.chance.shuffled([card for card in stock.left if card in cards])
        require(f"face_up: {name}", pos.decks[deck] or not pos.face_up[deck], f"decks: {name}")  # GEN-8.3
        sizes = [len(pos.hand(seat, deck)) for seat in range(players)]
        pos.lores[deck].lay([*sizes, len(pos.decks[deck])], len(cards))
