"""Citadels in the catalogue."""

from tetrapolis.core.about import About

ABOUT = About(
    id="citadels",
    name="Citadels",
    players=range(2, 9),
    minutes=45,
    colour="#2F4A78",
    status="complete",
    first_options=("preset", "edition", "ninth", "cast", "uniques"),
    rule_prefix="CIT",
)
