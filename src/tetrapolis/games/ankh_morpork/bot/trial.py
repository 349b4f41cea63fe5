"""Trials: the table as it would be, in which the rules themselves carry out what is tried.

A trial is a position with pieces and money of its own and everything else shared with what is seen, so that it is cheap
to copy. Nobody answers with a card in it. Cards that come and go, and what nobody can know, count as `extra`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from tetrapolis.core.chance import Chance
from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.bot import values
from tetrapolis.games.ankh_morpork.bot.board import (
    CONTROL,
    EXPOSED,
    FIRM,
    HOUSE,
    HOUSES,
    KNOWN,
    MARKER,
    MARKERS,
    MINIONS,
    ONE_HOUSE,
    ONE_MINION,
    POWERS,
    ROW,
    SEAT,
    SPREAD,
    TINDER,
    WATCH,
    meaning,
    meanings,
    states_of,
)
from tetrapolis.games.ankh_morpork.rules.areas import AREAS_IN, BIT
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.common import DIE
from tetrapolis.games.ankh_morpork.rules.frames import (
    ChooseVictim,
    Discarding,
    Donating,
    Fined,
    Giving,
    Happening,
    Keeping,
    LoseMinion,
    Main,
    Menu,
    Rolled,
    Searching,
)
from tetrapolis.games.ankh_morpork.rules.moves import KILL, OWNER_NUMBERS, PAY, TEXT, Grab
from tetrapolis.games.ankh_morpork.rules.personalities import CHRYSOPRASE, DRAGON_KING, VETINARI, VIMES
from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.scoring import MINION_POINTS, lines_of, net_worth
from tetrapolis.games.ankh_morpork.rules.steps import STEPS
from tetrapolis.games.ankh_morpork.rules.turns import IN_MENU

if TYPE_CHECKING:
    from tetrapolis.games.ankh_morpork.bot.outlook import Outlook


class Die(Chance):
    """Falls as told, and says whether it was thrown; a second die shows something else."""

    __slots__ = ("face", "thrown")

    def __init__(self, face: int) -> None:
        super().__init__("")
        self.face, self.thrown = face, False

    def choice(self, size: int) -> int:
        """The face, and the next time another one."""
        face, self.thrown = self.face, True
        self.face = (face + 5) % DIE
        return face % size


class Trial(AnkhMorporkPosition):
    """Pieces, money and loans, as they are or as they would be."""

    __slots__ = ("areas", "extra", "marked", "means", "table", "total", "touched")

    areas: list[int]
    """The areas as numbers (see bot.board), but for the markers."""
    means: list[int]
    total: int
    """What the areas mean, each and added up, but for those that were touched since."""
    touched: int
    marked: int
    """The markers that were there when they were added up."""
    extra: float
    """What the trial brings besides."""
    table: Outlook

    @classmethod
    def of(cls, table: Outlook) -> Trial:
        """The table as it is, with lists of its own: it is remembered, and what is seen may move on with a position."""
        seen, trial = table.pos, cls.__new__(cls)
        states = states_of(seen)
        trial.table, trial.extra, trial.touched, trial.marked = table, 0.0, 0, seen.trouble
        trial.areas = [state & ~MARKER for state in states]
        trial.means = meanings(table.players, states)
        trial.total = sum(trial.means)
        trial.stack, trial.setup, trial.hands, trial.deck = seen.stack, seen.setup, seen.hands, seen.deck
        trial.minions, trial.crowd = seen.minions.copy(), seen.crowd.copy()
        trial.where, trial.supply = seen.where.copy(), seen.supply.copy()
        trial.building, trial.built, trial.houses = seen.building.copy(), seen.built, seen.houses.copy()
        trial.trouble, trial.gone, trial.gained, trial.used = seen.trouble, seen.gone, seen.gained, seen.used
        trial.cash, trial.immune = seen.cash.copy(), seen.immune
        trial.loans = [cards.copy() for cards in seen.loans]
        return trial

    def copy(self) -> Self:
        """An independent twin, as far as trials change anything; nobody holds a card in it, and so nobody is asked."""
        twin = self.fork()
        stack: list[Any] = self.stack
        twin.stack = [frame if type(frame) in _ENDS else frame.__copy__() for frame in stack]
        return twin

    def fork(self) -> Self:
        """The same, with nothing begun."""
        twin = _NEW(type(self))
        twin.hands = _NO_CARDS
        twin.table = self.table
        twin.setup = self.setup
        twin.deck = self.deck
        twin.loans = self.loans
        twin.immune = self.immune
        twin.extra = self.extra
        twin.areas = self.areas.copy()
        twin.means = self.means
        twin.total = self.total
        twin.touched = self.touched
        twin.marked = self.marked
        twin.minions = self.minions.copy()
        twin.crowd = self.crowd.copy()
        twin.where = self.where.copy()
        twin.supply = self.supply.copy()
        twin.building = self.building
        twin.built = self.built
        twin.houses = self.houses
        twin.trouble = self.trouble
        twin.gone = self.gone
        twin.gained = self.gained
        twin.used = self.used
        twin.cash = self.cash.copy()
        return twin

    # ---- what is different in a thought

    def say(self, id: str, args: dict[str, Any] | None = None, audience: int = 0) -> None:
        """Nobody hears it."""

    def draw_card(self, seat: int) -> int:
        """Whatever it is."""
        self.extra += self.table.card + 0.5 * self.table.drain
        return 0

    def discard_card(self, seat: int, card: int) -> None:
        """What an answer is worth for later is weighed elsewhere."""

    def _put(self, owner: int, area: int, quiet: bool = False) -> None:
        AnkhMorporkPosition._put(self, owner, area, quiet)
        self.areas[area] += ONE_MINION[owner]
        self.touched |= BIT[area]

    def _lift(self, owner: int, area: int) -> None:
        AnkhMorporkPosition._lift(self, owner, area)
        self.areas[area] -= ONE_MINION[owner]
        self.touched |= BIT[area]

    def place_building(self, seat: int, area: int) -> None:
        """Buildings seldom change: only here a trial gets its own."""
        self.building, self.houses = self.building.copy(), self.houses.copy()
        AnkhMorporkPosition.place_building(self, seat, area)
        self.areas[area] += ONE_HOUSE[seat]
        self.touched |= BIT[area]

    def remove_building(self, area: int) -> None:
        """The same."""
        self.building, self.houses = self.building.copy(), self.houses.copy()
        self.areas[area] &= ~(7 << HOUSE)
        self.touched |= BIT[area]
        AnkhMorporkPosition.remove_building(self, area)

    # ---- what it is worth

    def summed(self) -> int:
        """What the areas mean, added up, with all that has changed."""
        changed = self.touched | self.trouble ^ self.marked
        if changed:
            known = KNOWN[self.setup.players]
            areas, trouble, total = self.areas, self.trouble, self.total
            means = self.means = self.means.copy()
            for area in AREAS_IN[changed]:
                state = areas[area] | MARKER if trouble & BIT[area] else areas[area]
                new = known[area].get(state)
                if new is None:
                    new = meaning(self.setup.players, area, state)
                total += new - means[area]
                means[area] = new
            self.total = total
            self.touched = 0
            self.marked = trouble
        return self.total

    def markers(self) -> int:
        """How many markers there are."""
        return self.trouble.bit_count()

    def wealth(self, seat: int) -> int:
        """ANK-8.6."""
        return net_worth(self.cash[seat], self.summed() >> SEAT * seat + HOUSES & 255, len(self.loans[seat]))

    def points(self, seat: int) -> int:
        """ANK-9.5."""
        row = self.summed() >> SEAT * seat
        lines = lines_of(row >> MINIONS & 255, row >> HOUSES & 255, self.cash[seat], len(self.loans[seat]))
        return sum([points for _, points in lines])

    def goal(self, who: int) -> float:
        """What my progress as a personality is worth."""
        table, total = self.table, self.summed()
        if who == VIMES:
            return table.vimes_worth
        goal, row = values.goal(who, table.to_control, table.to_watch, table.turns_to_me), total >> table.shift
        if who == DRAGON_KING:
            markers, tinder = total >> MARKERS & 255, min(4, total >> TINDER & 255)
            return table.alive * (goal.near[16 * markers + 3 * tinder] + goal.done[markers])
        if who == CHRYSOPRASE:
            index = values.wealth_index(self.wealth(table.me))
            return table.alive * (goal.near[index] + goal.done[index])
        near, done = (SPREAD, WATCH) if who == VETINARI else (FIRM, CONTROL)
        return table.alive * (goal.near[row >> near & 255] + goal.done[row >> done & 255])

    def value(self) -> float:
        """What all this is worth to me. What a rival's or my own pieces and money mean is weighed once."""
        table, cash = self.table, self.cash
        total = self.summed() if self.touched or self.trouble != self.marked else self.total
        common = total >> MARKERS
        markers = common & 255
        stay, fear, most, whole = 1.0, 0.0, -99, 0
        for seat, shift, known, weigh in table.weighers:
            has = (total >> shift & ROW, markers, cash[seat])
            leaves, near, points = known.get(has) or weigh(has)
            stay *= leaves
            fear += near
            whole += points
            if points > most:
                most = points
        me = table.me
        mine = (total >> table.shift & ROW, common, cash[me], len(self.loans[me]))
        own, points = table.known.get(mine) or self._weigh_own(mine)
        lead = points - 0.5 * (most + whole / len(table.rivals))
        return stay * (own + table.point * lead) - table.alive * fear + self.extra

    def _weigh_own(self, mine: tuple[int, int, int, int]) -> tuple[float, int]:
        """What `value` needs of my own things."""
        table, (row, _, cash, loans) = self.table, mine
        if loans:
            points = self.points(table.me)
        else:
            points = cash + (row >> HOUSES & 255) + MINION_POINTS * (row >> MINIONS & 255)
        worth = table.base + self.goal(table.who) + table.liquid * min(cash, values.LIQUID_UP_TO)
        worth += table.power * (row >> POWERS & 255) - values.EXPOSED * (row >> EXPOSED & 255)
        found = table.known[mine] = (worth, points)
        return found


