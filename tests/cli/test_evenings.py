"""A whole evening of each game at the terminal, through the prompt alone: no drawing, no code of the game's own."""

import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

import tetrapolis as tp
from tests.cli.scripted import Scripted
from tetrapolis.cli.play import session
from tetrapolis.cli.play.session import Session
from tetrapolis.cli.terminal import drawing
from tetrapolis.cli.terminal.prompted import Asked
from tetrapolis.cli.terminal.tables import PLAIN
from tetrapolis.core.match import Match
from tetrapolis.core.types import Move
from tetrapolis.locales import LANGUAGES, t

NAMES = ["Anna", "Béla", "Cili"]
EDITION = {"citadels": {"preset": "random"}, "genoa": {"negotiation": "orderly"}}


class Guest:
    """Somebody who plays by chance, asks a lot, and types what comes to mind."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.at: Session
        self.tried: list[Move] = []
        self.expected: list[str] = []
        """What the terminal must have said by now."""
        self.questions = 0
        self.told_why = 0
        self.forms = 0

    def __call__(self, prompt: str) -> str | None:
        if not prompt.startswith("Anna>"):
            return self.in_a_form(prompt)
        self.heard()
        self.forms = 0
        position = self.at.match.position
        asked = Asked(self.at.lang, position.observe(0), self.at.seats, PLAIN)
        choices = drawing.choices_of(asked.groups())
        assert choices
        self.tried = [*self.tried[-200:], *(choice.move for choice in choices if isinstance(choice.move, Move))]
        number = self.rng.randint(1, len(choices))
        move = choices[number - 1].move
        self.questions += 1
        if self.questions % 4 == 0:
            return self.ask_why(asked)
        match self.rng.randrange(10):
            case 1:
                return f"? {number}"
            case 2 if isinstance(move, Move):
                return str(move)
            case 3 if isinstance(move, Move):
                return self.try_something_else(asked)
        return str(number)

    def ask_why(self, asked: Asked) -> str:
        """`?`: everything that is refused is listed with its reason."""
        self.expected = [asked.said(refused.why) for verb in asked.prompt.verbs for refused in verb.refused]
        self.told_why += len(self.expected)
        return "?"

    def try_something_else(self, asked: Asked) -> str:
        """A move of another moment: if the prompt refuses it, its reason is what one hears."""
        legal = asked.obs.legal()
        move = next((move for move in self.rng.sample(self.tried, len(self.tried)) if move not in legal), None)
        if move is None:
            return "?"
        why = asked.why_not(str(move))
        self.expected = [why] if why else []
        return str(move)

    def heard(self) -> None:
        terminal = self.at.terminal
        assert isinstance(terminal, Scripted)
        said = terminal.text()
        for text in self.expected:
            assert " ".join(text.split()) in said, text
        self.expected = []
        assert not re.search(r"\[[a-z_]+-[a-z]", said), said
        assert [line for line in terminal.shown if cell_len(line) > 80 and "resume" not in line] == []
        terminal.shown.clear()

    def in_a_form(self, prompt: str) -> str:
        """Mostly what is proposed; after a while the last choice of the last question, which leaves the form."""
        self.forms += 1
        terminal = self.at.terminal
        assert isinstance(terminal, Scripted)
        numbers = [int(n) for line in terminal.latest for n in re.findall(r"(?<!\S)(\d+)\) ", line)]
        most = max(numbers, default=0) if prompt.startswith("[") else 0
        if self.forms > 12:
            confirms = t(self.at.lang, "play-form-confirm") in terminal.shown[-len(terminal.latest) - 1]
            return str(most) if confirms else ""
        return str(self.rng.randint(1, most)) if most and self.rng.random() < 0.4 else ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", tp.games())
def test_an_evening_through_the_prompt_alone(
    name: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "table", lambda game_id: PLAIN)
    monkeypatch.setattr("tetrapolis.cli.terminal.typed.table", lambda game_id: PLAIN)
    guest = Guest(len(lang + name))
    match = Match.new(tp.game(name), 3, 11, EDITION.get(name), NAMES, ["", "random", "random"])
    guest.at = Session(match, lang, tmp_path / "m.jsonl", Scripted(guest))
    guest.at.run()
    assert match.position.outcome is not None
    assert isinstance(guest.at.terminal, Scripted)
    assert t(lang, "play-result") in guest.at.terminal.text()
    refuses = tp.game(name).prompt.__module__ != "tetrapolis.core.prompt"
    assert (guest.told_why > 5) == refuses
