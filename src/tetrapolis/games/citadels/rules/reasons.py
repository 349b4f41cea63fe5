"""Why something may not be done: a message and the rule behind it. The reasons themselves stand beside their rules.

What a typed move is answered and what the prompt says of a thing that cannot be chosen is the same `Why`.
"""

from __future__ import annotations

from functools import cache

from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.said import Said


class Why:
    """A reason: what is said, and the rule. Equal reasons are the same object, so that things group by them."""

    __slots__ = ("_values", "rule", "said")

    def __init__(self, id: str, rule: str, values: dict[str, str | int]) -> None:
        typed = {name: value if isinstance(value, int) else f"{name}:{value}" for name, value in values.items()}
        self.said = Said(id, typed)
        self.rule = rule
        self._values = values

    def error(self) -> IllegalMove:
        """The same as an error."""
        return IllegalMove(self.said.id, **self._values)


@cache
def because(id: str, rule: str, **values: str | int) -> Why:
    """The reason with this message, rule and values; a text's name tells its kind.

    >>> because("citadels-error-limit", "CIT-4.5", n=1) is because("citadels-error-limit", "CIT-4.5", n=1)
    True
    >>> because("citadels-error-duplicate", "CIT-4.9", district="manor").said.args
    {'district': 'district:manor'}
    """
    return Why(id, rule, values)


@cache
def short(n: int, rule: str) -> Why:
    """So much gold is lacking."""
    return because("citadels-error-short", rule, n=n)


@cache
def yourself(rule: str) -> Why:
    """It takes another player."""
    return because("citadels-error-yourself", rule)


@cache
def own_city(rule: str) -> Why:
    """It takes a district of another city."""
    return because("citadels-error-own-city", rule)


@cache
def not_yours(rule: str) -> Why:
    """It takes a district of the own city."""
    return because("citadels-error-not-yours", rule)


@cache
def out_of_reach(rule: str) -> Why:
    """There is nothing it can be done to."""
    return because("citadels-error-out-of-reach", rule)
