"""The club around the tables: what was played and how well, by whom. Nothing of it is asked when a move is made."""
