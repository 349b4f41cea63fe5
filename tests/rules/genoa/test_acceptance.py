"""Section 6.G of the rules: ACCEPT and AGREE, what is checked and in which order a deal runs (GEN-6.46 to GEN-6.48)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule
from tetrapolis.games.genoa.rules.cards import CARD, COMMODITIES, TILES
from tetrapolis.games.genoa.rules.position import GenoaPosition

TO_THE_INN = "palace harbor monetti drinks inn"
"""Message M05 (Harbor, Inn) is complete."""


def house_at_the_inn(**more: object) -> Table:
    """HOUSE.ASK at the Inn, four moves made."""
    return given(TO_THE_INN, stand="house", **more).play("invite")  # type: ignore[arg-type]


# ---- what is checked


@rule("GEN-6.46")
def test_accept_names_an_offer_that_stands_and_its_version() -> None:
    table = given("street_5_2", stand="road").asks({BELA: "offer harbor 20d"})
    old = table.accepting(BELA)
    table.does(ANNA, "reopen").asks({BELA: "offer harbor 10d"})
    faults = table.refuses(ANNA, old, "accept p3 harbor 1", "accept p2 post_office 1")
    assert faults == ["stale", "no-offer", "no-offer"]
    assert table.offers() == ["p2 harbor 10d"]
    table.accept(BELA)
    assert table.ducats(BELA) == 120


@rule("GEN-6.46", "GEN-6.31")
def test_an_acceptance_of_an_offer_that_lapsed_does_not_mean_a_later_one() -> None:
    """The STEP offer of 20 lapsed with its floor; who accepts it does not accept the 5 for the action here."""
    table = given("street_5_2", stand="road").asks({BELA: "offer harbor 20d"})
    twenty = table.accepting(BELA)
    table.does(ANNA, "go harbor").play("invite").asks({BELA: "offer harbor 5d"})
    table.refuses(ANNA, twenty)


@rule("GEN-6.46", "GEN-6.39")
def test_agreeing_to_a_counter_that_lapsed_does_not_mean_a_later_one() -> None:
    """Live: Béla's answer to 20 for the step comes late; he does not agree to 50 for the action."""
    table = given("street_5_2", stand="road", negotiation="live").ring("floor_min")
    table.does(ANNA, "counter p2 harbor 20d")
    late = f"agree {table.pos.stack[-1].counter.version}"  # type: ignore[attr-defined]
    table.does(ANNA, "go harbor").does(ANNA, "counter p2 harbor 50d")
    table.refuses(BELA, late)


@rule("GEN-6.46", "GEN-8.16")
def test_a_card_on_offer_that_was_delivered_is_gone() -> None:
    """EX-T32: Béla's offer gives M05, which is deliverable; he delivers it: +30, the offer is void."""
    table = house_at_the_inn(hands={BELA: "m05"}).asks({BELA: "offer inn m05"})
    offer = table.accepting(BELA)
    assert table.may_play(ANNA, offer)
    table.does(BELA, "deliver m05")
    assert (table.ducats(BELA), table.offers()) == (160, [])
    assert table.hears(None, "offer-void") == [{"seat": BELA, "space": "inn"}]
    assert table.refuses(ANNA, offer) == ["no-offer"]
    assert table.may_play(ANNA, "lapse")


@rule("GEN-6.46")
def test_a_card_delivered_before_the_offer_is_revealed() -> None:
    """The same in his own ASK: the sealed offer never appears, and only he is told."""
    table = house_at_the_inn(hands={BELA: "m05"}).does(BELA, "offer inn m05").does(BELA, "deliver m05").asks()
    assert (table.ducats(BELA), table.offers(), table.hears(ANNA, "offer")) == (160, [], [])
    assert (len(table.hears(BELA, "own-offer-void")), table.hears(ANNA, "own-offer-void")) == (1, [])


@rule("GEN-6.46")
def test_an_offer_that_asks_for_a_card_the_trader_no_longer_has() -> None:
    table = house_at_the_inn(hands={ANNA: "m05"}).asks({BELA: "offer inn 20d take=message"})
    offer = table.accepting(BELA)
    table.does(ANNA, "deliver m05")
    assert table.offers() == []
    assert table.refuses(ANNA, offer) == ["no-offer"]


@rule("GEN-6.46")
def test_the_same_while_the_offer_is_still_sealed() -> None:
    table = house_at_the_inn(hands={ANNA: "m05"}).does(BELA, "offer inn 20d take=message")
    table.does(ANNA, "deliver m05").asks()
    assert (table.asked, table.offers(), table.may_play(ANNA, "lapse")) == ((ANNA, "decide"), [], True)


