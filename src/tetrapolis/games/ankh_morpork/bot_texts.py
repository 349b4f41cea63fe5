"""What a scroll text would bring, tried out on a copy of the board.

Where a text lets me choose, the best trial counts; chance, other players' choices and things that are not on the board
(cards, knowledge) come in as `extra`.
"""

from __future__ import annotations

from collections.abc import Callable

from tetrapolis.games.ankh_morpork import personalities
from tetrapolis.games.ankh_morpork.areas import ALL, AREAS_IN, BIT, EVERYWHERE, ISLE_OF_GODS, NEXT_TO, UNREAL_ESTATE
from tetrapolis.games.ankh_morpork.bot_board import Board, house_of, minions_of
from tetrapolis.games.ankh_morpork.bot_trials import (
    best,
    builds,
    from_anybody,
    kills,
    least_bad,
    marks,
    moves_of_mine,
    moves_of_others,
    places,
    purchases,
    removals,
    shifts,
    to_anybody,
)
from tetrapolis.games.ankh_morpork.bot_values import AVERAGE_CARD, MINION_LOST, THEIR_CARD, USUAL_WORTH
from tetrapolis.games.ankh_morpork.texts_board import UNIVERSITY

Effect = Callable[[Board, int], Board]
"""(board, the number on the card): the board with the text carried out, the same one if it is better left alone."""


def with_extra(board: Board, extra: float) -> Board:
    twin = board.copy()
    twin.extra += extra
    return twin


def with_money(board: Board, amount: int) -> Board:
    return board.copy().earn(board.table.me, amount)


def dollar(board: Board) -> float:
    """A dollar more, in units."""
    return with_money(board, 3).value() / 3 - board.value() / 3


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
    return with_extra(board, min(n, cards) * 0.5 * (board.table.card + THEIR_CARD))


def _donations(board: Board, n: int) -> Board:
    return _collect(board, n)


def _per_minion_on_isle(board: Board, n: int) -> Board:
    return with_money(board, n * board.crowd(ISLE_OF_GODS))


def _per_trouble(board: Board, n: int) -> Board:
    return with_money(board, n * board.markers())


def _per_building(board: Board, n: int) -> Board:
    return with_money(board, n * sum([house_of(state) >= 0 for state in board.areas]))


def _in_trouble(board: Board, n: int) -> Board:
    return with_money(board, n * max([board.crowd(area) for area in AREAS_IN[board.marked()]], default=0))


def _dibbler(board: Board, n: int) -> Board:
    return with_extra(board, (n / 2 - 1 / 6) * dollar(board))


def _here_n_now(board: Board, n: int) -> Board:
    if not board.where(board.table.me):
        return best(board, from_anybody(board, n))
    taken = best(board, from_anybody(board, n))
    return with_extra(board, 0.5 * (taken.value() - board.value()) - MINION_LOST / 12)


def _penalty(board: Board, n: int) -> Board:
    """He pays, or has a card less for the rest of the game: what hurts him less."""
    return with_extra(board, min(n * 1.3 * dollar(board), 0.6 + 0.2 * board.table.turns))


def _fire_insurance(board: Board, n: int) -> Board:
    """He pays if that is better for him; who cannot loses the building I choose."""
    return best(board, [insured(board, seat, n) for seat in board.table.others])


def insured(board: Board, seat: int, n: int) -> Board:
    """The Fire Brigade has called on a player."""
    razed = best(board, [board.copy().raze(area) for area in board.houses(seat)])
    paid = board.copy().pay(seat, board.table.me, n)
    return paid if board.cash[seat] >= n and paid.value() < razed.value() else razed


def _draw(board: Board, n: int) -> Board:
    n = min(n, len(board.table.pos.deck))
    return with_extra(board, n * (board.table.card + 0.5 * board.table.drain))


def _draw_per_building(board: Board, n: int) -> Board:
    return _draw(board, n * len(board.houses(board.table.me)))


def _from_discard(board: Board, n: int) -> Board:
    return with_extra(board, min(n, len(board.table.pos.discard)) * board.table.card)


def _sell_cards(board: Board, n: int) -> Board:
    """Whatever is worth less than its price and the card that comes for it."""
    price = n * dollar(board) + board.table.drain + AVERAGE_CARD * 0.3
    gains = [price - 0.3 * USUAL_WORTH[card] for card in board.table.hand]
    return with_extra(board, sum([gain for gain in gains if gain > 0]))


def _discard_one(board: Board, n: int) -> Board:
    poorest = min([USUAL_WORTH[card] for card in board.table.hand], default=AVERAGE_CARD)
    return with_extra(board, 0.2 * (AVERAGE_CARD - poorest) + board.table.drain)


def _new_hand(board: Board, n: int) -> Board:
    return with_extra(board, 0.6 * board.table.card + 2 * board.table.drain)


def _sell_to(board: Board, n: int) -> Board:
    sold = best(board, from_anybody(board, n))
    return with_extra(sold, 0.1 + board.table.drain) if board.table.hand else board


def _see_personalities(board: Board, n: int) -> Board:
    return with_extra(board, 0.3)


def _new_personality(board: Board, n: int) -> Board:
    """The average of what I could become against what I am."""
    table = board.table
    others = [who for who in personalities.in_game(table.players) if who != table.who]
    hoped = sum([board.goal(who) for who in others]) / len(others)
    return with_extra(board, hoped - board.goal(table.who) - 1.0)


def _search_hand(board: Board, n: int) -> Board:
    return with_extra(board, THEIR_CARD + 0.3)


def _steal_card(board: Board, n: int) -> Board:
    return with_extra(board, THEIR_CARD + board.table.card)


def _exchange_hands(board: Board, n: int) -> Board:
    table = board.table
    mine = sum([USUAL_WORTH[card] for card in table.hand])
    most = max(table.cards[seat] for seat in table.others)
    return with_extra(board, 0.35 * (AVERAGE_CARD * most - mine))


def _remove_at_university(board: Board, n: int) -> Board:
    return best(board, removals(board, BIT[UNREAL_ESTATE]))


def _pay_and_assassinate(board: Board, n: int) -> Board:
    paid = least_bad(board, to_anybody(board, n))
    return best(board, kills(paid)) if paid is not board else board


def _hire_killer(board: Board, n: int) -> Board:
    """What he takes is what serves him: on average little to me."""
    if not any(kills(board)):
        return board
    return best(board, [with_extra(trial, 0.8) for trial in to_anybody(board, n)])


def _carcer(board: Board, n: int) -> Board:
    now = board.value()
    gains = [least_bad(board, removals(board, BIT[area])).value() - now for area in ALL]
    return with_extra(board, n * sum(gains) / 12)


def _errol(board: Board, n: int) -> Board:
    shot = best(board, removals(board, board.marked()))
    return with_extra(board, 0.5 * (shot.value() - board.value()) - MINION_LOST / 12)


def _everybody_loses_minion(board: Board, n: int) -> Board:
    """Each takes one away where he has most."""
    trial = board.copy()
    for seat in board.table.others:
        there = max(ALL, key=lambda area: minions_of(board.areas[area], seat))
        if minions_of(board.areas[there], seat):
            trial.remove(seat, there)
    return trial


def _exchange_minions(board: Board, n: int) -> Board:
    return with_extra(board, 0.8)


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
        trial for area in AREAS_IN[board.where(me) & board.marked()] for trial in shifts(board, me, area, NEXT_TO[area])
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
