"""How the bot sees the table, and how much each thing counts at this moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tetrapolis.games.ankh_morpork import bot_values as values
from tetrapolis.games.ankh_morpork.areas import ALL, BIT
from tetrapolis.games.ankh_morpork.bot_board import FIRM, GONE, HOUSE, MARKER, SEAT, SPREAD, Board
from tetrapolis.games.ankh_morpork.bot_suspicion import likeness
from tetrapolis.games.ankh_morpork.deck import HAND
from tetrapolis.games.ankh_morpork.personalities import (
    CHRYSOPRASE,
    DE_WORDE,
    DRAGON_KING,
    RUST,
    SELACHII,
    VETINARI,
    VIMES,
)
from tetrapolis.games.ankh_morpork.position import AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.scoring import RIOT_MARKERS, WEALTH


class Rival(NamedTuple):
    """Another player: the chances of who he is, and of what he has to have fulfilled, by count (see bot_values)."""

    seat: int
    lord: float
    spy: float
    """Lord Vetinari."""
    king: float
    rich: float
    """Chrysoprase."""
    control: Sequence[float]
    watch: Sequence[float]
    riot: Sequence[float]
    wealth: Sequence[float]


class Table:
    """What one seat sees, and how much each thing counts now."""

    __slots__ = (
        "alive",
        "base",
        "board",
        "card",
        "cards",
        "chances",
        "drain",
        "fear_control",
        "fear_riot",
        "fear_watch",
        "fear_wealth",
        "hand",
        "liquid",
        "me",
        "others",
        "players",
        "point",
        "pos",
        "power",
        "rivals",
        "supply",
        "to_control",
        "to_watch",
        "turns",
        "turns_to_me",
        "vimes_about",
        "vimes_worth",
        "who",
    )

    def __init__(self, seen: AnkhMorporkPosition, me: int) -> None:
        self.pos = seen
        self.me = me
        setup = seen.setup
        players = self.players = setup.players
        self.others = [(me + step) % players for step in range(1, players)]
        self.hand = seen.hands[me]
        self.cards = [len(hand) for hand in seen.hands]
        self.supply = seen.supply
        self.who = seen.personality[me]
        self.to_control, self.to_watch = setup.areas_to_control, setup.areas_to_watch
        self.board = self._board()
        self._weigh_time()
        self._weigh_rivals()

    def _board(self) -> Board:
        pos = self.pos
        states, minions = [0], pos.minions
        for area in ALL:
            state = (pos.building[area] + 1) << HOUSE
            for owner in range(6):
                state += minions[13 * owner + area] << 4 * owner
            if pos.trouble & BIT[area]:
                state |= MARKER
            if pos.gone & BIT[area]:
                state |= GONE
            states.append(state)
        return Board(self, states, pos.cash.copy(), [len(cards) for cards in pos.loans])

    def _weigh_time(self) -> None:
        """How much of the game is left, and what follows for points, powers and cards."""
        pos, players = self.pos, self.players
        left = len(pos.deck)
        self.turns = left / (values.TURN_CARDS * players)
        """How many turns I shall probably still have."""
        self.turns_to_me = players - 1 if pos.active == self.me else (self.me - pos.active) % players
        self.alive = min(1.0, max(0.0, (left - 1) / (values.TURN_CARDS * self.turns_to_me)))
        """The chance that there is a next turn for me, and so a WIN CHECK."""
        self.chances = [self._who(seat) for seat in self.others]
        self.vimes_about = min(1.0, sum([who.get(VIMES, 0.0) for who in self.chances]))
        late = max(0.0, 1.0 - self.turns / 6)
        points_decide = 0.0 if self.who == VIMES else 1.0 - self.vimes_about
        self.base = values.BASE * (1.0 - self.vimes_about * late)
        """What I lose if another one wins: with Commander Vimes about, less and less."""
        self.point = values.POINT + values.LAST_POINT * late * late * points_decide
        self.liquid = values.LIQUID * min(1.0, self.turns / 5)
        self.power = values.POWER * self.turns
        self.card = values.CARD * min(1.0, self.turns / 2)
        """A card more in hand."""
        dealt = len(pos.setup.cards) - HAND * players
        self.vimes_worth = values.DRAINED * (dealt - left)
        self.drain = values.DRAINED if self.who == VIMES else -0.1 * self.vimes_about * (1 + 2 * late)
        """A card less in the draw pile."""

    def _who(self, seat: int) -> dict[int, float]:
        """The chances of who a player is: what cannot be is out, the rest is weighed by what he made of the board."""
        looks = likeness(self.board, seat)
        suspects = self.pos.suspicions.suspects(self.me, seat)
        whole = sum([looks[who] for who in suspects])
        return {who: looks[who] / whole for who in suspects}

    def _weigh_rivals(self) -> None:
        active, players, me = self.pos.active, self.players, self.me
        self.rivals: list[Rival] = []
        for seat, who in zip(self.others, self.chances, strict=True):
            lord = who.get(SELACHII, 0.0) + who.get(RUST, 0.0) + who.get(DE_WORDE, 0.0)
            until = (seat - active - 1) % players + 1
            between = [(active + step) % players for step in range(until)]
            others = sum([1 for other in between if other not in (me, seat)])
            mine = int(me in between and me != active)
            self.rivals.append(
                Rival(
                    seat,
                    lord,
                    who.get(VETINARI, 0.0),
                    who.get(DRAGON_KING, 0.0),
                    who.get(CHRYSOPRASE, 0.0),
                    values.done(self.to_control, others, mine),
                    values.done(self.to_watch, others, mine),
                    values.done(RIOT_MARKERS, others, mine),
                    values.done_wealth(WEALTH, others, mine),
                )
            )
        steps = values.FEAR_STEPS[players]
        self.fear_control = values.steps_to(steps, self.to_control)
        self.fear_watch = values.steps_to(steps, self.to_watch)
        self.fear_riot = values.steps_to(steps, RIOT_MARKERS)
        self.fear_wealth = values.steps_to_wealth(steps, WEALTH)

    def danger(self, seat: int) -> float:
        """How much I have to fear a player: his goals, and his points."""
        total, board = self.board.total, self.board
        row = total >> SEAT * seat
        for rival, lord, spy, king, rich, *_ in self.rivals:
            if rival == seat:
                fear = lord * self.fear_control[row >> FIRM & 255] + spy * self.fear_watch[row >> SPREAD & 255]
                fear += king * self.fear_riot[16 * board.markers()]
                fear += rich * self.fear_wealth[values.wealth_index(board.wealth(seat))]
                return fear + self.point * board.points(seat)
        return 0.0
