"""Names in the forms that sentences ask for: the same cases as in the browser (web/src/lib/words.test.ts)."""

import json
from pathlib import Path
from typing import Any

import pytest

from tetrapolis.core.said import Said
from tetrapolis.locales import has, ids, t
from tetrapolis.locales.grammar import Name, accusative, article, functions
from tetrapolis.locales.words import said_text

CASES = json.loads(Path(__file__).with_name("grammar.json").read_text("utf-8"))


@pytest.mark.parametrize(("word", "said"), CASES["article"])
def test_the_article_follows_the_first_sound(word: str, said: str) -> None:
    assert f"{article(word)} {word}" == said


@pytest.mark.parametrize(("word", "said"), CASES["accusative"])
def test_a_name_without_a_stored_accusative_gets_one_by_rule(word: str, said: str) -> None:
    assert accusative(word) == said


@pytest.mark.parametrize("case", CASES["sentences"], ids=lambda case: case["text"])
def test_a_sentence_has_its_names_in_their_forms(case: dict[str, Any]) -> None:
    assert said_text("hu", case["game"], Said(**case["said"]), CASES["names"]) == case["text"]


def test_a_place_without_a_stored_form_is_pointed_at() -> None:
    assert functions("hu")["TO"](Name("utca: 3-8", lambda form: None)) == "ide: utca: 3-8"


def test_in_english_all_forms_are_the_name() -> None:
    assert functions("en")["THE"](functions("en")["ACC"](Name("Manor", lambda form: None))) == "Manor"


@pytest.mark.parametrize("kind", ["citadels-char", "citadels-district", "ankh_morpork-card", "ankh_morpork-area"])
def test_every_name_of_a_kind_has_its_accusative(kind: str) -> None:
    names = [name for name in ids("hu", f"{kind}-") if has("hu", f"{name}.text")]
    assert len(names) > 10
    assert [name for name in names if not has("hu", f"{name}.acc")] == []
    assert [name for name in names if t("hu", f"{name}.acc")[-1] not in "tT"] == []
