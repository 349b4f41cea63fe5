"""Section 6.L of the rules: what must hold after every event, and that the engine's own check notices what does not.

Each test spoils a sound position in one way (GEN-6.66 to GEN-6.70); whole games are in test_invariants_in_play.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, DANI, GAME, Table, given
from tests.marks import rule
from tetrapolis.games.genoa.rules.bundle import read
from tetrapolis.games.genoa.rules.cards import BUILDING, CARD
from tetrapolis.games.genoa.rules.deals import transfer

Damage = Callable[[Any], None]


def sound() -> Table:
    """Something of everything lies about."""
    table = given(
        "street_5_2 harbor",
        "house",
        goods={ANNA: "silk", BELA: "ale"},
        tiles={ANNA: "extra_action", BELA: "trade_1_1"},
        markers={ANNA: 2},
        owners={"inn": BELA},
        hands={ANNA: "c01", BELA: "m01 m02", CILI: "s01", DANI: "l01"},
        face_up={"message": "m03"},
    )
    table.pos.check()
    return table


def notices(damage: Damage, what: str) -> None:
    """The check tells of the damage; so a stored position with it is not read either."""
    pos = sound().pos
    damage(pos)
    with pytest.raises(AssertionError, match=what):
        pos.check()
    with pytest.raises(tp.BadRecord):
        GAME.from_json(pos.to_json())


def add(name: str, place: int, change: int) -> Damage:
    """One number of a list is changed."""

    def damage(pos: Any) -> None:
        getattr(pos, name)[place] += change

    return damage


def each(damages: dict[str, Damage]) -> pytest.MarkDecorator:
    """One test for each damage."""
    return pytest.mark.parametrize("damage", list(damages.values()), ids=list(damages))


# ---- conservation


@rule("GEN-6.66")
@each({"5 more": add("ducats", BELA, 5), "5 less": add("ducats", BELA, -5)})
def test_ducats_from_nowhere_are_noticed(damage: Damage) -> None:
    notices(damage, "ducats")


@rule("GEN-6.66", "GEN-1.12")
def test_money_that_is_no_multiple_of_5_is_noticed() -> None:
    def damage(pos: Any) -> None:
        pos.ducats[ANNA] += 2
        pos.ducats[BELA] -= 2

    notices(damage, "coins")


@rule("GEN-6.66")
@each(
    {
        "one more in hand": add("goods", 5, 1),
        "one less in hand": add("goods", 5, -1),
        "one more in supply": add("supply", 0, 1),
        "one less in supply": add("supply", 7, -1),
    }
)
def test_a_sixth_or_a_missing_commodity_is_noticed(damage: Damage) -> None:
    notices(damage, "commodities")


@rule("GEN-6.66")
def test_a_commodity_that_becomes_another_is_noticed() -> None:
    def damage(pos: Any) -> None:
        pos.goods[5] -= 1
        pos.goods[4] += 1

    notices(damage, "commodities")


@rule("GEN-6.66")
@each(
    {
        "one more in hand": add("tiles", 4, 1),
        "one less in hand": add("tiles", 4, -1),
        "one more in supply": add("tile_supply", 0, 1),
        "one more in use": add("in_use", 1, 1),
    }
)
def test_a_tile_too_many_or_too_few_is_noticed(damage: Damage) -> None:
    notices(damage, "tiles")


@rule("GEN-6.66")
@each({"one more": add("markers", ANNA, 1), "one less": add("central", DANI, -1)})
def test_a_marker_too_many_or_too_few_is_noticed(damage: Damage) -> None:
    notices(damage, "markers")


@rule("GEN-6.66")
def test_a_marker_that_changes_its_colour_on_a_building_is_noticed() -> None:
    def damage(pos: Any) -> None:
        pos.owner[BUILDING["inn"]] = CILI

    notices(damage, "markers")


@rule("GEN-6.66")
def test_a_marker_of_nobody_at_the_table_is_noticed() -> None:
    def damage(pos: Any) -> None:
        pos.owner[BUILDING["tavern"]] = 4

    notices(damage, "owners")


def in_two_hands(pos: Any) -> None:
    pos.hand(DANI, 1).append(CARD["m01"])


def in_hand_and_deck(pos: Any) -> None:
    pos.decks[0].append(CARD["c01"])


def nowhere(pos: Any) -> None:
    pos.hand(ANNA, 0).clear()


def lost_from_a_deck(pos: Any) -> None:
    pos.decks[3].pop()


def in_the_wrong_deck(pos: Any) -> None:
    pos.decks[0].append(pos.decks[1].pop())


def lost_from_the_open_cards(pos: Any) -> None:
    pos.face_up[1].clear()


@rule("GEN-6.66")
@each(
    {
        "in two hands": in_two_hands,
        "in a hand and a deck": in_hand_and_deck,
        "gone from a hand": nowhere,
        "gone from a deck": lost_from_a_deck,
        "in the wrong deck": in_the_wrong_deck,
        "gone from the open cards": lost_from_the_open_cards,
    }
)
def test_a_card_in_two_places_or_in_none_is_noticed(damage: Damage) -> None:
    notices(damage, "cards")


@rule("GEN-6.66", "GEN-8.3")
def test_a_deck_with_nothing_but_open_cards_is_noticed() -> None:
    def damage(pos: Any) -> None:
        pos.face_up[1] += pos.decks[1]
        pos.decks[1] = []

    notices(damage, "face up")


# ---- no debt


def from_another(name: str, one: int, other: int, count: int) -> Damage:
    """Things change hands without a deal until the giver has less than nothing; the totals are right."""

    def damage(pos: Any) -> None:
        getattr(pos, name)[one] -= count
        getattr(pos, name)[other] += count

    return damage


def markers_owed(pos: Any) -> None:
    pos.markers[ANNA] -= 3
    pos.central[ANNA] += 3


def goods_owed_by_the_supply(pos: Any) -> None:
    pos.supply[0] -= 6
    pos.goods[0] += 6


def tiles_owed_by_the_supply(pos: Any) -> None:
    pos.tile_supply[0] -= 6
    pos.tiles[0] += 6


@rule("GEN-6.67")
@each(
    {
        "ducats": from_another("ducats", BELA, ANNA, 135),
        "a commodity": from_another("goods", 5, 13, 2),
        "a tile": from_another("tiles", 4, 9, 2),
        "a marker": markers_owed,
        "a commodity of the supply": goods_owed_by_the_supply,
        "a tile of the supply": tiles_owed_by_the_supply,
    }
)
def test_a_holding_below_nothing_is_noticed(damage: Damage) -> None:
    notices(damage, "a debt")


@rule("GEN-6.67")
def test_nobody_can_offer_or_be_made_to_give_what_he_does_not_have() -> None:
    table = given("street_5_2", "road", ducats={ANNA: 10, BELA: 5}, hands={BELA: "c01"})
    assert table.refuses(BELA, "offer harbor 10d", "offer harbor silk") == ["too-dear", "not-owned"]
    table.asks({BELA: "offer harbor c01 take=15d"})
    assert table.refuses(ANNA, table.accepting(BELA)) == ["too-dear"]


@rule("GEN-6.67", "GEN-6.47")
def test_a_pledge_is_paid_at_the_end_of_its_window_and_then_nothing_is_owed() -> None:
    table = given("street_6_7", "road").asks({BELA: "offer spices 5d pledge=pepper"}).accept(BELA).play("main")
    assert (table.goods(ANNA), table.said("pledge-paid")) == ("", [])
    table.play("end")
    assert (table.goods(ANNA), table.goods(BELA), len(table.said("pledge-paid"))) == ("pepper", "saffron", 1)
    table.asks().play("go street_7_6").asks().play("stop")
    assert (table.pos.trader, table.goods(ANNA), table.goods(BELA)) == (BELA, "pepper", "saffron")


# ---- no pay without receiving, trader only


@rule("GEN-6.68")
def test_who_has_paid_for_a_step_with_an_action_gets_both_at_once() -> None:
    table = given("street_5_2", "road").asks({BELA: "offer harbor 20d"})
    start = len(table.events)
    table.accept(BELA)
    names = [event.id.removeprefix("genoa-") for event in table.events[start:]]
    assert [name for name in names if name in ("deal", "moves", "acts", "asks")] == ["deal", "moves", "acts"]
    assert (table.ducats(BELA), table.tower, table.asked) == (110, "harbor", (BELA, "action"))


@rule("GEN-6.68")
def test_who_has_paid_for_a_bare_step_gets_it_at_once() -> None:
    table = given("street_5_2", "road").asks({BELA: "offer street_6_2 20d"}).accept(BELA)
    assert (table.ducats(BELA), table.tower, table.pos.acted[BELA]) == (110, "street_6_2", 0)


@rule("GEN-6.68")
def test_nothing_is_paid_until_the_deal_can_run_through() -> None:
    """A card is still to be picked: nothing has left anybody, and nothing but the pick is possible."""
    table = given("street_5_2", "road", hands={ANNA: "c01 c02"})
    table.asks({BELA: "offer harbor 20d take=contract"}).accept(BELA)
    assert (table.ducats(BELA), table.tower, table.listed(ANNA)) == (130, "street_5_2", ["pick c01", "pick c02"])
    table.play("pick c01")
    assert (table.ducats(BELA), table.tower, table.asked) == (110, "harbor", (BELA, "action"))


@rule("GEN-6.69")
def test_the_engine_moves_nothing_between_two_others() -> None:
    pos = sound().pos
    with pytest.raises(AssertionError):
        transfer(pos, BELA, CILI, read("5d"), ())
    transfer(pos, BELA, ANNA, read("5d"), ())
    transfer(pos, ANNA, CILI, read("silk"), ())
    assert (pos.ducats[BELA], pos.goods[8 * CILI + 5]) == (125, 1)


@rule("GEN-6.69", "GEN-6.1")
def test_no_move_names_a_deal_between_two_others() -> None:
    table = given("street_5_2", "road", negotiation="live", goods={CILI: "silk"})
    table.does(BELA, "offer harbor 20d")
    table.refuses(CILI, "accept p2 harbor 1", "counter p2 harbor 20d take=silk", "agree 1")
    table.refuses(BELA, "offer harbor 20d take=silk")  # Anna has no silk; Cili's cannot be asked for


# ---- once only


@rule("GEN-6.70")
def test_a_space_visited_twice_is_noticed() -> None:
    def damage(pos: Any) -> None:
        pos.path.append(pos.path[0])

    notices(damage, "visited twice")


@rule("GEN-6.70", "GEN-4.4")
def test_a_way_of_six_spaces_is_noticed() -> None:
    def damage(pos: Any) -> None:
        for name in ("monetti", "drinks", "inn", "spices"):
            pos.path.append(BUILDING[name])
            pos.visited |= 1 << BUILDING[name]

    notices(damage, "visited twice")


@rule("GEN-6.70")
def test_a_visit_that_is_not_on_the_way_is_noticed() -> None:
    def damage(pos: Any) -> None:
        pos.visited |= 1 << BUILDING["tavern"]

    notices(damage, "visited")


@rule("GEN-6.70")
@pytest.mark.parametrize("seat", [ANNA, BELA])
def test_a_second_action_without_a_tile_is_noticed(seat: int) -> None:
    notices(add("acted", seat, 2), "actions")


@rule("GEN-6.70", "GEN-9.4")
def test_a_second_action_with_a_tile_is_sound() -> None:
    pos = sound().pos
    pos.acted[BELA], pos.extras[BELA] = 2, 1
    pos.check()
    pos.acted[BELA] = 3
    with pytest.raises(AssertionError, match="actions"):
        pos.check()


@rule("GEN-6.70", "GEN-12.2")
def test_with_two_players_the_trader_has_a_second_action_once_one_was_bought() -> None:
    table = given("street_5_2", "road", players=2, bought=1, acted={ANNA: 2, BELA: 1})
    table.pos.check()
    table.pos.bought = 0
    with pytest.raises(AssertionError, match="actions"):
        table.pos.check()


@rule("GEN-6.70")
def test_an_action_used_or_lapsed_in_a_street_is_noticed() -> None:
    def damage(pos: Any) -> None:
        pos.used |= 1 << pos.space_number("street_5_2")

    notices(damage, "buildings used")


@rule("GEN-6.70", "GEN-5.3")
def test_the_action_of_a_building_is_used_once() -> None:
    """The tower stands on: neither the trader nor a buyer gets it again this turn."""
    tiles = {ANNA: "extra_action", BELA: "extra_action"}
    table = given("street_5_2 harbor", "house", tiles=tiles).play("use", "main", "end")
    assert table.refuses(BELA, "offer harbor 50d") == ["no-target"]
    table.asks()
    table.refuses(ANNA, "use", "lapse", "go harbor", "go street_5_2")