_NEW = Trial.__new__
_NO_CARDS: list[list[int]] = [[], [], [], []]
_ENDS = frozenset((Main, Menu, Happening))
"""Here what was begun is over: the turn goes on, or the event."""
FEW, FEW_OWN = 6, 2
"""So many minions are thought about when one is to be moved: where an own one goes hardly hangs on which it is."""
THROWS = 5
"""So many different outcomes of the dice are thought about."""
_ABOUT_CARDS = frozenset((Discarding, Donating, Giving, Searching, Keeping, Fined))
"""What comes of these questions is an opinion: see bot.texts."""


def with_extra(board: Trial, extra: float) -> Trial:
    """The same, and something besides."""
    twin = board.fork()
    twin.stack = board.stack
    twin.extra += extra
    return twin


def best(board: Trial, trials: Sequence[Trial]) -> Trial:
    """The best trial, or the board as it is."""
    found, most = board, board.value()
    for trial in trials:
        value = trial.value()
        if value > most:
            found, most = trial, value
    return found


def played(board: Trial, move: Move) -> Trial:
    """After a move of the seat that is asked, and what follows by itself."""
    twin = board.copy()
    frame: Any = twin.stack[-1]
    STEPS[type(frame)].apply(twin, frame, frame.seat, move)
    _run(twin)
    return twin


