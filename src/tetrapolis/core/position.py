"""A position: where a game stands, as data, and the one way to change it: `play`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Self

from msgspec.structs import replace

from tetrapolis.core import plain
from tetrapolis.core.chance import Chance
from tetrapolis.core.errors import IllegalMove, NotYourDecision
from tetrapolis.core.holes import NO_CHANCE, checks, poisoned
from tetrapolis.core.legal import NOTHING, Legal, MoveList
from tetrapolis.core.observation import Observation, shown_of
from tetrapolis.core.outline import drawn, headline
from tetrapolis.core.said import Told
from tetrapolis.core.state import Declared
from tetrapolis.core.types import (
    CLOCK,
    EVERYONE,
    SPECTATOR,
    Decision,
    Event,
    Frame,
    Move,
    Outcome,
    Respite,
    Ring,
    seats_in,
)

if TYPE_CHECKING:
    from tetrapolis.core.game import Game


NOBODY = -2
"""No seat, and not the CLOCK either."""


def _asks_nobody(*_: Any) -> Any:
    raise AssertionError("this frame asks nobody")


@dataclass(frozen=True, slots=True)
class Step:
    """What a kind of frame does. A frame either asks (seats, legal, apply, default) or runs by itself (run)."""

    kind: str
    rules: tuple[str, ...] = ()
    """The rules behind the question, for `?` and for the table's explanation."""
    legal: Callable[[Any, Any, int], list[Move] | Legal] = _asks_nobody
    apply: Callable[[Any, Any, int, Any], None] = _asks_nobody
    default: Callable[[Any, Any, int], Move] = lambda pos, frame, seat: pos.legal(seat).listed[0]
    """The move on time-out or for a player who left; if it is not said, the first legal one."""
    seats: Callable[[Any, Any], Sequence[int]] | None = None
    """Who is asked; None: the one seat named in the frame."""
    run: Callable[[Any, Any], None] | None = None
    more_rules: Callable[[Any, Any], tuple[str, ...]] | None = None
    """Rules that depend on the moment: the number of players, whose turn it is."""
    optional: bool = False
    """Nobody waits for the answers (an open floor)."""
    may: Callable[[Any, Any], Sequence[int]] | None = None
    """Who may act meanwhile without being waited for (a message that may be delivered at any time)."""
    alarms: Callable[[Any, Any], Mapping[str, int]] | None = None
    """Alarms that are set, with their seconds: CLOCK plays `Ring` when one is due."""
    respite: Callable[[Any, Any], Respite | None] | None = None
    """Time that the others have at least after something was said; see `Position.respite`."""


class Heard:
    """What a seat heard of a log, picked out when somebody asks: few do."""

    __slots__ = ("_bit", "_known", "_log", "_unheard")

    def __init__(self, log: list[Event], bit: int, unheard: tuple[Event, ...], known: int) -> None:
        self._log, self._bit, self._unheard, self._known = log, bit, unheard, known

    def copy(self) -> list[Event]:
        """The events, cut loose."""
        bit = self._bit
        return [event for event in self._log if event.audience & bit]

    def __iter__(self) -> Iterator[Event]:
        return iter(self.copy())

    def news(self) -> list[Event]:
        """Those since the seat decided something last."""
        bit = self._bit
        return [event for event in (*self._unheard, *self._log)[self._known :] if event.audience & bit]


