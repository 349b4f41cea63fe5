"""What several commands need: shared parameters, options as KEY=VALUE, tables, errors in a person's language."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from tetrapolis.core.errors import BadOptions, BadRecord, TetrapolisError, UnknownGame
from tetrapolis.core.game import Game
from tetrapolis.locales import LANGUAGES, numbers, t

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

GameName = Annotated[str, typer.Argument(metavar="game")]
Lang = Annotated[str, typer.Option(metavar="|".join(LANGUAGES), show_default=False)]
AsJson = Annotated[bool, typer.Option("--json")]
Players = Annotated[int, typer.Option(metavar="N")]
OptionList = Annotated[list[str] | None, typer.Option("--option", "--options", "-o", metavar="pair")]


class UsageProblem(TetrapolisError):
    """A command line that cannot be carried out."""


def fail_text(lang: str, error: TetrapolisError) -> str:
    """One message: what is wrong, and what to do about it."""
    if isinstance(error, UsageProblem):
        said = t(lang, error.id, **error.params)
    else:
        from tetrapolis.games import speaker
        from tetrapolis.locales.words import error_text

        said = error_text(lang, error, game=speaker(error.id))
    hint = {UnknownGame: "cli-hint-game", BadOptions: "cli-hint-options", BadRecord: "cli-hint-record"}.get(type(error))
    if "program" in error.params:
        hint = "cli-hint-program"
    return f"{said}\n{t(lang, hint)}" if hint else said


def parse_options(game: Game, preset: str | None, pairs: Iterable[str]) -> dict[str, Any]:
    """Options from the command line, checked: `--preset P` and any number of KEY=VALUE.

    >>> import tetrapolis as tp
    >>> game = tp.game("citadels")
    >>> parse_options(game, "random", ["edition=2016", "first_crown=2", "ninth=true"])
    {'preset': 'random', 'edition': '2016', 'first_crown': 2, 'ninth': True}
    >>> parse_options(game, None, ["ninth=no"])
    {'ninth': False}
    """
    options: dict[str, Any] = {} if preset is None else {"preset": preset}
    properties = option_properties(game)
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals or not key:
            raise UsageProblem("cli-error-pair", pair=pair[:40])
        options[key] = _option_value(properties.get(key, {}), text)
    game.options(options)
    return options


def option_properties(game: Game) -> dict[str, dict[str, Any]]:
    """The schema of each option of a game, by name."""
    schema = game.options_schema()
    found: dict[str, dict[str, Any]] = schema["$defs"][game.options_type.__name__]["properties"]
    return found


def _option_value(schema: dict[str, Any], text: str) -> Any:
    """A value as the schema wants it: one of its words, yes or no, else JSON, a list with commas, or the text."""
    kinds = schema.get("anyOf", [schema])
    if any(text in kind.get("enum", ()) for kind in kinds):
        return text
    if any(kind.get("type") == "boolean" for kind in kinds):
        for word, value in (("common-yes", True), ("common-no", False)):
            if any(text.lower() == t(lang, word).lower() for lang in LANGUAGES):
                return value
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        is_list = any(kind.get("type") == "array" for kind in kinds)
        return [word.strip() for word in text.split(",")] if is_list and "," in text else text


def bot_levels(game: Game, text: str) -> list[str]:
    """Bot levels as they are typed, with commas; BadOptions if the game has no such bot, or there is no such program.

    >>> import tetrapolis as tp
    >>> bot_levels(tp.game("citadels"), "normal, random, program:cat")
    ['normal', 'random', 'program:cat']
    """
    from tetrapolis.bots.outside import any_bot, split_levels

    levels = split_levels(text)
    for level in levels:
        any_bot(game.id, level)
    return levels


def tell_of_nets(game: Game, levels: Iterable[str], players: int, options: Mapping[str, Any], lang: str) -> None:
    """Say on stderr if a game's own network is to play at a table it has not learned: it plays as normal does there."""
    from tetrapolis.bots.learned import counts, net_for
    from tetrapolis.bots.outside import is_net

    if any(is_net(level) and ":" not in level for level in levels):
        pos = game.new(players, 1, options)
        if net_for(game.id, players, pos.setup.options) is None:
            known = ", ".join(map(str, counts(game.id)))
            print(t(lang, "net-as-normal", game=game.id, players=players, known=known), file=sys.stderr)


# ---- output

number = numbers.number


def print_json(data: object) -> None:
    """One JSON object on stdout."""
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def console(piped: int = 110) -> Console:
    """Where tables go: stdout, as wide as the terminal; in a file or a pipe always as wide as `piped`."""
    from rich.console import Console

    return Console(highlight=False, width=None if sys.stdout.isatty() else piped)


def table(headings: Sequence[str], numbers: Iterable[int] = ()) -> Table:
    """A table with these headings; the columns in `numbers` stand to the right."""
    from rich import box
    from rich.table import Table

    made = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    right = set(numbers)
    for at, heading in enumerate(headings):
        made.add_column(heading, justify="right" if at in right else "left")
    return made


def progress_bar() -> Progress:
    """A bar on stderr that is gone when the work is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)
