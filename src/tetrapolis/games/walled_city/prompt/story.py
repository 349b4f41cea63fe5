"""What happens in The Walled City, typed: every value with its kind, what moved from where to where, what it touched.

Places in it: `seat:1` is a player's supply (`colour:neutral` that of nobody), `box` what is out of the game, `offer`
the guilds that can be joined, `hand:1`, `discard`, and the places of the board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tetrapolis.core.said import Arg, Moved, Ref
from tetrapolis.core.telling import Happening, Kind, Story, each, goes, happens, number, seat, thing, word
from tetrapolis.games.walled_city.prompt.saying import owner, piece, place, say, sort_of

Args = Mapping[str, Any]
Moves = Callable[[Args], Iterable[Moved]]

_CARD = thing("card")

KINDS: dict[str, Kind] = {
    "seat": seat,
    "target": seat,
    "seats": each(seat),
    "guild": thing("guild"),
    "place": place,
    "place2": place,
    "area": place,
    "area2": place,
    "areas": each(place),
    "tower": place,
    "zone": place,
    "cut": place,
    "card": _CARD,
    "cards": each(_CARD),
    "colour": owner,
    "colours": each(owner),
    "name": word,  # whose turn it is to be chosen from; a reference already
    "faction": thing("faction"),
    "kind": word,
    "way": word,
    "phase": word,
    "n": number,
    "m": number,
    "x": number,
    "y": number,
    "nobles": number,
    "votes": number,
    # what labels and sheets name: a place with the board it is on, a kind of citizen
    "spot": thing("londonderry"),
    "spot2": thing("borderlands"),
    "citizen": thing("kind"),
}


def follows(args: Args) -> dict[str, Arg]:
    """What else messages select on: what a place is, whether pieces are the player's own, how many share something."""
    found: dict[str, Arg] = {}
    if isinstance(name := args.get("place"), str):
        found["sort"] = sort_of(name)
    if "seat" in args and isinstance(colour := args.get("colour"), str):
        found["own"] = colour == _colour(args["seat"])
    if "votes" in args:
        found["votes"] = votes(args)
    elif "colours" in args:
        found["many"] = len(args["colours"])
    return found


def votes(args: Args) -> Arg:
    """Votes by colour, without those who got none: "Anna 5", "the neutral colour 3"."""
    given = args["votes"]
    colours = args.get("colours") or [_colour(number) for number in range(len(given))]
    return [say("votes", colour=owner(colour), n=n) for colour, n in zip(colours, given, strict=True) if n] or "none"


def _colour(seat_number: int) -> str:
    return f"p{seat_number + 1}"


# ---- what moves


def _of(args: Args) -> str:
    return str(args.get("colour") or _colour(args["seat"]))


def _moves(kind: str, start: str, end: str, n: str = "") -> Moves:
    """Pieces of the colour an event names, between places; `supply` is their owner's."""

    def moved(args: Args) -> Iterable[Moved]:
        colour = _of(args)
        count = int(args[n]) if n else 1
        if count:
            yield Moved(f"{kind}:{colour}", _at(start, args, colour), _at(end, args, colour), count)

    return moved


def _at(name: str, args: Args, colour: str) -> Ref:
    if name == "supply":
        return owner(colour)
    return place(args[name]) if name in args else name


def _all(*parts: Moves) -> Moves:
    return lambda args: [one for part in parts for one in part(args)]


def _own(part: Moves) -> Moves:
    """The same with a piece of the player who does it."""
    return lambda args: part({**args, "colour": _colour(args["seat"])})


def _built(args: Args) -> Iterable[Moved]:
    return (Moved(_road(args["place"]), f"seat:{args['seat']}", place(args["place"])),)


def _taken(args: Args) -> Iterable[Moved]:
    return (Moved(_road(args["place"]), place(args["place"]), "box"),)


def _road(name: str) -> Ref:
    return "piece:road" if sort_of(name) == "path" else "piece:wall"


def _exchanged(args: Args) -> Iterable[Moved]:
    one, other = args["place"], args["place2"]
    return Moved(f"item:{one}", place(one), place(other)), Moved(f"item:{other}", place(other), place(one))


def _settled(args: Args) -> Iterable[Moved]:
    return _all(_moves("peasant", "supply", "area", "n"), _moves("noble", "supply", "area", "nobles"))(args)


# ---- what it touches


def _places(*names: str) -> Callable[[Args], Iterable[Ref]]:
    return lambda args: [place(args[name]) for name in names]


def _items(*names: str) -> Callable[[Args], Iterable[Ref]]:
    return lambda args: [f"item:{args[name]}" for name in names]


def _crowd(name: str, *kinds: str, before: str = "") -> Callable[[Args], Iterable[Ref]]:
    """A place and who came to stand there, so that the pieces themselves are marked; and the place they left."""

    def touched(args: Args) -> Iterable[Ref]:
        left = [place(args[before])] if before else []
        return [*left, place(args[name]), *[piece(kind, args[name], _of(args)) for kind in kinds]]

    return touched


def _mine(found: Callable[[Args], Iterable[Ref]]) -> Callable[[Args], Iterable[Ref]]:
    return lambda args: found({**args, "colour": _colour(args["seat"])})


_GUARD = _crowd("place", "noble")

