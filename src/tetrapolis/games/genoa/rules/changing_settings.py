"""What a player may say besides answering: settings (GEN-13.3, GEN-14.5) and standing instructions (GEN-6.63)."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.genoa.rules.messages import deliver_all
from tetrapolis.games.genoa.rules.moves import OFF, QUIET, UNTIL_TURN, Auto, Drop, Preset, Purse, Quiet, Watch
from tetrapolis.games.genoa.rules.position import GenoaPosition

_AUTO: tuple[tuple[Move, ...], tuple[Move, ...]] = ((Auto("on"),), (Auto("off"),))
_PURSE = (Purse("open"), Purse("hidden"))


def asides(pos: GenoaPosition, seat: int) -> tuple[Move, ...]:
    """The settings a player can change now."""
    moves = _AUTO[pos.auto >> seat & 1]
    return (*moves, _PURSE[pos.shown >> seat & 1]) if pos.setup.options.money == "personal" else moves


def is_instruction(pos: GenoaPosition, seat: int, move: Move) -> bool:
    """Whether a move is a standing instruction that can be given now: at any ASK."""
    if isinstance(move, Quiet):
        return QUIET[move.setting] != pos.quiet[seat]
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
        pos.quiet[seat] = QUIET[move.setting]
        if pos.quiet[seat] >= UNTIL_TURN:
            pos.say("genoa-own-quiet", {"setting": move.setting}, 1 << seat)
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


def asked_again(pos: GenoaPosition, seat: int, ends: int) -> None:
    """What ends a player's passing has come: he is told so, nobody else notices."""
    if pos.quiet[seat] >= ends:
        pos.quiet[seat] = OFF
        pos.say("genoa-own-quiet-over", {}, 1 << seat)


def passed_for(pos: GenoaPosition, seat: int) -> None:
    """Who passes until his turn reads where it was done for him."""
    if pos.quiet[seat] >= UNTIL_TURN:
        pos.say("genoa-own-passed", {}, 1 << seat)
