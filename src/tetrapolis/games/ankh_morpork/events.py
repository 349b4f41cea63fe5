"""Random events (section 6 of the rules): dice, then all protection, then all effects, then lost minions (ANK-6.2)."""

from __future__ import annotations

from collections.abc import Callable

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.areas import AREAS_IN, BIT, COST, NEXT_TO, RIVER, SMALL_GODS, mask_of
from tetrapolis.games.ankh_morpork.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.cards import EVENTS, FIRE, FLOOD, MURDERS, NAMES, SUSAN
from tetrapolis.games.ankh_morpork.deck import take_fog
from tetrapolis.games.ankh_morpork.frames import EVENT, W_REMOVE, Fleeing, Happening, Murdering, Protecting, Sinking
from tetrapolis.games.ankh_morpork.interrupts import (
    SMALL_GODS_PRICE,
    building_stake,
    has_small_gods,
    minion_stake,
    opens,
    set_standing,
)
from tetrapolis.games.ankh_morpork.moves import (
    DONE,
    INTERRUPT,
    KILL,
    OWNER_NUMBERS,
    PASS,
    PASS_BELOW,
    PASS_TURN,
    RAZE,
    SAVE,
    Flee,
    Interrupt,
    Kill,
    Pass,
    Raze,
    Save,
)
from tetrapolis.games.ankh_morpork.pieces import ask_return, lose_minion, minions_in, raze, shift
from tetrapolis.games.ankh_morpork.position import DEMON, NOBODY, TROLL, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.scoring import RIOT_MARKERS, RIOTS, end_game
from tetrapolis.games.ankh_morpork.texts_attack import roll
from tetrapolis.games.ankh_morpork.texts_money import spend

A_MINION, A_BUILDING, A_CARD, A_DEMON, A_TROLL = range(5)
WHAT = ("minion", "building", "card", "demon", "troll")
"""What an event does to a player's piece: removes (or moves) a minion, a building, an area card; a neutral comes."""
SINKING_PRICE = 2  # ANK-6.21
TROLL_ROLLS, FLOOD_ROLLS, EARTHQUAKE_ROLLS = 3, 2, 2

Hit = tuple[int, int, int, int]
ROLL, PROTECT, EFFECT, RETURN = range(4)


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
        ROLLS[frame.event](pos, frame)
    elif frame.stage == PROTECT:
        _ask_next_to_protect(pos, frame)
    elif frame.stage == EFFECT:
        frame.turn = 0
        frame.stage = RETURN
        EFFECTS[frame.event](pos, frame)
    else:
        _ask_next_to_return(pos, frame)


def finish(pos: AnkhMorporkPosition) -> None:
    """The event is over; its card is already out of the game (ANK-4.29)."""
    pos.stack.pop()


def roll_areas(pos: AnkhMorporkPosition, frame: Happening, count: int, seat: int | None = None) -> tuple[int, ...]:
    """ANK-6.1: each result names an area."""
    dice = tuple([roll(pos) for _ in range(count)])
    _say_dice(pos, frame, dice, frame.by if seat is None else seat)
    return dice


def _say_dice(pos: AnkhMorporkPosition, frame: Happening, dice: tuple[int, ...], seat: int) -> None:
    names = [AREA_NAMES[area] for area in dice]
    pos.say("ankh_morpork-event-rolls", {"seat": seat, "event": EVENTS[frame.event], "areas": names})


def set_hits(frame: Happening, hits: list[Hit]) -> None:
    """What the dice hit."""
    frame.hits = tuple(hits)
    frame.saved = (0,) * len(hits)


def saved_count(frame: Happening, owner: int, area: int, what: int) -> int:
    """How many of a player's pieces of one kind were saved in an area."""
    for hit, saved in zip(frame.hits, frame.saved, strict=True):
        if hit[:3] == (owner, area, what):
            return saved
    return 0


# ---- protection: W-EVENT together with W-REMOVE (ANK-4.39)


