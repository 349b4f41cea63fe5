"""The last rows of the table of legal moves (GEN-6.52): windows, messages at any time, acquiring."""

from __future__ import annotations

from tests.genoa import ANNA, BELA, CILI, DANI, EMIL, Table, given
from tests.marks import rule
from tests.rules.genoa.every_move import legal

COMPLETE = "harbor street_6_2 drinks inn"
"""Message M05 (Harbor, Inn) can be delivered; one move is left."""


def window(seat: int, building: str = "harbor") -> Table:
    """A window beside the street where the turn began; its player has whatever a move could need."""
    tiles = "start_space any_commodity trade_1_1 building_action"
    path = {"harbor": "street_5_2 harbor", "monetti": "street_5_2 harbor monetti"}[building]
    return given(
        path,
        stand="window",
        tiles={ANNA: tiles, BELA: tiles},
        goods={ANNA: "pepper wine", BELA: "copper wine silver silk saffron"},
        hands={ANNA: "c02 s14", BELA: "c01 s11 l05"},
        owners={"tavern": ANNA, "inn": BELA},
        markers={ANNA: 1},
    ).window(seat)


# ---- ACTION


@rule("GEN-6.52", "GEN-5.10")
def test_the_window_of_another_player() -> None:
    table = window(BELA)
    assert legal(table, BELA) == "main fill fetch trade act"
    assert legal(table, ANNA) == legal(table, CILI) == legal(table, DANI) == ""
    table.play("main")
    assert legal(table, BELA) == "fill fetch trade act end"
    assert legal(table, ANNA) == ""


@rule("GEN-6.52", "GEN-5.10")
def test_the_window_of_the_trader() -> None:
    table = window(ANNA)
    assert legal(table, ANNA) == "main fill fetch trade act"
    assert legal(table, BELA) == legal(table, CILI) == legal(table, DANI) == ""
    table.play("main", "fill s14")
    assert legal(table, ANNA) == "fetch trade act end"


@rule("GEN-6.52", "GEN-7.13")
def test_in_a_villa_a_large_order_is_the_other_main() -> None:
    table = window(BELA, "monetti")
    assert legal(table, BELA) == "main ship fetch trade act"


@rule("GEN-6.52")
def test_a_window_goes_to_the_road_or_to_phase_3() -> None:
    road = window(BELA).play("main", "end")
    assert (road.state(), road.pending()) == ("ask", [BELA, CILI, DANI])
    last = given("street_4_2 palace harbor monetti drinks", stand="window", markers={DANI: 1}).window(BELA)
    assert last.play("main", "end").asked == (DANI, "acquire")


# ---- DELIVER


@rule("GEN-6.52", "GEN-8.16")
def test_messages_are_delivered_in_every_stage_of_a_building() -> None:
    """By the trader and by others; the state stays what it was."""
    table = given(COMPLETE, stand="house", hands={ANNA: "m05"}).does(ANNA, "deliver m05")
    assert (table.asked, table.ducats(ANNA)) == ((ANNA, "house"), 160)
    other = given(COMPLETE, stand="house", hands={DANI: "m05"}).does(DANI, "deliver m05")
    assert (other.asked, other.ducats(DANI)) == ((ANNA, "house"), 160)
    asked = given(COMPLETE, stand="house", hands={ANNA: "m05"}).play("invite").does(ANNA, "deliver m05")
    assert (asked.pending(), asked.ducats(ANNA)) == ([BELA, CILI, DANI], 160)
    asking = given(COMPLETE, stand="house", hands={CILI: "m05"}).play("invite").does(CILI, "deliver m05")
    assert (asking.pending(), asking.ducats(CILI)) == ([BELA, CILI, DANI], 160)
    decided = given(COMPLETE, stand="house", hands={DANI: "m05"}).play("invite").asks().does(DANI, "deliver m05")
    assert (decided.asked, decided.ducats(DANI)) == ((ANNA, "decide"), 160)
    table = given(COMPLETE, stand="house", hands={DANI: "m05"}).play("invite").asks().play("counter p2 inn 5d")
    assert (table.does(DANI, "deliver m05").asked, table.ducats(DANI)) == ((BELA, "reply"), 160)


