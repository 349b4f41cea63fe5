"""The numbered rules and the rulings: every one has a text, and whoever names one names one that exists."""

import re

import pytest

import tetrapolis as tp
from tests.test_words import sampled
from tetrapolis.games.ankh_morpork.rules.cards import CARDS, rule_of
from tetrapolis.games.citadels.rules.cards import RULES
from tetrapolis.games.genoa.rules.board import BoardName, load_board
from tetrapolis.games.genoa.rules.cards import BUILDINGS
from tetrapolis.games.walled_city.rules.cards import GUILD_RULES
from tetrapolis.locales import LANGUAGES, has, ids, t, words

LAST_RULING = {"citadels": "R-65", "ankh_morpork": "R-52", "walled_city": "R-46", "genoa": "R-57"}
CHOSEN_BY_TASTE = {
    "citadels": {"preset", "edition", "ninth", "cast", "uniques"},
    "ankh_morpork": set(),
    "walled_city": {"board", "guild_deck", "neutral_votes", "rules"},
    "genoa": {
        "board",
        "negotiation",
        "max_offers",
        "offer_rounds",
        "max_counters",
        "max_notes",
        "floor_min",
        "answer_seconds",
        "close_seconds",
        "floor_max",
        "decide_seconds",
        "auto_deliver",
    },
}
"""The options that settle no disputed point."""
BOARDS: tuple[BoardName, ...] = ("main", "alt")

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
in_every_game = pytest.mark.parametrize("name", tp.games())


def message_of(rule: str) -> str:
    return rule.lower().replace(".", "-")


@in_every_language
@in_every_game
def test_every_rule_has_a_text(name: str, lang: str) -> None:
    prefix = tp.game(name).rule_prefix
    rules = words.rule_ids(prefix)
    written = [message for message in ids(lang, f"{prefix.lower()}-") if not message.startswith(f"{prefix.lower()}-r-")]
    assert {message_of(rule) for rule in rules} == set(written)
    for rule in rules:
        assert words.rule_text(lang, rule)
    assert {words.rule_ruling(rule) for rule in rules} >= {"", "R-01", LAST_RULING[name]}


@in_every_language
@in_every_game
def test_a_rule_names_only_rules_and_rulings_that_there_are(name: str, lang: str) -> None:
    prefix = tp.game(name).rule_prefix
    texts = [words.rule_text(lang, rule) for rule in words.rule_ids(prefix)]
    texts += [words.ruling_text(lang, prefix, ruling) for ruling in words.ruling_ids(prefix)]
    texts += [words.ruling_why(lang, prefix, ruling) for ruling in words.ruling_ids(prefix)]
    assert {rule for text in texts for rule in re.findall(rf"{prefix}-\d+\.\d+", text)} <= set(words.rule_ids(prefix))
    assert {ruling for text in texts for ruling in re.findall(r"\bR-\d+", text)} <= set(words.ruling_ids(prefix))


@in_every_game
def test_every_question_names_rules_that_there_are(name: str) -> None:
    rules = set(words.rule_ids(tp.game(name).rule_prefix))
    for step in tp.game(name).steps.values():
        assert set(step.rules) <= rules
    assert sampled(name).rules <= rules


def test_every_character_and_every_card_has_its_rules() -> None:
    assert {rule for character in RULES for rule in character} <= set(words.rule_ids("CIT"))
    for lang in LANGUAGES:
        for number, card in enumerate(CARDS):
            named = t(lang, f"ankh_morpork-card-{card.id}").casefold()
            assert words.rule_text(lang, rule_of(number)).casefold().startswith(f"{named} ("), card.id
    assert [rule for rule in words.rule_ids("ANK") if rule.startswith("ANK-10.")][-1] == rule_of(len(CARDS) - 1)


@in_every_language
def test_every_guild_is_named_in_all_its_rules(lang: str) -> None:
    assert GUILD_RULES.keys() == {
        message.removeprefix("walled_city-guild-") for message in ids(lang, "walled_city-guild-")
    }
    for guild, rules in GUILD_RULES.items():
        for rule in rules:
            assert t(lang, f"walled_city-guild-{guild}") in words.rule_text(lang, rule), rule


