"""Random games of every game and size, from the first move to the last, under the laws of DESIGN.md section 3.

`pytest --full` plays many more of them. For Ankh-Morpork these are the invariants E-130 to E-137 of its rules file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple, get_args

import pytest
from msgspec.structs import fields

import tetrapolis as tp
from tetrapolis.core.checks import check_position, check_secrecy
from tetrapolis.core.driving import next_actor
from tetrapolis.core.types import CLOCK
from tetrapolis.games.ankh_morpork import areas, cards
from tetrapolis.games.ankh_morpork.moves import OWNERS, Play, UsePower
from tetrapolis.games.ankh_morpork.moves import Build as AnkhMorporkBuild
from tetrapolis.games.citadels.cards import CHARACTER_NAMES, CITY_NAME, NAMES, TYPES
from tetrapolis.games.citadels.moves import Borrow, Build, UseFramework
from tetrapolis.games.genoa import cards as genoa
from tetrapolis.games.genoa.board import load_board
from tetrapolis.games.genoa.moves import Accept, Counter, Fill, Go, Note, Offer, Trade
from tetrapolis.games.walled_city.cards import FACES, GUILD_NAMES
from tetrapolis.games.walled_city.moves import Build as WalledCityBuild
from tetrapolis.games.walled_city.moves import Show

BOARD = load_board("main")


class Sweep(NamedTuple):
    """A kind of table that is swept: a game, a number of players, options."""

    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{value}" for value in self.options.values())])


SWITCHES: dict[str, Any] = {
    "region_text": "adds",
    "replace_reach": "anywhere",
    "mossy_refill": False,
    "text_trouble_needs_minion": True,
    "small_gods_trolls": True,
    "subsidence_choice": True,
}
"""Ankh-Morpork: every disputed ruling the other way."""
BY_HAND: dict[str, Any] = {"auto_deliver": False, "money": "personal", "move_only": True, "joint_street": True}
"""Genoa: messages are delivered by hand, so that some may act while others are asked; and options the other way."""
SWEEPS = [
    *(
        Sweep("citadels", players, {"preset": "random", "ninth": ninth})
        for players in range(2, 9)
        for ninth in (False, True)  # where both are allowed (CIT-1.6)
        if not (ninth and players == 2) and (ninth or players not in (3, 8))
    ),
    *(
        Sweep("ankh_morpork", players, {"edition": edition})
        for players in range(2, 5)
        for edition in ("hungarian", "english-2011")
    ),
    *(Sweep("ankh_morpork", players, SWITCHES) for players in range(2, 5)),
    *(
        Sweep("walled_city", players, {"board": board, "guild_deck": "mixed"})
        for players in range(2, 5)
        for board in ("londonderry", "borderlands")
    ),
    Sweep("walled_city", 2, {"taylors_permanent": False, "defence_cards": 2, "neutral_votes": True}),
    *(
        Sweep("walled_city", players, {"board": board, "guild_deck": "mixed", "defence_guilds": True})
        for players, board in ((2, "borderlands"), (3, "borderlands"), (4, "londonderry"))
    ),
    Sweep("walled_city", 2, {"defence_cards": 2, "defence_guilds": True}),
    Sweep("walled_city", 3, {"board": "borderlands", "starting_road": "random", "first_player": 1}),
    *(Sweep("genoa", players, {"board": ("main", "alt")[players % 2]}) for players in range(2, 6)),
    *(
        Sweep("genoa", players, {"board": ("alt", "main")[players % 2], "negotiation": "live"})
        for players in range(2, 6)
    ),
    *(Sweep("genoa", players, BY_HAND) for players in (2, 4)),
    Sweep("genoa", 3, {**BY_HAND, "negotiation": "live", "pledge_check": False}),
    Sweep("genoa", 5, {"pledge_check": False, "money": "open", "card_face": "back", "offer_rounds": 3}),
]
each_sweep = pytest.mark.parametrize("sweep", SWEEPS, ids=str)


def new_game(sweep: Sweep, seed: int) -> tp.Position:
    return tp.game(sweep.game).new(sweep.players, seed, sweep.options)


def random_game(sweep: Sweep, seed: int) -> Iterator[tp.Position]:
    """One and the same position before its first move, after each one, and when the game is over."""
    pos = new_game(sweep, seed)
    rng = Random(seed)
    yield pos
    while pos.outcome is None:
        seat = next_actor(pos, rng)
        pos.play(seat, pos.legal(seat).sample(rng))
        yield pos


def listed(pos: tp.Position, seat: int) -> list[tp.Move]:
    """The legal moves of a seat that can be listed."""
    legal = pos.legal(seat)
    return list(legal.listed)


def digest(text: str) -> bytes:
    return sha256(text.encode()).digest()


def test_every_number_of_players_of_every_game_is_swept() -> None:
    for name in tp.games():
        assert {sweep.players for sweep in SWEEPS if sweep.game == name} == set(tp.game(name).players)
    assert len(SWEEPS) == 44


@each_sweep
def test_every_position_keeps_the_laws(sweep: Sweep, full: bool) -> None:
    """Conservation, round trips, move texts, default moves, and the secrecy law for every seat and a spectator."""
    rng = Random(sweep.players)
    for seed in range(20 if full else 2):
        pos = None
        for pos in random_game(sweep, seed):
            check_position(pos, rng)
        assert pos is not None
        assert pos.outcome is not None
        assert pos.outcome.reason in pos.game.end_reasons


@each_sweep
def test_positions_looked_at_only_now_and_then_keep_the_laws(sweep: Sweep, full: bool) -> None:
    """Who knows what is worked out when somebody looks: it must not matter how long nobody did."""
    rng = Random(sweep.players)
    for seed in range(50, 100 if full else 55):
        for ply, pos in enumerate(random_game(sweep, seed)):
            if ply % 40 == 39 or pos.outcome is not None:
                check_position(pos, rng)


@each_sweep
def test_a_world_is_a_position_like_any_other(sweep: Sweep, full: bool) -> None:
    """Whoever sits in a world dealt anew can deal anew in turn, and it plays to the end."""
    rng = Random(sweep.players)
    seats = (None, *range(sweep.players))
    for seed in range(600, 620 if full else 601):
        kept: list[tp.Position] = []
        for pos in random_game(sweep, seed):
            if not rng.randrange(30) or pos.outcome is not None:
                world = check_secrecy(pos, rng.choice(seats), rng)
                for seat in seats:
                    check_secrecy(world, seat, rng)
                kept.append(world)
        for world in rng.sample(kept, min(3, len(kept))):
            while world.outcome is None:
                actor = next_actor(world, rng)
                world.play(actor, world.legal(actor).sample(rng))
                if not rng.randrange(30) or world.outcome is not None:
                    world.check()
                    check_secrecy(world, rng.choice(seats), rng)
            assert world.outcome.reason in world.game.end_reasons


@each_sweep
def test_looking_changes_nothing(sweep: Sweep, full: bool) -> None:
    """The same game twice: every seat looks after every move, or only now and then."""
    for seed in range(500, 510 if full else 501):
        often = random_game(sweep, seed)
        for ply, seldom in enumerate(random_game(sweep, seed)):
            pos = next(often)
            seats = (None, *range(sweep.players))
            seen = [pos.observe(seat).to_json() for seat in seats]
            if ply % 30 == 29 or pos.outcome is not None:
                assert [seldom.observe(seat).to_json() for seat in seats] == seen


@each_sweep
def test_nothing_appears_or_vanishes(sweep: Sweep, full: bool) -> None:
    """Conservation alone, in more games."""
    for seed in range(100, 800 if full else 125):
        for pos in random_game(sweep, seed):
            pos.check()


# ---- error texts tell nothing


FREQUENT: Mapping[str, list[type[tp.Move]]] = {
    "citadels": [Build, UseFramework, Borrow] * 8,
    "ankh_morpork": [Play, AnkhMorporkBuild, UsePower] * 8,
    "walled_city": [WalledCityBuild, Show] * 10,
    "genoa": [Offer, Counter, Note, Accept, Go, Fill, Trade] * 5,
}
"""Moves whose refusals have texts of their own."""
REFUSALS = {
    "citadels": ("citadels-error-not-in-hand", 6),
    "ankh_morpork": ("ankh_morpork-error-not-in-hand", 6),
    "walled_city": ("walled_city-error-built", 4),
    "genoa": ("genoa-error-no-target", 10),
}
"""A reason that always comes up, and how many different ones do at least."""


def words_for(game: str, players: int, hand: list[str], rng: Random) -> dict[str, Any]:
    """What can stand in the fields of moves."""
    if game == "ankh_morpork":
        return {
            "card": rng.choice([cards.NAMES, hand or cards.NAMES]),
            "area": areas.NAMES[1:],
            "to": areas.NAMES[1:],
            "lift": areas.NAMES[1:],
            "minion": OWNERS,
            "target": range(players),
            "what": ("minion", "building", "card", "demon", "troll"),
            "rest": ("turn",),
            "below": range(20),
        }
    if game == "genoa":
        return genoa_words(players, hand, rng)
    if game == "walled_city":
        places = [f"{letter}{number}" for letter in "APGTZ" for number in range(1, 15)]
        return {
            "guild": GUILD_NAMES,
            "place": rng.choice([places, [f"P{number}" for number in range(1, 20)]]),
            "tower": places,
            "card": rng.choice([hand or FACES, FACES]),
            "colour": ("p1", "p2", "p3", "p4", "neutral"),
            "kind": ("peasant", "noble"),
            "way": ("up", "down", "turn"),
            "n": range(6),
        }
    return {
        "char": CHARACTER_NAMES,
        "district": rng.choice([NAMES, hand or NAMES, hand or NAMES, [name for name in CITY_NAME if name.rstrip("+")]]),
        "target": range(players),
        "resource": ("gold", "cards"),
        "type": TYPES,
        "gold": range(5),
        "cards": range(5),
    }


def genoa_words(players: int, hand: list[str], rng: Random) -> dict[str, Any]:
    spaces = rng.choice([BOARD.names, genoa.BUILDINGS])
    items = [*genoa.COMMODITIES, *genoa.TILES, "marker", *genoa.DECKS, *hand, *(card.id for card in genoa.CARDS)]
    known = [*hand, *hand, *(card.id for card in genoa.CARDS)]
    bundles = ["-", "5d", "20d", "7d", "200d", *items, "5d+silk", f"10d+{rng.choice(items)}", "2marker"]
    return {
        **dict.fromkeys(("space", "building", "street"), spaces),
        **dict.fromkeys(("give", "take", "pledge", "want", "price"), tuple(bundles)),
        **dict.fromkeys(("extra", "standing"), range(2)),
        "face": ("trader", "back"),
        "card": known,
        "order": known,
        "seat": range(players),
        "version": range(1, 4),
        "also": ("p2", "p3+p4"),
        "commodity": genoa.COMMODITIES,
        "item": items,
        **dict.fromkeys(("one", "two"), ("inn", "oust:inn", "seize:harbor", *genoa.BUILDINGS)),
        "setting": ("on", "off", "open", "hidden"),
        "alarm": ("opening", "closing", "floor", "deciding"),
    }


def any_move(game: tp.Game, rng: Random, players: int, hand: list[str]) -> tp.Move:
    """A well-formed move of any kind, seldom a legal one."""
    kind = rng.choice([*get_args(game.move_type), *FREQUENT[game.id]])
    words = words_for(game.id, players, hand, rng)
    content: dict[str, object] = {"move": kind.__struct_config__.tag}
    for part in fields(kind):
        if part.required or rng.random() < 0.3:
            content[part.name] = rng.choice(words[part.name])
    try:
        return game.move_from_data(content, "")
    except tp.MalformedMove:
        return any_move(game, rng, players, hand)  # a beautified district in a hand


def refusal(pos: tp.Position, seat: int, move: tp.Move) -> tuple[str, str, dict[str, str | int]]:
    """How a move is refused; trying it must not change anything."""
    try:
        pos.play(seat, move)
    except (tp.IllegalMove, tp.NotYourDecision) as error:
        return type(error).__name__, error.id, error.params
    raise AssertionError(f"{move} is legal")


@each_sweep
def test_a_refusal_is_the_same_in_every_world_the_seat_could_be_in(sweep: Sweep, full: bool) -> None:
    rng = Random(sweep.players)
    ids: set[str] = set()
    for seed in range(200, 215 if full else 204):
        for ply, pos in enumerate(random_game(sweep, seed)):
            if ply % 5 or pos.outcome is not None:
                continue
            before = pos.to_json()
            seat = pos.pending[0].seat if rng.random() < 0.8 else rng.randrange(sweep.players)
            seen = pos.observe(seat)
            worlds = [seen.resample(rng) for _ in range(2)]
            for _ in range(8):
                move = any_move(pos.game, rng, sweep.players, seen.view.hand)
                if move in pos.legal(seat):
                    assert all(move in world.legal(seat) for world in worlds)
                    continue
                real = refusal(pos, seat, move)
                ids.add(real[1])
                for world in worlds:
                    assert refusal(world, seat, move) == real
            assert pos.to_json() == before
    reason, reasons = REFUSALS[sweep.game]
    assert {"error-illegal-move", reason} < ids
    assert "error-not-your-decision" in ids or "live" in sweep.options.values()  # where hardly anybody is not asked
    assert len(ids) >= reasons


# ---- default moves


@each_sweep
def test_a_table_of_players_who_left_plays_on_by_default_moves(sweep: Sweep) -> None:
    rng = Random(sweep.players)
    for seed in range(3):
        pos = new_game(sweep, seed)
        for _ in range(600 if sweep.game != "genoa" else 6000):  # on an open floor most defaults are to wait
            if pos.outcome is not None:
                break
            seat = next_actor(pos, rng)
            move = pos.legal(seat).sample(rng) if seat == CLOCK else pos.default(seat)
            assert move in pos.legal(seat)
            pos.play(seat, move)
            pos.check()
        view = pos.observe(None).view
        # nobody builds a city by default; in Ankh-Morpork playing one card each turn empties the draw pile
        assert view.round >= 10 if sweep.game == "citadels" else pos.outcome is not None


@each_sweep
def test_a_player_who_left_does_not_stop_the_others(sweep: Sweep) -> None:
    rng = Random(sweep.players)
    for seed in range(3):
        pos = new_game(sweep, seed)
        for _ in range(20_000):
            if pos.outcome is not None:
                break
            seat = next_actor(pos, rng)
            pos.play(seat, pos.default(seat) if seat == 0 else pos.legal(seat).sample(rng))
        assert pos.outcome is not None


# ---- a position is data


@each_sweep
def test_a_game_continued_from_its_own_json_stays_the_same(sweep: Sweep, full: bool) -> None:
    """Two streams: one game goes on in memory, the other is written down and read back after every move."""
    for seed in range(300, 310 if full else 301):
        pos = new_game(sweep, seed)
        rng = Random(seed)
        text = pos.to_json()
        while pos.outcome is None:
            twin = pos.game.from_json(text)
            seat = next_actor(pos, rng)
            assert twin.pending == pos.pending
            assert listed(twin, seat) == listed(pos, seat)
            move = pos.legal(seat).sample(rng)
            assert twin.play(seat, move) == pos.play(seat, move)
            text = pos.to_json()
            assert twin.to_json() == text
        assert pos.game.from_json(text).outcome == pos.outcome


@each_sweep
def test_copies_kept_from_earlier_never_change(sweep: Sweep) -> None:
    """Neither by moves in the original nor by moves in copies of the copy; and the original not by the copies."""
    kept: list[tuple[tp.Position, bytes]] = []
    rng = Random(sweep.players)
    for ply, pos in enumerate(random_game(sweep, seed=400)):
        if ply % 7 == 0:
            text = pos.to_json()
            copy = pos.copy()
            kept.append((copy, digest(text)))
            branch = copy.copy()
            for _ in range(15):
                if branch.outcome is None:
                    seat = next_actor(branch, rng)
                    branch.play(seat, branch.legal(seat).sample(rng))
            assert pos.to_json() == text
    assert len(kept) > 10
    for copy, mark in kept:
        assert digest(copy.to_json()) == mark


@each_sweep
def test_a_copy_meets_the_same_chance(sweep: Sweep) -> None:
    for ply, pos in enumerate(random_game(sweep, seed=401)):
        if ply % 50 == 0 and pos.outcome is None:
            one, two = pos.copy(), pos.copy()
            rng = Random(ply)
            while one.outcome is None:
                seat = next_actor(one, rng)
                move = one.legal(seat).sample(rng)
                assert two.play(seat, move) == one.play(seat, move)
            assert two.outcome == one.outcome


@each_sweep
def test_observations_kept_from_earlier_never_change(sweep: Sweep) -> None:
    """An observation is cut loose: neither the game that goes on nor a world made of it touches it."""
    kept: list[tuple[tp.Observation, bytes]] = []
    rng = Random(sweep.players)
    for ply, pos in enumerate(random_game(sweep, seed=402)):
        if ply % 3 == 0:
            seen = pos.observe(rng.choice([None, *range(sweep.players), pos.pending[0].seat if pos.pending else None]))
            kept.append((seen, digest(seen.to_json())))
            if ply % 9 == 0:
                world = seen.resample(rng)
                for _ in range(10):
                    if world.outcome is None:
                        seat = next_actor(world, rng)
                        world.play(seat, world.legal(seat).sample(rng))
    assert len(kept) > 30
    for seen, mark in kept:
        assert digest(seen.to_json()) == mark
