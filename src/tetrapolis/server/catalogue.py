"""The games as people see them before they play: names and facts for all pages, and the words a page fetches later."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from tetrapolis.core.content import facts as facts_of
from tetrapolis.core.content import own_files
from tetrapolis.core.fields import fields_of
from tetrapolis.core.game import Game
from tetrapolis.core.lessons import lessons
from tetrapolis.games import catalogue
from tetrapolis.games import game as game_of
from tetrapolis.locales import LANGUAGES, content_words, digest, has, source, spoken, t
from tetrapolis.server.problems import Problem
from tetrapolis.wire.answers import FactsAnswer, GameCard, LessonCard, Title

STATIC = Path(__file__).parent / "static"
"""The browser client as it was built."""


@cache
def cards() -> tuple[GameCard, ...]:
    """The catalogue, in the order in which it is shown."""
    return tuple(_card(game) for game in catalogue())


def _card(game: Game) -> GameCard:
    about, drawn = game.about, game.id in _drawn()
    return GameCard(
        id=about.id,
        players=list(about.players),
        minutes=about.minutes,
        colour=about.colour,
        status=about.status,
        first_options=list(about.first_options),
        rule_prefix=about.rule_prefix,
        version=about.version,
        drawn=drawn,
        brain=game.brain is not None,
        fields=None if drawn else fields_of(game),
        languages={lang: _title(lang, game) for lang in spoken(about.id) or LANGUAGES[:1]},
        content=game.content if game.content.digest else None,
        lessons=[LessonCard(lesson.id, len(lesson.steps), lesson.core) for lesson in lessons(game)],
    )


def _title(lang: str, game: Game) -> Title:
    name = f"{game.id}-name"

    def said(*attributes: str) -> str:
        return next((t(lang, f"{name}{each}") for each in attributes if has(LANGUAGES[0], f"{name}{each}")), "")

    return Title(said("") or game.about.name, said(".short"), said(".plate", ".blurb"), digest(lang, game.id))


def name_of(card: GameCard, lang: str) -> str:
    """What a game is called in a language, or else in English."""
    return card.languages.get(lang, card.languages[LANGUAGES[0]]).name


@cache
def words(lang: str, name: str) -> bytes:
    """All words of a game in a language."""
    return source(lang, name).encode()


@cache
def facts(name: str) -> FactsAnswer:
    """The facts a game plays with, if it plays with content packs at all; and what is called otherwise in them."""
    game = game_of(name)
    if game.folder is None or game.part("content") is None:
        raise Problem(404, "server-error-nothing")
    read = facts_of(game.id, game.package).read
    files = {file: msgspec.json.decode(read(file)) for file in own_files(game.folder)}
    return FactsAnswer(game.content, files, {lang: content_words(lang, name) for lang in LANGUAGES})


@cache
def _drawn() -> frozenset[str]:
    """The games the built client has boards for."""
    listed = STATIC / "games.json"
    return frozenset(msgspec.json.decode(listed.read_bytes(), type=list[str])) if listed.is_file() else frozenset()


@cache
def embedded() -> bytes:
    """The catalogue as an element of the page: so the first page knows it without asking."""
    content = msgspec.json.encode(cards()).replace(b"<", b"\\u003c")
    return b'<script type="application/json" id="catalogue">%b</script>' % content
