"""Section 6.H of the rules: the states of phase 2 (GEN-6.49 to GEN-6.51) and the table of legal moves (GEN-6.52)."""

from __future__ import annotations

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule
from tests.rules.genoa.every_move import legal


def rich(path: str, stand: str, **more: object) -> Table:
    """Anna and Béla have whatever a move could need."""
    tiles = "start_space any_commodity trade_1_1 building_action"
    return given(
        path,
        stand=stand,  # type: ignore[arg-type]
        tiles={ANNA: tiles, BELA: tiles},
        goods={ANNA: "pepper wine", BELA: "copper wine"},
        hands={ANNA: "c02 s14", BELA: "c01 s11 l05"},
        owners={"tavern": ANNA, "inn": BELA},
        **more,  # type: ignore[arg-type]
    )


def nobody_else(table: Table, *seats: int) -> bool:
    """Whether these seats have no move at all."""
    return not any(bool(table.pos.legal(seat)) for seat in seats)


# ---- states and stages


@rule("GEN-6.49")
def test_the_stages_of_house_and_road() -> None:
    table = given("harbor", stand="house")
    assert table.asked == (ANNA, "house")  # HOUSE.OPEN
    table.play("invite")
    assert (table.state(), table.seat) == ("ask", BELA)
    table.asks()
    assert table.asked == (ANNA, "decide")
    table.play("counter p3 harbor 5d")
    assert table.asked == (CILI, "reply")
    table.agree(CILI)
    assert table.asked == (CILI, "action")
    table.play("main", "end")
    assert (table.state(), table.seat) == ("ask", BELA)  # ROAD has no OPEN
    table.asks()
    assert table.asked == (ANNA, "decide")
    table.play("counter p4 street_6_2 5d")
    assert table.asked == (DANI, "reply")


@rule("GEN-6.50")
def test_house_opens_on_arrival_without_a_deal_and_only_then() -> None:
    free = given("street_5_2", stand="road").asks({BELA: "offer harbor 5d"}).does(ANNA, "go harbor")
    assert free.asked == (ANNA, "house")
    bought = given("street_5_2", stand="road").asks({BELA: "offer harbor 5d"}).accept(BELA)
    assert bought.asked == (BELA, "action")
    bought.play("main", "end")
    assert bought.state() == "ask"  # already ROAD


@rule("GEN-6.50")
def test_an_action_nobody_can_take_lapses_by_itself() -> None:
    table = given("street_5_2", stand="road", acted={ANNA: 1, BELA: 1, CILI: 1, DANI: 1}).asks().does(ANNA, "go harbor")
    assert (table.state(), table.tower, table.said("lapses")) == ("ask", "harbor", [{"building": "harbor"}])
    assert table.may_play(BELA, "offer street_6_2 5d")  # ROAD, not HOUSE


@rule("GEN-6.50")
def test_if_only_the_trader_can_act_nobody_is_asked() -> None:
    table = given("harbor", stand="house", acted={BELA: 1, CILI: 1, DANI: 1})
    assert (table.asked, table.choices()) == ((ANNA, "house"), ["use", "lapse"])
    table.play("lapse")
    assert [ask["about"] for ask in table.said("asks")] == ["road"]


@rule("GEN-6.50", "GEN-5.7")
def test_an_extra_action_tile_counts_as_an_action_available() -> None:
    acted = {ANNA: 1, BELA: 1, CILI: 1, DANI: 1}
    other = given("harbor", stand="house", acted=acted, tiles={DANI: "extra_action"})
    assert (other.asked, other.choices()) == ((ANNA, "house"), ["invite"])
    trader = given("harbor", stand="house", acted=acted, tiles={ANNA: "extra_action"})
    assert (trader.asked, trader.choices()) == ((ANNA, "house"), ["use", "lapse"])


@rule("GEN-6.51")
def test_road_opens_while_a_move_and_a_neighbour_are_left() -> None:
    table = given("palace harbor monetti drinks", stand="house").play("use", "main", "end")
    assert (table.state(), table.pending()) == ("ask", [BELA, CILI, DANI])
    assert table.may_play(BELA, "offer inn 5d")
    assert not table.may_play(BELA, "offer drinks 5d")  # no longer HOUSE


