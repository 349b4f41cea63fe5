"""Money that lies open (GEN-13.3): nobody is asked for more of it than he is seen to have (GEN-6.38, GEN-6.12)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, DANI, GAME, Table, given
from tests.marks import rule
from tests.rules.genoa.information import same_errors
from tetrapolis.core.match import Match, Record, from_bytes
from tetrapolis.games.genoa.rules.bundle import read
from tetrapolis.games.genoa.rules.moves import Counter, Offer
from tetrapolis.locales import words


def road(**more: Any) -> Table:
    """Beside the Harbor and the Post Office; Béla has 20 ducats, which all see, Anna 30."""
    return given("street_5_2", "road", **{"ducats": {ANNA: 30, BELA: 20}, "money": "open", **more})


# ---- counters


@rule("GEN-6.38", "GEN-13.3")
@pytest.mark.parametrize("negotiation", ["orderly", "live"])
@pytest.mark.parametrize(
    "asked",
    [
        "25d",
        "15d+10d",
        "25d+ale",
        "25d+contract",
        "25d take=silk",
        "25d pledge=any_commodity",
        "9995d",
    ],
)
def test_a_counter_for_more_than_the_addressee_openly_has_is_refused(negotiation: str, asked: str) -> None:
    """As an offer of his own it would be invalid, and everybody sees it."""
    table = road(negotiation=negotiation, goods={ANNA: "silk", BELA: "ale"}, hands={BELA: "c01"}).asks()
    counter = f"counter p2 harbor {asked}"
    assert not table.may_play(ANNA, counter)
    assert table.refuses(ANNA, counter) == ["open-purse"]
    assert table.may_play(ANNA, counter.replace("15d+10d", "10d+10d").replace("25d", "20d").replace("9995d", "20d"))


@rule("GEN-6.38")
def test_the_refusal_says_how_much_there_is() -> None:
    table = road().asks()
    with pytest.raises(tp.IllegalMove) as refused:
        table.play("counter p2 harbor 25d")
    names = ["Anna", "Béla", "Cili", "Dani"]
    assert words.error_text("en", refused.value, names, table.pos.game) == (
        "Béla has only 20 ducats, as everybody can see. Ask for no more than that."
    )
    assert words.error_text("hu", refused.value, names, table.pos.game) == (
        "Csak 20 dukátja van, és ezt mindenki látja (Béla). Ennél többet ne kérj."
    )


@rule("GEN-6.38", "GEN-6.40")
def test_a_counter_to_an_offer_may_ask_for_the_whole_purse_and_no_more() -> None:
    table = road().asks({BELA: "offer harbor 5d"})
    assert table.refuses(ANNA, "counter p2 harbor 25d") == ["open-purse"]
    assert table.offers() == ["p2 harbor 5d"]
    table.does(ANNA, "counter p2 harbor 20d").agree(BELA)
    assert (table.ducats(ANNA), table.ducats(BELA)) == (50, 0)


@rule("GEN-6.38", "GEN-8.12")
def test_what_the_addressee_has_earned_meanwhile_can_be_asked_for() -> None:
    """Béla delivers M05 at the Inn: 20 ducats and 30."""
    hands = {BELA: "m05"}
    table = given("harbor monetti drinks inn", "house", hands=hands, ducats={BELA: 20}, money="open").play("invite")
    table.asks()
    assert table.refuses(ANNA, "counter p2 inn 25d") == ["open-purse"]
    table.does(BELA, "deliver m05")
    assert table.refuses(ANNA, "counter p2 inn 55d") == ["open-purse"]
    table.does(ANNA, "counter p2 inn 50d").agree(BELA)
    assert table.ducats(BELA) == 0


@rule("GEN-6.38", "GEN-6.23")
def test_a_pledge_is_no_money_of_the_purse() -> None:
    """The 40 ducats of S11 are yet to come: they can be pledged by who has none."""
    table = road(ducats={BELA: 0}, goods={BELA: "copper"}, hands={BELA: "s11"}).asks()
    assert table.refuses(ANNA, "counter p2 harbor 5d pledge=40d") == ["open-purse"]
    table.does(ANNA, "counter p2 harbor - pledge=40d").agree(BELA)
    assert table.asked == (BELA, "action")


@rule("GEN-6.38", "GEN-13.3", "GEN-14.2")
def test_with_personal_money_it_depends_on_who_shows_his() -> None:
    table = road(money="personal", ducats={BELA: 20, CILI: 20})
    table.does(BELA, "purse open").asks()
    assert table.refuses(ANNA, "counter p2 harbor 25d") == ["open-purse"]
    assert table.may_play(ANNA, "counter p3 harbor 25d")
    table.does(ANNA, "counter p3 harbor 25d").does(CILI, "purse open").does(CILI, "refuse")
    assert table.refuses(ANNA, "counter p3 harbor 25d") == ["open-purse"]


@rule("GEN-6.65", "GEN-13.3", "GEN-6.38")
@pytest.mark.parametrize("money", ["hidden", "personal"])
@pytest.mark.parametrize("negotiation", ["orderly", "live"])
def test_a_hidden_purse_is_not_looked_at(money: str, negotiation: str) -> None:
    """Poor or rich, Anna is answered alike: only Béla himself is told that he cannot pay."""
    poor, rich = [road(money=money, negotiation=negotiation, ducats={BELA: n}).asks() for n in (5, 500)]
    for table in (poor, rich):
        assert same_errors(table, ANNA, "counter p2 harbor 100d", "counter p2 harbor 9995d") == ["allowed", "allowed"]
        table.does(ANNA, "counter p2 harbor 100d")
    assert poor.refuses(BELA, "agree 1") == ["too-dear"]
    assert rich.may_play(BELA, "agree 1")


# ---- offers


@rule("GEN-6.12", "GEN-13.3")
@pytest.mark.parametrize("money", ["hidden", "open", "personal"])
@pytest.mark.parametrize("negotiation", ["orderly", "live"])
def test_nobody_gives_more_than_he_has_open_or_not(money: str, negotiation: str) -> None:
    table = road(money=money, negotiation=negotiation, goods={BELA: "ale"})
    assert table.refuses(BELA, "offer harbor 25d", "offer harbor 25d+ale") == ["too-dear"] * 2
    assert table.may_play(BELA, "offer harbor 20d+ale")


@rule("GEN-6.12", "GEN-13.3")
@pytest.mark.parametrize("negotiation", ["orderly", "live"])
def test_an_offer_wants_no_more_than_the_trader_openly_has(negotiation: str) -> None:
    """As with his commodities, which all see too."""
    table = road(negotiation=negotiation, goods={BELA: "ale"})
    assert table.refuses(BELA, "offer harbor ale take=35d", "offer harbor ale take=silk") == ["open-purse", "not-owned"]
    assert table.may_play(BELA, "offer harbor ale take=30d")
    hidden = road(negotiation=negotiation, goods={BELA: "ale"}, money="hidden")
    assert same_errors(hidden, BELA, "offer harbor ale take=35d") == ["allowed"]


@rule("GEN-6.39", "GEN-13.3")
def test_a_new_bid_wants_no_more_than_the_trader_openly_has() -> None:
    table = road(goods={BELA: "ale"}).asks().does(ANNA, "counter p2 harbor ale")
    assert table.refuses(BELA, "offer harbor ale take=35d") == ["open-purse"]
    table.does(BELA, "offer harbor ale take=30d").accept(BELA)
    assert (table.ducats(ANNA), table.ducats(BELA)) == (0, 50)


@rule("GEN-6.63", "GEN-13.3")
def test_a_preset_offer_that_wants_too_much_is_not_made() -> None:
    table = road(goods={BELA: "ale"}).does(BELA, "preset harbor ale take=35d")
    assert GAME.standing is not None
    assert GAME.standing(table.pos, BELA) is None
    table.does(BELA, "preset harbor ale take=30d")
    assert str(GAME.standing(table.pos, BELA)) == "offer harbor ale take=30d"


@rule("GEN-6.53", "GEN-13.3")
def test_a_sealed_offer_stands_though_the_purse_is_opened_meanwhile() -> None:
    """Béla could not know it when he wrote; Anna just cannot accept it (GEN-6.46)."""
    hands = {ANNA: "m01", BELA: "c01"}
    table = given("harbor monetti drinks inn", "house", hands=hands, ducats={ANNA: 30}, money="personal").play("invite")
    table.does(BELA, "offer inn c01 take=35d").does(ANNA, "purse open").asks()
    assert table.offers() == ["p2 inn c01"]
    assert table.refuses(ANNA, table.accepting(BELA)) == ["too-dear"]


# ---- random play


@rule("GEN-6.38", "GEN-6.12")
@pytest.mark.parametrize("negotiation", ["orderly", "live"])
def test_random_play_asks_for_what_is_there_and_still_asks(negotiation: str) -> None:
    """Béla and Anna have 10 ducats each: all that is drawn is legal, and money is still asked for."""
    table = road(negotiation=negotiation, ducats={ANNA: 10, BELA: 10, CILI: 10, DANI: 10}, goods={BELA: "ale"})
    rng, asked, wanted = Random(3), set(), set()
    for _ in range(1500):
        move = table.pos.legal(BELA).sample(rng)
        if isinstance(move, Offer):
            wanted.add(read(move.take).ducats)
    table.asks()
    for _ in range(1500):
        move = table.pos.legal(ANNA).sample(rng)
        if isinstance(move, Counter):
            asked.add(read(move.give).ducats)
    assert asked == {0, 5, 10}
    assert wanted == {0, 5, 10}


# ---- records of older engines


def old_match() -> Match:
    """Money lies open, all have 130; the trader has been answered by all and decides. As engine 0.1.0 wrote it."""
    match = Match.new(GAME, players=3, seed=8, options={"money": "open", "first_player": 0})
    match.play(0, match.game.parse_move("roll"))
    while match.position.pending[0].kind != "decide":
        decision = match.position.pending[0]
        match.play(decision.seat, match.position.default(decision.seat))
    match.header = replace(match.header, engine="0.1.0")
    return match


def asking_too_much(match: Match) -> list[Record]:
    """What the old engine let pass: a counter for 500 ducats, which is refused, and one for 10, which is agreed to."""
    floor: Any = match.position.stack[0]
    space = match.position.space_name(floor.targets[0])  # type: ignore[attr-defined]
    texts = [(0, f"counter p2 {space} 500d"), (1, "refuse"), (0, f"counter p2 {space} 10d"), (1, "agree 2")]
    first = len(match.records)
    return [*match.records, *(Record(first + n, seat, text) for n, (seat, text) in enumerate(texts))]


@rule("GEN-6.38")
def test_an_old_record_with_such_a_counter_still_replays() -> None:
    match = old_match()
    again = Match.restore(GAME, match.header, asking_too_much(match), None, -1)
    assert again.position.ducats[:2] == [140, 120]  # type: ignore[attr-defined]
    assert again.unfounded() is None
    stored = from_bytes(again.to_bytes(), tp.game)
    assert stored.position.to_json() == again.position.to_json()
    assert len(list(stored.walk())) == len(stored.records)


@rule("GEN-6.38")
def test_an_old_match_that_goes_on_keeps_the_rule() -> None:
    match = old_match()
    floor: Any = match.position.stack[0]
    space = match.position.space_name(floor.targets[0])  # type: ignore[attr-defined]
    with pytest.raises(tp.IllegalMove):
        match.play(0, GAME.parse_move(f"counter p2 {space} 500d"))


@rule("GEN-6.38")
def test_a_new_record_with_such_a_counter_is_none() -> None:
    match = old_match()
    header = replace(match.header, engine=tp.__version__)
    with pytest.raises(tp.BadRecord):
        Match.restore(GAME, header, asking_too_much(match), None, -1)


@rule("GEN-6.38")
def test_an_old_record_with_another_fault_is_none() -> None:
    """What was never legal does not become so: 500 ducats on both sides."""
    match = old_match()
    records = asking_too_much(match)
    at = len(match.records)
    records[at] = replace(records[at], move=f"{records[at].move} take=500d")
    with pytest.raises(tp.BadRecord):
        Match.restore(GAME, match.header, records, None, -1)
