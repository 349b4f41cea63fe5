"""Why something is not possible: one place for what the table refuses beforehand and for what a refused move is told.

Each function looks at the things of one kind that a question could be about, and groups those that cannot be chosen by
their reason, with the rule behind it. The words are `walled_city-why-<reason>`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from tetrapolis.core.prompt import Refused
from tetrapolis.core.said import Arg, Ref, Said
from tetrapolis.games.walled_city.prompt.saying import piece, place, say
from tetrapolis.games.walled_city.rules.board import BoardName, load_board
from tetrapolis.games.walled_city.rules.cards import FACES, GUILD_NAMES
from tetrapolis.games.walled_city.rules.frames import BUILD, Turn
from tetrapolis.games.walled_city.rules.moves import COLOURS
from tetrapolis.games.walled_city.rules.neighbourhoods import Ground, areas_in
from tetrapolis.games.walled_city.rules.position import DEMOLISHED, EMPTY, NO_CARD, NOBODY, WalledCityPosition

Groups = tuple[Refused, ...]


@cache
def _why(reason: str) -> Said:
    return say(f"why-{reason}")


def group(reason: str, rule: str, aims: Iterable[Ref], second: bool = False, **args: Arg) -> Groups:
    """Things that are refused for one reason; no group if there are none."""
    found = tuple(aims)
    if not found:
        return ()
    return (Refused(found, say(f"why-{reason}", **args) if args else _why(reason), rule, second),)


# ---- places to build on, and to break down


@cache
def _places(board: BoardName, paths: bool) -> tuple[Ref, ...]:
    return tuple(place(name) for name in (load_board(board).paths if paths else load_board(board).gaps))


@cache
def not_this_round(board: BoardName, number: int) -> Groups:
    """WAL-3.3, WAL-7.3: roads in round 1, walls in round 2."""
    if number == 1:
        return group("roads-now", "WAL-3.3", _places(board, False))
    return group("walls-now", "WAL-7.3", _places(board, True))


@lru_cache(5_000)
def closed(board: BoardName, number: int, states: tuple[int, ...], over_built: bool) -> Groups:
    """WAL-3.4, WAL-13.12, WAL-13.13: the paths or gaps where nothing can be built now."""
    names = _places(board, number == 1)
    both = list(zip(names, states, strict=True))
    gone = group("demolished", "WAL-3.4", [name for name, state in both if state == DEMOLISHED])
    if over_built:
        rest = group("drapers", "WAL-13.12", [name for name, state in both if state == EMPTY])
    else:
        rest = group("built", "WAL-3.4", [name for name, state in both if state > EMPTY])
    return rest + gone + not_this_round(board, number)


def not_built(pos: WalledCityPosition, rules: tuple[str, str]) -> Groups:
    """Goldsmiths (WAL-13.17, WAL-13.18) and Skinners (WAL-13.22, WAL-13.23): what nobody built, and what is gone."""
    board = pos.board
    both = [*zip(board.paths, pos.paths, strict=True), *zip(board.gaps, pos.gaps, strict=True)]
    return group("unbuilt", rules[0], [place(name) for name, state in both if state == EMPTY]) + group(
        "gone", rules[1], [place(name) for name, state in both if state == DEMOLISHED]
    )


# ---- areas and towers


@lru_cache(5_000)
def areas_but(ground: Ground, mask: int, reason: str, rule: str) -> Groups:
    """All areas but these."""
    return group(reason, rule, [place(name) for area, name in enumerate(ground.names) if not mask >> area & 1])


@lru_cache(5_000)
def beyond_the_road(ground: Ground, offered: int, beside: int, reason: str, rule: str) -> Groups:
    """Areas that do not take this number: beside the road for a reason of their own, others as they do not lie there
    (WAL-3.17)."""
    near = [place(ground.names[area]) for area in areas_in(beside & ~offered)]
    return group(reason, rule, near) + areas_but(ground, beside | offered, "beside", "WAL-3.17")


@cache
def towers_but(board: BoardName, towers: tuple[int, ...], reason: str, rule: str, second: bool = False) -> Groups:
    """All towers but these."""
    names = load_board(board).towers
    return group(reason, rule, [place(name) for tower, name in enumerate(names) if tower not in towers], second)


def taken_zones(pos: WalledCityPosition) -> Groups:
    """WAL-5.4: a zone takes one card."""
    both = zip(pos.board.zones, pos.zone_owner, strict=True)
    return group("taken", "WAL-5.4", [place(name) for name, holder in both if holder != NOBODY])


# ---- citizens


def guards(pos: WalledCityPosition, reason: str, rule: str, colours: Sequence[int] = range(4)) -> Groups:
    """All guards, or those of some colours."""
    return group(reason, rule, guard_refs(pos, colours))


def guard_refs(pos: WalledCityPosition, colours: Iterable[int]) -> list[Ref]:
    """Where colours have guards."""
    names, found = pos.board.towers, pos.guards
    return [
        piece("noble", names[at // 4], pos.colour_name(at % 4))
        for at in range(len(found))
        if found[at] and at % 4 in colours
    ]


def citizen_refs(pos: WalledCityPosition, kind: str, colours: Iterable[int], areas: int = -1) -> list[Ref]:
    """Where colours have peasants or nobles, in a set of areas."""
    names, found = pos.names, pos.nobles if kind == "noble" else pos.peasants
    return [
        piece(kind, names[at // 4], pos.colour_name(at % 4))
        for at in range(4 * len(names))
        if found[at] and at % 4 in colours and areas >> at // 4 & 1
    ]


@lru_cache(5_000)
def not_promoted(
    board: BoardName,
    ground: Ground,
    players: int,
    hood: int,
    gap: int,
    nobles: tuple[int, ...],
    guarding: tuple[int, ...],
) -> Groups:
    """WAL-7.9, WAL-7.11, WAL-7.13: nobles elsewhere, guards, and towers further away."""
    names, facts = ground.names, load_board(board)
    colours = [*COLOURS[:players], "neutral"]
    away = [
        piece("noble", names[at // 4], colours[at % 4])
        for at in range(4 * len(names))
        if nobles[at] and not hood >> at // 4 & 1
    ]
    posted = [piece("noble", facts.towers[at // 4], colours[at % 4]) for at, count in enumerate(guarding) if count]
    found = group("hood", "WAL-7.9", away) + group("guard", "WAL-7.13", posted)
    return found + towers_but(board, facts.gap_towers[gap], "nearest", "WAL-7.11", True)


def citizens(
    pos: WalledCityPosition,
    kind: str,
    colours: Iterable[int],
    reason: str,
    rule: str,
    towers: bool = False,
    **args: Arg,
) -> Groups:
    """The peasants or nobles of some colours; in towers too."""
    found = citizen_refs(pos, kind, colours)
    return group(reason, rule, found + guard_refs(pos, colours) if towers else found, **args)


# ---- cards and guilds


def off_colour(pos: WalledCityPosition, seat: int, rule: str = "WAL-11.5", reason: str = "off-colour") -> Groups:
    """The off-colour card is for defence only."""
    card = pos.off[seat]
    return () if card == NO_CARD else group(reason, rule, (f"hand:{FACES[card]}*",))


@lru_cache(5_000)
def held_guilds(guilds: tuple[int, ...]) -> Groups:
    """WAL-2.1: what somebody has joined already."""
    return group("held", "WAL-2.1", [f"guild:{GUILD_NAMES[guild]}" for guild in guilds if guild != NOBODY])


def idle_guild(pos: WalledCityPosition, turn: Turn) -> tuple[str, str]:
    """Why the own guild, not yet used, can do nothing now, and the rule (WAL-2.9, WAL-2.10)."""
    guild = GUILD_NAMES[pos.guild[turn.seat]]
    if turn.used and guild == "merchant_taylors":
        return "guild-once", "WAL-2.9"
    if guild in _BEFORE_BUILDING and turn.step != BUILD:
        return "guild-early", _BEFORE_BUILDING[guild]
    return "guild-idle", "WAL-2.10"


_BEFORE_BUILDING = {"drapers": "WAL-13.12", "bakers": "WAL-13.44"}
