"""The end of the game (section 11): markers, contracts, and who wins."""

from __future__ import annotations

from tetrapolis.core.ranking import Tie, settle
from tetrapolis.games.genoa.rules.cards import CARDS, CONTRACT, DECKS, FIRST, MARKER_PAY, run_pay
from tetrapolis.games.genoa.rules.position import GOODS, KINDS, OVER, GenoaPosition

GAME_OVER = "last_round"
LINES = ("ducats", "buildings", "contracts")


def runs(ring: tuple[int, ...], buildings: set[int]) -> list[tuple[int, ...]]:
    """The maximal runs of adjacent buildings on a ring, the shortest first (GEN-8.18, GEN-8.19).

    >>> runs((0, 1, 2, 3, 4, 5), {5, 0, 2})
    [(2,), (5, 0)]
    """
    if not buildings:
        return []
    held = [building in buildings for building in ring]
    if all(held):
        return [ring]
    start = held.index(False)
    found: list[tuple[int, ...]] = []
    run: tuple[int, ...] = ()
    for step in range(1, len(ring) + 1):
        at = (start + step) % len(ring)
        if held[at]:
            run = (*run, ring[at])
        elif run:
            found.append(run)
            run = ()
    return sorted(found, key=len)


def contract_runs(pos: GenoaPosition, seat: int) -> list[tuple[int, ...]]:
    """The runs of buildings that a player has contracts for (GEN-8.18)."""
    return runs(pos.board.ring, {CARDS[card].buildings[0] for card in pos.hand(seat, CONTRACT)})


def contract_pay(pos: GenoaPosition, seat: int) -> int:
    """What a player's contracts pay (GEN-8.19 to 8.21)."""
    return sum(run_pay(len(run)) for run in contract_runs(pos, seat))


def goods_of(pos: GenoaPosition, seat: int) -> int:
    """What counts in a tie: cards, commodities and special tiles, no markers (GEN-11.7)."""
    cards = sum(len(pos.hand(seat, deck)) for deck in range(len(DECKS)))
    return (
        cards
        + sum(pos.goods[GOODS * seat : GOODS * seat + GOODS])
        + sum(pos.tiles[KINDS * seat : KINDS * seat + KINDS])
    )


def end_game(pos: GenoaPosition) -> None:
    """GEN-11.3 to 11.7."""
    pos.phase = OVER
    seats = range(pos.setup.players)
    lines = []
    for seat in seats:
        held = sorted(pos.hand(seat, CONTRACT))
        for viewer in range(pos.setup.players + 1):  # GEN-13.4: shown to all, the last one is a spectator
            if viewer != seat:
                pos.lores[CONTRACT].look_all(viewer, [card - FIRST[CONTRACT] for card in held], seat)
        buildings, contracts = MARKER_PAY * pos.owner.count(seat), contract_pay(pos, seat)
        lines.append((pos.ducats[seat], buildings, contracts))
        pos.pay_from_bank(seat, buildings + contracts)
        pos.say(
            "genoa-final",
            {
                "seat": seat,
                "buildings": buildings,
                "cards": [CARDS[card].id for card in held],
                "contracts": contracts,
                "total": pos.ducats[seat],
            },
        )
    tie = Tie("goods", [goods_of(pos, seat) for seat in seats], first_only=True)
    breakdown = [list(zip(LINES, line, strict=True)) for line in lines]
    pos.outcome = settle(GAME_OVER, pos.ducats, breakdown, tie)
