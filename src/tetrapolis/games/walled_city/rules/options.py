"""What a table can choose (section 15), and the checked `Setup` the rules work with."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

import msgspec

from tetrapolis.core.errors import BadOptions
from tetrapolis.games.walled_city.rules.board import Board, BoardName, load_board
from tetrapolis.games.walled_city.rules.cards import FACES, GUILDS, NUMBERS, OFF_COLOUR

_STOCKS = {  # roads, walls, nobles, peasants, decks, faces left out (WAL-1.14 to 1.16, 11.1 to 11.3, 12.1)
    ("londonderry", 4): (4, 3, 14, 16, 1, ("1/0", "2/0")),
    ("londonderry", 3): (5, 4, 18, 20, 1, ()),
    ("londonderry", 2): (6, 6, 20, 25, 2, ("5/0", "2/0", "1/0")),
    ("borderlands", 4): (5, 3, 16, 17, 1, ("1/0",)),
    ("borderlands", 3): (6, 4, 18, 19, 1, ()),
    ("borderlands", 2): (8, 6, 20, 25, 2, ("5/0", "4/1")),
}
_OFFER = {4: 9, 3: 7, 2: 5}  # WAL-1.23
_STARTING_ROADS = {4: 0, 3: 1, 2: 4}  # WAL-1.25
NEUTRAL_NOBLES, NEUTRAL_PEASANTS = 20, 25  # WAL-12.10
DATED = {"rules": 1}
"""What a match that is too old to name it was played under (see `Game.dated`)."""
_NEW = ("defence_guilds", "rules")
"""Options that came with rules 2: the positions of older matches are written without them."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Board and guild deck, and rulings with their recommended default."""

    board: BoardName = "londonderry"
    """WAL-15.1."""
    guild_deck: Literal["own", "mixed"] = "own"
    """The board's own guilds, or all twenty (WAL-15.2)."""
    taylors_permanent: bool = True
    """Do Merchant Taylors work in each own turn (WAL-15.3, R-11)?"""
    defence_cards: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    """Two players: defence cards in each phase D (WAL-15.4, R-29)."""
    first_player: Annotated[int, msgspec.Meta(ge=0, le=3)] | Literal["random"] = "random"
    """WAL-15.5, R-07."""
    starting_road: Literal["first_player", "random"] = "first_player"
    """Three players: who places the starting road (WAL-15.5, R-08)."""
    neutral_votes: bool = False
    """Two players: show the neutral colour's votes (WAL-15.6)."""
    defence_guilds: bool = False
    """May guilds be used in one's turn of phase D too (WAL-15.7, R-09)?"""
    rules: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2
    """Nobody chooses it. Matches that began under 1 go on so: Clothworkers and Curriers may be used without any effect
    (against WAL-2.10), and the number that breaks a tie is written as PRIORITY has it."""


def written(options: Options) -> dict[str, Any]:
    """Options in a stored position: of an older match as they were written then, so that snapshots compare."""
    content: dict[str, Any] = msgspec.to_builtins(options)
    return {name: value for name, value in content.items() if options.rules > 1 or name not in _NEW}


class Setup(msgspec.Struct, frozen=True):
    """Number of players and options, and what follows from them."""

    players: int
    options: Options
    colours: int
    """The players' colours, and the neutral one with two players (WAL-12.3)."""
    roads: int
    walls: int
    nobles: int
    peasants: int
    hand: tuple[int, ...]
    """The faces of everybody's starting hand."""
    off_colour: tuple[int, ...]
    """WAL-11.4: the cards of which each player gets one."""
    offer: int
    starting_roads: int
    guilds: tuple[int, ...]
    defence_cards: int

    @property
    def board(self) -> Board:
        """The board, loaded once."""
        return load_board(self.options.board)


@cache
def setup_of(players: int, options: Options) -> Setup:
    """The setup of a table; BadOptions says what is wrong.

    >>> setup = setup_of(3, Options(board="borderlands"))
    >>> setup.roads, len(setup.hand), len(setup.off_colour), setup.offer
    (6, 11, 3, 7)
    """
    if isinstance(options.first_player, int) and options.first_player >= players:
        raise BadOptions("walled_city-error-first-player", seat=options.first_player, players=players)
    if options.defence_cards > 1 and players > 2:
        raise BadOptions("walled_city-error-defence-cards", players=players)
    roads, walls, nobles, peasants, decks, left_out = _STOCKS[options.board, players]
    return Setup(
        players=players,
        options=options,
        colours=3 if players == 2 else players,
        roads=roads,
        walls=walls,
        nobles=nobles,
        peasants=peasants,
        hand=tuple(sorted(NUMBERS[face] for face in FACES if face not in left_out for _ in range(decks))),
        off_colour=OFF_COLOUR if (options.board, players) == ("borderlands", 3) else (),
        offer=_OFFER[players],
        starting_roads=_STARTING_ROADS[players],
        guilds=tuple(
            number
            for number, guild in enumerate(GUILDS)
            if options.guild_deck == "mixed" or guild.deck in ("both", options.board)
        ),
        defence_cards=options.defence_cards,
    )
