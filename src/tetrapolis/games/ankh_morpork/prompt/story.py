"""What Ankh-Morpork's events and moves say, typed, and what goes from where to where in them.

What moves: `card:mr_boggis`, `minion:p2`, `minion:troll`, `building:p1`, `dollars`, `marker`; places: `hand:1`,
`current` (the card in play), `discard`, `deck`, `box` (out of the game), `seat:1`, `bank`, `area:dimwell`,
`supply:p2`, `display` (area cards nobody has). Hidden cards move as `card`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tetrapolis.core.said import Moved, Said
from tetrapolis.core.telling import Happening, Story, each, goes, happens, number, seat, thing, word

KINDS = {
    "seat": seat,
    "target": seat,
    "seats": each(seat),
    "minion": seat,
    "minion2": seat,
    "card": thing("card"),
    "cards": each(thing("card")),
    "area": thing("area"),
    "area2": thing("area"),
    "areas": each(thing("area")),
    "to": thing("area"),
    "lift": thing("area"),
    "event": thing("event"),
    "personality": thing("personality"),
    "personalities": each(thing("personality")),
    "piece": thing("piece"),
    "reason": lambda value: Said(f"ankh_morpork-end-{value}"),  # a sentence, no name of a thing
    "what": word,
    "rest": word,
    "below": number,
    "n": number,
}

Args = Mapping[str, Any]
Moves = Callable[[Args], Iterable[Moved]]


def _owner(args: Args, name: str = "seat") -> str:
    return f"p{args[name] + 1}"


def _cards(start: str, end: str) -> Moves:
    """Several cards that everybody who is told may see."""
    return lambda args: [Moved(f"card:{card}", start.format_map(args), end.format_map(args)) for card in args["cards"]]


def _dollars(start: str, end: str) -> Moves:
    paid = goes("dollars", start, end, "n")
    return lambda args: paid(args) if args["n"] else ()


def _places(args: Args) -> Iterable[Moved]:
    owner = _owner(args)
    yield Moved(f"minion:{owner}", f"supply:{owner}", f"area:{args['area']}")


def _lifts_minion(args: Args) -> Iterable[Moved]:
    owner = _owner(args)
    yield Moved(f"minion:{owner}", f"area:{args['area']}", f"supply:{owner}")


def _builds(args: Args) -> Iterable[Moved]:
    owner = _owner(args)
    yield Moved(f"building:{owner}", f"supply:{owner}", f"area:{args['area']}")
    yield Moved("dollars", f"seat:{args['seat']}", "bank", args["n"])


def _loses_building(args: Args) -> Iterable[Moved]:
    owner = _owner(args)
    yield Moved(f"building:{owner}", f"area:{args['area']}", f"supply:{owner}")


def _buys(args: Args) -> Iterable[Moved]:
    buyer, owner, area = _owner(args), _owner(args, "target"), f"area:{args['area']}"
    yield Moved("dollars", f"seat:{args['seat']}", f"seat:{args['target']}", args["n"])
    yield Moved(f"building:{owner}", area, f"supply:{owner}")
    yield Moved(f"building:{buyer}", f"supply:{buyer}", area)


def _swaps(args: Args) -> Iterable[Moved]:
    here, there = f"area:{args['area']}", f"area:{args['area2']}"
    yield Moved(f"minion:{args['minion']}", here, there)
    yield Moved(f"minion:{args['minion2']}", there, here)


def _takes_loan(args: Args) -> Iterable[Moved]:
    yield Moved(f"card:{args['card']}", "current", f"seat:{args['seat']}")
    yield Moved("dollars", "bank", f"seat:{args['seat']}", args["n"])


def _areas(*names: str) -> tuple[str, ...]:
    return tuple(f"area:{{{name}}}" for name in names)


_HOUSE = ("area:{area}", "house:{area}")
_DICE = ("area:{areas}",)

_EVENTS: dict[str, Happening] = {
    # turns and cards
    "turn": happens("seat", "n", heading=True),
    "plays": happens("seat", "card", moved=goes("card:{card}", "hand:{seat}", "current")),
    "passes": happens("seat"),
    "draws": happens("seat", "n", moved=goes("card", "deck", "hand:{seat}", "n")),
    "you-draw": happens("cards"),
    "fetches": happens("seat", "cards", moved=_cards("discard", "hand:{seat}")),
    "discards": happens("seat", "card", moved=goes("card:{card}", "hand:{seat}", "discard")),
    "gives-card": happens("seat", "target", moved=goes("card", "hand:{seat}", "hand:{target}")),
    "you-see-given": happens("seat", "target", "card", moved=goes("card:{card}", "hand:{seat}", "hand:{target}")),
    "swaps-hands": happens("seat", "target", touches=("seat:{target}",)),
    "you-hold": happens("cards"),
    "searches": happens("seat", "target", touches=("seat:{target}",)),
    "you-see-hand": happens("target", "cards", touches=("seat:{target}",)),
    "loses-card": happens("seat", "card", moved=goes("card:{card}", "hand:{seat}", "discard")),
    "you-see-drawn": happens("target", "cards", touches=("seat:{target}",)),
    "aims": happens("seat", "target", "card", touches=("seat:{target}",)),
    "rolls": happens("seat", "card", "n"),
    "rolls-areas": happens("seat", "card", "areas", touches=_DICE),
    # minions, buildings, trouble
    "places": happens("seat", "area", moved=_places, touches=_areas("area")),
    "lifts-minion": happens("seat", "area", moved=_lifts_minion, touches=_areas("area")),
    "loses-minion": happens(
        "minion",
        "area",
        moved=goes("minion:{minion}", "area:{area}", "supply:{minion}"),
        by="minion",
        touches=_areas("area"),
    ),
    "moves": happens(
        "minion",
        "area",
        "area2",
        moved=goes("minion:{minion}", "area:{area}", "area:{area2}"),
        by="minion",
        touches=_areas("area", "area2"),
    ),
    "swaps": happens("minion", "area", "minion2", "area2", moved=_swaps, by="minion", touches=_areas("area", "area2")),
    "builds": happens("seat", "area", "n", moved=_builds, touches=_HOUSE),
    "lifts-building": happens("seat", "area", moved=_loses_building, touches=_HOUSE),
    "loses-building": happens("seat", "area", moved=_loses_building, touches=_HOUSE),
    "buys": happens("seat", "target", "area", "n", moved=_buys, touches=(*_HOUSE, "seat:{target}")),
    "stirs": happens("seat", "area", moved=goes("marker", "bank", "area:{area}"), touches=_areas("area")),
    "calms": happens("seat", "area", moved=goes("marker", "area:{area}", "bank"), touches=_areas("area")),
    "uses-power": happens("seat", "area", touches=_HOUSE),
    # money
    "earns": happens("seat", "n", moved=_dollars("bank", "seat:{seat}")),
    "spends": happens("seat", "n", moved=_dollars("seat:{seat}", "bank")),
    "pays": happens("seat", "target", "n", moved=_dollars("seat:{seat}", "seat:{target}"), touches=("seat:{target}",)),
    "takes-loan": happens("seat", "card", "n", moved=_takes_loan),
    "takes-penalty": happens("seat", "card", moved=goes("card:{card}", "current", "seat:{seat}")),
    "refuses": happens("seat"),
    "spares": happens("seat", "target", touches=("seat:{target}",)),
    # interrupts
    "interrupts": happens("seat", "card", moved=goes("card:{card}", "hand:{seat}", "discard")),
    "lets-happen": happens("seat", "card", once=True),
    "lets-event-happen": happens("seat", "event", once=True),
    "immune": happens("seat", "card"),
    "minion-not-moved": happens("seat", "area", touches=_areas("area")),
    "minion-stays": happens("seat", "area", touches=_areas("area")),
    "card-returns": happens("seat", "card", moved=goes("card:{card}", "current", "hand:{seat}")),
    "you-stand-aside": happens(),
    "you-stand-below": happens("n"),
    "you-ask-again": happens(),
    # random events
    "turns-event": happens("seat", "event"),
    "no-event": happens("seat"),
    "event-rolls": happens("seat", "event", "areas", touches=_DICE),
    "saves": happens("seat", "area", "piece", "n", moved=_dollars("seat:{seat}", "bank"), touches=_areas("area")),
    "fire-ends": happens("area", touches=_areas("area")),
    "flood-rolls-again": happens("seat", "area", touches=_areas("area")),
    "fog": happens("cards", moved=_cards("deck", "discard")),
    "fog-box": happens("cards", moved=_cards("deck", "box")),
    "no-riots": happens("n"),
    "arrives": happens(
        "minion", "area", moved=goes("minion:{minion}", "supply:{minion}", "area:{area}"), touches=_areas("area")
    ),
    "card-gone": happens("seat", "area", moved=goes("area:{area}", "seat:{seat}", "box"), touches=_HOUSE),
    # personalities and the end
    "looks-at-personalities": happens("seat", "n"),
    "you-see-personalities": happens("personalities"),
    "exchanges-personality": happens("seat"),
    "you-become": happens("personality"),
    "revealed": happens("seat", "personality"),
    "game-over": happens("seats", "reason"),
}

STORY = Story(KINDS, {f"ankh_morpork-{key}": happening for key, happening in _EVENTS.items()})
