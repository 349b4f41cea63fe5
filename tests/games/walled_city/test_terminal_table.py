"""The Walled City at the terminal table: what is on the screen, that it fits, and that it gives nothing away."""

from collections.abc import Iterator
from itertools import chain

import pytest

import tetrapolis as tp
from tests.cli import screens
from tests.cli.screens import Asked, at_table, situation
from tests.walled_city import Table, given, new_game
from tetrapolis.games.walled_city.rules.board import BoardName, load_board
from tetrapolis.games.walled_city.rules.cards import GUILD_NAMES
from tetrapolis.games.walled_city.rules.frames import Ability
from tetrapolis.games.walled_city.rules.neighbourhoods import areas_in
from tetrapolis.games.walled_city.terminal import map as walled_city_map
from tetrapolis.games.walled_city.terminal import table as walled_city_table
from tetrapolis.games.walled_city.terminal.words import BOARDS
from tetrapolis.locales import LANGUAGES, t, words

GAME = tp.game("walled_city")
TABLE = walled_city_table.TABLE
SEATS = screens.SEATS[:4]
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
on_every_board = pytest.mark.parametrize("board", BOARDS)


def decisions(players: int, games: int, share: float) -> Iterator[Asked]:
    """Positions of random games on both boards with all guilds, a share of them."""
    options = [{"board": BOARDS[seed % 2], "guild_deck": "mixed"} for seed in range(games)]
    return screens.decisions(GAME, players, options, share)


# ---- every screen


@pytest.mark.parametrize("players", [2, 3, 4])
@in_every_language
def test_every_screen_fits_its_width(players: int, lang: str) -> None:
    screens.every_screen_fits_its_width(decisions(players, 2, 0.2), lang, widths=(50, 60, 120), raw=["["])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_screen_is_not_too_long(players: int) -> None:
    screens.a_screen_is_not_too_long(decisions(players, 2, 0.2), full=38, tight=26, choices=10)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_hidden_is_shown(players: int) -> None:
    screens.nothing_hidden_is_shown(decisions(players, 2, 0.06))


def test_a_card_in_a_zone_is_seen_by_its_owner_alone() -> None:
    zones = {"Z1": (0, "4/0", "T2"), "Z2": (1, "3/1", "T2")}
    table = given(zones=zones, round=2).turn(0)
    mine = at_table(table, 0)
    assert "‹Z1 R0|4 " in mine
    assert "‹Z2 M? " in mine
    theirs = at_table(table, 1)
    assert "‹Z1 R? " in theirs
    assert "‹Z2 M3|1 " in theirs


def test_a_hidden_off_colour_card_shows_its_back() -> None:
    table = given(board="borderlands", players=3, off=["4/0", "3/1", "2/2"], zones={"Z3": (1, "3/1*", "T3")}, round=2)
    table.turn(0)
    assert "‹Z3 M?* " in at_table(table, 0)
    assert "‹Z3 M3|1* " in at_table(table, 1)
    assert "4/0*" in at_table(table, 0)
    assert "4/0*" not in at_table(table, 2)


# ---- the city


@on_every_board
@pytest.mark.parametrize("across", [2, 3, 4])
def test_every_area_has_a_place_and_neighbours_stand_near(board: BoardName, across: int) -> None:
    rows = walled_city_map.plan(board, (), across)
    where = {area: (down, at) for down, row in enumerate(rows) for at, area in enumerate(row) if area >= 0}
    facts = load_board(board)
    assert sorted(where) == list(range(len(facts.areas)))
    pairs = [(one, other) for sides in facts.sides for one in areas_in(sides[0]) for other in areas_in(sides[1])]
    near = sum(max(abs(where[one][at] - where[other][at]) for at in (0, 1)) == 1 for one, other in pairs)
    assert near >= {2: 0.55, 3: 0.75, 4: 0.9}[across] * len(pairs)


@on_every_board
def test_fenced_parts_get_places_of_their_own(board: BoardName) -> None:
    facts = load_board(board)
    for first, one in enumerate(facts.cuts):
        second = next(number for number, other in enumerate(facts.cuts) if other.area != one.area)
        cuts = ((first, one.area), (second, facts.cuts[second].area))
        placed = [area for row in walled_city_map.plan(board, cuts, 4) for area in row if area >= 0]
        assert sorted(placed) == list(range(len(facts.areas) + 2))


