"""Positions of Citadels laid in words (see `Game.set_up`): who has what, who is whom, whom the calls have come to.

The reference of the game in the docs takes its examples from here.

game.set_up(players=4, characters={"p1": "thief", "p2": "merchant"}, robbed="merchant", gold={1: 5}, called="merchant")

game.set_up(
    players=4,
    round=5,
    phase="selection",
    crown="p2",
    chose_first="p2",
    characters={"p2": "king"},
    discarded="thief",
    face_up="warlord",
)

game.set_up(
    players=4,
    called="warlord",
    characters={"p2": "warlord"},
    cities={"p1": "tavern museum", "p3": "manor+"},
    hands={"p2": ["docks", "temple"]},
    deck="manor market",
    deck_size=20,
    museum="castle",
    completed=["p3"],
    killed="thief",
    protected="p1",
)

game.set_up(
    players=4,
    options={"cast": ["witch", "blackmailer", "seer", "king", "abbot", "alchemist", "architect", "marshal"]},
    characters={"p1": "witch", "p2": "blackmailer"},
    bewitched="king",
    threats="architect alchemist",
    flowered="alchemist",
)

game.set_up(
    players=4,
    options={"cast": "magistrate thief seer king abbot merchant architect marshal tax_collector".split()},
    characters={"p1": "magistrate"},
    warrants="king merchant marshal",
    signed="merchant",
    tax=3,
)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from tetrapolis.core.chance import Chance
from tetrapolis.core.errors import BadOptions
from tetrapolis.core.set_up import (
    BySeat,
    Names,
    SeatName,
    Stock,
    amount,
    by_seat,
    for_each,
    names,
    numbered,
    require,
    seat_of,
)
from tetrapolis.games.citadels.rules.cards import (
    BEAUTIFIED,
    BISHOP,
    CHARACTER_NAMES,
    CITY_KIND,
    KINDS,
    MUSEUM,
    NAMES,
    UNIQUE_NAMES,
    marks_of,
)
from tetrapolis.games.citadels.rules.draft import next_step
from tetrapolis.games.citadels.rules.frames import Calls
from tetrapolis.games.citadels.rules.options import UNIQUES_IN_GAME, Options, Setup, make_setup, setup_of
from tetrapolis.games.citadels.rules.position import NOBODY, CitadelsPosition, new_position

Phase = Literal["selection", "selected", "turns"]


class Parts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position of Citadels. Cast, unique districts and rulings are options."""

    phase: Phase = "turns"
    """Characters are being chosen (CIT-2.9); they are all chosen, and a Theater's owner is asked (CIT-2.20); they are
    called (CIT-3.1)."""
    round: int = 1
    """Which round it is, from 1 on."""
    crown: SeatName = 0
    """Who has it."""
    chose_first: SeatName | None = None
    """Who had the crown when the round began; None: who has it now."""
    called: str = ""
    """In the turn phase: the calls have come to this character, all lower ranks had their turns. Empty: they begin."""
    characters: BySeat[Names] = {}
    """Who is who. Ranks nobody is told to have go to those who still need one, the lowest first; in the selection phase
    these are the ones chosen so far."""
    discarded: Names = []
    """Characters that surely nobody has."""
    face_up: Names = []
    """Those of them that lie face up (CIT-2.3); as many as are missing are added."""
    gold: BySeat[int] | int = 2
    """The same for all, or by seat; those not told have 2."""
    hands: BySeat[Names] = {}
    """The district cards of each player; those not told have none."""
    cities: BySeat[Names] = {}
    """In the order they were built; `manor+` is beautified."""
    deck: Names = []
    """The top cards; the rest is shuffled."""
    deck_size: int | None = None
    """So many cards are left in it; all others are in the last player's hand, for this game has no other place."""
    museum: Names = []
    """The cards under it."""
    tax: int = 0
    """Gold on the Tax Collector's token."""
    completed: list[SeatName] = []
    """Who completed his city, in order; who has a complete city now is added."""
    # what was named and marked in this round
    killed: str = ""
    """The character that the Assassin named."""
    bewitched: str = ""
    """... that the Witch named."""
    robbed: str = ""
    """... that the Thief named."""
    warrants: Names = []
    """The characters with a warrant of the Magistrate."""
    signed: str = ""
    """The signed one of the warrants; empty: the first."""
    threats: Names = []
    """The characters with a threat of the Blackmailer."""
    flowered: str = ""
    """The threat with the flower; empty: the first."""
    protected: SeatName | None = None
    """Whose districts the Bishop protects; None: his own, if he was called."""


