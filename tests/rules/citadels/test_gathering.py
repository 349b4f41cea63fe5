"""Section 4 of the rules: gathering gold or cards, and what gaining, drawing and paying mean."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.citadels import Table, cast_with, given
from tests.marks import rule

# ---- gathering


@rule("CIT-4.1")
def test_a_turn_cannot_end_without_gathering() -> None:
    table = given(holders={"merchant": 0}).call("merchant")
    table.refused("end")
    table.play("extra_gold")
    table.refused("end")
    table.play("gather gold")
    assert table.can("end")


@rule("CIT-4.1")
def test_resources_are_gathered_only_once_in_a_turn() -> None:
    table = given(holders={"merchant": 0}).call("merchant")
    table.play("gather gold")
    table.refused("gather gold", "gather cards")

    table = given(holders={"merchant": 0}, deck=["manor", "castle"]).call("merchant")
    table.play("gather cards", "keep manor")
    table.refused("gather gold", "gather cards")


@rule("CIT-4.2")
def test_gathering_gold_takes_two_from_the_bank() -> None:
    table = given(holders={"merchant": 0}, gold={0: 3, 1: 4, 2: 5, 3: 6}).call("merchant")
    table.play("gather gold")
    assert [table.gold(seat) for seat in range(4)] == [5, 4, 5, 6]
    assert table.cards(0) == 0


@rule("CIT-4.3")
def test_gathering_cards_keeps_one_of_the_two_top_cards_and_buries_the_other() -> None:
    table = given(holders={"merchant": 0}, gold=2, deck=["manor", "castle", "palace", "temple"]).call("merchant")
    rest = table.deck[2:]
    table.play("gather cards")
    assert sorted(table.choices()) == ["keep castle", "keep manor"]
    table.play("keep castle")
    assert table.hand(0) == ["castle"]
    assert table.deck == [*rest, "manor"]
    assert table.gold(0) == 2


@rule("CIT-4.3")
def test_the_card_not_kept_lies_face_down() -> None:
    table = given(holders={"merchant": 0}, deck=["manor", "castle"]).call("merchant")
    table.play("gather cards", "keep castle")
    for other in (1, None):
        assert len({Table(world).bottom for world in table.worlds(other)}) > 1
        assert table.hears(other, "citadels-you-draw") == []
        assert table.hears(other, "citadels-you-keep") == []
    assert {Table(world).bottom for world in table.worlds(0)} == {"manor"}


@rule("CIT-4.4")
def test_who_has_drawn_cards_cannot_take_gold_instead() -> None:
    table = given(holders={"merchant": 0}, deck=["manor", "castle"]).call("merchant")
    table.play("gather cards")
    assert table.asked == (0, "keep")
    table.refused("gather gold", "end")


@rule("CIT-4.4")
def test_the_cards_are_unseen_until_the_kind_of_resource_is_chosen() -> None:
    table = given(holders={"merchant": 0}, deck=["manor", "castle"]).call("merchant")
    assert table.hears(0, "citadels-you-draw") == []
    assert len({Table(world).deck[0] for world in table.worlds(0)}) > 1
    table.play("gather cards")
    assert table.hears(0, "citadels-you-draw") == [{"seat": 0, "districts": ["manor", "castle"]}]


# ---- words


@rule("CIT-4.21")
def test_gaining_gold_takes_it_from_the_bank() -> None:
    table = given(holders={"merchant": 0}, gold=3).call("merchant").play("extra_gold")
    assert [table.gold(seat) for seat in range(4)] == [4, 3, 3, 3]


@rule("CIT-4.21")
def test_gaining_cards_keeps_all_of_them_and_drawing_keeps_what_the_text_says() -> None:
    table = given(holders={"architect": 0}, deck=["manor", "castle", "palace", "temple"]).call("architect")
    rest = table.deck[4:]
    table.play("extra_cards")
    assert table.hand(0) == ["castle", "manor"]
    table.play("gather cards", "keep temple")
    assert table.hand(0) == ["castle", "manor", "temple"]
    assert table.deck == [*rest, "palace"]


@rule("CIT-4.21")
def test_what_is_paid_goes_to_the_bank_unless_a_receiver_is_named() -> None:
    table = given(holders={"warlord": 0}, gold=5, cities={1: ["castle"]}, absent=["bishop"]).call("warlord")
    table.play("destroy p2 castle")
    assert [table.gold(seat) for seat in range(4)] == [2, 5, 5, 5]

    table = given(holders={"merchant": 0}, gold=5, cities={0: ["smithy"]}).call("merchant").play("smithy")
    assert [table.gold(seat) for seat in range(4)] == [3, 5, 5, 5]

    table = given(
        cast=cast_with("marshal"), holders={"marshal": 0}, gold=5, cities={1: ["market"]}, absent=["bishop"]
    ).call("marshal")
    table.play("seize p2 market")
    assert [table.gold(seat) for seat in range(4)] == [3, 7, 5, 5]


@rule("CIT-4.22")
def test_players_cannot_give_or_trade_anything_by_themselves() -> None:
    table = given(
        holders={"merchant": 0}, gold=9, hands={0: ["manor"], 1: ["castle"]}, cities={0: ["market"], 1: ["temple"]}
    ).call("merchant")
    for _ in range(2):  # before and after gathering
        table.refused(
            "give manor",
            "swap_hands p2",
            "borrow manor p2",
            "exchange p2 temple",
            "hand_over market",
            "bribe",
            "tribute gold",
        )
        for other in (1, 2, 3):
            with pytest.raises(tp.NotYourDecision):
                table.does(other, "give castle")
        if table.can("gather gold"):
            table.play("gather gold")
    assert sorted(table.choices()) == ["build manor", "end", "extra_gold", "income"]
