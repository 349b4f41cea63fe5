"""What each of the twelve events rolls and does (ANK-6.5 to ANK-6.25). When who is asked stands in events."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.rules.areas import (
    AREAS_IN,
    BIT,
    COST,
    EVERYWHERE,
    NEXT_TO,
    RIVER,
    SMALL_GODS,
    mask_of,
)
from tetrapolis.games.ankh_morpork.rules.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.cards import EVENTS
from tetrapolis.games.ankh_morpork.rules.common import roll, spend
from tetrapolis.games.ankh_morpork.rules.deck import take_fog
from tetrapolis.games.ankh_morpork.rules.frames import Fleeing, Happening, Murdering, Sinking
from tetrapolis.games.ankh_morpork.rules.hits import (
    A_BUILDING,
    A_CARD,
    A_DEMON,
    A_MINION,
    A_TROLL,
    WHAT,
    Hit,
    happening_below,
    lose,
    roll_areas,
    saved_count,
    say_dice,
    set_hits,
)
from tetrapolis.games.ankh_morpork.rules.moves import DONE, KILL, OWNER_NUMBERS, RAZE, Flee, Kill, Raze
from tetrapolis.games.ankh_morpork.rules.pieces import (
    ROWS,
    minions_in,
    minions_of,
    not_own,
    on_board,
    rather_others,
    raze,
    shift,
)
from tetrapolis.games.ankh_morpork.rules.position import DEMON, MINION_OWNERS, NOBODY, TROLL, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.reasons import (
    IS_DRY,
    NO_DRY_LAND,
    NOT_ROLLED_BY_MURDER,
    NOT_YOUR_BUILDING,
    Reasons,
)
from tetrapolis.games.ankh_morpork.rules.scoring import RIOT_MARKERS, RIOTS, end_game

SINKING_PRICE = 2  # ANK-6.21
TROLL_ROLLS, FLOOD_ROLLS, EARTHQUAKE_ROLLS = 3, 2, 2


def no_roll(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """No die decides."""


def _minions_hit(pos: AnkhMorporkPosition, areas: int) -> list[Hit]:
    """The players' minions in some areas."""
    return [
        (owner, area, A_MINION, count)
        for owner in range(pos.setup.players)
        for area in AREAS_IN[areas]
        if (count := pos.minions[13 * owner + area])
    ]


# ---- The Dragon


