"""Rank 7 (section 12 of the rules): Architect, Navigator, Scholar. Their building limits stand in cards.CHARACTERS."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules.common import look_at_top
from tetrapolis.games.citadels.rules.frames import USED_ABILITY, Turn
from tetrapolis.games.citadels.rules.moves import (
    EXTRA_CARDS,
    NAVIGATE_CARDS,
    NAVIGATE_GOLD,
    STUDY,
    ExtraCards,
    Navigate,
    Study,
)
from tetrapolis.games.citadels.rules.position import CitadelsPosition

ARCHITECT_CARDS = 2  # CIT-12.1
NAVIGATED = 4  # CIT-12.3: gold or cards
SCHOLAR_CARDS = 7  # CIT-12.5


def offer_architect(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-12.1."""
    if not turn.used & USED_ABILITY and pos.deck:
        moves.append(EXTRA_CARDS)


def apply_extra_cards(pos: CitadelsPosition, turn: Turn, seat: int, move: ExtraCards) -> None:
    """CIT-12.1: both are kept."""
    turn.used |= USED_ABILITY
    pos.say("citadels-extra-cards", {"seat": seat})
    pos.gain_cards(seat, ARCHITECT_CARDS)


def offer_navigator(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-12.3: one or the other."""
    if not turn.used & USED_ABILITY:
        moves.append(NAVIGATE_GOLD)
        if pos.deck:
            moves.append(NAVIGATE_CARDS)


def apply_navigate(pos: CitadelsPosition, turn: Turn, seat: int, move: Navigate) -> None:
    """CIT-12.3: 4 gold or 4 cards."""
    turn.used |= USED_ABILITY
    if move.resource == "gold":
        pos.gain(seat, NAVIGATED)
        pos.say("citadels-navigates-gold", {"seat": seat})
    else:
        pos.say("citadels-navigates-cards", {"seat": seat})
        pos.gain_cards(seat, NAVIGATED)


def offer_scholar(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-12.5."""
    if not turn.used & USED_ABILITY and pos.deck:
        moves.append(STUDY)


def apply_study(pos: CitadelsPosition, turn: Turn, seat: int, move: Study) -> None:
    """CIT-12.5: 7 cards, or all there are (CIT-5.7); one is kept, the rest shuffled in (turns.apply_keep)."""
    turn.used |= USED_ABILITY
    pos.say("citadels-studies", {"seat": seat})
    look_at_top(pos, seat, SCHOLAR_CARDS, study=True)


OFFERS = {"architect": offer_architect, "navigator": offer_navigator, "scholar": offer_scholar}
ABILITIES = {ExtraCards: apply_extra_cards, Navigate: apply_navigate, Study: apply_study}
