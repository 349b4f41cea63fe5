"""Given, when, then for Ankh-Morpork: tables set up by hand that read like the vectors of the rules file.

    table = given("5{R1 Y1 G1 !} 9{Y-bld}", hands={0: ["mr_gryle"], 1: ["gaspode", "groat"]})
    table.play("play mr_gryle", "kill 5 p2")    # seat 0 is active; seat 1 is asked: he is hit and has hand cards
    assert table.asked == (1, "window")
    table.play("interrupt gaspode")
    assert table.area(5) == "R1 Y1 G1 !"

Areas are written as their numbers; R, Y, G, B are the seats 0 to 3 (p1 to p4 in move texts), `Y-bld` is Y's building,
`troll1`, `demon2` the neutral minions, `!` a trouble marker. Every table is complete and lawful.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import tetrapolis as tp
from tests.table import GivenTable
from tetrapolis.core.chance import Chance
from tetrapolis.games.ankh_morpork import personalities, scoring, turns
from tetrapolis.games.ankh_morpork.areas import ALL, AREAS_IN, BIT
from tetrapolis.games.ankh_morpork.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.cards import (
    BROWN_KINDS,
    EVENT_NUMBERS,
    EVENTS,
    GREEN_KINDS,
    INTERRUPTS,
    IS_GREEN,
    NAMES,
    NUMBERS,
)
from tetrapolis.games.ankh_morpork.frames import Main
from tetrapolis.games.ankh_morpork.options import Options, setup_of
from tetrapolis.games.ankh_morpork.position import DEMON, IN_DECK, NOBODY, TROLL, AnkhMorporkPosition, new_position

GAME = tp.game("ankh_morpork")
R, Y, G, B = range(4)
LETTERS = "RYGB"
_OWNERS = {"R": 0, "Y": 1, "G": 2, "B": 3, "troll": TROLL, "demon": DEMON}
_QUIET = ("commander_vimes", "dragon_king_of_arms", "lord_vetinari", "lord_rust")
"""Who the players are if a test does not say: personalities that seldom win by accident."""


class Dice(Chance):
    """Chance whose first dice are given; everything else is drawn as usual."""

    __slots__ = ("rolls",)

    def __init__(self, seed: str, rolls: Iterable[int]) -> None:
        super().__init__(seed)
        self.rolls = list(rolls)

    def copy(self) -> Chance:
        twin = Dice(self.seed, self.rolls)
        twin.count = self.count
        return twin

    def choice(self, size: int) -> int:
        if size == 12 and self.rolls:
            self.taken.append([self.rolls[0] - 1])
            return self.rolls.pop(0) - 1
        return super().choice(size)


def _long(text: str) -> str:
    """`place 5 lift=3` as the move text it stands for; numbers of `pass` and `standing` are no areas."""
    if text.startswith(("pass", "standing")):
        return text
    return re.sub(r"(?<=[ =])(\d+)\b", lambda found: AREA_NAMES[int(found[1])], text)


def move_of(text: str) -> tp.Move:
    """The move that a text with numbers for areas stands for."""
    return GAME.parse_move(_long(text))


def _short(text: str) -> str:
    """A move text with numbers for areas."""
    return re.sub(r"(?<=[ =])([a-z_]+)\b", lambda found: str(AREA_NUMBERS.get(found[1], found[1])), text)


class Table(GivenTable[AnkhMorporkPosition]):
    """The words a test of this game needs beside those of every table."""

    def long(self, text: str) -> str:
        return _long(text)

    def short(self, text: str) -> str:
        return _short(text)

    # ---- when

    def lets_happen(self) -> Table:
        """Everybody who is asked in a window lets it happen."""
        while self.pos.outcome is None and self.asked[1] in ("window", "protecting"):
            self.play("pass")
        return self

    def end_turn(self) -> Table:
        """Default moves until the next player's turn (or the end of the game)."""
        turn = self.pos.turn
        return self.defaults_until(lambda: self.pos.turn != turn)

    def next_turn(self, seat: int) -> Table:
        """A new turn begins for this seat, with its WIN CHECK, whatever was going on."""
        pos = self.pos
        pos.stack = []
        turns.discard_current(pos)
        pos.fresh = []
        turns.start_turn(pos, seat)
        return self._run(keep=True)

    # ---- then

    def answers(self) -> list[str]:
        """The interrupts that the seat that is asked may play now, sorted by name."""
        return sorted(text.removeprefix("interrupt ") for text in self.choices("interrupt"))

    def area(self, number: int) -> str:
        """What stands in an area, in the notation of the vectors without braces: "R2 Y1 Y-bld troll1 demon1 !"."""
        pos = self.pos
        words = [f"{name}{pos.minions[13 * owner + number]}" for name, owner in _OWNERS.items() if owner < TROLL]
        if pos.building[number] != NOBODY:
            words.append(f"{LETTERS[pos.building[number]]}-bld")
        words += [f"{name}{pos.minions[13 * owner + number]}" for name, owner in _OWNERS.items() if owner >= TROLL]
        words += ["!"] * (pos.trouble >> number & 1)
        return " ".join(word for word in words if not word.endswith("0"))

    @property
    def trouble(self) -> list[int]:
        """The areas with a marker."""
        return list(AREAS_IN[self.pos.trouble])

    def area_cards(self, seat: int) -> list[int]:
        """The area cards a player holds, as everybody sees them."""
        return [AREA_NUMBERS[name] for name in self.sees(None).players[seat].area_cards]

    def controls(self, seat: int) -> list[int]:
        """The areas a player controls."""
        return [area for area in ALL if scoring.controller(self.pos, area) == seat]

    def cash(self, seat: int) -> int:
        return self.pos.cash[seat]

    def cards(self, seat: int) -> int:
        """How many cards in hand."""
        return len(self.pos.hands[seat])

    def hand(self, seat: int) -> list[str]:
        """The hand, sorted by name."""
        return sorted(NAMES[card] for card in self.pos.hands[seat])

    def supply(self, owner: str) -> int:
        """Minions of R, Y, G, B, troll or demon that are not on the board."""
        return self.pos.supply[_OWNERS[owner]]

    @property
    def deck(self) -> list[str]:
        """The draw pile, top card first."""
        return [NAMES[card] for card in reversed(self.pos.deck)]

    @property
    def discard(self) -> list[str]:
        """The discard pile, top card last."""
        return [NAMES[card] for card in self.pos.discard]

    @property
    def current(self) -> str:
        """The current card, or ""."""
        return NAMES[self.pos.current] if self.pos.current >= 0 else ""

    def personality(self, seat: int) -> str:
        return personalities.NAMES[self.pos.personality[seat]]

    def points(self, seat: int) -> dict[str, int]:
        """The scoring lines of a player, as if the game ended now."""
        return dict(scoring.score_lines(self.pos, seat))

    def total(self, seat: int) -> int:
        return sum(self.points(seat).values())


