"""How the bot pays what it offers: with money, with goods it does not need, with what the bought action will bring."""

from __future__ import annotations

from functools import lru_cache

from tetrapolis.games.genoa.bot import values
from tetrapolis.games.genoa.bot.outlook import Outlook, minus
from tetrapolis.games.genoa.bot.values import Holding
from tetrapolis.games.genoa.rules.board import MARKET
from tetrapolis.games.genoa.rules.bundle import EMPTY, Bundle, read, write
from tetrapolis.games.genoa.rules.cards import CARDS, COIN, PAY_AT
from tetrapolis.games.genoa.rules.frames import Terms
from tetrapolis.games.genoa.rules.moves import Offer

SPARE = 7.0
"""A good that costs me no more than that is offered in place of money ..."""
CREDIT = 10
"""... for so many ducats."""
PICKED = 0.8
"""Of two cards drawn the worse one goes, in relation to an average one."""


def priced(terms: Terms | Offer) -> float:
    """What an offer comes to, roughly, for whoever gets it."""
    return ducats_of(terms.give) + ducats_of(terms.pledge) - ducats_of(terms.take)


@lru_cache(maxsize=4000)
def ducats_of(text: str) -> float:
    """A bundle in ducats for anybody."""
    things = read(text)
    return things.ducats + CREDIT * things.things


class Payment:
    """An offer in the making."""

    __slots__ = ("give", "loss", "open", "pledge", "table", "take")

    def __init__(self, table: Outlook, price: int) -> None:
        self.table = table
        self.open = price
        """Ducats not covered yet."""
        self.give, self.pledge, self.take = EMPTY, EMPTY, EMPTY
        self.loss = 0.0

    def offer(self, space: int) -> Offer:
        """The move."""
        table = self.table
        extra = int(table.pos.takes_extra(table.me, space))
        give, take, pledge = write(self.give), write(self.take), write(self.pledge)
        return Offer(table.board.names[space], give, take, pledge, extra)


def payment(table: Outlook, space: int, price: int) -> Payment | None:
    """How a price is paid: money, but a good that I do not need in its place; pledges where money is short."""
    pay = Payment(table, price)
    after = table.after_main(table.mine, space) if space < MARKET else table.mine
    main = table.main(space) if space < MARKET else EMPTY
    if main.goods and price >= CREDIT:
        _pledge_good(pay, main, after)
    if table.players == 2 and not pay.pledge.things:  # GEN-12.1
        _some_good(pay, space, main, after)
        if not pay.give.things + pay.pledge.things:
            return None
    money = min(pay.open, table.mine.ducats)
    pay.give = pay.give._replace(ducats=money)
    pay.open -= money
    pay.loss += money
    if pay.open > 0 and space < MARKET:
        _pledge_reward(pay, space)
    if pay.open > 0:
        _spare_goods(pay)
    if pay.give == pay.pledge == EMPTY:
        return None
    return pay


def _pledge_good(pay: Payment, main: Bundle, after: Holding) -> None:
    """One of the two goods of a warehouse, if I do not need it."""
    table = pay.table
    losses = [(_good_loss(table, after, good), good) for good, _ in main.goods]
    if len(losses) == 2 and min(losses)[0] <= SPARE:
        loss, good = min(losses)
        pay.pledge = pay.pledge._replace(goods=((good, 1),))
        pay.open -= CREDIT
        pay.loss += loss


def _good_loss(table: Outlook, held: Holding, good: int) -> float:
    return table.worth(held) - table.worth(held._replace(goods=minus(held.goods, [good])))


def _some_good(pay: Payment, space: int, main: Bundle, after: Holding) -> None:
    """The good that costs me least, of mine or of what the action brings."""
    table, held = pay.table, pay.table.mine
    ways: list[tuple[float, str, int]] = [
        (_good_loss(table, held, good), "good", good) for good, count in enumerate(held.goods) if count
    ]
    ways += [
        (-table.gain(held._replace(tiles=minus(held.tiles, [tile]))), "tile", tile)
        for tile, count in enumerate(held.tiles)
        if count > (tile == values.BONUS)
    ]
    ways += [(table.card_loss(card), "card", card) for card in table.hand if space not in CARDS[card].buildings]
    ways += [(_good_loss(table, after, good), "pledge_good", good) for good, _ in main.goods]
    ways += [(table.drawn(held, deck) * PICKED, "pledge_card", deck) for deck, count in main.decks if count > 1]
    if main.markers and min(table.pos.central) > 1:
        ways.append((table.worth(after) - table.worth(after._replace(markers=after.markers - 1)), "pledge_marker", 1))
    if not ways:
        return
    loss, kind, what = min(ways)
    give, pledge = pay.give, pay.pledge
    if kind == "good":
        pay.give = give._replace(goods=((what, 1),))
    elif kind == "tile":
        pay.give = give._replace(tiles=((what, 1),))
    elif kind == "card":
        pay.give = give._replace(cards=(what,))
    elif kind == "pledge_good":
        pay.pledge = pledge._replace(goods=((what, 1),))
    elif kind == "pledge_card":
        pay.pledge = pledge._replace(decks=((what, 1),))
    else:
        pay.pledge = pledge._replace(markers=1)
    pay.loss += loss
    pay.open = max(0, pay.open - COIN * int(max(CREDIT, loss) / COIN))


def _pledge_reward(pay: Payment, space: int) -> None:
    """A part of an order's pay, if I can complete one there for sure (GEN-6.23)."""
    table, given = pay.table, dict(pay.give.goods)
    for order in table.mine.orders:
        card = CARDS[order]
        sure = all(table.mine.goods[good] > given.get(good, 0) for good in card.goods)
        if sure and space in card.buildings:
            ducats = min(pay.open, PAY_AT[space])
            pay.pledge = pay.pledge._replace(ducats=ducats)
            pay.open -= ducats
            pay.loss += ducats
            return


def _spare_goods(pay: Payment) -> None:
    """Money is short: goods that I do not need."""
    table, goods = pay.table, dict(pay.give.goods)
    for good, count in enumerate(table.mine.goods):
        if pay.open <= 0:
            break
        if count > goods.get(good, 0):
            loss = _good_loss(table, table.mine, good)
            if loss <= SPARE:
                goods[good] = goods.get(good, 0) + 1
                pay.open -= CREDIT
                pay.loss += loss
    pay.give = pay.give._replace(goods=tuple(sorted(goods.items())))
