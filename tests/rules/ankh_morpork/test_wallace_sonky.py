"""Wallace Sonky (ANK-4.43 to ANK-4.45): immune to one text of another player's card. Text by text: the next module."""

from __future__ import annotations

from tests.ankh_morpork import B, G, R, Y, given
from tests.marks import rule

SONKY = ["wallace_sonky", "groat"]


@rule("ANK-4.43", "ANK-4.44")
def test_wallace_sonky_is_offered_against_carcer() -> None:
    """E-09"""
    table = given("7{Y1} 2{G1}", hands={R: ["carcer", "hex"], Y: SONKY}, dice=[7, 7])
    table.play("play carcer", "text", "kill 7 p2")
    assert (table.asked, table.answers()) == ((Y, "window"), ["wallace_sonky"])


@rule("ANK-4.43", "ANK-4.44")
def test_wallace_sonky_is_offered_against_the_fire_brigade_and_it_is_not_re_aimed() -> None:
    """E-09"""
    table = given("9{Y-bld} 8{G-bld}", hands={R: ["the_fire_brigade", "hex"], Y: SONKY})
    table.play("play the_fire_brigade", "text", "target p2")
    assert (table.asked, table.answers()) == ((Y, "window"), ["wallace_sonky"])
    table.play("interrupt wallace_sonky")
    assert table.choices() == ["play hex", "skip"]
    assert (table.area(9), table.area(8), table.cash(G)) == ("Y-bld", "G-bld", 10)


@rule("ANK-4.39", "ANK-4.43")
def test_a_player_without_money_is_hit_by_the_fire_brigade_all_the_same() -> None:
    table = given("9{Y-bld}", hands={R: ["the_fire_brigade", "hex"], Y: SONKY}, cash={Y: 0})
    table.play("play the_fire_brigade", "text")
    assert (table.asked, table.answers()) == ((Y, "window"), ["wallace_sonky"])
    table.play("interrupt wallace_sonky")
    assert table.area(9) == "Y-bld"


@rule("ANK-4.43")
def test_wallace_sonky_is_offered_against_dr_whiteface() -> None:
    """E-09"""
    table = given(hands={R: ["dr_whiteface", "hex"], Y: SONKY})
    table.play("play dr_whiteface", "text", "target p2")
    assert (table.asked, table.answers()) == ((Y, "window"), ["wallace_sonky"])


@rule("ANK-4.43", "ANK-4.44")
def test_wallace_sonky_is_offered_against_the_thieves_guild_and_the_others_still_pay() -> None:
    """E-09"""
    table = given(hands={R: ["the_thieves_guild", "hex"], Y: SONKY})
    table.play("play the_thieves_guild", "text")
    assert (table.asked, table.answers()) == ((Y, "window"), ["wallace_sonky"])
    table.play("interrupt wallace_sonky")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [14, 10, 8, 8]


@rule("ANK-4.43")
def test_wallace_sonky_is_useless_against_a_skull() -> None:
    """E-09"""
    table = given("5{Y1 G1 !}", hands={R: ["mr_gryle"], Y: SONKY})
    table.play("play mr_gryle", "kill 5 p2")
    assert table.answers() == []
    table.refused("interrupt wallace_sonky")


@rule("ANK-4.43", "ANK-4.34")
def test_wallace_sonky_does_not_protect_anybody_else() -> None:
    """E-09"""
    table = given(hands={R: ["nobby_nobbs", "hex"], Y: SONKY})
    table.play("play nobby_nobbs", "text", "target p3")
    assert table.asked == (R, "menu")  # Y was not asked
    assert table.cash(G) == 7


@rule("ANK-4.43")
def test_wallace_sonky_is_useless_against_an_event() -> None:
    """E-09"""
    table = given("9{Y1}", hands={R: ["rincewind", "hex"], Y: SONKY}, events=["the_dragon"], dice=[9])
    table.play("play rincewind")
    assert table.answers() == []
    table.refused("interrupt wallace_sonky")