@rule("GEN-6.51")
def test_after_the_fourth_move_phase_2_ends_when_the_space_is_settled() -> None:
    table = given("palace harbor monetti drinks inn", stand="house").play("use", "main", "end")
    assert table.asked == (BELA, "start")


@rule("GEN-6.51", "GEN-4.9")
def test_without_a_free_neighbour_phase_2_ends() -> None:
    table = given("metals street_3_7 park colini", stand="house").play("use", "main", "end")
    assert table.asked == (BELA, "start")


# ---- the table of legal moves, row by row


@rule("GEN-6.52", "GEN-3.1")
def test_start() -> None:
    table = rich("", "start", rolls=(5, 2))
    assert legal(table, ANNA) == "roll start"
    assert nobody_else(table, BELA, CILI, DANI)
    assert rich("", "start").does(ANNA, "start harbor").asked == (ANNA, "house")
    assert table.does(ANNA, "roll").state() == "ask"  # street_5_2: ROAD


@rule("GEN-6.52", "GEN-6.57")
def test_house_open() -> None:
    table = rich("street_5_2 harbor", "house")
    assert legal(table, ANNA) == "use invite"
    assert nobody_else(table, BELA, CILI, DANI)
    assert legal(rich("street_5_2 harbor", "house", acted={ANNA: 1}), ANNA) == "invite"
    assert legal(rich("street_5_2 harbor", "house", acted={BELA: 1, CILI: 1, DANI: 1}), ANNA) == "use lapse"


@rule("GEN-6.52")
def test_house_open_goes_to() -> None:
    assert given("harbor", stand="house").play("use").asked == (ANNA, "action")
    assert given("harbor", stand="house").play("invite").state() == "ask"
    alone = {BELA: 1, CILI: 1, DANI: 1}
    road = given("harbor", stand="house", acted=alone).play("lapse")
    assert (road.state(), road.may_play(BELA, "offer street_6_2 5d")) == ("ask", True)
    last = given("street_4_2 palace harbor monetti drinks", stand="house", acted=alone, markers={DANI: 1})
    assert last.play("lapse").asked == (DANI, "acquire")


@rule("GEN-6.52", "GEN-6.53")
def test_house_ask() -> None:
    table = rich("street_5_2 harbor", "house").play("invite")
    assert nobody_else(table, ANNA)
    assert legal(table, BELA) == legal(table, DANI) == "offer note pass"
    assert table.asks().asked == (ANNA, "decide")


@rule("GEN-6.52", "GEN-6.42")
def test_house_decide() -> None:
    table = rich("street_5_2 harbor", "house").play("invite").asks({BELA: "offer harbor 5d"})
    assert legal(table, ANNA) == "use accept reopen call counter"
    assert nobody_else(table, BELA, CILI, DANI)
    nothing = rich("street_5_2 harbor", "house").play("invite").asks()
    assert legal(nothing, ANNA) == "use lapse reopen call counter"
    acted = rich("street_5_2 harbor", "house", acted={ANNA: 1}).play("invite").asks()
    assert legal(acted, ANNA) == "lapse reopen call counter"


@rule("GEN-6.52")
def test_house_decide_goes_to() -> None:
    def decide(path: str = "harbor") -> Table:
        return given(path, stand="house", markers={DANI: 1}).play("invite").asks()

    bid = given("harbor", stand="house").play("invite").asks({BELA: "offer harbor 5d"})
    assert bid.accept(BELA).asked == (BELA, "action")
    assert decide().play("use").asked == (ANNA, "action")
    road = decide().play("lapse")
    assert (road.state(), road.may_play(BELA, "offer street_6_2 5d")) == ("ask", True)
    assert decide("street_4_2 palace harbor monetti drinks").play("lapse").asked == (DANI, "acquire")
    assert decide().play("counter p2 harbor 5d").asked == (BELA, "reply")
    again = decide().play("reopen")
    assert (again.state(), again.may_play(BELA, "offer harbor 5d")) == ("ask", True)
    call = decide().play("call harbor 5d")
    assert (call.state(), call.may_play(BELA, "offer harbor 5d")) == ("ask", True)


