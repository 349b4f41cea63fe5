"""Section 3, second part: what is public, what is hidden, and what a player goes on knowing."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tetrapolis as tp
from tests.citadels import GAME, Table, cast_with, drafting, given
from tests.marks import rule
from tetrapolis.core.types import SPECTATOR
from tetrapolis.games.citadels.cards import NAMES

FULL = ["temple", "church", "tavern", "market", "docks", "prison", "manor"]


def worlds(table: Table, seat: int | None, count: int = 50) -> list[Table]:
    """Tables that this seat cannot tell from the real one."""
    return [Table(world) for world in table.worlds(seat, count)]


def heard(table: Table, seat: int | None) -> list[tp.Event]:
    """Everything a seat was told so far."""
    ear = SPECTATOR if seat is None else 1 << seat
    return [event for event in table.events if event.audience & ear]


def museum(table: Table) -> list[str]:
    """The cards under the Museum."""
    return sorted(NAMES[kind] for kind in table.pos.museum)


def look_the_same(one: Table, two: Table, *seats: int | None) -> None:
    """These seats cannot tell the two tables from each other, and were told the same."""
    for seat in seats:
        assert one.pos.observe(seat).to_json() == two.pos.observe(seat).to_json()
        assert heard(one, seat) == heard(two, seat)


def cannot_tell(table: Table, *seats: int | None) -> None:
    """The law of views: in each of its worlds a seat sees, hears and may do just the same."""
    for seat in seats:
        seen = table.pos.observe(seat).to_json()
        for world in table.worlds(seat, 5):
            assert world.observe(seat).to_json() == seen
            world.check()


def spied(hand: list[str]) -> Table:
    """Seat 0 was the Spy and has seen the hand of seat 1; then seat 1 is on with rank 7, the Architect."""
    table = given(
        cast=cast_with("spy"),
        holders={"spy": 0, "architect": 1, "warlord": 2, "bishop": 3},
        hands={1: hand},
        cities={1: ["laboratory", "museum"]},
        gold=10,
        deck=["market", "docks", "harbor", "market", "docks", "harbor"],
    )
    table.call("spy").play("spy p2 religious", "gather gold", "end")
    return table.until_called("architect").play("gather gold")


# ---- what is public


@rule("CIT-3.8")
def test_public_at_all_times() -> None:
    table = given(
        cast=cast_with("tax_collector", ninth=True),
        holders={"thief": 0},
        gold={0: 3, 1: 0, 2: 7, 3: 11},
        hands={0: ["manor"], 1: ["castle", "palace", "temple"], 3: ["docks", "docks"]},
        cities={1: ["market+", "museum"], 2: ["keep", "temple+"]},
        museum=["tavern", "prison"],
        crown=2,
        tax=4,
    ).call("thief")
    for seat in (0, 1, 2, 3, None):
        view = table.sees(seat)
        assert [player.gold for player in view.players] == [3, 0, 7, 11]
        assert [player.cards for player in view.players] == [1, 3, 0, 2]
        assert [player.city for player in view.players] == [[], ["market+", "museum"], ["keep", "temple+"], []]
        assert [player.museum for player in view.players] == [0, 2, 0, 0]
        assert view.crown == 2
        assert view.cast == cast_with("tax_collector", ninth=True)
        assert view.deck == 68 - 6 - 4 - 2
        assert view.tax == 4
    table.play("gather cards")
    table.play(table.choices("keep")[0], "end")
    assert table.sees(None).players[0].cards == 2
    assert table.sees(None).deck == 68 - 6 - 4 - 2 - 1


@rule("CIT-3.9")
def test_public_in_this_round() -> None:
    table = given(players=4, holders={"assassin": 0, "thief": 1, "king": 2, "warlord": 3}).call("assassin")
    face_up = table.sees(None).face_up
    assert len(face_up) == 2
    table.play("kill bishop", "gather gold", "end", "rob warlord", "gather gold", "end")
    for seat in (0, 1, 2, 3, None):
        view = table.sees(seat)
        assert view.face_up == face_up
        assert [player.characters for player in view.players] == [["assassin"], ["thief"], ["king"], []]
        assert view.killed == "bishop"
        assert view.robbed == "warlord"
        assert table.hears(seat, "citadels-kills") == [{"seat": 0, "char": "bishop"}]
        assert table.hears(seat, "citadels-robs") == [{"seat": 1, "char": "warlord"}]
    table = given(cast=cast_with("witch"), holders={"witch": 0}).call("witch").play("gather gold", "bewitch king")
    for seat in (1, 2, 3, None):
        assert table.sees(seat).bewitched == "king"
        assert table.hears(seat, "citadels-bewitches") == [{"seat": 0, "char": "king"}]


@rule("CIT-3.9", "CIT-3.10")
def test_everybody_sees_where_the_markers_lie_and_only_their_player_the_faces() -> None:
    cast = cast_with("magistrate", "blackmailer")
    table = given(cast=cast, holders={"magistrate": 0, "blackmailer": 1, "king": 2}).call("magistrate")
    table.play("sign merchant", "warrant king", "warrant architect", "gather gold", "end")
    table.play("flower king", "threaten warlord", "gather gold", "end")
    for seat in (0, 1, 2, 3, None):
        view = table.sees(seat)
        assert view.warrants == ["king", "merchant", "architect"]
        assert view.threats == ["king", "warlord"]
        assert view.signed == ("merchant" if seat == 0 else "")
        assert view.flowered == ("king" if seat == 1 else "")
        signed = {world.pos.signed for world in worlds(table, seat)}
        flowered = {world.pos.flowered for world in worlds(table, seat)}
        assert signed == ({6} if seat == 0 else {4, 6, 7})
        assert flowered == ({4} if seat == 1 else {4, 8})
        assert len(table.hears(seat, "citadels-you-sign")) == (seat == 0)
        assert len(table.hears(seat, "citadels-you-flower")) == (seat == 1)
    assert table.hears(2, "citadels-warrants") == [{"seat": 0, "chars": ["king", "merchant", "architect"]}]
    assert table.hears(2, "citadels-threats") == [{"seat": 1, "chars": ["king", "warlord"]}]


# ---- what is hidden


@rule("CIT-3.10")
def test_a_view_holds_nothing_that_is_hidden_from_its_seat() -> None:
    """T-78: two tables that differ in hands, uncalled characters, marker faces and deck order look the same to X."""
    one = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "bishop": 1, "warlord": 2, "magician": 3},
        hands={0: ["castle", "palace"], 1: ["temple"], 3: ["manor"]},
        cities={2: ["museum"]},
        museum=["tavern"],
        deck=["market", "harbor", "fortress"],
        warrants=["king", "bishop", "warlord"],
        signed="king",
    ).call("magician")
    two = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "bishop": 2, "warlord": 1, "magician": 3},
        hands={0: ["harbor", "docks"], 1: ["tavern"], 3: ["manor"]},
        cities={2: ["museum"]},
        museum=["prison"],
        deck=["church", "castle", "palace"],
        warrants=["king", "bishop", "warlord"],
        signed="warlord",
    ).call("magician")
    look_the_same(one, two, 3, None)
    # and the three whose own secrets differ do see them
    for seat in (0, 1, 2):
        assert one.pos.observe(seat).to_json() != two.pos.observe(seat).to_json()


@rule("CIT-3.10")
def test_other_hands_and_the_deck_are_hidden() -> None:
    """T-78: no other hand's cards, no deck order, no card under a Museum, before, during and after an action."""
    tables = []
    for hands, under, deck in (
        ({1: ["castle", "palace"], 2: ["temple"]}, ["tavern"], ["market", "harbor"]),
        ({1: ["harbor", "fortress"], 2: ["market"]}, ["prison"], ["cathedral", "palace"]),
    ):
        tables.append(
            given(
                holders={"thief": 0, "magician": 1, "king": 2, "warlord": 3},
                hands={0: ["manor"], 3: ["docks"], **hands},
                cities={1: ["laboratory"], 3: ["museum"]},
                museum=under,
                deck=deck,
            ).call("thief")
        )
    one, two = tables
    look_the_same(one, two, 0, 3, None)
    for table in tables:
        table.play("gather gold", "end")
    look_the_same(one, two, 0, 3, None)
    for table in tables:
        table.play("gather cards")
    look_the_same(one, two, 0, 3, None)  # while seat 1 looks at the two cards he drew
    for table in tables:
        table.play(table.choices("keep")[1])
    look_the_same(one, two, 0, 3, None)
    for table in tables:
        table.play(table.choices("laboratory")[0])
        table.play(table.choices("redraw")[0])
    look_the_same(one, two, 0, 3, None)  # while he chooses cards to discard
    for table in tables:
        table.play("done", "end")
    look_the_same(one, two, 0, 3, None)


