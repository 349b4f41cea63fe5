"""Words for people: message ids in, a text in one of the languages out.

The shared rooms' texts live in `<language>/*.ftl` here (Fluent, one message per id, the same ids in every language): a
language is its folder. A game brings its own, `words/<language>/*.ftl` or `words/<language>.ftl` in its package; each
of its ids begins with its name (`tea-ask-pour`) or with the prefix of its rules (`t-6-12` for the rule T-6.12), so that
no game can change another's words or ours. What begins otherwise is not taken, and told in one line.
Engine, server and command line speak ids with parameters; only this module knows the library behind them.

>>> t("en", "common-players", count=4)
'4 players'
>>> t("hu", "common-players", count=4)
'4 játékos'
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tetrapolis.core.content import facts
from tetrapolis.core.errors import BrokenGame
from tetrapolis.core.extras import need
from tetrapolis.core.game import Game
from tetrapolis.core.languages import LANGUAGES
from tetrapolis.games import game, games
from tetrapolis.locales.grammar import functions

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax import ast

need("terminal", "fluent")

__all__ = ["LANGUAGES", "content_words", "digest", "has", "ids", "source", "spoken", "strays", "t"]

_HERE = Path(__file__).parent
_SELDOM = {"rules", "rulings", "lessons"}
"""Files with one of these in their name (`rules`, `rules-cards`, `rulings`) are long and seldom needed."""


def t(lang: str, message_id: str, /, **args: object) -> str:
    """The text of a message, or of one of its attributes, in a language.

    Arguments are ints, strings and bools (a bool selects `[true]` or `[false]`).

    >>> t("en", "common-yes"), t("hu", "common-yes")
    ('Yes', 'Igen')
    >>> t("en", "common-yes.key")
    'y'

    A text missing in the language is said in English; an unknown id is shown in brackets:

    >>> t("hu", "no-such-message")
    '[no-such-message]'

    A text that cannot be made, for example because an argument is missing, is an error, never a wrong text:

    >>> t("en", "common-players")
    Traceback (most recent call last):
        ...
    ValueError: common-players (en): Unknown external: count
    """
    fluent_args = {name: _argument(name, value) for name, value in args.items()}
    for language in dict.fromkeys((lang, LANGUAGES[0])):
        bundle, pattern = _pattern(language, message_id)
        if pattern is not None:
            text, errors = bundle.format_pattern(pattern, fluent_args)
            if errors:
                reasons = "; ".join(dict.fromkeys(map(str, errors)))
                raise ValueError(f"{message_id} ({language}): {reasons}")
            return str(text)
    return f"[{message_id}]"


def has(lang: str, message_id: str, /) -> bool:
    """Whether a language itself has a text for this message id or `id.attribute`.

    >>> has("hu", "common-yes"), has("hu", "common-yes.key"), has("hu", "common-yes.colour")
    (True, True, False)
    """
    return _pattern(lang, message_id)[1] is not None


def ids(lang: str, prefix: str = "") -> list[str]:
    """The message ids that begin with a prefix, file by file as they are written; without one, the shared ones.

    >>> ids("en", "common-yes")
    ['common-yes']
    """
    book = _book(lang, prefix) if prefix else _SHARED
    return [message_id for message_id in _message_ids(lang, book) if message_id.startswith(prefix)] if book else []


def strays(lang: str, name: str) -> list[str]:
    """The ids in a game's files that are not its own: they begin neither with its name nor with its rules' prefix.

    >>> strays("en", "citadels")
    []
    """
    book = _book_of(game(name))
    return [entry.id.name for path in _paths(lang, book) for entry in _strange(book, _read(path))]


def spoken(name: str) -> list[str]:
    """The languages a game has words in.

    >>> spoken("citadels")
    ['en', 'hu']
    """
    return [lang for lang in LANGUAGES if _paths(lang, _book_of(game(name)))]


def digest(lang: str, name: str) -> str:
    """What changes when a game's words in a language (see `source`) change.

    >>> digest("hu", "citadels") == digest("hu", "citadels") != digest("en", "citadels")
    True
    """
    book = _book_of(game(name))
    texts = [path.read_bytes() for each in dict.fromkeys((LANGUAGES[0], lang)) for path in _paths(each, book)]
    texts += [content_words(lang, name).encode()] if content_words(lang, name) else []
    return sha256(b"\n".join(texts)).hexdigest()[:16]


def source(lang: str, name: str) -> str:
    """All words of a game in a language as one Fluent text, for a client that reads them itself; the English ones come
    first: they stand in for what is missing.

    >>> "citadels-char-king = Király" in source("hu", "citadels")
    True
    """
    from fluent.syntax import FluentSerializer, ast

    book, write = _book_of(game(name)), FluentSerializer()
    languages = dict.fromkeys((LANGUAGES[0], lang))
    read = [_resources(each, book, rules) for each in languages for rules in (False, True)]
    entries = [entry for resources in read for resource in resources for entry in resource.body]
    own = write.serialize(ast.Resource([entry for entry in entries if isinstance(entry, ast.Message | ast.Term)]))
    return own + content_words(lang, name)


@cache
def content_words(lang: str, name: str) -> str:
    """What a game's content pack calls things in a language, as a Fluent text that goes before the game's own words.

    >>> content_words("en", "citadels")
    ''
    """
    owner = game(name)
    part = owner.part("content") if owner.content.digest else None
    return str(part.words(lang, facts(owner.id, owner.package).read)) if part else ""


def _argument(name: str, value: object) -> int | str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | str):
        return value
    raise TypeError(f"argument {name} must be an int, a str or a bool, not {type(value).__name__}")


# ---- books


class _Book(NamedTuple):
    """Whose words they are: the shared rooms', or a game's."""

    first_words: tuple[str, ...] = ()
    """What a game's ids begin with: its name, and the prefix of its rules if it has any."""
    folder: Path | None = None


