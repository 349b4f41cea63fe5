"""Citadels in a terminal."""

from tetrapolis.games.citadels.terminal.table import TABLE

__all__ = ["TABLE"]
