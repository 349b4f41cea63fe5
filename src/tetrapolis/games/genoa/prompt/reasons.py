"""Why not, as data: what the rules' own faults say of the things a person would try, and the rule behind each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.prompt import Refused
from tetrapolis.core.said import Ref, Said
from tetrapolis.core.telling import typed
from tetrapolis.games.genoa.prompt.story import STORY

RULES = {
    "no-such-space": "GEN-1.2",
    "no-way": "GEN-4.1",
    "settle-first": "GEN-4.11",
    "no-action": "GEN-5.7",
    "still-acting": "GEN-5.13",
    "main-first": "GEN-5.11",
    "main-done": "GEN-5.11",
    "trader-deals": "GEN-6.1",
    "no-target": "GEN-6.3",
    "note-near": "GEN-6.7",
    "note-price": "GEN-6.7",
    "not-owned": "GEN-6.12",
    "too-dear": "GEN-6.12",
    "no-such-card": "GEN-6.12",
    "extra-unsaid": "GEN-6.15",
    "extra-needless": "GEN-6.15",
    "marker-supply": "GEN-6.17",
    "pick-deck": "GEN-6.19",
    "pick-bound": "GEN-6.19",
    "pledge-uncertain": "GEN-6.23",
    "pledge-order": "GEN-6.24",
    "pledge-binds": "GEN-6.25",
    "nothing-to-withdraw": "GEN-6.29",
    "counter-open": "GEN-6.38",
    "rebid-target": "GEN-6.39",
    "duty": "GEN-6.42",
    "max-offers": "GEN-6.54",
    "max-notes": "GEN-6.56",
    "max-rounds": "GEN-6.56",
    "max-counters": "GEN-6.56",
    "floor-early": "GEN-6.60",
    "lapse": "GEN-6.61",
    "barred": "GEN-6.62",
    "floor-late": "GEN-6.62",
    "bonus-kind": "GEN-8.5",
    "no-order": "GEN-8.7",
    "order-place": "GEN-8.7",
    "order-goods": "GEN-8.7",
    "one-order": "GEN-8.11",
    "no-message": "GEN-8.12",
    "not-deliverable": "GEN-8.12",
    "rolled": "GEN-3.4",
    "no-tile": "GEN-3.4",
    "extra-later": "GEN-9.4",
    "no-window": "GEN-9.8",
    "other-tile": "GEN-9.8",
    "have-none": "GEN-9.10",
    "same-kind": "GEN-9.11",
    "trade-kind": "GEN-9.11",
    "supply-empty": "GEN-9.11",
    "not-owner": "GEN-9.13",
    "palace": "GEN-9.17",
    "no-street": "GEN-10.3",
    "no-disc": "GEN-10.3",
    "nothing-beside": "GEN-10.5",
    "claim": "GEN-10.5",
}
"""The rule behind each fault (`genoa-error-...`)."""
VISITED = "GEN-4.5"
_OF_THE_THING = ("space", "card", "building")
"""Values that name what was pressed: the reason is the same for others like it."""


def why(fault: TetrapolisError) -> tuple[Said, str]:
    """What a fault says, and its rule.

    >>> from tetrapolis.core.errors import IllegalMove
    >>> why(IllegalMove("genoa-error-order-place", card="s01"))
    (Said(id='genoa-error-order-place', args={}), 'GEN-8.7')
    """
    return _why(*_reason(fault))


Reason = tuple[str, tuple[tuple[str, Any], ...]]


def _reason(fault: TetrapolisError) -> Reason:
    return fault.id, tuple([item for item in fault.params.items() if item[0] not in _OF_THE_THING])


@lru_cache(maxsize=4096)
def _why(message: str, params: tuple[tuple[str, Any], ...]) -> tuple[Said, str]:
    rule = VISITED if ("fault", "visited") in params else RULES.get(message.removeprefix("genoa-error-"), "")
    return Said(message, typed(STORY, dict(params))), rule


def refused(
    aims: Iterable[tuple[Ref, TetrapolisError | None]], second: bool = False, others: str = ""
) -> tuple[Refused, ...]:
    """Things with their faults, those with the same one together; what has none is left out.

    `others`: all things of this kind are here or can be chosen, so that the most alike need not be named.
    """
    groups: dict[Reason, list[Ref]] = {}
    last, found = None, []
    for aim, fault in aims:
        if fault is not None:
            if fault is not last:  # many things in a row may have the same one
                last, found = fault, groups.setdefault(_reason(fault), [])
            found.append(aim)
    if others and groups:
        most = max(groups, key=lambda reason: len(groups[reason]))
        groups[most] = [f"{others}:*"]
    return tuple([Refused(tuple(things), *_why(*reason), second) for reason, things in groups.items()])
