"""The bot and guilds: what an ability would bring now, and whether to use it.

Most abilities get better the more is on the board and the fewer turns are left for answers. So they are kept for the
end of the round's last own turn; only Merchant Taylors work in every turn, Butchers at once, and Drapers and Bakers,
who come before building, when they bring enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.abilities import GROCERS_VOTES
from tetrapolis.games.walled_city.bot_table import Board, Table
from tetrapolis.games.walled_city.bot_turn import (
    best_plan,
    free_places,
    turn_now,
)
from tetrapolis.games.walled_city.bot_values import CARD_GAIN, NOW, OPENING
from tetrapolis.games.walled_city.bot_votes import NOBLE, PEASANT
from tetrapolis.games.walled_city.cards import GUILD_NUMBERS, LOWEST, NO_ITEM, TILE_DOWN, TILE_UP, TOTAL
from tetrapolis.games.walled_city.frames import BUILD, LAST
from tetrapolis.games.walled_city.guilds_citizens import (
    BAKERS_NOBLES,
    BAKERS_VOTES,
    PEASANTS_FOR_NOBLE,
    VINTNERS_EXCHANGE,
)
from tetrapolis.games.walled_city.hoods import across, areas_in, ground_of
from tetrapolis.games.walled_city.moves import (
    USE_GUILD,
    CopyGuild,
)
from tetrapolis.games.walled_city.position import EMPTY


def best(board: Board, trials: Iterable[Board]) -> Board:
    """The best trial, or the board as it is."""
    found, most = board, board.gain()
    for trial in trials:
        value = trial.gain()
        if value > most:
            found, most = trial, value
    return found


def least_bad(board: Board, trials: Iterable[Board]) -> Board:
    """The best trial; the board as it is only if there is none."""
    return max(trials, key=Board.gain, default=board)


# ---- trials


def _with_nobles(board: Board, colour: int, towers: bool) -> list[int]:
    """Places with nobles of a colour."""
    count = len(board.areas) + (len(board.towers) if towers else 0)
    return [place for place in range(count) if board.nobles(colour, place)]


def _with_peasants(board: Board, colour: int) -> list[int]:
    return [area for area in range(len(board.areas)) if board.peasants(colour, area)]


def _towers(board: Board) -> range:
    return range(len(board.areas), len(board.areas) + len(board.towers))


def _dice(board: Board) -> list[int]:
    return [place for place, item in enumerate(board.items) if NO_ITEM < item < TILE_UP]


def tiles(board: Board) -> list[int]:
    """Where survey tiles lie."""
    return [place for place, item in enumerate(board.items) if item >= TILE_UP]


def replaced(board: Board, colour: int, place: int, kind: int) -> Board:
    """Mercers, Painter-Stainers: one of mine for one of theirs."""
    return board.copy().add(colour, place, -1, kind).add(board.table.me, place, 1, kind)


def lowered(board: Board, place: int) -> Board:
    """Clothworkers: the lowest value (WAL-13.34)."""
    return board.copy().set_item(place, LOWEST[board.items[place]])


def swapped(board: Board, one: int, other: int) -> Board:
    """Curriers: two items exchanged."""
    items = board.items
    return board.copy().set_item(one, items[other]).set_item(other, items[one])


def may_swap(board: Board, one: int, other: int) -> bool:
    """WAL-13.58: no tile into a tower; an area without an item is no partner, nor is one that shows the same."""
    items, count = board.items, len(board.areas)
    if items[one] == items[other] or NO_ITEM in (items[one], items[other]):
        return False
    return not (items[one] >= TILE_UP and other >= count) and not (items[other] >= TILE_UP and one >= count)


def rides(board: Board, kind: int) -> Iterator[Board]:
    """Saddlers: one citizen across a path."""
    ground = board.ground
    for colour in range(board.table.colours):
        for area in _with_peasants(board, colour) if kind == PEASANT else _with_nobles(board, colour, False):
            for to in areas_in(across(ground.sides, area)):
                yield board.copy().move(colour, area, to, kind)


def _opened(board: Board, lost: bool) -> Iterator[Board]:
    """Goldsmiths, Skinners: a road or a wall goes; of two pieces Skinners leave one (WAL-13.23)."""
    pos = board.table.pos
    for gap, states in ((False, pos.paths), (True, pos.gaps)):
        for place, state in enumerate(states):
            if state > EMPTY:
                yield board.copy() if state > 1 and not lost else board.copy().unbuild(place, gap, lost)


def fenced(board: Board, cut: int) -> Board:
    """Carpenters: a fence, with everybody in the first part."""
    table = board.table
    trial = board.copy()
    trial.ground = ground_of(table.setup.options.board, (*table.pos.cuts, cut))
    trial.areas.append(0)
    trial.items = (*board.items[: len(board.areas)], NO_ITEM, *board.items[len(board.areas) :])
    return trial


def parted(board: Board, area: int) -> Iterator[Board]:
    """Some of my own into the new part, the last area."""
    me, part = board.table.me, len(board.areas) - 1
    peasants, nobles = board.peasants(me, area), board.nobles(me, area)
    for number in range(1, peasants + nobles + 1):
        settlers = min(number, peasants)
        trial = board.copy().add(me, area, -settlers, PEASANT).add(me, part, settlers, PEASANT)
        yield trial.add(me, area, settlers - number, NOBLE).add(me, part, number - settlers, NOBLE)


# ---- what an ability brings: the board after its best use, found step by step


def _exchanges(board: Board, kind: int) -> Board:
    supply = (board.table.pos.supply_n if kind == NOBLE else board.table.pos.supply_p)[board.table.me]
    for colour in board.table.others[:supply]:
        places = _with_nobles(board, colour, True) if kind == NOBLE else _with_peasants(board, colour)
        board = best(board, [replaced(board, colour, place, kind) for place in places])
    return board


def _fishmongers(board: Board) -> Board:
    trials = []
    for colour in range(board.table.colours):
        if board.table.pos.supply_p[colour] >= PEASANTS_FOR_NOBLE:
            trials += [four(board, colour, area) for area in _with_nobles(board, colour, False)]
    return least_bad(board, trials)


def four(board: Board, colour: int, area: int) -> Board:
    """Fishmongers: four peasants for a noble."""
    return board.copy().add(colour, area, -1, NOBLE).add(colour, area, PEASANTS_FOR_NOBLE, PEASANT)


def _merchant_taylors(board: Board) -> Board:
    return least_bad(
        board,
        [
            board.copy().add(colour, area, -1, PEASANT)
            for colour in board.table.others
            for area in _with_peasants(board, colour)
        ],
    )


def _salters(board: Board) -> Board:
    me, pos = board.table.me, board.table.pos
    for kind, supply in ((NOBLE, pos.supply_n), (PEASANT, pos.supply_p)):
        if supply[me]:
            board = best(board, [board.copy().add(me, area, 1, kind) for area in range(len(board.areas))])
    return board


def _ironmongers(board: Board) -> Board:
    for colour in range(board.table.colours):
        left = [board.copy().add(colour, area, -1, NOBLE) for area in _with_nobles(board, colour, False)]
        without = least_bad(board, left)
        board = least_bad(board, [without.copy().add(colour, tower, 1, NOBLE) for tower in _towers(board)])
    return board


def _vintners(board: Board) -> Board:
    me = board.table.me
    peasants = sum([board.peasants(me, area) for area in range(len(board.areas))])
    enough = min(peasants, board.table.pos.supply_n[me]) >= VINTNERS_EXCHANGE
    return ennobled(board, me) if enough else board


def ennobled(board: Board, colour: int) -> Board:
    """Vintners: three nobles for peasants, where they help most."""
    for _ in range(VINTNERS_EXCHANGE):
        areas = _with_peasants(board, colour)
        board = least_bad(board, [noble_for_peasant(board, colour, area) for area in areas])
    return board


def noble_for_peasant(board: Board, colour: int, area: int) -> Board:
    """Vintners: one of the three."""
    return board.copy().add(colour, area, -1, PEASANT).add(colour, area, 1, NOBLE)


def roll_gain(board: Board, place: int) -> float:
    """What a new roll or toss brings on average."""
    item, now = board.items[place], board.gain()
    faces = (TILE_UP, TILE_DOWN) if item >= TILE_UP else range(item // 3 * 3, item // 3 * 3 + 3)
    return sum([board.copy().set_item(place, face).gain() - now for face in faces]) / len(faces)


def _clothworkers(board: Board) -> Board:
    found = []
    for places in (_dice(board), tiles(board)):
        if len(places) > 1:
            trials = sorted([lowered(board, place).gain(), place] for place in places)[-2:]
            found.append(lowered(lowered(board, int(trials[0][1])), int(trials[1][1])))
    return least_bad(board, found)


def _curriers(board: Board) -> Board:
    places = range(len(board.items))
    pairs = [(one, other) for one in places for other in range(one) if may_swap(board, one, other)]
    return least_bad(board, [swapped(board, one, other) for one, other in pairs])


def _carpenters(board: Board) -> Board:
    table = board.table
    taken = {table.map.cuts[cut].area for cut in table.pos.cuts}
    found = board
    for number, cut in enumerate(table.map.cuts):
        if cut.area not in taken:
            found = best(found, parted(fenced(board, number), cut.area))
    return found


def _barbers(board: Board) -> Board:
    for _ in range(2):
        board = least_bad(board, _without_noble(board, range(board.table.colours)))
    return board


def _without_noble(board: Board, colours: Iterable[int]) -> list[Board]:
    return [
        board.copy().add(colour, place, -1, NOBLE) for colour in colours for place in _with_nobles(board, colour, True)
    ]


def _saddlers(board: Board) -> Board:
    one = [best(board, rides(board, kind)) for kind in (PEASANT, NOBLE)]
    return max(one, key=Board.gain)


def _armourers(board: Board) -> Board:
    for _ in range(min(2, board.table.pos.supply_n[board.table.me])):
        board = least_bad(board, [board.copy().add(board.table.me, tower, 1, NOBLE) for tower in _towers(board)])
    return board


_USES: dict[str, Callable[[Board], Board]] = {
    "mercers": lambda board: _exchanges(board, NOBLE),
    "painter_stainers": lambda board: _exchanges(board, PEASANT),
    "fishmongers": _fishmongers,
    "goldsmiths": lambda board: least_bad(board, _opened(board, lost=True)),
    "skinners": lambda board: least_bad(board, _opened(board, lost=False)),
    "merchant_taylors": _merchant_taylors,
    "salters": _salters,
    "ironmongers": _ironmongers,
    "vintners": _vintners,
    "clothworkers": _clothworkers,
    "carpenters": _carpenters,
    "barbers": _barbers,
    "saddlers": _saddlers,
    "armourers": _armourers,
    "curriers": _curriers,
}


def gain_of(table: Table, guild: str, rng: Random) -> float:
    """What using a guild now would bring."""
    board = table.board
    if guild == "haberdashers":
        return 2 * max(roll_gain(board, place) for place in (*_dice(board), *tiles(board)))
    if guild == "butchers":
        return CARD_GAIN * (table.players - 1) * (min(TOTAL[card] for card in table.hand) < 4)
    if guild == "drapers":
        over, _ = best_plan(table, free_places(table, built=True), table.hand, rng)
        usual, _ = best_plan(table, free_places(table, built=False), table.hand, rng)
        return over - usual
    if guild == "bakers":
        usual, _ = best_plan(table, free_places(table, built=False), table.hand, rng)
        for _ in range(BAKERS_NOBLES):
            board = least_bad(board, _without_noble(board, [table.me]))
        return BAKERS_VOTES + board.gain() - table.board.gain() - max(0.0, usual)
    return _USES[guild](board).gain() - board.gain()


# ---- whether to use it


def use_guild(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    """The move that uses the guild, if this is the moment; see above."""
    offers = [move for move in moves if move == USE_GUILD or isinstance(move, CopyGuild)]
    if not offers:
        return None
    step = turn_now(table).step
    found, most = None, 1e-6  # type: Move | None, float
    for move in offers:
        guild = move.guild if isinstance(move, CopyGuild) else table.guild(table.me)
        if step not in (BUILD, LAST) or (guild in OPENING) != (step == BUILD):
            continue
        if table.turns_mine and guild not in NOW:
            continue
        least = NOW.get(guild, 0.0) * table.turns_mine
        if isinstance(move, CopyGuild):
            holder = table.pos.guild.index(GUILD_NUMBERS[guild])
            least -= GROCERS_VOTES * table.weights[holder]
        gain = gain_of(table, guild, rng) - least
        if gain > most:
            found, most = move, gain
    return found
