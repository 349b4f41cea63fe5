"""The state of a game of Genoa: flat lists and small numbers, and the verbs that move money, goods and cards."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tetrapolis.core.card_knowledge import STORED, TABLE, CardKnowledge
from tetrapolis.core.chance import Chance
from tetrapolis.core.holes import HOLE
from tetrapolis.core.observation import shown_of
from tetrapolis.core.position import Position
from tetrapolis.core.state import APART, HIDDEN, OWN, each, per_player, sees, starts, stored_struct
from tetrapolis.games.genoa.rules import sight
from tetrapolis.games.genoa.rules.board import MARKET, SPACES, Board
from tetrapolis.games.genoa.rules.cards import (
    BUILDINGS,
    COMMODITIES,
    DECK_OF,
    DECKS,
    EXTRA_ACTION,
    FIRST,
    GOOD_COUNTS,
    MARKERS,
    OF_DECK,
    ROUNDS,
    START_DUCATS,
    TILE_COUNTS,
    TILES,
)
from tetrapolis.games.genoa.rules.frames import NOBODY, Remark
from tetrapolis.games.genoa.rules.moves import Preset
from tetrapolis.games.genoa.rules.options import Options, Setup, setup_of

GOODS, KINDS = len(COMMODITIES), len(TILES)
DISCS = 5
"""GEN-1.4."""
START, MOVING, ACQUIRING, OVER = 1, 2, 3, 4
"""The phases of a turn (GEN-2.12)."""

CLOCKWISE = [
    [tuple((after + step) % players for step in range(1, players)) for after in range(players)] for players in range(6)
]
"""By number of players and seat: the others in turn order."""


def _piles(setup: Setup) -> list[list[int]]:
    return [[] for _ in DECKS]


def _hands(setup: Setup) -> list[list[int]]:
    return [[] for _ in range(len(DECKS) * setup.players)]


class GenoaPosition(Position):
    """A position of Genoa. Seats, spaces, cards and kinds count from 0; sets are bits."""

    setup: Annotated[Setup, APART]
    board: Annotated[Board, APART]
    lores: Annotated[list[CardKnowledge], APART, sees(sight.lores, sight.unread_lores)]
    """What each seat knows of each deck's cards."""
    notes: Annotated[list[Remark], each("turn"), sees(sight.notes)]
    """The NOTEs of this turn (GEN-6.7)."""
    presets: Annotated[list[list[Preset]], APART, sees(sight.presets)]
    """Each player's preset offers (GEN-6.63): private."""
    round: int
    turn: int
    first: int
    trader: int
    phase: int
    spaces_left: Annotated[int, starts(lambda setup: ROUNDS[setup.players])]
    """GEN-2.3."""
    tower: Annotated[int, each("turn", -1)]
    """The space the tower is on."""
    visited: Annotated[int, each("turn")]
    """The spaces visited this turn."""
    used: Annotated[int, each("turn")]
    """The buildings whose action was used or has lapsed this turn (GEN-5.15)."""
    bought: Annotated[int, each("turn")]
    """Actions bought this turn (GEN-12.2)."""
    bank: int
    """What the bank has paid in all."""
    auto: int
    """Whose messages are delivered by themselves (GEN-14.5)."""
    shown: int
    """Who shows his money (GEN-13.3, option personal)."""
    cut: Annotated[int, sees(sight.cut)]
    """Where in the log the present turn begins."""
    versions: int
    """The last version number of an offer or counter: none is given out twice (GEN-6.46)."""
    path: Annotated[list[int], each("turn")]
    """The spaces visited this turn, in order."""
    discs: Annotated[list[int], each("turn", lambda setup: [0] * SPACES)]
    """Discs left on each space; the tower's own are those on `tower`."""
    owner: Annotated[list[int], starts(lambda setup: [NOBODY] * len(BUILDINGS))]
    """Whose marker is on each building."""
    ducats: Annotated[list[int], starts(per_player(START_DUCATS))]
    goods: Annotated[list[int], starts(per_player(0, GOODS))]
    """goods[8 * seat + commodity]"""
    tiles: Annotated[list[int], starts(per_player(0, KINDS))]
    """tiles[5 * seat + tile]"""
    supply: Annotated[list[int], starts(lambda setup: list(GOOD_COUNTS))]
    tile_supply: Annotated[list[int], starts(lambda setup: list(TILE_COUNTS))]
    in_use: Annotated[list[int], starts(lambda setup: [0] * KINDS)]
    """Tiles whose effect is not finished: they go back to the supply after it (GEN-9.2, R-42)."""
    markers: Annotated[list[int], starts(per_player(0))]
    """In each player's personal supply."""
    central: Annotated[list[int], starts(per_player(MARKERS))]
    """Each player's markers in the central supply."""
    acted: Annotated[list[int], each("turn", per_player(0))]
    """Actions each player has taken this turn, Extra actions included."""
    extras: Annotated[list[int], each("turn", per_player(0))]
    """Extra action tiles each player has spent this turn."""
    noted: Annotated[list[int], each("turn", per_player(0))]
    """NOTEs each player has made this turn."""
    watched: Annotated[list[int], starts(per_player(0)), OWN]
    """For each player: the spaces he wants to be asked about (GEN-6.63): private."""
    quiet: Annotated[list[int], starts(per_player(0)), OWN]
    """Whether each player passes on all others, and until when (see `moves.QUIET`): private."""
    hands: Annotated[list[list[int]], starts(_hands), sees(sight.hands)]
    """hands[4 * seat + deck]"""
    decks: Annotated[list[list[int]], starts(_piles), HIDDEN]
    """Face down, top first."""
    face_up: Annotated[list[list[int]], starts(_piles)]
    """Played cards under each deck (GEN-8.2)."""

    def named(self, seat: int | None) -> Any:
        """See view.View."""
        from tetrapolis.games.genoa.rules.view import view_of

        return view_of(self, seat)

    def on_table(self, seat: int | None) -> Any:
        """See view.View."""
        from tetrapolis.games.genoa.rules.view import view_of

        return shown_of(view_of(self, seat, book=False))

    def tally(self, seat: int | None) -> Any:
        """See tally.Tally."""
        from tetrapolis.games.genoa.rules.tally import tally_of

        return tally_of(self, seat)

    def tally_like(self, seat: int | None, other: Any) -> Any:
        """See tally.Tally."""
        from tetrapolis.games.genoa.rules.tally import tally_of

        return tally_of(self, seat, other)

    @property
    def players(self) -> int:
        """How many players there are."""
        return self.setup.players

    # ---- who and where

    def clockwise(self, after: int) -> tuple[int, ...]:
        """The other seats in turn order."""
        return CLOCKWISE[self.setup.players][after]

    def space_name(self, space: int) -> str:
        """The id of a space."""
        return self.board.names[space]

    def space_number(self, name: str) -> int:
        """The space of an id, -1 if there is none."""
        return self.board.numbers.get(name, -1)

    @property
    def moves_left(self) -> int:
        """How often the tower can still move (GEN-4.4)."""
        return DISCS - len(self.path)

    def next_spaces(self) -> list[int]:
        """Where the tower can go now (GEN-4.1, GEN-4.5)."""
        if len(self.path) >= DISCS:
            return []
        visited = self.visited
        return [space for space in self.board.adjacent[self.tower] if not visited >> space & 1]

    # ---- actions

    def actions_left(self, seat: int) -> int:
        """How many actions a player has left this turn without an Extra action tile (GEN-5.2).

        Of two players the trader has a second one as soon as the other has bought (GEN-12.2).
        """
        second = self.bought and seat == self.trader and self.setup.players == 2
        return (2 if second else 1) - self.acted[seat] + self.extras[seat]

    def base_left(self, seat: int) -> bool:
        """Whether there is one."""
        return self.actions_left(seat) > 0

    def can_act(self, seat: int) -> bool:
        """GEN-5.7: an action is available."""
        return self.base_left(seat) or self.tiles[KINDS * seat + EXTRA_ACTION] > 0

    def takes_extra(self, seat: int, space: int) -> bool:
        """Whether a player who buys this space acts there with an Extra action tile (GEN-6.15)."""
        return space < MARKET and not self.base_left(seat) and self.tiles[KINDS * seat + EXTRA_ACTION] > 0

    # ---- money and goods

    def purse_open(self, seat: int) -> bool:
        """Whether everybody sees this player's ducats during the game (GEN-13.3)."""
        money = self.setup.options.money
        return money == "open" or (money == "personal" and bool(self.shown >> seat & 1))

    def pay_from_bank(self, seat: int, ducats: int) -> None:
        """The bank never runs out (GEN-1.12)."""
        self.ducats[seat] += ducats
        self.bank += ducats

    def take_good(self, seat: int, good: int) -> bool:
        """A commodity from the supply, if there is one (GEN-7.1)."""
        if not self.supply[good]:
            return False
        self.supply[good] -= 1
        self.goods[GOODS * seat + good] += 1
        return True

    def return_good(self, seat: int, good: int) -> None:
        """A commodity goes back to the supply."""
        self.goods[GOODS * seat + good] -= 1
        self.supply[good] += 1

    def take_tile(self, seat: int, tile: int) -> bool:
        """A tile from the supply, if there is one."""
        if not self.tile_supply[tile]:
            return False
        self.tile_supply[tile] -= 1
        self.tiles[KINDS * seat + tile] += 1
        return True

    def return_tile(self, seat: int, tile: int) -> None:
        """A tile goes back to the supply."""
        self.tiles[KINDS * seat + tile] -= 1
        self.tile_supply[tile] += 1

    def use_tile(self, seat: int, tile: int) -> None:
        """A player spends a tile; it lies apart until `tile_done`."""
        self.tiles[KINDS * seat + tile] -= 1
        self.in_use[tile] += 1

    def tile_done(self, tile: int) -> None:
        """The effect of a tile is finished (GEN-9.2)."""
        self.in_use[tile] -= 1
        self.tile_supply[tile] += 1

    def take_markers(self, seat: int, markers: int) -> int:
        """From the central to the personal supply; how many there were."""
        markers = min(markers, self.central[seat])
        self.central[seat] -= markers
        self.markers[seat] += markers
        return markers

    def return_markers(self, seat: int, markers: int) -> None:
        """From the personal to the central supply."""
        self.markers[seat] -= markers
        self.central[seat] += markers

    # ---- cards

    def hand(self, seat: int, deck: int) -> list[int]:
        """A player's cards of a deck."""
        return self.hands[4 * seat + deck]

    def may_hold(self, seat: int, card: int) -> bool:
        """Whether a card is in a hand; in a hand that is a hole any may be."""
        hand = self.hands[4 * seat + DECK_OF[card]]
        return HOLE in hand or card in hand

    def deck_size(self, deck: int) -> int:
        """How many cards can still be drawn: face down or, after a shuffle, face up (GEN-8.3)."""
        return len(self.decks[deck]) + len(self.face_up[deck])

    def draw(self, seat: int, deck: int) -> int | None:
        """The top card comes to a hand, if there is one (GEN-7.2); only its new owner sees it (GEN-13.4)."""
        pile = self.decks[deck]
        if not pile:
            return None
        card = pile.pop(0)
        self.hands[4 * seat + deck].append(card)
        self.lores[deck].move(card - FIRST[deck], self.setup.players, seat, 1 << seat)
        self._turn_over(deck)
        return card

    def put_under(self, seat: int, card: int) -> None:
        """A card from a hand goes face up under its deck (GEN-8.2)."""
        deck = DECK_OF[card]
        self.hands[4 * seat + deck].remove(card)
        self.face_up[deck].append(card)
        self.lores[deck].move(card - FIRST[deck], seat, TABLE, -1)
        self._turn_over(deck)

    def _turn_over(self, deck: int) -> None:
        """As soon as the top card is face up, the deck is shuffled and turned face down (GEN-8.3, R-34)."""
        pile = self.face_up[deck]
        if self.decks[deck] or not pile:
            return
        cards = sorted(pile)
        self.face_up[deck] = []
        self.decks[deck] = self.chance.shuffled(cards) if len(cards) > 1 else cards
        kinds = sum([1 << (card - FIRST[deck]) for card in cards])
        for card in self.decks[deck]:
            self.lores[deck].move(card - FIRST[deck], TABLE, self.setup.players, 0, group=kinds)
        self.say("genoa-reshuffled", {"deck": DECKS[deck], "n": len(cards)})

    def hand_over(self, giver: int, taker: int, card: int) -> None:
        """A card changes hands; the two see which (GEN-13.4)."""
        deck = DECK_OF[card]
        self.hands[4 * giver + deck].remove(card)
        self.hands[4 * taker + deck].append(card)
        self.lores[deck].move(card - FIRST[deck], giver, taker, 1 << giver | 1 << taker)

    def show(self, seat: int, card: int) -> None:
        """A player shows everybody a card of his hand."""
        deck = DECK_OF[card]
        for viewer in range(self.setup.players + 1):  # the last one is a spectator
            if viewer != seat:
                self.lores[deck].glimpse(viewer, [card - FIRST[deck]], seat)

    # ---- storing and checking

    def data(self) -> dict[str, Any]:
        """The JSON form."""
        content = self.fields_data()
        content["players"] = self.setup.players
        content["options"] = self.setup.options
        content["presets"] = [[str(preset) for preset in presets] for presets in self.presets]
        content["lores"] = [lore.data() for lore in self.lores]
        return content

    def check(self) -> None:
        """The invariants GEN-6.66, GEN-6.67 and GEN-6.70."""
        players = self.setup.players
        assert sum(self.ducats) == START_DUCATS * players + self.bank, "ducats"
        assert all(ducats % 5 == 0 for ducats in self.ducats), "coins"
        for good, count in enumerate(GOOD_COUNTS):
            assert sum(self.goods[good::GOODS]) + self.supply[good] == count, "commodities"
        for tile, count in enumerate(TILE_COUNTS):
            assert sum(self.tiles[tile::KINDS]) + self.tile_supply[tile] + self.in_use[tile] == count, "tiles"
        for seat in range(players):
            on_board = self.owner.count(seat)
            assert self.markers[seat] + self.central[seat] + on_board == MARKERS, "markers"
            assert self.actions_left(seat) >= 0, "actions"
        assert all(NOBODY <= owner < players for owner in self.owner), "owners"
        for deck, numbers in enumerate(OF_DECK):
            cards = [card for seat in range(players) for card in self.hand(seat, deck)]
            assert sorted(cards + self.decks[deck] + self.face_up[deck]) == list(numbers), "cards"
            assert self.decks[deck] or not self.face_up[deck], "a deck face up"
            lore = self.lores[deck]
            lore.settle()
            sizes = [*(len(self.hand(seat, deck)) for seat in range(players)), len(self.decks[deck])]
            assert [len(zone) for zone in lore.zones] == sizes, "tokens"
        numbers_held = (*self.ducats, *self.goods, *self.tiles, *self.supply, *self.tile_supply)
        assert min(*numbers_held, *self.markers, *self.central) >= 0, "a debt"
        assert len(set(self.path)) == len(self.path) <= DISCS, "a space visited twice"
        assert sum([1 << space for space in self.path]) == self.visited, "visited"
        assert sum(self.discs) <= DISCS, "discs"
        assert 1 <= self.spaces_left <= ROUNDS[players], "round marker"
        assert 0 <= min(self.trader, self.first) <= max(self.trader, self.first) < players, "seats"
        assert -1 <= self.tower < SPACES, "tower"
        assert self.used >> MARKET == 0, "buildings used"


def new_position(setup: Setup) -> GenoaPosition:
    """Full supplies, empty hands (GEN-1.5 to 1.7, GEN-1.11)."""
    pos = GenoaPosition.__new__(GenoaPosition)
    pos.begin(setup)
    pos.board = setup.board
    pos.lores = [CardKnowledge(setup.players) for _ in DECKS]
    pos.presets = [[] for _ in range(setup.players)]
    return pos


def load_position(game: Any, content: dict[str, Any], chance: Chance) -> GenoaPosition:
    """The position that `data` describes."""
    stored: Any = msgspec.convert(content, _STORED)
    pos = new_position(setup_of(stored.players, stored.options))
    pos.start(game, chance)
    pos.set_fields(stored)
    pos.presets = [[game.parse_move(text) for text in presets] for presets in stored.presets]
    for lore, known in zip(pos.lores, stored.lores, strict=True):
        lore.load(known)
    return pos


_LORE = msgspec.defstruct("_LORE", [(name, kind) for name, kind in STORED], forbid_unknown_fields=True)
_STORED = stored_struct(
    GenoaPosition,
    ("players", int),
    ("options", Options),
    ("presets", list[list[str]]),
    ("lores", list[_LORE]),  # type: ignore[valid-type]
)
