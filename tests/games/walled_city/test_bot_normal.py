"""The normal bot of The Walled City: lawful, fair, repeatable, and not a fool."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

import tetrapolis as tp
from tests.walled_city import O, Table, W, given
from tetrapolis.bots import bot
from tetrapolis.games.walled_city.bot import count as bot_count
from tetrapolis.games.walled_city.bot import outlook as bot_table
from tetrapolis.games.walled_city.bot.normal import JUDGES, decide
from tetrapolis.games.walled_city.bot.outlook import Outlook as Seen
from tetrapolis.games.walled_city.bot.values import GUILD_WORTH
from tetrapolis.games.walled_city.rules.cards import GUILD_NAMES
from tetrapolis.games.walled_city.rules.frames import Main
from tetrapolis.games.walled_city.rules.moves import AnyMove, Done
from tetrapolis.games.walled_city.rules.steps import STEPS
from tetrapolis.testing import bots as laws

GAME = tp.game("walled_city")
BOARDS = ("londonderry", "borderlands")
TOO_LONG = 1500  # decisions: a game takes about 100 to 250


def random_table(seed: int) -> tp.Position:
    """A new game: 2 to 4 players on both boards in turn, guilds of both decks, now and then a rare option."""
    players = 2 + seed % 3
    options = {
        "board": BOARDS[seed // 3 % 2],
        "guild_deck": "own" if seed % 5 == 0 else "mixed",
        "defence_cards": 2 if players == 2 and seed % 4 == 0 else 1,
        "taylors_permanent": seed % 7 > 0,
        "defence_guilds": seed % 8 > 4,
    }
    return GAME.new(players, seed, options)


def chosen(table: Table, seed: int = 1) -> str:
    """What the bot does at a table."""
    return str(decide(table.pos.observe(table.seat), Random(seed)))


def whole_turn(table: Table, seed: int = 1) -> list[str]:
    """All moves of the bot until another seat is asked or the phase is over."""
    seat, rng = table.seat, Random(seed)
    moves: list[str] = []
    while table.pos.outcome is None and table.asked[1] not in ("zoning", "joining") and table.seat == seat:
        move = decide(table.pos.observe(seat), rng)
        table.does(seat, str(move))
        moves.append(str(move))
    return moves


# ---- lawful, fair, repeatable


@pytest.mark.parametrize("seed", range(30))
def test_whole_games_of_normal_bots_come_to_an_end(seed: int) -> None:
    laws.a_whole_game_comes_to_an_end(decide, random_table(seed), seed, TOO_LONG)


@pytest.mark.parametrize("seed", range(40, 60))
def test_lawful_also_where_it_would_not_have_gone_itself(seed: int) -> None:
    laws.lawful_also_where_it_would_not_have_gone_itself(decide, random_table(seed), seed)


@pytest.mark.parametrize("seed", range(9))
def test_the_same_choice_again_and_in_every_world_it_cannot_tell_apart(seed: int) -> None:
    laws.the_same_choice_again_and_in_every_world(decide, random_table(seed), seed, share=0.35)


@pytest.mark.parametrize("seed", range(3))
def test_the_same_game_with_observations_that_are_not_cut_loose(seed: int) -> None:
    laws.the_same_game_with_observations_that_are_not_cut_loose(decide, lambda: random_table(seed), most=400)


def test_every_question_has_an_answer() -> None:
    asked = {step.kind for step in STEPS.values() if step.run is None}
    assert set(JUDGES) == asked
    assert set(GUILD_WORTH) == set(GUILD_NAMES)
    assert bot("walled_city", "normal") is decide


def test_it_makes_every_kind_of_move() -> None:
    missing = set(get_args(AnyMove)) - {Done}  # there is mostly something more to do
    for seed in range(40):
        pos, rng = random_table(seed), Random(seed)
        while pos.outcome is None:
            seat = pos.pending[0].seat
            obs = pos.observe(seat)
            by_chance = obs.decision is not None and obs.decision.kind == "joining"  # all guilds
            move = rng.choice(list(obs.legal())) if by_chance else decide(obs, rng)
            missing.discard(type(move))
            pos.play(seat, move)
        if not missing:
            return
    assert not missing


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_players(players: int, board: str) -> None:
    games = (GAME.new(players, f"win{seed}", {"board": board}) for seed in range(8))
    won = laws.winners_among_others(decide, games, others=lambda obs, rng: rng.choice(list(obs.legal())))
    assert sum(winners == (own,) for own, winners in won) >= 6


# ---- what it thinks of a board


def _area(name: str, rng: Random) -> str:
    """Citizens of two players."""
    words = [f"{seat}{rng.randint(1, 2)}p1n" for seat in rng.sample("OWTX", 2)]
    return f"{name}{{{' '.join(words)}}}"


@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize("board", BOARDS)
def test_with_no_turn_to_come_it_expects_exactly_the_votes_of_the_count(
    board: str, round: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for part in (bot_count, bot_table):
        monkeypatch.setattr(part, "LATER", 0.0)  # this count only
    compared = 0
    for seed in range(30):
        rng = Random(seed)
        crowd = " ".join(_area(f"A{area}", rng) for area in rng.sample(range(1, 14), 9))
        gaps = " ".join(f"G{gap}" for gap in rng.sample(range(1, 15), 8)) if round == 2 else ""
        paths = " ".join(f"P{path}" for path in rng.sample(range(1, 20), 14))
        table = given(
            crowd, board=board, round=round, built=f"{paths} {gaps}", roads=(0,) * 4, walls=(0,) * 4
        ).defence()
        table.pos.stack = [Main(1)]  # not counted yet
        seen = [Seen(table.pos.seen(seat), seat) for seat in range(4)]
        for seat, own in enumerate(seen):
            own.weigh(tuple(float(other == seat) for other in range(4)))
        table.count()
        if all(len(won["colours"]) == 1 for won in table.said("faction-won")):  # shared values lose a remainder
            compared += 1
            assert [own.board.value() for own in seen] == pytest.approx(table.votes)
    assert compared > 5


# ---- round 1


def test_the_last_road_goes_where_it_wins_a_neighbourhood() -> None:
    table = given(
        "A1{X6p} A2{W4p X4p} A3{W4p T4p} A4{W4p T4p} A6{O1p W2p} A7{W1p}",
        built="all but P8 P1 P2 P3",
        roads=(1, 0, 0, 0),
        hands={O: ["3/1", "1/1", "2/1", "2/2", "4/0"]},
        guilds={O: "clothworkers"},
    )
    moves = whole_turn(table.turn(O))
    assert moves[0] == "build P8"
    assert "O" in table.area("A6")
    assert "O" in table.area("A7")


def test_a_die_of_the_faction_it_wins_goes_up_and_a_rivals_one_down() -> None:
    for mine, theirs, answer in (("A6{O9p}", "A7{W1p}", "adjust A6 up"), ("A6{T3p}", "A7{W9p}", "adjust A7 down")):
        table = given(
            f"{mine} {theirs}",
            built="all but P8 P1 P2 P3",
            roads=(1, 0, 0, 0),
            hands={O: ["1/1", "2/1", "2/2", "4/0", "3/0"]},
            items={"A6": "blue 2" if "O" in mine else "blue 1", "A7": "green 2"},
            guilds={O: "armourers"},
        )
        table.turn(O).play("build P8", "show 1/1")
        while table.asked[1] != "adjusting":
            table.play(table.choices()[0])
        assert chosen(table) == answer


def test_with_few_turns_left_it_keeps_away_from_a_lost_place() -> None:
    table = given(
        "A6{W9p X8p} A7{W1p X1p}",
        built="all but P8 P1 P2 P3",
        roads=(1, 0, 0, 0),
        hands={O: ["1/1", "2/1", "2/2", "4/0"]},
        guilds={O: "armourers"},
    )
    table.turn(O).play("build P8", "show 4/0")
    assert chosen(table) == "put A7"


# ---- round 2


def wall_turn(citizens: str, **more: object) -> Table:
    """The very last wall turn, O's."""
    common: dict[str, object] = {
        "round": 2,
        "built": "all",
        "walls": (1, 0, 0, 0),
        "hands": {O: ["2/1", "2/2"]},
        "guilds": {O: "vintners"},
        "turned": [O],
    }
    return given(citizens, **{**common, **more}).turn(O)  # type: ignore[arg-type]


