"""Verbs that aim at the board: placing, building, removing, moving; in MAIN and for texts, powers and events alike."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from tetrapolis.core.prompt import Offer, Refused, Verb
from tetrapolis.core.said import Said
from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.prompt.taking_back import Change, Turn
from tetrapolis.games.ankh_morpork.prompt.words import (
    AREA,
    HOUSE,
    PIECE,
    SEAT,
    dollars,
    minion,
    minion_in,
    note,
    refused,
    say,
)
from tetrapolis.games.ankh_morpork.rules.areas import BIT, COST
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.moves import OWNER_NUMBERS, OWNERS
from tetrapolis.games.ankh_morpork.rules.pieces import build, calm, not_own, place
from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.reasons import NOT_YOUR_BUILDING, NOWHERE_TO_GO, Reasons

Ending = Turn | bool
"""Whether an offer is final: once and for all, or as MAIN goes on after it."""


def is_final(ending: Ending, change: Change | None = None) -> bool:
    """Whether an offer that changes the board so is final."""
    return ending if isinstance(ending, bool) else ending.ends(change)


def settled(ending: Ending) -> Ending:
    """A plain answer, where it does not hang on what changes on the board."""
    return ending if isinstance(ending, bool) or ending.sure is None else not ending.sure


def verb(name: str, offers: Sequence[Offer], refusals: tuple[Refused, ...] = ()) -> Verb:
    """A verb whose words are its name's."""
    said, ask = _words(name)
    return Verb(name, said, tuple(offers), refusals, None, ask)


def reasons_only(name: str, refusals: tuple[Refused, ...]) -> Verb:
    """A verb that cannot be used now and needs no button: who tries it is told why not."""
    return Verb(name, _words(name)[0], (), refusals)


@cache
def _words(name: str) -> tuple[Said, Said]:
    return say(f"verb-{name}"), say(f"aim-{name}")


def adds_trouble(pos: AnkhMorporkPosition, area: int) -> bool:
    """ANK-4.6: whether a minion that arrives brings a marker."""
    return pos.crowd[area] > 0 and not pos.trouble & BIT[area]


# ---- placing


@cache
def place_offer(area: int, stirs: bool, final: bool) -> Offer:
    """A minion from the supply."""
    move = f"place {AREA[area][5:]}"
    said = say("move-place", area=AREA[area], lift="none")
    return Offer(move, said, AREA[area], final=final, note=note("trouble") if stirs else None)


@cache
def _lift(lift: int, area: int, seat: int, stirs: bool, final: bool) -> Offer:
    return Offer(
        f"place {AREA[area][5:]} lift={AREA[lift][5:]}",
        say("move-place", area=AREA[area], lift=AREA[lift]),
        PIECE[13 * seat + lift],
        AREA[area],
        label=minion_in(seat, lift, seat),
        final=final,
        note=note("trouble") if stirs else None,
    )


def place_verb(
    pos: AnkhMorporkPosition, seat: int, moves: Sequence[Any], reasons: Reasons, ending: Ending, quiet: bool = False
) -> Verb:
    """Place a minion; ANK-4.4: with all twelve on the board, one that is lifted."""
    ending = settled(ending)
    if not pos.supply[seat]:
        return _lift_verb(pos, seat, moves, reasons, ending, quiet)
    # One more minion without a marker takes nothing away that could be done before.
    goes_on = pos.supply[seat] > 1 and not is_final(ending)
    offers = []
    for move in moves:
        area = AREA_NUMBERS[move.area]
        stirs = not quiet and adds_trouble(pos, area)
        final = not (goes_on and not stirs) and is_final(ending, _places(seat, move, quiet))
        offers.append(place_offer(area, stirs, final))
    return verb("place", offers, refused("area", reasons))


def _places(seat: int, move: Any, quiet: bool) -> Change:
    return lambda pos: place(pos, seat, move, quiet)


