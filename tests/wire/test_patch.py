"""Patches: what a client makes of them is what a whole state would have said, and they are much shorter."""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tetrapolis as tp
from tests.games.test_sweeps import SWEEPS, Sweep
from tests.sampling import Sampling
from tests.server.told import canonical
from tetrapolis.server.running import Shown
from tetrapolis.testing.settings import random_game
from tetrapolis.wire.live import PROTOCOLS
from tetrapolis.wire.patch import Change, apply, difference, unpacked

KEYS = st.sampled_from(["a", "b", "c", "0", ""])


def _values(scalar: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Whatever JSON can say, with few names and few words, so that two values have much in common."""
    return st.recursive(
        scalar,
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(KEYS, inner, max_size=4),
        max_leaves=20,
    )


# A field keeps its kind: 1 never becomes true, so that a value has either numbers or flags in it.
NUMBERS = _values(st.none() | st.integers(0, 3) | st.sampled_from([0.5, 1.5]) | st.sampled_from(["", "x", "é🏰"]))
FLAGS = _values(st.none() | st.booleans() | st.sampled_from(["", "x", "é🏰"]))
PAIRS = st.one_of(st.tuples(NUMBERS, NUMBERS), st.tuples(FLAGS, FLAGS))


def travelled(changes: list[Change]) -> list[Change]:
    """As they come out of the wire at the other end."""
    read: list[Change] = msgspec.json.decode(msgspec.json.encode(changes))
    return read


@given(PAIRS)
def test_a_patched_value_is_the_new_one(pair: tuple[Any, Any]) -> None:
    old, new = pair
    changes = difference(deepcopy(old), deepcopy(new))
    assert canonical(apply(deepcopy(old), travelled(changes))) == canonical(new)
    assert (changes == []) == (canonical(old) == canonical(new))


@given(PAIRS)
def test_neither_value_is_touched_by_comparing(pair: tuple[Any, Any]) -> None:
    old, new = deepcopy(pair)
    changes = difference(old, new)
    assert (canonical(old), canonical(new)) == (canonical(pair[0]), canonical(pair[1]))
    apply(deepcopy(old), travelled(changes))
    assert canonical(new) == canonical(pair[1])


@given(st.dictionaries(KEYS, NUMBERS), st.dictionaries(KEYS, NUMBERS))
def test_packed_paths_lead_to_the_same_places(old: dict[str, Any], new: dict[str, Any]) -> None:
    changes = difference(old, new)
    short = difference(old, new, packs=True)
    assert unpacked(travelled(short)) == travelled(changes)
    assert unpacked(changes) == changes
    assert len(msgspec.json.encode(short)) <= len(msgspec.json.encode(changes))


@given(st.lists(NUMBERS, min_size=2, max_size=6))
def test_patches_follow_each_other(values: list[Any]) -> None:
    """A client never sees a whole again: it stays right from patch to patch."""
    client = deepcopy(values[0])
    for old, new in pairwise(values):
        client = apply(client, travelled(difference(deepcopy(old), deepcopy(new))))
        assert canonical(client) == canonical(new)


def _sweeps() -> list[tuple[Sweep, int]]:
    """Of each game one with the most and one with the fewest players, by each protocol; in a sample those with the
    fewest by the first protocol, and those with the most, who see most, by the newest."""
    found = []
    for game in tp.games():
        own = sorted((sweep for sweep in SWEEPS if sweep.game == game), key=lambda sweep: sweep.players)
        first, *_, newest = PROTOCOLS
        sampled = [(own[0], first), (own[-1], newest)]
        found += [(sweep, each) for sweep in (own[0], own[-1]) for each in PROTOCOLS] if Sampling.full else sampled
    return found


@pytest.mark.parametrize(("sweep", "protocol"), _sweeps(), ids=str)
def test_whole_games_by_patches(sweep: Sweep, protocol: int, full: bool) -> None:
    """Every seat and a spectator, from the first position to the end, each told only what has changed."""
    for seed in range(5 if full else 1):
        seats: list[int | None] = [None, *range(sweep.players)]
        old: dict[int | None, Shown] = {}
        client: dict[int | None, Any] = {}
        whole = patched = 0
        for position in random_game(sweep.setting, seed):
            for seat in seats:
                new = Shown(position, seat, protocol)
                if seat not in old:
                    client[seat] = msgspec.json.decode(new.text)
                elif old[seat].text != new.text:
                    changes = msgspec.json.encode(difference(old[seat].content, new.content, packs=protocol > 1))
                    client[seat] = apply(client[seat], unpacked(msgspec.json.decode(changes)))
                    whole, patched = whole + len(new.text), patched + len(changes)
                    assert canonical(client[seat]) == canonical(msgspec.json.decode(new.text)), (seat, position.ply)
                old[seat] = new
        assert position.outcome is not None
        assert 0 < patched < whole


# ---- structs of which JSON leaves out what is as usual


class Part(msgspec.Struct, omit_defaults=True):
    """As the parts of a prompt are."""

    name: str
    n: int = 0
    notes: tuple[str, ...] = ()
    price: dict[str, int] = {}
    inner: tuple["Part", ...] = ()  # noqa: UP037 (msgspec reads it)


def _parts(inner: st.SearchStrategy[tuple[Part, ...]]) -> st.SearchStrategy[Part]:
    return st.builds(
        Part,
        st.sampled_from(["a", "b"]),
        st.integers(0, 2),
        st.lists(st.sampled_from("xyz"), max_size=3).map(tuple),
        st.dictionaries(KEYS, st.integers(0, 2), max_size=2),
        inner,
    )


PARTS = st.recursive(_parts(st.just(())), lambda inner: _parts(st.lists(inner, max_size=3).map(tuple)), max_leaves=8)


@given(PARTS, PARTS)
def test_a_patched_struct_is_the_new_one(old: Part, new: Part) -> None:
    changes = travelled(difference({"some": {"where": old}}, {"some": {"where": new}}))
    client, wanted = (msgspec.json.decode(msgspec.json.encode({"some": {"where": part}})) for part in (old, new))
    assert canonical(apply(client, changes)) == canonical(wanted)
    assert (changes == []) == (old == new)


def test_a_field_that_is_as_usual_again_is_gone() -> None:
    old = {"at": {"the": {"top": Part("a", 2, ("x",), {"gold": 1})}}}
    assert difference(old, {"at": {"the": {"top": Part("a", 0, ("x",), {"gold": 1})}}}) == [[["at", "the", "top", "n"]]]
    new = {"at": {"the": {"top": Part("a", 2, ("x",), {"gold": 2})}}}
    assert difference(old, new) == [[["at", "the", "top", "price"], {"gold": 2}]]


def test_what_is_something_else_now_is_told_whole() -> None:
    old, new = Part("a", 2, ("x",)), Part("b", 2, ("x",))
    changes = difference({"at": {"the": {"top": old}}}, {"at": {"the": {"top": new}}})
    assert changes == [[["at", "the", "top"], new]]