@rule("CIT-3.10")
def test_an_uncalled_character_is_hidden() -> None:
    """T-78: no uncalled character of others. Seats 1 and 2 have changed cards; seats 0 and 3 cannot tell."""
    one = given(holders={"thief": 0, "bishop": 1, "warlord": 2, "king": 3}, crown=0).call("thief")
    two = given(holders={"thief": 0, "bishop": 2, "warlord": 1, "king": 3}, crown=0).call("thief")
    look_the_same(one, two, 0, 3, None)
    assert {world.holder("bishop") for world in worlds(one, 0)} == {-1, 1, 2, 3}
    assert one.sees(1).characters == ["bishop"]
    assert two.sees(1).characters == ["warlord"]


@rule("CIT-3.10")
def test_marker_faces_are_hidden_from_all_but_who_placed_them() -> None:
    """T-78: no marker face unless X placed it; placing, being asked and passing do not tell either."""
    cast = cast_with("magistrate", "blackmailer")
    holders = {"magistrate": 0, "blackmailer": 1, "merchant": 2, "warlord": 3}
    one = given(cast=cast, holders=holders, hands={2: ["tavern"]}).call("magistrate").play("sign merchant")
    two = given(cast=cast, holders=holders, hands={2: ["tavern"]}).call("magistrate").play("sign king")
    look_the_same(one, two, 1, 2, 3, None)
    one.play("warrant king")
    two.play("warrant merchant")
    look_the_same(one, two, 1, 2, 3, None)
    for table in (one, two):
        table.play("warrant bishop", "gather gold", "end")
    one.play("flower merchant")
    two.play("flower warlord")
    look_the_same(one, two, 2, 3, None)
    one.play("threaten warlord", "gather gold", "end")
    two.play("threaten merchant", "gather gold", "end")
    look_the_same(one, two, 2, 3, None)
    for table in (one, two):
        assert table.asked == (2, "turn")
        table.play("gather gold", "refuse")
    look_the_same(one, two, 2, 3, None)
    for table in (one, two):
        assert table.asked == (1, "blackmail")
        table.play("pass", "build tavern")
        assert table.asked == (0, "confiscation")  # signed or not: that he is asked tells nothing
    look_the_same(one, two, 2, 3, None)
    for table in (one, two):
        table.play("pass")
    look_the_same(one, two, 2, 3, None)


@rule("CIT-3.10", "CIT-2.11", "CIT-2.12", "CIT-2.16", "CIT-2.18")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_who_saw_which_character_cards_in_the_draft(players: int) -> None:
    """What a player was handed and did not take is behind him; what he was not handed was gone before."""
    for seed in range(3):
        table = drafting(players, seed=seed, first_crown=0)
        looks: dict[int, list[tuple[int, set[int]]]] = {seat: [] for seat in range(players)}
        rng = Random(seed)
        cast = table.sees(None).cast
        removed = 1  # the first face-down card is gone
        while table.asked[1] == "draft":
            chars = [text.split()[1] for text in table.choices()]
            looks[table.seat].append((removed, {cast.index(char) + 1 for char in chars}))
            table.play(rng.choice(table.choices()))
            removed += 1
            if players == 3 and removed == 4:
                removed += 1  # the random one in the middle
        both = players in (7, 8)  # there the last player is handed the first discard as well
        for seat, seen in looks.items():
            for world in worlds(table, seat, 25):
                order = {rank: number for number, rank in enumerate(world.pos.zones)}
                for time, handed in seen:
                    for rank, number in order.items():
                        if both and seat == players - 1 and number == 0:
                            assert rank in handed
                        else:
                            assert (number >= time) == (rank in handed)


