"""The table of frames: what each kind asks or does, and the rules behind it."""

from __future__ import annotations

from tetrapolis.core.position import Step
from tetrapolis.core.types import Frame, Move
from tetrapolis.games.walled_city.rules import abilities, guilds_cards, turns
from tetrapolis.games.walled_city.rules import steps_of_turn as parts
from tetrapolis.games.walled_city.rules.cards import GUILDS
from tetrapolis.games.walled_city.rules.frames import (
    Ability,
    Adjusting,
    Answering,
    Building,
    Butchery,
    Defence,
    DefenceTurn,
    Ending,
    Facing,
    Joining,
    Laps,
    Laying,
    Main,
    Peopling,
    Promoting,
    Settling,
    SettlingOther,
    Sharing,
    Showing,
    StartRoad,
    TakingCard,
    Turn,
    Zoning,
)
from tetrapolis.games.walled_city.rules.position import WalledCityPosition


def ability_rules(pos: WalledCityPosition, frame: Ability) -> tuple[str, ...]:
    """The guild's own rules."""
    return GUILDS[frame.guild].rules


def own_guild_rules(pos: WalledCityPosition, frame: object) -> tuple[str, ...]:
    """Rules of the guild that could be used at this moment."""
    if isinstance(frame, Promoting) and frame.begun:
        return ()  # in the middle of a step (WAL-2.7)
    turn = parts.turn_of(pos)
    return GUILDS[pos.guild[turn.seat]].rules if abilities.legal_abilities(pos, turn) else ()


def defence_rules(pos: WalledCityPosition, frame: object) -> tuple[str, ...]:
    """WAL-15.7: at a table with that option the guild could be used too."""
    return ("WAL-15.7", *own_guild_rules(pos, frame)) if isinstance(pos.stack[-2], DefenceTurn) else ()


def first(pos: WalledCityPosition, frame: object, seat: int) -> Move:
    """The default of most questions: the first choice, which is the lowest card or the fewest nobles."""
    return pos.legal(seat).listed[0]


def last(pos: WalledCityPosition, frame: object, seat: int) -> Move:
    """The default where the last choice does the least: as many as can be stay together, an ability is over."""
    return pos.legal(seat).listed[-1]


STEPS: dict[type[Frame], Step] = {
    Main: Step("main", run=turns.run_main),
    Laps: Step("laps", run=turns.run_laps),
    Turn: Step("turn", run=turns.run_turn),
    DefenceTurn: Step("defence_turn", run=turns.run_defence_turn),
    Butchery: Step("butchery", run=guilds_cards.run_butchery),
    Defence: Step("defence", run=turns.run_defence),
    StartRoad: Step(
        "start_road",
        ("WAL-1.25", "WAL-1.26", "WAL-1.27"),
        turns.legal_start_road,
        turns.apply_start_road,
        first,
    ),
    Joining: Step("joining", ("WAL-2.1", "WAL-2.3", "WAL-6.3"), turns.legal_joining, turns.apply_joining, first),
    Building: Step(
        "building",
        ("WAL-3.3", "WAL-3.4", "WAL-7.3", "WAL-2.7"),
        parts.legal_building,
        parts.apply_building,
        first,
        more_rules=own_guild_rules,
    ),
    Showing: Step("showing", ("WAL-3.5", "WAL-3.6", "WAL-7.4"), parts.legal_showing, parts.apply_showing, first),
    Settling: Step(
        "settling",
        ("WAL-3.6", "WAL-3.9", "WAL-7.4", "WAL-7.6"),
        parts.legal_settling,
        parts.apply_settling,
        first,
        more_rules=own_guild_rules,
    ),
    SettlingOther: Step(
        "settling_other",
        ("WAL-3.9", "WAL-11.9"),
        parts.legal_settling_other,
        parts.apply_settling_other,
        first,
    ),
    Sharing: Step("sharing", ("WAL-3.10",), parts.legal_sharing, parts.apply_sharing, last),
    Peopling: Step(
        "peopling",
        ("WAL-3.7", "WAL-3.8", "WAL-7.5"),
        parts.legal_peopling,
        parts.apply_peopling,
        first,
    ),
    Promoting: Step(
        "promoting",
        ("WAL-7.8", "WAL-7.9", "WAL-7.10", "WAL-7.11"),
        parts.legal_promoting,
        parts.apply_promoting,
        parts.default_promoting,
        more_rules=own_guild_rules,
    ),
    Adjusting: Step(
        "adjusting",
        ("WAL-3.12", "WAL-3.15", "WAL-3.16", "WAL-7.15"),
        parts.legal_adjusting,
        parts.apply_adjusting,
        parts.default_adjusting,
        more_rules=own_guild_rules,
    ),
    Ending: Step(
        "ending",
        ("WAL-2.7", "WAL-2.10"),
        parts.legal_ending,
        parts.apply_ending,
        parts.default_ending,
        more_rules=own_guild_rules,
    ),
    Ability: Step(
        "ability",
        ("WAL-13.2", "WAL-13.4"),
        abilities.legal_ability,
        abilities.apply_ability,
        last,
        more_rules=ability_rules,
    ),
    Answering: Step(
        "answering",
        ("WAL-13.53", "WAL-13.55"),
        guilds_cards.legal_answering,
        guilds_cards.apply_answering,
        first,
    ),
    TakingCard: Step("taking", ("WAL-13.54",), guilds_cards.legal_taking, guilds_cards.apply_taking, last),
    Zoning: Step(
        "zoning",
        ("WAL-5.1", "WAL-5.3", "WAL-5.4", "WAL-9.1"),
        turns.legal_zoning,
        turns.apply_zoning,
        first,
        more_rules=defence_rules,
    ),
    Laying: Step("laying", ("WAL-5.3", "WAL-5.6", "WAL-11.5"), turns.legal_laying, turns.apply_laying, first),
    Facing: Step("facing", ("WAL-5.5", "WAL-9.4"), turns.legal_facing, turns.apply_facing, first),
}