_SHARED = _Book()


def _book_of(owner: Game) -> _Book:
    return _Book((owner.id, *filter(None, [owner.rule_prefix.lower()])), owner.folder)


def _book(lang: str, message_id: str) -> _Book | None:
    """The book a message stands in, by the first word of its id; None: no room and no game begins like that."""
    first = message_id.partition("-")[0]
    if first in _first_words(lang):
        return _SHARED
    names = (first,) if first in games() else games()
    return next((book for book in map(_book_of, _loadable(names)) if first in book.first_words), None)


def _loadable(names: tuple[str, ...]) -> Iterator[Game]:
    for name in names:
        try:
            yield game(name)
        except BrokenGame:
            continue  # the catalogue says so


@cache
def _first_words(lang: str) -> frozenset[str]:
    return frozenset(message_id.partition("-")[0] for message_id in _message_ids(lang, _SHARED))


def _paths(lang: str, book: _Book) -> list[Path]:
    if lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}; there are {', '.join(LANGUAGES)}")
    if book == _SHARED:
        return sorted((_HERE / lang).glob("*.ftl"))
    if book.folder is None:
        return []
    words = book.folder / "words"
    return [*words.glob(f"{lang}.ftl"), *sorted((words / lang).glob("*.ftl"))]


def _read(path: Path) -> ast.Resource:
    from fluent.runtime import FluentResource  # not above: who only asks which languages there are needs no library

    return FluentResource(path.read_text("utf-8"))


def _strange(book: _Book, resource: ast.Resource) -> list[ast.Message | ast.Term]:
    from fluent.syntax import ast

    entries = [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]
    return [each for each in entries if book != _SHARED and each.id.name.partition("-")[0] not in book.first_words]


@cache
def _resources(lang: str, book: _Book, rules: bool) -> list[ast.Resource]:
    """The files of a book: those with the texts of rules and rulings, or all others."""
    found = []
    for path in _paths(lang, book):
        if bool(_SELDOM.intersection(path.stem.split("-"))) == rules:
            resource = _read(path)
            strange = _strange(book, resource)
            if strange:
                names = ", ".join(entry.id.name for entry in strange)
                logging.getLogger(__name__).warning("%s: not words of this game: %s", path, names)
                resource.body = [entry for entry in resource.body if entry not in strange]
            found.append(resource)
    return found


@cache
def _bundle(lang: str, book: _Book, rules: bool) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    # No invisible direction marks around arguments: our languages run from left to right.
    bundle = FluentBundle([lang], functions=functions(lang), use_isolating=False)
    shared = [] if book == _SHARED else _resources(lang, _SHARED, False)  # a game may refer to them
    for resource in (*shared, *_resources(lang, book, rules)):
        bundle.add_resource(resource)
    if book != _SHARED:
        bundle.add_resource(FluentResource(content_words(lang, book.first_words[0])), allow_overrides=True)
    return bundle


@cache
def _message_ids(lang: str, book: _Book) -> list[str]:
    from fluent.syntax import ast

    resources = _resources(lang, book, False) + _resources(lang, book, True)
    return [entry.id.name for resource in resources for entry in resource.body if isinstance(entry, ast.Message)]


def _pattern(lang: str, message_id: str) -> tuple[FluentBundle, Pattern | None]:
    name, _, attribute = message_id.partition(".")
    book = _book(lang, name) or _SHARED
    bundle = _bundle(lang, book, False)
    if not bundle.has_message(name):
        bundle = _bundle(lang, book, True)
        if not bundle.has_message(name):
            return bundle, None
    message = bundle.get_message(name)
    return bundle, message.attributes.get(attribute) if attribute else message.value
