"""A match at one terminal: people and bots take turns until the game is over or somebody leaves.

Knows no game. What a person sees is built from the observation of that person's seat and from the events that seat
may know of, never from the position.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from functools import cache
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.text import Text

from tetrapolis.bots import Bot, spare_cores
from tetrapolis.bots.advice import advise
from tetrapolis.bots.outside import any_bot, begin, close, is_program
from tetrapolis.bots.program import ProgramProblem
from tetrapolis.cli import store
from tetrapolis.cli.common import UsageProblem
from tetrapolis.cli.terminal import drawing, layout
from tetrapolis.cli.terminal.asking import Order
from tetrapolis.cli.terminal.person import Leave, Terminal
from tetrapolis.cli.terminal.prompted import Asked
from tetrapolis.cli.terminal.tables import Choice, Form, Group, Seat, table
from tetrapolis.cli.terminal.typed import canonical, find_thing, folded, read_move, vocabulary
from tetrapolis.core.content import packs
from tetrapolis.core.errors import MalformedMove, TetrapolisError
from tetrapolis.core.match import Match
from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK, Event, Move, Ring
from tetrapolis.games import FOLDER
from tetrapolis.locales import LANGUAGES, t, words

LOG_ROOM = 12
"""At most so many lines of news above a question."""
LEAST_LOG = 4
"""For so many the table is drawn tighter."""
SHORT_LOG = 2
"""At least so many, even if the screen has no room for them; a longer story was told on a page of its own."""


class Step(NamedTuple):
    """A move that stands: who made it, and what everybody (each for himself) saw of it."""

    seat: int | None
    events: list[Event]
    ply: int
    """After it; a private instruction, which is no ply, has that of the move before."""
    by_hand: bool = True
    """An answer to what was asked: not a standing one, and not a draft or a private instruction, which is no ply."""


class Session:
    """One match at one terminal."""

    def __init__(self, match: Match, lang: str, path: Path, terminal: Terminal) -> None:
        self.match = match
        self.lang = lang
        self.path = path
        self.terminal = terminal
        self.table = table(match.game.id)
        self.seats: Sequence[Seat] = store.seats_of(match)
        self.names = drawing.names_of(self.seats)
        self.at_screen: int | None = None
        """The person whose secrets the screen may show."""
        self.history = _history(match)
        self.told = -1
        """The ply before which the long story was told."""
        self.bots: list[Bot | None] = [
            any_bot(match.game.id, each.bot, cores=spare_cores()) if each.bot else None for each in self.seats
        ]
        self.kept = ""
        """Typed where only Enter was wanted."""
        self.trouble: ProgramProblem | None = None
        """What an outside program has done last."""
        begin(self.bots, match.game.id, match.header.players, match.header.options)
        self.order = Order(lambda seat: self.table.occasion(self.match.position.observe(seat)))

    def run(self) -> None:
        """Play until the end, or until somebody leaves; every move is on disk before the next one is asked for."""
        self.save()
        store.remember(self.path)
        content = self.match.game.content
        if content.digest:
            self.terminal.show([t(self.lang, "play-content", name=content.name, digest=content.digest)])
        try:
            while self.match.position.outcome is None:
                seat = self.order.next(self.match.position)
                if seat == CLOCK:
                    self.play(CLOCK, Ring(self.order.alarm(self.match.position)))
                elif self.seats[seat].bot:
                    self.play(seat, self.bot_move(seat))
                else:
                    self.person(seat)
            self.show_end()
        except (Leave, KeyboardInterrupt):
            self.say_goodbye()
        finally:
            close(self.bots)

    def save(self) -> None:
        """Write the match to its file."""
        store.save(self.match, self.path)

    def play(self, seat: int, move: Move) -> None:
        """Play a move and store it; a full disk is no reason to stop."""
        known, before = len(self.match.records), self.match.position.ply
        if self.waits(seat, move):
            self.history.append(Step(seat, [], before))
            return
        events = self.match.play(seat, move)
        ply = self.match.position.ply
        self.history.append(Step(seat, events, ply, by_hand=ply != before))
        standing = self.match.records[known + 1 :]  # their events came along with those of the move
        self.history += [Step(record.seat, [], ply, by_hand=False) for record in standing]
        try:
            self.save()
        except UsageProblem as error:
            self.complain(error)

    def waits(self, seat: int, move: Move) -> bool:
        """Whether a move says that somebody who need not act does nothing: no part of the match."""
        position = self.match.position
        optional = any(decision.seat == seat and decision.optional for decision in position.pending)
        return optional and move == position.default(seat)

    def bot_move(self, seat: int) -> Move:
        """A bot's choice. Its chance depends on what was played alone, so a resumed match goes on the same.

        A program that cannot go on is no reason to stop: its default move is played.
        """
        position = self.match.position
        drafts = sum(1 for _ in takewhile(lambda step: step.ply == position.ply, reversed(self.history))) - 1
        rng = Random(f"{self.match.header.seed}/{position.ply}/{seat}" + (f"/{drafts}" if drafts > 0 else ""))
        player = self.bots[seat]
        assert player is not None
        try:
            return player(position.observe(seat), rng)
        except ProgramProblem as problem:
            if problem is not self.trouble:  # of one that is not tried any more it was said
                self.complain(problem)
            self.trouble = problem
            return position.default(seat)

    # ---- a person's decision

    def person(self, seat: int) -> None:
        """Show a person the table and ask until a move is made (or taken back)."""
        if self.at_screen != seat:
            self.curtain(seat)
        note: Text | None = None
        view = 0
        while True:
            asked = Asked(self.lang, self.match.position.observe(seat), self.seats, self.table)
            groups = asked.groups()
            self.draw(asked, groups, note, view)
            note = None
            while True:
                line = self.ask(seat)
                if not line:
                    view += 1
                    break
                done, note = self.answer(seat, asked, groups, line)
                if done:
                    return
                if note is not None:
                    view = 0
                    break

    def ask(self, seat: int) -> str:
        """What a person says. What was typed while a page waited for Enter stands in brackets: Enter takes it."""
        kept, self.kept = self.kept, ""
        return self.terminal.ask(f"{self.names[seat]} [{kept}]> " if kept else f"{self.names[seat]}> ") or kept

    def curtain(self, seat: int) -> None:
        """Between two people: nothing of the other's secrets stays on the screen or in what was scrolled away."""
        if sum(not each.bot for each in self.seats) > 1:
            self.terminal.clear()
            self.terminal.show(
                layout.wrap(
                    layout.styled(t(self.lang, "play-curtain", name=self.names[seat]), "bold"), self.terminal.width
                )
            )
            self.terminal.ask(t(self.lang, "play-curtain-enter") + " ")
        self.at_screen, self.kept = seat, ""

    def draw(self, asked: Asked, groups: list[Group], note: Text | None, view: int = 0) -> None:
        """The whole screen for a decision; a story too long for it is told first, on a page of its own. On a small
        terminal it comes in several views, one after the other with Enter."""
        lang, width, obs = self.lang, self.terminal.width, asked.obs
        story = drawing.story_lines(lang, obs.game, self.news(obs.seat), self.seats, width)
        question = drawing.question_lines(asked, width)
        bottom = question + asked.under(width)
        choices = drawing.choice_lines(groups, width) + asked.footnote(width)
        top = self.table.screen(lang, obs, self.seats, width, False)
        least = min(len(story), LEAST_LOG) + 1
        if len(top) + len(bottom) + len(choices) + least > self.terminal.height:
            top = self.table.screen(lang, obs, self.seats, width, True)
        if len(top) + len(bottom) + len(choices) + 1 > self.terminal.height:
            bottom = question + asked.under(width, full=False)  # `?` says the rest
        free = self.terminal.height - len(top) - len(bottom) - 2
        full = drawing.choice_lines(groups, width, full=True) + asked.footnote(width)
        if len(full) + min(len(story), LOG_ROOM) <= free:
            choices = full
        room = min(max(free - len(choices), SHORT_LOG), LOG_ROOM)
        if self.terminal.live and len(story) - 1 > room and self.told != self.match.position.ply:
            self.told = self.match.position.ply
            self.terminal.clear()
            self.page(story)
            self.kept = self.kept or self.terminal.ask(t(lang, "play-more") + " ")
        self.terminal.clear()
        news = drawing.cut_story(lang, story, room, width)
        if len(news) - 1 > free - len(choices):
            news = news[1:]  # rather without a heading than the table without its first line
        asked_for = [*bottom, *choices, *([note] if note else [])]
        lines = self.terminal.height - 1 if self.terminal.live else len(top) + len(news) + len(asked_for)
        shown = drawing.views(lang, top, news, asked_for, lines, width)
        self.terminal.show(shown[view % len(shown)])

    def news(self, seat: int | None) -> list[Event]:
        """What this seat (None: everybody) saw since it (any person) last decided, its own last move included."""
        people = [number for number, each in enumerate(self.seats) if not each.bot] if seat is None else [seat]
        steps: list[Step] = []
        for step in reversed(self.history):
            steps.append(step)
            if step.seat in people and step.by_hand:
                break
        return [event for step in reversed(steps) for event in drawing.for_seat(step.events, seat)]

    def answer(self, seat: int, asked: Asked, groups: list[Group], line: str) -> tuple[bool, Text | None]:
        """Do what a line asks for: (a move was made, a note for the redrawn screen)."""
        word, _, rest = line.partition(" ")
        command = commands(self.lang).get(folded(word))
        choices = drawing.choices_of(groups)
        if line.startswith("?"):
            self.explain(asked, choices, line[1:].strip())
            return False, None
        try:
            if command is not None and (not rest or command in ("save", "lang")):
                return self.command(command, asked, rest.strip(), drawing.offered(groups))
            move = read_move(
                self.lang, line, asked.obs, drawing.offered(groups), vocabulary(asked.obs, self.names), self.names
            )
            if isinstance(move, Form):
                made = move.fill(self.terminal, lambda built: self.play(seat, built))
                return made, None if made else layout.styled(t(self.lang, "play-form-left"), "dim")
            if move not in asked.obs.legal() and (why := asked.why_not(str(move))):
                self.say_no(why)
                return False, None
            self.play(seat, move)
            self.follow(seat, choices[int(line) - 1].after if line.isdecimal() else "")
        except TetrapolisError as error:
            things = canonical(line, vocabulary(asked.obs, self.names), self.names).split()
            refused = asked.refused_lines(self.terminal.width, things) if isinstance(error, MalformedMove) else []
            if refused:
                self.terminal.show(refused)
            else:
                self.complain(error)
            return False, None
        return True, None

    def follow(self, seat: int, after: str) -> None:
        """The answer to the next question, if it was chosen together with the move before; and what goes with that."""
        while after and (move := self.match.game.parse_move(after)) in self.match.position.legal(seat):
            offers = self.match.position.observe(seat).prompt.offers
            then = next((offer.after for offer in offers if offer.move == after), "")
            self.play(seat, move)
            after = then

    def command(
        self, command: str, asked: Asked, rest: str, offered: Sequence[Move | Form] = ()
    ) -> tuple[bool, Text | None]:
        """A command that is no move."""
        lang, width, obs = self.lang, self.terminal.width, asked.obs
        seat = obs.seat
        assert seat is not None
        match command:
            case "quit":
                raise Leave
            case "help":
                self.page(drawing.command_lines(lang, obs.game, width, self.table.topics(lang, obs, self.seats)))
            case "hint":
                rng = Random(f"hint/{self.match.position.ply}/{seat}")  # not of the seed: that is secret
                found = advise(obs, rng)
                self.page(drawing.advice_lines(asked, found, offered, width))
            case "log":
                events = max(obs.events, self.news(seat), key=len)  # whichever goes back further
                self.page(drawing.event_lines(lang, obs.game, events, self.seats, width))
            case "save":
                path = Path(rest).expanduser() if rest else self.path
                store.save(self.match, path)
                self.terminal.show(layout.wrap(t(lang, "play-saved", file=str(path)), width))
            case "undo":
                self.match.undo(seat)
                _forget(self.history, self.match.position.ply)
                self.save()
                return True, None
            case "lang":
                if rest not in LANGUAGES:
                    self.terminal.show(layout.wrap(t(lang, "play-lang-which", known=", ".join(LANGUAGES)), width))
                    return False, None
                self.lang = rest
                self.save()
                return False, layout.styled(t(rest, "play-lang-set"), "dim")
        return False, None

    def page(self, lines: list[Text]) -> None:
        """Print something long, a screenful at a time; what is typed in between is for the next question."""
        self.kept = self.terminal.page(lines, t(self.lang, "play-more") + " ")

    def complain(self, error: TetrapolisError) -> None:
        """Say what was wrong; nothing has changed."""
        self.say_no(words.error_text(self.lang, error, self.names, self.match.game))
        if isinstance(error, MalformedMove):
            self.terminal.show(layout.wrap(t(self.lang, "play-hint"), self.terminal.width, 0, "dim"))

    def say_no(self, why: str) -> None:
        """Why something is not possible."""
        self.terminal.show(layout.wrap(layout.styled(why, "red"), self.terminal.width))

    def explain(self, asked: Asked, choices: list[Choice], about: str) -> None:
        """`?`: the question and its rules; `? ace`, `? 3`, `? TEA-4.1`, `? Anna`: a card, choice, rule or topic."""
        lang, width, game = self.lang, self.terminal.width, asked.game
        if not about:
            self.page(asked.help_lines(width))
            return
        things = [find_thing(about, vocabulary(asked.obs, self.names))]
        lines: list[Text] = []
        if about.isdecimal() and 1 <= int(about[:9]) <= len(choices):
            move, after = choices[int(about) - 1].move, choices[int(about) - 1].after
            things = [] if isinstance(move, Form) else str(move).split()[1:]
            lines = layout.wrap(move.about, width, 1) if isinstance(move, Form) else asked.explained(move, after, width)
        for thing in things:
            lines += self.table.explain(lang, thing, width) or asked.about(thing, width)
        lines += asked.refused_lines(width, things)
        for topic in self.table.topics(lang, asked.obs, self.seats):
            if folded(about) in map(folded, topic.words):
                lines += topic.lines(width)
        if not lines and about.upper().startswith(f"{game.rule_prefix}-"):
            lines = asked.rule(about.upper(), width)
        self.page(lines or layout.wrap(t(lang, "play-unknown-thing", text=about[:40]), width))

    # ---- the end

    def show_end(self) -> None:
        """The final table and the ranking."""
        lang, width = self.lang, self.terminal.width
        outcome = self.match.position.outcome
        assert outcome is not None
        humans = [number for number, each in enumerate(self.seats) if not each.bot]
        seat = humans[0] if len(humans) == 1 else None
        obs = self.match.position.observe(seat)
        self.terminal.clear()
        end = drawing.story_lines(lang, obs.game, self.news(seat), self.seats, width)
        end += drawing.outcome_lines(lang, obs.game, outcome, self.seats, width)
        top = self.table.screen(lang, obs, self.seats, width, False)
        if len(top) + len(end) + 3 > self.terminal.height:
            top = self.table.screen(lang, obs, self.seats, width, True)
        self.page([*top, *end])
        if seat in outcome.winners:
            self.terminal.show(layout.wrap(t(lang, "play-won", name=self.names[seat]), width, 1, "bold green"))
        saved = t(lang, "play-saved-end", file=str(self.path))
        self.terminal.show([layout.styled(f" {saved}", "dim")])  # in one piece: a name to be copied

    def say_goodbye(self) -> None:
        """The match is on disk; say how to go on. Several people share the screen: nobody's cards stay on it."""
        if sum(not each.bot for each in self.seats) > 1:
            self.terminal.clear()
        command = f"tetrapolis play --resume {shlex.quote(str(self.path))} --lang {self.lang}"
        if os.environ.get(FOLDER):
            command += f" --games-dir {shlex.quote(os.environ[FOLDER])}"
        for pack in packs().values():
            command += f" --content {shlex.quote(pack.folder)}"
        programs = dict.fromkeys(each.bot for each in self.seats if is_program(each.bot))
        if programs:
            command += f" --bots {shlex.quote(','.join(programs))}"  # a file alone starts no program
        self.terminal.show(layout.wrap(t(self.lang, "play-goodbye"), self.terminal.width))
        self.terminal.console.print(f"  {command}", soft_wrap=True)


