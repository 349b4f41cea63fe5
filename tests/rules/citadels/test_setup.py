"""Section 1: components, casts, unique districts, the deal, the crown."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tetrapolis as tp
from tests.citadels import FIRST_CAST, GAME, Table, cast_with, drafting, given
from tests.marks import rule

# CIT-1.3, as printed: name: (type, cost, copies)
BASIC_DISTRICTS = {
    "manor": ("noble", 3, 5),
    "castle": ("noble", 4, 4),
    "palace": ("noble", 5, 3),
    "temple": ("religious", 1, 3),
    "church": ("religious", 2, 3),
    "monastery": ("religious", 3, 3),
    "cathedral": ("religious", 5, 2),
    "tavern": ("trade", 1, 5),
    "market": ("trade", 2, 4),
    "trading_post": ("trade", 2, 3),
    "docks": ("trade", 3, 3),
    "harbor": ("trade", 4, 3),
    "town_hall": ("trade", 5, 2),
    "watchtower": ("military", 1, 3),
    "prison": ("military", 2, 3),
    "barracks": ("military", 3, 3),
    "fortress": ("military", 5, 2),
}
UNIQUE_DISTRICTS = [
    "armory",
    "basilica",
    "capitol",
    "dragon_gate",
    "factory",
    "framework",
    "gold_mine",
    "great_wall",
    "haunted_quarter",
    "imperial_treasury",
    "ivory_tower",
    "keep",
    "laboratory",
    "library",
    "map_room",
    "monument",
    "museum",
    "necropolis",
    "observatory",
    "park",
    "poor_house",
    "quarry",
    "school_of_magic",
    "secret_vault",
    "smithy",
    "stables",
    "statue",
    "theater",
    "thieves_den",
    "wishing_well",
]
RANKS = (
    ("assassin", "witch", "magistrate"),
    ("thief", "spy", "blackmailer"),
    ("magician", "wizard", "seer"),
    ("king", "emperor", "patrician"),
    ("bishop", "abbot", "cardinal"),
    ("merchant", "alchemist", "trader"),
    ("architect", "navigator", "scholar"),
    ("warlord", "diplomat", "marshal"),
    ("queen", "artist", "tax_collector"),
)
FIRST_UNIQUES = [
    "dragon_gate",
    "factory",
    "haunted_quarter",
    "imperial_treasury",
    "keep",
    "laboratory",
    "library",
    "map_room",
    "quarry",
    "school_of_magic",
    "smithy",
    "statue",
    "thieves_den",
    "wishing_well",
]


def all_cards(table: Table) -> Counter[str]:
    """Every district card of the game, wherever it is."""
    cards = Counter(table.deck)
    for seat in range(len(table.pos.hands)):
        cards.update(table.hand(seat))
        cards.update(name.rstrip("+") for name in table.city(seat))
    return cards


def rejected(players: int, **options: Any) -> str:
    """The id of the reason why these options make no game."""
    with pytest.raises(tp.BadOptions) as error:
        GAME.new(players, 1, options)
    return error.value.id


def cast_of(players: int, **options: Any) -> list[str]:
    """The cast of a new game with these options."""
    cast: list[str] = drafting(players, **options).sees(None).cast
    return cast


@rule("CIT-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_two_to_eight_can_play(players: int) -> None:
    assert len(drafting(players).sees(None).players) == players


@rule("CIT-1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 9, 10])
def test_any_other_number_of_players_is_rejected(players: int) -> None:
    with pytest.raises(tp.BadOptions):
        GAME.new(players, 1)


@rule("CIT-1.2", "CIT-1.10")
def test_there_are_thirty_unique_districts_of_one_copy_each() -> None:
    assert len(UNIQUE_DISTRICTS) == 30
    in_a_game: Counter[str] = Counter()
    for chosen in (UNIQUE_DISTRICTS[:14], UNIQUE_DISTRICTS[14:28], UNIQUE_DISTRICTS[16:]):
        cards = all_cards(drafting(4, uniques=chosen))
        uniques = {name: copies for name, copies in cards.items() if name not in BASIC_DISTRICTS}
        assert uniques == dict.fromkeys(chosen, 1)
        in_a_game |= Counter(uniques)
    assert in_a_game == Counter(UNIQUE_DISTRICTS)


@rule("CIT-1.2", "CIT-1.11")
@pytest.mark.parametrize(
    ("kind", "count"), [("noble", 12), ("religious", 11), ("trade", 20), ("military", 11), ("unique", 14)]
)
def test_the_deck_holds_so_many_cards_of_a_type(kind: str, count: int) -> None:
    # the last seat has the whole deck in hand, and a Spy takes a coin for each card of a type in it
    table = given(cast=cast_with("spy"), holders={"spy": 0}, gold={0: 0, 3: 99}, deck_size=0)
    table.call("spy").play(f"spy p4 {kind}")
    assert table.cards(3) == 68
    assert table.gold(0) == count


@rule("CIT-1.3", "CIT-1.11")
def test_the_basic_districts_have_these_copies() -> None:
    cards = all_cards(drafting(5))
    basic = {name: copies for name, copies in cards.items() if name in BASIC_DISTRICTS}
    assert basic == {name: copies for name, (_, _, copies) in BASIC_DISTRICTS.items()}
    assert sum(basic.values()) == 54
    assert sum(cards.values()) == 68


@rule("CIT-1.3")
@pytest.mark.parametrize("name", BASIC_DISTRICTS)
def test_a_basic_district_has_this_type_and_cost(name: str) -> None:
    kind, cost, _ = BASIC_DISTRICTS[name]
    table = given(cast=cast_with("spy"), holders={"spy": 0}, hands={0: [name], 1: [name]}, gold=7)
    table.call("spy").play("gather gold", f"spy p2 {kind}", f"build {name}")
    assert table.said("citadels-spies")[0]["n"] == 1
    assert table.gold(0) == 7 + 2 + 1 - cost
    assert table.points(0)["districts"] == cost


@rule("CIT-1.4", "CIT-3.1")
@pytest.mark.parametrize(("rank", "char"), [(i + 1, char) for i, names in enumerate(RANKS) for char in names])
def test_each_character_has_its_rank(rank: int, char: str) -> None:
    cast = cast_with(char, ninth=True)
    assert cast_of(5, cast=cast)[rank - 1] == char
    table = given(players=5, cast=cast, holders={char: 2}).call(char)
    assert table.asked == (2, "turn")
    assert table.sees(None).called == rank
    assert table.sees(None).players[2].characters == [char]


@rule("CIT-1.4")
def test_there_are_twenty_seven_characters() -> None:
    assert len({char for names in RANKS for char in names}) == 27
    drawn = {char for seed in range(200) for char in cast_of(5, seed=seed, preset="random", ninth=True)}
    assert drawn == {char for names in RANKS for char in names}
    assert rejected(5, cast=[*FIRST_CAST[:-1], "navigatress"])


# ---- casts


@rule("CIT-1.5")
@pytest.mark.parametrize("missing", range(8))
def test_a_cast_without_one_of_the_ranks_one_to_eight_is_rejected(missing: int) -> None:
    short = [name for rank, name in enumerate(FIRST_CAST) if rank != missing]
    rejected(4, cast=short)
    rejected(4, cast=[*short, "artist"])


@rule("CIT-1.5")
def test_a_cast_with_a_rank_twice_is_rejected() -> None:
    """T-01: Thief and Blackmailer are both of rank 2."""
    thief_and_blackmailer = [*FIRST_CAST, "blackmailer"]
    rejected(4, cast=thief_and_blackmailer)
    rejected(5, cast=[*FIRST_CAST, "artist", "queen"])
    rejected(4, cast=[*FIRST_CAST, "thief"])
    instead_of_the_magician = ["blackmailer" if name == "magician" else name for name in FIRST_CAST]
    rejected(4, cast=instead_of_the_magician)
    assert cast_of(4, cast=list(FIRST_CAST)) == list(FIRST_CAST)


@rule("CIT-1.5")
def test_the_cast_may_be_named_in_any_order() -> None:
    assert cast_of(4, cast=list(reversed(FIRST_CAST))) == list(FIRST_CAST)


@rule("CIT-1.6", "CIT-1.7", "CIT-1.8")
def test_which_casts_a_number_of_players_allows() -> None:
    """T-02: five casts are rejected, three accepted."""
    eight, nine = list(FIRST_CAST), [*FIRST_CAST, "artist"]
    queen, emperor = [*FIRST_CAST, "queen"], cast_with("emperor")
    rejected(8, cast=eight)
    rejected(3, cast=eight)
    rejected(2, cast=nine)
    rejected(4, cast=queen)
    rejected(2, cast=emperor)
    assert cast_of(5, cast=queen) == queen
    assert cast_of(3, cast=[*emperor, "artist"]) == [*emperor, "artist"]
    assert cast_of(7, cast=nine) == nine


@rule("CIT-1.6")
@pytest.mark.parametrize("players", [3, 8])
def test_three_and_eight_players_must_use_rank_nine(players: int) -> None:
    rejected(players, ninth=False)
    assert len(cast_of(players)) == 9
    assert len(cast_of(players, ninth=True)) == 9


@rule("CIT-1.6")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_four_to_seven_players_may_use_rank_nine(players: int) -> None:
    assert len(cast_of(players)) == 8
    assert len(cast_of(players, ninth=False)) == 8
    assert len(cast_of(players, ninth=True)) == 9
    assert len(cast_of(players, cast=[*FIRST_CAST, "tax_collector"])) == 9


@rule("CIT-1.6")
def test_two_players_do_not_use_rank_nine() -> None:
    assert len(cast_of(2)) == 8
    rejected(2, ninth=True)
    rejected(2, cast=[*FIRST_CAST, "tax_collector"])


@rule("CIT-1.7")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_the_queen_needs_five_players(players: int) -> None:
    cast = [*FIRST_CAST, "queen"]
    if players < 5:
        rejected(players, cast=cast)
    else:
        assert cast_of(players, cast=cast)[-1] == "queen"


@rule("CIT-1.7", "CIT-1.9", "CIT-1.19")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 8])
def test_whoever_chooses_the_queen_as_the_ninth_is_refused_like_a_cast_with_her(players: int) -> None:
    """CIT-1.9 lets a preset's Queen give way, not one that the table asked for."""
    ninth = {} if players == 2 else {"ninth": True}
    if players < 5:
        like_a_cast = [] if players == 2 else [rejected(players, cast=[*FIRST_CAST, "queen"])]
        for more in ({}, ninth, {**ninth, "queen_replacement": "tax_collector"}, {"cast": "random"}):
            assert {rejected(players, ninth_character="queen", **more), *like_a_cast} == {"citadels-error-queen"}
        with pytest.raises(tp.BadOptions):
            tp.Match.new(GAME, players, 1, {"ninth_character": "queen", **ninth})
    else:
        assert cast_of(players, ninth_character="queen", ninth=True)[8] == "queen"
        assert tp.Match.new(GAME, players, 1, {"ninth_character": "queen"}).header.options["ninth_character"] == "queen"


