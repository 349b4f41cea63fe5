"""What the browser draws of Ankh-Morpork (tools/facts.py writes it): areas, cards, events, numbers.

The drawing of the city is not here: it is web/src/games/ankh_morpork/map.json, which knows shapes and places only.
"""

from __future__ import annotations

from typing import Any

from tetrapolis.games.ankh_morpork.rules import areas, cards, personalities, position, scoring


def facts() -> dict[str, Any]:
    """Everything that is printed on the components; things stand in the order of their numbers."""
    return {
        "areas": [
            {"id": area.id, "cost": area.cost, "near": list(area.adjacent), "river": area.river}
            for area in areas.AREAS[1:]
        ],
        "cards": [
            {
                "id": card.id,
                "pile": "green" if card.pile == cards.GREEN else "brown",
                "icons": [cards.icon_name(icon) for icon in card.icons],
                "text": card.text,
                "rule": cards.rule_of(number),
            }
            for number, card in enumerate(cards.CARDS)
        ],
        "events": list(cards.EVENTS),
        "personalities": list(personalities.NAMES),
        "riot_markers": scoring.RIOT_MARKERS,
        "minions": position.MINIONS,
        "buildings": position.BUILDINGS,
    }
