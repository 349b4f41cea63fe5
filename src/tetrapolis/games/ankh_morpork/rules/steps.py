"""The table of frames: what each kind asks or does, and the rules behind it."""

from __future__ import annotations

from typing import Any

from tetrapolis.core.position import Step
from tetrapolis.core.types import Frame
from tetrapolis.games.ankh_morpork.rules import (
    event_effects,
    events,
    interrupts,
    pieces,
    powers,
    texts,
    texts_attack,
    texts_board,
    texts_cards,
    texts_money,
    turns,
)
from tetrapolis.games.ankh_morpork.rules.cards import BUILDING as BUILDING_ICON
from tetrapolis.games.ankh_morpork.rules.cards import CALM as CALM_ICON
from tetrapolis.games.ankh_morpork.rules.cards import ICONS_OF, KILL, SCROLL, rule_of
from tetrapolis.games.ankh_morpork.rules.cards import MINION as MINION_ICON
from tetrapolis.games.ankh_morpork.rules.frames import (
    EVENT,
    W_MOVE,
    W_REMOVE,
    W_REMOVED,
    W_TEXT,
    Aim,
    Building,
    Buying,
    Calming,
    ChoosePaid,
    ChooseTarget,
    ChooseVictim,
    Discarding,
    Donating,
    Everybody,
    Fined,
    Fleeing,
    Giving,
    GoTo,
    GrabMinion,
    Happening,
    Insured,
    Keeping,
    LoseMinion,
    Main,
    Menu,
    Murdering,
    Paying,
    Placing,
    Protecting,
    Razing,
    Removal,
    Rolled,
    Searching,
    Shift,
    Sinking,
    Stirring,
    Swap,
    Visiting,
    Window,
)
from tetrapolis.games.ankh_morpork.rules.position import NO_CARD, AnkhMorporkPosition

_ICON_RULES = {
    MINION_ICON: ("ANK-4.1", "ANK-4.2", "ANK-4.6"),
    BUILDING_ICON: ("ANK-4.14", "ANK-4.15", "ANK-4.16"),
    KILL: ("ANK-4.19", "ANK-4.20"),
    CALM_ICON: ("ANK-4.21",),
    SCROLL: ("ANK-4.23", "ANK-3.5"),
}
_MONEY_RULES = ("ANK-4.22",)
_WINDOW_RULES = {
    W_TEXT: ("ANK-4.43", "ANK-4.44"),
    W_MOVE: ("ANK-4.41",),
    W_REMOVE: ("ANK-4.40", "ANK-4.41"),
    W_REMOVED: ("ANK-4.42",),
}


def menu_rules(pos: AnkhMorporkPosition, frame: Menu) -> tuple[str, ...]:
    """The card's own rule and that of the icon; or those of playing cards."""
    main = pos.stack[-2]
    assert isinstance(main, Main)
    if main.card != NO_CARD and main.icon < len(ICONS_OF[main.card]):
        icon = ICONS_OF[main.card][main.icon]
        return (rule_of(main.card), *_ICON_RULES.get(icon, _MONEY_RULES))
    return ("ANK-2.4", "ANK-4.30") if main.plays else ("ANK-2.6",)


def card_rule(pos: AnkhMorporkPosition, frame: Any) -> tuple[str, ...]:
    """The rule of the card that asks."""
    return (rule_of(frame.card),)


def current_rule(pos: AnkhMorporkPosition, frame: Frame) -> tuple[str, ...]:
    """The rule of the card that is being played, if one is."""
    main = pos.stack[0]
    return (rule_of(main.card),) if isinstance(main, Main) and main.card != NO_CARD else ()


def asking_rule(pos: AnkhMorporkPosition, frame: Placing | Stirring | Discarding) -> tuple[str, ...]:
    """The rule of the power, the interrupt or the card that asks."""
    if frame.power:
        return (powers.RULES[frame.power],)
    if isinstance(frame, Placing) and frame.lost:
        return ("ANK-4.42",)
    return current_rule(pos, frame)


def window_rules(pos: AnkhMorporkPosition, frame: Window) -> tuple[str, ...]:
    """The answers, and what hits."""
    cause = event_effects.EFFECTS[frame.card].rules if frame.cause == EVENT else (rule_of(frame.card),)
    return (*_WINDOW_RULES[frame.kind], *cause)


def protecting_rules(pos: AnkhMorporkPosition, frame: Protecting) -> tuple[str, ...]:
    """The event's rules."""
    happening = pos.stack[-2]
    assert isinstance(happening, Happening)
    return event_effects.EFFECTS[happening.event].rules