@rule("CIT-3.10")
def test_who_passed_on_the_assassin_knows_that_he_is_behind_him() -> None:
    holders = {"merchant": 0, "king": 1, "bishop": 2, "assassin": 3, "warlord": 4}
    table = given(players=5, holders=holders, cities={4: ["theater"]}, crown=0).selected()
    assert table.asked == (4, "theater")  # all have chosen, nobody is called yet
    # one card lies face up, one face down (here the Thief), one is left over
    for seat in (0, 1, 2):
        later = set(range(seat + 1, 5))
        assert {world.holder("assassin") for world in worlds(table, seat, 80)} == later | {-1}
        assert all(world.pos.zones[0] != 1 for world in worlds(table, seat))
    # seat 4 was handed two cards without the Assassin: somebody before him took it, or it lies face down at the start
    found = worlds(table, 4, 80)
    assert {world.holder("assassin") for world in found} == {-1, 0, 1, 2, 3}
    assert all((world.holder("assassin") == -1) == (world.pos.zones[0] == 1) for world in found)
    # and a spectator knows nothing but the face-up card
    assert {world.holder("assassin") for world in worlds(table, None, 80)} == {-1, 0, 1, 2, 3, 4}


@rule("CIT-3.10")
def test_a_revealed_character_narrows_down_the_others() -> None:
    holders = {"merchant": 0, "king": 1, "bishop": 2, "thief": 3, "warlord": 4}
    table = given(players=5, holders=holders, absent=["assassin", "magician"], crown=0).call("thief")
    # 5 players: Assassin or so lies face down; seat 3 is known now, so nobody else can be the Thief
    for seat in (0, 1, 2, 3, 4, None):
        for world in worlds(table, seat):
            assert world.holder("thief") == 3
            assert world.holder("assassin") == -1
            assert sorted(world.pos.holder[1:]).count(3) == 1


# ---- drawn and not kept, discarded


@rule("CIT-3.11")
def test_cards_drawn_and_not_kept_are_shown_to_nobody() -> None:
    table = given(holders={"thief": 0, "magician": 1}, deck=["manor", "castle"], deck_size=20).call("thief")
    table.play("gather cards", "keep castle")
    assert table.bottom == "manor"
    assert table.hears(0, "citadels-you-draw") == [{"seat": 0, "districts": ["manor", "castle"]}]
    assert table.hears(0, "citadels-you-keep") == [{"district": "castle"}]
    for seat in (1, 2, 3, None):
        assert table.hears(seat, "citadels-you-draw") == []
        assert table.hears(seat, "citadels-you-keep") == []
        assert table.hears(seat, "citadels-keeps") == [{"seat": 0, "n": 1}]
    assert {world.bottom for world in worlds(table, 0)} == {"manor"}
    for seat in (1, 2, None):
        assert len({world.bottom for world in worlds(table, seat)}) > 3
        assert len({tuple(world.hand(0)) for world in worlds(table, seat)}) > 3


@rule("CIT-3.11", "CIT-15.23")
def test_with_an_observatory_two_cards_go_down_unseen() -> None:
    table = given(holders={"thief": 0}, deck=["manor", "castle", "palace"], cities={0: ["observatory"]}).call("thief")
    table.play("gather cards", "keep castle")
    for seat in (1, None):
        assert table.hears(seat, "citadels-keeps") == [{"seat": 0, "n": 2}]
    for world in worlds(table, 0):
        assert world.deck[-2:] == ["manor", "palace"]
    assert len({tuple(world.deck[-2:]) for world in worlds(table, 1)}) > 10


@rule("CIT-3.11")
def test_discarded_cards_are_shown_to_nobody() -> None:
    hand = ["manor", "castle", "palace"]
    table = given(holders={"magician": 1}, hands={1: hand}, cities={1: ["laboratory"]}).call("magician")
    table.play("laboratory castle")
    assert table.hears(1, "citadels-you-laboratory") == [{"district": "castle"}]
    table.play("redraw palace", "redraw manor", "done")
    assert table.deck[-3:] == ["castle", "palace", "manor"]
    for world in worlds(table, 1):
        assert world.deck[-3:] == ["castle", "palace", "manor"]
    for seat in (0, 2, 3, None):
        assert table.hears(seat, "citadels-you-laboratory") == []
        assert table.hears(seat, "citadels-laboratory") == [{"seat": 1}]
        assert table.hears(seat, "citadels-redraws") == [{"seat": 1, "n": 2}]
        assert not any("castle" in str(event.args) or "palace" in str(event.args) for event in heard(table, seat))
        assert len({tuple(world.deck[-3:]) for world in worlds(table, seat)}) > 10


@rule("CIT-3.11", "CIT-15.34")
def test_cards_spent_on_the_thieves_den_are_shown_to_nobody() -> None:
    hand = ["thieves_den", "manor", "castle"]
    table = given(holders={"thief": 1}, hands={1: hand}, gold=2).call("thief")
    table.play("gather gold", "build thieves_den cards=2", "spend castle", "spend manor")
    assert table.deck[-2:] == ["castle", "manor"]
    for seat in (0, 2, None):
        assert table.hears(seat, "citadels-spends-card") == [{"seat": 1}, {"seat": 1}]
        assert table.hears(seat, "citadels-you-spend-card") == []
        assert len({tuple(world.deck[-2:]) for world in worlds(table, seat)}) > 10
    assert {tuple(world.deck[-2:]) for world in worlds(table, 1)} == {("castle", "manor")}


@rule("CIT-3.11", "CIT-3.10")
def test_the_scholar_knows_what_he_shuffled_in_but_not_where() -> None:
    seen = ["manor", "castle", "palace", "temple", "church", "monastery", "dragon_gate"]
    table = given(cast=cast_with("scholar"), holders={"scholar": 0}, deck=seen, deck_size=20).call("scholar")
    table.play("study", "keep manor")
    for seat in (1, 2, None):
        assert table.hears(seat, "citadels-you-draw") == []
        assert table.hears(seat, "citadels-studied") == [{"seat": 0, "n": 7}]
    places = set()
    for world in worlds(table, 0):
        assert not Counter(seen[1:]) - Counter(world.deck)
        assert "dragon_gate" not in world.hand(3)
        places.add(world.deck.index("dragon_gate"))
    assert len(places) > 8
    assert any("dragon_gate" not in world.deck for world in worlds(table, 1))


# ---- looking at hands, and cards that change hands


