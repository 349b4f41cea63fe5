"""What things are worth to the bot: small tables, in points."""

from __future__ import annotations

from tetrapolis.games.citadels.rules.cards import KINDS


def _by_kind(**values: float) -> dict[int, float]:
    return {KINDS[name]: value for name, value in values.items()}


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

USE_PER_TURN = _by_kind(
    factory=0.2,
    gold_mine=0.3,
    laboratory=0.4,
    library=0.35,
    museum=0.6,
    observatory=0.2,
    park=0.25,
    poor_house=0.2,
    quarry=0.15,
    school_of_magic=0.35,
    smithy=0.4,
)
"""What a unique district brings its owner in each further turn, in points."""
USE_ONCE = _by_kind(armory=0.5, great_wall=0.5, keep=0.3, stables=0.5, statue=1.5)
"""What it is good for at all, besides its cost and its points so far."""

SHARE_OF_TYPE = (0.18, 0.16, 0.30, 0.16, 0.20)
"""How often an unknown card is noble, religious, trade, military, unique (CIT-1.2, 14 uniques of 30)."""
