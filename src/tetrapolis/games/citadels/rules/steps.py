"""The decisions of Citadels in one table: for each frame what is asked, what is legal, what a choice does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tetrapolis.core.position import Step
from tetrapolis.core.types import Frame, Move
from tetrapolis.games.citadels.rules import building, districts, draft, turns
from tetrapolis.games.citadels.rules.characters import ABILITIES, rank1, rank2, rank3, rank4, rank8
from tetrapolis.games.citadels.rules.common import apply_income
from tetrapolis.games.citadels.rules.frames import (
    Bewitching,
    Blackmail,
    Calls,
    Confiscation,
    Crowning,
    Draft,
    DraftDrop,
    Exchanging,
    Keep,
    Payment,
    Redrawing,
    RoundEnd,
    SeerGive,
    Theater,
    Threatened,
    Threats,
    Tributing,
    Turn,
    TurnEnd,
    Warrants,
    WizardPut,
    WizardTake,
)
from tetrapolis.games.citadels.rules.moves import Borrow, Build, EndTurn, Gather, Income, Sacrifice, UseFramework
from tetrapolis.games.citadels.rules.position import CitadelsPosition

_IN_TURN: dict[type[Move], Callable[[Any, Any, int, Any], None]] = {
    Gather: turns.apply_gather,
    EndTurn: turns.apply_end,
    Income: apply_income,
    Build: building.apply_build,
    UseFramework: building.apply_framework,
    Sacrifice: building.apply_sacrifice,
    Borrow: building.apply_borrow,
    **districts.USES,
    **ABILITIES,
}


def apply_turn(pos: CitadelsPosition, turn: Turn, seat: int, move: Move) -> None:
    """A move of the turn menu."""
    _IN_TURN[type(move)](pos, turn, seat, move)


STEPS: dict[type[Frame], Step] = {
    Draft: Step(
        "draft",
        ("CIT-2.9", "CIT-2.10"),
        legal=draft.legal_draft,
        apply=draft.apply_draft,
        default=draft.default_draft,
        more_rules=draft.more_rules,
    ),
    DraftDrop: Step("draft_drop", ("CIT-2.16", "CIT-2.17"), draft.legal_draft, draft.apply_draft, draft.default_draft),
    Theater: Step(
        "theater",
        ("CIT-2.20", "CIT-15.32", "CIT-15.33"),
        draft.legal_theater,
        draft.apply_theater,
        draft.default_theater,
    ),
    Calls: Step("calls", run=turns.run_calls),
    Turn: Step(
        "turn",
        ("CIT-4.1", "CIT-4.5", "CIT-4.7", "CIT-4.9", "CIT-4.13", "CIT-4.20"),
        legal=turns.legal_turn,
        apply=apply_turn,
        default=turns.default_turn,
        more_rules=turns.more_rules,
    ),
    Keep: Step("keep", ("CIT-4.3", "CIT-12.5", "CIT-15.23"), turns.legal_keep, turns.apply_keep, turns.default_keep),
    Bewitching: Step(
        "bewitch",
        ("CIT-6.5", "CIT-6.8", "CIT-6.9", "CIT-6.12"),
        rank1.legal_bewitching,
        rank1.apply_bewitching,
        rank1.default_bewitching,
    ),
    Warrants: Step(
        "warrants",
        ("CIT-6.20", "CIT-6.21"),
        rank1.legal_warrants,
        rank1.apply_warrants,
        rank1.default_warrants,
    ),
    Threats: Step("threats", ("CIT-7.8", "CIT-7.9"), rank2.legal_threats, rank2.apply_threats, rank2.default_threats),
    Threatened: Step(
        "threatened",
        ("CIT-7.11", "CIT-7.12", "CIT-7.13"),
        rank2.legal_threatened,
        rank2.apply_threatened,
        rank2.default_threatened,
    ),
    Blackmail: Step("blackmail", ("CIT-7.13",), rank2.legal_blackmail, rank2.apply_blackmail, rank2.default_blackmail),
    Redrawing: Step(
        "redraw",
        ("CIT-8.1", "CIT-8.3"),
        rank3.legal_redrawing,
        rank3.apply_redrawing,
        rank3.default_redrawing,
    ),
    WizardTake: Step(
        "wizard_take",
        ("CIT-8.4",),
        rank3.legal_wizard_take,
        rank3.apply_wizard_take,
        rank3.default_wizard_take,
    ),
    WizardPut: Step(
        "wizard_put",
        ("CIT-8.5", "CIT-8.6", "CIT-8.8", "CIT-4.6"),
        rank3.legal_wizard_put,
        rank3.apply_wizard_put,
        rank3.default_wizard_put,
    ),
    SeerGive: Step(
        "seer_give",
        ("CIT-8.10", "CIT-8.11"),
        rank3.legal_seer_give,
        rank3.apply_seer_give,
        rank3.default_seer_give,
    ),
    Crowning: Step(
        "crowning", ("CIT-9.7", "CIT-9.9"), rank4.legal_crowning, rank4.apply_crowning, rank4.default_crowning
    ),
    Tributing: Step("tribute", ("CIT-9.8",), rank4.legal_tributing, rank4.apply_tributing, rank4.default_tributing),
    TurnEnd: Step("turn_end", run=turns.run_turn_end),
    Payment: Step(
        "payment",
        ("CIT-15.34", "CIT-10.9", "CIT-10.10"),
        building.legal_payment,
        building.apply_payment,
        building.default_payment,
    ),
    Confiscation: Step(
        "confiscation",
        ("CIT-6.21", "CIT-6.22", "CIT-6.24"),
        rank1.legal_confiscation,
        rank1.apply_confiscation,
        rank1.default_confiscation,
    ),
    Exchanging: Step(
        "exchange",
        ("CIT-13.5", "CIT-13.6", "CIT-13.8"),
        rank8.legal_exchanging,
        rank8.apply_exchanging,
        rank8.default_exchanging,
    ),
    RoundEnd: Step("round_end", run=turns.run_round_end),
}
