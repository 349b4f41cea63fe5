"""Why a move in Citadels is a good one, for hints: message ids with their values, the weightiest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tetrapolis.core.brain import Reason
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.citadels.bot import roles
from tetrapolis.games.citadels.bot.outlook import Outlook
from tetrapolis.games.citadels.bot.turn import AT_ONCE
from tetrapolis.games.citadels.rules import moves as act
from tetrapolis.games.citadels.rules.cards import (
    BISHOP,
    BIT,
    BLACKMAILER,
    CHARACTER_INDEX,
    CITY_KIND,
    INCOME,
    KINDS,
    LIMIT,
    MAGICIAN,
    MARSHAL,
    NAMES,
    RANK,
    SPACE,
    TAKES_CROWN,
    THIEF,
    TYPE,
    TYPES,
    WARLORD,
)
from tetrapolis.games.citadels.rules.characters.rank8 import destroy_price
from tetrapolis.games.citadels.rules.frames import USED_INCOME
from tetrapolis.games.citadels.rules.scoring import city_points
from tetrapolis.games.citadels.rules.turns import gold_to_gather

ENOUGH = 3
"""More reasons than this nobody reads."""
NEAR = 2
"""Somebody who lacks so few districts has to be watched."""


def reasons(obs: Observation, move: Move) -> Sequence[Reason]:
    """Why a move is good, as far as the seat can tell.

    >>> import tetrapolis as tp
    >>> pos = tp.game("citadels").new(players=4, seed=7)
    >>> seat = pos.pending[0].seat
    >>> [reason.id for move in pos.legal(seat) for reason in reasons(pos.observe(seat), move)][:1]
    ['citadels-hint-purse']
    """
    tell = _TELL.get(type(move))
    if tell is None or obs.seat is None:
        return ()
    return tell(Outlook(obs.seen, obs.seat), move)[:ENOUGH]


def _say(name: str, **args: Any) -> Reason:
    return Reason(f"citadels-hint-{name}", args)


# ---- other players


def _about(table: Outlook, target: int) -> list[Reason]:
    """What is dangerous about a player."""
    found = _near_the_end(table, target)
    if target == table.leader():
        found.append(_say("leads", target=target))
    return found


def _near_the_end(table: Outlook, target: int) -> list[Reason]:
    missing = table.missing(target)
    return [_say("nearly-done", target=target, n=missing)] if missing <= NEAR and not table.pos.completed else []


def _richest(table: Outlook) -> list[Reason]:
    target = max(table.others(), key=lambda seat: table.gold[seat])
    return [_say("purse", target=target, n=table.gold[target])] if table.gold[target] else []


def _fullest(table: Outlook) -> list[Reason]:
    target = max(table.others(), key=lambda seat: table.cards[seat])
    return _hand_of(table, target)


def _hand_of(table: Outlook, target: int) -> list[Reason]:
    more = table.cards[target] - len(table.hand)
    return [_say("cards", target=target, n=table.cards[target])] if more > 0 else []


def _named(table: Outlook, move: Any) -> list[Reason]:
    """Kill, rob, threaten: who it will probably be."""
    held = roles.beliefs(table)[RANK[CHARACTER_INDEX[move.char]]]
    if not held:
        return []
    target = max(held, key=lambda seat: held[seat])
    found = [_say("probably", target=target, char=move.char, n=round(100 * held[target]))]
    if isinstance(move, (act.Rob, act.Flower, act.Threaten)):
        found.append(_say("purse", target=target, n=table.gold[target]))
    return found + _about(table, target)


def _struck(table: Outlook, move: Any) -> list[Reason]:
    found = _about(table, move.target)
    if isinstance(move, act.Destroy) and not destroy_price(table.marks[move.target], CITY_KIND[move.district]):
        found.append(_say("free"))
    return found


# ---- the own city


def _built(table: Outlook, move: Any) -> list[Reason]:
    kind, me = KINDS[move.district], table.me
    found = _fits(table, kind)
    cards = table.cards[me]
    after = city_points(table.pos, me, [*table.city, kind], table.own | BIT[kind], 0, cards - 1)
    more = after - table.points(0, cards)
    if more > 0:
        found.append(_say("points", n=more))
    turn = table.turn
    if turn is not None and not turn.used & USED_INCOME and TYPE[kind] == INCOME[turn.char]:
        found.append(_say("raises-income"))
    return found


def _fits(table: Outlook, kind: int) -> list[Reason]:
    """What a district would do for the city."""
    me, completed = table.me, table.pos.completed
    found = []
    grown = table.sizes[me] + SPACE[kind]
    if table.sizes[me] < table.goal <= grown and me not in completed:
        found.append(_say("completes-too" if completed else "completes"))
    types = {TYPE[district] for district in table.city}
    if TYPE[kind] not in types:
        found.append(_say("all-types") if len(types) == 4 else _say("new-type", type=TYPES[TYPE[kind]]))
    return found


def _kept(table: Outlook, move: act.KeepCard) -> list[Reason]:
    kind = KINDS[move.district]
    if kind in table.hand or not table.may_build(kind):
        return []
    if table.price(kind) > table.gold[table.me]:
        return [_say("suits")]
    return [_say("affords", district=move.district), *_fits(table, kind)]


def _gathered(table: Outlook, move: act.Gather) -> list[Reason]:
    """Gold: what can be built with it; cards: because there is nothing to build."""
    gold, slots = table.gold[table.me], table.slots()
    if move.resource == "cards":
        useful = table.usable()
        return [_say("few-cards", n=len(useful))] if len(useful) < 2 else [_say("better-cards")]
    gathered = gold_to_gather(table.pos, table.me)
    now, then = (table.plan(purse, slots)[1] for purse in (gold, gold + gathered))
    new = [kind for kind in then if kind not in now]
    return [_say("affords", district=NAMES[new[0]])] if new else [_say("saves")]


def _picked(table: Outlook, move: act.Pick) -> list[Reason]:
    """What the character would bring this round."""
    char, me = CHARACTER_INDEX[move.char], table.me
    found = []
    paid = table.income(me, char)
    if paid:
        found.append(_say("income", n=paid))
    if TAKES_CROWN[char]:
        found.append(_say("crown"))
    if LIMIT[char] > 1:
        kinds = table.plan(table.purse + 2, LIMIT[char])[1]
        found += [_say("builds", n=len(kinds))] if len(kinds) > 1 else []
    if char in (THIEF, BLACKMAILER):
        found += _richest(table)
    if char == MAGICIAN:
        found += _fullest(table)
    if char == BISHOP and table.sizes[me] > 2:
        found.append(_say("safe"))
    if RANK[char] == 1 or char in (WARLORD, MARSHAL):
        nearest = min(table.others(), key=table.missing)
        found += _near_the_end(table, nearest)
    return found or [_say("promises")]


_TELL: dict[type[Move], Callable[[Outlook, Any], list[Reason]]] = {
    act.Pick: _picked,
    **dict.fromkeys((act.Kill, act.Bewitch, act.Rob, act.Sign, act.Warrant, act.Flower, act.Threaten), _named),
    **dict.fromkeys((act.Destroy, act.Seize, act.UseArmory), _struck),
    **dict.fromkeys((act.Build, act.UseFramework), _built),
    act.SwapHands: lambda table, move: _hand_of(table, move.target),
    act.KeepCard: _kept,
    act.Gather: _gathered,
    act.EndTurn: lambda *_: [_say("nothing-better")],
    **dict.fromkeys((*AT_ONCE, act.Income, act.Confiscate), lambda *_: [_say("gain")]),
}
