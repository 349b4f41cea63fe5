"""Genoa at the terminal table: what is on the screen, that it fits, and that it gives nothing away."""

from collections.abc import Iterator
from itertools import chain

import pytest

import tetrapolis as tp
from tests.cli import screens
from tests.cli.screens import Asked, at_table, everything, offered, situation
from tests.genoa import ANNA, BELA, CILI, DANI, given
from tetrapolis.cli.terminal import drawing
from tetrapolis.games.genoa.rules.board import SIZE, BoardName, load_board
from tetrapolis.games.genoa.rules.cards import BUILDINGS
from tetrapolis.games.genoa.terminal import map as genoa_map
from tetrapolis.games.genoa.terminal import table as genoa_table
from tetrapolis.locales import LANGUAGES, t

GAME = tp.game("genoa")
TABLE = genoa_table.TABLE
SEATS = screens.SEATS
BOARDS: tuple[BoardName, ...] = ("main", "alt")
KINDS_OF_PLAY: list[dict[str, object]] = [
    {},
    {"board": "alt", "auto_deliver": False, "move_only": True, "joint_street": True, "money": "open"},
    {"negotiation": "live"},
    {"negotiation": "live", "board": "alt", "auto_deliver": False, "pledge_check": False, "money": "personal"},
]
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
on_every_board = pytest.mark.parametrize("board", BOARDS)


def decisions(players: int, games: int, share: float) -> Iterator[Asked]:
    """Positions of random games of all kinds, a share of them."""
    options = [KINDS_OF_PLAY[(players + seed) % len(KINDS_OF_PLAY)] for seed in range(games)]
    return screens.decisions(GAME, players, options, share)


# ---- every screen


@pytest.mark.parametrize("players", [2, 3, 5])
@in_every_language
def test_every_screen_fits_its_width(players: int, lang: str) -> None:
    screens.every_screen_fits_its_width(decisions(players, 2, 0.012), lang, widths=(40, 50, 60, 100, 132), raw=["["])


@pytest.mark.parametrize("players", [2, 4, 5])
def test_a_screen_is_not_too_long(players: int) -> None:
    screens.a_screen_is_not_too_long(decisions(players, 2, 0.025), full=42, tight=36, choices=12)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_hidden_is_shown(players: int) -> None:
    screens.nothing_hidden_is_shown(decisions(players, 3, 0.004))


# ---- the city


@on_every_board
@in_every_language
def test_every_space_has_its_box(board: BoardName, lang: str) -> None:
    table = given(board=board)
    screen = at_table(table, lang=lang, width=100)
    facts = load_board(board)
    for space in facts.names:
        short = t(lang, f"genoa-board-short-{space}") if not space.startswith("street") else space[7:].replace("_", "-")
        tiny = short if space.startswith("street") else t(lang, f"genoa-board-short-{space}.tiny")
        assert short in screen or tiny in screen, space
        assert len(short) <= 10
        assert len(tiny) <= 6


@on_every_board
def test_walls_stand_between_spaces_and_nowhere_else(board: BoardName) -> None:
    """Drawn from the board's squares: a line between two squares means that they are different spaces."""
    obs = given(board=board).pos.observe(0)
    size = 6
    lines = [line.plain for line in genoa_map.city("en", obs.view, size, False)]
    facts = load_board(board)
    for row in range(SIZE):
        for column in range(SIZE - 1):
            here, right = facts.space_at[SIZE * row + column], facts.space_at[SIZE * row + column + 1]
            at = genoa_map.EDGE + (column + 1) * (size + 1)
            assert (lines[2 + 2 * row][at] == "│") == (here != right)
    for row in range(SIZE - 1):
        for column in range(SIZE):
            here, below = facts.space_at[SIZE * row + column], facts.space_at[SIZE * (row + 1) + column]
            at = genoa_map.EDGE + column * (size + 1) + 2
            assert (lines[3 + 2 * row][at] == "─") == (here != below)


@on_every_board
def test_a_text_stands_in_its_own_space(board: BoardName) -> None:
    facts = load_board(board)
    for space, room in enumerate(genoa_map.rooms(board)):
        for row in range(room.top, room.bottom + 1):
            for column in range(room.left, room.right + 1):
                assert facts.space_at[SIZE * row + column] == space


@pytest.mark.parametrize("tight", [False, True])
def test_tower_discs_owners_and_used_actions(tight: bool) -> None:
    table = given("palace harbor street_6_2", "road", owners={"palace": BELA, "inn": CILI}, used="palace harbor")
    screen = at_table(table, tight=tight)
    for text in ("Palace G●×", "Harbor ●×", "6-2 ▲3", "Inn B"):
        assert text in screen, text


def test_a_narrow_box_has_its_marks_below_the_name() -> None:
    table = given("street_2_4 cathedral", "house", owners={"cathedral": DANI})
    lines = at_table(table).splitlines()
    at = next(number for number, line in enumerate(lines) if "Cath." in line)
    assert "Y▲4" in lines[at + 1]


