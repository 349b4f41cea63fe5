"""Outside bots: a program in any language takes a seat. JSON comes in, line by line, and a move's text goes out.

The protocol is written down in docs/outside-bots.md. A program is named like a level: `program:./mybot.py`, with more
time than usual `program@10:./mybot.py --deep`. Only who types such a name on the own machine starts a program: `bot` of
this room knows no such level, so that nobody's wish at a server leads here by accident.
"""

from __future__ import annotations

import math
import os
import re
import shlex
import shutil
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from tetrapolis.bots import Bot, bot
from tetrapolis.bots.program import Program, ProgramProblem
from tetrapolis.core.errors import BadOptions, TetrapolisError
from tetrapolis.core.game import Game
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.said import Told
from tetrapolis.core.types import Move, Outcome
from tetrapolis.core.version import __version__

PROTOCOL = 1
"""What is spoken with a program that asks for nothing else. The number changes when a program would have to; new fields
and new kinds of messages are no such change."""
PROTOCOLS = (1, 2)
"""All that are spoken: see `Asked` for the second."""
SECONDS = 2.0
"""How long a program may think about a decision unless it is said."""
MOST_SECONDS = 3600.0
START_SECONDS = 10.0
"""How long it may take to say that it is ready."""
MOST_DEATHS = 3
"""So many times a program is started for a seat; then it has given up."""
NET = "net"
"""A game's own network; with a colon and a file, that network (`net:my.net`)."""
WARM = "~"
"""Before how warm a network is: `net~0.5` does not always choose the same."""
MOST_WARM = 100.0
RUNNERS = {".py": sys.executable, ".js": "node", ".mjs": "node"}
"""What runs a file that cannot be run itself, by its ending."""


# ---- messages to the program


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first line. The answer: `ready`, and perhaps a name or a `Ready`; or `sorry`, and why not."""

    protocol: int = PROTOCOL
    version: str = __version__
    protocols: tuple[int, ...] = PROTOCOLS


class Start(msgspec.Struct, frozen=True, tag_field="type", tag="start"):
    """A game begins, or goes on (at a table a program may be asked first in its middle). No answer."""

    game: str
    players: int
    seat: int
    options: dict[str, Any]
    """Those that were set; all others are as usual."""


class Question(msgspec.Struct, frozen=True, tag_field="type", tag="decision"):
    """The seat must decide. The answer: a move's text."""

    number: int
    kind: str
    seconds: float
    """For the answer, a second try included; then `default` is played."""
    random: int
    """32 bits of chance: a program that takes its chance from here plays the same game again for the same seed."""
    legal: Sequence[str]
    """The legal moves, as far as they can be listed; where they cannot, `observation.legal` describes them."""
    default: str
    """The move that is played if there is no good answer: always legal."""
    observation: msgspec.Raw
    tally: msgspec.Raw


class Asked(msgspec.Struct, frozen=True, tag_field="type", tag="decision", omit_defaults=True):
    """The seat must decide, for a program that speaks the second protocol. The answer: a move's text.

    The moves are the offers of `observation.prompt`, by verb, with what they aim at and what they cost; where there are
    too many to list, its composers say how one is put together.
    """

    number: int
    kind: str
    seconds: float
    random: int
    default: str
    events: Sequence[Told]
    """What happened since the game's last natural cut."""
    observation: msgspec.Raw
    tally: msgspec.Raw
    space: Mapping[str, Any] | None = None
    """The JSON schema of the moves that are too many to list, where there are such: for who would rather not compose
    them as a person does."""


