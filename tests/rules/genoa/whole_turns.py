"""Turns in which nobody does anything: for tests about rounds and the end of the game."""

from __future__ import annotations

from tests.genoa import Table


def rest_of_turn(table: Table) -> Table:
    """Everybody does what the clock would do (nothing) until the next player is trader or the game is over."""
    turn = table.pos.turn
    return table.defaults_until(lambda: table.pos.turn > turn)


def rest_of_round(table: Table) -> Table:
    """The same until the next round begins or the game is over."""
    now = table.pos.round
    return table.defaults_until(lambda: table.pos.round > now)


def rest_of_game(table: Table) -> Table:
    """The same until the game is over."""
    return table.defaults_until(lambda: False)
