"""Genoa's open moves as actions: each thing and each space is asked for once; here all pairs of them are."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.envs.tables import TABLES, Table, positions
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.env import candidates
from tetrapolis.games.genoa.rules.cards import BUILDINGS, CARDS, COMMODITIES, DECK_OF, DECKS
from tetrapolis.games.genoa.rules.frames import Asking, Replying
from tetrapolis.games.genoa.rules.moves import Call, Counter, Note, Offer
from tetrapolis.games.genoa.rules.position import GenoaPosition
from tetrapolis.games.genoa.rules.standing_offers import floor_of
from tetrapolis.numbers.encoding import codec

GENOA = [table for table in TABLES if table.game == "genoa"]


def all_pairs(pos: GenoaPosition, me: int, players: int) -> Iterator[tuple[str, Move]]:
    """Every action there is with its move, whether it is legal or not."""
    floor, top = floor_of(pos), pos.stack[-1]
    if floor.seat == me:
        yield from _counters_and_calls(pos, me, players)
        return
    draft = top.drafts[me] if isinstance(top, Asking) else None
    done = {terms.space for terms in draft.offers}.union(draft.withdrawn) if draft else set()
    noted = {note.space for note in (draft.notes if draft else pos.notes) if note.by == me}
    for space in [top.terms.space] if isinstance(top, Replying) else floor.targets:
        if space not in done:
            yield from _offers(pos, me, space)
    for space, name in enumerate(BUILDINGS):
        if space not in noted and not isinstance(top, Replying):
            for price in candidates.NOTED:
                yield f"note {name} {price}", Note(name, price)
                yield f"note {name} {price} standing", Note(name, price, 1)


def _offers(pos: GenoaPosition, me: int, space: int) -> Iterator[tuple[str, Move]]:
    name, extra = candidates.SPACES[space], int(pos.takes_extra(me, space))
    things = candidates.THINGS
    for what in (
        *candidates.PRICES,
        *things,
        *[f"{price}+{thing}" for price in candidates.WITH_THINGS for thing in things],
    ):
        yield f"offer {name} {what}", Offer(name, what, extra=extra)
    for price in candidates.FOR_GOODS:
        for good in COMMODITIES:
            yield f"offer {name} {price} take={good}", Offer(name, price, good, extra=extra)
    for card in sorted([card for hand in pos.hands[4 * me : 4 * me + 4] for card in hand], reverse=True):
        yield f"offer {name} {DECKS[DECK_OF[card]]}", Offer(name, CARDS[card].id, extra=extra)
    if space < len(BUILDINGS):
        for pledge, pledged in candidates._pledges(space).items():
            yield f"offer {name} pledge={pledge}", Offer(name, "-", pledge=pledged, extra=extra)


def _counters_and_calls(pos: GenoaPosition, me: int, players: int) -> Iterator[tuple[str, Move]]:
    floor = floor_of(pos)
    for space in floor.targets:
        name = candidates.SPACES[space]
        for seat in range(players):
            who, extra = f"@{(seat - me) % players}", int(pos.takes_extra(seat, space))
            for what in (*candidates.PRICES, *candidates.THINGS, *DECKS):
                yield f"counter {who} {name} {what}", Counter(seat, name, what, extra=extra)
            for terms in floor.offers:
                if terms.by == seat and terms.space == space:
                    for more in candidates.RAISES:
                        yield f"counter {who} {name} more={more}", candidates._more(terms, name, int(more[:-1]))
        for price in candidates.WANTED:
            yield f"call {name} {price}", Call(name, price)


@pytest.mark.parametrize("table", GENOA, ids=str)
def test_what_is_asked_for_once_is_what_all_pairs_give(table: Table, full: bool) -> None:
    coded, floors = codec("genoa", table.players), 0

    def choose(obs: Observation, rng: Random) -> Move:
        return rng.choice(list(coded.moves(obs).values()))

    for number, pos in enumerate(positions(table, 4, 3000 if full else 200, choose)):
        for seat in {decision.seat for decision in pos.pending}:
            legal = pos.legal(seat)
            if not isinstance(legal, OpenSpace) or (number % 5 and not full):
                continue
            floors += 1
            assert isinstance(pos, GenoaPosition)
            wanted = {coded.numbers[key]: move for key, move in all_pairs(pos, seat, table.players) if move in legal}
            listed = {coded.number(seat, move) for move in legal.listed}
            found = {action: move for action, move in coded.moves(pos.observe(seat)).items() if action not in listed}
            assert found == wanted
    assert floors > 10
