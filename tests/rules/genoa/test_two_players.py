"""Section 12 of the rules: two players. Anna is the trader (the book's Péter), Béla the other (Jani)."""

from __future__ import annotations

from tests.genoa import ANNA, BELA, given
from tests.marks import rule

# ---- an offer holds a good


@rule("GEN-12.1", "GEN-6.42", "GEN-6.43")
def test_money_alone_is_refused_and_does_not_bind_the_trader() -> None:
    """EX-T73: Anna has acted; 50 ducats for the action are refused, Anna may LAPSE."""
    table = given("harbor", "house", players=2, acted={ANNA: 1}).play("invite")
    assert table.refuses(BELA, "offer harbor 50d") == ["two-players"]
    table.asks()
    assert table.offers() == []
    assert table.may_play(ANNA, "lapse")


@rule("GEN-12.1", "GEN-6.42", "GEN-6.45")
def test_money_and_a_good_bind_the_trader() -> None:
    """EX-T73: with 5 ducats and 1 ale Anna must accept."""
    table = given("harbor", "house", players=2, acted={ANNA: 1}, goods={BELA: "ale"}).play("invite")
    table.asks({BELA: "offer harbor 5d+ale"})
    assert table.refuses(ANNA, "lapse") == ["duty"]
    assert table.refuses(ANNA, "use") == ["no-action"]
    table.accept(BELA).play("main", "end")
    assert (table.goods(ANNA), table.ducats(ANNA), table.tiles(BELA)) == ("ale", 135, "any_commodity")


@rule("GEN-12.1", "GEN-6.22")
def test_a_pledged_good_counts() -> None:
    """EX-T74: 10 ducats and the pledge of the Park's tile for STEP(park) are valid."""
    table = given("street_4_7", "road", players=2).asks({BELA: "offer park 10d pledge=extra_action"})
    table.accept(BELA).play("main", "end")
    assert (table.ducats(ANNA), table.tiles(ANNA), table.tiles(BELA)) == (140, "extra_action", "")


@rule("GEN-12.1")
def test_pledged_ducats_are_no_good() -> None:
    table = given("drinks", "road", players=2, hands={BELA: "l05"}, goods={BELA: "silver silk saffron"})
    assert table.refuses(BELA, "offer monetti - pledge=60d") == ["two-players"]
    assert table.may_play(BELA, "offer monetti - pledge=60d+trade_1_1")


@rule("GEN-12.1")
def test_the_good_must_come_from_the_offerer() -> None:
    table = given("street_3_2", "road", players=2, goods={ANNA: "silk"})
    assert table.refuses(BELA, "offer palace 20d take=silk") == ["two-players"]


@rule("GEN-12.1", "GEN-6.5")
def test_a_bare_street_costs_a_good_too() -> None:
    table = given("street_3_2", "road", players=2, goods={BELA: "silk"})
    assert table.refuses(BELA, "offer street_4_2 20d") == ["two-players"]
    assert table.may_play(BELA, "offer street_4_2 silk")


@rule("GEN-12.1", "GEN-6.38")
def test_a_counter_must_ask_for_a_good() -> None:
    table = given("street_3_2", "road", players=2, goods={BELA: "silk"}).asks()
    assert table.refuses(ANNA, "counter p2 palace 20d") == ["two-players"]
    assert table.may_play(ANNA, "counter p2 palace 20d+silk")


@rule("GEN-12.1")
def test_with_three_players_money_alone_is_enough() -> None:
    table = given("street_3_2", "road", players=3)
    assert table.may_play(BELA, "offer palace 5d")


# ---- the trader's second action


@rule("GEN-12.2", "GEN-5.7")
def test_the_trader_may_take_two_actions_if_the_other_has_bought_one() -> None:
    """EX-B18: Anna accepts Béla's offer and he acts: she may take two actions in this turn."""
    table = given("harbor", "house", players=2, goods={BELA: "ale"}).play("invite").asks({BELA: "offer harbor ale"})
    table.accept(BELA).play("main", "end").asks().play("go palace")
    table.play("use", "main", "end").asks().play("go zasteri")
    table.play("use", "main", "end")
    assert (table.tiles(ANNA), len(table.cards(ANNA, "contract").split())) == ("building_action", 1)