def given(
    board: str = "",
    players: int = 4,
    active: int = R,
    hands: Mapping[int, Sequence[str]] | None = None,
    cash: Mapping[int, int] | int = 10,
    who: Mapping[int, str] | None = None,
    events: Sequence[str] = (),
    events_used: Sequence[str] = (),
    dice: Sequence[int] = (),
    deck: Sequence[str] = (),
    deck_size: int | None = None,
    discard: Sequence[str] = (),
    loans: Mapping[int, Sequence[str]] | None = None,
    penalties: Mapping[int, Sequence[str]] | None = None,
    gone: Sequence[int] = (),
    gained: Sequence[int] = (),
    seed: int | str = 1,
    **options: Any,
) -> Table:
    """A table at the beginning of the active player's MAIN (WIN CHECK is over).

    Hands not given are empty: nobody without a hand card is asked in a window. `events` are the next event cards (all
    others that are not `events_used` follow), `dice` the next results of the die, `deck` the top cards of the draw
    pile; `deck_size` cuts it down to so many, the rest is out of the game (in the box). `who` are the personalities;
    `gone` area cards are out of the game, `gained` ones were gained this turn. Other keywords are the table's options.
    """
    setup = setup_of(players, GAME.options(options) if options else Options())
    pos = new_position(setup)
    pos.start(GAME, Dice(str(seed), dice))
    _lay_board(pos, board)
    pos.gone, pos.gained = sum(BIT[area] for area in gone), sum(BIT[area] for area in gained)
    pos.cash = [cash if isinstance(cash, int) else cash.get(seat, 10) for seat in range(players)]
    _deal_cards(pos, hands or {}, loans or {}, penalties or {}, discard, deck, deck_size)
    _deal_personalities(pos, who or {})
    pos.events_used = [EVENT_NUMBERS[name] for name in events_used]
    left = [event for event, name in enumerate(EVENTS) if name not in events and name not in events_used]
    pos.events = [*left, *(EVENT_NUMBERS[name] for name in reversed(events))]
    pos.first = pos.active = active
    pos.turn = 1
    pos.stack = [Main(active)]
    table = Table(pos)
    pos.fresh = []
    return table._run()


