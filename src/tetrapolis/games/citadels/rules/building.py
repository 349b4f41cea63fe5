"""Building (CIT-4.5 to CIT-4.10, section 5) with its ways to pay, the warrant's window, and the property tax."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules.cards import (
    BASIC,
    BIT,
    CARDINAL,
    CITY_KIND,
    COST,
    FACTORY,
    FRAMEWORK,
    KINDS,
    LIMIT,
    NAMES,
    NAVIGATOR,
    NECROPOLIS,
    QUARRY,
    SECRET_VAULT,
    STABLES,
    THIEVES_DEN,
    TRADE,
    TRADER,
    TYPE,
    UNIQUE,
    WIZARD,
)
from tetrapolis.games.citadels.rules.characters.rank1 import is_first_paid, may_confiscate
from tetrapolis.games.citadels.rules.common import settle, tell_given, top_turn
from tetrapolis.games.citadels.rules.districts import is_late_monument
from tetrapolis.games.citadels.rules.frames import BEWITCHED, USED_ABILITY, WITCH_FIRST, Confiscation, Payment, Turn
from tetrapolis.games.citadels.rules.moves import (
    BUILD,
    GIVE,
    SACRIFICE,
    SPEND,
    USE_FRAMEWORK,
    Borrow,
    Build,
    Give,
    Sacrifice,
    Spend,
    UseFramework,
)
from tetrapolis.games.citadels.rules.position import NOBODY, CitadelsPosition
from tetrapolis.games.citadels.rules.reasons import Why, because, not_yours, short, yourself


def price(marks: int, kind: int) -> int:
    """Gold really needed: the printed cost, 1 less for uniques with a Factory (CIT-15.6).

    >>> from tetrapolis.games.citadels.rules.cards import MONUMENT, marks_of
    >>> price(marks_of([FACTORY]), MONUMENT), price(marks_of([]), MONUMENT)
    (3, 4)
    """
    if TYPE[kind] == UNIQUE and kind != FACTORY and marks >> FACTORY & 1:
        return COST[kind] - 1
    return COST[kind]


def is_free_of_limit(char: int, kind: int) -> bool:
    """CIT-4.10: the Stables, and the Trader's trade districts."""
    return kind == STABLES or (char == TRADER and TYPE[kind] == TRADE)


def is_duplicate(marks: int, char: int, kind: int) -> bool:
    """CIT-4.9: one such stands in the city; CIT-8.7, CIT-15.26: the Wizard and the Quarry's owner do not mind."""
    return bool(marks & BIT[kind]) and char != WIZARD and not marks >> QUARRY & 1


def has_place(pos: CitadelsPosition, seat: int, char: int, kind: int) -> bool:
    """Whether a district may stand in a city that is built by this character (-1: by any), whatever is paid."""
    if kind == SECRET_VAULT or is_late_monument(pos.cities[seat], kind):  # CIT-15.28
        return False
    return not is_duplicate(pos.marks[seat], char, kind)


def missing_gold(pos: CitadelsPosition, seat: int, kind: int, cards: int = 0) -> int:
    """What a builder lacks of a price if he pays so much of it with cards: the Cardinal's loan (CIT-10.9)."""
    return price(pos.marks[seat], kind) - cards - pos.gold[seat]


def builds_left(turn: Turn) -> int:
    """CIT-4.5: how many more districts the limit allows; CIT-6.10: none to a bewitched player."""
    return 0 if turn.mode == BEWITCHED else LIMIT[turn.char] - turn.built


