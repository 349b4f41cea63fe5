"""A position of Genoa in the words of `set_up`, for people to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tetrapolis.core.outline import HIDDEN, each_seat, seat_name, told
from tetrapolis.games.genoa.rules.bundle import NOTHING
from tetrapolis.games.genoa.rules.cards import BUILDINGS, CARDS, COMMODITIES, DECKS, TILES
from tetrapolis.games.genoa.rules.frames import HOUSE, NOBODY, Floor, Starting, Terms, Window
from tetrapolis.games.genoa.rules.position import GOODS, KINDS, OVER, GenoaPosition

_IDS = tuple(card.id for card in CARDS)


def outline(pos: GenoaPosition, seats: Sequence[int]) -> dict[str, Any]:
    """The city, what everybody has, and the cards as far as the position knows them; `seats` may know their money."""
    players = range(pos.setup.players)
    window = next((frame for frame in pos.stack if isinstance(frame, Window)), None)
    floor = next((frame for frame in pos.stack if isinstance(frame, Floor)), None)
    return {
        "stand": _stand(pos, floor, window),
        "round": pos.round,
        "spaces_left": pos.spaces_left,
        "trader": seat_name(pos.trader),
        "first": seat_name(pos.first),
        "path": [pos.space_name(space) for space in pos.path],
        "used": [name for number, name in enumerate(BUILDINGS) if pos.used >> number & 1],
        "actor": None if window is None else seat_name(window.seat),
        "pledge": "" if window is None or window.pledge == NOTHING else window.pledge,
        "offers": [] if floor is None else [_offer(pos, terms) for terms in floor.offers],
        "acted": {seat_name(seat): acted for seat, acted in enumerate(pos.acted) if acted},
        "bought": pos.bought,
        "ducats": {seat_name(seat): _ducats(pos, seat, seats) for seat in players},
        "goods": each_seat([_things(COMMODITIES, pos.goods[GOODS * seat : GOODS * seat + GOODS]) for seat in players]),
        "tiles": each_seat([_things(TILES, pos.tiles[KINDS * seat : KINDS * seat + KINDS]) for seat in players]),
        "owners": {BUILDINGS[place]: seat_name(owner) for place, owner in enumerate(pos.owner) if owner != NOBODY},
        "markers": {seat_name(seat): markers for seat, markers in enumerate(pos.markers) if markers},
        "hands": {seat_name(seat): hand for seat in players if (hand := _hand(pos, seat))},
        "decks": {name: told(_IDS, deck) for name, deck in zip(DECKS, pos.decks, strict=True)},
        "face_up": {name: told(_IDS, pile) for name, pile in zip(DECKS, pos.face_up, strict=True) if pile},
        "supply": dict(zip(COMMODITIES, pos.supply, strict=True)),
        "tile_supply": dict(zip(TILES, pos.tile_supply, strict=True)),
        "auto": [seat_name(seat) for seat in players if pos.auto >> seat & 1],
    }


def _stand(pos: GenoaPosition, floor: Floor | None, window: Window | None) -> str:
    if window is not None:
        return "window"
    if floor is not None:
        return "house" if floor.about == HOUSE else "road"
    return "start" if any(isinstance(frame, Starting) for frame in pos.stack) else "acquire"


def _offer(pos: GenoaPosition, terms: Terms) -> str:
    parts = [f"{seat_name(terms.by)} for {pos.space_name(terms.space)}: {terms.give}"]
    parts += [f"take {terms.take}"] * (terms.take != NOTHING) + [f"pledge {terms.pledge}"] * (terms.pledge != NOTHING)
    return " ".join(parts)


def _ducats(pos: GenoaPosition, seat: int, seats: Sequence[int]) -> int | str:
    """GEN-13.3: money is its owner's secret, unless it lies open or the game is over."""
    return pos.ducats[seat] if seat in seats or pos.purse_open(seat) or pos.phase == OVER else HIDDEN


def _things(names: Sequence[str], counts: Sequence[int]) -> list[str]:
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def _hand(pos: GenoaPosition, seat: int) -> list[str]:
    """The cards of a hand; of one that cannot be seen, the decks they are of (GEN-13.2)."""
    rows = [(deck, told(_IDS, pos.hand(seat, number))) for number, deck in enumerate(DECKS)]
    return [deck if name == HIDDEN else name for deck, hand in rows for name in hand]
