"""The 27 characters, a file per rank: what each may do in its turn, and what that does.

`OFFERS[char]` adds the moves a character's abilities allow now; `ABILITIES` carries them out, by kind of move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules import moves as moves_of
from tetrapolis.games.citadels.rules.cards import CHARACTER_INDEX, CHARACTERS
from tetrapolis.games.citadels.rules.characters import rank1, rank2, rank3, rank4, rank5, rank6, rank7, rank8, rank9

_RANKS = (rank1, rank2, rank3, rank4, rank5, rank6, rank7, rank8, rank9)

Offer = Callable[[Any, Any, list[Move]], None]
OFFERS: tuple[Offer, ...] = tuple(
    offer
    for _, offer in sorted((CHARACTER_INDEX[name], offer) for rank in _RANKS for name, offer in rank.OFFERS.items())
)
ABILITIES: dict[type[Move], Callable[[Any, Any, int, Any], None]] = {
    kind: apply for rank in _RANKS for kind, apply in rank.ABILITIES.items()
}
_USERS: dict[type[Move], str] = {
    moves_of.Kill: "assassin",
    moves_of.Sign: "magistrate",
    moves_of.Rob: "thief",
    moves_of.SpyOn: "spy",
    moves_of.Flower: "blackmailer",
    moves_of.SwapHands: "magician",
    moves_of.Redraw: "magician",
    moves_of.Look: "wizard",
    moves_of.Divine: "seer",
    moves_of.TakeCrown: "king patrician",
    moves_of.Enthrone: "emperor",
    moves_of.Income: " ".join(char.id for char in CHARACTERS if char.income >= 0 and char.id != "abbot"),
    moves_of.Tithe: "abbot",
    moves_of.Demand: "abbot",
    moves_of.ExtraGold: "merchant",
    moves_of.ExtraCards: "architect",
    moves_of.Navigate: "navigator",
    moves_of.Study: "scholar",
    moves_of.Destroy: "warlord",
    moves_of.Exchange: "diplomat",
    moves_of.Seize: "marshal",
    moves_of.Favor: "queen",
    moves_of.Beautify: "artist",
    moves_of.CollectTax: "tax_collector",
}
USERS: dict[type[Move], frozenset[int]] = {
    kind: frozenset(CHARACTER_INDEX[name] for name in names.split()) for kind, names in _USERS.items()
}
"""Whose abilities the moves of a turn are."""
