"""`tetrapolis rules` with every game: numbers, sections, rulings and the names of cards, in both languages."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tetrapolis as tp
from tetrapolis.cli import main
from tetrapolis.cli.play.rules import all_rules, cards_named, fold
from tetrapolis.games.ankh_morpork.rules import areas, cards, personalities
from tetrapolis.locales import LANGUAGES, t
from tetrapolis.locales.words import rule_text, ruling_text, ruling_why

GAME = tp.game("ankh_morpork")
Said = Callable[..., str]

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Said:
    """What `tetrapolis rules` prints, as one long line."""
    monkeypatch.setenv("TETRAPOLIS_HOME", str(tmp_path))

    def said(*argv: str) -> str:
        assert main(["rules", *argv]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        return " ".join(out.split())

    return said


@in_every_language
@pytest.mark.parametrize("name", tp.games())
def test_the_sections_of_every_game(said: Said, name: str, lang: str) -> None:
    out = said(name, "--lang", lang)
    data: dict[str, Any] = json.loads(said(name, "--json", "--lang", lang))
    rules = all_rules(tp.game(name), lang)
    numbers = [section["section"] for section in data["sections"]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert sum(section["rules"] for section in data["sections"]) == len(rules)
    for section in data["sections"]:
        assert section["title"] in out
    said(name, "6", "6.2", f"{tp.game(name).rule_prefix}-6.2", "R-24")  # the examples below the table exist


@in_every_language
def test_rules_from_all_files(said: Said, lang: str) -> None:
    out = said("ankh_morpork", "ANK-4.39", "6.7", "ank-10-81", "--lang", lang)
    for rule in ("ANK-4.39", "ANK-6.7", "ANK-10.81"):
        assert f"{rule} {rule_text(lang, rule)[:60]}" in out
    for ruling in ("R-02", "R-23", "R-28"):
        assert f"{ruling} {ruling_text(lang, 'ANK', ruling)[:60]}" in out


@in_every_language
def test_a_ruling_with_its_rules(said: Said, lang: str) -> None:
    out = said("ankh_morpork", "R-18", "--lang", lang)
    assert ruling_text(lang, "ANK", "R-18") in out
    assert ruling_why(lang, "ANK", "R-18") in out
    for rule in ("ANK-4.5", "ANK-5.7"):
        assert f"{rule} {rule_text(lang, rule)[:60]}" in out


@in_every_language
@pytest.mark.parametrize(
    ("query", "message", "rule"),
    [
        ("gaspode", "ankh_morpork-card-gaspode", "ANK-4.41"),
        ("Gaszpód", "ankh_morpork-card-gaspode", "ANK-10.17"),
        ("kisistenek", "ankh_morpork-area-small_gods", "ANK-5.10"),
        ("the_shades", "ankh_morpork-area-the_shades", "ANK-5.13"),
        ("EARTHQUAKE", "ankh_morpork-event-earthquake", "ANK-6.25"),
        ("lord lodoci", "ankh_morpork-personality-lord_vetinari", "ANK-8.2"),
    ],
)
def test_a_card_by_its_name(said: Said, query: str, message: str, rule: str, lang: str) -> None:
    for argv in (query.split(), [query], ["--search", query]):
        data = json.loads(said("ankh_morpork", *argv, "--json", "--lang", lang))
        assert [card["id"] for card in data["cards"]] == [message]
        assert rule in [found["id"] for found in data["rules"]]
    out = said("ankh_morpork", query, "--lang", lang)
    assert f"{t(lang, message)}: {t(lang, f'{message}.text')}" in out
    assert rule in out


def test_a_ruling_is_told_once(said: Said) -> None:
    """Many rules about Gaspode rest on the same ruling."""
    out = said("ankh_morpork", "gaspode")
    assert out.count("R-24 Against what does Gaspode help?") == 1
    assert t("en", "cli-rules-above", ids="R-24") in out


def test_a_card_of_citadels_by_its_name(said: Said) -> None:
    data = json.loads(said("citadels", "hadur", "--json"))
    assert [card["id"] for card in data["cards"]] == ["citadels-char-warlord"]
    assert "CIT-13.4" in [rule["id"] for rule in data["rules"]]


@in_every_language
def test_rules_of_the_walled_city(said: Said, lang: str) -> None:
    out = said("walled_city", "WAL-4.13", "13.25", "r-17", "--lang", lang)
    for rule in ("WAL-4.13", "WAL-13.25"):
        assert f"{rule} {rule_text(lang, rule)[:60]}" in out
    for ruling in ("R-11", "R-17"):  # the ruling of WAL-13.25, and the one asked for
        assert f"{ruling} {ruling_text(lang, 'WAL', ruling)[:60]}" in out


@in_every_language
@pytest.mark.parametrize(
    ("query", "guild", "rule"),
    [
        ("merchant taylors", "merchant_taylors", "WAL-13.25"),
        ("fuszeres", "grocers", "WAL-13.9"),
        ("PÉK", "bakers", "WAL-13.45"),
        ("painter_stainers", "painter_stainers", "WAL-13.51"),
    ],
)
def test_a_guild_by_its_name(said: Said, query: str, guild: str, rule: str, lang: str) -> None:
    data = json.loads(said("walled_city", query, "--json", "--lang", lang))
    assert [card["id"] for card in data["cards"]] == [f"walled_city-guild-{guild}"]
    assert rule in [found["id"] for found in data["rules"]]


def test_a_short_name_is_not_found_within_words(said: Said) -> None:
    data = json.loads(said("walled_city", "ács", "--json", "--lang", "hu"))
    assert {found["section"] for found in data["rules"]} == {13}
    assert "WAL-13.2" not in [found["id"] for found in data["rules"]]  # hacsak


@in_every_language
def test_every_name_is_found_in_a_rule(lang: str) -> None:
    rules = {rule.id: fold(rule.text)[0] for rule in all_rules(GAME, lang)}
    kinds = {"card": cards.NAMES, "area": areas.NAMES[1:], "event": cards.EVENTS, "personality": personalities.NAMES}
    for kind, names in kinds.items():
        for name in names:
            query = t(lang, f"ankh_morpork-{kind}-{name}")
            assert f"ankh_morpork-{kind}-{name}" in cards_named(GAME, query)
            assert any(fold(query)[0] in text for text in rules.values()), query


def test_only_cards_have_names() -> None:
    assert cards_named(GAME, "gone") == []  # ankh_morpork-card-gone is what happened to a card
    assert cards_named(GAME, "rolls") == ["ankh_morpork-event-trolls"]  # and ankh_morpork-event-rolls what an event did
    assert cards_named(GAME, "edition") == []


@pytest.mark.parametrize("word", ["hello", "ed", "13", "R-53", "ANK-4.47"])
def test_what_is_neither_a_rule_nor_a_card(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "ankh_morpork", word]) != 0
    assert f"There is no rule {word}" in capsys.readouterr().err
