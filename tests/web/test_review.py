"""The review in the browser: from the result to the review, from a decision back to the table, marks in the replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from tests.server.serving import Server
from tests.web.browsing import Visitor, serious
from tests.web.test_pages import finished

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(300)
WIDE = "document.documentElement.scrollWidth - innerWidth"


def reviewed(who: Visitor, table: str) -> dict[str, Any]:
    """The review of the first seat, when it is done."""
    while True:
        answer: dict[str, Any] = who.api("GET", f"/api/tables/{table}/review?seat=0")
        if answer["state"] == "done":
            return dict(answer["review"])
        assert answer["state"] == "running"
        who.page.wait_for_timeout(200)


def test_from_the_result_to_the_review_and_back_to_the_table(visit: Visit, server: Server) -> None:
    anna = visit("Anna")
    table = finished(anna)
    anna.go(f"/table/{table}/over")
    anna.page.get_by_role("link", name="Review").click()
    anna.page.get_by_role("button", name="Review my decisions").click()
    anna.page.get_by_role("progressbar", name="How far the review is").wait_for()
    anna.page.get_by_role("button", name="Stop").click()
    anna.page.get_by_role("button", name="Review my decisions").click()
    going = anna.page.get_by_role("progressbar", name="How far the review is")
    going.or_(anna.page.get_by_role("heading", name="Every decision")).first.wait_for()
    made = reviewed(anna, table)
    anna.page.get_by_role("heading", name="Every decision").wait_for()
    moments = anna.page.locator("section[aria-labelledby=review-moments] > ol > li")
    assert moments.count() == len(made["moments"]) > 0  # played by lot, there must be some
    rows = anna.page.locator("section[aria-labelledby=review-all] tbody tr")
    assert rows.count() == len(made["decisions"])
    assert serious(anna.page) == []
    assert anna.page.evaluate(WIDE) <= 0
    # the same page on a phone, in Hungarian and in the dark: the review is there at once
    state = anna.context.storage_state()
    bela = visit("", lang="hu", size=(390, 844), dark=True)
    bela.context.add_cookies(cast("Any", state["cookies"]))
    bela.go(f"/review/{table}?seat=0")
    bela.page.get_by_role("heading", name="Minden döntés").wait_for()
    assert "[" not in bela.page.locator(".review").inner_text()
    assert serious(bela.page) == []
    assert bela.page.evaluate(WIDE) <= 0
    # a decision is marked where it stands in the replay
    first = made["decisions"][0]
    anna.go(f"/table/{table}/replay?seq={first['seq']}&seat=0")
    word = {"good": "good", "doubtful": "doubtful", "mistake": "mistake"}[first["mark"]]
    anna.page.locator(".scrub .where").get_by_text(word).wait_for()
    # and can be tried again
    anna.go(f"/review/{table}?seat=0")
    moments.first.get_by_role("button", name="Try it again from here").click()
    anna.page.wait_for_url(lambda address: "/table/" in address and table not in address)
    again = anna.api("GET", f"/api/tables/{anna.page.url.rsplit('/', 1)[-1]}")
    assert again["continued"]["seq"] == next(
        each["at"] for each in made["decisions"] if each["seq"] == made["moments"][0]
    )
    assert [seat["kind"] for seat in again["seats"]] == ["guest", "bot"]


def test_a_match_that_is_not_over_has_no_review(visit: Visit) -> None:
    anna = visit("Anna", lang="hu")
    table = anna.open_table("citadels", ["me", "normal"])
    anna.go(f"/review/{table}")
    anna.page.get_by_role("link", name="Vissza").wait_for()
    assert anna.page.get_by_role("button", name="Elemezd").count() == 0