# ---- supply and players


def test_the_supply() -> None:
    table = given(goods={ANNA: "silk silk"}, tiles={BELA: "trade_1_1"}, hands={BELA: "m05"}, face_up={"message": "m07"})
    for tight in (False, True):
        screen = " ".join(at_table(table, tight=tight).split())
        for text in ("silk 3", "pepper 5", "Trade 1:1 6", "M messages 12+1", "C contracts 14"):
            assert text in screen, text


def test_the_players_with_all_they_have() -> None:
    table = given(
        "street_5_2",
        "road",
        goods={BELA: "silk ale ale"},
        tiles={BELA: "extra_action"},
        hands={BELA: "m05 m07 c02"},
        markers={BELA: 2},
        owners={"inn": BELA},
        acted={BELA: 1},
    )
    (line,) = [line for line in at_table(table, ANNA, width=132).splitlines() if "G Béla (bot)" in line]
    assert line.replace("▸", " ").split()[3:10] == ["?", "0", "2+4", "1", "2", "0", "0"]
    assert "silk, 2 ale · Extra action" in line


def test_money_is_shown_where_it_is_open() -> None:
    hidden = given("street_5_2", "road", ducats={BELA: 85})
    assert " 85 " not in at_table(hidden, ANNA)
    assert " 85 " in at_table(hidden, BELA)
    assert " 85 " in at_table(given("street_5_2", "road", ducats={BELA: 85}, money="open"), ANNA)


@in_every_language
def test_the_own_cards_are_spelled_out(lang: str) -> None:
    table = given(
        "harbor street_5_2", "road", hands={BELA: "c02 c03 m05 s11 l05", CILI: "m07"}, goods={BELA: "silk copper"}
    )
    mine = " ".join(at_table(table, BELA, lang).split())
    harbor, inn = t(lang, "genoa-building-harbor"), t(lang, "genoa-building-inn")
    silver, silk, saffron = (t(lang, f"genoa-commodity-{name}") for name in ("silver", "silk", "saffron"))
    for text in (
        f"m05 {harbor}✓ – {inn}",
        f"s11 {t(lang, 'genoa-commodity-copper')}✓ → {harbor}",
        f"l05 {silver} + {silk}✓ + {saffron} → Villa Monetti",
        t(lang, "genoa-board-worth", n=30),
    ):
        assert text in mine, text
    assert "m05" not in at_table(table, CILI, lang)


def test_a_spectator_sees_the_city_and_no_cards() -> None:
    table = given("harbor street_5_2", "road", hands={BELA: "m05"})
    screen = "\n".join(line.plain for line in TABLE.screen("en", table.pos.observe(None), SEATS, 80, False))
    assert "5-2 ▲4" in screen
    assert "m05" not in screen
    assert "Your cards" not in screen


def test_round_trader_and_moves_stand_in_the_heading() -> None:
    table = given("harbor street_5_2", "road", trader=BELA)
    assert "Genoa · Round 1 · 8 rounds at most" in at_table(table)
    assert "trader G Béla · 3 moves left" in at_table(table)
    assert "last round" in at_table(given(spaces_left=1))


# ---- what is on offer


def test_the_own_draft_is_seen_by_nobody_else() -> None:
    table = given("street_5_2", "road", hands={BELA: "m05"}, goods={BELA: "silk"})
    table.does(BELA, "offer harbor silk+m05 take=5d").does(BELA, "note inn 15d standing=1")
    mine = " ".join(at_table(table, BELA).split())
    assert "Your answer so far" in mine
    assert "Your draft for the Harbor: silk and message Harbor – Inn plus 5 ducats." in mine
    assert "about the Inn: 15 ducats (becomes an offer)" in mine
    for other in (ANNA, CILI):
        assert "15 ducats" not in at_table(table, other)
        assert "silk and" not in at_table(table, other)


def test_offers_stand_with_pledge_and_extra_action() -> None:
    table = given(
        "street_5_2", "road", acted={BELA: 1}, tiles={BELA: "extra_action"}, hands={BELA: "m05"}, goods={ANNA: "ale"}
    )
    table.asks(
        {BELA: "offer harbor 15d+m05 take=ale pledge=any_commodity extra=1 face=back", CILI: "offer post_office 5d"}
    )
    price = "15 ducats and a message and, as a pledge, an Any commodity tile"
    theirs = " ".join(at_table(table, DANI).split())
    assert "Deal: the next step" in theirs
    assert f"Béla offers {price} for the Harbor plus ale (with an Extra action tile)." in theirs
    mine = " ".join(at_table(table, ANNA).split())
    assert f"Béla → Harbor: {price}; wants ale (with an Extra action tile)" in mine
    assert "Béla offers" not in mine  # they stand among the choices


