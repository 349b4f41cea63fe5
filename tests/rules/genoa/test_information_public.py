"""Section 13 of the rules: what everybody may see, and money."""

from __future__ import annotations

from typing import Any

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule
from tests.rules.genoa.information import ALL_SEATS, alike, cannot_tell, seats, told


def in_play(**more: Any) -> Table:
    """Anna's turn: the tower came from street_5_2 to the Harbor; everybody has something."""
    table: dict[str, Any] = {
        "goods": {ANNA: "pepper", BELA: "silk silk", DANI: "ale"},
        "tiles": {BELA: "start_space extra_action", CILI: "trade_1_1"},
        "markers": {ANNA: 2, CILI: 1},
        "owners": {"inn": CILI, "harbor": DANI},
        "hands": {ANNA: "c01 m01 m02", BELA: "c02 s01 s02", CILI: "l01 l02 l03", DANI: "m05"},
        "face_up": {"message": "m09 m10"},
        "ducats": {ANNA: 100, BELA: 45, CILI: 200, DANI: 0},
        **more,
    }
    return given("street_5_2 harbor", "house", **table)


@rule("GEN-13.1")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_board_discs_and_round_marker_are_public(seat: int | None) -> None:
    table = in_play(spaces_left=5)
    view = table.sees(seat)
    assert (view.tower, view.path, view.spaces_left, view.trader) == ("harbor", ["street_5_2", "harbor"], 5, ANNA)
    street, harbor = table.pos.space_number("street_5_2"), table.pos.space_number("harbor")
    assert (view.discs[street], view.discs[harbor], sum(view.discs)) == (1, 4, 5)


@rule("GEN-13.1")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_dice_are_public(seat: int | None) -> None:
    table = given(rolls=[3, 2]).play("roll")
    assert table.hears(seat, "rolls") == [{"seat": ANNA, "blue": 3, "red": 2, "space": "street_3_2"}]


@rule("GEN-13.1", "GEN-1.7")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_markers_in_all_zones_are_public(seat: int | None) -> None:
    view = in_play().sees(seat)
    assert [player.markers for player in view.players] == [2, 0, 1, 0]
    assert [player.central for player in view.players] == [5, 7, 5, 6]
    assert (view.owner[8], view.owner[7]) == (CILI, DANI)  # Inn, Harbor


@rule("GEN-13.1")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_commodities_and_tiles_of_all_and_in_the_supplies_are_public(seat: int | None) -> None:
    view = in_play().sees(seat)
    assert [player.goods for player in view.players] == [
        [1, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 2, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 1, 0],
    ]
    assert [player.tiles for player in view.players] == [
        [0, 0, 0, 0, 0],
        [1, 0, 0, 0, 1],
        [0, 1, 0, 0, 0],
        [0, 0, 0, 0, 0],
    ]
    assert view.supply == [4, 5, 5, 5, 5, 3, 4, 5]
    assert view.tile_supply == [4, 6, 5, 5, 4]


@rule("GEN-13.2")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_numbers_of_cards_are_public(seat: int | None) -> None:
    """By deck: contracts, messages, small orders, large orders."""
    view = in_play().sees(seat)
    assert [player.cards for player in view.players] == [[1, 2, 0, 0], [1, 0, 2, 0], [0, 0, 0, 3], [0, 1, 0, 0]]
    assert view.decks == [12, 9, 14, 13]
    assert view.face_up == [[], ["m09", "m10"], [], []]


@rule("GEN-13.2")
def test_faces_of_cards_are_seen_by_their_holder_only() -> None:
    table = in_play()
    assert table.sees(ANNA).hand == ["c01", "m01", "m02"]
    assert table.sees(BELA).hand == ["c02", "s01", "s02"]
    assert table.sees(CILI).hand == ["l01", "l02", "l03"]
    assert table.sees(DANI).hand == ["m05"]
    assert table.sees(None).hand == []
    for seat in ALL_SEATS:
        assert [player.known for player in table.sees(seat).players] == [[], [], [], []]
    cannot_tell(table)


@rule("GEN-13.2")
def test_the_others_cannot_tell_one_hand_from_another() -> None:
    one = in_play(hands={BELA: "c02 s01 s02 m01", CILI: "l01"})
    two = in_play(hands={BELA: "c14 s08 s16 m07", CILI: "l01"})
    alike(one, two, [ANNA, CILI, DANI, None])
    assert told(one, BELA) != told(two, BELA)


