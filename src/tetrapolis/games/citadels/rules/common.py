"""Small pieces that several characters and phases share."""

from __future__ import annotations

from collections.abc import Sequence

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules.cards import BIT, IN_CARDS, NAMES, PAYING_KINDS, TAX_COLLECTOR
from tetrapolis.games.citadels.rules.frames import USED_INCOME, Keep, Turn
from tetrapolis.games.citadels.rules.moves import INCOME as INCOME_MOVE
from tetrapolis.games.citadels.rules.moves import Income
from tetrapolis.games.citadels.rules.position import CitadelsPosition


def top_turn(pos: CitadelsPosition) -> Turn:
    """The turn that is being played."""
    return next(frame for frame in reversed(pos.stack) if isinstance(frame, Turn))


def income_count(city: Sequence[int], char: int) -> int:
    """CIT-4.14: the districts of a city that pay a character right now.

    >>> from tetrapolis.games.citadels.rules.cards import CHARACTER_INDEX, KINDS
    >>> income_count([KINDS["manor"], KINDS["school_of_magic"], KINDS["temple"]], CHARACTER_INDEX["king"])
    2
    """
    paying = PAYING_KINDS[char]
    count = 0
    for district in city:
        if paying & BIT[district]:
            count += 1
    return count


def turn_of(pos: CitadelsPosition, seat: int | None) -> Turn | None:
    """The turn that is being played, if it is this player's."""
    for frame in reversed(pos.stack):
        if type(frame) is Turn:
            return frame if frame.seat == seat else None
    return None


def income_due(pos: CitadelsPosition, turn: Turn) -> int:
    """CIT-4.14: what the character's districts still pay in this turn, in gold or cards."""
    return 0 if turn.used & USED_INCOME else income_count(pos.cities[turn.seat], turn.char)


def offer_income(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """The income of a character that takes it all in one kind (CIT-4.14)."""
    if income_due(pos, turn):
        moves.append(INCOME_MOVE)


def apply_income(pos: CitadelsPosition, turn: Turn, seat: int, move: Income) -> None:
    """CIT-9.1, CIT-10.1, CIT-10.8, CIT-11.1, CIT-13.1: 1 gold or 1 card for each of the districts, all at once."""
    turn.used |= USED_INCOME
    count = income_count(pos.cities[seat], turn.char)
    if IN_CARDS[turn.char]:
        pos.say("citadels-income-cards", {"seat": seat, "n": count})
        pos.gain_cards(seat, count)
    else:
        pos.gain(seat, count)
        pos.say("citadels-income", {"seat": seat, "n": count})


def take_crown(pos: CitadelsPosition, seat: int) -> None:
    """CIT-9.2, CIT-9.3: he calls from now on and chooses first next time."""
    if pos.crown != seat:
        pos.crown = seat
        pos.say("citadels-crown", {"seat": seat})


def are_neighbours(pos: CitadelsPosition, seat: int, other: int) -> bool:
    """Whether two players sit side by side."""
    return (seat - other) % pos.setup.players in (1, pos.setup.players - 1)


def look_at_top(pos: CitadelsPosition, seat: int, count: int, study: bool) -> None:
    """Show the top cards of the deck to the player, who keeps one of them (CIT-3.11: nobody else sees them)."""
    count = min(count, len(pos.deck))  # CIT-5.7
    cards = pos.deck[:count]
    pos.lore.look(seat, cards)
    pos.seal()
    pos.say("citadels-you-draw", {"seat": seat, "districts": [NAMES[kind] for kind in cards]}, 1 << seat)
    pos.stack.append(Keep(seat, count, study))


def tell_given(pos: CitadelsPosition, giver: int, taker: int, kind: int) -> None:
    """CIT-3.12: only giver and taker learn which card changed hands."""
    two = 1 << giver | 1 << taker
    pos.seal()
    pos.say("citadels-gives-card", {"seat": giver, "target": taker}, ~two)
    pos.say("citadels-gives-this-card", {"seat": giver, "target": taker, "district": NAMES[kind]}, two)


def settle(pos: CitadelsPosition, turn: Turn, seat: int, kind: int) -> None:
    """The district stands in a city, and its builder is taxed (CIT-14.7)."""
    pos.add_to_city(seat, kind)
    if not pos.setup.tax or not pos.gold[seat]:  # CIT-14.9
        return
    if turn.char == TAX_COLLECTOR and seat == turn.seat:  # CIT-14.12
        return
    pos.pay_tax(seat)
    pos.say("citadels-taxed", {"seat": seat})
