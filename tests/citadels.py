"""Given, when, then for Citadels: tables set up by hand that read like the vectors of the rules file.

    table = given(players=4, holders={"thief": 0, "warlord": 1}, gold={1: 5}, cities={2: ["market"]})
    table.call("warlord")                       # Warlord is called: seat 1 is asked
    table.play("gather gold", "destroy p3 market")
    assert table.gold(1) == 6
    table.refused("destroy p3 temple")

Every table is complete and lawful: 68 cards, all character cards, the bank's book. Seats count from 0, move texts say
p1 for seat 0.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import tetrapolis as tp
from tests.table import GivenTable
from tetrapolis.core.chance import Chance
from tetrapolis.games.citadels import scoring
from tetrapolis.games.citadels.cards import (
    BEAUTIFIED,
    CHARACTER_INDEX,
    CITY_KIND,
    CITY_NAME,
    KINDS,
    NAMES,
    RANK,
    UNIQUE_NAMES,
    marks_of,
)
from tetrapolis.games.citadels.draft import next_step
from tetrapolis.games.citadels.frames import Calls, Draft, Turn
from tetrapolis.games.citadels.options import Options, setup_of
from tetrapolis.games.citadels.position import NOBODY, CitadelsPosition, new_position

GAME = tp.game("citadels")
FIRST_CAST = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


def cast_with(*characters: str, ninth: bool = False) -> list[str]:
    """The first-game cast with these characters in place of those of the same rank."""
    cast = {RANK[CHARACTER_INDEX[name]]: name for name in FIRST_CAST}
    if ninth:
        cast[9] = "artist"
    cast.update({RANK[CHARACTER_INDEX[name]]: name for name in characters})
    return [cast[rank] for rank in sorted(cast)]


class Table(GivenTable[CitadelsPosition]):
    """The words a test of this game needs beside those of every table."""

    # ---- when

    def call(self, char: str) -> Table:
        """The turn phase comes to this character: all lower ranks had their turns."""
        pos = self.pos
        rank = RANK[CHARACTER_INDEX[char]]
        assert pos.setup.cast[rank] == CHARACTER_INDEX[char], f"{char} is not in the cast"
        for lower in range(1, rank):
            if pos.holder[lower] != NOBODY and lower != pos.killed:
                pos.shown[lower] = pos.holder[lower]
        pos.stack = [Calls(rank - 1)]
        return self._run()

    def selected(self) -> Table:
        """All characters are chosen, rank 1 is not called yet: the Theater's owner has his window (CIT-2.20)."""
        pos = self.pos
        pos.stack = [Calls()]
        next_step(pos, len(pos.setup.script))
        return self._run()

    def end_round(self) -> Table:
        """Everybody's default moves until this round is over (or the game)."""
        this_round = self.pos.round
        return self.defaults_until(lambda: self.pos.round != this_round)

    def until_called(self, char: str) -> Table:
        """Default moves until this character's turn has begun."""
        rank = RANK[CHARACTER_INDEX[char]]

        def reached() -> bool:
            top = self.pos.stack[-1]
            return isinstance(top, Turn) and top.rank == rank

        return self.defaults_until(reached)

    def drafts(self, **wishes: int) -> Table:
        """The selection phase of the round: `king=2`: seat 2 takes the King; the others take nobody's wish."""
        while self.asked[1] == "draft":
            seat = self.seat
            offered = [text.removeprefix("pick ") for text in self.choices("pick ")]
            wished = [char for char in offered if wishes.get(char) == seat]
            free = [char for char in offered if char not in wishes]
            self.play(f"pick {(wished + free)[0]}")
        for char, seat in wishes.items():
            assert self.pos.holder[RANK[CHARACTER_INDEX[char]]] == seat, f"seat {seat} could not take the {char}"
        return self

    # ---- then

    def holder(self, char: str) -> int:
        """Who holds a character; NOBODY (-1): it lies on the table."""
        return self.pos.holder[RANK[CHARACTER_INDEX[char]]]

    def gold(self, seat: int) -> int:
        return self.pos.gold[seat]

    def cards(self, seat: int) -> int:
        """How many cards in hand."""
        return len(self.pos.hands[seat])

    def hand(self, seat: int) -> list[str]:
        """The hand, sorted by name."""
        return sorted(NAMES[kind] for kind in self.pos.hands[seat])

    def city(self, seat: int) -> list[str]:
        """The city in the order it was built; `+` marks a beautified district."""
        return [CITY_NAME[district] for district in self.pos.cities[seat]]

    @property
    def deck(self) -> list[str]:
        """The deck, top card first."""
        return [NAMES[kind] for kind in self.pos.deck]

    @property
    def bottom(self) -> str:
        """The card at the bottom of the deck."""
        return NAMES[self.pos.deck[-1]]

    def points(self, seat: int) -> dict[str, int]:
        """The scoring lines of a player, as if the game ended now."""
        return dict(scoring.score_lines(self.pos, seat))

    def total(self, seat: int) -> int:
        return sum(self.points(seat).values())


