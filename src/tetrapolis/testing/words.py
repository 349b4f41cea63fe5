"""All that a game says can be said, in every language it offers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.game import Game
from tetrapolis.core.legal import MoveList
from tetrapolis.core.position import Position
from tetrapolis.core.prompt import plain_prompt
from tetrapolis.core.said import Said, Told
from tetrapolis.core.types import Outcome, Ring
from tetrapolis.locales import LANGUAGES, has, strays, words
from tetrapolis.locales.grammar import FORMS
from tetrapolis.testing.descriptor import tags_of
from tetrapolis.testing.findings import Finding, breaks, holds
from tetrapolis.testing.prompts import NAMES, said_in
from tetrapolis.testing.refusals import guesses, refusals
from tetrapolis.testing.settings import Setting, random_game

LEFTOVER = re.compile(r"[\[\]{}]")
"""What stands in no text that could be made."""
EACH = 12
"""A message is tried with so many different values."""
SHOWN = 6
"""So many of the missing messages are named."""


def languages(game: Game) -> list[str]:
    """The languages that a game offers: those in which it says its name; English it must.

    >>> import tetrapolis as tp
    >>> languages(tp.game("citadels"))
    ['en', 'hu']
    """
    return [lang for lang in LANGUAGES if lang == LANGUAGES[0] or has(lang, f"{game.id}-name")]


# ---- what there is to say


def always_said(game: Game) -> Iterator[str]:
    """The messages that every table shows, or may show."""
    yield from (f"{game.id}-name", f"{game.id}-name.blurb")
    schema = game.options_schema()["$defs"][game.options_type.__name__]["properties"]
    for name in schema:
        yield from (f"{game.id}-option-{name}", f"{game.id}-option-{name}.text")
    if game.position is not None and game.position.named is Position.named:
        yield from (f"{game.id}-field-{row.name}" for row in game.position.fields if row.stored)
    tags = [tag for tag in tags_of(game) if tag != Ring.__struct_config__.tag]
    yield from (f"{game.id}-move-{tag}" for tag in tags)
    yield from (f"{game.id}-end-{reason}" for reason in game.end_reasons)
    yield from game.story.events
    if game.prompt is plain_prompt:
        yield from (f"{game.id}-verb-{tag}" for tag in tags)
        kinds = sorted({step.kind for step in game.steps.values() if step.run is None})
        yield from (f"{game.id}-ask-{kind}{part}" for kind in kinds for part in ("", ".help"))


def unnamed_values(lang: str, game: Game) -> Iterator[str]:
    """Words that options can be set to and that have no name: neither their own nor that of a thing of the game."""
    for name, kind in game.options_schema()["$defs"][game.options_type.__name__]["properties"].items():
        for value in [value for part in kind.get("anyOf", [kind]) for value in part.get("enum", ())]:
            known = (f"{game.id}-web-option-{name}-{value}", f"{game.id}-{name}-{value}", f"web-option-{value}")
            if not any(has(lang, message) for message in known):
                yield f"{name}-{value}"


class Heard:
    """What came up in games, each message with a few of its values."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.said: dict[str, dict[str, Said | Told]] = {}
        self.errors: dict[str, TetrapolisError] = {}
        self.lines: set[str] = set()
        self.rules: set[str] = set()

    def listen(self, setting: Setting, seed: int) -> None:
        """A random game, and the refusals of another."""
        rng = Random(seed)
        for number, pos in enumerate(random_game(setting, seed)):
            events = pos.fresh if number else pos.log
            self._note(self.game.told(event) for event in events)
            if rng.random() < 0.3 or number < 10:
                self._ask(pos, rng)
            if pos.outcome is not None:
                self._end(pos.outcome)
        self.errors |= refusals(setting, seed, guesses(setting, seed))

    def _note(self, said: Iterable[Said | Told]) -> None:
        for one in said:
            known = self.said.setdefault(one.id, {})
            if len(known) < EACH:
                known.setdefault(repr(one.args), one)

    def _ask(self, pos: Position, rng: Random) -> None:
        seats = [None, *range(pos.players)]
        prompt = pos.observe(rng.choice([*seats, *(asked.seat for asked in pos.pending)])).prompt
        self._note(said_in(prompt))
        self.rules.update(prompt.rules)
        for decision in pos.pending:
            legal = pos.legal(decision.seat)
            moves = legal.moves if isinstance(legal, MoveList) else [*legal.listed, legal.sample(rng)]
            self._note(self.game.said(move) for move in rng.sample(list(moves), min(5, len(moves))))

    def _end(self, outcome: Outcome) -> None:
        self.lines.update(line for lines in outcome.breakdown for line, _ in lines)
        self._note(Said(f"{self.game.id}-tiebreak-{what}") for _, what, _ in outcome.tiebreak)

    # ---- in a language

    def missing(self, lang: str) -> list[str]:
        """The messages that a language has no text for."""
        wanted = [*always_said(self.game), *self.said, *self.errors]
        wanted += [rule.lower().replace(".", "-") for rule in sorted(self.rules)]
        found = [message for message in dict.fromkeys(wanted) if not has(lang, message)]
        found += [f"{self.game.id}-web-option-{name}" for name in unnamed_values(lang, self.game)]
        lines = [line for line in sorted(self.lines) if words.score_text(lang, self.game.id, line) == line]
        return found + [f"{self.game.id}-score-{line}" for line in lines]

    def unsaid(self, lang: str) -> Iterator[str]:
        """What cannot be said although there is a text: a value is missing, or something is left over."""
        for message, several in self.said.items():
            for said in several.values() if has(lang, message) else ():
                try:
                    text = words.said_text(lang, self.game.id, said, NAMES)
                except ValueError as error:
                    yield str(error)
                    break
                if not text.strip() or LEFTOVER.search(text):
                    yield f"{message} ({lang}): {text}"
                    break
        for message, refused in self.errors.items():
            try:
                words.error_text(lang, refused, NAMES, self.game)
            except ValueError as error:
                yield f"{message} ({lang}): {error}"


