"""Cards ANK-10.52 to ANK-10.101: the icons of each card, in printed order (ANK-3.1), as its player is offered them."""

from __future__ import annotations

from tests.ankh_morpork import B, G, R, Y, given, new_game
from tests.marks import rule
from tests.rules.ankh_morpork.cards_helper import offers


@rule("ANK-10.52")
def test_icons_of_sergeant_colon() -> None:
    assert offers("sergeant_colon") == ["remove_trouble", "place_minion"]


@rule("ANK-10.53")
def test_icons_of_cosmo_lavish() -> None:
    assert offers("cosmo_lavish") == ["scroll", "play_another"]
    assert "cosmo_lavish" in new_game(4).deck[28:], "it is brown: below the 28 green cards nobody was dealt"
    hands = {R: ["cosmo_lavish", "groat", "modo"], G: ["hex"]}
    table = given("5{R1 Y1 G1 !} 7{R1 !} 8{G1}", hands=hands, cash={R: 2}).play("play cosmo_lavish")
    # the text comes first: a hired opponent has to kill, and is paid for it by the player of the card
    assert table.choices() == ["text", "skip"]
    table.refused("play groat").play("text")
    assert table.choices() == ["target p2", "target p3", "target p4"], "any opponent"
    table.refused("target p1").play("target p4")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [0, 10, 10, 12]
    assert table.asked == (B, "victim")
    assert table.choices() == ["kill 5 p2", "kill 5 p3"], "in a marked area, none of R's, and no way out"
    table.refused("pass", "skip", "kill 5 p1", "kill 7 p1", "kill 8 p3").play("kill 5 p2")
    assert (table.area(5), table.area(7), table.area(8)) == ("R1 G1", "R1 !", "G1")
    # then one other card is played, and only one
    assert table.asked == (R, "menu")
    assert table.choices() == ["play groat", "play modo", "skip"]
    table.refused("text").play("play groat", "skip")
    assert table.choices() == ["end"]
    table.refused("play modo", "text")
    assert table.hand(R) == ["modo"]


@rule("ANK-10.54")
def test_icons_of_the_dean() -> None:
    assert offers("the_dean") == ["event", "scroll", "play_another"]


@rule("ANK-10.55")
def test_icons_of_death() -> None:
    assert offers("death") == ["assassinate", "assassinate", "place_building"]


@rule("ANK-10.56")
def test_icons_of_burleigh_and_stronginthearm() -> None:
    assert offers("burleigh_and_stronginthearm") == ["scroll", "place_building"]


@rule("ANK-10.57")
def test_icons_of_the_bursar() -> None:
    """E-01"""
    assert offers("the_bursar") == ["event", "scroll", "play_another"]


@rule("ANK-10.58")
def test_icons_of_cable_street_particulars() -> None:
    assert offers("cable_street_particulars") == ["scroll", "place_minion"]


@rule("ANK-10.59")
def test_icons_of_canting_crew() -> None:
    assert offers("canting_crew") == ["scroll", "place_minion"]


@rule("ANK-10.60")
def test_icons_of_carcer() -> None:
    assert offers("carcer") == ["scroll", "play_another"]


@rule("ANK-10.61")
def test_icons_of_the_chair_of_indefinite_studies() -> None:
    assert offers("the_chair_of_indefinite_studies") == ["event", "scroll", "play_another"]


@rule("ANK-10.62")
def test_icons_of_sir_charles_lavatory() -> None:
    assert offers("sir_charles_lavatory") == ["scroll", "place_building"]


@rule("ANK-10.63")
def test_icons_of_dorfl() -> None:
    assert offers("dorfl") == ["scroll", "play_another"]


@rule("ANK-10.64")
def test_icons_of_sergeant_detritus() -> None:
    assert offers("sergeant_detritus") == ["remove_trouble", "remove_trouble"]


@rule("ANK-10.65")
def test_icons_of_deep_dwarves() -> None:
    assert offers("deep_dwarves") == ["scroll", "play_another"]


@rule("ANK-10.66")
def test_icons_of_adora_belle_dearheart() -> None:
    assert offers("adora_belle_dearheart") == ["scroll", "place_minion", "place_building"]


@rule("ANK-10.67")
def test_icons_of_the_alchemists_guild() -> None:
    assert offers("the_alchemists_guild") == ["scroll", "place_building"]


@rule("ANK-10.68")
def test_icons_of_the_auditors() -> None:
    assert offers("the_auditors") == ["scroll"]


@rule("ANK-10.69")
def test_icons_of_buggy_swires() -> None:
    assert offers("buggy_swires") == ["remove_trouble"]


@rule("ANK-10.71")
def test_icons_of_sybil_vimes() -> None:
    assert offers("sybil_vimes") == ["money:3", "scroll"]


@rule("ANK-10.72")
def test_icons_of_mr_teatime() -> None:
    assert offers("mr_teatime") == ["money:3", "assassinate", "play_another"]


