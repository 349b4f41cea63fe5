"""Draw the README's picture of the terminal table: `python tools/picture.py` writes docs/table.svg."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

import tetrapolis as tp
from tetrapolis.bots import bot
from tetrapolis.cli.session import Session, Step
from tetrapolis.cli.terminal import Terminal

WIDTH = 100
PLIES = 118
GATHER = tp.game("citadels").parse_move("gather gold")


class Canvas(Terminal):
    """A terminal that is only drawn on."""

    def __init__(self) -> None:
        self.console = Console(record=True, width=WIDTH, height=40, file=io.StringIO(), force_terminal=True)
        self.live = False

    def clear(self) -> None:
        """Start the picture anew."""
        self.console.export_text(clear=True)


def main() -> None:
    """Play a while with bots, then draw the table for the seat that decides."""
    game = tp.game("citadels")
    names = ["Anna", "Lizi", "Máté", "Zoé"]
    match = tp.Match.new(
        game, 4, "picture", {"preset": "cunning_agents", "edition": "2016"}, names, ("", *["greedy"] * 3)
    )
    play = bot("citadels", "greedy")
    canvas = Canvas()
    session = Session(match, "en", Path("unused"), canvas)
    rng = Random(1)
    while match.position.ply < PLIES or GATHER not in match.position.legal(0):
        seat = match.position.pending[0].seat
        events = match.play(seat, play(match.position.observe(seat), rng))
        session.history.append(Step(seat, events))
    obs = match.position.observe(0)
    session.draw(obs, session.table.choices("en", obs, session.names), None)
    canvas.show([Text("Anna> ")])
    svg = canvas.console.export_svg(title="tetrapolis play citadels")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no fonts from the network
    svg = svg.replace("Fira Code", "DejaVu Sans Mono")
    Path("docs/table.svg").write_text(re.sub(r"\n\s*\n+", "\n", svg), "utf-8")


if __name__ == "__main__":
    main()
