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

from collections.abc import Mapping, Sequence
from typing import Any

import tetrapolis as tp
from tests.table import GivenTable, parts_and_options
from tetrapolis.games.citadels.rules import scoring
from tetrapolis.games.citadels.rules.cards import CHARACTER_INDEX, CITY_NAME, NAMES, RANK, UNIQUE_NAMES
from tetrapolis.games.citadels.rules.frames import Draft, Turn
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.set_up import call

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

    game = GAME

    # ---- when

    def call(self, char: str) -> Table:
        """The turn phase comes to this character: all lower ranks had their turns."""
        if self._pos is None:
            return self.laid(called=char)
        call(self.pos, self.pos.setup.cast.index(CHARACTER_INDEX[char]))
        return self._run()

    def selected(self) -> Table:
        """All characters are chosen, rank 1 is not called yet: the Theater's owner has his window (CIT-2.20)."""
        return self.laid(phase="selected")

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
    holders: Mapping[str, int] | None = None,
    absent: Sequence[str] = (),
    seed: int | str = 1,
    **told: Any,
) -> Table:
    """A table in the middle of a round, after the draft.

    `holders` says who has which character; ranks nobody was given go to the players who still need one, then to the
    discards; `absent` characters are surely discarded. Other keywords are parts of `set_up`, or the table's options.
    """
    parts, options = parts_and_options(GAME, told)
    characters: dict[int, list[str]] = {}
    for char, seat in (holders or {}).items():
        characters.setdefault(seat, []).append(char)
    options["cast"] = list(cast) if cast is not None else cast_with(ninth=players in (3, 8))
    options["uniques"] = _uniques(**parts)
    return Table(players=players, seed=seed, options=options, characters=characters, discarded=absent, **parts)


def _uniques(
    hands: Mapping[int, Sequence[str]] | None = None,
    cities: Mapping[int, Sequence[str]] | None = None,
    deck: Sequence[str] = (),
    museum: Sequence[str] = (),
    **_: Any,
) -> list[str]:
    """Fourteen unique districts: those the test names, filled up with others."""
    named = [name for cards in (hands or {}).values() for name in cards]
    named += [name.rstrip("+") for city in (cities or {}).values() for name in city]
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
    return list(dict.fromkeys(wanted + rest))[:14]


def drafting(players: int, seed: int | str = 1, **options: Any) -> Table:
    """A new game at its first draft decision."""
    pos = GAME.new(players, seed, options)
    assert isinstance(pos, CitadelsPosition)
    assert isinstance(pos.stack[-1], Draft)
    return Table(pos)
