"""The state of a game of The Walled City: flat lists and small numbers, and the verbs that move pieces and cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from tetrapolis.core.card_knowledge import STORED, TABLE, CardKnowledge, book, unread
from tetrapolis.core.chance import Chance
from tetrapolis.core.observation import shown_of
from tetrapolis.core.position import Position
from tetrapolis.core.state import APART, per_player, row_per_player, sees, starts, stored_struct
from tetrapolis.games.walled_city.rules import sight
from tetrapolis.games.walled_city.rules.board import MOST_FENCES, Board
from tetrapolis.games.walled_city.rules.cards import FACES, FACTION, NO_ITEM, TILE_UP
from tetrapolis.games.walled_city.rules.moves import COLOURS, Colour
from tetrapolis.games.walled_city.rules.neighbourhoods import Ground, Sides, ground_of, hoods_of
from tetrapolis.games.walled_city.rules.options import (
    DATED,
    NEUTRAL_NOBLES,
    NEUTRAL_PEASANTS,
    Options,
    Setup,
    setup_of,
    written,
)

NOBODY = -1
NO_CARD = -1
EMPTY, DEMOLISHED = 0, -1
"""State of a place; above 0: how many pieces lie there (WAL-1.5, WAL-13.14)."""
LINES = ("neighbourhoods1", "factions1", "guilds1", "neighbourhoods2", "factions2", "guilds2", "towers")
"""What votes are given for, by round."""
OFF = len(FACES)
"""Off-colour cards are kinds of their own for `card_knowledge`: OFF + face."""


def _colours(own: str, neutral: int) -> Callable[[Setup], list[int]]:
    """What the setup gives each player, and the neutral colour where there is one."""
    return lambda setup: [getattr(setup, own)] * setup.players + [neutral] * (setup.colours - setup.players)


def _areas(value: int, each: int = 1) -> Callable[[Setup], list[int]]:
    return lambda setup: [value] * (each * (len(setup.board.areas) + MOST_FENCES))


def _board(part: str, value: int, each: int = 1) -> Callable[[Setup], list[int]]:
    return lambda setup: [value] * (each * len(getattr(setup.board, part)))


class WalledCityPosition(Position):
    """A position of The Walled City. Seats, colours and places count from 0."""

    setup: Annotated[Setup, APART]
    board: Annotated[Board, APART]
    lore: Annotated[CardKnowledge, APART, sees(book, unread)]
    ground: Annotated[Ground, APART]
    """The board with its fences; the next three are its."""
    sides: Annotated[Sides, APART]
    """The areas on the two sides of each path now (fences change them)."""
    gap_area: Annotated[tuple[int, ...], APART]
    names: Annotated[tuple[str, ...], APART]
    """The areas' ids: A3; A3A and A3B once it is fenced."""
    _hoods: Annotated[tuple[int, ...] | None, APART]
    hands: Annotated[list[list[int]], starts(row_per_player), sees(sight.hands)]
    """Faces, without the off-colour card."""
    ledger: Annotated[
        list[list[int]], starts(lambda setup: [[0] * len(LINES) for _ in range(setup.colours)]), sees(sight.ledger)
    ]
    """Votes of each colour by LINES."""
    round: int
    first: int
    roads: Annotated[list[int], starts(lambda setup: [setup.roads] * setup.players)]
    walls: Annotated[list[int], starts(lambda setup: [setup.walls] * setup.players)]
    peasants: Annotated[list[int], starts(_areas(0, 4))]
    """peasants[4 * area + colour]"""
    nobles: Annotated[list[int], starts(_areas(0, 4))]
    guards: Annotated[list[int], starts(_board("towers", 0, 4))]
    """guards[4 * tower + colour]"""
    supply_p: Annotated[list[int], starts(_colours("peasants", NEUTRAL_PEASANTS))]
    supply_n: Annotated[list[int], starts(_colours("nobles", NEUTRAL_NOBLES))]
    box_p: Annotated[list[int], starts(lambda setup: [0] * setup.colours)]
    box_n: Annotated[list[int], starts(lambda setup: [0] * setup.colours)]
    items: Annotated[list[int], starts(_areas(NO_ITEM))]
    """The die or tile of each area (see cards), NO_ITEM for none."""
    tower_items: Annotated[list[int], starts(_board("towers", NO_ITEM))]
    paths: Annotated[list[int], starts(_board("paths", EMPTY))]
    gaps: Annotated[list[int], starts(_board("gaps", EMPTY))]
    off: Annotated[list[int], starts(per_player(NO_CARD)), sees(sight.off)]
    """Each player's off-colour card (WAL-11.4), NO_CARD if he has none (any more)."""
    zone_owner: Annotated[list[int], starts(_board("zones", NOBODY))]
    zone_card: Annotated[list[int], starts(_board("zones", NO_CARD)), sees(sight.zone_card)]
    """The face in each defence zone, OFF + face for an off-colour card."""
    zone_turned: Annotated[list[int], starts(_board("zones", 0)), sees(sight.zone_turned)]
    """1: the larger number faces the zone's second tower."""
    offer: list[int]
    guild: Annotated[list[int], starts(per_player(NOBODY))]
    old_guild: Annotated[list[int], starts(per_player(NOBODY))]
    """Guilds of round 1, for ties (WAL-6.4)."""
    turned: Annotated[list[int], starts(per_player(0))]
    discard: list[int]
    cuts: list[int]
    """The fences that stand, as numbers of the board's cuts."""

    def named(self, seat: int | None) -> Any:
        """See view.View."""
        from tetrapolis.games.walled_city.rules.view import view_of

        return view_of(self, seat)

    def on_table(self, seat: int | None) -> Any:
        """See view.View."""
        from tetrapolis.games.walled_city.rules.view import view_of

        return shown_of(view_of(self, seat, book=False))

    def tally(self, seat: int | None) -> Any:
        """See tally.Tally."""
        from tetrapolis.games.walled_city.rules.tally import tally_of

        return tally_of(self, seat)

    def tally_like(self, seat: int | None, other: Any) -> Any:
        """See tally.Tally."""
        from tetrapolis.games.walled_city.rules.tally import tally_of

        return tally_of(self, seat, other)

    @property
    def players(self) -> int:
        """How many players there are."""
        return self.setup.players

    # ---- names

    @property
    def area_count(self) -> int:
        """The board's areas and one more for each fence."""
        return len(self.names)

    def colour_name(self, colour: int) -> Colour:
        """p1 to p4, or neutral."""
        return "neutral" if colour >= self.setup.players else COLOURS[colour]

    def colour_number(self, name: str) -> int:
        """The colour of a name."""
        return self.setup.players if name == "neutral" else COLOURS.index(name)

    # ---- neighbourhoods

    def hoods(self) -> tuple[int, ...]:
        """The neighbourhoods now (WAL-2.11), as sets of areas."""
        if self._hoods is None:
            self._hoods = hoods_of(self.ground, self.open_paths)
        return self._hoods

    @property
    def open_paths(self) -> int:
        """The paths without a road, as a set."""
        return sum([1 << path for path, state in enumerate(self.paths) if state <= EMPTY])

    def hood_of(self, area: int) -> int:
        """The neighbourhood of an area."""
        return next(hood for hood in self.hoods() if hood >> area & 1)

    def set_path(self, path: int, state: int) -> None:
        """A road comes or goes."""
        self.paths[path] = state
        self._hoods = None

    def put_fence(self, cut: int) -> int:
        """WAL-13.35: an area becomes two; the new part's number. Citizens and item stay in the first part."""
        part = len(self.names)
        self.cuts.append(cut)
        self.stand_on(ground_of(self.board, tuple(self.cuts)))
        return part

    def stand_on(self, ground: Ground) -> None:
        """These are the areas now."""
        self.ground = ground
        self.sides, self.gap_area, self.names = ground.sides, ground.gap_area, ground.names
        self._hoods = None

    # ---- votes

    @property
    def votes(self) -> list[int]:
        """The votes of each colour."""
        return [sum(lines) for lines in self.ledger]

    def give_votes(self, colour: int, line: int, votes: int) -> None:
        """Votes may be negative (WAL-4.11)."""
        self.ledger[colour][line] += votes

    # ---- citizens

    def settle(self, colour: int, area: int, peasants: int, nobles: int) -> None:
        """From the supply into an area."""
        self.supply_p[colour] -= peasants
        self.supply_n[colour] -= nobles
        self.peasants[4 * area + colour] += peasants
        self.nobles[4 * area + colour] += nobles

    def noble_places(self, colour: int, towers: bool) -> list[int]:
        """Where a colour has nobles: areas, and towers counted on from 100 if those are asked for too."""
        places = [area for area in range(self.area_count) if self.nobles[4 * area + colour]]
        if towers:
            places += [TOWER + tower for tower in range(len(self.board.towers)) if self.guards[4 * tower + colour]]
        return places

    def take_noble(self, colour: int, place: int) -> None:
        """A noble leaves an area or a tower; the caller says where it goes."""
        if place >= TOWER:
            self.guards[4 * (place - TOWER) + colour] -= 1
        else:
            self.nobles[4 * place + colour] -= 1

    def put_noble(self, colour: int, place: int) -> None:
        """A noble comes to an area or a tower."""
        if place >= TOWER:
            self.guards[4 * (place - TOWER) + colour] += 1
        else:
            self.nobles[4 * place + colour] += 1

    def place_name(self, place: int) -> str:
        """The id of an area or (from TOWER on) a tower."""
        return self.board.towers[place - TOWER] if place >= TOWER else self.names[place]

    def place_number(self, name: str) -> int:
        """The area or tower of an id."""
        towers = self.board.towers
        return TOWER + towers.index(name) if name in towers else self.names.index(name)

    # ---- dice and tiles

    def item_at(self, place: int) -> int:
        """The die or tile of an area or a tower."""
        return self.tower_items[place - TOWER] if place >= TOWER else self.items[place]

    def set_item(self, place: int, item: int) -> None:
        """Change it or put another there."""
        if place >= TOWER:
            self.tower_items[place - TOWER] = item
        else:
            self.items[place] = item

    # ---- cards

    def card_played(self, seat: int, face: int) -> None:
        """A card leaves a hand openly and is out of play (WAL-3.11, WAL-7.14)."""
        self.hands[seat].remove(face)
        self.discard.append(face)
        self.lore.move(face, seat, TABLE, -1)

    def give_card(self, giver: int, taker: int, face: int) -> None:
        """Butchers: seen by the two only (WAL-14.4)."""
        self.hands[giver].remove(face)
        self.hands[taker].append(face)
        self.lore.move(face, giver, taker, 1 << giver | 1 << taker)

    def zone_pile(self, zone: int) -> int:
        """The lore's zone of a defence zone."""
        return self.lore.deck + 1 + zone

    def off_pile(self, seat: int) -> int:
        """The lore's zone of a player's off-colour card: its back tells it from his other cards."""
        return self.lore.deck + 1 + len(self.zone_card) + seat

    # ---- storing and checking

    def data(self) -> dict[str, Any]:
        """The JSON form."""
        content = self.fields_data()
        content["players"] = self.setup.players
        content["options"] = written(self.setup.options)
        content |= self.lore.data()
        return content

    def check(self) -> None:
        """Conservation: every piece, die, tile and card is in exactly one place."""
        setup, board = self.setup, self.board
        for colour in range(setup.colours):
            own = colour < setup.players
            peasants = sum(self.peasants[colour::4]) + self.supply_p[colour] + self.box_p[colour]
            nobles = (
                sum(self.nobles[colour::4]) + sum(self.guards[colour::4]) + self.supply_n[colour] + self.box_n[colour]
            )
            assert peasants == (setup.peasants if own else NEUTRAL_PEASANTS), "peasants"
            assert nobles == (setup.nobles if own else NEUTRAL_NOBLES), "nobles"
        assert min(self.peasants + self.nobles + self.guards + self.supply_p + self.supply_n) >= 0, "citizens"
        dice = [item for item in self.items + self.tower_items if NO_ITEM < item < TILE_UP]
        assert [sum(FACTION[die] == faction for die in dice) for faction in range(5)] == [4] * 5, "dice"
        tiles = [item for item in self.items if item >= TILE_UP]
        assert len(tiles) == board.survey.count(True), "tiles"
        assert all(item < TILE_UP for item in self.tower_items), "a tile in a tower"
        cards = [face for hand in self.hands for face in hand] + self.discard
        cards += [card for card in self.zone_card if NO_CARD < card < OFF]
        assert sorted(cards) == sorted(setup.hand * setup.players), "building cards"
        off = [face for face in self.off if face != NO_CARD] + [card - OFF for card in self.zone_card if card >= OFF]
        assert sorted(off) == sorted(setup.off_colour), "off-colour cards"
        assert min(self.roads + self.walls) >= 0, "roads and walls"
        held = [guild for guild in (*self.offer, *self.guild, *self.old_guild) if guild != NOBODY]
        assert len(set(held)) == len(held), "guilds"
        self.lore.settle()
        sizes = [*map(len, self.hands), 0, *[int(card != NO_CARD) for card in self.zone_card + self.off]]
        assert [len(zone) for zone in self.lore.zones] == sizes, "tokens"


TOWER = 100
"""Places from here on are towers."""


def new_position(setup: Setup) -> WalledCityPosition:
    """An empty board for a setup."""
    pos = WalledCityPosition.__new__(WalledCityPosition)
    pos.begin(setup)
    board = pos.board = setup.board
    pos.lore = CardKnowledge(setup.players, piles=len(board.zones) + setup.players)
    pos.stand_on(ground_of(board, ()))
    return pos


def load_position(game: Any, content: dict[str, Any], chance: Chance) -> WalledCityPosition:
    """The position that `data` describes."""
    stored: Any = msgspec.convert({**content, "options": {**DATED, **content["options"]}}, _STORED)
    pos = new_position(setup_of(stored.players, stored.options))
    pos.start(game, chance)
    for cut in stored.cuts:
        pos.put_fence(cut)
    pos.set_fields(stored)
    pos.lore.load(stored)
    return pos


_STORED = stored_struct(WalledCityPosition, ("players", int), ("options", Options), *STORED)
