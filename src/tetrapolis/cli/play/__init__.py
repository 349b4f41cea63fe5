"""Commands for those who play: games, play, replay, rules."""
