"""After the last offer on an open floor all have some time: no clock ends anything sooner, nor does a bot."""

from __future__ import annotations

from typing import Any

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tetrapolis.core.match import Match
from tetrapolis.server.running import Running
from tetrapolis.server.timers import Timers, next_timers

GAME = tp.game("genoa")


def timers(table: Table, now: float, old: Timers | None = None, bots: dict[int, str] | None = None) -> Timers:
    return next_timers(old or Timers(), table.pos, now, bots or {}, "none", 30, 0.0, lambda: 1.0)


def at(found: Timers) -> dict[str, float]:
    return {timer.alarm or f"bot {timer.seat}": timer.at for timer in found.running}


def road(**more: Any) -> Table:
    return given("street_5_2", stand="road", negotiation="live", **more)


def test_every_offer_gives_all_the_others_time() -> None:
    table = road()
    first = timers(table, 100.0)
    assert at(first) == {"floor_min": 105.0, "floor_max": 280.0}
    second = timers(table.does(BELA, "offer harbor 10d"), 103.0, first)
    assert (at(second), second.until) == ({"floor_min": 113.0, "floor_max": 280.0}, 113.0)
    same = timers(table.does(CILI, "note inn 10d"), 106.0, second)
    assert (at(same), same.until) == (at(second), 113.0), "a note asks for no answer"
    late = timers(table.does(CILI, "offer harbor 15d"), 275.0, same)
    assert at(late)["floor_max"] == 285.0
    gone = timers(table.does(CILI, "withdraw harbor"), 276.0, late)
    assert gone.until == 285.0, "who withdraws does not begin it anew"
    assert timers(table.does(ANNA, "counter p2 harbor 20d"), 277.0, gone).until == 287.0


def test_last_offers_before_an_action_lapses_can_be_answered() -> None:
    table = given("street_5_2 harbor", stand="house", negotiation="live", acted={ANNA: 1}).does(ANNA, "close")
    closing = timers(table, 50.0)
    assert at(closing)["close_seconds"] == 60.0
    assert at(timers(table.does(BELA, "offer harbor 5d"), 59.0, closing))["close_seconds"] == 69.0


def test_a_bot_as_trader_waits_others_do_not() -> None:
    table, bots = road(), {ANNA: "normal", CILI: "normal"}
    first = timers(table, 100.0, bots=bots)
    assert (at(first)["bot 0"], at(first)["bot 2"]) == (104.0, 104.0)
    second = timers(table.does(BELA, "offer harbor 10d"), 101.0, first, bots)
    assert at(second)["bot 0"] == 111.0 > at(second)["bot 2"]


def test_nobody_waits_when_all_have_passed_or_nobody_wants_it() -> None:
    table = road().does(BELA, "offer harbor 10d").does(BELA, "pass").does(CILI, "pass").does(DANI, "pass")
    assert table.pos.respite is None
    assert road(answer_seconds=0).does(BELA, "offer harbor 10d").pos.respite is None
    assert given("street_5_2", stand="road").pos.respite is None


def test_it_is_told_to_all_as_a_clock() -> None:
    table = road().does(BELA, "offer harbor 10d")
    match = Match.new(GAME, 4, 1)
    match.position = table.pos
    running = Running.__new__(Running)
    running.timers = timers(table, 103.0)
    clocks = running.clocks(0.0)
    assert (clocks[-1].alarm, clocks[-1].at, clocks[-1].seat) == ("answer_seconds", 113.0, -1)
    running.timers = timers(table, 120.0, running.timers)
    assert "answer_seconds" not in [clock.alarm for clock in running.clocks(0.0)]
