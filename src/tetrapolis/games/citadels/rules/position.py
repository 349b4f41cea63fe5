"""The state of a game of Citadels: flat lists and small numbers, and the verbs that move gold and cards.

Every coin passes through the gold verbs. Who moves a district card also tells `lore`, the book on who knows what, as
the card verbs do. Rules live elsewhere.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tetrapolis.core.card_knowledge import STORED, TABLE, CardKnowledge, book, unread
from tetrapolis.core.chance import Chance
from tetrapolis.core.holes import HOLE
from tetrapolis.core.observation import shown_of
from tetrapolis.core.position import Position
from tetrapolis.core.state import APART, HIDDEN, each, per_player, row_per_player, sees, starts, stored_struct
from tetrapolis.games.citadels.rules import sight
from tetrapolis.games.citadels.rules.cards import (
    BEAUTIFIED,
    BIT,
    CHARACTER_NAMES,
    MONUMENT,
    MUSEUM,
    NAMES,
    SECRET_VAULT,
    UNIQUE_NAMES,
    marks_of,
)
from tetrapolis.games.citadels.rules.frames import Confiscation, Payment
from tetrapolis.games.citadels.rules.options import Options, Setup, setup_of

NOBODY = -1


def _per_rank(setup: Setup) -> list[int]:
    return [NOBODY] * len(setup.cast)


class CitadelsPosition(Position):
    """A position of Citadels. Seats count from 0, ranks from 1; NOBODY (-1) means no seat."""

    setup: Annotated[Setup, APART]
    lore: Annotated[CardKnowledge, APART, sees(book, unread)]
    hands: Annotated[list[list[int]], starts(row_per_player), sees(sight.hands)]
    cities: Annotated[list[list[int]], starts(row_per_player)]
    marks: Annotated[list[int], starts(per_player(0))]
    """The kinds in each city as a set of bits: `cards.marks_of`, kept up to date for speed."""
    gold: Annotated[list[int], starts(per_player(0))]
    deck: Annotated[list[int], sees(sight.deck)]
    """Top card first."""
    museum: Annotated[list[int], HIDDEN]
    tax: int
    """Gold on the Tax Collector's token."""
    bank: int
    """Gold the bank has given out in all: what lies on the table (CIT-1.14)."""
    round: int
    crown: int
    chooser: int
    """Who chose first in this round: who had the crown then."""
    # the draft: zone i holds rank zones[i]; owners[i] has it, or NOBODY: it lies face down
    pool: Annotated[list[int], sees(sight.pool)]
    face_up: list[int]
    zones: Annotated[list[int], sees(sight.zones)]
    owners: Annotated[list[int], sees(sight.owners)]
    looked: Annotated[list[int], APART, sees(sight.looked)]
    """Only in what a seat sees: for each zone it filled, the ranks it was handed then, as a set; else 0."""
    theater: Annotated[list[int], each("round"), sees(sight.theater)]
    """The exchange of this round: owner of the Theater, other player, zone given, zone taken."""
    holder: Annotated[list[int], each("round", _per_rank), sees(sight.holder)]
    """Seat by rank."""
    shown: Annotated[list[int], each("round", _per_rank)]
    """Seat that revealed the rank this round."""
    # what was named and marked in this round
    killed: Annotated[int, each("round")]
    bewitched: Annotated[int, each("round")]
    robbed: Annotated[int, each("round")]
    thief: Annotated[int, each("round", NOBODY)]
    witch: Annotated[int, each("round", NOBODY)]
    """Who bewitched, while her turn is on hold."""
    magistrate: Annotated[int, each("round", NOBODY)]
    warrants: Annotated[list[int], each("round")]
    signed: Annotated[int, each("round"), sees(sight.signed)]
    warrant_shown: Annotated[int, each("round")]
    blackmailer: Annotated[int, each("round", NOBODY)]
    threats: Annotated[list[int], each("round")]
    flowered: Annotated[int, each("round"), sees(sight.flowered)]
    threat_shown: Annotated[int, each("round")]
    """The rank whose threat was turned up: then everybody knows which one is flowered."""
    bribed: Annotated[list[int], each("round")]
    """The ranks whose threat was bribed away unseen."""
    protected: Annotated[int, each("round", NOBODY)]
    """Whose districts the Bishop protects."""
    queen: Annotated[int, each("round", NOBODY)]
    """Who acted as the Queen."""
    completed: list[int]
    """Seats that completed their city, in order."""

    def named(self, seat: int | None) -> Any:
        """See view.View."""
        from tetrapolis.games.citadels.rules.view import view_of

        return view_of(self, seat)

    def on_table(self, seat: int | None) -> Any:
        """See view.View."""
        from tetrapolis.games.citadels.rules.view import view_of

        return shown_of(view_of(self, seat, book=False))

    def tally(self, seat: int | None) -> Any:
        """See tally.Tally."""
        from tetrapolis.games.citadels.rules.tally import tally_of

        return tally_of(self, seat)

    def tally_like(self, seat: int | None, other: Any) -> Any:
        """See tally.Tally."""
        from tetrapolis.games.citadels.rules.tally import tally_of

        return tally_of(self, seat, other)

    @property
    def players(self) -> int:
        """How many players there are."""
        return self.setup.players

    # ---- gold

    def gain(self, seat: int, amount: int) -> None:
        """From the bank to a stash (CIT-4.21)."""
        self.gold[seat] += amount
        self.bank += amount

    def pay(self, seat: int, amount: int) -> None:
        """From a stash to the bank (CIT-4.21)."""
        self.gold[seat] -= amount
        self.bank -= amount

    def move_gold(self, giver: int, taker: int, amount: int) -> None:
        """From one stash to another."""
        self.gold[giver] -= amount
        self.gold[taker] += amount

    def pay_tax(self, seat: int) -> None:
        """1 gold from a stash to the Tax Collector's token (CIT-14.7)."""
        self.gold[seat] -= 1
        self.tax += 1

    def take_tax(self, seat: int) -> None:
        """All gold on the Tax Collector's token to a stash (CIT-14.12)."""
        self.gold[seat] += self.tax
        self.tax = 0

    def beautify(self, seat: int, kind: int) -> None:
        """1 gold from a stash onto a district of the city, where it stays (CIT-14.4, CIT-5.10)."""
        self.gold[seat] -= 1
        city = self.cities[seat]
        city[city.index(kind)] = kind | BEAUTIFIED

    # ---- district cards

    def gain_cards(self, seat: int, count: int) -> None:
        """From the top of the deck to a hand; CIT-5.7: what the deck lacks is lost."""
        deck, lore = self.deck, self.lore
        count = min(count, len(deck))
        if count <= 0:
            return
        drawn = deck[:count]
        del deck[:count]
        for kind in drawn:
            lore.move(kind, lore.deck, seat, 1 << seat)
        self.hands[seat] += drawn
        self.seal()
        self.say("citadels-gains-cards", {"seat": seat, "n": count}, ~(1 << seat))
        self.say("citadels-you-gain-cards", {"seat": seat, "districts": [NAMES[kind] for kind in drawn]}, 1 << seat)

    def bury(self, kind: int, zone: int, aware: int) -> None:
        """A card goes face down to the bottom of the deck (CIT-5.4, CIT-5.5); `aware` seats see which one."""
        self.lore.move(kind, zone, self.lore.deck, aware)
        self.deck.append(kind)

    def discard(self, seat: int, kind: int) -> None:
        """From a hand to the bottom of the deck, unseen by the others (CIT-3.11)."""
        self.hands[seat].remove(kind)
        self.bury(kind, seat, 1 << seat)

    def give_card(self, giver: int, taker: int, kind: int) -> None:
        """From one hand to another; only the two know which card it is (CIT-3.12)."""
        self.hands[giver].remove(kind)
        self.hands[taker].append(kind)
        self.lore.move(kind, giver, taker, 1 << giver | 1 << taker)

    def show_card(self, seat: int, kind: int, newest: bool = False) -> None:
        """A card leaves a hand to lie open on the table (CIT-3.13); `newest`: the one that came into it last."""
        self.hands[seat].remove(kind)
        self.lore.move(kind, seat, TABLE, -1, newest)

    def put_under_museum(self, seat: int, kind: int) -> None:
        """From a hand face down under the Museum."""
        self.hands[seat].remove(kind)
        self.museum.append(kind)
        self.lore.move(kind, seat, self.museum_zone, 1 << seat)

    @property
    def museum_zone(self) -> int:
        """The zone of the cards under the Museum; see core.card_knowledge."""
        return self.lore.deck + 1

    def lay_out(self) -> None:
        """Cards were put down from outside: everybody knows his own hand, and what lies open."""
        self.lore.lay([*map(len, self.hands), len(self.deck), len(self.museum)], len(self.setup.cards))

    # ---- cities

    def add_to_city(self, seat: int, district: int) -> None:
        """A district stands in a city from now on; this may complete it (CIT-5.12, CIT-5.13)."""
        self.cities[seat].append(district)
        self.marks[seat] |= BIT[district]
        if seat not in self.completed and self.is_complete(seat):
            self.completed.append(seat)
            self.say("citadels-city-completed", {"seat": seat, "place": len(self.completed)})

    def remove_from_city(self, seat: int, district: int) -> None:
        """A district leaves a city, wherever it goes."""
        city = self.cities[seat]
        city.remove(district)
        kind = district & 63
        if kind not in city and kind | BEAUTIFIED not in city:
            self.marks[seat] &= ~BIT[kind]

    def destroy(self, seat: int, district: int) -> None:
        """CIT-5.4: to the bottom of the deck; CIT-5.11: its coin to the bank; CIT-15.21: with all under a Museum."""
        self.remove_from_city(seat, district)
        if district >= BEAUTIFIED:
            self.bank -= 1
        kind = district & 63
        self.bury(kind, TABLE, -1)
        if kind == MUSEUM and self.museum:
            for card in self.museum:
                self.bury(card, self.museum_zone, 0)
            self.museum = []

    def find(self, seat: int, kind: int) -> int:
        """The district of a kind in a city, as it stands there: beautified or not."""
        return kind if kind in self.cities[seat] else kind | BEAUTIFIED

    def size(self, seat: int) -> int:
        """City size: a Monument counts as 2 (CIT-5.12)."""
        return len(self.cities[seat]) + (self.marks[seat] >> MONUMENT & 1)

    def sizes(self) -> list[int]:
        """The sizes of all cities."""
        return [len(city) + (marks >> MONUMENT & 1) for city, marks in zip(self.cities, self.marks, strict=True)]

    def kept(self, seat: int) -> int:
        """How many cards lie under a player's Museum (CIT-15.21)."""
        return len(self.museum) if self.marks[seat] >> MUSEUM & 1 else 0

    def is_complete(self, seat: int) -> bool:
        """Completed by its present size (CIT-5.16)."""
        return self.size(seat) >= self.setup.goal

    def char(self, rank: int) -> str:
        """The name of the cast's character of a rank."""
        return CHARACTER_NAMES[self.setup.cast[rank]]

    def ranks_of(self, seat: int | None) -> list[int]:
        """The characters a player has; in what a seat sees only it itself can be asked for."""
        return [rank for rank, holder in enumerate(self.holder) if holder == seat]

    def holds_vault(self, seat: int) -> bool:
        """Whether a Secret Vault is in a hand; not in one that cannot be seen."""
        hand = self.hands[seat]
        return bool(hand) and hand[0] != HOLE and SECRET_VAULT in hand

    def set_holders(self) -> None:
        """The draft is over: who holds which rank."""
        for zone, seat in enumerate(self.owners):
            if seat != NOBODY:
                self.holder[self.zones[zone]] = seat

    # ---- storing and checking

    def gold_on_table(self) -> int:
        """All gold in stashes, on the Tax Collector's token and on beautified districts."""
        coins = sum(district >= BEAUTIFIED for city in self.cities for district in city)
        return sum(self.gold) + self.tax + coins

    def data(self) -> dict[str, Any]:
        """The JSON form."""
        setup = self.setup
        content = self.fields_data()
        content["players"] = setup.players
        content["options"] = setup.options
        content["cast"] = [CHARACTER_NAMES[char] for char in setup.cast[1:]]
        content["uniques"] = [NAMES[kind] for kind in setup.cards if NAMES[kind] in UNIQUE_NAMES]
        content |= self.lore.data()
        return content

    def check(self) -> None:
        """Conservation: every card and every coin is in exactly one place."""
        cards = [kind for hand in self.hands for kind in hand]
        cards += [district & 63 for city in self.cities for district in city]
        cards += self.deck + self.museum
        cards += [frame.kind for frame in self.stack if isinstance(frame, Payment | Confiscation)]
        assert sorted(cards) == list(self.setup.cards), "district cards"
        assert self.gold_on_table() == self.bank, "gold"
        assert min(self.gold) >= 0, "debt"
        assert self.tax >= 0, "tax token"
        sizes = [*map(len, self.hands), len(self.deck), len(self.museum)]
        self.lore.settle()
        assert [len(zone) for zone in self.lore.zones] == sizes, "tokens"
        ranks = sorted(self.pool + self.face_up + self.zones)
        assert ranks == list(range(1, self.setup.ranks + 1)), "character cards"
        for seat, city in enumerate(self.cities):
            assert marks_of(city) == self.marks[seat], "marks"
        assert not self.museum or any(mark >> MUSEUM & 1 for mark in self.marks), "museum"


def new_position(setup: Setup) -> CitadelsPosition:
    """An empty table for a setup: nothing dealt yet."""
    pos = CitadelsPosition.__new__(CitadelsPosition)
    pos.begin(setup)
    pos.lore = CardKnowledge(setup.players, piles=1)
    pos.looked = []
    return pos


def load_position(game: Any, content: dict[str, Any], chance: Chance) -> CitadelsPosition:
    """The position that `data` describes."""
    stored: Any = msgspec.convert(content, _STORED)
    pos = new_position(setup_of(stored.players, stored.options, stored.cast, stored.uniques))
    pos.start(game, chance)
    pos.set_fields(stored)
    pos.lore.load(stored)
    return pos


_STORED = stored_struct(
    CitadelsPosition, ("players", int), ("options", Options), ("cast", list[str]), ("uniques", list[str]), *STORED
)
