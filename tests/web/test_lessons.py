"""Lessons in a browser: each step done as a learner would, by mouse or by keys; the rest of what the panel offers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import tetrapolis as tp
from tests.web.browsing import Visitor
from tetrapolis.core.lessons import SHOW, VERB, Course, Lesson, Step, lessons
from tetrapolis.core.prompt import Offer, Verb
from tetrapolis.locales import t
from tetrapolis.locales.words import said_text

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(300)
SIZES: dict[str, dict[str, Any]] = {"desktop": {"size": (1440, 900)}, "phone": {"size": (390, 844), "touch": True}}
WAYS = tuple(product(("en", "hu"), ("desktop", "phone"), ("mouse", "keys")))
ALL = [(name, lesson.id) for name in tp.games() for lesson in lessons(tp.game(name))]
FIRST = [(name, lessons(tp.game(name))[0].id) for name in tp.games() if lessons(tp.game(name))]
SAMPLE = [(game, lesson, *WAYS[at * 3 % len(WAYS)]) for at, (game, lesson) in enumerate(FIRST)]
NOT_YET = 40
"""So many things can be gone through by T before it is given up."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every day a lesson of each game, in another way each; with `--full` all of them in all ways."""
    if "way" in metafunc.fixturenames:
        full = metafunc.config.getoption("--full")
        ways = [(*lesson, *way) for lesson in ALL for way in WAYS] if full else SAMPLE
        metafunc.parametrize("way", ways, ids=["-".join(way) for way in ways])


def offer_of(course: Course, step: Step) -> tuple[Verb | None, Offer | None]:
    """The offer of the prompt that is the move of a step; none of one that is put together."""
    prompt = course.position.observe(course.lesson.seat).prompt
    found = [(verb, offer) for verb in prompt.verbs for offer in verb.offers if offer.move == step.want[0]]
    if not found or sum((one.aim, one.then) == (found[0][1].aim, found[0][1].then) for one in found[0][0].offers) > 1:
        return None, None
    return found[0]


class Learner:
    """Somebody who takes a lesson."""

    def __init__(self, visitor: Visitor, game: str, lesson: Lesson, lang: str, size: str, hand: str) -> None:
        self.page, self.lang, self.hand = visitor.page, lang, hand
        self.course = Course(tp.game(game), lesson)
        self.wide = size == "desktop"
        self.words = f"{game}-lesson-{lesson.id}"
        visitor.go(f"/learn/{game}/{lesson.id}")

    def step(self) -> None:
        """Wait for the step, look at it, and do it."""
        step = self.course.step
        expect(self.page.locator(".steps .idea")).to_contain_text(t(self.lang, f"{self.words}-{step.id}"))
        things = [ref for ref in step.lit if not ref.startswith(VERB)]
        for ref in things if self.wide else ():
            expect(self.page.locator(f'[data-lit][data-target="{ref}"]')).not_to_have_count(0)
        if step.lit:  # on a phone something may lie behind a tab
            expect(self.page.locator("[data-lit]")).not_to_have_count(0)
        verb, offer = offer_of(self.course, step) if step.want else (None, None)
        if not step.want:
            self._go_on()
        elif verb is None or offer is None or not self._in_reach(verb, offer):
            self.page.locator(".steps .acts button").first.click()  # "show me"
        else:
            self._do(verb, offer)
        self.course.act(SHOW)

    def _in_reach(self, verb: Verb, offer: Offer) -> bool:
        """Whether the thing or the verb is on the page: some a game's own controls show in their way."""
        named = said_text(self.lang, self.course.game.id, verb.said, [])
        if offer.then.startswith("type:"):  # a type lies nowhere on the table
            return False
        return bool(
            self.page.locator(".prompt .verb", has_text=named).count()
            or (offer.aim and self.page.locator(f'[data-target="{offer.aim}"]').count())
        )

    def _go_on(self) -> None:
        button = self.page.locator(".steps .acts button").first
        if self.hand == "mouse":
            button.click()
        else:
            expect(button).to_be_focused()
            self.page.keyboard.press("Enter")

    def _do(self, verb: Verb, offer: Offer) -> None:
        """By the thing on the table, unless only the verb (or the verb first) says what is meant."""
        at_once = not offer.aim or verb.closing or verb.at_once
        verbs = self.course.position.observe(self.course.lesson.seat).prompt.verbs
        shared = any(other.aim == offer.aim and one.verb != verb.verb for one in verbs for other in one.offers)
        hidden = not at_once and not self.page.locator(f'[data-target="{offer.aim}"]').locator("visible=true").count()
        if at_once or shared or hidden:  # to take up a verb opens the tab its things lie behind
            self._press_verb(said_text(self.lang, self.course.game.id, verb.said, []))
        for aim in () if at_once else filter(None, (offer.aim, offer.then)):
            self._press(aim)

    def _press_verb(self, named: str) -> None:
        verb = self.page.locator(".prompt .verb", has_text=named).first
        if self.hand == "mouse" and verb.locator("xpath=ancestor::*[contains(@class,'arming')]").count() == 0:
            verb.click()
        else:
            verb.focus()
            self.page.keyboard.press("Enter")

    def _press(self, aim: str) -> None:
        thing = self.page.locator(f'[data-target="{aim}"]:is([data-can=can], [data-can=against])').first
        if self.hand == "mouse":
            thing.scroll_into_view_if_needed()
            self._click(thing)
            return
        for _ in range(NOT_YET):
            if self.page.evaluate("document.activeElement?.dataset?.target") == aim:
                break
            self.page.keyboard.press("t")
        else:
            thing.focus()
        self.page.keyboard.press("Enter")

    def _click(self, thing: Locator) -> None:
        box = thing.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_lesson_is_taken_to_its_end(visit: Visit, way: tuple[str, str, str, str, str]) -> None:
    game, name, lang, size, hand = way
    lesson = next(each for each in lessons(tp.game(game)) if each.id == name)
    anna = visit("", lang=lang, **SIZES[size])  # nobody needs a name to learn
    learner = Learner(anna, game, lesson, lang, size, hand)
    while not learner.course.over:
        learner.step()
    expect(anna.page.locator(".steps .idea")).to_have_text(t(lang, "web-lesson-over"))
    anna.go(f"/guide/{game}")
    expect(anna.page.locator("li a.known")).to_have_count(1)


