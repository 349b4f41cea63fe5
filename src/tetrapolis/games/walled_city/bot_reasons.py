"""Why a move is good or bad, for hints: what it would change if the votes were counted now, and what it promises."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from tetrapolis.core.brain import Reason
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.bot_count import layer_of
from tetrapolis.games.walled_city.bot_guilds import gain_of
from tetrapolis.games.walled_city.bot_table import Board, Table
from tetrapolis.games.walled_city.bot_turn import (
    best_plan,
    change_item,
    colour_number,
    mixed,
    place_number,
    turn_now,
)
from tetrapolis.games.walled_city.bot_values import GUILD_WORTH
from tetrapolis.games.walled_city.bot_votes import faction_shares, field, fled, guard_votes, hood_votes
from tetrapolis.games.walled_city.cards import FACTION, FACTIONS, HIGH, LOW, NUMBERS, TOTAL
from tetrapolis.games.walled_city.frames import Facing, Laying, Peopling
from tetrapolis.games.walled_city.hoods import hoods_of
from tetrapolis.games.walled_city.moves import (
    Adjust,
    Build,
    CopyGuild,
    End,
    Face,
    Join,
    Lay,
    Nobles,
    Promote,
    Put,
    Settle,
    Show,
    Skip,
    UseGuild,
    Zone,
)

MOST = 3
"""So many reasons are given."""


def reasons(obs: Observation, move: Move) -> Sequence[Reason]:
    """The main reasons for or against a move, by what this seat knows."""
    decision = obs.decision
    if decision is None:
        return ()
    table = Table(obs.seen, decision.seat)
    tell = _TELLERS.get(type(move))
    return [] if tell is None else tell(table, move)[:MOST]


def _say(id: str, **args: Any) -> Reason:
    return Reason(id, args)


# ---- a board counted now


class Counted(NamedTuple):
    """Votes of each colour as the board stands, and whose each faction is (-1: shared or nobody's)."""

    hoods: list[float]
    factions: list[float]
    owners: list[int]
    towers: list[float]

    @property
    def totals(self) -> list[float]:
        """Of each colour."""
        return [sum(parts) for parts in zip(self.hoods, self.factions, self.towers, strict=True)]


def counted(board: Board) -> Counted:
    """Neighbourhoods, factions and towers as they are; in round 2 nobles flee through open gaps (WAL-8.1)."""
    table, second = board.table, board.table.round == 2
    hoods, factions, towers = [[0.0] * table.colours for _ in range(3)]
    packed, layer = [0] * 5, layer_of(board.ground, hoods_of(board.ground, board.open_paths), board.items)
    for areas, bonus, held, gaps, _ in layer.hoods:
        people = sum([board.areas[area] for area in areas])
        if second and gaps & ~board.closed_gaps:
            people = fled(people)
        _add(hoods, hood_votes(people, bonus, table.colours, 0))
        for faction in held:
            packed[faction] += people
    for tower, guards in enumerate(board.towers):
        _add(towers, guard_votes(guards, *table.expected_numbers(tower), table.colours, 0))
        if second:
            packed[FACTION[board.items[tower - len(board.towers)]]] += guards
    owners = []
    for people, value in zip(packed, layer.symbols if second else layer.inside, strict=True):
        shares = faction_shares(people, table.colours, 0)
        owners.append(shares.index(1.0) if 1.0 in shares else -1)
        _add(factions, tuple([value * share for share in shares]))
    return Counted(hoods, factions, owners, towers)


def _add(total: list[float], votes: tuple[float, ...]) -> None:
    for colour, part in enumerate(votes):
        total[colour] += part


def _changed(table: Table, after: Board) -> list[Reason]:
    """What another board would change for me and for the others, the largest first."""
    me, before, now = table.me, counted(table.board), counted(after)
    found: list[tuple[float, Reason]] = []
    gain = round(now.hoods[me] - before.hoods[me])
    if gain:
        message = "walled_city-hint-hoods" if gain > 0 else "walled_city-hint-hoods-less"
        found.append((abs(gain), _say(message, n=abs(gain))))
    gain = round(now.towers[me] - before.towers[me])
    if gain:
        message = "walled_city-hint-towers" if gain > 0 else "walled_city-hint-towers-less"
        found.append((abs(gain), _say(message, n=abs(gain))))
    for faction, (old_owner, new_owner) in enumerate(zip(before.owners, now.owners, strict=True)):
        if new_owner == me != old_owner:
            found.append((3.0, _say("walled_city-hint-faction", faction=FACTIONS[faction])))
        elif old_owner == me != new_owner:
            found.append((3.0, _say("walled_city-hint-faction-lost", faction=FACTIONS[faction])))
    for seat in range(table.players):
        loss = round(before.totals[seat] - now.totals[seat])
        if seat != me and loss > 0:
            found.append((loss / 2, _say("walled_city-hint-rival", target=seat, n=loss)))
    found.sort(key=lambda entry: -entry[0])
    return [reason for _, reason in found]


def _judged(table: Table, after: Board) -> list[Reason]:
    """The change, and if nothing changes now what it promises."""
    found = _changed(table, after)
    gain = round(after.gain())
    if not found and gain:
        found.append(_say("walled_city-hint-promises" if gain > 0 else "walled_city-hint-harms", n=abs(gain)))
    return found or [_say("walled_city-hint-nothing")]


# ---- moves


def _join(table: Table, move: Join) -> list[Reason]:
    worth = round(GUILD_WORTH[move.guild][table.round - 1])
    if not worth:
        return [_say("walled_city-hint-guild-even")]
    return [_say("walled_city-hint-guild-good" if worth > 0 else "walled_city-hint-guild-bad", n=abs(worth))]


def _build(table: Table, move: Build) -> list[Reason]:
    ids = table.map.paths if table.round == 1 else table.map.gaps
    place = ids.index(move.place)
    if not table.guild(table.me) or table.turn is None:  # a starting road
        return _judged(table, table.board.copy().build(place, 1))
    return _with_plan(table, place, table.hand)


def _show(table: Table, move: Show) -> list[Reason]:
    card = NUMBERS[move.card]
    found = _with_plan(table, turn_now(table).place, [card])
    if TOTAL[card] <= min([TOTAL[other] for other in table.hand], default=0) and table.turns_mine:
        found.insert(1, _say("walled_city-hint-low-card"))
    return found


def _with_plan(table: Table, place: int, cards: Sequence[int]) -> list[Reason]:
    """What the best use of a place brings."""
    gain, plan = best_plan(table, [place], cards, Random(0))
    board = table.board.copy().build(place, table.round)
    if table.round == 1:
        board.settle(plan.area, *mixed(table, HIGH[plan.card])).settle(plan.other, *mixed(table, LOW[plan.card]))
    else:
        board.settle(plan.area, *mixed(table, plan.settle))
    found = _changed(table, board)
    votes = round(gain)
    if votes:
        message = "walled_city-hint-promises" if votes > 0 else "walled_city-hint-harms"
        found.insert(1 if found else 0, _say(message, n=abs(votes)))
    return found or [_say("walled_city-hint-nothing")]


def _put(table: Table, move: Put) -> list[Reason]:
    area = table.ground.names.index(move.place)
    return _judged(table, table.board.copy().settle(area, *mixed(table, HIGH[turn_now(table).card])))


def _settle(table: Table, move: Settle) -> list[Reason]:
    turn = turn_now(table)
    area = table.ground.gap_area[turn.place]
    found = _judged(table, table.board.copy().settle(area, *mixed(table, move.n)))
    promotes = HIGH[turn.card] + LOW[turn.card] - move.n
    return [*found[: MOST - 1], _say("walled_city-hint-promotes", n=promotes)] if promotes else found


def _people(table: Table, move: Nobles) -> list[Reason]:
    frame = table.pos.stack[-1]
    assert isinstance(frame, Peopling)
    area, number = frame.queue[0]
    found = _judged(table, table.board.copy().settle(area, number, move.n))
    kept = table.pos.supply_n[table.me] - move.n
    return [*found[: MOST - 1], _say("walled_city-hint-nobles-left", n=kept)]


def _promote(table: Table, move: Promote) -> list[Reason]:
    area, tower = place_number(table, move.place), place_number(table, move.tower)
    colour = colour_number(table, move.colour)
    return _judged(table, table.board.copy().move(colour, area, tower))


def _adjust(table: Table, move: Adjust) -> list[Reason]:
    return _judged(table, change_item(table.board.copy(), place_number(table, move.place), move.way))


def _guild(table: Table, move: UseGuild | CopyGuild) -> list[Reason]:
    guild = move.guild if isinstance(move, CopyGuild) else table.guild(table.me)
    gain = round(gain_of(table, guild, Random(0)))
    found = [_say("walled_city-hint-guild-gain", n=gain)] if gain > 0 else [_say("walled_city-hint-nothing")]
    return [*found, _say("walled_city-hint-guild-later")] if table.turns_mine else found


def _leave(table: Table, move: Move) -> list[Reason]:
    return [_say("walled_city-hint-leave")]


# ---- defence


def _guarded(table: Table, zone: int) -> list[Reason]:
    """My guards at the towers of a zone."""
    found = []
    for tower in table.map.zone_towers[zone]:
        mine = field(table.board.towers[tower], table.me)[0]
        if mine:
            found.append((mine, _say("walled_city-hint-guards", tower=table.map.towers[tower], n=mine)))
    return [reason for _, reason in sorted(found, key=lambda entry: -entry[0])] or [_say("walled_city-hint-no-guards")]


def _zone(table: Table, move: Zone) -> list[Reason]:
    return _guarded(table, table.map.zones.index(move.place))


def _lay(table: Table, move: Lay) -> list[Reason]:
    frame = table.pos.stack[-1]
    assert isinstance(frame, Laying)
    card = NUMBERS[move.card.rstrip("*")]
    return [_say("walled_city-hint-numbers", high=HIGH[card], low=LOW[card]), *_guarded(table, frame.zone)]


def _face(table: Table, move: Face) -> list[Reason]:
    frame = table.pos.stack[-1]
    assert isinstance(frame, Facing)
    mine = field(table.board.towers[table.map.towers.index(move.place)], table.me)[0]
    return [_say("walled_city-hint-guards", tower=move.place, n=mine)] if mine else [_say("walled_city-hint-no-guards")]


_TELLERS: dict[type[Move], Callable[[Table, Any], list[Reason]]] = {
    Join: _join,
    Build: _build,
    Show: _show,
    Put: _put,
    Settle: _settle,
    Nobles: _people,
    Promote: _promote,
    Adjust: _adjust,
    UseGuild: _guild,
    CopyGuild: _guild,
    Skip: _leave,
    End: _leave,
    Zone: _zone,
    Lay: _lay,
    Face: _face,
}
