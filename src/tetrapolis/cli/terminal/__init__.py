"""The table in a terminal, once for all games: what is drawn, asked, typed and told."""