def lay(game: Any, players: int, options: Options, chance: Chance, parts: Parts) -> CitadelsPosition:
    """The position that the parts describe; its calls or its draft have not begun to run."""
    pos = new_position(_setup(players, options, chance, parts))
    pos.start(game, chance)
    pos.round = amount("round", parts.round, 1)
    pos.crown = seat_of("crown", parts.crown, players)
    pos.chooser = pos.crown if parts.chose_first is None else seat_of("chose_first", parts.chose_first, players)
    _lay_districts(pos, parts)
    _lay_gold(pos, parts)
    pos.completed = [seat_of("completed", who, players) for who in parts.completed]
    pos.completed += [seat for seat in range(players) if pos.is_complete(seat) and seat not in pos.completed]
    pos.lay_out()
    if parts.phase == "selection":
        _select(pos, parts)
        return pos
    _deal_characters(pos, parts)
    _mark(pos, parts)
    if parts.phase == "selected":
        pos.stack = [Calls()]
        next_step(pos, len(pos.setup.script))
    else:
        call(pos, _rank(pos, "called", parts.called) if parts.called else 1)
        if parts.protected is not None:
            pos.protected = seat_of("protected", parts.protected, players)
    return pos


def call(pos: CitadelsPosition, rank: int) -> None:
    """The turn phase comes to this rank: all lower ones were revealed and had their turns (CIT-3.1)."""
    for lower in range(1, rank):
        if pos.holder[lower] != NOBODY and lower != pos.killed:
            pos.shown[lower] = pos.holder[lower]
    if pos.setup.cast[5] == BISHOP and pos.shown[5] != NOBODY:
        pos.protected = pos.witch if pos.bewitched == 5 else pos.shown[5]  # CIT-10.2, CIT-6.18
    pos.stack = [Calls(rank - 1)]


# ---- districts and gold


def _setup(players: int, options: Options, chance: Chance, parts: Parts) -> Setup:
    """The options' cast and unique districts; where they leave the unique ones to a preset, those that are laid."""
    setup = make_setup(players, options, chance)
    if options.uniques is not None:
        return setup
    laid = {name.removesuffix("+") for name in _all_districts(parts)}
    uniques = [name for name in UNIQUE_NAMES if name in laid]
    if len(uniques) > UNIQUES_IN_GAME:
        raise BadOptions("citadels-error-uniques-count", count=len(uniques), expected=UNIQUES_IN_GAME)
    usual = [NAMES[kind] for kind in setup.cards if NAMES[kind] in UNIQUE_NAMES and NAMES[kind] not in laid]
    cast = [CHARACTER_NAMES[char] for char in setup.cast[1:]]
    return setup_of(players, options, cast, [*uniques, *usual][:UNIQUES_IN_GAME])


def _all_districts(parts: Parts) -> list[str]:
    found = [*names(parts.deck), *names(parts.museum)]
    for told in (parts.hands, parts.cities):
        for row in told.values() if isinstance(told, Mapping) else told:
            found += names(row)
    return found


