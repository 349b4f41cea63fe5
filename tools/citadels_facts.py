"""What the browser draws of Citadels' cards (tools/facts.py writes it): costs, types, ranks, ids of their rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tetrapolis.games.citadels.rules.cards import CHARACTERS, DISTRICTS, TYPES, UNIQUE_NAMES
from tetrapolis.games.citadels.rules.cards import RULES as CHARACTER_RULES
from tetrapolis.locales import t

_RULES = Path(__file__).parents[1] / "src" / "tetrapolis" / "games" / "citadels" / "words" / "en" / "rules.ftl"


def district_rules() -> dict[str, list[str]]:
    """The ids of section 15 that begin with a unique district's name."""
    named = {t("en", f"citadels-district-{name}"): name for name in UNIQUE_NAMES}
    found: dict[str, list[str]] = {name: [] for name in UNIQUE_NAMES}
    for number, text in re.findall(r"^cit-15-(\d+) = (.*)$", _RULES.read_text(encoding="utf-8"), re.MULTILINE):
        name = next((name for label, name in named.items() if re.match(rf"{re.escape(label)}\b", text)), None)
        if name:
            found[name].append(f"CIT-15.{number}")
    return found


def facts() -> dict[str, Any]:
    """Districts and characters, in the order of their numbers."""
    rules = district_rules()
    order = sorted(DISTRICTS, key=lambda district: (district.type, district.cost, district.id))
    return {
        "districts": [
            {
                "id": d.id,
                "type": TYPES[d.type],
                "cost": d.cost or None,  # CIT-15.28: the Secret Vault has none
                "beautified": d.cost + 1,  # CIT-14.5
                "copies": d.copies,
                "rules": rules.get(d.id, ["CIT-1.3"]),
                "place": order.index(d),
            }
            for d in DISTRICTS
        ],
        "characters": [
            {
                "id": c.id,
                "rank": c.rank,
                "limit": c.limit,
                "income": TYPES[c.income] if c.income >= 0 else None,
                "rules": list(CHARACTER_RULES[number]),
            }
            for number, c in enumerate(CHARACTERS)
        ],
    }
