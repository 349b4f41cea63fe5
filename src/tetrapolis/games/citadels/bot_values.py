"""What things are worth to the bot: small tables, in points."""

from __future__ import annotations

from tetrapolis.games.citadels.cards import (
    ARMORY,
    FACTORY,
    GOLD_MINE,
    GREAT_WALL,
    KEEP,
    LABORATORY,
    LIBRARY,
    MUSEUM,
    OBSERVATORY,
    PARK,
    POOR_HOUSE,
    QUARRY,
    SCHOOL_OF_MAGIC,
    SMITHY,
    STABLES,
    STATUE,
)

GOLD = 0.65
"""Points a coin is worth while it can still build something."""
TEMPO = 1.8
"""Points a step towards the completed city is worth, besides the district's own."""
NEW_TYPE = 0.5
"""Points for the first district of a type, on the way to all five."""
INCOME_PER_TURN = 0.08
"""Points per turn for a basic district: it pays whenever the character of its type is had."""
UNKNOWN_PRICE, UNKNOWN_WORTH = 3, 5.0
"""A card not yet drawn, on average."""

USE_PER_TURN = {
    FACTORY: 0.2,
    GOLD_MINE: 0.3,
    LABORATORY: 0.4,
    LIBRARY: 0.35,
    MUSEUM: 0.6,
    OBSERVATORY: 0.2,
    PARK: 0.25,
    POOR_HOUSE: 0.2,
    QUARRY: 0.15,
    SCHOOL_OF_MAGIC: 0.35,
    SMITHY: 0.4,
}
"""What a unique district brings its owner in each further turn, in points."""
USE_ONCE = {ARMORY: 0.5, GREAT_WALL: 0.5, KEEP: 0.3, STABLES: 0.5, STATUE: 1.5}
"""What it is good for at all, besides its cost and its points so far."""

SHARE_OF_TYPE = (0.18, 0.16, 0.30, 0.16, 0.20)
"""How often an unknown card is noble, religious, trade, military, unique (CIT-1.2, 14 uniques of 30)."""
