"""Hours of the day in somebody's zone: quiet ones of a person, and those in which a table is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from tetrapolis.wire.live import Due, StandStill
from tetrapolis.wire.requests import PlayingHours

DAY = 1440
"""Minutes."""
LEAST = 60
"""Minutes of playing hours: in fewer nobody would ever be found at home."""
STOPS = 7
"""So many times of standing still are told ahead: a page hears of its table again before they are over."""


@lru_cache(1)
def zones() -> frozenset[str]:
    """The zones there are, as browsers name them."""
    return frozenset(available_timezones() | {"UTC"})


def zone_of(name: str) -> tzinfo:
    """A zone by its name; what is no zone is UTC."""
    return ZoneInfo(name) if name in zones() and name != "UTC" else UTC


def within(start: int, end: int, minute: int) -> bool:
    """Whether a minute of the day lies between two; over midnight, too. Two that are the same: the whole day.

    >>> within(600, 1320, 700), within(1320, 480, 30), within(1320, 480, 700)
    (True, True, False)
    """
    return (minute - start) % DAY < ((end - start) % DAY or DAY)


def minute_of(at: float, zone: tzinfo) -> int:
    """The minute of the day there."""
    there = datetime.fromtimestamp(at, zone)
    return there.hour * 60 + there.minute


def next_at(minute: int, at: float, zone: tzinfo) -> float:
    """When the clock there shows a minute of the day next, after a moment; across a change of the clocks, too.

    >>> next_at(60, 0.0, UTC), next_at(60, 3600.0, UTC)
    (3600.0, 90000.0)
    """
    there = datetime.fromtimestamp(at, zone)
    for days in range(3):
        day = there.date() + timedelta(days)
        when = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone).timestamp()
        if when > at:
            return when
    raise ValueError(minute)


def are_playable(playing: PlayingHours) -> bool:
    """Whether a table can have such hours.

    >>> are_playable(PlayingHours(600, 1320, "Europe/Budapest")), are_playable(PlayingHours(600, 610, "UTC"))
    (True, False)
    """
    return playing.zone in zones() and (playing.end - playing.start) % DAY >= LEAST


def _windows(playing: PlayingHours, at: float) -> Iterator[tuple[float, float]]:
    """When it is played, from a moment on: the hours of each day, however long that day is."""
    zone = zone_of(playing.zone)
    day = datetime.fromtimestamp(at, zone).date() - timedelta(1)
    while True:
        ends = day + timedelta(playing.end <= playing.start)
        start = datetime(day.year, day.month, day.day, playing.start // 60, playing.start % 60, tzinfo=zone).timestamp()
        end = datetime(ends.year, ends.month, ends.day, playing.end // 60, playing.end % 60, tzinfo=zone).timestamp()
        if end > at:
            yield max(start, at), end
        day += timedelta(1)


def after(playing: PlayingHours | None, at: float, seconds: float) -> float:
    """When so many seconds of play are over: outside of the playing hours clocks stand still.

    >>> after(PlayingHours(600, 1320, "UTC"), 21 * 3600.0, 2 * 3600.0) / 3600  # an hour this evening, one tomorrow
    35.0
    """
    if playing is None:
        return at + seconds
    for start, end in _windows(playing, at):
        if seconds <= end - start:
            return start + seconds
        seconds -= max(0.0, end - start)
    raise AssertionError  # there is always another day


def between(playing: PlayingHours | None, start: float, end: float) -> float:
    """How many seconds of play there are from one moment to another.

    >>> between(PlayingHours(600, 1320, "UTC"), 21 * 3600.0, 35 * 3600.0)
    7200.0
    """
    if playing is None or end <= start:
        return end - start
    total = 0.0
    for opens, closes in _windows(playing, start):
        if opens >= end:
            return total
        total += max(0.0, min(closes, end) - opens)
    raise AssertionError


def stops(playing: PlayingHours, at: float) -> list[tuple[float, float]]:
    """When clocks stand still next, from a moment on.

    >>> [(start / 3600, end / 3600) for start, end in stops(PlayingHours(600, 1320, "UTC"), 9 * 3600.0)[:2]]
    [(9.0, 10.0), (22.0, 34.0)]
    """
    found: list[tuple[float, float]] = []
    closed = at
    for opens, closes in _windows(playing, at):
        if opens > closed:
            found.append((closed, opens))
        if len(found) == STOPS:
            return found
        closed = max(closed, closes)
    raise AssertionError


def standing_still(playing: PlayingHours | None, clocks: Iterable[Due], now: float) -> StandStill | None:
    """What playing hours do to the clocks that run; None: nothing.

    >>> standing_still(PlayingHours(600, 1320, "UTC"), [Due(12 * 3600.0, 1)], 3 * 3600.0).left
    {'1': 7200.0}
    """
    if playing is None:
        return None
    running = [clock for clock in clocks if clock.seat >= 0 and not clock.alarm and not clock.absent]
    left = {str(clock.seat): max(0.0, between(playing, now, clock.at)) for clock in running}
    return StandStill(left, stops(playing, now)) if left else None