def _lift_verb(
    pos: AnkhMorporkPosition, seat: int, moves: Sequence[Any], reasons: Reasons, ending: Ending, quiet: bool
) -> Verb:
    offers, lifted = [], 0
    for move in moves:
        area, lift = AREA_NUMBERS[move.area], AREA_NUMBERS[move.lift]
        lifted |= BIT[lift]
        final = is_final(ending, _places(seat, move, quiet))
        offers.append(_lift(lift, area, seat, not quiet and adds_trouble(pos, area), final))
    stuck = (pos.where[seat] & ~lifted) << 13 * seat
    refusals = refused("piece", [*not_own(pos, seat), (stuck, NOWHERE_TO_GO)]) + refused("area", reasons, second=True)
    return Verb(
        "place",
        say("verb-place"),
        tuple(offers),
        refusals,
        note("lift-minion"),
        say("aim-lift-minion"),
        pairs=say("why-pair-lift"),
    )


# ---- building


def _cost(area: int, price: int) -> Said:
    """The price as it is printed on the board, or another one."""
    return note("cost", price) if price == COST[area] else dollars(price)


@cache
def _build(area: int, price: int, final: bool) -> Offer:
    said = say("offer-build", area=AREA[area], n=price, lift="none")
    paid = {"dollars": price}
    return Offer(f"build {AREA[area][5:]}", said, AREA[area], price=paid, final=final, note=_cost(area, price))


@cache
def _rebuild(lift: int, area: int, price: int, final: bool) -> Offer:
    return Offer(
        f"build {AREA[area][5:]} lift={AREA[lift][5:]}",
        say("offer-build", area=AREA[area], n=price, lift=AREA[lift]),
        HOUSE[lift],
        AREA[area],
        label=AREA[lift],
        price={"dollars": price},
        final=final,
        note=_cost(area, price),
    )


def build_verb(
    pos: AnkhMorporkPosition, seat: int, moves: Sequence[Any], reasons: Reasons, ending: Ending, part: int = 1
) -> Verb:
    """Build; ANK-4.18: with all six on the board, with one that is taken down."""
    offers, ending, lifted = [], settled(ending), 0
    for move in moves:
        area = AREA_NUMBERS[move.area]
        final = is_final(ending, _builds(seat, move, part))
        price = COST[area] // part
        if move.lift:
            lifted |= BIT[AREA_NUMBERS[move.lift]]
            offers.append(_rebuild(AREA_NUMBERS[move.lift], area, price, final))
        else:
            offers.append(_build(area, price, final))
    if not lifted:
        return verb("build", offers, refused("area", reasons))
    refusals = refused("house", [(pos.built & ~lifted, NOT_YOUR_BUILDING)]) + refused("area", reasons, second=True)
    return Verb("build", say("verb-build"), tuple(offers), refusals, note("lift-building"), say("aim-lift-building"))


def _builds(seat: int, move: Any, part: int) -> Change:
    return lambda pos: build(pos, seat, move, part)


@cache
def _buy(area: int, owner: int, lift: int, final: bool) -> Offer:
    price = COST[area]
    return Offer(
        f"buy {AREA[area][5:]}" + (f" lift={AREA[lift][5:]}" if lift else ""),
        say("offer-buy", area=AREA[area], target=SEAT[owner], n=price, lift=AREA[lift] if lift else "none"),
        HOUSE[area],
        HOUSE[lift] if lift else "",
        label=AREA[area],
        then_label=AREA[lift] if lift else None,
        price={"dollars": price},
        final=final,
        note=dollars(price),
    )


