"""Where a game of Ankh-Morpork can stand: the frames of its stack. Frames hold numbers and tuples only.

Frames of one kind run by themselves: they are a short list of stages (a window, another one, the effect). The others
ask a seat. A window that is answered sets `stopped` in the frame below it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tetrapolis.core.types import Frame, one_of

ICON, TEXT, EVENT = range(3)
"""What causes a removal (ANK-4.39)."""

W_TEXT, W_MOVE, W_REMOVE, W_REMOVED = range(4)
"""The windows that hold one piece or player each (ANK-4.39); W-EVENT is `Protecting`, W-BREAK a move of `Menu`."""

# ---- the turn


class Main(Frame, tag="main"):
    """A player's MAIN: the icons of the current card, then further plays (ANK-2.4). Runs."""

    seat: int
    card: int = -1
    """Whose icons are offered."""
    icon: int = 0
    plays: int = 1
    played: bool = False


class Menu(Frame, tag="menu"):
    """What the player does next in MAIN."""

    seat: int


# ---- windows and what they interrupt


class Window(Frame, tag="window"):
    """A player who is hit may answer (ANK-4.39). `stake` is what he would lose, in points."""

    seat: int
    kind: int
    cause: int
    card: int
    """The card (or event) that hits him."""
    by: int
    area: int = 0
    stake: int = 0


class Aim(Frame, tag="aim"):
    """A text hits a player: W-TEXT, then the effect (the text's `hit`). Runs."""

    by: int
    card: int
    target: int
    other: int = -1
    """Who gets the money that the target pays (Hubert)."""
    stage: int = 0
    stopped: bool = False


class Everybody(Frame, tag="everybody"):
    """A text hits each opponent in turn (ANK-4.37). Runs."""

    by: int
    card: int
    left: tuple[int, ...]


class Removal(Frame, tag="removal"):
    """A minion is about to be removed by an icon or a text: windows, effect, W-REMOVED. Runs."""

    cause: int
    card: int
    by: int
    area: int
    owner: int
    stage: int = 0
    stopped: bool = False


class Shift(Frame, tag="shift"):
    """A text is about to move another player's minion: W-TEXT, W-MOVE, effect. Runs."""

    card: int
    by: int
    area: int
    owner: int
    to: int
    stage: int = 0
    stopped: bool = False


class Swap(Frame, tag="swap"):
    """The Bursar is about to exchange two minions. Runs."""

    card: int
    by: int
    area: int
    owner: int
    area2: int
    owner2: int
    stage: int = 0
    stopped: bool = False


# ---- questions of texts and powers


class ChooseTarget(Frame, tag="choose_target"):
    """Choose the player whom a text hits."""

    seat: int
    card: int
    targets: tuple[int, ...]
    other: int = -1


class ChoosePaid(Frame, tag="choose_paid"):
    """Choose the opponent who gets the money of a text (Burleigh & Stronginthearm, Hobson's, Hubert)."""

    seat: int
    card: int
    targets: tuple[int, ...]


class Rolled(Frame, tag="rolled"):
    """Carcer: each rolled area is still to lose a minion (ANK-10.60). Runs."""

    by: int
    card: int
    dice: tuple[int, ...]


class ChooseVictim(Frame, tag="choose_victim"):
    """Choose a minion in some areas that a text removes, but none of one owner."""

    seat: int
    card: int
    by: int
    areas: int
    but: int = -1


class LoseMinion(Frame, tag="lose_minion"):
    """Choose an own minion to be removed (The Auditors, a rolled 1); CMOT Dibbler may pay instead."""

    seat: int
    card: int
    by: int
    may_pay: bool = False


class GrabMinion(Frame, tag="grab_minion"):
    """Choose a minion to be moved; for The Bursar twice."""

    seat: int
    card: int
    area: int = 0
    owner: int = 0


class GoTo(Frame, tag="go_to"):
    """Choose where the minion goes."""

    seat: int
    card: int
    area: int
    owner: int