@rule("CIT-1.7", "CIT-1.8")
def test_a_random_cast_keeps_to_the_number_of_players() -> None:
    for seed in range(60):
        assert "emperor" not in cast_of(2, seed=seed, preset="random")
        assert cast_of(4, seed=seed, preset="random", ninth=True)[8] in ("artist", "tax_collector")
        assert "queen" not in cast_of(3, seed=seed, cast="random")


@rule("CIT-1.8")
@pytest.mark.parametrize("players", [2, 3, 4, 8])
def test_the_emperor_needs_three_players(players: int) -> None:
    cast = cast_with("emperor", ninth=players in (3, 8))
    if players == 2:
        rejected(players, cast=cast)
    else:
        assert cast_of(players, cast=cast)[3] == "emperor"


@rule("CIT-1.9")
def test_a_preset_gives_way_where_the_players_are_too_few() -> None:
    emissaries: dict[str, Any] = {"preset": "illustrious_emissaries"}
    assert cast_of(2, **emissaries)[3] == "king"
    assert cast_of(2, **emissaries, emperor_replacement="patrician")[3] == "patrician"
    assert cast_of(3, **emissaries)[3] == "emperor"
    dignitaries: dict[str, Any] = {"preset": "devious_dignitaries", "ninth": True}
    for players in (3, 4):
        assert cast_of(players, **dignitaries)[8] == "artist"
        assert cast_of(players, **dignitaries, queen_replacement="tax_collector")[8] == "tax_collector"
    assert cast_of(5, **dignitaries)[8] == "queen"
    rejected(4, **dignitaries, queen_replacement="queen")
    rejected(2, **emissaries, emperor_replacement="emperor")


