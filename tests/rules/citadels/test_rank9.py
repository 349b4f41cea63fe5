"""Section 14: Queen, Artist, Tax Collector."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citadels import Table, cast_with, given
from tests.marks import rule

ARTIST = cast_with("artist")
TAX = cast_with("tax_collector")
ROYALS = ["king", "emperor", "patrician"]


# ---- Queen: she sits on seat 0 of six; seats 1 and 5 are her neighbours


def court(royal_seat: int, char: str = "king", rank_1: str = "assassin", **more: Any) -> Table:
    holders = {"queen": 0, char: royal_seat, rank_1: 2 if royal_seat != 2 else 3}
    return given(players=6, cast=cast_with(rank_1, char, "queen"), holders=holders, gold={0: 4}, **more)


@rule("CIT-14.1")
@pytest.mark.parametrize("char", ROYALS)
@pytest.mark.parametrize("seat", [1, 5])
def test_queen_gains_3_gold_for_a_royal_neighbour(char: str, seat: int) -> None:
    table = court(seat, char).call(char).until_called("queen").play("favor").refused("favor")
    assert table.gold(0) == 7


@rule("CIT-14.1")
@pytest.mark.parametrize("seat", [2, 3, 4])
def test_queen_gains_nothing_for_a_royal_elsewhere(seat: int) -> None:
    table = court(seat).call("king").until_called("queen").refused("favor")
    table.end_round()
    assert table.gold(0) == 6


@rule("CIT-14.1")
def test_queen_gains_nothing_if_nobody_has_rank_4() -> None:
    table = given(players=6, cast=cast_with("queen"), holders={"queen": 0}, absent=["king"], gold={0: 4})
    table.call("queen").refused("favor").end_round()
    assert table.gold(0) == 6


@rule("CIT-14.2", "CIT-3.7")
@pytest.mark.parametrize("char", ROYALS)
@pytest.mark.parametrize("seat", [1, 5])
def test_queen_gains_for_a_killed_neighbour_at_the_end_of_the_round(char: str, seat: int) -> None:
    table = court(seat, char, killed=char).call(char).until_called("queen").refused("favor")
    assert table.gold(0) == 4
    table.end_round()
    assert table.gold(0) == 4 + 2 + 3


@rule("CIT-14.2")
def test_queen_gains_nothing_for_a_royal_killed_elsewhere() -> None:
    table = court(3, killed="king").call("king").until_called("queen").refused("favor").end_round()
    assert table.gold(0) == 4 + 2


@rule("CIT-14.3")
def test_queen_looks_at_the_card_not_at_the_crown() -> None:
    """T-44: her neighbour received the crown from the Emperor, who sits elsewhere: no 3 gold."""
    table = court(3, "emperor", crown=4).call("emperor").play("enthrone p2")
    assert table.pos.crown == 1
    table.until_called("queen").refused("favor").end_round()
    assert table.gold(0) == 4 + 2
    # and the other way round: the neighbour was Emperor, the crown is elsewhere
    table = court(1, "emperor", crown=4).call("emperor").play("enthrone p4").until_called("queen").play("favor")
    assert table.pos.crown == 3
    assert table.gold(0) == 7


@rule("CIT-14.3")
@pytest.mark.parametrize(("seat", "favored"), [(1, True), (3, False)])
def test_a_bewitched_royal_counts_as_revealed_by_its_holder(seat: int, favored: bool) -> None:
    # the Witch (seat 2) is no neighbour: only who holds the card counts
    table = court(seat, rank_1="witch", bewitched="king").call("king").until_called("queen")
    assert table.can("favor") == favored


@rule("CIT-14.3", "CIT-6.2")
def test_a_killed_queen_gains_nothing() -> None:
    table = court(1, killed="queen").call("king").end_round()
    assert table.gold(0) == 4
    assert not table.said("citadels-queen")


# ---- Artist


@rule("CIT-14.4", "CIT-14.5", "CIT-13.3")
def test_beautified_districts() -> None:
    """E-10: g = 2, Manor and Castle beautified: g = 0; they score 4 and 5; the Warlord pays 3 and 4; no second coin."""
    table = given(
        cast=ARTIST, holders={"artist": 0, "warlord": 1}, cities={0: ["manor", "castle"]}, gold={0: 2, 1: 9}, seed=5
    )
    table.call("artist").play("beautify manor", "beautify castle")
    assert table.gold(0) == 0
    assert table.city(0) == ["manor+", "castle+"]
    assert table.points(0) == {"districts": 4 + 5}
    # in a later round
    table.end_round().drafts(artist=0, warlord=1).until_called("artist")
    assert table.gold(0) > 0
    table.refused("beautify manor", "beautify manor+", "beautify castle")
    for district, paid in (("manor+", 3), ("castle+", 4)):
        table = given(cast=ARTIST, holders={"warlord": 1}, cities={0: ["manor+", "castle+"]}, gold={0: 0, 1: paid})
        table.call("warlord").play(f"destroy p1 {district}")
        assert table.gold(1) == 0
        table = given(cast=ARTIST, holders={"warlord": 1}, cities={0: ["manor+", "castle+"]}, gold={0: 0, 1: paid - 1})
        table.call("warlord").refused(f"destroy p1 {district}")


@rule("CIT-14.4")
def test_artist_beautifies_at_most_two_districts() -> None:
    table = given(
        cast=ARTIST, holders={"artist": 0}, cities={0: ["manor", "castle", "temple"], 1: ["docks"]}, gold={0: 9}
    )
    table.call("artist").refused("beautify docks").play("beautify temple")
    assert table.gold(0) == 8
    table.refused("beautify temple", "beautify temple+")  # two different districts
    table.play("beautify manor").refused("beautify castle")
    assert table.gold(0) == 7
    assert table.city(0) == ["manor+", "castle", "temple+"]


@rule("CIT-14.4", "CIT-4.11")
def test_artist_may_beautify_one_or_none_and_needs_the_gold() -> None:
    table = given(cast=ARTIST, holders={"artist": 0}, cities={0: ["manor", "castle"]}, gold={0: 1})
    table.call("artist").play("beautify castle").refused("beautify manor")
    assert table.gold(0) == 0
    table = given(cast=ARTIST, holders={"artist": 0}, cities={0: ["manor", "castle"]}, gold={0: 0})
    table.call("artist").refused("beautify manor", "beautify castle").play("gather gold", "end")
    assert table.city(0) == ["manor", "castle"]


@rule("CIT-14.4", "CIT-14.5")
def test_two_districts_of_the_same_name_are_two_districts() -> None:
    table = given(cast=ARTIST, holders={"artist": 0}, cities={0: ["manor", "manor"]}, gold={0: 5})
    table.call("artist").play("beautify manor", "beautify manor").refused("beautify manor")
    assert table.city(0) == ["manor+", "manor+"]
    assert table.points(0)["districts"] == 8
    assert table.gold(0) == 3


@rule("CIT-14.5", "CIT-5.10")
def test_the_coin_stays_on_the_district() -> None:
    table = given(
        cast=cast_with("thief", "artist"),
        holders={"artist": 0, "thief": 1},
        cities={0: ["manor+"]},
        gold={0: 5, 1: 0},
        robbed="artist",
    )
    table.call("artist")
    assert (table.gold(0), table.gold(1)) == (0, 5)  # the stash, not the coin
    assert table.city(0) == ["manor+"]
    assert table.points(0)["districts"] == 4
    table.play("gather gold").refused("beautify manor", "beautify manor+")
    table.end_round()
    assert table.points(0)["districts"] == 4


@rule("CIT-14.6", "CIT-4.13")
def test_the_two_coins_may_be_placed_at_different_moments() -> None:
    table = given(cast=ARTIST, holders={"artist": 0}, cities={0: ["manor"]}, hands={0: ["temple"]}, gold={0: 2})
    table.call("artist").play("beautify manor", "gather gold", "build temple", "beautify temple")
    assert table.city(0) == ["manor+", "temple+"]
    assert table.gold(0) == 1


@rule("CIT-14.6")
def test_the_artist_may_beautify_a_completed_city() -> None:
    city = ["manor", "castle", "temple", "church", "tavern", "market", "prison"]
    table = given(cast=ARTIST, holders={"artist": 0}, cities={0: city}, gold={0: 2})
    table.call("artist").play("beautify manor", "beautify prison")
    assert table.city(0) == ["manor+", "castle", "temple", "church", "tavern", "market", "prison+"]


# ---- Tax Collector


@rule("CIT-14.7")
def test_who_builds_pays_a_coin_to_the_token() -> None:
    table = given(cast=TAX, holders={"king": 1}, hands={1: ["docks"]}, gold={1: 4}, tax=2)
    table.call("king").play("gather gold", "build docks")
    assert table.gold(1) == 4 + 2 - 3 - 1
    assert table.pos.tax == 3
    assert all(table.sees(seat).tax == 3 for seat in (0, 1, 2, 3, None))


@rule("CIT-14.7")
def test_without_the_tax_collector_in_the_cast_there_is_no_tax() -> None:
    table = given(holders={"king": 1}, hands={1: ["docks"]}, gold={1: 4})
    table.call("king").play("gather gold", "build docks")
    assert table.gold(1) == 3
    assert table.pos.tax == 0


@rule("CIT-14.7")
def test_the_tax_is_paid_after_the_price() -> None:
    # 3 gold are enough for the Docks: the tax does not have to be ready as well
    table = given(cast=TAX, holders={"king": 1}, hands={1: ["docks"]}, gold={1: 1})
    table.call("king").play("gather gold", "build docks")
    assert table.city(1) == ["docks"]


@rule("CIT-14.8")
def test_every_single_district_is_taxed() -> None:
    table = given(cast=TAX, holders={"architect": 1}, hands={1: ["temple", "tavern", "church"]}, gold={1: 8})
    table.call("architect").play("gather gold", "build temple", "build tavern", "build church")
    assert table.pos.tax == 3
    assert table.gold(1) == 10 - 1 - 1 - 2 - 3


@rule("CIT-14.8", "CIT-14.10")
def test_districts_built_free_of_charge_are_taxed() -> None:
    table = given(cast=TAX, holders={"king": 1}, hands={1: ["palace"]}, cities={1: ["framework"]}, gold={1: 4})
    table.call("king").play("gather gold", "framework palace")
    assert (table.gold(1), table.pos.tax) == (5, 1)
    table = given(cast=TAX, holders={"king": 1}, hands={1: ["necropolis"]}, cities={1: ["tavern"]}, gold={1: 4})
    table.call("king").play("gather gold", "sacrifice tavern")
    assert (table.gold(1), table.pos.tax) == (5, 1)


@rule("CIT-14.9")
def test_no_gold_left_no_tax_and_no_debt() -> None:
    table = given(cast=TAX, holders={"merchant": 1}, hands={1: ["docks", "stables"]}, gold={1: 1})
    table.call("merchant").play("gather gold", "build docks")
    assert (table.gold(1), table.pos.tax) == (0, 0)
    table.play("extra_gold", "income")
    assert (table.gold(1), table.pos.tax) == (2, 0)  # nothing is owed
    table.play("build stables")
    assert (table.gold(1), table.pos.tax) == (0, 0)
    table.play("end")
    assert (table.gold(1), table.pos.tax) == (0, 0)


@rule("CIT-14.10", "CIT-8.8")
def test_the_wizards_build_on_the_spot_is_taxed() -> None:
    table = given(cast=cast_with("wizard", "tax_collector"), holders={"wizard": 1}, hands={0: ["temple"]}, gold=2)
    table.call("wizard").play("gather gold", "look p1", "take temple", "build temple")
    assert (table.gold(1), table.pos.tax) == (2, 1)


@rule("CIT-14.10")
def test_exchanging_and_seizing_is_not_taxed() -> None:
    table = given(
        cast=cast_with("diplomat", "tax_collector"),
        holders={"diplomat": 0},
        cities={0: ["tavern"], 1: ["temple"]},
        gold=5,
    )
    table.call("diplomat").play("exchange p2 temple", "hand_over tavern")
    assert (table.gold(0), table.gold(1), table.pos.tax) == (5, 5, 0)
    table = given(cast=cast_with("marshal", "tax_collector"), holders={"marshal": 0}, cities={1: ["temple"]}, gold=5)
    table.call("marshal").play("seize p2 temple")
    assert (table.gold(0), table.gold(1), table.pos.tax) == (4, 6, 0)


@rule("CIT-14.10", "CIT-14.13", "CIT-6.28")
def test_a_confiscation_is_taxed_to_the_magistrate() -> None:
    def confiscated(gold: int) -> Table:
        table = given(
            cast=cast_with("magistrate", "tax_collector"),
            holders={"magistrate": 0, "king": 1},
            hands={1: ["docks"]},
            gold={0: gold, 1: 4},
            warrants=["king", "bishop", "warlord"],
            signed="king",
        )
        return table.call("king").play("gather gold", "build docks").does(0, "confiscate")

    table = confiscated(3)
    assert (table.gold(0), table.gold(1), table.pos.tax) == (2, 6, 1)
    table = confiscated(0)
    assert (table.gold(0), table.gold(1), table.pos.tax) == (0, 6, 0)


@rule("CIT-14.13")
def test_a_warrant_not_used_leaves_the_tax_with_the_builder() -> None:
    table = given(
        cast=cast_with("magistrate", "tax_collector"),
        holders={"magistrate": 0, "king": 1},
        hands={1: ["docks"]},
        gold={0: 3, 1: 4},
        warrants=["king", "bishop", "warlord"],
        signed="king",
    )
    table.call("king").play("gather gold", "build docks").does(0, "pass")
    assert (table.gold(0), table.gold(1), table.pos.tax) == (3, 2, 1)


@rule("CIT-14.13", "CIT-14.12")
@pytest.mark.parametrize(("stash", "left", "token"), [(3, 2, 5), (1, 0, 5), (0, 0, 4)])
def test_in_the_tax_collectors_own_turn_the_magistrate_is_taxed_for_what_he_confiscates(
    stash: int, left: int, token: int
) -> None:
    """The Tax Collector's freedom is his own: it does not shelter the Magistrate, who builds in his turn."""
    table = given(
        cast=cast_with("magistrate", "tax_collector"),
        holders={"magistrate": 0, "tax_collector": 2},
        hands={2: ["docks", "stables"]},
        gold={0: stash, 2: 4},
        tax=4,
        warrants=["tax_collector", "king", "bishop"],
        signed="tax_collector",
    ).call("tax_collector")
    table.play("gather gold", "build docks").does(0, "confiscate")
    assert (table.city(0), table.city(2)) == (["docks"], [])
    assert (table.gold(0), table.pos.tax) == (left, token)
    assert table.gold(2) == 4 + 2, "he has his price back and pays no tax"
    assert table.said("taxed") == [{"seat": 0}] * (token - 4)
    # what is built and not confiscated is not taxed in this turn, and all that lies on the token is his
    assert table.asked == (2, "turn")
    table.play("build stables")
    assert (table.city(2), table.gold(2), table.pos.tax) == (["stables"], 6 - 2, token)
    table.play("collect")
    assert (table.gold(0), table.gold(2), table.pos.tax) == (left, 4 + token, 0)