def offers(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """All builds from the hand that the limit allows (CIT-4.5)."""
    if turn.char == NAVIGATOR:
        return
    seat, char = turn.seat, turn.char
    marks, gold = pos.marks[seat], pos.gold[seat]
    within = turn.built < LIMIT[char]
    # the engine's hottest loop: a basic district without special ways to pay is settled on the spot
    duplicates = char == WIZARD or marks >> QUARRY & 1
    only_gold = char != CARDINAL and not marks >> FRAMEWORK & 1
    done = 0
    for kind in pos.hands[seat]:
        bit = BIT[kind]
        if done & bit:
            continue
        done |= bit
        if not within and not is_free_of_limit(char, kind):
            continue
        if only_gold and kind < len(BASIC):
            if gold >= COST[kind] and (duplicates or not marks & bit):
                moves.append(BUILD[kind])
        else:
            offers_for(pos, turn, kind, moves)


def offers_for(pos: CitadelsPosition, turn: Turn, kind: int, moves: list[Move]) -> None:
    """All ways to pay for one district of the hand."""
    seat = turn.seat
    marks = pos.marks[seat]
    if turn.char == NAVIGATOR or not has_place(pos, seat, turn.char, kind):  # CIT-12.4
        return
    gold = pos.gold[seat]
    cost = COST[kind]
    if TYPE[kind] == UNIQUE:
        cost = price(marks, kind)
        if kind == THIEVES_DEN:  # CIT-15.34
            spare = min(cost, len(pos.hands[seat]) - 1)
            moves += [Build("thieves_den", cards) for cards in range(max(0, cost - gold), spare + 1)]
        elif gold >= cost:
            moves.append(BUILD[kind])
        if kind == NECROPOLIS:  # CIT-15.22
            moves += [SACRIFICE[district] for district in dict.fromkeys(pos.cities[seat])]
    elif gold >= cost:
        moves.append(BUILD[kind])
    if marks >> FRAMEWORK & 1:  # CIT-15.7
        moves.append(USE_FRAMEWORK[kind])
    if turn.char == CARDINAL and not turn.used & USED_ABILITY:
        _offer_loans(pos, turn, kind, cost, moves)


def _offer_loans(pos: CitadelsPosition, turn: Turn, kind: int, cost: int, moves: list[Move]) -> None:
    """CIT-10.9, CIT-10.10: exactly the missing gold, from one player who has it, for as many cards."""
    seat = turn.seat
    gold = pos.gold[seat]
    others = len(pos.hands[seat]) - 1
    for cards in range(min(cost, others) + 1 if kind == THIEVES_DEN else 1):
        missing = cost - cards - gold
        if 0 < missing <= others - cards:
            for lender, stash in enumerate(pos.gold):
                if lender != seat and stash >= missing:
                    moves.append(Borrow(NAMES[kind], lender, cards))


# ---- why not


def why_not_build(pos: CitadelsPosition, turn: Turn, kind: int, immediate: bool = False) -> Why | None:
    """Why a district cannot be built now, whatever is paid; `immediate`: on the spot, by the Wizard (CIT-8.6)."""
    if turn.mode == BEWITCHED:
        return because("citadels-error-only-gather", "CIT-6.10")
    if turn.mode == WITCH_FIRST:
        return because("citadels-error-witch-later", "CIT-6.6")
    if not turn.gathered:
        return because("citadels-error-gather-first", "CIT-4.6")
    if turn.char == NAVIGATOR:
        return because("citadels-error-navigator", "CIT-12.4")
    if kind == SECRET_VAULT:
        return because("citadels-error-secret-vault", "CIT-15.28")
    if is_duplicate(pos.marks[turn.seat], turn.char, kind):
        return because("citadels-error-duplicate", "CIT-4.9", district=NAMES[kind])
    if is_late_monument(pos.cities[turn.seat], kind):
        return because("citadels-error-monument", "CIT-15.19")
    if not immediate and turn.built >= LIMIT[turn.char] and not is_free_of_limit(turn.char, kind):
        return because("citadels-error-limit", "CIT-4.5", n=LIMIT[turn.char])
    return None


def why_not_pay(pos: CitadelsPosition, seat: int, kind: int, cards: int | None = None) -> Why | None:
    """Why a price cannot be paid (CIT-4.8), so much of it with cards; None: with as many as one has (CIT-15.34)."""
    if cards is None:
        cards = len(pos.hands[seat]) - 1 if kind == THIEVES_DEN else 0
    missing = missing_gold(pos, seat, kind, cards)
    return short(missing, "CIT-4.8") if missing > 0 else None


def why_not_hand_card(pos: CitadelsPosition, turn: Turn, kind: int, immediate: bool = False) -> Why | None:
    """Why a card of the hand cannot be built in any way."""
    return why_not_build(pos, turn, kind, immediate) or why_not_pay(pos, turn.seat, kind)


def why_no_build(pos: CitadelsPosition, turn: Turn) -> Why:
    """Why no card of the hand can be built at all."""
    if turn.mode == BEWITCHED or turn.mode == WITCH_FIRST or not turn.gathered or turn.char == NAVIGATOR:
        why = why_not_build(pos, turn, STABLES)
        assert why is not None
        return why
    if not pos.hands[turn.seat]:
        return because("citadels-error-no-hand", "CIT-4.7")
    if turn.built >= LIMIT[turn.char]:
        return because("citadels-error-limit", "CIT-4.5", n=LIMIT[turn.char])
    return because("citadels-error-none-fits", "CIT-4.8", n=pos.gold[turn.seat])


def why_not_lender(pos: CitadelsPosition, seat: int, lender: int, missing: int) -> Why | None:
    """Why a player cannot lend the Cardinal what he lacks (CIT-10.9, CIT-10.10)."""
    if lender == seat:
        return yourself("CIT-10.9")
    return because("citadels-error-lender", "CIT-10.10", n=missing) if pos.gold[lender] < missing else None


def why_not_borrow(pos: CitadelsPosition, turn: Turn, seat: int, move: Borrow) -> Why | None:
    """CIT-10.9, CIT-10.10: exactly the missing gold, once, for as many cards besides the one that is built."""
    kind = KINDS[move.district]
    if turn.char != CARDINAL:
        return because("citadels-error-character", "CIT-10.9")
    if turn.used & USED_ABILITY:
        return because("citadels-error-used", "CIT-4.12")
    missing = missing_gold(pos, seat, kind, move.cards)
    if missing <= 0:
        return because("citadels-error-no-loan-needed", "CIT-10.9")
    if missing > len(pos.hands[seat]) - 1 - move.cards:
        return because("citadels-error-loan-cards", "CIT-10.10", n=missing)
    return why_not_lender(pos, seat, move.target, missing)


def why_not_framework(pos: CitadelsPosition, seat: int) -> Why | None:
    """CIT-15.7: it takes a Framework in the own city."""
    return None if pos.marks[seat] >> FRAMEWORK & 1 else because("citadels-error-framework", "CIT-15.7")


def why_not_sacrifice(pos: CitadelsPosition, seat: int, owner: int, district: int) -> Why | None:
    """CIT-15.22: a district of the own city goes for the Necropolis."""
    return None if owner == seat and district in pos.cities[seat] else not_yours("CIT-15.22")


# ---- carrying out a build


def count_build(turn: Turn, kind: int, immediate: bool) -> None:
    """CIT-4.10, CIT-6.25: what counts against the limit counts even if it is confiscated."""
    if not immediate and not is_free_of_limit(turn.char, kind):
        turn.built += 1


def apply_build(pos: CitadelsPosition, turn: Turn, seat: int, move: Build, immediate: bool = False) -> None:
    """CIT-4.7: play the card and pay its price; `immediate`: the Wizard's build on the spot (CIT-8.6)."""
    kind = KINDS[move.district]
    pos.show_card(seat, kind, newest=immediate)
    count_build(turn, kind, immediate)
    gold = price(pos.marks[seat], kind) - move.cards
    if move.cards:
        pos.stack.append(Payment(seat, kind, gold, move.cards, 0, NOBODY))
    else:
        pay_and_build(pos, turn, kind, gold)


def apply_borrow(pos: CitadelsPosition, turn: Turn, seat: int, move: Borrow) -> None:
    """CIT-10.9: the lender's gold comes at once, the cards follow one by one, then the district must be built."""
    kind = KINDS[move.district]
    turn.used |= USED_ABILITY
    pos.show_card(seat, kind)
    count_build(turn, kind, immediate=False)
    gold, missing = price(pos.marks[seat], kind) - move.cards, missing_gold(pos, seat, kind, move.cards)
    pos.move_gold(move.target, seat, missing)
    pos.say("citadels-borrows", {"seat": seat, "target": move.target, "n": missing, "district": move.district})
    pos.stack.append(Payment(seat, kind, gold, move.cards, missing, move.target))


def legal_payment(pos: CitadelsPosition, frame: Payment, seat: int) -> list[Move]:
    """A card to spend on the Thieves' Den, then a card for the lender."""
    table: list[Spend] | list[Give] = SPEND if frame.spend else GIVE
    return [table[kind] for kind in dict.fromkeys(pos.hands[seat])]


def default_payment(pos: CitadelsPosition, frame: Payment, seat: int) -> Move:
    """The cheapest card."""
    kind = min(pos.hands[seat], key=COST.__getitem__)
    return SPEND[kind] if frame.spend else GIVE[kind]


def apply_payment(pos: CitadelsPosition, frame: Payment, seat: int, move: Spend | Give) -> None:
    """One card less to pay; after the last one the district is built."""
    kind = KINDS[move.district]
    if isinstance(move, Spend):
        frame.spend -= 1
        pos.discard(seat, kind)
        pos.say("citadels-spends-card", {"seat": seat}, ~(1 << seat))
        pos.say("citadels-you-spend-card", {"seat": seat, "district": move.district}, 1 << seat)
    else:
        frame.give -= 1
        pos.give_card(seat, frame.lender, kind)
        tell_given(pos, seat, frame.lender, kind)
    if not frame.spend and not frame.give:
        pos.stack.pop()
        turn = top_turn(pos)
        pay_and_build(pos, turn, frame.kind, frame.gold)


def pay_and_build(pos: CitadelsPosition, turn: Turn, kind: int, gold: int) -> None:
    """Pay the gold; a warrant on the character opens its window (CIT-6.21), else the district stands."""
    seat = turn.seat
    pos.pay(seat, gold)
    turn.paid += gold
    if is_first_paid(pos, turn, gold):
        turn.paid_first = True  # CIT-6.22
        if turn.rank in pos.warrants and may_confiscate(pos, seat, kind):
            pos.say("citadels-pays", {"seat": seat, "district": NAMES[kind], "n": gold})
            pos.stack.append(Confiscation(pos.magistrate, seat, kind, gold))
            return
    pos.say("citadels-builds", {"seat": seat, "district": NAMES[kind], "n": gold})
    settle(pos, turn, seat, kind)


def apply_framework(pos: CitadelsPosition, turn: Turn, seat: int, move: UseFramework, immediate: bool = False) -> None:
    """CIT-15.7, CIT-15.8: the Framework goes instead of the price; nothing is paid, nothing can be confiscated."""
    kind = KINDS[move.district]
    pos.show_card(seat, kind, newest=immediate)
    count_build(turn, kind, immediate)
    pos.destroy(seat, pos.find(seat, FRAMEWORK))
    pos.say("citadels-framework", {"seat": seat, "district": move.district})
    settle(pos, turn, seat, kind)


def apply_sacrifice(pos: CitadelsPosition, turn: Turn, seat: int, move: Sacrifice, immediate: bool = False) -> None:
    """CIT-15.22: the Necropolis for a district of the own city."""
    pos.show_card(seat, NECROPOLIS, newest=immediate)
    count_build(turn, NECROPOLIS, immediate)
    pos.destroy(seat, CITY_KIND[move.district])
    pos.say("citadels-sacrifices", {"seat": seat, "district": move.district})
    settle(pos, turn, seat, NECROPOLIS)
