"""Sections 8 and 9 of the rules: who has won at the start of a turn, how a game ends, points and places."""

from __future__ import annotations

from tetrapolis.core.ranking import Tie, settle
from tetrapolis.games.ankh_morpork.rules.areas import ALL, AREAS_IN, BIT, COST, mask_of
from tetrapolis.games.ankh_morpork.rules.personalities import CHRYSOPRASE, DRAGON_KING, LORDS, NAMES, VETINARI, VIMES
from tetrapolis.games.ankh_morpork.rules.position import DEMON, NOBODY, TROLL, AnkhMorporkPosition

RIOTS, DRAW_PILE = "riots", "draw_pile"
END_REASONS = (*NAMES, RIOTS, DRAW_PILE)
"""ANK-9.1: a personality wins (Commander Vimes when the draw pile is empty), or the points decide."""

RIOT_MARKERS = 8  # ANK-6.14, ANK-8.7
WEALTH = 50  # ANK-8.6
LOAN_DUE, LOAN_POINTS = 12, 15  # ANK-7.2
MINION_POINTS = 5  # ANK-9.5


def controller(pos: AnkhMorporkPosition, area: int) -> int:
    """ANK-8.4, ANK-8.5: who controls an area, or NOBODY.

    >>> import tetrapolis as tp
    >>> pos = tp.game("ankh_morpork").new(players=2, seed=1)  # a minion each in The Shades
    >>> pos.place_minion(1, 7)
    >>> controller(pos, 7), controller(pos, 8)
    (1, -1)
    """
    pieces, owner = pos.minions[area::13], pos.building[area]
    if owner != NOBODY:
        pieces[owner] += 1
    return strongest(pieces)


def strongest(pieces: list[int]) -> int:
    """The player with more pieces than any other one and than there are trolls, if there is no demon; or NOBODY.

    `pieces` are those of the four seats, the trolls and the demons.

    >>> strongest([1, 2, 0, 0, 1, 0]), strongest([1, 2, 0, 0, 2, 0]), strongest([1, 2, 0, 0, 3, 0])
    (1, -1, -1)
    >>> strongest([2, 2, 0, 0, 0, 0]), strongest([1, 2, 0, 0, 0, 1]), strongest([0, 0, 0, 0, 0, 0])
    (-1, -1, -1)
    """
    most = max(pieces)
    if pieces[DEMON] or pieces[TROLL] == most or pieces.count(most) > 1:
        return NOBODY
    return pieces.index(most)


def controlled(pos: AnkhMorporkPosition, seat: int) -> int:
    """How many areas a player controls."""
    return sum([controller(pos, area) == seat for area in AREAS_IN[present(pos, seat)]])


def present(pos: AnkhMorporkPosition, seat: int) -> int:
    """The areas in which a player has a piece, as a set."""
    return pos.where[seat] | mask_of(pos.buildings_of(seat)) if pos.houses[seat] else pos.where[seat]


def watched(pos: AnkhMorporkPosition, seat: int) -> int:
    """ANK-8.2: how many areas without a demon have a minion of the player."""
    return (pos.where[seat] & ~pos.where[DEMON]).bit_count()


def worth(pos: AnkhMorporkPosition, seat: int) -> int:
    """ANK-8.6: cash and buildings outside demon areas, less the loans."""
    return net_worth(pos.cash[seat], building_points(pos, seat), len(pos.loans[seat]))


def net_worth(cash: int, buildings: int, loans: int) -> int:
    """What that comes to."""
    return cash + buildings - LOAN_DUE * loans


def building_points(pos: AnkhMorporkPosition, seat: int) -> int:
    """The costs of a player's buildings outside demon areas (ANK-6.20, ANK-9.5), with area card or not (ANK-9.7)."""
    demons = pos.where[DEMON]
    return sum([COST[area] for area in AREAS_IN[pos.built & ~demons] if pos.building[area] == seat])


