"""`tetrapolis replay`: a stored match, step by step, as a seat, a spectator or (once it is over) everybody saw it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer
from rich.text import Text

from tetrapolis.cli import store
from tetrapolis.cli.common import AsJson, Lang, UsageProblem
from tetrapolis.cli.play.verify import verified
from tetrapolis.cli.terminal import drawing, layout
from tetrapolis.cli.terminal.person import Leave, Terminal
from tetrapolis.cli.terminal.tables import Seat, table
from tetrapolis.core.match import Match, Record
from tetrapolis.core.position import Position
from tetrapolis.core.types import SPECTATOR, Event
from tetrapolis.locales import t, words


class Shown(NamedTuple):
    """One record as the chosen eyes see it."""

    record: Record
    events: list[Event]
    position: Position


class Eyes(NamedTuple):
    """Whose view is shown: a seat's, a spectator's (None), or everybody's at once."""

    seat: int | None
    open: bool
    players: int


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seat: Annotated[str | None, typer.Option(metavar="P1|P2|…")] = None,
    opened: Annotated[bool, typer.Option("--open")] = False,
    step: Annotated[bool, typer.Option("--step")] = False,
    first: Annotated[int, typer.Option("--from", metavar="N")] = 0,
    last: Annotated[int | None, typer.Option("--to", metavar="N")] = None,
    verify: Annotated[bool, typer.Option("--verify")] = False,
    commitment: Annotated[str, typer.Option("--commitment", metavar="HASH")] = "",
    as_json: AsJson = False,
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
    lang: Lang = "en",
) -> None:
    """Show a stored match."""
    import tetrapolis as tp

    match = tp.replay(file)
    if verify or commitment:
        print(verified(match, commitment, as_json, lang))
        return
    eyes = _eyes(match, seat, opened)
    newest = len(match.records) - 1
    end = newest if last is None else last
    if not 0 <= first <= end <= newest:
        raise UsageProblem("play-error-from-to", last=newest, count=len(match.records))
    shown = [Shown(record, _visible(events, eyes), position) for record, events, position in match.walk()]
    if as_json:
        for each in shown[first : end + 1]:
            print(msgspec.json.encode(_data(each, eyes)).decode())
        return
    viewer = Viewer(match, eyes, shown, store.seats_of(match), Terminal(color=not no_color), lang)
    if step:
        viewer.walk(first, end)
    else:
        viewer.print_all(first, end)


def _eyes(match: Match, seat: str | None, opened: bool) -> Eyes:
    players = match.header.players
    if opened:
        if seat is not None:
            raise UsageProblem("play-error-open-seat")
        if match.position.outcome is None:
            raise UsageProblem("play-error-open")
        return Eyes(None, True, players)
    if seat is None:
        return Eyes(None, False, players)
    return Eyes(seat_number(seat, players), False, players)


def seat_number(seat: str, players: int) -> int:
    """A seat as it is typed.

    >>> seat_number("p2", 4), seat_number("1", 4)
    (1, 0)
    """
    number = re.fullmatch(r"[pP]?([1-9])", seat)
    if not number or int(number[1]) > players:
        raise UsageProblem("play-error-seat", seat=seat[:20], players=players)
    return int(number[1]) - 1


def _visible(events: Sequence[Event], eyes: Eyes) -> list[Event]:
    return list(events) if eyes.open else drawing.for_seat(events, eyes.seat)


def _data(shown: Shown, eyes: Eyes) -> dict[str, Any]:
    """A record for programs. A move's text can hold a secret, so only its own seat gets it, or an open replay."""
    record = shown.record
    data: dict[str, Any] = {"record": record.seq, "seat": record.seat, "undo": record.undo}
    if eyes.open or (eyes.seat is not None and eyes.seat == record.seat):
        data["move"] = record.move
    data["events"] = [{"id": event.id, "args": event.args} for event in shown.events]
    data["told"] = [shown.position.game.told(event) for event in shown.events]
    if eyes.open:
        data["observations"] = [_observed(shown.position, seat) for seat in range(eyes.players)]
    else:
        data["observation"] = _observed(shown.position, eyes.seat)
    return data


def _observed(position: Position, seat: int | None) -> msgspec.Raw:
    return msgspec.Raw(position.observe(seat).to_json().encode())


