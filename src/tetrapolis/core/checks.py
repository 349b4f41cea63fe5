"""The laws of a position, as checks that any one of any game must pass: for `tetrapolis.testing` and `sim --check`."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
from msgspec.json import decode

from tetrapolis.core import plain
from tetrapolis.core.chance import Chance
from tetrapolis.core.errors import BadRecord, BrokenLaw, keep
from tetrapolis.core.holes import NO_CHANCE, Poison, is_hole
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position


def check_position(pos: Position, rng: Random, worlds: int = 1) -> None:
    """Conservation, JSON and copy round trips, move texts, and the secrecy law for every seat and a spectator.

    In a world of one of them it must hold for another one too.

    >>> import tetrapolis as tp
    >>> check_position(tp.game("citadels").new(players=4, seed=1), Random(1))
    """
    pos.check()
    text = pos.to_json()
    check_json(pos, text)
    check_copy(pos, text)
    check_moves(pos)
    check_defaults(pos)
    check_secrets(pos, rng, worlds)


def check_json(pos: Position, text: str = "") -> None:
    """A position that is written down and read back is the same; `text`: its JSON, if that is known."""
    text = text or pos.to_json()
    try:
        again = pos.game.from_json(text).to_json()
    except BadRecord as error:
        raise BrokenLaw("check-problem-unread", said=str(error.__cause__ or error)) from error
    if again != text:
        raise BrokenLaw("check-broken-json", **_places(text, again))


def check_copy(pos: Position, text: str = "") -> None:
    """A copy is the same."""
    keep(pos.copy().to_json() == (text or pos.to_json()), "copy")


def check_moves(pos: Position) -> None:
    """Who is asked has a move, and the text of every legal move parses back."""
    for decision in pos.pending:
        legal = pos.legal(decision.seat)
        keep(legal, "no-move", viewer=decision.seat, frame=type(pos.stack[-1]).__name__)
        for move in [legal.sample(Random(pos.ply))] if isinstance(legal, OpenSpace) else legal:
            keep(pos.game.parse_move(str(move)) == move, "move-text", move=str(move))


def check_defaults(pos: Position) -> None:
    """Every decision has a legal default."""
    for decision in pos.pending:
        move = pos.default(decision.seat)
        keep(move in pos.legal(decision.seat), "default", move=str(move))


def check_secrets(pos: Position, rng: Random, worlds: int = 1) -> None:
    """The secrecy law for every seat and a spectator; and in a world of one of them for another one."""
    seats = (None, *range(pos.players))
    dreamer = rng.choice(seats)
    for seat in seats:
        world = check_secrecy(pos, seat, rng, worlds)
        if seat == dreamer:
            check_secrecy(world, rng.choice(seats), rng)


def check_secrecy(pos: Position, seat: int | None, rng: Random, worlds: int = 1) -> Position:
    """The same bytes in every resampled world, in words and in the position with holes.

    The seat's legal moves follow from what it sees. Returns one of those worlds.
    """
    obs = pos.observe(seat)
    text, content, prompt = obs.to_json(), written(obs.seen), msgspec.json.encode(obs.prompt)
    drawn = repr(obs), str(obs)
    if seat is not None:
        keep(list(obs.seen.legal(seat).listed) == list(pos.legal(seat).listed), "legal-seen", viewer=seat)
    world = pos
    for _ in range(worlds):
        world = made_world(obs, rng)
        there = world.observe(seat)
        other = there.to_json()
        same = written(there.seen) == content
        if not same:
            check_same(obs.seen, there.seen, seat)
        viewer = -1 if seat is None else seat
        if other != text:
            raise BrokenLaw("check-broken-secret", viewer=viewer, **_places(text, other))
        keep(same, "secret-seen", viewer=viewer)
        keep(msgspec.json.encode(there.prompt) == prompt, "secret-prompt", viewer=viewer)
        keep((repr(there), str(there)) == drawn, "secret-drawing", viewer=viewer)
        keep(world.tally(seat) == pos.tally(seat), "secret-tally", viewer=viewer)
    return world


def made_world(obs: Observation, rng: Random) -> Position:
    """A world that a seat cannot tell from the real one; BrokenLaw if the game's `fill` does not do its work."""
    world = obs.resample(rng)
    told = _told(world, obs.seat)
    for name in ("stack", *(row.name for row in type(world).fields)):
        place = _hole_in(getattr(world, name), name)
        if place:
            raise BrokenLaw("check-problem-fill-left", field=place, **told)
    try:
        world.check()
    except AssertionError as error:
        raise BrokenLaw("check-problem-fill-check", said=str(error) or type(error).__name__, **told) from error
    return world


