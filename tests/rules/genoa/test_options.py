"""Section 14 of the rules: the board, money and card faces, pledges, bare moves, joint streets, delivering."""

from __future__ import annotations

from typing import Any

import pytest

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, DANI, GAME, Table, given
from tests.marks import rule

# ---- the board


@rule("GEN-14.1")
def test_the_default_board_and_the_other_one() -> None:
    """The Harbor borders Villa Monetti on the one, Drinks on the other."""
    main = given("harbor", "road").asks()
    assert main.listed(ANNA, "go") == ["go palace", "go monetti", "go street_5_2", "go street_6_2"]
    alt = given("harbor", "road", board="alt").asks()
    assert alt.listed(ANNA, "go") == ["go palace", "go drinks", "go street_5_2", "go street_6_2"]


@rule("GEN-14.1", "GEN-3.2")
def test_the_dice_find_their_space_on_the_chosen_board() -> None:
    """Blue 2, red 1."""
    assert given(rolls=[2, 1]).play("roll").tower == "zasteri"
    assert given(rolls=[2, 1], board="alt").play("roll").tower == "fabric"


@rule("GEN-14.1", "GEN-8.18")
@pytest.mark.parametrize(
    ("board", "contracts", "pay"),
    [
        ("main", "c02 c03", 30),  # Harbor and Villa Monetti are neighbours here ...
        ("alt", "c02 c03", 20),  # ... and here they are not
        ("main", "c02 c04", 20),  # Harbor and Drinks the other way round
        ("alt", "c02 c04", 30),
        ("main", "c13 c14 c01", 60),  # Fabric, Villa Zasteri, Palace: a run on both, in another order
        ("alt", "c14 c13 c01", 60),
        ("main", "c05 c06 c07", 60),  # Inn, Spices, Villa Ricci
        ("alt", "c06 c07 c08", 60),  # Villa Ricci, Spices, Coach House
    ],
)
def test_contract_adjacency_follows_the_board(board: str, contracts: str, pay: int) -> None:
    table = given("market", "acquire", trader=DANI, first=ANNA, spaces_left=1, hands={ANNA: contracts}, board=board)
    assert table.outcome.scores == (130 + pay, 130, 130, 130)


@rule("GEN-14.1", "GEN-10.14")
def test_owning_villas_follows_the_board() -> None:
    given("street_7_3", "acquire", markers={ANNA: 1}).refused("claim street_7_3 monetti")
    alt = given("street_7_3", "acquire", markers={ANNA: 1}, board="alt").play("claim street_7_3 monetti")
    assert alt.owner("monetti") == ANNA


@rule("GEN-14.1")
def test_there_is_no_third_board() -> None:
    with pytest.raises(tp.BadOptions):
        GAME.new(players=4, seed=1, options={"board": "genova"})


# ---- money and card faces


@rule("GEN-14.2", "GEN-13.3")
@pytest.mark.parametrize(
    ("options", "seen"),
    [({}, None), ({"money": "hidden"}, None), ({"money": "open"}, 130), ({"money": "personal"}, None)],
)
def test_money_is_hidden_unless_the_table_says_otherwise(options: dict[str, Any], seen: int | None) -> None:
    pos = GAME.new(players=3, seed=1, options=options)
    assert pos.observe(1).view.players[0].ducats == seen
    assert pos.observe(1).view.players[1].ducats == 130


@rule("GEN-14.2", "GEN-13.3")
def test_each_player_chooses_where_money_is_personal() -> None:
    table = given("street_5_2", "road", money="personal", ducats={BELA: 90})
    table.does(BELA, "purse open").does(CILI, "pass")
    assert [player.ducats for player in table.sees(DANI).players] == [None, 90, None, 130]


@rule("GEN-14.2", "GEN-6.20")
@pytest.mark.parametrize(
    ("options", "face", "seen"),
    [
        ({}, "", "c02"),
        ({"card_face": "trader"}, "", "c02"),
        ({"card_face": "back"}, "", "contract"),
        ({"card_face": "trader"}, " face=back", "contract"),
        ({"card_face": "back"}, " face=trader", "c02"),
    ],
)
def test_the_face_of_an_offered_card_by_option_or_as_the_offerer_sets(
    options: dict[str, Any], face: str, seen: str
) -> None:
    table = given("street_5_2", "road", hands={BELA: "c02 c03"}, **options).asks({BELA: f"offer harbor c02{face}"})
    assert table.sees(ANNA).stack[0].offers[0].give == seen
    assert table.sees(CILI).stack[0].offers[0].give == "contract"


# ---- pledges