@rule("ANK-4.43")
def test_wallace_sonky_is_not_asked_about_an_event_that_only_takes_a_building() -> None:
    """E-09"""
    table = given("9{Y-bld}", hands={R: ["rincewind", "hex"], Y: SONKY}, events=["explosion"], dice=[9])
    table.play("play rincewind")
    assert table.asked == (R, "menu")


@rule("ANK-4.43")
def test_wallace_sonky_is_useless_against_the_own_text() -> None:
    table = given("5{R1}", hands={R: ["here_n_now", *SONKY]}, dice=[1])
    table.play("play here_n_now", "text", "kill 5 p1")
    assert table.asked == (R, "window")
    table.refused("interrupt wallace_sonky")


# ---- Burleigh & Stronginthearm, Cosmo Lavish


@rule("ANK-10.56", "ANK-4.43")
def test_wallace_sonky_stops_the_kill_of_burleigh_and_the_money_stays_paid() -> None:
    """E-19"""
    hands = {R: ["burleigh_and_stronginthearm", "hex"], Y: SONKY}
    table = given("5{Y1 G1 !} 8{R1}", hands=hands)
    table.play("play burleigh_and_stronginthearm", "text", "target p3", "kill 5 p2")
    assert (table.asked, table.answers()) == ((Y, "window"), ["wallace_sonky"])
    table.play("interrupt wallace_sonky")
    assert (table.area(5), table.cash(R), table.cash(G)) == ("Y1 G1 !", 8, 12)
    assert table.choices() == ["build 8", "skip"]


@rule("ANK-10.56", "ANK-4.40", "ANK-4.41")
def test_gaspode_or_susan_would_have_stopped_burleigh_too() -> None:
    """E-19"""
    hands = {R: ["burleigh_and_stronginthearm", "hex"], Y: ["gaspode", "susan"]}
    table = given("5{Y1 G1 !}", hands=hands)
    table.play("play burleigh_and_stronginthearm", "text", "target p3", "kill 5 p2", "pass")
    assert table.answers() == ["gaspode", "susan"]
    table.play("interrupt susan")
    assert (table.area(5), table.cash(G)) == ("Y1 G1 !", 12)


@rule("ANK-4.39", "ANK-10.56")
def test_whoever_burleigh_pays_is_not_asked() -> None:
    """E-20"""
    hands = {R: ["burleigh_and_stronginthearm", "hex"], Y: ["groat"], G: ["wallace_sonky"]}
    table = given("5{Y1 B1 !}", hands=hands)
    table.play("play burleigh_and_stronginthearm", "text", "target p3")
    assert table.seat == R
    table.play("kill 5 p2")
    assert table.seat == Y
    table.lets_happen()
    assert table.said("lets-happen") == [{"seat": Y, "card": "burleigh_and_stronginthearm"}] * 3
    assert table.area(5) == "B1"


@rule("ANK-10.53", "ANK-4.43")
def test_wallace_sonky_need_not_kill_for_cosmo_lavish() -> None:
    """E-34"""
    table = given("5{R1 G1 !}", hands={R: ["cosmo_lavish", "hex"], Y: SONKY})
    table.play("play cosmo_lavish", "text", "target p2")
    assert table.asked == (Y, "window")
    assert table.cash(R) == 10  # before the payment
    table.play("interrupt wallace_sonky")
    assert (table.cash(R), table.cash(Y), table.area(5)) == (10, 10, "R1 G1 !")
    assert table.choices() == ["play hex", "skip"]


# ---- nothing is redirected (ANK-4.44), and he cannot be chosen again (ANK-4.45)


@rule("ANK-4.44")
def test_the_sanctuary_still_collects_from_the_others() -> None:
    hands = {R: ["the_ankh_morpork_sunshine_dragon_sanctuary", "hex"], Y: SONKY}
    table = given(hands=hands)
    table.play("play the_ankh_morpork_sunshine_dragon_sanctuary", "text", "interrupt wallace_sonky")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [12, 10, 9, 9]


