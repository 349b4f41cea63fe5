"""What the bot thinks of things: numbers found by playing, not rules. All of them in votes, if nothing else is said."""

from __future__ import annotations

# ---- a board

LATER = 0.6
"""In round 1: how much of the second count is decided by who stands where now."""
LATER_LEVEL = 4
OPEN_GAPS = 2 / 14
"""Gaps that stay open to the end (WAL-7.18)."""
CITIZENS_A_TURN = {1: 4.2, 2: 2.4}
AGAINST = {2: (1.0, 0.0), 3: (0.38, 0.2), 4: (0.25, 0.15)}
"""By players: what a vote for another one costs me, and what more if that one leads."""
COMES = 0.6
"""How much of a rival is somebody who is not there yet."""

# ---- defence

HIDDEN, TO_COME = 0.93, 1.5
"""A number on a card that lies hidden, as a part of the average of those it may be, and one that will be laid."""
SECOND = 0.55
"""The smaller of two unsure numbers, as a part of the smaller expected one."""
PROSPECT = 0.35
"""Round 1: a noble near a gap beside a tower, as a part of a guard there."""
LAID = {1: 0.45, 2: 0.0}
"""By round: what each number on a card laid for defence would be worth for building."""

# ---- a turn

CITIZEN_COST = {1: 0.55, 2: 0.25}
"""By round: what each citizen on a card would be worth in a later turn."""
NOBLE_COST = {1: 0.1, 2: 0.0}
"""A noble rather than a peasant: wanted later as a guard."""
ENOUGH = 2e-9
"""What a step that may be left out must bring."""
TRIED = 4
"""Plans that are tried out."""

# ---- guilds

GUILD_WORTH = {
    "mercers": (-3.0, -6.0),
    "grocers": (-4.0, -1.0),
    "drapers": (-4.0, -5.0),
    "fishmongers": (-1.0, -1.0),
    "goldsmiths": (1.0, -1.0),
    "skinners": (-1.5, 1.5),
    "merchant_taylors": (4.0, 1.0),
    "haberdashers": (-3.0, -2.5),
    "salters": (2.0, 0.0),
    "ironmongers": (3.0, 4.0),
    "vintners": (-2.0, -3.0),
    "clothworkers": (2.5, -1.0),
    "carpenters": (-3.0, -2.0),
    "bakers": (-3.5, -1.5),
    "barbers": (-0.5, 0.0),
    "saddlers": (0.0, 4.0),
    "painter_stainers": (7.0, 4.0),
    "butchers": (1.5, 1.0),
    "armourers": (1.0, -1.0),
    "curriers": (5.5, 8.0),
}
"""Votes more or less than the average with each guild in round 1 and in round 2, as this bot uses them (600 games among
its like, guilds drawn by chance); a late turn counts for much of it."""
NOW = {"bakers": 1.0, "drapers": 1.5, "butchers": 0.0, "merchant_taylors": 0.0}
"""Guilds that do not wait for the last turn, and what they must bring per own turn that is still to come."""
OPENING = ("bakers", "drapers", "butchers")
"""These are used before building."""
CARD_GAIN = 0.6
"""Butchers: a better card from somebody else."""
ROLLS, ROLL_AGAIN = 2, 0.01
"""Haberdashers: their tries together, as so many times the best one, and what a further one must bring."""

HALVES = 3
"""Second halves of a choice that are tried out with each first half."""

# ---- a search

MOST = 6
"""So many moves of a kind are compared; guild moves and SKIP come on top."""
MANY = ("building", "showing", "promoting", "adjusting", "ability", "zoning", "laying")
"""Questions with so many answers."""
PLANS = 24
"""Plans that are tried out to find the best places and cards."""