@rule("GEN-6.52", "GEN-6.39")
def test_house_reply() -> None:
    table = rich("street_5_2 harbor", "house").play("invite").asks({BELA: "offer harbor 5d"})
    table.play("counter p2 harbor 20d")
    assert nobody_else(table, ANNA, CILI, DANI)
    assert legal(table, BELA) == "offer withdraw agree refuse"
    nothing = rich("street_5_2 harbor", "house").play("invite").asks().play("counter p2 harbor 20d")
    assert nothing.listed(BELA) == ["agree 1", "refuse"]  # nothing to withdraw


@rule("GEN-6.52")
def test_house_reply_goes_to() -> None:
    def reply() -> Table:
        table = given("harbor", stand="house").play("invite").asks({BELA: "offer harbor 5d"})
        return table.play("counter p2 harbor 20d")

    assert reply().agree(BELA).asked == (BELA, "action")
    assert reply().play("refuse").asked == (ANNA, "decide")
    assert reply().play("offer harbor 10d").asked == (ANNA, "decide")
    assert reply().play("withdraw harbor").asked == (ANNA, "decide")


@rule("GEN-6.52", "GEN-6.57")
def test_road_ask() -> None:
    table = rich("street_5_2", "road")
    assert nobody_else(table, ANNA)
    assert legal(table, BELA) == legal(table, DANI) == "offer note pass"
    assert table.asks().asked == (ANNA, "decide")


@rule("GEN-6.52", "GEN-6.54")
def test_a_later_ask_also_knows_withdrawing() -> None:
    table = rich("street_5_2", "road").asks({BELA: "offer harbor 5d"}).play("reopen")
    assert legal(table, BELA) == "offer withdraw note pass"
    assert legal(table, CILI) == "offer note pass"


@rule("GEN-6.52", "GEN-6.34")
def test_road_decide() -> None:
    table = rich("street_5_2", "road").asks({BELA: "offer harbor 5d"})
    assert legal(table, ANNA) == "go stop accept reopen call counter"
    assert nobody_else(table, BELA, CILI, DANI)
    assert legal(rich("street_5_2", "road").asks(), ANNA) == "go stop reopen call counter"


@rule("GEN-6.52")
def test_road_decide_goes_to() -> None:
    def decide(offer: str = "offer harbor 5d", path: str = "street_5_2") -> Table:
        return given(path, stand="road", markers={DANI: 1}).asks({BELA: offer})

    assert decide().accept(BELA).asked == (BELA, "action")
    street = decide("offer street_6_2 5d").accept(BELA)
    assert (street.state(), street.tower) == ("ask", "street_6_2")
    last = decide("offer street_6_2 5d", "fabric street_3_2 street_4_2 street_5_2").accept(BELA)
    assert last.asked == (DANI, "acquire")
    assert decide().play("go harbor").asked == (ANNA, "house")
    on = decide().play("go street_6_2")
    assert (on.state(), on.tower) == ("ask", "street_6_2")
    assert decide(path="fabric street_3_2 street_4_2 street_5_2").play("go street_6_2").asked == (DANI, "acquire")
    assert decide().play("stop").asked == (DANI, "acquire")
    assert decide().play("counter p3 harbor 5d").asked == (CILI, "reply")
    assert decide().play("reopen").state() == "ask"
    assert decide().play("call harbor 20d").state() == "ask"


@rule("GEN-6.52", "GEN-6.39")
def test_road_reply() -> None:
    table = rich("street_5_2", "road").asks({BELA: "offer harbor 5d"}).play("counter p2 harbor 20d")
    assert nobody_else(table, ANNA, CILI, DANI)
    assert legal(table, BELA) == "offer withdraw agree refuse"


@rule("GEN-6.52")
def test_road_reply_goes_to() -> None:
    def reply(space: str, path: str = "street_5_2") -> Table:
        table = given(path, stand="road", markers={DANI: 1}).asks({BELA: f"offer {space} 5d"})
        return table.play(f"counter p2 {space} 20d")

    assert reply("harbor").agree(BELA).asked == (BELA, "action")
    street = reply("street_6_2").agree(BELA)
    assert (street.state(), street.tower) == ("ask", "street_6_2")
    assert reply("street_6_2", "fabric street_3_2 street_4_2 street_5_2").agree(BELA).asked == (DANI, "acquire")
    assert reply("harbor").play("refuse").asked == (ANNA, "decide")
    assert reply("harbor").play("offer harbor 10d").asked == (ANNA, "decide")
    assert reply("harbor").play("withdraw harbor").asked == (ANNA, "decide")
