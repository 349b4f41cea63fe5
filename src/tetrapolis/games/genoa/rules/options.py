"""What a table can choose (section 14), and the `Setup` the rules work with."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec

from tetrapolis.core.errors import BadOptions
from tetrapolis.games.genoa.rules.board import Board, BoardName, load_board

Seconds = Annotated[int, msgspec.Meta(ge=0, le=86400)]
Cap = Annotated[int, msgspec.Meta(ge=0, le=20)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1, le=20)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Board, secrecy, the form of the negotiation with its caps and clocks, and rulings with a choice."""

    board: BoardName = "main"
    """GEN-14.1."""
    money: Literal["hidden", "open", "personal"] = "hidden"
    """GEN-13.3; personal: each player says whether his is shown."""
    card_face: Literal["trader", "back"] = "trader"
    """Who sees the face of an offered card unless the offer says otherwise (GEN-14.2, R-21)."""
    negotiation: Literal["orderly", "live"] = "orderly"
    """GEN-14.3."""
    max_offers: AtLeastOne = 3
    """New offers of a player in one ASK (GEN-6.54)."""
    offer_rounds: AtLeastOne = 2
    """ASKs on one floor (GEN-6.56)."""
    max_counters: Cap = 2
    """Counters on one floor (GEN-6.56)."""
    max_notes: Cap = 3
    """NOTEs of a player in one turn (GEN-6.56)."""
    floor_min: Seconds = 5
    """Live: before the trader may move on or stop (GEN-6.60)."""
    close_seconds: Seconds = 10
    """Live: the countdown before an action lapses (GEN-6.61)."""
    floor_max: Seconds = 180
    """Live: after that no new offers (GEN-6.62)."""
    decide_seconds: Seconds = 30
    """Live: then the trader must close (GEN-6.62)."""
    answer_seconds: Seconds = 10
    """Live: no clock ends anything sooner after an offer or a counter, so that all can answer it; nor does a bot."""
    pledge_check: bool = True
    """Pledges are certified (GEN-6.24); off: GEN-6.27."""
    move_only: bool = False
    """A player without an action may buy a bare move to a building (GEN-14.4, R-17)."""
    joint_street: bool = False
    """Offers for the same bare space may be accepted together (GEN-14.4, R-22)."""
    auto_deliver: bool = True
    """Whether messages are delivered by themselves; each player may change his own (GEN-14.5)."""
    first_player: Annotated[int, msgspec.Meta(ge=0, le=4)] | Literal["random"] = "random"
    """GEN-1.13, R-02."""


class Setup(msgspec.Struct, frozen=True):
    """Number of players and options."""

    players: int
    options: Options

    @property
    def board(self) -> Board:
        """The board, loaded once."""
        return load_board(self.options.board)


@cache
def setup_of(players: int, options: Options) -> Setup:
    """The setup of a table; BadOptions says what is wrong.

    >>> setup_of(3, Options(board="alt")).board.title
    'Genoa board - fallback variant, every building touches a street'
    """
    if isinstance(options.first_player, int) and options.first_player >= players:
        raise BadOptions("genoa-error-first-player", seat=options.first_player, players=players)
    return Setup(players, options)
