"""What a seat is asked, as data: see `core.prompt`. Made of the position with holes and of the rules' own functions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from tetrapolis.core.prompt import Prompt, Verb
from tetrapolis.games.ankh_morpork.prompt.asks import Asked, asked, menu, waiting
from tetrapolis.games.ankh_morpork.prompt.frames import frame_verbs
from tetrapolis.games.ankh_morpork.prompt.menu import menu_verbs
from tetrapolis.games.ankh_morpork.rules.frames import Menu, Protecting, Window
from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.steps import STEPS

_GENERAL = ("ANK-3.1", "ANK-3.2", "ANK-5.3", "ANK-4.33", "ANK-4.34", "ANK-4.36")
"""Rules of nearly every question: what belongs to this very one stands before them."""
_menu_rules: dict[tuple[int, int, bool], tuple[str, ...]] = {}
"""The rules of a menu hang on the card, the icon and whether a card may be played."""


_DEFAULT: dict[type, str] = {Window: "pass", Protecting: "pass"}


def prompt(seen: AnkhMorporkPosition, seat: int | None) -> Prompt:
    """What a seat is asked now; of the others, what they decide.

    >>> import tetrapolis as tp
    >>> obs = tp.game("ankh_morpork").new(players=2, seed=1).observe(0)
    >>> obs.prompt.ask.id, [verb.verb for verb in obs.prompt.verbs]
    ('ankh_morpork-aim-play', ['play'])
    """
    if seen.outcome is not None:
        return Prompt()
    frame: Any = seen.stack[-1]
    if seat is None or frame.seat != seat:
        return Prompt(waiting=waiting(seen), turn=seen.active)
    question: Asked
    if isinstance(frame, Menu):
        verbs: Sequence[Verb]
        verbs, default = menu_verbs(seen, frame, seat)
        question = menu(seen, seat, verbs)
        main: Any = seen.stack[-2]
        asking = (main.card, main.icon, main.plays > 0)
        rules = _menu_rules.get(asking) or _menu_rules.setdefault(asking, _order(seen.rules()))
    else:
        verbs = frame_verbs(seen, frame, seat, seen.legal(seat).listed)
        default = _DEFAULT.get(type(frame)) or str(STEPS[type(frame)].default(seen, frame, seat))
        question = asked(seen, frame, seat)
        rules = _order(seen.rules())
    return Prompt(
        question.ask,
        question.help,
        question.role,
        None,
        STEPS[type(frame)].kind,
        seen.active,
        question.step,
        rules,
        default,
        tuple(verbs),
        news=seen.news_of(seat),
    )


@cache
def _order(rules: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(rules, key=_GENERAL.__contains__))
