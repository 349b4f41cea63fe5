"""Section 15 of the rules: options, their defaults and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import tetrapolis as tp
from tests.marks import rule
from tests.rules.walled_city.phases import phase
from tests.walled_city import GAME, O, T, W, X, given, new_game


def refusal(players: int, **options: Any) -> tp.BadOptions:
    """How a table with these options is refused."""
    with pytest.raises(tp.BadOptions) as caught:
        GAME.new(players, 1, options)
    return caught.value


@rule("WAL-15.1", "WAL-15.2", "WAL-15.3", "WAL-15.4", "WAL-15.5", "WAL-15.6")
def test_the_defaults() -> None:
    options = new_game(3).sees(None).options
    assert (options.board, options.guild_deck, options.taylors_permanent) == ("londonderry", "own", True)
    assert (options.defence_cards, options.first_player, options.starting_road) == (1, "random", "first_player")
    assert options.neutral_votes is False


@rule("WAL-15.1", "WAL-15.2", "WAL-15.3", "WAL-15.4", "WAL-15.5", "WAL-15.6")
@pytest.mark.parametrize(
    "options",
    [
        {"board": "derry"},
        {"board": "Londonderry"},
        {"board": ""},
        {"guild_deck": "all"},
        {"taylors_permanent": "yes"},
        {"taylors_permanent": 1},
        {"defence_cards": 0},
        {"defence_cards": 3},
        {"defence_cards": "two"},
        {"first_player": -1},
        {"first_player": 4},
        {"first_player": "last"},
        {"starting_road": "last_player"},
        {"neutral_votes": "on"},
        {"boards": "borderlands"},
        {"dice": 20},
    ],
    ids=str,
)
def test_what_is_no_option_is_refused(options: dict[str, Any]) -> None:
    refusal(2, **options)


@rule("WAL-15.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_boards_are_played_to_the_end(players: int) -> None:
    for board in ("londonderry", "borderlands"):
        table = new_game(players, board=board).defaults_until(lambda: False)
        assert table.sees(None).options.board == board
        assert len(table.outcome.ranking) == players


@rule("WAL-15.3", "WAL-2.9", "WAL-13.25")
def test_merchant_taylors_can_be_made_to_work_once_in_a_round() -> None:
    table = given("A1{W4p}", players=3, guilds={O: "merchant_taylors"}, taylors_permanent=False).turn(O)
    table.play("guild", "pick A1 p2")
    assert table.area("A1") == "W3p"
    assert table.sees(None).public["turned"] == [1, 0, 0]
    table.defaults_until(lambda: table.seat != O).defaults_until(lambda: table.asked == (O, "building"))
    table.refused("guild")


@rule("WAL-15.4")
@pytest.mark.parametrize("players", [3, 4])
def test_two_defence_cards_are_for_two_players_only(players: int) -> None:
    error = refusal(players, defence_cards=2)
    assert error.id == "walled_city-error-defence-cards"
    assert error.params == {"players": players}


@rule("WAL-15.5", "WAL-1.24")
@pytest.mark.parametrize("seat", [O, W, T, X])
def test_the_first_player_can_be_named(seat: int) -> None:
    assert [new_game(4, seed, first_player=seat).asked for seed in range(5)] == [(seat, "joining")] * 5


@rule("WAL-15.5")
@pytest.mark.parametrize(("players", "seat"), [(2, 2), (2, 3), (3, 3)])
def test_the_first_player_must_take_part(players: int, seat: int) -> None:
    error = refusal(players, first_player=seat)
    assert error.id == "walled_city-error-first-player"
    assert error.params == {"seat": seat, "players": players}


@rule("WAL-15.5", "WAL-1.26")
def test_the_one_starting_road_can_be_placed_at_random() -> None:
    tables = [new_game(3, seed, starting_road="random") for seed in range(120)]
    assert {table.asked[1] for table in tables} == {"joining"}
    built = [[path for path in table.pos.board.paths if table.state(path) == "built"] for table in tables]
    assert {len(paths) for paths in built} == {1}
    assert {path for (path,) in built} == {f"P{number}" for number in range(1, 20)}
    assert {tuple(table.pos.roads) for table in tables} == {(5, 5, 5)}


@rule("WAL-15.5", "WAL-12.11")
def test_two_players_place_their_starting_roads_themselves_all_the_same() -> None:
    """The option is for three players."""
    assert new_game(2, first_player=W, starting_road="random").asked == (W, "start_road")


@rule("WAL-15.6")
def test_the_neutral_votes_are_not_shown_unless_wished_for() -> None:
    neighbourhood = "A1{N3p W2p O1p}"
    table = given(neighbourhood, players=2, built="all", items={"A1": "+1"}).count()
    assert phase(table) == "D"
    assert [table.sees(seat).neutral_votes for seat in (O, W, None)] == [None, None, None]
    assert [len(table.sees(seat).ledger) for seat in (O, W, None)] == [2, 2, 2]
    assert [table.sees(seat).ledger[W][0] for seat in (O, W, None)] == [4, 4, 4]
    table = given(neighbourhood, players=2, built="all", items={"A1": "+1"}, neutral_votes=True).count()
    assert [table.sees(seat).neutral_votes for seat in (O, W, None)] == [6, 6, 6]
    assert [table.sees(seat).ledger[2][0] for seat in (O, W, None)] == [6, 6, 6]


@rule("WAL-15.6", "WAL-12.4")
def test_the_neutral_votes_never_count() -> None:
    table = given(round=2, players=2, votes=[3, 2, 90], neutral_votes=True).towers()
    assert table.sees(None).neutral_votes == 90
    assert table.outcome.ranking == ((O,), (W,))


@rule("WAL-15.6")
def test_without_a_neutral_colour_there_are_no_neutral_votes_to_show() -> None:
    assert new_game(3, neutral_votes=True).sees(None).neutral_votes is None