class Refusal(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """The answer is no legal move. The answer: another one, in the same time; there is no third try."""

    number: int
    move: str
    code: str
    detail: str


class Replaced(msgspec.Struct, frozen=True, tag_field="type", tag="default"):
    """The default move was played instead: the answer was `late`, or refused twice (`illegal`). No answer."""

    number: int
    move: str
    why: str


class Over(msgspec.Struct, frozen=True, tag_field="type", tag="over"):
    """The game is over. No answer; another game may start."""

    outcome: Outcome
    observation: msgspec.Raw


def question(
    obs: Observation, world: Position, protocol: int, number: int, seconds: float, chance: int
) -> Question | Asked:
    """What a seat that is asked is told, in a protocol. `world`: any position that the seat cannot tell apart."""
    seat, decision = obs.seat, obs.decision
    assert seat is not None
    assert decision is not None
    default, known = str(world.default(seat)), seen(obs, protocol)
    counted = msgspec.Raw(msgspec.json.encode(world.first_tally(seat) if protocol == 1 else world.tally(seat)))
    if protocol == 1:
        legal = [str(move) for move in obs.legal().listed]
        return Question(number, decision.kind, seconds, chance, legal, default, known, counted)
    events = [obs.game.told(event) for event in obs.events]
    return Asked(number, decision.kind, seconds, chance, default, events, known, counted, obs.space)


def seen(obs: Observation, protocol: int) -> msgspec.Raw:
    """What a seat knows, as it is written in a protocol."""
    return msgspec.Raw(obs.to_json(protocol).encode())


# ---- the greeting


class Ready(msgspec.Struct, frozen=True):
    """What may stand behind `ready`, as JSON, instead of a name alone."""

    protocol: int = PROTOCOL
    name: str = ""


def ready(text: str) -> Ready | None:
    """What a program answers to the greeting; None: it is no good answer.

    >>> ready("ready Botond")
    Ready(protocol=1, name='Botond')
    >>> ready('ready {"protocol": 2, "name": "Botond"}')
    Ready(protocol=2, name='Botond')
    >>> ready('ready {"protocol": 99}'), ready("hello"), ready("ready {x}")
    (None, None, Ready(protocol=1, name='{x}'))
    """
    word, _, rest = text.partition(" ")
    if word != "ready":
        return None
    try:
        said = msgspec.json.decode(rest, type=Ready) if rest.startswith("{") else Ready(name=rest)
    except msgspec.DecodeError:
        said = Ready(name=rest)
    name = "".join(sign for sign in said.name if sign.isprintable())[:40]
    return Ready(said.protocol, name) if said.protocol in PROTOCOLS else None


# ---- names


class Named(NamedTuple):
    """What a level's name says of a program."""

    command: tuple[str, ...]
    seconds: float


_NAME = re.compile(r"program(?:@(?P<seconds>[^:]*))?:(?P<command>.*)", re.DOTALL)


def is_program(level: str) -> bool:
    """Whether a level's name means a program.

    >>> is_program("program:./mybot.py"), is_program("normal")
    (True, False)
    """
    return _NAME.fullmatch(level) is not None


def named(level: str) -> Named:
    """The program a name means; BadOptions if there is none. Nothing is started.

    >>> named("program@0.5:cat -n")[1]
    0.5
    >>> named("program:/no/such/bot")
    Traceback (most recent call last):
    tetrapolis.core.errors.BadOptions: error-program-missing: program=/no/such/bot
    There is no program "/no/such/bot". Check its path; a path begins in the folder where you are.
    """
    found = _NAME.fullmatch(level)
    assert found is not None
    return Named(_command(found["command"]), SECONDS if found["seconds"] is None else _seconds(found["seconds"]))


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= MOST_SECONDS:
        raise BadOptions("error-bot-seconds", seconds=text[:40] or "–", most=int(MOST_SECONDS))
    return seconds


def _command(text: str) -> tuple[str, ...]:
    """The words of a command, its program found: by its path, in this folder, or where the system looks for it."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadOptions("error-program-quotes", program=text[:200]) from error
    if not words or "\0" in text:
        raise BadOptions("error-program-empty")
    first, *rest = words
    path = Path(first).expanduser()
    if os.sep not in first and not path.is_file():
        known = shutil.which(first)
        if known is None:
            raise BadOptions("error-program-missing", program=first[:200])
        return known, *rest
    if not path.is_file():
        raise BadOptions("error-program-missing", program=first[:200])
    whole = str(path.absolute())
    if os.access(path, os.X_OK):
        return whole, *rest
    runner = shutil.which(RUNNERS.get(path.suffix, ""))
    if runner is None:
        raise BadOptions("error-program-not-executable", program=first[:200])
    return runner, whole, *rest


def split_levels(text: str) -> list[str]:
    """Levels as they are typed, with commas; a comma in quotation marks belongs to a command.

    >>> split_levels("normal, program:'my,bot' -x, random")
    ['normal', "program:'my,bot' -x", 'random']
    """
    parts, quote = [""], ""
    for sign in text:
        if sign == "," and not quote:
            parts.append("")
            continue
        if sign in "'\"":
            quote = "" if sign == quote else quote or sign
        parts[-1] += sign
    return [part.strip() for part in parts]


def any_bot(game_id: str, level: str, seconds: float | None = None, cores: int = 1) -> Bot:
    """The bot of a level (`hard@0.2`: with so many seconds), a network (`net`, `net~0.5`, `net:my.net`), or
    an outside one.

    For names typed by who may start programs here.

    >>> any_bot("citadels", "random") is bot("citadels", "random")
    True
    """
    if is_net(level):
        return _network(game_id, level)
    if not is_program(level):
        name, at, own = level.partition("@")
        return bot(game_id, name, _seconds(own) if at else seconds, cores)
    found = named(level)
    return Outside(level, found.command, found.seconds if seconds is None else min(seconds, found.seconds))


def is_net(level: str) -> bool:
    """Whether a network plays.

    >>> is_net("net"), is_net("net~0.5"), is_net("net:my.net"), is_net("normal")
    (True, True, True, False)
    """
    return level == NET or level.startswith((NET + ":", NET + WARM))


def _network(game_id: str, level: str) -> Bot:
    """A network as a bot; BadOptions if there is none in that file, or it knows another game."""
    from tetrapolis.bots.learned import counts, loaded, own, playing  # not above: they need bots

    name, _, file = level.partition(":")
    _, warm, text = name.partition(WARM)
    temperature = _warmth(text) if warm else 0.0
    if not file:
        if not counts(game_id):
            raise BadOptions("error-net-none", game=game_id)
        return own(game_id, temperature)
    net = loaded(Path(file))
    if net.game != game_id:
        raise BadOptions("error-net-game", file=file, game=net.game)
    return playing(net, temperature)


def _warmth(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not 0 <= found <= MOST_WARM:
        raise BadOptions("error-net-warm", text=text[:40] or "–", most=int(MOST_WARM))
    return found


# ---- the bot


class Outside:
    """A program at one seat: a Bot, started when it is first asked.

    What it does wrong in one decision costs it that decision (see `faults`); if it cannot go on a ProgramProblem is
    raised, and the next decision tries it anew, a few times.
    """

    def __init__(self, name: str, command: Sequence[str], seconds: float = SECONDS) -> None:
        self.name = name
        self.command = command
        self.seconds = seconds
        self.start_seconds = START_SECONDS
        self.faults: Counter[str] = Counter()
        """How often its default move was played, by reason."""
        self.title = ""
        """What it calls itself."""
        self._program: Program | None = None
        self._start: Start | None = None
        self._told = False
        """Whether it knows of this game."""
        self._protocol = PROTOCOL
        self._number = 0
        self._deaths = 0
        self._problem: ProgramProblem | None = None

    def begin(self, game_id: str, seat: int, players: int, options: Mapping[str, Any]) -> None:
        """A game begins."""
        self._start, self._told, self._number = Start(game_id, players, seat, dict(options)), False, 0

    def __call__(self, obs: Observation, rng: Random) -> Move:
        """The program's move, or the default one if it has no good one in time."""
        world = obs.resample(Random(0))  # for what is the same in all worlds: tally, default, why a move is illegal
        chance = rng.getrandbits(32)
        try:
            return self._decide(obs, world, chance)
        except ProgramProblem as problem:
            self._deaths += 1
            self._problem = problem
            self.close()
            raise

    def _decide(self, obs: Observation, world: Position, chance: int) -> Move:
        seat = obs.seat
        assert seat is not None
        program = self._ready(obs, world)
        default = world.default(seat)
        self._number += 1
        asked = question(obs, world, self._protocol, self._number, self.seconds, chance)
        until = time.monotonic() + self.seconds
        text = program.ask(msgspec.json.encode(asked), until)
        for again in (True, False):
            if text is None:
                return self._replace(program, default, "late")
            try:
                return _legal(world, seat, text)
            except TetrapolisError as error:
                if again:
                    refusal = Refusal(self._number, text[:200], error.id, _in_words(error, obs.game))
                    text = program.ask(msgspec.json.encode(refusal), until, again=True)
        return self._replace(program, default, "illegal")

    def _replace(self, program: Program, default: Move, why: str) -> Move:
        self.faults[why] += 1
        program.tell(msgspec.json.encode(Replaced(self._number, str(default), why)))
        return default

    def _ready(self, obs: Observation, world: Position) -> Program:
        """The program, started, greeted, and told of the game."""
        if self._program is None:
            if self._problem is not None and self._deaths >= MOST_DEATHS:
                raise self._problem
            self._program = Program(self.command, self.name)
            self._told = False
            self._greet(self._program)
        if not self._told:
            if self._start is None or self._start.seat != obs.seat:
                assert obs.seat is not None
                self.begin(obs.game.id, obs.seat, world.players, {})
            self._told = True
            self._program.tell(msgspec.json.encode(self._start))
        return self._program

    def _greet(self, program: Program) -> None:
        answer = program.ask(msgspec.json.encode(Hello()), time.monotonic() + self.start_seconds)
        if answer is None:
            raise ProgramProblem("error-program-not-ready", program=self.name, seconds=round(self.start_seconds))
        word, _, rest = answer.partition(" ")
        if word == "sorry":
            raise ProgramProblem("error-program-sorry", program=self.name, said=rest[:200] or "–")
        said = ready(answer)
        if said is None:
            raise ProgramProblem("error-program-greeting", program=self.name, said=answer[:80])
        self.title, self._protocol = said.name, said.protocol

    def end(self, pos: Position) -> None:
        """The game is over; the program waits for the next one."""
        if self._program is not None and self._told and self._start is not None and pos.outcome is not None:
            known = seen(pos.observe(self._start.seat), self._protocol)
            try:
                self._program.tell(msgspec.json.encode(Over(pos.outcome, known)))
            except ProgramProblem:
                self.close()  # it did not wait for the end: the next game starts it anew
        self._start, self._told = None, False

    def close(self) -> None:
        """End the program and all it has started."""
        if self._program is not None:
            self._program.close()
            self._program = None


def _in_words(error: TetrapolisError, game: Game) -> str:
    """What is wrong, in English; where no words are installed, by its id."""
    try:
        from tetrapolis.locales.words import error_text  # not above: who makes no mistake needs no words
    except ModuleNotFoundError:
        return str(error)
    return error_text("en", error, game=game)


def _legal(world: Position, seat: int, text: str) -> Move:
    """The move a text stands for; what is wrong with it is raised."""
    move = world.game.parse_move(text)
    if move not in world.legal(seat):
        world.copy().play(seat, move)  # says why not
    return move


# ---- for those who let bots play: other bots need none of this


def begin(bots: Sequence[Bot | None], game_id: str, players: int, options: Mapping[str, Any]) -> None:
    """A game begins: tell the outside bots (by seat)."""
    for seat, player in enumerate(bots):
        if isinstance(player, Outside):
            player.begin(game_id, seat, players, options)


def end(bots: Sequence[Bot | None], pos: Position) -> tuple[int, ...]:
    """A game is over: tell the outside bots; how often each seat's default move was played for it, if there are any."""
    outside = [player if isinstance(player, Outside) else None for player in bots]
    if not any(outside):
        return ()
    faults = [0 if player is None else player.faults.total() for player in outside]
    for player in outside:
        if player is not None:
            player.end(pos)
            player.faults.clear()
    return tuple(faults)


def close(bots: Sequence[Bot | None]) -> None:
    """End the programs."""
    for player in bots:
        if isinstance(player, Outside):
            player.close()
