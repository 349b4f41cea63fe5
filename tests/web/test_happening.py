"""What happens is shown where it happens: in order, at a chosen pace, skippable; and the table is the server's."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from tests.web.browsing import MINE, Visitor
from tests.web.test_live import choose

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(400)
GAMES = ("citadels", "walled_city", "ankh_morpork", "genoa")
PACES = ("slow", "normal", "fast", "once")
SAMPLE = 40
"""Records of a game that are looked at, unless all are: five pages follow each of them."""

RECORD = """() => {
  window.drawn = {}
  window.order = []
  window.ways = {}
  window.told = {}
  const board = () => [...document.querySelectorAll('[data-region=stage] *, .strip > *, .column > *')]
    .filter((one) => !one.children.length && (one.textContent || one.tagName === 'use') && !one.closest('[data-spare]'))
    .map((one) => `${one.tagName} ${one.getAttribute('href') ?? ''} ${one.textContent.trim()}`).sort().join('\\n')
  const note = () => {
    const seq = Number(document.querySelector('.frame')?.dataset.seq)
    if (Number.isNaN(seq)) return
    window.drawn[seq] = board()
    window.told[seq] = document.querySelector('[data-now] .deed p')?.textContent.trim() ?? ''
    if (window.order.at(-1) !== seq) window.order.push(seq)
  }
  const watch = () => {
    note()
    new MutationObserver(note).observe(document.querySelector('.frame'), { attributeFilter: ['data-seq'] })
    new MutationObserver((all) => {
      for (const { addedNodes } of all) for (const { dataset } of addedNodes)
        if (dataset?.way) window.ways[dataset.way] = (window.ways[dataset.way] ?? 0) + 1
    }).observe(document.querySelector('.happening'), { childList: true })
  }
  const wait = setInterval(() => {
    if (!document.querySelector('.frame') || !document.querySelector('.happening')) return
    clearInterval(wait)
    watch()
  }, 5)
}"""
"""Notes what the board shows at each record, what was shown with it, and what the central line says.

