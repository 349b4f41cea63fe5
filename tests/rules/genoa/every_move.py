"""Every kind of move there is, to see which of them a seat may make: for the table of legal moves (GEN-6.52)."""

from __future__ import annotations

from tests.genoa import Table

EVERY_MOVE = """
    roll, start park, use, invite, lapse, close, recall, go harbor, go palace, stop, accept p2 harbor 1, reopen,
    call harbor 20d, counter p2 harbor 5d, offer harbor 10d, offer monetti 10d, withdraw harbor, note park 5d, pass,
    wait, agree 1, agree 2, refuse, pick c01, main, ship l05, fill s11, fill s14, fetch ale, trade wine, get silk,
    act inn, act tavern, end, claim street_5_2 harbor, deliver m05
"""
"""As they would be legal in some state with the tower on street_5_2 or the Harbor, for Anna or Béla."""


def legal(table: Table, seat: int) -> str:
    """The kinds of move, out of every one there is, that this seat may make: "offer note pass"."""
    moves = [move.strip() for move in EVERY_MOVE.split(",")]
    return " ".join(dict.fromkeys(move.split(maxsplit=1)[0] for move in moves if table.may_play(seat, move)))
