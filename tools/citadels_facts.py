"""Writes what the browser draws of Citadels' cards: costs, types, ranks, and the ids of their rules.

The facts live in `tetrapolis.games.citadels.cards`; `python tools/citadels_facts.py` writes them to
web/src/games/citadels/facts.json, and tests/web/test_citadels.py fails when that file is stale.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from tetrapolis.games.citadels.cards import CHARACTERS, DISTRICTS, TYPES, UNIQUE_NAMES
from tetrapolis.games.citadels.cards import RULES as CHARACTER_RULES
from tetrapolis.locales import t

FILE = Path(__file__).parents[1] / "web" / "src" / "games" / "citadels" / "facts.json"
_RULES = Path(__file__).parents[1] / "src" / "tetrapolis" / "locales" / "en" / "citadels-rules.ftl"


def district_rules() -> dict[str, list[str]]:
    """The ids of section 15 that begin with a unique district's name."""
    named = {t("en", f"citadels-district-{name}"): name for name in UNIQUE_NAMES}
    found: dict[str, list[str]] = {name: [] for name in UNIQUE_NAMES}
    for number, text in re.findall(r"^cit-15-(\d+) = (.*)$", _RULES.read_text(encoding="utf-8"), re.MULTILINE):
        name = next((name for label, name in named.items() if re.match(rf"{re.escape(label)}\b", text)), None)
        if name:
            found[name].append(f"CIT-15.{number}")
    return found


def facts() -> str:
    """The file's text: a line per card."""
    rules = district_rules()
    districts = [
        {"id": d.id, "type": TYPES[d.type], "cost": d.cost, "copies": d.copies, "rules": rules.get(d.id, ["CIT-1.3"])}
        for d in DISTRICTS
    ]
    characters = [
        {
            "id": c.id,
            "rank": c.rank,
            "limit": c.limit,
            "income": TYPES[c.income] if c.income >= 0 else None,
            "rules": list(CHARACTER_RULES[number]),
        }
        for number, c in enumerate(CHARACTERS)
    ]
    lines = [
        "{",
        '  "about": "Written by tools/citadels_facts.py from games/citadels/cards.py. Do not change it here.",',
        '  "districts": [',
        ",\n".join("    " + json.dumps(one) for one in districts),
        "  ],",
        '  "characters": [',
        ",\n".join("    " + json.dumps(one) for one in characters),
        "  ]",
        "}",
    ]
    return "\n".join(lines) + "\n"


def is_stale() -> bool:
    """Whether the browser's facts are not those of the engine."""
    return not FILE.exists() or FILE.read_text(encoding="utf-8") != facts()


if __name__ == "__main__":
    FILE.write_text(facts(), encoding="utf-8")
