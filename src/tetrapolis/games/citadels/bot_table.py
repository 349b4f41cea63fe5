"""How the bot sees the table: what each district would be worth, and what it could build."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tetrapolis.games.citadels.bot_values import (
    GOLD,
    INCOME_PER_TURN,
    NEW_TYPE,
    TEMPO,
    UNKNOWN_PRICE,
    UNKNOWN_WORTH,
    USE_ONCE,
    USE_PER_TURN,
    city_points,
)
from tetrapolis.games.citadels.building import is_duplicate, is_free_of_limit, is_late_monument, price
from tetrapolis.games.citadels.cards import (
    ALCHEMIST,
    BEAUTIFIED,
    IMPERIAL_TREASURY,
    LIMIT,
    MAP_ROOM,
    MONUMENT,
    NAMES,
    NAVIGATOR,
    QUARRY,
    SECRET_VAULT,
    STABLES,
    STATUE,
    TRADER,
    TYPE,
    UNIQUE,
)
from tetrapolis.games.citadels.common import income_count
from tetrapolis.games.citadels.frames import BEWITCHED, WITCH_FIRST, Turn
from tetrapolis.games.citadels.knowledge import DraftView, called_rank, draft_view
from tetrapolis.games.citadels.position import CitadelsPosition
from tetrapolis.games.citadels.scoring import COMPLETED, FIRST, VAULT

Plan = tuple[float, tuple[int, ...]]
"""What a set of builds is worth, net of its price, and the kinds."""
_WIDE = 6  # how many of the best cards a plan looks at


class Table:
    """What one seat sees, and what follows from it. Cheap to make; what costs more is worked out when asked for."""

    __slots__ = (
        "_draft",
        "_leader",
        "_points",
        "_scores",
        "_worth",
        "cards",
        "char",
        "cities",
        "city",
        "goal",
        "gold",
        "hand",
        "last",
        "marks",
        "me",
        "players",
        "pos",
        "quarry",
        "sizes",
        "turn",
        "turns",
    )

    def __init__(self, seen: CitadelsPosition, me: int) -> None:
        self.pos = seen
        self.me = me
        self.goal = seen.setup.goal
        self.players = seen.setup.players
        self.gold = seen.gold
        self.cards = [len(hand) for hand in seen.hands]
        self.cities = seen.cities
        self.marks = seen.marks
        self.sizes = [seen.size(seat) for seat in range(self.players)]
        self.city = self.cities[me]
        self.hand = seen.hands[me]
        self.quarry = stands_in(QUARRY, self.city)
        turn = next((frame for frame in reversed(seen.stack) if isinstance(frame, Turn)), None)
        self.turn = turn if turn is not None and turn.seat == me else None
        self.char = self.turn.char if self.turn is not None else -1
        called = self.turn.rank if self.turn is not None else called_rank(seen)
        self._draft: DraftView | None = None
        self.last = bool(seen.completed) and me not in seen.holder[called + 1 :]
        """No turn of mine comes after this one: only points count."""
        self.turns = 0.0 if self.last else max(0.5, (self.goal - max(self.sizes)) * 1.1)
        """How many turns I shall probably still have after this one."""
        self._worth: dict[int, float] = {}
        self._scores: list[int] | None = None
        self._points = -1
        self._leader = -1

    @property
    def draft(self) -> DraftView:
        """What I know of this round's character cards."""
        if self._draft is None:
            self._draft = draft_view(self.pos, self.me)
        return self._draft

    def known(self, seat: int) -> list[int]:
        """The cards I know to be in a hand."""
        return sorted(self.pos.lore.sure(self.me, seat), key=NAMES.__getitem__)

    # ---- the players

    def scores(self) -> list[int]:
        """Everybody's points if the game ended now."""
        if self._scores is None:
            self._scores = [self._score(seat) for seat in range(self.players)]
        return self._scores

    def _score(self, seat: int) -> int:
        pos = self.pos
        total = city_points(self.cities[seat], self.gold[seat], self.cards[seat], pos.kept(seat), pos.crown == seat)
        if seat in pos.completed:
            total += FIRST if pos.completed[0] == seat else COMPLETED
        if seat == self.me and SECRET_VAULT in self.hand:
            total += VAULT
        return total

    def strength(self, seat: int) -> float:
        """How well a player stands, in points."""
        return self.scores()[seat] + 1.5 * self.sizes[seat] + 0.4 * self.gold[seat] + 0.3 * self.cards[seat]

    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.players) if seat != self.me]

    def leader(self) -> int:
        """The strongest of the others."""
        if self._leader < 0:
            self._leader = max(self.others(), key=self.strength)
        return self._leader

    def missing(self, seat: int) -> int:
        """How many districts a city lacks."""
        return max(0, self.goal - self.sizes[seat])

    def enmity(self, seat: int) -> float:
        """What a point less for this player is worth to me."""
        if seat == self.me:
            return -1.0
        share = 0.55 / (self.players - 1)
        if seat == self.leader():
            share += 0.35
        if self.missing(seat) <= 1:
            share += 0.15
        return share

    def alarm(self, seat: int) -> float:
        """How urgent it is to stop a player from completing his city, in points."""
        missing = self.missing(seat)
        if missing > 2 or self.pos.completed or seat == self.me:
            return 0.0
        hurry = 1.0 if missing == 1 else 0.4
        lead = self.scores()[seat] - self.scores()[self.me]
        return hurry * (3.0 if lead > -4 else 0.5)

    def income(self, seat: int, char: int) -> int:
        """The districts that pay a player as this character."""
        return income_count(self.cities[seat], char)

    # ---- districts

    def price(self, kind: int) -> int:
        """What building it costs me in gold."""
        return price(self.marks[self.me], kind)

    def may_build(self, kind: int) -> bool:
        """Whether no ban stands against it, whatever it costs."""
        if kind == SECRET_VAULT or is_late_monument(self.city, kind):
            return False
        return not is_duplicate(self.marks[self.me], self.char, kind)

    def worth(self, kind: int) -> float:
        """What one more district of this kind in my city is worth, in points, before its price."""
        known = self._worth.get(kind)
        if known is None:
            known = self._worth[kind] = self._added_by(kind)
        return known

    def _added_by(self, kind: int) -> float:
        me, city = self.me, self.city
        crowned, kept = self.pos.crown == me, self.pos.kept(me)
        if self._points < 0:
            self._points = city_points(city, self.gold[me], self.cards[me], kept, crowned)
        cards = self.cards[me] - (kind in self.hand)
        gold = self.gold[me] - min(self.gold[me], self.price(kind))
        value: float = city_points([*city, kind], gold, cards, kept, crowned) - self._points
        if self.last:
            return value
        plain = kind & 63
        if self.sizes[me] < self.goal:
            value += TEMPO * (2 if plain == MONUMENT else 1)
        if TYPE[kind] == UNIQUE:
            value += USE_PER_TURN.get(plain, 0.0) * self.turns + USE_ONCE.get(plain, 0.0)
            if plain == STATUE and crowned:
                value -= 3.5  # the crown may be gone by the end
        else:
            value += INCOME_PER_TURN * self.turns
        if all(TYPE[district] != TYPE[kind] for district in city):
            value += NEW_TYPE
        return value

    def loss(self, seat: int, district: int) -> float:
        """What a player loses with a district of his city, in points."""
        city, kept = self.cities[seat], self.pos.kept(seat)
        rest = city.copy()
        rest.remove(district)
        crowned = self.pos.crown == seat
        before = city_points(city, self.gold[seat], self.cards[seat], kept, crowned)
        after = city_points(rest, self.gold[seat], self.cards[seat], kept, crowned)
        if self.last if seat == self.me else self.pos.completed:
            return before - after
        return before - after + TEMPO + USE_PER_TURN.get(district & 63, 0.0) * self.turns

    def card_worth(self, kind: int) -> float:
        """What a card in hand is worth to me, in points."""
        in_hand = 1.0 if stands_in(MAP_ROOM, self.city) else 0.0
        if kind == SECRET_VAULT:
            return in_hand + VAULT
        if self.last:
            return in_hand
        if not self.may_build(kind) or (self.hand.count(kind) > 1 and not self.quarry):
            return in_hand + 0.1
        soon = 0.8 if self.price(kind) <= self.gold[self.me] + 2 else 0.0
        return in_hand + soon + 0.35 * self.worth(kind)

    # ---- what I could build

    def slots(self) -> int:
        """How many more builds the limit allows in this turn."""
        turn = self.turn
        if turn is None or turn.mode == WITCH_FIRST:
            return 1
        return 0 if turn.mode == BEWITCHED else LIMIT[turn.char] - turn.built

    def usable(self, hand: Iterable[int]) -> list[int]:
        """The different cards that could be built at all."""
        return [kind for kind in dict.fromkeys(hand) if self.may_build(kind)]

    def plan(self, gold: int, slots: int, hand: Sequence[int], char: int = -1) -> Plan:
        """The best set of builds for so much gold within the limit."""
        if self.char == NAVIGATOR or (slots <= 0 and self.char != TRADER and STABLES not in hand):
            return 0.0, ()
        coin = 0.0 if self.last or (char if char >= 0 else self.char) == ALCHEMIST else GOLD
        tax = 1.0 if self.pos.setup.tax and not self.last else 0.0
        found = []
        for kind in self.usable(hand):
            price = self.price(kind)
            if price <= gold:
                net = self.worth(kind) - coin * price - 0.4 * tax
                found.append((net, kind, price, 0 if is_free_of_limit(self.char, kind) else 1))
        found.sort(reverse=True)
        best: Plan = (0.0, ())
        size = self.sizes[self.me]
        open_city = size < self.goal and self.me not in self.pos.completed
        queue: list[tuple[int, int, int, float, int, tuple[int, ...]]] = [(0, gold, slots, 0.0, size, ())]
        wide = found[:_WIDE]
        while queue:
            start, purse, left, value, reached, kinds = queue.pop()
            for index in range(start, len(wide)):
                net, kind, price, slot = wide[index]
                if price > purse or slot > left:
                    continue
                grown = reached + (2 if kind == MONUMENT else 1)
                total = value + net
                if open_city and reached < self.goal <= grown:
                    total += self.finish()
                chosen = (*kinds, kind)
                if total > best[0]:
                    best = (total, chosen)
                queue.append((index + 1, purse - price, left - slot, total, grown, chosen))
        return best

    def finish(self) -> float:
        """What completing my city now is worth: the points for it, and the end of the game for better or worse."""
        pos, scores = self.pos, self.scores()
        if pos.completed:
            return 2.0
        mine = scores[self.me] + 4 + 3
        rival = max(scores[seat] + (1 if seat in pos.shown else 3) for seat in self.others())
        if mine >= rival:
            return 10.0
        others_far = min(self.missing(seat) for seat in self.others()) > 1
        return -3.0 if rival - mine > 8 and others_far else 4.0

    def prospects(self, gold: int, hand: Sequence[int], drawn: int) -> float:
        """What gold, cards and so many cards yet unseen promise for the turns after this one, in points."""
        if self.last:
            treasure = gold if stands_in(IMPERIAL_TREASURY, self.city) else 0
            return treasure + (len(hand) + drawn if stands_in(MAP_ROOM, self.city) else 0)
        offers = [(self.worth(kind), self.price(kind)) for kind in self.usable(hand)]
        offers += [(UNKNOWN_WORTH, UNKNOWN_PRICE)] * drawn
        total = 0.12 * len(offers)
        factor = 0.65
        for _ in range(3):
            gold += 2
            best, cost = None, 0
            for offer in offers:
                if offer[1] <= gold and (best is None or offer[0] - GOLD * offer[1] > best[0] - GOLD * cost):
                    best, cost = offer, offer[1]
            if best is not None:
                total += factor * best[0]
                gold -= cost
                offers.remove(best)
            elif gold - 2 >= UNKNOWN_PRICE:  # draw a card instead of the gold, and build it
                total += factor * 0.8 * UNKNOWN_WORTH
                gold -= 2 + UNKNOWN_PRICE
            factor *= 0.7
        return total + 0.3 * min(gold, 8)

    def outlook(self, gold: int, drawn: int, slots: int, hand: Sequence[int] | None = None) -> float:
        """What this turn's best builds and the time after them are worth with so much gold and new cards."""
        cards = self.hand if hand is None else hand
        _, kinds = self.plan(gold, slots, cards)
        spent = sum([self.price(kind) for kind in kinds])
        left = [kind for kind in cards if kind not in kinds]
        value = sum([self.worth(kind) for kind in kinds])
        if self.sizes[self.me] < self.goal <= self.sizes[self.me] + len(kinds):
            value += self.finish()
        if drawn and len(kinds) < slots and gold > spent:
            value += 0.2 * min(gold - spent, 4)  # a new card may be built at once
        purse = gold if self.char == ALCHEMIST else gold - spent
        return value + self.prospects(purse, left, drawn)


def stands_in(kind: int, city: Sequence[int]) -> bool:
    """Whether a district of a kind stands in a city, beautified or not.

    >>> stands_in(0, [64]), stands_in(1, [64])
    (True, False)
    """
    return kind in city or kind + BEAUTIFIED in city
