"""Settings and standing instructions (GEN-6.63, GEN-13.3, GEN-14.5): what a player may say besides answering."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.genoa.floor import PASS, ask_fault, floor_of, standing_offer
from tetrapolis.games.genoa.frames import NO_CARD, Asking
from tetrapolis.games.genoa.messages import deliver_all
from tetrapolis.games.genoa.moves import Auto, Drop, Offer, Preset, Purse, Quiet, Watch
from tetrapolis.games.genoa.offers import targets, terms_of_offer
from tetrapolis.games.genoa.position import GenoaPosition

_AUTO = (Auto("on"), Auto("off"))
_PURSE = (Purse("open"), Purse("hidden"))
MOST_PRESETS = 39


def asides(pos: GenoaPosition, seat: int) -> list[Move]:
    """The settings a player can change now."""
    moves: list[Move] = [_AUTO[pos.auto >> seat & 1]]
    if pos.setup.options.money == "personal":
        moves.append(_PURSE[pos.shown >> seat & 1])
    return moves


def is_instruction(pos: GenoaPosition, seat: int, move: Move) -> bool:
    """Whether a move is a standing instruction that can be given now: at any ASK."""
    if isinstance(move, Quiet):
        return (move.setting == "on") != bool(pos.quiet[seat])
    if isinstance(move, Watch | Preset):
        return pos.space_number(move.space) >= 0
    if isinstance(move, Drop):
        space = pos.space_number(move.space)
        return space >= 0 and (
            bool(pos.watched[seat] >> space & 1) or any(p.space == move.space for p in pos.presets[seat])
        )
    return False


def apply_setting(pos: GenoaPosition, seat: int, move: Move) -> None:
    """Auto and Purse are seen by all: whether somebody is given the chance to deliver depends on them."""
    if isinstance(move, Auto):
        pos.auto ^= 1 << seat
        pos.say("genoa-auto", {"seat": seat, "setting": move.setting})
        if move.setting == "on":
            deliver_all(pos)
    elif isinstance(move, Purse):
        pos.shown ^= 1 << seat
        pos.say("genoa-purse", {"seat": seat, "setting": move.setting})
    else:
        _instruct(pos, seat, move)


def _instruct(pos: GenoaPosition, seat: int, move: Move) -> None:
    """Private: no ply, no event for others."""
    pos.ply -= 1
    if isinstance(move, Quiet):
        pos.quiet[seat] = int(move.setting == "on")
        return
    assert isinstance(move, Watch | Preset | Drop)
    space = pos.space_number(move.space)
    if isinstance(move, Watch):
        pos.watched[seat] |= 1 << space
        return
    pos.presets[seat] = [preset for preset in pos.presets[seat] if preset.space != move.space]
    if isinstance(move, Preset):
        pos.presets[seat].append(move)
    else:
        pos.watched[seat] &= ~(1 << space)


def standing(pos: GenoaPosition, seat: int) -> Move | None:
    """What a player's instructions do for him at an ASK: his preset offers, then PASS if he wants to be left alone."""
    frame = pos.stack[-1]
    if not isinstance(frame, Asking) or not frame.waiting >> seat & 1:
        return None
    presets = pos.presets[seat]
    if not presets and not pos.quiet[seat]:
        return None
    floor, draft = floor_of(pos), frame.drafts[seat]
    spaces = targets(pos, floor)
    for preset in presets:
        space = pos.space_number(preset.space)
        drafted = any(terms.space == space for terms in draft.offers)
        if space in spaces and not drafted and space not in draft.withdrawn and not standing_offer(floor, seat, space):
            terms = terms_of_offer(pos, seat, preset)
            offer = Offer(preset.space, preset.give, preset.take, preset.pledge, int(terms.extra), preset.face)
            if terms.order == NO_CARD and ask_fault(pos, frame, seat, offer) is None:
                return offer
    if pos.quiet[seat] and not any(pos.watched[seat] >> space & 1 for space in spaces):
        return PASS
    return None
