"""The Walled City in a terminal: what happened, as sentences; the many results of a count put together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tetrapolis.cli.tables import Told, plain_tell
from tetrapolis.core.types import Event
from tetrapolis.locales import t

TURN = "walled_city-turn"
COUNTED = {"walled_city-neighbourhood": "neighbourhoods", "walled_city-tower": "towers"}


def tell(lang: str, game_id: str, events: Sequence[Event], names: Sequence[str]) -> list[Told]:
    """A sentence for each event; neighbourhoods that were counted in a row in one, and equal events once.

    >>> counted = [Event("walled_city-neighbourhood", {"areas": ["A1", "A2"], "votes": [5, 0, 3]})]
    >>> tell("en", "walled_city", counted, ["Anna", "Béla"])
    [Told(text='Votes of the neighbourhoods: A1+A2: Anna 5, neutral 3.', private=False, to_you=False)]
    """
    told: list[Told] = []
    for kind, run in groupby(_worth_telling(events), key=lambda event: event.id):
        same = list(run)
        if kind in COUNTED:
            found = [said for event in same if (said := _counted(lang, event, names))]
            if found:
                told.append(Told(t(lang, f"play-walled_city-told-{COUNTED[kind]}", votes="; ".join(found))))
            continue
        for event, equal in groupby(same):
            (said_once,) = plain_tell(lang, game_id, [event], names)
            times = len(list(equal))
            text = said_once.text if times == 1 else f"{said_once.text.removesuffix('.')} ×{times}."
            told.append(said_once._replace(text=text))
    return told


def _counted(lang: str, event: Event, names: Sequence[str]) -> str:
    """ "A1+A2: Anna 5, Béla 3"; empty if nobody got anything."""
    owners = [*names, t(lang, "play-walled_city-neutral")]
    votes = [
        f"{name} {number}".replace("-", "−")
        for name, number in zip(owners, event.args["votes"], strict=False)
        if number
    ]
    if event.id == "walled_city-tower":
        place = f"{event.args['tower']} ({event.args['x']}+{event.args['y']})"
    else:
        place = "+".join(event.args["areas"])
    return f"{place}: {', '.join(votes)}" if votes else ""


def _worth_telling(events: Sequence[Event]) -> list[Event]:
    """Without the beginning of a turn, which shows in what is done or asked next."""
    found: list[Event] = []
    for number, event in enumerate(events):
        if event.id == TURN:
            after = events[number + 1 : number + 2]
            if (after and after[0].args.get("seat") == event.args["seat"]) or (found and not after):
                continue
        found.append(event)
    return found
