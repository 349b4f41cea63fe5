"""Laws of every position of random games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random

from tetrapolis.core.checks import check_copy, check_defaults, check_json, check_moves, check_secrets
from tetrapolis.core.errors import BrokenLaw, NotYourDecision, keep
from tetrapolis.core.position import Position
from tetrapolis.testing.findings import At, Finding, holds, raised
from tetrapolis.testing.settings import Setting, random_game

Check = Callable[[Position, Random], None]
"""Raises if a position breaks a law."""


def check_end(pos: Position) -> None:
    """Of a game that is over: the end has a declared reason, everybody a place and points, and nobody is asked."""
    outcome, seats = pos.outcome, range(pos.players)
    if outcome is None:
        keep(pos.pending, "nobody-asked")
        return
    keep(outcome.reason in pos.game.end_reasons, "end-reason", reason=outcome.reason)
    keep(sorted(seat for place in outcome.ranking for seat in place) == list(seats), "ranking")
    keep(all(outcome.ranking), "empty-place")
    keep(len(outcome.scores) == len(outcome.breakdown) == len(seats), "scores")
    keep(not pos.pending, "asked-after-end")
    try:
        pos.default(0)
    except NotYourDecision:
        return
    raise BrokenLaw("check-broken-goes-on")


EVERYWHERE: Mapping[str, Check] = {
    "conservation": lambda pos, rng: pos.check(),
    "ends": lambda pos, rng: check_end(pos),
    "json": lambda pos, rng: check_json(pos),
    "copies": lambda pos, rng: check_copy(pos),
    "moves": lambda pos, rng: check_moves(pos),
    "defaults": lambda pos, rng: check_defaults(pos),
    "secrecy": check_secrets,
}
"""What every position of every game must pass."""


def watch(
    setting: Setting, seeds: Iterable[int], laws: Mapping[str, Check] = EVERYWHERE, every: int = 1
) -> Iterator[Finding]:
    """Play random games and try the laws at every position, or every so many; the last one never is left out."""
    left, looked, games = dict(laws), 0, 0
    for seed in seeds:
        rng, ply = Random(seed), 0
        at = At(f"{setting.game.id} {setting}", str(seed))
        try:
            for number, pos in enumerate(random_game(setting, seed)):
                ply = pos.ply
                if number % every == every - 1 or pos.outcome is not None:
                    looked += 1
                    for finding in _broken(left, pos, rng, at):
                        del left[finding.law]
                        yield finding
        except Exception as error:  # noqa: BLE001 - a stranger's game may raise anything
            yield raised("plays", setting.game, error, at._replace(ply=str(ply)))
            return
        games += 1
    yield holds("plays", "games", n=games)
    yield from (holds(law, "positions", n=looked) for law in left)


def _broken(laws: Mapping[str, Check], pos: Position, rng: Random, at: At) -> list[Finding]:
    found = []
    for law, check in laws.items():
        try:
            check(pos, rng)
        except Exception as error:  # noqa: BLE001
            found.append(raised(law, pos.game, error, at._replace(ply=str(pos.ply))))
    return found
