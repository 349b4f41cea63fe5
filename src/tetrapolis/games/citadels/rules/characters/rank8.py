"""Rank 8 (section 13 of the rules): Warlord, Diplomat, Marshal, and what protects a city from them."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules.cards import BIT, CITY_KIND, COST, KEEP
from tetrapolis.games.citadels.rules.common import offer_income
from tetrapolis.games.citadels.rules.districts import pay_owner, surcharge
from tetrapolis.games.citadels.rules.frames import USED_ABILITY, Exchanging, Turn
from tetrapolis.games.citadels.rules.moves import (
    DESTROY,
    EXCHANGE,
    HAND_OVER,
    SEIZE,
    Destroy,
    Exchange,
    HandOver,
    Seize,
)
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.reasons import Why, because, not_yours, own_city, short

SEIZABLE_COST = 3  # CIT-13.10


def is_protected(pos: CitadelsPosition, owner: int) -> bool:
    """CIT-13.2: a completed city, or the Bishop's (CIT-10.2)."""
    return owner == pos.protected or pos.is_complete(owner)


def why_spared(pos: CitadelsPosition, owner: int, district: int, own_completed: bool = False) -> Why | None:
    """CIT-13.2: why no rank-8 ability can be used on a district; `own_completed`: that does not count (R-45)."""
    if owner == pos.protected:
        return because("citadels-error-bishop", "CIT-10.2")
    if not own_completed and pos.is_complete(owner):
        return because("citadels-error-completed", "CIT-13.2")
    return because("citadels-error-keep", "CIT-15.15") if district & 63 == KEEP else None


# what a blow costs, by the marks of the city it hits (cards.marks_of)


def destroy_price(marks: int, district: int) -> int:
    """CIT-13.3: the effective cost minus 1; CIT-15.11: and the Great Wall's coin."""
    return COST[district] - 1 + surcharge(marks, district)


def exchange_price(marks: int, mine: int, theirs: int) -> int:
    """CIT-13.6: the difference, if theirs is dearer; CIT-15.11: and the Great Wall's coin."""
    return max(0, COST[theirs] - COST[mine]) + surcharge(marks, theirs)


def seize_price(marks: int, district: int) -> int:
    """CIT-13.10: the effective cost; CIT-15.11: and the Great Wall's coin."""
    return COST[district] + surcharge(marks, district)