@rule("CIT-3.12")
def test_only_the_spy_sees_the_hand() -> None:
    hands = {1: ["temple", "church", "manor"], 0: [], 2: ["docks"], 3: ["harbor", "harbor"]}
    table = given(cast=cast_with("spy"), holders={"spy": 0}, hands=hands, gold={1: 1}).call("spy")
    table.play("spy p2 religious")
    assert table.hears(0, "citadels-you-see-hand")[0]["districts"] == ["manor", "temple", "church"]
    assert table.sees(0).players[1].known == ["church", "manor", "temple"]
    assert {tuple(world.hand(1)) for world in worlds(table, 0)} == {("church", "manor", "temple")}
    for seat in (2, 3, None):
        assert table.hears(seat, "citadels-you-see-hand") == []
        assert table.sees(seat).players[1].known == []
        assert len({tuple(world.hand(1)) for world in worlds(table, seat)}) > 5
    # type, gold and number of cards are public; which cards the Spy gained is not
    for seat in (1, 2, 3, None):
        (told,) = table.hears(seat, "citadels-spies")
        assert (told["seat"], told["target"], told["type"], told["gold"]) == (0, 1, "religious", 1)
        assert table.hears(seat, "citadels-gains-cards") == [{"seat": 0, "n": 2}]
        assert table.sees(seat).players[0].gold == 3
        assert table.sees(seat).players[0].cards == 2
    # the player looked at has learned nothing about the Spy
    assert len({tuple(world.hand(0)) for world in worlds(table, 1)}) > 5


@rule("CIT-3.12")
def test_the_others_know_how_many_cards_of_the_type_the_spy_found() -> None:
    hands = {1: ["temple", "church", "manor"], 2: ["docks"], 3: ["harbor"]}
    table = given(cast=cast_with("spy"), holders={"spy": 0}, hands=hands).call("spy").play("spy p2 religious")
    religious = {"temple", "church", "monastery", "cathedral"}
    for seat in (2, 3, None):
        for world in worlds(table, seat):
            assert sum(name in religious for name in world.hand(1)) == 2


@rule("CIT-3.12", "CIT-3.10")
def test_the_others_keep_that_number_in_mind_while_cards_move() -> None:
    religious = {"temple", "church", "monastery", "cathedral"}
    hand = ["temple", "church", "manor"]
    table = spied(hand).play("build temple")
    for seat in (2, 3, None):
        for world in worlds(table, seat):
            assert len(world.hand(1)) == 2
            assert sum(name in religious for name in world.hand(1)) == 1
    table = spied(hand).play("laboratory church")
    for seat in (2, 3, None):
        bottoms = set()
        for world in worlds(table, seat):
            assert sum(name in religious for name in [*world.hand(1), world.bottom]) == 2
            bottoms.add(world.bottom in religious)
        assert bottoms == {True, False}
    # and that there is none of a type
    table = spied(["manor", "castle"])
    assert table.said("citadels-spies")[0]["n"] == 0
    for seat in (2, 3, None):
        for world in worlds(table, seat):
            assert not religious & set(world.hand(1))
    cannot_tell(table, 0, 1, 2, 3, None)


@rule("CIT-3.12")
def test_what_the_wizard_sees_and_takes_only_he_and_the_giver_know() -> None:
    hands = {0: ["docks"], 1: ["temple", "church", "dragon_gate"], 3: ["harbor"]}
    table = given(cast=cast_with("wizard"), holders={"wizard": 0}, hands=hands).call("wizard").play("look p2")
    assert table.hears(0, "citadels-you-see-hand")[0]["districts"] == ["temple", "church", "dragon_gate"]
    table.play("take dragon_gate", "to_hand")
    for seat in (2, 3, None):
        assert table.hears(seat, "citadels-looks") == [{"seat": 0, "target": 1}]
        assert table.hears(seat, "citadels-you-see-hand") == []
        assert table.hears(seat, "citadels-gives-this-card") == []
        assert table.hears(seat, "citadels-gives-card") == [{"seat": 1, "target": 0}]
        assert any("dragon_gate" not in world.hand(0) for world in worlds(table, seat))
        assert len({tuple(world.hand(1)) for world in worlds(table, seat)}) > 5
    for seat in (0, 1):
        told = {"seat": 1, "target": 0, "district": "dragon_gate"}
        assert table.hears(seat, "citadels-gives-this-card") == [told]
    assert table.hears(1, "citadels-you-see-hand") == []
    assert table.sees(1).players[0].known == ["dragon_gate"]
    assert table.sees(0).players[1].known == ["church", "temple"]
    assert len({tuple(world.hand(0)) for world in worlds(table, 1)}) > 5  # but not the rest of the Wizard's hand


@rule("CIT-3.12")
def test_after_the_magicians_exchange_the_two_know_each_others_hands() -> None:
    hands = {0: ["docks", "manor"], 1: ["temple", "church", "castle"]}
    table = given(holders={"magician": 0}, hands=hands).call("magician").play("swap_hands p2")
    assert table.sees(0).players[1].known == ["docks", "manor"]
    assert table.sees(1).players[0].known == ["castle", "church", "temple"]
    assert {tuple(world.hand(1)) for world in worlds(table, 0)} == {("docks", "manor")}
    assert {tuple(world.hand(0)) for world in worlds(table, 1)} == {("castle", "church", "temple")}
    for seat in (2, 3, None):
        assert table.hears(seat, "citadels-swaps-hands") == [{"seat": 0, "target": 1}]
        assert table.hears(seat, "citadels-your-new-hand") == []
        assert table.sees(seat).players[0].known == []
        assert len({tuple(world.hand(0)) for world in worlds(table, seat)}) > 5