def spoken(game: Game, settings: Iterable[Setting], seed: int) -> Iterator[Finding]:
    """What comes up at these tables, and what is always said, has a text in each language."""
    heard = Heard(game)
    for setting in settings:
        heard.listen(setting, seed)
    found = []
    for lang in languages(game):
        missing = heard.missing(lang)
        if missing:
            more = max(0, len(missing) - SHOWN)
            found.append(breaks("words", "missing", lang=lang, names=", ".join(missing[:SHOWN]), more=more))
        found += [breaks("words", "unsaid", text=text) for text in heard.unsaid(lang)]
    found += files_agree(game)
    yield from found or [holds("words", "words", langs=", ".join(languages(game)), n=len(heard.said))]


# ---- the files


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.names.add(node.id.name)


def _texts(path: Path) -> tuple[dict[str, set[str]], list[str]]:
    """Of a file: every text with its variables, and what is no message."""
    found, junk = dict[str, set[str]](), list[str]()
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            junk.append((entry.content or "").strip().partition("\n")[0])
        if isinstance(entry, ast.Message):
            parts = [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
            ]
            for name, pattern in parts:
                if pattern is not None:
                    variables = _Variables()
                    variables.visit(pattern)
                    found[name] = variables.names
    return found, junk


def files_agree(game: Game) -> list[Finding]:
    """The files have no junk, and every language the same texts with the same variables."""
    folder = game.folder / "words" if game.folder else None
    if folder is None or not folder.is_dir():
        return []
    texts, found = dict[str, dict[str, set[str]]](), list[Finding]()
    for lang in languages(game):
        own = texts[lang] = {}
        for path in (*folder.glob(f"{lang}.ftl"), *sorted((folder / lang).glob("*.ftl"))):
            read, junk = _texts(path)
            own |= read
            found += [breaks("words", "junk", file=f"words/{path.relative_to(folder)}", text=line) for line in junk]
        if names := strays(lang, game.id):
            found.append(breaks("words", "strays", lang=lang, names=", ".join(names[:SHOWN]), prefix=f"{game.id}-"))
    english = texts[LANGUAGES[0]]
    for lang, own in texts.items():
        alone = sorted(name for name in own.keys() ^ english.keys() if name.rpartition(".")[2] not in FORMS)
        if alone:
            more = max(0, len(alone) - SHOWN)
            found.append(breaks("words", "alone", lang=lang, names=", ".join(alone[:SHOWN]), more=more))
        differing = sorted(name for name in own.keys() & english.keys() if own[name] != english[name])
        if differing:
            found.append(breaks("words", "variables", lang=lang, names=", ".join(differing[:SHOWN])))
    return found
