"""Positions of Ankh-Morpork laid in words (see `Game.set_up`): the board, the hands, the piles, who is who.

The reference of the game in the docs takes its examples from here.

game.set_up(
    players=2,
    minions={"dolly_sisters": {"p1": 2, "troll": 1}, "the_shades": {"p2": 1}},
    buildings={"small_gods": "p2"},
    trouble="dolly_sisters",
    hands={0: "mr_gryle", 1: "gaspode groat"},
)

game.set_up(
    players=3,
    active="p2",
    win_check=True,
    cash={"p1": 25},
    loans={"p1": "mr_bent"},
    penalties={"p2": "dr_whiteface"},
    deck="hex librarian",
    deck_size=20,
    discard="susan modo",
    personalities={"p1": "lord_vetinari"},
    events="flood",
    events_used="the_dragon",
    buildings={"the_scours": "p2"},
    gone="small_gods",
    gained="the_scours",
    used="the_scours",
)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

import msgspec

from tetrapolis.core.chance import Chance
from tetrapolis.core.errors import BadOptions
from tetrapolis.core.set_up import BySeat, Names, SeatName, Stock, amount, by_seat, for_each, names, numbered, seat_of
from tetrapolis.games.ankh_morpork.rules import personalities, turns
from tetrapolis.games.ankh_morpork.rules.areas import BIT
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREAS
from tetrapolis.games.ankh_morpork.rules.cards import (
    BROWN_KINDS,
    CARDS,
    EVENT_NUMBERS,
    EVENTS,
    GREEN_KINDS,
    INTERRUPTS,
    IS_GREEN,
    NAMES,
    NUMBERS,
)
from tetrapolis.games.ankh_morpork.rules.frames import Main
from tetrapolis.games.ankh_morpork.rules.options import Options, setup_of
from tetrapolis.games.ankh_morpork.rules.position import (
    BUILDINGS,
    DEMON,
    IN_DECK,
    TROLL,
    AnkhMorporkPosition,
    new_position,
)

_NEUTRAL = {"troll": TROLL, "demon": DEMON}
_LOANS = {card.id: NUMBERS[card.id] for card in CARDS if card.text == "loan"}
_PENALTIES = {card.id: NUMBERS[card.id] for card in CARDS if card.text == "penalty"}
_QUIET = ("commander_vimes", "dragon_king_of_arms", "lord_vetinari", "lord_rust")
"""Who the players are if nobody says: personalities that seldom win by accident."""


class Parts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position of Ankh-Morpork, at the beginning of a player's turn."""

    active: SeatName = 0
    """Whose turn it is."""
    win_check: bool = False
    """It begins with the WIN CHECK (ANK-2.2), so he may have won; else that is over."""
    minions: Mapping[str, Mapping[int | str, int]] = {}
    """By area, then by owner: a seat, "troll" or "demon"."""
    buildings: Mapping[str, SeatName] = {}
    """By area, with its card (ANK-4.16)."""
    trouble: Names = []
    """The areas with a marker."""
    cash: BySeat[int] | int = 10
    """Dollars: the same for all, or by seat; those not told have 10."""
    hands: BySeat[Names] = {}
    """Nobody without a hand card is asked in a window (ANK-4.39)."""
    loans: BySeat[Names] = {}
    """The cards before a player (ANK-7.1)."""
    penalties: BySeat[Names] = {}
    """ANK-7.4."""
    deck: Names = []
    """The top cards of the draw pile; the rest is shuffled, green above brown (ANK-1.11). If the last one named is
    brown, all green cards that lie nowhere are out of the game."""
    deck_size: int | None = None
    """So many cards are left in it; the others are out of the game."""
    discard: Names = []
    """The last one is on top."""
    personalities: BySeat[str] = {}
    """Who is who; those not told get ones that seldom win by accident."""
    events: Names = []
    """The next event cards; the rest is shuffled."""
    events_used: Names = []
    """The event cards that were drawn already."""
    gone: Names = []
    """The areas whose card is out of the game (ANK-6.22)."""
    gained: Names = []
    """The areas whose card was gained this turn (ANK-5.4) ..."""
    used: Names = []
    """... and whose power was used (ANK-5.2)."""


def lay(game: Any, players: int, options: Options, chance: Chance, parts: Parts) -> AnkhMorporkPosition:
    """The position that the parts describe; MAIN has not begun to run."""
    pos = new_position(setup_of(players, options))
    pos.start(game, chance)
    _lay_board(pos, parts)
    pos.cash = for_each("cash", parts.cash, players, otherwise=turns.START_CASH)
    _deal_cards(pos, parts)
    _deal_personalities(pos, parts)
    events = Stock(range(len(EVENTS)), EVENT_NUMBERS)
    pos.events_used = events.take("events_used", parts.events_used)
    coming = events.take("events", parts.events)
    pos.events = [*chance.shuffled(events.left), *reversed(coming)]
    pos.first = pos.active = seat_of("active", parts.active, players)
    gained, used = _areas("gained", parts.gained), _areas("used", parts.used)
    if parts.win_check:
        turns.start_turn(pos, pos.active)
    else:
        pos.turn = 1
        pos.stack = [Main(pos.active)]
    pos.gained, pos.used = gained, used
    return pos