def test_the_last_wall_keeps_its_own_nobles_from_fleeing() -> None:
    table = wall_turn("A10{O5n W2p X1p} A2{W4n O1p}")
    assert whole_turn(table)[0] == "build G9"


def test_a_noble_who_would_flee_becomes_a_guard() -> None:
    table = wall_turn("A6{O2n W4p X4p}", hands={O: ["2/2", "2/1"]})
    table.play("build G1", "show 2/2")  # G2 stays open: whoever is noble in A6 flees
    while table.asked[1] != "promoting":
        table.does(O, chosen(table))
    assert chosen(table).startswith("promote A6 p1")


def test_nobles_who_hold_a_neighbourhood_stay_in_it_and_do_not_join_a_hopeless_tower() -> None:
    table = wall_turn("A10{O3n W5p} T6{W6} T7{W6}", hands={O: ["3/0", "2/2"]})
    table.play("build G9", "show 2/2")
    while table.asked[1] != "promoting":
        table.does(O, chosen(table))
    assert not chosen(table).startswith("promote A10 p1")


# ---- defence


def test_the_larger_number_faces_its_own_tower() -> None:
    table = given(
        "T5{O3} T6{W3}", round=2, built="all", roads=(0,) * 4, walls=(0,) * 4, hands={O: ["4/0"]}, votes=(0, 9, 9, 9)
    ).defence()
    assert table.asked == (O, "zoning")
    assert chosen(table) in ("zone Z4", "zone Z5")
    table.play("zone Z5", "lay 4/0")
    assert chosen(table) == "face T5"


