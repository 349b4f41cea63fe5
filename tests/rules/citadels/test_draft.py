"""Section 2: the selection phase, and the Theater's window at its end."""

from __future__ import annotations

from collections import Counter

import pytest

import tetrapolis as tp
from tests.citadels import GAME, Table, drafting, given
from tests.marks import rule

EIGHT = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
NINE = [*EIGHT, "artist"]
FACE_UP = {  # CIT-2.4, CIT-2.5: (players, characters): face-up discards
    (4, 8): 2,
    (5, 8): 1,
    (6, 8): 0,
    (7, 8): 0,
    (4, 9): 3,
    (5, 9): 2,
    (6, 9): 1,
    (7, 9): 0,
    (8, 9): 0,
}


def picks(table: Table) -> list[str]:
    """The characters the asked seat chooses from."""
    return [text.removeprefix("pick ") for text in table.choices("pick")]


def pick_first(table: Table, times: int) -> list[str]:
    """So many players keep the first card they may; what they kept."""
    kept = []
    for _ in range(times):
        kept.append(picks(table)[0])
        table.play(f"pick {kept[-1]}")
    return kept


def start_discard(table: Table) -> str:
    """At the first choice: the card that is neither face up nor handed on."""
    view = table.sees(None)
    names: list[str] = view.cast
    (name,) = set(names) - set(view.face_up) - set(picks(table))
    return name


def new_draft(players: int, cast: int, seed: int = 1, crown: int = 0) -> Table:
    """A new game with so many characters."""
    return drafting(players, seed=seed, cast=EIGHT if cast == 8 else NINE, first_crown=crown)


def secret_draft(players: int, cast: int) -> Table:
    """A draft whose first face-down card is not of rank 1, whose silence would tell at once."""
    tables = (new_draft(players, cast, seed) for seed in range(1, 50))
    return next(table for table in tables if start_discard(table) != "assassin")


def in_worlds(table: Table, seat: int | None, char: str) -> set[int]:
    """All seats that hold a character in some world of a seat; -1: it lies on the table."""
    return {Table(world).holder(char) for world in table.worlds(seat, 60)}


# ---- how a round begins


@rule("CIT-2.1")
def test_a_round_is_a_selection_phase_led_by_the_crowned_player_and_then_a_turn_phase() -> None:
    table = new_draft(4, 8, crown=2)
    kinds = []
    while table.sees(None).round == 1:
        kinds.append(table.asked)
        table.does(table.seat, str(table.pos.default(table.seat)))
    assert kinds[:4] == [(2, "draft"), (3, "draft"), (0, "draft"), (1, "draft")]
    assert {kind for _, kind in kinds[4:]} == {"turn"}
    assert table.asked[1] == "draft"


@rule("CIT-2.1", "CIT-9.3")
def test_whoever_has_the_crown_now_leads_the_next_selection_phase() -> None:
    table = given(holders={"king": 2}, crown=0).call("king").end_round()
    assert table.asked == (2, "draft")
    table = given(holders={"thief": 2, "bishop": 0, "merchant": 1, "assassin": 3}, crown=1).call("thief")
    assert table.end_round().asked == (1, "draft")


@rule("CIT-2.2")
def test_all_character_cards_are_gathered_and_shuffled_again() -> None:
    down: Counter[str] = Counter()
    handed: Counter[str] = Counter()
    for seed in range(40):
        table = given(holders={"assassin": 0, "thief": 1, "magician": 2, "king": 3}, seed=seed)
        table.call("king").end_round()
        view = table.sees(None)
        discard = start_discard(table)
        assert sorted([*picks(table), *view.face_up, discard]) == sorted(EIGHT)
        assert all(player.characters == [] for player in view.players)
        down[discard] += 1
        handed.update(picks(table))
    assert set(down) == set(EIGHT)
    assert set(handed) == set(EIGHT)


@rule("CIT-2.3", "CIT-2.4", "CIT-2.5")
@pytest.mark.parametrize(("players", "cast"), FACE_UP)
def test_so_many_cards_are_discarded(players: int, cast: int) -> None:
    table = new_draft(players, cast)
    view = table.sees(None)
    assert len(view.face_up) == FACE_UP[players, cast]
    assert len(set(view.face_up)) == len(view.face_up)
    assert len(picks(table)) == cast - FACE_UP[players, cast] - 1  # exactly one lies face down
    assert not set(picks(table)) & set(view.face_up)