def given(
    players: int = 4,
    cast: Sequence[str] | None = None,
    holders: Mapping[str, int | Sequence[int]] | None = None,
    absent: Sequence[str] = (),
    gold: Mapping[int, int] | int = 2,
    hands: Mapping[int, Sequence[str]] | None = None,
    cities: Mapping[int, Sequence[str]] | None = None,
    deck: Sequence[str] = (),
    deck_size: int | None = None,
    museum: Sequence[str] = (),
    crown: int = 0,
    tax: int = 0,
    killed: str = "",
    bewitched: str = "",
    robbed: str = "",
    warrants: Sequence[str] = (),
    signed: str = "",
    magistrate: int = NOBODY,
    threats: Sequence[str] = (),
    flowered: str = "",
    protected: int = NOBODY,
    completed: Sequence[int] = (),
    seed: int | str = 1,
    **options: Any,
) -> Table:
    """A table in the middle of a round, after the draft.

    `holders` says who has which character; ranks nobody was given go to the players who still need one, then to the
    discards; `absent` characters are surely discarded. Hands not given are empty. `deck` are the top cards of the deck
    (the rest follows in a fixed order); `deck_size` cuts the deck down to so many: the rest goes to the last seat.
    Whoever holds the Witch, Thief, Magistrate or Blackmailer placed the marks; `magistrate` may name somebody else.
    """
    cast = list(cast) if cast is not None else cast_with(ninth=players in (3, 8))
    holders = dict(holders or {})
    hands = {seat: list(cards) for seat, cards in (hands or {}).items()}
    cities = {seat: list(cards) for seat, cards in (cities or {}).items()}
    setup = setup_of(
        players, GAME.options(options) if options else Options(), cast, _uniques(hands, cities, deck, museum)
    )
    pos = new_position(setup)
    pos.start(GAME, Chance(str(seed)))
    pos.round = 1
    pos.crown = pos.chooser = crown
    _deal_cards(pos, hands, cities, list(deck), list(museum), deck_size)
    _deal_characters(pos, holders, absent)
    for seat in range(players):
        amount = gold if isinstance(gold, int) else gold.get(seat, 2)
        pos.gain(seat, amount)
    pos.tax = tax
    pos.bank += tax + sum(district >= BEAUTIFIED for city in pos.cities for district in city)

    def rank(name: str) -> int:
        return RANK[CHARACTER_INDEX[name]] if name else 0

    def holder_if(marked: object, char_rank: int) -> int:
        return pos.holder[char_rank] if marked else NOBODY

    pos.killed, pos.bewitched, pos.robbed = rank(killed), rank(bewitched), rank(robbed)
    pos.witch = holder_if(bewitched, 1)
    pos.thief = holder_if(robbed, 2)
    pos.warrants = sorted(rank(name) for name in warrants)
    pos.signed = rank(signed)
    pos.magistrate = magistrate if magistrate != NOBODY else holder_if(warrants, 1)
    pos.threats = sorted(rank(name) for name in threats)
    pos.flowered = rank(flowered)
    pos.blackmailer = holder_if(threats, 2)
    pos.protected = protected
    pos.completed = list(completed)
    for seat in range(players):
        if pos.is_complete(seat) and seat not in pos.completed:
            pos.completed.append(seat)
    pos.stack = [Calls(0)]
    pos.lay_out()
    pos.check()
    return Table(pos)


