"""How the bot trades in its own turn: where it leads the tower, what it uses itself, which offers it accepts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from tetrapolis.core.legal import Legal
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.bot.offers import SECOND_ACTION, extra_loss, is_plain
from tetrapolis.games.genoa.bot.outlook import Outlook, their_action
from tetrapolis.games.genoa.bot.payment import ducats_of, priced
from tetrapolis.games.genoa.rules.board import MARKET, SPACES, BoardName, load_board
from tetrapolis.games.genoa.rules.bundle import read, write
from tetrapolis.games.genoa.rules.cards import COIN
from tetrapolis.games.genoa.rules.frames import HOUSE, NOBODY, Floor, Terms
from tetrapolis.games.genoa.rules.moves import INVITE, LAPSE, ROLL, STOP, USE, Accept, Call, Counter, Go, SelfUse, Start

PRICE = 0.34
"""What part of an action's worth a buyer may pay for it ..."""
PRICE_HERE = 0.24
"""... and when the tower is already there."""
OFFERED, UNASKED = 0.6, 0.5
"""The same, as a part of what was offered for the step, or of what it would be if nobody has offered anything."""
LATER = 0.85
"""How sure the next step of a plan is, in relation to the one before."""
SURE = (1.0, LATER, LATER * LATER, LATER * LATER * LATER, LATER * LATER * LATER * LATER)
"""The same by steps."""
NOTED = 0.9
"""How sure a NOTE is to become an offer."""
CLAIM = 8.0
"""A street beside a free building, for whoever has a marker in hand."""
CLEAR = 6.0
"""To act without asking for offers, it must be better by so much."""
CLOSE_BY = 14.0
"""An offer that is worse than going on by no more than that may be raised: it is worth a call."""
COUNTER_BELOW, COUNTER_TO, COUNTER_MOST = 0.3, 0.42, 15
"""When to counter: below which part of what it may be worth to the buyer; what to ask for; at most so much more."""
START_BETTER = 9.0
"""How much better than a roll a chosen start must be, while other turns are to come."""


class Plan(NamedTuple):
    """What the buildings on the way may bring."""

    own: tuple[float, ...]
    """My own action, by building."""
    sale: tuple[float, ...]
    here: tuple[float, ...]
    acts: int
    """Actions I have left."""
    buyers: int


def make_plan(table: Outlook) -> Plan:
    """Prices by what everybody can see, and by NOTEs."""
    buyers, weights = table.buyers, table.weights
    noted: dict[int, float] = {}
    for note in table.pos.notes:
        if note.by in buyers:
            noted[note.space] = max(noted.get(note.space, 0.0), NOTED * ducats_of(note.price))
    acts = max(0, table.pos.actions_left(table.me))
    own, sale, here = [0.0] * MARKET, [0.0] * MARKET, [0.0] * MARKET
    near = table.reach[table.tower] if table.tower >= 0 else (0,) * SPACES
    for building in range(MARKET):
        if table.visited >> building & 1 or near[building] > table.moves_left:
            continue
        if acts:
            own[building] = max(0.0, table.action(building))
        worth, seat = 0.0, NOBODY
        for buyer in buyers:
            worth, seat = max((worth, seat), (their_action(table, buyer, building), buyer))
        rich = min(1.0, table.pos.ducats[seat] / 40) if seat >= 0 else 0.0
        income = table.sold(building) if seat >= 0 else 0.0
        loss = weights[seat] * worth * (1 - PRICE) if seat >= 0 else 0.0
        sale[building] = max(0.0, max(PRICE * worth * rich, noted.get(building, 0.0)) - loss + income)
        here[building] = max(0.0, PRICE_HERE * worth * rich - loss + income)
    return Plan(tuple(own), tuple(sale), tuple(here), acts, len(buyers))


# ---- ways


class Way(NamedTuple):
    """A way of the tower as far as it can go; all those that come to the same buildings at the same steps are one."""

    first: int
    stops: tuple[tuple[int, int], ...]
    """(step, building), the first step is 1."""
    spaces: tuple[int, ...]
    """For each such way the set of its spaces."""
    under: tuple[int, ...] = ()
    """Other ways with the same first step that pass these buildings and more."""


@lru_cache(maxsize=1000)
def _ways(board: BoardName, start: int, visited: int, moves: int) -> tuple[Way, ...]:
    """All ways the tower can still go."""
    beside = load_board(board).adjacent
    found: dict[tuple[int, tuple[tuple[int, int], ...]], list[int]] = {}

    def walk(space: int, path: int, first: int, step: int, stops: tuple[tuple[int, int], ...]) -> None:
        further = [other for other in beside[space] if not (visited | path) >> other & 1] if step < moves else []
        if not further and step:
            found.setdefault((first, stops), []).append(path)
        for other in further:
            more = (*stops, (step + 1, other)) if other < MARKET else stops
            walk(other, path | 1 << other, first if step else other, step + 1, more)

    walk(start, 1 << start, -1, 0, ())
    ways = [Way(first, stops, tuple(sorted(set(spaces)))) for (first, stops), spaces in found.items()]
    passed = [{*way.stops} for way in ways]
    return tuple(
        [
            way._replace(under=tuple([j for j, o in enumerate(ways) if way.first == o.first and passed[i] < passed[j]]))
            for i, way in enumerate(ways)
        ]
    )