@rule("CIT-2.3")
def test_the_discards_are_dealt_at_random() -> None:
    face_up: Counter[str] = Counter()
    down: Counter[str] = Counter()
    for seed in range(240):
        table = new_draft(4, 8, seed)
        face_up.update(table.sees(None).face_up)
        down[start_discard(table)] += 1
    assert set(face_up) == set(EIGHT) - {"king"}
    assert all(45 < count < 95 for count in face_up.values())  # 480 / 7 = 69
    assert set(down) == set(EIGHT)
    assert all(15 < count < 60 for count in down.values())  # 40 for the King, 29 for the others


@rule("CIT-2.3")
def test_discarded_characters_are_out_of_play_this_round() -> None:
    table = new_draft(4, 8)
    out = [*table.sees(None).face_up, start_discard(table)]
    for _ in range(4):
        table.refused(*[f"pick {name}" for name in out])
        pick_first(table, 1)
    assert all(table.holder(name) == -1 for name in out)
    table.end_round()
    assert {args["char"] for args in table.said("citadels-called-nobody")} >= set(out)
    assert not {args["char"] for args in table.said("citadels-reveals")} & set(out)


@rule("CIT-2.6", "CIT-2.7")
def test_rank_four_is_never_face_up_but_may_be_the_face_down_card() -> None:
    """T-03: 4 players, 8 characters: two face-up cards without the King, one face down, five go round."""
    king_down = 0
    for seed in range(400):
        table = new_draft(4, 8, seed)
        assert len(table.sees(None).face_up) == 2
        assert "king" not in table.sees(None).face_up
        assert len(picks(table)) == 5
        king_down += start_discard(table) == "king"
    # shuffled back before the face-down card is drawn from six: 400 / 6 = 67.
    # Without the shuffling back it would be 150, if it could not be drawn at all 0.
    assert 45 < king_down < 95


@rule("CIT-2.6")
@pytest.mark.parametrize("royal", ["king", "emperor", "patrician"])
def test_this_holds_for_every_character_of_rank_four(royal: str) -> None:
    cast = [royal if name == "king" else name for name in NINE]
    for seed in range(60):
        table = drafting(4, seed=seed, cast=cast)
        assert len(table.sees(None).face_up) == 3
        assert royal not in table.sees(None).face_up


@rule("CIT-2.7")
def test_the_replacement_is_another_card_and_all_others_may_be_it() -> None:
    pairs = {frozenset(new_draft(4, 8, seed).sees(None).face_up) for seed in range(300)}
    assert all(len(pair) == 2 for pair in pairs)
    assert len(pairs) == 21  # every two of the seven characters that are not of rank 4


@rule("CIT-2.8", "CIT-3.10")
@pytest.mark.parametrize(("players", "cast"), [(4, 8), (5, 8), (6, 9), (7, 8), (8, 9)])
def test_nobody_sees_the_first_face_down_card(players: int, cast: int) -> None:
    table = new_draft(players, cast)
    hidden = start_discard(table)
    pick_first(table, 1)
    for event in table.pos.log:
        assert hidden not in str(event.args)
    for seat in range(players):
        assert table.sees(seat).draft.zones[0] == 0
    # only the first player can work it out: he saw all the others
    (after,) = {world.zones[0] for world in table.worlds(0)}
    assert after == table.sees(None).cast.index(hidden) + 1
    for seat in [*range(1, players), None]:
        assert len({world.zones[0] for world in table.worlds(seat)}) > 1


# ---- choosing


