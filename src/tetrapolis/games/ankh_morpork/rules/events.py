"""Random events (section 6 of the rules): dice, then all protection, then all effects, then lost minions (ANK-6.2)."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.rules.areas import EVERYWHERE, mask_of
from tetrapolis.games.ankh_morpork.rules.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.cards import EVENTS, FLOOD, NAMES, SUSAN
from tetrapolis.games.ankh_morpork.rules.event_effects import EFFECTS
from tetrapolis.games.ankh_morpork.rules.frames import EVENT, W_REMOVE, Happening, Protecting
from tetrapolis.games.ankh_morpork.rules.hits import (
    A_BUILDING,
    A_CARD,
    A_DEMON,
    A_MINION,
    A_TROLL,
    EFFECT,
    PROTECT,
    RETURN,
    ROLL,
    WHAT,
    Hit,
    happening_below,
    unsaved,
)
from tetrapolis.games.ankh_morpork.rules.interrupts import (
    CARD_STAKE,
    SMALL_GODS_PRICE,
    building_stake,
    has_small_gods,
    minion_stake,
    opens,
    set_standing,
)
from tetrapolis.games.ankh_morpork.rules.moves import (
    INTERRUPT,
    PASS,
    PASS_BELOW,
    PASS_TURN,
    SAVE,
    Pass,
    Save,
)
from tetrapolis.games.ankh_morpork.rules.pieces import ROWS, ask_return, minions_of, not_own
from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.reasons import NOT_HIT, NOT_YOUR_BUILDING, Reasons


def turn_event(pos: AnkhMorporkPosition, seat: int) -> None:
    """ANK-4.29: the top event card; with an empty event deck nothing happens (R-52)."""
    if not pos.events:
        pos.say("ankh_morpork-no-event", {"seat": seat})
        return
    event = pos.events.pop()
    pos.events_used.append(event)
    pos.seal()
    pos.say("ankh_morpork-turns-event", {"seat": seat, "event": EVENTS[event]})
    pos.stack.append(Happening(event, seat))


def run_happening(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.2: roll, let the players protect their pieces, carry it out, let them bring lost minions back."""
    if frame.stage == ROLL:
        frame.turn = 0
        frame.stage = PROTECT
        EFFECTS[frame.event].roll(pos, frame)
    elif frame.stage == PROTECT:
        _ask_next_to_protect(pos, frame)
    elif frame.stage == EFFECT:
        frame.turn = 0
        frame.stage = RETURN
        EFFECTS[frame.event].effect(pos, frame)
    else:
        _ask_next_to_return(pos, frame)


# ---- protection: W-EVENT together with W-REMOVE (ANK-4.39)


def _removes_minion(frame: Happening, still_hit: list[Hit]) -> bool:
    """A flood moves minions; only what leaves the board is Susan's business (ANK-4.40)."""
    return frame.event != FLOOD and any(hit[2] == A_MINION for hit in still_hit)


def can_protect(pos: AnkhMorporkPosition, frame: Happening, seat: int) -> bool:
    """Whether a player is asked: only public facts decide (ANK-11.11)."""
    still_hit = unsaved(frame, seat)
    if not still_hit:
        return False
    if has_small_gods(pos, seat):
        return True
    return _removes_minion(frame, still_hit) and opens(pos, seat, W_REMOVE, EVENT, frame.by)


def _stake(pos: AnkhMorporkPosition, still_hit: list[Hit]) -> int:
    """The dearest thing that is hit, in points."""
    return max([_stake_of(pos, hit) for hit in still_hit])


def _stake_of(pos: AnkhMorporkPosition, hit: Hit) -> int:
    owner, area, what, _ = hit
    if what == A_MINION:
        return minion_stake(pos, area)
    if what == A_BUILDING:
        return building_stake(pos, area)
    if what == A_DEMON:  # nothing there scores any more (ANK-6.20)
        building = building_stake(pos, area) if pos.building[area] == owner else 0
        return building + pos.minions[13 * owner + area] * minion_stake(pos, area)
    return CARD_STAKE if what == A_CARD else 0  # ANK-6.23: the building keeps its value; a troll takes nothing