@rule("CIT-1.10")
def test_exactly_fourteen_different_unique_districts_are_chosen() -> None:
    rejected(4, uniques=UNIQUE_DISTRICTS[:13])
    rejected(4, uniques=UNIQUE_DISTRICTS[:15])
    rejected(4, uniques=[*UNIQUE_DISTRICTS[:13], UNIQUE_DISTRICTS[0]])
    rejected(4, uniques=[*UNIQUE_DISTRICTS[:13], "manor"])
    rejected(4, uniques=[])
    cards = all_cards(drafting(4, uniques=UNIQUE_DISTRICTS[10:24]))
    assert sorted(set(cards) - set(BASIC_DISTRICTS)) == sorted(UNIQUE_DISTRICTS[10:24])


@rule("CIT-1.10")
def test_the_unique_districts_need_not_differ_in_cost() -> None:
    """R-02: seven of these cost 6 and seven 5."""
    sixes = ["dragon_gate", "gold_mine", "great_wall", "library", "park", "school_of_magic", "thieves_den"]
    fives = ["capitol", "factory", "imperial_treasury", "ivory_tower", "laboratory", "map_room", "quarry"]
    cards = all_cards(drafting(4, uniques=sixes + fives))
    assert all(cards[name] == 1 for name in sixes + fives)


