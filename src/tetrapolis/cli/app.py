"""The application around the commands: language, help, and what is said when a command line is wrong."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from tetrapolis.cli.common import UsageProblem, fail_text
from tetrapolis.core.content import FOLDERS as CONTENT
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.extras import bringing
from tetrapolis.core.version import __version__
from tetrapolis.locales import LANGUAGES, has, t

MODULES = {
    "games": "play.games",
    "play": "play.play",
    "sim": "arena.sim",
    "arena": "arena.arena",
    "report": "arena.report",
    "leaderboard": "arena.leaderboard",
    "train": "arena.train",
    "dataset": "arena.dataset",
    "learn": "play.learn",
    "replay": "play.replay",
    "review": "play.review",
    "rules": "play.rules",
    "bench": "bench.engine",
    "bench-server": "bench.server",
    "bench-web": "bench.web",
    "bench-search": "bench.search",
    "bench-envs": "bench.envs",
    "bench-review": "bench.review",
    "serve": "admin.serve",
    "db": "admin.db",
    "admin": "admin.admin",
    "tournament": "admin.tournament",
    "content": "admin.content",
    "new-game": "develop.new_game",
    "check-game": "develop.check_game",
}
"""The commands, in the order help lists them, and where they are; the function is called as the command."""
PAIRS = {("bench", part): f"bench-{part}" for part in ("server", "web", "search", "envs", "review")}
"""Commands of two words."""
COMMANDS = tuple(name for name in MODULES if name not in PAIRS.values())


def run(argv: list[str]) -> int:
    """Carry out a command line; the exit code."""
    lang = language([], os.environ)
    try:
        lang = language(argv, os.environ)
        argv, folder = without_folder(argv)
        if folder is not None:
            _look_in(folder)
        argv, packs = without_content(argv)
        _play_with(packs, argv, lang)
        code = root(lang).main(
            argv,
            prog_name="tetrapolis",
            standalone_mode=False,
            default_map={name: {"lang": lang} for name in (*COMMANDS, *(" ".join(pair) for pair in PAIRS))},
        )
    except TetrapolisError as error:
        print(fail_text(lang, error), file=sys.stderr)
        return 2
    except typer.TyperException as error:
        print(fail_text(lang, _usage_problem(error, lang)), file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        extra = bringing(error.name)
        if extra is None:
            raise
        problem = UsageProblem("cli-error-not-installed", module=str(error.name), extra=extra)
        print(fail_text(lang, problem), file=sys.stderr)
        return 2
    except typer.Abort:
        return 1
    except RecursionError:
        print(fail_text(lang, UsageProblem("cli-error-too-deep")), file=sys.stderr)
        return 2
    return code if isinstance(code, int) else 0


def language(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language to speak: the last --lang, else TETRAPOLIS_LANG, else the locale's if we speak it, else English.

    >>> language(["sim", "--lang", "hu"], {}), language([], {"LANG": "hu_HU.UTF-8"}), language([], {})
    ('hu', 'hu', 'en')
    """
    wanted = None
    for at, word in enumerate(argv):
        if word == "--":
            break
        if word.startswith("--lang="):
            wanted = word.partition("=")[2]
        elif word == "--lang" and at + 1 < len(argv):
            wanted = argv[at + 1]
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise UsageProblem("cli-error-lang", lang=wanted[:40], known=", ".join(LANGUAGES))
        return wanted
    if environ.get("TETRAPOLIS_LANG") in LANGUAGES:
        return environ["TETRAPOLIS_LANG"]
    system = re.split(r"[_.@]", environ.get("LC_ALL") or environ.get("LANG") or "")[0]
    return system if system in LANGUAGES else LANGUAGES[0]


def without_folder(argv: Sequence[str]) -> tuple[list[str], str | None]:
    """A command line without its --games-dir, which may stand before or behind the command; and that folder.

    >>> without_folder(["play", "--games-dir", "mine", "tea"]), without_folder(["play", "tea"])
    ((['play', 'tea'], 'mine'), (['play', 'tea'], None))
    """
    kept, folders = _without("--games-dir", argv, "cli-error-games-dir")
    return kept, folders[-1] if folders else None