@rule("GEN-6.46")
def test_a_counter_with_a_card_that_was_delivered_is_void() -> None:
    table = house_at_the_inn(hands={ANNA: "m05"}).asks({BELA: "offer inn 5d"})
    table.does(ANNA, "counter p2 inn 40d take=m05")
    assert table.asked == (BELA, "reply")
    table.does(ANNA, "deliver m05")
    assert (table.asked, table.offers(), table.ducats(ANNA)) == ((ANNA, "decide"), ["p2 inn 5d"], 160)


@rule("GEN-6.46", "GEN-6.39")
def test_nobody_agrees_to_give_a_card_he_has_delivered() -> None:
    table = house_at_the_inn(hands={BELA: "m05"}).asks().does(ANNA, "counter p2 inn 5d+message")
    version = table.pos.stack[-1].terms.version  # type: ignore[attr-defined]
    assert table.may_play(BELA, f"agree {version}")
    table.does(BELA, "deliver m05")
    assert not table.may_play(BELA, f"agree {version}")
    assert table.asked == (BELA, "reply")
    assert table.may_play(BELA, "refuse")


@rule("GEN-6.46")
def test_the_traders_own_purse_is_checked_at_acceptance() -> None:
    """Béla cannot know it: his offer may be posted, but with 10 ducats Anna cannot accept it."""
    table = house_at_the_inn(hands={BELA: "c01"}, ducats={ANNA: 10}).asks({BELA: "offer inn c01 take=35d"})
    assert table.offers() == ["p2 inn c01"]
    assert table.refuses(ANNA, table.accepting(BELA)) == ["too-dear"]
    richer = house_at_the_inn(hands={BELA: "c01"}, ducats={ANNA: 35}).asks({BELA: "offer inn c01 take=35d"})
    richer.accept(BELA)
    assert (richer.ducats(ANNA), richer.ducats(BELA), richer.cards(ANNA)) == (0, 165, "c01")


def _good_gone(pos: GenoaPosition) -> None:
    pos.return_good(BELA, COMMODITIES.index("silk"))


def _money_gone(pos: GenoaPosition) -> None:
    pos.ducats[BELA] -= 130
    pos.bank -= 130


def _card_gone(pos: GenoaPosition) -> None:
    pos.put_under(BELA, CARD["c01"])


def _wanted_gone(pos: GenoaPosition) -> None:
    pos.return_good(ANNA, COMMODITIES.index("ale"))


def _action_gone(pos: GenoaPosition) -> None:
    pos.acted[BELA] = 1


def _markers_gone(pos: GenoaPosition) -> None:
    pos.take_markers(ANNA, 7)


def _pledge_gone(pos: GenoaPosition) -> None:
    while pos.take_tile(DANI, TILES.index("any_commodity")):
        pass


def _order_gone(pos: GenoaPosition) -> None:
    pos.put_under(BELA, CARD["s11"])


def _target_gone(pos: GenoaPosition) -> None:
    pos.stack[0].targets = ()  # type: ignore[attr-defined]


def _only_money(pos: GenoaPosition) -> None:
    floor: Any = pos.stack[0]
    top: Any = pos.stack[-1]
    floor.offers = tuple(replace(terms, give="5d") for terms in floor.offers)
    if hasattr(top, "terms"):
        top.terms = replace(top.terms, give="5d")


CHECKED = [
    ("silk", "-", "-", _good_gone, "not-owned"),
    ("5d", "-", "-", _money_gone, "too-dear"),
    ("silk", "ale", "-", _wanted_gone, "not-owned"),
    ("silk", "-", "-", _action_gone, "no-action"),
    ("marker", "-", "-", _markers_gone, "marker-supply"),
    ("silk", "-", "any_commodity", _pledge_gone, "pledge-uncertain"),
    ("silk", "-", "40d", _order_gone, "pledge-order"),
    ("silk", "-", "-", _target_gone, "no-target"),
]
"""Terms, what is taken away after they were written, and the check that finds it."""


def on_offer(players: int = 4) -> Table:
    """HOUSE.ASK at the Harbor; Anna has acted, so that any qualifying offer binds her."""
    return given(
        "street_5_2 harbor",
        stand="house",
        players=players,
        acted={ANNA: 1},
        goods={ANNA: "ale", BELA: "silk copper"},
        markers={BELA: 1},
        hands={BELA: "c01 s11"},
    ).play("invite")


def shaken(table: Table, damage: Callable[[GenoaPosition], None]) -> Table:
    """As it would be if something were gone in a way the rules do not know."""
    damage(table.pos)
    table.pos = table.pos.copy()  # what was worked out before is forgotten
    return table


