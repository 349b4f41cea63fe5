"""Ratings: the arithmetic. Bradley-Terry over all pairs of a table, by game and size of table, people only.

A rating is a mean and how unsure it is (`mu`, `sigma`). Bots are opponents whose strength is known (`strength`) and
does not change; a bot nobody has measured is as if it were not there. Who left is last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec

from tetrapolis.server.club.strength import strength

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

BOT_SIGMA = 1.0
"""How unsure a measured strength is."""
STEADY = 2.2
"""Provisional until it is at most so unsure,"""
STEADY_GAMES = 20
"""or has so many games."""


@cache
def _model() -> BradleyTerryFull:
    from openskill.models import BradleyTerryFull  # of the extra `club`: a server without it has no ratings

    return BradleyTerryFull(gamma=lambda *_, **__: 1.0)  # the library's own hardly lets sigma fall


def installed() -> bool:
    """Whether the extra `club` is there."""
    return find_spec("openskill") is not None


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays, and how unsure that is."""

    mu: float = 25.0
    sigma: float = 25 / 3
    games: int = 0

    @property
    def provisional(self) -> bool:
        """Too few games to say much."""
        return self.sigma > STEADY and self.games < STEADY_GAMES

    @property
    def rank(self) -> float:
        """What rankings go by: so good at least, most likely."""
        return self.mu - 2 * self.sigma


class Sat(msgspec.Struct, frozen=True):
    """A seat at the end: a person (`guest`), or a bot of a level; `place` from 1, equal for a tie."""

    guest: str
    bot: str
    place: int


def bracket(players: int) -> int:
    """Tables of which size count together: 2; 3 and 4; 5 and more.

    >>> [bracket(players) for players in (2, 3, 4, 5, 8)]
    [2, 3, 3, 5, 5]
    """
    return 2 if players < 3 else 3 if players < 5 else 5


def shown(mu: float) -> int:
    """As people see it.

    >>> shown(25.0), shown(30.0)
    (1500, 1700)
    """
    return round(1500 + 40 * (mu - 25))


def margin(sigma: float) -> int:
    """The ± of it.

    >>> margin(2.2)
    88
    """
    return round(40 * sigma)


def rate(game: str, seats: Sequence[Sat], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of the people after a match; `before`: those that have one.

    >>> after = rate("citadels", [Sat("anna", "", 1), Sat("bela", "", 2), Sat("", "normal", 2)], {})
    >>> after["anna"].mu > 25 > after["bela"].mu, sorted(after)
    (True, ['anna', 'bela'])
    """
    model = _model()
    teams, places, people = [], [], []
    for seat in seats:
        if seat.guest:
            known = before.get(seat.guest, Rating())
            teams.append([model.create_rating([known.mu, known.sigma])])
        else:
            level = strength(game, len(seats), seat.bot)
            if level is None:
                continue
            teams.append([model.create_rating([level, BOT_SIGMA])])
        people.append(seat.guest)
        places.append(float(seat.place))
    rated = model.rate(teams, ranks=places)
    return {
        guest: Rating(team[0].mu, team[0].sigma, before.get(guest, Rating()).games + 1)
        for guest, team in zip(people, rated, strict=True)
        if guest
    }
