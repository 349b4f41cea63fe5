"""Shared by the tests of the player cards (section 10): what the icons of a card offer."""

from __future__ import annotations

from tests.ankh_morpork import R, Table, Y, given

EVERYTHING_GOES = "1{R1} 2{G1} 4{R-bld} 5{R1 Y1 Y-bld !} 8{G-bld}"
"""A board on which R can start every icon and every text."""

_OFFERS = {
    "place": "place_minion",
    "build": "place_building",
    "kill": "assassinate",
    "calm": "remove_trouble",
    "text": "scroll",
    "money": "money",
    "play": "play_another",
    "end": "end",
}


def offered(table: Table) -> str:
    """The icon that is offered now, or "end" after the last one; area powers and interrupts aside."""
    moves = [text for text in table.choices() if text != "skip" and not text.startswith(("power", "interrupt"))]
    (offer,) = {_OFFERS[text.split()[0]] for text in moves}
    assert table.can("skip") or offer == "end", "each icon may be skipped (ANK-3.2)"
    return offer


def offers(card: str) -> list[str]:
    """What a card offers up to the end of MAIN, if R can start everything and skips it; coins are taken.

    An event icon is seen by its event, which is Riots here and changes nothing.
    """
    other = "groat" if card == "the_peeled_nuts" else "the_peeled_nuts"
    table = given(EVERYTHING_GOES, hands={R: [card, other], Y: ["gaspode"]}, cash=20, events=["riots"])
    table.play(f"play {card}")
    found = ["event"] * len(table.said("turns-event"))
    while (offer := offered(table)) != "end":
        if offer == "money":
            cash = table.cash(R)
            table.play("money")
            found.append(f"money:{table.cash(R) - cash}")
        else:
            found.append(offer)
            table.play("skip")
    assert table.seat == R
    assert table.hand(R) == [other]
    return found