def without_content(argv: Sequence[str]) -> tuple[list[str], list[str]]:
    """A command line without its --content, of which there may be several; and their folders.

    >>> without_content(["serve", "--content", "mine", "--content=yours"])
    (['serve'], ['mine', 'yours'])
    """
    return _without("--content", argv, "cli-error-content-folder")


def _without(option: str, argv: Sequence[str], missing: str) -> tuple[list[str], list[str]]:
    kept, found = list(argv), list[str]()
    while (at := next((at for at, word in enumerate(kept) if word.partition("=")[0] == option), None)) is not None:
        if "--" in kept[:at]:
            break
        joined = "=" in kept[at]
        if not joined and at + 1 == len(kept):
            raise UsageProblem(missing, folder="")
        found.append(kept[at].partition("=")[2] if joined else kept[at + 1])
        del kept[at : at + (1 if joined else 2)]
    return kept, found


def _play_with(folders: Sequence[str], argv: Sequence[str], lang: str) -> None:
    """Put content packs in force: those that were named, or else those of the environment."""
    if next((word for word in argv if word in COMMANDS), "") == "content":
        os.environ.pop(CONTENT, None)  # it compares packs with what a game comes with
        return
    given = folders or [each for each in os.environ.get(CONTENT, "").split(os.pathsep) if each]
    if given:
        from tetrapolis.cli.admin.content import put_in_force

        put_in_force([*given], lang)


def _look_in(folder: str) -> None:
    from tetrapolis.games import look_in

    if not Path(folder).is_dir():
        raise UsageProblem("cli-error-games-dir", folder=folder[:200])
    look_in(folder)


# ---- the commands and their help


def root(lang: str) -> TyperGroup:
    """The command without a command: what can stand with every one."""
    app = typer.Typer(cls=Group, name="tetrapolis", invoke_without_command=True, add_completion=True)
    app.callback()(_tetrapolis)
    for name in COMMANDS:
        app.command(name, cls=Command)(_not_loaded)
    group = typer.main.get_command(app)
    assert isinstance(group, Group)
    group.lang = lang
    _say_help(group, lang, "cli")
    for name, command in group.commands.items():
        command.help = t(lang, f"cli-{name}")
    return group


def _tetrapolis(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    games_dir: Annotated[str | None, typer.Option(metavar="folder", show_default=False)] = None,
    content: Annotated[list[str] | None, typer.Option(metavar="folder", show_default=False)] = None,
    lang: Annotated[str, typer.Option(metavar="|".join(LANGUAGES), show_default=False)] = "en",
) -> None:
    """The root: says its version, or its help if no command follows."""
    if version:
        print(f"tetrapolis {__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def _not_loaded() -> None:
    """Stands for a command in the list of commands; `Group.resolve_command` loads the real one."""


def load(name: str, lang: str) -> TyperCommand:
    """A command with its help in a language; only now is its module imported."""
    app = typer.Typer(add_completion=False)
    app.command(name, cls=Command)(getattr(import_module(f"tetrapolis.cli.{MODULES[name]}"), name.replace("-", "_")))
    command = typer.main.get_command(app)
    assert isinstance(command, Command)
    command.lang = lang
    _say_help(command, lang, f"cli-{name}")
    return command


def _say_help(command: Any, lang: str, message: str) -> None:
    """Give a command and its parameters their help in a language."""
    command.help = t(lang, message)
    for param in command.params:
        ids = (f"{message}.{param.name}", f"cli-any.{param.name}")
        param.help = next((t(lang, each) for each in ids if has("en", each)), param.help)


class _Help:
    """Writes the help page with its headings in the person's language."""

    lang = "en"
    commands: Any = None

    def format_help(self: Any, ctx: Any, formatter: Any) -> None:
        words = [t(self.lang, "cli-help-options")]
        params = [param for param in self.get_params(ctx) if not getattr(param, "hidden", False)]
        arguments = [param for param in params if not isinstance(param, TyperOption)]
        words += [_argument_name(param, self.lang) for param in arguments]
        words += [t(self.lang, "cli-help-command")] if self.commands else []
        formatter.write_usage(ctx.command_path, " ".join(words), prefix=t(self.lang, "cli-help-usage") + " ")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.help or "")
        self._section(formatter, "arguments", [(_argument_name(p, self.lang), self._about(p)) for p in arguments])
        options = [param for param in params if isinstance(param, TyperOption)]
        self._section(formatter, "options", [(_option_name(p, self.lang), self._about(p)) for p in options])
        commands = self.commands or {}
        self._section(formatter, "commands", [(name, command.help) for name, command in commands.items()])

    def _section(self, formatter: Any, name: str, rows: list[tuple[str, str]]) -> None:
        if rows:
            with formatter.section(t(self.lang, f"cli-help-{name}.title")):
                formatter.write_dl(rows)

    def _about(self, param: Any) -> str:
        if param.name == "help":
            return t(self.lang, "cli-any.help")
        default = param.default
        if isinstance(default, bool) or default in (None, "", (), []) or not param.show_default:
            return param.help or ""
        return f"{param.help or ''} {t(self.lang, 'cli-help-default', value=str(default))}"


