"""The command line, and the settings of the server, as the commands themselves say."""

from __future__ import annotations

import re
from typing import Any

from typer.core import TyperOption

from tetrapolis.cli.app import COMMANDS, PAIRS, load, root
from tetrapolis.locales import LANGUAGES, t
from tools.docs.markdown import code, page, plain, table

ENGLISH = LANGUAGES[0]


def pages() -> dict[str, str]:
    """One page with all commands."""
    names = {name: name for name in COMMANDS} | {" ".join(pair): module for pair, module in PAIRS.items()}
    parts = [_command(words, load(module, ENGLISH)) for words, module in sorted(names.items())]
    intro = f"{plain(t(ENGLISH, 'cli'))} After `make dev` the program is `.venv/bin/tetrapolis`."
    return {"reference/cli.md": page("# Commands", intro, _everywhere(), *parts)}


def _everywhere() -> str:
    """What may stand before or behind any command."""
    params: list[Any] = [param for param in root(ENGLISH).params if not getattr(param, "hidden", False)]
    rows = [[_options(param), plain(param.help or ""), _default(param)] for param in params]
    return page("## With every command", table(["", "", "Usual"], rows))


def _command(words: str, command: Any) -> str:
    params = [param for param in command.params if not getattr(param, "hidden", False)]
    arguments = [param for param in params if not isinstance(param, TyperOption)]
    usage = " ".join(["tetrapolis", words, "[OPTIONS]", *(_argument(param) for param in arguments)])
    rows = [[code(_argument(param)), plain(param.help or ""), ""] for param in arguments]
    rows += [[_options(param), plain(param.help or ""), _default(param)] for param in params if param not in arguments]
    return page(
        f"## tetrapolis {words}", plain(command.help or ""), f"```text\n{usage}\n```", table(["", "", "Usual"], rows)
    )


def configuration() -> str:
    """Every setting of the server: option, variable, what it is without it."""
    rows = []
    for param in load("serve", ENGLISH).params:
        if isinstance(param, TyperOption) and not param.hidden:
            variable = param.envvar if isinstance(param.envvar, str) else ""
            rows.append([_options(param), code(variable) if variable else "", _default(param), plain(param.help or "")])
    return table(["Option", "Variable", "Usual", "What it sets"], rows)


def _value(param: Any) -> str:
    """What stands for a value."""
    sign = param.metavar or param.name
    known = t(ENGLISH, f"cli-value.{sign.lower()}") if re.fullmatch(r"[A-Za-z]+", sign) else ""
    return sign if not known or known.startswith("[cli-value") else known


def _argument(param: Any) -> str:
    name = _value(param).upper() + ("..." if param.nargs != 1 else "")
    return name if param.required else f"[{name}]"


def _options(param: Any) -> str:
    names = ", ".join(code(name) for name in (*param.opts, *param.secondary_opts))
    return names if param.is_flag else f"{names} {plain(_value(param))}"


def _default(param: Any) -> str:
    default = param.default
    if isinstance(default, bool):
        return "yes" if default else "no"
    return "" if default in (None, "", (), []) or callable(default) or not param.show_default else code(str(default))
