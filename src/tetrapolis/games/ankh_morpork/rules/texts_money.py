"""Scroll texts about money: from the bank, from opponents, loans and penalties (sections 7 and 10 of the rules)."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.rules.aiming import (
    Text,
    aim_at_anybody,
    aim_at_everybody,
    choose_paid,
    choose_target,
)
from tetrapolis.games.ankh_morpork.rules.areas import AREAS_IN, COST, EVERYWHERE, ISLE_OF_GODS, mask_of
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.cards import CARDS, NAMES, rule_of
from tetrapolis.games.ankh_morpork.rules.common import earn, pay_player
from tetrapolis.games.ankh_morpork.rules.frames import Aim, Fined, Insured, Razing, Visiting
from tetrapolis.games.ankh_morpork.rules.moves import PAY, RAZE, REFUSE, SKIP, VISIT, Pay, Raze, Visit
from tetrapolis.games.ankh_morpork.rules.pieces import raze
from tetrapolis.games.ankh_morpork.rules.position import NO_CARD, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.reasons import NO_BUILDING, Reasons, no_trouble_there, not_of


def money_stake(pos: AnkhMorporkPosition, target: int, n: int) -> int:
    """What the target would pay."""
    return min(n, pos.cash[target])


def fine_stake(pos: AnkhMorporkPosition, target: int, n: int) -> int:
    """Who cannot pay the fine gets a penalty for the rest of the game, which is no better."""
    return n


def has_cash(pos: AnkhMorporkPosition, target: int, n: int) -> bool:
    """Who has no money loses none and is not hit."""
    return pos.cash[target] > 0


# ---- from the bank


def money_per_minion_on_isle(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """The Dysk, The Opera House (ANK-10.8)."""
    earn(pos, seat, minions_on_isle(pos, seat, n))


def minions_on_isle(pos: AnkhMorporkPosition, seat: int, n: int) -> int:
    """Neutral ones count too."""
    return n * pos.crowd[ISLE_OF_GODS]


def money_per_trouble(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Sacharissa Cripslock, Otto Chriek, William de Worde (ANK-10.37)."""
    earn(pos, seat, markers(pos, seat, n))


def markers(pos: AnkhMorporkPosition, seat: int, n: int) -> int:
    """For each marker on the board."""
    return n * pos.trouble.bit_count()