def buy_verb(pos: AnkhMorporkPosition, moves: Sequence[Any], reasons: Reasons, finals: Sequence[bool]) -> Verb:
    """Buy an opponent's building, maybe with one of the own ones that is taken down."""
    offers, lifted = [], 0
    for move, final in zip(moves, finals, strict=True):
        area, lift = AREA_NUMBERS[move.area], AREA_NUMBERS[move.lift] if move.lift else 0
        lifted |= BIT[lift]
        offers.append(_buy(area, pos.building[area], lift, final))
    refusals = refused("house", reasons)
    if lifted == BIT[0]:
        return verb("buy", offers, refusals)
    refusals += refused("house", [(pos.built & ~lifted, NOT_YOUR_BUILDING)], second=True)
    return Verb("buy", say("verb-buy"), tuple(offers), refusals, note("lift-building"), say("aim-buy"))


# ---- minions


@cache
def _piece(move: str, key: str, owner: int, area: int, seat: int, final: bool) -> Offer:
    return Offer(
        f"{move} {AREA[area][5:]} {OWNERS[owner]}",
        say(f"offer-{key}", minion=minion(owner, seat), area=AREA[area]),
        PIECE[13 * owner + area],
        label=minion_in(owner, area, seat),
        final=final,
        against=move == "kill" and owner == seat,
    )


def minion_verb(key: str, seat: int, moves: Sequence[Any], reasons: Reasons, finals: Sequence[bool]) -> Verb:
    """Choose a minion: `key` is kill, remove, grab or swap."""
    offers = [
        _piece(move.tag, key, OWNER_NUMBERS[move.minion], AREA_NUMBERS[move.area], seat, final)
        for move, final in zip(moves, finals, strict=True)
    ]
    return verb(key, offers, refused("piece", reasons))


@cache
def _flee(area: int, to: int, seat: int, stirs: bool, final: bool) -> Offer:
    return Offer(
        f"flee {AREA[area][5:]} {AREA[to][5:]}",
        say("move-flee", area=AREA[area], to=AREA[to]),
        PIECE[13 * seat + area],
        AREA[to],
        label=minion_in(seat, area, seat),
        final=final,
        note=note("trouble") if stirs else None,
    )


def flee_verb(
    pos: AnkhMorporkPosition, seat: int, moves: Sequence[Any], reasons: Reasons, no_refuge: Reasons, final: bool
) -> Verb:
    """ANK-6.8: which minion leaves the flood, and where to."""
    offers = []
    for move in moves:
        area, to = AREA_NUMBERS[move.area], AREA_NUMBERS[move.to]
        offers.append(_flee(area, to, seat, adds_trouble(pos, to), final))
    refusals = refused("piece", reasons) + refused("area", no_refuge, second=True)
    return Verb("flee", say("verb-flee"), tuple(offers), refusals, ask=say("aim-flee"), pairs=say("why-pair-flee"))


# ---- areas


@cache
def _area(tag: str, area: int, final: bool, stirs: bool, gain: int) -> Offer:
    said = say(f"move-{tag}", area=AREA[area])
    words = note("trouble") if stirs else note("gain", gain) if gain else None
    gained = {"dollars": gain} if gain else {}
    return Offer(f"{tag} {AREA[area][5:]}", said, AREA[area], gain=gained, final=final, note=words)


def area_verb(
    pos: AnkhMorporkPosition, moves: Sequence[Any], reasons: Reasons, finals: Sequence[bool], gains: Sequence[int] = ()
) -> Verb:
    """Choose an area: calm, stir, go, visit."""
    tag = moves[0].tag
    offers = []
    for index, move in enumerate(moves):
        area = AREA_NUMBERS[move.area]
        stirs = tag == "go" and adds_trouble(pos, area)
        offers.append(_area(tag, area, finals[index], stirs, gains[index] if gains else 0))
    return verb(tag, offers, refused("area", reasons))


def calms(seat: int, move: Any) -> Change:
    """What taking a marker off changes."""
    return lambda pos: calm(pos, seat, move)


def plain(moves: Sequence[Move], ending: Ending) -> list[bool]:
    """For moves that are all final, or all not."""
    return [is_final(ending)] * len(moves)