def _unsaved(frame: Happening, seat: int) -> list[Hit]:
    return [hit for hit, saved in zip(frame.hits, frame.saved, strict=True) if hit[0] == seat and saved < hit[3]]


def _removes_minion(frame: Happening, unsaved: list[Hit]) -> bool:
    """A flood moves minions; only what leaves the board is Susan's business (ANK-4.40)."""
    return frame.event != FLOOD and any(hit[2] == A_MINION for hit in unsaved)


def can_protect(pos: AnkhMorporkPosition, frame: Happening, seat: int) -> bool:
    """Whether a player is asked: only public facts decide (ANK-11.11)."""
    unsaved = _unsaved(frame, seat)
    if not unsaved:
        return False
    if has_small_gods(pos, seat):
        return True
    return _removes_minion(frame, unsaved) and opens(pos, seat, W_REMOVE, EVENT, frame.by)


def _stake(pos: AnkhMorporkPosition, unsaved: list[Hit]) -> int:
    """The dearest thing that is hit."""
    return max([building_stake(pos, hit[1]) if hit[2] != A_MINION else minion_stake(pos, hit[1]) for hit in unsaved])


def _ask_next_to_protect(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-4.37: clockwise from the active player."""
    players = pos.setup.players
    while frame.turn < players and frame.hits:
        seat = (frame.by + frame.turn) % players
        frame.turn += 1
        if can_protect(pos, frame, seat):
            pos.stack.append(Protecting(seat, _stake(pos, _unsaved(frame, seat))))
            return
    frame.stage = EFFECT


def _happening(pos: AnkhMorporkPosition) -> Happening:
    frame = pos.stack[-2]
    assert isinstance(frame, Happening)
    return frame


def legal_protecting(pos: AnkhMorporkPosition, frame: Protecting, seat: int) -> list[Move]:
    """$3 for each piece with Small Gods (ANK-5.10); Susan for a minion; or let it happen."""
    happening = _happening(pos)
    unsaved = _unsaved(happening, seat)
    moves: list[Move] = []
    if has_small_gods(pos, seat):
        moves += [SAVE[WHAT[what]][area] for _, area, what, _ in unsaved]
    if SUSAN in pos.hands[seat] and _removes_minion(happening, unsaved):
        moves.append(INTERRUPT[SUSAN])
    return [*moves, PASS, PASS_TURN, PASS_BELOW[frame.stake + 1]]


def default_protecting(pos: AnkhMorporkPosition, frame: Protecting, seat: int) -> Move:
    """Let it happen."""
    return PASS


def apply_protecting(pos: AnkhMorporkPosition, frame: Protecting, seat: int, move: Move) -> None:
    """One piece is saved; as long as more can be, the player is asked again."""
    happening = _happening(pos)
    if isinstance(move, Pass):
        pos.stack.pop()
        set_standing(pos, seat, move)
        pos.say("ankh_morpork-lets-event-happen", {"seat": seat, "event": EVENTS[happening.event]})
        return
    if isinstance(move, Save):
        area, what = AREA_NUMBERS[move.area], WHAT.index(move.what)
        pos.cash[seat] -= SMALL_GODS_PRICE
        pos.say("ankh_morpork-saves", {"seat": seat, "area": move.area, "piece": move.what, "n": SMALL_GODS_PRICE})
    elif isinstance(move, Interrupt):
        area, what = next((hit[1], hit[2]) for hit in _unsaved(happening, seat) if hit[2] == A_MINION)
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
    if frame.event in REPEATS:
        frame.stage = ROLL
    else:
        finish(pos)


def _lose(pos: AnkhMorporkPosition, frame: Happening, owner: int, area: int, count: int = 1) -> None:
    for _ in range(count):
        lose_minion(pos, owner, area)
        if owner < pos.setup.players:
            frame.lost = (*frame.lost, (owner, area))


def no_effect(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """Everything has happened already."""


# ---- The Dragon


def roll_dragon(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.5: one roll."""
    (area,) = frame.dice = roll_areas(pos, frame, 1)
    hits = [(owner, area, A_MINION, pos.minions[13 * owner + area]) for owner in range(pos.setup.players)]
    if pos.building[area] != NOBODY:
        hits.append((pos.building[area], area, A_BUILDING, 1))
    set_hits(frame, [hit for hit in hits if hit[3]])


def dragon(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.5, ANK-6.6: everything leaves that is not saved, the marker in any case."""
    (area,) = frame.dice
    for owner in range(6):
        standing = pos.minions[13 * owner + area]
        _lose(pos, frame, owner, area, standing - saved_count(frame, owner, area, A_MINION))
    _raze_unsaved(pos, frame, area)
    pos.trouble &= ~BIT[area]


# ---- buildings: Explosion, Earthquake, Fire


def _hit_buildings(pos: AnkhMorporkPosition, frame: Happening, areas: int) -> None:
    set_hits(frame, [(pos.building[area], area, A_BUILDING, 1) for area in AREAS_IN[areas & pos.built]])


def _raze_unsaved(pos: AnkhMorporkPosition, frame: Happening, area: int) -> None:
    owner = pos.building[area]
    if owner != NOBODY and not saved_count(frame, owner, area, A_BUILDING):
        raze(pos, area)  # ANK-6.4


def roll_explosion(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.15: one roll."""
    frame.dice = roll_areas(pos, frame, 1)
    _hit_buildings(pos, frame, mask_of(frame.dice))


def roll_earthquake(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.25: two rolls; equal ones hit one area once."""
    frame.dice = roll_areas(pos, frame, EARTHQUAKE_ROLLS)
    _hit_buildings(pos, frame, mask_of(frame.dice))


def buildings_fall(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """Explosion, Earthquake, Fire: in dice order."""
    for area in frame.dice:
        _raze_unsaved(pos, frame, area)


def roll_fire(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.10 to ANK-6.12: it spreads from the area rolled just before, even if the building there was saved."""
    last = frame.dice
    (area,) = frame.dice = roll_areas(pos, frame, 1)
    burns = pos.built & BIT[area] and (not last or NEXT_TO[last[0]] & BIT[area])
    if burns:
        _hit_buildings(pos, frame, BIT[area])
    else:
        pos.say("ankh_morpork-fire-ends", {"area": AREA_NAMES[area]})
        finish(pos)


# ---- Flood


def roll_flood(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.7, R-02: two rolls; a dry area floods nothing, or is rolled again."""
    dice: list[int] = []
    while len(dice) < FLOOD_ROLLS:
        area = roll(pos)
        if RIVER & BIT[area] or not pos.setup.flood_reroll:
            dice.append(area)
    frame.dice = tuple(dice)
    _say_dice(pos, frame, frame.dice, frame.by)
    flooded = AREAS_IN[mask_of(frame.dice) & RIVER]
    hits = [
        (owner, area, A_MINION, pos.minions[13 * owner + area])
        for owner in range(pos.setup.players)
        for area in flooded
    ]
    set_hits(frame, [hit for hit in hits if hit[3]])


def flood(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.8: active player first, each moves his minions; the frames are laid so that he is on top."""
    players = pos.setup.players
    flooded = mask_of(frame.dice) & RIVER
    for step in reversed(range(players)):
        seat = (frame.by + step) % players
        left = [
            (hit[1], hit[3] - saved)
            for hit, saved in zip(frame.hits, frame.saved, strict=True)
            if hit[0] == seat and hit[3] > saved
        ]
        if left:
            pos.stack.append(Fleeing(seat, flooded, tuple(left)))


def legal_fleeing(pos: AnkhMorporkPosition, frame: Fleeing, seat: int) -> list[Move]:
    """ANK-6.8: into an adjacent area that is not flooded; ANK-6.9: in any order."""
    return [
        Flee(AREA_NAMES[area], AREA_NAMES[to])
        for area, _ in frame.left
        for to in AREAS_IN[NEXT_TO[area] & ~frame.flooded]
    ]


def default_fleeing(pos: AnkhMorporkPosition, frame: Fleeing, seat: int) -> Move:
    """The first one."""
    return legal_fleeing(pos, frame, seat)[0]


def apply_fleeing(pos: AnkhMorporkPosition, frame: Fleeing, seat: int, move: Flee) -> None:
    """ANK-6.9: every single move follows ANK-4.10."""
    area = AREA_NUMBERS[move.area]
    shift(pos, seat, area, AREA_NUMBERS[move.to])
    frame.left = tuple([(here, n - (here == area)) for here, n in frame.left if n - (here == area)])
    if not frame.left:
        pos.stack.pop()


# ---- Mysterious Murders


def roll_murder(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.16: active player first and then clockwise, each rolls once and chooses a victim there."""
    players = pos.setup.players
    set_hits(frame, [])
    while frame.rolled < players:
        seat = (frame.by + frame.rolled) % players
        frame.rolled += 1
        frame.dice = roll_areas(pos, frame, 1, seat)
        if pos.crowd[frame.dice[0]]:
            pos.stack.append(Murdering(seat, frame.dice[0]))
            return
    finish(pos)


def legal_murdering(pos: AnkhMorporkPosition, frame: Murdering, seat: int) -> list[Move]:
    """ANK-6.17, R-37: any minion there, marker or not."""
    return [KILL[owner][area] for area, owner in minions_in(pos, BIT[frame.area])]


def default_murdering(pos: AnkhMorporkPosition, frame: Murdering, seat: int) -> Move:
    """Rather somebody else's."""
    moves = legal_murdering(pos, frame, seat)
    return next((move for move in moves if isinstance(move, Kill) and OWNER_NUMBERS[move.minion] != seat), moves[0])


def apply_murdering(pos: AnkhMorporkPosition, frame: Murdering, seat: int, move: Kill) -> None:
    """The victim's owner may protect it."""
    happening = _happening(pos)
    pos.stack.pop()
    set_hits(happening, [(OWNER_NUMBERS[move.minion], frame.area, A_MINION, 1)])


def murder(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.17: a saved victim is not replaced by another."""
    for (owner, area, _, _), saved in zip(frame.hits, frame.saved, strict=True):
        if not saved:
            _lose(pos, frame, owner, area)


# ---- Demons and Trolls


def _hit_by_arrivals(pos: AnkhMorporkPosition, frame: Happening, what: int) -> None:
    """ANK-6.19, R-32: who holds Small Gods may keep neutrals out of areas in which he has a piece."""
    holder = pos.building[SMALL_GODS]
    hits = []
    if holder != NOBODY:
        own = pos.where[holder] | mask_of(pos.buildings_of(holder))
        hits = [(holder, area, what, frame.dice.count(area)) for area in AREAS_IN[mask_of(frame.dice) & own]]
    set_hits(frame, hits)


def _arrive(pos: AnkhMorporkPosition, frame: Happening, owner: int, what: int) -> None:
    """In dice order; those that were paid for stay in the supply."""
    holder = pos.building[SMALL_GODS]
    stopped = {area: saved_count(frame, holder, area, what) for area in frame.dice}
    for area in frame.dice:
        if stopped[area]:
            stopped[area] -= 1
        elif pos.supply[owner]:
            pos.place_minion(owner, area)
            if owner == DEMON:
                pos.trouble |= BIT[area]  # ANK-6.18: even without any other minion
            pos.say("ankh_morpork-arrives", {"minion": WHAT[what], "area": AREA_NAMES[area]})


def roll_demons(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.18, R-01."""
    frame.dice = roll_areas(pos, frame, pos.setup.demon_rolls)
    _hit_by_arrivals(pos, frame, A_DEMON)


def demons(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.18."""
    _arrive(pos, frame, DEMON, A_DEMON)


def roll_trolls(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.24: Small Gods does not stop them, unless the table plays it so (R-32)."""
    frame.dice = roll_areas(pos, frame, TROLL_ROLLS)
    if pos.setup.options.small_gods_trolls:
        _hit_by_arrivals(pos, frame, A_TROLL)


def trolls(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.24: a marker follows only where a minion is already."""
    _arrive(pos, frame, TROLL, A_TROLL)


# ---- Bloody Stupid Johnson


def roll_johnson(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.22: one roll; only a card that a player holds is hit."""
    (area,) = frame.dice = roll_areas(pos, frame, 1)
    holder = pos.building[area]
    if holder == NOBODY or pos.gone & BIT[area]:
        return
    hits = [(holder, area, A_CARD, 1)]
    if pos.minions[13 * holder + area]:
        hits.append((holder, area, A_MINION, 1))
    set_hits(frame, hits)


def johnson(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.22, ANK-6.23: card and minion go, unless each was saved; the building stays."""
    for (holder, area, what, _), saved in zip(frame.hits, frame.saved, strict=True):
        if saved:
            continue
        if what == A_CARD:
            pos.gone |= BIT[area]
            pos.say("ankh_morpork-card-gone", {"seat": holder, "area": AREA_NAMES[area]})
        else:
            _lose(pos, frame, holder, area)


# ---- Fog, Riots, Subsidence


def fog(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.13."""
    take_fog(pos)


def riots(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.14, ANK-9.3: eight markers end the game; the points decide."""
    if pos.trouble.bit_count() >= RIOT_MARKERS:
        end_game(pos, RIOTS)
    else:
        pos.say("ankh_morpork-no-riots", {"n": pos.trouble.bit_count()})


def subsidence(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.21: each player pays $2 per building; who cannot (R-35: or will not) gives buildings up."""
    choosing = []
    for seat in (frame.by, *pos.opponents(frame.by)):
        houses = pos.houses[seat]
        keep = min(houses, pos.cash[seat] // SINKING_PRICE)
        if houses and (keep < houses or pos.setup.options.subsidence_choice):
            choosing.append(Sinking(seat, keep))
        elif houses:
            spend(pos, seat, SINKING_PRICE * houses)
    pos.stack += reversed(choosing)


def legal_sinking(pos: AnkhMorporkPosition, frame: Sinking, seat: int) -> list[Move]:
    """He has to pay for as many as he can and picks which ones go; with R-35's switch he may give up more."""
    moves = [RAZE[area] for area in pos.buildings_of(seat)]
    return [*moves, DONE] if pos.houses[seat] <= frame.keep else moves


def default_sinking(pos: AnkhMorporkPosition, frame: Sinking, seat: int) -> Move:
    """Give up the cheapest, as few as possible."""
    if pos.houses[seat] <= frame.keep:
        return DONE
    return RAZE[min(pos.buildings_of(seat), key=lambda area: COST[area])]


def apply_sinking(pos: AnkhMorporkPosition, frame: Sinking, seat: int, move: Move) -> None:
    """A building goes; when enough are gone, the others are paid for."""
    if isinstance(move, Raze):
        raze(pos, AREA_NUMBERS[move.area])
        free = pos.setup.options.subsidence_choice
        if pos.houses[seat] > frame.keep or (free and pos.houses[seat]):
            return
    pos.stack.pop()
    spend(pos, seat, SINKING_PRICE * pos.houses[seat])


_Part = Callable[[AnkhMorporkPosition, Happening], None]

ROLLS: tuple[_Part, ...] = (
    roll_dragon,
    roll_flood,
    roll_fire,
    no_effect,
    no_effect,
    roll_explosion,
    roll_murder,
    roll_demons,
    no_effect,
    roll_johnson,
    roll_trolls,
    roll_earthquake,
)
EFFECTS: tuple[_Part, ...] = (
    dragon,
    flood,
    buildings_fall,
    fog,
    riots,
    buildings_fall,
    murder,
    demons,
    subsidence,
    johnson,
    trolls,
    buildings_fall,
)
"""By event, in the order of EVENTS."""
REPEATS = (FIRE, MURDERS)
"""ANK-6.2: these roll, protect and happen again and again."""

assert len(ROLLS) == len(EFFECTS) == len(EVENTS)
