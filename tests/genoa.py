"""Given, when, then for Genoa: tables set up by hand that read like the vectors of the rules file.

    table = given("street_6_7", stand="road", goods={BELA: "silk"}, hands={BELA: "m05"}, ducats={BELA: 20})
    table.asks({BELA: "offer coach_house 5d+silk"})        # Béla offers, everybody passes: Anna decides
    table.accept(BELA)                                     # his offer; the tower moves, his window opens
    table.play("main", "end")
    assert table.tiles(BELA) == "start_space"

The fixture of the rules file: `board.json`, four players clockwise Anna (trader), Béla, Cili, Dani, full supplies, 130
ducats each, orderly mode, autoDeliver off. The first text is the way of the tower so far, its last space is where the
tower stands. What is taken out of a supply by `supply`, `tile_supply`, `decks` lies with the last player; every table
is complete and lawful. p1 to p5 in move texts are Anna, Béla, Cili, Dani, Emil.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import tetrapolis as tp
from tests.table import GivenTable
from tetrapolis.core.chance import Chance
from tetrapolis.core.types import CLOCK, Ring
from tetrapolis.games.genoa.cards import BUILDING, CARD, CARDS, COMMODITIES, DECKS, MARKERS, OF_DECK, TILES
from tetrapolis.games.genoa.deals import open_window
from tetrapolis.games.genoa.frames import ARRIVED, NO_CARD, SETTLED, STOPPED, Floor, Starting, Terms, Turn
from tetrapolis.games.genoa.options import setup_of
from tetrapolis.games.genoa.position import DISCS, GOODS, KINDS, MOVING, START, GenoaPosition, new_position
from tetrapolis.games.genoa.tower import move_tower, visit

GAME = tp.game("genoa")
ANNA, BELA, CILI, DANI, EMIL = range(5)
Stand = Literal["start", "house", "road", "acquire", "window"]


class Dice(Chance):
    """Chance whose first rolls are given: blue, red, blue, red, ..."""

    __slots__ = ("rolls",)

    def __init__(self, seed: str, rolls: Sequence[int]) -> None:
        super().__init__(seed)
        self.rolls = list(rolls)

    def copy(self) -> Chance:
        twin = Dice(self.seed, self.rolls)
        twin.count = self.count
        return twin

    def choice(self, size: int) -> int:
        if self.rolls and size == 8:
            result = self.rolls.pop(0) - 1
            self.taken.append([result])
            return result
        return super().choice(size)


class Table(GivenTable[GenoaPosition]):
    """The words a test of this game needs beside those of every table."""

    # ---- when

    @property
    def seat(self) -> int:
        """The first who is asked (in an ASK: the next clockwise from the trader who has not answered)."""
        return self.pos.pending[0].seat

    @property
    def asked(self) -> tuple[int, str]:
        """The first who is asked, and what."""
        decision = self.pos.pending[0]
        return decision.seat, decision.kind

    def asks(self, answers: Mapping[int, str | Sequence[str]] | None = None) -> Table:
        """The ASK that is open: these players answer so, then all pass: the trader decides."""
        for seat, texts in (answers or {}).items():
            for text in [texts] if isinstance(texts, str) else texts:
                self.does(seat, text)
        while self.pos.pending[0].kind == "ask":
            self.does(self.pos.pending[0].seat, "pass")
        return self

    def accept(self, seat: int, space: str = "") -> Table:
        """The trader accepts this player's standing offer (for a space, if he has several)."""
        return self.does(self.pos.trader, self.accepting(seat, space))

    def accepting(self, seat: int, space: str = "") -> str:
        """The move text for that."""
        terms = self.offer_of(seat, space)
        assert terms is not None, "no such offer"
        return f"accept p{seat + 1} {self.pos.space_name(terms.space)} {terms.version}"

    def agree(self, seat: int) -> Table:
        """The addressee agrees to the counter that is open."""
        top: Any = self.pos.stack[-1]
        terms = top.counter if hasattr(top, "counter") else top.terms
        return self.does(seat, f"agree {terms.version}")

    def ring(self, alarm: str) -> Table:
        """Time passes: an alarm rings."""
        self.events += self.pos.play(CLOCK, Ring(alarm))
        self.pos.check()
        return self

    def window(self, seat: int, pledge: str = "-", order: str = "") -> Table:
        """A player's action window opens in the building under the tower, as after a deal or SELF_USE."""
        open_window(self.pos, seat, pledge, CARD[order] if order else NO_CARD)
        return self._run()

    def end_phase_2(self) -> Table:
        """As if the trader had stopped: phase 3."""
        self.pos.stack = [Turn(STOPPED)]
        return self._run()

    # ---- then

    def state(self) -> str:
        """The kinds of decision that are open, each once: "ask", "decide", "action", ..."""
        return " ".join(dict.fromkeys(decision.kind for decision in self.pos.pending if not decision.optional))

    def pending(self) -> list[int]:
        """The seats that are waited for."""
        return [decision.seat for decision in self.pos.pending if not decision.optional]

    def may(self) -> list[int]:
        """The seats that may act though nobody waits for them."""
        return [decision.seat for decision in self.pos.pending if decision.optional]

    def listed(self, seat: int, start: str = "") -> list[str]:
        """The moves of a seat that can be listed, or those that begin so."""
        legal: Any = self.pos.legal(seat)
        moves = legal.listed if hasattr(legal, "listed") else legal
        return [str(move) for move in moves if str(move).startswith(start)]

    def may_play(self, seat: int, text: str) -> bool:
        """Whether this very seat may play this."""
        return self._move(text) in self.pos.legal(seat)

    def refuses(self, seat: int, *texts: str) -> list[str]:
        """Each of these moves of a seat is refused and changes nothing; the ids of the errors."""
        before, found = self.pos.to_json(), []
        for text in texts:
            try:
                self.pos.play(seat, self._move(text))
            except tp.TetrapolisError as error:
                found.append(error.id.removeprefix("genoa-error-"))
            else:
                raise AssertionError(f"{text} was not refused")
        assert self.pos.to_json() == before
        return found

    def offer_of(self, seat: int, space: str = "") -> Terms | None:
        """A player's standing offer."""
        floor = self.pos.stack[0]
        assert isinstance(floor, Floor), "no floor is open"
        for terms in floor.offers:
            if terms.by == seat and space in ("", self.pos.space_name(terms.space)):
                return terms
        return None

    def offers(self) -> list[str]:
        """All standing offers: "p2 harbor 5d+silk"."""
        floor = self.pos.stack[0]
        assert isinstance(floor, Floor), "no floor is open"
        return [f"p{terms.by + 1} {self.pos.space_name(terms.space)} {terms.give}" for terms in floor.offers]

    @property
    def tower(self) -> str:
        """Where the tower stands."""
        return self.pos.space_name(self.pos.tower)

    def discs(self) -> dict[str, int]:
        """The discs on the board, by space."""
        return {self.pos.space_name(space): count for space, count in enumerate(self.pos.discs) if count}

    def ducats(self, seat: int) -> int:
        """A player's money."""
        return self.pos.ducats[seat]

    def goods(self, seat: int) -> str:
        """A player's commodities: "pepper silk silk"."""
        held = self.pos.goods[GOODS * seat : GOODS * seat + GOODS]
        return " ".join(name for name, count in zip(COMMODITIES, held, strict=True) for _ in range(count))

    def tiles(self, seat: int) -> str:
        """A player's special tiles."""
        held = self.pos.tiles[KINDS * seat : KINDS * seat + KINDS]
        return " ".join(name for name, count in zip(TILES, held, strict=True) for _ in range(count))

    def cards(self, seat: int, deck: str = "") -> str:
        """A player's cards (of one deck), sorted: "c01 m05"."""
        decks = range(4) if not deck else [DECKS.index(deck)]
        return " ".join(CARDS[card].id for number in decks for card in sorted(self.pos.hand(seat, number)))

    def supply(self, name: str) -> int:
        """How many of a commodity or tile are in the supply."""
        if name in TILES:
            return self.pos.tile_supply[TILES.index(name)]
        return self.pos.supply[COMMODITIES.index(name)]

    def deck(self, name: str) -> list[str]:
        """The face-down cards of a deck, top first."""
        return [CARDS[card].id for card in self.pos.decks[DECKS.index(name)]]

    def face_up(self, name: str) -> list[str]:
        """The cards face up under a deck."""
        return [CARDS[card].id for card in self.pos.face_up[DECKS.index(name)]]

    def owner(self, building: str) -> int | None:
        """Whose marker is on a building."""
        owner = self.pos.owner[BUILDING[building]]
        return None if owner < 0 else owner

    def markers(self, seat: int) -> tuple[int, int]:
        """A player's markers in the personal and in the central supply."""
        return self.pos.markers[seat], self.pos.central[seat]


