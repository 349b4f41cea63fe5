"""The socket of a table in a real browser: news as patches, moves through it, a line that breaks; what it has to say
of the server, of who speaks, and of where a table comes from."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Request, Route

from tests.web.browsing import MINE, Visitor
from tests.web.lines import Line
from tests.web.test_pages import finished
from tests.web.test_table import times_chosen
from tetrapolis.wire.live import Condition, Rejected

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(300)
BOTS = ["me", "random", "random", "random"]


def choose(who: Visitor) -> None:
    """Take the first of all choices."""
    who.page.keyboard.press("c")
    who.page.locator("dialog[open] .list button").first.focus()
    who.page.keyboard.press("Enter")


def test_moves_undo_and_chat_go_through_the_socket_and_news_are_patches(visit: Visit) -> None:
    anna = visit("Anna")
    line, posted = Line(anna), list[str]()

    def note(request: Request) -> None:
        if request.method == "POST" and not request.url.endswith("/notices/seen"):  # which is nothing done at the table
            posted.append(request.url)

    anna.page.on("request", note)
    table = anna.open_table("citadels", BOTS, free_undo=True)
    anna.my_decision()
    first = anna.state(table)["observation"]["pending"][0]
    undo_button = anna.page.locator(".bar button", has_text="Undo")
    for _ in range(20):
        anna.my_decision()
        if undo_button.is_enabled():
            break
        line.after("move", lambda: choose(anna))
    undo_button.click()
    line.wait_for(lambda: line.of("undo"))
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something to the table").fill("Szia!")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("log", name="Chat").get_by_text("Szia!").wait_for()

    moves, (undo,), (said,) = line.of("move"), line.of("undo"), line.of("say")
    assert moves[0]["decision"] == first["id"]
    assert said["text"] == "Szia!"
    wanted = [message["key"] for message in (*moves, undo, said)]
    line.wait_for(lambda: sum(message["type"] == "done" for message in line.heard) == len(wanted))
    assert [message["key"] for message in line.heard if message["type"] == "done"] == wanted
    news = [seat for message in line.heard if message["type"] == "news" for seat in message["seats"]]
    assert "whole" in news[0]
    assert sum("patch" in seat for seat in news) >= len(news) - 1
    assert posted == [], "nothing goes by REST while the socket is open"


@pytest.mark.parametrize("happens", ["lost-on-its-way", "answer-lost", "silent"])
def test_a_choice_that_nobody_answers_is_sent_again_and_counts_once(visit: Visit, happens: str) -> None:
    anna = visit("Anna")
    line, posted = Line(anna), list[str]()
    table = anna.open_table("citadels", BOTS)
    anna.my_decision()
    before = anna.state(table)["observation"]["pending"][0]

    def swallow(message: Any) -> bool:
        if message["type"] != "move":
            return True
        if happens == "lost-on-its-way":
            line.cut()
        return False

    def stop(message: Any) -> bool:
        if message["type"] != "done":
            return True
        line.cut()
        return False

    def lose(route: Route) -> None:
        posted.append(route.request.headers["idempotency-key"])
        if len(posted) > 2:
            route.continue_()
        else:
            if len(posted) == 2:
                route.fetch()  # arrives, but nobody hears of it
            route.abort()

    if happens == "answer-lost":
        line.back = stop
    else:
        line.there = swallow
    anna.page.route("**/moves", lose)
    choose(anna)
    line.wait_for(lambda: len(posted) == 3)
    anna.my_decision()
    after = anna.state(table)
    assert before["kind"] == "draft"
    assert {*posted} == {message["key"] for message in line.of("move")}
    assert len(line.of("move")) == 1
    assert times_chosen(after) == 1
    assert all(decision["id"] > before["id"] for decision in after["observation"]["pending"])


def test_a_patch_that_does_not_fit_is_made_good_by_whole_states(visit: Visit) -> None:
    anna = visit("Anna")
    line = Line(anna)
    table = anna.open_table("citadels", BOTS)
    anna.my_decision()
    lost = list[Any]()

    def lose_first(message: Any) -> bool:
        patched = message["type"] == "news" and any("patch" in seat for seat in message["seats"])
        if patched and not lost:
            # What is put in its place leads nowhere.
            lost.append(message)
            message["seats"][0]["patch"] = [[["observation", "view", "nowhere", "at all"], 1]]
            line.sockets[-1].send(json.dumps(message))
            return False
        return True

    line.back = lose_first
    seq = anna.state(table)["seq"]
    choose(anna)
    anna.asked_after(table, seq)
    line.wait_for(lambda: line.of("resume"))
    assert line.of("resume") == [{"type": "resume", "seq": seq}]
    anna.page.wait_for_selector(f"{MINE} .verb")
    assert anna.page.locator("[data-region=log] li").count() > 0
    choose(anna)  # and the table goes on
    anna.asked_after(table, anna.state(table)["seq"] - 1)


def test_while_moves_cannot_be_stored_the_table_says_so_and_keeps_the_choice(visit: Visit) -> None:
    anna = visit("Anna")
    line = Line(anna)
    table = anna.open_table("citadels", BOTS)
    anna.my_decision()
    seq = anna.state(table)["seq"]
    notice = anna.page.get_by_text("Moves cannot be stored just now.")
    assert notice.count() == 0
    ill = True

    def refuse(message: Any) -> bool:
        if message["type"] == "move" and ill:
            words = "Not stored.", 503, "Not stored.", "server-error-not-writable"
            line.put_in(Rejected(message["key"], *words))
            return False
        return True

    def refuse_too(route: Route) -> None:
        if ill:
            problem = {"title": "", "status": 503, "detail": "", "code": "server-error-not-writable", "params": {}}
            route.fulfill(status=503, json=problem)
        else:
            route.continue_()

    line.there = refuse
    anna.page.route("**/moves", refuse_too)
    line.put_in(Condition(writable=False))
    notice.wait_for()
    assert anna.axe() == []
    choose(anna)
    anna.page.locator(".prompt.warn", has_text="Your choice is kept").wait_for()
    assert "Nothing is lost" not in anna.page.locator("main").inner_text()
    assert anna.state(table)["seq"] == seq
    ill = False
    line.put_in(Condition(writable=True))
    anna.asked_after(table, seq)
    anna.my_decision()
    assert notice.count() == 0
    assert times_chosen(anna.state(table)) == 1


def test_a_table_says_that_bots_have_less_time_while_one_thinks(visit: Visit) -> None:
    anna, bence = visit("Anna"), visit("Bence", lang="hu")
    table = anna.open_table("citadels", ["me", "random", "random"])
    anna.my_decision()  # the bots before her have chosen
    line = Line(bence)
    bence.go(f"/table/{table}")
    bence.page.wait_for_selector(".prompt.quiet")
    line.put_in(Condition(writable=True, thinking=0.4))
    # Anna is asked, no bot: nothing is said. Told that a bot is asked instead, it is.
    assert bence.page.get_by_text("rövidebb ideig gondolkodnak").count() == 0
    whole = next(message for message in line.heard if message["type"] == "news")
    asked = [{**decision, "seat": 1} for decision in whole["seats"][0]["whole"]["observation"]["pending"]]
    patch = [[["observation", "pending"], asked]]
    seat = {"seat": None, "events": [], "complete": True, "can_undo": False, "patch": patch}
    line.sockets[-1].send(json.dumps({**whole, "seq": whole["seq"] + 1, "seats": [seat]}))
    bence.page.get_by_text("rövidebb ideig gondolkodnak").wait_for()


def test_chat_lines_show_the_seat_or_the_role_of_who_speaks(visit: Visit) -> None:
    host, bence, csilla = visit("Anna"), visit("Bence"), visit("Csilla")
    table = host.open_table("citadels", ["open", "random", "random"])
    bence.api("POST", f"/api/tables/{table}/join", {"seat": 0})
    for who in (host, bence, csilla):
        who.go(f"/table/{table}")
        who.page.get_by_role("tab", name="Chat").click()
        who.page.get_by_label("Say something to the table").fill(f"I am {who.name}.")
        who.page.keyboard.press("Enter")
        who.page.get_by_role("log", name="Chat").get_by_text(f"I am {who.name}.").wait_for()
    lines = csilla.page.get_by_role("log", name="Chat").locator(".line")
    assert lines.count() == 3
    told = [re.sub(r"\s+", " ", lines.nth(at).inner_text()) for at in range(3)]
    assert told[0].startswith("Anna host")
    assert told[2].startswith("Csilla watching")
    assert "host" not in told[1]
    assert [lines.nth(at).get_by_role("img", name="Seat 1").count() for at in range(3)] == [0, 1, 0]


def test_a_continued_table_says_where_it_comes_from(visit: Visit) -> None:
    anna = visit("Anna")
    over = finished(anna)
    seats = [{"kind": "me"}, {"kind": "open"}]
    new = anna.api("POST", f"/api/tables/{over}/branch", {"seq": 9, "seats": seats})["id"]
    anna.go(f"/table/{new}")
    words = anna.page.get_by_role("link", name="Continued from “Thursday table”, move 9")
    words.wait_for()
    anna.page.get_by_text("What nobody could know was dealt anew.").wait_for()
    assert words.get_attribute("href") == f"/table/{over}"
    bence = visit("Bence", lang="hu", size=(390, 844))
    bence.api("POST", f"/api/tables/{new}/join", {})
    bence.go(f"/table/{new}")
    bence.page.get_by_role("tab", name="Napló").click()
    bence.page.get_by_role("link", name="Folytatás innen: „Thursday table”, 9. lépés").wait_for()


def test_the_fixed_deal_is_told_in_the_menu_and_beside_the_result(visit: Visit) -> None:
    anna = visit("Anna")
    over = finished(anna)
    commitment = anna.api("GET", f"/api/tables/{over}")["commitment"]
    assert re.fullmatch(r"[0-9a-f]{64}", commitment)
    anna.go(f"/table/{over}/over")
    anna.page.get_by_text("The deal is fixed:").click()
    anna.page.get_by_text(commitment).wait_for()
    anna.page.get_by_text(f"tetrapolis replay --verify tetrapolis-citadels-{over}.jsonl").wait_for()
    table = anna.open_table("citadels")
    anna.my_decision()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_text("The deal is fixed:").wait_for()
    assert anna.api("GET", f"/api/tables/{table}")["commitment"][:12] in anna.page.locator("dialog").inner_text()


def test_who_was_replaced_comes_back(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open_table("citadels", ["me", "random", "random"])
    anna.my_decision()
    anna.api("POST", f"/api/tables/{table}/substitute", {"seat": 0, "bot": "random"})
    anna.page.get_by_role("button", name="I am back").click()
    anna.my_decision()