@rule("GEN-6.46")
@pytest.mark.parametrize(
    ("give", "take", "pledge", "damage", "fault"), [*CHECKED, ("c01", "-", "-", _card_gone, "not-owned")]
)
def test_accepting_checks_everything_again(
    give: str, take: str, pledge: str, damage: Callable[[GenoaPosition], None], fault: str
) -> None:
    """If a check fails nothing changes, and the offer is void: it cannot be accepted and obliges nobody."""
    table = on_offer().asks({BELA: f"offer harbor {give} take={take} pledge={pledge}"})
    accept = table.accepting(BELA)
    assert table.may_play(ANNA, accept)
    assert table.may_play(ANNA, "lapse") == (take != "-")  # GEN-6.42
    shaken(table, damage)
    assert accept not in table.listed(ANNA)
    assert table.refuses(ANNA, accept) == [fault]
    assert table.may_play(ANNA, "lapse")


@rule("GEN-6.46", "GEN-6.39")
@pytest.mark.parametrize(
    ("give", "take", "pledge", "damage", "fault"), [*CHECKED, ("contract", "-", "-", _card_gone, "not-owned")]
)
def test_agreeing_checks_everything_again(
    give: str, take: str, pledge: str, damage: Callable[[GenoaPosition], None], fault: str
) -> None:
    table = on_offer().asks().does(ANNA, f"counter p2 harbor {give} take={take} pledge={pledge}")
    assert table.may_play(BELA, "agree 1")
    shaken(table, damage)
    assert "agree 1" not in table.listed(BELA)
    assert table.may_play(BELA, "refuse")
    assert table.refuses(BELA, "agree 1") == [fault]


def _purse_gone(pos: GenoaPosition) -> None:
    pos.ducats[ANNA] -= 130
    pos.bank -= 130


@rule("GEN-6.46")
@pytest.mark.parametrize("negotiation", ["orderly", "live"])
def test_what_the_trader_has_added_is_checked_again(negotiation: str) -> None:
    table = given("street_5_2", "road", negotiation=negotiation, goods={BELA: "silk"}).asks()
    table.does(ANNA, "counter p2 harbor silk take=50d")
    assert table.may_play(BELA, "agree 1")
    shaken(table, _purse_gone).refuses(BELA, "agree 1")


@rule("GEN-6.46", "GEN-12.1")
def test_the_rule_for_two_players_is_checked_again() -> None:
    table = on_offer(players=2).asks({BELA: "offer harbor silk"})
    accept = table.accepting(BELA)
    assert table.may_play(ANNA, accept)
    assert shaken(table, _only_money).refuses(ANNA, accept) == ["two-players"]
    assert table.may_play(ANNA, "lapse")
    table = on_offer(players=2).asks().does(ANNA, "counter p2 harbor silk")
    assert table.may_play(BELA, "agree 1")
    assert shaken(table, _only_money).refuses(BELA, "agree 1") == ["two-players"]


# ---- the order of a deal


@rule("GEN-6.47", "GEN-4.10")
def test_a_deal_runs_in_the_order_of_the_rule() -> None:
    """Cards are picked, things change hands, the tower moves, messages, the window, at its END the pledge."""
    table = given("harbor street_6_2 drinks", stand="road", auto=True, hands={ANNA: "c01 c02", DANI: "m05"})
    offers = {BELA: "offer inn 10d take=contract pledge=trade_1_1", CILI: "offer monetti 50d"}
    table.asks(offers).accept(BELA)
    assert table.asked == (ANNA, "pick")
    assert (table.ducats(ANNA), table.ducats(BELA), table.tower, table.cards(BELA)) == (130, 130, "drinks", "")
    table.play("pick c02")
    assert (table.ducats(ANNA), table.ducats(BELA), table.cards(BELA)) == (140, 120, "c02")
    assert (table.tower, table.ducats(DANI), table.asked) == ("inn", 160, (BELA, "action"))
    table.play("main")
    assert (table.tiles(BELA), table.tiles(ANNA)) == ("trade_1_1", "")
    table.play("end")
    assert (table.tiles(BELA), table.tiles(ANNA), table.ducats(CILI)) == ("", "trade_1_1", 130)
    order = [event.id.removeprefix("genoa-") for event in table.events]
    expected = ["deal", "cards-given", "moves", "delivers", "acts", "main", "ends", "pledge-paid"]
    assert [name for name in order if name in expected] == expected


@rule("GEN-6.47")
def test_both_sides_hand_over_at_once() -> None:
    table = given("street_5_2", stand="road", goods={BELA: "ale", ANNA: "silk"}, tiles={ANNA: "trade_1_1"})
    table.asks({BELA: "offer street_6_2 5d+ale take=silk+trade_1_1"}).accept(BELA)
    assert (table.goods(ANNA), table.goods(BELA)) == ("ale", "silk")
    assert (table.tiles(ANNA), table.tiles(BELA)) == ("", "trade_1_1")
    assert (table.ducats(ANNA), table.ducats(BELA)) == (135, 125)


