"""Guilds that work on roads, walls, fences, dice and tiles (section 13 of the rules)."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.rules.cards import FACTION, LOWEST, NO_ITEM, TILE_DOWN, TILE_UP, VALUE
from tetrapolis.games.walled_city.rules.frames import BUILD, Ability, Turn
from tetrapolis.games.walled_city.rules.guild import GuildAbility, ask, towers_of
from tetrapolis.games.walled_city.rules.moves import DONE, SHARE, Choose, Done, Share, choose
from tetrapolis.games.walled_city.rules.position import DEMOLISHED, EMPTY, TOWER, WalledCityPosition

TRIES = 4  # WAL-13.26

# ---- Drapers


def can_drapers(pos: WalledCityPosition, turn: Turn) -> bool:
    """WAL-13.12: before the build step; a built path or gap is there."""
    states = pos.paths if pos.round == 1 else pos.gaps
    return turn.step == BUILD and not turn.over_built and max(states) > EMPTY


def start_drapers(pos: WalledCityPosition, turn: Turn, guild: int) -> None:
    """In this turn's build step a built place is used as if it were empty."""
    turn.over_built = True


# ---- Goldsmiths, Skinners


def built_places(pos: WalledCityPosition) -> list[str]:
    """WAL-13.17, WAL-13.22: built roads and walls; no demolished ones, no fences (WAL-13.18, WAL-13.23)."""
    roads = [name for name, state in zip(pos.board.paths, pos.paths, strict=True) if state > EMPTY]
    return roads + [name for name, state in zip(pos.board.gaps, pos.gaps, strict=True) if state > EMPTY]


def can_break(pos: WalledCityPosition, turn: Turn) -> bool:
    """Something is built."""
    return max(pos.paths) > EMPTY or max(pos.gaps) > EMPTY


def start_break(pos: WalledCityPosition, turn: Turn, guild: int) -> None:
    """Which place?"""
    ask(pos, turn.seat, guild, 1)


