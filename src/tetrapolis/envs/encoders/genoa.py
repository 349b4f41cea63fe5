"""Genoa: its actions, and what a seat sees as numbers. What can be offered stands in genoa_candidates."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.envs.codec import Encoder, kinds_of, relative, seats, texts
from tetrapolis.envs.encoders import genoa_candidates
from tetrapolis.envs.encoders.genoa_candidates import SPACES, candidates
from tetrapolis.envs.features import Features, around, from_me
from tetrapolis.games.genoa import GAME
from tetrapolis.games.genoa.acquiring import OUST, SEIZE
from tetrapolis.games.genoa.board import FIRST_STREET, MARKET, load_board
from tetrapolis.games.genoa.bundle import Bundle, read
from tetrapolis.games.genoa.cards import BUILDING, BUILDINGS, CARD, CARDS, COMMODITIES, DECKS, TILES
from tetrapolis.games.genoa.frames import ROAD, Asking, Floor, Live, Replying, Window
from tetrapolis.games.genoa.moves import Accept, Agree
from tetrapolis.games.genoa.view import PlayerView, View

_SPACE = {name: number for number, name in enumerate(SPACES)}
_IDS = tuple(card.id for card in CARDS)
_THINGS = (*COMMODITIES, *TILES, "marker")


def actions(players: int) -> list[str]:
    """All moves that can be listed, then the candidates of those that cannot."""
    found = texts("start", SPACES) + texts("go", SPACES) + texts("withdraw", SPACES)
    others = seats(players)[1:]
    found += texts("accept", others, SPACES)
    together = ["+".join(some) for size in range(2, players) for some in combinations(others, size)]
    found += texts("accept", together, SPACES[MARKET:])
    for tag in ("pick", "ship", "fill", "deliver"):
        found += texts(tag, _IDS)
    found += texts("trade", [*_THINGS, *_IDS]) + texts("get", [*_THINGS, *DECKS]) + texts("fetch", COMMODITIES)
    found += texts("act", BUILDINGS) + _claims()
    plain = "roll use invite lapse stop reopen close recall pass wait agree refuse main end"
    return [*found, *plain.split(), *genoa_candidates.actions(players)]


def _claims() -> list[str]:
    """What can be done with one or two of the buildings beside each street, on either board."""
    found: dict[str, None] = {}
    for board in (load_board("main"), load_board("alt")):
        for street in range(FIRST_STREET, len(SPACES)):
            beside = [BUILDINGS[building] for building in board.buildings_beside[street]]
            ways = [[name, OUST + name, SEIZE + name] for name in beside]
            pairs = [(one, f"two={two}") for here, there in combinations(ways, 2) for one in here for two in there]
            for way in [*[(one,) for here in ways for one in here], *pairs]:
                found[" ".join(["claim", SPACES[street], *way])] = None
    return list(found)


def key(move: Move, seat: int, players: int) -> str:
    """As it is written, without versions: there is one offer of a player for a space, and one counter."""
    if isinstance(move, Accept):
        others = [move.seat, *[int(name[1:]) - 1 for name in move.also.split("+") if name]]
        who = "+".join(f"@{number}" for number in sorted((other - seat) % players for other in others))
        return f"accept {who} {move.space}"
    return "agree" if isinstance(move, Agree) else relative(move, seat, players)


def write(obs: Observation, players: int, features: Features) -> None:
    """The city, the own hand, supplies, everybody, and what is being negotiated."""
    view: View = obs.view
    me = obs.seat
    assert me is not None
    features.part("table")
    features.share(view.spaces_left, 8)
    features.one_of(view.phase, 4)
    features.share(view.bought, 5)
    features.flag(view.options.board == "alt")
    features.flag(view.options.negotiation == "live")
    for seat in (view.trader, view.first):
        features.one_of(from_me(seat, me, players), players)
    features.part("tower")
    features.one_of(_SPACE[view.tower] if view.tower else -1, len(SPACES))
    features.part("path")
    features.some_of([_SPACE[name] for name in view.path], len(SPACES))
    features.part("discs")
    features.shares(view.discs, 3)
    features.part("used")
    features.some_of([BUILDING[name] for name in view.used], len(BUILDINGS))
    for place, seat in enumerate(around(view.players, me)):
        features.part(f"buildings @{place}")
        features.flags([owner == seat for owner in view.owner])
    features.part("hand")
    features.some_of([CARD[card] for card in view.hand], len(CARDS))
    features.part("face up")
    features.some_of([CARD[card] for pile in view.face_up for card in pile], len(CARDS))
    features.part("supply")
    features.shares(view.supply, 12)
    features.shares(view.tile_supply, 12)
    features.shares(view.decks, 20)
    _write_floor(view, me, players, features)
    _write_question(view.stack[-1] if view.stack else None, me, players, features)
    for place, seat in enumerate(around(view.players, me)):
        _write_player(view.players[seat], place, features)


def _write_floor(view: View, me: int, players: int, features: Features) -> None:
    """What is on offer: by player and space, in ducats, things, pledges and things wanted."""
    first = view.stack[0] if view.stack else None
    floor = first if isinstance(first, Floor) else None
    top = view.stack[-1] if view.stack else None
    features.part("floor")
    features.flags((floor, floor and floor.about == ROAD))
    features.some_of(floor.targets if floor else (), len(SPACES))
    features.share(floor.rounds if floor else 0, 3)
    features.share(floor.counters if floor else 0, 3)
    offers = list(floor.offers) if floor else []
    if isinstance(top, Asking):  # the own draft; those of the others are hidden
        offers += top.drafts[me].offers
    amounts = [[0.0] * (4 * len(SPACES)) for _ in range(players)]
    for terms in offers:
        give, take, pledge = read(terms.give), read(terms.take), read(terms.pledge)
        numbers = (give.ducats / 100, give.things / 4, (pledge.ducats / 20 + pledge.things) / 4, take.things / 4)
        start = 4 * terms.space
        amounts[from_me(terms.by, me, players)][start : start + 4] = [min(1.0, number) for number in numbers]
    for place in range(players):
        features.part(f"offers @{place}")
        features.numbers += amounts[place]


def _write_question(top: Any, me: int, players: int, features: Features) -> None:
    """A counter, a live floor, or an action window."""
    live = top if isinstance(top, Live) else None
    counter = top.terms if isinstance(top, Replying) else live.counter if live else None
    features.part("counter")
    features.one_of(from_me(counter.by, me, players) if counter else -1, players)
    features.one_of(counter.space if counter else -1, len(SPACES))
    for text in (counter.give, counter.take, counter.pledge) if counter else ("-", "-", "-"):
        _write_bundle(read(text), features)
    features.part("live")
    features.flags((live.may_go, live.closing, live.closed, live.late) if live else (0, 0, 0, 0))
    features.some_of([(seat - me) % players for seat in range(players) if live and live.passed >> seat & 1], players)
    window = top if isinstance(top, Window) else None
    features.part("action")
    features.one_of(window.building if window else -1, len(BUILDINGS))
    features.flags((window.main, window.ordered, window.extra) if window else (0, 0, 0))
    _write_bundle(read(window.pledge if window else "-"), features)


def _write_bundle(things: Bundle, features: Features) -> None:
    goods, tiles, decks = dict(things.goods), dict(things.tiles), dict(things.decks)
    features.share(things.ducats, 100)
    features.share(things.markers, 3)
    features.shares([goods.get(good, 0) for good in range(len(COMMODITIES))], 2)
    features.shares([tiles.get(tile, 0) for tile in range(len(TILES))], 2)
    features.shares([decks.get(deck, 0) for deck in range(len(DECKS))], 2)
    features.some_of(things.cards, len(CARDS))


def _write_player(player: PlayerView, place: int, features: Features) -> None:
    features.part(f"player @{place}")
    features.flag(player.ducats is not None)
    features.share(player.ducats or 0, 600)
    features.share(player.flow + 150, 600)
    features.shares(player.goods, 4)
    features.shares(player.tiles, 4)
    features.shares(player.cards, 6)
    features.share(player.markers, 7)
    features.share(player.central, 7)
    features.share(player.acted, 3)
    features.share(player.extras, 3)
    features.share(player.notes, 3)
    features.flag(player.auto)
    features.some_of([CARD[card] for card in player.known], len(CARDS))


ENCODER = Encoder(actions, write, kinds_of(GAME), key, candidates)
