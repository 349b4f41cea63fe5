"""The Walled City in the catalogue."""

from tetrapolis.core.about import About

ABOUT = About(
    id="walled_city",
    name="The Walled City",
    players=range(2, 5),
    minutes=60,
    colour="#4E6440",
    status="reconstructed",
    first_options=("board", "guild_deck"),
    rule_prefix="WAL",
)
