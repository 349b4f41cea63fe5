"""Numbers as people write them; how a language does it, its words say."""

from __future__ import annotations

import re

from tetrapolis.locales import t


def number(lang: str, value: float, digits: int = 0) -> str:
    """A number as people write it.

    >>> number("en", 12345.678, 1), number("hu", 12345.678, 1), number("hu", 1234.5, 1)
    ('12,345.7', '12 345,7', '1234,5')
    """
    (between, point), small = re.findall(r"\D", t(lang, "common-number")), t(lang, "common-number.small")
    if abs(value) < 10_000 and between not in small:
        between = ""
    return f"{value:,.{digits}f}".translate({ord(","): between, ord("."): point})


def percent(lang: str, share: float, digits: int = 1) -> str:
    """A share as people write it.

    >>> percent("en", 0.2537), percent("hu", 0.2537)
    ('25.4 %', '25,4%')
    """
    return t(lang, "common-percent", number=number(lang, 100 * share, digits))


def signed(lang: str, value: float, digits: int = 0) -> str:
    """A difference, with its sign.

    >>> signed("en", 3.21, 1), signed("hu", -3.21, 1), signed("en", -0.01, 1)
    ('+3.2', '−3,2', '0.0')
    """
    text = number(lang, abs(value), digits)
    is_nothing = not text.strip("0.,")
    return text if is_nothing else ("+" if value > 0 else "−") + text