class Placing(Frame, tag="placing"):
    """Place minions in one of some areas. `lost`: an interrupt brings back the minion lost there."""

    seat: int
    areas: int
    left: int = 1
    quiet: bool = False
    optional: bool = False
    free: bool = True
    """Reach does not matter (ANK-4.5)."""
    lost: int = 0
    power: int = 0
    """The area whose power asks; 0: a card does."""


class Building(Frame, tag="building"):
    """Place a building for a part of the cost (Wee Mad Arthur)."""

    seat: int


class Buying(Frame, tag="buying"):
    """Choose an opponent's building to buy, where a marker lies or where none does."""

    seat: int
    card: int
    in_trouble: bool


class Paying(Frame, tag="paying"):
    """A bought building's price is still to be paid: W-TEXT, then the effect. Runs."""

    by: int
    card: int
    area: int
    lift: int
    stage: int = 0
    stopped: bool = False


class Stirring(Frame, tag="stirring"):
    """Choose where a marker goes."""

    seat: int
    areas: int
    power: int = 0
    """As in Placing."""


class Calming(Frame, tag="calming"):
    """Isle of Gods: choose the marker to take off."""

    seat: int


class Visiting(Frame, tag="visiting"):
    """Mr Slant: choose the area that pays."""

    seat: int
    card: int


class Discarding(Frame, tag="discarding"):
    """Discard hand cards, `pays` dollars for each; `then_refill` draws up to five (The Alchemists' Guild)."""

    seat: int
    left: int
    pays: int = 0
    optional: bool = False
    then_refill: bool = False
    power: int = 0
    """As in Placing."""


class Giving(Frame, tag="giving"):
    """Give hand cards to a player; `price` is what he pays for them."""

    seat: int
    target: int
    left: int
    price: int = 0


class Donating(Frame, tag="donating"):
    """The Dragon Sanctuary: give so many dollars or a card."""

    seat: int
    target: int
    amount: int


class Fined(Frame, tag="fined"):
    """The Fools' Guild, Dr Whiteface: pay or take the card (ANK-7.4)."""

    seat: int
    card: int
    by: int


class Insured(Frame, tag="insured"):
    """The Fire Brigade: pay or risk a building."""

    seat: int
    card: int
    by: int


class Razing(Frame, tag="razing"):
    """The Fire Brigade was not paid: remove a building or not."""

    seat: int
    target: int


class Searching(Frame, tag="searching"):
    """Cable Street Particulars: choose a card of a hand."""

    seat: int
    target: int


class Keeping(Frame, tag="keeping"):
    """Stanley: keep one of two cards. Which ones only the two players know."""

    seat: int
    target: int
    cards: tuple[int, ...]


# ---- events


class Happening(Frame, tag="happening"):
    """An event: its dice, who may save what, its effects, lost minions (ANK-6.2). Runs.

    `hits` are (owner, area, what, count), see hits.WHAT; `saved` counts for each of them how many were saved.
    """

    event: int
    by: int
    dice: tuple[int, ...] = ()
    hits: tuple[tuple[int, int, int, int], ...] = ()
    saved: tuple[int, ...] = ()
    stage: int = 0
    turn: int = 0
    """How many players have been asked in this stage."""
    lost: tuple[tuple[int, int], ...] = ()
    """Minions that just left the board: (owner, area)."""
    rolled: int = 0
    """Mysterious Murders: how many have rolled."""
    stopped: bool = False
    """The last lost minion was brought back."""


class Protecting(Frame, tag="protecting"):
    """W-EVENT with W-REMOVE: save own pieces from an event, one decision list per player."""

    seat: int
    stake: int


class Murdering(Frame, tag="murdering"):
    """Mysterious Murders: choose the victim (ANK-6.17)."""

    seat: int
    area: int


class Fleeing(Frame, tag="fleeing"):
    """Flood: move the own minions out of flooded areas; (area, count) still to go."""

    seat: int
    flooded: int
    left: tuple[tuple[int, int], ...]


class Sinking(Frame, tag="sinking"):
    """Subsidence: choose buildings that are given up."""

    seat: int
    keep: int
    """How many buildings can be paid for."""


if TYPE_CHECKING:
    AnyFrame = Frame
else:
    AnyFrame = one_of(Frame, globals())