@rule("GEN-14.4", "GEN-6.24", "GEN-6.27")
def test_an_uncertain_pledge_with_the_check_on_and_off() -> None:
    """No pepper is left: Béla's pledge of one is refused; with the check off it stands and is then not owed."""
    on = given("street_7_6", "road", supply={"pepper": 0})
    assert on.refuses(BELA, "offer spices - pledge=pepper") == ["pledge-uncertain"]
    off = given("street_7_6", "road", supply={"pepper": 0}, pledge_check=False)
    off.asks({BELA: "offer spices - pledge=pepper"}).accept(BELA).play("main", "end")
    assert (off.goods(ANNA), off.goods(BELA)) == ("", "saffron")
    assert (off.ducats(ANNA), off.ducats(BELA)) == (130, 130)
    assert off.said("pledge-fails") == [{"seat": BELA, "pledge": "pepper"}]


@rule("GEN-14.4", "GEN-6.27")
def test_with_the_check_off_a_pledge_that_comes_true_is_paid() -> None:
    table = given("street_7_6", "road", pledge_check=False)
    table.asks({BELA: "offer spices - pledge=pepper+saffron"}).accept(BELA).play("main", "end")
    assert (table.goods(ANNA), table.goods(BELA)) == ("pepper saffron", "")


@rule("GEN-14.4", "GEN-6.27")
def test_an_order_that_is_not_held_with_the_check_on_and_off() -> None:
    """Béla pledges 30 ducats of a small order at the Harbor that he does not have."""
    on = given("street_5_2", "road", goods={BELA: "copper"}, hands={BELA: "s01"})
    assert on.refuses(BELA, "offer harbor - pledge=30d") == ["pledge-order"]
    off = given("street_5_2", "road", goods={BELA: "copper"}, hands={BELA: "s01"}, pledge_check=False)
    off.asks({BELA: "offer harbor - pledge=30d"}).accept(BELA).play("main", "end")
    assert (off.ducats(ANNA), off.ducats(BELA)) == (130, 130)


@rule("GEN-14.4", "GEN-6.23")
def test_the_list_of_pledges_holds_with_the_check_off_too() -> None:
    table = given("street_5_2", "road", pledge_check=False)
    assert table.refuses(BELA, "offer harbor - pledge=silk", "offer street_4_2 - pledge=5d") == [
        "pledge-kind",
        "pledge-kind",
    ]


# ---- bare moves to a building


@rule("GEN-14.4", "GEN-6.15")
def test_a_bare_move_to_a_building_is_off_by_default() -> None:
    table = given("street_5_2", "road", acted={BELA: 1})
    assert table.refuses(BELA, "offer harbor 10d") == ["no-action"]


@rule("GEN-14.4")
def test_a_bare_move_to_a_building_and_the_house_opens() -> None:
    table = given("street_5_2", "road", acted={BELA: 1}, move_only=True)
    table.asks({BELA: "offer harbor 10d"}).accept(BELA)
    assert table.tower == "harbor"
    assert (table.ducats(ANNA), table.ducats(BELA)) == (140, 120)
    assert table.asked == (ANNA, "house")
    assert table.pos.acted == [0, 1, 0, 0]
    table.play("invite").asks({CILI: "offer harbor 5d"}).accept(CILI)
    assert table.asked == (CILI, "action")


@rule("GEN-14.4", "GEN-6.4")
def test_who_has_an_action_still_buys_move_and_action_together() -> None:
    table = given("street_5_2", "road", move_only=True).asks({BELA: "offer harbor 10d"}).accept(BELA)
    assert table.asked == (BELA, "action")


@rule("GEN-14.4", "GEN-5.7", "GEN-6.15")
def test_who_holds_an_extra_action_tile_has_an_action_and_buys_no_bare_move() -> None:
    table = given("street_5_2", "road", acted={BELA: 1}, tiles={BELA: "extra_action"}, move_only=True)
    assert table.refuses(BELA, "offer harbor 10d") == ["extra-unsaid"]
    table.asks({BELA: "offer harbor 10d extra=1"}).accept(BELA)
    assert table.asked == (BELA, "action")


@rule("GEN-14.4", "GEN-6.26")
def test_a_bare_move_pledges_nothing_and_is_no_action_here() -> None:
    table = given("street_5_2", "road", acted={BELA: 1}, move_only=True)
    assert table.refuses(BELA, "offer harbor 10d pledge=any_commodity") == ["pledge-bare"]
    house = given("harbor", "house", acted={BELA: 1}, move_only=True).play("invite")
    assert house.refuses(BELA, "offer harbor 10d") == ["no-action"]


# ---- joint offers for a street


def street_offers(**options: Any) -> Table:
    """Béla and Cili offer for street_4_2, Dani for street_6_2."""
    table = given("street_5_2", "road", **options)
    return table.asks({BELA: "offer street_4_2 10d", CILI: "offer street_4_2 5d", DANI: "offer street_6_2 20d"})


@rule("GEN-14.4", "GEN-6.21")
def test_offers_for_a_street_are_not_added_up_by_default() -> None:
    table = street_offers()
    table.refused("accept p2 street_4_2 1 also=p3")
    table.accept(BELA)
    assert [table.ducats(seat) for seat in (ANNA, BELA, CILI, DANI)] == [140, 120, 130, 130]


