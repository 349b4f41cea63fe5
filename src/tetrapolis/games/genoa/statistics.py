"""Genoa: where a player acted, the buildings owned at the end, the cards that were paid, and the deals by round."""

from __future__ import annotations

from collections.abc import Sequence

from tetrapolis.arena.facts import Noted
from tetrapolis.core.position import Position
from tetrapolis.core.types import Event
from tetrapolis.games.genoa.rules.bundle import read
from tetrapolis.games.genoa.rules.cards import BUILDINGS, CARD, CARDS, DECKS
from tetrapolis.games.genoa.rules.view import View

KINDS = {
    "acted": "building",
    "owned": "building",
    "deck": "deck",
    "card": "card",
    "bought": "lap",
    "sold": "lap",
    "price": "lap",
    "priced": "lap",
}
_PAID = ("genoa-delivers", "genoa-ships", "genoa-fills")


def facts(pos: Position, events: Sequence[Event], noted: Noted) -> None:
    """Messages and orders count when they are delivered, contracts at the end.

    Of deals it notes how many a seat bought and sold in each round, what it paid in ducats for those that cost nothing
    else, and how many these were: `bought:3`, `sold:3`, `price:3`, `priced:3`.
    """
    number = 1
    for event in events:
        args = event.args
        if event.id == "genoa-round":
            number = args["round"]
        elif event.id == "genoa-deal":
            noted[args["seat"]][f"bought:{number}"] += 1
            noted[args["target"]][f"sold:{number}"] += 1
            give = read(args["give"])
            if not args["pledge"] and not read(args["take"]).things and give.ducats and not give.things:
                noted[args["seat"]][f"price:{number}"] += give.ducats
                noted[args["seat"]][f"priced:{number}"] += 1
        if event.id == "genoa-acts":
            noted[args["seat"]][f"acted:{args['building']}"] += 1
        elif event.id in _PAID:
            _pay(noted, args["seat"], args["card"])
        elif event.id == "genoa-final":
            for card in args["cards"]:
                _pay(noted, args["seat"], card)
    view: View = pos.view(None)
    for building, owner in enumerate(view.owner):
        if owner >= 0:
            noted[owner][f"owned:{BUILDINGS[building]}"] += 1


def _pay(noted: Noted, seat: int, card: str) -> None:
    noted[seat][f"card:{card}"] += 1
    noted[seat][f"deck:{DECKS[CARDS[CARD[card]].deck]}"] += 1
