"""Which moves can be taken back: those after which nothing hidden has come to light and nobody else is asked.

All of it follows from public facts (windows open by nothing else, ANK-11.11), so a seat can be told before it moves.
What is not followed to its end here (what an event or a window does) counts as final.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tetrapolis.games.ankh_morpork.rules import texts_attack, texts_cards, texts_money
from tetrapolis.games.ankh_morpork.rules.aiming import always
from tetrapolis.games.ankh_morpork.rules.areas import AREAS_IN, BIT, COST, SMALL_GODS, THE_SCOURS, UNREAL_ESTATE
from tetrapolis.games.ankh_morpork.rules.cards import (
    ANOTHER,
    CARDS,
    DOCTOR_MOSSY_LAWN,
    EVENT,
    ICONS_OF,
    MINION,
    MONEY,
    SCROLL,
)
from tetrapolis.games.ankh_morpork.rules.frames import (
    ICON,
    TEXT,
    W_MOVE,
    W_REMOVE,
    W_REMOVED,
    W_TEXT,
    Aim,
    ChooseVictim,
    GoTo,
    GrabMinion,
    LoseMinion,
    Main,
    Rolled,
)
from tetrapolis.games.ankh_morpork.rules.interrupts import opens, return_areas
from tetrapolis.games.ankh_morpork.rules.position import DEMON, NO_CARD, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.powers import INCOME
from tetrapolis.games.ankh_morpork.rules.texts import text_of
from tetrapolis.games.ankh_morpork.rules.turns import ASKS, TURNS_EVENT, ahead

Change = Callable[[AnkhMorporkPosition], None]
"""What a move does to the board, as far as it decides what can be done next."""

_SURE_POWERS = (*INCOME, UNREAL_ESTATE)
"""Powers that can be used whatever lies on the board."""


class Outlook(NamedTuple):
    """What the icons of a card from one on bring, whatever lies on the board."""

    event: bool
    """An event card is turned over before anything is asked."""
    sure: bool
    """Something is asked: an icon that can always be carried out."""
    plays: int
    depends: bool
    """There are icons that can be carried out at some times only."""


def _outlook(card: int, icon: int) -> Outlook:
    icons = ICONS_OF[card][icon:]
    always_startable = [kind == MINION or kind in MONEY or (kind == SCROLL and _is_always(card)) for kind in icons]
    depends = any(kind not in (ANOTHER, EVENT) for kind in icons)
    return Outlook(EVENT in icons, any(always_startable), icons.count(ANOTHER), depends)


def _is_always(card: int) -> bool:
    return text_of(card).can is always


_OUTLOOK = tuple(tuple(_outlook(card, icon) for icon in range(len(icons) + 1)) for card, icons in enumerate(ICONS_OF))


class Turn:
    """The active player's MAIN as it stands once what is being done now is done.

    `card`, `icon` and `plays` are those of MAIN after the move; `hand` how many cards he holds then, `used` the areas
    whose power it uses.
    """

    __slots__ = ("card", "hand", "icon", "played", "plays", "pos", "seat", "sure", "used")

    def __init__(
        self,
        pos: AnkhMorporkPosition,
        card: int,
        icon: int,
        plays: int,
        played: bool = True,
        hand: int = -1,
        used: int = 0,
    ) -> None:
        self.pos, self.used = pos, used
        self.seat: int = pos.active
        self.card, self.icon, self.plays = card, icon, plays
        self.hand = len(pos.hands[self.seat]) if hand < 0 else hand
        self.played = played and self.hand > 0  # with an empty hand he cannot hold Doctor Mossy Lawn
        self.sure = self._sure()

    def _sure(self) -> bool | None:
        """Whether he is asked again, whatever changes on the board; None: that depends on it."""
        pos, seat, plays, depends = self.pos, self.seat, self.plays, False
        if self.card != NO_CARD:
            event, sure, more, depends = _OUTLOOK[self.card][self.icon]
            if event and pos.events:
                return False
            if sure:
                return True
            plays += more
        if plays and self.hand:
            return True
        if self.played and pos.may_hold(seat, DOCTOR_MOSSY_LAWN):
            return True
        if pos.houses[seat]:
            closed = pos.gone | pos.gained | pos.used | pos.where[DEMON] | BIT[SMALL_GODS] | self.used
            for area in AREAS_IN[pos.built & ~closed]:
                if pos.building[area] == seat:
                    if area in _SURE_POWERS or (area == THE_SCOURS and self.hand):
                        return True
                    depends = True
        return None if depends else False

    def ends(self, change: Change | None = None) -> bool:
        """Whether he is not asked again after a change of the board."""
        if self.sure is not None:
            return not self.sure
        pos = self.pos
        if change is not None or self.used or self.hand != len(pos.hands[self.seat]):
            pos = _scratch(pos)
            pos.used |= self.used
            pos.hands[self.seat] = pos.hands[self.seat][: self.hand]
            if change is not None:
                change(pos)
        return _ends(pos, self)


def _scratch(pos: AnkhMorporkPosition) -> AnkhMorporkPosition:
    """A copy of what a change may change and of what MAIN then asks: no history, and nobody's knowledge."""
    twin = AnkhMorporkPosition.__new__(AnkhMorporkPosition)
    twin.setup, twin.active, twin.events, twin.whereabouts = pos.setup, pos.active, pos.events, pos.whereabouts
    twin.trouble, twin.built, twin.gone, twin.gained, twin.used = (
        pos.trouble,
        pos.built,
        pos.gone,
        pos.gained,
        pos.used,
    )
    twin.minions, twin.crowd, twin.where, twin.supply = (
        pos.minions.copy(),
        pos.crowd.copy(),
        pos.where.copy(),
        pos.supply.copy(),
    )
    twin.building, twin.houses, twin.cash, twin.hands = (
        pos.building.copy(),
        pos.houses.copy(),
        pos.cash.copy(),
        pos.hands.copy(),
    )
    twin.fresh = []
    return twin


