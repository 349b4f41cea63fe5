"""The state of a game of Ankh-Morpork: flat lists and small numbers, and the verbs that move pieces, money and cards.

Whoever moves a card also tells `lore`, the book on who knows which card, and `whereabouts`, the public book on who may
hold which interrupt. Rules live elsewhere.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tetrapolis.core.card_knowledge import STORED, TABLE, CardKnowledge, book, unread
from tetrapolis.core.chance import Chance
from tetrapolis.core.observation import shown_of
from tetrapolis.core.position import Position
from tetrapolis.core.state import APART, HIDDEN, OWN, each, per_player, row_per_player, sees, starts, stored_struct
from tetrapolis.games.ankh_morpork.rules import sight
from tetrapolis.games.ankh_morpork.rules.areas import ALL, AREAS_IN, BIT, EVERYWHERE
from tetrapolis.games.ankh_morpork.rules.cards import BROWN_KINDS, GREEN_KINDS, INTERRUPTS, IS_GREEN
from tetrapolis.games.ankh_morpork.rules.options import Options, Setup, setup_of
from tetrapolis.games.ankh_morpork.rules.personalities import Suspicions, in_game

NOBODY = -1
NO_CARD = -1
TROLL, DEMON = 4, 5
MINION_OWNERS = range(6)
"""The seats 0 to 3, then the neutral ones."""
MINIONS, BUILDINGS, TROLLS, DEMONS = 12, 6, 3, 4  # ANK-1.1, ANK-1.2
IN_DECK = 1 << 7
"""The bit of `whereabouts` beside those of the seats."""
_INTERRUPT_NUMBER = {card: number for number, card in enumerate(INTERRUPTS)}
_GREEN_ONES, _BROWN_ONES = range(3), range(3, 6)


def _all_minions(setup: Setup) -> list[int]:
    return [MINIONS if owner < setup.players else 0 for owner in range(4)] + [TROLLS, DEMONS]


class AnkhMorporkPosition(Position):
    """A position of Ankh-Morpork. Seats count from 0, areas from 1; NOBODY (-1) means no seat."""

    setup: Annotated[Setup, APART]
    lore: Annotated[CardKnowledge, APART, sees(book, unread)]
    suspicions: Annotated[Suspicions, APART, sees(sight.suspicions)]
    hands: Annotated[list[list[int]], starts(row_per_player), sees(sight.hands)]
    loans: Annotated[list[list[int]], starts(row_per_player)]
    """Loan cards before each player (ANK-7.1)."""
    penalties: Annotated[list[list[int]], starts(row_per_player)]
    """Penalty cards before each player (ANK-7.4)."""
    deck: Annotated[list[int], sees(sight.deck)]
    """The draw pile, top card last: brown cards, then green ones."""
    discard: list[int]
    box: list[int]
    """Player cards out of the game."""
    current: Annotated[int, starts(NO_CARD)]
    """The card that lies before the active player (ANK-3.1); NO_CARD if it went elsewhere."""
    cash: Annotated[list[int], starts(per_player(0))]
    minions: Annotated[list[int], starts(lambda setup: [0] * (13 * 6))]
    """How many minions of an owner stand in an area: minions[13 * owner + area]."""
    crowd: Annotated[list[int], starts(lambda setup: [0] * 13)]
    """How many minions stand in each area, neutral ones included (ANK-4.8), buildings not (ANK-4.12); for speed."""
    where: Annotated[list[int], starts(lambda setup: [0] * 6)]
    """The areas in which each owner has minions, as a set."""
    supply: Annotated[list[int], starts(_all_minions)]
    """The minions of each owner that are not on the board."""
    building: Annotated[list[int], starts(lambda setup: [NOBODY] * 13)]
    """Whose building stands in each area."""
    built: int
    """The areas with a building, as a set."""
    houses: Annotated[list[int], starts(per_player(0))]
    """How many buildings each player has on the board."""
    trouble: int
    """The areas with a trouble marker, as a set: at most one in each (ANK-4.7)."""
    gone: int
    """The areas whose card is out of the game (ANK-6.22)."""
    gained: Annotated[int, each("turn")]
    """The areas whose card was gained this turn (ANK-5.4)."""
    used: Annotated[int, each("turn")]
    """The areas whose power was used this turn (ANK-5.2)."""
    events: Annotated[list[int], HIDDEN]
    """The event deck, top card last."""
    events_used: list[int]
    personality: Annotated[list[int], starts(per_player(NOBODY)), OWN]
    unused: Annotated[list[int], HIDDEN]
    """The unused personalities; their order means nothing."""
    whereabouts: Annotated[list[int], starts(lambda setup: [IN_DECK] * len(INTERRUPTS))]
    """For each interrupt: which seats may hold it, and whether it may be in the draw pile, by public facts alone."""
    immune: int
    """The seats that Wallace Sonky protects from the present text (ANK-4.43)."""
    standing: Annotated[list[int], starts(per_player(0)), OWN]
    """Each seat's standing answer: let pass whatever is worth less. Nobody else may know."""
    quiet: Annotated[int, each("turn"), sees(sight.quiet)]
    """The seats that let everything pass for the rest of this turn. Nobody else may know."""
    first: int
    active: int
    turn: int

    def named(self, seat: int | None) -> Any:
        """See view.View."""
        from tetrapolis.games.ankh_morpork.rules.view import view_of

        return view_of(self, seat)

    def on_table(self, seat: int | None) -> Any:
        """See view.View."""
        from tetrapolis.games.ankh_morpork.rules.view import view_of

        return shown_of(view_of(self, seat, book=False))

    def tally(self, seat: int | None) -> Any:
        """See tally.Tally."""
        from tetrapolis.games.ankh_morpork.rules.tally import tally_of

        return tally_of(self, seat)

    def tally_like(self, seat: int | None, other: Any) -> Any:
        """See tally.Tally."""
        from tetrapolis.games.ankh_morpork.rules.tally import tally_of

        return tally_of(self, seat, other)

    @property
    def players(self) -> int:
        """How many players there are."""
        return self.setup.players

    def opponents(self, seat: int) -> tuple[int, ...]:
        """The other players, clockwise from the left (ANK-4.37)."""
        players = self.setup.players
        return tuple([(seat + step) % players for step in range(1, players)])

    # ---- minions and trouble

    def place_minion(self, owner: int, area: int, quiet: bool = False) -> None:
        """From the supply to an area; ANK-4.6: where another stands already, trouble follows."""
        self.supply[owner] -= 1
        self._put(owner, area, quiet)

    def remove_minion(self, owner: int, area: int) -> None:
        """To the supply; ANK-4.9: the marker goes with it."""
        self._lift(owner, area)
        self.supply[owner] += 1

    def move_minion(self, owner: int, area: int, to: int) -> None:
        """ANK-4.10: the marker goes where it leaves, one may come where it arrives."""
        self._lift(owner, area)
        self._put(owner, to)

    def swap_minions(self, owner: int, area: int, owner2: int, area2: int) -> None:
        """ANK-4.11: lifted together and set down together."""
        self._lift(owner, area)
        self._lift(owner2, area2)
        self._put(owner, area2, quiet=True)
        self._put(owner2, area, quiet=True)
        for here in (area, area2):
            if self.crowd[here] > 1:
                self.trouble |= BIT[here]

    def _put(self, owner: int, area: int, quiet: bool = False) -> None:
        if self.crowd[area] and not quiet:
            self.trouble |= BIT[area]
        self.crowd[area] += 1
        self.minions[13 * owner + area] += 1
        self.where[owner] |= BIT[area]

    def _lift(self, owner: int, area: int) -> None:
        self.trouble &= ~BIT[area]
        self.crowd[area] -= 1
        left = self.minions[13 * owner + area] - 1
        self.minions[13 * owner + area] = left
        if not left:
            self.where[owner] &= ~BIT[area]

    # ---- buildings and area cards

    def place_building(self, seat: int, area: int) -> None:
        """From the supply to an area; the area card comes with it (ANK-4.16, ANK-5.1)."""
        self.building[area] = seat
        self.built |= BIT[area]
        self.houses[seat] += 1
        self.gained |= BIT[area]

    def remove_building(self, area: int) -> None:
        """To the supply; the area card goes back to the display and gives no power any more (ANK-4.17, ANK-5.6)."""
        self.houses[self.building[area]] -= 1
        self.building[area] = NOBODY
        self.built &= ~BIT[area]
        self.gained &= ~BIT[area]

    def buildings_of(self, seat: int) -> list[int]:
        """The areas in which a player has a building."""
        return [area for area in AREAS_IN[self.built] if self.building[area] == seat]

    def has_power(self, seat: int, area: int) -> bool:
        """Whether a player holds an area card and no demon switches its power off (ANK-5.5, ANK-6.22)."""
        return self.building[area] == seat and not (self.gone | self.where[DEMON]) & BIT[area]

    # ---- money

    def hand_over(self, giver: int, taker: int, amount: int) -> int:
        """ANK-4.25: from a player to another, as much as he has; how much it was."""
        amount = min(amount, self.cash[giver])
        self.cash[giver] -= amount
        self.cash[taker] += amount
        return amount

    # ---- cards

    def card_to_table(self, seat: int, card: int) -> None:
        """A card leaves a hand under everybody's eyes; the caller says where it goes."""
        hand = self.hands[seat]
        hand.remove(card)
        self.lore.move(card, seat, TABLE, -1)
        if card in _INTERRUPT_NUMBER:
            self.whereabouts[_INTERRUPT_NUMBER[card]] = 0
        if not hand:
            self._holds_nothing(seat)

    def discard_card(self, seat: int, card: int) -> None:
        """From a hand to the discard pile (ANK-4.28)."""
        self.card_to_table(seat, card)
        self.discard.append(card)

    def card_to_hand(self, seat: int, card: int) -> None:
        """A card that lay open goes to a hand: everybody knows it is there."""
        self.hands[seat].append(card)
        self.lore.move(card, TABLE, seat, -1)
        if card in _INTERRUPT_NUMBER:
            self.whereabouts[_INTERRUPT_NUMBER[card]] = 1 << seat

    def give_card(self, giver: int, taker: int, card: int) -> None:
        """From hand to hand; only the two know which card it is (ANK-11.8)."""
        self.hands[giver].remove(card)
        self.hands[taker].append(card)
        self.lore.move(card, giver, taker, 1 << giver | 1 << taker)
        for number, seats in enumerate(self.whereabouts):
            if seats >> giver & 1:
                self.whereabouts[number] |= 1 << taker
        if not self.hands[giver]:
            self._holds_nothing(giver)

    def swap_hands(self, one: int, other: int) -> None:
        """Two players exchange all hand cards (ANK-10.61)."""
        hands = self.hands
        self.lore.swap_hands(one, other, hands[one].copy(), hands[other].copy())
        hands[one], hands[other] = hands[other], hands[one]
        both = 1 << one | 1 << other
        for number, seats in enumerate(self.whereabouts):
            if seats & both not in (0, both):
                self.whereabouts[number] ^= both

    def draw_card(self, seat: int) -> int:
        """The top card of the draw pile to a hand; that it is green or brown everybody can count (ANK-1.11)."""
        card = self.deck.pop()
        self.hands[seat].append(card)
        green = IS_GREEN[card]
        self.lore.move(card, self.lore.deck, seat, 1 << seat, False, GREEN_KINDS if green else BROWN_KINDS)
        self._count_drawn(1 << seat, green)
        return card

    def turn_card(self) -> int:
        """The top card of the draw pile is shown to everybody (ANK-6.13, ANK-11.10); the caller says where it goes."""
        card = self.deck.pop()
        self.lore.move(card, self.lore.deck, TABLE, -1)
        if card in _INTERRUPT_NUMBER:
            self.whereabouts[_INTERRUPT_NUMBER[card]] = 0
        self._count_drawn(0, IS_GREEN[card])
        return card

    def _count_drawn(self, seats: int, green: bool) -> None:
        """What everybody can tell about interrupts when a card leaves the draw pile."""
        whereabouts = self.whereabouts
        last = not self.deck or IS_GREEN[self.deck[-1]] != green
        for number in _GREEN_ONES if green else _BROWN_ONES:
            if whereabouts[number] & IN_DECK:
                whereabouts[number] |= seats
                if last:
                    whereabouts[number] &= ~IN_DECK

    def _holds_nothing(self, seat: int) -> None:
        for number in range(len(INTERRUPTS)):
            self.whereabouts[number] &= ~(1 << seat)

    def may_hold(self, seat: int, interrupt: int) -> bool:
        """Whether, by public facts alone, a player may hold an interrupt (ANK-11.11)."""
        return bool(self.whereabouts[_INTERRUPT_NUMBER[interrupt]] >> seat & 1)

    # ---- storing and checking

    def data(self) -> dict[str, Any]:
        """The JSON form."""
        content = self.fields_data()
        content["players"] = self.setup.players
        content["options"] = self.setup.options
        content |= self.lore.data()
        content["possible"] = [f"{possible:x}" for possible in self.suspicions.possible]
        return content

    def check(self) -> None:
        """Conservation: every piece and every card is in exactly one place."""
        self._check_cards()
        self._check_pieces()
        seats = (self.hands, self.loans, self.penalties, self.cash, self.houses, self.standing, self.personality)
        assert all(len(by_seat) == self.players for by_seat in seats), "seats"
        assert self.first in range(self.players), "first player"
        assert self.active in range(self.players), "active player"
        assert min(self.cash) >= 0, "debt"
        deal = tuple(self.personality)
        assert sorted((*deal, *self.unused)) == list(in_game(self.players)), "personalities"
        for viewer in range(self.players + 1):
            suspects = [self.suspicions.suspects(viewer, seat) for seat in range(self.players)]
            assert all(who in suspects[seat] for seat, who in enumerate(deal)), "suspicions"
        assert sorted(self.events + self.events_used) == list(range(12)), "events"

    def _check_cards(self) -> None:
        cards = [card for piles in (self.hands, self.loans, self.penalties) for pile in piles for card in pile]
        cards += self.deck + self.discard + self.box
        cards += [self.current] * (self.current != NO_CARD)
        assert sorted(cards) == sorted(self.setup.cards), "player cards"
        assert self.deck == sorted(self.deck, key=IS_GREEN.__getitem__), "green cards first"
        self.lore.settle()
        assert [len(zone) for zone in self.lore.zones] == [*map(len, self.hands), len(self.deck)], "tokens"
        assert len(self.lore.claims) == len(self.lore.closed) == self.players + 1, "claims"
        for number, card in enumerate(INTERRUPTS):
            holders = sum(1 << seat for seat, hand in enumerate(self.hands) if card in hand)
            places = holders | IN_DECK * (card in self.deck)
            assert places & self.whereabouts[number] == places, "whereabouts"

    def _check_pieces(self) -> None:
        rows = [self.minions[13 * owner : 13 * owner + 13] for owner in MINION_OWNERS]
        sizes = [MINIONS if owner < self.players else 0 for owner in range(4)] + [TROLLS, DEMONS]
        assert [sum(row) + left for row, left in zip(rows, self.supply, strict=True)] == sizes, "minions"
        assert min(self.minions) >= 0, "minions"
        assert min(self.supply) >= 0, "supply"
        assert self.crowd == [sum(column) for column in zip(*rows, strict=True)], "crowd"
        assert self.where == [sum(BIT[area] for area in ALL if row[area]) for row in rows], "where"
        assert not (self.trouble | self.gone | self.gained | self.used) & ~EVERYWHERE, "areas"
        assert self.built == sum(BIT[area] for area in ALL if self.building[area] != NOBODY), "buildings"
        for seat in range(self.players):
            assert self.houses[seat] == self.building.count(seat) <= BUILDINGS, "buildings"


def new_position(setup: Setup) -> AnkhMorporkPosition:
    """An empty board for a setup: nothing dealt yet."""
    pos = AnkhMorporkPosition.__new__(AnkhMorporkPosition)
    pos.begin(setup)
    pos.lore = CardKnowledge(setup.players)
    pos.suspicions = Suspicions(setup.players)
    return pos


def load_position(game: Any, content: dict[str, Any], chance: Chance) -> AnkhMorporkPosition:
    """The position that `data` describes."""
    stored: Any = msgspec.convert(content, _STORED)
    pos = new_position(setup_of(stored.players, stored.options))
    pos.start(game, chance)
    pos.set_fields(stored)
    pos.lore.load(stored)
    pos.suspicions.become([int(possible, 16) for possible in stored.possible])
    return pos


_STORED = stored_struct(AnkhMorporkPosition, ("players", int), ("options", Options), *STORED, ("possible", list[str]))