def ways(table: Outlook, start: int, moves: int) -> list[tuple[float, Way]]:
    """The ways the tower can still go from a space, with what messages and streets on them bring; none that must be
    worse than another one."""
    found: list[tuple[float, Way]] | None = table.ways.get(start)
    if found is None:
        every = _ways(table.pos.setup.options.board, start, table.visited, moves)
        if table.errands or table.streets:
            more = [_extras(table, way) for way in every]
            pairs = zip(more, every, strict=True)
            found = [(gain, way) for gain, way in pairs if not any(more[other] >= gain for other in way.under)]
        else:
            found = [(0.0, way) for way in every if not way.under]
        table.ways[start] = found
    return found


def _extras(table: Outlook, way: Way) -> float:
    """Messages and streets on the best of these ways."""
    best = 0.0
    for spaces in way.spaces:
        total = table.messages_done(spaces) * 0.8 if table.errands else 0.0
        if spaces & table.streets:
            total += CLAIM
        best = max(best, total)
    return best


def along(plan: Plan, stops: Sequence[tuple[int, int]], acts: int, buyers: int, back: int = 0) -> float:
    """What a way brings: one action for me, the others sold; a space at step 0 is reached without a deal.

    `back`: so many steps of it are made already.
    """
    if not stops:
        return 0.0
    prices = [(plan.sale if step > back else plan.here)[space] * SURE[step - back] for step, space in stops]
    best = _sold(prices, buyers)
    if not acts:
        return best
    own = [plan.own[space] * SURE[step - back] for step, space in stops]
    if acts == 1:
        return max(best, *[mine + _sold(prices[:at] + prices[at + 1 :], buyers) for at, mine in enumerate(own)])
    gains = sorted([mine - price for mine, price in zip(own, prices, strict=True)], reverse=True)
    return best + sum([max(0.0, gain) for gain in gains[:acts]])


def _sold(prices: list[float], buyers: int) -> float:
    """The best prices, one of each buyer."""
    return sum(prices) if len(prices) <= buyers else sum(sorted(prices)[len(prices) - buyers :])


def rest(table: Outlook, plan: Plan, acts: int, buyers: int) -> float:
    """The best that can follow from where the tower is, when its space is settled."""
    best = 0.0
    for more, way in ways(table, table.tower, table.moves_left):
        best = max(best, along(plan, way.stops, acts, buyers) + more)
    return best


# ---- offers


def deal_gain(table: Outlook, terms: Terms) -> float:
    """What an offer brings me, less what the buyer's gain costs me."""
    things = table.received(read(terms.give))
    gain = table.gain(things)
    if terms.pledge != "-":
        gain += table.gain(table.received(read(terms.pledge)))
    if terms.take != "-":
        gain += table.gain(table.given(table.mine, read(terms.take)))
    if terms.space < MARKET:
        surplus = their_action(table, terms.by, terms.space) - max(0.0, gain)
        gain += table.sold(terms.space) - table.weights[terms.by] * max(0.0, surplus)
        if table.players == 2 and not table.pos.bought:
            gain += SECOND_ACTION
    return gain


def standing(floor: Floor, move: Accept) -> list[Terms]:
    """The offers that an acceptance names."""
    seats = [move.seat, *(int(name[1:]) - 1 for name in move.also.split("+") if name)]
    versions = [terms for terms in floor.offers if terms.version == move.version]
    space = versions[0].space if versions else -1
    return [terms for terms in floor.offers if terms.by in seats and terms.space == space]


def _own_action(table: Outlook) -> float:
    """My own action here, with a tile if need be."""
    return table.action(table.tower) - extra_loss(table)


def opening(table: Outlook, moves: Sequence[Move], rng: Random) -> Move:
    """HOUSE.OPEN: take it at once if no offer will be better; else ask: offers bind nobody who acts himself."""
    other = INVITE if INVITE in moves else LAPSE
    if USE not in moves:
        return other
    plan = make_plan(table)
    acts = max(0, plan.acts - 1)
    use = _own_action(table) + rest(table, plan, acts, plan.buyers)
    if other is LAPSE:
        return USE if use > rest(table, plan, plan.acts, plan.buyers) else LAPSE
    offers = plan.here[table.tower] * 1.5 + rest(table, plan, plan.acts, max(0, plan.buyers - 1))
    return USE if use > offers + CLEAR else INVITE


Judged = list[tuple[float, int, Move]]


