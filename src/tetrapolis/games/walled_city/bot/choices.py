"""The bot's choices beside its turns: guilds (which one, when to use it, and how) and defence.

What an ability does is tried out: the rules carry it out in a copy of what the seat sees, and the best board is taken.
Most abilities get better the more is on the board and the fewer turns are left for answers. So they are kept for the
end of the round's last own turn, but for those in NOW and OPENING (see bot.values).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.bot.outlook import NEVER, Outlook, board_of, both_numbers, tried
from tetrapolis.games.walled_city.bot.turn import best_plan, places_of
from tetrapolis.games.walled_city.bot.values import (
    CARD_GAIN,
    GUILD_WORTH,
    HALVES,
    LAID,
    LATER_LEVEL,
    NOW,
    OPENING,
    PROSPECT,
    ROLL_AGAIN,
    ROLLS,
)
from tetrapolis.games.walled_city.bot.votes import guard_votes
from tetrapolis.games.walled_city.rules.abilities import ABILITIES
from tetrapolis.games.walled_city.rules.cards import GUILD_NAMES, HIGH, LOW, NUMBERS, TOTAL
from tetrapolis.games.walled_city.rules.frames import BUILD, LAST, Ability, Building, Facing, Laying, Zoning
from tetrapolis.games.walled_city.rules.guilds_places import TRIES, faces
from tetrapolis.games.walled_city.rules.moves import DONE, END, Choose, CopyGuild, Give, Join, Share, UseGuild, Zone
from tetrapolis.games.walled_city.rules.position import OFF, WalledCityPosition
from tetrapolis.games.walled_city.rules.steps_of_turn import legal_building, turn_of


def join(table: Outlook, moves: Sequence[Join]) -> list[float]:
    """What a guild is usually worth in this round."""
    return [GUILD_WORTH.get(move.guild, (0.0, 0.0))[table.round - 1] for move in moves]


def end(table: Outlook, moves: Sequence[Move]) -> list[float]:
    """If no guild is to be used, the turn is over."""
    return [0.0 if move == END else NEVER for move in moves]


# ---- when to use a guild


def use_guild(table: Outlook, moves: Sequence[Any]) -> Move | None:
    """The move that uses the guild, if this is the moment; see above."""
    if isinstance(table.pos.stack[-1], Zoning):
        return None  # not before the card lies (WAL-15.7)
    step = turn_of(table.pos).step
    found, most = None, 1e-6  # type: Move | None, float
    for move in moves:
        if not isinstance(move, UseGuild | CopyGuild):
            continue
        guild = guild_of(table, move)
        if step not in (BUILD, LAST) or (guild in OPENING) != (step == BUILD):
            continue
        if table.turns_mine and guild not in NOW:
            continue
        gain = gain_of(table, move) - NOW.get(guild, 0.0) * table.turns_mine
        if gain > most:
            found, most = move, gain
    return found


def guild_of(table: Outlook, move: UseGuild | CopyGuild) -> str:
    """The guild whose ability a move uses."""
    return move.guild if isinstance(move, CopyGuild) else GUILD_NAMES[table.pos.guild[table.me]]


def gain_of(table: Outlook, move: UseGuild | CopyGuild) -> float:
    """What using a guild now would bring: on the board, in votes at once, and to the turn, if it only begins."""
    used = tried(table.pos, move)
    votes = [after - before for after, before in zip(used.votes, table.pos.votes, strict=True)]
    gain = table.worth(tuple(votes))
    frame = used.stack[-1]
    if isinstance(frame, Ability):
        choices = ABILITIES[frame.guild].legal(used, frame)
        if isinstance(choices[0], Give):
            return gain + CARD_GAIN * (table.players - 1) * (min([TOTAL[card] for card in table.hand]) < 4)
        if ABILITIES[frame.guild].rolls:
            return gain + ROLLS * max([_roll(table, choice) for choice in choices])
        first = max(_leave(table, used, choices))
        gain += first if first > 0 else _played_out(table, used)  # if the first choice is good, so is the whole
    if turn_of(table.pos).step == BUILD:
        gain += _turn(table, used) - _turn(table, table.pos)
    return gain


def _turn(table: Outlook, pos: WalledCityPosition) -> float:
    """What the best plan for a turn that begins brings; nothing, if it is skipped."""
    if turn_of(pos).step != BUILD:
        return 0.0
    places = places_of(table, legal_building(pos, Building(table.me), table.me))
    return max(0.0, best_plan(table, places, table.hand)[0])


# ---- how to use it


def choose(table: Outlook, moves: Sequence[Any]) -> list[float]:
    """What each choice of an ability that is going on leaves."""
    frame = table.pos.stack[-1]
    assert isinstance(frame, Ability)
    if isinstance(moves[0], Give):
        return give_low(table, moves)
    if ABILITIES[frame.guild].rolls:
        values = [_roll(table, move) for move in moves]
        if frame.left == TRIES or max(values) > ROLL_AGAIN:
            return values
        return [float(move == DONE) for move in moves]
    return _leave(table, table.pos, moves)


def _leave(table: Outlook, pos: WalledCityPosition, moves: Sequence[Move]) -> list[float]:
    """What each choice leaves: half of one (who, before where to) with the best other half, a fence when all is parted.

    Which other halves are good shows with the first ones: later on only the best of those are tried.
    """
    values, halves = [], {}  # type: list[float], dict[Move, float]
    for move in moves:
        twin = tried(pos, move)
        frame = twin.stack[-1]
        if not isinstance(frame, Ability) or isinstance(move, Share):
            values.append(board_of(table, twin).gain())
        elif twin.ground is not pos.ground:
            values.append(_played_out(table, twin))
        elif any(getattr(twin, part) != getattr(pos, part) for part in _BOARD):
            values.append(board_of(table, twin).gain())
        else:
            others = ABILITIES[frame.guild].legal(twin, frame)
            known = sorted([other for other in others if other in halves], key=lambda other: -halves[other])
            if len(known) > HALVES:
                others = known[:HALVES]
            found = _leave(table, twin, others)
            for other, value in zip(others, found, strict=True):
                halves[other] = max(value, halves.get(other, NEVER))
            values.append(max(found))
    return values


_BOARD = ("peasants", "nobles", "guards", "items", "tower_items", "paths", "gaps")


def _played_out(table: Outlook, pos: WalledCityPosition) -> float:
    """What an ability leaves if each choice is the best one."""
    while isinstance(frame := pos.stack[-1], Ability):
        moves = ABILITIES[frame.guild].legal(pos, frame)
        values = _leave(table, pos, moves)
        pos = tried(pos, moves[values.index(max(values))])
    return board_of(table, pos).gain()


def _roll(table: Outlook, move: Move) -> float:
    """What a new roll or toss brings on average."""
    if not isinstance(move, Choose):
        return ROLL_AGAIN
    place = table.place_number(move.place)
    shown = faces(table.board.items[place])
    return sum([table.change(place, face) for face in shown]) / len(shown)


def give_low(table: Outlook, moves: Sequence[Give]) -> list[float]:
    """The lowest card is given, or given back."""
    return [-float(TOTAL[NUMBERS[move.card]]) for move in moves]


def take_high(table: Outlook, moves: Sequence[Any]) -> list[float]:
    """The highest card of a shown hand."""
    return [float(TOTAL[NUMBERS[move.card]]) for move in moves]


# ---- defence


def _guards(table: Outlook, tower: int) -> int:
    """The guards of a tower; in round 1 also those who may come: nobles in areas with a gap beside it."""
    packed = table.board.towers[tower]
    if table.round == 2:
        return packed
    near = {table.ground.gap_area[gap] for gap, towers in enumerate(table.map.gap_towers) if tower in towers}
    for colour in range(table.colours):
        nobles = sum([table.pos.nobles[4 * area + colour] for area in near])
        packed += round(PROSPECT * nobles) << 16 * colour + 8
    return packed


def _laid(table: Outlook, place: int, cards: Iterable[int]) -> dict[int, tuple[float, float]]:
    """What each card in a zone brings at its two towers: with the larger number at the first one, at the second one."""
    level = LATER_LEVEL if table.round == 1 else 0
    towers = []
    for tower in table.map.zone_towers[place]:
        guards = _guards(table, tower)
        if guards:
            other = next(near for near in table.map.tower_zones[tower] if near != place)
            towers.append((tower, guards, table.expected_number(other, tower), table.tower(tower, guards)))

    def bring(card: int, turned: int) -> float:
        total = -LAID[table.round] * (HIGH[card] + LOW[card])
        for tower, guards, other, now in towers:
            number = HIGH[card] if table.map.zone_towers[place][turned] == tower else LOW[card]
            numbers = both_numbers(float(number), other)
            total += table.worth(guard_votes(guards, *numbers, table.colours, level)) - now
        return total

    return {card: (bring(card, 0), bring(card, 1)) for card in cards}


def _best_laid(table: Outlook, place: int, cards: Iterable[int]) -> float:
    """The best card, the better way round."""
    return max([max(both) for both in _laid(table, place, cards).values()])


def zone(table: Outlook, moves: Sequence[Any]) -> list[float]:
    """Where the best card would be best."""
    cards = table.cards()
    return [
        _best_laid(table, table.map.zones.index(move.place), cards) if isinstance(move, Zone) else NEVER
        for move in moves
    ]


def lay(table: Outlook, moves: Sequence[Any]) -> list[float]:
    """Each card, the better way round."""
    frame = table.pos.stack[-1]
    assert isinstance(frame, Laying)
    return [_best_laid(table, frame.zone, [NUMBERS[move.card.rstrip("*")]]) for move in moves]


def face(table: Outlook, moves: Sequence[Any]) -> list[float]:
    """Both ways round."""
    frame = table.pos.stack[-1]
    assert isinstance(frame, Facing)
    towers = [table.map.towers[tower] for tower in table.map.zone_towers[frame.zone]]
    card = frame.card % OFF
    both = _laid(table, frame.zone, [card])[card]
    return [both[towers.index(move.place)] for move in moves]
