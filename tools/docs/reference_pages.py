"""The reference of each game: what can be asked, played, told and seen. Asks the game itself; knows none by name."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable
from typing import Any, get_args

import msgspec

import tetrapolis as tp
from tetrapolis.cli.play.games import about as game_about
from tetrapolis.core.game import Game
from tetrapolis.core.types import Frame, Ring
from tetrapolis.locales import LANGUAGES, has, t
from tools.docs.markdown import code, page, plain, table
from tools.docs.rule_pages import place as rules_place
from tools.docs.structs import about, fields_table, note, structs_in, written_type

ENGLISH = LANGUAGES[0]
_TRIALS: tuple[Any, ...] = (0, "x", ["x"])
"""Values with which a kind of value is asked what it makes of them."""


def pages() -> dict[str, str]:
    """A page for each game."""
    return {f"reference/{name}.md": reference_page(tp.game(name)) for name in tp.games()}


def reference_page(game: Game) -> str:
    """All that programs can meet in a game."""
    name = t(ENGLISH, f"{game.id}-name")
    return page(
        f"# {plain(name)}: reference",
        f"For programs that play `{game.id}`: what can be asked, played, told and seen, as the code has it. What all "
        "games have in common is told in [the contract](../build/contract.md) and [the prompt](../prompt.md); what the "
        f"rules mean, in [the rules](../{rules_place(game.id, ENGLISH)}).",
        "## Decisions",
        "The kind of a decision is `kind` in `pos.pending` and in the prompt. Words in ‹› are values of the message.",
        decisions(game),
        "## Moves",
        "A move is written as its form says: `<…>` is needed, `[name=…]` may be left out. Seats are `p1`, `p2`, …",
        *moves(game),
        "## Events",
        "What `game.told(event)` says: the id of the message, its values, and the sentence they make.",
        events(game),
        "## View",
        "`obs.view`, in JSON `observation.view`: all that a seat may know, in words.",
        *views(game),
        "## Options",
        f"As `game.new(players, options={{…}})` takes them; what they mean stands [here](../games/{game.id}.md).",
        options(game),
        *set_up(game),
        "## Ends",
        f"`pos.outcome.reason` is one of {', '.join(code(reason) for reason in game.end_reasons)}.",
    )


def rule_links(game: Game, ids: Iterable[str]) -> str:
    """Ids of rules that lead to them."""
    target = f"../{rules_place(game.id, ENGLISH).removesuffix('.md')}.html"
    return " ".join(f'<a class="id" href="{target}#{rule}">{rule}</a>' for rule in ids)


def sentence(id: str) -> str:
    """A message with the names of its values in their places; nothing if it cannot be made so.

    >>> sentence("citadels-builds")
    '‹seat› builds ‹district› for ‹n› gold.'
    """
    if not has(ENGLISH, id):
        return ""
    args: dict[str, str] = {}
    while True:
        try:
            return t(ENGLISH, id, **args)
        except ValueError as error:
            missing = set(re.findall(r"Unknown external: (\w+)", str(error))) - args.keys()
            if not missing:
                return ""
            args |= {name: f"‹{name}›" for name in missing}


# ---- decisions


def decisions(game: Game) -> str:
    """Every kind of decision: the frames that ask it, the question, the rules behind it."""
    by_kind: dict[str, list[type[Frame]]] = {}
    for frame, step in game.steps.items():
        if step.run is None:
            by_kind.setdefault(step.kind, []).append(frame)
    rows = []
    for kind, frames in sorted(by_kind.items()):
        steps = [game.steps[frame] for frame in frames]
        ids = dict.fromkeys(rule for step in steps for rule in step.rules)
        told = list(dict.fromkeys(about(frame) for frame in frames))
        if any(step.optional for step in steps):
            told.append("Nobody is waited for.")
        elif any(step.seats for step in steps):
            told.append("Several may be asked at once.")
        rows.append(
            [code(kind), plain(" ".join(told)), plain(sentence(f"{game.id}-ask-{kind}")), rule_links(game, ids)]
        )
    return table(["Kind", "When", "Question", "Rules"], rows)


# ---- moves


def moves(game: Game) -> list[str]:
    """Every form of a move, with what it does and what its parts can be."""
    kinds = [kind for kind in get_args(game.move_type) if kind is not Ring]
    rows = [[code(game.move_form(kind)), plain(about(kind))] for kind in kinds]
    parts = [table(["Form", "What it does"], rows)]
    noted = [
        [code(f"{kind.__struct_config__.tag} {field.name}"), code(written_type(kind, field.name)), plain(said)]
        for kind in kinds
        for field in msgspec.structs.fields(kind)
        if (said := note(kind, field.name))
    ]
    return [*parts, "Parts that need a word:", table(["Part", "Type", ""], noted)] if noted else parts


# ---- events


def events(game: Game) -> str:
    """Every event, its values with their kinds, and what it says."""
    rows = []
    for message, happening in sorted(game.story.events.items()):
        values = ", ".join(value_name(game, name) for name in sorted(happening.names))
        signs = [sign for sign in ("heading", "quiet", "once") if getattr(happening, sign)]
        if happening.moved:
            signs.insert(0, "moved")
        rows.append([code(message), values, plain(sentence(message)), ", ".join(signs)])
    return table(["Event", "Values", "In words", ""], rows)


def value_name(game: Game, name: str) -> str:
    """A value with the kind of reference it is, if it is one."""
    kind = game.story.kinds.get(name)
    shown = _reference(kind) if kind else ""
    return f"{code(name)} ({code(shown)})" if shown else code(name)


def _reference(kind: Callable[[Any], Any]) -> str:
    """What a kind makes of a value, if that is a reference: `seat:…`, `district:…`."""
    for trial in _TRIALS:
        try:
            made = kind(trial)
        except (TypeError, ValueError, LookupError, AttributeError):
            continue
        first = made[0] if isinstance(made, list) and made else made
        if isinstance(first, str) and ":" in first:
            return f"{first.partition(':')[0]}:…" + (", …" if isinstance(made, list) else "")
    return ""


# ---- the view


def views(game: Game) -> list[str]:
    """Every struct in a view, and in the tally beside it; frames in short."""
    pos = game.new(game.players[0], seed=1)
    found = [*structs_in(type(pos.view(0)))]
    tally = type(pos.tally(0))
    parts = []
    for kind in found:
        if kind is game.options_type or issubclass(kind, Frame):
            continue
        parts += [f"### {kind.__name__}", plain(about(kind)), fields_table(kind)]
    frames = [kind for kind in found if issubclass(kind, Frame)]
    if frames:
        rows = [[code(str(kind.__struct_config__.tag)), _field_names(kind), plain(about(kind))] for kind in frames]
        parts += [
            "### Frames",
            "Where the game stands: `frame` says which of these it is.",
            table(["Frame", "Fields", ""], rows),
        ]
    if issubclass(tally, msgspec.Struct):
        parts += ["## Tally", "`pos.tally(seat)`: what would be counted now, as far as the seat may know."]
        for kind in structs_in(tally):
            if kind not in found:
                parts += [f"### {kind.__name__}", plain(about(kind)), fields_table(kind)]
    return parts


# ---- set-up


def set_up(game: Game) -> list[str]:
    """The parts of a position that can be laid, each with an example that works."""
    if game.lay is None:
        return []
    examples = part_examples(game)
    rows = []
    for part in msgspec.structs.fields(game.parts_type):
        shown = code(f"{part.name}={examples[part.name]}") if part.name in examples else ""
        default = part.default if part.default is not msgspec.NODEFAULT else _made(part.default_factory)
        kind = code(written_type(game.parts_type, part.name))
        rows.append([code(part.name), kind, code(repr(default)), plain(note(game.parts_type, part.name)), shown])
    return [
        "## Set-up",
        (
            f"The parts that `game.set_up(players, seed, options, …)` takes ([positions](../positions.md)). "
            f'{plain(about(game.parts_type))} `SeatName` is a number from 0 or `"p1"`; `Names` a list or one text with '
            "spaces between the names; `BySeat[…]` is told by seat, or as a list from the first seat on. Some parts "
            "need others beside them, or options: what is missing is said."
        ),
        table(["Part", "Type", "If not told", "Meaning", "Example"], rows),
    ]


def _made(factory: Any) -> Any:
    return factory()


def set_up_calls(game: Game) -> list[ast.Call]:
    """The calls of `game.set_up` that stand at the head of the module with the game's parts."""
    told = sys.modules[game.parts_type.__module__].__doc__ or ""
    found = re.findall(r"^game\.set_up\(.*?\)$", told, re.MULTILINE | re.DOTALL)
    return [call for text in found if isinstance(call := ast.parse(text, mode="eval").body, ast.Call)]


def part_examples(game: Game) -> dict[str, str]:
    """A value for each part that one of these calls names.

    >>> part_examples(tp.game("citadels"))["robbed"]
    "'merchant'"
    """
    found: dict[str, str] = {}
    for call in set_up_calls(game):
        for word in call.keywords:
            found.setdefault(str(word.arg), ast.unparse(word.value))
    return found


def _field_names(kind: type[msgspec.Struct]) -> str:
    return ", ".join(code(field.name) for field in msgspec.structs.fields(kind))


# ---- options


def options(game: Game) -> str:
    """Every option with its values."""
    rows = []
    for option in game_about(game, ENGLISH)["options"]:
        default = msgspec.json.encode(option["default"]).decode()
        rows.append([code(option["name"]), ", ".join(code(value) for value in option["values"]), code(default)])
    return table(["Option", "Values", "Default"], rows)