def _lay_districts(pos: CitadelsPosition, parts: Parts) -> None:
    players = pos.setup.players
    stock = Stock(pos.setup.cards, KINDS)
    for seat, hand in by_seat("hands", parts.hands, players).items():
        pos.hands[seat] = stock.take("hands", hand)
    for seat, city in by_seat("cities", parts.cities, players).items():
        stock.take("cities", [name.removesuffix("+") for name in names(city)])
        pos.cities[seat] = [CITY_KIND[name] for name in names(city)]
        pos.marks[seat] = marks_of(pos.cities[seat])
    pos.museum = stock.take("museum", parts.museum)
    require("museum", not pos.museum or any(marks >> MUSEUM & 1 for marks in pos.marks), "cities: museum")
    pos.deck = stock.take("deck", parts.deck)
    pos.deck += pos.chance.shuffled(stock.left)
    if parts.deck_size is not None:
        size = amount("deck_size", parts.deck_size, len(names(parts.deck)), len(pos.deck))
        pos.hands[-1] += pos.deck[size:]
        del pos.deck[size:]


def _lay_gold(pos: CitadelsPosition, parts: Parts) -> None:
    """CIT-1.14: there is always enough."""
    for seat, gold in enumerate(for_each("gold", parts.gold, pos.setup.players, otherwise=2)):
        pos.gain(seat, gold)
    pos.tax = amount("tax", parts.tax, 0)
    require("tax", not pos.tax or pos.setup.tax, "options: tax_collector")
    pos.bank += pos.tax + sum(district >= BEAUTIFIED for city in pos.cities for district in city)


# ---- character cards


def _rank(pos: CitadelsPosition, part: str, name: str, above: int = 0) -> int:
    """The rank of a character of the cast, above another one."""
    known = {CHARACTER_NAMES[char]: rank for rank, char in enumerate(pos.setup.cast) if rank > above}
    return numbered(part, name, known)


def _told_characters(pos: CitadelsPosition, parts: Parts) -> tuple[list[list[int]], list[int], list[int]]:
    """The ranks each player is told to have, those that are out, and those of them that lie face up."""
    players = pos.setup.players
    most = 2 if pos.setup.two_each else 1
    has: list[list[int]] = [[] for _ in range(players)]
    for seat, told in by_seat("characters", parts.characters, players).items():
        has[seat] = [_rank(pos, "characters", name) for name in names(told)]
        amount("characters", len(has[seat]), 0, most)
    face_up = [_rank(pos, "face_up", name) for name in names(parts.face_up)]
    amount("face_up", len(face_up), 0, pos.setup.face_up)
    if 4 in face_up:  # CIT-2.6
        raise BadOptions("error-part-name", part="face_up", name=pos.char(4), near="")
    out = [_rank(pos, "discarded", name) for name in names(parts.discarded)]
    out += [rank for rank in face_up if rank not in out]
    known = [rank for ranks in (*has, out) for rank in ranks]
    for rank in known:
        if known.count(rank) > 1:
            raise BadOptions("error-part-twice", part="characters", name=pos.char(rank))
    amount("discarded", len(out), 0, pos.setup.ranks - most * players)
    return has, out, face_up


def _lay_face_up(pos: CitadelsPosition, face_up: list[int], discarded: list[int]) -> list[int]:
    """CIT-2.3 to CIT-2.6: so many lie face up, the others face down."""
    missing = pos.setup.face_up - len(face_up)
    more = [rank for rank in reversed(discarded) if rank != 4 and rank not in face_up][:missing]
    pos.face_up = [*face_up, *more]
    return [rank for rank in discarded if rank not in pos.face_up]


def _deal_characters(pos: CitadelsPosition, parts: Parts) -> None:
    """Lay the character cards into the draft's zones as if the players had chosen so."""
    setup = pos.setup
    has, out, face_up = _told_characters(pos, parts)
    known = {rank for ranks in (*has, out) for rank in ranks}
    free = [rank for rank in range(1, setup.ranks + 1) if rank not in known]
    for ranks in has:
        while len(ranks) < (2 if setup.two_each else 1):
            ranks.append(free.pop(0))
    down = _lay_face_up(pos, face_up, [*out, *free])
    # the first discard, then the lines of the script; with 7 or 8 players the last one laid down the first discard
    pos.zones, pos.owners = [down.pop(0)], [NOBODY]
    for who, keeps in setup.script:
        seat = (pos.chooser + who) % setup.players if keeps else NOBODY
        if keeps or down:
            pos.zones.append(has[seat].pop(0) if keeps else down.pop(0))
            pos.owners.append(seat)
    pos.set_holders()


