"""Commands for those who write a game: new-game, check-game."""
