"""What each game's actions and vectors are made of: `ENCODER` in the module `env` of its package, or a plain one."""

from __future__ import annotations

from functools import cache

from tetrapolis.core.errors import BadOptions
from tetrapolis.games import game
from tetrapolis.numbers.codec import Codec
from tetrapolis.numbers.plain import PlainCodec


@cache
def codec(game_id: str, players: int) -> Codec:
    """Actions and vectors of a game; UnknownGame or BadOptions if there is none such.

    >>> citadels_for_two = codec("citadels", 2)
    >>> citadels_for_two.actions[citadels_for_two.numbers["build manor"]]
    'build manor'
    """
    found = game(game_id)
    if players not in found.players:
        low, high = found.players[0], found.players[-1]
        raise BadOptions("error-players", players=str(players), low=low, high=high)
    part = found.part("env")
    return Codec(found, part.ENCODER, players) if part else PlainCodec(found, players)