def warranted_tax_collector() -> Table:
    """The signed warrant lies on the Tax Collector, who has 4 gold of taxes waiting and the docks in hand."""
    return given(
        cast=cast_with("magistrate", "tax_collector"),
        holders={"magistrate": 0, "tax_collector": 2},
        hands={2: ["docks"]},
        gold={0: 3, 2: 4},
        tax=4,
        warrants=["tax_collector", "king", "bishop"],
        signed="tax_collector",
    )


@rule("CIT-14.13", "CIT-14.12")
def test_in_the_tax_collectors_own_turn_a_warrant_not_used_leaves_nobody_taxed() -> None:
    table = warranted_tax_collector()
    table.call("tax_collector").play("gather gold", "build docks").does(0, "pass")
    assert (table.gold(0), table.gold(2), table.pos.tax) == (3, 3, 4)
    assert table.said("taxed") == []


@rule("CIT-14.11")
@pytest.mark.parametrize("killed", [False, True])
def test_the_tax_is_due_if_the_tax_collector_is_killed_or_not_chosen(killed: bool) -> None:
    table = given(
        cast=TAX,
        holders={"king": 1, "tax_collector": 2} if killed else {"king": 1},
        absent=[] if killed else ["tax_collector"],
        killed="tax_collector" if killed else "",
        hands={1: ["docks"]},
        gold={1: 4},
        tax=2,
    )
    table.call("king").play("gather gold", "build docks")
    assert (table.gold(1), table.pos.tax) == (2, 3)
    table.end_round()
    assert table.pos.tax == 3  # it stays for later rounds