What is there only while there is room for it (`data-spare`) comes and goes a frame later.
"""


CAUGHT_UP = "(seq) => Number(document.querySelector('.frame')?.dataset.seq) >= seq"


def with_pace(who: Visitor, pace: str) -> Visitor:
    """Choose a pace before the page is opened."""
    who.context.add_init_script(f"localStorage.setItem('tetrapolis-settings', JSON.stringify({{pace: '{pace}'}}))")
    who.context.add_init_script(f"({RECORD})()")
    return who


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_drawn_alike_at_every_pace_and_as_the_server_has_it(
    visit: Visit, game: str, full: bool
) -> None:
    anna = visit("Anna")
    table = anna.open_table(game, ["me", "random", "random", "random"])
    anna.go("/")
    lookers = {pace: with_pace(visit("", motion=True), pace) for pace in PACES}
    for looker in lookers.values():
        looker.go(f"/table/{table}")
    for looker in lookers.values():
        looker.page.wait_for_selector(".prompt h2")
    rng = random.Random(game)
    while (state := anna.state(table))["observation"]["outcome"] is None:
        known = state["observation"]
        legal = known["legal"]
        # Nobody's browser has to hurry more than a table of people would make it.
        lookers["once"].page.wait_for_function(CAUGHT_UP, arg=state["seq"])
        if not full and state["seq"] >= SAMPLE and {asked["seat"] for asked in known["pending"]} == {0}:
            break  # nothing happens by itself now
        if [asked for asked in known["pending"] if asked["seat"] == 0]:
            move = rng.choice(legal if isinstance(legal, list) else legal["listed"])
            anna.api("POST", f"/api/tables/{table}/moves", {"seat": 0, "move": move})
        else:
            anna.page.wait_for_timeout(20)
    last = anna.state(table)["seq"]
    shown: dict[str, dict[str, str]] = {}
    for pace, looker in lookers.items():
        looker.page.wait_for_selector(f".frame[data-seq='{last}']", timeout=120_000)
        order = looker.page.evaluate("window.order")
        assert order == sorted(order), "steps come in their order"
        shown[pace] = looker.page.evaluate("window.drawn")
        ways = looker.page.evaluate("window.ways")
        assert bool(ways) == (pace != "once"), ways
        lines = [
            text for _, text in sorted(looker.page.evaluate("Object.entries(window.told).map(([n, s]) => [+n, s])"))
        ]
        assert all(lines[lines.index(next(filter(None, lines))) :]), "what happened last stands there until the next"
    again = with_pace(visit(""), "once")
    again.go(f"/table/{table}")
    again.page.wait_for_selector(f".frame[data-seq='{last}']")
    again.page.wait_for_timeout(200)
    final = again.page.evaluate("window.drawn")[str(last)]
    compared = 0
    for pace, boards in shown.items():
        assert boards[str(last)] == final, pace
        for seq, board in boards.items():
            if seq in shown["once"]:
                assert board == shown["once"][seq], f"{pace}, record {seq}"
                compared += 1
    assert compared > 100


def test_a_click_beside_everything_or_a_key_puts_an_end_to_what_is_shown(visit: Visit) -> None:
    anna = with_pace(visit("Anna", motion=True), "slow")
    table = anna.open_table("citadels", ["me", "random", "random", "random"])
    ways: list[Callable[[], None]] = [lambda: anna.page.mouse.click(5, 890), lambda: anna.page.keyboard.press("n")]
    for skip in ways:
        before = anna.state(table)["seq"]
        anna.page.wait_for_selector(f"{MINE} .verb")
        choose(anna)
        anna.asked_after(table, before)
        anna.page.wait_for_timeout(300)  # the page has heard of it, too
        skip()
        anna.page.wait_for_selector(f".frame[data-seq='{anna.state(table)['seq']}']", timeout=1000)
        anna.page.wait_for_selector(f"{MINE} .verb", timeout=1000)
        assert anna.page.locator(".happening > *").count() == 0


STILL = """() => {
  window.still = window.ghosts = window.moving = 0
  new MutationObserver(() => {
    window.still += document.querySelectorAll('.happening .still').length
    window.ghosts += document.querySelectorAll('.happening .ghost').length
    window.moving += document.getAnimations().length
  }).observe(document.querySelector('.happening'), { childList: true, subtree: true })
}"""


def test_where_nothing_may_move_things_are_pointed_out(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open_table("citadels", ["me", "random", "random", "random"])
    anna.my_decision()
    anna.page.evaluate(STILL)
    anna.play_by_mouse(table, random.Random(2), lambda who: who.page.evaluate("window.still") > 0)
    assert anna.page.evaluate("window.still") > 0
    assert anna.page.evaluate("[window.ghosts, window.moving]") == [0, 0]


def test_the_central_line_stays_and_can_be_pulled_down(visit: Visit) -> None:
    anna = visit("Anna", size=(390, 844), lang="hu")
    anna.open_table("ankh_morpork", ["me", "random", "random", "random"])
    anna.my_decision()
    for _ in range(3):
        anna.click_something(random.Random(4))
        anna.my_decision()
    line = anna.page.locator("[data-now] .deed")
    assert line.inner_text().strip()
    assert line.locator(".token").count() <= 1
    assert anna.page.locator("[data-now] [aria-live]").count() == 0, "it is announced elsewhere"
    anna.page.get_by_role("button", name="Az utolsó három esemény").click()
    assert 1 <= anna.page.locator("[data-now] li").count() <= 3
    assert anna.axe() == []


def test_who_was_away_is_told_what_was_missed(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open_table("citadels", ["me", "random", "random", "random"])
    anna.my_decision()
    seq = anna.state(table)["seq"]
    choose(anna)
    anna.asked_after(table, seq)
    anna.go("/")
    long_ago = json.dumps([[table, seq, 0]])
    anna.page.evaluate(f"localStorage.setItem('tetrapolis-left', {long_ago!r})")
    anna.go(f"/table/{table}")
    anna.my_decision()
    missed = anna.page.locator("[data-missed] li")
    missed.first.wait_for()
    assert 2 <= missed.count() <= 6
    assert "While you were away" in anna.page.locator("[data-missed]").inner_text()
    anna.page.get_by_role("button", name="Close").click()
    assert missed.count() == 0


def test_alone_with_bots_one_holds_them_and_goes_step_by_step(visit: Visit) -> None:
    anna = with_pace(visit("Anna", motion=True), "fast")
    table = anna.open_table("citadels", ["me", "random", "random", "random"])
    anna.my_decision()
    before = anna.state(table)["seq"]
    anna.page.get_by_role("button", name="Hold what others do").click()
    choose(anna)
    anna.asked_after(table, before)
    anna.page.wait_for_function(CAUGHT_UP, arg=before + 1)
    anna.page.wait_for_timeout(1500)
    held = int(anna.page.get_attribute(".frame", "data-seq") or 0)
    assert before < held < anna.state(table)["seq"], "the own move is shown, those of the others are not"
    anna.page.get_by_role("button", name="Next step").click()
    anna.page.wait_for_selector(f".frame[data-seq='{held + 1}']")
    anna.page.get_by_role("button", name="Go on").click()
    anna.my_decision()
    assert int(anna.page.get_attribute(".frame", "data-seq") or 0) == anna.state(table)["seq"]


def test_the_pace_is_chosen_in_the_menu_of_the_table(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("citadels", ["me", "random"])
    anna.my_decision()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("radio", name="At once").click()
    assert anna.page.evaluate("JSON.parse(localStorage['tetrapolis-settings']).pace") == "once"
    assert anna.page.get_attribute("html", "data-pace") == "once"
    assert anna.axe() == []


WORK = """() => {
  window.work = { said: 0, attached: 0, states: 0 }
  const split = RegExp.prototype[Symbol.split]
  RegExp.prototype[Symbol.split] = function (...all) {
    if (this.source.includes('uE000')) window.work.said += 1
    return split.apply(this, all)
  }
  const listen = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (...all) {
    if (this.dataset?.target && all[0] === 'contextmenu') window.work.attached += 1
    return listen.apply(this, all)
  }
  new MutationObserver((all) => (window.work.states += all.length))
    .observe(document.querySelector('.frame'), { attributeFilter: ['data-seq'] })
}"""
"""Counts sentences that are put into words, and things that get their listeners, while states are drawn."""


def test_a_step_puts_only_into_words_what_is_new(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open_table("citadels", ["me", "random", "random", "random"])
    anna.my_decision()
    anna.play_by_mouse(table, random.Random(3), lambda who: who.page.locator("[role=log] li").count() > 60)
    anna.my_decision()
    anna.page.evaluate(WORK)
    anna.play_by_mouse(table, random.Random(5), lambda who: who.page.evaluate("window.work.states") >= 5)
    work = anna.page.evaluate("window.work")
    lines = anna.page.locator("[role=log] li").count()
    things = anna.page.locator("[data-target]").count()
    assert work["states"] >= 5
    assert work["said"] < work["states"] * lines / 4, (work, lines)
    assert work["attached"] < work["states"] * things / 4, (work, things)
