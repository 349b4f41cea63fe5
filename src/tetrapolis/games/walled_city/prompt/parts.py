"""What the questions of The Walled City are made of: sentences, the guild as a verb, where in the turn one is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from tetrapolis.core.prompt import Offer, Refused, Verb
from tetrapolis.core.said import Arg, Said, in_a_row, named
from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.prompt import refusals
from tetrapolis.games.walled_city.prompt.saying import item_said, owner, place, say, spot
from tetrapolis.games.walled_city.rules.board import BoardName, load_board
from tetrapolis.games.walled_city.rules.cards import GROCERS, GUILD_NAMES, GUILDS, NO_ITEM
from tetrapolis.games.walled_city.rules.frames import Turn
from tetrapolis.games.walled_city.rules.moves import Build, CopyGuild, Share, UseGuild
from tetrapolis.games.walled_city.rules.neighbourhoods import Ground, areas_in
from tetrapolis.games.walled_city.rules.position import WalledCityPosition


class Asked(NamedTuple):
    """A question with its verbs."""

    ask: Said
    facts: Said | None
    verbs: tuple[Verb, ...]
    role: Said | None = None
    step: tuple[int, int] | None = None


# ---- sentences


@lru_cache(20_000)
def made(key: str, *args: Any) -> Said:
    """A message made once; names and values alternate."""
    return say(key, **dict(zip(args[::2], args[1::2], strict=True)))


@lru_cache(2_000)
def supply(peasants: int, nobles: int) -> Said:
    """What the own supply holds."""
    return say("now-supply", peasants=peasants, nobles=nobles)


def own_supply(pos: WalledCityPosition, seat: int) -> Said:
    """What a player has in supply."""
    return supply(pos.supply_p[seat], pos.supply_n[seat])


def area(pos: WalledCityPosition, number: int) -> Arg:
    """An area or (from TOWER on) a tower."""
    return place(pos.place_name(number))


def built_on(pos: WalledCityPosition, turn: Turn) -> Arg:
    """The path or gap of the turn."""
    return place((pos.board.paths if pos.round == 1 else pos.board.gaps)[turn.place])


@lru_cache(5_000)
def at_wall(key: str, board: BoardName, ground: Ground, hood: int, gap: int, *args: Any) -> Said:
    """What is said of a wall with the areas of its neighbourhood and the two nearest towers; made once."""
    facts = load_board(board)
    towers = [place(facts.towers[tower]) for tower in facts.gap_towers[gap]]
    areas = [place(ground.names[area]) for area in areas_in(hood)]
    return say(key, areas=areas, towers=towers, **dict(zip(args[::2], args[1::2], strict=True)))


def goes_on(pos: WalledCityPosition, turn: Turn) -> bool:
    """Whether the turn certainly asks its player again before it is over: something lies there to be adjusted."""
    if pos.round == 2 or not pos.cuts:
        return True
    one, other = pos.sides[turn.place]
    return any(pos.items[area] != NO_ITEM for area in areas_in(one | other))


# ---- where in the turn


def role_of(pos: WalledCityPosition, turn: Turn) -> Said:
    """The how manyth road or wall it is."""
    setup = pos.setup
    total, stock = (setup.roads, pos.roads) if pos.round == 1 else (setup.walls, pos.walls)
    return made("role-turn", "round", pos.round, "n", total - stock[turn.seat] + (turn.place < 0), "of", total)


_STEPS = {1: ((1, 3), (2, 3), (2, 3), (3, 3)), 2: ((1, 4), (2, 4), (3, 4), (4, 4))}
"""WAL-3.2, WAL-7.2: by round and by step of the turn."""


def in_turn(pos: WalledCityPosition, turn: Turn, step: int) -> tuple[Said, tuple[int, int]]:
    """Role and step of a question."""
    return role_of(pos, turn), _STEPS[pos.round][step]


# ---- guilds as verbs


@cache
def _guild_verb(guild: int) -> Verb:
    own = f"guild:{GUILD_NAMES[guild]}"
    offer = Offer("guild", say("choice-guild", guild=own))
    return Verb("guild", say("verb-guild"), (offer,), note=named(own), rules=GUILDS[guild].rules)


@cache
def _copy(move: CopyGuild, holder: int) -> Offer:
    args = {"guild": f"guild:{move.guild}", "seat": f"seat:{holder}"}
    said, label = say("choice-copy", **args), say("held-guild", **args)
    return Offer(str(move), said, f"seat:{holder}", label=label, note=say("note-copy"))


@cache
def _idle_verb(guild: int, reason: str, rule: str) -> Verb:
    own = named(f"guild:{GUILD_NAMES[guild]}")
    verb = "copy" if guild == GROCERS else "guild"
    return Verb(verb, say(f"verb-{verb}"), note=own, rules=GUILDS[guild].rules, why=say(f"why-{reason}"), rule=rule)


def _guild_verbs(pos: WalledCityPosition, turn: Turn, moves: Sequence[Move]) -> tuple[tuple[Verb, ...], int]:
    """The own guild, or what Grocers can copy; and how many of the last moves that are."""
    last, seat = moves[-1], turn.seat
    if isinstance(last, UseGuild):
        return (_guild_verb(pos.guild[seat]),), 1
    if not isinstance(last, CopyGuild):
        return () if pos.turned[seat] else (_idle_verb(pos.guild[seat], *refusals.idle_guild(pos, turn)),), 0
    copies = [move for move in moves if isinstance(move, CopyGuild)]
    holders = {GUILD_NAMES[guild]: holder for holder, guild in enumerate(pos.guild)}
    offers = tuple([_copy(move, holders[move.guild]) for move in copies])
    can = tuple([holders[move.guild] for move in copies])
    return (_copy_verb(offers, _uncopied(pos.players, seat, can)),), len(copies)


def _copy_verb(offers: tuple[Offer, ...], refused: tuple[Refused, ...]) -> Verb:
    rules = GUILDS[GROCERS].rules
    return Verb("copy", say("verb-copy"), offers, refused, ask=say("aim-copy"), rules=rules)


@cache
def _uncopied(players: int, seat: int, can: tuple[int, ...]) -> tuple[Refused, ...]:
    """WAL-13.8, WAL-13.10: whose guild cannot be copied now."""
    idle = [f"seat:{other}" for other in range(players) if other != seat and other not in can]
    return refusals.group("copy-own", "WAL-13.8", (f"seat:{seat}",)) + refusals.group("copy-idle", "WAL-13.10", idle)


def with_guild(pos: WalledCityPosition, turn: Turn, moves: Sequence[Move]) -> tuple[tuple[Verb, ...], Sequence[Move]]:
    """The verbs of guilds at the first question of a step (WAL-2.7), and the other moves."""
    verbs, count = _guild_verbs(pos, turn, moves)
    return verbs, moves[:-count] if count else moves


def usable(guild: tuple[Verb, ...]) -> bool:
    """Whether the guild can do something now."""
    return bool(guild and guild[0].offers)


@cache
def closing(verb: str, key: str, final: bool = False) -> Verb:
    """A verb that ends something, and what it is called."""
    return Verb(verb, say(key), (Offer(verb, say(key), final=final),), closing=True)


def told_first(facts: Said, guild: tuple[Verb, ...]) -> Said:
    """With the reminder that the guild may be used before the step."""
    return in_a_row(facts, made("now-guild-first")) if usable(guild) else facts


# ---- names of aims, and numbers that are divided


@cache
def piece_label(name: str, colour: str) -> Said:
    """Pieces of a colour in a place, for a chip: "Anna, Linenhall"."""
    return say("people", colour=owner(colour), place=place(name))


@cache
def item_label(name: str, item: int) -> Said:
    """What lies in a place, for a chip: "Linenhall, blue die 2"."""
    return say("label", name=place(name), item=item_said(item))


@lru_cache(5_000)
def share_verb(moves: tuple[Share, ...], one: str, other: str, total: int, finals: tuple[bool, ...]) -> Verb:
    """Numbers that are divided between two places."""
    offers = []
    for move, final in zip(moves, finals, strict=True):
        rest = total - move.n
        said = say("choice-share", n=move.n, one=place(one), other=place(other), m=rest)
        offers.append(Offer(str(move), said, f"mix:{move.n}", label=said, final=final))
    return Verb("share", say("verb-share"), tuple(offers), aside=True)


@cache
def build_offer(board: str, move: Build, key: str, final: bool = False) -> Offer:
    """A path or gap to build on."""
    at = place(move.place)
    note = say("note-over") if key == "build-over" else None
    said = say(f"choice-{key}", place=at)
    return Offer(str(move), said, at, label=spot(board, move.place), final=final, note=note)