def money_per_building(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Sir Charles Lavatory, The Post Office (ANK-10.62)."""
    earn(pos, seat, buildings(pos, seat, n))


def buildings(pos: AnkhMorporkPosition, seat: int, n: int) -> int:
    """For each building, all owners."""
    return n * pos.built.bit_count()


def money_in_trouble(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Mr Slant (ANK-10.81): choose an area with a marker."""
    pos.stack.append(Visiting(seat, card))


def any_trouble(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Not startable without a marker on the board."""
    return pos.trouble != 0


def legal_visiting(pos: AnkhMorporkPosition, frame: Visiting, seat: int) -> list[Move]:
    """The areas with a marker."""
    return [VISIT[area] for area in AREAS_IN[pos.trouble]]


def default_visiting(pos: AnkhMorporkPosition, frame: Visiting, seat: int) -> Move:
    """Where there is most to get."""
    return VISIT[max(AREAS_IN[pos.trouble], key=lambda area: pos.crowd[area])]


def apply_visiting(pos: AnkhMorporkPosition, frame: Visiting, seat: int, move: Visit) -> None:
    """$2 per minion there, all owners and neutrals."""
    pos.stack.pop()
    earn(pos, seat, visit_pays(pos, frame, AREA_NUMBERS[move.area]))


def visit_pays(pos: AnkhMorporkPosition, frame: Visiting, area: int) -> int:
    """What Mr Slant brings in an area."""
    return CARDS[frame.card].n * pos.crowd[area]


def unpaid(pos: AnkhMorporkPosition, frame: Visiting) -> Reasons:
    """Mr Slant goes where a marker lies."""
    return [(EVERYWHERE & ~pos.trouble, no_trouble_there(rule_of(frame.card)))]


# ---- loans and penalties


def loan(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Mr Bent, The Bank of Ankh-Morpork (ANK-7.1): the card stays before the player for good (ANK-7.3)."""
    pos.loans[seat].append(card)
    pos.current = NO_CARD
    pos.cash[seat] += n
    pos.say("ankh_morpork-takes-loan", {"seat": seat, "card": NAMES[card], "n": n})


def fine(pos: AnkhMorporkPosition, aim: Aim, n: int) -> None:
    """The Fools' Guild, Dr Whiteface (ANK-7.4): who cannot pay has to take the card."""
    if pos.cash[aim.target] < n:
        _take_penalty(pos, aim.target, aim.card)
    else:
        pos.stack.append(Fined(aim.target, aim.card, aim.by))


def loan_brings(pos: AnkhMorporkPosition, seat: int, n: int) -> int:
    """ANK-7.1."""
    return n


def _take_penalty(pos: AnkhMorporkPosition, seat: int, card: int) -> None:
    pos.penalties[seat].append(card)
    pos.current = NO_CARD
    pos.say("ankh_morpork-takes-penalty", {"seat": seat, "card": NAMES[card]})


def legal_pay_or_refuse(pos: AnkhMorporkPosition, frame: Fined | Insured, seat: int) -> list[Move]:
    """He can pay: otherwise he is not asked."""
    return [PAY, REFUSE]


def default_pay(pos: AnkhMorporkPosition, frame: Fined | Insured, seat: int) -> Move:
    """Pay."""
    return PAY


def apply_fined(pos: AnkhMorporkPosition, frame: Fined, seat: int, move: Move) -> None:
    """ANK-7.4."""
    pos.stack.pop()
    if isinstance(move, Pay):
        pay_player(pos, seat, frame.by, CARDS[frame.card].n)
    else:
        _take_penalty(pos, seat, frame.card)


# ---- from opponents


def take_money(pos: AnkhMorporkPosition, aim: Aim, n: int) -> None:
    """Mr Boggis, The Thieves' Guild (ANK-10.1), Nobby Nobbs, Here'n'Now (ANK-10.31); Hubert: to another (ANK-10.93)."""
    pay_player(pos, aim.target, aim.by if aim.other < 0 else aim.other, n)


def all_pay(pos: AnkhMorporkPosition, seat: int, n: int) -> int:
    """What the opponents have of what they are told to pay."""
    return sum([min(n, pos.cash[target]) for target in pos.opponents(seat)])


def hubert(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Hubert (ANK-10.93): two different opponents; first who gets the money."""
    choose_paid(pos, seat, card, choose_payer)


def choose_payer(pos: AnkhMorporkPosition, seat: int, card: int, target: int) -> None:
    """ANK-10.93: then who pays it."""
    payers = tuple([other for other in pos.opponents(seat) if other != target])
    choose_target(pos, seat, card, payers, target)


def insure(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """The Fire Brigade (ANK-10.21): an opponent who has a building."""
    choose_target(pos, seat, card, _house_owners(pos, seat))


def _house_owners(pos: AnkhMorporkPosition, seat: int) -> tuple[int, ...]:
    return tuple([target for target in pos.opponents(seat) if pos.houses[target]])


def spares_houseless(pos: AnkhMorporkPosition, seat: int, rule: str) -> Reasons:
    """Who has no building cannot be chosen."""
    return [(sum([1 << target for target in pos.opponents(seat) if not pos.houses[target]]), NO_BUILDING)]


def can_insure(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Not startable if no opponent has a building."""
    return bool(_house_owners(pos, seat))


def dearest_building(pos: AnkhMorporkPosition, target: int, n: int) -> int:
    """The dearest building he could lose."""
    return max([COST[area] for area in pos.buildings_of(target)], default=0)


def offer_insurance(pos: AnkhMorporkPosition, aim: Aim, n: int) -> None:
    """He may pay; otherwise one of his buildings may go."""
    if pos.cash[aim.target] < n:
        pos.stack.append(Razing(aim.by, aim.target))
    else:
        pos.stack.append(Insured(aim.target, aim.card, aim.by))


def apply_insured(pos: AnkhMorporkPosition, frame: Insured, seat: int, move: Move) -> None:
    """ANK-10.21."""
    pos.stack.pop()
    if isinstance(move, Pay):
        pay_player(pos, seat, frame.by, CARDS[frame.card].n)
    else:
        pos.say("ankh_morpork-refuses", {"seat": seat})
        pos.stack.append(Razing(frame.by, seat))


def legal_razing(pos: AnkhMorporkPosition, frame: Razing, seat: int) -> list[Move]:
    """Any of his buildings, or none."""
    return [*[RAZE[area] for area in pos.buildings_of(frame.target)], SKIP]


def unrazable(pos: AnkhMorporkPosition, frame: Razing) -> Reasons:
    """ANK-10.21: only the buildings of who did not pay."""
    return [(pos.built & ~mask_of(pos.buildings_of(frame.target)), not_of(frame.target))]


def default_razing(pos: AnkhMorporkPosition, frame: Razing, seat: int) -> Move:
    """None."""
    return SKIP


def apply_razing(pos: AnkhMorporkPosition, frame: Razing, seat: int, move: Move) -> None:
    """ANK-4.17: its card goes back to the display."""
    pos.stack.pop()
    if isinstance(move, Raze):
        raze(pos, AREA_NUMBERS[move.area])
    else:
        pos.say("ankh_morpork-spares", {"seat": seat, "target": frame.target})


TEXTS = {
    "money_per_minion_on_isle": Text(money_per_minion_on_isle, brings=minions_on_isle),
    "money_per_trouble": Text(money_per_trouble, brings=markers),
    "money_per_building": Text(money_per_building, brings=buildings),
    "money_in_trouble": Text(money_in_trouble, any_trouble),
    "loan": Text(loan, brings=loan_brings),
    "penalty": Text(aim_at_anybody, hit=fine, stake=fine_stake),
    "collect": Text(aim_at_everybody, hit=take_money, hurts=has_cash, stake=money_stake, brings=all_pay),
    "take_money": Text(aim_at_anybody, hit=take_money, hurts=has_cash, stake=money_stake),
    "opponent_pays": Text(hubert, hit=take_money, hurts=has_cash, stake=money_stake, paid=choose_payer),
    "fire_insurance": Text(insure, can_insure, offer_insurance, stake=dearest_building, spares=spares_houseless),
}
