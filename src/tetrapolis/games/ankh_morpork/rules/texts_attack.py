"""Scroll texts that remove minions, and those that begin with a die (section 10 of the rules)."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.rules.aiming import Text, aim_at_anybody, aim_at_everybody, choose_paid, has_minion
from tetrapolis.games.ankh_morpork.rules.areas import AREAS_IN, BIT, UNREAL_ESTATE, mask_of
from tetrapolis.games.ankh_morpork.rules.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.cards import CARDS, NAMES, rule_of
from tetrapolis.games.ankh_morpork.rules.common import earn, pay_player, roll, spend
from tetrapolis.games.ankh_morpork.rules.frames import TEXT, Aim, ChooseVictim, LoseMinion, Removal, Rolled
from tetrapolis.games.ankh_morpork.rules.interrupts import minion_stake
from tetrapolis.games.ankh_morpork.rules.moves import KILL, OWNER_NUMBERS, PAY, Kill
from tetrapolis.games.ankh_morpork.rules.pieces import ROWS, minions_in, minions_of, on_board, rather_others
from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.reasons import (
    HIRED_BY,
    IS_IMMUNE,
    NOT_AT_UNIVERSITY,
    NOT_ROLLED,
    OWN_MINION,
    Reasons,
    no_trouble_there,
)
from tetrapolis.games.ankh_morpork.rules.texts_money import has_cash, money_stake, take_money

LUCKY = 7
"""From here on the die is kind (ANK-10.11, ANK-10.25, ANK-10.100)."""
DIBBLER_FINE = 2  # ANK-10.11


def roll_for(pos: AnkhMorporkPosition, seat: int, card: int) -> int:
    """A roll that a text asks for."""
    result = roll(pos)
    pos.say("ankh_morpork-rolls", {"seat": seat, "card": NAMES[card], "n": result})
    return result


def least_minion_stake(pos: AnkhMorporkPosition, target: int, n: int) -> int:
    """The least he must lose."""
    return min([minion_stake(pos, area) for area in AREAS_IN[pos.where[target]]], default=0)


# ---- victims of choice


def remove_at_university(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """The Dean (ANK-10.54): any minion in Unreal Estate, marker or not, own ones included."""
    pos.stack.append(ChooseVictim(seat, card, seat, BIT[UNREAL_ESTATE]))


def anybody_at_university(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Not startable if no minion is there after the event."""
    return pos.crowd[UNREAL_ESTATE] > 0


