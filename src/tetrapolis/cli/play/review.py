"""`tetrapolis review`: what the decisions of a stored match were worth, printed and as a page with a chart."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrapolis.cli.common import AsJson, Lang, UsageProblem, print_json, progress_bar
from tetrapolis.cli.play.replay import seat_number
from tetrapolis.core.match import Match
from tetrapolis.locales import t
from tetrapolis.review.page import lines, page
from tetrapolis.review.story import DEPTHS, Answer, Review, reviewing

if TYPE_CHECKING:
    from collections.abc import Callable

STEPS = 1000
"""Of the bar."""


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seat: Annotated[str | None, typer.Option(metavar="P1|P2|…")] = None,
    budget: Annotated[str, typer.Option(metavar="|".join(DEPTHS))] = "normal",
    seed: Annotated[int, typer.Option(metavar="N")] = 1,
    out: Annotated[Path | None, typer.Option(metavar="file")] = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Review a stored match."""
    import tetrapolis as tp

    if budget not in DEPTHS:
        raise UsageProblem("review-error-budget", budget=budget[:40], known=", ".join(DEPTHS))
    match = tp.replay(file)
    if match.position.outcome is None:
        raise UsageProblem("review-error-unfinished")
    number = _first_person(match) if seat is None else seat_number(seat, match.header.players)
    with progress_bar() as bar:
        task = bar.add_task(t(lang, "review-progress"), total=STEPS)
        found = _worked_out(match, number, budget, seed, lambda done: bar.update(task, completed=round(done * STEPS)))
    path = out or file.with_name(f"{file.stem}-p{number + 1}.html")
    try:
        path.write_text(page(found, match.game, lang), "utf-8")
    except OSError as error:
        raise UsageProblem("review-error-page", file=str(path)) from error
    if as_json:
        print_json(found)
        return
    for line in lines(found, match.game, lang):
        print(line)
    print(f"\n{t(lang, 'review-written', file=str(path))}")


def _first_person(match: Match) -> int:
    """The first seat that no bot had."""
    return next((seat for seat, level in enumerate(match.header.bots) if not level), 0)


def _worked_out(match: Match, seat: int, budget: str, seed: int, told: Callable[[float], None]) -> Review:
    """The review, telling how far it is."""
    steps = reviewing(match, seat, DEPTHS[budget], str(seed))
    answer: Answer = None
    while True:
        try:
            step = steps.send(answer)
        except StopIteration as done:
            found: Review = done.value
            return found
        told(step.done)
        answer = step.answer()