def check_same(seen: Position, there: Position, seat: int | None) -> None:
    """Every field looks to a seat in a world as it does in the game; BrokenLaw names the first that does not."""
    for name in _fields(seen):
        was, now = _plain(getattr(seen, name)), _plain(getattr(there, name))
        if was != now:
            field, _, values = difference(was, now, name).partition(": ")
            raise BrokenLaw("check-problem-fill-changed", field=field, values=values, **_told(there, seat))


def _told(pos: Position, seat: int | None) -> dict[str, str | int]:
    """For a message: for whom a world was made, and by which of the game's functions."""
    way = "fill" if pos.game.resample is plain.resample else "resample"
    return {"way": way, "viewer": -1 if seat is None else seat}


def _hole_in(value: Any, at: str) -> str:
    """Where in a field a hole is; nothing if there is none.

    >>> _hole_in([[3, 4], [5, -1000]], "dice"), _hole_in([3], "dice")
    ('dice[1][1]', '')
    """
    if is_hole(value):
        return at
    if isinstance(value, dict):
        parts = [(f"{at}[{key!r}]", one) for key, one in value.items()]
    elif isinstance(value, list | tuple):
        parts = [(f"{at}[{number}]", one) for number, one in enumerate(value)]
    elif isinstance(value, msgspec.Struct):
        parts = [(f"{at}.{name}", getattr(value, name)) for name in value.__struct_fields__]
    else:
        return ""
    return next(filter(None, (_hole_in(one, place) for place, one in parts)), "")


def difference(one: Any, two: Any, at: str = "") -> str:
    """The first place where two JSON values differ.

    >>> difference({"dice": [[1, 2], [3]]}, {"dice": [[1, 2], [4]]})
    '.dice[1][0]: 3 and 4'
    """
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        found = (difference(one[key], two[key], f"{at}.{key}") for key in one)
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        found = (difference(*both, f"{at}[{number}]") for number, both in enumerate(zip(one, two, strict=True)))
    else:
        return "" if one == two else f"{at}: {one} and {two}"[:200]
    return next(filter(None, found), "")


def _places(one: str, two: str) -> dict[str, str]:
    """For a message: where two texts of JSON differ first, and how."""
    field, _, values = difference(decode(one), decode(two)).partition(": ")
    return {"field": field, "values": values}


def written(seen: Position) -> bytes:
    """All that can be reached from a position with holes, as bytes; what must not be reached raises.

    >>> import tetrapolis as tp
    >>> pos = tp.game("citadels").new(players=4, seed=1)
    >>> written(pos.seen(1)) == written(pos.seen(1)), written(pos.seen(1)) == written(pos.seen(2))
    (True, False)
    """
    return msgspec.json.encode({name: _plain(getattr(seen, name)) for name in (*_SHARED, *_fields(seen))})


_SHARED = ("stack", "log", "unheard", "heard", "fresh", "ply", "undo_from", "outcome", "sealed")
"""What every position has; its game is the same for all, and the generator is none."""


def _fields(seen: Position) -> list[str]:
    assert seen.chance is NO_CHANCE
    return [row.name for row in type(seen).fields]


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, (int, str, bytes, float)):
        return value
    if isinstance(value, Poison):
        return value.number
    if isinstance(value, (list, tuple)):
        return [_plain(one) for one in value]
    if isinstance(value, dict):
        return [[_plain(key), _plain(one)] for key, one in value.items()]
    if isinstance(value, (set, frozenset)):
        return sorted(map(_plain, value))
    keep(not isinstance(value, (Position, Chance)), "handle")
    if isinstance(value, msgspec.Struct):
        names: Iterable[str] = value.__struct_fields__
    elif hasattr(type(value), "__slots__"):
        names = type(value).__slots__
    else:
        names = vars(value)
    return [type(value).__name__, *(_plain(getattr(value, name)) for name in names)]
