"""The one judge of a game: all laws, one after the other."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

from tetrapolis.core.driving import next_actor
from tetrapolis.core.errors import keep
from tetrapolis.core.game import Game
from tetrapolis.core.holes import poison
from tetrapolis.core.position import Position
from tetrapolis.core.said import Said
from tetrapolis.testing import descriptor
from tetrapolis.testing.bots import every_level_finishes
from tetrapolis.testing.evenings import EVENINGS
from tetrapolis.testing.findings import NONE, At, Finding, holds, tried
from tetrapolis.testing.lessons import taken
from tetrapolis.testing.positions import EVERYWHERE, watch
from tetrapolis.testing.prompts import check_plain_prompt
from tetrapolis.testing.refusals import guesses, refusals
from tetrapolis.testing.settings import Setting, random_game, settings_of
from tetrapolis.testing.sources import own_chance, repeatable
from tetrapolis.testing.words import spoken

LAWS = (
    *("descriptor", "players", "options", "plays", "ends", "conservation", "moves", "defaults", "json", "copies"),
    *("answers", "replay", "repeatable", "own-chance", "secrecy", "refusals", "prompt", "words", "lessons"),
    *("bots", "speed"),
)
"""All laws, in the order they are told."""
GAMES = 3
"""So many random games at each kind of table, if nobody says otherwise."""
LOOKS = 60
"""In the first of them about so many positions are looked at closely; in the others all, but only at what is quick."""
QUICK = {law: EVERYWHERE[law] for law in ("conservation", "ends")}
MOST_TOLD = 3
"""So many ways in which a law is broken are told."""


class Part(NamedTuple):
    """A part of the judgement: what is tried at which table."""

    law: str
    """The law that is broken if the part cannot be carried out."""
    at: str
    game: Game
    check: Callable[[], Iterable[Finding]]
    seed: int = 1

    def findings(self) -> list[Finding]:
        """Carry it out; holes are poison meanwhile."""
        at = At(f"{self.game.id} {self.at}", str(self.seed)) if self.at else At(self.game.id)
        with poison():
            return list(tried(self.law, self.game, at, self.check))


def check_game(game: Game, games: int = GAMES, seed: int = 1, looks: int = LOOKS) -> Iterator[Finding]:
    """All laws of a game: each that holds once, each that does not with what is wrong.

    >>> import tetrapolis as tp
    >>> [(found.law, found.ok) for found in summed(parts(tp.game("citadels"))[0].findings())]
    [('descriptor', True)]
    """
    return summed(finding for part in parts(game, games, seed, looks) for finding in part.findings())


def parts(game: Game, games: int = GAMES, seed: int = 1, looks: int = LOOKS) -> list[Part]:
    """What a judgement consists of; each part can be carried out by itself."""
    found = [
        Part("descriptor", "", game, lambda: descriptor.descriptor(game)),
        Part("players", "", game, lambda: descriptor.players(game)),
        Part("options", "", game, lambda: descriptor.options(game)),
    ]
    plain = [Setting(game, players, {}) for players in game.players]
    settings = settings_of(game)
    found += [Part("plays", str(setting), game, _positions(setting, games, seed, looks), seed) for setting in settings]
    for setting in plain:
        found += [Part(law, str(setting), game, _evening(law, setting, seed), seed) for law in EVENINGS]
        found.append(Part("refusals", str(setting), game, _refusals(setting, seed), seed))
    found += [
        Part("own-chance", "", game, lambda: own_chance(plain[-1], seed)),
        Part("repeatable", "", game, lambda: repeatable(game, seed)),
        Part("words", "", game, lambda: spoken(game, settings, seed)),
        Part("lessons", "", game, lambda: taken(game)),
        Part("bots", "", game, lambda: every_level_finishes(game, seed)),
        Part("speed", "", game, lambda: [speed(plain[-1], seed)]),
    ]
    return found


def summed(findings: Iterable[Finding]) -> Iterator[Finding]:
    """One finding of each law that holds, with all that was looked at; each cause of what does not hold once.

    A cause stands where the first law stands that it breaks, and names the others. Of a law a few causes are told.
    """
    by_law: dict[str, list[Finding]] = {}
    for finding in findings:
        by_law.setdefault(finding.law, []).append(finding)
    laws = sorted(by_law, key=LAWS.index)
    causes: dict[object, list[Finding]] = {}
    told: set[object] = set()
    for law in laws:
        found = list(dict.fromkeys(finding.cause for finding in by_law[law] if not finding.ok))
        told.update(found[:MOST_TOLD])
        for finding in by_law[law]:
            if not finding.ok:
                causes.setdefault(finding.cause, []).append(finding)
    for law in laws:
        if all(finding.ok for finding in by_law[law]):
            yield _held(law, by_law[law])
        yield from (_told(alike) for cause, alike in causes.items() if cause in told and alike[0].law == law)


def _held(law: str, found: list[Finding]) -> Finding:
    last = found[-1].detail
    alike = [finding.detail.args.get("n", 0) for finding in found if finding.detail.id == last.id]
    args = {**last.args, "n": sum(alike)} if "n" in last.args else last.args
    return Finding(law, True, Said(last.id, args))


def _told(alike: list[Finding]) -> Finding:
    """Of findings with the same cause the first, with the other laws and how many other tables there are."""
    first, args = alike[0], alike[0].detail.args
    if "tables" in args:
        tables = {finding.detail.args["table"] for finding in alike if finding.detail.args["seed"] != NONE}
        args = {**args, "tables": len(tables - {args["table"]})}
    also = tuple(dict.fromkeys(finding.law for finding in alike if finding.law != first.law))
    return replace(first, detail=Said(first.detail.id, args), also=also)


# ---- parts


def check_asked(pos: Position, rng: Random) -> None:
    """The prompt of everybody who is asked."""
    for decision in pos.pending:
        check_plain_prompt(pos, pos.observe(decision.seat))


def check_answers(pos: Position, rng: Random) -> None:
    """Where several are asked, an answer of which another one hears nothing leaves his question as it was."""
    asked = [decision for decision in pos.pending if not decision.optional]
    if len(asked) < 2:
        return
    one, twin = rng.choice(asked), pos.copy()
    heard = twin.play(one.seat, twin.legal(one.seat).sample(rng))
    after = {(decision.seat, decision.kind): decision.id for decision in twin.pending}
    for other in asked:
        told = any(event.audience >> other.seat & 1 for event in heard)
        now = after.get((other.seat, other.kind), other.id)
        quiet = other.seat == one.seat or told or now == other.id
        keep(quiet, "asked-anew", viewer=other.seat, frame=type(pos.stack[-1]).__name__)


def _positions(setting: Setting, games: int, seed: int, looks: int) -> Callable[[], Iterator[Finding]]:
    def check() -> Iterator[Finding]:
        moves = sum(1 for _ in random_game(setting, seed))
        laws = {**EVERYWHERE, "answers": check_answers, "prompt": check_asked}
        yield from watch(setting, [seed], laws, every=max(1, moves // looks))
        yield from watch(setting, range(seed + 1, seed + games), QUICK)

    return check


def _evening(law: str, setting: Setting, seed: int) -> Callable[[], Iterator[Finding]]:
    def check() -> Iterator[Finding]:
        for evening in EVENINGS[law]:
            yield holds(law, "positions", n=evening(setting, seed))

    return check


def _refusals(setting: Setting, seed: int) -> Callable[[], Iterator[Finding]]:
    def check() -> Iterator[Finding]:
        yield holds("refusals", "refusals", n=len(refusals(setting, seed, guesses(setting, seed))))

    return check


def speed(setting: Setting, seed: int, seconds: float = 0.5) -> Finding:
    """How many random decisions a second: told, not judged."""
    rng, decisions, began = Random(seed), 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        pos = setting.new(seed + decisions)
        while pos.outcome is None:
            seat = next_actor(pos, rng)
            pos.play(seat, pos.legal(seat).sample(rng))
            decisions += 1
    return holds("speed", "speed", rate=round(decisions / spent))
