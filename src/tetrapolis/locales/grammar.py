"""Names in the forms that a sentence asks for. The browser client has the same rules (`web/src/lib/grammar.ts`), and
`tests/grammar.json` has the cases that both must say alike.

A message asks with a function: `{ ACC($card) }` is the name as an object, `{ AT($area) }`, `{ TO($area) }` and
`{ FROM($area) }` are the places, `{ THE($card) }` is the name behind its article, and `{ CAP(...) }` begins a sentence.
They go into one another: `{ CAP(THE(ACC($card))) }`. Of a list each thing is said in its form.

A form is an attribute of the name's message: `.acc`, and with their articles `.at`, `.to`, `.from`. Where there is none
(a name of a content pack, say) Hungarian has a rule. The article depends on the first sound; `.article = none` stands
at names that have none (people). Players' names are anybody's: sentences are worded so that they take no form. In
English all forms are the name itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime.types import FluentType

__all__ = ["FORMS", "Name", "Names", "accusative", "article", "functions"]

_CALLED = {"ACC": "acc", "AT": "at", "TO": "to", "FROM": "from"}
FORMS = frozenset({*_CALLED.values(), "article"})
"""The attributes that are forms of a name: each language has its own."""
_PLACES = {"at": "itt", "to": "ide", "from": "innen"}
_VOWELS = "aáeéiíoóöőuúüű"
_SPOKEN_VOWEL = _VOWELS + "flmnrsxy"
"""Letters whose own names begin with a vowel."""
_LONG = {"a": "á", "e": "é", "o": "ó", "ö": "ő"}


class Name(str):
    """What a thing is called, and what it is called in a form (None: the language has no words for it)."""

    form: Callable[[str], str | None]

    def __new__(cls, text: str, form: Callable[[str], str | None]) -> Name:
        made = super().__new__(cls, text)
        made.form = form
        return made


class Names(str):
    """Several as a list in a sentence, which knows its parts."""

    parts: Sequence[str]
    listed: Callable[[Sequence[str]], str]

    def __new__(cls, parts: Sequence[str], join: Callable[[Sequence[str]], str]) -> Names:
        made = super().__new__(cls, join(parts))
        made.parts, made.listed = parts, join
        return made


def functions(lang: str) -> dict[str, Callable[[Any], Any]]:
    """What messages of a language can call."""
    hungarian = lang == "hu"

    def text(value: FluentType | str) -> str:
        from babel import Locale

        return value if isinstance(value, str) else str(value.format(Locale.parse(lang)))

    def each(value: FluentType | str, change: Callable[[str], str]) -> str:
        if isinstance(value, Names):
            return Names([change(part) for part in value.parts], value.listed) if value.parts else value
        return change(text(value))

    def formed(form: str) -> Callable[[FluentType | str], str]:
        def one(name: str) -> str:
            found = name.form(form) if isinstance(name, Name) else None
            said = found if found is not None else _by_rule(form, name) if hungarian else name
            return Name(said, name.form) if isinstance(name, Name) else said  # its article is still to be had

        return lambda value: each(value, one)

    def the(value: FluentType | str) -> str:
        return each(value, _with_article if hungarian else str)

    def capital(value: FluentType | str) -> str:
        said = text(value)
        return said[:1].upper() + said[1:]

    return {name: formed(form) for name, form in _CALLED.items()} | {"THE": the, "CAP": capital}


# ---- Hungarian


def article(text: str) -> str:
    """The definite article before a text.

    >>> [f"{article(word)} {word}" for word in ("Király", "Orgyilkos", "1", "2", "5 dollár", "10", "1000", "F3")]
    ['a Király', 'az Orgyilkos', 'az 1', 'a 2', 'az 5 dollár', 'a 10', 'az 1000', 'az F3']
    """
    found = re.search(r"\d+(?:[\s\u00a0\u202f]\d{3})*|[^\W\d_]+", text)
    if not found:
        return "a"
    word = found[0].lower()
    if word[0].isdigit():
        digits = re.sub(r"\D", "", word)
        return "az" if digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1) else "a"
    return "az" if word[0] in (_SPOKEN_VOWEL if len(word) == 1 else _VOWELS) else "a"


def _with_article(text: str) -> str:
    """A name that has its own article keeps it: Az Árnyak."""
    if isinstance(text, Name) and text.form("article") == "none":
        return text
    own = re.match(r"(Az?) (?=\w)", text)
    return own[1].lower() + text[len(own[1]) :] if own else f"{article(text)} {text}"


def accusative(text: str) -> str:
    """A name as the object of a sentence; wrong where the stem changes (Hadúr: Hadurat) or vowels are mixed.

    >>> [accusative(word) for word in ("Király", "Palota", "Dokk", "Erőd", "Püspök", "Fegyvertár", "Hubert")]
    ['Királyt', 'Palotát', 'Dokkot', 'Erődöt', 'Püspököt', 'Fegyvertárt', 'Hubertet']
    """
    last = text[-1:].lower()
    if not last.isalpha():
        return text
    if last in _VOWELS:
        return f"{text[:-1]}{_LONG.get(text[-1], text[-1])}t"
    if re.search(rf"[{_VOWELS}](?:ly|ny|sz|zs|[jlnrsz])$", text, re.IGNORECASE):
        return f"{text}t"
    vowels = re.findall(f"[{_VOWELS}]", text.lower())
    deciding = next((vowel for vowel in reversed(vowels) if vowel not in "éií"), "e")
    return f"{text}{'ot' if deciding in 'aáoóuú' else 'et' if deciding == 'e' else 'öt'}"


def _by_rule(form: str, name: str) -> str:
    return accusative(name) if form == "acc" else f"{_PLACES[form]}: {name}"