def given(
    path: str = "",
    stand: Stand = "start",
    players: int = 4,
    trader: int = ANNA,
    first: int | None = None,
    spaces_left: int | None = None,
    rolls: Sequence[int] = (),
    ducats: Mapping[int, int] | None = None,
    goods: Mapping[int, str] | None = None,
    tiles: Mapping[int, str] | None = None,
    markers: Mapping[int, int] | None = None,
    central: Mapping[int, int] | None = None,
    owners: Mapping[str, int] | None = None,
    hands: Mapping[int, str] | None = None,
    decks: Mapping[str, str] | None = None,
    face_up: Mapping[str, str] | None = None,
    supply: Mapping[str, int] | None = None,
    tile_supply: Mapping[str, int] | None = None,
    acted: Mapping[int, int] | None = None,
    bought: int = 0,
    used: str = "",
    auto: bool = False,
    **options: Any,
) -> Table:
    """A table; see the module's text.

    `markers`: in the personal supply; `owners`: on buildings; `central`: how many are left in the central supply (what
    is missing then stands on buildings that `owners` does not name, villas first). `decks`: the exact face-down cards,
    top first (the other cards of that deck that nobody holds go to the last player); without it the deck has all cards
    that nobody holds, in the order of their numbers.
    """
    setup = setup_of(players, GAME.options(options))
    pos = new_position(setup)
    pos.start(GAME, Dice("given", rolls))
    pos.round, pos.turn = 1, 1
    pos.trader = trader
    pos.first = trader if first is None else first
    pos.auto = (1 << players) - 1 if auto else 0
    if spaces_left is not None:
        pos.spaces_left = spaces_left
    for seat, money in (ducats or {}).items():
        pos.bank += money - pos.ducats[seat]
        pos.ducats[seat] = money
    _goods(pos, goods or {}, supply or {})
    _tiles(pos, tiles or {}, tile_supply or {})
    _markers(pos, markers or {}, central or {}, owners or {})
    _cards(pos, hands or {}, decks or {}, face_up or {})
    for seat, count in (acted or {}).items():
        pos.acted[seat] = count
    pos.bought = bought
    for name in used.split():
        pos.used |= 1 << BUILDING[name]
    table = Table(pos)
    _stand(table, path, stand)
    return table