def _lay_board(pos: AnkhMorporkPosition, board: str) -> None:
    for number, inside in re.findall(r"(\d+)\{(.*?)\}", board):
        area = int(number)
        for word in inside.split():
            found = re.fullmatch(r"([RYGB]|troll|demon)(\d+|-bld)|!", word)
            assert found, f"cannot read {word!r}"
            if word == "!":
                pos.trouble |= BIT[area]
            elif found[2] == "-bld":
                pos.place_building(_OWNERS[found[1]], area)
            else:
                for _ in range(int(found[2])):
                    pos.supply[_OWNERS[found[1]]] -= 1
                    pos._put(_OWNERS[found[1]], area, quiet=True)


def _deal_cards(
    pos: AnkhMorporkPosition,
    hands: Mapping[int, Sequence[str]],
    loans: Mapping[int, Sequence[str]],
    penalties: Mapping[int, Sequence[str]],
    discard: Sequence[str],
    deck: Sequence[str],
    deck_size: int | None,
) -> None:
    left = list(pos.setup.cards)

    def take(names: Sequence[str]) -> list[int]:
        for name in names:
            assert NUMBERS[name] in left, f"no {name} left"
            left.remove(NUMBERS[name])
        return [NUMBERS[name] for name in names]

    for seat in range(pos.setup.players):
        pos.hands[seat] = take(hands.get(seat, ()))
        pos.loans[seat] = take(loans.get(seat, ()))
        pos.penalties[seat] = take(penalties.get(seat, ()))
    pos.discard = take(discard)
    top = take(deck)
    rest = random.Random(0).sample(left, len(left))
    if top and not IS_GREEN[top[-1]]:
        pos.box += [card for card in rest if IS_GREEN[card]]  # brown cards lie below all green ones
        rest = [card for card in rest if not IS_GREEN[card]]
    pile = [*top, *sorted(rest, key=lambda card: not IS_GREEN[card])]
    if deck_size is not None:
        pos.box += pile[deck_size:]
        del pile[deck_size:]
    pos.deck = pile[::-1]
    pos.lore.lay([0] * pos.setup.players + [sum(map(len, pos.hands)) + len(pos.deck)], len(pos.setup.cards))
    for seat, hand in enumerate(pos.hands):
        for card in hand:  # everybody saw which pile they came from (ANK-1.11)
            kinds = GREEN_KINDS if IS_GREEN[card] else BROWN_KINDS
            pos.lore.move(card, pos.lore.deck, seat, 1 << seat, group=kinds)
    somebody = sum(1 << seat for seat, hand in enumerate(pos.hands) if hand)
    for number, card in enumerate(INTERRUPTS):  # nobody can tell a hand from the draw pile, only what lies open
        hidden = card in pos.deck or any(card in hand for hand in pos.hands)
        in_deck = IN_DECK if any(IS_GREEN[other] == IS_GREEN[card] for other in pos.deck) else 0
        pos.whereabouts[number] = somebody | in_deck if hidden else 0


def _deal_personalities(pos: AnkhMorporkPosition, who: Mapping[int, str]) -> None:
    players = pos.setup.players
    free = [name for name in (*_QUIET, *personalities.NAMES) if name not in who.values()]
    names = [who[seat] if seat in who else free.pop(0) for seat in range(players)]
    pos.personality = [personalities.NUMBERS[name] for name in names]
    pos.unused = [number for number in personalities.in_game(players) if number not in pos.personality]
    for seat, number in enumerate(pos.personality):
        pos.suspicions.sees_own(seat, number)


def new_game(players: int, seed: int | str = 1, **options: Any) -> Table:
    """A new game at its first decision."""
    pos = GAME.new(players, seed, options)
    assert isinstance(pos, AnkhMorporkPosition)
    return Table(pos)