@rule("CIT-1.10")
def test_random_unique_districts_are_fourteen_different_ones_too() -> None:
    sets = []
    for seed in range(20):
        cards = all_cards(drafting(4, seed=seed, uniques="random"))
        uniques = {name: copies for name, copies in cards.items() if name not in BASIC_DISTRICTS}
        assert len(uniques) == 14
        assert set(uniques.values()) == {1}
        sets.append(frozenset(uniques))
    assert len(set(sets)) > 10


# ---- the deal


@rule("CIT-1.11")
def test_the_deck_is_shuffled_and_lies_face_down() -> None:
    decks = [drafting(4, seed=seed) for seed in range(5)]
    assert len({tuple(table.deck) for table in decks}) == 5
    table = decks[0]
    for seat in (0, 3, None):
        tops = {world.deck[0] for world in table.worlds(seat)}
        assert len(tops) > 5
        assert table.sees(seat).deck == 52


@rule("CIT-1.11", "CIT-1.12", "CIT-1.13")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_everybody_begins_with_four_cards_two_gold_and_no_district(players: int) -> None:
    table = drafting(players)
    for seat in range(players):
        assert table.cards(seat) == 4
        assert table.gold(seat) == 2
        assert table.city(seat) == []
    assert len(table.deck) == 68 - 4 * players
    assert table.sees(None).deck == 68 - 4 * players


@rule("CIT-1.12", "CIT-3.10")
def test_only_its_owner_sees_a_dealt_hand() -> None:
    table = drafting(4)
    for seat in range(4):
        assert sorted(table.sees(seat).hand) == table.hand(seat)
        assert all(not player.known for player in table.sees(seat).players)
        for other in range(4):
            hands = {tuple(Table(world).hand(other)) for world in table.worlds(seat)}
            assert (hands == {tuple(table.hand(other))}) == (other == seat)
    assert table.sees(None).hand == []


@rule("CIT-1.11", "CIT-1.12", "CIT-1.13", "CIT-2.4", "CIT-2.15", "CIT-1.18")
def test_set_up_for_six() -> None:
    """E-11: h = 4, g = 2, deck 44, no face-up and 1 face-down card, 7 go round, 1 is left over."""
    table = drafting(6)
    assert [table.cards(seat) for seat in range(6)] == [4] * 6
    assert [table.gold(seat) for seat in range(6)] == [2] * 6
    assert len(table.deck) == 44
    view = table.sees(None)
    assert view.cast == list(FIRST_CAST)
    assert view.face_up == []
    assert len(view.draft.zones) == 1
    assert len(table.choices("pick")) == 7
    for _ in range(6):
        table.play(table.choices("pick")[0])
    held = [table.holder(name) for name in FIRST_CAST]
    assert sorted(held) == [-1, -1, 0, 1, 2, 3, 4, 5]  # the face-down card and the one left over


@rule("CIT-1.14")
def test_the_bank_never_runs_out() -> None:
    # the books speak of 22 or 30 coins; nothing fails for want of them
    table = given(holders={"merchant": 0}, gold={0: 500, 1: 300, 2: 200}, cities={0: ["market", "tavern"]})
    table.call("merchant").play("gather gold", "income", "extra_gold")
    assert table.gold(0) == 500 + 2 + 2 + 1
    assert table.sees(1).players[0].gold == 505


