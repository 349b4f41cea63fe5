"""What the other seats know in a world dealt anew; the laws of such worlds are in `tests/games/test_sweeps.py`."""

from __future__ import annotations

from random import Random

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, DANI, given
from tetrapolis.core.card_knowledge import ALL_KINDS
from tetrapolis.core.checks import check_secrecy
from tetrapolis.games.genoa.rules.cards import CARD, DECK_OF, FIRST, MESSAGE


def world_of(pos: tp.Position, seat: int | None, rng: Random) -> tp.Position:
    """A world of this seat's, in which every seat's observation has worlds that look the same to it."""
    text = pos.observe(seat).to_json()
    world = check_secrecy(pos, seat, rng)
    for other in (None, *range(world.players)):
        check_secrecy(world, other, rng)
    assert world.observe(seat).to_json() == text
    return world


def test_a_card_everybody_has_seen_in_a_hand_is_no_riddle_to_its_owner() -> None:
    table = given("street_6_7", "road", hands={BELA: "m05 m06", CILI: "m07"})
    table.pos.show(BELA, CARD["m05"])
    for seat in (None, ANNA, CILI, DANI, BELA):
        world = world_of(table.pos, seat, Random(1))
        assert "m05" in world.observe(BELA).view.hand
        assert world.observe(ANNA).view.players[BELA].known == ["m05"]
        assert world.observe(BELA).view.known[MESSAGE] == ([], "0")


def test_the_owner_of_one_of_two_hands_knows_in_which_a_card_is() -> None:
    """Béla's card was seen by all, then he gives Cili one of his two: everybody else wonders which."""
    table = given("street_6_7", "road", hands={BELA: "m05 m06"})
    table.pos.show(BELA, CARD["m05"])
    table.pos.hand_over(BELA, CILI, CARD["m06"])
    owners = set()
    for seed in range(30):
        world = world_of(table.pos, ANNA, Random(seed))
        owner, other = (BELA, CILI) if "m05" in world.observe(BELA).view.hand else (CILI, BELA)
        owners.add(owner)
        assert "m05" in world.observe(owner).view.hand
        assert world.observe(other).view.players[owner].known == ["m05"]
        assert world.observe(DANI).view.players[owner].known == []
    assert owners == {BELA, CILI}


def test_the_trader_knows_the_cards_he_is_offered() -> None:
    table = given("street_6_7", "road", hands={BELA: "m05 m06 m07"})
    table.asks({BELA: "offer coach_house m05 face=trader"})
    offered = set()
    for seat in (CILI, None, BELA):
        for seed in range(10):
            world = world_of(table.pos, seat, Random(seed))
            (card,) = world.observe(ANNA).view.players[BELA].known
            assert card in world.observe(BELA).view.hand
            assert world.observe(CILI).view.players[BELA].known == []
            offered.add(card)
            if seat == BELA:
                assert card == "m05"
    assert len(offered) > 5


def test_what_everybody_knows_holds_in_the_worlds_of_one_who_knows_of_a_card_but_not_where_it_is() -> None:
    """Dani has seen m05; of either hand it may be in he keeps in mind less than all the others do."""
    table = given("street_6_7", "road", hands={BELA: "m05 m06", ANNA: "m07"}, decks={"message": "m01 m02 m03 m04"})
    lore = table.pos.lores[MESSAGE]
    lore.glimpse(DANI, [CARD["m05"] - FIRST[MESSAGE]], BELA)
    table.pos.hand_over(BELA, CILI, CARD["m06"])
    gone = [CARD[name] for name in ("m01", "m02", "m03")]
    for seat in (BELA, CILI):
        lore.all_of(seat, ALL_KINDS & ~sum(1 << (card - FIRST[DECK_OF[card]]) for card in gone))
    for seed in range(30):
        world = world_of(table.pos, DANI, Random(seed))
        assert not {"m01", "m02", "m03"} & {*world.observe(BELA).view.hand, *world.observe(CILI).view.hand}
