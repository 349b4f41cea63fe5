"""Rank 3 (section 8 of the rules): Magician, Wizard, Seer."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules import building
from tetrapolis.games.citadels.rules.cards import KINDS, NAMES
from tetrapolis.games.citadels.rules.common import tell_given, top_turn
from tetrapolis.games.citadels.rules.frames import USED_ABILITY, Redrawing, SeerGive, Turn, WizardPut, WizardTake
from tetrapolis.games.citadels.rules.moves import (
    DIVINE,
    DONE,
    GIVE,
    LOOK,
    REDRAW,
    SWAP_HANDS,
    TAKE,
    TO_HAND,
    Build,
    Divine,
    Done,
    Give,
    Look,
    Redraw,
    Sacrifice,
    SwapHands,
    Take,
    ToHand,
    UseFramework,
)
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.reasons import Why, because, yourself


def offer_magician(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-8.1, CIT-8.2: exchange hands with anybody, or discard some cards and gain as many."""
    if not turn.used & USED_ABILITY:
        seat = turn.seat
        moves += [SWAP_HANDS[other] for other in range(pos.setup.players) if other != seat]
        moves += [REDRAW[kind] for kind in dict.fromkeys(pos.hands[seat])]


def why_not_swap_hands(pos: CitadelsPosition, seat: int, other: int) -> Why | None:
    """CIT-8.1: another player's hand."""
    return yourself("CIT-8.1") if other == seat else None


def apply_swap_hands(pos: CitadelsPosition, turn: Turn, seat: int, move: SwapHands) -> None:
    """CIT-8.1 (a): the whole hands, empty or not."""
    turn.used |= USED_ABILITY
    other = move.target
    hands = pos.hands
    pos.lore.swap_hands(seat, other, hands[seat], hands[other])
    hands[seat], hands[other] = hands[other], hands[seat]
    pos.seal()
    pos.say("citadels-swaps-hands", {"seat": seat, "target": other})
    for player in (seat, other):
        held = [NAMES[kind] for kind in hands[player]]
        pos.say("citadels-your-new-hand", {"seat": player, "districts": held}, 1 << player)


def apply_redraw(pos: CitadelsPosition, turn: Turn, seat: int, move: Redraw) -> None:
    """CIT-8.1 (b): begin to choose the cards to discard."""
    turn.used |= USED_ABILITY
    pos.stack.append(Redrawing(seat, (KINDS[move.district],)))


def legal_redrawing(pos: CitadelsPosition, frame: Redrawing, seat: int) -> list[Move]:
    """More cards, or enough."""
    left = pos.hands[seat].copy()
    for kind in frame.chosen:
        left.remove(kind)
    return [DONE, *(REDRAW[kind] for kind in dict.fromkeys(left))]


def why_not_redraw(pos: CitadelsPosition, frame: Redrawing, seat: int, kind: int) -> Why | None:
    """CIT-8.1: a card is discarded once."""
    left = pos.hands[seat].count(kind) - frame.chosen.count(kind)
    return because("citadels-error-marked-card", "CIT-8.1") if left <= 0 else None


def default_redrawing(pos: CitadelsPosition, frame: Redrawing, seat: int) -> Move:
    """Enough."""
    return DONE


def apply_redrawing(pos: CitadelsPosition, frame: Redrawing, seat: int, move: Redraw | Done) -> None:
    """CIT-8.3: the discarded cards go to the bottom before the new ones are taken from the top."""
    if isinstance(move, Redraw):
        frame.chosen = (*frame.chosen, KINDS[move.district])
        return
    pos.stack.pop()
    for kind in frame.chosen:
        pos.discard(seat, kind)
    count = len(frame.chosen)
    pos.say("citadels-redraws", {"seat": seat, "n": count})
    pos.gain_cards(seat, count)


