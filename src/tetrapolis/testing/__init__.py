"""The kit that judges a game: `tetrapolis check-game` prints what it finds, and tests call it in one line.

    from tetrapolis.testing import contract

    TestTea = contract("tea")

Every law is a plain function that yields findings, or that raises AssertionError; a game's own tests can call each of
them with tables of their own (`positions.watch`, `evenings`, `refusals`, `prompts`, `words`, `bots`, `brains`).
"""

from tetrapolis.testing.checking import LAWS, check_game, parts, summed
from tetrapolis.testing.contract import contract
from tetrapolis.testing.findings import Finding, hold
from tetrapolis.testing.settings import Setting

__all__ = ["LAWS", "Finding", "Setting", "check_game", "contract", "hold", "parts", "summed"]
