"""Genoa by fewer presses in a real browser: each is counted. Offers leave free what can be chosen; clocks are seen."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from tests.web.browsing import MINE, PATIENCE, Visitor

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(300)
PHONE = {"width": 390, "height": 844}

COVERED = """() => {
  const found = []
  for (const flag of document.querySelectorAll('[data-flag]')) {
    const box = flag.getBoundingClientRect()
    for (let x = box.left + 1; x < box.right; x += 3) for (let y = box.top + 1; y < box.bottom; y += 3) {
      const below = document.elementsFromPoint(x, y).find((node) => node.matches('[data-target^="space:"]'))
      if (below?.dataset.can === 'can') found.push(`${flag.dataset.flag} over ${below.dataset.target}`)
    }
  }
  return [...new Set(found)]
}"""
"""Flags of offers that lie over a square that can be chosen (they let presses through)."""


class People:
    """A table of three: who moves by the browser is `first`, the others by the server's own door."""

    def __init__(self, visit: Visit, trader: int = 0, **options: Any) -> None:
        self.all = [visit("Anna"), visit("Bence"), visit("Cili")]
        wish = {"first_player": trader, "auto_deliver": True, **options}
        self.table = self.all[0].open_table("genoa", ["me", "open", "open"], options=wish)
        for person in self.all[1:]:
            person.api("POST", f"/api/tables/{self.table}/join", {})

    def seen(self, seat: int) -> Any:
        return self.all[seat].state(self.table, seat)["observation"]

    def legal(self, seat: int) -> list[str]:
        """What can be listed of what may be done."""
        found = self.seen(seat)["legal"]
        return list(found["listed"] if isinstance(found, dict) else found)

    def floor(self) -> Any:
        """What is being dealt about, as all see it."""
        door = f"/api/tables/{self.table}/state?seat=0&protocol=2"
        return self.all[0].api("GET", door)["tally"]["floor"]

    def does(self, seat: int, move: str) -> None:
        self.all[seat].api("POST", f"/api/tables/{self.table}/moves", {"seat": seat, "move": move})

    def asked(self) -> tuple[int, str]:
        pending = self.seen(0)["pending"]
        return (pending[0]["seat"], pending[0]["kind"]) if pending else (-1, "")

    def go_on(self, until: Callable[[int, str], bool]) -> None:
        """All do as little as they can until somebody is asked something."""
        for _ in range(60):
            seat, kind = self.asked()
            if until(seat, kind):
                return
            legal = self.legal(seat)
            ways = ("roll", "invite", "main", "end", "pass", "lapse", "stop")
            self.does(seat, next((way for way in ways if way in legal), legal[0]))
        raise AssertionError(self.asked())

    def offers(self) -> list[str]:
        return [terms["give"] for terms in self.floor()["offers"]]

    def until(self, done: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while not done():
            assert time.monotonic() < end
            time.sleep(0.1)


def test_an_offer_takes_two_presses_and_accepting_it_one(visit: Visit) -> None:
    people = People(visit, trader=1)
    people.go_on(lambda seat, kind: kind == "ask")
    anna, bence = people.all[:2]
    anna.my_decision()
    anna.page.locator(".starts .btn").first.click()
    anna.page.locator(".quick .btn", has_text="15").click()
    people.until(lambda: 0 not in [one["seat"] for one in people.seen(0)["pending"]])
    people.does(2, "pass")
    bence.go(f"/table/{people.table}")
    bence.my_decision()
    assert people.asked() == (1, "decide")
    bence.page.locator("li.row .btn.outline").first.click()
    people.until(lambda: people.asked()[1] != "decide")
    deal = [event for event in people.seen(1)["events"] if event["id"] == "genoa-deal"]
    assert [event["args"]["give"] for event in deal] == ["15d"]


def test_an_action_without_a_choice_is_taken_and_finished_by_one_press(visit: Visit) -> None:
    people = People(visit)
    anna = people.all[0]
    finish = anna.page.locator(f"{MINE} .verb", has_text="finish")
    for _ in range(8):
        people.go_on(lambda seat, kind: seat == 0 and kind in ("house", "decide", "action"))
        if people.asked() == (0, "house"):
            anna.my_decision()
            anna.page.wait_for_timeout(600)
            if finish.count():
                break
            people.does(0, "invite")
        else:
            legal = people.legal(0)
            ways = [move for move in legal if move.startswith("go ")]
            houses = [move for move in ways if "street" not in move and "market" not in move]
            people.does(0, (houses or ways or [legal[-1]])[0] if "lapse" not in legal else "lapse")
    finish.first.click()
    people.until(lambda: people.asked()[1] not in ("house", "action"))
    ends = [event["id"] for event in people.seen(0)["events"]]
    assert {"genoa-main", "genoa-ends"} <= set(ends)


def test_offers_never_cover_a_square_that_can_be_chosen(visit: Visit) -> None:
    people = People(visit, max_offers=3)
    page = people.all[0].page
    looked = 0
    for _ in range(4):
        people.go_on(lambda seat, kind: kind == "ask" or (seat, kind) == (1, "start"))
        if people.asked()[1] != "ask":
            break
        targets = people.floor()["targets"]
        for seat, some in ((1, targets[:3]), (2, targets[-3:])):
            for at, space in enumerate(some):
                with suppress(AssertionError):  # who has acted buys streets only
                    people.does(seat, f"offer {space} {5 * (at + seat)}d")
            people.does(seat, "pass")
        if not people.offers():
            continue
        page.locator("[data-flag]").first.wait_for()
        for size in ({"width": 1440, "height": 900}, PHONE):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.locator("[data-flag]").first.wait_for()
            page.locator("[data-can=can]").first.wait_for()
            assert page.evaluate(COVERED) == []
            looked += 1
        chips = page.locator(".spaces .chip.chosen")
        assert chips.count() == len(people.offers()), "on a phone each is accepted by one press too"
        page.set_viewport_size({"width": 1440, "height": 900})
        legal = people.legal(0)
        people.does(0, next((move for move in legal if move.startswith(("go ", "use"))), legal[0]))
    assert looked >= 2


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_time_to_answer_is_seen_by_all(visit: Visit, size: tuple[int, int]) -> None:
    people = People(visit, trader=1, negotiation="live", answer_seconds=90, floor_max=600)
    page = people.all[0].page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    people.does(1, "roll")
    space = people.floor()["targets"][0]
    assert page.locator("[data-clock=answer_seconds]").count() == 0
    people.does(2, f"offer {space} 5d")
    clock = page.locator("[data-clock=answer_seconds]")
    clock.wait_for()
    first = clock.inner_text()
    assert "1:" in first
    page.wait_for_function(
        "text => document.querySelector('[data-clock=answer_seconds]').innerText !== text", arg=first
    )


def test_passing_until_my_turn_takes_one_press_and_only_i_know(visit: Visit) -> None:
    people = People(visit, trader=1)
    people.go_on(lambda seat, kind: kind == "ask")
    anna = people.all[0]
    anna.my_decision()
    anna.page.get_by_role("button", name="Pass until my turn", exact=True).click()
    people.until(lambda: 0 not in [one["seat"] for one in people.seen(0)["pending"]])
    anna.page.get_by_text("From now on you pass, until your turn").first.wait_for()
    anna.page.locator(".passing", has_text="until your turn").wait_for()
    people.go_on(lambda seat, kind: (seat, kind) == (2, "start"))
    people.go_on(lambda seat, kind: (seat, kind) == (0, "start"))
    private = [event["id"] for event in people.seen(2)["events"] if "own" in event["id"]]
    assert private == []
