"""Cards ANK-10.1 to ANK-10.51 whose texts are about cards: drawn, discarded, given; and about personalities."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import B, G, R, Table, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.cards_helper import offered

# ---- begging


@rule("ANK-10.3")
def test_the_beggars_guild_begs_from_opponents_with_hand_cards_only() -> None:
    table = given(hands={R: ["the_beggars_guild", "hex"], Y: ["modo"], B: ["groat"]})
    table.play("play the_beggars_guild", "text")
    assert table.choices() == ["target p2", "target p4"]


@rule("ANK-10.3")
def test_the_beggars_guild_cannot_start_if_all_opponents_hands_are_empty() -> None:
    table = given(hands={R: ["the_beggars_guild", "hex"]}).play("play the_beggars_guild")
    assert offered(table) == "place_minion"


@rule("ANK-10.41")
def test_queen_molly_cannot_start_if_all_opponents_hands_are_empty() -> None:
    table = given("1{R1}", hands={R: ["queen_molly", "hex"]}).play("play queen_molly", "place 1")
    assert table.choices() == ["end"]


def begs(card: str, hand: list[str]) -> Table:
    """R has used the text against Y, who has this hand; W-TEXT is open. Queen Molly placed her minion before."""
    table = given("1{R1}", hands={R: [card, "hex"], Y: hand, G: ["groat"]}).play(f"play {card}")
    if card == "queen_molly":
        table.play("place 2")
    table.play("text", "target p2")
    assert table.asked == (Y, "window")
    return table


@rule("ANK-10.3", "ANK-10.41")
@pytest.mark.parametrize("card", ["the_beggars_guild", "queen_molly"])
def test_the_chosen_opponent_picks_two_cards_and_gives_them_hidden_from_the_rest(card: str) -> None:
    table = begs(card, ["modo", "librarian", "gaspode"]).play("pass")
    assert table.asked == (Y, "giving")
    table.play("give gaspode", "give modo")
    assert table.hand(R) == ["gaspode", "hex", "modo"]
    assert table.hand(Y) == ["librarian"]
    assert table.seat == R
    assert [told["card"] for told in table.hears(R, "you-see-given")] == ["gaspode", "modo"]
    assert [told["card"] for told in table.hears(Y, "you-see-given")] == ["gaspode", "modo"]
    assert table.hears(G, "you-see-given") == table.hears(None, "you-see-given") == []
    assert table.hears(G, "gives-card") == [{"seat": Y, "target": R}] * 2


@rule("ANK-10.3", "ANK-10.41")
@pytest.mark.parametrize("card", ["the_beggars_guild", "queen_molly"])
def test_an_opponent_with_one_card_gives_that_one(card: str) -> None:
    table = begs(card, ["modo"]).play("pass")
    assert table.hand(R) == ["hex", "modo"]
    assert table.hand(Y) == []
    assert table.seat == R


@rule("ANK-10.3", "ANK-10.41")
@pytest.mark.parametrize("card", ["the_beggars_guild", "queen_molly"])
def test_a_beggar_who_is_sent_away_gets_nothing(card: str) -> None:
    """E-S03, E-S04"""
    table = begs(card, ["modo", "wallace_sonky"]).play("interrupt wallace_sonky")
    assert table.hand(R) == ["hex"]
    assert table.hand(Y) == ["modo"]
    assert offered(table) == ("end" if card == "queen_molly" else "place_minion")


# ---- the Dragon Sanctuary

SANCTUARY = "the_ankh_morpork_sunshine_dragon_sanctuary"


@rule("ANK-10.5")
def test_each_opponent_gives_the_sanctuary_1_dollar_or_a_card_of_his_choice() -> None:
    table = given(hands={R: [SANCTUARY, "hex"], Y: ["modo", "groat"], G: ["librarian"]}, cash={R: 0, Y: 7, G: 1, B: 4})
    table.play(f"play {SANCTUARY}", "text")
    assert table.asked == (Y, "window")
    table.play("pass")
    assert table.asked == (Y, "donating")
    assert sorted(table.choices()) == ["give groat", "give modo", "pay"]
    table.play("give groat")
    assert table.hand(R) == ["groat", "hex"]
    assert table.asked == (G, "window")
    table.play("pass", "pay")
    assert table.seat == R
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [2, 7, 0, 3]
    assert table.hand(G) == ["librarian"]
    assert offered(table) == "play_another"


@rule("ANK-10.5")
def test_with_neither_money_nor_cards_nothing_is_given_to_the_sanctuary() -> None:
    """E-106"""
    table = given(
        hands={R: [SANCTUARY, "hex"], Y: ["modo", "groat", "librarian"]},
        cash={R: 0, Y: 0, G: 0, B: 5},
        discard=["wallace_sonky"],
    )
    table.play(f"play {SANCTUARY}", "text")
    assert table.asked == (Y, "donating")
    assert sorted(table.choices()) == ["give groat", "give librarian", "give modo"]
    table.play("give modo")
    assert table.hand(R) == ["hex", "modo"]
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [1, 0, 0, 4]
    assert table.seat == R


@rule("ANK-10.5")
def test_a_protected_opponent_gives_the_sanctuary_nothing_the_others_do() -> None:
    """E-S05"""
    table = given(hands={R: [SANCTUARY, "hex"], Y: ["wallace_sonky", "modo"]}).play(f"play {SANCTUARY}", "text")
    table.play("interrupt wallace_sonky")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [12, 10, 9, 9]
    assert table.hand(Y) == ["modo"]


# ---- selling a card to an opponent


def sells(card: str, cash: int = 10, buyer: list[str] | None = None) -> Table:
    """R has used the text and chosen Y. Rosie Palm placed her minion before."""
    hands = {R: [card, "gaspode", "hex"], Y: buyer or [], G: ["groat"]}
    table = given("1{R1}", hands=hands, cash={Y: cash}).play(f"play {card}")
    if card == "rosie_palm":
        table.play("place 2")
    table.play("text")
    assert table.choices() == ["target p2", "target p3", "target p4"]
    return table.play("target p2")


@rule("ANK-10.38", "ANK-10.46")
@pytest.mark.parametrize("card", ["rosie_palm", "the_seamstresses_guild"])
def test_an_opponent_gets_a_card_and_pays_2(card: str) -> None:
    table = sells(card)
    assert table.asked == (R, "giving")
    assert sorted(table.choices()) == ["give gaspode", "give hex"]
    table.play("give hex")
    assert (table.hand(R), table.hand(Y)) == (["gaspode"], ["hex"])
    assert (table.cash(R), table.cash(Y)) == (12, 8)
    assert table.hears(G, "you-see-given") == []


@rule("ANK-10.38", "ANK-10.46")
@pytest.mark.parametrize("card", ["rosie_palm", "the_seamstresses_guild"])
@pytest.mark.parametrize("cash", [1, 0])
def test_an_opponent_without_2_pays_all_he_has_for_the_card(card: str, cash: int) -> None:
    table = sells(card, cash).play("give hex")
    assert (table.hand(R), table.hand(Y)) == (["gaspode"], ["hex"])
    assert (table.cash(R), table.cash(Y)) == (10 + cash, 0)


@rule("ANK-10.38", "ANK-10.46")
@pytest.mark.parametrize("card", ["rosie_palm", "the_seamstresses_guild"])
def test_a_blocked_sale_moves_neither_card_nor_money(card: str) -> None:
    """E-S14, E-S15"""
    table = sells(card, buyer=["wallace_sonky"])
    assert table.asked == (Y, "window")
    table.play("interrupt wallace_sonky")
    assert (table.hand(R), table.hand(Y)) == (["gaspode", "hex"], [])
    assert (table.cash(R), table.cash(Y)) == (10, 10)
    assert offered(table) == ("end" if card == "rosie_palm" else "place_minion")


@rule("ANK-10.38")
def test_rosie_palm_cannot_start_with_an_empty_hand() -> None:
    table = given("1{R1}", hands={R: ["rosie_palm"], Y: ["modo"]}).play("play rosie_palm", "place 1")
    assert table.asked == (Y, "menu")
    assert table.cash(R) == 10


@rule("ANK-10.46")
def test_the_seamstresses_guild_cannot_start_with_an_empty_hand() -> None:
    table = given("1{R1}", hands={R: ["the_seamstresses_guild"]}).play("play the_seamstresses_guild")
    assert offered(table) == "place_minion"


# ---- drawing


def draws(card: str) -> list[str]:
    """The hand after the text; R held nothing else, the pile begins with five known cards."""
    deck = ["the_auditors", "carcer", "the_dean", "death", "dorfl"]
    table = given(hands={R: [card]}, deck=deck).play(f"play {card}", "text")
    assert table.deck[0] == deck[table.cards(R)]
    return table.hand(R)


@rule("ANK-10.24")
def test_hex_draws_the_top_three_cards() -> None:
    assert draws("hex") == ["carcer", "the_auditors", "the_dean"]


@rule("ANK-10.34")
def test_the_librarian_draws_the_top_four_cards() -> None:
    assert draws("librarian") == ["carcer", "death", "the_auditors", "the_dean"]


@rule("ANK-10.35")
def test_leonard_of_quirm_draws_the_top_four_cards() -> None:
    assert draws("leonard_of_quirm") == ["carcer", "death", "the_auditors", "the_dean"]


@rule("ANK-10.49")
def test_sergeant_cheery_littlebottom_draws_the_top_two_cards() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["sergeant_cheery_littlebottom"]}, deck=["the_auditors", "carcer"])
    table.play("play sergeant_cheery_littlebottom", "text")
    assert table.hand(R) == ["carcer", "the_auditors"]
    assert offered(table) == "remove_trouble"


@rule("ANK-10.51")
def test_the_clacks_draw_two_cards_which_can_be_played_at_once() -> None:
    table = given(hands={R: ["the_clacks"]}, deck=["the_auditors", "carcer", "dorfl"])
    table.play("play the_clacks", "text", "money")
    assert table.cash(R) == 12
    assert sorted(table.choices()) == ["play carcer", "play the_auditors", "skip"]


@rule("ANK-10.34")
def test_drawing_by_a_text_is_not_limited_by_the_hand() -> None:
    hand = ["librarian", "hex", "modo", "groat", "gaspode", "drumknott"]
    table = given(hands={R: hand}).play("play librarian", "text")
    assert table.cards(R) == 9


# ---- History Monks


@rule("ANK-10.23")
def test_the_history_monks_take_four_cards_of_the_discard_pile_and_leave_the_rest() -> None:
    pile = ["hex", "modo", "groat", "gaspode", "drumknott", "librarian"]
    table = given(hands={R: ["history_monks"]}, discard=pile).play("play history_monks", "text")
    assert table.cards(R) == 4
    assert sorted([*table.hand(R), *table.discard]) == sorted(pile)
    assert offered(table) == "place_minion"


@rule("ANK-10.23")
def test_which_cards_the_history_monks_take_is_left_to_chance() -> None:
    pile = ["hex", "modo", "groat", "gaspode", "drumknott"]
    tables = [given(hands={R: ["history_monks"]}, discard=pile, seed=seed) for seed in range(60)]
    left = {table.play("play history_monks", "text").discard[0] for table in tables}
    assert left == set(pile)


@rule("ANK-10.23")
def test_the_history_monks_take_all_if_there_are_fewer_than_four_but_not_themselves() -> None:
    """E-98"""
    table = given("5{!}", hands={R: ["sergeant_angua", "history_monks"]}, discard=["hex", "modo"])
    table.play("play sergeant_angua", "skip", "play history_monks", "text")
    assert table.hand(R) == ["hex", "modo", "sergeant_angua"]
    assert table.discard == []
    assert table.current == "history_monks"


# ---- discarding


@rule("ANK-10.26")
def test_harry_king_pays_2_for_each_discarded_card() -> None:
    table = given("1{R1}", hands={R: ["harry_king", "hex", "modo", "groat"]}).play("play harry_king", "place 1", "text")
    assert sorted(table.choices()) == ["discard groat", "discard hex", "discard modo", "done"]
    table.play("discard hex", "discard groat", "done")
    assert table.cash(R) == 14
    assert table.hand(R) == ["modo"]
    assert table.discard == ["hex", "groat"]


@rule("ANK-10.36")
def test_the_shonky_shop_pays_1_for_each_discarded_card_before_the_building() -> None:
    table = given("8{R1}", hands={R: ["shonky_shop", "hex", "modo", "groat"]}, cash=4).play("play shonky_shop", "text")
    table.play("discard hex", "discard groat", "done")
    assert table.cash(R) == 6
    assert table.hand(R) == ["modo"]
    assert table.choices("build") == ["build 8"]


@rule("ANK-10.26", "ANK-10.36")
@pytest.mark.parametrize("card", ["harry_king", "shonky_shop"])
def test_no_card_at_all_may_be_discarded_or_the_whole_hand(card: str) -> None:
    hand = ["gaspode", "hex"]
    table = given("1{R1}", hands={R: [card, *hand], Y: ["groat"]}).play(f"play {card}")
    if card == "harry_king":
        table.play("skip")
    table.play("text", "done")
    assert table.hand(R) == hand
    assert table.cash(R) == 10
    table = given("1{R1}", hands={R: [card, *hand], Y: ["groat"]}).play(f"play {card}")
    if card == "harry_king":
        table.play("skip")
    table.play("text", "discard hex", "discard gaspode")
    assert table.discard[:2] == ["hex", "gaspode"]
    assert table.cash(R) == (14 if card == "harry_king" else 12)


@rule("ANK-10.32")
def test_modo_discards_exactly_one_hand_card() -> None:
    table = given(
        "1{R1}", hands={R: ["modo", "gaspode", "hex"]}, loans={R: ["mr_bent"]}, penalties={R: ["dr_whiteface"]}
    )
    table.play("play modo", "text")
    assert sorted(table.choices()) == ["discard gaspode", "discard hex"]
    table.play("discard gaspode")
    assert table.hand(R) == ["hex"]
    assert table.discard == ["gaspode"]
    assert table.cash(R) == 10
    assert offered(table) == "place_minion"


@rule("ANK-10.32")
def test_modo_cannot_start_with_an_empty_hand() -> None:
    table = given("1{R1}", hands={R: ["modo"]}, penalties={R: ["dr_whiteface"]}).play("play modo")
    assert offered(table) == "place_minion"