def _ask_next_to_protect(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-4.37: clockwise from the active player."""
    players = pos.setup.players
    while frame.turn < players and frame.hits:
        seat = (frame.by + frame.turn) % players
        frame.turn += 1
        if can_protect(pos, frame, seat):
            pos.stack.append(Protecting(seat, _stake(pos, unsaved(frame, seat))))
            return
    frame.stage = EFFECT


def legal_protecting(pos: AnkhMorporkPosition, frame: Protecting, seat: int) -> list[Move]:
    """$3 for each piece with Small Gods (ANK-5.10); Susan for a minion; or let it happen."""
    happening = happening_below(pos)
    still_hit = unsaved(happening, seat)
    moves: list[Move] = []
    if has_small_gods(pos, seat):
        moves += [SAVE[what][area] for _, area, what, _ in still_hit]
    if SUSAN in pos.hands[seat] and _removes_minion(happening, still_hit):
        moves.append(INTERRUPT[SUSAN])
    return [*moves, PASS, PASS_TURN, PASS_BELOW[frame.stake + 1]]


def unsaved_minions(pos: AnkhMorporkPosition, frame: Protecting, seat: int) -> Reasons:
    """The minions that Small Gods cannot save now: others', and those that are not hit."""
    return [*not_own(pos, seat), (minions_of(pos, seat) & ~(_hit_areas(pos, seat, A_MINION) * ROWS), NOT_HIT)]


def unsaved_buildings(pos: AnkhMorporkPosition, frame: Protecting, seat: int) -> Reasons:
    """The same of buildings and area cards."""
    own = mask_of(pos.buildings_of(seat))
    return [(pos.built & ~own, NOT_YOUR_BUILDING), (own & ~_hit_areas(pos, seat, A_BUILDING, A_CARD), NOT_HIT)]


def unsaved_areas(pos: AnkhMorporkPosition, frame: Protecting, seat: int) -> Reasons:
    """The areas where no demon or troll comes that could be kept out."""
    return [(EVERYWHERE & ~_hit_areas(pos, seat, A_DEMON, A_TROLL), NOT_HIT)]


def _hit_areas(pos: AnkhMorporkPosition, seat: int, *kinds: int) -> int:
    return mask_of([area for _, area, what, _ in unsaved(happening_below(pos), seat) if what in kinds])


def default_protecting(pos: AnkhMorporkPosition, frame: Protecting, seat: int) -> Move:
    """Let it happen."""
    return PASS


def apply_protecting(pos: AnkhMorporkPosition, frame: Protecting, seat: int, move: Move) -> None:
    """One piece is saved; as long as more can be, the player is asked again."""
    happening = happening_below(pos)
    if isinstance(move, Pass):
        pos.stack.pop()
        set_standing(pos, seat, move)
        pos.say("ankh_morpork-lets-event-happen", {"seat": seat, "event": EVENTS[happening.event]})
        return
    if isinstance(move, Save):
        area, what = AREA_NUMBERS[move.area], WHAT.index(move.what)
        pos.cash[seat] -= SMALL_GODS_PRICE
        pos.say("ankh_morpork-saves", {"seat": seat, "area": move.area, "piece": move.what, "n": SMALL_GODS_PRICE})
    else:  # Susan
        area, what = next((hit[1], hit[2]) for hit in unsaved(happening, seat) if hit[2] == A_MINION)
        pos.discard_card(seat, SUSAN)
        pos.say("ankh_morpork-interrupts", {"seat": seat, "card": NAMES[SUSAN]})
        pos.say("ankh_morpork-minion-stays", {"seat": seat, "area": AREA_NAMES[area]})
    happening.saved = tuple(
        [saved + (hit[:3] == (seat, area, what)) for hit, saved in zip(happening.hits, happening.saved, strict=True)]
    )
    if not can_protect(pos, happening, seat):
        pos.stack.pop()


# ---- lost minions: W-REMOVED (ANK-4.39)


def _ask_next_to_return(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-4.37: clockwise from the active player; who lets one minion go lets his others go too."""
    players = pos.setup.players
    if frame.stopped:  # he brought one back and may bring back another (E-42)
        frame.stopped = False
        frame.turn -= 1
    while frame.lost and frame.turn < players:
        seat = (frame.by + frame.turn) % players
        frame.turn += 1
        index = next((index for index, (owner, _) in enumerate(frame.lost) if owner == seat), None)
        if index is not None:
            area = frame.lost[index][1]
            frame.lost = (*frame.lost[:index], *frame.lost[index + 1 :])
            if ask_return(pos, seat, area, EVENT, frame.event, frame.by, minion_stake(pos, area)):
                return
    frame.lost = ()
    if EFFECTS[frame.event].repeats:
        frame.stage = ROLL
    else:
        pos.stack.pop()
