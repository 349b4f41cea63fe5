"""A page for each game: a box with facts, the page that lies in the game's own folder, first steps, options."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import tetrapolis as tp
from tetrapolis.bots import levels
from tetrapolis.cli.play.games import about
from tetrapolis.cli.play.rules import all_rules, all_rulings
from tetrapolis.core.game import Game
from tetrapolis.locales import LANGUAGES, has, ids, t
from tools.docs.markdown import code, page, plain, table
from tools.docs.places import ROOT
from tools.docs.rule_pages import place

ENGLISH = LANGUAGES[0]
KEYS = ROOT / "web" / "src" / "table" / "keys.svelte.ts"
"""Where the browser has its list of keys."""


def pages() -> dict[str, tuple[Path, str]]:
    """Where the site has the page of each game, the file it is written in, and its text."""
    found = {}
    for name in tp.games():
        game = tp.game(name)
        own = own_page(game)
        found[f"games/{name}.md"] = (own or ROOT / "docs" / "games" / f"{name}.md", game_page(game, own))
    return found


def own_page(game: Game) -> Path | None:
    """`page.md` in the game's own folder, if it has one: looked for from where its set-up is written upwards."""
    folder = Path(str(sys.modules[game.setup.__module__].__file__)).parent
    while (folder / "__init__.py").exists():
        if (folder / "page.md").is_file():
            return folder / "page.md"
        folder = folder.parent
    return None


def game_page(game: Game, own: Path | None) -> str:
    """All that players want to know before they sit down."""
    status, body = _split(own.read_text("utf-8")) if own else ("", "")
    name = t(ENGLISH, f"{game.id}-name")
    picture = ROOT / "docs" / f"{game.id}.png"
    shown = ""
    if picture.is_file():
        up = Path(*[".."] * len(own.parent.relative_to(ROOT).parts)) if own else Path("../..")
        shown = f"![A game of {name} in the browser]({up.as_posix()}/docs/{game.id}.png)"
    return page(
        f"# {plain(name)}",
        plain(t(ENGLISH, f"{game.id}-name.blurb")),
        facts(game, status),
        shown,
        body,
        *_tips(game),
        "## What a table can choose",
        options(game),
        f"In the terminal: `tetrapolis play {game.id} --option NAME=VALUE`. For programs there is "
        f"[a reference](/reference/{game.id}.md).",
    )


def _split(text: str) -> tuple[str, str]:
    """The status that a page's head names, and the rest."""
    head = re.match(r"---\nstatus: (.+)\n---\n", text)
    return (head[1], text[head.end() :]) if head else ("", text)


def facts(game: Game, status: str) -> str:
    """The box beside the text."""
    book = all_rules(game, ENGLISH)
    rulings = all_rulings(game, book, ENGLISH)
    links = ", ".join(f"[{t(lang, 'docs-language')}](/{place(game.id, lang)})" for lang in LANGUAGES)
    edition = f"{game.id}-about"
    rows = [
        ("Players", f"{game.players[0]} to {game.players[-1]}"),
        ("Status", status),
        ("Edition", plain(t(ENGLISH, f"{edition}.edition")) if has(ENGLISH, f"{edition}.edition") else ""),
        ("Reconstructed", plain(t(ENGLISH, f"{edition}.rebuilt")) if has(ENGLISH, f"{edition}.rebuilt") else ""),
        ("Options", f"{len(about(game, ENGLISH)['options'])}, below"),
        ("Rules", f"{len(book)} rules, {len(rulings)} rulings: {links}"),
        ("Bots", ", ".join(levels(game.id))),
    ]
    lines = [f"* - {name}\n  - {said}" for name, said in rows if said]
    return ":::{list-table}\n:class: facts\n:stub-columns: 1\n:widths: auto\n\n" + "\n".join(lines) + "\n:::"


def _tips(game: Game) -> list[str]:
    """What the first-game guide says at the table."""
    tips = ids(ENGLISH, f"{game.id}-board-tip-")
    if not tips:
        return []
    return [
        "## Your first game",
        "The guide at the table says, when it is time for it:",
        "\n".join(f"- {plain(t(ENGLISH, tip))}" for tip in tips),
    ]


def options(game: Game) -> str:
    """Every option, with what it means."""
    rows = []
    for option in about(game, ENGLISH)["options"]:
        default = option["default"]
        values = ", ".join(code(value) for value in option["values"])
        usual = code("null" if default is None else str(default).lower())
        rows.append([code(option["name"]), f"**{plain(option['label'])}.** {plain(option['about'])}", values, usual])
    return table(["Option", "What it means", "Values", "Usual"], rows)


def table_of_games() -> str:
    """All games at a glance."""
    rows = []
    for name in tp.games():
        game = tp.game(name)
        link = f"[{plain(t(ENGLISH, f'{name}-name'))}](/games/{name}.md)"
        players = f"{game.players[0]} to {game.players[-1]} players"
        rows.append([f"**{link}**<br>{players}", plain(t(ENGLISH, f"{name}-name.blurb"))])
    return table(["Game", "What it is about"], rows)


def keys() -> str:
    """The keys of a table, as the browser lists them."""
    listed = re.findall(r"\['([^']+)', '(web-key-[a-z]+)'\]", KEYS.read_text("utf-8"))
    return table(["Keys", "What they do"], [[code(keys), plain(t(ENGLISH, message))] for keys, message in listed])
