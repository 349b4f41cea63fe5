"""Scroll texts about cards: drawing, discarding, giving, stealing; personalities; further plays (section 10)."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.rules import personalities
from tetrapolis.games.ankh_morpork.rules.aiming import (
    Text,
    aim_at_anybody,
    aim_at_card_holder,
    aim_at_everybody,
    somebody_has_cards,
    spares_empty_hands,
)
from tetrapolis.games.ankh_morpork.rules.cards import NAMES, NUMBERS
from tetrapolis.games.ankh_morpork.rules.common import earn, pay_player
from tetrapolis.games.ankh_morpork.rules.deck import draw, refill
from tetrapolis.games.ankh_morpork.rules.frames import Aim, Discarding, Donating, Giving, Keeping, Main, Searching
from tetrapolis.games.ankh_morpork.rules.interrupts import CARD_STAKE
from tetrapolis.games.ankh_morpork.rules.moves import DISCARD, DONE, GIVE, KEEP, PAY, Discard, Give, Keep
from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition


def has_cards(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Not startable with an empty hand."""
    return bool(pos.hands[seat])


def hand_stake(pos: AnkhMorporkPosition, target: int, n: int) -> int:
    """What the cards the target would lose count; without a number in the text it is the whole hand."""
    held = len(pos.hands[target])
    return CARD_STAKE * (min(n, held) if n else held)


def one_card_stake(pos: AnkhMorporkPosition, target: int, n: int) -> int:
    """He loses one card, however many are looked at."""
    return CARD_STAKE


def donation_stake(pos: AnkhMorporkPosition, target: int, n: int) -> int:
    """The cheapest thing he can give."""
    return n if pos.cash[target] else CARD_STAKE


# ---- drawing