def offer_wizard(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-8.4: a hand that is not empty."""
    if not turn.used & USED_ABILITY:
        seat = turn.seat
        moves += [LOOK[other] for other, hand in enumerate(pos.hands) if hand and other != seat]


def why_not_look(pos: CitadelsPosition, seat: int, other: int) -> Why | None:
    """CIT-8.4: another player's hand, and not an empty one."""
    if other == seat:
        return yourself("CIT-8.4")
    return None if pos.hands[other] else because("citadels-error-empty-hand", "CIT-8.4")


def apply_look(pos: CitadelsPosition, turn: Turn, seat: int, move: Look) -> None:
    """CIT-8.4: he sees the whole hand and must take a card of it."""
    turn.used |= USED_ABILITY
    other = move.target
    hand = pos.hands[other]
    pos.lore.look_all(seat, hand, other)
    pos.seal()
    pos.say("citadels-looks", {"seat": seat, "target": other})
    pos.say(
        "citadels-you-see-hand",
        {"seat": seat, "target": other, "districts": [NAMES[kind] for kind in sorted(hand)]},
        1 << seat,
    )
    pos.stack.append(WizardTake(seat, other))


def legal_wizard_take(pos: CitadelsPosition, frame: WizardTake, seat: int) -> list[Move]:
    """Any card of that hand."""
    return [TAKE[kind] for kind in sorted(set(pos.hands[frame.target]))]


def default_wizard_take(pos: CitadelsPosition, frame: WizardTake, seat: int) -> Move:
    """The first card."""
    return TAKE[min(pos.hands[frame.target])]


def apply_wizard_take(pos: CitadelsPosition, frame: WizardTake, seat: int, move: Take) -> None:
    """The card is his; he may build it at once."""
    kind = KINDS[move.district]
    pos.give_card(frame.target, seat, kind)
    tell_given(pos, frame.target, seat, kind)
    pos.stack[-1] = WizardPut(seat, frame.target, kind)


def legal_wizard_put(pos: CitadelsPosition, frame: WizardPut, seat: int) -> list[Move]:
    """CIT-8.5, CIT-8.8: to the hand, or, once he has gathered (CIT-4.6), built in any way that pays for it."""
    moves: list[Move] = [TO_HAND]
    turn = top_turn(pos)
    if turn.gathered:
        building.offers_for(pos, turn, frame.kind, moves)
    return moves


def why_not_put(pos: CitadelsPosition, frame: WizardPut, seat: int, kind: int) -> Why | None:
    """CIT-8.5: only the card he took is built at once, and why that one may not be."""
    if kind != frame.kind:
        return because("citadels-error-only-taken", "CIT-8.5")
    return building.why_not_hand_card(pos, top_turn(pos), kind, immediate=True)


def default_wizard_put(pos: CitadelsPosition, frame: WizardPut, seat: int) -> Move:
    """To the hand."""
    return TO_HAND


def apply_wizard_put(
    pos: CitadelsPosition, frame: WizardPut, seat: int, move: ToHand | Build | UseFramework | Sacrifice
) -> None:
    """CIT-8.6: building it now does not count against the limit."""
    pos.stack.pop()
    turn = top_turn(pos)
    if isinstance(move, Build):
        building.apply_build(pos, turn, seat, move, immediate=True)
    elif isinstance(move, UseFramework):
        building.apply_framework(pos, turn, seat, move, immediate=True)
    elif isinstance(move, Sacrifice):
        building.apply_sacrifice(pos, turn, seat, move, immediate=True)


def offer_seer(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-8.9: if anybody else has cards at all."""
    if not turn.used & USED_ABILITY:
        seat = turn.seat
        if any(hand for other, hand in enumerate(pos.hands) if other != seat):
            moves.append(DIVINE)


def apply_divine(pos: CitadelsPosition, turn: Turn, seat: int, move: Divine) -> None:
    """CIT-8.9: a random card from each other player who has any, before anything is given back."""
    turn.used |= USED_ABILITY
    pos.say("citadels-divines", {"seat": seat})
    players = pos.setup.players
    targets = [other % players for other in range(seat + 1, seat + players) if pos.hands[other % players]]
    for other in targets:
        hand = pos.hands[other]
        kind = hand[pos.chance.choice(len(hand))]
        pos.give_card(other, seat, kind)
        tell_given(pos, other, seat, kind)
    pos.stack.append(SeerGive(seat, tuple(targets)))


def legal_seer_give(pos: CitadelsPosition, frame: SeerGive, seat: int) -> list[Move]:
    """CIT-8.10: any card of her hand."""
    return [GIVE[kind] for kind in dict.fromkeys(pos.hands[seat])]


def default_seer_give(pos: CitadelsPosition, frame: SeerGive, seat: int) -> Move:
    """The first card."""
    return GIVE[pos.hands[seat][0]]


def apply_seer_give(pos: CitadelsPosition, frame: SeerGive, seat: int, move: Give) -> None:
    """CIT-8.10, CIT-8.11: one card to each player she took from."""
    kind = KINDS[move.district]
    target = frame.targets[0]
    frame.targets = frame.targets[1:]
    pos.give_card(seat, target, kind)
    tell_given(pos, seat, target, kind)
    if not frame.targets:
        pos.stack.pop()


OFFERS = {"magician": offer_magician, "wizard": offer_wizard, "seer": offer_seer}
ABILITIES = {SwapHands: apply_swap_hands, Redraw: apply_redraw, Look: apply_look, Divine: apply_divine}