@in_every_language
def test_the_city_shows_every_piece(lang: str) -> None:
    table = given(
        "A2{O3p1n W2n T12p} A3{X1p} T1{O2 W1}",
        items={"A1": "-1", "A2": "purple 3", "T1": "yellow 2"},
        built="P1*2 P2 G14 G3",
        demolished="P5 G4",
    ).turn(0)
    screen = at_table(table, lang=lang)
    letters = [t(lang, f"walled_city-board-letter-p{seat}") for seat in (1, 2, 3, 4)]
    purple, yellow = {"en": ("P", "Y"), "hu": ("L", "S")}[lang]
    one, two, three, four = letters
    for text in (
        f"{one}3+1 {two}+2 {three}12",
        f"◆{purple}3 G14■",
        "G3■ G4×",
        "◇−1",
        f"T1 ◆{yellow}2 {one}2 {two}1 ‹Z1 G1 G2›",
        f"{t(lang, 'walled_city-board-paths-road')} P1 A1|A2 ■■  P2 A1|A3",
        f"{t(lang, 'walled_city-board-paths-demolished')} P5 A2|A3",
    ):
        assert text in screen, text
    assert f"{four}1" in screen


def test_areas_of_one_neighbourhood_have_one_letter() -> None:
    table = given(built="all but P1 P2 P9", round=2).turn(0)
    screen = at_table(table)
    for title in ("A1 The Diamond ── a", "A2 Castle ─────── a", "A3 Linenhall ──── a", "A8 Market ─────── b"):
        assert title in screen
    assert "A5 Society ────────" in screen


def test_a_fenced_area_is_two_boxes() -> None:
    table = given("A3A{O1p} A3B{O2p}", fences="A3-F1").turn(0)
    screen = at_table(table)
    assert "A3A Linenhall" in screen
    assert "A3B Linenhall" in screen
    assert "┬" in screen  # a plain path became a T-path


def test_a_crowded_box_gets_more_lines() -> None:
    table = given("A2{O10p4n W10p4n T10p4n X10p4n}").turn(0)
    for tight in (False, True):
        screen = at_table(table, tight=tight)
        for crowd in ("R10+4", "M10+4", "S10+4", "W10+4"):
            assert crowd in screen


@on_every_board
def test_every_gap_stands_between_its_towers(board: BoardName) -> None:
    table = given(board=board, round=2).turn(0)
    facts = table.pos.board
    ring = " ".join(line.plain for line in TABLE.screen("en", table.pos.observe(0), SEATS, 80, True))
    ring = " ".join(ring.split())
    for number, (gap, towers) in enumerate(zip(facts.gaps, facts.gap_towers, strict=True)):
        names = {facts.towers[tower] for tower in towers}
        inside = next(part for part in ring.split("‹")[1:] if f" {gap} " in f" {part.partition('›')[0]} ")
        zone = inside.split()[0].rstrip("›")
        assert names == {facts.towers[tower] for tower in facts.zone_towers[facts.zones.index(zone)]}, number


# ---- factions and players


def test_factions_with_their_value_and_majority() -> None:
    items = {"A2": "yellow 3", "A4": "yellow 1", "A5": "blue 2", "T1": "yellow 3"}
    table = given("A2{O2p} A4{W1p1n} A5{T1p}", items=items, built="all").turn(0)
    screen = at_table(table)
    assert "◆Yellow 4 ♛M" in screen  # equal citizens, more nobles
    assert "◆Blue 2 ♛S" in screen
    later = given("A2{O2p} A4{W1p1n} A5{T1p}", items=items, built="all", round=2).turn(0)
    assert "◆Yellow 8 ♛M" in at_table(later)  # the dice in towers count too


def test_the_players_with_all_they_have() -> None:
    table = given("A2{W3p2n}", guilds={1: "salters"}, turned=[1], votes=[0, -2], roads=[4, 3, 4, 4]).turn(0)
    (line,) = [line for line in at_table(table).splitlines() if line.startswith(" M Béla (bot)")]
    assert line.split()[3:] == ["−2", "3", "3", "13+12", "9", "9", "Salters", "↷"]


def test_the_neutral_colour_has_a_line() -> None:
    table = new_game(2, board="londonderry")
    (line,) = [line for line in at_table(table).splitlines() if line.startswith(" N neutral")]
    assert line.split()[2:] == ["7+0"]
    shown = new_game(2, board="londonderry", neutral_votes=True)
    (line,) = [line for line in at_table(shown).splitlines() if line.startswith(" N neutral")]
    assert line.split()[2:] == ["0", "7+0"]


