"""Cards that leave the draw pile (ANK-2.6, ANK-2.9, ANK-4.27). The last one ends the game at once (ANK-9.2)."""

from __future__ import annotations

from tetrapolis.games.ankh_morpork.rules.cards import NAMES
from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.scoring import end_by_draw_pile

HAND = 5  # ANK-2.6
FOG_CARDS = 5  # ANK-6.13


def draw(pos: AnkhMorporkPosition, seat: int, count: int) -> None:
    """ANK-4.27: so many cards, or all that are left."""
    count = min(count, len(pos.deck))
    if count <= 0:
        return
    drawn = [pos.draw_card(seat) for _ in range(count)]
    pos.seal()
    pos.say("ankh_morpork-draws", {"seat": seat, "n": count}, ~(1 << seat))
    pos.say("ankh_morpork-you-draw", {"cards": [NAMES[card] for card in drawn]}, 1 << seat)
    if not pos.deck:
        end_by_draw_pile(pos)


def refill(pos: AnkhMorporkPosition, seat: int) -> None:
    """ANK-2.6, ANK-2.7: up to five, with penalties (ANK-7.5), without loans (ANK-7.3); at no other time (ANK-2.8)."""
    draw(pos, seat, HAND - len(pos.hands[seat]) - len(pos.penalties[seat]))


def take_fog(pos: AnkhMorporkPosition) -> None:
    """ANK-6.13: the top five cards are shown and go to the discard pile, or out of the game (R-03)."""
    shown = [pos.turn_card() for _ in range(min(FOG_CARDS, len(pos.deck)))]
    to_box = pos.setup.fog_to_box
    pile = pos.box if to_box else pos.discard
    pile += shown
    pos.seal()
    pos.say("ankh_morpork-fog-box" if to_box else "ankh_morpork-fog", {"cards": [NAMES[card] for card in shown]})
    if not pos.deck:
        end_by_draw_pile(pos)