class Viewer:
    """Prints a replay, or walks through it with a person."""

    def __init__(
        self, match: Match, eyes: Eyes, shown: list[Shown], seats: list[Seat], terminal: Terminal, lang: str
    ) -> None:
        self.match = match
        self.eyes = eyes
        self.shown = shown
        self.terminal = terminal
        self.lang = lang
        self.table = table(match.game.id)
        self.seats = seats

    def print_all(self, first: int, last: int) -> None:
        """What happened, record by record, and the table at the end."""
        self.terminal.show(self._title())
        for number in range(first, last + 1):
            self.terminal.show(self._happened(number))
        self.terminal.show(self._table(last))

    def walk(self, first: int, last: int) -> None:
        """One record at a time; the person goes on, back, or to a number."""
        at = first
        while True:
            self.terminal.clear()
            page = self._page(at)
            if len(page) >= self.terminal.height:
                page = self._page(at, tight=True)
            try:
                typed = self.terminal.page(page, t(self.lang, "play-more") + " ")
                answer = (typed or self.terminal.ask("> ")).lower()
            except Leave:
                return
            if answer == "q":
                return
            if answer == "p":
                at = max(first, at - 1)
            elif answer.isdecimal():
                at = min(max(first, int(answer[:9])), last)
            elif at == last:
                return
            else:
                at += 1

    def _title(self) -> list[Text]:
        header = self.match.header
        title = t(
            self.lang,
            "play-replay-title",
            game=words.game_name(self.lang, header.game),
            names=", ".join(header.names),
        )
        if self.eyes.open:
            view = t(self.lang, "play-replay-view-open")
        elif self.eyes.seat is None:
            view = t(self.lang, "play-replay-view-spectator")
        else:
            view = t(self.lang, "play-replay-view-seat", name=header.names[self.eyes.seat])
        return layout.wrap(layout.styled(f"{title} · {view}", "bold"), self.terminal.width)

    def _page(self, number: int, tight: bool = False) -> list[Text]:
        last = len(self.shown) - 1
        record = layout.styled(t(self.lang, "play-replay-record", n=number, last=last), "bold green")
        nothing = layout.wrap(t(self.lang, "play-replay-nothing"), self.terminal.width, 1, "dim")
        return [
            *self._table(number, tight),
            layout.ruler(record, Text(), self.terminal.width),
            *(self._happened(number) or nothing),
            *layout.wrap(t(self.lang, "play-replay-keys"), self.terminal.width, 0, "dim"),
        ]

    def _happened(self, number: int) -> list[Text]:
        """The number of a record, and what was to be seen of it."""
        shown = self.shown[number]
        names = self.match.header.names
        texts = [self._said(event) for event in shown.events]
        if shown.record.undo and shown.record.seat is not None:
            texts = [t(self.lang, "play-replay-undo", name=names[shown.record.seat])]
        lines: list[Text] = []
        for text in texts:
            head = layout.styled(f"{number:4} · " if not lines else "     · ", "dim")
            lines += layout.hang(head, text, self.terminal.width)
        return lines

    def _said(self, event: Event) -> str:
        """An event's text; in an open replay a private one says whose it is."""
        names = self.match.header.names
        text = words.event_text(self.lang, self.match.game, event, names)
        if event.audience & SPECTATOR:
            return text
        told = [name for seat, name in enumerate(names) if event.audience >> seat & 1]
        return f"({', '.join(told)}) {text}" if self.eyes.open else text

    def _table(self, number: int, tight: bool = False) -> list[Text]:
        """The table as it stood after a record; open: everybody's cards as well; at the end: the result."""
        lang, width, game = self.lang, self.terminal.width, self.match.game
        position = self.shown[number].position
        obs = position.observe(self.eyes.seat)
        lines = self.table.screen(lang, obs, self.seats, width, tight)
        if self.eyes.open:
            lines.append(layout.ruler(layout.styled(t(lang, "play-replay-hands"), "bold"), Text(), width))
            size = layout.widest(drawing.names_of(self.seats))
            for seat, who in enumerate(self.seats):
                name = layout.pad(layout.styled(who.name, "bold"), size + 2)
                head = layout.styled(f" p{seat + 1}  ", "dim") + name
                cards = self.table.hand(lang, position.observe(seat), width - head.cell_len)
                for line in cards or [Text()]:
                    lines.append(head + line)
                    head = Text(" " * head.cell_len)
        if obs.outcome is not None:
            lines += drawing.outcome_lines(lang, game, obs.outcome, self.seats, width)
        elif number == len(self.shown) - 1:
            lines += layout.wrap(t(lang, "play-replay-unfinished"), width, 1, "dim")
        return lines
