"""Discworld: Ankh-Morpork in the catalogue."""

from tetrapolis.core.about import About

ABOUT = About(
    id="ankh_morpork",
    name="Discworld: Ankh-Morpork",
    players=range(2, 5),
    minutes=60,
    colour="#5C4152",
    status="complete",
    first_options=("edition",),
    rule_prefix="ANK",
)
