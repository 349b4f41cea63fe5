"""The bot's choices when an ability asks for them: whatever leaves the best board."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.bot_guilds import (
    best,
    ennobled,
    fenced,
    four,
    least_bad,
    lowered,
    may_swap,
    noble_for_peasant,
    parted,
    replaced,
    rides,
    roll_gain,
    swapped,
    tiles,
)
from tetrapolis.games.walled_city.bot_table import Board, Table
from tetrapolis.games.walled_city.bot_turn import colour_number, pick, place_number
from tetrapolis.games.walled_city.bot_votes import NOBLE, PEASANT
from tetrapolis.games.walled_city.cards import GUILD_NAMES, NO_ITEM, NUMBERS, TILE_UP, TOTAL
from tetrapolis.games.walled_city.frames import Ability
from tetrapolis.games.walled_city.guilds_places import TRIES, both_lowest
from tetrapolis.games.walled_city.hoods import across, areas_in
from tetrapolis.games.walled_city.moves import (
    DONE,
    Choose,
    ChooseColour,
    ChooseKind,
    Give,
    Pick,
    PlaceCitizen,
    Share,
)
from tetrapolis.games.walled_city.position import TOWER


def choose(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """A choice of an ability that is going on: whatever leaves the best board."""
    move: Move = pick(moves, judge_choices(table, moves), rng)
    return move


def judge_choices(table: Table, moves: Sequence[Any]) -> list[float]:
    """What each choice of an ability leaves."""
    frame, board = table.pos.stack[-1], table.board
    assert isinstance(frame, Ability)
    guild = GUILD_NAMES[frame.guild]
    if guild == "butchers":
        return [-float(TOTAL[NUMBERS[move.card]]) for move in moves]
    if guild == "haberdashers":
        values = [0.01 if move == DONE else roll_gain(board, place_number(table, move.place)) for move in moves]
        if frame.left == TRIES or max(values) > 0.01:
            return values
        return [float(move == DONE) for move in moves]
    return [board.gain() if move == DONE else _after(table, frame, guild, move).gain() for move in moves]


def _after(table: Table, frame: Ability, guild: str, move: Any) -> Board:
    """The board after a choice; a first choice of two is judged with the best second one."""
    board, me = table.board, table.me
    if isinstance(move, Pick):
        return _after_pick(table, frame, guild, move)
    if isinstance(move, PlaceCitizen):
        return board.copy().add(me, place_number(table, move.place), 1, NOBLE if move.kind == "noble" else PEASANT)
    if isinstance(move, ChooseColour):
        return ennobled(board, colour_number(table, move.colour))
    if isinstance(move, ChooseKind):
        return best(board, rides(board, NOBLE if move.kind == "noble" else PEASANT))
    if isinstance(move, Share):
        return _after_share(board, frame, move.n)
    assert isinstance(move, Choose)
    return _after_choice(table, frame, guild, move.place)


def _after_pick(table: Table, frame: Ability, guild: str, move: Pick) -> Board:
    board, colour, place = table.board, colour_number(table, move.colour), place_number(table, move.place)
    if guild in ("mercers", "painter_stainers"):
        return replaced(board, colour, place, NOBLE if guild == "mercers" else PEASANT)
    if guild == "fishmongers":
        return four(board, colour, place)
    if guild == "saddlers":
        kind = PEASANT if frame.stage == 1 else NOBLE
        near = areas_in(across(board.ground.sides, place))
        return least_bad(board, [board.copy().move(colour, place, to, kind) for to in near])
    return board.copy().add(colour, place, -1, PEASANT if guild == "merchant_taylors" else NOBLE)


def _after_choice(table: Table, frame: Ability, guild: str, name: str) -> Board:
    board, me = table.board, table.me
    if guild in ("goldsmiths", "skinners"):
        gap = name in table.map.gaps
        number = (table.map.gaps if gap else table.map.paths).index(name)
        if guild == "skinners" and (table.pos.gaps if gap else table.pos.paths)[number] > 1:
            return board  # WAL-13.23
        return board.copy().unbuild(number, gap, guild == "goldsmiths")
    if guild == "carpenters":
        return _after_cut(board, frame, name)
    place = place_number(table, name)
    if guild == "ironmongers":
        colour = table.colours - frame.left
        return board.copy().move(colour, frame.place, place)
    if guild == "armourers":
        return board.copy().add(me, place, 1, NOBLE)
    if guild == "bakers":
        return board.copy().add(me, place, -1, NOBLE)
    if guild == "vintners":
        return noble_for_peasant(board, frame.colour, place)
    if guild == "saddlers":
        return board.copy().move(frame.colour, frame.place, place, PEASANT if frame.stage == 1 else NOBLE)
    if guild == "clothworkers":
        if frame.place < 0 and board.items[place] >= TILE_UP:  # the other one must be a tile too
            items = board.items
            others = [tile for tile in tiles(board) if tile != place and not both_lowest(items[place], items[tile])]
            return least_bad(board, [lowered(lowered(board, place), tile) for tile in others])
        return lowered(board, place)
    assert guild == "curriers"
    if frame.place < 0:
        partners = [other for other in range(len(board.items)) if may_swap(board, place, other)]
        return least_bad(board, [swapped(board, place, other) for other in partners])
    return swapped(board, _place_of(board, frame.place), place)


def _place_of(board: Board, place: int) -> int:
    """The board's number of a frame's place (see position.TOWER)."""
    return place - TOWER + len(board.areas) if place >= TOWER else place


def _after_cut(board: Board, frame: Ability, name: str) -> Board:
    """The cut with my best split; or the part that gets the item."""
    table = board.table
    if not frame.stage:
        cut = next(number for number, cut in enumerate(table.map.cuts) if cut.id == name)
        whole = fenced(board, cut)
        return best(whole, parted(whole, table.map.cuts[cut].area))
    part = table.ground.names.index(name)
    return board.copy().set_item(frame.place, NO_ITEM).set_item(part, board.items[frame.place])


def _after_share(board: Board, frame: Ability, stay: int) -> Board:
    """Some of the next kind stay, the others go to the new part; kinds come in the order peasants, nobles by colour."""
    colour, nobles = divmod(frame.done, 2)
    kind = NOBLE if nobles else PEASANT
    here = board.nobles(colour, frame.place) if nobles else board.peasants(colour, frame.place)
    return board.copy().add(colour, frame.place, stay - here, kind).add(colour, frame.left, here - stay, kind)


# ---- Butchers


def give_low(table: Table, moves: Sequence[Give], rng: Random) -> Move:
    """The lowest card, given or given back."""
    move: Move = pick(moves, [-TOTAL[NUMBERS[move.card]] for move in moves], rng)
    return move


def take_high(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    """The highest card of a shown hand."""
    move: Move = pick(moves, [TOTAL[NUMBERS[move.card]] for move in moves], rng)
    return move
