"""How the bot buys: what a step or an action is worth to it, what it offers, when it raises or agrees."""

from __future__ import annotations

from collections.abc import Sequence

from tetrapolis.core.legal import Legal
from tetrapolis.core.types import Event, Move
from tetrapolis.games.genoa.bot import values
from tetrapolis.games.genoa.bot.outlook import Outlook, minus, plus
from tetrapolis.games.genoa.bot.payment import CREDIT, ducats_of, payment, priced
from tetrapolis.games.genoa.rules.board import MARKET
from tetrapolis.games.genoa.rules.bundle import NOTHING, read
from tetrapolis.games.genoa.rules.cards import CARDS, COIN, EXTRA_ACTION, LARGE, MESSAGE_PAY
from tetrapolis.games.genoa.rules.frames import HOUSE, NO_DRAFT, Asking, Floor, Terms
from tetrapolis.games.genoa.rules.moves import PASS, REFUSE, Agree, Note, Offer
from tetrapolis.games.genoa.rules.position import GOODS

STEP_SHARE, STEP_RIVAL = 0.36, 0.05
"""What part of its worth is offered for a step with its action, and what more for each rival who could buy it."""
FREE_SHARE, FREE_RIVAL = 0.28, 0.06
"""The same for the action here while the trader could take it himself ..."""
DUTY_SHARE, DUTY_RIVAL = 0.1, 0.13
"""... and when he cannot: then he must accept somebody (GEN-6.42)."""
RAISE = 0.13
"""How much more of it when asked again."""
MOST = 0.66
"""The largest part of a thing's worth that is ever paid."""
LEAST_GAIN = 4.0
STREET_HOPE = 13.0
"""A bare step must be worth that much."""
NEARER = 0.42
"""The chance that the tower makes one more step of the way I want."""
SECOND_ACTION = 14.0
"""Two players: what a first purchase gives the trader beside the price (GEN-12.2)."""
HELP = 18.0
"""How much a good of the trader's must add to be asked for."""
NOTE_WORTH, NOTE_SHARE = 34.0, 0.45
AGREE_LEFT = 0.27
"""Of a counter's worth so much must be left to me."""


# ---- what a target is worth


def extra_loss(table: Outlook) -> float:
    """What an Extra action tile is worth to me, if I have to spend one for an action."""
    if table.pos.base_left(table.me):
        return 0.0
    return -table.gain(table.mine._replace(tiles=minus(table.mine.tiles, [EXTRA_ACTION])))


def target_worth(table: Outlook, space: int) -> float:
    """What it is worth to me that the tower goes to a space and that I act there."""
    if space not in table.targets:
        table.targets[space] = _target_worth(table, space)
    return table.targets[space]


def _target_worth(table: Outlook, space: int) -> float:
    worth = 0.0
    if space < MARKET:
        if not table.can_act[table.me]:
            return 0.0
        worth = table.action(space) - extra_loss(table)
    if space != table.tower:
        worth += table.messages_done(1 << space) + hope(table, space)
    return worth


def hope(table: Outlook, space: int) -> float:
    """What a step is worth because it leads on to a message's building, or on a street to a good action."""
    left, reach, total = table.moves_left - 1, table.reach, 0.0
    for card in table.messages:
        one, other = CARDS[card].buildings
        seen = table.visited | 1 << space
        if seen >> one & 1 == seen >> other & 1:
            continue
        goal = other if seen >> one & 1 else one
        steps = reach[space][goal]
        before = table.visited >> one & 1 or table.visited >> other & 1
        if steps <= left:
            now = NEARER ** (reach[table.tower][goal] + 1) if before else 0.0
            total += max(0.0, NEARER**steps - now) * (MESSAGE_PAY - values.message_worth(table.turns))
    if space >= MARKET and table.can_act[table.me]:
        near = [b for b in table.board.adjacent[space] if b < MARKET and not table.visited >> b & 1] if left else []
        total += 0.5 * NEARER * max([table.action(building) for building in near], default=0.0)
    return total


def helped(table: Outlook, space: int, plain: float) -> tuple[int, float]:
    """A good of the trader's with which an order of mine could be completed here, and the worth then; -1: none."""
    best = (-1, plain)
    if space >= MARKET:
        return best
    for order in table.mine.orders:
        card = CARDS[order]
        if space not in card.buildings:
            continue
        missing = [good for good in card.goods if not table.mine.goods[good]]
        if len(missing) != 1 or not table.pos.goods[GOODS * table.trader + missing[0]]:
            continue
        held = table.mine._replace(goods=plus(table.mine.goods, missing))
        after = table.completed(held, order)
        if after is not None:
            main = 0.0 if card.deck == LARGE else table.main_gain(table.mine, space)
            worth = main + table.gain(after) - extra_loss(table)
            if worth > best[1] + HELP:
                best = (missing[0], worth)
    return best


# ---- the price


def bid(table: Outlook, floor: Floor, space: int, worth: float, wanted: int) -> int:
    """The ducats to offer for a target, 0 for nothing; `wanted`: what the trader has said he would like."""
    me, here = table.me, space == table.tower
    rivals = len(table.buyers)
    if space >= MARKET:
        return COIN if worth >= STREET_HOPE and floor.rounds < 2 else 0
    if not here:
        share = STEP_SHARE + STEP_RIVAL * rivals
    elif table.can_act[table.trader]:
        share = FREE_SHARE + FREE_RIVAL * rivals
    else:
        share = DUTY_SHARE + DUTY_RIVAL * rivals
    again = floor.rounds > 1
    if again:
        share += RAISE
    cost = 1.0 + table.weights[table.trader]
    if table.players == 2 and not table.pos.bought:
        worth -= SECOND_ACTION * table.weights[table.trader]
    price, most = share * worth, min(MOST * worth, (worth - LEAST_GAIN) / cost)
    best = max([priced(terms) for terms in floor.offers if terms.space == space and terms.by != me], default=0.0)
    if _coins(price) <= best <= most - COIN:  # else a rival cannot be beaten, or is not ahead
        price = best + COIN
    return _coins(min(max(price, wanted), most))