@in_every_language
def test_buildings_of_genoa_are_named_as_on_the_board(lang: str) -> None:
    """The rules of a building begin with its name, and the rings of contracts (GEN-8.18) use the same names."""
    named = {
        board: [t(lang, f"genoa-building-{BUILDINGS[number]}") for number in load_board(board).ring] for board in BOARDS
    }
    for ring in named.values():
        assert ", ".join(ring) in words.rule_text(lang, "GEN-8.18")
    for building in ("guild_hall", "city_hall", "post_office", "cathedral", "palace", "park", "coach_house", "harbor"):
        rules = [words.rule_text(lang, f"GEN-7.{number}") for number in range(3, 15)]
        assert any(rule.startswith(f"{t(lang, f'genoa-building-{building}')}:") for rule in rules), building


@in_every_language
@in_every_game
def test_every_section_has_a_title(name: str, lang: str) -> None:
    sections = {rule.partition("-")[2].partition(".")[0] for rule in words.rule_ids(tp.game(name).rule_prefix)}
    assert {message.removeprefix(f"{name}-section-") for message in ids(lang, f"{name}-section-")} == sections


# ---- rulings


@in_every_language
@in_every_game
def test_every_ruling_of_a_rule_has_a_text_and_every_text_a_rule(name: str, lang: str) -> None:
    prefix = tp.game(name).rule_prefix
    messages = [message_of(rule) for rule in words.rule_ids(prefix)]
    named = {ruling for message in messages for ruling in re.findall(r"R-\d+", t(lang, f"{message}.ruling"))}
    assert words.ruling_ids(prefix) == sorted(named)
    assert words.ruling_ids(prefix)[-1] == LAST_RULING[name]
    assert ids(lang, f"{prefix.lower()}-r-") == ids("en", f"{prefix.lower()}-r-")
    for ruling in named:
        assert has(lang, f"{prefix}-{ruling}.why".lower())
        assert words.ruling_text(lang, prefix, ruling).endswith(".")
        assert words.ruling_why(lang, prefix, ruling).endswith(".")


def options_named(name: str, lang: str) -> dict[str, list[str]]:
    """The options that each ruling of a game names."""
    prefix = tp.game(name).rule_prefix
    said = {ruling: words.ruling_text(lang, prefix, ruling) for ruling in words.ruling_ids(prefix)}
    return {ruling: found for ruling, text in said.items() if (found := re.findall(r"`([^`]*)`", text))}


@in_every_language
@in_every_game
def test_rulings_name_the_options_that_there_are(name: str, lang: str) -> None:
    options = set(tp.game(name).options_type.__struct_fields__)
    named = options_named(name, lang)
    assert {option for found in named.values() for option in found} == options - CHOSEN_BY_TASTE[name]


@in_every_language
def test_the_option_is_named_where_it_belongs(lang: str) -> None:
    assert options_named("citadels", lang)["R-52"] == ["armory_own_city"]
    assert options_named("ankh_morpork", lang) == {
        "R-01": ["edition"],
        "R-02": ["edition"],
        "R-03": ["edition"],
        "R-18": ["region_text"],
        "R-26": ["replace_reach"],
        "R-28": ["mossy_refill"],
        "R-29": ["text_trouble_needs_minion"],
        "R-32": ["small_gods_trolls"],
        "R-35": ["subsidence_choice"],
    }
    assert options_named("walled_city", lang) == {
        "R-07": ["first_player"],
        "R-08": ["starting_road"],
        "R-09": ["defence_guilds"],
        "R-11": ["taylors_permanent"],
        "R-29": ["defence_cards"],
    }
    assert options_named("genoa", lang) == {
        "R-02": ["first_player"],
        "R-17": ["move_only"],
        "R-21": ["card_face"],
        "R-22": ["joint_street"],
        "R-25": ["pledge_check"],
        "R-57": ["money"],
    }