@rule("GEN-6.52", "GEN-8.16")
def test_messages_are_delivered_in_every_stage_of_the_road() -> None:
    asked = given(COMPLETE, stand="road", hands={ANNA: "m05"}).does(ANNA, "deliver m05")
    assert (asked.pending(), asked.ducats(ANNA)) == ([BELA, CILI, DANI], 160)
    decided = given(COMPLETE, stand="road", hands={ANNA: "m05"}).asks().does(ANNA, "deliver m05")
    assert (decided.asked, decided.ducats(ANNA)) == ((ANNA, "decide"), 160)
    table = given(COMPLETE, stand="road", hands={BELA: "m05"}).asks().play("counter p2 spices 5d")
    assert (table.does(BELA, "deliver m05").asked, table.ducats(BELA)) == ((BELA, "reply"), 160)


@rule("GEN-6.52", "GEN-5.13")
def test_messages_are_delivered_while_a_window_is_open() -> None:
    own = given(COMPLETE, stand="window", hands={BELA: "m05"}).window(BELA).does(BELA, "deliver m05")
    assert (own.asked, own.ducats(BELA)) == ((BELA, "action"), 160)
    other = given(COMPLETE, stand="window", hands={DANI: "m05"}).window(BELA).does(DANI, "deliver m05")
    assert (other.asked, other.ducats(DANI)) == ((BELA, "action"), 160)


@rule("GEN-6.52", "GEN-8.16")
def test_messages_are_delivered_in_phase_3() -> None:
    table = given(COMPLETE, stand="acquire", hands={CILI: "m05", DANI: "m06"}, markers={BELA: 1})
    assert table.asked == (BELA, "acquire")
    table.does(CILI, "deliver m05")
    assert (table.asked, table.ducats(CILI)) == ((BELA, "acquire"), 160)
    assert not table.may_play(DANI, "deliver m06")


@rule("GEN-6.52", "GEN-8.16")
def test_a_message_completed_by_the_fourth_move_can_be_delivered() -> None:
    """Everybody has acted: the action lapses, there is no ROAD and no marker, yet Dani gets his chance."""
    acted = {ANNA: 1, BELA: 1, CILI: 1, DANI: 1}
    table = given("palace harbor monetti drinks", stand="road", acted=acted, hands={DANI: "m05"})
    table.asks().does(ANNA, "go inn")
    assert table.may_play(DANI, "deliver m05")


@rule("GEN-6.52", "GEN-8.12")
def test_messages_are_not_delivered_in_phase_1_nor_before_both_visits() -> None:
    assert not given(hands={ANNA: "m05"}).may_play(ANNA, "deliver m05")
    table = given("harbor street_6_2 drinks", stand="road", hands={BELA: "m05"})
    assert table.refuses(BELA, "deliver m05") == ["not-deliverable"]


# ---- ACQUIRE


@rule("GEN-6.52", "GEN-10.1")
def test_acquire() -> None:
    table = given("street_4_2 street_5_2", stand="acquire", markers={ANNA: 1, CILI: 1})
    assert table.asked == (ANNA, "acquire")
    assert legal(table, ANNA) == "pass claim"
    assert legal(table, BELA) == legal(table, CILI) == legal(table, DANI) == ""
    table.play("pass")
    assert (table.asked, legal(table, CILI)) == ((CILI, "acquire"), "pass claim")
    table.play("claim street_5_2 harbor")
    assert (table.owner("harbor"), table.asked) == (CILI, (BELA, "start"))


@rule("GEN-6.52")
def test_with_five_players_the_fifth_is_asked_and_waits_like_the_others() -> None:
    table = given("street_5_2", stand="road", players=5)
    assert table.pending() == [BELA, CILI, DANI, EMIL]
    table.asks({EMIL: "offer harbor 5d"}).accept(EMIL)
    assert (table.asked, legal(table, DANI)) == ((EMIL, "action"), "")
