"""Why a move is good or bad, for hints: what it would change if the votes were counted now, and what it promises."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tetrapolis.core.brain import Reason
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.bot.choices import gain_of
from tetrapolis.games.walled_city.bot.outlook import Outlook, board_of, tried
from tetrapolis.games.walled_city.bot.turn import best_plan, mixed, places_of
from tetrapolis.games.walled_city.bot.values import GUILD_WORTH
from tetrapolis.games.walled_city.bot.votes import field, guard_votes
from tetrapolis.games.walled_city.rules.cards import FACTIONS, HIGH, LOW, NUMBERS, TOTAL
from tetrapolis.games.walled_city.rules.frames import Facing, Laying
from tetrapolis.games.walled_city.rules.moves import (
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
from tetrapolis.games.walled_city.rules.position import WalledCityPosition
from tetrapolis.games.walled_city.rules.steps_of_turn import turn_of

MOST = 3
"""So many reasons are given."""


def reasons(obs: Observation, move: Move) -> Sequence[Reason]:
    """The main reasons for or against a move, by what this seat knows."""
    decision = obs.decision
    if decision is None:
        return ()
    table = Outlook(obs.seen, decision.seat)
    tell = _TELLERS.get(type(move))
    return [] if tell is None else tell(table, move)[:MOST]


def _say(id: str, **args: Any) -> Reason:
    return Reason(id, args)


# ---- a position counted now


class Counted(NamedTuple):
    """Votes of each colour as the board stands, and whose each faction is (-1: shared or nobody's)."""

    hoods: list[int]
    factions: list[int]
    owners: list[int]
    towers: list[float]

    @property
    def totals(self) -> list[float]:
        """Of each colour."""
        return [sum(parts) for parts in zip(self.hoods, self.factions, self.towers, strict=True)]


def counted(table: Outlook, pos: WalledCityPosition) -> Counted:
    """The count of the rules, but for the towers, whose cards are hidden: there it is what the bot expects."""
    tally, colours = pos.tally(table.me), range(table.colours)
    towers = [
        guard_votes(guards, *table.expected_numbers(tower), table.colours, 0)
        for tower, guards in enumerate(board_of(table, pos).towers)
    ]
    return Counted(
        [sum([hood.votes[colour] for hood in tally.hoods]) for colour in colours],
        [sum([faction.each for faction in tally.factions if colour in faction.leaders]) for colour in colours],
        [faction.leaders[0] if len(faction.leaders) == 1 else -1 for faction in tally.factions],
        [sum([votes[colour] for votes in towers]) for colour in colours],
    )


def _changed(table: Outlook, after: WalledCityPosition) -> list[Reason]:
    """What another position would change for me and for the others, the largest first."""
    me, before, now = table.me, counted(table, table.pos), counted(table, after)
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


def _judged(table: Outlook, after: WalledCityPosition) -> list[Reason]:
    """The change, and if nothing changes now what it promises."""
    found = _changed(table, after)
    gain = round(board_of(table, after).gain())
    if not found and gain:
        found.append(_say("walled_city-hint-promises" if gain > 0 else "walled_city-hint-harms", n=abs(gain)))
    return found or [_say("walled_city-hint-nothing")]


def _tried(table: Outlook, move: Move) -> list[Reason]:
    return _judged(table, tried(table.pos, move))


def _with_settlers(table: Outlook, pos: WalledCityPosition, area: int, number: int) -> WalledCityPosition:
    """A twin with own settlers in an area, as many as there are."""
    twin = pos.copy()
    citizens, nobles = mixed(table, number)
    twin.settle(table.me, area, citizens - nobles, nobles)
    return twin


# ---- moves


def _join(table: Outlook, move: Join) -> list[Reason]:
    worth = round(GUILD_WORTH[move.guild][table.round - 1])
    if not worth:
        return [_say("walled_city-hint-guild-even")]
    return [_say("walled_city-hint-guild-good" if worth > 0 else "walled_city-hint-guild-bad", n=abs(worth))]


def _build(table: Outlook, move: Build) -> list[Reason]:
    if table.turn is None:  # a starting road
        return _tried(table, move)
    return _with_plan(table, move, places_of(table, [move])[0], table.hand)


def _show(table: Outlook, move: Show) -> list[Reason]:
    card = NUMBERS[move.card]
    found = _with_plan(table, move, turn_of(table.pos).place, [card])
    if TOTAL[card] <= min([TOTAL[other] for other in table.hand], default=0) and table.turns_mine:
        found.insert(1, _say("walled_city-hint-low-card"))
    return found


def _with_plan(table: Outlook, move: Move, place: int, cards: Sequence[int]) -> list[Reason]:
    """What the best use of a place brings."""
    gain, plan = best_plan(table, [place], cards)
    after = tried(table.pos, move)
    if table.round == 1:
        after = _with_settlers(table, after, plan.area, HIGH[plan.card])
        after = _with_settlers(table, after, plan.other, LOW[plan.card])
    else:
        after = _with_settlers(table, after, plan.area, plan.settle)
    found = _changed(table, after)
    votes = round(gain)
    if votes:
        message = "walled_city-hint-promises" if votes > 0 else "walled_city-hint-harms"
        found.insert(1 if found else 0, _say(message, n=abs(votes)))
    return found or [_say("walled_city-hint-nothing")]


def _put(table: Outlook, move: Put) -> list[Reason]:
    number = HIGH[turn_of(table.pos).card]
    return _judged(table, _with_settlers(table, table.pos, table.pos.names.index(move.place), number))


def _settle(table: Outlook, move: Settle) -> list[Reason]:
    turn = turn_of(table.pos)
    found = _judged(table, _with_settlers(table, table.pos, table.pos.gap_area[turn.place], move.n))
    promotes = TOTAL[turn.card] - move.n
    return [*found[: MOST - 1], _say("walled_city-hint-promotes", n=promotes)] if promotes else found


def _people(table: Outlook, move: Nobles) -> list[Reason]:
    kept = table.pos.supply_n[table.me] - move.n
    return [*_tried(table, move)[: MOST - 1], _say("walled_city-hint-nobles-left", n=kept)]


def _guild(table: Outlook, move: UseGuild | CopyGuild) -> list[Reason]:
    gain = round(gain_of(table, move))
    found = [_say("walled_city-hint-guild-gain", n=gain)] if gain > 0 else [_say("walled_city-hint-nothing")]
    return [*found, _say("walled_city-hint-guild-later")] if table.turns_mine else found


def _leave(table: Outlook, move: Move) -> list[Reason]:
    return [_say("walled_city-hint-leave")]


# ---- defence


def _guarded(table: Outlook, zone: int) -> list[Reason]:
    """My guards at the towers of a zone."""
    found = []
    for tower in table.map.zone_towers[zone]:
        mine = field(table.board.towers[tower], table.me)[0]
        if mine:
            found.append((mine, _say("walled_city-hint-guards", tower=table.map.towers[tower], n=mine)))
    return [reason for _, reason in sorted(found, key=lambda entry: -entry[0])] or [_say("walled_city-hint-no-guards")]


def _zone(table: Outlook, move: Zone) -> list[Reason]:
    return _guarded(table, table.map.zones.index(move.place))


def _lay(table: Outlook, move: Lay) -> list[Reason]:
    frame = table.pos.stack[-1]
    assert isinstance(frame, Laying)
    card = NUMBERS[move.card.rstrip("*")]
    return [_say("walled_city-hint-numbers", high=HIGH[card], low=LOW[card]), *_guarded(table, frame.zone)]


def _face(table: Outlook, move: Face) -> list[Reason]:
    frame = table.pos.stack[-1]
    assert isinstance(frame, Facing)
    mine = field(table.board.towers[table.map.towers.index(move.place)], table.me)[0]
    return [_say("walled_city-hint-guards", tower=move.place, n=mine)] if mine else [_say("walled_city-hint-no-guards")]


_TELLERS: dict[type[Move], Callable[[Outlook, Any], list[Reason]]] = {
    Join: _join,
    Build: _build,
    Show: _show,
    Put: _put,
    Settle: _settle,
    Nobles: _people,
    Promote: _tried,
    Adjust: _tried,
    UseGuild: _guild,
    CopyGuild: _guild,
    Skip: _leave,
    End: _leave,
    Zone: _zone,
    Lay: _lay,
    Face: _face,
}