class Position(metaclass=Declared):
    """Base of every game's position. Games declare their own fields (see `state`), `view`, `data` and `check`."""

    __slots__ = (
        "_legal",
        "_legal_seat",
        "chance",
        "fresh",
        "game",
        "heard",
        "log",
        "outcome",
        "ply",
        "sealed",
        "stack",
        "undo_from",
        "unheard",
    )

    game: Game
    chance: Chance
    stack: list[Frame]
    log: list[Event]
    """What happened since the game's last natural cut (since the round began, say)."""
    unheard: tuple[Event, ...]
    """What happened before that cut and somebody has not been asked since."""
    heard: list[int]
    """Of each seat there can be: so many of the events of `unheard` and `log` had happened when it decided last."""
    fresh: list[Event]
    ply: int
    outcome: Outcome | None
    setup: Any
    """What was settled before the game began (see `plain.Setup`, or a class of the game's own)."""
    undo_from: int
    """The ply back to which the seat that moved last may take back its moves."""
    sealed: bool

    def start(self, game: Game, chance: Chance) -> None:
        """Set the parts that every game has."""
        self.game = game
        self.chance = chance
        self.stack = []
        self.log = []
        self.unheard = ()
        self.heard = [0] * game.players[-1]
        self.fresh = []
        self.ply = 0
        self.outcome = None
        self.undo_from = 0
        self.sealed = False
        self._legal: Legal = NOTHING
        self._legal_seat = NOBODY

    def copy_base(self, twin: Position) -> None:
        """Give a twin the parts that every game has."""
        twin.game = self.game
        twin.chance = self.chance.copy()
        twin.stack = [replace(frame) for frame in self.stack]
        twin.log = self.log.copy()
        twin.unheard = self.unheard
        twin.heard = self.heard.copy()
        twin.fresh = []
        twin.ply = self.ply
        twin.outcome = self.outcome
        twin.undo_from = self.undo_from
        twin.sealed = False
        twin._legal = NOTHING
        twin._legal_seat = NOBODY

    # ---- what a game supplies

    def deal(self) -> None:
        """Of a new position, every field as it begins: lay the table out, and push the first frame."""
        raise TypeError(f"{type(self).__name__} must define deal")

    def fill(self, seat: int | None, rng: Random) -> None:
        """Of a world, as a seat sees it: put something into each hole that fits all the seat knows."""

    def copy(self) -> Self:
        """An independent twin; made of the declared fields."""
        raise TypeError(f"{type(self).__name__} must declare its fields")

    def see_fields(self, twin: Self, seat: int | None) -> None:
        """Give a twin what a seat may see of the declared fields."""
        raise TypeError(f"{type(self).__name__} must declare its fields")

    def share_fields(self, twin: Self, seat: int | None) -> None:
        """The same, but what everybody sees the two then have in common."""
        raise TypeError(f"{type(self).__name__} must declare its fields")

    def begin(self, setup: Any) -> None:
        """Set every declared field to how it begins."""
        raise TypeError(f"{type(self).__name__} must declare its fields")

    def again(self, time: str) -> None:
        """Set the fields that begin anew each such time to how they began."""
        getattr(self, f"again_{time}")()

    def fields_data(self) -> dict[str, Any]:
        """The stored fields, by name."""
        raise TypeError(f"{type(self).__name__} must declare its fields")

    def set_fields(self, stored: Any) -> None:
        """Take the stored fields from a struct."""
        raise TypeError(f"{type(self).__name__} must declare its fields")

    def named(self, seat: int | None) -> Any:
        """Of a position with holes: all that the seat may know, in words, as a struct; else its fields as they are."""
        return plain.view(self, seat)

    def on_table(self, seat: int | None) -> Any:
        """The same without what only the engine reads (see `shown_of`)."""
        return shown_of(self.named(seat))

    def view(self, seat: int | None) -> Any:
        """All that a seat may know, in words, as a struct."""
        return self.seen(seat).named(seat)

    def tally(self, seat: int | None) -> Any:
        """What would be counted now, as far as a seat may know, as a struct: so that no table has to know a rule."""
        return {}

    def tally_like(self, seat: int | None, other: Any) -> Any:
        """The same, when that of another seat is known already: what everybody may know need not be counted again."""
        return self.tally(seat)

    def first_tally(self, seat: int | None) -> Any:
        """The tally for programs of the first protocol: what a prompt tells now is still in it where it was before."""
        return self.tally(seat) if self.game.first_tally is None else self.game.first_tally(self, seat)

    def data(self) -> dict[str, Any]:
        """The game's own part of the JSON form."""
        return {"players": self.players, "options": self.options, **self.fields_data()}

    @property
    def players(self) -> int:
        """How many players there are."""
        players: int = self.setup.players
        return players

    @property
    def options(self) -> Any:
        """What the table has chosen."""
        return self.setup.options

    def check(self) -> None:
        """Raise AssertionError if anything appeared or vanished outside the rules."""
        raise TypeError(f"{type(self).__name__} must define check")

    # ---- the contract

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open decisions."""
        if self.outcome is not None:
            return ()
        frame: Any = self.stack[-1]
        step = self.game.steps[type(frame)]
        if step.seats is None:
            first = Decision(frame.seat, step.kind, self.ply)
            return (first,) if step.may is None else (first, *self._may_act(step, frame))
        asked = getattr(frame, "asked", self.ply)
        decisions = [Decision(seat, step.kind, asked, step.optional) for seat in step.seats(self, frame)]
        return tuple(decisions + self._may_act(step, frame))

    def waits_for(self) -> int | None:
        """The seat that is waited for (the first, if several answer in parallel), if nobody else may act meanwhile."""
        frame: Any = self.stack[-1]
        step = self.game.steps[type(frame)]
        if step.optional or (step.may is not None and step.may(self, frame)):
            return None
        seat: int = frame.seat if step.seats is None else step.seats(self, frame)[0]
        return seat

    def _may_act(self, step: Step, frame: Any) -> list[Decision]:
        """The decisions nobody waits for, of seats that are not asked anyway."""
        if step.may is None:
            return []
        seats = step.may(self, frame)
        if not seats:
            return []
        asked = self._seats()
        return [Decision(seat, step.kind, self.ply, True) for seat in seats if seat not in asked]

    @property
    def alarms(self) -> Mapping[str, int]:
        """The alarms that are set now, with their seconds; each is to be started when it first appears here.

        An alarm belongs to the decisions that are open with it: with a new decision id the same name is a new alarm.

        >>> import tetrapolis as tp
        >>> tp.game("citadels").new(players=4, seed=7).alarms
        {}
        """
        if self.outcome is not None:
            return {}
        frame = self.stack[-1]
        alarms = self.game.steps[type(frame)].alarms
        return {} if alarms is None else alarms(self, frame)

    @property
    def respite(self) -> Respite | None:
        """How long everybody has at least to answer what was said last, whatever alarms are set.

        >>> import tetrapolis as tp
        >>> print(tp.game("citadels").new(players=4, seed=7).respite)
        None
        """
        if self.outcome is not None:
            return None
        frame = self.stack[-1]
        respite = self.game.steps[type(frame)].respite
        return None if respite is None else respite(self, frame)

    def legal(self, seat: int) -> Legal:
        """The moves this seat may make now: empty if it is not asked."""
        if self._legal_seat == seat:
            return self._legal
        if self.outcome is not None:
            return NOTHING
        frame: Any = self.stack[-1]
        step = self.game.steps[type(frame)]
        if frame.seat != seat if step.seats is None else seat not in step.seats(self, frame):
            if seat == CLOCK:
                return MoveList([Ring(alarm) for alarm in self.alarms])
            if step.may is None or seat not in step.may(self, frame):
                return NOTHING
        moves = step.legal(self, frame, seat)
        self._legal = legal = MoveList(moves) if isinstance(moves, list) else moves
        self._legal_seat = seat
        return legal

    def know_legal(self, seat: int, legal: Legal) -> None:
        """Of a position with holes: these are the seat's legal moves, and need not be worked out once more."""
        if legal is not NOTHING:
            self._legal, self._legal_seat = legal, seat

    def play(self, seat: int, move: Move) -> list[Event]:
        """Carry out a move and everything that follows from it; the events, each with its audience.

        Raises NotYourDecision or IllegalMove, and then nothing has changed.
        """
        legal = self._legal if self._legal_seat == seat else self.legal(seat)
        if not (isinstance(legal, MoveList) and move in legal.moves) and move not in legal:
            self._refuse(seat, move)
        frame = self.stack[-1]
        self._legal_seat = NOBODY
        fresh: list[Event] = []
        self.fresh = fresh
        self.sealed = False
        self.ply = ply = self.ply + 1
        chance = self.chance
        chance.taken = []
        before = self.heard[seat] if seat >= 0 else 0
        if seat >= 0:
            self.heard[seat] = len(self.unheard) + len(self.log)
        self.game.steps[type(frame)].apply(self, frame, seat, move)
        self.run()
        self.log += fresh
        if self.ply < ply:  # nobody else notices it: it takes nothing back from anybody, and nothing is decided
            self.heard[seat] = before
            return fresh
        if self.sealed or chance.taken or self.outcome is not None or not self._asks_only(seat):
            self.undo_from = self.ply
        return fresh

    def admit(self, seat: int, move: Move) -> None:
        """Take a move for legal that is not: a record holds it, and the rules were mended since (`Game.formerly`)."""
        self._legal, self._legal_seat = MoveList([move]), seat

    def run(self) -> None:
        """Let the frames that ask nobody do their work, until somebody is asked or the game is over."""
        steps = self.game.steps
        while self.outcome is None:
            frame = self.stack[-1]
            step_run = steps[type(frame)].run
            if step_run is None:
                return
            step_run(self, frame)

    def _asks_only(self, seat: int) -> bool:
        """Whether this seat goes on and nobody else is asked."""
        frame: Any = self.stack[-1]
        seats = self.game.steps[type(frame)].seats
        if seats is None:
            only: bool = frame.seat == seat
            return only
        asked = seats(self, frame)
        return len(asked) == 1 and asked[0] == seat

    def _seats(self) -> Sequence[int]:
        """Who is asked now."""
        frame: Any = self.stack[-1]
        seats = self.game.steps[type(frame)].seats
        return (frame.seat,) if seats is None else seats(self, frame)

    def _refuse(self, seat: int, move: Move) -> None:
        if self.outcome is not None:
            raise NotYourDecision("error-game-over")
        if seat == CLOCK:
            self._refuse_clock(move)
        self._seat(seat)
        if not any(decision.seat == seat for decision in self.pending):
            raise NotYourDecision("error-not-your-decision", seat=seat)
        if isinstance(move, Ring):
            raise IllegalMove("error-alarm-seat", alarm=move.alarm)
        for named in seats_in(move):
            if named >= self.players:
                raise IllegalMove("error-no-such-seat", seat=named, players=self.players)
        reason = self.game.why_not(self, seat, move) if self.game.why_not else None
        if reason is not None:
            raise reason
        raise IllegalMove("error-illegal-move", move=str(move))

    def _refuse_clock(self, move: Move) -> None:
        """CLOCK rings alarms that are set, and does nothing else."""
        if not isinstance(move, Ring):
            raise NotYourDecision("error-clock-moves", move=str(move))
        kind = IllegalMove if self.alarms else NotYourDecision
        raise kind("error-alarm-unset", alarm=move.alarm, known=", ".join(self.alarms))

    def _seat(self, seat: int) -> None:
        """Raise NotYourDecision unless there is such a seat at the table."""
        if not 0 <= seat < self.players:
            raise NotYourDecision("error-no-such-seat", seat=seat, players=self.players)

    def rules(self) -> tuple[str, ...]:
        """The ids of the rules behind what is asked now."""
        if self.outcome is not None:
            return ()
        frame = self.stack[-1]
        step = self.game.steps[type(frame)]
        return step.rules if step.more_rules is None else step.rules + step.more_rules(self, frame)

    def default(self, seat: int) -> Move:
        """The move made for a seat that ran out of time or left."""
        if self.outcome is None and any(decision.seat == seat for decision in self.pending):
            frame = self.stack[-1]
            return self.game.steps[type(frame)].default(self, frame, seat)
        raise NotYourDecision("error-not-your-decision", seat=seat)

    def observe(self, seat: int | None, loose: bool = True) -> Observation:
        """All that a seat (None: a spectator) may know, cut loose from the position.

        Not `loose`: quicker, but its legal moves and public lists hang on to the position, and are true only until the
        next move. Only for worlds of one's own.
        """
        if seat is not None:
            self._seat(seat)
        return Observation(self.seen(seat, loose), seat, NOTHING if seat is None else self.legal(seat), loose)

    def seen(self, seat: int | None, loose: bool = True) -> Self:
        """The position as a seat (None: a spectator) may know it: cut loose, and with holes where it may not look."""
        bit = SPECTATOR if seat is None else 1 << seat
        kind = type(self)
        twin = kind.__new__(kind)
        twin.game = self.game
        twin.chance = NO_CHANCE
        see_frame = self.game.see_frame
        twin.stack = [see_frame(self, frame, seat) for frame in self.stack]
        twin.fresh = []
        twin.ply = twin.undo_from = self.ply
        twin.outcome = self.outcome
        twin.sealed = False
        twin._legal = NOTHING
        twin._legal_seat = NOBODY
        if loose:
            self._see_log(twin, seat, bit)
            self.see_fields(twin, seat)
        else:
            known = 0 if seat is None else self.heard[seat]
            twin.log = Heard(self.log, bit, self.unheard, known)  # type: ignore[assignment]
            twin.unheard = ()
            twin.heard = self.heard
            self.share_fields(twin, seat)
        if checks.on:
            for name in ("stack", *(row.name for row in kind.fields)):
                setattr(twin, name, poisoned(getattr(twin, name), seat))
        return twin

    def _see_log(self, twin: Self, seat: int | None, bit: int) -> None:
        """Give a twin the events this seat may know of; what the others have heard it cannot know."""
        log, unheard = self.log, self.unheard
        known = len(unheard) + len(log) if seat is None else self.heard[seat]
        at = known - len(unheard)
        if at >= 0:
            twin.unheard = ()
            old = [event for event in log[:at] if event.audience & bit]
            twin.log = old + [event for event in log[at:] if event.audience & bit]
            twin.heard = [len(old)] * len(self.heard)
        else:
            twin.unheard = tuple([event for event in unheard[known:] if event.audience & bit])
            twin.log = [event for event in log if event.audience & bit]
            twin.heard = [0] * len(self.heard)

    def news_of(self, seat: int) -> tuple[Told, ...]:
        """Of a position with holes: what happened since the seat decided something last, as far as it knows."""
        log: Any = self.log  # a Heard, where nothing is cut loose
        if isinstance(log, Heard):
            return self.game.all_told(log.news())
        unheard, known = self.unheard, self.heard[seat]
        return self.game.all_told((*unheard, *log)[known:] if unheard else log[known:])

    def world(self, rng: Random) -> Self:
        """Of a position with holes: a copy with a generator of its own, in which the game then fills the holes."""
        twin = self.copy()
        twin.chance = Chance(f"{rng.getrandbits(128):032x}")
        return twin

    def __repr__(self) -> str:
        """The position in a line.

        >>> import tetrapolis as tp
        >>> tp.game("citadels").new(players=4, seed=7)
        <citadels, 4 players, seed 7, ply 0: p3 is asked: draft>
        """
        return f"<{headline(self)}>"

    def __str__(self) -> str:
        """The position drawn as plain text, in the words of `Game.set_up`."""
        seats = () if self.chance is NO_CHANCE else range(self.players)  # of one with holes nobody knows whose it is
        return f"{headline(self)}\n{drawn(self.game.outline(self, seats))}"

    def to_json(self) -> str:
        """The whole position as JSON text, hidden parts and generator included: never for a player."""
        return self.game.position_to_json(self)

    # ---- for the games' own code

    def cut_log(self, at: int | None = None) -> None:
        """The story so far ends here (or at this event of the log); what somebody has not heard of it is kept."""
        told = (*self.unheard, *self.log)
        cut = len(self.unheard) + (len(self.log) if at is None else at)
        first = min((*self.heard[: self.players], cut))
        self.unheard = told[first:cut]
        self.log = list(told[cut:])
        self.heard = [max(known - first, 0) for known in self.heard]

    def say(self, id: str, args: dict[str, Any] | None = None, audience: int = EVERYONE) -> None:
        """Note an event; who may know of it is decided here and nowhere else."""
        self.fresh.append(Event(id, {} if args is None else args, audience))

    def seal(self) -> None:
        """Hidden information came to light: what was played so far cannot be taken back."""
        self.sealed = True
