"""What a table can choose, and the checked `Setup` the rules work with."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from tetrapolis.games.ankh_morpork.rules.cards import BROWNS, GREENS, NOT_FOR_TWO


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The edition, and the disputed rulings with their recommended default."""

    edition: Literal["hungarian", "english-2011"] = "hungarian"
    """Three demons, floods rolled until they hit the river, fog into the box; or the printed game (R-01 to R-03)."""
    region_text: Literal["replaces", "adds"] = "replaces"
    """Does a text that names a place replace reach, or must both hold (ANK-4.5, R-18)?"""
    replace_reach: Literal["rulebook", "anywhere"] = "rulebook"
    """Where Igor and the Fresh Start Club bring a minion back (ANK-4.42, R-26)."""
    mossy_refill: bool = True
    """Does REFILL follow Doctor Mossy Lawn (ANK-4.46, R-28)?"""
    text_trouble_needs_minion: bool = False
    """Do Doctor Hix and The Mob need a minion where they make trouble (R-29)?"""
    small_gods_trolls: bool = False
    """Does Small Gods stop trolls too (ANK-6.24, R-32)?"""
    subsidence_choice: bool = False
    """May a solvent owner give up buildings instead of paying (ANK-6.21, R-35)?"""


class Setup(msgspec.Struct, frozen=True):
    """Number of players and options, and what follows from them."""

    players: int
    options: Options
    cards: tuple[int, ...]
    """All player cards of the game."""
    areas_to_control: int
    """ANK-8.3."""
    areas_to_watch: int
    """ANK-8.2: Lord Vetinari's."""
    demon_rolls: int
    """R-01."""
    flood_reroll: bool
    """R-02."""
    fog_to_box: bool
    """R-03."""


@cache
def setup_of(players: int, options: Options) -> Setup:
    """The setup of a table.

    >>> setup = setup_of(2, Options())
    >>> len(setup.cards), setup.areas_to_control, setup.demon_rolls
    (99, 7, 3)
    """
    hungarian = options.edition == "hungarian"
    return Setup(
        players,
        options,
        tuple(card for card in (*GREENS, *BROWNS) if players > 2 or card not in NOT_FOR_TWO),
        areas_to_control={2: 7, 3: 5, 4: 4}[players],
        areas_to_watch={2: 11, 3: 10, 4: 9}[players],
        demon_rolls=3 if hungarian else 4,
        flood_reroll=hungarian,
        fog_to_box=hungarian,
    )
