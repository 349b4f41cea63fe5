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
from typing import Any, Self

import tetrapolis as tp
from tests.table import Dice, GivenTable, parts_and_options
from tetrapolis.core.types import CLOCK, Ring
from tetrapolis.games.genoa.rules.cards import BUILDING, CARD, CARDS, COMMODITIES, DECKS, OF_DECK, TILES
from tetrapolis.games.genoa.rules.deals import open_window
from tetrapolis.games.genoa.rules.frames import NO_CARD, STOPPED, Floor, Terms, Turn
from tetrapolis.games.genoa.rules.position import GOODS, KINDS, GenoaPosition
from tetrapolis.games.genoa.rules.set_up import Stand

GAME = tp.game("genoa")
ANNA, BELA, CILI, DANI, EMIL = range(5)


class Table(GivenTable[GenoaPosition]):
    """The words a test of this game needs beside those of every table."""

    game = GAME
    rolls: Sequence[int] = ()

    def laid(self, **where: Any) -> Self:
        super().laid(**where)
        self.pos.chance = Dice(self.pos.chance, self.rolls, (8,))
        return self

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
        if self._pos is None:
            return self.laid(actor=seat, pledge=pledge, order=order)
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
    rolls: Sequence[int] = (),
    auto: bool = False,
    **told: Any,
) -> Table:
    """A table; see the module's text. `rolls` are the next results of the dice: blue, red, blue, red, ...

    Other keywords are parts of `set_up`, or the table's options. Decks that are not told lie in the order of their
    cards' numbers.
    """
    parts, options = parts_and_options(GAME, told)
    parts["decks"] = _decks(parts) | parts.get("decks", {})
    parts["auto"] = list(range(players)) if auto else []
    table = Table(players=players, seed="given", options=options, path=path, stand=stand, **parts)
    table.rolls = [result - 1 for result in rolls]
    return table


def _decks(parts: Mapping[str, Any]) -> dict[str, list[str]]:
    """All cards that nobody is told to have."""
    told = [*parts.get("hands", {}).values(), *parts.get("face_up", {}).values()]
    gone = " ".join(told).split()
    return {
        deck: [CARDS[card].id for card in cards if CARDS[card].id not in gone]
        for deck, cards in zip(DECKS, OF_DECK, strict=True)
    }