def tried(board: Trial, move: Move) -> Trial:
    """The same; if that has changed nothing yet, after the best that can follow."""
    twin = played(board, move)
    if twin.touched == board.touched and twin.trouble == board.trouble and twin.cash == board.cash:
        return settled(twin)
    return twin


def in_menu(board: Trial, main: Main, move: Move) -> Trial:
    """A move of my turn, done as well as I can: an icon, a text, a power."""
    me = board.table.me
    if move is not TEXT:
        twin = board.fork()
        twin.stack = [main]
        IN_MENU[type(move)](twin, Main(me, main.card, main.icon), me, move)
        if len(twin.stack) == 1:
            return twin
        _run(twin)
        return settled(twin)
    outcomes: list[Trial] = []
    times: list[int] = []
    for face in range(DIE):
        twin = board.fork()
        twin.chance = die = Die(face)
        own = Main(me, main.card, main.icon)
        twin.stack = [own]
        twin.loans = [cards.copy() for cards in board.loans]
        IN_MENU[type(move)](twin, own, me, move)
        _run(twin)
        if not die.thrown:
            return settled(twin)
        same = next((at for at, was in enumerate(outcomes) if was.stack == twin.stack and was.cash == twin.cash), None)
        if same is None:
            outcomes.append(twin)
            times.append(1)
            if len(outcomes) == THROWS:
                break
        else:
            times[same] += 1
    hoped = sum([settled(twin).value() * often for twin, often in zip(outcomes, times, strict=True)]) / sum(times)
    return with_extra(board, hoped - board.value())


