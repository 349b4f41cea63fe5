"""What each seat had and did: found in real games, with a name for everything."""

from collections import Counter
from random import Random

import pytest

import tetrapolis as tp
from tetrapolis.arena.facts import LINE, facts_of, kinds_of
from tetrapolis.bots.playing import Plan, Result, bots_of, play_game
from tetrapolis.locales import LANGUAGES, has
from tetrapolis.locales.words import score_text, thing

SIZES = {"citadels": 4, "walled_city": 3, "ankh_morpork": 4, "genoa": 3}


def played(game: str, number: int = 1) -> Result:
    size = SIZES[game]
    plan = Plan(game, size, {}, ("random",) * size, seed=2, facts=facts_of)
    return play_game(plan, number, bots_of(plan))


def of_kind(facts: dict[str, int], kind: str) -> dict[str, int]:
    return {fact.partition(":")[2]: times for fact, times in facts.items() if fact.startswith(f"{kind}:")}


@pytest.mark.parametrize("game", tp.games())
def test_every_fact_has_a_name_in_both_languages(game: str) -> None:
    kinds = kinds_of(game)
    for facts in played(game).facts:
        for fact, times in facts.items():
            kind, _, what = fact.partition(":")
            assert times != 0 or kind == LINE
            if kind == LINE:
                assert score_text("en", game, what) != what
            else:
                assert has("en", f"{game}-{kinds[kind]}-{what}"), fact
                assert thing("hu", game, kinds[kind], what)


@pytest.mark.parametrize("game", tp.games())
def test_every_kind_has_a_heading_in_both_languages(game: str) -> None:
    for kind in kinds_of(game):
        for lang in LANGUAGES:
            assert has(lang, f"{game}-facts-{kind}")


@pytest.mark.parametrize("game", tp.games())
def test_the_lines_of_the_score_are_the_points(game: str) -> None:
    result = played(game)
    assert tuple(sum(of_kind(facts, LINE).values()) for facts in result.facts) == result.scores


def test_without_facts_nothing_is_noted() -> None:
    plan = Plan("citadels", 2, {}, ("random",) * 2, seed=2)
    with_facts = play_game(plan._replace(facts=facts_of), 1, bots_of(plan))
    without = play_game(plan, 1, bots_of(plan))
    assert without.facts == ()
    assert without == with_facts._replace(facts=())


def test_citadels_notes_characters_and_cities() -> None:
    pos, rng = tp.game("citadels").new(4, 9), Random(9)
    events, shown = [], Counter[tuple[int, str]]()
    while pos.outcome is None:
        seat = pos.pending[0].seat
        happened = pos.play(seat, pos.legal(seat).sample(rng))
        events += happened
        shown.update((e.args["seat"], e.args["char"]) for e in happened if e.id == "citadels-reveals")
    facts = facts_of(pos, events)
    for seat in range(4):
        assert of_kind(facts[seat], "char") == {char: times for (who, char), times in shown.items() if who == seat}
        assert sum(of_kind(facts[seat], "district").values()) == len(pos.view(None).players[seat].city)


def test_walled_city_notes_a_guild_for_each_round() -> None:
    for facts in played("walled_city").facts:
        assert list(of_kind(facts, "guild_1").values()) == [1]
        assert list(of_kind(facts, "guild_2").values()) == [1]


def test_ankh_morpork_notes_personalities_and_cards() -> None:
    found = played("ankh_morpork").facts
    personalities = [list(of_kind(facts, "personality")) for facts in found]
    assert all(len(each) == 1 for each in personalities)
    assert len({each[0] for each in personalities}) == 4
    assert all(of_kind(facts, "card") for facts in found)


def test_genoa_notes_buildings_and_paid_cards() -> None:
    found = played("genoa").facts
    owned = Counter(building for facts in found for building in of_kind(facts, "owned"))
    assert all(times == 1 for times in owned.values())
    assert sum(sum(of_kind(facts, "acted").values()) for facts in found) > 10
    for facts in found:
        assert sum(of_kind(facts, "deck").values()) == sum(of_kind(facts, "card").values())


def test_every_deal_has_a_buyer_a_seller_and_a_round() -> None:
    plan = Plan("genoa", 3, {}, ("normal",) * 3, seed=2, facts=facts_of)
    facts = play_game(plan, 1, bots_of(plan)).facts
    total = {kind: sum([Counter(of_kind(each, kind)) for each in facts], Counter()) for kind in kinds_of("genoa")}
    assert total["bought"] == total["sold"]
    assert sum(total["bought"].values()) > 20
    assert set(total["bought"]) <= {str(number) for number in range(1, 11)}
    assert total["priced"] <= total["bought"]
    assert set(total["price"]) == set(total["priced"])
    assert all(total["price"][number] >= 5 * total["priced"][number] for number in total["price"])