@rule("CIT-3.12")
def test_cards_the_seer_takes_and_gives_are_known_to_the_two_only() -> None:
    hands = {0: ["keep"], 1: ["temple"], 2: ["church"], 3: []}
    table = given(cast=cast_with("seer"), holders={"seer": 0}, hands=hands).call("seer").play("divine")
    assert table.hears(1, "citadels-gives-this-card") == [{"seat": 1, "target": 0, "district": "temple"}]
    assert table.hears(2, "citadels-gives-this-card") == [{"seat": 2, "target": 0, "district": "church"}]
    assert table.hears(3, "citadels-gives-this-card") == []
    assert table.sees(1).players[0].known == ["temple"]
    table.play("give church", "give keep")
    assert table.hand(1) == ["church"]
    assert table.hand(2) == ["keep"]
    assert table.sees(0).players[1].known == ["church"]
    assert table.sees(0).players[2].known == ["keep"]
    # seat 1 knows that his Temple is with the Seer or was given to seat 2
    found = {(tuple(world.hand(0)), tuple(world.hand(2))) for world in worlds(table, 1)}
    assert all("temple" in (*one, *two) for one, two in found)
    assert {"temple" in one for one, _ in found} == {True, False}
    # a third player and a spectator know nothing
    for seat in (3, None):
        assert table.hears(seat, "citadels-gives-this-card") == []
        assert len({tuple(world.hand(1)) for world in worlds(table, seat)}) > 5


@rule("CIT-3.12", "CIT-9.8")
def test_the_emperors_card_is_known_to_giver_and_taker() -> None:
    hands = {1: ["temple", "church"]}
    table = given(cast=cast_with("emperor"), holders={"emperor": 0}, hands=hands, crown=2).call("emperor")
    table.play("enthrone p2", "tribute cards")
    (card,) = table.hand(0)
    assert table.hears(1, "citadels-gives-this-card")[0]["district"] == card
    assert table.sees(1).players[0].known == [card]
    assert {tuple(world.hand(0)) for world in worlds(table, 1)} == {(card,)}
    assert len({tuple(world.hand(1)) for world in worlds(table, 0)}) > 3
    for seat in (2, 3, None):
        assert table.hears(seat, "citadels-gives-this-card") == []
        assert len({tuple(world.hand(0)) for world in worlds(table, seat)}) > 3


@rule("CIT-3.12", "CIT-10.9")
def test_the_cardinals_cards_are_known_to_giver_and_taker() -> None:
    hands = {0: ["palace", "temple", "church", "manor"], 1: ["docks"]}
    table = given(cast=cast_with("cardinal"), holders={"cardinal": 0}, hands=hands, gold={0: 1, 1: 6}).call("cardinal")
    table.play("gather gold", "borrow palace p2", "give church", "give temple")
    assert table.sees(0).players[1].known == ["church", "temple"]
    assert all(not Counter(["church", "temple"]) - Counter(world.hand(1)) for world in worlds(table, 0))
    for seat in (2, 3, None):
        assert table.hears(seat, "citadels-gives-this-card") == []
        assert table.hears(seat, "citadels-gives-card") == [{"seat": 0, "target": 1}] * 2
        assert len({tuple(world.hand(1)) for world in worlds(table, seat)}) > 5
    assert {tuple(world.hand(0)) for world in worlds(table, 1)} > {("manor",)}


# ---- what stays known


@rule("CIT-3.10", "CIT-3.12")
def test_a_seen_hand_stays_known_over_the_end_of_the_round() -> None:
    table = spied(["dragon_gate", "castle", "temple"]).end_round()
    assert table.sees(None).round == 2
    assert table.sees(0).players[1].known == ["castle", "dragon_gate", "temple"]
    assert {tuple(world.hand(1)) for world in worlds(table, 0)} == {("castle", "dragon_gate", "temple")}
    cannot_tell(table, 0, 1, 2, None)


@rule("CIT-3.10", "CIT-3.12")
def test_cards_gained_later_are_unknown_beside_the_known_ones() -> None:
    table = spied(["manor", "castle", "temple"]).play("extra_cards")
    assert table.sees(0).players[1].known == ["castle", "manor", "temple"]
    others = set()
    for world in worlds(table, 0):
        rest = Counter(world.hand(1)) - Counter(["castle", "manor", "temple"])
        assert rest.total() == 2
        others.add(tuple(sorted(rest)))
    assert len(others) > 10


@rule("CIT-3.10", "CIT-3.13")
def test_a_known_card_that_is_built_is_no_longer_in_the_hand() -> None:
    table = spied(["manor", "castle", "temple"]).play("build castle")
    assert table.sees(0).players[1].known == ["manor", "temple"]
    assert {tuple(world.hand(1)) for world in worlds(table, 0)} == {("manor", "temple")}


@rule("CIT-3.10", "CIT-3.11")
def test_a_seen_hand_of_three_and_one_card_discarded_unseen() -> None:
    table = spied(["manor", "castle", "temple"]).play("laboratory castle")
    assert table.sees(0).players[1].known == []
    bottoms: Counter[str] = Counter()
    for world in worlds(table, 0, 90):
        assert sorted([*world.hand(1), world.bottom]) == ["castle", "manor", "temple"]
        bottoms[world.bottom] += 1
    assert set(bottoms) == {"castle", "manor", "temple"}
    # he builds the Manor: now the bottom card is one of two
    table.play("build manor")
    found = {(tuple(world.hand(1)), world.bottom) for world in worlds(table, 0)}
    assert found == {(("castle",), "temple"), (("temple",), "castle")}
    # he builds the Temple too: now it is certain
    table.play("build temple")
    assert {world.bottom for world in worlds(table, 0)} == {"castle"}
    # a player who did not spy never learns it
    assert len({world.bottom for world in worlds(table, 2)}) > 3
    cannot_tell(table, 0, 1, 2, None)


@rule("CIT-3.10", "CIT-15.21")
def test_a_seen_hand_and_one_card_put_under_the_museum_unseen() -> None:
    table = spied(["dragon_gate", "castle", "temple"]).play("museum dragon_gate")
    found = set()
    for world in worlds(table, 0):
        assert sorted([*world.hand(1), *museum(world)]) == ["castle", "dragon_gate", "temple"]
        found.add(museum(world)[0])
    assert found == {"castle", "dragon_gate", "temple"}
    assert {tuple(museum(world)) for world in worlds(table, 1)} == {("dragon_gate",)}
    assert len({tuple(museum(world)) for world in worlds(table, 3)}) > 3


@rule("CIT-3.10", "CIT-15.21")
def test_cards_under_a_museum_that_is_destroyed_go_down_unseen() -> None:
    table = spied(["castle"]).play("museum castle", "end").until_called("warlord")
    # the Spy had seen the one card: he knows what lies under the Museum, the others do not
    assert {tuple(museum(world)) for world in worlds(table, 0)} == {("castle",)}
    table.play("gather gold", "destroy p2 museum")
    assert table.deck[-2:] == ["museum", "castle"]
    for seat in (0, 1, 2, 3, None):
        for world in worlds(table, seat):
            assert world.deck[-2] == "museum"  # a destroyed district is public
    assert {world.bottom for world in worlds(table, 0)} == {"castle"}
    assert {world.bottom for world in worlds(table, 1)} == {"castle"}
    for seat in (2, 3, None):
        assert len({world.bottom for world in worlds(table, seat)}) > 3