def winning_personalities(pos: AnkhMorporkPosition, seat: int) -> int:
    """The personalities, as a set, with which a player would win at the start of his turn now."""
    setup = pos.setup
    winning = 0
    if watched(pos, seat) >= setup.areas_to_watch:
        winning |= 1 << VETINARI
    needed = setup.areas_to_control
    if present(pos, seat).bit_count() >= needed and controlled(pos, seat) >= needed:
        winning |= LORDS  # ANK-8.3
    if setup.players > 2 and worth(pos, seat) >= WEALTH:
        winning |= 1 << CHRYSOPRASE
    if pos.trouble.bit_count() >= RIOT_MARKERS:
        winning |= 1 << DRAGON_KING  # ANK-8.7
    return winning  # ANK-8.8: never Commander Vimes


def check_win(pos: AnkhMorporkPosition, seat: int) -> None:
    """WIN CHECK (ANK-8.1): if the player's own personality is fulfilled he wins alone.

    If it is not, everybody sees which ones he cannot be.
    """
    winning = winning_personalities(pos, seat)
    if winning:
        if winning >> pos.personality[seat] & 1:
            end_game(pos, NAMES[pos.personality[seat]], seat)
        else:
            pos.suspicions.is_none_of(seat, winning)


def end_by_draw_pile(pos: AnkhMorporkPosition) -> None:
    """The last card has left the draw pile (ANK-9.2); ANK-9.4: then Commander Vimes wins, else the points decide."""
    if VIMES in pos.personality:
        end_game(pos, NAMES[VIMES], pos.personality.index(VIMES))
    else:
        end_game(pos, DRAW_PILE)


def score_lines(pos: AnkhMorporkPosition, seat: int) -> tuple[tuple[str, int], ...]:
    """A player's points (ANK-9.5, ANK-9.6)."""
    demons = pos.where[DEMON]
    minions = sum([pos.minions[13 * seat + area] for area in ALL if not demons & BIT[area]])
    return lines_of(minions, building_points(pos, seat), pos.cash[seat], len(pos.loans[seat]))


def lines_of(minions: int, buildings: int, cash: int, loans: int) -> tuple[tuple[str, int], ...]:
    """What the minions and buildings that count, the cash and the loans come to; ANK-7.2: who can pay them back does.

    >>> lines_of(minions=2, buildings=0, cash=12, loans=2)
    (('minions', 10), ('cash', 12), ('loans_repaid', -12), ('loans_owed', -15))
    """
    repaid = min(loans, cash // LOAN_DUE)
    lines = [
        ("minions", MINION_POINTS * minions),
        ("buildings", buildings),
        ("cash", cash),
        ("loans_repaid", -LOAN_DUE * repaid),
        ("loans_owed", -LOAN_POINTS * (loans - repaid)),
    ]
    return tuple([line for line in lines if line[1]])


def best_area_card(pos: AnkhMorporkPosition, seat: int) -> int:
    """ANK-9.8, R-40: the cost of the dearest area card a player holds; 0 without any."""
    return max([COST[area] for area in ALL if pos.building[area] == seat and not pos.gone & BIT[area]], default=0)


def end_game(pos: AnkhMorporkPosition, reason: str, winner: int = NOBODY) -> None:
    """Count the points and settle the places; a `winner` stands above them (ANK-9.4, ANK-9.8, ANK-9.9)."""
    seats = range(pos.setup.players)
    breakdown = [score_lines(pos, seat) for seat in seats]
    scores = [sum([points for _, points in lines]) for lines in breakdown]
    tie = Tie("area_card", [best_area_card(pos, seat) for seat in seats])
    pos.outcome = settle(reason, scores, breakdown, tie, winner)
    pos.suspicions.reveal(tuple(pos.personality))  # ANK-9.10
    for seat in seats:
        pos.say("ankh_morpork-revealed", {"seat": seat, "personality": NAMES[pos.personality[seat]]})
    pos.say("ankh_morpork-game-over", {"seats": list(pos.outcome.winners), "reason": reason})