# ---- the board


def _areas(part: str, told: Names) -> int:
    """Areas as a set."""
    found = 0
    for name in names(told):
        found |= BIT[numbered(part, name, AREAS)]
    return found


def _lay_board(pos: AnkhMorporkPosition, parts: Parts) -> None:
    players = pos.setup.players
    for name, crowd in parts.minions.items():
        area = numbered("minions", name, AREAS)
        for who, count in crowd.items():
            owner = _NEUTRAL[who] if who in _NEUTRAL else seat_of("minions", who, players)
            for _ in range(amount("minions", count, 0, pos.supply[owner])):
                pos.place_minion(owner, area, quiet=True)
    for name, who in parts.buildings.items():
        seat = seat_of("buildings", who, players)
        amount("buildings", pos.houses[seat] + 1, 0, BUILDINGS)  # ANK-4.18
        pos.place_building(seat, numbered("buildings", name, AREAS))
    pos.trouble = _areas("trouble", parts.trouble)
    pos.gone = _areas("gone", parts.gone)


# ---- cards


def _deal_cards(pos: AnkhMorporkPosition, parts: Parts) -> None:
    players = pos.setup.players
    stock = Stock(pos.setup.cards, NUMBERS)
    for seat, hand in by_seat("hands", parts.hands, players).items():
        pos.hands[seat] = stock.take("hands", hand)
    for seat, loans in by_seat("loans", parts.loans, players).items():
        pos.loans[seat] = stock.take("loans", loans, _LOANS)
    for seat, penalties in by_seat("penalties", parts.penalties, players).items():
        pos.penalties[seat] = stock.take("penalties", penalties, _PENALTIES)
    pos.discard = stock.take("discard", parts.discard)
    top = stock.take("deck", parts.deck)
    for above, card in pairwise(top):
        if IS_GREEN[card] and not IS_GREEN[above]:
            raise BadOptions("error-part-order", part="deck", name=NAMES[card], above=NAMES[above])
    rest = pos.chance.shuffled(stock.left)
    if top and not IS_GREEN[top[-1]]:
        pos.box += [card for card in rest if IS_GREEN[card]]  # brown cards lie below all green ones
        rest = [card for card in rest if not IS_GREEN[card]]
    pile = [*top, *sorted(rest, key=lambda card: not IS_GREEN[card])]
    if parts.deck_size is not None:
        size = amount("deck_size", parts.deck_size, max(1, len(top)), len(pile))
        pos.box += pile[size:]
        del pile[size:]
    pos.deck = pile[::-1]
    _tell_cards(pos)


def _tell_cards(pos: AnkhMorporkPosition) -> None:
    """Everybody saw which pile each hand card came from (ANK-1.11), and nothing else."""
    lore = pos.lore
    lore.lay([0] * pos.setup.players + [sum(map(len, pos.hands)) + len(pos.deck)], len(pos.setup.cards))
    for seat, hand in enumerate(pos.hands):
        for card in hand:
            lore.move(card, lore.deck, seat, 1 << seat, group=GREEN_KINDS if IS_GREEN[card] else BROWN_KINDS)
    somebody = sum(1 << seat for seat, hand in enumerate(pos.hands) if hand)
    for number, card in enumerate(INTERRUPTS):  # nobody can tell a hand from the draw pile, only what lies open
        hidden = card in pos.deck or any(card in hand for hand in pos.hands)
        in_deck = IN_DECK if any(IS_GREEN[other] == IS_GREEN[card] for other in pos.deck) else 0
        pos.whereabouts[number] = somebody | in_deck if hidden else 0


def _deal_personalities(pos: AnkhMorporkPosition, parts: Parts) -> None:
    players = pos.setup.players
    all_of_them = personalities.in_game(players)
    stock = Stock(all_of_them, personalities.NUMBERS)
    told = by_seat("personalities", parts.personalities, players)
    known = {seat: stock.take("personalities", [name])[0] for seat, name in told.items()}
    free = iter(_quiet_first(stock.left))
    pos.personality = [known[seat] if seat in known else next(free) for seat in range(players)]
    pos.unused = [number for number in all_of_them if number not in pos.personality]
    for seat, number in enumerate(pos.personality):
        pos.suspicions.sees_own(seat, number)


def _quiet_first(left: Iterable[int]) -> list[int]:
    quiet = [personalities.NUMBERS[name] for name in _QUIET]
    return sorted(left, key=lambda number: quiet.index(number) if number in quiet else len(quiet))