@rule("CIT-3.10", "CIT-15.21")
def test_an_exchanged_museum_does_not_show_its_cards_to_the_new_owner() -> None:
    table = given(
        cast=cast_with("diplomat"),
        holders={"architect": 1, "diplomat": 0},
        hands={1: ["castle"]},
        cities={0: ["docks", "manor"], 1: ["museum"]},
        gold=5,
    ).call("architect")
    table.play("gather gold", "museum castle", "end", "gather gold", "exchange p2 museum", "hand_over docks")
    assert table.sees(0).players[0].museum == 1
    assert len({tuple(museum(world)) for world in worlds(table, 0)}) > 3
    assert {tuple(museum(world)) for world in worlds(table, 1)} == {("castle",)}


@rule("CIT-3.10", "CIT-3.12")
def test_a_known_hand_is_followed_through_an_exchange_by_the_magician() -> None:
    table = given(
        cast=cast_with("spy"),
        holders={"spy": 0, "magician": 2},
        hands={1: ["manor", "castle"], 2: ["docks"], 3: ["harbor"]},
    ).call("spy")
    table.play("spy p2 unique", "gather gold", "end", "swap_hands p2")
    assert table.sees(0).players[2].known == ["castle", "manor"]
    assert table.sees(0).players[1].known == []
    assert {tuple(world.hand(2)) for world in worlds(table, 0)} == {("castle", "manor")}
    assert len({tuple(world.hand(1)) for world in worlds(table, 0)}) > 3


@rule("CIT-3.10", "CIT-3.12")
def test_a_known_hand_and_a_card_taken_from_it_unseen_by_the_wizard() -> None:
    table = given(
        cast=cast_with("spy", "wizard"),
        holders={"spy": 0, "wizard": 2},
        hands={1: ["manor", "castle", "temple"], 2: ["docks"]},
    ).call("spy")
    table.play("spy p2 unique", "gather gold", "end", "look p2", "take castle", "to_hand")
    taken = set()
    for world in worlds(table, 0):
        left = Counter(["manor", "castle", "temple"]) - Counter(world.hand(1))
        (card,) = left.elements()
        assert len(world.hand(1)) == 2
        assert card in world.hand(2)
        taken.add(card)
    assert taken == {"manor", "castle", "temple"}


@rule("CIT-3.10", "CIT-3.13", "CIT-8.5")
def test_the_card_the_wizard_builds_at_once_came_from_that_hand() -> None:
    table = given(
        cast=cast_with("spy", "wizard"),
        holders={"spy": 0, "wizard": 2},
        hands={1: ["manor", "castle", "temple"], 2: ["docks"]},
        gold=5,
    ).call("spy")
    table.play("spy p2 unique", "gather gold", "end", "gather gold", "look p2", "take manor", "build manor")
    assert table.city(2) == ["manor"]
    assert {tuple(world.hand(1)) for world in worlds(table, 0)} == {("castle", "temple")}
    assert table.sees(0).players[1].known == ["castle", "temple"]


@rule("CIT-3.10", "CIT-8.3")
def test_a_known_hand_and_cards_the_magician_discards_unseen() -> None:
    table = given(
        cast=cast_with("spy"),
        holders={"spy": 0, "magician": 1},
        hands={1: ["manor", "castle", "temple"]},
        deck=["docks", "harbor"],
    ).call("spy")
    table.play("spy p2 unique", "gather gold", "end", "redraw temple", "redraw manor", "done")
    assert table.hand(1) == ["castle", "docks", "harbor"]
    kept = set()
    for world in worlds(table, 0, 80):
        known = Counter([*world.hand(1), *world.deck[-2:]])
        assert not Counter(["manor", "castle", "temple"]) - known
        assert not Counter(world.deck[-2:]) - Counter(["manor", "castle", "temple"])
        kept.add(frozenset(["manor", "castle", "temple"]) - frozenset(world.deck[-2:]))
    assert kept == {frozenset(["manor"]), frozenset(["castle"]), frozenset(["temple"])}


@rule("CIT-3.10", "CIT-3.11")
def test_a_card_seen_going_to_the_bottom_is_followed_to_whoever_draws_it() -> None:
    table = given(
        holders={"thief": 0, "magician": 1, "king": 2, "architect": 3},
        hands={0: ["docks"], 1: ["harbor"], 2: []},
        deck=["manor", "dragon_gate", "temple"],
        deck_size=3,
    ).call("thief")
    table.play("gather cards", "keep manor", "end")  # Temple on top, the Dragon Gate below it
    assert table.deck == ["temple", "dragon_gate"]
    assert {world.bottom for world in worlds(table, 0)} == {"dragon_gate"}
    table.play("gather cards", "keep dragon_gate", "end")  # seat 1 keeps one and buries the other
    found = set()
    for world in worlds(table, 0):
        assert ("dragon_gate" in world.hand(1)) != (world.bottom == "dragon_gate")
        found.add(world.bottom == "dragon_gate")
    assert found == {True, False}
    table.play("gather cards", "end")  # one card left: seat 2 gets it
    for world in worlds(table, 0):
        assert ("dragon_gate" in world.hand(1)) != (world.hand(2) == ["dragon_gate"])
    # seat 1 knows for sure what seat 2 got
    assert {tuple(world.hand(2)) for world in worlds(table, 1)} == {("temple",)}
    cannot_tell(table, 0, 1, 2, 3, None)


