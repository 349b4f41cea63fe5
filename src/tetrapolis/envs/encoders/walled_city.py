"""The Walled City: its actions, and what a seat sees as numbers. Both boards share the numbers of their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tetrapolis.core.observation import Observation
from tetrapolis.envs.codec import Encoder, kinds_of, seats, texts
from tetrapolis.envs.features import Features, around, from_me
from tetrapolis.games.walled_city import GAME
from tetrapolis.games.walled_city.board import MOST_FENCES, load_board
from tetrapolis.games.walled_city.cards import FACES, FACTIONS, GUILD_NAMES, GUILD_NUMBERS, NUMBERS, TILE_UP, VALUE
from tetrapolis.games.walled_city.frames import Ability, Laying, Turn
from tetrapolis.games.walled_city.position import NO_CARD, NOBODY, OFF
from tetrapolis.games.walled_city.view import PlayerView, View

_BOARDS = (load_board("londonderry"), load_board("borderlands"))


def _longest(*names: Sequence[str]) -> list[str]:
    """The places of both boards: the longer list holds the shorter one."""
    return list(dict.fromkeys(name for part in names for name in part))


_AREAS = _longest(*[board.areas for board in _BOARDS])
_PARTS = [*_AREAS, *[f"{area}{part}" for area in _AREAS for part in "AB"]]
"""An area, or a part of it once it is fenced."""
_PATHS = _longest(*[board.paths for board in _BOARDS])
_GAPS = _longest(*[board.gaps for board in _BOARDS])
_TOWERS = _longest(*[board.towers for board in _BOARDS])
_ZONES = _longest(*[board.zones for board in _BOARDS])
_CUTS = _longest(*[[cut.id for cut in board.cuts] for board in _BOARDS])
_CARDS = (*FACES, *(f"{face}*" for face in FACES))
_MOST_AREAS = len(_AREAS) + MOST_FENCES
_MOST_SETTLERS = 60
_COLOURS = 4
"""Pieces are stored for so many colours."""


def actions(players: int) -> list[str]:
    """All moves on both boards with all guilds."""
    colours = [*seats(players), "neutral"]
    found = texts("join", GUILD_NAMES) + texts("copy", GUILD_NAMES)
    found += texts("build", [*_PATHS, *_GAPS])
    for tag in ("show", "give", "take", "lay"):
        found += texts(tag, _CARDS)
    found += texts("put", _PARTS) + texts("place", ["peasant", "noble"], _PARTS)
    found += texts("nobles", range(30)) + texts("share", range(_MOST_SETTLERS)) + texts("settle", range(6))
    found += texts("promote", _PARTS, colours, _TOWERS)
    found += texts("adjust", [*_PARTS, *_TOWERS], ["up", "down", "turn"])
    found += texts("pick", [*_PARTS, *_TOWERS], colours)
    found += texts("choose", [*_PARTS, *_TOWERS, *_PATHS, *_GAPS, *_CUTS])
    found += texts("colour", colours) + texts("kind", ["peasant", "noble"])
    found += texts("zone", _ZONES) + texts("face", _TOWERS)
    return [*found, "skip", "end", "guild", "done"]


def write(obs: Observation, players: int, features: Features) -> None:
    """The board, guilds and cards, everybody, and where the turn stands."""
    view: View = obs.view
    me = obs.seat
    assert me is not None
    features.part("table")
    features.one_of(view.public["round"] - 1, 2)
    features.one_of(from_me(view.public["first"], me, players), players)
    features.flags([view.options.board == board.id for board in _BOARDS])
    features.share(view.neutral_votes or 0, 100)
    features.part("factions")
    features.shares(view.factions.values(), 20)
    features.part("offer")
    features.some_of([GUILD_NUMBERS[name] for name in view.offer], len(GUILD_NAMES))
    features.part("hand")
    features.count_of([NUMBERS[card.rstrip("*")] for card in view.hand], len(FACES), 2)
    features.part("off-colour card")
    features.one_of(next((NUMBERS[card[:-1]] for card in view.hand if card.endswith("*")), -1), len(FACES))
    features.part("discard")
    features.count_of(view.public["discard"], len(FACES), 8)
    _write_places(view, me, players, features)
    _write_zones(view, me, players, features)
    _write_turn(view.stack, features)
    for place, seat in enumerate(around(view.players, me)):
        _write_player(view.players[seat], place, seat, view, features)


def _write_places(view: View, me: int, players: int, features: Features) -> None:
    """Areas in the order of the view (the parts of a fenced one are apart), paths, gaps and towers."""
    public = view.public
    colours = [*around(view.players, me), *range(players, _COLOURS)]
    size = {name: len(hood) for hood in view.hoods for name in hood}
    for area in range(_MOST_AREAS):
        features.part(f"area {area}")
        if area >= len(view.areas):
            features.nothing(2 + 2 * _COLOURS + len(FACTIONS) + 2)
            continue
        features.flag(len(view.areas[area].rstrip("AB")) < len(view.areas[area]))
        features.share(size[view.areas[area]], len(_AREAS))
        for pieces in (public["peasants"], public["nobles"]):
            features.shares([pieces[4 * area + colour] for colour in colours], 8)
        _write_item(public["items"][area], features)
    for title, places in (("paths", _PATHS), ("gaps", _GAPS)):
        states = public[title]
        features.part(f"{title} built")
        features.flags([state > 0 for state in states])
        features.nothing(len(places) - len(states))
        features.part(f"{title} demolished")
        features.flags([state < 0 for state in states])
        features.nothing(len(places) - len(states))
    for tower in range(len(_TOWERS)):
        features.part(f"tower {tower}")
        if tower >= len(public["tower_items"]):
            features.nothing(_COLOURS + len(FACTIONS) + 2)
            continue
        features.shares([public["guards"][4 * tower + colour] for colour in colours], 6)
        _write_item(public["tower_items"][tower], features)


def _write_item(item: int, features: Features) -> None:
    """A die's value at its faction, or a survey tile's face."""
    shown = [0.0] * (len(FACTIONS) + 2)
    if item >= TILE_UP:
        shown[len(FACTIONS) + item - TILE_UP] = 1.0
    elif item >= 0:
        shown[item // 3] = VALUE[item] / 3
    features.numbers += shown


def _write_zones(view: View, me: int, players: int, features: Features) -> None:
    for zone in range(len(_ZONES)):
        features.part(f"zone {zone}")
        if zone >= len(view.zones):
            features.nothing(players + len(FACES) + 2)
            continue
        owner, text = view.public["zone_owner"][zone], view.zones[zone]
        features.one_of(NOBODY if owner == NOBODY else from_me(owner, me, players), players)
        features.one_of(NUMBERS.get(text.rstrip("*"), -1), len(FACES))
        features.flags((text.startswith("?"), view.zone_turned[zone] == 1))


def _write_turn(stack: list[Any], features: Features) -> None:
    """Place and card of the turn, and an ability that is being used."""
    turn = next((frame for frame in reversed(stack) if isinstance(frame, Turn)), None)
    top = stack[-1] if stack else None
    features.part("turn")
    features.one_of(turn.step if turn else -1, 5)
    features.one_of(turn.place if turn else -1, len(_PATHS))
    features.one_of(turn.card if turn and turn.card != NO_CARD else -1, len(FACES))
    features.share(turn.promotes if turn else 0, 5)
    features.flags((turn.over_built, turn.used) if turn else (0, 0))
    ability = top if isinstance(top, Ability) else None
    features.part("ability")
    features.one_of(ability.guild if ability else -1, len(GUILD_NAMES))
    features.one_of(ability.stage if ability else -1, 4)
    features.share(ability.left if ability else 0, 5)
    features.part("zone in question")
    features.one_of(top.zone if isinstance(top, Laying) else -1, len(_ZONES))


def _write_player(player: PlayerView, place: int, seat: int, view: View, features: Features) -> None:
    public = view.public
    features.part(f"player @{place}")
    features.share(player.votes, 100)
    features.share(player.cards, len(FACES))
    for title, most in (("roads", 8), ("walls", 6), ("supply_p", 25), ("supply_n", 20)):
        features.share(public[title][seat], most)
    features.flag(view.off_held[seat])
    for guild in (player.guild, player.old_guild):
        features.one_of(GUILD_NUMBERS.get(guild, -1), len(GUILD_NAMES))
    features.count_of([NUMBERS[card] % OFF for card in player.known if card in NUMBERS], len(FACES), 2)


ENCODER = Encoder(actions, write, kinds_of(GAME))