@rule("GEN-6.47")
def test_an_action_here_is_bought_without_a_step() -> None:
    table = given("street_5_2 harbor", stand="house").play("invite").asks({BELA: "offer harbor 10d"}).accept(BELA)
    assert (table.tower, table.asked, table.discs()) == ("harbor", (BELA, "action"), {"street_5_2": 1, "harbor": 4})


@rule("GEN-6.48")
def test_a_deal_is_final_once_it_is_made() -> None:
    """Nobody offers, moves or takes back before the bought action is done, and it must be done."""
    table = given("street_5_2", stand="road").asks({BELA: "offer harbor 10d", CILI: "offer harbor 5d"}).accept(BELA)
    table.refuses(ANNA, "go monetti", "stop", "reopen", "counter p2 harbor 20d", "lapse", "use", "accept p3 harbor 2")
    table.refuses(CILI, "offer harbor 50d", "offer monetti 50d", "withdraw harbor", "note inn 5d")
    assert table.refuses(BELA, "end") == ["main-first"]
    table.refuses(BELA, "refuse", "withdraw harbor", "pass")
    assert (table.asked, table.ducats(ANNA), table.ducats(BELA)) == ((BELA, "action"), 140, 120)


@rule("GEN-6.48")
def test_a_deal_is_final_while_a_card_is_picked() -> None:
    table = given("street_5_2", stand="road", hands={ANNA: "c01 c02"})
    table.asks({BELA: "offer harbor 10d take=contract"}).accept(BELA)
    table.refuses(ANNA, "go monetti", "stop", "reopen", "lapse")
    table.refuses(BELA, "withdraw harbor", "offer harbor 5d")
    assert table.listed(ANNA) == ["pick c01", "pick c02"]


@rule("GEN-6.48", "GEN-6.51")
def test_after_the_window_the_next_floor_opens() -> None:
    table = given("street_5_2", stand="road").asks({BELA: "offer harbor 10d"}).accept(BELA).play("main", "end")
    assert (table.state(), table.tower, table.offers()) == ("ask", "harbor", [])
    assert table.may_play(CILI, "offer monetti 5d")


@rule("GEN-6.48")
def test_a_deal_cannot_be_taken_back_though_the_trader_goes_on() -> None:
    """Béla pays for the step only, so the action is Anna's to decide; what she then does she can take back."""
    table = given("street_5_2", stand="road", acted={BELA: 1}, move_only=True).asks({BELA: "offer harbor 10d"})
    match = tp.Match.new(table.pos.game, 4, seed=1)
    match.position = table.pos
    match.play(ANNA, table.pos.game.parse_move(table.accepting(BELA)))
    assert table.asked == (ANNA, "house")
    assert not match.can_undo(ANNA)
    match.play(ANNA, table.pos.game.parse_move("use"))
    match.undo(ANNA)
    assert not match.can_undo(ANNA)


# ---- vectors about cards


@rule("GEN-6.47", "GEN-8.16")
def test_a_message_sold_after_both_visits() -> None:
    """EX-T33: Béla pays HERE with M05, undelivered; Anna holds it then and may deliver it this turn for 30."""
    table = house_at_the_inn(hands={BELA: "m05"}).asks({BELA: "offer inn m05"}).accept(BELA)
    assert (table.cards(ANNA), table.cards(BELA), table.asked) == ("m05", "", (BELA, "action"))
    assert not table.may_play(BELA, "deliver m05")
    table.does(ANNA, "deliver m05")
    assert (table.ducats(ANNA), table.ducats(BELA), table.cards(ANNA)) == (160, 130, "")


@rule("GEN-6.19", "GEN-6.47", "GEN-13.4")
def test_asking_for_a_card() -> None:
    """EX-T34: Cili's offer takes 1 contract; Anna picks which; others learn only that one changed hands."""
    table = given("street_5_2", stand="road", hands={ANNA: "c03 c08"})
    table.asks({CILI: "offer street_6_2 20d take=contract"}).accept(CILI)
    assert table.asked == (ANNA, "pick")
    table.play("pick c08")
    assert (table.cards(ANNA), table.cards(CILI)) == ("c03", "c08")
    given_away = [{"seat": ANNA, "target": CILI, "cards": ["c08"]}]
    assert table.hears(ANNA, "cards-given") == table.hears(CILI, "cards-given") == given_away
    assert table.hears(BELA, "cards-given") == table.hears(None, "cards-given") == []
    (deal,) = table.hears(BELA, "deal")
    assert (deal["seat"], deal["take"]) == (CILI, "contract")
    view = table.sees(BELA)
    assert (view.players[ANNA].cards[0], view.players[CILI].cards[0]) == (1, 1)
    assert (view.players[ANNA].known, view.players[CILI].known) == ([], [])
    assert table.sees(ANNA).players[CILI].known == ["c08"]