@rule("CIT-3.10", "CIT-3.13")
def test_a_destroyed_district_is_known_at_the_bottom_by_all_and_then_to_its_drawer() -> None:
    table = given(holders={"warlord": 0, "king": 1}, cities={2: ["dragon_gate"]}, gold=6, deck_size=2, crown=1).call(
        "warlord"
    )
    table.play("gather gold", "destroy p3 dragon_gate")
    for seat in (0, 1, 2, 3, None):
        assert {world.bottom for world in worlds(table, seat)} == {"dragon_gate"}
    table.play("end")
    table.defaults_until(lambda: table.asked[1] == "turn")
    table.play("gather cards")
    first = table.seat
    table.play(table.choices("keep")[0], "end", "gather cards")
    second = table.seat
    assert sorted(table.choices("keep")) != []
    assert "keep dragon_gate" in table.choices("keep")
    table.play("keep dragon_gate")
    third = ({0, 1, 2} - {first, second}).pop()
    found = set()
    for world in worlds(table, third):
        assert ("dragon_gate" in world.hand(second)) != (world.bottom == "dragon_gate")
        found.add(world.bottom)
    assert len(found) > 1
    # who buried the other card before knows both cards, and still not which one was kept
    (buried,) = {world.bottom for world in worlds(table, second)}
    assert buried == table.bottom
    assert {world.bottom for world in worlds(table, first)} == {buried, "dragon_gate"}


@rule("CIT-3.10", "CIT-3.12")
def test_a_card_given_away_may_come_back_into_play() -> None:
    # the Seer gave the Keep to seat 1; seat 1 discards one of three cards unseen and then builds the Keep
    table = given(
        cast=cast_with("seer"),
        holders={"seer": 0, "architect": 1},
        hands={0: ["keep"], 1: ["tavern"]},
        cities={1: ["laboratory"]},
        gold=10,
        deck=["manor", "castle"],
    ).call("seer")
    table.play("divine", "give keep", "gather gold", "end").until_called("architect")
    table.play("gather gold", "extra_cards", "laboratory manor")
    found = set()
    for world in worlds(table, 0):
        assert ("keep" in world.hand(1)) != (world.bottom == "keep")
        found.add(world.bottom == "keep")
    assert found == {True, False}
    table.play("build keep")
    for world in worlds(table, 0):
        assert "keep" not in world.hand(1)
        assert world.bottom != "keep"
        assert world.city(1) == ["laboratory", "keep"]
    assert len({world.bottom for world in worlds(table, 0)}) > 3
    cannot_tell(table, 0, 1, 2, None)


@rule("CIT-3.10", "CIT-3.12")
def test_a_known_card_of_which_there_are_several_may_be_another_one() -> None:
    # as before with a Manor: when a Manor is built, the one he gave may still be at the bottom
    table = given(
        cast=cast_with("seer"),
        holders={"seer": 0, "architect": 1},
        hands={0: ["manor"], 1: ["tavern"]},
        cities={1: ["laboratory"]},
        gold=10,
        deck=["castle", "manor"],
    ).call("seer")
    table.play("divine", "give manor", "gather gold", "end").until_called("architect")
    table.play("gather gold", "extra_cards", "laboratory manor", "build manor")
    bottoms = {world.bottom for world in worlds(table, 0, 90)}
    assert "manor" in bottoms
    assert len(bottoms) > 3
    cannot_tell(table, 0, 1, 2, None)


@rule("CIT-3.10", "CIT-12.5")
def test_a_known_place_in_the_deck_is_lost_when_the_scholar_shuffles() -> None:
    table = given(
        cast=cast_with("scholar"),
        holders={"thief": 0, "scholar": 1},
        hands={3: ["docks"]},
        deck=["manor", "dragon_gate"],
        deck_size=20,
    ).call("thief")
    table.play("gather cards", "keep manor", "end").until_called("scholar")
    assert {world.bottom for world in worlds(table, 0)} == {"dragon_gate"}
    table.play("study")
    table.play(table.choices("keep")[0])
    places = set()
    for world in worlds(table, 0):
        # it was below the seven cards he drew: he cannot have it, but it may be anywhere in the deck
        assert "dragon_gate" in world.deck
        places.add(world.deck.index("dragon_gate"))
    assert len(places) > 8


@rule("CIT-3.10")
def test_a_hand_that_was_empty_holds_only_what_came_since() -> None:
    table = given(
        holders={"thief": 0, "magician": 1, "king": 2, "warlord": 3},
        hands={0: ["docks", "temple"], 1: []},
        deck=["harbor"],
    ).call("magician")
    table.play("swap_hands p1")  # seat 1 had nothing: seat 0 is empty now and knows seat 1's hand
    assert table.cards(0) == 0
    assert table.sees(0).players[1].known == ["docks", "temple"]
    table.play("gather cards")
    table.play(table.choices("keep")[0])
    for world in worlds(table, 0):
        assert not Counter(["docks", "temple"]) - Counter(world.hand(1))
        assert len(world.hand(1)) == 3


# ---- spectators


@rule("CIT-3.10", "CIT-3.8")
def test_a_spectator_sees_what_is_public_and_nothing_else() -> None:
    table = spied(["manor", "castle", "temple"])
    view = table.sees(None)
    assert view.hand == []
    assert view.characters == []
    assert all(player.known == [] for player in view.players)
    assert table.pos.observe(None).legal() is not None
    assert not list(table.pos.observe(None).legal())
    assert [player.cards for player in view.players] == [1, 3, 0, 0]
    for event in heard(table, None):
        assert not {"manor", "castle", "temple"} & set(str(event.args).replace("'", " ").split())
    assert len({tuple(world.hand(0)) for world in worlds(table, None)}) > 5
    assert len({tuple(world.hand(1)) for world in worlds(table, None)}) > 5


# ---- districts are public by name


@rule("CIT-3.13")
def test_built_and_destroyed_districts_are_public_by_name() -> None:
    table = given(holders={"warlord": 0}, hands={0: ["manor"]}, cities={2: ["market"]}, gold=5).call("warlord")
    table.play("gather gold", "build manor", "destroy p3 market")
    for seat in (0, 1, 2, 3, None):
        assert table.hears(seat, "citadels-builds") == [{"seat": 0, "district": "manor", "n": 3}]
        assert table.hears(seat, "citadels-destroys")[0]["district"] == "market"
        assert table.sees(seat).players[0].city == ["manor"]
        assert table.sees(seat).players[2].city == []


