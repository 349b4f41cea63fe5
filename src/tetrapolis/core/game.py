"""A game: its name, its options, its steps, and the functions that make and read positions."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from importlib import import_module
from operator import or_
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, get_args

import msgspec
from msgspec.structs import replace

from tetrapolis.core import plain
from tetrapolis.core.about import About
from tetrapolis.core.brain import Brain
from tetrapolis.core.chance import Chance, seed_text
from tetrapolis.core.content import Content, content_of
from tetrapolis.core.errors import BadOptions, BadRecord, MalformedMove, TetrapolisError
from tetrapolis.core.observation import Observation
from tetrapolis.core.outline import plain_outline
from tetrapolis.core.position import Position, Step
from tetrapolis.core.prompt import Prompt, plain_prompt
from tetrapolis.core.said import Said, Told
from tetrapolis.core.telling import PLAIN_STORY, Story, told, typed
from tetrapolis.core.types import Event, Frame, Move, Outcome, Ring, move_fields, written_word

if TYPE_CHECKING:
    from pathlib import Path


class Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No parts at all."""


@dataclass(frozen=True)
class Game:
    """An immutable description; `tp.game(name)` gives one. All state lives in positions."""

    about: About
    move_type: Any
    """The union of the game's moves."""
    steps: Mapping[type[Frame], Step]
    """What each kind of frame does."""
    position: type[Position] | None = None
    """The class of its positions, from which the next three follow; without it the game brings them itself."""
    setup: Callable[[Game, int, Any, Chance], Position] = plain.set_up
    load: Callable[[Game, dict[str, Any], Chance], Position] = plain.load
    resample: Callable[[Observation, Random], Position] = plain.resample
    options_type: type[msgspec.Struct] = plain.NoOptions
    frame_type: Any = None
    """The union of the game's frames; else those of the steps."""
    see_frame: Callable[[Any, Any, int | None], Any] = lambda pos, frame, seat: replace(frame)
    """Of a position, one of its frames and a seat: a copy of the frame without what the seat may not know."""
    check_wish: Callable[[int, Any], None] | None = None
    """Raises BadOptions for what no new game may choose, though a match that was stored earlier may have it."""
    why_not: Callable[[Any, int, Any], TetrapolisError | None] | None = None
    standing: Callable[[Any, int], Move | None] | None = None
    """The move a seat's standing answer makes for it now, if it has given one; a match plays it at once."""
    formerly: Callable[[str, Any, int, Any], bool] | None = None
    """Whether a move that is refused now was legal for the engine a record names: stored matches keep replaying."""
    renamed_alarms: Mapping[str, str] = field(default_factory=dict)
    """Alarms by the names they had in earlier versions, which stored matches still call them by."""
    unsealed: Callable[[str, Any], bool] | None = None
    """Whether a move that cannot be taken back now could be, by the engine a record names."""
    dated: Mapping[str, Any] = field(default_factory=dict)
    """Options nobody chooses: which version of the rules is played. In a stored match that does not name one, it is
    the value here: the match is older than the option, and goes on as it began."""
    brain: Brain | None = None
    """What the game knows about playing itself well; bots of all levels but `random` need it."""
    prompt: Callable[[Any, int | None], Prompt] = plain_prompt
    """Of a position with holes and its seat: what is asked, as data."""
    first_tally: Callable[[Any, int | None], Any] | None = None
    """The tally for programs of the first protocol, where it is another than now."""
    story: Story = PLAIN_STORY
    """What its events and moves say, typed."""
    parts_type: type[msgspec.Struct] = Plain
    """The parts that `set_up` lays a position from, each with a default ..."""
    lay: Callable[[Game, int, Any, Chance, Any], Position] | None = None
    """... and how: of players, options, chance and parts a position whose frames have not begun to run."""
    outline: Callable[[Any, Sequence[int]], Mapping[str, Any]] = plain_outline
    """The way back, for people to read: a position (maybe with holes) in words, and whose secrets may be told."""
    end_reasons: tuple[str, ...] = ()
    """Every reason an Outcome of this game can have."""
    package: str = ""
    """The package it lives in (`__name__` there), where its words and its parts for other rooms are found."""

    def __post_init__(self) -> None:
        if self.frame_type is None:
            object.__setattr__(self, "frame_type", reduce(or_, self.steps))

    @cached_property
    def id(self) -> str:
        """Its name for programs."""
        return self.about.id

    @cached_property
    def players(self) -> range:
        """How many can play."""
        return self.about.players

    @property
    def rule_prefix(self) -> str:
        """Of its numbered rules: `TEA` for TEA-6.12."""
        return self.about.rule_prefix

    def part(self, name: str) -> ModuleType | None:
        """What it brings for other rooms: its module `terminal`, `env`, `statistics` or `content`; None if it has none.

        >>> import tetrapolis as tp
        >>> tp.game("citadels").part("weather") is None
        True
        """
        from importlib.util import find_spec

        module = f"{self.package}.{name}"
        return import_module(module) if self.folder and find_spec(module) else None

    @cached_property
    def folder(self) -> Path | None:
        """Where its package lies, with `words/` and `facts/`; None for a game that is one file or made on the spot."""
        from pathlib import Path

        package = sys.modules.get(self.package)
        file = getattr(package, "__file__", None) if hasattr(package, "__path__") else None
        return Path(file).parent if file else None

    @property
    def content(self) -> Content:
        """The content pack it plays with; empty: with the facts it comes with.

        >>> import tetrapolis as tp
        >>> tp.game("genoa").content
        Content(name='', digest='')
        """
        return content_of(self.id, self.folder)

    def new(
        self,
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, Any] | msgspec.Struct | None = None,
    ) -> Position:
        """A new game, ready for its first decision.

        >>> import tetrapolis as tp
        >>> tp.game("citadels").new(players=4, seed=7).pending[0].kind
        'draft'
        """
        return self.begin(players, options, Chance(seed_text(seed)))

    def begin(
        self,
        players: int,
        options: Mapping[str, Any] | msgspec.Struct | None,
        chance: Chance,
        stored: bool = False,
    ) -> Position:
        """As `new`, with a given source of chance (a replay brings its own).

        `stored`: the options are those of a match or a table that was taken as it is, maybe by an earlier version.
        """
        chosen = self._chosen(players, options, stored)
        pos = self.setup(self, players, chosen, chance)
        pos.run()
        pos.log += pos.fresh
        return pos

    def _chosen(self, players: int, options: Mapping[str, Any] | msgspec.Struct | None, stored: bool = False) -> Any:
        """The options, if such a game can be played by so many."""
        if isinstance(players, bool) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadOptions("error-players", players=str(players), low=low, high=high)
        chosen = self.options(options)
        if self.check_wish is not None and not stored:
            self.check_wish(players, chosen)
        return chosen

    def set_up(
        self,
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, Any] | msgspec.Struct | None = None,
        parts: msgspec.Struct | None = None,
        **told: Any,
    ) -> Position:
        """A position laid in words, whole and lawful: for vectors, puzzles, lessons and papers.

        The parts are those of the game's own struct (`game.parts_type`, `set_up_schema()`), told
        by their names or as such a struct, which a type checker can read. What is not told is as plain as can be; what
        nobody can see (the rest of a deck) is shuffled by the seed. BadOptions says what is wrong. From JSON:
        `set_up(**json.loads(text))`.

        >>> import tetrapolis as tp
        >>> pos = tp.game("citadels").set_up(
        ...     players=4, seed=7, called="warlord", characters={"p2": "warlord"}, gold=[0, 3], cities={0: "tavern"}
        ... )
        >>> [str(move) for move in pos.legal(1)]
        ['gather gold', 'gather cards', 'destroy p1 tavern']
        >>> tp.game("citadels").set_up(players=4, hands={0: "manor watchtwer"})  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        tetrapolis.core.errors.BadOptions: error-part-name: part=hands, name=watchtwer, near=watchtower...
        """
        if self.lay is None:
            raise BadOptions("error-no-set-up", game=self.id)
        chosen, text = self._chosen(players, options), seed_text(seed)
        pos = self.lay(self, players, chosen, Chance(f"laid {text}"), self._parts(told) if parts is None else parts)
        pos.chance = Chance(text)  # what chance decides in play does not depend on what was told
        pos.run()
        pos.log += pos.fresh
        pos.check()
        return pos

    def _parts(self, told: Mapping[str, Any]) -> Any:
        """Parts as the game's typed struct; BadOptions says which one is wrong."""
        try:
            return msgspec.convert(told, self.parts_type)
        except msgspec.ValidationError as error:
            unknown = re.search(r"unknown field `(.*?)`", str(error))
            if unknown:
                known = ", ".join(part.name for part in msgspec.structs.fields(self.parts_type))
                raise BadOptions("error-part-unknown", part=unknown[1], known=known) from error
            path = re.search(r"`\$\.(\w+)", str(error))
            part = path[1] if path else ""
            schema = msgspec.json.schema(self.parts_type)["$defs"][self.parts_type.__name__]["properties"]
            raise BadOptions("error-part-value", part=part, form=_allowed_by(schema.get(part, {}))) from error

    def set_up_schema(self) -> dict[str, Any]:
        """The JSON schema of what `set_up` takes: players, seed, options and all parts.

        >>> import tetrapolis as tp
        >>> sorted(tp.game("ankh_morpork").set_up_schema()["properties"])[:4]
        ['active', 'buildings', 'cash', 'deck']
        """
        options = self.options_schema()["$defs"]
        schema = msgspec.json.schema(self.parts_type)
        defs = schema["$defs"]
        laid = defs.pop(self.parts_type.__name__)
        laid["properties"] = {
            "players": {"type": "integer", "minimum": self.players[0], "maximum": self.players[-1]},
            "seed": {"anyOf": [{"type": "integer"}, {"type": "string"}, {"type": "null"}], "default": None},
            "options": {"$ref": f"#/$defs/{self.options_type.__name__}"},
            **laid["properties"],
        }
        return {**laid, "required": ["players", *laid.get("required", ())], "$defs": {**options, **defs}}

    def options(self, options: Mapping[str, Any] | msgspec.Struct | None) -> Any:
        """Options as the game's typed struct; BadOptions says which one is wrong."""
        if options is None:
            return self.options_type()
        if isinstance(options, self.options_type):
            return options
        try:
            return msgspec.convert(options, self.options_type)
        except msgspec.ValidationError as error:
            unknown = re.search(r"unknown field `(.*?)`", str(error))
            if unknown:
                known = ", ".join(f.name for f in msgspec.structs.fields(self.options_type) if f.name not in self.dated)
                raise BadOptions("error-option-unknown", option=unknown[1], known=known) from error
            path = re.search(r"at `\$\.?(.*?)`", str(error))
            option = path[1] if path else "options"
            value = str(msgspec.to_builtins(options).get(re.split(r"[.\[]", option)[0], ""))[:40]
            raise BadOptions("error-option-value", option=option, value=value, allowed=self._allowed(option)) from error

    def _allowed(self, option: str) -> str:
        """The values an option takes, from the schema, as a short text without language."""
        schema = self.options_schema()["$defs"][self.options_type.__name__]["properties"].get(
            re.split(r"[.\[]", option)[0], {}
        )
        return _allowed_by(schema)

    def options_schema(self) -> dict[str, Any]:
        """The JSON schema of the options that a table can choose.

        >>> import tetrapolis as tp
        >>> "preset" in str(tp.game("citadels").options_schema())
        True
        """
        schema = msgspec.json.schema(self.options_type)
        for name in self.dated:
            del schema["$defs"][self.options_type.__name__]["properties"][name]
        return schema

    def stored_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a stored match, with those that it is too old to name."""
        return {**self.dated, **options}

    # ---- what is said

    def said(self, move: Move) -> Said:
        """What choosing a move means, as a message; every value with its kind.

        >>> import tetrapolis as tp
        >>> game = tp.game("citadels")
        >>> game.said(game.parse_move("destroy p2 manor")).id
        'citadels-move-destroy'
        """
        found = self._said.get(move)
        if found is None:
            values = typed(self.story, msgspec.structs.asdict(move), move.tag)
            found = Said(f"{self.id}-move-{move.tag}", values)
            if len(self._said) < _MOST_SAID:
                self._said[move] = found
        return found

    @cached_property
    def _said(self) -> dict[Move, Said]:
        return {}

    def told(self, event: Event) -> Told:
        """What happened, as a message, every value with its kind; and what went from where to where in it."""
        return (self._told.get(id(event)) or self._tell(event))[1]

    def all_told(self, events: Iterable[Event]) -> tuple[Told, ...]:
        """The same of several: most of them were told to somebody before."""
        known, tell = self._told, self._tell
        return tuple([(known.get(id(event)) or tell(event))[1] for event in events])

    def _tell(self, event: Event) -> tuple[Event, Told]:
        """The same happens often (somebody passes, a turn begins): the same bytes tell the same."""
        told_of, tales, key = self._told, self._tales, _AS_BYTES(event)
        tale = tales.get(key)
        if tale is None:
            if len(tales) >= _MOST_TALES:
                tales.clear()
            tale = tales[key] = told(self.story, event)
        if len(told_of) >= _MOST_TOLD:
            told_of.clear()
        pair = told_of[id(event)] = (event, tale)  # kept with it, or the id would be reused
        return pair

    @cached_property
    def _told(self) -> dict[int, tuple[Event, Told]]:
        return {}

    @cached_property
    def _tales(self) -> dict[bytes, Told]:
        return {}

    # ---- moves

    @cached_property
    def _move_by_tag(self) -> dict[str, type[Move]]:
        return {str(kind.__struct_config__.tag): kind for kind in get_args(self.move_type) or (self.move_type,)}

    def parse_move(self, text: str) -> Move:
        """The move a canonical text stands for; MalformedMove if it is none.

        >>> import tetrapolis as tp
        >>> str(tp.game("citadels").parse_move("build manor"))
        'build manor'
        """
        words = text.split()
        if not words:
            raise MalformedMove("error-move-empty")
        kind = self._move_by_tag.get(words[0].lower())
        if kind is None:
            raise MalformedMove("error-move-unknown", word=words[0][:40])
        values = move_fields(kind, [word.lower() for word in words[1:]])
        if values is None:
            raise MalformedMove("error-move-form", move=text[:80], form=self.move_form(kind))
        return self.move_from_data(values, text)

    def move_from_json(self, data: str | bytes) -> Move:
        """The move a JSON object stands for; MalformedMove says what is wrong with it.

        >>> import tetrapolis as tp
        >>> tp.game("citadels").move_from_json('{"district": "manor"}')  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        tetrapolis.core.errors.MalformedMove: error-move-tag: has=district...
        """
        try:
            values = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise MalformedMove("error-move-json") from error
        if not isinstance(values, dict):
            raise MalformedMove("error-move-json")
        return self.move_from_data(values, data.decode() if isinstance(data, bytes) else data)

    def move_from_data(self, values: Mapping[str, object], text: str) -> Move:
        """The move a decoded JSON object stands for; MalformedMove says what is wrong with it."""
        if "move" not in values:
            raise MalformedMove("error-move-tag", has=", ".join(map(str, values))[:80])
        # The kind by its tag: to convert into the union of all moves takes many times as long.
        kind = self._move_by_tag.get(str(values["move"]))
        if kind is None:
            raise MalformedMove("error-move-unknown", word=str(values["move"])[:40])
        try:
            move: Move = msgspec.convert(values, kind)
        except msgspec.ValidationError as error:
            field = re.search(r"(unknown|required) field `(.*?)`", str(error))
            if field is not None:
                known = ", ".join(part.name for part in msgspec.structs.fields(kind))
                raise MalformedMove(
                    "error-move-field", move=str(values["move"]), field=field[2][:40], fault=field[1], known=known
                ) from error
            path = re.search(r"at `\$\.(.*?)`", str(error))
            name = path[1] if path else ""
            word = written_word(kind, name, values.get(name, ""))
            raise MalformedMove("error-move-word", move=text[:80], word=word[:40]) from error
        if isinstance(move, Ring):
            return Ring(self.renamed_alarms.get(move.alarm, move.alarm))
        return move

    @staticmethod
    def move_form(kind: type[Move]) -> str:
        """How a move is written, e.g. `build <district> [cards=…]`."""
        parts = [f"<{part.name}>" if part.required else f"[{part.name}=…]" for part in msgspec.structs.fields(kind)]
        return " ".join([str(kind.__struct_config__.tag), *parts])

    # ---- positions as JSON

    def position_to_json(self, pos: Position) -> str:
        """See `Position.to_json`."""
        content = {
            "game": self.id,
            "seed": pos.chance.seed,
            "count": pos.chance.count,
            "ply": pos.ply,
            "undo_from": pos.undo_from,
            "stack": pos.stack,
            "log": pos.log,
            "unheard": pos.unheard,
            "heard": pos.heard,
            "outcome": pos.outcome,
            "state": pos.data(),
        }
        return msgspec.json.encode(content).decode()

    def from_json(self, data: str | bytes) -> Position:
        """The position that `to_json` wrote, ready to go on."""
        try:
            raw = msgspec.json.decode(data, type=_Stored)
            if raw.game != self.id:
                raise BadRecord("error-position-game", game=raw.game, expected=self.id)
            pos = self.load(self, raw.state, Chance(raw.seed, raw.count))
            pos.stack = [msgspec.convert(frame, self.frame_type) for frame in raw.stack]
            pos.outcome = raw.outcome
            pos.check()
            for decision in pos.pending:
                assert decision.seat in range(pos.players), "seat"
                assert pos.legal(decision.seat), "a decision without a legal move"
        except TetrapolisError:
            raise
        except _DAMAGED as error:
            raise BadRecord("error-position-unreadable") from error
        pos.log = raw.log
        pos.unheard = raw.unheard
        pos.heard = raw.heard or [len(raw.log)] * self.players[-1]
        pos.ply = raw.ply
        pos.undo_from = raw.undo_from
        return pos


_DAMAGED = (ValueError, LookupError, AssertionError, AttributeError, TypeError)
"""What reading a damaged position can run into; a msgspec.DecodeError is a ValueError."""


def _allowed_by(schema: Mapping[str, Any]) -> str:
    """The values of a schema without language.

    >>> _allowed_by({"type": "integer", "minimum": 1, "maximum": 2}), _allowed_by({"type": "integer", "minimum": 0})
    ('1, 2', '0, 1, 2, …')
    >>> _allowed_by({"type": "integer", "minimum": 0, "maximum": 86400}), _allowed_by({"enum": ["own", "mixed"]})
    ('0, 1, …, 86400', 'own, mixed')
    """
    if "anyOf" in schema:
        return " | ".join(map(_allowed_by, schema["anyOf"]))
    if "enum" in schema:
        return ", ".join(map(str, schema["enum"]))
    if "additionalProperties" in schema:
        return f"{{…: {_allowed_by(schema['additionalProperties'])}}}"
    if "minimum" in schema and "maximum" in schema:
        low, high = schema["minimum"], schema["maximum"]
        return ", ".join(map(str, range(low, high + 1))) if high - low < 8 else f"{low}, {low + 1}, …, {high}"
    return _TYPE_TEXT.get(str(schema.get("type")), "…")


_TYPE_TEXT = {"boolean": "true, false", "integer": "0, 1, 2, …", "null": "-", "array": "[…]", "string": "…"}
"""How the kinds of values of a schema are written without language."""


_MOST_SAID = 20_000
"""So many moves' messages are kept; open spaces have no end of them."""
_MOST_TOLD = 4_000
"""So many events are kept with what they tell: those of late are asked for again and again, older ones hardly."""
_MOST_TALES = 10_000
"""So many different things that happened are kept as they are told."""
_AS_BYTES = msgspec.json.Encoder().encode


class _Stored(msgspec.Struct):
    game: str
    seed: str
    count: int
    ply: int
    undo_from: int
    stack: list[dict[str, Any]]
    log: list[Event]
    outcome: Outcome | None
    state: dict[str, Any]
    unheard: tuple[Event, ...] = ()
    heard: list[int] = []
    """Not there: a position that was stored before it was kept."""
