"""What the steps of a turn ask, as data (sections 3 and 7 of the rules): see prompt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from tetrapolis.core.prompt import Offer, Refused, Verb
from tetrapolis.core.said import in_a_row
from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.prompt import refusals
from tetrapolis.games.walled_city.prompt.parts import (
    Asked,
    area,
    at_wall,
    build_offer,
    built_on,
    closing,
    goes_on,
    in_turn,
    item_label,
    made,
    own_supply,
    piece_label,
    share_verb,
    told_first,
    usable,
    with_guild,
)
from tetrapolis.games.walled_city.prompt.saying import mix, owner, piece, place, say, signed, spot
from tetrapolis.games.walled_city.rules.board import BoardName, load_board
from tetrapolis.games.walled_city.rules.cards import FACES, FACTION, FACTIONS, HIGH, LOW, NO_ITEM, TILE_UP, VALUE
from tetrapolis.games.walled_city.rules.frames import (
    ADJUST,
    BUILD,
    Adjusting,
    Building,
    Ending,
    Peopling,
    Promoting,
    Settling,
    SettlingOther,
    Sharing,
    Showing,
)
from tetrapolis.games.walled_city.rules.moves import Adjust, Nobles, Promote, Put, Settle, Show, build
from tetrapolis.games.walled_city.rules.neighbourhoods import Ground
from tetrapolis.games.walled_city.rules.position import EMPTY, TOWER, WalledCityPosition
from tetrapolis.games.walled_city.rules.scoring import faction_values
from tetrapolis.games.walled_city.rules.steps_of_turn import CHANGES, turn_of

# ---- 1 build


@lru_cache(5_000)
def _build_verb(board: BoardName, number: int, states: tuple[int, ...], over: bool) -> Verb:
    """Where something can be built, by what stands in each path or gap."""
    names = load_board(board).paths if number == 1 else load_board(board).gaps
    key = "build-over" if over else "build-road" if number == 1 else "build-wall"
    free = [name for name, state in zip(names, states, strict=True) if (state > EMPTY if over else state == EMPTY)]
    said = say("verb-build-road" if number == 1 else "verb-build-wall")
    offers = tuple(build_offer(board, build(name), key) for name in free)
    return Verb("build", said, offers, refusals.closed(board, number, states, over))


def building(pos: WalledCityPosition, frame: Building, moves: Sequence[Move]) -> Asked:
    """WAL-3.3, WAL-3.4, WAL-7.3, WAL-13.12."""
    turn = turn_of(pos)
    guild, _ = with_guild(pos, turn, moves)
    over, number = turn.over_built, pos.round
    states, stock = (pos.paths, pos.roads) if number == 1 else (pos.gaps, pos.walls)
    verb = _build_verb(pos.board.id, number, tuple(states), over)
    facts = made("now-road" if number == 1 else "now-wall", "n", stock[frame.seat])
    if over:
        facts = in_a_row(facts, made("now-drapers"))
    ask = made("ask-build-over" if over else "ask-building", "round", number)
    return Asked(ask, told_first(facts, guild), (verb, *guild), *in_turn(pos, turn, BUILD))


@cache
def _show(move: Show, final: bool) -> Offer:
    card = f"card:{move.card}"
    return Offer(str(move), say("move-show", card=card), f"hand:{move.card}", label=card, final=final)


def showing(pos: WalledCityPosition, frame: Showing, moves: Sequence[Show]) -> Asked:
    """WAL-3.5, WAL-7.3, WAL-11.5."""
    turn, seat = turn_of(pos), frame.seat
    final = not goes_on(pos, turn)
    offers = tuple([_show(move, final) for move in moves])
    verb = Verb("show", made("verb-show"), offers, refusals.off_colour(pos, seat))
    at = built_on(pos, turn)
    facts = in_a_row(made("now-showing", "place", at, "round", pos.round), own_supply(pos, seat))
    return Asked(made("ask-showing", "place", at), facts, (verb,), *in_turn(pos, turn, BUILD))


# ---- 2 settle


@cache
def _put(board: str, move: Put, n: int, final: bool) -> Offer:
    at = place(move.place)
    said, note = say("choice-put", n=n, area=at), say("note-put", n=n)
    return Offer(str(move), said, at, label=spot(board, move.place), gain={"citizens": n}, final=final, note=note)


@lru_cache(5_000)
def _put_verb(
    board: str,
    ground: Ground,
    moves: tuple[Put, ...],
    n: int,
    beside: int,
    reason: str,
    rule: str,
    aside: bool,
    final: bool,
) -> Verb:
    offered = sum(1 << ground.names.index(move.place) for move in moves)
    refused = refusals.beyond_the_road(ground, offered, beside, reason, rule)
    return Verb("put", say("verb-put"), tuple(_put(board, move, n, final) for move in moves), refused, aside=aside)


@cache
def _settle_verb(move: Settle, other: int) -> Verb:
    offer = Offer(str(move), say("choice-settle", n=move.n, other=other), gain={"citizens": move.n})
    return Verb(f"settle-{move.n}", say("verb-settle", n=move.n), (offer,), aside=True)


def settling(pos: WalledCityPosition, frame: Settling, moves: Sequence[Move]) -> Asked:
    """WAL-3.6, WAL-3.9, WAL-7.4."""
    turn = turn_of(pos)
    guild, numbers = with_guild(pos, turn, moves)
    card = turn.card
    high, low = HIGH[card], LOW[card]
    face, at = f"card:{FACES[card]}", built_on(pos, turn)
    verbs: tuple[Verb, ...]
    if pos.round == 2:
        ways: Any = numbers
        verbs = tuple([_settle_verb(move, high + low - move.n) for move in ways])
        number = pos.gap_area[turn.place]
        args = ("card", face, "place", at, "area", area(pos, number))
        told = at_wall("now-settling-wall", pos.board.id, pos.ground, pos.hood_of(number), turn.place, *args)
    else:
        one, other = pos.sides[turn.place]
        final = not goes_on(pos, turn)
        puts: Any = tuple(numbers)
        verbs = (_put_verb(pos.board.id, pos.ground, puts, high, one | other, "equal", "WAL-3.6", True, final),)
        told = made("now-settling", "card", face, "place", at, "high", high, "low", low)
    facts = told_first(in_a_row(own_supply(pos, frame.seat), told), guild)
    return Asked(made("ask-settling", "card", face), facts, verbs + guild, *in_turn(pos, turn, turn.step))


def settling_other(pos: WalledCityPosition, frame: SettlingOther, moves: Sequence[Move]) -> Asked:
    """WAL-3.9: one of the areas of the other side."""
    turn = turn_of(pos)
    high, low = HIGH[turn.card], LOW[turn.card]
    one, other = pos.sides[turn.place]
    puts: Any = tuple(moves)
    final = not goes_on(pos, turn)
    verb = _put_verb(pos.board.id, pos.ground, puts, low, one | other, "this-side", "WAL-3.9", False, final)
    facts = made("now-settling-other", "n", high, "area", area(pos, frame.area), "other", low)
    return Asked(made("ask-settling_other", "n", low), facts, (verb,), *in_turn(pos, turn, 1))


def sharing(pos: WalledCityPosition, frame: Sharing, moves: Sequence[Move]) -> Asked:
    """WAL-3.10."""
    turn, seat = turn_of(pos), frame.seat
    (one, other), (high, low) = frame.areas, frame.counts
    total = pos.supply_p[seat] + pos.supply_n[seat]
    shares: Any = tuple(moves)
    finals = (not goes_on(pos, turn),) * len(moves)
    verb = share_verb(shares, pos.names[one], pos.names[other], total, finals)
    told = say("now-sharing", n=high, one=area(pos, one), m=low, other=area(pos, other))
    facts = in_a_row(told, own_supply(pos, seat))
    return Asked(made("ask-sharing"), facts, (verb,), *in_turn(pos, turn, 1))


@cache
def _nobles(move: Nobles, count: int, name: str, final: bool) -> Offer:
    peasants = count - move.n
    people = mix(move.n, peasants)
    said = say("choice-nobles", area=place(name), mix=people)
    return Offer(str(move), said, f"mix:{move.n}", label=people, final=final)


@lru_cache(5_000)
def _nobles_verb(moves: tuple[Nobles, ...], count: int, name: str, final: bool) -> Verb:
    offers = tuple(_nobles(move, count, name, final) for move in moves)
    return Verb("nobles", say("verb-nobles"), offers, aside=True)


def peopling(pos: WalledCityPosition, frame: Peopling, moves: Sequence[Move]) -> Asked:
    """WAL-3.7, WAL-3.8, WAL-7.5."""
    turn = turn_of(pos)
    number, count = frame.queue[0]
    mixes: Any = tuple(moves)
    verb = _nobles_verb(mixes, count, pos.names[number], not goes_on(pos, turn))
    here = area(pos, number)
    told = made("now-peopling", "n", count, "area", here)
    later = [made("now-peopling-next", "n", n, "area", area(pos, there)) for there, n in frame.queue[1:] if n]
    facts = in_a_row(told, *later, own_supply(pos, frame.seat))
    return Asked(made("ask-peopling", "n", count, "area", here), facts, (verb,), *in_turn(pos, turn, 1))


# ---- 3 promote


@cache
def _promote(board: str, move: Promote, own: bool) -> Offer:
    at, tower = place(move.place), place(move.tower)
    who = owner(move.colour)
    said = say("choice-promote", own=own, colour=who, place=at, tower=tower)
    aim = piece("noble", move.place, move.colour)
    return Offer(str(move), said, aim, tower, piece_label(move.place, move.colour), spot(board, move.tower))


def promoting(pos: WalledCityPosition, frame: Promoting, moves: Sequence[Move]) -> Asked:
    """WAL-7.8 to WAL-7.13."""
    turn, seat = turn_of(pos), frame.seat
    guild, rest = ((), moves) if frame.begun else with_guild(pos, turn, moves)
    skip = closing("skip", "verb-skip-more" if frame.begun else "verb-skip-promote")
    verbs = (*guild, skip)
    board, gap = pos.board.id, turn.place
    hood = pos.hood_of(pos.gap_area[gap])
    if len(rest) > 1:
        mine = pos.colour_name(seat)
        promotes: Any = rest[:-1]
        offers = tuple([_promote(board, move, move.colour == mine) for move in promotes])
        pieces = tuple(pos.nobles), tuple(pos.guards)
        refused = refusals.not_promoted(board, pos.ground, pos.players, hood, gap, *pieces)
        verbs = (Verb("promote", made("verb-promote"), offers, refused), *verbs)
    facts = at_wall("now-promoting", board, pos.ground, hood, gap, "n", frame.left)
    return Asked(
        made("ask-promoting", "n", frame.left), told_first(facts, guild), verbs, *in_turn(pos, turn, turn.step)
    )


# ---- 4 adjust


@cache
def _adjust(move: Adjust, item: int, value: int, final: bool) -> Offer:
    """A die or tile, and what becomes of its faction."""
    at, after = place(move.place), CHANGES[item][move.way]
    if item >= TILE_UP:
        shown = signed(VALUE[after])
        said, note = say("choice-turn", place=at, n=shown), say("note-tile", n=shown)
    else:
        faction = f"faction:{FACTIONS[FACTION[item]]}"
        numbers = {"from": VALUE[item], "to": VALUE[after]}
        said = say("choice-adjust", place=at, way=move.way, faction=faction, **numbers)
        note = say("note-die", faction=faction, **{"from": value, "to": value + VALUE[after] - VALUE[item]})
    return Offer(str(move), said, f"item:{move.place}", label=item_label(move.place, item), note=note, final=final)


@lru_cache(5_000)
def _items_away(
    ground: Ground, towers: tuple[str, ...], number: int, areas: int, without: tuple[int, ...]
) -> tuple[Refused, ...]:
    """WAL-3.12, WAL-3.14, WAL-7.15: items that do not lie at the road or wall."""
    names = [name for at, name in enumerate(ground.names) if not areas >> at & 1 and at not in without]
    if number == 2:
        return refusals.group("item-wall", "WAL-7.15", [f"item:{name}" for name in (*names, *towers)])
    return refusals.group("beside", "WAL-3.12", [f"item:{name}" for name in names]) + refusals.group(
        "tower-later", "WAL-3.14", [f"item:{name}" for name in towers]
    )


@cache
def _far_towers(board: BoardName, gap: int) -> tuple[str, ...]:
    facts = load_board(board)
    return tuple(name for tower, name in enumerate(facts.towers) if tower not in facts.gap_towers[gap])


@lru_cache(1_000)
def _numbers(board: BoardName, ground: Ground) -> dict[str, int]:
    """Areas and towers by their ids."""
    towers = {name: TOWER + tower for tower, name in enumerate(load_board(board).towers)}
    return {name: area for area, name in enumerate(ground.names)} | towers


def adjusting(pos: WalledCityPosition, frame: Adjusting, moves: Sequence[Move]) -> Asked:
    """WAL-3.12 to WAL-3.16, WAL-7.15."""
    turn = turn_of(pos)
    guild, rest = with_guild(pos, turn, moves)
    final = not usable(guild)  # else the guild may still be used after the last step
    board = pos.board
    if pos.round == 1:
        one, other = pos.sides[turn.place]
        areas, away = one | other, board.towers
        facts = made("now-adjusting", "place", built_on(pos, turn))
    else:
        areas = pos.hood_of(pos.gap_area[turn.place])
        away = _far_towers(board.id, turn.place)
        facts = at_wall("now-adjusting-wall", board.id, pos.ground, areas, turn.place)
    verbs = (*guild, closing("skip", "verb-skip-adjust", final))
    if len(rest) > 1:
        values = faction_values(pos)
        offers = []
        adjusts: Any = rest[:-1]
        numbers = _numbers(board.id, pos.ground)
        for move in adjusts:
            item = pos.item_at(numbers[move.place])
            offers.append(_adjust(move, item, values[FACTION[item]] if item < TILE_UP else 0, final))
        without = tuple([at for at in range(len(pos.names)) if pos.items[at] == NO_ITEM]) if pos.cuts else ()
        refused = _items_away(pos.ground, away, pos.round, areas, without)
        verbs = (Verb("adjust", made("verb-adjust"), tuple(offers), refused), *verbs)
    return Asked(made("ask-adjusting"), told_first(facts, guild), verbs, *in_turn(pos, turn, ADJUST))


def ending(pos: WalledCityPosition, frame: Ending, moves: Sequence[Move]) -> Asked:
    """WAL-2.7, WAL-2.10."""
    guild, _ = with_guild(pos, turn_of(pos), moves)
    return Asked(made("ask-ending"), made("now-ending"), (*guild, closing("end", "move-end", True)))
