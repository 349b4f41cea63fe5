"""What things are worth to the bot. The unit is one per cent of a game: a sure victory would be worth 100."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tetrapolis.games.ankh_morpork.rules.areas import (
    DIMWELL,
    DOLLY_SISTERS,
    DRAGONS_LANDING,
    ISLE_OF_GODS,
    LONGWALL,
    NAP_HILL,
    SEVEN_SLEEPERS,
    SMALL_GODS,
    THE_HIPPO,
    THE_SCOURS,
    THE_SHADES,
    UNREAL_ESTATE,
)
from tetrapolis.games.ankh_morpork.rules.cards import (
    ANOTHER,
    BUILDING,
    CALM,
    CARDS,
    DOCTOR_MOSSY_LAWN,
    EVENT,
    FRESH_START_CLUB,
    GASPODE,
    IGOR,
    KILL,
    MINION,
    MONEY,
    SUSAN,
    WALLACE_SONKY,
)
from tetrapolis.games.ankh_morpork.rules.personalities import CHRYSOPRASE, DRAGON_KING, VETINARI
from tetrapolis.games.ankh_morpork.rules.scoring import RIOT_MARKERS, WEALTH

BASE = 40.0
"""What it is worth just to be in the game still: lost if another one wins."""
POINT = 0.3
"""One point more than the others, in the middle of the game; at its end up to LAST_POINT more."""
LAST_POINT = 1.0
LIQUID, LIQUID_UP_TO = 0.12, 18
"""A dollar in cash beyond its point, as long as there is something to build."""
POWER = 0.08
"""A quarter of a dollar's worth of an area's power, for each turn to come."""
EXPOSED = 0.25
"""An own minion where a marker lies."""
TURN_CARDS = 1.7
"""How many cards leave the draw pile in an average turn."""
CARD, THEIR_CARD = 1.2, 0.5
"""A card more in the own hand, a card less in another one."""
HIRED = 0.8
"""A minion that another one removes for me, by his own choice."""
MINION_LOST = 2.5
"""An own minion, roughly."""

GOAL_STEPS = (22.0, 16.0, 10.0, 6.0, 3.5, 2.0, 1.0)
"""My personality's condition by the steps that are missing: none, one, two ..."""
GOAL_DONE = 70.0
"""... and beyond that when it is fulfilled and nobody breaks it."""
FEAR_STEPS = {
    2: (11.0, 6.5, 2.8, 1.1, 0.4, 0.1),
    3: (6.0, 3.5, 1.5, 0.6, 0.2),
    4: (5.0, 3.0, 1.2, 0.5, 0.2),
}
"""The same for somebody who surely has that personality, by number of players: others may stop him too."""
UNBROKEN = (0.75, 0.88, 0.94, 0.97)
"""How often one other player leaves a fulfilled condition standing, by what it has to spare."""
UNBROKEN_BY_ME = 0.4
WEALTH_STEP = 5
"""Dollars that count as a step for Chrysoprase."""
DRAINED = 0.6
"""A card less in the draw pile, for Commander Vimes."""

POWER_OF = {
    DOLLY_SISTERS: 6,
    UNREAL_ESTATE: 4,
    DRAGONS_LANDING: 8,
    SMALL_GODS: 6,
    THE_SCOURS: 7,
    THE_HIPPO: 8,
    THE_SHADES: 2,
    DIMWELL: 6,
    LONGWALL: 4,
    ISLE_OF_GODS: 3,
    SEVEN_SLEEPERS: 12,
    NAP_HILL: 4,
}
"""What an area's power brings in a turn, in quarters of a dollar."""

_ICON_WORTH = {MINION: 2.4, BUILDING: 1.2, KILL: 1.6, CALM: 0.5, EVENT: -0.4, ANOTHER: 1.8}
_TEXT_WORTH = {
    "collect": 2.4,
    "loan": 0.6,
    "beg": 1.4,
    "donations": 0.9,
    "money_per_minion_on_isle": 1.0,
    "move_other": 1.5,
    "two_plays": 4.0,
    "dibbler": 0.7,
    "see_personalities": 0.3,
    "penalty": 1.6,
    "fire_insurance": 1.5,
    "from_discard": 3.0,
    "draw": 2.0,
    "here_n_now": 0.6,
    "sell_cards": 1.6,
    "take_money": 1.4,
    "discard_one": 0.2,
    "money_per_trouble": 1.7,
    "sell_to": 0.9,
    "run_away": 0.3,
    "new_personality": 0.3,
    "hire_killer": 0.4,
    "remove_at_university": 1.2,
    "pay_and_assassinate": 1.0,
    "exchange_minions": 1.2,
    "search_hand": 0.8,
    "carcer": 1.5,
    "exchange_hands": 0.5,
    "money_per_building": 2.0,
    "move_own": 1.3,
    "place_quietly": 2.7,
    "new_hand": 0.6,
    "everybody_loses_minion": 3.0,
    "buy_building": 0.6,
    "build_at_half": 3.0,
    "place_at_building": 1.8,
    "place_near_university": 2.8,
    "money_in_trouble": 2.2,
    "place_in_trouble": 2.2,
    "steal_card": 1.4,
    "buy_building_in_trouble": 0.4,
    "add_trouble": 0.4,
    "pay_and_move_own": 0.9,
    "opponent_pays": 0.3,
    "spread_trouble": 0.4,
    "errol": 0.7,
    "draw_per_building": 1.5,
}
PLACING = ("place_quietly", "place_near_university", "place_in_trouble", "place_at_building")
HITTING = ("everybody_loses_minion", "move_other", "remove_at_university", "pay_and_assassinate", "errol", "carcer")
"""Texts that work much like the icons with a minion or a dagger."""
_INTERRUPT_WORTH = {
    GASPODE: 2.6,
    FRESH_START_CLUB: 2.2,
    WALLACE_SONKY: 2.0,
    SUSAN: 2.6,
    DOCTOR_MOSSY_LAWN: 1.5,
    IGOR: 2.2,
}


