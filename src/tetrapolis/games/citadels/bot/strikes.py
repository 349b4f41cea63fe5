"""The bot against other cities: Warlord, Diplomat, Marshal, Armory. Values in points."""

from __future__ import annotations

from random import Random
from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.bot.outlook import Outlook
from tetrapolis.games.citadels.bot.values import GOLD, USE_PER_TURN
from tetrapolis.games.citadels.rules.cards import ARMORY, CITY_KIND, COST
from tetrapolis.games.citadels.rules.characters.rank8 import (
    destroy_price,
    exchange_price,
    exchangeable,
    seize_price,
)
from tetrapolis.games.citadels.rules.districts import surcharge
from tetrapolis.games.citadels.rules.moves import Destroy, Exchange, Seize, UseArmory


def strike(table: Outlook, offers: dict[type[Move], list[Any]], rng: Random, floor: float) -> Move | None:
    """The best blow against another city that is worth more than the floor, if there is one."""
    top, found = floor, None
    for kind, worth in ((Destroy, _destroy), (Seize, _seize), (Exchange, _exchange), (UseArmory, _armory)):
        for move in offers.get(kind, ()):
            if move.target == table.me:
                continue
            value = worth(table, move) + 0.01 * rng.random()
            if value > top:
                top, found = value, move
    return found


def _coin(table: Outlook) -> float:
    return 0.0 if table.last else GOLD


def _destroy(table: Outlook, move: Destroy) -> float:
    owner, district = move.target, CITY_KIND[move.district]
    price = destroy_price(table.marks[owner], district)
    return table.enmity(owner) * table.loss(owner, district) + table.alarm(owner) - _coin(table) * price


def _seize(table: Outlook, move: Seize) -> float:
    owner, district = move.target, CITY_KIND[move.district]
    price = seize_price(table.marks[owner], district)
    value = table.worth(district) + table.enmity(owner) * (table.loss(owner, district) - GOLD * price)
    if table.missing(table.me) == 1 and table.me not in table.pos.completed:
        value += table.finish()
    return value + table.alarm(owner) - _coin(table) * price


def _exchange(table: Outlook, move: Exchange) -> float:
    theirs = CITY_KIND[move.district]
    wall = _coin(table) * surcharge(table.marks[move.target], theirs)
    ways = exchangeable(table.pos, table.me, move.target, theirs)
    return max([exchange_worth(table, move.target, theirs, mine) - wall for mine in ways])


def exchange_worth(table: Outlook, owner: int, theirs: int, mine: int) -> float:
    """Diplomat: a district of theirs for one of mine, the difference paid to them."""
    enmity = table.enmity(owner)
    paid = exchange_price(0, mine, theirs)  # without a Great Wall
    use = USE_PER_TURN.get(theirs & 63, 0.0) - USE_PER_TURN.get(mine & 63, 0.0)
    gain = COST[theirs] - COST[mine] + use * table.turns
    return gain * (1 + enmity) - paid * (_coin(table) + GOLD * enmity)


def _armory(table: Outlook, move: UseArmory) -> float:
    """Only against somebody who is about to win."""
    damage = table.loss(move.target, CITY_KIND[move.district])
    price = table.loss(table.me, table.pos.find(table.me, ARMORY))
    return table.enmity(move.target) * damage + table.alarm(move.target) - price
