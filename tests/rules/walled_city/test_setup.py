"""Section 1 of the rules: stocks, hands, dice, tiles, the offer, the first player and starting roads."""

from __future__ import annotations

from collections import Counter

import pytest

import tetrapolis as tp
from tests.marks import rule
from tests.rules.walled_city.phases import default_game, turns_taken
from tests.walled_city import GAME, O, T, Table, W, X, given, new_game

DECK = ["1/0", "1/1", "2/0", "2/1", "2/2", "3/0", "3/1", "3/2", "4/0", "4/1", "5/0"]
SHARED = {"grocers", "drapers", "goldsmiths", "skinners"}
LONDONDERRY = SHARED | {
    "mercers",
    "fishmongers",
    "merchant_taylors",
    "haberdashers",
    "salters",
    "ironmongers",
    "vintners",
    "clothworkers",
}
BORDERLANDS = SHARED | {
    "carpenters",
    "bakers",
    "barbers",
    "saddlers",
    "painter_stainers",
    "butchers",
    "armourers",
    "curriers",
}


def stocks(table: Table) -> set[tuple[int, int, str, int]]:
    """(roads, walls, supply, cards) of every player; one entry if all have the same."""
    pos, players = table.pos, table.sees(None).players
    return {(pos.roads[seat], pos.walls[seat], table.supply(seat), player.cards) for seat, player in enumerate(players)}


def own_cards(table: Table, seat: int) -> list[str]:
    """A hand as its owner sees it, without the off-colour card."""
    return sorted(card for card in table.sees(seat).hand if not card.endswith("*"))


# ---- players, stocks, hands


