"""A position of Citadels in the words of `set_up`, for people to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tetrapolis.core.holes import is_hole
from tetrapolis.core.outline import HIDDEN, each_seat, seat_name, told
from tetrapolis.games.citadels.rules.cards import CITY_NAME, NAMES
from tetrapolis.games.citadels.rules.frames import Calls, Draft, Theater
from tetrapolis.games.citadels.rules.knowledge import called_rank
from tetrapolis.games.citadels.rules.position import NOBODY, CitadelsPosition


def outline(pos: CitadelsPosition, seats: Sequence[int]) -> dict[str, Any]:
    """Everything that lies on the table, and what is hidden as far as the position knows it."""
    top = pos.stack[-1]
    phase = "selection" if isinstance(top, Draft) else "selected" if isinstance(top, Theater) else "turns"
    in_turns = phase == "turns" and isinstance(pos.stack[0], Calls)
    characters, discarded = _characters(pos)
    return {
        "phase": phase,
        "round": pos.round,
        "crown": seat_name(pos.crown),
        "chose_first": seat_name(pos.chooser) if pos.chooser != pos.crown else None,
        "called": pos.char(called_rank(pos)) if in_turns and called_rank(pos) else "",
        "characters": each_seat(characters),
        "face_up": [pos.char(rank) for rank in pos.face_up],
        "discarded": discarded,
        "gold": each_seat(pos.gold),
        "cities": each_seat([[CITY_NAME[district] for district in city] for city in pos.cities]),
        "hands": each_seat([told(NAMES, hand) for hand in pos.hands]),
        "deck": told(NAMES, pos.deck),
        "museum": told(NAMES, pos.museum),
        "tax": pos.tax,
        "completed": [seat_name(seat) for seat in pos.completed],
        "killed": _marked(pos, pos.killed),
        "bewitched": _marked(pos, pos.bewitched),
        "robbed": _marked(pos, pos.robbed),
        "warrants": [pos.char(rank) for rank in pos.warrants],
        "signed": _marked(pos, pos.signed),
        "threats": [pos.char(rank) for rank in pos.threats],
        "flowered": _marked(pos, pos.flowered),
        "protected": None if pos.protected == NOBODY else seat_name(pos.protected),
    }


def _marked(pos: CitadelsPosition, rank: int) -> str:
    return HIDDEN if is_hole(rank) else pos.char(rank) if rank else ""


def _characters(pos: CitadelsPosition) -> tuple[list[list[str]], list[str]]:
    """Who is known to have which character, and which are known to lie face down."""
    has: list[list[str]] = [[] for _ in range(pos.setup.players)]
    discarded = []
    for rank, seat in zip(pos.zones, pos.owners, strict=True):
        if is_hole(rank):
            continue
        if seat == NOBODY:
            discarded.append(pos.char(rank))
        else:
            has[seat].append(pos.char(rank))
    for rank, seat in enumerate(pos.shown):
        if seat != NOBODY and pos.char(rank) not in has[seat]:
            has[seat].append(pos.char(rank))
    return has, discarded