@rule("CIT-2.9", "CIT-2.10")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_each_keeps_one_card_and_passes_the_rest_to_the_left(players: int) -> None:
    table = new_draft(players, 8, crown=players - 1)
    seats = [players - 1, *range(players - 1)]
    rest = picks(table)
    for seat in seats:
        assert table.asked == (seat, "draft")
        assert picks(table) == rest
        kept = rest.pop(len(rest) // 2)
        table.play(f"pick {kept}")
        assert table.holder(kept) in (seat, -1)  # who holds what is settled after the last choice
        assert table.sees(seat).characters == [kept]
    assert len(rest) == 1
    assert [len(table.sees(seat).characters) for seat in range(players)] == [1] * players
    assert table.asked[1] == "turn"


@rule("CIT-2.9", "CIT-3.10")
def test_only_the_chooser_knows_what_he_kept() -> None:
    table = new_draft(4, 8)
    handed = set(picks(table))
    kept = pick_first(table, 1)[0]
    assert table.hears(0, "citadels-you-pick") == [{"seat": 0, "char": kept}]
    for seat in (1, 2, 3, None):
        assert table.hears(seat, "citadels-you-pick") == []
        assert table.hears(seat, "citadels-picks") == [{"seat": 0}]
        assert table.sees(seat).characters == []
    # the next player sees what is left of five cards; of the two he does not see one was kept, one lies face down
    assert set(picks(table)) == handed - {kept}
    unseen = {world.zones[1] for world in table.worlds(1)}
    assert len(unseen) == 2


@rule("CIT-2.10")
def test_choosing_is_compulsory_and_one_at_a_time() -> None:
    table = new_draft(4, 8)
    table.refused("pass", "gather gold", "end", "drop thief")
    kept = pick_first(table, 1)[0]
    table.refused(f"pick {kept}")  # already taken
    for seat in (0, 2, 3):
        assert not table.pos.legal(seat)
        assert table.sees(seat).draft.pool == [0, 0, 0, 0]
        with pytest.raises(tp.NotYourDecision):
            table.does(seat, f"pick {picks(table)[0]}")
    assert table.asked == (1, "draft")
    table.play(f"pick {picks(table)[1]}")
    with pytest.raises(tp.NotYourDecision):
        table.does(1, f"pick {picks(table)[0]}")  # exactly one


@rule("CIT-2.11", "CIT-3.10")
@pytest.mark.parametrize(("players", "cast"), [(4, 8), (5, 9), (6, 8), (7, 9)])
def test_the_card_left_over_is_seen_by_the_last_player_only(players: int, cast: int) -> None:
    table = new_draft(players, cast)
    pick_first(table, players - 1)
    assert len(picks(table)) == 2
    kept, left = picks(table)
    table.play(f"pick {kept}")
    last = players - 1
    assert table.holder(left) == -1
    assert in_worlds(table, last, left) == {-1}
    assert in_worlds(table, last - 1, left) == {-1, last}
    for seat in [*range(last), None]:
        assert len(in_worlds(table, seat, left)) > 1
    for event in table.pos.log:
        assert left not in str(event.args)


@rule("CIT-2.12", "CIT-2.13")
@pytest.mark.parametrize("takes_discard", [False, True])
@pytest.mark.parametrize(("players", "cast"), [(7, 8), (8, 9)])
def test_the_last_of_seven_or_eight_also_takes_the_first_discard(players: int, cast: int, takes_discard: bool) -> None:
    """T-04: with 7 players and 8 characters the last one keeps the passed card or the start discard."""
    table = secret_draft(players, cast)
    hidden = start_discard(table)
    pick_first(table, players - 2)
    before_last = picks(table)
    assert len(before_last) == 2  # the last but one chooses from what he was handed, no more
    assert hidden not in before_last
    table.play(f"pick {before_last[0]}")
    passed, last = before_last[1], players - 1
    assert table.asked == (last, "draft")
    assert sorted(picks(table)) == sorted([passed, hidden])
    kept, other = (hidden, passed) if takes_discard else (passed, hidden)
    table.play(f"pick {kept}")
    assert table.asked[1] == "turn"
    assert table.holder(kept) == last
    assert table.holder(other) == -1
    assert [table.holder(name) for name in table.sees(None).cast].count(-1) == 1  # no card is left over
    # he knows both; his right neighbour knows the passed one, the first player the other, nobody where they are
    assert in_worlds(table, last, kept) == {last}
    assert in_worlds(table, last, other) == {-1}
    assert in_worlds(table, last - 1, passed) == {-1, last}
    assert in_worlds(table, 0, hidden) == {-1, last}
    assert table.hears(last, "citadels-you-pick") == [{"seat": last, "char": kept}]
    assert table.hears(last - 1, "citadels-you-pick") == [{"seat": last - 1, "char": before_last[0]}]


@rule("CIT-2.14", "CIT-2.8")
def test_seven_players_with_nine_characters_have_no_special_rule() -> None:
    """T-04: the seventh chooses from two passed cards and never sees the start discard."""
    table = secret_draft(7, 9)
    hidden = start_discard(table)
    pick_first(table, 6)
    assert table.asked == (6, "draft")
    assert len(picks(table)) == 2
    assert hidden not in picks(table)
    table.refused(f"pick {hidden}")
    pick_first(table, 1)
    assert table.holder(hidden) == -1
    assert len(in_worlds(table, 6, hidden)) > 2


@rule("CIT-2.15", "CIT-2.4", "CIT-2.5")
@pytest.mark.parametrize(("players", "cast"), FACE_UP)
def test_the_cards_add_up(players: int, cast: int) -> None:
    table = new_draft(players, cast)
    pick_first(table, players)
    holders = [table.holder(name) for name in table.sees(None).cast]
    assert sorted(seat for seat in holders if seat >= 0) == list(range(players))
    face_up = len(table.sees(None).face_up)
    left_over = 0 if (players, cast) in ((7, 8), (8, 9)) else 1
    assert holders.count(-1) == face_up + 1 + left_over
    assert cast == face_up + 1 + players + left_over


# ---- two players


@rule("CIT-2.16")
@pytest.mark.parametrize("crown", [0, 1])
def test_two_players_choose_and_discard_in_turn(crown: int) -> None:
    table = new_draft(2, 8, crown=crown)
    first, second = crown, 1 - crown
    assert table.sees(None).face_up == []
    steps = []
    kept: dict[int, list[str]] = {0: [], 1: []}
    dropped = []
    while table.asked[1].startswith("draft"):
        seat = table.seat
        moves = table.choices()
        word, name = moves[0].split()
        assert all(text.startswith(word) for text in moves)
        steps.append((seat, word, len(moves)))
        if word == "pick":
            kept[seat].append(name)
        else:
            dropped.append(name)
        table.play(moves[0])
    assert steps == [
        (first, "pick", 7),
        (second, "pick", 6),
        (second, "drop", 5),
        (first, "pick", 4),
        (first, "drop", 3),
        (second, "pick", 2),
    ]
    for seat in (0, 1):
        assert sorted(table.sees(seat).characters) == sorted(kept[seat])
        assert len(kept[seat]) == 2
        assert all(table.holder(name) == seat for name in kept[seat])
    on_the_table = [name for name in EIGHT if table.holder(name) == -1]
    assert len(on_the_table) == 4
    assert set(dropped) < set(on_the_table)


@rule("CIT-2.16")
def test_what_was_kept_or_discarded_is_not_passed_on() -> None:
    table = new_draft(2, 8)
    pick_first(table, 1)
    handed = picks(table)
    table.refused("pass").play(f"pick {handed[2]}")
    table.refused(f"drop {handed[2]}", f"pick {handed[0]}").play(f"drop {handed[4]}")
    assert picks(table) == [name for name in handed if name not in (handed[2], handed[4])]


@rule("CIT-2.17", "CIT-3.10")
def test_a_discard_by_choice_is_known_to_its_player_only() -> None:
    table = secret_draft(2, 8)
    random_one = start_discard(table)
    table.play(f"pick {picks(table)[-1]}")
    kept, dropped = picks(table)[-2:]
    table.play(f"pick {kept}", f"drop {dropped}")
    assert table.hears(1, "citadels-you-drop") == [{"seat": 1, "char": dropped}]
    for seat in (0, None):
        assert table.hears(seat, "citadels-you-drop") == []
        assert table.hears(seat, "citadels-drops") == [{"seat": 1}]
    pick_first(table, 1)
    table.play(table.choices("drop")[0])
    pick_first(table, 1)
    # the other player knows the two cards, but not which of them was kept
    assert in_worlds(table, 1, dropped) == {-1}
    assert in_worlds(table, 1, kept) == {1}
    assert in_worlds(table, 0, dropped) == {-1, 1}
    assert in_worlds(table, 0, kept) == {-1, 1}
    # the random one nobody saw: the second player cannot tell it from what the first one kept
    assert in_worlds(table, 1, random_one) == {-1, 0}
    # his own last discard the second player knows; the first one does not
    last = [args["char"] for args in table.hears(1, "citadels-you-pick")][1]
    assert in_worlds(table, 1, last) == {1}
    assert in_worlds(table, 0, last) == {-1, 1}


@rule("CIT-2.17")
def test_any_of_the_cards_may_be_kept_and_any_other_discarded() -> None:
    table = new_draft(2, 8)
    pick_first(table, 1)
    handed = picks(table)
    pairs = set()
    for kept in handed:
        twin = Table(table.pos.copy()).play(f"pick {kept}")
        pairs |= {(kept, text.removeprefix("drop ")) for text in twin.choices("drop")}
    assert pairs == {(kept, dropped) for kept in handed for dropped in handed if kept != dropped}


# ---- three players


@rule("CIT-2.18")
@pytest.mark.parametrize("crown", [0, 1, 2])
def test_three_players_choose_twice(crown: int) -> None:
    """T-06: cards looked at 8, 7, 6, (random discard of 5), 4, 3, 2; each keeps 2; 3 face down."""
    table = new_draft(3, 9, crown=crown)
    assert table.sees(None).face_up == []
    steps = []
    while table.asked[1].startswith("draft"):
        steps.append((table.seat, len(picks(table))))
        pick_first(table, 1)
    first, second, third = crown, (crown + 1) % 3, (crown + 2) % 3
    assert steps == [(first, 8), (second, 7), (third, 6), (first, 4), (second, 3), (third, 2)]
    holders = Counter(table.holder(name) for name in NINE)
    assert holders == {0: 2, 1: 2, 2: 2, -1: 3}
    assert [len(table.sees(seat).characters) for seat in range(3)] == [2, 2, 2]


@rule("CIT-2.18", "CIT-2.19")
def test_the_discard_in_the_middle_is_random_and_seen_by_nobody() -> None:
    discards = set()
    for seed in range(30):
        table = new_draft(3, 9, seed)
        pick_first(table, 2)
        kept = picks(table)[0]
        passed = set(picks(table)) - {kept}
        assert len(passed) == 5
        table.play(f"pick {kept}")
        handed = set(picks(table))
        assert len(handed) == 4
        assert handed < passed
        (gone,) = passed - handed
        discards.add(NINE.index(gone))
        for event in table.pos.log:
            assert gone not in str(event.args)
    assert len(discards) > 5
    # the third player passed five cards on and does not look at the four: each of the five may be out
    world_discards = {world.zones[4] for world in table.worlds(2, 80)}
    assert {NINE[rank - 1] for rank in world_discards} == passed
    assert {frozenset(world.pool) for world in table.worlds(2, 80)} == {
        frozenset({NINE.index(name) + 1 for name in passed} - {rank}) for rank in world_discards
    }


@rule("CIT-2.19", "CIT-3.10")
def test_the_others_do_not_learn_the_discard_in_the_middle_either() -> None:
    table = new_draft(3, 9)
    pick_first(table, 6)
    for seat in (0, 1, 2, None):
        assert table.sees(seat).draft.zones[4] == 0
        assert len({world.zones[4] for world in table.worlds(seat, 60)}) > 1


# ---- the Theater


@rule("CIT-2.20", "CIT-15.32")
def test_the_theaters_owner_is_asked_when_all_have_chosen_and_before_rank_one_is_called() -> None:
    table = given(players=5, cities={1: ["theater"]}).call("warlord").end_round()
    pick_first(table, 5)
    assert table.asked == (1, "theater")
    assert table.sees(None).called == 0
    assert [len(table.sees(seat).characters) for seat in range(5)] == [1] * 5
    before = len(table.said("citadels-reveals"))
    table.refused("gather gold", "swap_characters p2").play("pass")
    assert table.asked[1] == "turn"
    assert len(table.said("citadels-reveals")) == before + 1


@rule("CIT-2.20")
def test_nobody_is_asked_without_a_theater() -> None:
    table = given(players=5, holders={"assassin": 3}).selected()
    assert table.asked == (3, "turn")
    table = given(players=5, holders={"assassin": 3}, hands={1: ["theater"]}).selected()
    assert table.asked == (3, "turn")


@rule("CIT-15.32", "CIT-2.20", "CIT-3.10")
def test_the_theater_exchanges_two_characters_unseen() -> None:
    """T-07: 5 players; P and Q swap, both look, the others learn only that they swapped; then rank 1 is called."""
    holders = {"assassin": 0, "king": 1, "warlord": 2, "thief": 3, "merchant": 4}
    table = given(players=5, holders=holders, cities={1: ["theater"]}, crown=0).selected()
    assert table.asked == (1, "theater")
    table.play("swap_characters p4")
    assert table.holder("thief") == 1
    assert table.holder("king") == 3
    assert table.sees(1).characters == ["thief"]
    assert table.sees(3).characters == ["king"]
    assert table.hears(1, "citadels-you-have") == [{"seat": 1, "char": "thief"}]
    assert table.hears(3, "citadels-you-have") == [{"seat": 3, "char": "king"}]
    for seat in (0, 2, 4, None):
        assert table.hears(seat, "citadels-you-have") == []
        assert table.hears(seat, "citadels-theater") == [{"seat": 1, "target": 3}]
        assert len(in_worlds(table, seat, "king")) > 1
    # each of the two knows what the other one has now
    assert in_worlds(table, 1, "king") == {3}
    assert in_worlds(table, 3, "thief") == {1}
    assert table.asked == (0, "turn")
    assert table.sees(None).called == 1
    table.until_called("thief")
    assert table.seat == 1
    table.until_called("king")
    assert table.seat == 3


@rule("CIT-15.32")
def test_who_passed_a_card_on_follows_it_through_the_theater() -> None:
    holders = {"assassin": 0, "king": 1, "warlord": 2, "thief": 3, "merchant": 4}
    table = given(players=5, holders=holders, cities={1: ["theater"]}, crown=0).selected().play("swap_characters p5")
    # seat 3 was handed Thief, Merchant and one more; he passed the Merchant on: it went to seat 4 or lies on the table,
    # and what seat 4 had is with seat 1 now
    assert in_worlds(table, 3, "merchant") == {-1, 1}
    # the King was taken before him or lies face down; seat 0 has shown the Assassin; seat 1 has given what he had
    assert table.asked == (0, "turn")
    assert in_worlds(table, 3, "king") == {-1, 2, 4}


@rule("CIT-15.33")
def test_the_theater_with_two_characters_each() -> None:
    """T-08: P gives the Thief and gets King or Merchant with probability 1/2 each, and keeps the Bishop."""
    got: Counter[str] = Counter()
    holders = {"thief": 0, "bishop": 0, "king": 1, "merchant": 1}
    for seed in range(60):
        table = given(players=3, holders=holders, cities={0: ["theater"]}, seed=seed).selected()
        assert sorted(table.choices()) == sorted(
            ["pass", *(f"swap_characters p{seat} char={char}" for seat in (2, 3) for char in ("thief", "bishop"))]
        )
        table.refused("swap_characters p2", "swap_characters p2 char=king")
        table.play("swap_characters p2 char=thief")
        (new,) = set(table.sees(0).characters) - {"bishop"}
        (kept,) = {"king", "merchant"} - {new}
        assert sorted(table.sees(0).characters) == sorted(["bishop", new])
        assert sorted(table.sees(1).characters) == sorted(["thief", kept])
        got[new] += 1
    assert set(got) == {"king", "merchant"}
    assert min(got.values()) >= 20
    # the giver knows who has the Thief, the other one where his lost card is
    assert in_worlds(table, 0, "thief") == {1}
    assert in_worlds(table, 1, new) == {0}
    assert len(in_worlds(table, 2, "thief")) > 1


@rule("CIT-15.33")
def test_two_players_exchange_in_the_same_way() -> None:
    holders = {"thief": 1, "bishop": 1, "king": 0, "merchant": 0}
    table = given(players=2, holders=holders, cities={1: ["theater"]}).selected()
    assert table.asked == (1, "theater")
    table.play("swap_characters p1 char=bishop")
    assert table.holder("bishop") == 0
    assert table.holder("thief") == 1
    assert {table.holder("king"), table.holder("merchant")} == {0, 1}


@rule("CIT-2.20")
def test_the_same_game_goes_on_after_storing_it_in_the_theaters_window() -> None:
    table = given(players=5, holders={"assassin": 0, "king": 1}, cities={1: ["theater"]}).selected()
    loaded = GAME.from_json(table.pos.to_json())
    assert loaded.pending == table.pos.pending
    assert loaded.to_json() == table.pos.to_json()