@rule("CIT-1.15")
def test_a_hand_has_no_limit() -> None:
    table = given(holders={"architect": 3}, deck=["manor", "castle"], deck_size=10).call("architect")
    assert table.cards(3) == 58
    table.play("gather cards", "keep manor", "extra_cards")
    assert table.cards(3) == 61
    table.play("end")
    assert table.cards(3) == 61


@rule("CIT-1.16")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_a_named_player_has_the_first_crown(seat: int) -> None:
    for seed in range(3):
        table = drafting(5, seed=seed, first_crown=seat)
        assert table.sees(None).crown == seat
        assert table.asked == (seat, "draft")


@rule("CIT-1.16")
def test_else_chance_gives_the_first_crown() -> None:
    crowns = Counter(drafting(4, seed=seed).sees(None).crown for seed in range(80))
    assert set(crowns) == {0, 1, 2, 3}
    assert max(crowns.values()) < 40
    rejected(4, first_crown=4)
    rejected(4, first_crown=-1)
    assert drafting(5, first_crown=4).sees(None).crown == 4


# ---- the cast on the table


@rule("CIT-1.17", "CIT-3.8")
def test_the_cast_is_public_and_in_order_of_rank() -> None:
    cast = cast_with("witch", "spy", "emperor", "diplomat", ninth=True)
    table = drafting(5, cast=cast)
    for seat in (0, 1, 2, 3, 4, None):
        assert table.sees(seat).cast == cast


@rule("CIT-1.17")
def test_characters_outside_the_cast_can_be_neither_named_marked_nor_drawn() -> None:
    table = given(holders={"assassin": 0, "thief": 1}).call("assassin")
    table.refused("kill blackmailer", "kill witch", "kill emperor", "kill queen")
    assert table.choices("kill") == [f"kill {name}" for name in FIRST_CAST[1:]]
    table.play("gather gold", "end").refused("rob emperor", "rob seer", "rob artist")

    table = given(cast=cast_with("magistrate", "blackmailer"), holders={"magistrate": 0, "blackmailer": 1})
    table.call("magistrate").refused("sign emperor", "sign thief", "sign queen").play("sign king")
    table.refused("warrant emperor", "warrant thief").play("warrant bishop", "warrant merchant")
    table.play("gather gold", "end").refused("flower emperor", "flower trader").play("flower king")
    table.refused("threaten trader", "threaten artist")

    table = given(cast=cast_with("witch"), holders={"witch": 0}).call("witch").play("gather gold")
    table.refused("bewitch seer", "bewitch emperor", "bewitch queen")

    for seed in range(10):
        drawn = drafting(4, seed=seed)
        names = [text.removeprefix("pick ") for text in drawn.choices("pick")] + drawn.sees(None).face_up
        assert set(names) <= set(FIRST_CAST)


@rule("CIT-1.18")
@pytest.mark.parametrize("edition", ["2016", "2021"])
def test_the_first_game_has_this_set(edition: str) -> None:
    table = drafting(4, edition=edition)
    assert table.sees(None).cast == (
        ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    )
    assert sorted(set(all_cards(table)) - set(BASIC_DISTRICTS)) == sorted(FIRST_UNIQUES)
    # this is also what a table gets that chooses nothing
    assert all_cards(drafting(4)) == all_cards(table)


@rule("CIT-1.19")
def test_the_ninth_of_the_first_game_is_the_artist() -> None:
    assert cast_of(3) == [*FIRST_CAST, "artist"]
    assert cast_of(8) == [*FIRST_CAST, "artist"]
    assert cast_of(5, ninth=True) == [*FIRST_CAST, "artist"]
    assert cast_of(8, ninth_character="tax_collector") == [*FIRST_CAST, "tax_collector"]
    assert cast_of(8, ninth_character="queen") == [*FIRST_CAST, "queen"]