@rule("GEN-12.3")
def test_the_second_action_may_follow_one_taken_before_the_purchase() -> None:
    """EX-B19: Anna has taken one action; then Béla buys one: she may take a second one later."""
    table = given("harbor", "house", players=2, goods={BELA: "ale"}).play("use", "main", "end")
    table.asks({BELA: "offer palace ale"}).accept(BELA).play("main", "end").asks().play("go zasteri")
    assert table.choices() == ["use", "lapse"]  # Béla has none left
    table.play("use", "main", "end")
    assert (table.tiles(ANNA), len(table.cards(ANNA, "contract").split())) == ("any_commodity", 1)


@rule("GEN-12.2", "GEN-5.2")
def test_without_a_purchase_the_trader_has_one_action() -> None:
    table = given("harbor", "house", players=2, goods={BELA: "ale"}).play("use", "main", "end")
    table.asks().play("go palace")
    assert table.choices() == ["invite"]
    table.play("invite").asks()
    assert table.refuses(ANNA, "use") == ["no-action"]


@rule("GEN-12.2")
def test_the_other_has_one_action_all_the_same() -> None:
    table = given("palace", "road", players=2, goods={BELA: "ale silk"}, acted={BELA: 1}, bought=1)
    assert table.refuses(BELA, "offer harbor ale") == ["no-action"]


@rule("GEN-12.2")
def test_with_three_players_there_is_no_second_action() -> None:
    table = given("harbor", "house", players=3).play("invite").asks({BELA: "offer harbor 5d"})
    table.accept(BELA).play("main", "end").asks().play("go palace", "use", "main", "end").asks().play("go zasteri")
    assert table.choices() == ["invite"]


@rule("GEN-12.2", "GEN-5.15")
def test_the_second_action_is_gone_in_the_next_turn() -> None:
    table = given("harbor", "house", players=2, goods={BELA: "ale"}, rolls=(3, 1)).play("invite")
    table.asks({BELA: "offer harbor ale"}).accept(BELA).play("main", "end").asks().play("stop")
    table.play("roll", "use", "main", "end").asks().play("go zasteri")
    assert (table.pos.trader, table.choices()) == (BELA, ["invite"])


@rule("GEN-12.4")
def test_a_bare_street_bought_is_no_action() -> None:
    """EX-T76: Béla bought only a street for 1 copper: Anna still has one action."""
    table = given("street_3_3", "road", players=2, goods={BELA: "copper"}).asks({BELA: "offer street_3_2 copper"})
    table.accept(BELA).asks().play("go palace", "use", "main", "end").asks().play("go zasteri")
    assert table.choices() == ["invite"]


@rule("GEN-12.4")
def test_two_actions_are_all_however_many_the_other_buys() -> None:
    """Béla buys Harbor and, with an Extra action tile, Palace; Anna takes Villa Zasteri and Fabric, not the Tavern."""
    table = given("harbor", "house", players=2, goods={BELA: "ale silk"}, tiles={BELA: "extra_action"}).play("invite")
    table.asks({BELA: "offer harbor ale"}).accept(BELA).play("main", "end")
    table.asks({BELA: "offer palace silk extra=1"}).accept(BELA).play("main", "end").asks()
    table.play("go zasteri", "use", "main", "end").asks().play("go fabric", "use", "main", "end").asks()
    table.play("go tavern")
    assert table.said("lapses") == [{"building": "tavern"}]
    assert table.tiles(ANNA) == ""


@rule("GEN-12.5", "GEN-9.4")
def test_extra_action_tiles_come_on_top() -> None:
    """After two actions a third one with the tile."""
    table = given("harbor", "house", players=2, goods={BELA: "ale"}, tiles={ANNA: "extra_action"}).play("invite")
    table.asks({BELA: "offer harbor ale"}).accept(BELA).play("main", "end").asks()
    table.play("go palace", "use", "main", "end").asks().play("go zasteri", "use", "main", "end").asks()
    assert table.tiles(ANNA) == "building_action extra_action"  # neither of the two needed it
    table.play("go fabric", "use", "main", "end")
    assert (table.goods(ANNA), table.tiles(ANNA)) == ("linen silk ale", "building_action")


@rule("GEN-12.5", "GEN-9.7")
def test_the_other_buys_a_second_action_with_a_tile() -> None:
    table = given("harbor", "road", players=2, goods={BELA: "ale"}, tiles={BELA: "extra_action"}, acted={BELA: 1})
    table.asks({BELA: "offer palace ale extra=1"}).accept(BELA).play("main", "end")
    assert table.tiles(BELA) == "building_action"
