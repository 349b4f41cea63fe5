"""Things that change hands as texts: one canonical form, faces and backs."""

from __future__ import annotations

import random

import pytest

from tests.genoa import BELA, given
from tetrapolis.games.genoa.rules.bundle import EMPTY, Bundle, backs, canonical, read, write
from tetrapolis.games.genoa.rules.cards import CARDS, COMMODITIES, DECKS, TILES


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("-", "-"),
        ("", "-"),
        ("5d", "5d"),
        ("05d", "5d"),
        ("5d+10d", "15d"),
        ("0d", "-"),
        ("0silk", "-"),
        ("0silk+ale", "ale"),
        ("1silk", "silk"),
        ("silk+silk", "2silk"),
        ("silk+2silk", "3silk"),
        ("wine+pepper", "pepper+wine"),
        ("marker+silk+trade_1_1", "silk+trade_1_1+marker"),
        ("trade_1_1+trade_1_1", "2trade_1_1"),
        ("2marker+marker", "3marker"),
        ("l05+m05+c01", "c01+m05+l05"),
        ("message+contract+message", "contract+2message"),
        ("m05+message", "message+m05"),
        ("m05+extra_action+5d+2contract+marker+ale", "5d+ale+extra_action+marker+2contract+m05"),
    ],
)
def test_every_bundle_has_one_text(text: str, expected: str) -> None:
    assert canonical(text) == expected
    assert canonical(expected) == expected
    assert read(text) == read(expected)


def test_the_order_of_the_text_is_fixed() -> None:
    words = [*COMMODITIES, *TILES, "marker", *DECKS, *(card.id for card in CARDS)]
    everything = "+".join(["5d", *words])
    shuffled = everything.split("+")
    random.Random(1).shuffle(shuffled)
    assert canonical("+".join(shuffled)) == everything


@pytest.mark.parametrize("name", [*COMMODITIES, *TILES, "marker", *DECKS])
def test_every_kind_can_be_counted(name: str) -> None:
    assert (read(name).things, read(f"3{name}").things) == (1, 3)
    assert canonical(f"{name}+2{name}") == f"3{name}"


@pytest.mark.parametrize("card", [card.id for card in CARDS])
def test_every_card_has_a_name_and_is_there_once(card: str) -> None:
    assert canonical(card) == card
    assert read(card).things == 1
    with pytest.raises(ValueError, match=card):
        read(f"{card}+{card}")
    with pytest.raises(ValueError, match=card):
        read(f"1{card}")


@pytest.mark.parametrize(
    "text",
    [
        "d",
        "5",
        "5D",
        "-5d",
        "+5d",
        "5d+",
        "5d++silk",
        "5d silk",
        "5d + silk",
        " 5d",
        "5d\n",
        "5.0d",
        "1_0d",
        "12345d",
        "5000d+5000d",
        "9999silk+silk",
        "Silk",
        "silks",
        "silk2",
        "2m05",
        "m5",
        "m15",
        "l17",
        "5d+-",
        "-+silk",
        "--",
        "\u0665d",
        "\u00b2silk",
        "market",
        "inn",
    ],
)
def test_what_is_no_bundle(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        read(text)


def test_the_largest_numbers() -> None:
    assert read("9999d").ducats == 9999
    assert read("5000d+4999d").ducats == 9999


def test_what_a_text_holds() -> None:
    bundle = read("15d+2silk+trade_1_1+2marker+contract+m05+m07")
    assert bundle.ducats == 15
    assert bundle.goods == ((COMMODITIES.index("silk"), 2),)
    assert bundle.tiles == ((TILES.index("trade_1_1"), 1),)
    assert bundle.markers == 2
    assert bundle.decks == ((DECKS.index("contract"), 1),)
    assert [CARDS[card].id for card in bundle.cards] == ["m05", "m07"]
    assert bundle.things == 8  # all but ducats


def test_nothing_is_one_thing() -> None:
    assert (read("-"), read(""), read("0d")) == (EMPTY, EMPTY, EMPTY)
    assert (write(EMPTY), write(Bundle())) == ("-", "-")


def test_a_written_bundle_is_read_as_itself() -> None:
    rng = random.Random(7)
    words = [*COMMODITIES, *TILES, "marker", *DECKS]
    for _ in range(300):
        parts = [f"{rng.randint(0, 200)}d"]
        parts += [f"{rng.randint(0, 4)}{name}" for name in rng.sample(words, rng.randint(0, 6))]
        parts += rng.sample([card.id for card in CARDS], rng.randint(0, 4))
        rng.shuffle(parts)
        bundle = read("+".join(parts))
        text = write(bundle)
        assert read(text) == bundle
        assert write(read(text)) == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("-", "-"),
        ("5d+silk", "5d+silk"),
        ("m05", "message"),
        ("m05+m07", "2message"),
        ("5d+2ale+marker+c01+s03+l05+l06", "5d+2ale+marker+contract+small_order+2large_order"),
        ("message+m05", "2message"),
        ("contract+m05", "contract+message"),
        ("2contract", "2contract"),
    ],
)
def test_the_backs_of_cards_show_their_deck_only(text: str, expected: str) -> None:
    assert backs(text) == expected
    assert backs(expected) == expected


@pytest.mark.parametrize("card", [card.id for card in CARDS])
def test_the_back_of_every_card_is_its_deck(card: str) -> None:
    deck = {"c": "contract", "m": "message", "s": "small_order", "l": "large_order"}[card[0]]
    assert backs(card) == deck


def test_moves_bring_their_bundles_into_the_canonical_form() -> None:
    table = given("street_6_7", stand="road")
    move = table.pos.game.parse_move("offer spices ale+5d take=0silk pledge=saffron+pepper")
    assert str(move) == "offer spices 5d+ale pledge=pepper+saffron"
    call = table.pos.game.parse_move("call spices silk+20d")
    assert str(call) == "call spices 20d+silk"
    note = table.pos.game.parse_move("note inn silk+20d standing=1")
    assert str(note) == "note inn 20d+silk standing=1"
    assert table.may_play(BELA, "note inn silk+20d standing=1")