def test_offers_for_the_action_here() -> None:
    table = given("harbor", "house").play("invite").asks({BELA: "offer harbor 15d"})
    assert "Deal: action of the Harbor" in at_table(table, CILI)
    assert "accept one, or take the action yourself" in situation(table)


def test_a_counter_is_told_to_both_sides() -> None:
    table = given("street_5_2", "road", goods={ANNA: "ale"}).asks({BELA: "offer harbor 5d"})
    table.does(ANNA, "counter p2 harbor 20d take=ale")
    assert "For the Harbor you give 20 ducats; you also get ale." in situation(table)
    mine = " ".join(at_table(table, BELA).split())
    assert "1) Agree to Annamária Saroli's counter for the Harbor: you give 20 ducats; you also get ale" in mine
    assert "Counter to Béla, for the Harbor: gives 20 ducats plus ale." in " ".join(at_table(table, CILI).split())


def test_a_pledge_is_remembered_in_the_window() -> None:
    table = given("street_5_2", "road").asks({BELA: "offer harbor 5d pledge=any_commodity"}).accept(BELA)
    assert "At the end Annamária Saroli gets: an Any commodity tile." in " ".join(at_table(table, CILI).split())
    assert "At the end Annamária Saroli gets: an Any commodity tile." in situation(table)


# ---- what is being asked


def test_the_moment_is_told() -> None:
    house = given("harbor", "house", owners={"harbor": DANI}, acted={CILI: 1})
    said = situation(house)
    assert "Take an Any commodity tile." in said
    assert "Dani owns it and gets 10 ducats if somebody else acts there." in said
    assert "It could be bought by Béla and Dani." in said
    ask = given("street_5_2", "road")
    assert "For sale: Post Office, Harbor, street 4-2 and street 6-2." in " ".join(at_table(ask).split())
    assert "1 action left" in situation(ask)
    decided = offered(ask.asks())
    assert "Ask for offers once more° (1 time left)" in decided
    assert "Make a counter … (2 left)" in decided
    assert "On a market start the round marker moves on" in situation(given())
    assert "You have 2 markers." in situation(given("street_5_2", "acquire", markers={ANNA: 2}))


def test_an_open_floor_says_how_time_passes() -> None:
    table = given("street_5_2", "road", negotiation="live")
    assert "You may go on after 5 seconds" in situation(table, ANNA)
    assert "Let time pass (clocks run on when all do)" in offered(table, BELA)
    table.ring("floor_min").ring("floor_max")
    assert "No new offers: Annamária Saroli has 30 seconds to close the floor." in situation(table, BELA)
    house = given("harbor", "house", negotiation="live").does(ANNA, "close")
    assert "last offers within 10 seconds, then the action lapses" in situation(house, CILI)


def test_who_may_only_deliver_is_asked_just_that() -> None:
    table = given("inn drinks street_6_2 harbor", "house", hands={BELA: "m05", CILI: "m12"})
    assert table.may() == [BELA, CILI]  # by what everybody can see
    asked = screens.question("en", table.pos.observe(BELA), SEATS[:4])
    assert asked.question() == t("en", "genoa-ask-meanwhile")
    assert [str(move) for move in drawing.offered(asked.groups())] == ["deliver m05", "wait"]


def test_who_is_not_asked_is_told_nothing() -> None:
    table = given("harbor", "house")
    assert screens.question("en", table.pos.observe(BELA), SEATS[:4]).under(80) == []
    assert screens.question("en", table.pos.observe(None), SEATS[:4]).under(80) == []


@in_every_language
def test_every_kind_of_question_is_drawn(lang: str) -> None:
    kinds = {step.kind for step in GAME.steps.values() if step.run is None} - {"villa", "bonus"}
    games = chain.from_iterable(decisions(players, 8, 1) for players in (4, 5, 3, 2))
    screens.every_kind_is_drawn(games, lang, kinds)


@in_every_language
def test_an_own_villa_and_the_bonus_tile(lang: str) -> None:
    goods, hands = {ANNA: "silver silk saffron"}, {ANNA: "l05"}
    table = given(
        "harbor", "window", tiles={ANNA: "building_action"}, goods=goods, hands=hands, owners={"monetti": ANNA}
    )
    table.window(ANNA).play("act monetti")
    assert table.asked == (ANNA, "villa")
    assert f"1) {t(lang, 'genoa-choice-contract', building='Villa Monetti')}" in at_table(table, lang=lang)
    assert everything(lang, table.pos.observe(ANNA), 80)
    table.play("ship l05")
    assert table.asked == (ANNA, "bonus")
    assert situation(table, lang=lang).endswith(t(lang, "genoa-help-bonus"))
    assert t(lang, "genoa-tile-extra_action") in at_table(table, lang=lang)


def test_every_building_has_a_name_of_its_own() -> None:
    for lang in LANGUAGES:
        for form in ("", ".tiny"):
            assert len({t(lang, f"genoa-board-short-{name}{form}") for name in BUILDINGS}) == len(BUILDINGS)
