"""Who may see what of the fields that not everybody sees (CIT-3.8 to CIT-3.15): each function says it of one field.

What a seat may not know is a HOLE. The draft lays every character card into a *zone* (see `knowledge`); a seat knows
the zones it filled itself, and the cards it was handed each time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tetrapolis.core.holes import HOLE, OTHERS, blank
from tetrapolis.games.citadels.rules.frames import Draft, Keep, WizardTake
from tetrapolis.games.citadels.rules.options import script_of

if TYPE_CHECKING:
    from tetrapolis.games.citadels.rules.position import CitadelsPosition

NOBODY = -1


def hands(pos: CitadelsPosition, seat: int | None) -> list[list[int]]:
    """The own hand (CIT-3.8), and one the Wizard is looking into (CIT-3.12)."""
    found = [[HOLE] * len(hand) for hand in pos.hands]
    if seat is not None:
        found[seat] = pos.hands[seat].copy()
    top = pos.stack[-1]
    if type(top) is WizardTake and top.seat == seat:
        found[top.target] = sorted(pos.hands[top.target])  # in which order they were held he cannot tell
    return found


def deck(pos: CitadelsPosition, seat: int | None) -> list[int]:
    """Nothing, but for the cards the seat is choosing from (CIT-3.11)."""
    top, blank_deck = pos.stack[-1], blank(pos.deck)
    if type(top) is Keep and top.seat == seat:
        blank_deck[: top.count] = pos.deck[: top.count]
    return blank_deck


ACTORS = [
    [
        (NOBODY, *[NOBODY if who < 0 else (chooser + who) % players for who, _ in script_of(players)])
        for chooser in range(players)
    ]
    if players >= 2
    else []
    for players in range(9)
]
"""By the number of players and who chooses first: who fills each zone; NOBODY: chance."""
FILLED = [
    [
        [tuple(zone for zone, by in enumerate(row[0][:count]) if by == seat) for count in range(len(row[0]) + 1)]
        for seat in range(len(row))
    ]
    for row in ACTORS
]
"""By the number of players, how far a seat sits behind the one who chooses first, and the number of filled zones: those
it has filled."""


KEEPS = [(False, *[keep for _, keep in script_of(players)]) if players >= 2 else () for players in range(9)]
"""By the number of players: whether who fills a zone keeps the card."""


def actors(pos: CitadelsPosition) -> tuple[int, ...]:
    """Who filled each zone; NOBODY: chance."""
    return ACTORS[pos.setup.players][pos.chooser][: len(pos.zones)]


def filled(pos: CitadelsPosition, seat: int | None) -> tuple[int, ...]:
    """The zones that a seat has filled."""
    if seat is None:
        return ()
    players = pos.setup.players
    return FILLED[players][(seat - pos.chooser) % players][len(pos.zones)]


def is_drafting(pos: CitadelsPosition, seat: int | None) -> bool:
    """Whether the seat has the character cards in hand just now."""
    top = pos.stack[-1]
    return isinstance(top, Draft) and top.seat == seat


def _knows_first(pos: CitadelsPosition, seat: int | None) -> bool:
    """CIT-2.12, CIT-2.13: with 7 and 8 players the last one also gets the card that was discarded first."""
    players = pos.setup.players
    return seat == (pos.chooser - 1) % players and (len(pos.zones) > players or is_drafting(pos, seat))


def _laid(pos: CitadelsPosition, seat: int | None, cards: list[int]) -> list[int]:
    """Of something that is so of each zone, what the seat knows: where it laid the card, or was shown it."""
    found = [HOLE] * len(cards)
    for zone in filled(pos, seat):
        found[zone] = cards[zone]
    if pos.setup.last_sees_first and _knows_first(pos, seat):
        found[0] = cards[0]
    return found


def zones(pos: CitadelsPosition, seat: int | None) -> list[int]:
    """The ranks it laid there itself."""
    return _laid(pos, seat, pos.zones)


def owners(pos: CitadelsPosition, seat: int | None) -> list[int]:
    """Who has the cards that it laid or was shown."""
    return _laid(pos, seat, pos.owners)


def pool(pos: CitadelsPosition, seat: int | None) -> list[int]:
    """The cards being handed round, if it has them in hand (CIT-2.9)."""
    return pos.pool.copy() if is_drafting(pos, seat) else blank(pos.pool)


def looked(pos: CitadelsPosition, seat: int | None) -> list[int]:
    """The ranks it was handed each time it chose: those of that zone, of the later ones, and of the pool."""
    found = [0] * len(pos.zones)
    for zone in filled(pos, seat):
        ranks = 0
        for rank in pos.zones[zone:]:
            ranks |= 1 << rank
        for rank in pos.pool:
            ranks |= 1 << rank
        found[zone] = ranks
    return found


def theater(pos: CitadelsPosition, seat: int | None) -> list[int]:
    """Who exchanged with whom; which of two cards, only he who gave it."""
    if not pos.theater:
        return []
    owner, other, given, taken = pos.theater
    two = pos.setup.two_each
    return [owner, other, given if two and seat == owner else HOLE, taken if two and seat == other else HOLE]


def holder(pos: CitadelsPosition, seat: int | None) -> list[int]:
    """The own characters, and the revealed ones."""
    found = [OTHERS if shown < 0 else shown for shown in pos.shown]
    if seat in pos.owners:
        for rank, owner in zip(pos.zones, pos.owners, strict=True):
            if owner == seat:
                found[rank] = owner
    return found


def signed(pos: CitadelsPosition, seat: int | None) -> int:
    """The Magistrate's own knowledge until it is shown."""
    return pos.signed if not pos.warrants or pos.warrant_shown or seat == pos.magistrate else HOLE


def flowered(pos: CitadelsPosition, seat: int | None) -> int:
    """The Blackmailer's own knowledge until it is shown."""
    return pos.flowered if not pos.threats or pos.threat_shown or seat == pos.blackmailer else HOLE