@rule("WAL-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_three_or_four_people_play(players: int) -> None:
    with pytest.raises(tp.BadOptions):
        GAME.new(players, 1, {})


@rule("WAL-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_is_one_of_the_four_colours(players: int) -> None:
    pos = GAME.new(players, 1, {})
    assert len(pos.observe(None).view.players) == players
    with pytest.raises(tp.NotYourDecision):
        pos.observe(players)


@rule("WAL-1.15", "WAL-1.23", "WAL-1.25")
def test_londonderry_with_three_players() -> None:
    """EX-B01: each 5 roads, 4 walls, 18 nobles, 20 peasants, 11 cards; offer 7; one starting road; nothing neutral."""
    table = new_game(3)
    assert stocks(table) == {(5, 4, "20p 18n", 11)}
    assert len(table.sees(None).offer) == 7
    assert table.asked[1] == "start_road"
    table.play("build P3")
    assert table.asked[1] == "joining"
    assert [table.state(f"P{number}") for number in range(1, 20)].count("built") == 1
    assert {table.area(f"A{number}") for number in range(1, 14)} == {""}
    assert {table.tower(f"T{number}") for number in range(1, 12)} == {""}


@rule("WAL-1.14")
def test_londonderry_with_four_players() -> None:
    table = new_game(4)
    assert stocks(table) == {(4, 3, "16p 14n", 9)}
    for seat in (O, W, T, X):
        assert own_cards(table, seat) == ["1/1", "2/1", "2/2", "3/0", "3/1", "3/2", "4/0", "4/1", "5/0"]


@rule("WAL-1.13", "WAL-1.15")
def test_a_whole_deck_has_eleven_faces_one_card_each() -> None:
    table = new_game(3)
    for seat in (O, W, T):
        assert own_cards(table, seat) == DECK


@rule("WAL-1.16", "WAL-12.1")
def test_londonderry_with_two_players() -> None:
    table = new_game(2)
    assert stocks(table) == {(6, 6, "25p 20n", 16)}
    for seat in (O, W):
        assert own_cards(table, seat) == sorted(["1/1", "2/1", "2/2", "3/0", "3/1", "3/2", "4/0", "4/1"] * 2)


@pytest.mark.parametrize(
    ("board", "players", "stock", "decks", "left_out", "cards"),
    [
        pytest.param("londonderry", 4, (4, 3, "16p 14n"), 1, {"1/0", "2/0"}, 9, marks=rule("WAL-1.14")),
        pytest.param("londonderry", 3, (5, 4, "20p 18n"), 1, set(), 11, marks=rule("WAL-1.15")),
        pytest.param(
            "londonderry", 2, (6, 6, "25p 20n"), 2, {"5/0", "2/0", "1/0"}, 16, marks=rule("WAL-1.16", "WAL-12.1")
        ),
        pytest.param("borderlands", 4, (5, 3, "17p 16n"), 1, {"1/0"}, 10, marks=rule("WAL-11.1")),
        pytest.param("borderlands", 3, (6, 4, "19p 18n"), 1, set(), 12, marks=rule("WAL-11.2")),
        pytest.param("borderlands", 2, (8, 6, "25p 20n"), 2, {"5/0", "4/1"}, 18, marks=rule("WAL-11.3", "WAL-12.1")),
    ],
)
def test_stocks_and_hands_of_every_set_up(
    board: str, players: int, stock: tuple[int, int, str], decks: int, left_out: set[str], cards: int
) -> None:
    """EX-B29: Borderlands 10 / 12 / 18 cards with 4 / 3 / 2 players, Londonderry 9 / 11 / 16; and all stocks."""
    table = new_game(players, board=board)
    assert stocks(table) == {(*stock, cards)}
    for seat in range(players):
        assert own_cards(table, seat) == sorted(decks * [face for face in DECK if face not in left_out])
        off_colour = [card for card in table.sees(seat).hand if card.endswith("*")]
        assert len(off_colour) == (board == "borderlands" and players == 3)
        assert len(table.sees(seat).hand) == cards


@rule("WAL-1.14", "WAL-1.15", "WAL-11.1", "WAL-11.6", "WAL-12.12")
@pytest.mark.parametrize(
    ("board", "players", "roads", "walls", "left"),
    [
        ("londonderry", 4, 4, 3, 0),
        ("borderlands", 4, 5, 3, 0),
        ("londonderry", 3, 5, 4, 0),
        ("borderlands", 3, 6, 4, 0),
        ("londonderry", 2, 6, 6, 2),
        ("borderlands", 2, 8, 6, 2),
    ],
)
def test_hands_last_for_all_roads_walls_and_two_defence_cards(
    board: str, players: int, roads: int, walls: int, left: int
) -> None:
    """EX-T29: L 4: 9 = 4 + 3 + 2; B 4: 5 + 3 + 2; L 3: 5 + 4 + 2; B 3: 6 + 4 + 2 with the off-colour card."""
    table = new_game(players, board=board)
    table.defaults_until(lambda: False)
    assert [turns_taken(table).count(seat) for seat in range(players)] == [roads + walls] * players
    assert len(table.said("lays")) == 2 * players
    assert [player.cards for player in table.sees(None).players] == [left] * players


@rule("WAL-1.17")
def test_everybody_starts_with_no_votes() -> None:
    assert [player.votes for player in new_game(4).sees(None).players] == [0, 0, 0, 0]


@rule("WAL-1.17")
def test_nothing_is_drawn_later() -> None:
    table = new_game(3, board="borderlands")
    sizes = [[player.cards for player in now.sees(None).players] for now in default_game(table)]
    assert sizes[0] == [12, 12, 12]
    assert sizes[-1] == [0, 0, 0]
    for seat in (O, W, T):
        course = [size[seat] for size in sizes]
        assert course == sorted(course, reverse=True)


# ---- dice and tiles


@rule("WAL-1.10", "WAL-1.18")
@pytest.mark.parametrize("board", ["londonderry", "borderlands"])
def test_twenty_dice_lie_on_the_twenty_die_spots(board: str) -> None:
    dice = [(place, faction) for place, faction, _ in new_game(4, board=board).sees(None).dice if faction != "tile"]
    assert len({place for place, _ in dice}) == 20
    assert Counter(faction for _, faction in dice) == {"yellow": 4, "blue": 4, "purple": 4, "green": 4, "orange": 4}
    towers = {"londonderry": 11, "borderlands": 8}[board]
    assert sum(place.startswith("T") for place, _ in dice) == towers


@rule("WAL-1.18")
def test_dice_are_drawn_blind() -> None:
    """Every faction can come to an area and to a tower."""
    seen = [new_game(4, seed) for seed in range(60)]
    factions = {"yellow", "blue", "purple", "green", "orange"}
    assert {table.item("A2").split()[0] for table in seen} == factions
    assert {table.item("T1").split()[0] for table in seen} == factions


@rule("WAL-1.12")
def test_dice_and_tiles_are_fair() -> None:
    values = [value for seed in range(200) for _, kind, value in new_game(4, seed).sees(None).dice if kind != "tile"]
    tosses = [value for seed in range(200) for _, kind, value in new_game(4, seed).sees(None).dice if kind == "tile"]
    assert (len(values), len(tosses)) == (4000, 800)
    assert set(values) == {1, 2, 3}
    assert set(tosses) == {1, -1}
    for number in (1, 2, 3):
        assert 1200 < values.count(number) < 1470  # 1333 expected
    assert 340 < tosses.count(1) < 460  # 400 expected


@rule("WAL-1.19")
def test_three_blue_dice_in_areas_showing_seven() -> None:
    """EX-B02: three blue dice in areas show 7 together, the fourth lies in a tower: blue is worth 7 in round 1."""
    items = {"A2": "blue 3", "A4": "blue 3", "A5": "blue 1", "T1": "blue 2"}
    assert given(items=items, players=3).turn(O).sees(None).factions["blue"] == 7


@rule("WAL-1.19")
def test_a_faction_with_all_dice_in_towers_is_worth_nothing_in_round_1() -> None:
    items = {"T1": "green 3", "T2": "green 3", "T3": "green 2", "T4": "green 1"}
    assert given(items=items, players=3).turn(O).sees(None).factions["green"] == 0


@rule("WAL-1.20")
def test_londonderry_has_four_tossed_tiles() -> None:
    tiles = {place for place, kind, _ in new_game(4).sees(None).dice if kind == "tile"}
    assert tiles == {"A1", "A3", "A10", "A13"}


# ---- guild decks and offer


def offered(**options: str) -> set[str]:
    """All guilds that are ever offered, over many games."""
    return {guild for seed in range(80) for guild in new_game(4, seed, **options).sees(None).offer}


@rule("WAL-1.21", "WAL-15.2")
def test_each_board_has_its_own_eight_guilds_and_the_four_shared_ones() -> None:
    assert offered(board="londonderry") == LONDONDERRY
    assert offered(board="borderlands", guild_deck="own") == BORDERLANDS


@rule("WAL-1.22", "WAL-1.10", "WAL-15.2")
@pytest.mark.parametrize("board", ["londonderry", "borderlands"])
def test_all_twenty_guilds_may_be_mixed(board: str) -> None:
    guilds = offered(board=board, guild_deck="mixed")
    assert guilds == LONDONDERRY | BORDERLANDS
    assert len(guilds) == 20


@rule("WAL-1.23")
@pytest.mark.parametrize(("players", "cards"), [(4, 9), (3, 7), (2, 5)])
def test_the_offer_is_open(players: int, cards: int) -> None:
    table = new_game(players)
    offers = [tuple(table.sees(seat).offer) for seat in (*range(players), None)]
    assert len(set(offers)) == 1
    assert len(set(offers[0])) == cards


@rule("WAL-1.23")
def test_guilds_not_dealt_are_out_of_the_game_and_unseen() -> None:
    table = new_game(2, 3)
    undealt = LONDONDERRY - set(table.sees(None).offer)
    assert len(undealt) == 7
    for now in default_game(table):
        told = now.pos.observe(O).to_json()
        assert [guild for guild in undealt if guild in told] == []


# ---- first player and starting roads


@rule("WAL-1.24", "WAL-15.5")
def test_the_first_player_is_drawn_at_random() -> None:
    assert {new_game(4, seed).seat for seed in range(40)} == {O, W, T, X}


@rule("WAL-1.24")
@pytest.mark.parametrize("first", [O, W, T, X])
def test_the_first_player_does_not_matter_for_the_turns(first: int) -> None:
    """Numbers 1, 3, 6, 12: W, T, X, O, whoever was first; the same when equal votes are to be told apart."""
    guilds = {O: "clothworkers", W: "mercers", T: "drapers", X: "skinners"}
    table = given(first=first, guilds=guilds).turn(W)
    table.defaults_until(lambda: len(turns_taken(table)) == 7)
    assert turns_taken(table) == [T, X, O, W, T, X, O]
    assert given(first=first, guilds=guilds).defence().said("defence") == [{"seats": [W, T, X, O]}]


@rule("WAL-1.25")
@pytest.mark.parametrize(("players", "roads"), [(4, 0), (3, 1), (2, 4)])
@pytest.mark.parametrize("board", ["londonderry", "borderlands"])
def test_starting_roads_come_from_the_box(players: int, roads: int, board: str) -> None:
    table = new_game(players, board=board)
    stock = list(table.pos.roads)
    placed = 0
    while table.asked[1] == "start_road":
        table.play(table.choices("build")[0])
        placed += 1
    assert placed == roads
    assert table.pos.roads == stock
    assert len(table.pos.paths) - table.pos.paths.count(0) == roads


@rule("WAL-1.25", "WAL-1.26")
def test_a_starting_road_goes_on_any_empty_path_at_the_first_players_choice() -> None:
    table = new_game(3, first_player=T)
    assert table.asked == (T, "start_road")
    assert table.choices() == [f"build P{number}" for number in range(1, 20)]
    table.refused("build G1", "build P20")


@rule("WAL-1.25", "WAL-12.11")
def test_two_players_place_the_starting_roads_in_turn() -> None:
    """EX-B30: 2 players, first player O: starting roads by O, W, O, W."""
    table = new_game(2, first_player=O)
    assert table.asked == (O, "start_road")
    table.play("build P1")
    assert table.asked == (W, "start_road")
    table.refused("build P1")
    table.play("build P2")
    assert table.asked == (O, "start_road")
    table.play("build P3")
    assert table.asked == (W, "start_road")
    table.play("build P19")
    assert table.asked == (O, "joining")
    assert [args["seat"] for args in table.said("starting-road")] == [O, W, O, W]


@rule("WAL-1.27")
def test_a_starting_road_gives_no_settling_and_no_adjusting() -> None:
    table = new_game(3, first_player=O)
    before = (table.supply(O), table.hand(O), table.sees(None).dice)
    table.play("build P7")
    assert table.asked == (O, "joining")
    assert (table.supply(O), table.hand(O), table.sees(None).dice) == before


@rule("WAL-1.27", "WAL-13.17")
def test_a_starting_road_is_a_built_road_like_any_other_later() -> None:
    table = new_game(3, 3, first_player=O).play("build P7")
    table.defaults_until(lambda: table.asked[1] == "building")
    assert table.state("P7") == "built"
    table.refused("build P7")


@rule("WAL-1.28", "WAL-11.12")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("board", ["londonderry", "borderlands"])
def test_starting_roads_are_placed_in_sight_of_dice_tiles_and_offer(players: int, board: str) -> None:
    table = new_game(players, board=board)
    assert table.asked[1] == "start_road"
    view = table.sees(table.seat)
    assert len(view.dice) == {"londonderry": 24, "borderlands": 21}[board]
    assert len(view.offer) == {2: 5, 3: 7}[players]
    assert len(view.hand) > 10
    if players == 2:
        assert table.area("A6") == "N2p1n"