def test_a_low_card_lies_between_the_towers_of_others() -> None:
    table = given(
        "T5{W3} T6{W3}",
        round=2,
        built="all",
        walls=(0,) * 4,
        hands={O: ["4/1", "1/1"]},
        votes=(0, 9, 9, 9),
    ).defence()
    table.play("zone Z5")
    assert chosen(table) == "lay 1/1"


# ---- guilds


def test_it_joins_a_good_guild() -> None:
    pos = GAME.new(4, 3, {"first_player": 0, "guild_deck": "mixed"})
    moves = [str(move) for move in pos.legal(0)]
    best = max(moves, key=lambda text: GUILD_WORTH[text.split()[1]][0])
    assert str(decide(pos.observe(0), Random(1))) == best


def test_salters_wait_for_the_last_turn_of_the_round() -> None:
    for roads, used in (((2, 1, 1, 1), False), ((1, 0, 0, 0), True)):
        table = given("A1{W3p}", built="P1 P2 P8 P9 P10", roads=roads, guilds={O: "salters"})
        assert ("guild" in whole_turn(table.turn(O))) == used


def test_merchant_taylors_work_in_every_turn_and_hit_a_rival() -> None:
    table = given("A6{O3p W3p X1p}", built="all but P1 P2 P3 P4", roads=(2, 2, 2, 2), guilds={O: "merchant_taylors"})
    moves = whole_turn(table.turn(O))
    picked = moves[moves.index("guild") + 1]
    assert picked.startswith("pick")
    assert not picked.endswith("p1")


def test_fishmongers_help_itself() -> None:
    table = given(
        "A6{O1n W3p} A7{W1n}", built="all but P1 P2 P3 P4", roads=(1, 0, 0, 0), guilds={O: "fishmongers", W: "mercers"}
    )
    moves = whole_turn(table.turn(O))
    assert moves[moves.index("guild") + 1].endswith("p1")


def test_barbers_leave_its_own_nobles_alone() -> None:
    table = given(
        "A6{O2n W2n} A7{O1p X1n}",
        built="all but P1 P2 P3 P4",
        roads=(1, 0, 0, 0),
        guilds={O: "barbers"},
        guild_deck="mixed",
    )
    moves = whole_turn(table.turn(O))
    assert not any(move.startswith("pick") and move.endswith("p1") for move in moves)


def test_butchers_give_their_lowest_cards_first_of_all() -> None:
    table = given(guilds={O: "butchers"}, guild_deck="mixed").turn(O)
    rng = Random(1)
    moves: list[str] = []
    while table.seat == O and len(moves) < 4:
        move = decide(table.pos.observe(O), rng)
        table.does(O, str(move))
        moves.append(str(move))
    assert moves == ["guild", "give 1/1", "give 2/1", "give 3/0"]


def test_the_fence_gives_it_a_neighbourhood_of_its_own() -> None:
    table = given(
        "A6{O4p W2p X2p}", built="all but P1 P2 P3 P4", roads=(1, 0, 0, 0), guilds={O: "carpenters"}, guild_deck="mixed"
    )
    whole_turn(table.turn(O))
    assert table.pos.area_count == 14
    parts = [table.area(name) for name in table.pos.names if name[-1] in "AB"]
    assert any(text.startswith("O") and " " not in text for text in parts)


def test_a_neutral_peasant_can_be_the_one_to_go() -> None:
    table = given(
        "A6{O3p N3p}", players=2, built="all but P1 P2 P3", roads=(1, 0), guilds={O: "merchant_taylors", W: "mercers"}
    )
    moves = whole_turn(table.turn(O))
    assert moves[moves.index("guild") + 1] == "pick A6 neutral"
