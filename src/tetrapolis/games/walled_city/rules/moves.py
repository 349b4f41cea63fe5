"""Every move of The Walled City, as tiny frozen structs; made once and handed out by reference.

Places are written with their ids on the board: A3 an area (A3A and A3B once it is fenced), P5 a path, G2 a gap, T1 a
tower, Z4 a defence zone, A3-F1 a cut. `colour` is p1 to p4 or neutral.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from tetrapolis.core.types import Move, one_of
from tetrapolis.games.walled_city.rules.cards import FACES, GUILD_NAMES

Place = Annotated[str, Meta(pattern=r"^[A-Z]+\d+([AB]|-F\d+)?$", title="upper")]
Colour = Literal["p1", "p2", "p3", "p4", "neutral"]
Kind = Literal["peasant", "noble"]
Card = Annotated[str, Meta(pattern=rf"^({'|'.join(FACES)})\*?$")]
Guild = Annotated[str, Meta(pattern=f"^({'|'.join(GUILD_NAMES)})$")]
Number = Annotated[int, Meta(ge=0, le=99)]


class Join(Move, frozen=True, tag="join"):
    """Take a guild from the offer (WAL-2.1, WAL-6.3)."""

    guild: Guild


class Build(Move, frozen=True, tag="build"):
    """Lay a road on a path or put a wall in a gap (WAL-3.3, WAL-7.3); also a starting road."""

    place: Place


class Show(Move, frozen=True, tag="show"):
    """Show a building card (WAL-3.5, WAL-7.3)."""

    card: Card


class Put(Move, frozen=True, tag="put"):
    """Where the larger number settles; then, at a side with several areas, where the other one does (WAL-3.6, 3.9)."""

    place: Place


class Nobles(Move, frozen=True, tag="nobles"):
    """How many of those who settle are nobles (WAL-3.8)."""

    n: Number


class Share(Move, frozen=True, tag="share"):
    """How many go to the first place: with too few citizens (WAL-3.10), or into the first part of a fenced area."""

    n: Number


class Settle(Move, frozen=True, tag="settle"):
    """Which number of the card is for settling (WAL-7.4)."""

    n: Number


class Promote(Move, frozen=True, tag="promote"):
    """Move a noble from the neighbourhood at the wall to a tower (WAL-7.8)."""

    place: Place
    colour: Colour
    tower: Place


class Adjust(Move, frozen=True, tag="adjust"):
    """Change a die by one, or turn a tile (WAL-3.15, WAL-3.16)."""

    place: Place
    way: Literal["up", "down", "turn"]


class Skip(Move, frozen=True, tag="skip"):
    """Leave out what may be left out."""


class End(Move, frozen=True, tag="end"):
    """End the turn."""


class UseGuild(Move, frozen=True, tag="guild"):
    """Activate the own guild (WAL-2.6)."""


class CopyGuild(Move, frozen=True, tag="copy"):
    """Grocers: use the ability of a guild that another player holds (WAL-13.8)."""

    guild: Guild


class Pick(Move, frozen=True, tag="pick"):
    """Choose a citizen for an ability: its place and colour."""

    place: Place
    colour: Colour


class Choose(Move, frozen=True, tag="choose"):
    """Choose a place for an ability: area, tower, path, gap or cut."""

    place: Place


class ChooseColour(Move, frozen=True, tag="colour"):
    """Choose a player for an ability (Vintners)."""

    colour: Colour


class ChooseKind(Move, frozen=True, tag="kind"):
    """Choose peasants or nobles (Saddlers)."""

    kind: Kind


class PlaceCitizen(Move, frozen=True, tag="place"):
    """Salters: put a peasant or a noble into an area (WAL-13.28)."""

    kind: Kind
    place: Place


class Give(Move, frozen=True, tag="give"):
    """Butchers: give a card, or give one back (WAL-13.52, WAL-13.53)."""

    card: Card


class TakeCard(Move, frozen=True, tag="take"):
    """Butchers: take a card from a shown hand (WAL-13.54)."""

    card: Card


class Zone(Move, frozen=True, tag="zone"):
    """Phase D: the zone where the card goes (WAL-5.3)."""

    place: Place


class Lay(Move, frozen=True, tag="lay"):
    """Phase D: which card goes there; `*` marks the off-colour card (WAL-11.5)."""

    card: Card


class Face(Move, frozen=True, tag="face"):
    """Phase D: the tower that the larger number faces (WAL-5.5)."""

    place: Place


class Done(Move, frozen=True, tag="done"):
    """Enough of what may be done several times."""


if TYPE_CHECKING:
    AnyMove = Move
else:
    AnyMove = one_of(Move, globals())

COLOURS: tuple[Colour, ...] = ("p1", "p2", "p3", "p4")

join = cache(Join)
build = cache(Build)
show = cache(Show)
put = cache(Put)
promote = cache(Promote)
adjust = cache(Adjust)
copy_guild = cache(CopyGuild)
pick = cache(Pick)
choose = cache(Choose)
choose_colour = cache(ChooseColour)
choose_kind = cache(ChooseKind)
place_citizen = cache(PlaceCitizen)
give = cache(Give)
take_card = cache(TakeCard)
zone = cache(Zone)
lay = cache(Lay)
face = cache(Face)
NOBLES = [Nobles(n) for n in range(30)]
SHARE = [Share(n) for n in range(60)]
SETTLE = [Settle(n) for n in range(6)]
SKIP, END, USE_GUILD, DONE = Skip(), End(), UseGuild(), Done()
