"""How the bot sees the table: what each district would be worth, and what it could build."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tetrapolis.games.citadels.bot.values import (
    GOLD,
    INCOME_PER_TURN,
    NEW_TYPE,
    TEMPO,
    UNKNOWN_PRICE,
    UNKNOWN_WORTH,
    USE_ONCE,
    USE_PER_TURN,
)
from tetrapolis.games.citadels.rules.building import builds_left, has_place, is_free_of_limit, price
from tetrapolis.games.citadels.rules.cards import (
    ALCHEMIST,
    BIT,
    KINDS_OF_TYPE,
    NAMES,
    NAVIGATOR,
    QUARRY,
    SECRET_VAULT,
    SPACE,
    STATUE,
    TYPE,
    UNIQUE,
)
from tetrapolis.games.citadels.rules.common import income_count, turn_of
from tetrapolis.games.citadels.rules.frames import WITCH_FIRST
from tetrapolis.games.citadels.rules.knowledge import DraftView, called_rank, draft_view
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.scoring import COMPLETED, FIRST, VAULT, city_points, points_now

Plan = tuple[float, tuple[int, ...]]
"""What a set of builds is worth, net of its price, and the kinds."""
NO_PLAN: Plan = (0.0, ())
_WIDE = 6  # how many of the best cards a plan looks at


class Outlook:
    """What one seat sees, and what follows from it. Cheap to make; what costs more is worked out once, when asked for.

    The rules' own functions answer on `pos`, which is the position as the seat sees it.
    """

    def __init__(self, seen: CitadelsPosition, me: int) -> None:
        self.pos = seen
        self.me = me
        self.goal = seen.setup.goal
        self.players = seen.setup.players
        self.gold = seen.gold
        self.purse = seen.gold[me]
        """My gold."""
        self.cards = [len(hand) for hand in seen.hands]
        self.cities = seen.cities
        self.marks = seen.marks
        self.own = seen.marks[me]
        """The kinds in my city."""
        self.sizes = seen.sizes()
        self.city = seen.cities[me]
        self.hand = seen.hands[me]
        self.turn = turn = turn_of(seen, me)
        """My turn, if it is mine."""
        self.char = -1 if turn is None else turn.char
        self.last = bool(seen.completed) and not self._to_come()
        """No turn of mine comes after this one: only points count."""
        self.turns = 0.0 if self.last else max(0.5, (self.goal - max(self.sizes)) * 1.1)
        """How many turns I shall probably still have after this one."""
        self.appeals: dict[tuple[int, int], float] = {}
        """By seat and character, as far as asked: see `bot.roles.appeal`."""
        self._offers: dict[int, tuple[float, int]] = {}
        self._losses: dict[tuple[int, int], float] = {}
        self._plans: dict[tuple[int, int, int], Plan] = {}
        self._enmity: dict[int, float] = {}
        self._usable: list[int] | None = None
        self._draft: DraftView | None = None
        self._scores: list[int] | None = None
        self._finish: float | None = None
        self._points = self._per_card = self._leader = -1

    def _to_come(self) -> bool:
        """Whether a character of mine is still to be called."""
        called = called_rank(self.pos) if self.turn is None else self.turn.rank
        return any(rank > called for rank in self.pos.ranks_of(self.me))

    @property
    def draft(self) -> DraftView:
        """What I know of this round's character cards."""
        if self._draft is None:
            self._draft = draft_view(self.pos, self.me)
        return self._draft

    @property
    def frame(self) -> Any:
        """What is asked."""
        return self.pos.stack[-1]

    def known(self, seat: int) -> list[int]:
        """The cards I know to be in a hand."""
        return sorted(self.pos.lore.sure(self.me, seat), key=NAMES.__getitem__)

    # ---- the players

    def scores(self) -> list[int]:
        """Everybody's points if the game ended now."""
        if self._scores is None:
            self._scores = [points_now(self.pos, seat) for seat in range(self.players)]
        return self._scores

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
        share = self._enmity.get(seat)
        if share is None:
            share = -1.0 if seat == self.me else 0.55 / (self.players - 1)
            if seat != self.me and seat == self.leader():
                share += 0.35
            if seat != self.me and self.missing(seat) <= 1:
                share += 0.15
            self._enmity[seat] = share
        return share

    def nearest(self, seat: int) -> int:
        """How many districts the largest of the other cities lacks, seen from this player."""
        return max(0, self.goal - max(self.sizes[:seat] + self.sizes[seat + 1 :]))

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

    def points(self, gold: int, cards: int) -> int:
        """What my city would score with so much gold and so many cards."""
        return city_points(self.pos, self.me, self.city, self.own, gold, cards)

    def price(self, kind: int) -> int:
        """What building it costs me in gold."""
        return price(self.own, kind)

    def may_build(self, kind: int) -> bool:
        """Whether no ban stands against it, whatever it costs."""
        return has_place(self.pos, self.me, self.char, kind)

    def is_spare(self, kind: int, copies: int) -> bool:
        """Whether one card more of a kind than these `copies` in hand is of no use."""
        return self.hand.count(kind) > copies and not self.own >> QUARRY & 1

    def worth(self, kind: int) -> float:
        """What one more district of this kind in my city is worth, in points, before its price."""
        return self.offer(kind)[0]

    def offer(self, kind: int) -> tuple[float, int]:
        """The same with the price."""
        known = self._offers.get(kind)
        if known is None:
            cost = price(self.own, kind)
            known = self._offers[kind] = (self._added_by(kind, cost), cost)
        return known

    def _added_by(self, kind: int, cost: int) -> float:
        me, held, purse, own = self.me, self.cards[self.me], self.purse, self.own
        if self._points < 0:
            self._points = self.points(purse, held)
        gold = max(0, purse - cost)
        cards = held - (kind in self.hand)
        built = city_points(self.pos, me, (*self.city, kind), own | BIT[kind], gold, cards)
        value: float = built - self._points
        if self.last:
            return value
        plain = kind & 63
        if self.sizes[me] < self.goal:
            value += TEMPO * SPACE[kind]
        if TYPE[kind] == UNIQUE:
            value += USE_PER_TURN.get(plain, 0.0) * self.turns + USE_ONCE.get(plain, 0.0)
            if plain == STATUE and self.pos.crown == me:
                value -= 3.5  # the crown may be gone by the end
        else:
            value += INCOME_PER_TURN * self.turns
        if not own & KINDS_OF_TYPE[TYPE[kind]]:
            value += NEW_TYPE
        return value

    def loss(self, seat: int, district: int) -> float:
        """What a player loses with a district of his city, in points."""
        known = self._losses.get((seat, district))
        if known is None:
            known = self._losses[seat, district] = self._lost_with(seat, district)
        return known

    def _lost_with(self, seat: int, district: int) -> float:
        city, marks, gold, cards = self.cities[seat], self.marks[seat], self.gold[seat], self.cards[seat]
        rest = city.copy()
        rest.remove(district)
        lost = city_points(self.pos, seat, city, marks, gold, cards)
        lost -= city_points(self.pos, seat, rest, marks, gold, cards)
        if self.last if seat == self.me else self.pos.completed:
            return lost
        return lost + TEMPO + USE_PER_TURN.get(district & 63, 0.0) * self.turns

    def per_card(self) -> int:
        """The points that each card in my hand scores."""
        if self._per_card < 0:
            held = self.cards[self.me]
            self._per_card = self.points(self.purse, held + 1) - self.points(self.purse, held)
        return self._per_card

    def card_worth(self, kind: int) -> float:
        """What a card in hand is worth to me, in points."""
        in_hand = self.per_card()
        if kind == SECRET_VAULT:
            return in_hand + VAULT
        if self.last:
            return in_hand
        if not self.may_build(kind) or self.is_spare(kind, 1):
            return in_hand + 0.1
        soon = 0.8 if price(self.own, kind) <= self.purse + 2 else 0.0
        return in_hand + soon + 0.35 * self.worth(kind)

    # ---- what I could build

    def slots(self) -> int:
        """How many more builds the limit allows in this turn."""
        turn = self.turn
        return 1 if turn is None or turn.mode == WITCH_FIRST else builds_left(turn)

    def usable(self, hand: Sequence[int] | None = None) -> list[int]:
        """The different cards of a hand (None: mine) that could be built at all."""
        if hand is not None:
            return [kind for kind in dict.fromkeys(hand) if self.may_build(kind)]
        if self._usable is None:
            self._usable = self.usable(self.hand)
        return self._usable

    def plan(self, gold: int, slots: int, hand: Sequence[int] | None = None, char: int = -1) -> Plan:
        """The best set of builds from a hand (None: mine) for so much gold within the limit."""
        if hand is not None:
            return self._plan(gold, slots, hand, char)
        asked = (gold, slots, char)
        plan = self._plans.get(asked)
        if plan is None:
            plan = self._plans[asked] = self._plan(gold, slots, None, char)
        return plan

    def _plan(self, gold: int, slots: int, hand: Sequence[int] | None, char: int) -> Plan:
        acting, usable = self.char, self.usable(hand)
        if acting == NAVIGATOR or (slots <= 0 and not any(is_free_of_limit(acting, kind) for kind in usable)):
            return NO_PLAN
        coin = 0.0 if self.last or (char if char >= 0 else acting) == ALCHEMIST else GOLD
        tax = 0.4 if self.pos.setup.tax and not self.last else 0.0
        found = []
        free = False
        for kind in usable:
            worth, cost = self.offer(kind)
            if cost <= gold:
                slot = 0 if is_free_of_limit(acting, kind) else 1
                free = free or not slot
                found.append((worth - coin * cost - tax, kind, cost, slot))
        if not found:
            return NO_PLAN
        found.sort(reverse=True)
        best = NO_PLAN
        size, goal = self.sizes[self.me], self.goal
        open_city = size < goal and self.me not in self.pos.completed
        queue: list[tuple[int, int, int, float, int, tuple[int, ...]]] = [(0, gold, slots, 0.0, size, ())]
        wide = found[:_WIDE]
        while queue:
            start, purse, left, value, reached, kinds = queue.pop()
            for index in range(start, len(wide)):
                net, kind, cost, slot = wide[index]
                if cost > purse or slot > left:
                    continue
                grown = reached + SPACE[kind]
                total = value + net
                if open_city and reached < goal <= grown:
                    total += self.finish()
                chosen = (*kinds, kind)
                if total > best[0]:
                    best = (total, chosen)
                if left > slot or free:
                    queue.append((index + 1, purse - cost, left - slot, total, grown, chosen))
        return best

    def finish(self) -> float:
        """What completing my city now is worth: the points for it, and the end of the game for better or worse."""
        if self._finish is None:
            self._finish = self._finished()
        return self._finish

    def _finished(self) -> float:
        pos, scores = self.pos, self.scores()
        if pos.completed:
            return COMPLETED
        mine = scores[self.me] + FIRST + 3
        rival = max(scores[seat] + (1 if seat in pos.shown else 3) for seat in self.others())
        if mine >= rival:
            return 10.0
        others_far = min(self.missing(seat) for seat in self.others()) > 1
        return -3.0 if rival - mine > 8 and others_far else 4.0

    def prospects(self, gold: int, kinds: Sequence[int], held: int, drawn: int) -> float:
        """What gold, cards and so many cards yet unseen promise for the turns after this one, in points.

        `kinds`: those that could be built, of all the cards `held`.
        """
        if self.last:
            return self.points(gold, held + drawn) - self.points(0, 0)
        offers = [self.offer(kind) for kind in kinds]
        offers += [(UNKNOWN_WORTH, UNKNOWN_PRICE)] * drawn
        total = 0.12 * len(offers)
        factor = 0.65
        for _ in range(3):
            gold += 2
            best, cost, most = None, 0, 0.0
            for offer in offers:
                if offer[1] <= gold:
                    net = offer[0] - GOLD * offer[1]
                    if best is None or net > most:
                        best, cost, most = offer, offer[1], net
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
        kinds = self.plan(gold, slots, hand)[1]
        left, held = self.usable(hand), len(self.hand if hand is None else hand)
        spent, value = 0, 0.0
        if kinds:
            for kind in kinds:
                worth, cost = self.offer(kind)
                spent, value = spent + cost, value + worth
            left = [kind for kind in left if kind not in kinds]
            held = sum([kind not in kinds for kind in (self.hand if hand is None else hand)])
            if self.sizes[self.me] < self.goal <= self.sizes[self.me] + len(kinds):
                value += self.finish()
        if drawn and len(kinds) < slots and gold > spent:
            value += 0.2 * min(gold - spent, 4)  # a new card may be built at once
        purse = gold if self.char == ALCHEMIST else gold - spent
        return value + self.prospects(purse, left, held, drawn)
