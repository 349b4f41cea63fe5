"""Section 11 of the rules: what a seat saw it remembers while cards go on moving (ANK-11.1, ANK-11.6, ANK-11.8)."""

from __future__ import annotations

from typing import Any

from tests.ankh_morpork import B, G, R, Table, Y
from tests.marks import rule
from tests.rules.ankh_morpork.information import (
    ALL_SEATS,
    GREEN,
    cannot_tell,
    hands_of,
    known,
    knows_nothing,
    quiet,
    remembers,
    worlds,
)

INTERRUPTS = {"gaspode", "fresh_start_club", "wallace_sonky", "susan", "igor", "doctor_mossy_lawn"}


def searched(*y_hand: str, **more: Any) -> Table:
    """R has seen Y's hand with Cable Street Particulars and discarded The Dysk; then it is Y's turn."""
    hands = {R: ["cable_street_particulars", "rincewind"], Y: ["the_dysk", *y_hand], G: ["harry_king"], B: ["dorfl"]}
    table = quiet(hands=hands, **more)
    table.play("play cable_street_particulars", "text", "target p2").lets_happen().play("discard the_dysk", "skip")
    return table.defaults_until(lambda: table.pos.active == Y)


def sold_to_y(y_hand: list[str], **more: Any) -> Table:
    """R has sold Rincewind to Y; then it is Y's turn."""
    hands = {R: ["the_seamstresses_guild", "rincewind", "ruby"], Y: y_hand, G: ["harry_king"], B: ["dorfl"]}
    table = quiet(hands=hands, **more)
    table.play("play the_seamstresses_guild", "text", "target p2").lets_happen().play("give rincewind", "skip")
    return table.defaults_until(lambda: table.pos.active == Y)


@rule("ANK-11.8")
def test_cards_seen_stay_known_until_they_are_played() -> None:
    table = searched("groat", "hex", "modo")
    remembers(table, R, Y, "groat", "hex", "modo")
    table.play("play groat")
    remembers(table, R, Y, "hex", "modo")
    table.play("skip").defaults_until(lambda: table.pos.active == G)
    assert table.cards(Y) == 5
    remembers(table, R, Y, "hex", "modo")  # beside three new ones
    knows_nothing(table, (G, B, None), Y)
    cannot_tell(table)


@rule("ANK-11.8")
def test_a_card_stanley_returned_stays_known_until_it_is_played() -> None:
    hands = {R: ["stanley", "ruby"], Y: ["groat", "hex", "modo", "drumknott"], G: ["harry_king"], B: ["dorfl"]}
    table = quiet(hands=hands).play("play stanley", "text", "target p2").lets_happen()
    kept, returned = [text.removeprefix("keep ") for text in table.choices()]
    table.play(f"keep {kept}", "skip").defaults_until(lambda: table.pos.active == Y)
    other = next(card for card in table.hand(Y) if card != returned)
    table.play(f"play {other}")
    remembers(table, R, Y, returned)
    table.next_turn(Y).play(f"play {returned}")
    assert known(table, R, Y) == []
    # Y in turn remembers what R has, although R has drawn cards since
    remembers(table, Y, R, kept)
    cannot_tell(table)


@rule("ANK-11.8")
def test_a_given_card_follows_the_hand_through_the_chair() -> None:
    """R sold Rincewind to Y; Y exchanges hands with G. So G has it now, and R has not forgotten."""
    table = sold_to_y(["the_chair_of_indefinite_studies", "groat"], events=["riots"])
    table.play("play the_chair_of_indefinite_studies", "text", "target p3").lets_happen()
    assert table.hand(G) == ["groat", "rincewind"]
    remembers(table, R, G, "rincewind")
    remembers(table, Y, G, "groat", "rincewind")
    remembers(table, G, Y, "harry_king")
    knows_nothing(table, (R, B, None), Y)
    knows_nothing(table, (B, None), G)
    cannot_tell(table)


@rule("ANK-11.8")
def test_a_given_card_may_have_been_passed_on() -> None:
    """R sold Rincewind to Y, who sells one of his cards to G: to R it can be with either of them, and nowhere else."""
    table = sold_to_y(["rosie_palm", "groat", "hex"])
    table.play("play rosie_palm", "skip", "text", "target p3").lets_happen().play("give groat")
    assert known(table, R, Y) == known(table, R, G) == []
    holders = set()
    for world in worlds(table, R, 60):
        assert "rincewind" in (*world.hand(Y), *world.hand(G))
        holders.add("rincewind" in world.hand(Y))
    assert holders == {True, False}
    remembers(table, Y, G, "groat")
    assert "groat" in table.sees(G).hand
    cannot_tell(table)
    # when it turns up, the question is settled
    table.next_turn(Y).play("play rincewind")
    for world in worlds(table, R):
        assert "rincewind" not in (*world.hand(Y), *world.hand(G))
    cannot_tell(table)


