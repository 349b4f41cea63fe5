"""The laws of DESIGN.md section 3 as checks that any position of any game must pass; for tests and `sim --check`."""

from __future__ import annotations

from random import Random

from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.position import Position


def check_position(pos: Position, rng: Random, worlds: int = 1) -> None:
    """Conservation, JSON and copy round trips, move texts, and the secrecy law for every seat and a spectator.

    In a world of one of them it must hold for another one too.

    >>> import tetrapolis as tp
    >>> check_position(tp.game("citadels").new(players=4, seed=1), Random(1))
    """
    pos.check()
    check_round_trips(pos)
    seats = (None, *range(pos.players))
    dreamer = rng.choice(seats)
    for seat in seats:
        world = check_secrecy(pos, seat, rng, worlds)
        if seat == dreamer:
            check_secrecy(world, rng.choice(seats), rng)


def check_round_trips(pos: Position) -> None:
    """JSON and copy lose nothing; every legal move's text parses back; every decision has a legal default."""
    text = pos.to_json()
    assert pos.game.from_json(text).to_json() == text, "JSON round trip"
    twin = pos.copy()
    assert twin.to_json() == text, "copy"
    for decision in pos.pending:
        legal = pos.legal(decision.seat)
        assert legal, "a decision without a legal move"
        for move in [legal.sample(Random(pos.ply))] if isinstance(legal, OpenSpace) else legal:
            assert pos.game.parse_move(str(move)) == move, f"text of {move}"
        assert pos.default(decision.seat) in legal, "default move"


def check_secrecy(pos: Position, seat: int | None, rng: Random, worlds: int = 1) -> Position:
    """The same bytes in every resampled world (DESIGN.md 3.5). Returns one of those worlds."""
    seen = pos.observe(seat)
    text = seen.to_json()
    world = pos
    for _ in range(worlds):
        world = seen.resample(rng)
        world.check()
        assert world.observe(seat).to_json() == text, f"secrecy for seat {seat}"
        assert world.tally(seat) == pos.tally(seat), f"secrecy of the tally for seat {seat}"
    return world
