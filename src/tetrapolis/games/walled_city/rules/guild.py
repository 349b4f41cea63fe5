"""What a guild's ability is made of, and small verbs the guilds share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.rules.frames import Ability, Turn
from tetrapolis.games.walled_city.rules.moves import pick
from tetrapolis.games.walled_city.rules.position import TOWER, WalledCityPosition


def _no_choices(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    raise AssertionError("this guild asks nothing")


def _no_answer(pos: WalledCityPosition, frame: Ability, move: Any) -> None:
    raise AssertionError("this guild asks nothing")


class GuildAbility(NamedTuple):
    """An ability: when it can do something, how it starts, and the choices it asks for one by one."""

    can: Callable[[WalledCityPosition, Turn], bool]
    start: Callable[[WalledCityPosition, Turn, int], None]
    """(position, turn, guild)"""
    legal: Callable[[WalledCityPosition, Ability], list[Move]] = _no_choices
    apply: Callable[[WalledCityPosition, Ability, Any], None] = _no_answer
    rolls: bool = False
    """What comes of a choice is chance."""


def opponents(pos: WalledCityPosition, seat: int) -> list[int]:
    """WAL-13.1: all other colours, the neutral one included."""
    return [colour for colour in range(pos.setup.colours) if colour != seat]


def noble_picks(pos: WalledCityPosition, colours: list[int], towers: bool) -> list[Move]:
    """Nobles of some colours in areas, and in towers if those count too."""
    return [
        pick(pos.place_name(place), pos.colour_name(colour))
        for colour in colours
        for place in pos.noble_places(colour, towers)
    ]


def peasant_picks(pos: WalledCityPosition, colours: list[int]) -> list[Move]:
    """Peasants of some colours."""
    return [
        pick(pos.names[area], pos.colour_name(colour))
        for colour in colours
        for area in range(pos.area_count)
        if pos.peasants[4 * area + colour]
    ]


def has_noble(pos: WalledCityPosition, colour: int, towers: bool) -> bool:
    """Whether a colour has a noble on the board."""
    return any(pos.nobles[colour::4]) or (towers and any(pos.guards[colour::4]))


def noble_count(pos: WalledCityPosition, colour: int, towers: bool) -> int:
    """How many nobles a colour has on the board."""
    return sum(pos.nobles[colour::4]) + (sum(pos.guards[colour::4]) if towers else 0)


def has_peasant(pos: WalledCityPosition, colour: int) -> bool:
    """Whether a colour has a peasant on the board."""
    return any(pos.peasants[colour::4])


def towers_of(pos: WalledCityPosition) -> list[int]:
    """All towers, as places."""
    return [TOWER + tower for tower in range(len(pos.board.towers))]


def ask(pos: WalledCityPosition, seat: int, guild: int, left: int = 0, picks: tuple[int, ...] = ()) -> None:
    """The ability needs choices."""
    pos.stack.append(Ability(seat, guild, left, picks=picks))
