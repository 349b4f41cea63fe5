"""Playing hours: outside of them clocks stand still, whatever the clocks on the wall do."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest

from tests.server.opened import arrive
from tests.server.serving import serving, sqlite_url, wait_until
from tests.server.test_notices import post, together
from tetrapolis.games import game
from tetrapolis.server.hours import STOPS, after, between, standing_still, stops
from tetrapolis.server.telling import reminder_at
from tetrapolis.server.timers import Timers, next_timers
from tetrapolis.wire.live import Due
from tetrapolis.wire.requests import PlayingHours

BUDAPEST = ZoneInfo("Europe/Budapest")
DAYTIME = PlayingHours(600, 1320, "Europe/Budapest")
HOUR = 3600.0


def at(text: str, zone: ZoneInfo = BUDAPEST) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=zone).timestamp()


def shown(moment: float, zone: ZoneInfo = BUDAPEST) -> str:
    return datetime.fromtimestamp(moment, zone).strftime("%Y-%m-%d %H:%M")


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        ("2026-07-01 12:00", 3, "2026-07-01 15:00"),
        ("2026-07-01 21:00", 3, "2026-07-02 12:00"),
        ("2026-07-01 23:00", 1, "2026-07-02 11:00"),
        ("2026-07-01 03:00", 12, "2026-07-01 22:00"),
        ("2026-07-01 12:00", 24, "2026-07-03 12:00"),
        ("2026-03-28 21:00", 2, "2026-03-29 11:00"),  # the clocks go forward in that night
        ("2026-10-24 21:00", 2, "2026-10-25 11:00"),  # and back in this one
    ],
)
def test_time_is_that_of_play(start: str, hours: float, end: str) -> None:
    assert shown(after(DAYTIME, at(start), hours * HOUR)) == end
    assert between(DAYTIME, at(start), at(end)) == hours * HOUR


def test_hours_over_midnight_and_a_night_that_is_longer() -> None:
    night = PlayingHours(1200, 360, "Europe/Budapest")  # from eight to six
    assert shown(after(night, at("2026-10-24 20:00"), 11 * HOUR)) == "2026-10-25 06:00"  # that night has eleven
    assert shown(after(night, at("2026-03-28 20:00"), 9 * HOUR)) == "2026-03-29 06:00"  # and this one nine
    assert between(night, at("2026-07-01 12:00"), at("2026-07-02 12:00")) == 10 * HOUR


def test_against_a_clock_that_ticks(full: bool) -> None:
    """Minute by minute, with another way to tell whether it is played, in zones that do strange things."""
    rng = Random(23)
    for _ in range(400 if full else 40):
        name = rng.choice(("Europe/Budapest", "America/Sao_Paulo", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"))
        begin, length = rng.randrange(1440), rng.randrange(60, 1380)
        playing = PlayingHours(begin, (begin + length) % 1440, name)
        zone = ZoneInfo(name)
        start = at("2026-01-01 00:00") // 60 * 60 + 60 * rng.randrange(365 * 1440)
        changes = {datetime.fromtimestamp(start + 43_200 * half, zone).utcoffset() for half in range(7)}
        if len(changes) > 1:
            continue  # in the hour that is missing or comes twice clocks tell no time: the cases above have that
        counted, moment = 0, start
        while moment < start + 2 * 86_400:
            there = datetime.fromtimestamp(moment, zone)
            minute = there.hour * 60 + there.minute
            counted += (minute - begin) % 1440 < length
            moment += 60
        assert between(playing, start, start + 2 * 86_400) == counted * 60
        end = after(playing, start, counted * 60.0)
        assert between(playing, start, end) == counted * 60
        assert end <= start + 2 * 86_400


def test_no_hours_no_change() -> None:
    assert after(None, 5.0, 10.0) == 15.0
    assert between(None, 5.0, 15.0) == 10.0


# ---- timers


def timers(old: Timers | None, now: float, clock: Any, seconds: int, pos: Any) -> Timers:
    return next_timers(old or Timers(), pos, now, {}, clock, seconds, 0.0, lambda: 1.0, DAYTIME)


@pytest.mark.parametrize("clock", ["decision", "player"])
def test_a_clock_stands_still_in_the_night(clock: str) -> None:
    pos = game("citadels").new(2, 1)
    (decision,) = pos.pending
    evening = at("2026-07-01 21:00")
    set_up = timers(None, evening, clock, 7200, pos)
    (timer,) = set_up.running
    assert shown(timer.at) == "2026-07-02 11:00"
    remind = reminder_at(set_up, [decision.seat], evening, playing=DAYTIME)
    assert remind is not None
    assert shown(remind) == "2026-07-02 10:36"  # four fifths of two hours of play
    later = timers(set_up, at("2026-07-02 03:00"), clock, 7200, pos)
    assert later.running == set_up.running  # the same question: nothing has changed


def test_what_is_left_of_a_players_time_is_time_of_play() -> None:
    pos = game("citadels").new(2, 1)
    (decision,) = pos.pending
    set_up = timers(None, at("2026-07-01 21:00"), "player", 7200, pos)
    asked = decision.seat
    while pos.pending[0].seat == asked:
        pos.play(asked, pos.default(asked))
    stopped = timers(set_up, at("2026-07-02 10:30"), "player", 7200, pos)  # an hour, a night, and half an hour
    assert stopped.left[str(asked)] == 1800.0


def test_what_is_left_and_when_clocks_stand_still_agree() -> None:
    """From any moment, also when a night is longer: time until the end, less the stops, is what is left."""
    for start in ("2026-10-22 09:00", "2026-10-22 12:00", "2026-10-24 21:59", "2026-10-25 03:00"):
        now = at(start)
        end = after(DAYTIME, now, 40 * HOUR)
        still = standing_still(DAYTIME, [Due(end, 1), Due(end, 0, absent=True), Due(end, alarm="glass")], now)
        assert still is not None
        assert still.stops == stops(DAYTIME, now)
        assert len(still.stops) == STOPS
        passed = sum(max(0.0, min(closes, end) - opens) for opens, closes in still.stops)
        assert still.left == {"1": end - now - passed} == {"1": 40 * HOUR}
    assert standing_still(None, [Due(end, 1)], now) is None
    assert standing_still(DAYTIME, [Due(end, 1, absent=True)], now) is None


# ---- at a table


def zone_where_it_is(hour: int) -> tuple[str, datetime]:
    """A zone in which it is about that hour now: the moved clock of this test."""
    for off in range(-11, 13):
        zone = f"Etc/GMT{-off:+d}" if off else "Etc/GMT"
        there = datetime.now(ZoneInfo(zone))
        if there.hour == hour:
            return zone, there
    raise AssertionError


def test_a_table_with_playing_hours(tmp_path: Path) -> None:
    zone, there = zone_where_it_is(3)
    hours = {"start": 600, "end": 1320, "zone": zone}
    with serving(sqlite_url(tmp_path), tmp_path) as server:
        anna, _, table = together(server.url, pace="turns", clock="decision", seconds=3600, hours=hours)
        info = httpx.get(f"{server.url}/api/tables/{table}", headers=anna).json()
        assert info["hours"] == hours
        seen = httpx.get(f"{server.url}/api/tables/{table}/state", params={"seat": 0}, headers=anna).json()
        (clock,) = [each for each in seen["clocks"] if not each["alarm"]]
        assert "still" not in seen  # of the second protocol
        where = {"seat": 0, "protocol": 2}
        still = httpx.get(f"{server.url}/api/tables/{table}/state", params=where, headers=anna).json()["still"]
        assert still["left"] == {str(clock["seat"]): 3600.0}
        opens = there.replace(hour=10, minute=0, second=0, microsecond=0).timestamp()
        assert still["stops"][0][1] == opens
        assert still["stops"][1] == [opens + 12 * HOUR, opens + 24 * HOUR]
        morning = there.replace(hour=11, minute=0, second=0, microsecond=0)
        assert abs(clock["at"] - morning.timestamp()) < 1  # an hour from ten o'clock on, wherever that is
        again = httpx.post(f"{server.url}/api/tables/{table}/close", headers=anna)
        assert again.status_code == 409


def test_a_clock_that_runs_is_up(tmp_path: Path) -> None:
    """In the hours it runs as any other does."""
    zone, _ = zone_where_it_is(12)
    hours = {"start": 600, "end": 1320, "zone": zone}
    with serving(sqlite_url(tmp_path), tmp_path) as server:
        anna, _, always = together(server.url, pace="turns", clock="decision", seconds=3600)
        where = {"seat": 0, "protocol": 2}
        assert "still" not in httpx.get(f"{server.url}/api/tables/{always}/state", params=where, headers=anna).json()
        anna, _, table = together(server.url, pace="turns", clock="decision", seconds=1, hours=hours)
        path = f"{server.url}/api/tables/{table}/state"
        wait_until(lambda: httpx.get(path, params={"seat": 0}, headers=anna).json()["seq"] >= 2)


@pytest.mark.parametrize(
    "wrong",
    [
        {"pace": "live", "clock": "decision", "seconds": 60},
        {"pace": "turns", "clock": "none"},
        {"pace": "turns", "clock": "decision", "seconds": 60, "hours": {"start": 600, "end": 630, "zone": "UTC"}},
        {"pace": "turns", "clock": "decision", "seconds": 60, "hours": {"start": 600, "end": 600, "zone": "UTC"}},
        {"pace": "turns", "clock": "decision", "seconds": 60, "hours": {"start": 1, "end": 900, "zone": "Nowhere"}},
    ],
)
def test_hours_that_make_no_sense(tmp_path: Path, wrong: dict[str, Any]) -> None:
    good = {"start": 600, "end": 1320, "zone": "UTC"}
    with serving(sqlite_url(tmp_path), tmp_path) as server:
        wish = {"game": "citadels", "seats": [{"kind": "me"}, {"kind": "open"}], "hours": good} | wrong
        answer = post(server.url, "/api/tables", arrive(server.url), wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "server-error-hours")