def _ends(pos: AnkhMorporkPosition, turn: Turn) -> bool:
    icon, plays = turn.icon, turn.plays
    what, icon, plays = ahead(pos, turn.seat, turn.card, icon, plays, turn.played)
    while what == TURNS_EVENT and not pos.events:
        what, icon, plays = ahead(pos, turn.seat, turn.card, icon, plays, turn.played)
    return what != ASKS


def rest_of(pos: AnkhMorporkPosition, gone: int = NO_CARD) -> Turn:
    """MAIN after what is being carried out now; `gone`: a card that leaves the active player's hand in it."""
    main: Any = pos.stack[0]
    played = main.played and gone != DOCTOR_MOSSY_LAWN
    return Turn(pos, main.card, main.icon, main.plays, played, len(pos.hands[main.seat]) - (gone != NO_CARD))


def after_icon(pos: AnkhMorporkPosition, main: Main) -> Turn:
    """MAIN after the icon that a menu asks about."""
    return Turn(pos, main.card, main.icon + 1, main.plays, main.played)


def goes_on_for_sure(card: int) -> bool:
    """Whether playing a card can be taken back, whatever lies on the board."""
    return _OUTLOOK[card][0].sure and not _OUTLOOK[card][0].event


def play_is_final(pos: AnkhMorporkPosition, main: Main, card: int) -> bool:
    """Whether a card that is played turns over an event card, or ends the turn at once."""
    event, sure, _, _ = _OUTLOOK[card][0]
    if event and pos.events:
        return True
    return not sure and Turn(pos, card, 0, main.plays - 1, True, len(pos.hands[main.seat]) - 1).ends()


# ---- attacks


def attack_is_answered(pos: AnkhMorporkPosition, cause: int, by: int, owner: int, area: int) -> bool:
    """Whether somebody else may answer when a minion is removed (ANK-4.39)."""
    if owner == by:
        return False
    if cause == TEXT and opens(pos, owner, W_TEXT, TEXT, by):
        return True
    if opens(pos, owner, W_REMOVE, cause, by):
        return True
    return opens(pos, owner, W_REMOVED, cause, by) and return_areas(pos, owner, area) != 0


def loss_is_answered(pos: AnkhMorporkPosition, by: int, seat: int, area: int) -> bool:
    """Whether a player who chooses an own minion himself is asked again before it is gone for good."""
    if opens(pos, seat, W_REMOVE, TEXT, by):
        return True
    return opens(pos, seat, W_REMOVED, TEXT, by) and return_areas(pos, seat, area) != 0


def _removes(owner: int, area: int) -> Change:
    return lambda pos: pos.remove_minion(owner, area)


def kill_is_final(pos: AnkhMorporkPosition, turn: Turn, owner: int, area: int) -> bool:
    """ANK-4.19."""
    return attack_is_answered(pos, ICON, turn.seat, owner, area) or turn.ends(_removes(owner, area))


def victim_is_final(pos: AnkhMorporkPosition, frame: ChooseVictim, owner: int, area: int) -> bool:
    """A minion that a text removes; who is hired by another player is asked no more."""
    below = pos.stack[-2]
    if frame.seat != pos.active or attack_is_answered(pos, TEXT, frame.by, owner, area):
        return True
    if owner == frame.by and loss_is_answered(pos, owner, owner, area):
        return False
    if isinstance(below, Rolled):
        return True  # the second die
    return rest_of(pos).ends(_removes(owner, area))


def loss_is_final(pos: AnkhMorporkPosition, frame: LoseMinion, area: int) -> bool:
    """An own minion that a text takes (The Auditors, a rolled 1)."""
    seat = frame.seat
    if loss_is_answered(pos, frame.by, seat, area):
        return False
    return seat != pos.active or rest_of(pos).ends(_removes(seat, area))


def go_is_final(pos: AnkhMorporkPosition, frame: GoTo, to: int) -> bool:
    """A minion that a text moves."""
    owner, by = frame.owner, frame.seat
    if owner != by and (opens(pos, owner, W_TEXT, TEXT, by) or opens(pos, owner, W_MOVE, TEXT, by)):
        return True
    return rest_of(pos).ends(lambda twin: twin.move_minion(owner, frame.area, to))