def judged(table: Outlook, floor: Floor, moves: Sequence[Move]) -> Judged:
    """Every move that ends the floor with its worth, best first."""
    plan = make_plan(table)
    found: Judged = []
    if floor.about == HOUSE:
        after_sale = rest(table, plan, plan.acts, max(0, plan.buyers - 1))
        for index, move in enumerate(moves):
            if isinstance(move, Accept):
                gain = sum([deal_gain(table, terms) for terms in standing(floor, move)])
                found.append((gain + after_sale, -index, move))
            elif isinstance(move, SelfUse):
                found.append((_own_action(table) + rest(table, plan, max(0, plan.acts - 1), plan.buyers), -index, move))
            elif move is LAPSE:
                found.append((rest(table, plan, plan.acts, plan.buyers), -index, move))
    else:
        bought, free = _steps(table, _informed(table, floor, plan))
        for index, move in enumerate(moves):
            if isinstance(move, Accept):
                gain = sum([deal_gain(table, terms) for terms in standing(floor, move)])
                found.append((gain + bought[table.board.numbers[move.space]], -index, move))
            elif isinstance(move, Go):
                found.append((free[table.board.numbers[move.space]], -index, move))
            elif move is STOP:
                found.append((0.5, -index, move))
    found.sort(reverse=True)
    return found


def _informed(table: Outlook, floor: Floor, plan: Plan) -> Plan:
    """The plan after an ASK: what is offered for the next spaces says what will be offered there."""
    here = list(plan.here)
    for space in floor.targets:
        if space < MARKET:
            prices = [priced(terms) for terms in floor.offers if terms.space == space]
            here[space] = OFFERED * max(prices) if prices else UNASKED * here[space]
    return plan._replace(here=tuple(here))


def _steps(table: Outlook, plan: Plan) -> tuple[dict[int, float], dict[int, float]]:
    """For each next space: what follows if it is sold, and if the tower goes there without a deal."""
    bought: dict[int, float] = {}
    free: dict[int, float] = {}
    for more, way in ways(table, table.tower, table.moves_left):
        first, stops = way.first, way.stops
        later, buyers = (stops[1:], plan.buyers - 1) if first < MARKET else (stops, plan.buyers)
        sold = along(plan, later, plan.acts, max(0, buyers), back=1) + more
        moved = along(plan, stops, plan.acts, plan.buyers, back=1) + more
        bought[first] = max(bought.get(first, 0.0), sold)
        free[first] = max(free.get(first, 0.0), moved)
    return bought, free


def step_decision(table: Outlook, legal: Legal, rng: Random) -> Move:
    """DECIDE: the best move; a counter or a call first where more may be had."""
    floor = table.floor
    assert floor is not None
    moves = legal.listed
    options = judged(table, floor, moves)
    move = options[0][2]
    more = asking_more(table, floor, move) if isinstance(move, Accept) else calling(table, floor, options)
    return more if more is not None and more in legal else move


def asking_more(table: Outlook, floor: Floor, move: Accept) -> Counter | None:
    """A counter to an offer far below what it must be worth to the buyer."""
    terms = standing(floor, move)[0]
    if floor.counters or terms.space >= MARKET or not is_plain(terms):
        return None
    give = read(terms.give)
    price = ducats_of(terms.give) + ducats_of(terms.pledge)
    worth = their_action(table, terms.by, terms.space)
    if price >= COUNTER_BELOW * worth:
        return None
    more = COIN * int(min(COUNTER_TO * worth - price, COUNTER_MOST) / COIN)
    if more <= 0 or give.ducats + more > table.pos.ducats[terms.by]:
        return None
    asked = write(give._replace(ducats=give.ducats + more))
    return Counter(terms.by, move.space, asked, terms.take, terms.pledge, int(terms.extra))


def calling(table: Outlook, floor: Floor, options: Judged) -> Call | None:
    """A call for a little more than somebody offers, where that would make it the best."""
    worth = options[0][0]
    offers = [(value, move) for value, _, move in options if isinstance(move, Accept) and not move.also]
    if not offers:
        return None
    value, move = offers[0]
    terms = standing(floor, move)[0]
    if worth - value > CLOSE_BY or terms.space >= MARKET:
        return None
    price = ducats_of(terms.give) + ducats_of(terms.pledge)
    want = COIN * int((price + worth - value) / COIN + 1)
    return Call(move.space, f"{want}d")


# ---- phase 1


def start(table: Outlook, moves: Sequence[Move], rng: Random) -> Move:
    """Roll, or spend a Start space tile where a good turn can begin."""
    starts = [move for move in moves if isinstance(move, Start)]
    if not starts:
        return ROLL
    mean, found = judged_starts(table, starts)
    best, _, move = max(found)
    better = START_BETTER if table.my_turns >= 1 else 1.0
    return move if best > mean + better else ROLL


def judged_starts(table: Outlook, starts: Sequence[Start]) -> tuple[float, list[tuple[float, int, Start]]]:
    """What a roll may bring, and what every chosen start would."""
    plan = make_plan(table)
    found = []
    mean = 0.0
    for move in starts:
        space = table.board.numbers[move.space]
        begun = ((0, space),) if space < MARKET else ()
        best = along(plan, begun, plan.acts, plan.buyers)
        for more, way in ways(table, space, 3):
            best = max(best, along(plan, (*begun, *way.stops), plan.acts, plan.buyers) + more)
        mean += best * table.board.space_at.count(space) / len(table.board.space_at)
        if space != MARKET:  # it would shorten the game (GEN-3.6)
            found.append((best, -space, move))
    return mean, found
