"""The words: files without errors, the same messages in both languages, and every text can be made."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tetrapolis import locales
from tetrapolis.games import playable
from tetrapolis.locales import LANGUAGES, has, ids, t
from tetrapolis.locales.grammar import FORMS

BOOKS = {"shared": locales._SHARED, **{game.id: locales._book_of(game) for game in playable()}}
PATHS = {
    lang: {f"{name}: {path.name}": path for name, book in BOOKS.items() for path in locales._paths(lang, book)}
    for lang in LANGUAGES
}
FILES = {lang: sorted(PATHS[lang]) for lang in LANGUAGES}
ALL = [(lang, name) for lang in LANGUAGES for name in FILES[lang]]
TRANSLATED = [(lang, name) for lang, name in ALL if lang != "en" and name in FILES["en"]]

in_every_file = pytest.mark.parametrize(("lang", "name"), ALL)
in_every_translation = pytest.mark.parametrize(("lang", "name"), TRANSLATED)


@cache
def parse(lang: str, name: str) -> ast.Resource:
    return FluentParser().parse(PATHS[lang][name].read_text("utf-8"))


class _References(Visitor):
    """Collects what a text refers to: variables, and other messages and terms."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.entries: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entries.add(".".join(part.name for part in (node.id, node.attribute) if part))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entries.add("-" + ".".join(part.name for part in (node.id, node.attribute) if part))


def texts(resource: ast.Resource) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text of a file: `message`, `message.attribute`, `-term`."""
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if entry.value is not None:
                yield name, entry.value
            for attribute in entry.attributes:
                yield f"{name}.{attribute.id.name}", attribute.value


def references(pattern: ast.Pattern) -> _References:
    found = _References()
    found.visit(pattern)
    return found


def variables(resource: ast.Resource) -> dict[str, set[str]]:
    return {name: references(pattern).variables for name, pattern in texts(resource)}


@cache
def all_texts(lang: str) -> dict[str, ast.Pattern]:
    return {text: pattern for name in FILES[lang] for text, pattern in texts(parse(lang, name))}


def needed_variables(lang: str, message: str) -> set[str]:
    """The variables of a text and of the texts it refers to."""
    needed: set[str] = set()
    waiting = {message}
    done: set[str] = set()
    while waiting:
        name = waiting.pop()
        done.add(name)
        found = references(all_texts(lang)[name])
        needed |= found.variables
        waiting |= found.entries - done
    return needed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_files(lang: str) -> None:
    assert FILES[lang] == FILES["en"]
    assert len(FILES[lang]) > 20


@in_every_file
def test_a_file_has_no_junk(lang: str, name: str) -> None:
    junk = [entry.content for entry in parse(lang, name).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_written_twice(lang: str) -> None:
    counted = Counter(text for name in FILES[lang] for text, _ in texts(parse(lang, name)))
    assert [text for text, times in counted.items() if times > 1] == []


@in_every_translation
def test_a_translation_has_the_same_texts(lang: str, name: str) -> None:
    english = {text for text, _ in texts(parse("en", name))}
    translated = {text for text, _ in texts(parse(lang, name)) if text.rpartition(".")[2] not in FORMS}
    assert (english - translated, translated - english) == (set(), set())


@in_every_translation
def test_a_translation_uses_the_same_variables(lang: str, name: str) -> None:
    english = variables(parse("en", name))
    translated = variables(parse(lang, name))
    differing = {
        text: (english[text], translated[text])
        for text in english.keys() & translated.keys()
        if english[text] != translated[text]
    }
    assert differing == {}


@in_every_file
def test_every_text_can_be_made(lang: str, name: str) -> None:
    for text, _ in texts(parse(lang, name)):
        if not text.startswith("-"):
            for number in (1, 5):
                assert t(lang, text, **dict.fromkeys(needed_variables(lang, text), number)).strip()


def test_english_stands_in_for_a_missing_text(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for lang, content in {
        "en": "only-english = Only { $n }\n    .tip = Tip\n",
        "hu": "other = Más\n",
    }.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "x.ftl").write_text(content, "utf-8")
    monkeypatch.setattr(locales, "_HERE", tmp_path)
    caches = (locales._resources, locales._bundle, locales._message_ids, locales._first_words)
    try:
        for cached in caches:
            cached.cache_clear()
        assert t("hu", "only-english", n=3) == "Only 3"
        assert t("hu", "only-english.tip") == "Tip"
        assert not has("hu", "only-english")
        assert ids("hu") == ["other"]
    finally:
        for cached in caches:
            cached.cache_clear()


def test_an_unknown_id_is_shown_in_brackets() -> None:
    assert t("hu", "nowhere") == "[nowhere]"
    assert t("en", "common-yes.nowhere") == "[common-yes.nowhere]"


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"common-players \(hu\): Unknown external: count"):
        t("hu", "common-players")


def test_an_argument_of_another_type_is_an_error() -> None:
    with pytest.raises(TypeError, match="count must be an int, a str or a bool, not float"):
        t("en", "common-players", count=1.5)


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match="unknown language 'de'"):
        t("de", "common-yes")


def test_rules_and_rulings_are_read_only_when_needed() -> None:
    citadels, ankh_morpork = ("cit-1-1", "cit-r-01"), ("ank-1-1", "ank-6-1", "ank-10-1", "ank-r-01")
    walled_city, genoa = ("wal-13-1", "wal-r-01"), ("gen-1-1", "gen-6-1", "gen-14-1", "gen-r-01")
    for message in (*citadels, *ankh_morpork, *walled_city, *genoa):
        assert has("en", message)
        book = locales._book("en", message)
        assert book is not None
        assert not locales._bundle("en", book, False).has_message(message)


def test_ids_keep_the_order_of_the_file() -> None:
    assert ids("hu", "common-")[:3] == ["common-yes", "common-no", "common-players"]
