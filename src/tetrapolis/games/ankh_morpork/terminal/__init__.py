"""Ankh-Morpork in a terminal."""

from tetrapolis.games.ankh_morpork.terminal.table import TABLE

__all__ = ["TABLE"]