@rule("GEN-13.1", "GEN-13.2", "GEN-13.3", "GEN-13.4", "GEN-6.65")
def test_view_of_a_seat() -> None:
    """EX-T79: Cili sees goods, tiles, markers and numbers of cards; no faces, ducats, deck order or refused offer."""
    table = given(
        "street_5_2",
        "road",
        goods={BELA: "silk"},
        tiles={BELA: "extra_action"},
        markers={BELA: 2},
        hands={BELA: "c02 m05", CILI: "l01"},
        ducats={BELA: 20},
    )
    before = told(table, CILI)
    assert table.refuses(BELA, "offer harbor 25d", "offer harbor m06") == ["too-dear", "no-such-card"]
    assert table.refuses(BELA, "offer inn 5d") == ["no-target"]
    assert told(table, CILI) == before
    view = table.sees(CILI)
    bela = view.players[BELA]
    assert (bela.goods, bela.tiles, bela.markers) == ([0, 0, 0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1], 2)
    assert (bela.cards, bela.known, bela.ducats) == ([1, 1, 0, 0], [], None)
    assert (view.hand, view.players[CILI].ducats) == (["l01"], 130)
    assert view.decks == [13, 13, 16, 15]
    assert "c02" not in before
    assert "m05" not in before
    other = given(
        "street_5_2",
        "road",
        goods={BELA: "silk"},
        tiles={BELA: "extra_action"},
        markers={BELA: 2},
        hands={BELA: "c09 m07", CILI: "l01"},
        ducats={BELA: 20},
        decks={"small_order": "s16 s15 s14 s13 s12 s11 s10 s09 s08 s07 s06 s05 s04 s03 s02 s01"},
    )
    alike(table, other, [ANNA, CILI, DANI, None])


# ---- money


@rule("GEN-13.3")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_hidden_money_is_shown_to_its_owner_only(seat: int | None) -> None:
    shown = [player.ducats for player in in_play().sees(seat).players]
    assert shown == [ducats if owner == seat else None for owner, ducats in enumerate([100, 45, 200, 0])]


@rule("GEN-13.3", "GEN-14.2")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_open_money_is_shown_to_all(seat: int | None) -> None:
    assert [player.ducats for player in in_play(money="open").sees(seat).players] == [100, 45, 200, 0]


@rule("GEN-13.3", "GEN-14.2")
def test_personal_money_is_shown_by_who_wants_it() -> None:
    table = given("street_5_2", "road", ducats={BELA: 45, CILI: 200}, money="personal")
    assert table.sees(DANI).players[BELA].ducats is None
    table.does(BELA, "purse open")
    for seat in ALL_SEATS:
        assert table.sees(seat).players[BELA].ducats == 45
        assert table.hears(seat, "purse") == [{"seat": BELA, "setting": "open"}]
    assert table.sees(ANNA).players[CILI].ducats is None
    table.does(BELA, "purse hidden")
    assert table.sees(DANI).players[BELA].ducats is None
    assert table.sees(BELA).players[BELA].ducats == 45
    cannot_tell(table)


@rule("GEN-13.3", "GEN-14.2")
@pytest.mark.parametrize("money", ["hidden", "open"])
def test_nobody_chooses_for_himself_where_the_table_decides(money: str) -> None:
    table = given("street_5_2", "road", money=money)
    assert table.refuses(BELA, "purse open", "purse hidden") == ["error-illegal-move", "error-illegal-move"]


@rule("GEN-13.3")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_amounts_that_change_hands_are_public(seat: int | None) -> None:
    """A deal's ducats, the owner's income, a message, an order."""
    table = given(
        "palace street_4_2 street_5_2",
        "road",
        goods={BELA: "copper"},
        hands={BELA: "s11", CILI: "m01"},
        owners={"harbor": DANI},
    )
    table.asks({BELA: "offer harbor 15d"}).accept(BELA).play("fill s11")
    assert [args["give"] for args in table.hears(seat, "deal")] == ["15d"]
    assert table.hears(seat, "owner-paid") == [{"seat": DANI, "building": "harbor", "ducats": 10}]
    assert table.hears(seat, "fills") == [{"seat": BELA, "card": "s11", "ducats": 40}]


@rule("GEN-13.3")
def test_hidden_money_is_known_to_who_counts_it() -> None:
    """Everybody starts with 130; Béla paid 15 and got 40, Anna got 15, Dani 10: so it is in all worlds."""
    table = given("street_5_2", "road", goods={BELA: "copper"}, hands={BELA: "s11"}, owners={"harbor": DANI})
    table.asks({BELA: "offer harbor 15d"}).accept(BELA).play("fill s11")
    for seat in seats(table):
        for world in table.worlds(seat, 5):
            assert world.ducats == [145, 155, 130, 140]


@rule("GEN-13.3")
def test_all_money_is_shown_when_the_game_is_over() -> None:
    table = given("street_5_2", "acquire", trader=DANI, first=ANNA, spaces_left=1, ducats={BELA: 45})
    assert table.pos.outcome is not None
    for seat in ALL_SEATS:
        assert [player.ducats for player in table.sees(seat).players] == [130, 45, 130, 130]