def swap_is_final(pos: AnkhMorporkPosition, frame: GrabMinion, owner: int, area: int) -> bool:
    """The Bursar's second minion."""
    by = frame.seat
    for hit in {owner, frame.owner} - {by}:
        if opens(pos, hit, W_TEXT, TEXT, by) or opens(pos, hit, W_MOVE, TEXT, by):
            return True
    return rest_of(pos).ends(lambda twin: twin.swap_minions(frame.owner, frame.area, owner, area))


# ---- texts

_ASKS_ON = {
    "place_quietly",
    "place_at_building",
    "place_in_trouble",
    "place_near_university",
    "add_trouble",
    "spread_trouble",
    "move_other",
    "move_own",
    "run_away",
    "exchange_minions",
    "build_at_half",
    "buy_building",
    "buy_building_in_trouble",
    "money_in_trouble",
    "remove_at_university",
    "discard_one",
    "pay_and_assassinate",
    "pay_and_move_own",
    "opponent_pays",
}
"""Texts that begin with a question to who carries them out."""
_EFFECTS = {"money_per_minion_on_isle", "money_per_trouble", "money_per_building", "loan", "two_plays"}
"""Texts that ask nothing and show nothing."""


def text_is_final(pos: AnkhMorporkPosition, seat: int, card: int) -> bool:
    """Whether the text of a card can be taken back once it is begun."""
    name, n = CARDS[card].text, CARDS[card].n
    main: Any = pos.stack[0]
    if name in _ASKS_ON:
        return False
    if name in ("sell_cards", "new_hand") and pos.hands[seat]:
        return False
    if name in _EFFECTS or name == "sell_cards":
        plays = main.plays + (n if name == "two_plays" else 0)
        brings = text_of(card).brings(pos, seat, n)
        return Turn(pos, card, main.icon + 1, plays).ends(_earns(seat, brings))
    if name == "collect":
        hit = [target for target in pos.opponents(seat) if pos.cash[target]]
        if any(opens(pos, target, W_TEXT, TEXT, seat) for target in hit):
            return True
        return after_icon(pos, main).ends(_earns(seat, text_of(card).brings(pos, seat, n)))
    targets = [target for target in pos.opponents(seat) if not _is_spared(pos, seat, card, target)]
    if text_of(card).hit in _HITS and len(targets) > 1:
        return name in ("dibbler", "here_n_now", "everybody_loses_minion", "donations")
    if text_of(card).hit in _HITS and name != "here_n_now":
        return hit_is_final(pos, Aim(seat, card, targets[0]), after_icon(pos, main))
    return True  # it draws, rolls or shows something


def _is_spared(pos: AnkhMorporkPosition, seat: int, card: int, target: int) -> bool:
    return any(seats >> target & 1 for seats, _ in text_of(card).spares(pos, seat, ""))


def _earns(seat: int, amount: int) -> Change:
    def change(pos: AnkhMorporkPosition) -> None:
        pos.cash[seat] += amount

    return change


_HITS = {
    texts_money.take_money,
    texts_money.fine,
    texts_money.offer_insurance,
    texts_cards.beg,
    texts_cards.sell,
    texts_cards.donate,
    texts_cards.exchange_hands,
    texts_cards.search_hand,
    texts_cards.steal_card,
    texts_attack.hire_killer,
    texts_attack.lose_one,
}
"""What texts do to the player they are aimed at."""


def hit_is_final(pos: AnkhMorporkPosition, aim: Aim, turn: Turn) -> bool:
    """Whether it can be taken back that a text is aimed at a player."""
    text, n = text_of(aim.card), CARDS[aim.card].n
    by, target = aim.by, aim.target
    if text.hurts(pos, target, n) and opens(pos, target, W_TEXT, TEXT, by):
        return True
    if text.hit is texts_cards.sell:
        return False  # now he chooses a card
    if text.hit is texts_money.offer_insurance:
        return pos.cash[target] >= n  # the other one is asked whether he pays
    if text.hit is texts_money.fine:
        return pos.cash[target] >= n or turn.ends()
    if text.hit is texts_money.take_money:
        gets = min(n, pos.cash[target]) if aim.other < 0 else 0
        return turn.ends(_earns(by, gets))
    return True  # hands are looked at, or the other one is asked


def paid_is_final(pos: AnkhMorporkPosition, seat: int, card: int, target: int) -> bool:
    """Who gets the money of a text: then a minion is chosen, or for Hubert who pays it (ANK-10.93)."""
    if CARDS[card].text != "opponent_pays":
        return False
    payers = [other for other in pos.opponents(seat) if other != target]
    return len(payers) == 1 and hit_is_final(pos, Aim(seat, card, payers[0], target), rest_of(pos))


def buy_is_final(pos: AnkhMorporkPosition, seat: int, area: int, lift: int) -> bool:
    """Sybil Vimes, Reacher Gilt: the owner may answer."""

    def change(twin: AnkhMorporkPosition) -> None:
        if lift:
            twin.remove_building(lift)
        twin.remove_building(area)
        twin.place_building(seat, area)
        twin.cash[seat] -= COST[area]

    return opens(pos, pos.building[area], W_TEXT, TEXT, seat) or rest_of(pos).ends(change)
