"""Ankh-Morpork at the terminal table: what is on the screen, that it fits, and that it gives nothing away."""

from collections.abc import Iterator
from itertools import chain

import pytest

import tetrapolis as tp
from tests.ankh_morpork import Table, given
from tests.cli import screens
from tests.cli.screens import Asked, at_table, situation
from tetrapolis.games.ankh_morpork.rules import areas
from tetrapolis.games.ankh_morpork.terminal import table as ankh_morpork_table
from tetrapolis.games.ankh_morpork.terminal.map import PLANS
from tetrapolis.locales import LANGUAGES, t, words

GAME = tp.game("ankh_morpork")
TABLE = ankh_morpork_table.TABLE
SEATS = screens.SEATS[:4]
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def decisions(players: int, games: int, share: float) -> Iterator[Asked]:
    """Positions of random games of both editions, a share of them."""
    options = [{"edition": ("hungarian", "english-2011")[seed % 2]} for seed in range(games)]
    return screens.decisions(GAME, players, options, share)


# ---- every screen


@pytest.mark.parametrize("players", [2, 3, 4])
@in_every_language
def test_every_screen_fits_its_width(players: int, lang: str) -> None:
    screens.every_screen_fits_its_width(
        decisions(players, 2, 0.15), lang, widths=(50, 60, 120), raw=("[play-", "[ankh")
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_screen_is_not_too_long(players: int) -> None:
    screens.a_screen_is_not_too_long(decisions(players, 2, 0.2), full=30, tight=21, choices=8)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_hidden_is_shown(players: int) -> None:
    screens.nothing_hidden_is_shown(decisions(players, 2, 0.06))


def test_others_hands_and_personalities_are_not_on_the_screen() -> None:
    rows = given(hands={0: ["groat"], 1: ["susan", "hex"], 2: ["modo"]}, who={0: "lord_rust", 1: "chrysoprase"})
    screen = at_table(rows)
    assert "Groat" in screen
    assert "Lord Rust" in screen
    for secret in ("Susan", "Hex", "Modo", "Chrysoprase"):
        assert secret not in screen
    assert "Chrysoprase" in at_table(rows, seat=1)


# ---- the city


@in_every_language
def test_the_city_shows_every_piece(lang: str) -> None:
    board = "1{R2 Y1 G1 B1 !} 2{Y3 Y-bld} 5{troll2 B1} 6{demon1 R1 R-bld !} 11{G1 G-bld} 12{B-bld}"
    screen = at_table(given(board, gone=[11, 3]), lang=lang)
    red, yellow, green, blue = {"en": ("R", "Y", "G", "B"), "hu": ("P", "S", "Z", "K")}[lang]
    for text in (
        f"! {red}2 {yellow}1 {green}1 {blue}1",
        f"  {yellow}3 ",
        f"  ⌂{yellow} ♛{yellow} 1 3 4 10–12",
        f"  {blue}1 T2",
        f"! {red}1 D1",
        f"  ⌂{red}",
        f"  ⌂{green}× ♛{green} ",
        f"  ⌂{blue} ♛{blue} ",
        "  ×",
    ):
        assert text in screen, text


@pytest.mark.parametrize("across", PLANS)
def test_neighbours_stand_near_each_other(across: int) -> None:
    plan = PLANS[across]
    assert sorted(plan) == list(areas.ALL)
    near = 0
    for area in areas.ALL:
        here = divmod(plan.index(area), across)
        for other in areas.AREAS[area].adjacent:
            there = divmod(plan.index(other), across)
            near += max(abs(here[0] - there[0]), abs(here[1] - there[1])) == 1
    assert near >= sum(len(area.adjacent) for area in areas.AREAS) - 4  # all but two pairs


def test_a_crowded_box_loses_only_its_spaces() -> None:
    screen = at_table(given("7{R10 Y1 G1 B1 troll1 demon1 !}"))
    assert "! R10Y1G1B1T1D1" in screen


# ---- the players


def test_the_players_with_all_they_have() -> None:
    screen = at_table(
        given(
            "1{Y1 Y-bld} 2{Y1} 3{demon1 Y1}",
            hands={0: ["groat"], 1: ["hex", "modo"]},
            cash={1: 7},
            loans={1: ["mr_bent"]},
            penalties={1: ["dr_whiteface"]},
        )
    )
    (line,) = [line for line in screen.splitlines() if line.startswith(" Y Béla (bot)")]
    assert line.split()[3:] == ["$7", "2", "9", "1", "2/4", "2/9", "$1", "8"]
    assert "loan: Mr Bent · penalty: Dr Whiteface" in screen


def test_cards_and_personalities_one_knows_of() -> None:
    rows = given(
        "8{R1}",
        hands={0: ["cable_street_particulars"], 1: ["hex", "modo"]},
        who={0: "lord_rust", 1: "lord_vetinari"},
        players=3,
    ).play("play cable_street_particulars", "text", "pass", "discard hex")
    assert "1 known card: Modo" in at_table(rows)
    full = "1{Y9} 2{Y1} 3{Y1} 4{Y1}"
    rows = given(full, hands={0: ["groat"]}, who={0: "lord_rust", 1: "chrysoprase"}, players=3).next_turn(1)
    assert "one of" not in at_table(rows)
    rows = given("1{Y1}", hands={0: ["groat"]}, cash={1: 60}, players=3).next_turn(1)
    seen = at_table(rows, seat=0)
    assert "one of 5: Lord Selachii; Lord Rust; Lord de Worde; Lord Vetinari; Dragon King of Arms" in " ".join(
        seen.split()
    )


def test_a_tight_screen_says_of_the_players_only_how_much_is_known() -> None:
    rows = given(
        "8{R1}",
        hands={0: ["cable_street_particulars"], 1: ["hex", "modo"]},
        loans={1: ["mr_bent"], 2: ["the_bank_of_ankh_morpork"]},
        players=3,
    ).play("play cable_street_particulars", "text", "pass", "discard hex")
    assert " Y loan; 1 known card · G loan\n" in at_table(rows, tight=True)


# ---- what one can ask about


def about(rows: Table, word: str, lang: str = "en") -> str:
    """The answer to `? word`."""
    topics = TABLE.topics(lang, rows.pos.observe(rows.seat), SEATS[: rows.pos.players])
    (topic,) = [topic for topic in topics if word in topic.words]
    return "\n".join(line.plain for line in topic.lines(80))


def test_the_discard_pile_and_the_events() -> None:
    rows = given("8{R1}", hands={0: ["rincewind", "groat"]}, discard=["hex", "modo"], events=["fog"])
    assert about(rows, "discard").split() == ["§●", "Modo", "§⌂", "Hex"]
    rows.play("play rincewind")
    assert "So far: Fog.\n" in about(rows, "events")
    assert "Fog" not in about(rows, "events").splitlines()[1]
    assert about(rows, "events") == about(rows, "események")


def test_a_player_with_area_cards_and_what_is_known() -> None:
    rows = given("1{Y1 Y-bld} 3{R1}", hands={0: ["groat"]}, penalties={1: ["dr_whiteface"]})
    said = about(rows, "Béla")
    assert "1 Dolly Sisters: Once per turn: pay $3" in said
    assert "penalty: Dr Whiteface" in said
    assert "nothing is known" in about(rows, "Cili")


@in_every_language
def test_every_sign_and_column_is_explained(lang: str) -> None:
    rows = given("8{R1}", hands={0: ["groat"]})
    said = about(rows, t(lang, "ankh_morpork-board-about-signs.words"), lang)
    for sign in ("!", "♛", "×", "●", "⌂", "†", "−!", "§", "✶", "»", "↯"):
        assert f" {sign}" in said
    for column in ("supply", "worth"):
        assert t(lang, f"ankh_morpork-board-column-{column}") in said


GOALS = {
    "lord_rust": ("2 of 4 areas under control", "ellenőrzött fertály: 2, a cél 4"),
    "lord_vetinari": ("minions in 2 of 9 areas", "fertály kegyenccel: 2, a cél 9"),
    "dragon_king_of_arms": ("1 of 8 trouble markers", "zavargásjelző: 1, a cél 8"),
    "chrysoprase": ("worth $16 of $50", "vagyonod 16 dollár, a cél 50"),
    "commander_vimes": ("cards until the draw pile is empty", "lap, és elfogy a húzópakli"),
}


@pytest.mark.parametrize("who", GOALS)
def test_how_far_one_is(who: str) -> None:
    rows = given("1{R1 R-bld} 2{R2 Y1 !} 3{demon1 R1}", hands={0: ["groat"]}, who={0: who})
    for lang, goal in zip(LANGUAGES, GOALS[who], strict=True):
        assert goal in at_table(rows, lang=lang)
        assert t(lang, f"ankh_morpork-personality-{who}") in at_table(rows, lang=lang)


# ---- the card that is played


def test_the_icon_that_is_asked_is_marked() -> None:
    rows = given("1{R1}", hands={0: ["moist_von_lipwig", "groat"]}).play("play moist_von_lipwig")
    assert "Moist von Lipwig [●]$3§»" in at_table(rows)
    rows.play("place 1")
    assert "Moist von Lipwig ●[$3]§»" in at_table(rows)
    rows.play("money", "text")
    assert "Moist von Lipwig ●$3§»" in at_table(rows)


def test_a_power_is_not_taken_for_an_icon() -> None:
    rows = given("5{R1 R-bld}", hands={0: ["captain_carrot", "groat"]}).play("play captain_carrot", "power 5")
    assert "Captain Carrot ●−!$1" in at_table(rows)
    assert "The Scours · Once per turn" in at_table(rows)


# ---- what is being asked


@in_every_language
def test_a_window_says_what_is_at_stake_and_what_helps(lang: str) -> None:
    hands = {0: ["mr_gryle"], 1: ["gaspode", "hex"], 2: ["groat"]}
    rows = given("5{R1 Y1 G1 !}", hands=hands).play("play mr_gryle", "kill 5 p2")
    said = moment(rows, lang)
    assert SEATS[0].name in said
    assert t(lang, "ankh_morpork-card-mr_gryle") in said
    assert t(lang, "ankh_morpork-now-stake", n=5) in said
    assert t(lang, "ankh_morpork-now-answers", cards=t(lang, "ankh_morpork-card-gaspode")) in said
    rows = given("5{R1 Y1 G1 !}", hands=hands).play("play mr_gryle", "kill 5 p3")
    missing = words.join(lang, [t(lang, "ankh_morpork-card-susan"), t(lang, "ankh_morpork-card-gaspode")])
    assert t(lang, "ankh_morpork-now-no-answer", cards=missing, n=2) in moment(rows, lang)


def moment(rows: Table, lang: str = "en") -> str:
    """The question and what is said about it."""
    asked = screens.question(lang, rows.pos.observe(rows.seat), SEATS[: rows.pos.players])
    return f"{asked.question()} {situation(rows, lang=lang)}"


ANNA = SEATS[0].name
BOARD = "1{R1 Y1 G1 !} 2{Y1 R1 !} 5{Y1 Y-bld} 9{R2 R-bld}"
MOMENTS: dict[str, tuple[list[str], list[str], str]] = {
    "first": (["groat"], [], "You play one card."),
    "icon": (["groat"], ["play groat"], "Groat · Place a minion where you already have one"),
    "text": (["hex"], ["play hex"], "Hex · step 1 of 2 · Draw three cards."),
    "another": (["pink_pussycat_club", "groat"], ["play pink_pussycat_club", "money"], "You may play one more card."),
    "aim": (["nobby_nobbs"], ["play nobby_nobbs", "text", "target p2"], f"{ANNA} takes $3 from you (Nobby Nobbs)"),
    "move": (
        ["foul_ole_ron"],
        ["play foul_ole_ron", "text", "grab 1 p2", "go 3"],
        f"{ANNA} is about to move your minion from 1 Dolly Sisters to 3 Dragon's Landing (Foul Ole Ron).",
    ),
    "go": (
        ["foul_ole_ron"],
        ["play foul_ole_ron", "text", "grab 1 p2"],
        "Leaving 1 Dolly Sisters: Béla's minion.",
    ),
    "swap": (
        ["the_bursar"],
        ["play the_bursar", "text", "grab 1 p2", "grab 9 p1"],
        f"{ANNA} is about to exchange your minion in 1 Dolly Sisters for {ANNA}'s minion in 9 Longwall (The Bursar).",
    ),
    "other of two": (
        ["the_bursar"],
        ["play the_bursar", "text", "grab 9 p1"],
        "Changing places: your minion in 9 Longwall. With which one?",
    ),
    "buy": (
        ["sybil_vimes"],
        ["play sybil_vimes", "money", "text", "buy 5"],
        f"{ANNA} is about to buy your building in 5 The Scours for $6 (Sybil Vimes).",
    ),
    "remove": (
        ["the_dean"],
        ["play the_dean", "text", "kill 2 p2"],
        f"{ANNA} is about to remove your minion in 2 Unreal Estate (The Dean).",
    ),
    "lost": (
        ["dr_cruces"],
        ["play dr_cruces", "kill 1 p2", "pass"],
        "Your minion in 1 Dolly Sisters has been removed (Dr Cruces).",
    ),
    "back": (
        ["dr_cruces"],
        ["play dr_cruces", "kill 1 p2", "pass", "interrupt igor"],
        "The minion lost in 1 Dolly Sisters comes back to another area.",
    ),
    "fined": (
        ["dr_whiteface"],
        ["play dr_whiteface", "text", "target p2", "pass"],
        f'{ANNA} plays Dr Whiteface: "An opponent pays you $5',
    ),
    "razing": (
        ["the_fire_brigade"],
        ["play the_fire_brigade", "text", "pass", "refuse"],
        "Béla has not paid: you may take down one of these buildings.",
    ),
    "given": (
        ["the_beggars_guild"],
        ["play the_beggars_guild", "text", "target p2", "pass"],
        f"{ANNA} gets 2 cards of yours.",
    ),
    "sold": (
        ["rosie_palm", "groat"],
        ["play rosie_palm", "place 9", "text", "target p2", "pass"],
        "Béla gets a card of yours and pays you $2, or all they have.",
    ),
    "searched": (
        ["cable_street_particulars"],
        ["play cable_street_particulars", "text", "target p2", "pass"],
        "These are Béla's cards: choose the one to be discarded.",
    ),
    "kept": (
        ["stanley"],
        ["play stanley", "text", "target p2", "pass"],
        "From Béla's hand: keep one of the two, the other goes back.",
    ),
    "payer": (["hubert"], ["play hubert", "text", "target p2"], "Béla gets the money. Who pays it?"),
    "hired": (
        ["cosmo_lavish"],
        ["play cosmo_lavish", "text", "target p2", "pass"],
        f"{ANNA} hires you with Cosmo Lavish: ",
    ),
    "sell cards": (
        ["shonky_shop", "groat", "modo"],
        ["play shonky_shop", "text"],
        "Discard any number of hand cards; take $1 for each. You may discard up to 2 cards.",
    ),
    "power": (["groat"], ["play groat", "place 9"], "All icons are done. You may still use area cards."),
    "not now": (["ruby"], ["play ruby", "skip"], "Not possible now; an area card might change that."),
}


@pytest.mark.parametrize("case", MOMENTS)
def test_the_moment_is_told(case: str) -> None:
    hand, moves, said = MOMENTS[case]
    others = {1: ["igor", "librarian", "leonard_of_quirm"], 2: ["inigo_skimmer"], 3: ["mr_bent"]}
    rows = given(BOARD, hands={0: hand, **others}, events=["riots"], deck=["the_dysk"])
    rows.play(*moves)
    assert said in moment(rows)


EVENTS = {
    "dragon": ("the_dragon", [1], "The Dragon · About to be hit: minion (1 Dolly Sisters)."),
    "murder": ("mysterious_murders", [9, 1], "Mysterious Murders · You have rolled 9 Longwall."),
    "flood": ("flood", [1, 9], "Flood · Your minions must leave 1 Dolly Sisters and 9 Longwall (2 minions)."),
}


@pytest.mark.parametrize("case", EVENTS)
def test_the_moment_of_an_event_is_told(case: str) -> None:
    event, dice, said = EVENTS[case]
    rows = given(BOARD, hands={0: ["rincewind", "groat"]}, events=[event], dice=dice).play("play rincewind")
    assert said in situation(rows)


def test_small_gods_and_what_it_costs() -> None:
    rows = given("4{R1 R-bld} 1{R2 R-bld}", hands={0: ["rincewind", "susan"]}, events=["the_dragon"], dice=[1])
    rows.play("play rincewind")
    said = situation(rows)
    assert "The Dragon · About to be hit: minion ×2 (1 Dolly Sisters) and building (1 Dolly Sisters)." in said
    assert "6 points are at stake. You can answer with Susan. Small Gods wards off each for $3; you have $10." in said
    assert "minion (1 Dolly Sisters) and building (1 Dolly Sisters)." in situation(rows.play("save 1 minion"))


def test_subsidence_says_how_many_can_be_kept() -> None:
    rows = given("1{R-bld} 2{R-bld} 3{R-bld}", hands={0: ["rincewind"]}, cash=3, events=["subsidence"])
    assert "you can keep 1 of 3" in situation(rows.play("play rincewind"))


def test_a_question_without_a_choice_says_why_it_is_asked() -> None:
    rows = given("1{R1}", hands={0: ["groat", "susan"]}).play("play groat", "place 1")
    assert "you could hold Doctor Mossy Lawn" in situation(rows)
    rows = given("1{R1}", hands={0: ["groat", "doctor_mossy_lawn"]}).play("play groat", "place 1")
    assert "You may still play Doctor Mossy Lawn." in situation(rows)
    rows = given("1{R1}", hands={0: ["pink_pussycat_club", "susan"]}).play("play pink_pussycat_club", "money")
    assert "You hold no card that can be played." in situation(rows)


def test_who_is_not_asked_is_told_nothing() -> None:
    rows = given("1{R1}", hands={0: ["groat"]})
    for seat in (1, None):
        assert screens.question("en", rows.pos.observe(seat), SEATS).under(80) == []


def test_a_spectator_sees_the_city_and_no_cards() -> None:
    obs = given("1{R1}", hands={0: ["groat"], 1: ["hex"]}).pos.observe(None)
    screen = "\n".join(line.plain for line in TABLE.screen("en", obs, SEATS, 80, False))
    assert "! trouble" in screen
    assert "Groat" not in screen
    assert "You are" not in screen


# ---- every kind of question


@in_every_language
def test_every_kind_of_question_is_drawn(lang: str) -> None:
    games = chain.from_iterable(decisions(players, 24, 1) for players in (4, 3, 2))
    screens.every_kind_is_drawn(games, lang, {step.kind for step in GAME.steps.values() if step.run is None})