STEPS: dict[type[Frame], Step] = {
    Main: Step("main", run=turns.run_main),
    Menu: Step(
        "menu",
        ("ANK-3.1", "ANK-3.2", "ANK-5.3"),
        turns.legal_menu,
        turns.apply_menu,
        turns.default_menu,
        more_rules=menu_rules,
    ),
    Window: Step(
        "window",
        ("ANK-4.33", "ANK-4.34", "ANK-4.36", "ANK-4.39"),
        interrupts.legal_window,
        interrupts.apply_window,
        interrupts.default_window,
        more_rules=window_rules,
    ),
    Aim: Step("aim", run=texts.run_aim),
    Everybody: Step("everybody", run=texts.run_everybody),
    Removal: Step("removal", run=pieces.run_removal),
    Shift: Step("shift", run=pieces.run_shift),
    Swap: Step("swap", run=pieces.run_swap),
    Rolled: Step("rolled", run=texts_attack.run_rolled),
    Paying: Step("paying", run=texts_board.run_paying),
    Happening: Step("happening", run=events.run_happening),
    ChooseTarget: Step(
        "target",
        ("ANK-4.37",),
        texts.legal_target,
        texts.apply_target,
        texts.default_target,
        more_rules=card_rule,
    ),
    ChoosePaid: Step(
        "paid", ("ANK-4.25",), texts.legal_target, texts.apply_paid, texts.default_target, more_rules=card_rule
    ),
    ChooseVictim: Step(
        "victim",
        ("ANK-4.24", "ANK-4.45"),
        texts_attack.legal_victims,
        texts_attack.apply_victim,
        texts_attack.default_victim,
        more_rules=card_rule,
    ),
    LoseMinion: Step(
        "lose_minion",
        ("ANK-4.9",),
        texts_attack.legal_lose_minion,
        texts_attack.apply_lose_minion,
        texts_attack.default_lose_minion,
        more_rules=card_rule,
    ),
    GrabMinion: Step(
        "grab", ("ANK-4.24", "ANK-4.26"), texts.legal_grab, texts.apply_grab, texts.default_grab, more_rules=card_rule
    ),
    GoTo: Step("go", ("ANK-4.10", "ANK-4.26"), texts.legal_go, texts.apply_go, texts.default_go, more_rules=card_rule),
    Placing: Step(
        "placing",
        ("ANK-4.4", "ANK-4.5", "ANK-4.6"),
        pieces.legal_placing,
        pieces.apply_placing,
        pieces.default_placing,
        more_rules=asking_rule,
    ),
    Building: Step(
        "building",
        ("ANK-4.14", "ANK-4.18", "ANK-10.74"),
        pieces.legal_building,
        pieces.apply_building,
        pieces.default_building,
    ),
    Buying: Step(
        "buying",
        ("ANK-4.16", "ANK-4.18"),
        texts_board.legal_buying,
        texts_board.apply_buying,
        texts_board.default_buying,
        more_rules=card_rule,
    ),
    Stirring: Step(
        "stirring",
        ("ANK-4.7", "ANK-4.13"),
        texts_board.legal_stirring,
        texts_board.apply_stirring,
        texts_board.default_stirring,
        more_rules=asking_rule,
    ),
    Calming: Step("calming", ("ANK-5.15",), powers.legal_calming, powers.apply_calming, powers.default_calming),
    Visiting: Step(
        "visiting", ("ANK-10.81",), texts_money.legal_visiting, texts_money.apply_visiting, texts_money.default_visiting
    ),
    Discarding: Step(
        "discarding",
        ("ANK-4.28",),
        texts_cards.legal_discarding,
        texts_cards.apply_discarding,
        texts_cards.default_discarding,
        more_rules=asking_rule,
    ),
    Giving: Step(
        "giving",
        ("ANK-11.8",),
        texts_cards.legal_giving,
        texts_cards.apply_giving,
        texts_cards.default_giving,
        more_rules=current_rule,
    ),
    Donating: Step(
        "donating",
        ("ANK-10.5",),
        texts_cards.legal_donating,
        texts_cards.apply_donating,
        texts_cards.default_donating,
    ),
    Fined: Step(
        "fined",
        ("ANK-7.4", "ANK-7.5", "ANK-7.6"),
        texts_money.legal_pay_or_refuse,
        texts_money.apply_fined,
        texts_money.default_pay,
        more_rules=card_rule,
    ),
    Insured: Step(
        "insured",
        ("ANK-10.21",),
        texts_money.legal_pay_or_refuse,
        texts_money.apply_insured,
        texts_money.default_pay,
    ),
    Razing: Step(
        "razing", ("ANK-10.21",), texts_money.legal_razing, texts_money.apply_razing, texts_money.default_razing
    ),
    Searching: Step(
        "searching",
        ("ANK-10.58",),
        texts_cards.legal_searching,
        texts_cards.apply_searching,
        texts_cards.default_searching,
    ),
    Keeping: Step(
        "keeping", ("ANK-10.83",), texts_cards.legal_keeping, texts_cards.apply_keeping, texts_cards.default_keeping
    ),
    Protecting: Step(
        "protecting",
        ("ANK-4.40", "ANK-5.10", "ANK-6.2", "ANK-6.3"),
        events.legal_protecting,
        events.apply_protecting,
        events.default_protecting,
        more_rules=protecting_rules,
    ),
    Murdering: Step(
        "murdering",
        ("ANK-6.16", "ANK-6.17"),
        event_effects.legal_murdering,
        event_effects.apply_murdering,
        event_effects.default_murdering,
    ),
    Fleeing: Step(
        "fleeing",
        ("ANK-6.7", "ANK-6.8", "ANK-6.9"),
        event_effects.legal_fleeing,
        event_effects.apply_fleeing,
        event_effects.default_fleeing,
    ),
    Sinking: Step(
        "sinking",
        ("ANK-6.21",),
        event_effects.legal_sinking,
        event_effects.apply_sinking,
        event_effects.default_sinking,
    ),
}
