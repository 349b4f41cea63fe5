"""The bot in its own turn: free gains first, then gathering, builds, and whatever else pays; then the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.bot import roles
from tetrapolis.games.citadels.bot.outlook import Outlook
from tetrapolis.games.citadels.bot.strikes import strike
from tetrapolis.games.citadels.bot.values import GOLD
from tetrapolis.games.citadels.rules import moves as act
from tetrapolis.games.citadels.rules.building import missing_gold
from tetrapolis.games.citadels.rules.cards import (
    ALCHEMIST,
    BASILICA,
    CHARACTER_INDEX,
    CITY_KIND,
    COST,
    FACTORY,
    FRAMEWORK,
    IN_CARDS,
    INCOME,
    KINDS,
    NECROPOLIS,
    RANK,
    TYPE,
    TYPE_INDEX,
)
from tetrapolis.games.citadels.rules.characters.rank7 import NAVIGATED
from tetrapolis.games.citadels.rules.common import income_due
from tetrapolis.games.citadels.rules.districts import LABORATORY_GOLD, SMITHY_CARDS, SMITHY_PRICE
from tetrapolis.games.citadels.rules.frames import USED_INCOME, Turn
from tetrapolis.games.citadels.rules.turns import cards_to_gather, gold_to_gather

AT_ONCE = (act.ExtraGold, act.Favor, act.CollectTax, act.TakeCrown, act.ExtraCards, act.Study, act.Divine)
"""Gains without a price or a choice, taken before anything else."""

USELESS = 0.5
"""A card worth less than this is not missed."""

Offers = dict[type[Move], list[Any]]


def pick(moves: Sequence[Any], value: Callable[[Any], float], rng: Random, floor: float = -99.0) -> Move | None:
    """The move of the highest value above the floor, if any; the generator breaks ties."""
    top = floor
    found: list[Move] = []
    for move in moves:
        worth = value(move)
        if worth > top + 1e-9:
            top = worth
            found = [move]
        elif found and worth > top - 1e-9:
            found.append(move)
    if len(found) > 1:
        return found[int(rng.random() * len(found))]
    return found[0] if found else None


def play_turn(table: Outlook, moves: Sequence[Move], rng: Random) -> Move:
    """The next move of the own turn."""
    turn = table.turn
    assert turn is not None
    offers: Offers = {}
    for offered in moves:
        kind = type(offered)
        if kind in offers:
            offers[kind].append(offered)
        else:
            offers[kind] = [offered]
    if not offers.keys().isdisjoint(AT_ONCE):
        first: Move = next(offers[kind][0] for kind in AT_ONCE if kind in offers)
        return first
    move = _name_somebody(table, offers, rng) or _income(table, turn, offers, rng)
    if move is None:
        move = _before_building(table, turn, offers, rng)
    if move is None:
        move = _build(table, turn, offers, rng) or _afterwards(table, offers, rng)
    return move or act.END_TURN


# ---- abilities that name somebody


def _name_somebody(table: Outlook, offers: Offers, rng: Random) -> Move | None:
    for kind, worth in ((act.Kill, roles.kill_worth), (act.Rob, roles.rob_worth), (act.Sign, roles.warrant_worth)):
        if kind in offers:
            return name_rank(table, offers[kind], worth, rng)
    if act.Flower in offers:
        return name_rank(table, offers[act.Flower], roles.rob_worth, rng, mixing=0.6)
    if act.SpyOn in offers:
        return pick(
            offers[act.SpyOn], lambda move: roles.spy_worth(table, move.target, TYPE_INDEX[move.type]), rng, 0.0
        )
    if act.Demand in offers:
        return pick(offers[act.Demand], lambda move: table.strength(move.target), rng)
    if act.Enthrone in offers:
        return enthrone(table, offers[act.Enthrone], rng)
    return None


def name_rank(
    table: Outlook,
    moves: Sequence[Any],
    worth: Callable[[Outlook, roles.Beliefs, int], float],
    rng: Random,
    mixing: float = 0.3,
    floor: float = 0.0,
) -> Move | None:
    """The character it pays most to name, with a little mixing so that nobody can rely on it."""
    who = roles.beliefs(table)
    return pick(
        moves,
        lambda move: worth(table, who, RANK[CHARACTER_INDEX[move.char]]) * (1 - mixing * rng.random()),
        rng,
        floor,
    )


def enthrone(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """The crown goes to a weak player who sits shortly before me, best one who has something to give."""

    def worth(move: act.Enthrone) -> float:
        target = move.target
        distance = (table.me - target) % table.players
        gift = 1.0 if table.gold[target] or table.cards[target] else 0.0
        return gift - 0.3 * distance - 0.15 * table.strength(target)

    return pick(moves, worth, rng) or moves[0]


# ---- income


def _pending_income(table: Outlook, turn: Turn) -> int:
    """Gold that can still be collected in this turn."""
    return 0 if IN_CARDS[turn.char] else income_due(table.pos, turn)


def _is_raised_by(table: Outlook, turn: Turn) -> list[int]:
    """Planned builds that would raise the income and can be paid without it."""
    if INCOME[turn.char] < 0:
        return []
    gold = table.purse + (0 if turn.gathered else gold_to_gather(table.pos, table.me))
    _, kinds = table.plan(gold + _pending_income(table, turn), table.slots())
    return [kind for kind in kinds if TYPE[kind] == INCOME[turn.char] and table.price(kind) <= gold]


def _income(table: Outlook, turn: Turn, offers: Offers, rng: Random) -> Move | None:
    """Collect now, unless a district that pays more can be built first."""
    if act.Income not in offers and act.Tithe not in offers:
        return None
    if _is_raised_by(table, turn):
        return None
    if act.Income in offers:
        only: Move = offers[act.Income][0]
        return only
    count, gold, slots = income_due(table.pos, turn), table.purse, table.slots()
    return pick(offers[act.Tithe], lambda move: table.outlook(gold + move.gold, count - move.gold, slots), rng)


# ---- before building


def _before_building(table: Outlook, turn: Turn, offers: Offers, rng: Random) -> Move | None:
    if act.Navigate in offers:
        as_gold = table.outlook(table.purse + NAVIGATED, 0, 0) >= table.outlook(table.purse, NAVIGATED, 0)
        return act.NAVIGATE_GOLD if as_gold or len(offers[act.Navigate]) == 1 else act.NAVIGATE_CARDS
    if not turn.gathered and act.Gather in offers:
        if act.SwapHands in offers and not table.usable():
            swap = _new_hand(table, offers, rng)
            if swap is not None:
                return swap
        return act.GATHER_GOLD if len(offers[act.Gather]) == 1 else gather(table, turn)
    if act.Look in offers:
        return pick(offers[act.Look], lambda move: table.cards[move.target] + 2 * table.enmity(move.target), rng)
    return None


def gather(table: Outlook, turn: Turn) -> Move:
    """Gold or cards, by what this turn and the next ones look like with either."""
    slots = table.slots()
    gold = table.purse + _pending_income(table, turn)
    drawn, kept = cards_to_gather(table.pos, table.me)
    choice = 0.25 * (drawn - 1) if kept == 1 else 0.0
    threat = 0.6 if turn.threatened else 0.0
    with_gold = table.outlook(gold + gold_to_gather(table.pos, table.me), 0, slots) - threat
    with_cards = table.outlook(gold, kept, slots) + choice
    return act.GATHER_GOLD if with_gold >= with_cards else act.GATHER_CARDS


# ---- building


def _build(table: Outlook, turn: Turn, offers: Offers, rng: Random) -> Move | None:
    """The best build, or a strike if that is worth more."""
    gold = table.purse
    value, kinds = table.plan(gold + _pending_income(table, turn), table.slots())
    kinds = tuple(kind for kind in kinds if table.price(kind) <= gold)
    if not kinds:
        value = 0.0
    urgent = strike(table, offers, rng, max(value, 2.5))
    if urgent is not None:
        return urgent
    other = [
        *offers.get(act.UseFramework, ()),
        *offers.get(act.Sacrifice, ()),
        *offers.get(act.Borrow, ()),
        *(move for move in offers.get(act.Build, ()) if move.cards),
    ]
    if other:
        special = pick(other, lambda move: build_worth(table, move), rng, value + 0.2)
        if special is not None:
            return special
    if act.UseLaboratory in offers:
        worst = pick(offers[act.UseLaboratory], lambda move: -table.card_worth(KINDS[move.district]), rng)
        assert isinstance(worst, act.UseLaboratory)
        if _pays_to_sell(table, KINDS[worst.district], kinds):
            return worst
    if not kinds:
        return None
    chosen = _first(table, turn, kinds)
    ways = [move for move in offers.get(act.Build, ()) if KINDS[move.district] == chosen]
    return pick(ways, lambda move: build_worth(table, move), rng)


def _first(table: Outlook, turn: Turn, kinds: tuple[int, ...]) -> int:
    """Which of the planned districts comes first."""
    raising = _is_raised_by(table, turn) if not turn.used & USED_INCOME else []
    raising = [kind for kind in raising if kind in kinds]
    if raising:
        return raising[0]
    if turn.rank in table.pos.warrants and not turn.paid_first:
        return min(kinds, key=table.worth)  # let the Magistrate have the least
    if FACTORY in kinds:
        return FACTORY
    return max(kinds, key=table.worth)


def build_worth(table: Outlook, move: act.Build | act.UseFramework | act.Sacrifice | act.Borrow) -> float:
    """What a way to build a district is worth, net of what it costs."""
    coin = 0.0 if table.last or table.char == ALCHEMIST else GOLD
    if isinstance(move, act.Sacrifice):
        return table.worth(NECROPOLIS) - table.loss(table.me, CITY_KIND[move.district])
    kind = KINDS[move.district]
    value = table.worth(kind)
    if isinstance(move, act.UseFramework):
        return value - table.loss(table.me, table.pos.find(table.me, FRAMEWORK))
    if table.sizes[table.me] + 1 == table.goal and table.me not in table.pos.completed:
        value += table.finish()
    price = table.price(kind)
    rest = sorted([table.card_worth(card) for card in table.hand if card != kind])
    if isinstance(move, act.Borrow):
        missing = missing_gold(table.pos, table.me, kind, move.cards)
        lent = missing * (0.5 + table.enmity(move.target)) * GOLD
        return value - sum(rest[: move.cards + missing]) - coin * (price - move.cards - missing) + lent
    return value - coin * (price - move.cards) - sum(rest[: move.cards])


def _pays_to_sell(table: Outlook, card: int, planned: tuple[int, ...]) -> bool:
    """Whether the Laboratory's gold is better than this card."""
    gold, slots = table.purse, table.slots()
    hand = table.hand.copy()
    hand.remove(card)
    if card in planned and card not in hand:
        return False
    with_gold = table.outlook(gold + LABORATORY_GOLD, 0, slots, hand)
    return with_gold > table.outlook(gold, 0, slots) + table.card_worth(card) * 0.3