def test_what_the_votes_were_given_for() -> None:
    table = given("A2{O1p}", items={"A2": "yellow 3"}, built="all").count()
    screen = at_table(table)
    assert "1st round, neighbourhoods+factions+guilds: R 5+3+0" in screen
    assert "2nd round" not in screen


# ---- guilds and cards


def test_the_offer() -> None:
    table = new_game(4)
    other = (table.seat + 1) % 4
    assert "Guilds on offer: " in at_table(table, other)
    assert "Guilds on offer" not in at_table(table)  # it stands among the choices
    for _ in range(4):
        table.play(table.choices("join")[0])
    assert "Guilds left for round 2: " in at_table(table)


@in_every_language
def test_the_own_guild_and_hand(lang: str) -> None:
    table = given(guilds={0: "salters", 1: "merchant_taylors"}, hands={0: ["1/1", "3/2"], 1: ["4/0"]}).turn(0)
    mine = " ".join(at_table(table, lang=lang).split())
    assert t(lang, "walled_city-guild-salters.text") in mine
    assert t(lang, "walled_city-board-ready") in mine
    assert t(lang, "walled_city-board-own-cards", n=2) + " 1/1 3/2" in mine
    theirs = " ".join(at_table(table, 1, lang).split())
    assert t(lang, "walled_city-board-your-guild-permanent") in theirs
    assert "1/1" not in theirs


def test_a_spectator_sees_the_city_and_no_cards() -> None:
    table = given("A2{O1p}", hands={0: ["3/2"]}).turn(0)
    screen = "\n".join(line.plain for line in TABLE.screen("en", table.pos.observe(None), SEATS, 80, False))
    assert "R1" in screen
    assert "3/2" not in screen
    assert "Your guild" not in screen


def test_the_turn_stands_in_the_heading() -> None:
    table = given().turn(1).play("build P1")
    assert "Londonderry · Round 1 · Building" in at_table(table, 0)
    assert "Béla · P1 A1|A2 ━" in at_table(table, 0)
    assert "Béla · P1 A1|A2 · 3/1 ━" in at_table(table.play("show 3/1"), 0)


# ---- what is being asked

WALL: dict[str, object] = {"round": 2, "built": "all but P12"}
MOMENTS: dict[str, tuple[dict[str, object], list[str], str]] = {
    "road": ({}, [], "You have 4 roads left."),
    "wall": ({"round": 2, "walls": [1, 0, 0, 0]}, [], "This is your last wall."),
    "guild first": ({"guilds": {0: "haberdashers"}}, [], "You may use your guild before this step."),
    "card": ({}, ["build P1"], "You have built on P1. One number of the card settles on each side."),
    "settle": ({}, ["build P1", "show 3/1"], "3/1 at P1: 3 go to one side, 1 to the other."),
    "supply": ({}, ["build P1", "show 3/1"], "Your supply: 16 peasants, 14 nobles."),
    "people": (
        {},
        ["build P1", "show 3/1", "put A2"],
        "3 settle in A2 now. After that 1 settles in A1.",
    ),
    "T-path": (
        {"board": "borderlands"},
        ["build P1", "show 3/1", "put A1"],
        "3 settle in A1. Where does the other 1 go?",
    ),
    "adjust": (
        {},
        ["build P1", "show 1/1", "nobles 0", "nobles 0"],
        "You may change one die or tile beside P1.",
    ),
    "settle at a wall": (
        WALL,
        ["build G1", "show 3/1"],
        "3/1 at G1: one number settles in A6, the other is for promoting from A2 and A6 to T1 and T2.",
    ),
    "promote": (
        WALL,
        ["build G1", "show 3/1", "settle 1", "nobles 1"],
        "You may still promote up to 3 nobles of any colour from A2 and A6 to T1 and T2.",
    ),
    "adjust at a wall": (
        WALL,
        ["build G1", "show 3/0", "settle 3", "nobles 0"],
        "You may change one die or tile in A2 and A6, or the die of T1 and T2.",
    ),
    "drapers": (
        {"guilds": {0: "drapers"}, "built": "P1"},
        ["guild"],
        "Drapers: you build on a place that is already built.",
    ),
    "tries": ({"guilds": {0: "haberdashers"}}, ["guild", "choose A2"], "Roll or toss which one again? 3 tries"),
    "whose noble": (
        {"guilds": {0: "ironmongers"}, "citizens": "A1{O1n W1n T1n X1n}"},
        ["guild", "pick A1 p1"],
        f"The noble of {SEATS[0].name} in A1: to which tower?",
    ),
    "whose peasants": (
        {"guilds": {0: "vintners"}, "citizens": "A1{W4p}"},
        ["guild", "colour p2", "choose A1"],
        "Which 2 peasants of Béla become nobles?",
    ),
    "ride": (
        {"guilds": {0: "saddlers"}, "citizens": "A1{W4p}"},
        ["guild", "kind peasant", "pick A1 p2"],
        "The peasant of Béla in A1: over to which area?",
    ),
    "second item": (
        {"guilds": {0: "curriers"}, "items": {"A2": "purple 3"}},
        ["guild", "choose A2"],
        "The purple die 3 in A2 changes places with which?",
    ),
    "fence": (
        {"guilds": {0: "carpenters"}, "citizens": "A1{W2p}"},
        ["guild", "choose A1-F1"],
        "How do the 2 peasants of Béla split? They are shared out between A1A and A1B.",
    ),
    "fenced item": (
        {"guilds": {0: "carpenters"}, "citizens": "A1{W2p}", "items": {"A1": "+1"}},
        ["guild", "choose A1-F1", "share 1"],
        "Where does the survey tile +1 go? Both parts hold equally many citizens: A1A or A1B.",
    ),
    "card for": (
        {"guilds": {0: "butchers"}},
        ["guild", "give 1/1"],
        "Which card do you give to Cili?",
    ),
    "given back": (
        {"guilds": {0: "butchers"}},
        ["guild", "give 2/1", "give 1/1", "give 2/2"],
        f"{SEATS[0].name} has given you 2/1. Give back a card with a total higher than 3.",
    ),
}


