"""Section 1 of the rules: players, supplies, decks, money, the first player, what a good is."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, DANI, GAME, Table, given
from tests.marks import rule
from tests.rules.genoa.whole_turns import rest_of_round
from tetrapolis.games.genoa.rules.position import GenoaPosition

COMMODITIES = ["pepper", "saffron", "silver", "copper", "linen", "silk", "ale", "wine"]
CONTRACTS, MESSAGES, SMALL, LARGE = "c", "m", "s", "l"
"""With which letter the ids of each deck's cards begin."""


def new_game(players: int = 4, seed: int = 1, **options: object) -> Table:
    """A game as it is set up."""
    pos = GAME.new(players, seed, options)
    assert isinstance(pos, GenoaPosition)
    table = Table(pos)
    table.events += pos.log
    return table


def hands(table: Table) -> list[str]:
    """All hands, each as its owner sees it."""
    return [" ".join(table.sees(seat).hand) for seat in range(table.pos.players)]


# ---- players and pieces


@rule("GEN-1.1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_people_play(players: int) -> None:
    with pytest.raises(tp.BadOptions):
        GAME.new(players, 1, {})


@rule("GEN-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_the_colours_that_play_have_pieces(players: int) -> None:
    table = new_game(players)
    assert [player.central for player in table.sees(None).players] == [7] * players
    with pytest.raises(tp.NotYourDecision):
        table.pos.observe(players)


@rule("GEN-1.4", "GEN-3.3")
def test_the_tower_has_five_discs() -> None:
    assert given(rolls=(3, 2)).play("roll").discs() == {"street_3_2": 5}


@rule("GEN-1.4")
def test_both_dice_have_eight_sides() -> None:
    rolls = [new_game(seed=seed).play("roll").said("rolls")[0] for seed in range(100)]
    assert {roll["blue"] for roll in rolls} == {1, 2, 3, 4, 5, 6, 7, 8}
    assert {roll["red"] for roll in rolls} == {1, 2, 3, 4, 5, 6, 7, 8}
    assert len({(roll["blue"], roll["red"]) for roll in rolls}) > 40  # two dice, not one rolled twice


@rule("GEN-1.5")
@pytest.mark.parametrize("players", [2, 5])
def test_five_of_each_commodity(players: int) -> None:
    table = new_game(players)
    assert [table.supply(name) for name in COMMODITIES] == [5] * 8
    assert table.sees(None).supply == [5] * 8


@rule("GEN-1.6")
@pytest.mark.parametrize("players", [2, 5])
def test_27_special_tiles(players: int) -> None:
    table = new_game(players)
    assert table.supply("start_space") == 5
    assert table.supply("trade_1_1") == 7
    assert table.supply("any_commodity") == 5
    assert table.supply("building_action") == 5
    assert table.supply("extra_action") == 5
    assert sum(table.sees(None).tile_supply) == 27


@rule("GEN-1.7")
def test_all_seven_markers_of_a_colour_start_in_the_central_supply() -> None:
    table = new_game()
    assert [table.markers(seat) for seat in range(4)] == [(0, 7)] * 4
    assert table.sees(None).owner == [-1] * 18


@rule("GEN-1.7", "GEN-7.6", "GEN-10.5")
def test_a_marker_is_in_one_zone_at_a_time() -> None:
    """Central to personal supply by the Cathedral, from there onto a building."""
    table = given("street_2_4 cathedral", "window").window(ANNA).play("main")
    assert (table.markers(ANNA), table.owner("tavern")) == ((2, 5), None)
    table.play("end").asks().play("stop", "claim street_2_4 tavern")
    assert (table.markers(ANNA), table.owner("tavern")) == ((1, 5), ANNA)


# ---- decks


@rule("GEN-1.8", "GEN-1.10")
def test_four_decks_of_14_14_16_and_16_cards() -> None:
    """Four players have one card of each."""
    table = new_game()
    assert table.sees(None).decks == [14 - 4, 14 - 4, 16 - 4, 16 - 4]  # contracts, messages, small, large orders
    assert table.sees(None).face_up == [[], [], [], []]
    assert (len(table.deck("contract")), len(table.deck("message"))) == (10, 10)
    assert (len(table.deck("large_order")), len(table.deck("small_order"))) == (12, 12)


@rule("GEN-1.8")
def test_no_card_is_there_twice() -> None:
    table = new_game(5)
    cards = " ".join(hands(table)).split()
    cards += table.deck("contract") + table.deck("message") + table.deck("large_order") + table.deck("small_order")
    assert len(set(cards)) == len(cards) == 60


@rule("GEN-1.8")
@pytest.mark.parametrize("deck", ["contract", "message", "large_order", "small_order"])
def test_each_deck_is_shuffled(deck: str) -> None:
    tops = {new_game(seed=seed).deck(deck)[0] for seed in range(60)}
    assert len(tops) > 8


@rule("GEN-1.8")
def test_each_deck_is_shuffled_separately() -> None:
    """Contracts and messages do not come in the same order."""
    decks = [(new_game(seed=seed).deck("contract"), new_game(seed=seed).deck("message")) for seed in range(5)]
    assert not any([card[1:] for card in one] == [card[1:] for card in other] for one, other in decks)


@rule("GEN-1.9", "GEN-8.7")
def test_what_small_orders_show() -> None:
    """S01: ale to the Tavern, S10: silver to the City Hall, S11: copper to the Harbor."""
    cards, goods = {BELA: "s01 s10 s11"}, {BELA: "ale silver copper"}
    assert given("tavern", "window", hands=cards, goods=goods).window(BELA).choices("fill") == ["fill s01"]
    assert given("city_hall", "window", hands=cards, goods=goods).window(BELA).choices("fill") == ["fill s10"]
    assert given("harbor", "window", hands=cards, goods=goods).window(BELA).choices("fill") == ["fill s11"]
    assert given("harbor", "window", hands=cards, goods={BELA: "ale silver"}).window(BELA).choices("fill") == []


@rule("GEN-1.9", "GEN-8.4")
def test_what_large_orders_show() -> None:
    """L05: silver, silk, saffron to Villa Monetti; L09: copper, linen, saffron to Villa Ricci."""
    cards, goods = {BELA: "l05 l09"}, {BELA: "silver silk saffron copper linen"}
    assert given("monetti", "window", hands=cards, goods=goods).window(BELA).choices("ship") == ["ship l05"]
    assert given("ricci", "window", hands=cards, goods=goods).window(BELA).choices("ship") == ["ship l09"]
    assert given("colini", "window", hands=cards, goods=goods).window(BELA).choices("ship") == []
    two = {BELA: "silver silk copper linen"}
    assert given("monetti", "window", hands=cards, goods=two).window(BELA).choices("ship") == []


@rule("GEN-1.9", "GEN-8.12")
def test_what_messages_show() -> None:
    """M05: Harbor and Inn, M12: Palace and Drinks, M06: Inn and Coach House."""
    table = given("palace harbor monetti drinks", "house", hands={BELA: "m05 m06 m12"})
    assert table.listed(BELA, "deliver") == ["deliver m12"]
    table = given("palace harbor monetti drinks inn", "house", hands={BELA: "m05 m06 m12"})
    assert table.listed(BELA, "deliver") == ["deliver m05", "deliver m12"]
    table = given("inn spices ricci coach_house", "house", hands={BELA: "m05 m06 m12"})
    assert table.listed(BELA, "deliver") == ["deliver m06"]


@rule("GEN-1.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_dealt_one_card_of_each_deck(players: int) -> None:
    table = new_game(players)
    decks = ["".join(card[0] for card in hand.split()) for hand in hands(table)]
    assert decks == [CONTRACTS + MESSAGES + SMALL + LARGE] * players
    assert [player.cards for player in table.sees(None).players] == [[1, 1, 1, 1]] * players


@rule("GEN-1.10", "GEN-13.2")
def test_the_cards_dealt_are_secret() -> None:
    table = new_game()
    assert table.sees(None).hand == []
    assert [player.known for player in table.sees(BELA).players] == [[], [], [], []]
    dealt = {tuple(world.observe(ANNA).view.hand) for world in table.worlds(BELA)}
    assert len(dealt) > 20  # Béla cannot tell what Anna has
    assert {tuple(world.observe(BELA).view.hand) for world in table.worlds(BELA)} == {tuple(table.sees(BELA).hand)}


# ---- money and goods


@rule("GEN-1.11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_purse_at_the_start(players: int) -> None:
    """EX-B02: 2 x 5 + 2 x 10 + 2 x 50 = 130 ducats each."""
    table = new_game(players)
    assert [table.sees(seat).players[seat].ducats for seat in range(players)] == [130] * players


@rule("GEN-1.11")
def test_nobody_starts_with_goods() -> None:
    for player in new_game().sees(None).players:
        assert player.goods == [0] * 8
        assert player.tiles == [0] * 5
        assert player.markers == 0


@rule("GEN-1.12")
def test_money_comes_in_coins_of_5() -> None:
    table = given("street_3_2", "road", hands={BELA: "l05"}, goods={BELA: "silver silk saffron"})
    assert table.refuses(BELA, "offer palace 7d", "offer palace 1d", "offer palace 12d+silk") == ["coins"] * 3
    assert table.refuses(BELA, "offer palace silk take=4d") == ["coins"]
    assert table.may_play(BELA, "offer palace 5d")
    assert table.may_play(BELA, "offer palace 15d+silk")
    table = given("drinks", "road", hands={BELA: "l05"}, goods={BELA: "silver silk saffron"})
    assert table.refuses(BELA, "offer monetti - pledge=33d") == ["coins"]
    assert table.may_play(BELA, "offer monetti - pledge=35d")


@rule("GEN-1.12")
def test_the_bank_never_runs_out() -> None:
    rich = {ANNA: 1_000_000, BELA: 1_000_000, CILI: 1_000_000, DANI: 1_000_000}
    table = given("harbor monetti drinks inn", "house", ducats=rich, hands={CILI: "m05"})
    assert table.does(CILI, "deliver m05").ducats(CILI) == 1_000_030


@rule("GEN-1.15", "GEN-12.1")
def test_commodities_cards_tiles_and_personal_markers_are_goods_and_ducats_are_not() -> None:
    """With two players an offer must hold a good: that shows what is one."""
    things = {"goods": {BELA: "silk"}, "hands": {BELA: "c01"}, "tiles": {BELA: "trade_1_1"}, "markers": {BELA: 1}}
    table = given("street_3_2", "road", players=2, owners={"inn": BELA}, **things)  # type: ignore[arg-type]
    assert table.refuses(BELA, "offer palace 130d") == ["two-players"]
    assert table.may_play(BELA, "offer palace silk")
    assert table.may_play(BELA, "offer palace c01")
    assert table.may_play(BELA, "offer palace trade_1_1")
    assert table.may_play(BELA, "offer palace marker")
    assert not table.may_play(BELA, "offer palace 2marker")  # the one on the Inn is not in the personal supply


# ---- the first player and the round marker


@rule("GEN-1.13")
def test_the_first_player_is_drawn_at_random() -> None:
    assert {new_game(seed=seed).sees(None).first for seed in range(40)} == {ANNA, BELA, CILI, DANI}


@rule("GEN-1.13")
@pytest.mark.parametrize("first", [ANNA, BELA, CILI, DANI])
def test_the_table_may_name_the_first_player(first: int) -> None:
    table = new_game(seed=7, first_player=first)
    assert (table.sees(None).first, table.seat) == (first, first)


@rule("GEN-1.13")
def test_the_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(tp.BadOptions):
        GAME.new(3, 1, {"first_player": 3})


@rule("GEN-1.13", "GEN-2.1")
def test_the_first_player_stays_first_for_the_whole_game() -> None:
    table = new_game(first_player=CILI)
    rest_of_round(table)
    rest_of_round(table)
    assert (table.pos.round, table.sees(None).first, table.asked) == (3, CILI, (CILI, "start"))


@rule("GEN-1.14", "GEN-2.2")
@pytest.mark.parametrize(("players", "left"), [(2, 12), (3, 10), (4, 8), (5, 6)])
def test_the_round_marker_starts_by_the_number_of_players(players: int, left: int) -> None:
    """EX-B01: with 2 / 3 / 4 / 5 players `spacesLeft` is 12 / 10 / 8 / 6."""
    assert new_game(players).sees(None).spaces_left == left
