"""A game brings its own words: they are found in its package, in every language, and change nobody else's."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tetrapolis.locales import LANGUAGES, has, ids, strays, t
from tetrapolis.locales.words import rule_ids, thing

GAME = """
from dataclasses import replace
from tests.core.tea import TEA
import msgspec
GAME = replace(TEA, about=msgspec.structs.replace(TEA.about, id="{id}", rule_prefix="{prefix}"), package=__name__)
"""


def _package(folder: Path, id: str, words: dict[str, str], prefix: str = "") -> None:
    package = folder / id
    package.mkdir()
    (package / "__init__.py").write_text(GAME.format(id=id, prefix=prefix))
    for name, text in words.items():
        path = package / "words" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


@pytest.mark.parametrize("form", ["{lang}.ftl", "{lang}/names.ftl"])
def test_words_are_found_in_a_file_or_a_folder_of_the_language(folder: Path, form: str) -> None:
    words = {"en": "mint_tea-cup-full = full cup", "hu": "mint_tea-cup-full = teli csésze"}
    _package(folder, "mint_tea", {form.format(lang=lang): text for lang, text in words.items()})
    assert [thing(lang, "mint_tea", "cup", "full") for lang in ("en", "hu")] == ["full cup", "teli csésze"]
    assert ids("hu", "mint_tea-") == ["mint_tea-cup-full"]


def test_a_language_that_a_game_does_not_speak_is_english_there(folder: Path) -> None:
    _package(folder, "rose_tea", {"en.ftl": "rose_tea-name = Rose tea"})
    assert {t(lang, "rose_tea-name") for lang in LANGUAGES} == {"Rose tea"}
    assert not has("hu", "rose_tea-name")
    assert t("hu", "rose_tea-nothing") == "[rose_tea-nothing]"


def test_rules_are_found_by_their_prefix(folder: Path) -> None:
    _package(folder, "iced_tea", {"en/rules.ftl": "ice-1-1 = Cold.\nice-1-2 = Colder.\nice-r-01 = Ice? Yes."}, "ICE")
    assert rule_ids("ICE") == ["ICE-1.1", "ICE-1.2"]
    assert t("hu", "ice-1-2") == "Colder."


def test_a_game_can_use_our_words_but_not_change_them(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    strange = "rude_tea-yes = { common-yes }!\ncommon-yes = Never\ncitadels-name = Mine\n"
    _package(folder, "rude_tea", {"en.ftl": strange})
    with caplog.at_level(logging.WARNING):
        assert t("en", "rude_tea-yes") == "Yes!"
    assert (t("en", "common-yes"), t("en", "citadels-name")) == ("Yes", "Citadels")
    assert strays("en", "rude_tea") == ["common-yes", "citadels-name"]
    assert [record.getMessage().partition(": ")[2] for record in caplog.records] == [
        "not words of this game: common-yes, citadels-name"
    ]