def _usual_worth(card: int) -> float:
    if card in _INTERRUPT_WORTH:
        return _INTERRUPT_WORTH[card]
    icons = CARDS[card].icons
    worth = sum(0.38 * (icon - MONEY[0]) if icon >= MONEY[0] else _ICON_WORTH.get(icon, 0.0) for icon in icons)
    return worth + _TEXT_WORTH.get(CARDS[card].text, 0.0)


USUAL_WORTH = tuple(_usual_worth(card) for card in range(len(CARDS)))
"""What each card is worth when nothing is known about the board."""
AVERAGE_CARD = sum(USUAL_WORTH) / len(USUAL_WORTH)


def between(steps: tuple[float, ...], missing: float) -> float:
    """A value between two whole steps.

    >>> between((20.0, 10.0), 0.5), between((20.0, 10.0), 1.5), between((20.0, 10.0), -1.0)
    (15.0, 5.0, 20.0)
    """
    if missing <= 0:
        return steps[0]
    whole = int(missing)
    if whole >= len(steps):
        return 0.0
    after = steps[whole + 1] if whole + 1 < len(steps) else 0.0
    return steps[whole] + (after - steps[whole]) * (missing - whole)


def unbroken(spare: int, others: int, mine: int) -> float:
    """The chance that a condition with so much to spare outlives so many turns of others and of mine."""
    if spare < 0:
        return 0.0
    leave: float = UNBROKEN[min(spare, len(UNBROKEN) - 1)]
    stand = leave**others
    return stand * (1 - (1 - UNBROKEN_BY_ME) * (1 - 0.3 * spare if spare < 3 else 0.1)) if mine else stand


@cache
def done(need: int, others: int, mine: int) -> tuple[float, ...]:
    """By a count from 0: the chance that it is enough and stays so."""
    return tuple(unbroken(count - need, others, mine) for count in range(13))


@cache
def steps_to(steps: tuple[float, ...], need: int) -> tuple[float, ...]:
    """By a count in sixteenths: the value of being so near."""
    return tuple(between(steps, need - count / 16) for count in range(13 * 16))


@cache
def done_wealth(need: int, others: int, mine: int) -> tuple[float, ...]:
    """As `done`, by dollars; see `wealth_index`."""
    return tuple(
        unbroken((dollars - need) // WEALTH_STEP, others, mine) for dollars in range(-_POOREST, RICHEST - _POOREST + 1)
    )


@cache
def steps_to_wealth(steps: tuple[float, ...], need: int) -> tuple[float, ...]:
    """As `steps_to`, by dollars; see `wealth_index`."""
    return tuple(between(steps, (need - dollars) / WEALTH_STEP) for dollars in range(-_POOREST, RICHEST - _POOREST + 1))


class Goal(NamedTuple):
    """My own condition: what being near it is worth, by sixteenths (or dollars), and what having reached it is."""

    near: tuple[float, ...]
    done: tuple[float, ...]


@cache
def goal(who: int, to_control: int, to_watch: int, others: int) -> Goal:
    """What a personality has to reach, if so many others have a turn before me."""
    if who == CHRYSOPRASE:
        near, reached = steps_to_wealth(GOAL_STEPS, WEALTH), done_wealth(WEALTH, others, 0)
    else:
        need = {VETINARI: to_watch, DRAGON_KING: RIOT_MARKERS}.get(who, to_control)
        near, reached = steps_to(GOAL_STEPS, need), done(need, others, 0)
    return Goal(near, tuple(GOAL_DONE * chance for chance in reached))


_POOREST = 24
RICHEST = 24 + 90


def wealth_index(dollars: int) -> int:
    """Where the tables by dollars hold an amount: two loans and nothing else come first.

    >>> wealth_index(-24), wealth_index(500) == RICHEST
    (0, True)
    """
    dollars += _POOREST
    return min(RICHEST, dollars)
