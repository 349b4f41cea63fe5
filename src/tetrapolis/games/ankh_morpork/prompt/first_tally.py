"""The tally as the first protocol has it: what moves cost and bring stood there before there were prompts."""

from __future__ import annotations

import msgspec

from tetrapolis.games.ankh_morpork.prompt.question import prompt
from tetrapolis.games.ankh_morpork.rules.areas import ALL, BIT, NAMES, NUMBERS
from tetrapolis.games.ankh_morpork.rules.frames import TEXT, W_TEXT
from tetrapolis.games.ankh_morpork.rules.interrupts import opens
from tetrapolis.games.ankh_morpork.rules.position import NOBODY, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.tally import Goal, tally_of


class FirstTally(msgspec.Struct, frozen=True):
    """Who controls what, points if the game ended now, and what moves would bring."""

    controllers: list[int]
    watched: list[list[int]]
    worth: list[int]
    lines: list[list[tuple[str, int]]]
    goal: Goal | None
    stirs: list[str]
    """The areas in which one more minion would bring trouble (ANK-4.6)."""
    cash: dict[str, int]
    """What legal moves that cost or bring a known sum of dollars would do to the own cash."""


def first_tally_of(pos: AnkhMorporkPosition, seat: int | None) -> FirstTally:
    """The count now, with prices.

    >>> import tetrapolis as tp
    >>> tp.game("ankh_morpork").new(players=2, seed=1).first_tally(0).cash
    {}
    """
    stirs = [NAMES[area] for area in ALL if pos.crowd[area] and not pos.trouble & BIT[area]]
    cash = {} if seat is None else _cash(pos, seat)
    now = tally_of(pos, seat)
    return FirstTally(now.controllers, now.watched, now.worth, now.lines, now.goal, stirs, cash)


_PRICED = ("build", "visit", "save", "money", "pay", "buy")
"""Moves that cost or bring a sum which hangs on nothing hidden."""


def _cash(pos: AnkhMorporkPosition, seat: int) -> dict[str, int]:
    """As the prompt says it; a building that its owner may still refuse to sell is paid for later (ANK-10.71)."""
    found = {}
    for offer in prompt(pos, seat).offers:
        tag, _, area = offer.move.partition(" ")
        if tag in _PRICED:
            owner = pos.building[NUMBERS[area.split()[0]]] if tag == "buy" else NOBODY
            later = owner != NOBODY and opens(pos, owner, W_TEXT, TEXT, seat)
            found[offer.move] = 0 if later else offer.gain.get("dollars", 0) - offer.price.get("dollars", 0)
    return found