def _select(pos: CitadelsPosition, parts: Parts) -> None:
    """CIT-2.9: the first players of the draft have chosen; the next one has the remaining cards in hand."""
    setup = pos.setup
    for part in ("called", "killed", "bewitched", "robbed", "warrants", "threats", "protected"):
        require(part, getattr(parts, part) in ("", [], None), "phase: turns")
    pos.crown = pos.chooser
    has, out, face_up = _told_characters(pos, parts)
    known = {rank for ranks in (*has, out) for rank in ranks}
    free = pos.chance.shuffled([rank for rank in range(1, setup.ranks + 1) if rank not in known])
    down = _lay_face_up(pos, face_up, [*out, *free])
    free = [rank for rank in free if rank not in pos.face_up]
    pos.zones, pos.owners = [down.pop(0)], [NOBODY]
    step = 0
    for who, keeps in setup.script:
        seat = (pos.chooser + who) % setup.players if who >= 0 else NOBODY
        source = has[seat] if keeps else [rank for rank in down if rank in out or who < 0]
        if not source:
            break
        rank = source[0]
        (has[seat] if keeps else down).remove(rank)
        pos.zones.append(rank)
        pos.owners.append(seat if keeps else NOBODY)
        step += 1
    if any(has):
        earlier = (pos.chooser + setup.script[step][0]) % setup.players
        raise BadOptions("error-part-needs", part="characters", needs=f"characters: p{earlier + 1}")
    pos.pool = [rank for rank in range(1, setup.ranks + 1) if rank not in pos.zones and rank not in pos.face_up]
    pos.stack = [Calls()]
    next_step(pos, step)


# ---- marks


def _mark(pos: CitadelsPosition, parts: Parts) -> None:
    """Whoever places a mark is somebody's character; ranks 1 and 2 mark only those above them (CIT-6.1, CIT-7.1)."""
    if parts.killed:
        _placed_by(pos, "killed", "assassin")
        pos.killed = _rank(pos, "killed", parts.killed, above=1)
    if parts.bewitched:
        pos.witch = _placed_by(pos, "bewitched", "witch")
        pos.bewitched = _rank(pos, "bewitched", parts.bewitched, above=1)
    if parts.robbed:
        pos.thief = _placed_by(pos, "robbed", "thief")
        pos.robbed = _rank(pos, "robbed", parts.robbed, above=2)
    if parts.warrants:
        pos.magistrate = _placed_by(pos, "warrants", "magistrate")
        pos.warrants, pos.signed = _faces(pos, "warrants", parts.warrants, "signed", parts.signed, above=1)
    if parts.threats:
        pos.blackmailer = _placed_by(pos, "threats", "blackmailer")
        pos.threats, pos.flowered = _faces(pos, "threats", parts.threats, "flowered", parts.flowered, above=2)


def _placed_by(pos: CitadelsPosition, part: str, char: str) -> int:
    """Who has the character that places a mark; if it is bewitched, the Witch acts for it (CIT-6.12)."""
    rank = next((rank for rank in range(1, pos.setup.ranks + 1) if pos.char(rank) == char), 0)
    holder = pos.holder[rank] if rank else NOBODY
    require(part, holder != NOBODY, f"characters: {char}")
    return pos.witch if pos.bewitched == rank else holder


def _faces(pos: CitadelsPosition, part: str, told: Names, face: str, marked: str, above: int) -> tuple[list[int], int]:
    """Markers that lie face down at several ranks, and the rank of the one that counts (CIT-6.20, CIT-7.8)."""
    ranks = [_rank(pos, part, name, above) for name in names(told)]
    for rank in ranks:
        if ranks.count(rank) > 1:
            raise BadOptions("error-part-twice", part=part, name=pos.char(rank))
    amount(part, len(ranks), 0, 3 if part == "warrants" else 2)
    return sorted(ranks), numbered(face, marked, {pos.char(rank): rank for rank in ranks}) if marked else ranks[0]