# ---- after building


def _afterwards(table: Outlook, offers: Offers, rng: Random) -> Move | None:
    """What else pays before the turn ends."""
    move = strike(table, offers, rng, 0.4)
    if move is None and act.SwapHands in offers:
        move = _new_hand(table, offers, rng)
    if move is not None:
        return move
    gold, slots = table.purse, table.slots()
    if act.UseSmithy in offers:
        drawn = table.outlook(gold - SMITHY_PRICE, SMITHY_CARDS, slots)
        if drawn > table.outlook(gold, 0, slots) + 0.2:
            return act.USE_SMITHY
    if act.UseMuseum in offers:
        move = pick(offers[act.UseMuseum], lambda move: 1.0 - table.card_worth(KINDS[move.district]), rng, -0.01)
        if move is not None:
            return move
    if act.Beautify in offers:
        kinds, held = table.usable(), len(table.hand)
        if 1.05 + table.prospects(gold - 1, kinds, held, 0) > table.prospects(gold, kinds, held, 0):
            return pick(offers[act.Beautify], lambda move: _beauty(table, CITY_KIND[move.district]), rng)
    return None


def _beauty(table: Outlook, district: int) -> float:
    """Dear districts are destroyed less often; the Basilica likes odd costs (CIT-15.3)."""
    if table.own >> BASILICA & 1:
        return 1.0 - 2.0 * (COST[district] & 1) + 0.01 * COST[district]
    return COST[district]


def _new_hand(table: Outlook, offers: Offers, rng: Random) -> Move | None:
    """Magician: exchange the hand, or the useless part of it."""
    gold, slots = table.purse, table.slots()
    now = table.outlook(gold, 0, slots)

    def gain(move: act.SwapHands) -> float:
        target = move.target
        known = table.known(target)
        unknown = table.cards[target] - len(known)
        harm = 0.3 * table.enmity(target) * (table.cards[target] - len(table.hand))
        return table.outlook(gold, unknown, slots, known) - now + harm

    swap = pick(offers[act.SwapHands], gain, rng, 0.5)
    if swap is not None:
        return swap
    return pick(offers.get(act.Redraw, ()), lambda move: USELESS - table.card_worth(KINDS[move.district]), rng, 0.0)
