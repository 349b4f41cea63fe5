"""Why a move is good or bad, for hints: what the bot thinks it brings, in ducats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tetrapolis.core.brain import Reason
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.bot.choices import claim_worth
from tetrapolis.games.genoa.bot.offers import target_worth
from tetrapolis.games.genoa.bot.outlook import Outlook, their_action
from tetrapolis.games.genoa.bot.payment import priced
from tetrapolis.games.genoa.bot.turn import deal_gain, judged, judged_starts, make_plan, rest, standing
from tetrapolis.games.genoa.rules.board import MARKET
from tetrapolis.games.genoa.rules.cards import (
    BUILDING,
    CARD,
    CARDS,
    MARKER_PAY,
    MESSAGE_PAY,
    ORDER_PAY,
    OWNER_PAY,
)
from tetrapolis.games.genoa.rules.frames import NOBODY, Floor, Replying
from tetrapolis.games.genoa.rules.moves import (
    Accept,
    Agree,
    Claim,
    Counter,
    Deliver,
    Fill,
    Go,
    Invite,
    Lapse,
    Note,
    Offer,
    Pass,
    Refuse,
    Roll,
    SelfUse,
    Ship,
    Start,
    Stop,
)

MOST = 3
"""So many reasons are given."""


def reasons(obs: Observation, move: Move) -> Sequence[Reason]:
    """The main reasons for or against a move, by what this seat knows."""
    decision = obs.decision
    if decision is None:
        return ()
    tell = _TELLERS.get(type(move))
    return [] if tell is None else tell(Outlook(obs.seen, decision.seat), move)[:MOST]


def _say(id: str, **args: Any) -> Reason:
    return Reason(id, args)


def _floor(table: Outlook) -> Floor:
    assert table.floor is not None
    return table.floor


# ---- buying


def _worth(table: Outlook, space: int) -> list[Reason]:
    """What a step or an action is worth to me, and why."""
    found = []
    worth = round(target_worth(table, space))
    if worth > 0:
        found.append(_say("genoa-hint-worth", n=worth))
    if space != table.tower and table.messages_done(1 << space) > 0:
        found.append(_say("genoa-hint-message", n=MESSAGE_PAY))
    if space < MARKET and table.order_gain(table.after_main(table.mine, space), space) > 0:
        found.append(_say("genoa-hint-order"))
    return found


def _offer(table: Outlook, move: Offer) -> list[Reason]:
    space = table.board.numbers[move.space]
    found = [*_worth(table, space), _say("genoa-hint-pays", n=round(priced(move)))]
    rivals = [terms for terms in _floor(table).offers if terms.space == space and terms.by != table.me]
    if rivals:
        best = max(rivals, key=priced)
        found.insert(1, _say("genoa-hint-rival-offer", target=best.by, n=round(priced(best))))
    return found


def _note(table: Outlook, move: Note) -> list[Reason]:
    return _worth(table, table.board.numbers[move.space])


def _agree(table: Outlook, move: Move) -> list[Reason]:
    frame = table.pos.stack[-1]
    assert isinstance(frame, Replying)
    return [*_worth(table, frame.terms.space), _say("genoa-hint-pays", n=round(priced(frame.terms)))]


def _pass(table: Outlook, move: Move) -> list[Reason]:
    return [_say("genoa-hint-nothing")]


# ---- the trader


def _accept(table: Outlook, move: Accept) -> list[Reason]:
    terms = standing(_floor(table), move)
    found = [_say("genoa-hint-deal", n=round(sum([deal_gain(table, one) for one in terms])))]
    if terms[0].space < MARKET:
        worth = round(their_action(table, move.seat, terms[0].space))
        found.append(_say("genoa-hint-theirs", target=move.seat, n=worth))
    return [*found, *_way(table, move)]


def _counter(table: Outlook, move: Counter) -> list[Reason]:
    space = table.board.numbers[move.space]
    found = [_say("genoa-hint-purse", target=move.seat, n=table.pos.ducats[move.seat])]
    if space < MARKET:
        found.insert(0, _say("genoa-hint-theirs", target=move.seat, n=round(their_action(table, move.seat, space))))
    return found


def _way(table: Outlook, move: Move) -> list[Reason]:
    """What a move and all that may follow in this turn bring."""
    found = [worth for worth, _, other in judged(table, _floor(table), [move]) if other == move]
    return [_say("genoa-hint-way", n=round(found[0]))] if found and found[0] >= 1 else []


def _go(table: Outlook, move: Go) -> list[Reason]:
    space = table.board.numbers[move.space]
    found = _way(table, move)
    if table.messages_done(1 << space) > 0:
        found.append(_say("genoa-hint-message", n=MESSAGE_PAY))
    if space < MARKET and table.can_act[table.me] and table.action(space) >= 1:
        found.append(_say("genoa-hint-own-action", n=round(table.action(space))))
    return found or [_say("genoa-hint-nothing")]


def _use(table: Outlook, move: Move) -> list[Reason]:
    plan = make_plan(table)
    found = [_say("genoa-hint-own-action", n=round(table.action(table.tower)))]
    further = round(rest(table, plan, max(0, plan.acts - 1), plan.buyers))
    return [*found, _say("genoa-hint-further", n=further)] if further > 0 else found


def _invite(table: Outlook, move: Move) -> list[Reason]:
    buyers = [(their_action(table, seat, table.tower), seat) for seat in table.buyers]
    if not buyers:
        return [_say("genoa-hint-nothing")]
    worth, seat = max(buyers)
    return [_say("genoa-hint-theirs", target=seat, n=round(worth))]


def _start(table: Outlook, move: Start) -> list[Reason]:
    _, found = judged_starts(table, [move])
    return [_say("genoa-hint-way", n=round(found[0][0]))] if found else [_say("genoa-hint-nothing")]


def _roll(table: Outlook, move: Move) -> list[Reason]:
    return [_say("genoa-hint-roll")]


# ---- in the window and in phase 3


def _order(table: Outlook, move: Ship | Fill) -> list[Reason]:
    return [_say("genoa-hint-pay", n=ORDER_PAY[CARDS[CARD[move.card]].deck])]


def _deliver(table: Outlook, move: Deliver) -> list[Reason]:
    return [_say("genoa-hint-pay", n=MESSAGE_PAY)]


def _claim(table: Outlook, move: Claim) -> list[Reason]:
    found = [_say("genoa-hint-building", n=MARKER_PAY, m=OWNER_PAY)]
    worth = round(claim_worth(table, move))
    if worth > 0:
        found.append(_say("genoa-hint-claim", n=worth))
    owners = {table.pos.owner[building] for building in _ousted(move)} - {NOBODY, table.me}
    return [*found, *[_say("genoa-hint-ousts", target=owner) for owner in sorted(owners)]]


def _ousted(move: Claim) -> list[int]:
    return [BUILDING[text.rpartition(":")[2]] for text in (move.one, move.two) if ":" in text]


_TELLERS: dict[type[Move], Callable[[Outlook, Any], list[Reason]]] = {
    Offer: _offer,
    Note: _note,
    Agree: _agree,
    Refuse: _pass,
    Pass: _pass,
    Accept: _accept,
    Counter: _counter,
    Go: _go,
    Stop: _pass,
    Lapse: _pass,
    SelfUse: _use,
    Invite: _invite,
    Start: _start,
    Roll: _roll,
    Ship: _order,
    Fill: _order,
    Deliver: _deliver,
    Claim: _claim,
}