def _coins(price: float) -> int:
    """In coins, mostly rounded down (GEN-1.12)."""
    return COIN * int(price / COIN + 0.35)


def best_offer(table: Outlook, floor: Floor, space: int, wanted: int = 0) -> Offer | None:
    """The offer I would make for a target now; None: none."""
    worth = target_worth(table, space)
    good, with_help = (-1, worth) if space >= MARKET or not table.can_act[table.me] else helped(table, space, worth)
    duty = space == table.tower and not table.can_act[table.trader]
    if good >= 0 and (not duty or worth < 2 * LEAST_GAIN):
        worth = with_help
    else:
        good = -1
    price = bid(table, floor, space, worth, wanted)
    if good >= 0 and price < CREDIT + COIN:
        return None
    if price <= 0 and not (duty and worth >= LEAST_GAIN + COIN):
        return None
    pay = payment(table, space, max(price, COIN))
    if pay is None or worth - pay.loss * (1.0 + table.weights[table.trader]) < LEAST_GAIN / 2:
        return None
    if good >= 0:
        pay.take = pay.take._replace(goods=((good, 1),))
    return pay.offer(space)


# ---- answers


def wishes(table: Outlook, floor: Floor, most: int) -> list[int]:
    """The targets worth an offer, best first."""
    found = [(target_worth(table, space), -space) for space in floor.targets]
    found.sort(reverse=True)
    return [-space for worth, space in found[:most] if worth > LEAST_GAIN]


def called(table: Outlook, events: Sequence[Event]) -> dict[int, int]:
    """What the trader said he would like, by space, in ducats."""
    wanted: dict[int, int] = {}
    for event in reversed(events):
        if event.id in ("genoa-moves", "genoa-turn"):
            break
        if event.id == "genoa-call":
            space = table.board.numbers[event.args["space"]]
            wanted.setdefault(space, int(ducats_of(event.args["want"])))
    return wanted


def answer(table: Outlook, legal: Legal, events: Sequence[Event]) -> Move:
    """ASK: one offer after the other into the draft, a note, then PASS."""
    frame, floor = table.pos.stack[-1], table.floor
    assert isinstance(frame, Asking)
    assert floor is not None
    draft = frame.drafts[table.me]
    if not table.can_act[table.me] and not table.messages:
        return PASS
    drafted = {terms.space for terms in draft.offers} | set(draft.withdrawn)
    wanted = called(table, events) if floor.rounds > 1 else {}
    for space in wishes(table, floor, table.pos.setup.options.max_offers):
        if space in drafted:
            continue
        offer = improved(table, floor, space, wanted.get(space, 0))
        if offer is not None and offer in legal:
            return offer
    if draft is NO_DRAFT or not draft.notes:
        note = remark(table, floor)
        if note is not None and note in legal:
            return note
    return PASS


def improved(table: Outlook, floor: Floor, space: int, wanted: int = 0) -> Offer | None:
    """A new offer for a target, or a better one than mine that stands."""
    standing = next((terms for terms in floor.offers if terms.by == table.me and terms.space == space), None)
    if standing is not None and space >= MARKET:
        return None
    offer = best_offer(table, floor, space, wanted)
    if offer is None or standing is None:
        return offer
    return offer if priced(offer) > priced(standing) else None


def remark(table: Outlook, floor: Floor) -> Note | None:
    """A NOTE for a building further on that I want badly (GEN-6.7)."""
    me, pos = table.me, table.pos
    if floor.about == HOUSE or floor.rounds > 1 or not table.pos.base_left(me) or table.moves_left < 2:
        return None
    if pos.noted[me] >= min(1, pos.setup.options.max_notes):
        return None
    near, best = table.board.adjacent[table.tower], (NOTE_WORTH, -1)
    for building in range(MARKET):
        steps = table.reach[table.tower][building]
        if building in near or steps > table.moves_left or table.visited >> building & 1:
            continue
        best = max(best, (table.action(building), building))
    worth, building = best
    if building < 0:
        return None
    price = COIN * int(min(NOTE_SHARE * worth, table.mine.ducats) / COIN)
    return Note(table.board.names[building], f"{price}d") if price else None


def reply(table: Outlook, terms: Terms, legal: Legal) -> Move:
    """To the trader's counter: agree if enough is left, else try a better offer, else refuse."""
    floor = table.floor
    assert floor is not None
    agree = Agree(terms.version)
    worth = max(target_worth(table, terms.space), 0.0)
    give, take, pledge = read(terms.give), read(terms.take), read(terms.pledge)
    held = table.given(table.received(take), give)
    left = worth + table.gain(held) - pledge.ducats - CREDIT * pledge.things
    cost = table.weights[table.trader] * (ducats_of(terms.give) + pledge.ducats)
    if left - cost >= max(LEAST_GAIN, AGREE_LEFT * worth) and agree in legal:
        return agree
    offer = improved(table, floor, terms.space, int(MOST * worth))
    if offer is not None and offer in legal:
        return offer
    return REFUSE


def is_plain(terms: Terms) -> bool:
    """Whether an offer holds no cards."""
    bundles = (read(terms.give), read(terms.take), read(terms.pledge))
    return not any(things.cards or things.decks for things in bundles) and terms.take == NOTHING
