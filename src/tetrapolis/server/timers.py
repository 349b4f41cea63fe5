"""When a match must be looked at next: time-outs of people, alarms of the engine, bots that are about to move, people
who let the others wait for too long.

Timers are stored with the match as plain data, so that any process can act on them; what they lead to is a record with
its own seq, so nothing is done twice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from tetrapolis.core.position import Position
from tetrapolis.core.types import Decision
from tetrapolis.server.hours import after, between
from tetrapolis.wire.requests import ClockKind, PlayingHours

LIVE_PAUSE = 4.0
"""How much longer than elsewhere bots take on a floor where nobody waits for anybody."""


class Timer(msgspec.Struct, omit_defaults=True):
    """One thing that is due: a move by default, a bot's move, an alarm of the game, a bot for an absent player."""

    what: Literal["timeout", "bot", "alarm", "absent"]
    at: float
    seat: int = -1
    decision: int = -1
    """The id of the decision it belongs to; a new decision starts a new timer."""
    alarm: str = ""


class Timers(msgspec.Struct, omit_defaults=True):
    """What is due in a match, and how much time each player has left (clock per player)."""

    running: list[Timer] = []
    left: dict[str, float] = {}
    """As it was when the player's clock was last started or stopped; of one that runs, `running` knows better."""
    since: float = 0.0
    respite: str = ""
    """What the time is called that all have at least (see `Position.respite`), ..."""
    until: float = 0.0
    """... how long it lasts, ..."""
    mark: int = 0
    """... and after what it began."""

    @property
    def due(self) -> float | None:
        """When somebody must look.

        >>> Timers([Timer("bot", 5.0), Timer("timeout", 3.0)]).due
        3.0
        """
        return min((timer.at for timer in self.running), default=None)


def next_timers(
    old: Timers,
    pos: Position,
    now: float,
    bots: dict[int, str],
    clock: ClockKind,
    seconds: int,
    patience: float,
    delay: Callable[[], float],
    playing: PlayingHours | None = None,
) -> Timers:
    """The timers after a change: those whose decision still stands go on, others end, new ones start.

    Outside of the playing hours clocks stand still: their time is that of play.
    """
    before = {(timer.what, timer.seat, timer.decision, timer.alarm): timer for timer in old.running}
    left = dict(old.left)
    if clock == "player":
        asked = {decision.seat for decision in pos.pending if decision.seat not in bots and not decision.optional}
        for timer in old.running:
            if timer.what == "timeout" and timer.seat not in asked:  # it stops; while it runs on, nothing of it changes
                left[str(timer.seat)] = max(0.0, between(playing, now, timer.at))
    running: list[Timer] = []

    def keep(timer: Timer) -> None:
        running.append(before.get((timer.what, timer.seat, timer.decision, timer.alarm), timer))

    for decision in pos.pending:
        if decision.seat in bots:
            keep(_bot_timer(decision, now, delay()))
        elif clock == "decision" and not decision.optional:
            keep(Timer("timeout", after(playing, now, seconds), decision.seat, decision.id))
        elif clock == "player" and not decision.optional:
            own = left.setdefault(str(decision.seat), float(seconds))
            keep(Timer("timeout", after(playing, now, own), decision.seat))
        elif patience and not decision.optional:
            keep(Timer("absent", now + patience, decision.seat, decision.id))
    floor = pos.pending[0].id if pos.pending else -1
    for alarm, wait in pos.alarms.items():
        keep(Timer("alarm", now + wait, decision=floor, alarm=alarm))
    timers = Timers(running, left, now, mark=old.mark)
    respite = pos.respite
    if respite is not None and respite.mark:
        anew = respite.mark > old.mark
        timers.respite, timers.mark = respite.name, max(old.mark, respite.mark)
        timers.until = now + respite.seconds if anew else old.until
        timers.running = [_not_before(timer, timers.until, respite.seat) for timer in running]
    return timers


def _not_before(timer: Timer, at: float, seat: int) -> Timer:
    """What would end the talk too early comes later: alarms, and the bot who has the last word."""
    ends = timer.what == "alarm" or (timer.what == "bot" and timer.seat == seat)
    return msgspec.structs.replace(timer, at=at) if ends and timer.at < at else timer


def _bot_timer(decision: Decision, now: float, delay: float) -> Timer:
    return Timer("bot", now + delay * (LIVE_PAUSE if decision.optional else 1.0), decision.seat, decision.id)
