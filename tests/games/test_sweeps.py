"""Random games of every game and size, from the first move to the last, under the laws of `tetrapolis.testing`.

`pytest --full` plays many more of them. For Ankh-Morpork these are the invariants E-130 to E-137 of its rules file.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple, get_args

import pytest
from msgspec.structs import fields

import tetrapolis as tp
from tests.sampling import Sampling
from tetrapolis.games.ankh_morpork.rules import areas, cards
from tetrapolis.games.ankh_morpork.rules.moves import OWNERS, Play, UsePower
from tetrapolis.games.ankh_morpork.rules.moves import Build as AnkhMorporkBuild
from tetrapolis.games.citadels.rules.cards import CHARACTER_NAMES, CITY_NAME, NAMES, TYPES
from tetrapolis.games.citadels.rules.moves import Borrow, Build, UseFramework
from tetrapolis.games.genoa.rules import cards as genoa
from tetrapolis.games.genoa.rules.board import load_board
from tetrapolis.games.genoa.rules.live import FORMERLY
from tetrapolis.games.genoa.rules.moves import Accept, Counter, Fill, Go, Note, Offer, Trade
from tetrapolis.games.walled_city.rules.cards import FACES, GUILD_NAMES
from tetrapolis.games.walled_city.rules.moves import Build as WalledCityBuild
from tetrapolis.games.walled_city.rules.moves import Show
from tetrapolis.testing import Setting, evenings, hold
from tetrapolis.testing.positions import EVERYWHERE, watch
from tetrapolis.testing.refusals import refusals

BOARD = load_board("main")


class Sweep(NamedTuple):
    """A kind of table that is swept: a game, a number of players, options."""

    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{value}" for value in self.options.values())])

    @property
    def setting(self) -> Setting:
        return Setting(tp.game(self.game), self.players, self.options)


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
TELLING = list({(sweep.game, sweep.players): sweep for sweep in SWEEPS}.values())
"""Of each game and number of players the one that is farthest from usual."""
once_for_each_number = pytest.mark.parametrize("sweep", SWEEPS if Sampling.full else TELLING, ids=str)
"""For what hangs on the game and on how many play more than on options."""


def test_every_number_of_players_of_every_game_is_swept() -> None:
    for name in tp.games():
        assert {sweep.players for sweep in SWEEPS if sweep.game == name} == set(tp.game(name).players)
    assert len(SWEEPS) == 44
    assert {(sweep.game, sweep.players) for sweep in TELLING} == {(sweep.game, sweep.players) for sweep in SWEEPS}


@each_sweep
def test_every_position_keeps_the_laws(sweep: Sweep, full: bool) -> None:
    """Conservation and ends at every position of a game; round trips, copies, move texts and default moves. Secrecy,
    for every seat and a spectator, takes the longer the more there are, so in a sample it is looked at less often with
    many players. With options less far from usual a sample looks more seldom, but for conservation. With --full all of
    it at every position of twenty games."""
    some = 1 if full or sweep in TELLING else 5
    often = {"conservation": 1, "ends": 1, "secrecy": 1 if full else some * (sweep.players - 1)}
    others = some
    for every in {*often.values(), others}:
        laws = {law: check for law, check in EVERYWHERE.items() if often.get(law, others) == every}
        hold(watch(sweep.setting, range(20 if full else 1), laws, every))


@each_sweep
def test_positions_looked_at_only_now_and_then_keep_the_laws(sweep: Sweep, full: bool) -> None:
    """Who knows what is worked out when somebody looks: it must not matter how long nobody did."""
    hold(watch(sweep.setting, range(50, 100 if full else 51), every=40))


@each_sweep
def test_nothing_appears_or_vanishes(sweep: Sweep, full: bool) -> None:
    """Conservation alone, in more games."""
    hold(watch(sweep.setting, range(100, 800 if full else 104), {"conservation": EVERYWHERE["conservation"]}))


@once_for_each_number
def test_a_world_is_a_position_like_any_other(sweep: Sweep, full: bool) -> None:
    for seed in range(600, 620 if full else 601):
        assert evenings.a_world_is_a_position_like_any_other(sweep.setting, seed) > 1


@once_for_each_number
def test_looking_changes_nothing(sweep: Sweep, full: bool) -> None:
    for seed in range(500, 510 if full else 501):
        assert evenings.looking_changes_nothing(sweep.setting, seed)


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
        "alarm": tuple(FORMERLY.values()),
    }


def any_move(obs: tp.Observation, rng: Random) -> tp.Move:
    """A well-formed move of any kind, seldom a legal one."""
    game, hand = obs.game, obs.view.hand
    kind = rng.choice([*get_args(game.move_type), *FREQUENT[game.id]])
    words = words_for(game.id, obs.seen.players, hand, rng)
    content: dict[str, object] = {"move": kind.__struct_config__.tag}
    for part in fields(kind):
        if part.required or rng.random() < 0.3:
            content[part.name] = rng.choice(words[part.name])
    try:
        return game.move_from_data(content, "")
    except tp.MalformedMove:
        return any_move(obs, rng)  # a beautified district in a hand


@each_sweep
def test_a_refusal_is_the_same_in_every_world_the_seat_could_be_in(sweep: Sweep, full: bool) -> None:
    ids: set[str] = set()
    for seed in range(200, 215 if full else 204):
        ids |= refusals(sweep.setting, seed, any_move).keys()
    reason, reasons = REFUSALS[sweep.game]
    assert {"error-illegal-move", reason} < ids
    assert "error-not-your-decision" in ids or "live" in sweep.options.values()  # where hardly anybody is not asked
    assert len(ids) >= reasons


# ---- default moves


@each_sweep
def test_a_table_of_players_who_left_plays_on_by_default_moves(sweep: Sweep, full: bool) -> None:
    for seed in range(3 if full else 1):
        # on an open floor most defaults are to wait
        pos = evenings.by_default_moves(sweep.setting, seed, 600 if sweep.game != "genoa" else 6000)
        view = pos.observe(None).view
        # nobody builds a city by default; in Ankh-Morpork playing one card each turn empties the draw pile
        assert view.round >= 10 if sweep.game == "citadels" else pos.outcome is not None


@each_sweep
def test_a_player_who_left_does_not_stop_the_others(sweep: Sweep, full: bool) -> None:
    for seed in range(3 if full else 1):
        assert evenings.one_who_left_does_not_stop_the_others(sweep.setting, seed)


# ---- a position is data


@once_for_each_number
def test_a_game_continued_from_its_own_json_stays_the_same(sweep: Sweep, full: bool) -> None:
    for seed in range(300, 310 if full else 301):
        assert evenings.it_goes_on_from_its_own_json(sweep.setting, seed)


@once_for_each_number
def test_copies_kept_from_earlier_never_change(sweep: Sweep) -> None:
    assert evenings.copies_stay(sweep.setting, 400) > 10


@once_for_each_number
def test_a_copy_meets_the_same_chance(sweep: Sweep) -> None:
    assert evenings.a_copy_meets_the_same_chance(sweep.setting, 401)


@once_for_each_number
def test_observations_kept_from_earlier_never_change(sweep: Sweep) -> None:
    assert evenings.observations_stay(sweep.setting, 402) > 30
