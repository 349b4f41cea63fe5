"""What the browser needs of Genoa (tools/facts.py writes it): the orders in which the wire counts things; rewards.

Boards and cards need no copy: the browser reads the engine's own files.
"""

from __future__ import annotations

from typing import Any

from tetrapolis.games.genoa.rules.cards import (
    BUILDINGS,
    COMMODITIES,
    DECKS,
    MESSAGE_PAY,
    ORDER_PAY,
    TILES,
    run_pay,
)


def facts() -> dict[str, Any]:
    """Things in the order of their numbers; decks with what a card of them pays (a contract: alone)."""
    pays = [run_pay(1), MESSAGE_PAY, *ORDER_PAY.values()]
    return {
        "commodities": list(COMMODITIES),
        "tiles": list(TILES),
        "buildings": list(BUILDINGS),
        "decks": [{"id": deck, "pay": pay} for deck, pay in zip(DECKS, pays, strict=True)],
    }
