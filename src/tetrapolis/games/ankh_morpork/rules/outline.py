"""A position of Ankh-Morpork in the words of `set_up`, for people to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tetrapolis.core.holes import is_hole
from tetrapolis.core.outline import each_seat, seat_name, told
from tetrapolis.games.ankh_morpork.rules import areas, personalities
from tetrapolis.games.ankh_morpork.rules.areas import ALL, AREAS_IN
from tetrapolis.games.ankh_morpork.rules.cards import EVENTS, NAMES
from tetrapolis.games.ankh_morpork.rules.position import DEMON, MINION_OWNERS, NO_CARD, TROLL, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.sight import GREEN_HOLE


def outline(pos: AnkhMorporkPosition, seats: Sequence[int]) -> dict[str, Any]:
    """The board, the cards as far as the position knows them, and who is who."""
    return {
        "active": seat_name(pos.active),
        "turn": pos.turn,
        "minions": {areas.NAMES[area]: crowd for area in ALL if (crowd := _crowd(pos, area))},
        "buildings": {areas.NAMES[area]: seat_name(pos.building[area]) for area in AREAS_IN[pos.built]},
        "trouble": _areas(pos.trouble),
        "cash": each_seat(pos.cash),
        "personalities": each_seat(told(personalities.NAMES, pos.personality)),
        "hands": each_seat([told(NAMES, hand) for hand in pos.hands]),
        "current": "" if pos.current == NO_CARD else NAMES[pos.current],
        "loans": each_seat([told(NAMES, cards) for cards in pos.loans]),
        "penalties": each_seat([told(NAMES, cards) for cards in pos.penalties]),
        "deck": [_back_or_name(card) for card in reversed(pos.deck)],
        "deck_size": len(pos.deck) if pos.box else None,
        "discard": told(NAMES, pos.discard),
        "events": told(EVENTS, reversed(pos.events)),
        "events_used": told(EVENTS, pos.events_used),
        "gone": _areas(pos.gone),
        "gained": _areas(pos.gained),
        "used": _areas(pos.used),
    }


def _crowd(pos: AnkhMorporkPosition, area: int) -> dict[str, int]:
    names = {TROLL: "troll", DEMON: "demon"}
    numbers = {owner: pos.minions[13 * owner + area] for owner in MINION_OWNERS}
    return {names.get(owner) or seat_name(owner): number for owner, number in numbers.items() if number}


def _areas(found: int) -> list[str]:
    return [areas.NAMES[area] for area in AREAS_IN[found]]


def _back_or_name(card: int) -> str:
    """ANK-11.5: the backs of the draw pile are green or brown."""
    if not is_hole(card):
        return NAMES[card]
    return "green" if card == GREEN_HOLE else "brown"
