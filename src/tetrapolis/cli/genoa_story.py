"""Genoa in a terminal: what happened, as sentences; what goes without saying is left out."""

from __future__ import annotations

from collections.abc import Sequence

from tetrapolis.cli.tables import Told, plain_tell
from tetrapolis.core.types import Event

SEALED = "genoa-answered"
NEEDLESS = {SEALED, "genoa-ends", "genoa-delivers-no-more"}
"""That a sealed answer came, and that somebody is through, shows in what follows."""


TO_YOU = {"genoa-draws", "genoa-own-offer-void"}
"""These speak to the reader."""


def tell(lang: str, game_id: str, events: Sequence[Event], names: Sequence[str]) -> list[Told]:
    """A sentence for each event that says something new.

    >>> said = [Event("genoa-answered", {"seat": 1}), Event("genoa-no-offers", {})]
    >>> [told.text for told in tell("en", "genoa", said, ["Anna", "Béla"])]
    ['There are no offers.']
    """
    kept = [event for event in events if event.id not in NEEDLESS] or [e for e in events if e.id == SEALED]
    told = plain_tell(lang, game_id, kept, names)
    return [said._replace(to_you=event.id in TO_YOU) for event, said in zip(kept, told, strict=True)]
