"""What the bot does in its action window, in phase 3, and with cards it has to hand over."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.genoa.bot import values
from tetrapolis.games.genoa.bot.outlook import Outlook, minus, plus
from tetrapolis.games.genoa.bot.values import Holding
from tetrapolis.games.genoa.rules.acquiring import OUST, SEIZE
from tetrapolis.games.genoa.rules.actions import gets
from tetrapolis.games.genoa.rules.cards import (
    ANY_COMMODITY,
    BUILDING,
    BUILDING_ACTION,
    CARD,
    CARDS,
    COMMODITIES,
    CONTRACT,
    DECK_OF,
    DECKS,
    GIVES_TILE,
    LARGE,
    MARKER_PAY,
    MESSAGE,
    OWNER_PAY,
    PAY_AT,
    TILES,
    TRADE,
    VILLAS,
)
from tetrapolis.games.genoa.rules.frames import NO_CARD, Trading, Window
from tetrapolis.games.genoa.rules.moves import END, MAIN, PASS, Act, Claim, Fetch, Fill, Ship, Trade

LEAST_SWAP = 3.0
"""What an exchange must bring beyond the tile it costs."""
OUSTED = 0.6
"""What it is worth to take a building's income from a rival, beside his loss."""


def window(table: Outlook, moves: Sequence[Move], rng: Random) -> Move:
    """Orders first where they are the choice of a villa, then MAIN, orders, tiles, END."""
    if len(moves) == 1:
        return moves[0]
    frame = table.pos.stack[0]
    assert isinstance(frame, Window)
    if frame.order != NO_CARD:
        bound = _toward(table, frame.order, moves)
        if bound is not None:
            return bound
    if not frame.main and frame.building not in VILLAS:
        return MAIN if MAIN in moves else moves[0]
    if not frame.ordered:
        order = _best_order(table, frame)
        if order is not None:
            step = _toward(table, order, moves)
            if step is not None:
                return step
    if MAIN in moves:
        return MAIN
    return _tile(table, moves) or (END if END in moves else moves[0])


def _best_order(table: Outlook, frame: Window) -> int | None:
    """The order to complete here; in a villa it must be better than a contract."""
    least = table.drawn(table.mine, CONTRACT) if frame.building in VILLAS else 0.0
    if frame.building in VILLAS and frame.main:
        return None
    best: tuple[float, int] | None = None
    for order in table.mine.orders:
        if frame.building not in CARDS[order].buildings:
            continue
        after = table.completed(table.mine, order)
        if after is not None and table.gain(after) > least and (best is None or (table.gain(after), order) > best):
            best = (table.gain(after), order)
    return None if best is None else best[1]


def _toward(table: Outlook, order: int, moves: Sequence[Move]) -> Move | None:
    """The next move on the way to an order: its delivery, or a tile for a good that is missing."""
    card = CARDS[order]
    done: Move = Ship(card.id) if card.deck == LARGE else Fill(card.id)
    if done in moves:
        return done
    missing = [good for good in card.goods if not table.mine.goods[good]]
    if not missing:
        return None
    if table.mine.tiles[ANY_COMMODITY]:
        fetch = Fetch(COMMODITIES[missing[0]])
        return fetch if fetch in moves else None
    if table.mine.tiles[TRADE]:
        kept = minus(table.mine.goods, [good for good in card.goods if good not in missing])
        spare = table.spare_good(table.mine._replace(goods=kept, orders=_without(table.mine.orders, order)))
        trade = Trade(COMMODITIES[spare]) if spare >= 0 else None
        return trade if trade is not None and trade in moves else None
    return None


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(other for other in cards if other != card)


# ---- tiles


def _tile(table: Outlook, moves: Sequence[Move]) -> Move | None:
    """A tile that is better used than kept."""
    best: tuple[float, Move] | None = None
    acts = [move for move in moves if isinstance(move, Act)]
    if acts:
        used = table.mine._replace(tiles=minus(table.mine.tiles, [BUILDING_ACTION]))
        loss = table.now - table.worth(used)
        gains = [(table.main_gain(used, BUILDING[move.building]), move) for move in acts]
        gain, act = max(gains, key=lambda pair: pair[0])
        if gain > loss - 0.01:
            best = (gain - loss, act)
    trades = [move for move in moves if isinstance(move, Trade)]
    if trades:
        used = table.mine._replace(tiles=minus(table.mine.tiles, [TRADE]))
        loss = table.now - table.worth(used)
        item = min(trades, key=lambda move: _item_loss(table, used, move.item))
        given = without_item(used, item.item)
        gain = max(_item_gain(table, given, name) for name in gets(table.pos, table.me, item.item))
        gain -= _item_loss(table, used, item.item) + loss
        if gain > LEAST_SWAP and (best is None or gain > best[0]):
            best = (gain, item)
    return None if best is None else best[1]