_EVENTS: dict[str, Happening] = {
    # rounds and turns
    "starting-road": happens("seat", "place", moved=_built, touches=_places("place")),
    "round": happens("n", heading=True),
    "phase": happens("n", "phase", heading=True),
    "joins": happens("seat", "guild", moved=goes("guild:{guild}", "offer", "seat:{seat}"), touches=("seat:{seat}",)),
    "turn": happens("seat", quiet=True),
    "builds": happens("seat", "place", moved=_built, touches=_places("place")),
    "shows": happens("seat", "card", moved=goes("card:{card}", "hand:{seat}", "discard"), touches=("seat:{seat}",)),
    "settles": happens("seat", "area", "n", "nobles", moved=_settled, touches=_crowd("area", "noble", "peasant")),
    "promotes": happens(
        "seat",
        "colour",
        "area",
        "tower",
        moved=_moves("noble", "area", "tower"),
        touches=_crowd("tower", "noble", before="area"),
    ),
    "adjusts": happens("seat", "place", "way", "n", touches=_items("place")),
    # guilds
    "uses-guild": happens("seat", "guild", touches=("seat:{seat}", "guild:{guild}")),
    "copies": happens("seat", "guild", "target", "n", touches=("seat:{seat}", "seat:{target}")),
    "replaces-noble": happens(
        "seat",
        "colour",
        "place",
        moved=_all(_moves("noble", "place", "supply"), _own(_moves("noble", "supply", "place"))),
        touches=_mine(_GUARD),
    ),
    "replaces-peasant": happens(
        "seat",
        "colour",
        "place",
        moved=_all(_moves("peasant", "place", "supply"), _own(_moves("peasant", "supply", "place"))),
        touches=_mine(_crowd("place", "peasant")),
    ),
    "four-peasants": happens(
        "seat",
        "colour",
        "place",
        moved=_all(_moves("noble", "place", "supply"), *[_moves("peasant", "supply", "place")] * 4),
        touches=_crowd("place", "peasant"),
    ),
    "peasant-leaves": happens(
        "seat", "colour", "place", moved=_moves("peasant", "place", "supply"), touches=_places("place")
    ),
    "places": happens(
        "seat",
        "kind",
        "area",
        moved=lambda args: _moves(args["kind"], "supply", "area")(args),
        touches=lambda args: _crowd("area", args["kind"])(args),
    ),
    "noble-moves": happens(
        "seat",
        "colour",
        "place",
        "place2",
        moved=_moves("noble", "place", "place2"),
        touches=_crowd("place2", "noble", before="place"),
    ),
    "peasant-ennobled": happens(
        "seat",
        "colour",
        "place",
        moved=_all(_moves("peasant", "place", "supply"), _moves("noble", "supply", "place")),
        touches=_GUARD,
    ),
    "bakers": happens("seat", "n", touches=("seat:{seat}",)),
    "noble-to-box": happens("seat", "colour", "place", moved=_moves("noble", "place", "box"), touches=_places("place")),
    "rides": happens(
        "seat",
        "colour",
        "place",
        "place2",
        moved=_moves("citizen", "place", "place2"),
        touches=_crowd("place2", "noble", "peasant", before="place"),
    ),
    "guard-comes": happens("seat", "colour", "place", moved=_moves("noble", "supply", "place"), touches=_GUARD),
    "demolishes": happens("seat", "place", touches=_places("place")),
    "takes-away": happens("seat", "place", moved=_taken, touches=_places("place")),
    "rolls": happens("seat", "place", "n", touches=_items("place")),
    "lowers": happens("seat", "place", "place2", touches=_items("place", "place2")),
    "exchanges-items": happens("seat", "place", "place2", moved=_exchanged, touches=_items("place", "place2")),
    "fences": happens("seat", "cut"),
    "fenced": happens("seat", "area", "n", "area2", "m", touches=_places("area", "area2")),
    "gives-card": happens(
        "seat", "target", moved=goes("card:?", "hand:{seat}", "hand:{target}"), touches=("seat:{seat}", "seat:{target}")
    ),
    "you-see-card": happens(
        "seat",
        "target",
        "card",
        moved=goes("card:{card}", "hand:{seat}", "hand:{target}"),
        touches=("seat:{seat}", "seat:{target}"),
    ),
    "shows-hand": happens("seat", "target", touches=("seat:{seat}",)),
    "you-see-hand": happens("target", "cards", touches=("seat:{target}",)),
    # votes, defence and the end
    "flee": happens("colour", "n"),
    "neighbourhood": happens("areas", "votes", "colours", touches=("area:{areas}",)),
    "faction-won": happens("faction", "colours", "n", touches=("faction:{faction}",)),
    "defence": happens("seats"),
    "lays": happens("seat", "zone", moved=goes("card:?", "hand:{seat}", "zone:{zone}"), touches=_places("zone")),
    "you-lay": happens(
        "seat", "zone", "card", moved=goes("card:{card}", "hand:{seat}", "zone:{zone}"), touches=_places("zone")
    ),
    "revealed": happens("seat", "zone", "card", touches=_places("zone")),
    "tower": happens("tower", "x", "y", "votes", "colours", touches=_places("tower")),
    "game-over": happens("seats", "n"),
}

STORY = Story(KINDS, {f"walled_city-{key}": event for key, event in _EVENTS.items()}, follows)
