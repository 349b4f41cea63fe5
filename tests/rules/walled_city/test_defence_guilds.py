"""WAL-15.7: at tables that wish so guilds may be used in one's turn of phase D."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tetrapolis as tp
from tests.marks import rule
from tests.walled_city import GAME, O, T, Table, W, X, given
from tetrapolis.bots import bot

IN_ORDER = (0, 1, 2, 3)
"""O lays first."""


def defending(guild: str, citizens: str = "", players: int = 4, **more: Any) -> Table:
    """O, who holds this guild, begins phase D of a table with the option."""
    more = {"votes": IN_ORDER[:players], "guilds": {O: guild}, "turned": range(1, players)} | more
    more |= {"roads": [0] * players, "walls": [0 if more.get("round") == 2 else 3] * players}
    return given(citizens, players=players, defence_guilds=True, **more).defence()


def lay(table: Table, zone: str, card: str = "3/1") -> Table:
    table.play(f"zone {zone}", f"lay {card}")
    return table.play(table.choices("face")[0])


@rule("WAL-15.7")
def test_it_is_an_option_that_is_off() -> None:
    assert GAME.options({}).defence_guilds is False
    with pytest.raises(tp.BadOptions):
        GAME.options({"defence_guilds": "yes"})


@rule("WAL-15.7", "WAL-2.8")
@pytest.mark.parametrize("number", [1, 2])
def test_a_guild_may_be_used_before_the_card_is_laid(number: int) -> None:
    table = defending("salters", round=number)
    assert table.asked == (O, "zoning")
    table.play("guild", "place noble A1", "place peasant A2")
    assert (table.area("A1"), table.area("A2")) == ("O1n", "O1p")
    assert table.asked == (O, "zoning")
    table.refused("guild")  # turned
    lay(table, "Z1")
    assert table.asked == (W, "zoning")


@rule("WAL-15.7", "WAL-2.10")
@pytest.mark.parametrize("number", [1, 2])
def test_a_guild_may_be_used_after_the_card_is_laid_or_not_at_all(number: int) -> None:
    table = lay(defending("armourers", round=number, guild_deck="mixed"), "Z1")
    assert table.asked == (O, "ending")
    assert table.choices() == ["end", "guild"]
    unused = Table(table.pos.copy()).play("end")
    assert unused.asked == (W, "zoning")
    table.play("guild", "choose T1", "choose T1")
    assert (table.tower("T1"), table.asked) == ("O2", (W, "zoning"))


@rule("WAL-15.7", "WAL-2.7")
def test_the_laying_of_a_card_is_not_interrupted() -> None:
    table = defending("salters").play("zone Z1").refused("guild").play("lay 3/1").refused("guild")
    assert table.asked == (O, "facing")


@rule("WAL-15.7", "WAL-2.6")
def test_only_the_own_guild_in_the_own_turn() -> None:
    table = defending("salters", guilds={O: "salters", W: "vintners"}, turned=[O])
    table.refused("guild")
    with pytest.raises(tp.NotYourDecision):
        table.does(W, "guild")


@rule("WAL-15.7", "WAL-13.12", "WAL-13.44")
@pytest.mark.parametrize("guild", ["drapers", "bakers"])
@pytest.mark.parametrize("number", [1, 2])
def test_guilds_that_need_a_build_step_cannot_be_used(guild: str, number: int) -> None:
    table = defending(guild, "A1{O3p3n}", round=number, built="P1 P2 G1", guild_deck="mixed")
    table.refused("guild")
    assert lay(table, "Z1").asked == (W, "zoning")


@rule("WAL-15.7", "WAL-2.9")
def test_merchant_taylors_work_once_in_the_turn() -> None:
    table = defending("merchant_taylors", "A1{W3p}").play("guild", "pick A1 p2")
    assert table.area("A1") == "W2p"
    table.refused("guild")
    assert lay(table, "Z1").asked == (W, "zoning")


@rule("WAL-15.7", "WAL-15.4")
def test_with_two_cards_the_guild_may_be_used_between_them() -> None:
    table = lay(defending("salters", players=2, defence_cards=2), "Z1")
    assert table.asked == (O, "zoning")
    assert table.can("guild")
    table = lay(table, "Z2", "2/1")
    assert table.asked == (O, "ending")
    assert table.play("end").asked == (W, "zoning")
    table = lay(lay(table, "Z3"), "Z4", "2/1")
    assert table.sees(None).public["zone_owner"][:4] == [O, O, W, W]


@rule("WAL-15.7", "WAL-5.1", "WAL-6.3", "WAL-13.9")
def test_votes_gained_in_the_phase_change_the_order_of_the_next_one_only() -> None:
    """O copies W's Salters: W's 3 votes put him behind T, who still lays after him."""
    guilds = {O: "grocers", W: "salters"}
    more: dict[str, Any] = {"votes": [0, 1, 2, 9], "guilds": guilds, "turned": [W, T, X]}
    table = given(defence_guilds=True, offer=["mercers", "drapers", "goldsmiths", "vintners", "skinners"], **more)
    table.defence().play("copy salters", "place noble A1", "place peasant A1")
    assert table.votes == [0, 4, 2, 9]
    order = []
    for number in range(4):
        order.append(table.seat)
        lay(table, f"Z{number + 1}")
    assert order == [O, W, T, X]
    assert table.asked == (O, "joining")
    table.play("join mercers")
    assert table.asked == (T, "joining")


@rule("WAL-15.7", "WAL-14.4")
def test_butchers_exchange_cards_and_a_card_is_left_to_lay() -> None:
    hands = {O: ["1/1", "2/1"], W: ["4/1", "3/0"]}
    table = defending("butchers", players=2, hands=hands, guild_deck="mixed").play("guild", "give 1/1", "give 3/0")
    assert (table.hand(O), table.hand(W)) == (["2/1", "3/0"], ["1/1", "4/1"])
    assert table.asked == (O, "zoning")
    lay(table, "Z1", "3/0")


@rule("WAL-15.7", "WAL-2.6")
def test_without_the_option_phase_d_is_as_ever() -> None:
    """Move by move the same questions, moves and events as if there were no such option."""
    table = given(guilds={O: "salters"}, votes=IN_ORDER).defence()
    assert [frame.__class__.__name__ for frame in table.pos.stack] == ["Main", "Defence", "Zoning"]
    assert all(text.startswith("zone ") for text in table.choices())
    assert lay(table, "Z1").asked == (W, "zoning")


@rule("WAL-15.7")
@pytest.mark.parametrize("level", ["random", "normal", "hard"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_on_with_the_option(level: str, players: int) -> None:
    """From phase D of round 1 to the end; what they choose is legal."""
    rng, player = Random(players), bot("walled_city", level, seconds=0.01)
    guilds = {O: "salters", W: "armourers", T: "butchers", X: "skinners"}
    table = given(
        "A1{O3p3n W2p} A2{O2n W1n}",
        players=players,
        round=2,
        built="all",
        guilds={seat: guilds[seat] for seat in range(players)},
        votes=IN_ORDER[:players],
        defence_guilds=True,
        guild_deck="mixed",
        hands={seat: ["3/1", "2/1", "4/0"] for seat in range(players)},
        roads=[0] * players,
        walls=[0] * players,
    ).defence()
    for _ in range(60):
        if table.pos.outcome is not None:
            break
        seat = table.seat
        move = player(table.pos.observe(seat), rng)
        assert move in table.pos.legal(seat)
        table.does(seat, str(move))
    assert table.outcome.reason == "towers_counted"


@rule("WAL-15.7")
def test_a_bot_uses_armourers_in_the_last_phase_for_a_tower_and_skinners_not() -> None:
    """Only towers are still to be counted then."""
    player = bot("walled_city", "normal")
    laid = {"Z1": (O, "4/1", "T1"), "Z11": (W, "3/1", "T1")}
    table = lay(defending("armourers", round=2, guild_deck="mixed", zones=laid), "Z4")
    assert str(player(table.pos.observe(O), Random(1))) == "guild"
    table = lay(defending("skinners", "A1{O1p W5p} A2{O5p}", round=2, built="all", zones=laid), "Z4")
    assert table.can("guild")
    assert str(player(table.pos.observe(O), Random(1))) == "end"