def burleigh(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Burleigh & Stronginthearm (ANK-10.56): name the opponent who gets the money."""
    choose_paid(pos, seat, card, assassinate_for_pay)


def assassinate_for_pay(pos: AnkhMorporkPosition, seat: int, card: int, target: int) -> None:
    """ANK-10.56: $2 for him, then an assassination by text."""
    pay_player(pos, seat, target, CARDS[card].n)
    pos.stack.append(ChooseVictim(seat, card, seat, pos.trouble, but=seat))


def can_assassinate_for_pay(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Not startable without the money or a legal victim."""
    return pos.cash[seat] >= n and bool(minions_in(pos, pos.trouble, but=seat))


def hire_killer(pos: AnkhMorporkPosition, aim: Aim, n: int) -> None:
    """Cosmo Lavish (ANK-10.53): the hired player has to remove a minion in a marked area, but none of the payer's."""
    pay_player(pos, aim.by, aim.target, n)
    pos.stack.append(ChooseVictim(aim.target, aim.card, aim.by, pos.trouble, but=aim.by))


def carcer(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Carcer (ANK-10.60): both dice first, then a victim in each area, in any order."""
    dice = tuple([roll(pos) for _ in range(n)])
    pos.say("ankh_morpork-rolls-areas", {"seat": seat, "card": NAMES[card], "areas": [AREA_NAMES[die] for die in dice]})
    pos.stack.append(Rolled(seat, card, dice))


def run_rolled(pos: AnkhMorporkPosition, frame: Rolled) -> None:
    """ANK-10.60: as long as one of the areas holds somebody who can be hit, also one who came back there meanwhile."""
    areas = mask_of([area for area in frame.dice if _victims(pos, BIT[area], -1)])
    if areas:
        pos.stack.append(ChooseVictim(frame.by, frame.card, frame.by, areas))
    else:
        pos.stack.pop()


def _victims(pos: AnkhMorporkPosition, areas: int, but: int) -> list[tuple[int, int]]:
    """ANK-4.45: who has answered with Wallace Sonky cannot be chosen again."""
    found = minions_in(pos, areas, but)
    return [victim for victim in found if not pos.immune >> victim[1] & 1] if pos.immune else found


def legal_victims(pos: AnkhMorporkPosition, frame: ChooseVictim, seat: int) -> list[Move]:
    """The minions in the areas, neutral ones included."""
    return [KILL[owner][area] for area, owner in _victims(pos, frame.areas, frame.but)]


def spared(pos: AnkhMorporkPosition, frame: ChooseVictim) -> Reasons:
    """The minions that cannot be the victim, and why."""
    board, inside = on_board(pos), frame.areas * ROWS
    if isinstance(pos.stack[-2], Rolled):
        elsewhere = NOT_ROLLED
    elif CARDS[frame.card].text == "remove_at_university":
        elsewhere = NOT_AT_UNIVERSITY
    else:
        elsewhere = no_trouble_there(rule_of(frame.card))
    safe = minions_of(pos, frame.but) & inside if frame.but >= 0 else 0
    immune = sum([minions_of(pos, seat) for seat in range(pos.setup.players) if pos.immune >> seat & 1])
    return [
        (board & ~inside, elsewhere),
        (safe, OWN_MINION if frame.but == frame.seat else HIRED_BY),
        (immune & inside & ~safe, IS_IMMUNE),
    ]


def default_victim(pos: AnkhMorporkPosition, frame: ChooseVictim, seat: int) -> Move:
    """Rather somebody else's."""
    return rather_others(legal_victims(pos, frame, seat), seat)


def apply_victim(pos: AnkhMorporkPosition, frame: ChooseVictim, seat: int, move: Kill) -> None:
    """The piece is fixed: the windows open."""
    pos.stack.pop()
    area = AREA_NUMBERS[move.area]
    below = pos.stack[-1]
    if isinstance(below, Rolled):
        dice = list(below.dice)
        dice.remove(area)
        below.dice = tuple(dice)
    pos.stack.append(Removal(TEXT, frame.card, frame.by, area, OWNER_NUMBERS[move.minion]))


# ---- own minions


def lose_one(pos: AnkhMorporkPosition, aim: Aim, n: int) -> None:
    """The Auditors (ANK-10.68): each opponent removes a minion of his choice."""
    pos.stack.append(LoseMinion(aim.target, aim.card, aim.by))


def legal_lose_minion(pos: AnkhMorporkPosition, frame: LoseMinion, seat: int) -> list[Move]:
    """One of the own ones; CMOT Dibbler takes money instead."""
    moves = [KILL[seat][area] for area in AREAS_IN[pos.where[seat]]]
    return [PAY, *moves] if frame.may_pay else moves


def default_lose_minion(pos: AnkhMorporkPosition, frame: LoseMinion, seat: int) -> Move:
    """Pay, if that is possible."""
    return legal_lose_minion(pos, frame, seat)[0]


def apply_lose_minion(pos: AnkhMorporkPosition, frame: LoseMinion, seat: int, move: Move) -> None:
    """W-TEXT is past; W-REMOVE and W-REMOVED follow."""
    pos.stack.pop()
    if isinstance(move, Kill):
        pos.stack.append(Removal(TEXT, frame.card, frame.by, AREA_NUMBERS[move.area], seat, stage=1))
    else:
        spend(pos, seat, DIBBLER_FINE)


# ---- a die decides


def dibbler(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """CMOT Dibbler (ANK-10.11): 7-12 brings $4; 1 costs $2 or a minion; R-51: or all he has left."""
    result = roll_for(pos, seat, card)
    if result >= LUCKY:
        earn(pos, seat, n)
    elif result == 1:
        can_pay = pos.cash[seat] >= DIBBLER_FINE
        if pos.where[seat]:
            pos.stack.append(LoseMinion(seat, card, seat, may_pay=can_pay))
        else:
            spend(pos, seat, min(DIBBLER_FINE, pos.cash[seat]))


def here_n_now(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Here'n'Now (ANK-10.25): 7-12 takes $3 from an opponent; 1 costs an own minion."""
    result = roll_for(pos, seat, card)
    if result >= LUCKY:
        aim_at_anybody(pos, seat, card, n)
    elif result == 1 and pos.where[seat]:
        pos.stack.append(LoseMinion(seat, card, seat))


def errol(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Errol (ANK-10.100): 7-12 removes a minion in a marked area; 1 costs an own minion."""
    result = roll_for(pos, seat, card)
    if result >= LUCKY:
        if minions_in(pos, pos.trouble):
            pos.stack.append(ChooseVictim(seat, card, seat, pos.trouble))
    elif result == 1 and pos.where[seat]:
        pos.stack.append(LoseMinion(seat, card, seat))


TEXTS = {
    "remove_at_university": Text(remove_at_university, anybody_at_university),
    "pay_and_assassinate": Text(burleigh, can_assassinate_for_pay, paid=assassinate_for_pay),
    "hire_killer": Text(aim_at_anybody, can_assassinate_for_pay, hire_killer),
    "carcer": Text(carcer),
    "everybody_loses_minion": Text(aim_at_everybody, hit=lose_one, hurts=has_minion, stake=least_minion_stake),
    "dibbler": Text(dibbler),
    "here_n_now": Text(here_n_now, hit=take_money, hurts=has_cash, stake=money_stake),
    "errol": Text(errol),
}
