"""`tetrapolis content`: boards and card lists as files to put right, what is wrong in them, and `--content`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tetrapolis.cli.common import AsJson, Lang, UsageProblem, print_json
from tetrapolis.core import content as packs
from tetrapolis.core.errors import TetrapolisError, UnknownGame
from tetrapolis.locales import t

if TYPE_CHECKING:
    from types import ModuleType

    from tetrapolis.core.game import Game

ACTIONS = ("export", "check")


def content(
    action: Annotated[str, typer.Argument(metavar="export|check")],
    what: Annotated[list[str], typer.Argument(metavar="what")],
    out: Annotated[Path | None, typer.Option(metavar="dir")] = None,
    draw: Annotated[bool, typer.Option("--draw/--no-draw")] = True,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Export a game's content, or check a pack."""
    if action not in ACTIONS:
        raise UsageProblem("cli-error-content-action", action=action[:40])
    if len(what) != (2 if action == "export" else 1):
        raise UsageProblem("cli-error-content-words", action=action)
    if action == "export":
        _export(what[0], Path(what[1]), as_json, lang)
    else:
        _check(what[0], out, draw, as_json, lang)


# ---- export


def _export(name: str, folder: Path, as_json: bool, lang: str) -> None:
    from tetrapolis.games import game as game_of

    game = game_of(name)
    files = packs.own_files(_home(game, _part(game)))
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise UsageProblem("cli-error-content-there", folder=str(folder)[:200])
        folder.mkdir(parents=True, exist_ok=True)
        manifest = {"tetrapolis": packs.FORMAT, "game": game.id, "name": folder.resolve().name[: packs.LONGEST_NAME]}
        text = json.dumps(manifest, ensure_ascii=False, indent=2) + "\n"
        (folder / packs.MANIFEST).write_text(text, "utf-8")
        for file, found in files.items():
            (folder / file).write_bytes(found)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise UsageProblem("cli-error-content-write", folder=str(folder)[:200], reason=reason) from error
    if as_json:
        print_json({"game": game.id, "folder": str(folder), "files": [packs.MANIFEST, *files]})
    else:
        print(t(lang, "cli-content-exported", folder=str(folder), files=", ".join(files)))


def _part(game: Game) -> ModuleType:
    """What the game brings for packs; UsageProblem if it has no content files."""
    found = game.part("content")
    if found is None:
        raise UsageProblem("cli-error-content-none", game=game.id)
    return found


def _home(game: Game, part: ModuleType) -> Path:
    assert game.folder is not None, part  # else it would have no part
    return game.folder


# ---- check


def _check(folder: str, out: Path | None, draw: bool, as_json: bool, lang: str) -> None:
    from tetrapolis.games import game as game_of

    pack = packs.read_pack(folder)
    game = game_of(pack.game)
    part = _part(game)
    home = _home(game, part)
    found = packs.faults(pack, home, part.check)
    told = [{"file": fault.file, "text": _said(lang, fault.error, game), "id": fault.error.id} for fault in found]
    drawn: list[str] = []
    if draw and not found:
        drawn = _draw(part.drawings(packs.reader(pack, packs.own_files(home))), out or Path(folder))
    if as_json:
        print_json({"game": game.id, "name": pack.name, "ok": not found, "faults": told, "drawings": drawn})
    else:
        _print(pack, told, drawn, lang)
    if found:
        raise typer.Exit(1)


def _said(lang: str, error: TetrapolisError, game: Game) -> str:
    from tetrapolis.locales.words import error_text

    return error_text(lang, error, game=game)


def _draw(drawings: dict[str, str], out: Path) -> list[str]:
    try:
        out.mkdir(parents=True, exist_ok=True)
        for name, drawing in drawings.items():
            (out / f"{name}.svg").write_text(drawing, "utf-8")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise UsageProblem("cli-error-content-write", folder=str(out)[:200], reason=reason) from error
    return [str(out / f"{name}.svg") for name in drawings]


def _print(pack: packs.Pack, told: list[dict[str, str]], drawn: list[str], lang: str) -> None:
    for fault in told:
        print(t(lang, "cli-content-fault", file=fault["file"], fault=fault["text"]))
    print(t(lang, "cli-content-checked", name=pack.name, game=pack.game, count=len(told)))
    if drawn:
        print(t(lang, "cli-content-drawn", files=", ".join(drawn)))


# ---- packs in force


def put_in_force(folders: list[str], lang: str) -> None:
    """Play with these packs from now on, if nothing is wrong with them; UsageProblem or BadContent say what is.

    A game reads its facts when it is loaded. So a pack is looked through by another process, where the game plays with
    what it comes with and can say everything in words.
    """
    from tetrapolis.games import games

    packs.use(folders)
    for pack in packs.packs().values():
        if pack.game not in games():
            raise UnknownGame("error-unknown-game", game=pack.game[:40], known=", ".join(games()))
        _look_through(pack.folder, lang)


def _look_through(folder: str, lang: str) -> None:
    command = [sys.executable, "-m", "tetrapolis.cli", "content", "check", folder, "--no-draw", "--json"]
    environ = {name: value for name, value in os.environ.items() if name != packs.FOLDERS}
    done = subprocess.run([*command, "--lang", lang], capture_output=True, check=False, text=True, env=environ)
    try:
        answer: dict[str, Any] = json.loads(done.stdout)
    except json.JSONDecodeError:
        last = (done.stderr.strip().splitlines() or [""])[-1]
        raise UsageProblem("cli-error-content-bad", folder=folder[:200], fault=last[:300]) from None
    for fault in answer["faults"]:
        said = t(lang, "cli-content-fault", file=fault["file"], fault=fault["text"])
        raise UsageProblem("cli-error-content-bad", folder=folder[:200], fault=said)