def _uniques(
    hands: Mapping[int, Sequence[str]],
    cities: Mapping[int, Sequence[str]],
    deck: Sequence[str],
    museum: Sequence[str],
) -> list[str]:
    """Fourteen unique districts: those the test names, filled up with others."""
    named = [name for cards in hands.values() for name in cards]
    named += [name.rstrip("+") for city in cities.values() for name in city]
    named += [*deck, *museum]
    wanted = [name for name in UNIQUE_NAMES if name in named]
    # districts without an effect before the end of the game disturb no test
    quiet = (
        "dragon_gate",
        "basilica",
        "capitol",
        "wishing_well",
        "ivory_tower",
        "map_room",
        "imperial_treasury",
    )
    rest = [name for name in (*quiet, *UNIQUE_NAMES) if name not in wanted]
    return list(dict.fromkeys(wanted + rest))[: max(14, len(wanted))]


def _deal_cards(
    pos: CitadelsPosition,
    hands: Mapping[int, Sequence[str]],
    cities: Mapping[int, Sequence[str]],
    deck: list[str],
    museum: list[str],
    deck_size: int | None,
) -> None:
    left = list(pos.setup.cards)

    def take(name: str) -> int:
        kind = KINDS[name.rstrip("+")]
        assert kind in left, f"no {name} left"
        left.remove(kind)
        return kind

    for seat in range(pos.setup.players):
        pos.hands[seat] = [take(name) for name in hands.get(seat, ())]
        for name in cities.get(seat, ()):
            take(name)
            pos.cities[seat].append(CITY_KIND[name])
        pos.marks[seat] = marks_of(pos.cities[seat])
    pos.museum = [take(name) for name in museum]
    pos.deck = [take(name) for name in deck]
    rest = random.Random(0).sample(left, len(left))
    pos.deck += rest
    if deck_size is not None:
        spare = pos.deck[deck_size:]
        del pos.deck[deck_size:]
        pos.hands[-1] += spare


def _deal_characters(pos: CitadelsPosition, holders: Mapping[str, int | Sequence[int]], absent: Sequence[str]) -> None:
    """Lay the character cards into the draft's zones as if the players had chosen so."""
    setup = pos.setup
    need = [2 if setup.two_each else 1] * setup.players
    has: list[list[int]] = [[] for _ in need]
    for name, seats in holders.items():
        for seat in [seats] if isinstance(seats, int) else seats:
            has[seat].append(RANK[CHARACTER_INDEX[name]])
    taken = [rank for ranks in has for rank in ranks]
    out = [RANK[CHARACTER_INDEX[name]] for name in absent]
    free = [rank for rank in range(1, setup.ranks + 1) if rank not in taken and rank not in out]
    for seat, ranks in enumerate(has):
        while len(ranks) < need[seat]:
            assert free, "too many absent characters for this number of players"
            ranks.append(free.pop(0))
        assert len(ranks) == need[seat], f"seat {seat} holds too many characters"
    discarded = [*out, *free]
    pos.face_up = [rank for rank in reversed(discarded) if rank != 4][: setup.face_up]
    down = [rank for rank in discarded if rank not in pos.face_up]
    # the first discard, then the lines of the script; with 7 or 8 players the last one laid down the first discard
    pos.zones, pos.owners = [down.pop(0)], [NOBODY]
    for who, keeps in setup.script:
        seat = (pos.chooser + who) % setup.players if who >= 0 else NOBODY
        if keeps:
            rank = has[seat].pop(0)
        elif down:
            rank, seat = down.pop(0), NOBODY
        else:
            continue
        pos.zones.append(rank)
        pos.owners.append(seat)
    assert not down, "a discarded character has no place: use fewer absent ones"
    pos.set_holders()


def drafting(players: int, seed: int | str = 1, **options: Any) -> Table:
    """A new game at its first draft decision."""
    pos = GAME.new(players, seed, options)
    assert isinstance(pos, CitadelsPosition)
    assert isinstance(pos.stack[-1], Draft)
    return Table(pos)