@pytest.mark.parametrize("case", MOMENTS)
def test_the_moment_is_told(case: str) -> None:
    setup, moves, said = MOMENTS[case]
    guilds = {1: "grocers", 2: "skinners", 3: "goldsmiths"}
    if isinstance(own := setup.get("guilds", {0: "merchant_taylors"}), dict):
        guilds |= own
    table = given(**{**setup, "guilds": guilds}).turn(0).play(*moves)  # type: ignore[arg-type]
    assert said in asked_and_told(table)


def asked_and_told(table: Table) -> str:
    """The question, and what hangs on it: without the role and the step between them."""
    prompt = table.pos.observe(table.seat).prompt
    names = [seat.name for seat in SEATS]
    return " ".join(words.said_text("en", "walled_city", said, names) for said in (prompt.ask, prompt.help) if said)


def test_where_in_the_turn_one_is_stands_before_it() -> None:
    table = given(guilds={0: "merchant_taylors"}).turn(0).play("build P1", "show 3/1")
    assert situation(table).startswith(
        "» Road 1 of 4 · step 2 of 3 · Your supply: 16 peasants, 14 nobles. 3/1 at P1 (A1|A2): 3 go to"
    )
    given_cards = given(guilds={0: "butchers"}).turn(0).play("guild", "give 1/1")
    assert "To be given so far: 1/1." in situation(given_cards)


def test_the_moments_of_phase_d() -> None:
    table = given("A2{W1p}", hands={0: ["4/0", "1/1"]}, votes=[0, 5, 5, 5]).defence()
    assert "You lay one card face down between two towers." in situation(table)
    assert "your cards (2): 1/1 4/0" in " ".join(at_table(table).split())
    table.play("zone Z1")
    assert "Z1 lies between T1 Coward's Bastion and T2 Shipquay Half-bastion." in situation(table)
    table.play("lay 4/0")
    assert "4/0 in Z1: one number faces T1 Coward's Bastion, the other T2 Shipquay Half-bastion." in situation(table)


def test_who_is_not_asked_is_told_nothing() -> None:
    table = given().turn(0)
    for seat in (1, None):
        prompt = table.pos.observe(seat).prompt
        assert (prompt.ask, prompt.help, prompt.verbs) == (None, None, ())


# ---- every kind of question


def question_and_guild(each: Asked) -> set[str]:
    """The kind of question, and the guild that asks it."""
    top = each.pos.stack[-1]
    return {each.kind, *([GUILD_NAMES[top.guild]] if isinstance(top, Ability) else [])}


@in_every_language
def test_every_kind_of_question_and_every_guild_is_drawn(lang: str) -> None:
    """All questions but one that needs an empty supply, all guilds but two that ask nothing themselves."""
    kinds = {step.kind for step in GAME.steps.values() if step.run is None} - {"sharing"}
    guilds = set(GUILD_NAMES) - {"grocers", "drapers"}
    games = chain.from_iterable(decisions(players, 40, 1) for players in (4, 3, 2))
    screens.every_kind_is_drawn(games, lang, kinds | guilds, question_and_guild)
