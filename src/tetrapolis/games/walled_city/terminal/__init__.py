"""The Walled City in a terminal."""

from tetrapolis.games.walled_city.terminal.table import TABLE

__all__ = ["TABLE"]