@rule("ANK-10.73")
def test_icons_of_the_watch() -> None:
    assert offers("the_watch") == ["place_building", "remove_trouble"]


@rule("ANK-10.74")
def test_icons_of_wee_mad_arthur() -> None:
    assert offers("wee_mad_arthur") == ["scroll"]


@rule("ANK-10.75")
def test_icons_of_william_de_worde() -> None:
    assert offers("william_de_worde") == ["place_minion", "scroll"]


@rule("ANK-10.76")
def test_icons_of_willikins() -> None:
    assert offers("willikins") == ["scroll"]


@rule("ANK-10.77")
def test_icons_of_archchancellor_ridcully() -> None:
    assert offers("archchancellor_ridcully") == ["event", "scroll"]


@rule("ANK-10.78")
def test_icons_of_ruby() -> None:
    assert offers("ruby") == ["place_minion", "place_building"]


@rule("ANK-10.79")
def test_icons_of_the_senior_wrangler() -> None:
    assert offers("the_senior_wrangler") == ["event", "scroll", "play_another"]


@rule("ANK-10.80")
def test_icons_of_mr_shine() -> None:
    assert offers("mr_shine") == ["scroll"]


@rule("ANK-10.81")
def test_icons_of_mr_slant() -> None:
    assert offers("mr_slant") == ["scroll", "place_building"]


@rule("ANK-10.82")
def test_icons_of_the_smoking_gnu() -> None:
    assert offers("the_smoking_gnu") == ["scroll", "play_another"]


@rule("ANK-10.83")
def test_icons_of_stanley() -> None:
    assert offers("stanley") == ["scroll", "place_minion"]


@rule("ANK-10.84")
def test_icons_of_moist_von_lipwig() -> None:
    assert offers("moist_von_lipwig") == ["place_minion", "money:3", "scroll", "play_another"]


@rule("ANK-10.86")
def test_icons_of_patricians_palace() -> None:
    assert offers("patricians_palace") == ["place_building", "money:4", "place_minion"]


@rule("ANK-10.87")
def test_icons_of_ponder_stibbons() -> None:
    assert offers("ponder_stibbons") == ["event", "scroll"]


@rule("ANK-10.88")
def test_icons_of_the_post_office() -> None:
    assert offers("the_post_office") == ["scroll", "place_minion"]


@rule("ANK-10.89")
def test_icons_of_reacher_gilt() -> None:
    assert offers("reacher_gilt") == ["scroll"]


@rule("ANK-10.90")
def test_icons_of_professor_of_recent_runes() -> None:
    assert offers("professor_of_recent_runes") == ["event", "scroll", "play_another"]


@rule("ANK-10.91")
def test_icons_of_doctor_hix() -> None:
    assert offers("doctor_hix") == ["event", "scroll", "play_another"]


@rule("ANK-10.92")
def test_icons_of_hobsons_livery_stable() -> None:
    assert offers("hobsons_livery_stable") == ["scroll", "place_building"]


@rule("ANK-10.93")
def test_icons_of_hubert() -> None:
    assert offers("hubert") == ["scroll", "place_minion"]


@rule("ANK-10.95")
def test_icons_of_the_luggage() -> None:
    assert offers("the_luggage") == ["assassinate", "scroll"]


@rule("ANK-10.96")
def test_icons_of_the_mob() -> None:
    assert offers("the_mob") == ["scroll", "place_minion", "play_another"]


@rule("ANK-10.97")
def test_icons_of_lord_downey() -> None:
    assert offers("lord_downey") == ["assassinate", "money:3", "place_building"]


@rule("ANK-10.98")
def test_icons_of_dwarves() -> None:
    assert offers("dwarves") == ["place_minion", "place_minion"]


@rule("ANK-10.99")
def test_icons_of_edward_d_eath() -> None:
    assert offers("edward_d_eath") == ["assassinate", "money:3", "place_building"]


@rule("ANK-10.100")
def test_icons_of_errol() -> None:
    assert offers("errol") == ["scroll", "play_another"]


@rule("ANK-10.101")
def test_icons_of_gargoyles() -> None:
    assert offers("gargoyles") == ["scroll", "place_building"]


# ---- interrupts, which have no icon to offer (ANK-4.32)


@rule("ANK-10.70", "ANK-10.85", "ANK-10.94")
def test_the_brown_interrupts_are_never_the_card_of_the_turn() -> None:
    interrupts = ["susan", "doctor_mossy_lawn", "igor"]
    table = given("1{R1} 5{R1 Y1 !}", hands={R: [*interrupts, "mr_teatime"], Y: ["hex"]})
    table.refused("play susan", "play doctor_mossy_lawn", "play igor")
    assert table.choices() == ["play mr_teatime"]
    table.play("play mr_teatime", "skip", "skip")
    table.refused("play susan", "play doctor_mossy_lawn", "play igor")
    assert table.choices() == ["skip", "interrupt doctor_mossy_lawn"]
