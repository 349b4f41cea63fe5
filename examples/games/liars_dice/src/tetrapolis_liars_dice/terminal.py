"""Liar's Dice in a terminal: everybody's cup, and under them the bid."""

from collections.abc import Sequence

from rich.text import Text

import tetrapolis as tp
from tetrapolis.cli.terminal.tables import Seat, TerminalTable
from tetrapolis.locales import t

DICE = "■⚀⚁⚂⚃⚄⚅"
"""By their number; 0 is a die that this seat may not see."""


def screen(lang: str, obs: tp.Observation, seats: Sequence[Seat], width: int, tight: bool) -> list[Text]:
    """All that a seat sees."""
    view, asked = obs.view, {decision.seat for decision in obs.pending}
    lines = [Text(f"{t(lang, 'liars_dice-name')} · {t(lang, 'liars_dice-field-round')} {view.round}", style="bold")]
    column = max(len(seat.name) for seat in seats) + 2
    for number, (seat, cup) in enumerate(zip(seats, view.dice, strict=True)):
        line = Text("▸ " if number in asked else "  ")
        line.append(seat.name.ljust(column), style="bold green" if number == obs.seat else "bold")
        lines.append(line.append(" ".join(DICE[die or 0] for die in cup) or "–"))
    if view.n:
        bidder = seats[view.bidder].name
        lines.append(Text("  " + t(lang, "liars_dice-bids", seat=bidder, n=view.n, face=DICE[view.face])))
    return lines


TABLE = TerminalTable(screen=screen)
