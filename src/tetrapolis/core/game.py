"""A game: its name, its options, its steps, and the functions that make and read positions."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from tetrapolis.core.brain import Brain
from tetrapolis.core.chance import Chance, seed_text
from tetrapolis.core.errors import BadOptions, BadRecord, MalformedMove, TetrapolisError
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position, Step
from tetrapolis.core.types import Event, Frame, Move, Outcome, move_fields


@dataclass(frozen=True)
class Game:
    """An immutable description; `tp.game("citadels")` gives one. All state lives in positions."""

    id: str
    players: range
    options_type: type[msgspec.Struct]
    move_type: Any
    """The union of the game's moves."""
    frame_type: Any
    """The union of the game's frames."""
    steps: Mapping[type[Frame], Step]
    setup: Callable[[Game, int, Any, Chance], Position]
    load: Callable[[Game, dict[str, Any], Chance], Position]
    resample: Callable[[Observation, Random], Position]
    see_frame: Callable[[Any, Any, int | None], Any] = lambda pos, frame, seat: replace(frame)
    """Of a position, one of its frames and a seat: a copy of the frame without what the seat may not know."""
    check_wish: Callable[[int, Any], None] | None = None
    """Raises BadOptions for what no new game may choose, though a match that was stored earlier may have it."""
    why_not: Callable[[Any, int, Any], TetrapolisError | None] | None = None
    standing: Callable[[Any, int], Move | None] | None = None
    """The move a seat's standing answer makes for it now, if it has given one; a match plays it at once."""
    formerly: Callable[[str, Any, int, Any], bool] | None = None
    """Whether a move that is refused now was legal for the engine a record names: stored matches keep replaying."""
    dated: Mapping[str, Any] = field(default_factory=dict)
    """Options nobody chooses: which version of the rules is played. In a stored match that does not name one, it is
    the value here: the match is older than the option, and goes on as it began."""
    brain: Brain | None = None
    """What the game knows about playing itself well; bots of all levels but `random` need it."""
    rule_prefix: str = ""
    end_reasons: tuple[str, ...] = ()
    """Every reason an Outcome of this game can have."""

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
        if isinstance(players, bool) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadOptions("error-players", players=str(players), low=low, high=high)
        chosen = self.options(options)
        if self.check_wish is not None and not stored:
            self.check_wish(players, chosen)
        pos = self.setup(self, players, chosen, chance)
        pos.run()
        pos.log += pos.fresh
        return pos

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
            raise BadOptions("error-option-value", option=option, allowed=self._allowed(option)) from error

    def _allowed(self, option: str) -> str:
        """The values an option takes, from the schema, as a short text without language."""
        schema = self.options_schema()["$defs"][self.options_type.__name__]["properties"].get(
            re.split(r"[.\[]", option)[0], {}
        )
        kinds = schema.get("anyOf", [schema])
        return " | ".join(
            ", ".join(str(value) for value in kind["enum"]) if "enum" in kind else _TYPE_TEXT.get(kind.get("type"), "…")
            for kind in kinds
        )

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

    # ---- moves

    @cached_property
    def _move_by_tag(self) -> dict[str, type[Move]]:
        return {str(kind.__struct_config__.tag): kind for kind in get_args(self.move_type)}

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
        """The move a JSON object stands for; MalformedMove if it is none."""
        try:
            move: Move = msgspec.json.decode(data, type=self.move_type)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise MalformedMove("error-move-json") from error
        return move

    def move_from_data(self, values: Mapping[str, object], text: str) -> Move:
        """The move a decoded JSON object stands for; MalformedMove if it is none."""
        try:
            # The kind by its tag: to convert into the union of all moves takes many times as long.
            move: Move = msgspec.convert(values, self._move_by_tag.get(str(values.get("move")), self.move_type))
        except msgspec.ValidationError as error:
            word = re.search(r"at `\$\.(.*?)`", str(error))
            name = word[1] if word else ""
            raise MalformedMove("error-move-word", move=text[:80], word=str(values.get(name, ""))[:40]) from error
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
        pos.ply = raw.ply
        pos.undo_from = raw.undo_from
        return pos


_DAMAGED = (ValueError, LookupError, AssertionError, AttributeError, TypeError)
"""What reading a damaged position can run into; a msgspec.DecodeError is a ValueError."""


_TYPE_TEXT = {"boolean": "true, false", "integer": "0, 1, 2, …", "null": "-", "array": "[…]", "string": "…"}
"""How the kinds of values of a schema are written without language."""


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
