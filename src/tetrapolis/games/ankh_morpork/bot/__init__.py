"""How Ankh-Morpork is played well: a player that thinks at once, and what a search needs to know."""