@rule("GEN-14.4")
def test_offers_for_the_same_street_may_be_accepted_together() -> None:
    table = street_offers(joint_street=True)
    table.refused("accept p2 street_4_2 1 also=p4")  # another street
    table.play("accept p2 street_4_2 1 also=p3")
    assert table.tower == "street_4_2"
    assert [table.ducats(seat) for seat in (ANNA, BELA, CILI, DANI)] == [145, 120, 125, 130]
    assert table.pos.acted == [0, 0, 0, 0]


@rule("GEN-14.4", "GEN-6.21")
def test_one_offer_alone_may_still_be_accepted() -> None:
    table = street_offers(joint_street=True).accept(CILI)
    assert [table.ducats(seat) for seat in (ANNA, BELA, CILI, DANI)] == [135, 130, 125, 130]


@rule("GEN-14.4", "GEN-6.21")
def test_offers_for_a_building_are_never_added_up() -> None:
    table = given("street_5_2", "road", joint_street=True)
    table.asks({BELA: "offer harbor 10d", CILI: "offer harbor 5d"})
    table.refused("accept p2 harbor 1 also=p3")
    house = given("harbor", "house", joint_street=True).play("invite")
    house.asks({BELA: "offer harbor 10d", CILI: "offer harbor 5d"}).refused("accept p2 harbor 1 also=p3")


@rule("GEN-14.4", "GEN-6.17")
def test_joint_offers_need_markers_for_all_of_them() -> None:
    """Anna has one marker in the central supply; Béla and Cili each give one: either deal is valid, not both."""
    table = given("street_5_2", "road", markers={BELA: 1, CILI: 1}, central={ANNA: 1}, joint_street=True)
    table.asks({BELA: "offer street_4_2 marker", CILI: "offer street_4_2 marker"})
    assert table.can("accept p2 street_4_2 1")
    assert table.can("accept p3 street_4_2 2")
    table.refused("accept p2 street_4_2 1 also=p3")


@rule("GEN-14.4", "GEN-6.12")
def test_joint_offers_cannot_both_take_the_same_good() -> None:
    table = given("street_5_2", "road", goods={ANNA: "silk"}, joint_street=True)
    table.asks({BELA: "offer street_4_2 10d take=silk", CILI: "offer street_4_2 10d take=silk"})
    table.refused("accept p2 street_4_2 1 also=p3")


# ---- delivering messages


@rule("GEN-14.5")
@pytest.mark.parametrize(
    ("options", "auto"), [({}, True), ({"auto_deliver": True}, True), ({"auto_deliver": False}, False)]
)
def test_automatic_delivery_is_on_unless_the_table_says_otherwise(options: dict[str, bool], auto: bool) -> None:
    view = GAME.new(players=3, seed=1, options=options).observe(None).view
    assert [player.auto for player in view.players] == [auto, auto, auto]


@rule("GEN-14.5", "GEN-8.12")
def test_with_automatic_delivery_messages_are_cashed_at_once() -> None:
    """Palace and Drinks: Béla's M12. Harbor and Inn come later: M05."""
    hands = {BELA: "m12 m05 m01"}
    table = given("palace harbor monetti", "road", used="monetti", hands=hands, auto=True)
    table.asks().play("go drinks")
    assert table.said("delivers") == [{"seat": BELA, "card": "m12", "ducats": 30}]
    assert table.ducats(BELA) == 160
    assert table.cards(BELA, "message") == "m01 m05"


@rule("GEN-14.5", "GEN-8.16")
def test_without_it_the_holder_decides() -> None:
    table = given("palace harbor monetti", "road", used="monetti", hands={BELA: "m12"}).asks().play("go drinks")
    assert table.said("delivers") == []
    assert table.ducats(BELA) == 130
    table.does(BELA, "deliver m12")
    assert table.ducats(BELA) == 160


@rule("GEN-14.5")
def test_each_player_sets_it_for_himself() -> None:
    """Béla turns it off, Cili keeps it on."""
    table = given("palace harbor", "road", used="harbor", hands={BELA: "m12", CILI: "m05"}, auto=True)
    table.does(BELA, "auto off").asks().play("go monetti", "invite").asks().play("lapse").asks().play("go drinks")
    assert table.ducats(BELA) == 130
    table.play("invite").asks().play("lapse").asks().play("go inn")
    assert table.said("delivers") == [{"seat": CILI, "card": "m05", "ducats": 30}]
    table.does(BELA, "deliver m12")
    assert (table.ducats(BELA), table.ducats(CILI)) == (160, 160)


@rule("GEN-14.5")
def test_turning_it_on_cashes_what_is_deliverable() -> None:
    table = given("palace harbor monetti drinks", "house", hands={ANNA: "m12"}).play("auto on")
    assert table.ducats(ANNA) == 160
    assert table.cards(ANNA) == ""
