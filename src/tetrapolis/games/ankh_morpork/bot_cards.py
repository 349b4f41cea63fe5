"""What a card would bring: each of its icons and its text tried out on a copy of the board, one after the other.

A trial is a board as it would be. Where a text lets me choose, the best trial counts; chance, other players' choices
and things that are not on the board (cards, knowledge) come in as `extra`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tetrapolis.games.ankh_morpork import personalities
from tetrapolis.games.ankh_morpork.areas import (
    ALL,
    AREAS_IN,
    BIT,
    COST,
    EVERYWHERE,
    ISLE_OF_GODS,
    NEXT_TO,
    REACH,
    UNREAL_ESTATE,
)
from tetrapolis.games.ankh_morpork.bot_table import (
    ALL_MINIONS,
    MARKER,
    Board,
    Table,
    house_of,
    minions_of,
)
from tetrapolis.games.ankh_morpork.bot_values import AVERAGE_CARD, THEIR_CARD, USUAL_WORTH
from tetrapolis.games.ankh_morpork.cards import (
    ANOTHER,
    BUILDING,
    CALM,
    CARDS,
    EVENT,
    EVENTS,
    FOG,
    IS_REGULAR,
    KILL,
    MINION,
    MONEY,
    RIOT,
    SCROLL,
)
from tetrapolis.games.ankh_morpork.position import BUILDINGS
from tetrapolis.games.ankh_morpork.scoring import RIOT_MARKERS
from tetrapolis.games.ankh_morpork.texts_board import UNIVERSITY

MINION_LOST = 2.5
"""What an own minion is worth, roughly."""
Effect = Callable[[Board, int], Board]
"""(board, the number on the card): the board with the text carried out, the same one if it is better left alone."""


def best(board: Board, trials: Iterable[Board]) -> Board:
    """The best trial, or the board as it is."""
    found, most = board, board.value()
    for trial in trials:
        value = trial.value()
        if value > most:
            found, most = trial, value
    return found


def least_bad(board: Board, trials: Iterable[Board]) -> Board:
    """The best trial; the board as it is only if there is none."""
    return max(trials, key=Board.value, default=board)


# ---- trials


def places(board: Board, where: int, quiet: bool = False) -> Iterator[Board]:
    """A minion of mine comes to one of some areas."""
    me = board.table.me
    if board.table.supply[me]:
        for area in AREAS_IN[where]:
            yield board.copy().place(me, area, quiet)


def builds(board: Board, part: int = 1) -> Iterator[Board]:
    """ANK-4.14: where I have a minion and neither marker nor building are, for a part of the cost."""
    me, cash = board.table.me, board.cash[board.table.me]
    if len(board.houses(me)) < BUILDINGS:
        for area in AREAS_IN[board.where(me)]:
            state = board.areas[area]
            if not state & MARKER and house_of(state) < 0 and COST[area] // part <= cash:
                yield board.copy().build(me, area, COST[area] // part)


def removals(board: Board, where: int, but: int = -1) -> Iterator[Board]:
    """Any minion in some areas goes, but none of one owner."""
    for area in AREAS_IN[where]:
        state = board.areas[area]
        if state & ALL_MINIONS:
            for owner in range(6):
                if owner != but and state >> 4 * owner & 15:
                    yield board.copy().remove(owner, area)


def kills(board: Board) -> Iterator[Board]:
    """ANK-4.19."""
    return removals(board, board.marked(), board.table.me)


def calms(board: Board) -> Iterator[Board]:
    """A marker goes."""
    for area in AREAS_IN[board.marked()]:
        yield board.copy().calm(area)


def marks(board: Board, where: int) -> Iterator[Board]:
    """A marker comes to one of some areas."""
    for area in AREAS_IN[where & ~board.marked()]:
        yield board.copy().mark(area)


def shifts(board: Board, owner: int, area: int, where: int) -> Iterator[Board]:
    """A minion goes to one of some areas."""
    without = board.copy().remove(owner, area)
    for to in AREAS_IN[where & ~BIT[area]]:
        yield without.copy().place(owner, to)


def moves_of_others(board: Board) -> Iterator[Board]:
    """The Duckman and his friends: one next door."""
    me = board.table.me
    for area in ALL:
        state = board.areas[area]
        if state & ALL_MINIONS:
            for owner in range(6):
                if owner != me and state >> 4 * owner & 15:
                    yield from shifts(board, owner, area, NEXT_TO[area])


def moves_of_mine(board: Board, where: int = EVERYWHERE) -> Iterator[Board]:
    """One of mine to anywhere."""
    me = board.table.me
    for area in AREAS_IN[board.where(me) & where]:
        yield from shifts(board, me, area, EVERYWHERE)


def purchases(board: Board, in_trouble: bool) -> Iterator[Board]:
    """Sybil Vimes, Reacher Gilt."""
    me = board.table.me
    if len(board.houses(me)) >= BUILDINGS:
        return
    for area in ALL:
        owner = house_of(board.areas[area])
        if owner not in (me, -1) and bool(board.areas[area] & MARKER) == in_trouble and COST[area] <= board.cash[me]:
            yield board.copy().pay(me, owner, COST[area]).build(me, area, 0)


def from_anybody(board: Board, amount: int) -> Iterator[Board]:
    """One of the others pays me."""
    for seat in board.table.others:
        yield board.copy().pay(seat, board.table.me, amount)


def to_anybody(board: Board, amount: int) -> Iterator[Board]:
    """I pay one of the others, if I can."""
    me = board.table.me
    if board.cash[me] >= amount:
        for seat in board.table.others:
            yield board.copy().pay(me, seat, amount)


# ---- texts


def _worth(board: Board, extra: float) -> Board:
    twin = board.copy()
    twin.extra += extra
    return twin


def _earn(board: Board, amount: int) -> Board:
    return board.copy().earn(board.table.me, amount)


def dollar(board: Board) -> float:
    """A dollar more, in units."""
    return _earn(board, 3).value() / 3 - board.value() / 3


def _collect(board: Board, n: int) -> Board:
    trial = board.copy()
    for seat in board.table.others:
        trial.pay(seat, board.table.me, n)
    return trial


def _loan(board: Board, n: int) -> Board:
    """Worth it for a building that can then be paid."""
    with_it = board.copy().borrow(board.table.me, n)
    return best(board, [best(with_it, builds(with_it)) if board.cash[board.table.me] < 12 else with_it])


def _beg(board: Board, n: int) -> Board:
    cards = max(board.table.cards[seat] for seat in board.table.others)
    return _worth(board, min(n, cards) * 0.5 * (board.table.card + THEIR_CARD))


def _donations(board: Board, n: int) -> Board:
    return _collect(board, n)


def _per_minion_on_isle(board: Board, n: int) -> Board:
    return _earn(board, n * board.crowd(ISLE_OF_GODS))


def _per_trouble(board: Board, n: int) -> Board:
    return _earn(board, n * board.markers())


def _per_building(board: Board, n: int) -> Board:
    return _earn(board, n * sum([house_of(state) >= 0 for state in board.areas]))


def _in_trouble(board: Board, n: int) -> Board:
    return _earn(board, n * max([board.crowd(area) for area in AREAS_IN[board.marked()]], default=0))


def _dibbler(board: Board, n: int) -> Board:
    return _worth(board, (n / 2 - 1 / 6) * dollar(board))


def _here_n_now(board: Board, n: int) -> Board:
    if not board.where(board.table.me):
        return best(board, from_anybody(board, n))
    taken = best(board, from_anybody(board, n))
    return _worth(board, 0.5 * (taken.value() - board.value()) - MINION_LOST / 12)


def _penalty(board: Board, n: int) -> Board:
    """He pays, or has a card less for the rest of the game: what hurts him less."""
    return _worth(board, min(n * 1.3 * dollar(board), 0.6 + 0.2 * board.table.turns))


def _fire_insurance(board: Board, n: int) -> Board:
    """He pays if that is better for him; who cannot loses the building I choose."""
    return best(board, [insured(board, seat, n) for seat in board.table.others])


def insured(board: Board, seat: int, n: int) -> Board:
    """The Fire Brigade has called on a player."""
    razed = best(board, [board.copy().raze(area) for area in board.houses(seat)])
    paid = board.copy().pay(seat, board.table.me, n)
    return paid if board.cash[seat] >= n and paid.value() < razed.value() else razed


def _draw(board: Board, n: int) -> Board:
    n = min(n, sum(board.table.view.deck))
    return _worth(board, n * (board.table.card + 0.5 * board.table.drain))


def _draw_per_building(board: Board, n: int) -> Board:
    return _draw(board, n * len(board.houses(board.table.me)))


def _from_discard(board: Board, n: int) -> Board:
    return _worth(board, min(n, len(board.table.view.discard)) * board.table.card)


def _sell_cards(board: Board, n: int) -> Board:
    """Whatever is worth less than its price and the card that comes for it."""
    price = n * dollar(board) + board.table.drain + AVERAGE_CARD * 0.3
    gains = [price - 0.3 * USUAL_WORTH[card] for card in board.table.hand]
    return _worth(board, sum([gain for gain in gains if gain > 0]))


def _discard_one(board: Board, n: int) -> Board:
    poorest = min([USUAL_WORTH[card] for card in board.table.hand], default=AVERAGE_CARD)
    return _worth(board, 0.2 * (AVERAGE_CARD - poorest) + board.table.drain)


def _new_hand(board: Board, n: int) -> Board:
    return _worth(board, 0.6 * board.table.card + 2 * board.table.drain)


def _sell_to(board: Board, n: int) -> Board:
    sold = best(board, from_anybody(board, n))
    return _worth(sold, 0.1 + board.table.drain) if board.table.hand else board


def _see_personalities(board: Board, n: int) -> Board:
    return _worth(board, 0.3)


def _new_personality(board: Board, n: int) -> Board:
    """The average of what I could become against what I am."""
    table = board.table
    others = [who for who in personalities.in_game(table.players) if who != table.who]
    hoped = sum([board.goal(who) for who in others]) / len(others)
    return _worth(board, hoped - board.goal(table.who) - 1.0)


def _search_hand(board: Board, n: int) -> Board:
    return _worth(board, THEIR_CARD + 0.3)


def _steal_card(board: Board, n: int) -> Board:
    return _worth(board, THEIR_CARD + board.table.card)


def _exchange_hands(board: Board, n: int) -> Board:
    table = board.table
    mine = sum([USUAL_WORTH[card] for card in table.hand])
    most = max(table.cards[seat] for seat in table.others)
    return _worth(board, 0.35 * (AVERAGE_CARD * most - mine))


def _remove_at_university(board: Board, n: int) -> Board:
    return best(board, removals(board, BIT[UNREAL_ESTATE]))


def _pay_and_assassinate(board: Board, n: int) -> Board:
    paid = least_bad(board, to_anybody(board, n))
    return best(board, kills(paid)) if paid is not board else board


def _hire_killer(board: Board, n: int) -> Board:
    """What he takes is what serves him: on average little to me."""
    if not any(kills(board)):
        return board
    return best(board, [_worth(trial, 0.8) for trial in to_anybody(board, n)])


def _carcer(board: Board, n: int) -> Board:
    now = board.value()
    gains = [least_bad(board, removals(board, BIT[area])).value() - now for area in ALL]
    return _worth(board, n * sum(gains) / 12)


def _errol(board: Board, n: int) -> Board:
    shot = best(board, removals(board, board.marked()))
    return _worth(board, 0.5 * (shot.value() - board.value()) - MINION_LOST / 12)


def _everybody_loses_minion(board: Board, n: int) -> Board:
    """Each takes one away where he has most."""
    trial = board.copy()
    for seat in board.table.others:
        there = max(ALL, key=lambda area: minions_of(board.areas[area], seat))
        if minions_of(board.areas[there], seat):
            trial.remove(seat, there)
    return trial


def _exchange_minions(board: Board, n: int) -> Board:
    return _worth(board, 0.8)


def _opponent_pays(board: Board, n: int) -> Board:
    others = board.table.others
    return best(board, [board.copy().pay(one, two, n) for one in others for two in others if one != two])


def _pay_and_move(board: Board, n: int) -> Board:
    paid = least_bad(board, to_anybody(board, n))
    return best(board, moves_of_mine(paid)) if paid is not board else board


def _near_university(board: Board, n: int) -> Board:
    for _ in range(n):
        board = best(board, places(board, UNIVERSITY))
    return board


def _spread(board: Board) -> int:
    near = 0
    for area in AREAS_IN[board.marked()]:
        near |= NEXT_TO[area]
    return near


def _run_away(board: Board, n: int) -> Board:
    me = board.table.me
    runs = [
        trial
        for area in AREAS_IN[board.where(me) & board.marked()]
        for trial in shifts(board, me, area, NEXT_TO[area])
    ]
    return best(board, runs)


def _at_buildings(board: Board) -> int:
    return sum([BIT[area] for area in board.houses(board.table.me)])


EFFECTS: dict[str, Effect] = {
    "collect": _collect,
    "loan": _loan,
    "beg": _beg,
    "donations": _donations,
    "money_per_minion_on_isle": _per_minion_on_isle,
    "money_per_trouble": _per_trouble,
    "money_per_building": _per_building,
    "money_in_trouble": _in_trouble,
    "move_other": lambda board, n: best(board, moves_of_others(board)),
    "move_own": lambda board, n: best(board, moves_of_mine(board)),
    "pay_and_move_own": _pay_and_move,
    "run_away": _run_away,
    "exchange_minions": _exchange_minions,
    "two_plays": lambda board, n: board,
    "dibbler": _dibbler,
    "here_n_now": _here_n_now,
    "errol": _errol,
    "carcer": _carcer,
    "see_personalities": _see_personalities,
    "new_personality": _new_personality,
    "penalty": _penalty,
    "fire_insurance": _fire_insurance,
    "take_money": lambda board, n: best(board, from_anybody(board, n)),
    "opponent_pays": _opponent_pays,
    "from_discard": _from_discard,
    "draw": _draw,
    "draw_per_building": _draw_per_building,
    "sell_cards": _sell_cards,
    "discard_one": _discard_one,
    "new_hand": _new_hand,
    "sell_to": _sell_to,
    "search_hand": _search_hand,
    "steal_card": _steal_card,
    "exchange_hands": _exchange_hands,
    "remove_at_university": _remove_at_university,
    "pay_and_assassinate": _pay_and_assassinate,
    "hire_killer": _hire_killer,
    "everybody_loses_minion": _everybody_loses_minion,
    "place_quietly": lambda board, n: best(board, places(board, EVERYWHERE, quiet=True)),
    "place_at_building": lambda board, n: best(board, places(board, _at_buildings(board))),
    "place_in_trouble": lambda board, n: best(board, places(board, board.marked())),
    "place_near_university": _near_university,
    "add_trouble": lambda board, n: best(board, marks(board, EVERYWHERE)),
    "spread_trouble": lambda board, n: best(board, marks(board, _spread(board))),
    "build_at_half": lambda board, n: best(board, builds(board, part=2)),
    "buy_building": lambda board, n: best(board, purchases(board, in_trouble=False)),
    "buy_building_in_trouble": lambda board, n: best(board, purchases(board, in_trouble=True)),
}


# ---- events


def event_worth(table: Table) -> float:
    """A random event: it hurts who has most, and two of them may end the game."""
    board, me = table.board, table.me
    if not table.view.events_left:
        return 0.0
    mine = len(board.houses(me))
    most = max(len(board.houses(seat)) for seat in table.others)
    worth = 0.4 * (most - mine) - 0.3
    turned = table.view.events_used
    if EVENTS[RIOT] not in turned and board.markers() >= RIOT_MARKERS:
        ahead = board.points(me) > max(board.points(seat) for seat in table.others)
        worth += (60.0 if ahead else -board.value()) / table.view.events_left
    if EVENTS[FOG] not in turned:
        worth += 5 * table.drain / table.view.events_left
    return worth


# ---- cards


def after_icon(board: Board, card: int, icon: int) -> Board:
    """The board after an icon, carried out as well as I can or left alone."""
    if icon == MINION:
        return best(board, places(board, REACH[board.where(board.table.me)]))
    if icon == KILL:
        return best(board, kills(board))
    if icon == SCROLL:
        trial = EFFECTS[CARDS[card].text](board, CARDS[card].n)
        return trial if trial.value() > board.value() else board
    if icon == BUILDING:
        return best(board, builds(board))
    if icon == CALM:
        return best(board, calms(board))
    if icon == EVENT:
        return _worth(board, event_worth(board.table))
    if icon >= MONEY[0]:
        return _earn(board, icon - MONEY[0])
    return board


def card_gains(table: Table) -> dict[int, float]:
    """What each regular card in hand would bring by itself, without further plays."""
    first: dict[tuple[int, str, int], Board] = {}
    root = table.board
    now = root.value()
    gains = {}
    for card in table.hand:
        if IS_REGULAR[card]:
            board = root
            for icon in CARDS[card].icons:
                if board is root:
                    key = (icon, CARDS[card].text, CARDS[card].n) if icon == SCROLL else (icon, "", 0)
                    if key not in first:
                        first[key] = after_icon(board, card, icon)
                    board = first[key]
                else:
                    board = after_icon(board, card, icon)
            gains[card] = board.value() - now
    return gains


def plays_of(card: int) -> int:
    """How many further plays a card grants."""
    return CARDS[card].n if CARDS[card].text == "two_plays" else int(ANOTHER in CARDS[card].icons)


def keep_worth(table: Table, card: int, gains: dict[int, float]) -> float:
    """What a card in hand is worth: what it would bring now, and what it brings as a rule."""
    usual = USUAL_WORTH[card] * min(1.0, table.turns / 2)
    if card in gains:
        return 0.4 * max(0.0, gains[card]) + 0.6 * usual
    return usual