@rule("CIT-1.20")
def test_any_mixture_that_keeps_the_limits_is_a_valid_set() -> None:
    cast = cast_with("magistrate", "spy", "wizard", "patrician", "abbot", "trader", "scholar", "marshal", "queen")
    uniques = UNIQUE_DISTRICTS[1:29:2]
    table = drafting(6, cast=cast, uniques=uniques)
    assert table.sees(None).cast == cast
    assert sorted(set(all_cards(table)) - set(BASIC_DISTRICTS)) == sorted(uniques)
    # own districts with a preset's cast, and the other way round
    table = drafting(4, preset="vicious_nobles", uniques=uniques)
    assert table.sees(None).cast[3] == "patrician"
    assert all_cards(table)[uniques[0]] == 1
    table = drafting(4, preset="vicious_nobles", cast=cast[:8])
    assert table.sees(None).cast == cast[:8]
    assert all_cards(table)["monument"] == 1
    # each limit of a custom set by itself
    rejected(6, cast=cast[:-2], uniques=uniques)
    rejected(4, cast=cast, uniques=uniques)
    rejected(6, cast=cast, uniques=uniques[:-1])
    rejected(6, preset="first_draft")


@rule("CIT-1.21")
@pytest.mark.parametrize(("players", "goal"), [(2, 8), (3, 8), (4, 7), (5, 7), (6, 7), (7, 7), (8, 7)])
def test_the_goal_is_seven_or_with_two_and_three_players_eight(players: int, goal: int) -> None:
    names = ["temple", "church", "tavern", "market", "docks", "prison", "manor", "castle"][-goal:]
    *standing, almost, last = names
    table = given(players, holders={"architect": 0}, cities={0: standing}, hands={0: [almost, last]}, gold=10, crown=1)
    table.call("architect").play("gather gold", f"build {almost}")
    assert table.sees(None).goal == goal
    assert len(table.city(0)) == goal - 1
    assert not table.sees(None).players[0].completed
    table.play(f"build {last}")
    assert table.sees(None).players[0].completed


@rule("CIT-1.22")
def test_three_warrants_one_of_them_signed() -> None:
    table = given(cast=cast_with("magistrate"), holders={"magistrate": 0}).call("magistrate")
    table.refused("warrant king").play("sign king").refused("sign bishop", "pass", "gather gold")
    table.play("warrant bishop").refused("sign merchant", "gather gold").play("warrant warlord")
    table.refused("warrant merchant", "sign merchant")
    assert table.sees(1).warrants == ["king", "bishop", "warlord"]
    assert table.sees(0).signed == "king"


@rule("CIT-1.22")
def test_two_threats_one_of_them_flowered() -> None:
    table = given(cast=cast_with("blackmailer"), holders={"blackmailer": 0}).call("blackmailer")
    table.refused("threaten king").play("flower king").refused("flower bishop", "gather gold")
    table.play("threaten bishop").refused("threaten merchant", "flower merchant")
    assert table.sees(1).threats == ["king", "bishop"]
    assert table.sees(0).flowered == "king"


@rule("CIT-1.22")
def test_no_markers_without_their_characters() -> None:
    table = given(holders={"assassin": 0, "thief": 1}).call("assassin")
    table.refused("sign king", "warrant king").play("gather gold", "end")
    table.refused("flower king", "threaten king")
    assert table.sees(None).warrants == []
    assert table.sees(None).threats == []


@rule("CIT-1.23")
def test_the_rulebook_goes_before_the_short_text_of_a_card() -> None:
    # the Armory's card says "one other district"; the book takes out completed cities
    full = ["temple", "church", "tavern", "market", "docks", "prison", "manor"]
    table = given(holders={"thief": 0}, cities={0: ["armory"], 1: full, 2: ["temple"]}).call("thief")
    table.refused("armory p2 temple").play("armory p3 temple")
    assert table.city(1) == full
    # the Park's card says "at the end of your turn"; the book takes out a Witch who never resumes
    table = given(cast=cast_with("witch"), holders={"witch": 0}, absent=["merchant"], cities={0: ["park"]})
    table.call("witch").play("gather gold", "bewitch merchant").end_round()
    assert table.cards(0) == 0


@rule("CIT-1.23")
def test_gems_of_all_shapes_play_together() -> None:
    # the original game, the Dark City and the 2016 edition mixed: characters and districts work as ever
    cast = cast_with("assassin", "spy", "wizard", "emperor", "cardinal", "trader", "navigator", "diplomat")
    table = given(cast=cast, holders={"trader": 1}, hands={1: ["market", "quarry"]}, gold=7)
    table.call("trader").play("gather gold", "build quarry", "build market", "income")
    assert table.gold(1) == 7 + 2 - 5 - 2 + 1
    assert table.city(1) == ["quarry", "market"]