def legal_break(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """Any built place, also the one of this turn (WAL-3.18)."""
    return [choose(name) for name in built_places(pos)]


def apply_goldsmiths(pos: WalledCityPosition, frame: Ability, move: Choose) -> None:
    """WAL-13.17, WAL-13.21: the whole place is demolished; open, and closed for building."""
    pos.stack.pop()
    _set_place(pos, move.place, DEMOLISHED)
    pos.say("walled_city-demolishes", {"seat": frame.seat, "place": move.place})


def apply_skinners(pos: WalledCityPosition, frame: Ability, move: Choose) -> None:
    """WAL-13.22, WAL-13.23: one piece goes to the box."""
    pos.stack.pop()
    paths = pos.board.paths
    state = pos.paths[paths.index(move.place)] if move.place in paths else pos.gaps[pos.board.gaps.index(move.place)]
    _set_place(pos, move.place, state - 1)
    pos.say("walled_city-takes-away", {"seat": frame.seat, "place": move.place})


def _set_place(pos: WalledCityPosition, name: str, state: int) -> None:
    if name in pos.board.paths:
        pos.set_path(pos.board.paths.index(name), state)
    else:
        pos.gaps[pos.board.gaps.index(name)] = state


# ---- dice and tiles


def item_places(pos: WalledCityPosition, tiles: bool = True, dice: bool = True) -> list[int]:
    """Where dice and tiles lie; tower dice in both rounds (WAL-13.5)."""
    areas = [area for area, item in enumerate(pos.items) if item != NO_ITEM and (tiles if item >= TILE_UP else dice)]
    return areas + (towers_of(pos) if dice else [])


def always(pos: WalledCityPosition, turn: Turn) -> bool:
    """Dice are always there."""
    return True


def start_haberdashers(pos: WalledCityPosition, turn: Turn, guild: int) -> None:
    """WAL-13.26: up to four tries."""
    ask(pos, turn.seat, guild, TRIES)


def faces(item: int) -> range:
    """What a roll of a die or a toss of a tile may show."""
    return range(TILE_UP, TILE_DOWN + 1) if item >= TILE_UP else range(3 * FACTION[item], 3 * FACTION[item] + 3)


def legal_haberdashers(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """WAL-13.26, WAL-13.27: any die or tile, the same again too; tries may be left unused."""
    moves: list[Move] = [choose(pos.place_name(place)) for place in item_places(pos)]
    return [*moves, DONE] if frame.left < TRIES else moves


def apply_haberdashers(pos: WalledCityPosition, frame: Ability, move: Move) -> None:
    """WAL-13.26: each result is seen before the next try."""
    if isinstance(move, Done):
        pos.stack.pop()
        return
    assert isinstance(move, Choose)
    place = pos.place_number(move.place)
    shown = faces(pos.item_at(place))
    item = shown[pos.chance.choice(len(shown))]
    pos.set_item(place, item)
    pos.say("walled_city-rolls", {"seat": frame.seat, "place": move.place, "n": VALUE[item]})
    frame.left -= 1
    if not frame.left:
        pos.stack.pop()


def start_two_items(pos: WalledCityPosition, turn: Turn, guild: int) -> None:
    """Two choices."""
    ask(pos, turn.seat, guild, 2)


def can_clothworkers(pos: WalledCityPosition, turn: Turn) -> bool:
    """WAL-2.10: something would change."""
    tiles = [pos.items[place] for place in item_places(pos, dice=False)]
    dice = [pos.item_at(place) for place in item_places(pos, tiles=False)]
    return any(VALUE[die] > 1 for die in dice) or (len(tiles) > 1 and TILE_UP in tiles)


def legal_clothworkers(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """Any that has a partner; then the partners of the one chosen."""
    places = item_places(pos)
    if frame.place < 0:
        fit = [place for place in places if any(_may_lower(pos, place, other) for other in places)]
    else:
        fit = [place for place in places if _may_lower(pos, frame.place, place)]
    return [choose(pos.place_name(place)) for place in fit]


def _may_lower(pos: WalledCityPosition, one: int, other: int) -> bool:
    """WAL-13.34: two dice or two tiles; WAL-2.10: not both lowest already."""
    items = pos.item_at(one), pos.item_at(other)
    if one == other or (items[0] >= TILE_UP) != (items[1] >= TILE_UP):
        return False
    return not both_lowest(*items) or pos.setup.options.rules == 1


def both_lowest(one: int, other: int) -> bool:
    """Whether Clothworkers would change nothing."""
    return LOWEST[one] == one and LOWEST[other] == other


def apply_clothworkers(pos: WalledCityPosition, frame: Ability, move: Choose) -> None:
    """WAL-13.34: both go to their lowest value."""
    place = pos.place_number(move.place)
    if frame.place < 0:
        frame.place = place
        return
    pos.stack.pop()
    for chosen in (frame.place, place):
        pos.set_item(chosen, LOWEST[pos.item_at(chosen)])
    pos.say(
        "walled_city-lowers",
        {"seat": frame.seat, "place": pos.place_name(frame.place), "place2": move.place},
    )


def legal_curriers(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """WAL-13.58: any two items, but no tile into a tower."""
    places = item_places(pos)
    if frame.place >= 0:
        places = [place for place in places if place != frame.place and _may_swap(pos, frame.place, place)]
    return [choose(pos.place_name(place)) for place in places]


def _may_swap(pos: WalledCityPosition, one: int, other: int) -> bool:
    """WAL-13.58; WAL-2.10: two that show the same would change nothing."""
    if pos.item_at(one) == pos.item_at(other) and pos.setup.options.rules > 1:
        return False
    return not ((pos.item_at(one) >= TILE_UP and other >= TOWER) or (pos.item_at(other) >= TILE_UP and one >= TOWER))


def apply_curriers(pos: WalledCityPosition, frame: Ability, move: Choose) -> None:
    """WAL-13.58, WAL-13.59: shown values stay."""
    place = pos.place_number(move.place)
    if frame.place < 0:
        frame.place = place
        return
    pos.stack.pop()
    one, other = pos.item_at(frame.place), pos.item_at(place)
    pos.set_item(frame.place, other)
    pos.set_item(place, one)
    pos.say(
        "walled_city-exchanges-items",
        {"seat": frame.seat, "place": pos.place_name(frame.place), "place2": move.place},
    )


# ---- Carpenters


def free_cuts(pos: WalledCityPosition) -> list[int]:
    """WAL-13.36: the listed cuts of areas that are not fenced yet."""
    fenced = {pos.board.cuts[cut].area for cut in pos.cuts}
    return [number for number, cut in enumerate(pos.board.cuts) if cut.area not in fenced]


def can_carpenters(pos: WalledCityPosition, turn: Turn) -> bool:
    """Some area can be fenced."""
    return bool(free_cuts(pos))


def legal_carpenters(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """The cut; then how many of each kind and colour go to the first part; at a tie the item's part."""
    if not frame.stage:
        return [choose(pos.board.cuts[cut].id) for cut in free_cuts(pos)]
    if frame.stage == 1:
        pieces, index = next_pieces(pos, frame)
        return [SHARE[n] for n in range(pieces[index] + 1)]
    return [choose(pos.names[frame.place]), choose(pos.names[frame.left])]


def _kinds(pos: WalledCityPosition) -> list[tuple[list[int], int]]:
    """(pieces, colour) in the order in which they are shared out."""
    return [(pieces, colour) for colour in range(pos.setup.colours) for pieces in (pos.peasants, pos.nobles)]


def next_pieces(pos: WalledCityPosition, frame: Ability) -> tuple[list[int], int]:
    """Peasants or nobles, and where in the list those stand who are shared out next."""
    pieces, colour = _kinds(pos)[frame.done]
    return pieces, 4 * frame.place + colour


def apply_carpenters(pos: WalledCityPosition, frame: Ability, move: Move) -> None:
    """WAL-13.35 to WAL-13.38. `place` is the first part, `left` the new one."""
    if isinstance(move, Share):
        pieces, index = next_pieces(pos, frame)
        moved = pieces[index] - move.n
        pieces[index] = move.n
        pieces[4 * frame.left + index % 4] += moved
        frame.done += 1
    elif not frame.stage:
        assert isinstance(move, Choose)
        cut = next(number for number, cut in enumerate(pos.board.cuts) if cut.id == move.place)
        frame.place = pos.board.cuts[cut].area
        frame.left = pos.put_fence(cut)
        frame.stage = 1
        pos.say("walled_city-fences", {"seat": frame.seat, "cut": move.place})
    else:
        assert isinstance(move, Choose)
        _give_item(pos, frame, pos.names.index(move.place))
        return
    _share_on(pos, frame)


def _share_on(pos: WalledCityPosition, frame: Ability) -> None:
    """Ask for the next kind that is there at all; then the item goes to the fuller part."""
    kinds = _kinds(pos)
    while frame.done < len(kinds):
        pieces, colour = kinds[frame.done]
        if pieces[4 * frame.place + colour]:
            return
        frame.done += 1
    first, second = [_crowd(pos, part) for part in (frame.place, frame.left)]
    if first != second or pos.items[frame.place] == NO_ITEM:
        _give_item(pos, frame, frame.place if first >= second else frame.left)
    else:
        frame.stage = 2


def _crowd(pos: WalledCityPosition, area: int) -> int:
    return sum(pos.peasants[4 * area : 4 * area + 4]) + sum(pos.nobles[4 * area : 4 * area + 4])


def _give_item(pos: WalledCityPosition, frame: Ability, part: int) -> None:
    """WAL-13.38: the other part has none."""
    pos.stack.pop()
    if part == frame.left:
        pos.items[frame.left], pos.items[frame.place] = pos.items[frame.place], NO_ITEM
    counts = [_crowd(pos, frame.place), _crowd(pos, frame.left)]
    pos.say(
        "walled_city-fenced",
        {
            "seat": frame.seat,
            "area": pos.names[frame.place],
            "n": counts[0],
            "area2": pos.names[frame.left],
            "m": counts[1],
        },
    )


PLACE_GUILDS = {
    "drapers": GuildAbility(can_drapers, start_drapers),
    "goldsmiths": GuildAbility(can_break, start_break, legal_break, apply_goldsmiths),
    "skinners": GuildAbility(can_break, start_break, legal_break, apply_skinners),
    "haberdashers": GuildAbility(always, start_haberdashers, legal_haberdashers, apply_haberdashers, rolls=True),
    "clothworkers": GuildAbility(can_clothworkers, start_two_items, legal_clothworkers, apply_clothworkers),
    "curriers": GuildAbility(always, start_two_items, legal_curriers, apply_curriers),
    "carpenters": GuildAbility(can_carpenters, start_break, legal_carpenters, apply_carpenters),
}
