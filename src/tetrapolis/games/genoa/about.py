"""Genoa in the catalogue."""

from tetrapolis.core.about import About

ABOUT = About(
    id="genoa",
    name="Genoa",
    players=range(2, 6),
    minutes=90,
    colour="#1D6A74",
    status="reconstructed",
    first_options=("board", "money", "negotiation", "card_face"),
    rule_prefix="GEN",
)