class Command(_Help, TyperCommand):
    """A command whose help page is in the person's language."""


class Group(_Help, TyperGroup):
    """The root, which loads a command only when it is called."""

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        name = args[0]
        if name not in COMMANDS:
            near = get_close_matches(name, COMMANDS, 1)
            raise UsageProblem(
                "cli-error-command", command=name[:40], known=", ".join(COMMANDS), near=near[0] if near else "none"
            )
        pair = (name, args[1] if len(args) > 1 else "")
        if pair in PAIRS:
            return " ".join(pair), load(PAIRS[pair], self.lang), args[2:]
        return name, load(name, self.lang), args[1:]


def _value_name(param: Any, lang: str) -> str:
    """What stands for a value in the help: a word of the language, or the parameter's own sign."""
    sign = param.metavar or param.name
    message = f"cli-value.{sign.lower()}"
    known = sign.isidentifier() and has("en", message)
    return t(lang, message) if known else sign if param.metavar else sign.upper()


def _argument_name(param: Any, lang: str) -> str:
    name = _value_name(param, lang) + ("..." if param.nargs != 1 else "")
    return name if param.required else f"[{name}]"


def _option_name(param: Any, lang: str) -> str:
    names = ", ".join(param.opts)
    if param.secondary_opts:
        names += " / " + ", ".join(param.secondary_opts)
    return names if param.is_flag else f"{names} {_value_name(param, lang)}"


# ---- wrong command lines


def _usage_problem(error: Any, lang: str) -> UsageProblem:
    """What Typer complains about, as a message id: its own texts are English only."""
    param = getattr(error, "param", None)
    if param is not None:
        name = param.opts[0] if isinstance(param, TyperOption) else _value_name(param, lang)
        cause = error.__cause__
        if cause is None or not hasattr(cause, "errors"):
            return UsageProblem("cli-error-missing", name=name)
        value = str(cause.errors()[0].get("input", ""))[:40]
        return UsageProblem("cli-error-value", name=name, value=value, **_expected(param))
    option = getattr(error, "option_name", None)
    if option is not None and hasattr(error, "possibilities"):
        near = ", ".join(sorted(error.possibilities or ())) or "none"
        return UsageProblem("cli-error-option", option=option[:40], near=near)
    if option is not None:
        takes = "no" if "does not take" in error.message else "yes"
        return UsageProblem("cli-error-option-value", option=option[:40], takes=takes)
    words = error.message.partition("(s) (")[2].removesuffix(")")
    return UsageProblem("cli-error-extra", words=words[:80])


def _expected(param: Any) -> dict[str, str | int]:
    """What kind of value a parameter wants: `kind` selects the words, `low` and `high` fill them."""
    kind = {int: "integer", float: "number"}.get(param.type_descriptor.annotation, "other")
    low, high = getattr(param, "min", None), getattr(param, "max", None)
    limits = "none" if low is None else "low" if high is None else "both"
    return {"kind": kind, "limits": limits, "low": str(low), "high": str(high)}