def _stand(table: Table, path: str, stand: Stand) -> None:
    pos = table.pos
    spaces = [pos.space_number(name) for name in path.split()]
    assert all(space >= 0 for space in spaces), path
    if not spaces:
        pos.phase = START
        pos.stack = [Starting(pos.trader)]
        return
    pos.phase = MOVING
    pos.discs[spaces[0]] = DISCS
    visit(pos, spaces[0])
    for space in spaces[1:]:
        assert space in pos.next_spaces(), pos.space_name(space)
        move_tower(pos, space)
    if stand == "window":
        pos.stack = []
        return
    pos.stack = [Turn({"house": ARRIVED, "road": SETTLED, "acquire": STOPPED}[stand])]
    table._run()


def _goods(pos: GenoaPosition, goods: Mapping[int, str], supply: Mapping[str, int]) -> None:
    for seat, names in goods.items():
        for name in names.split():
            assert pos.take_good(seat, COMMODITIES.index(name)), name
    for name, count in supply.items():
        good = COMMODITIES.index(name)
        while pos.supply[good] > count:
            pos.take_good(pos.players - 1, good)
        assert pos.supply[good] == count, name


def _tiles(pos: GenoaPosition, tiles: Mapping[int, str], supply: Mapping[str, int]) -> None:
    for seat, names in tiles.items():
        for name in names.split():
            assert pos.take_tile(seat, TILES.index(name)), name
    for name, count in supply.items():
        tile = TILES.index(name)
        while pos.tile_supply[tile] > count:
            pos.take_tile(pos.players - 1, tile)
        assert pos.tile_supply[tile] == count, name


def _markers(
    pos: GenoaPosition, markers: Mapping[int, int], central: Mapping[int, int], owners: Mapping[str, int]
) -> None:
    for name, seat in owners.items():
        pos.owner[BUILDING[name]] = seat
        pos.central[seat] -= 1
    for seat, count in markers.items():
        assert pos.take_markers(seat, count) == count
    for seat, count in central.items():  # the rest stands on buildings nobody speaks of
        for building in reversed(range(len(pos.owner))):
            if pos.central[seat] > count and pos.owner[building] < 0:
                pos.owner[building] = seat
                pos.central[seat] -= 1
        assert pos.central[seat] == count
    assert all(pos.markers[s] + pos.central[s] + pos.owner.count(s) == MARKERS for s in range(pos.players))


def _cards(pos: GenoaPosition, hands: Mapping[int, str], decks: Mapping[str, str], face_up: Mapping[str, str]) -> None:
    held = {CARD[name]: seat for seat, names in hands.items() for name in names.split()}
    for deck, cards in enumerate(OF_DECK):
        name = DECKS[deck]
        open_cards = [CARD[card] for card in face_up.get(name, "").split()]
        pos.face_up[deck] = open_cards
        for card in cards:
            if card in held:
                pos.hand(held[card], deck).append(card)
        free = [card for card in cards if card not in held and card not in open_cards]
        if name in decks:
            pos.decks[deck] = [CARD[card] for card in decks[name].split()]
            pos.hand(pos.players - 1, deck).extend(card for card in free if card not in pos.decks[deck])
        else:
            pos.decks[deck] = free
        sizes = [len(pos.hand(seat, deck)) for seat in range(pos.players)]
        pos.lores[deck].lay([*sizes, len(pos.decks[deck])], len(cards))
