"""`tetrapolis learn`: lessons with a person at the keyboard."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.cli.scripted import Scripted, answers
from tetrapolis.cli.app import run
from tetrapolis.cli.play.learn import Lecture
from tetrapolis.core.lessons import Course, lesson_of, lessons
from tetrapolis.locales import t


def lecture(game: str, lesson: str, terminal: Scripted, lang: str = "en") -> Lecture:
    found = tp.game(game)
    return Lecture(Course(found, lesson_of(found, lesson)), terminal, lang)


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("game", tp.games())
def test_every_lesson_can_be_shown_to_its_end(game: str, lang: str) -> None:
    for each in lessons(tp.game(game)):
        terminal = Scripted(lambda prompt: "show")
        taken = lecture(game, each.id, terminal, lang)
        taken.take()
        assert taken.course.over
        assert t(lang, "learn-over") in terminal.shown
        for step in each.steps:
            assert t(lang, f"{game}-lesson-{each.id}-{step.id}")[:30] in terminal.text()


def test_moves_numbers_and_what_is_not_meant() -> None:
    terminal = Scripted(answers("gather cards", "build town_hall", "dance", "gather gold", "income", "q"))
    taken = lecture("citadels", "goal", terminal)
    taken.take()
    assert taken.course.at == 2
    said = terminal.text()
    assert t("en", "citadels-lesson-goal-gather.wrong") in said
    assert t("en", "citadels-error-gather-first") in said


def test_a_number_is_the_choice_that_stands_beside_it() -> None:
    terminal = Scripted(answers("1", "q"))
    taken = lecture("citadels", "goal", terminal)
    taken.take()
    assert taken.course.at == 1


def test_they_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["learn", "citadels"]) == 0
    told = capsys.readouterr().out
    assert all(lesson.id in told for lesson in lessons(tp.game("citadels")))
    assert run(["learn", "citadels", "nothing"]) == 2
    assert "nothing" in capsys.readouterr().err
