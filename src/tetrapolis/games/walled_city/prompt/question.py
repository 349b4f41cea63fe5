"""What is asked in The Walled City, as data (see core.prompt): the steps of a turn, joining, defence, and who waits.

The guilds' abilities stand in prompt.guilds, why something is refused in refusals. Offers are made once and handed out
by reference: what they depend on is among the arguments of the functions that make them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from msgspec.structs import asdict

from tetrapolis.core.errors import IllegalMove, TetrapolisError
from tetrapolis.core.prompt import Prompt
from tetrapolis.core.said import Said
from tetrapolis.core.types import Frame, Move
from tetrapolis.games.walled_city.prompt import phases as prompt_phases
from tetrapolis.games.walled_city.prompt import turn as prompt_turn
from tetrapolis.games.walled_city.prompt.guilds import ability
from tetrapolis.games.walled_city.prompt.parts import Asked, built_on, made
from tetrapolis.games.walled_city.prompt.saying import place
from tetrapolis.games.walled_city.rules import frames
from tetrapolis.games.walled_city.rules.cards import GUILD_NAMES, GUILDS
from tetrapolis.games.walled_city.rules.frames import (
    Ability,
    Building,
    DefenceTurn,
    Peopling,
    Settling,
    SettlingOther,
    Sharing,
    Showing,
    Turn,
    Zoning,
)
from tetrapolis.games.walled_city.rules.moves import Build, CopyGuild, Show, UseGuild
from tetrapolis.games.walled_city.rules.position import WalledCityPosition
from tetrapolis.games.walled_city.rules.steps import STEPS
from tetrapolis.games.walled_city.rules.steps_of_turn import turn_of

ASKED: dict[type[Frame], Callable[[WalledCityPosition, Any, Sequence[Any]], Asked]] = {
    frames.StartRoad: prompt_phases.start_road,
    frames.Joining: prompt_phases.joining,
    frames.Building: prompt_turn.building,
    frames.Showing: prompt_turn.showing,
    frames.Settling: prompt_turn.settling,
    frames.SettlingOther: prompt_turn.settling_other,
    frames.Sharing: prompt_turn.sharing,
    frames.Peopling: prompt_turn.peopling,
    frames.Promoting: prompt_turn.promoting,
    frames.Adjusting: prompt_turn.adjusting,
    frames.Ending: prompt_turn.ending,
    frames.Ability: ability,
    frames.Answering: prompt_phases.answering,
    frames.TakingCard: prompt_phases.taking,
    frames.Zoning: prompt_phases.zoning,
    frames.Laying: prompt_phases.laying,
    frames.Facing: prompt_phases.facing,
}
"""What each kind of frame asks."""


def prompt_of(pos: WalledCityPosition, seat: int | None) -> Prompt:
    """What a seat is asked, or what others are deciding."""
    if pos.outcome is not None:
        return Prompt()
    frame: Any = pos.stack[-1]
    if frame.seat != seat:
        return Prompt(waiting=waiting(pos, frame), turn=whose_turn(pos))
    kind = type(frame)
    moves = pos.legal(frame.seat).listed
    ask, facts, verbs, role, step = ASKED[kind](pos, frame, moves)
    rules = STEPS[kind]
    return Prompt(
        ask,
        facts,
        role,
        None,
        rules.kind,
        whose_turn(pos),
        step,
        rules_behind(pos, frame, moves),
        _text(rules.default(pos, frame, frame.seat)),
        verbs,
        news=pos.news_of(frame.seat),
    )


@lru_cache(5_000)
def _text(move: Move) -> str:
    return str(move)


def whose_turn(pos: WalledCityPosition) -> int:
    """The seat whose turn it is."""
    for frame in reversed(pos.stack):
        if isinstance(frame, Turn):
            return frame.seat
    top: Any = pos.stack[-1]
    seat: int = top.seat
    return seat


def rules_behind(pos: WalledCityPosition, frame: Any, moves: Sequence[Move]) -> tuple[str, ...]:
    """As `Position.rules`, without working out once more whether the guild could be used."""
    kind: type[Frame] = type(frame)
    step = STEPS[kind]
    if step.more_rules is None:
        return step.rules
    if kind is Ability:
        return _with_guild(kind, frame.guild, False)
    usable = isinstance(moves[-1], UseGuild | CopyGuild)
    guild = pos.guild[frame.seat] if usable else -1
    return _with_guild(kind, guild, isinstance(pos.stack[-2], DefenceTurn) and kind is Zoning)


@cache
def _with_guild(kind: type[Frame], guild: int, defence: bool) -> tuple[str, ...]:
    return STEPS[kind].rules + (("WAL-15.7",) if defence else ()) + (GUILDS[guild].rules if guild >= 0 else ())


# ---- those who wait


def waiting(pos: WalledCityPosition, frame: Any) -> Said:
    """What others are deciding: only what everybody sees."""
    seat = f"seat:{frame.seat}"
    kind = type(frame)
    if kind is Ability:
        return made("wait-ability", "seat", seat, "guild", f"guild:{GUILD_NAMES[frame.guild]}")
    if kind in _AT_PLACE:
        return made(f"wait-{_AT_PLACE[kind]}", "seat", seat, "place", built_on(pos, turn_of(pos)))
    if kind is Building:
        return made("wait-building", "seat", seat, "round", pos.round)
    return made(f"wait-{STEPS[kind].kind}", "seat", seat)


_AT_PLACE: dict[type[Frame], str] = {
    Showing: "showing",
    Settling: "settling",
    SettlingOther: "settling",
    Sharing: "settling",
    Peopling: "settling",
}


# ---- why a move is refused


def why_not(pos: WalledCityPosition, seat: int, move: Move) -> TetrapolisError | None:
    """The reason a move is refused, which the prompt tells beforehand; None if there is no special one."""
    if isinstance(move, Show):
        if isinstance(pos.stack[-1], Showing):
            return IllegalMove("walled_city-error-not-in-hand", card=move.card)
        return None
    if isinstance(move, UseGuild | CopyGuild) and pos.turned[seat]:
        return IllegalMove("walled_city-why-guild-used")
    why = _refused(prompt_of(pos.seen(seat), seat), move)
    reason = why.id.removeprefix("walled_city-") if why else ""
    if isinstance(move, Build) and (reason in _ELSEWHERE or place(move.place) not in _buildable(pos)):
        return IllegalMove("walled_city-error-no-place", place=move.place, round=pos.round)
    at = getattr(move, "place", "")
    if reason in _NAMED:
        return IllegalMove(_NAMED[reason], place=at)
    return IllegalMove(why.id, **why.args) if why else None


_ELSEWHERE = ("why-roads-now", "why-walls-now")
_NAMED = {
    "why-demolished": "walled_city-error-demolished",
    "why-built": "walled_city-error-built",
    "why-both-lowest": "walled_city-error-both-lowest",
    "why-same-item": "walled_city-error-same-item",
}
"""Reasons that name the place where a move is written out."""


def _buildable(pos: WalledCityPosition) -> list[str]:
    return [place(name) for name in (pos.board.paths if pos.round == 1 else pos.board.gaps)]


def _refused(prompt: Prompt, move: Move) -> Said | None:
    """The reason for which the prompt refuses what a move names; None if it says nothing of it."""
    named = {str(value) for value in asdict(move).values()}
    for verb in prompt.verbs:
        if verb.verb == move.tag and verb.why is not None:
            return verb.why
        if any(offer.move.split()[0] == move.tag for offer in verb.offers):
            for refused in verb.refused:
                if any(named.issuperset(aim.split(":")[1:]) for aim in refused.aims):
                    return refused.why
    return None