@rule("CIT-14.11")
def test_gold_on_the_token_waits_for_a_later_round() -> None:
    table = given(cast=TAX, holders={"tax_collector": 2}, gold=0, tax=4, seed=5).call("tax_collector")
    table.play("gather gold", "end")  # he did not take it
    assert table.pos.tax == 4
    table.drafts(tax_collector=0).until_called("tax_collector")
    assert table.pos.tax == 4
    before = table.gold(0)
    table.play("collect")
    assert table.gold(0) == before + 4


@rule("CIT-14.12", "CIT-4.13")
def test_the_tax_collector_takes_all_gold_from_the_token_once() -> None:
    table = given(cast=TAX, holders={"tax_collector": 2}, gold={2: 1}, tax=4)
    table.call("tax_collector").play("collect").refused("collect")
    assert (table.gold(2), table.pos.tax) == (5, 0)
    table = given(cast=TAX, holders={"tax_collector": 2}, hands={2: ["docks"]}, gold={2: 1}, tax=4)
    table.call("tax_collector").play("gather gold", "build docks", "collect")
    assert (table.gold(2), table.pos.tax) == (4, 0)


@rule("CIT-14.12")
def test_the_tax_collector_builds_untaxed_in_his_own_turn() -> None:
    table = given(cast=TAX, holders={"tax_collector": 2}, hands={2: ["docks", "stables"]}, gold={2: 9}, tax=4)
    table.call("tax_collector").play("gather gold", "build docks", "build stables")
    assert (table.gold(2), table.pos.tax) == (6, 4)


