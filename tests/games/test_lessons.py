"""The lessons of all games can be taken to their end, in every way a learner may go."""

from __future__ import annotations

import inspect
import re

import msgspec
import pytest

import tetrapolis as tp
from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.lessons import NEXT, SHOW, Course, Lesson, OtherMove, Step, course_after, lesson_of, lessons
from tetrapolis.locales import LANGUAGES, has, ids, t
from tetrapolis.testing import lessons as testing_lessons
from tetrapolis.testing.lessons import faults, faults_of

OURS = [name for name in tp.games() if lessons(tp.game(name))]
CITADELS = tp.game("citadels")


@pytest.mark.parametrize("name", OURS)
def test_every_lesson_can_be_taken(name: str) -> None:
    assert faults(tp.game(name)) == []


@pytest.mark.parametrize("name", OURS)
def test_the_core_comes_first_and_is_short(name: str) -> None:
    all_of_it = lessons(tp.game(name))
    core = [lesson.core for lesson in all_of_it]
    assert core == sorted(core, reverse=True)
    assert 6 <= len(all_of_it) <= 12
    assert 2 <= sum(core) <= 5


def test_the_tenth_lesson_comes_after_the_ninth() -> None:
    assert [lesson.id for lesson in lessons(CITADELS)][-4:] == ["witch", "spy", "emperor", "magistrate"]


@pytest.mark.parametrize("name", OURS)
def test_each_move_a_step_takes_leads_to_the_end(name: str) -> None:
    game = tp.game(name)
    for lesson in lessons(game):
        for at, step in enumerate(lesson.steps):
            course = course_after(game, lesson, [SHOW] * at)
            legal = getattr(course.position.legal(lesson.seat), "moves", ()) if step.want else ()
            for move in legal:
                if Course.fits(step, move):
                    course_after(game, lesson, [*[SHOW] * at, str(move), *[SHOW] * (len(lesson.steps) - at - 1)])


def broken(**change: object) -> list[str]:
    """What is found wrong with a lesson whose third step is changed."""
    lesson = lesson_of(CITADELS, "goal")
    steps = [*lesson.steps]
    steps[2] = msgspec.structs.replace(steps[2], **change)
    changed = msgspec.structs.replace(lesson, steps=tuple(steps))
    game = CITADELS
    return [finding.text("en") for finding in faults_of(game, changed)]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"want": ("build palace",)}, "goal, build: Palace is not in your hand"),
        ({"lit": ("hand:palace",)}, "goal, build: nothing is lit by hand:palace"),
        ({"want": ("build *",)}, 'goal, build: "build *" cannot be understood'),
        ({"id": "nothing"}, "goal, nothing: citadels-lesson-goal-nothing is not said in en"),
        ({"then": ("p2: gather gold",)}, "goal, build: p2 is not asked anything now"),
    ],
)
def test_a_lesson_that_a_rule_has_broken_is_found(change: dict[str, object], told: str) -> None:
    assert any(fault.startswith(told) for fault in broken(**change)), broken(**change)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_fault_of_a_lesson_has_words(lang: str) -> None:
    kinds = re.findall(r'_breaks\("(\w+)"', inspect.getsource(testing_lessons))
    assert len(kinds) == 8
    assert all(has(lang, f"check-problem-lesson-{kind}") for kind in (*kinds, "refused"))


def course() -> Course:
    return Course(CITADELS, lesson_of(CITADELS, "goal"))


def test_a_fine_move_that_is_not_the_one_is_told_from_one_that_the_rules_forbid() -> None:
    learner = course()
    with pytest.raises(OtherMove) as other:
        learner.act("gather cards")
    assert other.value.id == "error-lesson-other"
    with pytest.raises(IllegalMove) as illegal:
        learner.act("build town_hall")
    assert illegal.value.id == "citadels-error-gather-first"
    assert (learner.at, learner.moves) == (0, 0)


def test_who_has_read_goes_on_by_the_next_move_too() -> None:
    names = lesson_of(CITADELS, "names")
    assert not names.steps[0].want
    learner = Course(CITADELS, names)
    beats = learner.act("rob merchant")
    assert (learner.at, len(beats)) == (2, 1)
    by_hand = course_after(CITADELS, names, [NEXT, "rob merchant"])
    assert by_hand.position.to_json() == learner.position.to_json()


def test_a_lesson_goes_the_same_way_every_time() -> None:
    for lesson in lessons(CITADELS):
        acts = [SHOW] * len(lesson.steps)
        assert (
            course_after(CITADELS, lesson, acts).position.to_json()
            == course_after(CITADELS, lesson, acts).position.to_json()
        )


def test_a_finished_lesson_takes_no_more_moves() -> None:
    learner = course_after(CITADELS, lesson_of(CITADELS, "goal"), [SHOW] * 5)
    with pytest.raises(OtherMove, match="error-lesson-over"):
        learner.act(NEXT)


def test_a_lesson_says_what_it_does_not_know() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"players": 4, "steps": [], "seats": 1}', type=Lesson)
    with pytest.raises(tp.BadOptions if hasattr(tp, "BadOptions") else ValueError, match="error-no-lesson"):
        lesson_of(CITADELS, "nothing")
    assert Step("look").want == ()


@pytest.mark.parametrize("name", tp.games())
def test_the_one_page_names_rules_there_are_and_stays_short(name: str) -> None:
    lines = ids("en", f"{name}-sheet-")
    parts = [line.split("-")[2] for line in lines]
    assert list(dict.fromkeys(parts)) == ["goal", "turn", "counts", "watch"]
    assert 12 <= len(lines) <= 16
    for line in lines:
        rule = t("en", f"{line}.rule")
        assert has("en", rule.lower().replace(".", "-")), line
        assert (rule, t("en", f"{line}.thing")) == (t("hu", f"{line}.rule"), t("hu", f"{line}.thing"))
        assert max(len(t(lang, line).split()) for lang in ("en", "hu")) <= 25