def _history(match: Match) -> list[Step]:
    """The moves that stand, with their events: a resumed match must know what was news to whom."""
    steps: list[Step] = []
    before: Position | None = None
    for record, events, position in match.walk():
        if record.undo:
            _forget(steps, position.ply)
        else:
            is_ply = before is None or before.ply != position.ply
            steps.append(Step(record.seat, events, position.ply, is_ply and not _is_standing(before, record.seat)))
        before = position
    return steps


def _forget(steps: list[Step], ply: int) -> None:
    """What came after a ply was taken back."""
    while steps[-1].ply > ply:
        steps.pop()


def _is_standing(before: Position | None, seat: int | None) -> bool:
    """Whether a seat's move was its standing answer: where it has given one, a match plays no other."""
    if before is None or seat is None or seat == CLOCK or before.game.standing is None:
        return False
    return before.game.standing(before, seat) is not None


@cache
def commands(lang: str) -> dict[str, str]:
    """The command words of a language; the English ones always work.

    >>> commands("hu")["naplo"], commands("hu")["hint"], commands("hu")["q"]
    ('log', 'hint', 'quit')
    """
    found = {"h": "help", "q": "quit", "exit": "quit"}
    for command in ("help", "hint", "log", "save", "undo", "lang", "quit"):
        found[command] = command
        found |= dict.fromkeys(map(folded, t(lang, f"play-help-{command}.words").split()), command)
    return found
