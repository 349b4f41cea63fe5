"""Words for people: message ids in, English or Hungarian out.

Every text lives in `en/*.ftl` and `hu/*.ftl` (Fluent, one message per id, the same ids in both languages).
Engine, server and command line speak ids with parameters; only this module knows the library behind them.

>>> t("en", "common-players", count=4)
'4 players'
>>> t("hu", "common-players", count=4)
'4 játékos'
"""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

__all__ = ["LANGUAGES", "has", "ids", "t"]

LANGUAGES = ("en", "hu")
"""The languages there are; the first one stands in where another lacks a text."""

_HERE = Path(__file__).parent
_SELDOM = {"rules", "rulings"}
"""Files with one of these in their name (`citadels-rules`, `ankh_morpork-rules-cards`) are long and seldom needed."""


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
    """The message ids of a language that begin with a prefix, file by file in the order they are written.

    >>> ids("en", "common-yes")
    ['common-yes']
    """
    return [message_id for message_id in _message_ids(lang) if message_id.startswith(prefix)]


def _argument(name: str, value: object) -> int | str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | str):
        return value
    raise TypeError(f"argument {name} must be an int, a str or a bool, not {type(value).__name__}")


@cache
def _resources(lang: str, rules: bool) -> list[ast.Resource]:
    """The files of a language: those with the texts of rules and rulings, or all others."""
    if lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}; there are {', '.join(LANGUAGES)}")
    paths = sorted((_HERE / lang).glob("*.ftl"))
    wanted = [path for path in paths if bool(_SELDOM.intersection(path.stem.split("-"))) == rules]
    return [FluentResource(path.read_text("utf-8")) for path in wanted]


@cache
def _bundle(lang: str, rules: bool) -> FluentBundle:
    # No invisible direction marks around arguments: both languages run from left to right.
    bundle = FluentBundle([lang], use_isolating=False)
    for resource in _resources(lang, rules):
        bundle.add_resource(resource)
    return bundle


@cache
def _message_ids(lang: str) -> list[str]:
    resources = _resources(lang, False) + _resources(lang, True)
    return [e.id.name for resource in resources for e in resource.body if isinstance(e, ast.Message)]


def _pattern(lang: str, message_id: str) -> tuple[FluentBundle, Pattern | None]:
    name, _, attribute = message_id.partition(".")
    bundle = _bundle(lang, False)
    if not bundle.has_message(name):
        bundle = _bundle(lang, True)
        if not bundle.has_message(name):
            return bundle, None
    message = bundle.get_message(name)
    return bundle, message.attributes.get(attribute) if attribute else message.value
