"""Judging a whole position for everybody: the votes each may expect, and what they make of the chance to win.

The same expectations as in bot.outlook, but for all colours at once, and with the defence cards as they lie.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import NamedTuple

from tetrapolis.games.walled_city.bot.count import layer_of
from tetrapolis.games.walled_city.bot.outlook import both_numbers, read_board, to_come
from tetrapolis.games.walled_city.bot.values import CITIZENS_A_TURN, LATER_LEVEL, OPEN_GAPS
from tetrapolis.games.walled_city.bot.votes import faction_shares, fled, guard_votes, hood_votes
from tetrapolis.games.walled_city.rules.cards import FACTION, TOTAL
from tetrapolis.games.walled_city.rules.frames import Main
from tetrapolis.games.walled_city.rules.neighbourhoods import hoods_of
from tetrapolis.games.walled_city.rules.position import EMPTY, NOBODY, WalledCityPosition
from tetrapolis.games.walled_city.rules.scoring import number_at

COUNTED = 3
"""The stage of the game (see turns.run_main) from which on the first count is over."""
LAST_COUNTED = 7
"""The stage from which on only towers are still to be counted."""


class Weights(NamedTuple):
    """What each part of a position counts for the final votes, and how sure that is."""

    votes: float
    first: float
    second: float
    towers: float
    hand: float
    """For each number on the cards in hand."""
    turn: float
    """A turn more to come than others have."""
    guild: float
    """A guild not used yet."""
    heat: float
    """So many votes make one e-fold of the chance to win."""


ROUND_1 = Weights(0.58, 0.3, 0.65, 1.0, 1.2, 8.0, 1.5, 11.0)
ROUND_2 = Weights(0.58, 0.0, 0.75, 0.95, 1.05, 8.0, 5.0, 8.2)
AT_THE_END = Weights(1.0, 0.0, 0.0, 1.0, 0.2, 0.0, 0.0, 0.6)
"""By least squares from positions between turns to the final votes, and the heat by who won, in 350 games of three
normal bots (about 6,600 positions); 11 votes of error remain in round 1, 8 in round 2. Votes count for little more than
half, for whoever leads is played against. In round 1 those games cannot tell the two counts to come apart (together
0.9): they share it."""


def value(pos: WalledCityPosition) -> list[float]:
    """Each seat's share of the win, from the votes so far and those to be expected."""
    main = pos.stack[0]
    assert isinstance(main, Main)
    stage = main.stage
    weights = ROUND_1 if stage < COUNTED else ROUND_2 if stage < LAST_COUNTED else AT_THE_END
    found, votes, scores = _Prospects(pos, stage), pos.votes, []
    for seat in range(pos.setup.players):
        turns = pos.roads[seat] + pos.walls[seat]
        score = (
            weights.votes * votes[seat]
            + weights.first * found.first[seat]
            + weights.second * found.second[seat]
            + weights.towers * found.towers[seat]
            + weights.hand * sum([TOTAL[card] for card in pos.hands[seat]])
            + weights.turn * turns
            + weights.guild * (pos.guild[seat] >= 0 and not pos.turned[seat])
        )
        scores.append(score / weights.heat)
    most = max(scores)
    shares = [exp(-_behind(most - score)) for score in scores]
    total = sum(shares)
    return [share / total for share in shares]


def _behind(lead: float) -> float:
    """Beyond ten e-folds a lead grows slowly: so a larger one is still told from a large one."""
    return lead if lead < 10 else 10 + log(lead - 9)


class _Prospects:
    """Votes each colour may expect: at the first count, at the second one, at the towers."""

    def __init__(self, pos: WalledCityPosition, stage: int) -> None:
        self.pos, self.colours, self.board = pos, pos.setup.colours, read_board(pos)
        self.first, self.second, self.towers = ([0.0] * self.colours for _ in range(3))
        self.is_first = first = stage < COUNTED
        turns = sum(pos.roads if first else pos.walls)
        crowd = turns * CITIZENS_A_TURN[1 if first else 2] / len(pos.names)
        level = round(2 * sqrt(4 * crowd / self.colours))
        empty = (pos.paths if first else pos.gaps).count(EMPTY)
        self.stays_open = stays = max(0.0, 1 - turns / empty) if empty > 0 else 1.0
        self._add_towers(0 if stage >= LAST_COUNTED else LATER_LEVEL if first else level)
        if first:  # each path not built yet may be, or stay open; the second count is seen from afar
            if stays < 1:
                self._add(self.first, self.board.lost_paths, 1 - stays, level, inside=True)
            if stays > 0:
                self._add(self.first, self.board.open_paths, stays, level, inside=True)
            self._add(self.second, self.board.lost_paths, 1.0, LATER_LEVEL, inside=False)
        elif stage < LAST_COUNTED:
            self._add(self.second, self.board.open_paths, 1.0, level, inside=False)

    def _add(self, total: list[float], open_paths: int, weight: float, level: int, inside: bool) -> None:
        """Neighbourhoods and factions when these paths are open; `inside`: towers do not count yet (WAL-4.16)."""
        board, colours = self.board, self.colours
        layer, packed = layer_of(board.ground, hoods_of(board.ground, open_paths), board.items), [0] * 5
        for hood, bonus, factions, gaps, number in layer.hoods:
            people = sum([board.areas[area] for area in hood])
            if not people:
                continue
            stay = 1.0  # the chance of the nobles not to flee
            if not self.is_first:
                still_open = (gaps & ~board.closed_gaps).bit_count()
                stay = 0.0 if gaps & board.lost_gaps else (1 - self.stays_open) ** still_open
            elif not inside:
                stay = (1 - OPEN_GAPS) ** number
            if stay:
                _more(total, hood_votes(people, bonus, colours, level), weight * stay)
            if stay < 1:
                _more(total, hood_votes(fled(people), bonus, colours, level), weight * (1 - stay))
            if stay < 0.5:
                people = fled(people)
            for faction in factions:
                packed[faction] += people
        if not inside:
            for tower, guards in enumerate(board.towers):
                packed[FACTION[board.items[tower - len(board.towers)]]] += guards  # WAL-8.8
        for people, symbols in zip(packed, layer.inside if inside else layer.symbols, strict=True):
            if symbols and people:
                _more(total, faction_shares(people, colours, level), weight * symbols)

    def _add_towers(self, level: int) -> None:
        """The towers with the guards as they are."""
        for tower, guards in enumerate(self.board.towers):
            if guards:
                one, other = [self._number(zone, tower) for zone in self.pos.board.tower_zones[tower]]
                _more(self.towers, guard_votes(guards, *both_numbers(one, other), self.colours, level), 1.0)

    def _number(self, zone: int, tower: int) -> float:
        """The number a zone shows to a tower, or will show."""
        pos = self.pos
        return to_come(pos) if pos.zone_owner[zone] == NOBODY else float(number_at(pos, zone, tower))


def _more(total: list[float], votes: tuple[float, ...], weight: float) -> None:
    for colour, part in enumerate(votes):
        total[colour] += weight * part