def _run(trial: Trial) -> None:
    """Let what was begun go on until somebody is asked."""
    stack = trial.stack
    while stack:
        frame = stack[-1]
        kind = type(frame)
        run = STEPS[kind].run
        if run is None or kind in _ENDS:
            return
        run(trial, frame)


def settled(trial: Trial) -> Trial:
    """What was begun is brought to an end: I answer as well as I can, the others in their way."""
    me = trial.table.me
    while trial.stack:
        frame: Any = trial.stack[-1]
        kind = type(frame)
        if kind in _ENDS:
            break
        if kind is Donating and trial.cash[frame.seat]:
            trial = played(trial, PAY)
        elif kind in _ABOUT_CARDS:
            trial.stack.pop()
            _run(trial)
        elif frame.seat == me:
            moves = promising(trial, STEPS[kind].legal(trial, frame, me))
            trial = max([tried(trial, move) for move in moves], key=Trial.value)
        else:
            trial = _others(trial, frame)
    return trial


def promising(board: Trial, moves: Any) -> Sequence[Any]:
    """Of many minions that could be moved, those whose going helps me most."""
    listed: list[Any] = list(moves)
    if type(listed[0]) is not Grab:
        return listed
    few = FEW if any(move.minion != listed[0].minion for move in listed) else FEW_OWN
    if len(listed) <= few:
        return listed
    return sorted(listed, key=lambda move: lifted(board, move.minion, move.area).value(), reverse=True)[:few]


def lifted(board: Trial, minion: str, area: str) -> Trial:
    """Without a minion."""
    twin = board.fork()
    twin.remove_minion(OWNER_NUMBERS[minion], AREA_NUMBERS[area])
    return twin


def _others(trial: Trial, frame: Any) -> Trial:
    """Another one is asked: he gives up a minion where he has most; else he does what is worst for me."""
    seat = frame.seat
    if isinstance(frame, ChooseVictim):  # whom he hits serves him: on average little to me
        trial.stack.pop()
        if isinstance(trial.stack[-1], Rolled):
            trial.stack.pop()
        if frame.by == trial.table.me:
            trial.extra += values.HIRED
        _run(trial)
        return trial
    if isinstance(frame, LoseMinion):
        there = max(AREAS_IN[trial.where[seat]], key=lambda area: trial.minions[13 * seat + area])
        return played(trial, KILL[seat][there])
    return min([tried(trial, move) for move in STEPS[type(frame)].legal(trial, frame, seat)], key=Trial.value)