@rule("ANK-4.44")
def test_the_auditors_still_take_from_the_others() -> None:
    table = given("5{Y1} 6{G1} 7{B1}", hands={R: ["the_auditors", "hex"], Y: SONKY})
    table.play("play the_auditors", "text", "interrupt wallace_sonky", "kill 6 p3", "kill 7 p4")
    assert (table.area(5), table.area(6), table.area(7)) == ("Y1", "", "")


@rule("ANK-4.44", "ANK-4.45")
def test_the_second_die_of_carcer_hits_others_but_not_the_user_again() -> None:
    table = given("7{Y1 G1} 9{Y1 B1}", hands={R: ["carcer", "hex"], Y: SONKY}, dice=[7, 9])
    table.play("play carcer", "text", "kill 7 p2", "interrupt wallace_sonky")
    assert table.choices() == ["kill 9 p4"]  # neither Y again nor G in 7 instead of Y
    table.play("kill 9 p4")
    assert (table.area(7), table.area(9)) == ("Y1 G1", "Y1")


@rule("ANK-4.45")
def test_a_second_die_of_carcer_that_only_the_user_could_suffer_is_lost() -> None:
    table = given("7{Y1} 9{Y1}", hands={R: ["carcer", "hex"], Y: SONKY}, dice=[7, 9])
    table.play("play carcer", "text", "kill 7 p2", "interrupt wallace_sonky")
    assert table.choices() == ["play hex", "skip"]
    assert (table.area(7), table.area(9)) == ("Y1", "Y1")


@rule("ANK-4.44")
def test_a_blocked_single_target_is_not_replaced_by_another() -> None:
    table = given("5{Y1 !} 9{G1}", hands={R: ["canting_crew", "hex"], Y: SONKY})
    table.play("play canting_crew", "text", "grab 5 p2", "go 6", "interrupt wallace_sonky")
    assert table.choices("grab") == []
    assert (table.area(5), table.area(9)) == ("Y1 !", "G1")


@rule("ANK-4.45")
def test_the_later_icons_of_the_same_card_are_not_affected() -> None:
    table = given("5{Y1} 6{R1}", hands={R: ["the_thieves_guild", "hex"], Y: SONKY})
    table.play("play the_thieves_guild", "text", "interrupt wallace_sonky", "place 5")
    assert table.area(5) == "R1 Y1 !"


@rule("ANK-4.43", "ANK-4.45")
def test_the_protection_ends_with_the_text() -> None:
    table = given(hands={R: ["nobby_nobbs", "mr_boggis"], Y: SONKY})
    table.play("play nobby_nobbs", "text", "target p2", "interrupt wallace_sonky")
    assert table.cash(Y) == 10
    table.play("play mr_boggis", "text")
    assert table.asked == (R, "menu")  # everybody sees Sonky in the discard pile
    assert table.cash(Y) == 8


@rule("ANK-4.43")
def test_the_second_card_of_drumknott_hits_again() -> None:
    table = given(hands={R: ["drumknott", "nobby_nobbs", "the_thieves_guild"], Y: SONKY})
    table.play("play drumknott", "text", "play nobby_nobbs", "text", "target p2", "interrupt wallace_sonky")
    table.play("play the_thieves_guild", "text")
    assert table.cash(Y) == 8


@rule("ANK-4.45")
def test_everybody_sees_who_is_protected_while_the_text_lasts() -> None:
    table = given("7{Y1} 9{B1}", hands={R: ["carcer", "hex"], Y: SONKY}, dice=[7, 9])
    table.play("play carcer", "text", "kill 7 p2", "interrupt wallace_sonky")
    assert table.sees(None).immune == [Y]
    table.play("kill 9 p4")
    assert table.sees(None).immune == []