@rule("CIT-3.13")
def test_exchanged_and_seized_districts_are_public_by_name() -> None:
    cities = {0: ["docks"], 2: ["manor", "market"]}
    table = given(cast=cast_with("diplomat"), holders={"diplomat": 0}, cities=cities).call("diplomat")
    table.play("exchange p3 manor", "hand_over docks")
    for seat in (1, 3, None):
        (told,) = table.hears(seat, "citadels-exchanges")
        assert {told["district"], told["district2"]} == {"docks", "manor"}
        assert [player.city for player in table.sees(seat).players] == [["manor"], [], ["market", "docks"], []]
    table = given(cast=cast_with("marshal"), holders={"marshal": 0}, cities=cities).call("marshal")
    table.play("seize p3 market")
    for seat in (1, 3, None):
        assert table.hears(seat, "citadels-seizes")[0]["district"] == "market"
        assert table.sees(seat).players[0].city == ["docks", "market"]


@rule("CIT-3.13")
def test_a_confiscated_district_is_public_by_name() -> None:
    table = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "merchant": 1},
        warrants=["merchant", "king", "warlord"],
        signed="merchant",
        hands={1: ["manor"]},
        gold=3,
    ).call("merchant")
    table.play("gather gold", "build manor", "confiscate")
    for seat in (2, 3, None):
        assert table.hears(seat, "citadels-confiscates")[0]["district"] == "manor"
        assert table.sees(seat).players[0].city == ["manor"]
        assert table.sees(seat).warrant_shown == "merchant"
        assert table.sees(seat).signed == "merchant"  # it lies open now


# ---- markers that are never shown


def threatened(flowered: str) -> Table:
    """Seat 1 is the threatened Merchant, seat 0 the Blackmailer."""
    return given(
        cast=cast_with("blackmailer"),
        holders={"blackmailer": 0, "merchant": 1, "warlord": 2},
        threats=["merchant", "warlord"],
        flowered=flowered,
        gold=4,
    ).call("merchant")


@rule("CIT-3.15", "CIT-7.11")
def test_a_threat_bribed_away_is_never_shown() -> None:
    one, two = threatened("merchant"), threatened("warlord")
    for table in (one, two):
        table.play("gather gold", "bribe")
        assert table.gold(1) == 3
        for seat in (1, 2, 3, None):
            assert table.sees(seat).flowered == ""
            assert {world.pos.flowered for world in worlds(table, seat)} == {6, 8}
        table.end_round()
    look_the_same(one, two, 1, 2, 3, None)


@rule("CIT-3.15", "CIT-7.13")
def test_a_threat_left_face_down_is_never_shown() -> None:
    one, two = threatened("merchant"), threatened("warlord")
    for table in (one, two):
        table.play("gather gold", "refuse", "pass")
        for seat in (1, 2, 3, None):
            assert {world.pos.flowered for world in worlds(table, seat)} == {6, 8}
        table.play("end", "gather gold", "refuse", "pass", "end")
        assert table.sees(None).round == 2
    look_the_same(one, two, 1, 2, 3, None)


@rule("CIT-3.15", "CIT-7.13")
def test_a_threat_turned_up_tells_the_other_one_too() -> None:
    table = threatened("warlord").play("gather gold", "refuse", "reveal")
    for seat in (1, 2, 3, None):
        assert table.hears(seat, "citadels-plain") == [{"seat": 0, "char": "merchant"}]
        assert {world.pos.flowered for world in worlds(table, seat)} == {8}


@rule("CIT-3.15", "CIT-3.7")
def test_warrants_still_face_down_at_the_end_of_the_round_are_never_shown() -> None:
    tables = []
    for signed, other in (("merchant", "king"), ("king", "merchant")):
        table = given(
            cast=cast_with("magistrate"),
            holders={"magistrate": 0, "merchant": 1, "warlord": 2, "bishop": 3},
            hands={1: ["tavern"]},
            gold=4,
        ).call("magistrate")
        table.play(f"sign {signed}", f"warrant {other}", "warrant architect", "gather gold", "end")
        table.until_called("merchant").play("gather gold", "build tavern", "pass", "end")
        assert {world.pos.signed for world in worlds(table, 1)} == {4, 6, 7}
        tables.append(table.end_round())
    look_the_same(tables[0], tables[1], 1, 2, 3, None)


# ---- the law, over whole games


@rule("CIT-3.8", "CIT-3.9", "CIT-3.10", "CIT-3.11", "CIT-3.12")
@pytest.mark.parametrize(
    ("players", "preset", "edition"),
    [
        (2, "devious_dignitaries", "2021"),
        (3, "cunning_agents", "2016"),
        (4, "illustrious_emissaries", "2021"),
        (5, "tenacious_delegates", "2016"),
        (7, "ambitious_aristocrats", "2016"),
        (8, "vicious_nobles", "2021"),
    ],
)
def test_no_seat_can_tell_its_worlds_apart(players: int, preset: str, edition: str) -> None:
    """T-78: at any time of a game played at random; and hands, deck and characters really differ between worlds."""
    table = drafting(players, preset=preset, edition=edition)
    rng = Random(7)
    differ: Counter[str] = Counter()
    for number in range(220):
        if table.pos.outcome is not None:
            break
        moves = [str(move) for move in table.pos.legal(table.seat)]
        move = rng.choice([text for text in moves if text != "end"] or moves)
        table.play(move)
        for viewer in range(players):  # what somebody is sure of is so
            for other, player in enumerate(table.sees(viewer).players):
                assert Counter(player.known) <= Counter(table.hand(other))
        if number % 3:
            continue
        for seat in (rng.randrange(players), None):
            real = table.pos.observe(seat)
            for world in table.worlds(seat, 2):
                world.check()
                seen = world.observe(seat)
                assert seen.to_json() == real.to_json()
                other = 0 if seat != 0 else 1
                differ["hands"] += Table(world).hand(other) != table.hand(other)
                differ["deck"] += Table(world).deck != table.deck
                differ["characters"] += world.zones != table.pos.zones
    assert min(differ[what] for what in ("hands", "deck", "characters")) > 20


@rule("CIT-3.10")
def test_a_loaded_game_remembers_what_everybody_knows() -> None:
    table = spied(["manor", "castle", "temple"]).play("laboratory castle")
    loaded = GAME.from_json(table.pos.to_json())
    for seat in (0, 1, 2, 3, None):
        assert loaded.observe(seat).to_json() == table.pos.observe(seat).to_json()
    for _ in range(10):
        world = loaded.observe(0).resample(Random(3))
        twin = table.pos.observe(0).resample(Random(3))
        assert world.to_json() == twin.to_json()
