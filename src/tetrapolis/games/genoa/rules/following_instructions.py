"""Standing instructions at work (GEN-6.63): what is played for a player at an ASK, or on an open floor."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.genoa.rules.asking import ask_fault
from tetrapolis.games.genoa.rules.frames import Asking, Live
from tetrapolis.games.genoa.rules.moves import PASS, UNTIL_TURN, Offer
from tetrapolis.games.genoa.rules.position import GenoaPosition
from tetrapolis.games.genoa.rules.standing_offers import floor_of, standing_offer


def standing(pos: GenoaPosition, seat: int) -> Move | None:
    """What a player's instructions do for him at an ASK: his preset offers, then PASS if he wants to be left alone."""
    frame = pos.stack[-1]
    if isinstance(frame, Live):
        passes = pos.quiet[seat] >= UNTIL_TURN and seat != frame.seat and not (frame.passed >> seat & 1 or frame.late)
        return PASS if passes else None
    if not isinstance(frame, Asking) or not frame.waiting >> seat & 1:
        return None
    presets = pos.presets[seat]
    if not presets and not pos.quiet[seat]:
        return None
    floor, draft = floor_of(pos), frame.drafts[seat]
    spaces = floor.targets
    for preset in presets:
        space = pos.space_number(preset.space)
        drafted = any(terms.space == space for terms in draft.offers)
        if space in spaces and not drafted and space not in draft.withdrawn and not standing_offer(floor, seat, space):
            offer = Offer(preset.space, preset.give, preset.take, preset.pledge, preset.extra, preset.face)
            if ask_fault(pos, frame, seat, offer) is None:
                return offer
    if pos.quiet[seat] and not any(pos.watched[seat] >> space & 1 for space in spaces):
        return PASS
    return None
