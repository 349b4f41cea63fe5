"""A small game in which nobody has to wait: a tea round, for tests of the contract.

One seat after the other is asked to pour, while whoever has a full cup may drink it. Then comes a break in which
everybody may chat, or not; a bell that the clock rings ends it.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from tetrapolis.core.about import About
from tetrapolis.core.chance import Chance
from tetrapolis.core.game import Game
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position, Step
from tetrapolis.core.types import CLOCK, Frame, Move, Outcome, Ring

ROUNDS = 3


class Pour(Move, frozen=True, tag="pour"):
    pass


class Drink(Move, frozen=True, tag="drink"):
    pass


class Chat(Move, frozen=True, tag="chat"):
    pass


class Pouring(Frame, tag="pouring"):
    seat: int


class Break(Frame, tag="break"):
    asked: int
    chats: int = 0


class View(msgspec.Struct, frozen=True):
    full: list[bool]
    drunk: list[int]
    breaks: int
    ply: int
    stack: list[Pouring | Break]


class Tea(Position):
    full: list[bool]
    drunk: list[int]
    breaks: int

    @property
    def players(self) -> int:
        return len(self.full)

    def named(self, seat: int | None) -> View:
        stack: list[Any] = self.stack
        return View(self.full.copy(), self.drunk.copy(), self.breaks, self.ply, stack)

    def data(self) -> dict[str, Any]:
        return {"full": self.full, "drunk": self.drunk, "breaks": self.breaks}

    def check(self) -> None:
        assert 0 <= self.breaks <= ROUNDS


def setup(game: Game, players: int, options: Any, chance: Chance) -> Tea:
    pos = Tea.__new__(Tea)
    pos.start(game, chance)
    pos.full, pos.drunk, pos.breaks = [False] * players, [0] * players, 0
    pos.stack = [Pouring(0)]
    return pos


def load(game: Game, data: dict[str, Any], chance: Chance) -> Tea:
    pos = setup(game, len(data["full"]), None, chance)
    pos.full, pos.drunk, pos.breaks = data["full"], data["drunk"], data["breaks"]
    return pos


def resample(obs: Observation, rng: Random) -> Tea:
    world: Tea = obs.seen.world(rng)
    return world


def thirsty(pos: Tea, frame: Pouring) -> list[int]:
    return [seat for seat in range(pos.players) if pos.full[seat]]


def legal_pouring(pos: Tea, frame: Pouring, seat: int) -> list[Move]:
    pour = [Pour()] if seat == frame.seat else []
    return [*pour, Drink()] if pos.full[seat] else [*pour]


def apply_pouring(pos: Tea, frame: Pouring, seat: int, move: Move) -> None:
    if isinstance(move, Drink):
        pos.full[seat], pos.drunk[seat] = False, pos.drunk[seat] + 1
        return
    pos.full[seat] = True
    pos.stack = [Pouring(seat + 1) if seat + 1 < pos.players else Break(pos.ply)]


def apply_break(pos: Tea, frame: Break, seat: int, move: Move) -> None:
    if seat != CLOCK:
        frame.chats += 1
        return
    pos.breaks += 1
    if pos.breaks < ROUNDS:
        pos.stack = [Pouring(0)]
    else:
        places = tuple((seat,) for seat in range(pos.players))
        pos.outcome = Outcome("cold", places, tuple(pos.drunk), ((),) * pos.players)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


TEA = Game(
    About(id="tea", name="Tea", players=range(2, 5)),
    options_type=Options,
    move_type=Pour | Drink | Chat | Ring,
    frame_type=Pouring | Break,
    steps={
        Pouring: Step(
            "pour",
            ("TEA-1",),
            legal_pouring,
            apply_pouring,
            lambda pos, frame, seat: Pour() if seat == frame.seat else Drink(),
            may=thirsty,
        ),
        Break: Step(
            "break",
            ("TEA-2",),
            lambda *_: [Chat()],
            apply_break,
            lambda *_: Chat(),
            seats=lambda pos, frame: range(pos.players),
            optional=True,
            alarms=lambda pos, frame: {"bell": 60} if frame.chats < 5 else {"bell": 60, "hush": 1},
        ),
    },
    setup=setup,
    load=load,
    resample=resample,
    end_reasons=("cold",),
)