def test_no_press_is_dead(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    anna.go("/learn/citadels/goal")
    page.locator(".verb", has_text="Draw 2").click()
    expect(page.locator(".steps .said")).to_have_text(t("en", "citadels-lesson-goal-gather.wrong"))
    expect(page.locator(".steps .head span")).to_contain_text("1")
    page.locator("[data-target='hand:town_hall']").hover()  # what the rules forbid says why
    expect(page.locator("[role=tooltip]")).to_contain_text("CIT-4.6")


def test_who_leaves_comes_back_to_his_step(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    anna.go("/learn/citadels/goal")
    page.locator(".verb", has_text="Take 2 gold").click()
    second = t("en", "citadels-lesson-goal-income")
    expect(page.locator(".steps .idea")).to_contain_text(second)
    page.reload()
    expect(page.locator(".steps .idea")).to_contain_text(second)
    page.get_by_label(t("en", "web-lesson-back")).click()
    expect(page.locator(".steps .idea")).to_contain_text(t("en", "citadels-lesson-goal-gather"))
    anna.go("/")
    page.get_by_text(t("en", "web-first-go"), exact=True).click()
    expect(page.locator(".steps .idea")).to_contain_text(t("en", "citadels-lesson-goal-gather"))


def test_a_stored_step_that_is_none_any_more_is_begun_anew(visit: Visit) -> None:
    anna = visit("Anna")
    kept = '{"citadels":{"goal":{"acts":["gather cards","build palace"],"done":false}}}'
    anna.page.add_init_script(f"localStorage.setItem('tetrapolis-lessons', '{kept}')")
    anna.go("/learn/citadels/goal")
    expect(anna.page.locator(".steps .idea")).to_contain_text(t("en", "citadels-lesson-goal-gather"))


def test_the_panel_is_told_to_readers_and_stands_the_check(visit: Visit) -> None:
    anna = visit("Anna", lang="hu", size=(390, 844))
    anna.go("/learn/citadels/goal")
    expect(anna.page.locator(".steps [role=status]")).to_contain_text(t("hu", "citadels-lesson-goal-gather"))
    assert anna.axe() == []


def test_a_first_match_is_of_the_usual_size_with_the_goal_in_sight(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go("/guide/citadels")
    anna.page.get_by_role("button", name=t("en", "web-guide-play")).click()
    expect(anna.page.locator(".guide")).to_contain_text(t("en", "citadels-board-aim"))
    table = anna.api("GET", f"/api/tables/{anna.page.url.rpartition('/')[2]}")
    assert [seat["bot"] for seat in table["seats"]] == ["", "easy", "easy", "easy"]


def test_why_not_is_told_with_the_rule_and_those_that_belong_to_it(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    anna.go("/learn/citadels/goal")
    page.get_by_role("tab", name=t("en", "web-rules"), exact=True).click()
    asked = page.locator("details.asked")
    expect(asked).to_contain_text(t("en", "citadels-error-gather-first"))
    asked.get_by_role("button", name="CIT-4.6").click()
    expect(page.locator("[data-rule='CIT-4.6'].at .more")).to_contain_text(t("en", "web-rules-related"))
    expect(page.locator("[data-rule='CIT-4.6'].at .more button")).not_to_have_count(0)


@pytest.mark.parametrize(("lang", "word"), [("en", "money"), ("hu", "penz")])
def test_a_rule_is_found_by_a_word_that_means_the_same(visit: Visit, lang: str, word: str) -> None:
    anna = visit("Anna", lang=lang)
    anna.go("/learn/citadels/goal")
    anna.page.get_by_role("tab", name=t(lang, "web-rules"), exact=True).click()
    anna.page.locator("[data-rules-search]").fill(word)
    found = anna.page.locator("[data-rule]")
    expect(found).not_to_have_count(0)
    assert any("gold" in said.lower() or "arany" in said.lower() for said in found.all_inner_texts()[:20])


@pytest.mark.parametrize("game", ["citadels", "walled_city", "ankh_morpork", "genoa"])
def test_a_game_fits_on_one_page(visit: Visit, game: str) -> None:
    anna = visit("Anna", lang="hu")
    anna.go(f"/sheet/{game}")
    page = anna.page
    expect(page.locator(".sheet .goal")).to_contain_text(t("hu", f"{game}-sheet-goal-1"))
    expect(page.locator(".sheet section")).to_have_count(3)
    lines = page.locator(".sheet li")
    expect(page.locator(".sheet li .art svg").nth(lines.count() // 2)).to_be_visible()
    assert page.locator(".sheet li .art:not(:has(svg))").count() == 0, "each line has its picture"
    assert anna.axe() == []
