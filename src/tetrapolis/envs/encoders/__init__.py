"""What each game's actions and vectors are made of."""

from __future__ import annotations

from functools import cache

from tetrapolis.core.errors import BadOptions
from tetrapolis.envs.codec import Codec
from tetrapolis.envs.encoders import ankh_morpork, citadels, genoa, walled_city
from tetrapolis.games import game

ENCODERS = {
    "ankh_morpork": ankh_morpork.ENCODER,
    "citadels": citadels.ENCODER,
    "genoa": genoa.ENCODER,
    "walled_city": walled_city.ENCODER,
}


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
    return Codec(found, ENCODERS[game_id], players)
