"""Offers, counters and notes that make no sense: the right error, and nothing has changed (GEN-6.9 ff.)."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, GAME, Table, given
from tests.marks import rule


@pytest.fixture
def table() -> Table:
    """Béla is asked beside Spices, the Coach House and two streets; he has a few things."""
    return given(
        "street_6_7",
        stand="road",
        goods={ANNA: "linen", BELA: "silk ale"},
        tiles={BELA: "trade_1_1"},
        markers={BELA: 1},
        hands={BELA: "m05 s02", ANNA: "c01"},
    )


# ---- no move at all


@rule("GEN-6.9", "GEN-6.10")
@pytest.mark.parametrize(
    "give",
    [
        "-5d",
        "-silk",
        "-1silk",
        "5d+-1silk",
        "5.5d",
        "5,5d",
        "1e3d",
        "d",
        "5",
        "5 d+silk",
        "five",
        "gold",
        "5gold",
        "silk+",
        "+silk",
        "silk++ale",
        "silk,ale",
        "2m05",
        "m05+m05",
        "m99",
        "x01",
        "p2",
        "99999d",
        "5000silk+5000silk",
        "5d;drop",
        "5d\u0663",
        "\u0665d",
        "+".join(["silk"] * 90),
    ],
)
def test_what_is_no_bundle_is_no_move(table: Table, give: str) -> None:
    before = table.pos.to_json()
    with pytest.raises(tp.MalformedMove):
        table.does(BELA, f"offer street_6_6 {give}")
    assert table.pos.to_json() == before
    with pytest.raises(tp.MalformedMove):
        GAME.parse_move(f"offer street_6_6 5d take={give}")
    with pytest.raises(tp.MalformedMove):
        GAME.parse_move(f"offer spices 5d pledge={give}")
    with pytest.raises(tp.MalformedMove):
        GAME.parse_move(f"counter p2 spices {give}")


@pytest.mark.parametrize(
    "data",
    [
        '{"move":"offer","space":"street_6_6","give":"-5d"}',
        '{"move":"offer","space":"street_6_6","give":"gold"}',
        '{"move":"offer","space":"street_6_6","give":5}',
        '{"move":"offer","space":"street_6_6","give":null}',
        '{"move":"offer","space":"street_6_6","give":{"ducats":5}}',
        '{"move":"offer","space":"street_6_6"}',
        '{"move":"offer","space":"STREET 6 6","give":"5d"}',
        '{"move":"offer","space":"","give":"5d"}',
        '{"move":"offer","space":7,"give":"5d"}',
        '{"move":"offer","space":"street_6_6","give":"5d","extra":2}',
        '{"move":"offer","space":"street_6_6","give":"5d","extra":-1}',
        '{"move":"offer","space":"street_6_6","give":"5d","face":"all"}',
        '{"move":"offer","space":"street_6_6","give":"5d","order":7}',
        '{"move":"offer","space":"street_6_6","give":"5d","by":0}',
        '{"move":"counter","seat":-1,"space":"street_6_6","give":"5d"}',
        '{"move":"accept","seat":1,"space":"street_6_6","version":0}',
        '{"move":"accept","seat":1,"space":"street_6_6","version":-1}',
        '{"move":"accept","seat":1,"space":"street_6_6"}',
        '{"move":"pick","card":"m5"}',
        '{"move":"pick","card":"../../x"}',
    ],
)
def test_what_is_no_move_in_json_is_refused(data: str) -> None:
    with pytest.raises(tp.MalformedMove):
        GAME.move_from_json(data)


@rule("GEN-6.14")
def test_words_too_many_or_unknown_make_no_move(table: Table) -> None:
    assert table.refuses(
        BELA,
        "offer",
        "offer street_6_6",
        "offer street_6_6 5d silk",
        "offer street_6_6 5d take=linen take=linen",
        "offer street_6_6 5d debt=10d",
        "offer street_6_6 5d extra=yes",
        "offer street_6_6 5d face=everybody",
        "bid street_6_6 5d",
        "counter street_6_6 5d",
        "accept p2 street_6_6",
        "accept p2 street_6_6 newest",
    ) == [
        "error-move-form",
        "error-move-form",
        "error-move-form",
        "error-move-form",
        "error-move-form",
        "error-move-word",
        "error-move-word",
        "error-move-unknown",
        "error-move-form",
        "error-move-form",
        "error-move-word",
    ]


# ---- moves, but not possible ones


@rule("GEN-6.3", "GEN-6.12")
def test_unknown_spaces_and_things_one_does_not_have(table: Table) -> None:
    assert table.refuses(
        BELA,
        "offer atlantis 5d",
        "offer street_9_9 5d",
        "offer inn 5d",
        "offer street_6_6 135d",
        "offer street_6_6 9995d",
        "offer street_6_6 2silk",
        "offer street_6_6 wine",
        "offer street_6_6 extra_action",
        "offer street_6_6 2marker",
        "offer street_6_6 m06",
        "offer street_6_6 c01",
        "offer street_6_6 m05+m06",
    ) == [
        "no-such-space",
        "no-such-space",
        "no-target",
        "too-dear",
        "too-dear",
        "not-owned",
        "not-owned",
        "not-owned",
        "not-owned",
        "no-such-card",
        "not-owned",
        "not-owned",
    ]


@rule("GEN-6.12", "GEN-6.19")
def test_things_the_trader_does_not_have(table: Table) -> None:
    assert table.refuses(
        BELA,
        "offer street_6_6 silk take=2linen",
        "offer street_6_6 silk take=silk",
        "offer street_6_6 silk take=trade_1_1",
        "offer street_6_6 silk take=marker",
        "offer street_6_6 silk take=2contract",
        "offer street_6_6 silk take=message",
        "offer street_6_6 silk take=c01",
        "offer street_6_6 silk take=3d",
    ) == ["not-owned", "not-owned", "not-owned", "not-owned", "not-owned", "not-owned", "name-deck", "coins"]


@rule("GEN-6.13", "GEN-6.24")
def test_pledges_in_odd_amounts_or_of_nothing(table: Table) -> None:
    assert table.refuses(
        BELA,
        "offer coach_house - pledge=7d",
        "offer coach_house - pledge=-",
        "offer coach_house 5d pledge=start_space+silk",
        "offer coach_house 5d pledge=m05",
        "offer coach_house 5d pledge=message",
        "offer coach_house 5d pledge=9999start_space",
    ) == ["coins", "empty-offer", "pledge-kind", "pledge-kind", "pledge-kind", "pledge-kind"]


def test_moves_of_other_moments_are_refused(table: Table) -> None:
    assert (
        table.refuses(
            BELA,
            "main",
            "end",
            "agree 1",
            "refuse",
            "accept p2 street_6_6 1",
            "counter p3 street_6_6 5d",
            "go spices",
            "lapse",
        )
        == ["error-illegal-move"] * 8
    )
    assert table.refuses(BELA, "withdraw street_6_6", "withdraw atlantis") == ["nothing-to-withdraw"] * 2


def test_counters_that_make_no_sense() -> None:
    table = given("street_6_7", stand="road", goods={ANNA: "linen"}, ducats={ANNA: 20}).asks()
    assert table.refuses(
        ANNA,
        "counter p1 street_6_6 5d",
        "counter p5 street_6_6 5d",
        "counter p9 street_6_6 5d",
        "counter p2 atlantis 5d",
        "counter p2 inn 5d",
        "counter p2 street_6_6 -",
        "counter p2 street_6_6 silk",
        "counter p2 street_6_6 - take=linen",
        "counter p2 street_6_6 5d take=2linen",
        "counter p2 street_6_6 5d take=5d",
        "counter p2 spices - take=25d pledge=pepper",
        "counter p2 spices - pledge=wine",
    ) == [
        "trader-deals",
        "error-no-such-seat",
        "error-move-word",
        "no-such-space",
        "no-target",
        "empty-offer",
        "not-owned",
        "empty-offer",
        "not-owned",
        "both-ducats",
        "too-dear",
        "pledge-kind",
    ]


def test_accepting_what_is_not_there() -> None:
    table = given("street_6_7", stand="road").asks({BELA: "offer street_6_6 5d"})
    assert table.refuses(
        ANNA,
        "accept p3 street_6_6 1",
        "accept p2 spices 1",
        "accept p2 street_6_6 2",
        "accept p9 street_6_6 1",
        "accept p1 street_6_6 1",
        "accept p2 atlantis 1",
    ) == ["no-offer", "no-offer", "stale", "error-move-word", "no-offer", "no-offer"]


# ---- what a text may look like, and the errors' own words


@rule("GEN-6.9")
def test_the_same_offer_may_be_written_in_other_ways(table: Table) -> None:
    table.asks({BELA: "OFFER street_6_6 ale+1silk+5d+10d"})
    assert table.offers() == ["p2 street_6_6 15d+silk+ale"]
    assert GAME.parse_move("offer street_6_6 ale+5d+ale") == GAME.parse_move("offer street_6_6 5d+2ale")


def test_errors_name_what_is_wrong(table: Table) -> None:
    with pytest.raises(tp.IllegalMove) as unowned:
        table.does(BELA, "offer street_6_6 2silk")
    assert (unowned.value.id, unowned.value.params) == ("genoa-error-not-owned", {"seat": BELA, "item": "silk"})
    with pytest.raises(tp.IllegalMove) as dear:
        table.does(CILI, "offer street_6_6 135d")
    assert (dear.value.id, dear.value.params) == ("genoa-error-too-dear", {"ducats": 135})
    with pytest.raises(tp.IllegalMove) as far:
        table.does(CILI, "offer inn 5d")
    assert (far.value.id, far.value.params["space"]) == ("genoa-error-no-target", "inn")
