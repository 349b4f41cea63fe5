"""Genoa in a terminal."""

from tetrapolis.games.genoa.terminal.table import TABLE

__all__ = ["TABLE"]