def without_item(held: Holding, item: str) -> Holding:
    """A holding without a good."""
    if item in TILES:
        return held._replace(tiles=minus(held.tiles, [TILES.index(item)]))
    if item == "marker":
        return held._replace(markers=held.markers - 1)
    if item in CARD:
        card = CARD[item]
        if DECK_OF[card] == CONTRACT:
            return held._replace(contracts=held.contracts & ~(1 << CARDS[card].buildings[0]))
        if DECK_OF[card] == MESSAGE:
            return held._replace(messages=held.messages - 1)
        return held._replace(orders=_without(held.orders, card))
    return held._replace(goods=minus(held.goods, [COMMODITIES.index(item)]))


def _item_loss(table: Outlook, held: Holding, item: str) -> float:
    return table.worth(held) - table.worth(without_item(held, item))


def _item_gain(table: Outlook, held: Holding, item: str) -> float:
    """What a good from the supply or an unseen card is worth."""
    if item in DECKS:
        return table.drawn(held, DECKS.index(item))
    if item in TILES:
        more = held._replace(tiles=plus(held.tiles, [TILES.index(item)]))
    elif item == "marker":
        more = held._replace(markers=held.markers + 1)
    else:
        more = held._replace(goods=plus(held.goods, [COMMODITIES.index(item)]))
    return table.worth(more) - table.worth(held)


def trading(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """Trade 1:1: the good for an order that can be completed at once, else the one worth most."""
    frame, base = table.pos.stack[-1], table.pos.stack[0]
    assert isinstance(frame, Trading)
    assert isinstance(base, Window)
    given = without_item(table.mine, frame.item)
    needed: set[str] = set()
    for order in table.mine.orders if not base.ordered else ():
        card = CARDS[order]
        missing = [good for good in card.goods if not given.goods[good]]
        open_here = card.deck != LARGE or not base.main
        if base.building in card.buildings and len(missing) == 1 and open_here:
            needed.add(COMMODITIES[missing[0]])
    pay = dict.fromkeys(needed, PAY_AT[base.building])
    best: Move = max(moves, key=lambda move: _item_gain(table, given, move.item) + pay.get(move.item, 0))
    return best


def bonus(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """The bonus tile that is worth most."""
    best: Move = max(moves, key=lambda move: _item_gain(table, table.mine, move.item))
    return best


def villa(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """A Building action tile on an own villa: a delivery if it is worth more than a contract."""
    found: list[tuple[float, int, Move]] = [(table.drawn(table.mine, CONTRACT), 0, MAIN)]
    for index, move in enumerate(moves):
        if isinstance(move, Ship):
            after = table.completed(table.mine, CARD[move.card])
            found.append((table.gain(after) if after else 0.0, -index, move))
    return max(found)[2]


# ---- cards to hand over


def pick(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """The card that I can best do without."""
    best: Move = min(moves, key=lambda move: table.card_loss(CARD[move.card]))
    return best


# ---- phase 3


def acquire(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """The claim that brings most."""
    best: tuple[float, Move] = (0.0, PASS)
    for move in moves:
        if isinstance(move, Claim):
            worth = claim_worth(table, move)
            if worth > best[0]:
                best = (worth, move)
    return best[1]


def claim_worth(table: Outlook, move: Claim) -> float:
    """Buildings gained and taken from rivals, less the markers they cost."""
    gain, markers = 0.0, 0
    mine = values.building_worth(table.turns)
    for text in (move.one, move.two):
        if not text:
            continue
        name = text.removeprefix(OUST).removeprefix(SEIZE)
        markers += 2 if text.startswith(SEIZE) else 1
        if name != text:
            owner = table.pos.owner[BUILDING[name]]
            gain += table.weights[owner] * (MARKER_PAY + OUSTED * OWNER_PAY * values.USES * table.turns)
        if not text.startswith(OUST):
            gain += mine + favour(table, BUILDING[name])
    held = table.mine._replace(markers=table.mine.markers - markers)
    return gain + table.gain(held)


def favour(table: Outlook, building: int) -> float:
    """How much better than another this building is to own: with Building action tiles, and by its visitors."""
    use = 0.25 if table.mine.tiles[BUILDING_ACTION] else 0.05
    return use * table.main_gain(table.mine, building) + (0.0 if building in GIVES_TILE else 1.0)