@rule("CIT-14.12", "CIT-14.13")
def test_the_token_is_emptied_only_once_even_if_it_fills_again() -> None:
    table = warranted_tax_collector()
    table.call("tax_collector").play("collect", "gather gold", "build docks").does(0, "confiscate")
    assert (table.gold(0), table.gold(2), table.pos.tax) == (2, 10, 1)
    assert table.seat == 2
    table.refused("collect")


@rule("CIT-14.12")
def test_nobody_else_takes_gold_from_the_token() -> None:
    table = given(cast=TAX, holders={"warlord": 1, "tax_collector": 2}, tax=4)
    table.call("warlord").play("gather gold").refused("collect")


@rule("CIT-14.14", "CIT-14.12")
def test_the_tax_collectors_player_is_taxed_as_his_other_character() -> None:
    """T-74: 3 players, P = Merchant + Tax Collector: pays 1 as Merchant; untaxed as Tax Collector, may take the 1."""
    table = given(
        players=3,
        cast=TAX,
        holders={"merchant": 1, "tax_collector": 1},
        hands={1: ["docks", "temple"]},
        gold={1: 3},
        tax=0,
    )
    table.call("merchant").play("gather gold", "build docks")
    assert table.pos.tax == 1
    assert table.gold(1) == 2 - 1
    table.refused("collect").play("end").until_called("tax_collector")
    table.play("gather gold", "build temple")
    assert (table.gold(1), table.pos.tax) == (1 + 2 - 1, 1)
    table.play("collect")
    assert (table.gold(1), table.pos.tax) == (3, 0)