@rule("ANK-11.8")
def test_what_somebody_may_have_he_cannot_have_once_it_lies_open() -> None:
    """The card Y passed on is discarded by G: it was not Rincewind, so Y still has him."""
    table = sold_to_y(["rosie_palm", "groat", "hex"])
    table.play("play rosie_palm", "skip", "text", "target p3").lets_happen().play("give groat")
    table.next_turn(G).play("play groat", "skip").next_turn(G).play("play harry_king")
    assert table.cards(G) == 0
    remembers(table, R, Y, "rincewind")
    cannot_tell(table)


@rule("ANK-11.6", "ANK-11.1")
def test_everybody_knows_what_the_history_monks_fetched() -> None:
    """The discard pile lies open before and after: what is missing is in the hand."""
    pile = ["hex", "modo", "igor", "death", "librarian", "ruby"]
    table = quiet(hands={R: ["history_monks", "rincewind"], Y: ["groat"]}, discard=pile)
    table.play("play history_monks", "text")
    fetched = sorted(set(pile) - set(table.discard))
    assert len(fetched) == 4
    assert sorted(set(table.hand(R)) - {"rincewind"}) == fetched
    for seat in ALL_SEATS:
        (heard,) = table.hears(seat, "fetches")
        assert sorted(heard["cards"]) == fetched
        assert sorted([*table.sees(seat).discard, *fetched]) == sorted(pile)
    for seat in (Y, G, B, None):
        remembers(table, seat, R, *fetched)
    cannot_tell(table)


@rule("ANK-11.1")
def test_everybody_knows_the_card_that_doctor_mossy_lawn_returned() -> None:
    table = quiet(hands={R: ["gimlets_dwarf_delicatessen", "doctor_mossy_lawn", "hex"]})
    table.play("play gimlets_dwarf_delicatessen", "money", "interrupt doctor_mossy_lawn")
    for seat in (Y, G, B, None):
        assert table.hears(seat, "card-returns") == [{"seat": R, "card": "gimlets_dwarf_delicatessen"}]
    table = quiet(hands={R: ["gimlets_dwarf_delicatessen", "doctor_mossy_lawn", "hex"], Y: ["groat"]})
    table.play("play gimlets_dwarf_delicatessen", "money", "interrupt doctor_mossy_lawn")
    for seat in (Y, G, B, None):
        remembers(table, seat, R, "gimlets_dwarf_delicatessen")
    cannot_tell(table)


@rule("ANK-11.1")
def test_what_cannot_be_green_any_more_is_brown_although_the_hand_goes_round() -> None:
    """Y has a green card and two brown ones; he exchanges hands with G, who has three green ones."""
    hands = {R: ["rincewind"], Y: ["the_chair_of_indefinite_studies", "ruby", "errol", "hex"]}
    hands[G] = ["groat", "modo", "drumknott"]
    table = quiet(hands=hands, events=["riots"], active=Y)
    table.play("play the_chair_of_indefinite_studies", "text", "target p3").lets_happen()
    for seat in (R, B, None):
        for hand in hands_of(table, seat, Y):
            assert set(hand) <= GREEN
        for hand in hands_of(table, seat, G):
            assert sum(card in GREEN for card in hand) == 1
    cannot_tell(table)


@rule("ANK-11.1")
def test_whoever_passes_shows_that_he_holds_nothing_but_interrupts() -> None:
    """ANK-2.4: with a regular card he would have had to play. So everybody can deduce what kind of cards he held."""
    table = quiet(hands={R: ["gaspode", "igor"], Y: ["groat"]}).play("pass")
    assert table.asked == (Y, "menu")
    for seat in (Y, G, B, None):
        for hand in hands_of(table, seat, R):
            assert len(INTERRUPTS & set(hand)) >= 2
    cannot_tell(table)


@rule("ANK-11.1", "ANK-11.8")
def test_a_pass_tells_more_to_who_knew_a_card_already() -> None:
    """Y sold Gaspode to R, who passes later: his other card is an interrupt too."""
    hands = {Y: ["the_seamstresses_guild", "gaspode", "ruby"], R: ["igor"], G: ["harry_king"], B: ["dorfl"]}
    table = quiet(hands=hands, active=Y)
    table.play("play the_seamstresses_guild", "text", "target p1").lets_happen().play("give gaspode", "skip")
    remembers(table, Y, R, "gaspode")
    table.next_turn(R).play("pass")
    remembers(table, Y, R, "gaspode")  # beside Igor and what R has drawn
    assert all(len(INTERRUPTS & set(hand)) >= 2 for hand in hands_of(table, Y, R))
    cannot_tell(table)
