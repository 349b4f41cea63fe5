"""What this game knows about playing itself well, for bots of all levels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from tetrapolis.core.brain import Brain
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.bot.choices import claim_worth
from tetrapolis.games.genoa.bot.judge import value
from tetrapolis.games.genoa.bot.normal import decide
from tetrapolis.games.genoa.bot.offers import LEAST_GAIN, best_offer, target_worth, wishes
from tetrapolis.games.genoa.bot.outlook import Outlook
from tetrapolis.games.genoa.bot.payment import payment
from tetrapolis.games.genoa.bot.reasons import reasons
from tetrapolis.games.genoa.bot.turn import judged, judged_starts, standing
from tetrapolis.games.genoa.rules.board import MARKET
from tetrapolis.games.genoa.rules.bundle import read, write
from tetrapolis.games.genoa.rules.cards import COIN
from tetrapolis.games.genoa.rules.frames import Asking, Replying
from tetrapolis.games.genoa.rules.moves import PASS, REFUSE, ROLL, Accept, Agree, Claim, Counter, Offer, Start
from tetrapolis.games.genoa.rules.position import GenoaPosition


def clock(pos: GenoaPosition) -> int:
    """Which turn it is."""
    return pos.turn


def world(obs: Observation, rng: Random) -> GenoaPosition:
    """A world in which those who have answered an ASK before me answer again: what they wrote is sealed, not nothing.

    Money needs no belief: what changes hands is public, so who counts knows it to the last ducat (GEN-13.3).
    """
    pos: GenoaPosition = obs.resample(rng)  # type: ignore[assignment]
    frame = pos.stack[-1]
    if isinstance(frame, Asking):
        frame.waiting = (1 << pos.setup.players) - 1 & ~(1 << pos.trader)
    return pos


SEARCHED = ("start", "house", "decide", "reply", "acquire")
"""Questions with a choice worth a search, beside ASK. In the window the bot's own order of things is hard to better; on
a live floor, where nobody waits for anybody, it does not pay to stand and think."""


def matters(obs: Observation) -> bool:
    """Whether there is something to choose: in most ASKs nothing on offer is worth its price."""
    decision = obs.decision
    if decision is None or decision.optional:
        return False
    if decision.kind == "ask":
        return _wants(obs, decision.seat)
    legal = obs.legal()
    return decision.kind in SEARCHED and (isinstance(legal, OpenSpace) or len(legal) > 1)


def _wants(obs: Observation, seat: int) -> bool:
    """Whether a player who is asked has use for something, and has not offered anything yet."""
    frame = obs.seen.stack[-1]
    if not isinstance(frame, Asking) or frame.drafts[seat].offers:
        return False
    table = Outlook(obs.seen, seat)
    return table.floor is not None and table.can_act[seat] and bool(wishes(table, table.floor, 1))


# ---- the moves worth a thought: deals are an open space, so these are the best few by the bot's own judgement

MOST = 5
"""So many moves of one kind are compared."""
SPACES = 2
"""Targets of an ASK that are thought about."""
STEPS = (0, -COIN, COIN, -2 * COIN)
"""An offer is compared with one that is so much higher or lower."""
ASKED = (COIN, 2 * COIN)
"""How much more a counter may ask for."""
FIRST_BID = 0.35
"""Where the bot would offer nothing: a bid of this part of the worth."""


def worthy(obs: Observation, rng: Random) -> Sequence[Move]:
    """The moves to compare: always legal, never none."""
    decision = obs.decision
    assert decision is not None
    legal = obs.legal()
    moves = list(legal.listed)
    judge = _JUDGES.get(decision.kind)
    if judge is None:
        return moves[:MOST] if moves else [decide(obs, rng)]
    found = judge(Outlook(obs.seen, decision.seat), moves)
    return [move for move in dict.fromkeys(found) if move in legal] or [decide(obs, rng)]


# ---- the others


def _answers(table: Outlook, moves: Sequence[Move]) -> Iterable[Move]:
    """Offers for the best targets at several prices, or none."""
    frame, floor = table.pos.stack[-1], table.floor
    assert isinstance(frame, Asking)
    assert floor is not None
    drafted = {terms.space for terms in frame.drafts[table.me].offers}
    spaces = [space for space in wishes(table, floor, SPACES + len(drafted)) if space not in drafted]
    found: list[Move] = []
    for space in spaces[:SPACES]:
        offer = best_offer(table, floor, space) or _first_bid(table, space)
        if offer is not None:
            found += _at_prices(table, offer)
    return [*found, PASS]


def _first_bid(table: Outlook, space: int) -> Offer | None:
    """A low bid where the bot itself would make none."""
    worth = target_worth(table, space)
    if space >= MARKET or worth < LEAST_GAIN + COIN:
        return None
    pay = payment(table, space, max(COIN, COIN * int(FIRST_BID * worth / COIN)))
    return None if pay is None else pay.offer(space)


def _at_prices(table: Outlook, offer: Offer) -> list[Offer]:
    """An offer, and the same with a little more or less money."""
    give = read(offer.give)
    prices = [give.ducats + step for step in STEPS]
    return [
        offer if ducats == give.ducats else replace(offer, give=write(give._replace(ducats=ducats)))
        for ducats in prices
        if 0 <= ducats <= table.mine.ducats and ducats + give.things + read(offer.pledge).things > 0
    ]


def _replies(table: Outlook, moves: Sequence[Move]) -> Iterable[Move]:
    """Agree, refuse, or an offer between."""
    frame, floor = table.pos.stack[-1], table.floor
    assert isinstance(frame, Replying)
    assert floor is not None
    offer = best_offer(table, floor, frame.terms.space)
    return [Agree(frame.terms.version), REFUSE, *([offer] if offer is not None else [])]


# ---- the trader


def _decisions(table: Outlook, moves: Sequence[Move]) -> Iterable[Move]:
    """The best ways to go on, and more money for the best offers."""
    floor = table.floor
    assert floor is not None
    best = [move for _, _, move in judged(table, floor, moves)][:MOST]
    found: list[Move] = list(best)
    offers = [move for move in best if isinstance(move, Accept) and not move.also]
    for move in offers[:1]:
        terms = standing(floor, move)[0]
        give = read(terms.give)
        for more in ASKED:
            if give.ducats + more <= table.pos.ducats[terms.by]:
                asked = write(give._replace(ducats=give.ducats + more))
                found.append(Counter(terms.by, move.space, asked, terms.take, terms.pledge, int(terms.extra)))
    return found


def _starts(table: Outlook, moves: Sequence[Any]) -> Iterable[Move]:
    """Roll, or the best places to begin."""
    starts = [move for move in moves if isinstance(move, Start)]
    _, ranked = judged_starts(table, starts)
    return [ROLL, *[move for _, _, move in sorted(ranked, reverse=True)[: MOST - 1]]]


def _claims(table: Outlook, moves: Sequence[Any]) -> Iterable[Move]:
    """The best claims, or none."""
    claims = sorted([(-claim_worth(table, move), index) for index, move in enumerate(moves) if isinstance(move, Claim)])
    return [*[moves[index] for _, index in claims[:MOST]], PASS]


_JUDGES: dict[str, Callable[[Outlook, Sequence[Any]], Iterable[Move]]] = {
    "ask": _answers,
    "reply": _replies,
    "decide": _decisions,
    "start": _starts,
    "acquire": _claims,
}


BRAIN = Brain(decide, value, clock, 1, worthy, matters, reasons, world)
"""A playout goes on to the beginning of the next turn: there everything is settled, and fortunes can be compared."""
