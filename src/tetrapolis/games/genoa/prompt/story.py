"""What Genoa's events and moves say, typed: things that change hands, spaces, deeds; and what went from where to where.

Places: `seat:1` is what lies before a player, `hand:1` a hand, `supply` the goods, tiles and markers of nobody, `bank`
the money, `deck:message` a pile, `face_up:message` the cards under it, `space:harbor` a space of the board.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from tetrapolis.core.said import Arg, Moved, Said
from tetrapolis.core.telling import NONE, Happening, Kind, Story, each, happens, number, seat, thing, word
from tetrapolis.games.genoa.rules.bundle import read
from tetrapolis.games.genoa.rules.cards import CARD, CARDS, COMMODITIES, DECK_OF, DECKS, TILES

DUCATS, MARKER = "d", "marker"
SUPPLY, BANK, TOWER = "supply", "bank", "tower:own"


# ---- values


def counted(text: str) -> list[tuple[str, int]]:
    """The things of a bundle and how many, ducats first, cards last.

    >>> counted("15d+2silk+m05")
    [('d', 15), ('silk', 2), ('m05', 1)]
    """
    things = read(text)
    found: list[tuple[str, int]] = [(DUCATS, things.ducats)] if things.ducats else []
    found += [(COMMODITIES[good], n) for good, n in things.goods] + [(TILES[tile], n) for tile, n in things.tiles]
    found += [(MARKER, things.markers)] if things.markers else []
    return found + [(DECKS[deck], n) for deck, n in things.decks] + [(CARDS[card].id, 1) for card in things.cards]


@lru_cache(maxsize=4096)
def item(name: str, n: int = 1) -> Arg:
    """So many of a thing; a card by itself.

    >>> item("silk", 2), item("m05")
    (Said(id='genoa-item-silk', args={'n': 2}), 'card:m05')
    """
    return f"card:{name}" if name in CARD else Said(f"genoa-item-{name}", {"n": n})


@lru_cache(maxsize=20_000)
def bundle(text: str) -> list[Arg]:
    """Things that change hands, as a list.

    >>> bundle("-"), bundle("5d")
    ([], [Said(id='genoa-item-d', args={'n': 5})])
    """
    return [item(name, n) for name, n in counted(text)]


@cache
def deed(text: str) -> Arg:
    """What is done to a building: `inn`, `oust:inn`, `seize:inn`.

    >>> deed("oust:inn")
    Said(id='genoa-deed-oust', args={'building': 'building:inn'})
    """
    what, _, building = text.rpartition(":")
    return Said(f"genoa-deed-{what or 'take'}", {"building": f"building:{building}"}) if text else NONE


def _seats(text: str) -> Arg:
    return [seat(name) for name in text.split("+")] if text else NONE


STREET, PLAIN = {"sort": "street"}, {"sort": "building"}


def sort_of(args: Mapping[str, Any]) -> dict[str, Arg]:
    """Of a space, whether it is a street: some languages put an article before all others."""
    space = args.get("space")
    return {} if space is None else STREET if space.startswith("street") else PLAIN


KINDS: dict[str, Kind] = {
    **dict.fromkeys(("seat", "target"), seat),
    **dict.fromkeys(("space", "start", "street"), thing("space")),
    **{kind: thing(kind) for kind in ("building", "card", "tile", "commodity", "deck")},
    **dict.fromkeys(("give", "take", "pledge", "price", "want", "got"), bundle),
    **dict.fromkeys(("item", "wanted"), item),
    **dict.fromkeys(("one", "two"), deed),
    **dict.fromkeys(("about", "setting", "alarm", "face"), word),
    "order": thing("card"),
    "cards": each(thing("card")),
    "also": _seats,
    "version": number,
}
"""What the values of events and moves are; all others are numbers."""


# ---- what moves


def _ref(name: str) -> str:
    """A thing by its name in a bundle."""
    if name in CARD:
        return f"card:{name}"
    kind = "commodity" if name in COMMODITIES else "tile" if name in TILES else "deck" if name in DECKS else "money"
    return f"{kind}:{name}"


def _handed(text: str, giver: int, taker: int) -> Iterator[Moved]:
    """A bundle from one player to another; markers go through the supply (GEN-6.16)."""
    for name, n in counted(text):
        if name == MARKER:
            yield Moved(f"marker:{giver}", f"seat:{giver}", SUPPLY, n)
            yield Moved(f"marker:{taker}", SUPPLY, f"seat:{taker}", n)
        else:
            place = "hand" if name in DECKS or name in CARD else "seat"
            yield Moved(_ref(name), f"{place}:{giver}", f"{place}:{taker}", n)


def _taken(text: str, taker: int) -> Iterator[Moved]:
    """A bundle from the supply; cards from their deck."""
    for name, n in counted(text):
        if name == MARKER:
            yield Moved(f"marker:{taker}", SUPPLY, f"seat:{taker}", n)
        elif name in DECKS:
            yield Moved(f"deck:{name}", f"deck:{name}", f"hand:{taker}", n)
        else:
            yield Moved(_ref(name), SUPPLY, f"seat:{taker}", n)


def _put_back(name: str, giver: int) -> Moved:
    """One thing back to the supply; a card face up under its deck (GEN-8.2)."""
    if name in CARD:
        return Moved(f"card:{name}", f"hand:{giver}", f"face_up:{DECKS[DECK_OF[CARD[name]]]}")
    what = f"marker:{giver}" if name == MARKER else _ref(name)
    return Moved(what, f"seat:{giver}", SUPPLY)


def _paid(args: Mapping[str, Any]) -> Moved:
    return Moved("money:d", BANK, f"seat:{args['seat']}", args["ducats"])


def _deal(args: Mapping[str, Any]) -> Iterator[Moved]:
    yield from _handed(args["give"], args["seat"], args["target"])
    yield from _handed(args["take"], args["target"], args["seat"])


def _completed(args: Mapping[str, Any]) -> Iterator[Moved]:
    """An order or a message: its goods, the card, the money."""
    for good in CARDS[CARD[args["card"]]].goods:
        yield _put_back(COMMODITIES[good], args["seat"])
    yield _put_back(args["card"], args["seat"])
    yield _paid(args)


def _ousted(args: Mapping[str, Any]) -> Iterator[Moved]:
    yield Moved(f"marker:{args['target']}", f"space:{args['building']}", SUPPLY)
    yield _put_back(MARKER, args["seat"])


def _tower(args: Mapping[str, Any]) -> tuple[Moved, ...]:
    return (Moved(TOWER, f"space:{args['start']}" if "start" in args else SUPPLY, f"space:{args['space']}"),)


# ---- events

_TERMS = ("seat", "space", "give", "take", "pledge", "extra", "here", "bare")


def _space(args: Mapping[str, Any]) -> tuple[str, ...]:
    return (f"space:{args['space']}",)


def _building(args: Mapping[str, Any]) -> tuple[str, ...]:
    return (f"space:{args['building']}",)


def _offer(args: Mapping[str, Any]) -> tuple[str, ...]:
    return f"space:{args['space']}", f"offer:{args['space']}:{args['seat']}"


EVENTS: dict[str, Happening] = {
    # rounds and the way of the tower
    "genoa-first-player": happens("seat", by="", touches=("seat:{seat}",)),
    "genoa-round": happens("round", "left", heading=True),
    "genoa-turn": happens("seat", heading=True),
    "genoa-rolls": happens("seat", "blue", "red", "space", moved=_tower, touches=_space),
    "genoa-starts": happens(
        "seat",
        "space",
        moved=lambda args: (_put_back("start_space", args["seat"]), *_tower(args)),
        touches=_space,
    ),
    "genoa-market-start": happens("left"),
    "genoa-moves": happens("seat", "space", "start", moved=_tower, touches=_space),
    "genoa-stops": happens("seat"),
    "genoa-lapses": happens("building", touches=_building),
    # the floor
    "genoa-asks": happens("seat", "about", "round"),
    "genoa-answered": happens("seat", quiet=True),
    "genoa-no-offers": happens(),
    "genoa-offer": happens(*_TERMS, touches=_offer),
    "genoa-offer-changed": happens(*_TERMS, touches=_offer),
    "genoa-offer-shows": happens("seat", "cards"),
    "genoa-offer-void": happens("seat", "space", by="", touches=_offer),
    "genoa-own-offer-void": happens("space", touches=_space),
    "genoa-withdraws": happens("seat", "space", touches=_offer),
    "genoa-note": happens("seat", "space", "price", touches=_space),
    "genoa-call": happens("seat", "space", "want", touches=_space),
    "genoa-counter": happens(*_TERMS, by="", touches=lambda args: (*_offer(args), f"seat:{args['seat']}")),
    "genoa-counter-void": happens("seat", by=""),
    "genoa-refuses": happens("seat"),
    "genoa-recalls": happens("seat"),
    "genoa-passes": happens("seat"),
    "genoa-closing": happens("seat", "seconds"),
    "genoa-duty": happens("seat", by=""),
    "genoa-floor-late": happens("seat", by=""),
    # deals
    "genoa-deal": happens(
        "seat", "target", "space", "give", "take", "pledge", "here", "bare", moved=_deal, touches=_space
    ),
    "genoa-cards-given": happens("seat", "target", "cards"),
    "genoa-pledge-paid": happens(
        "seat", "target", "pledge", moved=lambda args: _handed(args["pledge"], args["seat"], args["target"])
    ),
    "genoa-pledge-fails": happens("seat", "pledge"),
    # actions
    "genoa-acts": happens(
        "seat",
        "building",
        "extra",
        moved=lambda args: (_put_back("extra_action", args["seat"]),) if args["extra"] else (),
        touches=_building,
    ),
    "genoa-owner-paid": happens("seat", "building", "ducats", moved=lambda args: (_paid(args),), touches=_building),
    "genoa-main": happens(
        "seat", "building", "got", "by_tile", moved=lambda args: _taken(args["got"], args["seat"]), touches=_building
    ),
    "genoa-draws": happens("cards"),
    "genoa-ships": happens("seat", "card", "ducats", moved=_completed),
    "genoa-fills": happens("seat", "card", "ducats", moved=_completed),
    "genoa-bonus": happens("seat", "tile", moved=lambda args: _taken(args["tile"], args["seat"])),
    "genoa-fetches": happens(
        "seat",
        "commodity",
        moved=lambda args: (_put_back("any_commodity", args["seat"]), *_taken(args["commodity"], args["seat"])),
    ),
    "genoa-trades": happens("seat", "item", moved=lambda args: (_put_back("trade_1_1", args["seat"]),)),
    "genoa-traded": happens(
        "seat",
        "item",
        "wanted",
        moved=lambda args: (_put_back(args["item"], args["seat"]), *_taken(args["wanted"], args["seat"])),
    ),
    "genoa-acts-by-tile": happens(
        "seat", "building", moved=lambda args: (_put_back("building_action", args["seat"]),), touches=_building
    ),
    "genoa-ends": happens("seat", "building", quiet=True),
    "genoa-delivers": happens("seat", "card", "ducats", moved=_completed),
    "genoa-delivers-no-more": happens("seat", quiet=True),
    "genoa-reshuffled": happens(
        "deck",
        "n",
        moved=lambda args: (
            Moved(f"deck:{args['deck']}", f"face_up:{args['deck']}", f"deck:{args['deck']}", args["n"]),
        ),
    ),
    # buildings, settings and the end
    "genoa-claims": happens("seat", "space", touches=_space, quiet=True),
    "genoa-claims-nothing": happens("seat"),
    "genoa-ousts": happens("seat", "target", "building", moved=_ousted, touches=_building),
    "genoa-acquires": happens(
        "seat",
        "building",
        moved=lambda args: (Moved(f"marker:{args['seat']}", f"seat:{args['seat']}", f"space:{args['building']}"),),
        touches=_building,
    ),
    "genoa-own-quiet": happens("setting"),
    "genoa-own-quiet-over": happens(),
    "genoa-own-passed": happens(),
    "genoa-auto": happens("seat", "setting"),
    "genoa-purse": happens("seat", "setting"),
    "genoa-final": happens("seat", "buildings", "cards", "contracts", "total"),
}

STORY = Story(KINDS, EVENTS, sort_of)