def offer_warlord(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-13.2 to CIT-13.4: one district anywhere, the own city included; never the Keep (CIT-15.15)."""
    offer_income(pos, turn, moves)
    if turn.used & USED_ABILITY:
        return
    seat = turn.seat
    gold = pos.gold[seat]
    for owner, city in enumerate(pos.cities):
        if not city or owner == pos.protected:
            continue
        if pos.is_complete(owner) and not (owner == seat and pos.setup.options.warlord_own_completed):
            continue
        table, marks = DESTROY[owner], pos.marks[owner]
        moves += [table[d] for d in dict.fromkeys(city) if destroy_price(marks, d) <= gold and d & 63 != KEEP]


def why_not_destroy(pos: CitadelsPosition, seat: int, owner: int, district: int) -> Why | None:
    """CIT-13.2 to CIT-13.4: why the Warlord cannot destroy a district."""
    own_completed = owner == seat and pos.setup.options.warlord_own_completed
    missing = destroy_price(pos.marks[owner], district) - pos.gold[seat]
    return why_spared(pos, owner, district, own_completed) or (short(missing, "CIT-13.3") if missing > 0 else None)


def apply_destroy(pos: CitadelsPosition, turn: Turn, seat: int, move: Destroy) -> None:
    """CIT-13.3: the bank is paid."""
    turn.used |= USED_ABILITY
    district = CITY_KIND[move.district]
    cost = destroy_price(pos.marks[move.target], district)
    pos.pay(seat, cost)
    pos.say("citadels-destroys", {"seat": seat, "target": move.target, "district": move.district, "n": cost})
    pos.destroy(move.target, district)


def offer_diplomat(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-13.5: each district of another city for which an own one can be given."""
    offer_income(pos, turn, moves)
    seat = turn.seat
    if turn.used & USED_ABILITY or not pos.cities[seat]:
        return
    for owner, city in enumerate(pos.cities):
        if owner != seat and city and not is_protected(pos, owner):
            table = EXCHANGE[owner]
            moves += [table[d] for d in dict.fromkeys(city) if exchangeable(pos, seat, owner, d, first=True)]


def exchangeable(pos: CitadelsPosition, seat: int, owner: int, theirs: int, first: bool = False) -> list[int]:
    """CIT-13.6, CIT-13.8: the own districts that may be handed over for it (or just the first such)."""
    if theirs & 63 == KEEP or pos.marks[seat] & BIT[theirs]:
        return []
    gold, there = pos.gold[seat], pos.marks[owner]
    found = []
    for mine in dict.fromkeys(pos.cities[seat]):
        if not there & BIT[mine] and exchange_price(there, mine, theirs) <= gold:
            found.append(mine)
            if first:
                break
    return found


def why_not_exchange(pos: CitadelsPosition, seat: int, owner: int, theirs: int) -> Why | None:
    """CIT-13.5 to CIT-13.8: why the Diplomat cannot get a district."""
    if owner == seat:
        return own_city("CIT-13.5")
    if not pos.cities[seat]:
        return because("citadels-error-nothing-to-give", "CIT-13.5")
    if (spared := why_spared(pos, owner, theirs)) is not None:
        return spared
    if pos.marks[seat] & BIT[theirs]:
        return because("citadels-error-identical", "CIT-13.8")
    if exchangeable(pos, seat, owner, theirs, first=True):
        return None
    there = pos.marks[owner]
    missing = [exchange_price(there, d, theirs) - pos.gold[seat] for d in pos.cities[seat] if not there & BIT[d]]
    return short(min(missing), "CIT-13.6") if missing else because("citadels-error-no-match", "CIT-13.8")


def why_not_hand_over(pos: CitadelsPosition, frame: Exchanging, seat: int, owner: int, mine: int) -> Why | None:
    """CIT-13.6, CIT-13.8: why a district cannot be given for the other one."""
    if owner != seat or mine not in pos.cities[seat]:
        return not_yours("CIT-13.5")
    there = pos.marks[frame.target]
    if there & BIT[mine]:
        return because("citadels-error-identical-there", "CIT-13.8")
    missing = exchange_price(there, mine, frame.theirs) - pos.gold[seat]
    return short(missing, "CIT-13.6") if missing > 0 else None


def apply_exchange(pos: CitadelsPosition, turn: Turn, seat: int, move: Exchange) -> None:
    """He has said which district he wants; now what he gives."""
    turn.used |= USED_ABILITY
    pos.stack.append(Exchanging(seat, move.target, CITY_KIND[move.district]))


def legal_exchanging(pos: CitadelsPosition, frame: Exchanging, seat: int) -> list[Move]:
    """CIT-10.4: his own Keep, Great Wall or Bishop do not stop what he hands over."""
    return [HAND_OVER[mine] for mine in exchangeable(pos, seat, frame.target, frame.theirs)]


def default_exchanging(pos: CitadelsPosition, frame: Exchanging, seat: int) -> Move:
    """The first that may be given."""
    return legal_exchanging(pos, frame, seat)[0]


def apply_exchanging(pos: CitadelsPosition, frame: Exchanging, seat: int, move: HandOver) -> None:
    """CIT-13.6, CIT-13.9: pay the difference to the other player; coins and the Museum's cards go along."""
    pos.stack.pop()
    mine, theirs, owner = CITY_KIND[move.district], frame.theirs, frame.target
    price = exchange_price(pos.marks[owner], mine, theirs)
    pay_owner(pos, seat, owner, price, surcharge(pos.marks[owner], theirs))
    pos.remove_from_city(seat, mine)
    pos.remove_from_city(owner, theirs)
    pos.say(
        "citadels-exchanges",
        {
            "seat": seat,
            "target": owner,
            "district": move.district,
            "district2": HAND_OVER[theirs].district,
            "n": price,
        },
    )
    pos.add_to_city(seat, theirs)
    pos.add_to_city(owner, mine)


def offer_marshal(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-13.10 to CIT-13.12: effective cost 3 or less, not identical to an own one."""
    offer_income(pos, turn, moves)
    if turn.used & USED_ABILITY:
        return
    seat = turn.seat
    gold, marks = pos.gold[seat], pos.marks[seat]
    for owner, city in enumerate(pos.cities):
        if owner == seat or not city or is_protected(pos, owner):
            continue
        table = SEIZE[owner]
        moves += [
            table[district]
            for district in dict.fromkeys(city)
            if COST[district] <= SEIZABLE_COST
            and seize_price(pos.marks[owner], district) <= gold
            and not marks & BIT[district]
            and district & 63 != KEEP
        ]


def why_not_seize(pos: CitadelsPosition, seat: int, owner: int, district: int) -> Why | None:
    """CIT-13.10 to CIT-13.12: why the Marshal cannot seize a district."""
    if owner == seat:
        return own_city("CIT-13.10")
    if (spared := why_spared(pos, owner, district)) is not None:
        return spared
    if COST[district] > SEIZABLE_COST:
        return because("citadels-error-seizable", "CIT-13.10", n=SEIZABLE_COST)
    if pos.marks[seat] & BIT[district]:
        return because("citadels-error-identical", "CIT-13.12")
    missing = seize_price(pos.marks[owner], district) - pos.gold[seat]
    return short(missing, "CIT-13.10") if missing > 0 else None


def apply_seize(pos: CitadelsPosition, turn: Turn, seat: int, move: Seize) -> None:
    """CIT-13.10: the owner gets the cost; CIT-13.12: seizing is not building."""
    turn.used |= USED_ABILITY
    owner = move.target
    district = CITY_KIND[move.district]
    price = seize_price(pos.marks[owner], district)
    pay_owner(pos, seat, owner, price, surcharge(pos.marks[owner], district))
    pos.remove_from_city(owner, district)
    pos.say(
        "citadels-seizes",
        {"seat": seat, "target": owner, "district": move.district, "n": price},
    )
    pos.add_to_city(seat, district)


OFFERS = {"warlord": offer_warlord, "diplomat": offer_diplomat, "marshal": offer_marshal}
ABILITIES = {Destroy: apply_destroy, Exchange: apply_exchange, Seize: apply_seize}