def roll_dragon(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.5: one roll."""
    (area,) = frame.dice = roll_areas(pos, frame, 1)
    hits = _minions_hit(pos, BIT[area])
    if pos.building[area] != NOBODY:
        hits.append((pos.building[area], area, A_BUILDING, 1))
    set_hits(frame, hits)


def dragon(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.5, ANK-6.6: everything leaves that is not saved, the marker in any case."""
    (area,) = frame.dice
    for owner in MINION_OWNERS:
        standing = pos.minions[13 * owner + area]
        lose(pos, frame, owner, area, standing - saved_count(frame, owner, area, A_MINION))
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
        pos.stack.pop()


# ---- Flood


def roll_flood(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.7, R-02: two rolls; a dry area floods nothing, or is rolled again."""
    dice: list[int] = []
    while len(dice) < FLOOD_ROLLS:
        area = roll(pos)
        if RIVER & BIT[area] or not pos.setup.flood_reroll:
            dice.append(area)
        else:
            pos.say("ankh_morpork-flood-rolls-again", {"seat": frame.by, "area": AREA_NAMES[area]})
    frame.dice = tuple(dice)
    say_dice(pos, frame, frame.dice, frame.by)
    set_hits(frame, _minions_hit(pos, mask_of(frame.dice) & RIVER))


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


def unfleeing(pos: AnkhMorporkPosition, frame: Fleeing, seat: int) -> Reasons:
    """ANK-6.8, ANK-6.9: the minions that do not flee: others', and those that stand dry or were saved."""
    wet = mask_of([area for area, _ in frame.left]) << 13 * seat
    return [*not_own(pos, seat), (minions_of(pos, seat) & ~wet, IS_DRY)]


def no_refuge(pos: AnkhMorporkPosition, frame: Fleeing, seat: int) -> Reasons:
    """ANK-6.8: where nobody can flee."""
    near = 0
    for area, _ in frame.left:
        near |= NEXT_TO[area]
    return [(EVERYWHERE & ~(near & ~frame.flooded), NO_DRY_LAND)]


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
    pos.stack.pop()


def legal_murdering(pos: AnkhMorporkPosition, frame: Murdering, seat: int) -> list[Move]:
    """ANK-6.17, R-37: any minion there, marker or not."""
    return [KILL[owner][area] for area, owner in minions_in(pos, BIT[frame.area])]


def unmurdered(pos: AnkhMorporkPosition, frame: Murdering, seat: int) -> Reasons:
    """ANK-6.16: who stands elsewhere."""
    return [(on_board(pos) & ~(BIT[frame.area] * ROWS), NOT_ROLLED_BY_MURDER)]


def default_murdering(pos: AnkhMorporkPosition, frame: Murdering, seat: int) -> Move:
    """Rather somebody else's."""
    return rather_others(legal_murdering(pos, frame, seat), seat)


def apply_murdering(pos: AnkhMorporkPosition, frame: Murdering, seat: int, move: Kill) -> None:
    """The victim's owner may protect it."""
    happening = happening_below(pos)
    pos.stack.pop()
    set_hits(happening, [(OWNER_NUMBERS[move.minion], frame.area, A_MINION, 1)])


def murder(pos: AnkhMorporkPosition, frame: Happening) -> None:
    """ANK-6.17: a saved victim is not replaced by another."""
    for (owner, area, _, _), saved in zip(frame.hits, frame.saved, strict=True):
        if not saved:
            lose(pos, frame, owner, area)


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
            lose(pos, frame, holder, area)


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
        if houses and not keep:  # nothing to choose
            for area in pos.buildings_of(seat):
                raze(pos, area)
        elif houses and (keep < houses or pos.setup.options.subsidence_choice):
            choosing.append(Sinking(seat, keep))
        elif houses:
            spend(pos, seat, SINKING_PRICE * houses)
    pos.stack += reversed(choosing)


def legal_sinking(pos: AnkhMorporkPosition, frame: Sinking, seat: int) -> list[Move]:
    """He has to pay for as many as he can and picks which ones go; with R-35's switch he may give up more."""
    moves = [RAZE[area] for area in pos.buildings_of(seat)]
    return [*moves, DONE] if pos.houses[seat] <= frame.keep else moves


def unsinkable(pos: AnkhMorporkPosition, frame: Sinking, seat: int) -> Reasons:
    """Others' buildings."""
    return [(pos.built & ~mask_of(pos.buildings_of(seat)), NOT_YOUR_BUILDING)]


def sinks_on(pos: AnkhMorporkPosition, frame: Sinking, houses: int) -> bool:
    """Whether he is asked again when he has so many buildings left."""
    return houses > frame.keep or (pos.setup.options.subsidence_choice and houses > 0)


def default_sinking(pos: AnkhMorporkPosition, frame: Sinking, seat: int) -> Move:
    """Give up the cheapest, as few as possible."""
    if pos.houses[seat] <= frame.keep:
        return DONE
    return RAZE[min(pos.buildings_of(seat), key=lambda area: COST[area])]


def apply_sinking(pos: AnkhMorporkPosition, frame: Sinking, seat: int, move: Move) -> None:
    """A building goes; when enough are gone, the others are paid for."""
    if isinstance(move, Raze):
        raze(pos, AREA_NUMBERS[move.area])
        if sinks_on(pos, frame, pos.houses[seat]):
            return
    pos.stack.pop()
    spend(pos, seat, SINKING_PRICE * pos.houses[seat])


_Part = Callable[[AnkhMorporkPosition, Happening], None]


class Effect(NamedTuple):
    """An event: what is rolled, what happens, and the rules that say so."""

    rules: tuple[str, ...]
    roll: _Part
    effect: _Part
    repeats: bool = False
    """ANK-6.2: it is rolled, protected from and carried out again and again."""


_BY_NAME = {
    "the_dragon": Effect(("ANK-6.5", "ANK-6.6"), roll_dragon, dragon),
    "flood": Effect(("ANK-6.7", "ANK-6.8", "ANK-6.9"), roll_flood, flood),
    "fire": Effect(("ANK-6.10", "ANK-6.11", "ANK-6.12"), roll_fire, buildings_fall, repeats=True),
    "fog": Effect(("ANK-6.13",), no_roll, fog),
    "riots": Effect(("ANK-6.14",), no_roll, riots),
    "explosion": Effect(("ANK-6.15",), roll_explosion, buildings_fall),
    "mysterious_murders": Effect(("ANK-6.16", "ANK-6.17"), roll_murder, murder, repeats=True),
    "demons_from_the_dungeon_dimensions": Effect(("ANK-6.18", "ANK-6.19"), roll_demons, demons),
    "subsidence": Effect(("ANK-6.21",), no_roll, subsidence),
    "bloody_stupid_johnson": Effect(("ANK-6.22", "ANK-6.23"), roll_johnson, johnson),
    "trolls": Effect(("ANK-6.24",), roll_trolls, trolls),
    "earthquake": Effect(("ANK-6.25",), roll_earthquake, buildings_fall),
}
EFFECTS: tuple[Effect, ...] = tuple(_BY_NAME[name] for name in EVENTS)
"""By the number of the event."""