def draw_cards(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Hex, Librarian, Leonard of Quirm, The Clacks and others (ANK-10.24)."""
    draw(pos, seat, n)


def drawn(pos: AnkhMorporkPosition, seat: int, n: int) -> int:
    """As many as are left (ANK-4.27)."""
    return min(n, len(pos.deck))


def draw_per_building(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Gargoyles (ANK-10.101)."""
    draw(pos, seat, n * pos.houses[seat])


def drawn_per_building(pos: AnkhMorporkPosition, seat: int, n: int) -> int:
    """As many as are left."""
    return drawn(pos, seat, n * pos.houses[seat])


def from_discard(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """History Monks (ANK-10.23): random cards of the discard pile; what is missing there all can see (ANK-11.6)."""
    taken = []
    for _ in range(min(n, len(pos.discard))):
        found = pos.discard.pop(pos.chance.choice(len(pos.discard)))
        pos.card_to_hand(seat, found)
        taken.append(found)
    pos.say("ankh_morpork-fetches", {"seat": seat, "cards": [NAMES[found] for found in taken]})


def fetched(pos: AnkhMorporkPosition, seat: int, n: int) -> int:
    """As many as lie there."""
    return min(n, len(pos.discard))


def two_plays(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Drumknott, Ponder Stibbons (ANK-4.31): the text is finished once it has granted the plays."""
    main = pos.stack[-1]
    assert isinstance(main, Main)
    main.plays += n


# ---- discarding


def discard_one(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Modo, The Luggage (ANK-10.32)."""
    pos.stack.append(Discarding(seat, 1))


def sell_cards(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Harry King, Shonky Shop (ANK-10.26): any number of cards, paid one by one."""
    if pos.hands[seat]:
        pos.stack.append(Discarding(seat, len(pos.hands[seat]), pays=n, optional=True))


def new_hand(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """The Alchemists' Guild (ANK-10.67): discard up to three, then draw up to five."""
    if pos.hands[seat]:
        pos.stack.append(Discarding(seat, min(n, len(pos.hands[seat])), optional=True, then_refill=True))
    else:
        refill(pos, seat)


def legal_discarding(pos: AnkhMorporkPosition, frame: Discarding, seat: int) -> list[Move]:
    """Hand cards only (ANK-4.28): loans and penalties are none (ANK-7.6)."""
    moves: list[Move] = [DISCARD[card] for card in pos.hands[seat]]
    return [*moves, DONE] if frame.optional else moves


def default_discarding(pos: AnkhMorporkPosition, frame: Discarding, seat: int) -> Move:
    """No more than one has to."""
    return DONE if frame.optional else DISCARD[pos.hands[seat][-1]]


def apply_discarding(pos: AnkhMorporkPosition, frame: Discarding, seat: int, move: Move) -> None:
    """One card, face up onto the discard pile."""
    if isinstance(move, Discard):
        pos.discard_card(seat, NUMBERS[move.card])
        pos.say("ankh_morpork-discards", {"seat": seat, "card": move.card})
        if frame.pays:
            earn(pos, seat, frame.pays)
        frame.left -= 1
        if frame.left:
            return
    pos.stack.pop()
    if frame.then_refill:
        refill(pos, seat)


# ---- giving


def give(pos: AnkhMorporkPosition, giver: int, taker: int, card: int) -> None:
    """ANK-11.8: giver and taker see the card, the others that there was one."""
    pos.give_card(giver, taker, card)
    pos.seal()
    both = 1 << giver | 1 << taker
    pos.say("ankh_morpork-gives-card", {"seat": giver, "target": taker}, ~both)
    pos.say("ankh_morpork-you-see-given", {"seat": giver, "target": taker, "card": NAMES[card]}, both)


def beg(pos: AnkhMorporkPosition, aim: Aim, n: int) -> None:
    """The Beggars' Guild, Queen Molly (ANK-10.3): two cards of his choice; who has no more gives them all."""
    hand = pos.hands[aim.target]
    if len(hand) <= n:
        for card in hand.copy():
            give(pos, aim.target, aim.by, card)
    else:
        pos.stack.append(Giving(aim.target, aim.by, n))


def sell(pos: AnkhMorporkPosition, aim: Aim, n: int) -> None:
    """Rosie Palm, The Seamstresses' Guild (ANK-10.38): a card for $2, or for all he has."""
    pos.stack.append(Giving(aim.by, aim.target, 1, price=n))


def legal_giving(pos: AnkhMorporkPosition, frame: Giving, seat: int) -> list[Move]:
    """Any hand card."""
    return [GIVE[card] for card in pos.hands[seat]]


def default_giving(pos: AnkhMorporkPosition, frame: Giving, seat: int) -> Move:
    """The card that came last."""
    return GIVE[pos.hands[seat][-1]]


def apply_giving(pos: AnkhMorporkPosition, frame: Giving, seat: int, move: Give) -> None:
    """One card; then its price."""
    frame.left -= 1
    if not frame.left:
        pos.stack.pop()
    give(pos, seat, frame.target, NUMBERS[move.card])
    if frame.price:
        pay_player(pos, frame.target, seat, frame.price)


def can_donate(pos: AnkhMorporkPosition, target: int, n: int) -> bool:
    """With neither money nor cards he gives nothing."""
    return bool(pos.cash[target] or pos.hands[target])


def donate(pos: AnkhMorporkPosition, aim: Aim, n: int) -> None:
    """The Ankh-Morpork Sunshine Dragon Sanctuary (ANK-10.5): $1 or a card, among what he has."""
    if pos.hands[aim.target]:
        pos.stack.append(Donating(aim.target, aim.by, n))
    elif pos.cash[aim.target]:
        pay_player(pos, aim.target, aim.by, n)


def legal_donating(pos: AnkhMorporkPosition, frame: Donating, seat: int) -> list[Move]:
    """$1 if he has it, or a card."""
    moves: list[Move] = [GIVE[card] for card in pos.hands[seat]]
    return [PAY, *moves] if pos.cash[seat] else moves


def default_donating(pos: AnkhMorporkPosition, frame: Donating, seat: int) -> Move:
    """$1 if he has it."""
    return legal_donating(pos, frame, seat)[0]


def apply_donating(pos: AnkhMorporkPosition, frame: Donating, seat: int, move: Move) -> None:
    """ANK-10.5."""
    pos.stack.pop()
    if isinstance(move, Give):
        give(pos, seat, frame.target, NUMBERS[move.card])
    else:
        pay_player(pos, seat, frame.target, frame.amount)


# ---- others' hands


def exchange_hands(pos: AnkhMorporkPosition, aim: Aim, n: int) -> None:
    """The Chair of Indefinite Studies (ANK-10.61): all hand cards, even if there are none; table cards stay."""
    pos.swap_hands(aim.by, aim.target)
    pos.seal()
    pos.say("ankh_morpork-swaps-hands", {"seat": aim.by, "target": aim.target})
    for seat in (aim.by, aim.target):
        pos.say("ankh_morpork-you-hold", {"cards": [NAMES[card] for card in pos.hands[seat]]}, 1 << seat)


def search_hand(pos: AnkhMorporkPosition, aim: Aim, n: int) -> None:
    """Cable Street Particulars (ANK-10.58): only the active player sees the hand (ANK-11.8)."""
    hand = pos.hands[aim.target]
    pos.lore.look_all(aim.by, hand.copy(), aim.target)
    pos.seal()
    pos.say("ankh_morpork-searches", {"seat": aim.by, "target": aim.target})
    pos.say(
        "ankh_morpork-you-see-hand",
        {"target": aim.target, "cards": [NAMES[card] for card in sorted(hand)]},
        1 << aim.by,
    )
    pos.stack.append(Searching(aim.by, aim.target))


def legal_searching(pos: AnkhMorporkPosition, frame: Searching, seat: int) -> list[Move]:
    """Any card, interrupts included."""
    return [DISCARD[card] for card in sorted(pos.hands[frame.target])]


def default_searching(pos: AnkhMorporkPosition, frame: Searching, seat: int) -> Move:
    """The first one."""
    return DISCARD[min(pos.hands[frame.target])]


def apply_searching(pos: AnkhMorporkPosition, frame: Searching, seat: int, move: Discard) -> None:
    """The discarded card is public (ANK-11.8)."""
    pos.stack.pop()
    pos.discard_card(frame.target, NUMBERS[move.card])
    pos.say("ankh_morpork-loses-card", {"seat": frame.target, "card": move.card})


def steal_card(pos: AnkhMorporkPosition, aim: Aim, n: int) -> None:
    """Stanley (ANK-10.83): two at random to look at; from a hand of one that card is kept (R-45)."""
    hand = pos.hands[aim.target]
    if len(hand) == 1:
        give(pos, aim.target, aim.by, hand[0])
        return
    rest = hand.copy()
    seen = tuple([rest.pop(pos.chance.choice(len(rest))) for _ in range(n)])
    pos.lore.glimpse(aim.by, seen, aim.target)
    both = 1 << aim.by | 1 << aim.target
    pos.say("ankh_morpork-you-see-drawn", {"target": aim.target, "cards": [NAMES[card] for card in seen]}, both)
    pos.stack.append(Keeping(aim.by, aim.target, seen))


def legal_keeping(pos: AnkhMorporkPosition, frame: Keeping, seat: int) -> list[Move]:
    """One of the two."""
    return [KEEP[card] for card in frame.cards]


def default_keeping(pos: AnkhMorporkPosition, frame: Keeping, seat: int) -> Move:
    """The first one."""
    return KEEP[frame.cards[0]]


def apply_keeping(pos: AnkhMorporkPosition, frame: Keeping, seat: int, move: Keep) -> None:
    """The other one is returned."""
    pos.stack.pop()
    give(pos, frame.target, seat, NUMBERS[move.card])


# ---- personalities


def see_personalities(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Mrs Cake (ANK-10.14): all unused personalities but a random one."""
    hidden = pos.chance.choice(len(pos.unused))
    seen = sorted(who for index, who in enumerate(pos.unused) if index != hidden)
    pos.suspicions.sees_unused(seat, seen)
    pos.say("ankh_morpork-looks-at-personalities", {"seat": seat, "n": len(seen)})
    names = [personalities.NAMES[who] for who in seen]
    pos.say("ankh_morpork-you-see-personalities", {"personalities": names}, 1 << seat)


def new_personality(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Zorgo (ANK-10.43): blind; the old personality joins the unused ones afterwards; the new one counts (ANK-8.9)."""
    new = pos.unused.pop(pos.chance.choice(len(pos.unused)))
    pos.unused.append(pos.personality[seat])
    pos.personality[seat] = new
    pos.suspicions.exchanges(seat, new)
    pos.say("ankh_morpork-exchanges-personality", {"seat": seat})
    pos.say("ankh_morpork-you-become", {"personality": personalities.NAMES[new]}, 1 << seat)


TEXTS = {
    "draw": Text(draw_cards, draws=drawn),
    "draw_per_building": Text(draw_per_building, draws=drawn_per_building),
    "from_discard": Text(from_discard, draws=fetched),
    "two_plays": Text(two_plays),
    "discard_one": Text(discard_one, has_cards),
    "sell_cards": Text(sell_cards),
    "new_hand": Text(new_hand),
    "beg": Text(aim_at_card_holder, somebody_has_cards, beg, stake=hand_stake, spares=spares_empty_hands),
    "sell_to": Text(aim_at_anybody, has_cards, sell),
    "donations": Text(aim_at_everybody, hit=donate, hurts=can_donate, stake=donation_stake),
    "exchange_hands": Text(aim_at_anybody, hit=exchange_hands, stake=hand_stake),
    "search_hand": Text(
        aim_at_card_holder, somebody_has_cards, search_hand, stake=hand_stake, spares=spares_empty_hands
    ),
    "steal_card": Text(
        aim_at_card_holder, somebody_has_cards, steal_card, stake=one_card_stake, spares=spares_empty_hands
    ),
    "see_personalities": Text(see_personalities),
    "new_personality": Text(new_personality),
}
