"""Draw the README's pictures of the terminal table: `python tools/picture.py` writes docs/table.svg and others."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

import tetrapolis as tp
from tetrapolis.bots import bot
from tetrapolis.cli.play.session import Session, Step
from tetrapolis.cli.terminal.person import Terminal
from tetrapolis.cli.terminal.prompted import Asked

WIDTH = 100
NAMES = ("Anna", "Lizi", "Máté", "Zoé")


class Picture(NamedTuple):
    """A moment worth a picture: the first seat may make a certain move, so many moves into a game."""

    file: str
    game: str
    options: dict[str, Any]
    plies: int
    move: str


PICTURES = (
    Picture("table", "citadels", {"preset": "cunning_agents", "edition": "2016"}, 118, "gather gold"),
    Picture("ankh_morpork", "ankh_morpork", {}, 120, "place the_scours"),
    Picture("genoa", "genoa", {}, 420, "stop"),
)


class Canvas(Terminal):
    """A terminal that is only drawn on."""

    def __init__(self) -> None:
        self.console = Console(record=True, width=WIDTH, height=40, file=io.StringIO(), force_terminal=True)
        self.live = False

    def clear(self) -> None:
        """Start the picture anew."""
        self.console.export_text(clear=True)


def draw(picture: Picture) -> None:
    """Play a while with bots, then draw the table for the seat that decides."""
    game = tp.game(picture.game)
    wanted = game.parse_move(picture.move)
    match = tp.Match.new(game, 4, "picture", picture.options, NAMES, ("", *["normal"] * 3))
    play = bot(picture.game, "normal")
    canvas = Canvas()
    session = Session(match, "en", Path("unused"), canvas)
    rng = Random(1)
    while match.position.ply < picture.plies or wanted not in match.position.legal(0):
        seat = match.position.pending[0].seat
        events = match.play(seat, play(match.position.observe(seat), rng))
        session.history.append(Step(seat, events, match.position.ply))
    obs = match.position.observe(0)
    asked = Asked("en", obs, session.seats, session.table)
    session.draw(asked, asked.groups(), None)
    canvas.show([Text(f"{NAMES[0]}> ")])
    svg = canvas.console.export_svg(title=f"tetrapolis play {picture.game}")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no fonts from the network
    svg = svg.replace("Fira Code", "DejaVu Sans Mono")
    Path(f"docs/{picture.file}.svg").write_text(re.sub(r"\n\s*\n+", "\n", svg), "utf-8")


def main() -> None:
    """Draw all pictures."""
    for picture in PICTURES:
        draw(picture)


if __name__ == "__main__":
    main()
