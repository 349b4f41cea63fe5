"""`tetrapolis games`: which games there are, and what a table can choose in each."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer

from tetrapolis.cli.common import AsJson, Lang, console, option_properties, print_json, table
from tetrapolis.core.game import Game
from tetrapolis.locales import has, t
from tetrapolis.locales.words import error_text, game_blurb, game_name


def games(
    name: Annotated[str | None, typer.Argument(metavar="game")] = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """List the games, or the options of one."""
    from tetrapolis.games import broken, game, playable

    if name is not None:
        chosen = game(name)
        if as_json:
            print_json(about(chosen, lang))
        else:
            _print_one(chosen, lang)
        return
    known = list(playable())
    if as_json:
        print_json({"games": [about(each, lang) for each in known]})
    else:
        _print_all(known, lang)
        for error in broken():
            console().print(error_text(lang, error), markup=False)


def about(game: Game, lang: str) -> dict[str, Any]:
    """A game's name, players and options, with their words in a language."""
    return {
        "id": game.id,
        "name": game_name(lang, game.id),
        "players": list(game.players),
        "about": game_blurb(lang, game.id),
        "content": msgspec.structs.asdict(game.content) if game.content.digest else None,
        "options": [
            {
                "name": name,
                "label": _said(lang, f"{game.id}-option-{name}", name),
                "about": _said(lang, f"{game.id}-option-{name}.text", ""),
                "values": allowed(schema),
                "default": schema.get("default"),
            }
            for name, schema in option_properties(game).items()
        ],
    }


def allowed(schema: dict[str, Any]) -> list[str]:
    """The values an option takes, as they are written on the command line.

    >>> allowed({"anyOf": [{"type": "boolean"}, {"type": "null"}]})
    ['true', 'false', 'null']
    >>> allowed({"type": "integer", "minimum": 0, "maximum": 7})
    ['0-7']
    """
    values: list[str] = []
    for kind in schema.get("anyOf", [schema]):
        if "enum" in kind:
            values += [str(value) for value in kind["enum"]]
        elif kind.get("type") == "boolean":
            values += ["true", "false"]
        elif kind.get("type") == "integer":
            values.append(f"{kind.get('minimum', '…')}-{kind.get('maximum', '…')}")
        elif kind.get("type") == "array":
            values.append("a,b,…")
        else:
            values.append(str(kind.get("type", "…")))
    return values


def example(game: Game) -> str:
    """An option with another value than its default, as it is written on the command line.

    >>> from tetrapolis.games import game
    >>> example(game("citadels")), example(game("ankh_morpork"))
    ('edition=2016', 'edition=english-2011')
    """
    for name, schema in option_properties(game).items():
        others = [value for value in allowed(schema) if value != str(schema.get("default")).lower()]
        if name != "preset" and others:  # a preset has a switch of its own
            return f"{name}={others[0]}"
    return ""


def _said(lang: str, id: str, otherwise: str) -> str:
    return t(lang, id) if has(lang, id) or has("en", id) else otherwise


def _print_all(known: list[Game], lang: str) -> None:
    rows = table([t(lang, f"cli-games-{column}") for column in ("id", "name", "players", "presets", "about")])
    for game in known:
        presets = allowed(option_properties(game).get("preset", {"enum": []}))
        rows.add_row(
            game.id,
            game_name(lang, game.id),
            f"{game.players[0]}–{game.players[-1]}",
            str(len(presets)) if presets else "–",
            game_blurb(lang, game.id),
        )
    out = console()
    out.print(rows)
    out.print(t(lang, "cli-games-more", game=known[0].id), markup=False)


def _print_one(game: Game, lang: str) -> None:
    from rich.markup import escape

    out = console()
    players = t(lang, "cli-games-range", low=game.players[0], high=game.players[-1])
    out.print(f"[bold]{game_name(lang, game.id)}[/] ({game.id}), {players}")
    out.print(game_blurb(lang, game.id), markup=False)
    if game.content.digest:
        said = t(lang, "play-content", name=game.content.name, digest=game.content.digest)
        out.print(said, markup=False, highlight=False)
    _print_presets(game, lang)
    if not option_properties(game):
        out.print(t(lang, "cli-games-no-options", game=game.id), markup=False)
        return
    rows = table([t(lang, f"cli-games-{column}") for column in ("option", "values", "default", "meaning")])
    for option in about(game, lang)["options"]:
        default = option["default"]
        values = option["values"]
        rows.add_row(
            option["name"],
            ", ".join(values) if len(values) <= 6 else t(lang, "cli-games-see-presets"),
            "null" if default is None else str(default).lower(),
            f"[bold]{escape(option['label'])}.[/] {escape(option['about'])}",
        )
    out.print(rows)
    out.print(t(lang, "cli-games-how", game=game.id, pair=example(game)), markup=False)


def _print_presets(game: Game, lang: str) -> None:
    presets = option_properties(game).get("preset", {}).get("enum", ())
    if not presets:
        return
    rows = table([t(lang, f"cli-games-{column}") for column in ("preset", "name", "about")])
    for preset in presets:
        message = f"{game.id}-preset-{preset}"
        rows.add_row(preset, _said(lang, message, ""), _said(lang, f"{message}.text", ""))
    console().print(rows)
